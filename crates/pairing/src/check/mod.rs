//! Checking a finished event round by round, or a bare list for the next round (P27).
//!
//! A replay draws each round anew from the rounds before it, with the players who stand in it. U
//! fixes nothing, absences that were announced elsewhere aren't used, a scheduled forfeit is a
//! pair. Pairs (with the bye) and colours are two verdicts.

mod change;
mod compare;
mod difference;
mod error;
mod find;
pub(crate) mod list;
mod rules;
mod table;

use shashki_tournament::{Draft, Event, Round, StartNumber};

pub use change::{ChangedResult, NoChangedResult, NoSuchGame};
pub use difference::{Decided, Difference, Instead, Stands, WhyNot};
pub use error::CheckError;
pub use find::Possibility;
pub use list::{ListError, ListReport, RoundList, check_list};
pub use rules::{Broken, RuleBreak};

pub(crate) use rules::{Listed, breaks_of_pairs};

use crate::{PairError, Request, Step, System, pair};
use compare::{Watcher, agree};
use table::Table;

/// Two players, the lower number first; none as the second: the bye.
pub type Pair = (StartNumber, Option<StartNumber>);

/// More changes than this are tried one by one and all together, not in every combination.
const MOST_COMBINED: usize = 6;

/// How far a long piece of work has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// So many steps are done.
    pub done: usize,
    /// Of so many.
    pub of: usize,
}

/// What is to be checked.
///
/// ```
/// use shashki_pairing::{Replay, Request, System};
/// let mut replay = Replay::new(Request::new(System::Coefficient));
/// replay.changes.push("1:2-3=1/2".parse().unwrap());
/// assert!(!replay.find);
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    /// System, profile, options, seed, first colour, further prohibitions; a drawn order where one
    /// round alone is checked. Its round and its forced pairs aren't used.
    pub draw: Request,
    /// The first and the last round; none: all that are paired.
    pub rounds: Option<(u16, u16)>,
    /// Results that may have stood when a round was paired: one that differs without them is tried
    /// with them.
    pub changes: Vec<ChangedResult>,
    /// Whether to look for a single changed result where a round differs.
    pub find: bool,
}

impl Replay {
    /// All rounds, as they stand.
    pub fn new(draw: Request) -> Self {
        Self { draw, rounds: None, changes: Vec::new(), find: false }
    }
}

/// The verdicts on a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Whether pairs and bye are the system's.
    pub pairs: bool,
    /// Whether the colours are, in the pairs that both have and whose colours are known.
    pub colours: bool,
    /// The pairs of the table that the system doesn't have.
    pub table_only: Vec<Pair>,
    /// The pairs of the system that the table doesn't have.
    pub system_only: Vec<Pair>,
    /// The pairs in both with their colours the other way round: White of the system first.
    pub turned: Vec<(StartNumber, StartNumber)>,
    /// The first difference.
    pub first: Option<Box<Difference>>,
}

impl Comparison {
    /// Whether both verdicts are yes.
    pub const fn agrees(&self) -> bool {
        self.pairs && self.colours
    }

    fn same() -> Self {
        Self {
            pairs: true,
            colours: true,
            table_only: Vec::new(),
            system_only: Vec::new(),
            turned: Vec::new(),
            first: None,
        }
    }

    fn no_valid_pairing(witness: crate::Witness, table: &Table) -> Self {
        let decided = Decided::NoValidPairing { witness };
        Self {
            pairs: false,
            colours: true,
            table_only: table.pairs().collect(),
            system_only: Vec::new(),
            turned: Vec::new(),
            first: Some(Box::new(Difference { decided, instead: Vec::new(), reasons: Vec::new() })),
        }
    }
}

/// What came out for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// It was drawn anew and compared.
    Compared {
        /// As the event stands.
        comparison: Comparison,
        /// The changes with which it agrees where it differs without: of those told, the fewest
        /// that do. None if it agrees anyway or with none of them.
        agrees_if: Option<Vec<ChangedResult>>,
        /// The rules that the table's own pairs break, whatever the system would have done.
        breaks: Vec<RuleBreak>,
    },
    /// The system lot, and neither the drawn order nor a seed is recorded: nothing to compare with.
    LotUnknown,
    /// Nobody met anybody.
    NobodyMet,
}

