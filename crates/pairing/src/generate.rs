//! Random events: every round paired by a system and played by a model.

mod model;
mod people;
mod plan;
mod play;

use core::fmt;

use shashki_base::Lang;
use shashki_tournament::{Event, Faults, MAX_CELLS, MAX_PLAYERS, MAX_RATING, MAX_ROUNDS};

use crate::{PairError, StartListError, Witness};

pub use model::expected_score;
pub use plan::{ClubRule, Plan, Rates, Ratings};

/// The streams of the seed: above those of the event's own lots.
mod streams {
    /// Strength, name, club and entry of the players.
    pub(super) const PEOPLE: u64 = 2_000;
    /// Absences announced before the event.
    pub(super) const REQUESTS: u64 = 3_000;
    /// Plus the round: who announces before it that he won't play.
    pub(super) const ABSENCES: u64 = 10_000;
    /// Plus the round: the results of its boards, the first board first.
    pub(super) const RESULTS: u64 = 20_000;
    /// Plus the round: who leaves after it.
    pub(super) const WITHDRAWALS: u64 = 30_000;
}

/// Why an event ended before its last round.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending {
    /// The rules left no valid pairing (P28).
    NoValidPairing {
        /// The round that couldn't be paired.
        round: u16,
        /// The proof.
        witness: Witness,
    },
    /// Fewer than two players were there.
    NobodyToPair {
        /// The round.
        round: u16,
    },
}

impl Ending {
    /// The ending in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoValidPairing { round, witness } => {
                let why = witness.message(lang);
                lang.pick(
                    format!("ended before round {round}: no valid pairing exists: {why}"),
                    format!("закончен перед туром {round}: составить пары невозможно: {why}"),
                )
            }
            Self::NobodyToPair { round } => lang.pick(
                format!("ended before round {round}: fewer than two players are left"),
                format!("закончен перед туром {round}: осталось меньше двух участников"),
            ),
        }
    }
}

/// A random event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generated {
    /// The event, as far as it came.
    pub event: Event,
    /// Why it has fewer rounds than planned, if it has.
    pub ended: Option<Ending>,
}

/// Why there is no random event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GenerateError {
    /// Fewer than two players, or more than [`MAX_PLAYERS`].
    Players {
        /// How many.
        players: u32,
    },
    /// No rounds, more than [`MAX_ROUNDS`], or too many for so many players ([`MAX_CELLS`]).
    Rounds {
        /// How many.
        rounds: u16,
    },
    /// Ratings outside 1 to [`MAX_RATING`].
    Ratings,
    /// Meetings without games.
    NoGames,
    /// Something is asked of clubs, and there are none.
    NoClubs,
    /// A rate above a thousand thousandths.
    Rate {
        /// Which.
        name: &'static str,
        /// How high.
        value: u16,
    },
    /// The start list can't be made.
    StartList(StartListError),
    /// A round can't be paired, for another reason than that no valid pairing exists.
    Pairing {
        /// The round.
        round: u16,
        /// Why.
        error: PairError,
    },
    /// The event contradicts itself.
    Faults(Faults),
}

impl GenerateError {
    /// Whether it is a limit of the library.
    pub fn is_limit(&self) -> bool {
        match self {
            Self::Players { players } => *players > 1,
            Self::Rounds { rounds } => *rounds > 0,
            Self::Faults(faults) => faults.is_limit(),
            _ => false,
        }
    }

    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Players { players } => lang.pick(
                format!("{players} players: expected 2 to {MAX_PLAYERS}"),
                format!("участников: {players}; возможно от 2 до {MAX_PLAYERS}"),
            ),
            Self::Rounds { rounds } => lang.pick(
                format!("{rounds} rounds: expected 1 to {MAX_ROUNDS}, and at most {MAX_CELLS} players times rounds"),
                format!("туров: {rounds}; возможно от 1 до {MAX_ROUNDS}, участников на туры не больше {MAX_CELLS}"),
            ),
            Self::Ratings => lang.pick(
                format!("ratings: expected 1 to {MAX_RATING}"),
                format!("рейтинги: возможно от 1 до {MAX_RATING}"),
            ),
            Self::NoGames => lang.pick("a meeting has one game at least", "во встрече хотя бы одна партия").to_owned(),
            Self::NoClubs => lang.pick("a rule for clubs, and no clubs", "правило для клубов без клубов").to_owned(),
            Self::Rate { name, value } => lang.pick(
                format!("rate {name} is {value}: a thousand thousandths at most"),
                format!("частота {name}: {value}; не больше тысячи тысячных"),
            ),
            Self::StartList(error) => error.message(lang),
            Self::Pairing { round, error } => {
                let error = error.message(lang);
                lang.pick(format!("round {round}: {error}"), format!("тур {round}: {error}"))
            }
            Self::Faults(faults) => faults.message(lang),
        }
    }
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for GenerateError {}

impl Plan {
    /// The event before its first round: the players with their numbers, the seed, the plan. A
    /// careful caller stores it before [`generate`] does anything that could fail.
    pub fn before_round_1(&self) -> Result<Event, GenerateError> {
        self.check()?;
        people::people(self)?.0.check().map_err(GenerateError::Faults)
    }
}

/// Makes a random event: every round is paired by [`pair`](crate::pair()), as the plan says, and played.
/// `progress` is told the number of each round before it is paired.
///
/// Where the rules leave no valid pairing the event ends early, and [`Generated::ended`] says so.
///
/// ```
/// use shashki_base::Seed;
/// use shashki_pairing::{Plan, System, generate};
/// let plan = Plan::new(12, 4, System::CurrentBuchholz, Seed(2025));
/// let generated = generate(&plan, |_| ()).unwrap();
/// assert_eq!(generated.event.paired_rounds(), 4);
/// assert_eq!(generated, generate(&plan, |_| ()).unwrap());
/// ```
pub fn generate(plan: &Plan, progress: impl FnMut(u16)) -> Result<Generated, GenerateError> {
    plan.check()?;
    play::play(plan, progress)
}
