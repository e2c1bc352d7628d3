//! What corrected results change (5.4.10.12; P25).

use shashki_base::Lang;
use shashki_tournament::{
    DecisionRecord, Event, Meeting, MeetingResult, Points, Round, StartNumber,
};

use crate::check::{CheckError, Listed, breaks_of_pairs, listed};
use crate::draw::Setting;
use crate::field::Field;
use crate::{ChangedResult, DecisionBy, DecisionError, PairError, Published, Request, RuleBreak};

/// How far a later round has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RoundState {
    /// A result stands in it: nothing touches its pairs any more.
    Begun,
    /// Its pairs are there and no result is.
    Published,
    /// It is still to be drawn.
    NotPaired,
}

impl RoundState {
    /// How far this round has come.
    ///
    /// ```
    /// use shashki_pairing::RoundState;
    /// use shashki_tournament::Round;
    /// assert_eq!(RoundState::of(&Round::default()), RoundState::NotPaired);
    /// ```
    pub fn of(round: &Round) -> Self {
        if !round.is_paired() {
            return Self::NotPaired;
        }
        let open = |meeting: &Meeting| meeting.result == MeetingResult::Unfinished;
        if round.meetings.iter().all(open) { Self::Published } else { Self::Begun }
    }
}

/// What the arbiter may do with a round that is published and not begun (5.4.10.12).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Choice {
    /// The pairs stay: "as a rule final".
    Stay,
    /// As few participants as possible get another opponent (5.4.10.8).
    Repair,
    /// The pairs are changed by hand, by a reasoned decision.
    ByHand,
    /// The round is drawn anew.
    DrawAnew,
}

impl Choice {
    /// All of them, from the least to the greatest change.
    pub const ALL: [Self; 4] = [Self::Stay, Self::Repair, Self::ByHand, Self::DrawAnew];

    /// The clause that allows it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Repair => "5.4.10.8, 5.4.10.12",
            _ => "5.4.10.12",
        }
    }

    /// It in words.
    pub const fn message(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::Stay, Lang::En) => "the pairs stay as published",
            (Self::Stay, Lang::Ru) => "опубликованные пары остаются",
            (Self::Repair, Lang::En) => "the round is re-paired with as few changes as possible",
            (Self::Repair, Lang::Ru) => "повторная жеребьёвка с наименьшим числом изменений",
            (Self::ByHand, Lang::En) => "pairs are changed by hand, with the reason on record",
            (Self::ByHand, Lang::Ru) => "пары меняются вручную, с записью обоснования",
            (Self::DrawAnew, Lang::En) => "the round is drawn anew",
            (Self::DrawAnew, Lang::Ru) => "новая жеребьёвка тура",
        }
    }
}

/// A player who stands in another score group with the corrected result.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub player: StartNumber,
    /// His points before the round, as they stood.
    pub from: Points,
    /// His points with the corrected result.
    pub to: Points,
}

/// What the correction means for a round after that of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaterRound {
    /// The round.
    pub round: u16,
    /// How far it has come.
    pub state: RoundState,
    /// Who stands in another score group, in the order of the start numbers.
    pub moved: Vec<Moved>,
    /// The first place of the classification, from 1, at which another player stands; none where
    /// the order is the same.
    pub first_place: Option<usize>,
    /// At how many places another player stands.
    pub places: usize,
    /// The rules that the pairs of a published round break with the corrected result, and didn't.
    pub breaks: Vec<RuleBreak>,
    /// What may be done with it; empty where it has begun, or is still to be drawn.
    pub choices: &'static [Choice],
}

impl LaterRound {
    /// Whether the classification before the round is another one.
    pub fn changed(&self) -> bool {
        !self.moved.is_empty() || self.first_place.is_some()
    }

