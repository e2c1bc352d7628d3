//! What can't be written into a TRF.

use crate::trf::MAX_START;
use crate::{Points, StartNumber};
use core::fmt;
use shashki_base::Lang;

/// Why an event can't be written as a TRF. The JSON form takes every event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// A start number above 9,999: the format has four columns for it.
    StartTooLarge {
        /// The highest number of the event.
        start: StartNumber,
    },
    /// Points with two decimals: the format has one.
    PointsTooFine {
        /// Whose points.
        start: StartNumber,
        /// The points.
        points: Points,
    },
    /// Points that need more than four columns.
    PointsTooWide {
        /// Whose points.
        start: StartNumber,
        /// The points.
        points: Points,
    },
    /// A text with a control character, such as a line end or a tab.
    ControlCharacter {
        /// The beginning of the line in which it would stand.
        line: String,
        /// The character.
        found: char,
    },
    /// A kept line that a reader would not keep but read, or skip.
    KeptLine {
        /// Its place among the kept lines, from 0.
        index: usize,
    },
}

impl WriteError {
    /// Whether it is a limit of the format rather than an error in the event.
    pub const fn is_limit(&self) -> bool {
        matches!(
            self,
            Self::StartTooLarge { .. } | Self::PointsTooFine { .. } | Self::PointsTooWide { .. }
        )
    }

    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::StartTooLarge { start } => lang.pick(
                format!("start number {start}: a TRF ends at {MAX_START}; write JSON"),
                format!("порядковый номер {start}: TRF кончается на {MAX_START}; нужен JSON"),
            ),
            Self::PointsTooFine { start, points } => lang.pick(
                format!("player {start}: {points} points: a TRF has one decimal; write JSON"),
                format!(
                    "участник {start}: очки {points}: в TRF один знак после запятой; нужен JSON"
                ),
            ),
            Self::PointsTooWide { start, points } => lang.pick(
                format!("player {start}: {points} points: a TRF has four columns; write JSON"),
                format!("участник {start}: очки {points}: в TRF четыре колонки; нужен JSON"),
            ),
            Self::ControlCharacter { line, found } => {
                let code = u32::from(*found);
                lang.pick(
                    format!("control character U+{code:04X} in a text: {line:?}"),
                    format!("управляющий символ U+{code:04X} в тексте: {line:?}"),
                )
            }
            Self::KeptLine { index } => lang.pick(
                format!("kept line {}: a reader would not keep it", index + 1),
                format!("сохранённая строка {}: при чтении она не сохранится", index + 1),
            ),
        }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for WriteError {}