/// The verdict on a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The round.
    pub round: u16,
    /// What came out.
    pub outcome: Outcome,
}

impl Verdict {
    /// Whether the round is the system's, as it stands or with the changes that were told. None
    /// where that can't be known.
    pub const fn agrees(&self) -> Option<bool> {
        match &self.outcome {
            Outcome::Compared { comparison, agrees_if, .. } => {
                Some(comparison.agrees() || agrees_if.is_some())
            }
            Outcome::LotUnknown => None,
            Outcome::NobodyMet => Some(true),
        }
    }
}

/// A checked event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Round by round.
    pub verdicts: Vec<Verdict>,
    /// Single changed results that would mend rounds, those that mend most first; empty if nobody
    /// looked. Each is a possibility and no more.
    pub possibilities: Vec<Possibility>,
}

impl Report {
    /// Whether no round is known to differ.
    pub fn agrees(&self) -> bool {
        self.verdicts.iter().all(|verdict| verdict.agrees() != Some(false))
    }

    /// The rounds that can't be checked.
    pub fn unknown(&self) -> impl Iterator<Item = u16> {
        self.verdicts.iter().filter(|v| v.agrees().is_none()).map(|v| v.round)
    }
}

/// Checks a finished event round by round (P27).
///
/// `progress` hears of each step; `&mut |_| ()` for nobody.
///
/// ```
/// use shashki_pairing::{Replay, Request, System, check};
/// use shashki_tournament::{
///     Decision, Draft, Meeting, MeetingResult, Player, Round, StartNumber,
/// };
/// let n = |number| StartNumber::new(number).unwrap();
/// let game = |w, b| Meeting::new(n(w), n(b), MeetingResult::Played(Decision::Draw));
/// let event = Draft {
///     players: (1..=4).map(|i| Player::new(n(i), "")).collect(),
///     rounds: vec![Round { meetings: vec![game(1, 2), game(4, 3)], unpaired: vec![] }],
///     ..Draft::default()
/// };
/// let replay = Replay::new(Request::new(System::Coefficient));
/// let report = check(&event.check().unwrap(), &replay, &mut |_| ()).unwrap();
/// assert!(!report.agrees()); // 5.4.10.5.2: 1 - 3, 2 - 4
/// ```
pub fn check(
    event: &Event,
    replay: &Replay,
    progress: &mut dyn FnMut(Progress),
) -> Result<Report, CheckError> {
    let (from, to) = range(event, replay)?;
    let base = slim(event);
    for change in &replay.changes {
        change.apply(&mut base.clone())?;
    }
    let mut verdicts = Vec::new();
    for round in from..=to {
        let rounds = usize::from(to - from) + 1;
        progress(Progress { done: usize::from(round - from), of: rounds });
        verdicts.push(Verdict { round, outcome: outcome(&base, replay, round)? });
    }
    let possibilities =
        if replay.find { find::find(&base, replay, &verdicts, progress)? } else { Vec::new() };
    Ok(Report { verdicts, possibilities })
}

fn range(event: &Event, replay: &Replay) -> Result<(u16, u16), CheckError> {
    let last = event.paired_rounds();
    let (from, to) = replay.rounds.unwrap_or((1, last));
    if from == 0 || from > to || to > last {
        return Err(CheckError::NoSuchRounds { from, to, last });
    }
    Ok((from, to))
}

/// The event without what a replay doesn't use: texts, announced absences, forced pairs, the number
/// of rounds planned.
fn slim(event: &Event) -> Draft {
    let mut draft = event.draft().clone();
    for player in &mut draft.players {
        let (start, enters_in, withdrew_after) =
            (player.start, player.enters_in, player.withdrew_after);
        *player = shashki_tournament::Player::new(start, "");
        (player.enters_in, player.withdrew_after) = (enters_in, withdrew_after);
    }
    draft.info = shashki_tournament::Info::default();
    draft.kept_lines.clear();
    draft.absences.clear();
    draft.constraints.forced.clear();
    draft.planned_rounds = None;
    draft
}

/// The draft up to a round.
fn up_to(base: &Draft, round: u16) -> Draft {
    let mut draft = base.clone();
    draft.rounds.truncate(usize::from(round));
    draft
}

