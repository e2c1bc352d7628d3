//! How a draw comes into force and how it may still be changed (5.4.10.8, 5.4.10.12; P30).

use core::fmt;

use shashki_base::Lang;
use shashki_tournament::{DecisionRecord, DrawChange, StartNumber};

use crate::{Pairing, Published};

/// How far a draw is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum DrawState {
    /// Somebody is not paired yet.
    Draft,
    /// Everybody who takes part is paired (P8), and nothing is published.
    Complete,
    /// Published (5.4.10.8).
    InForce,
}

/// The draw of a round on its way into force, and every decision that changed it afterwards.
///
/// | state | pairs by hand | a whole pairing | put in force | a decision |
/// |---|---|---|---|---|
/// | draft | draft, or complete if nobody is left over | complete | refused: somebody is not paired | refused: nothing is published |
/// | complete | draft or complete | complete | **in force** | refused: nothing is published |
/// | in force | refused: needs a decision | refused: needs a decision | refused: it is | in force, with a record that keeps the old pairs; refused without a name or a reason, or if somebody would be left over |
///
/// ```
/// use shashki_pairing::{DecisionBy, DrawState, Published, RoundDraw};
/// use shashki_tournament::{DrawChange, StartNumber};
/// let players: Vec<_> = (1..=4).filter_map(StartNumber::new).collect();
/// let mut draw = RoundDraw::new(1, players);
/// draw.set(Published::from_list("2\n1 3\n4 2\n").unwrap()).unwrap();
/// draw.put_in_force().unwrap();
/// let decided = DecisionBy { by: "Chief arbiter", at: "", reason: "", change: DrawChange::ByHand };
/// let other = Published::from_list("2\n1 4\n3 2\n").unwrap();
/// assert!(draw.change(other.clone(), decided).is_err()); // without a reason
/// draw.change(other, DecisionBy { reason: "a forbidden pair", ..decided }).unwrap();
/// assert_eq!(draw.state(), DrawState::InForce);
/// assert_eq!(draw.records().len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundDraw {
    round: u16,
    /// Who takes part, by start number.
    players: Vec<StartNumber>,
    pairs: Published,
    in_force: bool,
    records: Vec<DecisionRecord>,
}

/// What stands behind a decision. The time is the caller's; no clock is read here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DecisionBy<'a> {
    /// What is done.
    pub change: DrawChange,
    /// Who decides: the chief arbiter or his deputy.
    pub by: &'a str,
    /// When; may be empty.
    pub at: &'a str,
    /// Why.
    pub reason: &'a str,
}

/// Why a step is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecisionError {
    /// A decision without a reason.
    NoReason,
    /// A decision of nobody.
    NoName,
    /// The draw is in force: only a decision can change it.
    InForce,
    /// Nothing is published yet: pairs can be set without a decision.
    NotInForce,
    /// The draw isn't complete (5.4.10.8).
    NotPaired {
        /// Who is left over.
        player: StartNumber,
    },
    /// A player who takes no part, or stands twice.
    NotOnce {
        /// Who.
        player: StartNumber,
    },
}

impl DecisionError {
    /// The clause that it stands for.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::NoReason | Self::NoName | Self::InForce => "5.4.10.12",
            Self::NotInForce | Self::NotPaired { .. } => "5.4.10.8",
            Self::NotOnce { .. } => "5.4.10.2",
        }
    }

    /// The error in words.
    pub fn message(self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::NoReason => (
                "a change after publication needs a reason (5.4.10.12)",
                "изменение после публикации требует обоснования (п. 5.4.10.12)",
            ),
            Self::NoName => (
                "a change after publication needs the name of who decides it (5.4.10.12)",
                "изменение после публикации требует указать, кто его решил (п. 5.4.10.12)",
            ),
            Self::InForce => (
                "the draw is in force: only a reasoned decision changes it (5.4.10.12)",
                "жеребьёвка вступила в силу: изменить её может только мотивированное решение (п. 5.4.10.12)",
            ),
            Self::NotInForce => (
                "the draw is not in force yet: it is changed without a decision (5.4.10.8)",
                "жеребьёвка ещё не вступила в силу: её меняют без решения (п. 5.4.10.8)",
            ),
            Self::NotPaired { player } => {
                return lang.pick(
                    format!("player {player} is not paired: the draw is not complete (5.4.10.8)"),
                    format!("участник {player} без пары: жеребьёвка не закончена (п. 5.4.10.8)"),
                );
            }
            Self::NotOnce { player } => {
                return lang.pick(
                    format!("player {player} takes no part in the round, or stands in it twice"),
                    format!("участник {player} в туре не участвует или указан дважды"),
                );
            }
        };
        lang.pick(en, ru).to_owned()
    }
}

