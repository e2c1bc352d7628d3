//! Boards as plain text.

use core::fmt;

use crate::{Kind, Piece, Position, Setup, Side, Square};

/// A board as lines of text (decision B14); the methods choose the form.
///
/// ```
/// use shashki_board::Position;
/// let position: Position = "W:WK29,22:B18,K4".parse().unwrap();
/// assert_eq!(position.text().ascii().to_string(), "\
/// 8 |   .   .   .   B |
/// 7 | .   .   .   .   |
/// 6 |   .   .   .   . |
/// 5 | .   .   .   .   |
/// 4 |   .   b   .   . |
/// 3 | .   w   .   .   |
/// 2 |   .   .   .   . |
/// 1 | W   .   .   .   |
///     a b c d e f g h
/// ");
/// ```
#[derive(Copy, Clone, Debug)]
pub struct TextBoard {
    setup: Setup,
    ascii: bool,
    flipped: bool,
    bare: bool,
}

impl Position {
    /// The board as lines of text, White below.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let text = Position::initial().text().to_string();
    /// assert!(text.starts_with("8 │   ⛂   ⛂   ⛂   ⛂ │\n"));
    /// ```
    pub fn text(&self) -> TextBoard {
        Setup::from(*self).text()
    }
}

impl Setup {
    /// The board as lines of text, White below. A square with two pieces shows `!`.
    ///
    /// ```
    /// use shashki_board::Setup;
    /// assert_eq!(Setup::initial().text().to_string().lines().count(), 9);
    /// ```
    pub const fn text(&self) -> TextBoard {
        TextBoard { setup: *self, ascii: false, flipped: false, bare: false }
    }
}

impl TextBoard {
    /// With ASCII characters alone: `w` and `b` for men, `W` and `B` for kings.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert!(Position::initial().text().ascii().to_string().is_ascii());
    /// ```
    #[must_use]
    pub const fn ascii(self) -> Self {
        Self { ascii: true, ..self }
    }

    /// With Black below.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let text = Position::initial().text().flipped().to_string();
    /// assert!(text.ends_with("h g f e d c b a\n"));
    /// ```
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self { flipped: true, ..self }
    }

    /// Without frame and coordinates.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let text = Position::initial().text().ascii().bare().to_string();
    /// assert_eq!(text.lines().next(), Some("  b   b   b   b"));
    /// ```
    #[must_use]
    pub const fn bare(self) -> Self {
        Self { bare: true, ..self }
    }

    fn cell(&self, file: u8, rank: u8) -> char {
        let Some(square) = Square::from_coordinates(file, rank) else { return ' ' };
        if self.setup.taken_twice().contains(square) {
            return '!';
        }
        let sorts = [Piece::WHITE_MAN, Piece::WHITE_KING, Piece::BLACK_MAN, Piece::BLACK_KING];
        let piece = sorts.into_iter().find(|&piece| self.setup.pieces(piece).contains(square));
        self.character(piece)
    }

    const fn character(&self, piece: Option<Piece>) -> char {
        let Some(Piece { side, kind }) = piece else { return if self.ascii { '.' } else { '·' } };
        match (side, kind, self.ascii) {
            (Side::White, Kind::Man, true) => 'w',
            (Side::White, Kind::King, true) => 'W',
            (Side::Black, Kind::Man, true) => 'b',
            (Side::Black, Kind::King, true) => 'B',
            (Side::White, Kind::Man, false) => '⛀',
            (Side::White, Kind::King, false) => '⛁',
            (Side::Black, Kind::Man, false) => '⛂',
            (Side::Black, Kind::King, false) => '⛃',
        }
    }

    /// A file or rank as it stands in this view.
    const fn seen(&self, place: u8) -> u8 {
        if self.flipped { 7 - place } else { place }
    }
}

impl fmt::Display for TextBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bar = if self.ascii { '|' } else { '│' };
        for row in 0..8 {
            let rank = 8 - self.seen(row);
            if !self.bare {
                write!(f, "{rank} {bar} ")?;
            }
            for column in 0..8 {
                let last = self.bare && column == 7;
                let cell = self.cell(self.seen(column), rank);
                match (last, cell) {
                    (true, ' ') => {}
                    (true, cell) => write!(f, "{cell}")?,
                    (false, cell) => write!(f, "{cell} ")?,
                }
            }
            if self.bare { writeln!(f)? } else { writeln!(f, "{bar}")? }
        }
        if self.bare {
            return Ok(());
        }
        f.write_str("   ")?;
        for column in 0..8 {
            write!(f, " {}", char::from(b'a' + self.seen(column)))?;
        }
        writeln!(f)
    }
}
