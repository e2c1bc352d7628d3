//! Why a text is no FEN.

use core::fmt;

use shashki_base::Lang;

use crate::InvalidPosition;

/// Why a text is no FEN; `at` is the offset of the byte where reading stopped.
///
/// ```
/// use shashki_board::{Fen, FenError};
/// assert_eq!(Fen::read("W:W33").unwrap_err(), FenError::BadSquare { at: 3 });
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FenError {
    /// There is no text, or a lone `?`: the position is not known.
    Unknown,
    /// The text does not begin with the side to move, `W` or `B`.
    BadSide {
        /// Where.
        at: usize,
    },
    /// The side to move is given as `?`.
    UnknownSide,
    /// Something that is no dark square of the board (clause 6.1.1).
    BadSquare {
        /// Where.
        at: usize,
    },
    /// A range whose end comes before its beginning, or of algebraic names.
    BadRange {
        /// Where.
        at: usize,
    },
    /// A piece marked as captured and still standing, as servers write it in mid-capture.
    GhostPiece {
        /// Where.
        at: usize,
    },
    /// Strict reading: a field that is no list of squares.
    ExtraField {
        /// Where.
        at: usize,
    },
    /// Strict reading: a space, lower case, an empty item or a dot that is not at the end.
    NotStrict {
        /// Where.
        at: usize,
    },
    /// Strict reading: numbers and algebraic names in one FEN.
    MixedNames {
        /// Where.
        at: usize,
    },
    /// A character that has no place here.
    Unexpected {
        /// Where.
        at: usize,
        /// The character.
        found: char,
    },
}

impl FenError {
    /// The offset of the byte where reading stopped.
    ///
    /// ```
    /// use shashki_board::FenError;
    /// assert_eq!(FenError::BadSquare { at: 3 }.at(), 3);
    /// assert_eq!(FenError::Unknown.at(), 0);
    /// ```
    pub const fn at(&self) -> usize {
        match *self {
            Self::Unknown | Self::UnknownSide => 0,
            Self::BadSide { at }
            | Self::BadSquare { at }
            | Self::BadRange { at }
            | Self::GhostPiece { at }
            | Self::ExtraField { at }
            | Self::NotStrict { at }
            | Self::MixedNames { at }
            | Self::Unexpected { at, .. } => at,
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::FenError;
    /// let error = FenError::BadSquare { at: 3 };
    /// assert_eq!(error.message(Lang::En).to_string(),
    ///     "FEN, at byte 4: no dark square, a1 to h8 or 1 to 32 (6.1.1)");
    /// ```
    pub fn message(&self, lang: Lang) -> impl fmt::Display {
        let error = *self;
        crate::show(move |f| {
            match error {
                Self::Unknown | Self::UnknownSide => f.write_str("FEN: ")?,
                _ => {
                    write!(f, "FEN, {} {}: ", lang.pick("at byte", "байт"), error.at() + 1)?;
                }
            }
            f.write_str(error.text(lang))?;
            match error {
                Self::Unexpected { found, .. } => write!(f, " '{}'", found.escape_default()),
                _ => Ok(()),
            }
        })
    }

    const fn text(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::Unknown => ("the position is not known", "позиция неизвестна"),
            Self::BadSide { .. } => {
                ("expected the side to move, W or B", "ожидалась очередь хода, W или B")
            }
            Self::UnknownSide => ("the side to move is not known", "очередь хода неизвестна"),
            Self::BadSquare { .. } => (
                "no dark square, a1 to h8 or 1 to 32 (6.1.1)",
                "нет такого тёмного поля, a1–h8 или 1–32 (6.1.1)",
            ),
            Self::BadRange { .. } => (
                "a range runs from a number up to another",
                "диапазон задаётся двумя числами по возрастанию",
            ),
            Self::GhostPiece { .. } => (
                "a captured piece that still stands: the move is not finished",
                "взятая шашка ещё стоит на доске: ход не закончен",
            ),
            Self::ExtraField { .. } => {
                ("the standard knows no such field", "такого поля нет в стандарте")
            }
            Self::NotStrict { .. } => {
                ("the standard does not allow this", "стандарт этого не допускает")
            }
            Self::MixedNames { .. } => (
                "numbers and algebraic names in one FEN",
                "числа и буквенные обозначения в одной записи",
            ),
            Self::Unexpected { .. } => ("unexpected", "неожиданный знак"),
        };
        match lang {
            Lang::En => en,
            Lang::Ru => ru,
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message(Lang::En).fmt(f)
    }
}

impl core::error::Error for FenError {}

/// Why a text names no position: it is no FEN, or the board in it is not valid.
///
/// ```
/// use shashki_board::{Faults, Position, PositionError};
/// let error = "W:W1:B32".parse::<Position>().unwrap_err();
/// let PositionError::Invalid(invalid) = error else { panic!("{error}") };
/// assert_eq!(invalid.faults, Faults::WHITE_MAN_ON_LAST_RANK | Faults::BLACK_MAN_ON_LAST_RANK);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// It cannot be read.
    Fen(FenError),
    /// It can be read, but no game has such a position.
    Invalid(InvalidPosition),
}

impl PositionError {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Position;
    /// let error = "?".parse::<Position>().unwrap_err();
    /// assert_eq!(error.message(Lang::Ru).to_string(), "FEN: позиция неизвестна");
    /// ```
    pub fn message(&self, lang: Lang) -> impl fmt::Display {
        let error = *self;
        crate::show(move |f| match error {
            Self::Fen(error) => fmt::Display::fmt(&error.message(lang), f),
            Self::Invalid(error) => fmt::Display::fmt(&error.message(lang), f),
        })
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message(Lang::En).fmt(f)
    }
}

impl core::error::Error for PositionError {}

impl From<FenError> for PositionError {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<InvalidPosition> for PositionError {
    fn from(error: InvalidPosition) -> Self {
        Self::Invalid(error)
    }
}