/// The request that draws a round anew.
fn request(replay: &Replay, round: u16) -> Request {
    let alone = replay.rounds.is_some_and(|(from, to)| from == to);
    let lot_order = replay.draw.lot_order.clone().filter(|_| alone);
    Request { round: Some(round), forced: Vec::new(), lot_order, ..replay.draw.clone() }
}

fn outcome(base: &Draft, replay: &Replay, round: u16) -> Result<Outcome, CheckError> {
    let draft = up_to(base, round);
    let Some(played) = draft.rounds.last().filter(|played| played.is_paired()) else {
        return Ok(Outcome::NobodyMet);
    };
    let table = Table::of_round(played);
    let pairs = listed(played);
    let event = draft.check()?;
    let request = request(replay, round);
    let comparison = match compared(&event, &request, &table) {
        Ok(comparison) => comparison,
        Err(PairError::SeedMissing) if request.system == System::Lot => {
            return Ok(Outcome::LotUnknown);
        }
        Err(error) => return Err(CheckError::Draw { round, error }),
    };
    let breaks = breaks_of_pairs(&event, &request, &pairs)
        .map_err(|error| CheckError::Draw { round, error })?;
    let agrees_if = if comparison.agrees() { None } else { told(base, replay, round, &table)? };
    Ok(Outcome::Compared { comparison, agrees_if, breaks })
}

/// The pairs of a round as they stand in it.
pub(crate) fn listed(round: &Round) -> Vec<Listed> {
    use shashki_tournament::UnpairedKind::{ForfeitWin, PairingBye};
    let pairs = round.meetings.iter().map(|meeting| Listed {
        white: meeting.white,
        black: Some(meeting.black),
        coloured: meeting.colours_known,
    });
    let byes = round.unpaired.iter().filter(|u| matches!(u.kind, PairingBye | ForfeitWin));
    let byes = byes.map(|bye| Listed { white: bye.player, black: None, coloured: false });
    pairs.chain(byes).collect()
}

/// The system's draw beside the table. Every step is kept only where the two differ.
fn compared(event: &Event, request: &Request, table: &Table) -> Result<Comparison, PairError> {
    match pair(event, request, &mut Watcher::new(event, table)) {
        Ok(pairing) if agree(&pairing, table) == (true, true) => return Ok(Comparison::same()),
        Ok(_) => {}
        Err(PairError::NoValidPairing { witness }) => {
            return Ok(Comparison::no_valid_pairing(witness, table));
        }
        Err(error) => return Err(error),
    }
    let mut steps: Vec<Step> = Vec::new();
    let pairing = pair(event, request, &mut steps)?;
    Ok(Comparison::new(event, &pairing, &steps, table))
}

/// The fewest of the changes told that mend a round.
fn told(
    base: &Draft,
    replay: &Replay,
    round: u16,
    table: &Table,
) -> Result<Option<Vec<ChangedResult>>, CheckError> {
    let earlier: Vec<&ChangedResult> =
        replay.changes.iter().filter(|change| change.round < round).collect();
    let request = request(replay, round);
    for some in combinations(earlier.len()) {
        let chosen: Vec<ChangedResult> = some.iter().map(|&at| earlier[at].clone()).collect();
        let mut draft = up_to(base, round);
        for change in &chosen {
            change.apply(&mut draft)?;
        }
        if find::mends(draft, &request, table)? {
            return Ok(Some(chosen));
        }
    }
    Ok(None)
}

/// The sets of changes to try: every one that isn't empty, small ones first; of many changes each
/// alone and all together.
fn combinations(count: usize) -> Vec<Vec<usize>> {
    if count > MOST_COMBINED {
        let singles = (0..count).map(|at| vec![at]);
        return singles.chain([(0..count).collect()]).collect();
    }
    let members = |set: u32| (0..count).filter(move |at| set >> at & 1 == 1).collect();
    let mut sets: Vec<Vec<usize>> = (1..1_u32 << count).map(members).collect();
    sets.sort_by_key(Vec::len);
    sets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_sets_of_changes_come_first() {
        assert_eq!(combinations(0), Vec::<Vec<usize>>::new());
        assert_eq!(combinations(2), [vec![0], vec![1], vec![0, 1]]);
        assert_eq!(combinations(3).len(), 7);
        assert_eq!(combinations(7).len(), 8);
        assert_eq!(combinations(7).last().map(Vec::len), Some(7));
    }
}