impl fmt::Display for DecisionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for DecisionError {}

impl DecisionBy<'_> {
    /// The record of this decision, with the pairs before it.
    pub fn record(&self, round: u16, before: &Published) -> Result<DecisionRecord, DecisionError> {
        if self.reason.trim().is_empty() {
            return Err(DecisionError::NoReason);
        }
        if self.by.trim().is_empty() {
            return Err(DecisionError::NoName);
        }
        let boards = before.boards.iter().map(|&(white, black)| (white, Some(black)));
        Ok(DecisionRecord {
            round,
            change: self.change,
            clause: self.change.clause().to_owned(),
            by: self.by.trim().to_owned(),
            at: self.at.trim().to_owned(),
            reason: self.reason.trim().to_owned(),
            before: boards.chain(before.bye.map(|bye| (bye, None))).collect(),
        })
    }
}

impl RoundDraw {
    /// A round without pairs, for those who take part in it.
    pub fn new(round: u16, mut players: Vec<StartNumber>) -> Self {
        players.sort_unstable();
        players.dedup();
        Self { round, players, pairs: Published::default(), in_force: false, records: Vec::new() }
    }

    /// A complete draw.
    pub fn complete(pairing: &Pairing) -> Self {
        let pairs = Published::from(pairing);
        Self { pairs: pairs.clone(), ..Self::new(pairing.round, pairs.players()) }
    }

    /// How far the draw is.
    pub fn state(&self) -> DrawState {
        match (self.in_force, self.left_over(&self.pairs)) {
            (true, _) => DrawState::InForce,
            (false, None) => DrawState::Complete,
            (false, Some(_)) => DrawState::Draft,
        }
    }

    /// The pairs as they stand.
    pub fn pairs(&self) -> &Published {
        &self.pairs
    }

    /// The decisions since it came into force, to be kept with the event.
    pub fn records(&self) -> &[DecisionRecord] {
        &self.records
    }

    /// Sets the pairs, all or some, before they are in force.
    pub fn set(&mut self, pairs: Published) -> Result<(), DecisionError> {
        if self.in_force {
            return Err(DecisionError::InForce);
        }
        self.each_once(&pairs)?;
        self.pairs = pairs;
        Ok(())
    }

    /// Puts a complete draw in force (5.4.10.8).
    pub fn put_in_force(&mut self) -> Result<(), DecisionError> {
        if self.in_force {
            return Err(DecisionError::InForce);
        }
        if let Some(player) = self.left_over(&self.pairs) {
            return Err(DecisionError::NotPaired { player });
        }
        self.in_force = true;
        Ok(())
    }

    /// Changes a draw in force by a reasoned decision (5.4.10.12). A corrected result may leave the
    /// pairs as they are.
    pub fn change(&mut self, pairs: Published, by: DecisionBy<'_>) -> Result<(), DecisionError> {
        if !self.in_force {
            return Err(DecisionError::NotInForce);
        }
        let record = by.record(self.round, &self.pairs)?;
        self.each_once(&pairs)?;
        if let Some(player) = self.left_over(&pairs) {
            return Err(DecisionError::NotPaired { player });
        }
        self.pairs = pairs;
        self.records.push(record);
        Ok(())
    }

    /// Somebody comes or goes after the draw came into force; the pairs have to follow by
    /// [`RoundDraw::change`].
    pub fn takes_part(&mut self, player: StartNumber, here: bool) {
        match (self.players.binary_search(&player), here) {
            (Ok(place), false) => {
                self.players.remove(place);
            }
            (Err(place), true) => self.players.insert(place, player),
            _ => {}
        }
    }

    fn left_over(&self, pairs: &Published) -> Option<StartNumber> {
        let mut paired = pairs.players();
        paired.sort_unstable();
        self.players.iter().copied().find(|player| paired.binary_search(player).is_err())
    }

    fn each_once(&self, pairs: &Published) -> Result<(), DecisionError> {
        let mut paired = pairs.players();
        paired.sort_unstable();
        let twice = paired.windows(2).find(|two| two[0] == two[1]).map(|two| two[0]);
        let stranger =
            paired.into_iter().find(|player| self.players.binary_search(player).is_err());
        match twice.or(stranger) {
            Some(player) => Err(DecisionError::NotOnce { player }),
            None => Ok(()),
        }
    }
}
