//! Why there is no re-pairing.

use core::fmt;
use shashki_base::Lang;
use shashki_tournament::{Faults, StartNumber};

use crate::{ListError, PairError};

/// Why there is no re-pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RepairError {
    /// What stands in the way of any draw of the round; among it that no valid pairing exists
    /// (P28), with the proof.
    Pair(PairError),
    /// The published list has a line that is no pair.
    BadList {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// The published list has not as many pairs as it says.
    WrongCount {
        /// What its first line says.
        said: usize,
        /// How many there are.
        found: usize,
    },
    /// A number that no player has.
    UnknownPlayer {
        /// The number.
        player: StartNumber,
    },
    /// A player stands twice in the published list.
    Twice {
        /// The player.
        player: StartNumber,
    },
    /// A result is corrected of a meeting that isn't in the event before the round.
    NoSuchMeeting {
        /// The round given.
        round: u16,
        /// One of the two.
        first: StartNumber,
        /// The other.
        second: StartNumber,
    },
    /// The change contradicts the event.
    Event(Faults),
    /// A limit: so many players with points so large and so fine that the sums could pass 63 bits.
    TooLarge,
}

impl From<ListError> for RepairError {
    fn from(error: ListError) -> Self {
        match error {
            ListError::NoCount { found } => Self::BadList { line: 1, text: found },
            ListError::NoPair { line, found } => Self::BadList { line, text: found },
            ListError::Count { said, found } => Self::WrongCount { said, found },
        }
    }
}

impl From<PairError> for RepairError {
    fn from(error: PairError) -> Self {
        Self::Pair(error)
    }
}

impl From<Faults> for RepairError {
    fn from(faults: Faults) -> Self {
        Self::Event(faults)
    }
}

impl RepairError {
    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Pair(error) => error.message(lang),
            Self::Event(faults) => faults.message(lang),
            Self::BadList { line, text } => lang.pick(
                format!("published list, line {line}: expected the number of pairs, then pairs such as `4 7` and at most one bye `5 0`; found {text:?}"),
                format!("опубликованный список, строка {line}: ожидается число пар, затем пары вида `4 7` и не больше одного «плюса» `5 0`; указано «{text}»"),
            ),
            Self::WrongCount { said, found } => lang.pick(
                format!("the published list says {said} pairs and has {found}"),
                format!("в опубликованном списке указано пар: {said}, перечислено: {found}"),
            ),
            Self::UnknownPlayer { player } => {
                lang.pick(format!("there is no player {player}"), format!("нет участника {player}"))
            }
            Self::Twice { player } => lang.pick(
                format!("player {player} stands twice in the published list"),
                format!("участник {player} указан в опубликованном списке дважды"),
            ),
            Self::NoSuchMeeting { round, first, second } => lang.pick(
                format!("{first} and {second} did not meet in round {round} before the re-paired one"),
                format!("{first} и {second} не встречались в туре {round} до составляемого заново"),
            ),
            Self::TooLarge => lang
                .pick(
                    "a limit: too many players with points too large to be compared exactly",
                    "предел программы: слишком много участников и слишком большие очки для точного сравнения",
                )
                .to_owned(),
        }
    }

    /// Whether a limit of the library is the reason.
    pub fn is_limit(&self) -> bool {
        match self {
            Self::TooLarge => true,
            Self::Event(faults) => faults.is_limit(),
            _ => false,
        }
    }
}

impl fmt::Display for RepairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for RepairError {}
