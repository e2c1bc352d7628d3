//! Where in a file something stands.

use core::fmt;

use memchr::{memchr, memchr_iter, memchr2_iter, memrchr};

/// A place in a file: the game, the move, the line and the column.
///
/// ```
/// use shashki_record::pdn::Place;
/// let place = Place { game: 3, ply: 17, line: 40, column: 8, offset: 2_011 };
/// assert_eq!(place.to_string(), "40:8");
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The number of the game in the file, from 1; 0 before the first.
    pub game: u64,
    /// The number of the move in its game, from 1, both players' moves counted; 0 before the
    /// first.
    pub ply: u32,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, in characters.
    pub column: u64,
    /// The offset in bytes, from 0.
    pub offset: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Lines and columns up to an offset. A line ends with CR, LF or both.
#[derive(Copy, Clone, Debug)]
pub(super) struct Lines {
    offset: u64,
    line: u64,
    column: u64,
    after_cr: bool,
}

impl Default for Lines {
    fn default() -> Self {
        Self { offset: 0, line: 1, column: 1, after_cr: false }
    }
}

impl Lines {
    /// Moves on over these bytes.
    pub(super) fn pass(&mut self, bytes: &[u8]) {
        let rest = if self.after_cr || memchr(b'\r', bytes).is_some() {
            self.pass_any(bytes)
        } else {
            let ends = memchr_iter(b'\n', bytes).count();
            self.line += ends as u64;
            if ends > 0 {
                self.column = 1;
            }
            memrchr(b'\n', bytes).map_or(0, |at| at + 1)
        };
        let tail = bytes.get(rest..).unwrap_or_default();
        // A byte of the form 10xxxxxx continues a character of UTF-8.
        self.column += tail.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u64;
        self.after_cr = bytes.last().map_or(self.after_cr, |&last| last == b'\r');
        self.offset += bytes.len() as u64;
    }

    /// Counts line ends of every kind; where the last line begins.
    fn pass_any(&mut self, bytes: &[u8]) -> usize {
        let mut rest = 0;
        for at in memchr2_iter(b'\r', b'\n', bytes) {
            let before = at.checked_sub(1).and_then(|before| bytes.get(before));
            let after_cr = before.map_or(self.after_cr, |&before| before == b'\r');
            if bytes.get(at) == Some(&b'\r') || !after_cr {
                self.line += 1;
            }
            self.column = 1;
            rest = at + 1;
        }
        rest
    }
}

/// The place of a token, worked out only when it is asked for.
#[derive(Copy, Clone, Debug)]
pub struct At<'a> {
    pub(super) behind: &'a [u8],
    pub(super) lines: &'a Lines,
    pub(super) game: u64,
    pub(super) ply: u32,
}

impl At<'_> {
    /// The number of the game in the file, from 1.
    pub fn game(&self) -> u64 {
        self.game
    }

    /// The number of the move in its game, from 1: of the move itself, or of the last one before.
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// The offset in bytes, from 0.
    pub fn offset(&self) -> u64 {
        self.lines.offset + self.behind.len() as u64
    }

    /// The place.
    pub fn place(&self) -> Place {
        let mut lines = *self.lines;
        lines.pass(self.behind);
        Place {
            game: self.game,
            ply: self.ply,
            line: lines.line,
            column: lines.column,
            offset: lines.offset,
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_end_counts_once() {
        for text in ["a\nb\nшашки", "a\r\nb\r\nшашки", "a\rb\rшашки"] {
            for cut in 0..text.len() {
                let mut lines = Lines::default();
                lines.pass(&text.as_bytes()[..cut]);
                lines.pass(&text.as_bytes()[cut..]);
                assert_eq!((lines.line, lines.column), (3, 6), "{text:?} cut at {cut}");
            }
        }
    }
}