    /// It in a sentence.
    pub fn message(&self, lang: Lang) -> String {
        let round = self.round;
        let state = match self.state {
            RoundState::Begun => {
                lang.pick("begun: its pairs are not touched", "начат: его пары не меняются")
            }
            RoundState::Published => lang.pick(
                "published and not begun: the chief arbiter decides (5.4.10.12)",
                "опубликован и не начат: решает главный судья (п. 5.4.10.12)",
            ),
            RoundState::NotPaired => lang.pick(
                "will be drawn from the corrected results",
                "составляется по исправленным результатам",
            ),
        };
        let order = match self.first_place {
            None if self.moved.is_empty() => lang.pick(
                "the classification is the same".to_owned(),
                "классификация та же".to_owned(),
            ),
            None => lang.pick("the order is the same".to_owned(), "порядок тот же".to_owned()),
            Some(place) => lang.pick(
                format!("the order differs at {} places, from place {place} on", self.places),
                format!("порядок изменился, мест: {}, начиная с {place}", self.places),
            ),
        };
        let moved: Vec<String> =
            self.moved.iter().map(|m| format!("{} ({} → {})", m.player, m.from, m.to)).collect();
        let groups = if moved.is_empty() {
            String::new()
        } else {
            let word = lang.pick("in another score group", "в другой очковой группе");
            format!("; {word}: {}", moved.join(", "))
        };
        lang.pick(
            format!("round {round}, {state}; {order}{groups}"),
            format!("тур {round} {state}; {order}{groups}"),
        )
    }
}

/// Corrected results and what follows from them.
#[derive(Clone, Debug)]
pub struct Correction {
    /// The corrected results.
    pub changes: Vec<ChangedResult>,
    /// What stood in their places.
    pub before: Vec<ChangedResult>,
    /// The event with them.
    pub event: Event,
    /// The rounds after that of the first game, up to the next one to be drawn.
    pub rounds: Vec<LaterRound>,
}

impl Correction {
    /// The records of the decision (P30): of each published round that has not begun, whose pairs
    /// stand; where there is none, of the round of each game. The reason is given the results as
    /// they stood and as they are now.
    pub fn records(&self, decided: DecisionBy<'_>) -> Result<Vec<DecisionRecord>, DecisionError> {
        let was_and_is = self.before.iter().zip(&self.changes).map(|(was, is)| {
            let text = is.to_string();
            let result = text.split_once('=').map_or("", |(_, result)| result);
            format!("{was} -> {result}")
        });
        let mut told = decided.reason.trim().to_owned();
        if !told.is_empty() {
            told = format!("{told} ({})", was_and_is.collect::<Vec<_>>().join("; "));
        }
        let published = self.rounds.iter().filter(|r| r.state == RoundState::Published);
        let mut rounds: Vec<u16> = published.map(|later| later.round).collect();
        if rounds.is_empty() {
            rounds = self.changes.iter().map(|change| change.round).collect();
            rounds.sort_unstable();
            rounds.dedup();
        }
        let decided = DecisionBy { reason: &told, ..decided };
        let pairs = |round: u16| self.event.rounds().get(usize::from(round) - 1);
        let records = rounds.into_iter().filter_map(|round| Some((round, pairs(round)?)));
        records.map(|(round, pairs)| decided.record(round, &Published::from(pairs))).collect()
    }
}

