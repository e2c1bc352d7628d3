//! Why an event can't be checked.

use core::fmt;

use shashki_base::Lang;
use shashki_tournament::Faults;

use super::change::NoSuchGame;
use crate::PairError;

/// Why there is no verdict (P27).
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CheckError {
    /// These rounds aren't in the event, or not paired.
    NoSuchRounds {
        /// The first asked for.
        from: u16,
        /// The last asked for.
        to: u16,
        /// The last one that is paired.
        last: u16,
    },
    /// A changed result belongs to no game.
    NoSuchGame(NoSuchGame),
    /// A round can't be drawn, for another reason than that no valid pairing exists.
    Draw {
        /// The round.
        round: u16,
        /// Why.
        error: PairError,
    },
    /// With the changed results the event contradicts itself.
    Faults(Faults),
}

impl CheckError {
    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoSuchRounds { last: 0, .. } => lang
                .pick(
                    "no round is paired: nothing to check",
                    "ни один тур не составлен: проверять нечего",
                )
                .to_owned(),
            Self::NoSuchRounds { from, to, last } => lang.pick(
                format!("rounds {from} to {to} can't be checked: rounds 1 to {last} are paired"),
                format!("туры с {from} по {to} проверить нельзя: составлены туры с 1 по {last}"),
            ),
            Self::NoSuchGame(error) => error.message(lang),
            Self::Draw { round, error } => lang.pick(
                format!("round {round}: {}", error.message(lang)),
                format!("тур {round}: {}", error.message(lang)),
            ),
            Self::Faults(faults) => faults.message(lang),
        }
    }
}

impl From<NoSuchGame> for CheckError {
    fn from(error: NoSuchGame) -> Self {
        Self::NoSuchGame(error)
    }
}

impl From<Faults> for CheckError {
    fn from(faults: Faults) -> Self {
        Self::Faults(faults)
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for CheckError {}
