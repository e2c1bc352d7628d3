//! The hub form, which programs exchange: from, to, captured squares, all as numbers.

use core::fmt;
use core::ops::ControlFlow;
use core::str::FromStr;

use shashki_base::Lang;

use super::{Reason, Refusal};
use crate::{Bitboard, Move, Position, Square};

impl fmt::Display for Move {
    /// The hub form, with `=K` where a man is crowned: all parts of a move, without a position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{mark}{}", self.from().number(), self.to().number())?;
        self.captured().iter().try_for_each(|square| write!(f, "x{}", square.number()))?;
        f.write_str(if self.promotes() { "=K" } else { "" })
    }
}

/// A text that is no move in the hub form.
///
/// ```
/// use shashki_board::Move;
/// assert!("22x15x18".parse::<Move>().is_ok());
/// assert!("22x15".parse::<Move>().is_err(), "a capture names what it takes");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BadHub;

impl BadHub {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert!(shashki_board::BadHub.message(Lang::En).starts_with("expected"));
    /// ```
    pub const fn message(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => "expected from-to or from x to x captured squares, as numbers 1 to 32",
            Lang::Ru => "ожидалось: откуда-куда или откуда x куда x взятые, числами 1–32",
        }
    }
}

impl fmt::Display for BadHub {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message(Lang::En))
    }
}

impl core::error::Error for BadHub {}

impl FromStr for Move {
    type Err = BadHub;

    fn from_str(text: &str) -> Result<Self, BadHub> {
        let (text, promotes) = match text.strip_suffix("=K") {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (from, to, captured) = parts(text).ok_or(BadHub)?;
        Ok(Self::new(from, to, captured, promotes))
    }
}

fn parts(text: &str) -> Option<(Square, Square, Bitboard)> {
    let square = |text: &str| {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        if digits { Square::from_number(text.parse().ok()?) } else { None }
    };
    if let Some((from, to)) = text.split_once('-') {
        return Some((square(from)?, square(to)?, Bitboard::EMPTY));
    }
    let mut squares = text.split('x').map(square);
    let (from, to) = (squares.next()??, squares.next()??);
    let captured: Bitboard = squares.collect::<Option<_>>()?;
    (!captured.is_empty()).then_some((from, to, captured))
}

impl Position {
    /// The legal move that a text in the hub form names; the captured squares may stand in any
    /// order.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:W12:B8,14".parse().unwrap();
    /// let m = position.read_hub("12x17x14x8").unwrap();
    /// assert_eq!(m.to_string(), "12x17x8x14=K");
    /// assert!(position.read_hub("12x17x8").is_err());
    /// ```
    pub fn read_hub(&self, text: &str) -> Result<Move, Refusal> {
        let refuse = |reason| Refusal::new(*self, None, reason);
        let (from, to, captured) =
            parts(text.trim()).ok_or_else(|| refuse(Reason::Unreadable { at: 0 }))?;
        let named = self.visit_moves(|m| {
            if (m.from(), m.to(), m.captured()) == (from, to, captured) {
                ControlFlow::Break(m)
            } else {
                ControlFlow::Continue(())
            }
        });
        match named {
            ControlFlow::Break(m) => Ok(m),
            // The path from start to end is judged; where that is legal, the captured squares
            // are not those of the move.
            ControlFlow::Continue(()) => match self.move_over(&[from, to]) {
                Ok(_) => Err(refuse(Reason::NothingToCapture { from, to })),
                Err(refusal) => Err(refusal),
            },
        }
    }
}