/// Says what corrected results change (P25): the classifications of later rounds, and of no round
/// that has begun the pairs.
///
/// ```
/// use shashki_pairing::{DecisionBy, Request, RoundState, System, correct};
/// use shashki_tournament::{
///     Decision, Draft, DrawChange, Meeting, MeetingResult, Player, Round, StartNumber,
/// };
/// let n = |number| StartNumber::new(number).unwrap();
/// let game = |w, b| Meeting::new(n(w), n(b), MeetingResult::Played(Decision::Draw));
/// let event = Draft {
///     players: (1..=4).map(|i| Player::new(n(i), "")).collect(),
///     rounds: vec![Round { meetings: vec![game(1, 3), game(4, 2)], unpaired: vec![] }],
///     ..Draft::default()
/// };
/// let change = "1:1-3=1-0".parse().unwrap();
/// let event = event.check().unwrap();
/// let correction = correct(&event, &Request::new(System::Coefficient), &[change]).unwrap();
/// assert_eq!(correction.rounds[0].state, RoundState::NotPaired);
/// assert_eq!(correction.rounds[0].moved.len(), 2);
/// let change = DrawChange::CorrectedResult;
/// let decided = DecisionBy { change, by: "Chief arbiter", at: "", reason: "the score sheet" };
/// let records = correction.records(decided).unwrap();
/// assert_eq!(records[0].reason, "the score sheet (1:1-3=1/2 -> 1-0)");
/// ```
pub fn correct(
    event: &Event,
    request: &Request,
    changes: &[ChangedResult],
) -> Result<Correction, CheckError> {
    let mut draft = event.draft().clone();
    let mut before = Vec::with_capacity(changes.len());
    for change in changes {
        before.push(change.as_it_stands(&draft)?);
        change.apply(&mut draft)?;
    }
    let corrected = draft.check()?;
    let next = event.paired_rounds() + 1;
    let last = event.planned_rounds().map_or(next, |planned| next.min(planned.max(next - 1)));
    let first = changes.iter().map(|change| change.round).min().unwrap_or(last);
    let rounds = (first + 1..=last)
        .map(|round| later_round(event, &corrected, request, round))
        .collect::<Result<_, _>>()?;
    Ok(Correction { changes: changes.to_vec(), before, event: corrected, rounds })
}

fn later_round(
    event: &Event,
    corrected: &Event,
    request: &Request,
    round: u16,
) -> Result<LaterRound, CheckError> {
    let request = Request { round: Some(round), ..request.clone() };
    let draw_error = |error| CheckError::Draw { round, error };
    let before = classification(event, &request).map_err(draw_error)?;
    let after = classification(corrected, &request).map_err(draw_error)?;
    let stands = event.rounds().get(usize::from(round) - 1);
    let state = stands.map_or(RoundState::NotPaired, RoundState::of);
    let mut breaks = Vec::new();
    if let Some(stands) = stands.filter(|_| state == RoundState::Published) {
        let pairs = listed(stands);
        breaks = new_breaks(event, corrected, &request, &pairs).map_err(draw_error)?;
    }
    let differs = |place: &usize| before.get(*place).map(|e| e.0) != after.get(*place).map(|e| e.0);
    let places: Vec<usize> = (0..before.len().max(after.len())).filter(differs).collect();
    let choices: &[Choice] = if state == RoundState::Published { &Choice::ALL } else { &[] };
    Ok(LaterRound {
        round,
        state,
        moved: moved(&before, &after),
        first_place: places.first().map(|place| place + 1),
        places: places.len(),
        breaks,
        choices,
    })
}

type Place = (StartNumber, Points);

/// The classification before a round. By lot, where no order is known, groups in the order of the
/// start numbers: the groups are what counts there.
fn classification(event: &Event, request: &Request) -> Result<Vec<Place>, PairError> {
    let mut notes = Vec::new();
    let setting = Setting::new(event, request, &mut notes)?;
    let field = Field::in_any_order(event, setting, &mut notes)?;
    Ok(field.places.iter().map(|entrant| (entrant.start, entrant.points)).collect())
}

fn moved(before: &[Place], after: &[Place]) -> Vec<Moved> {
    let mut before = before.to_vec();
    let mut after = after.to_vec();
    before.sort_unstable();
    after.sort_unstable();
    let both = before.iter().zip(&after);
    both.filter(|(one, other)| one.0 == other.0 && one.1 != other.1)
        .map(|(one, other)| Moved { player: one.0, from: one.1, to: other.1 })
        .collect()
}

fn new_breaks(
    event: &Event,
    corrected: &Event,
    request: &Request,
    pairs: &[Listed],
) -> Result<Vec<RuleBreak>, PairError> {
    let before = breaks_of_pairs(event, request, pairs)?;
    let mut after = breaks_of_pairs(corrected, request, pairs)?;
    after.retain(|one| !before.contains(one));
    Ok(after)
}
