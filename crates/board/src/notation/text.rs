//! A move's text taken apart, before any position is asked.

use arrayvec::ArrayVec;

use super::Reason;
use crate::letters::latin;
use crate::{Numbering, Square};

/// More squares than any path has; a text with more is no move.
const MOST: usize = 32;

/// What a text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) squares: ArrayVec<Square, MOST>,
    /// The file of the start square, where the text gives that alone; then `squares` holds the
    /// end square.
    pub(super) file: Option<u8>,
    /// Whether it is written as a capture; unknown where squares are glued together.
    pub(super) capture: Option<bool>,
    /// Whether it is written in numbers.
    pub(super) numeric: bool,
}

impl Written {
    pub(super) fn of(squares: &[Square]) -> Option<Self> {
        let squares = ArrayVec::try_from(squares).ok()?;
        Some(Self { squares, file: None, capture: None, numeric: false })
    }

    pub(super) fn read(text: &str, numbering: Numbering) -> Result<Self, Reason> {
        let mut reader = Reader { text, at: 0, numbering };
        reader.blanks();
        let numeric = reader.peek().is_some_and(|first| first.is_ascii_digit());
        let mut written = Self { squares: ArrayVec::new(), file: None, capture: None, numeric };
        if let Some(file) = reader.lone_file() {
            written.file = Some(file);
        } else {
            written.add(reader.square()?, &reader)?;
        }
        while !reader.at_end() {
            if let Some(capture) = reader.mark() {
                // One capture mark makes the whole a capture.
                written.capture = Some(capture | written.capture.unwrap_or(false));
            }
            written.add(reader.square()?, &reader)?;
        }
        let least = if written.file.is_some() { 1 } else { 2 };
        let most = if written.file.is_some() { 1 } else { MOST };
        if (least..=most).contains(&written.squares.len()) {
            Ok(written)
        } else {
            Err(Reason::Unreadable { at: reader.at })
        }
    }

    fn add(&mut self, square: Square, reader: &Reader<'_>) -> Result<(), Reason> {
        self.squares.try_push(square).map_err(|_| Reason::Unreadable { at: reader.at })
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    numbering: Numbering,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> impl Iterator<Item = char> + use<'a> {
        let text: &'a str = self.text;
        text.get(self.at..).unwrap_or_default().chars().map(latin)
    }

    fn peek(&self) -> Option<char> {
        self.rest().next()
    }

    fn skip(&mut self) {
        let next = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        self.at += next.map_or(0, char::len_utf8);
    }

    fn blanks(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.skip();
        }
    }

    fn at_end(&mut self) -> bool {
        self.blanks();
        self.peek().is_none()
    }

    /// A file that no rank follows: the start of a half-short text.
    fn lone_file(&mut self) -> Option<u8> {
        let mut rest = self.rest();
        let file = rest.next().and_then(file)?;
        if rest.next().is_some_and(|next| next.is_ascii_digit()) || file > 7 {
            return None;
        }
        self.skip();
        Some(file)
    }

    /// The mark between two squares, if there is one: whether it is that of a capture.
    fn mark(&mut self) -> Option<bool> {
        let capture = match self.peek()? {
            ':' | 'x' | 'X' | '*' | '×' => true,
            '-' | '‐' | '‑' | '‒' | '–' | '—' | '−' => false,
            _ => return None,
        };
        self.skip();
        self.blanks();
        Some(capture)
    }

    fn square(&mut self) -> Result<Square, Reason> {
        let at = self.at;
        let first = self.peek().ok_or(Reason::Unreadable { at })?;
        if first.is_ascii_digit() {
            return self.number().ok_or(Reason::BadSquare { at });
        }
        let mut rest = self.rest();
        rest.next();
        let (Some(file), Some(rank)) = (file(first), rest.next().and_then(|c| c.to_digit(10)))
        else {
            return Err(Reason::Unreadable { at });
        };
        self.skip();
        self.skip();
        let rank = u8::try_from(rank).unwrap_or_default();
        Square::from_coordinates(file, rank).ok_or(Reason::BadSquare { at })
    }

    fn number(&mut self) -> Option<Square> {
        let mut number = 0_u32;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.skip();
            number = number.saturating_mul(10).saturating_add(digit);
        }
        self.numbering.square(u8::try_from(number).ok()?)
    }
}

/// The number of a file letter in either case, also of one that is not on the board.
fn file(letter: char) -> Option<u8> {
    let lower = letter.to_ascii_lowercase();
    if !lower.is_ascii_lowercase() || lower == 'x' {
        return None;
    }
    u8::try_from(u32::from(lower) - u32::from('a')).ok()
}
