//! Squares and their two names.

use core::fmt;
use core::str::FromStr;

use crate::layout;

/// One of the 32 dark squares (clause 6.1.1).
///
/// Every square has two names. The algebraic one runs from `a1`, at White's lower left, to `h8`.
/// The number runs from 1 = `b8` along the rows down to 32 = `g1`; the numbers order the squares.
///
/// ```
/// use shashki_board::Square;
/// let square: Square = "c3".parse().unwrap();
/// assert_eq!(square.number(), 22);
/// assert_eq!(Square::from_number(22), Some(square));
/// assert_eq!(square.to_string(), "c3");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

macro_rules! named {
    ($($name:ident = $number:literal),+ $(,)?) => {
        /// The squares by name.
        impl Square {
            $(
                #[doc = concat!("The square with the number ", stringify!($number), ".")]
                pub const $name: Self = Self($number - 1);
            )+
        }
    };
}

named! {
    B8 = 1, D8 = 2, F8 = 3, H8 = 4, A7 = 5, C7 = 6, E7 = 7, G7 = 8,
    B6 = 9, D6 = 10, F6 = 11, H6 = 12, A5 = 13, C5 = 14, E5 = 15, G5 = 16,
    B4 = 17, D4 = 18, F4 = 19, H4 = 20, A3 = 21, C3 = 22, E3 = 23, G3 = 24,
    B2 = 25, D2 = 26, F2 = 27, H2 = 28, A1 = 29, C1 = 30, E1 = 31, G1 = 32,
}

/// How the squares of a text are numbered.
///
/// The usual numbering of the Russian board starts at b8. One library for another language takes
/// the standard's letter for the board at its word and starts at a1; its numbers can be read, but
/// only where the caller says so: no text shows which of the two it means.
///
/// ```
/// use shashki_board::{Numbering, Square};
/// assert_eq!(Numbering::FromB8.square(29), Some(Square::A1));
/// assert_eq!(Numbering::FromA1.square(29), Some(Square::B8));
/// assert_eq!(Numbering::FromA1.number(Square::B8), 29);
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// 1 = b8, 4 = h8, 29 = a1, 32 = g1: what files, servers and programs use.
    #[default]
    FromB8,
    /// 1 = a1, 4 = g1, 29 = b8, 32 = h8.
    FromA1,
}

impl Numbering {
    /// The square with this number, if it is from 1 to 32.
    ///
    /// ```
    /// use shashki_board::{Numbering, Square};
    /// assert_eq!(Numbering::FromA1.square(1), Some(Square::A1));
    /// assert_eq!(Numbering::FromA1.square(33), None);
    /// ```
    pub const fn square(self, number: u8) -> Option<Square> {
        match (self, Square::from_number(number)) {
            (Self::FromA1, Some(Square(index))) => Some(Square(other_end(index))),
            (_, square) => square,
        }
    }

    /// The number of a square.
    ///
    /// ```
    /// use shashki_board::{Numbering, Square};
    /// assert_eq!(Numbering::FromB8.number(Square::A1), 29);
    /// assert_eq!(Numbering::FromA1.number(Square::A1), 1);
    /// ```
    pub const fn number(self, square: Square) -> u8 {
        match self {
            Self::FromB8 => square.number(),
            Self::FromA1 => other_end(square.0) + 1,
        }
    }
}

/// The index in the rows counted from the other end of the board.
const fn other_end(index: u8) -> u8 {
    (7 - index / 4) * 4 + index % 4
}

impl Square {
    /// The square with this number, if it is from 1 to 32.
    ///
    /// ```
    /// use shashki_board::Square;
    /// assert_eq!(Square::from_number(1), Some(Square::B8));
    /// assert_eq!(Square::from_number(0), None);
    /// assert_eq!(Square::from_number(33), None);
    /// ```
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number <= 32 { Some(Self(number - 1)) } else { None }
    }

    /// The dark square in this file (0 = a ... 7 = h) and rank (1 to 8), if there is one.
    ///
    /// ```
    /// use shashki_board::Square;
    /// assert_eq!(Square::from_coordinates(2, 3), Some(Square::C3));
    /// assert_eq!(Square::from_coordinates(2, 4), None, "c4 is a light square");
    /// ```
    pub const fn from_coordinates(file: u8, rank: u8) -> Option<Self> {
        // a1 is dark: the dark squares of rank 1 have even files, those of rank 2 odd ones.
        if file < 8 && rank >= 1 && rank <= 8 && file % 2 != rank % 2 {
            Some(Self((8 - rank) * 4 + file / 2))
        } else {
            None
        }
    }

    /// The square's number, 1 to 32.
    ///
    /// ```
    /// assert_eq!(shashki_board::Square::A1.number(), 29);
    /// ```
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The square's place in the order of numbers, counted from 0.
    ///
    /// ```
    /// assert_eq!(shashki_board::Square::B8.index(), 0);
    /// ```
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 = a ... 7 = h.
    ///
    /// ```
    /// assert_eq!(shashki_board::Square::C3.file(), 2);
    /// ```
    pub const fn file(self) -> u8 {
        // The first dark square of an even rank is on the b-file, of an odd one on the a-file.
        2 * (self.0 % 4) + (self.0 / 4 + 1) % 2
    }

    /// The rank, 1 to 8.
    ///
    /// ```
    /// assert_eq!(shashki_board::Square::C3.rank(), 3);
    /// ```
    pub const fn rank(self) -> u8 {
        8 - self.0 / 4
    }

    /// The square that stands here when the board is turned round (a1 for h8).
    ///
    /// ```
    /// use shashki_board::Square;
    /// assert_eq!(Square::A1.turned(), Square::H8);
    /// assert_eq!(Square::C3.turned(), Square::F6);
    /// ```
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(31 - self.0)
    }

    /// All squares in the order of their numbers.
    ///
    /// ```
    /// use shashki_board::Square;
    /// assert_eq!(Square::all().count(), 32);
    /// assert_eq!(Square::all().next(), Some(Square::B8));
    /// ```
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator {
        (0..32).map(Self)
    }

    /// The square at a bit of the word.
    pub(crate) const fn at_place(place: u8) -> Self {
        Self(layout::index(place) & 31)
    }

    /// The square's bit in the word.
    pub(crate) const fn place(self) -> u8 {
        layout::place(self.0)
    }

    /// The set of this square alone.
    pub(crate) const fn bit(self) -> layout::Bits {
        1 << self.place()
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.file(), b'0' + self.rank()];
        f.pad(core::str::from_utf8(&name).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no dark square.
///
/// ```
/// use shashki_board::Square;
/// assert!("c4".parse::<Square>().is_err());
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a dark square, a1 to h8 or 1 to 32 (6.1.1)")
    }
}

impl core::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads an algebraic name in either case, or a number in the usual numbering.
    fn from_str(text: &str) -> Result<Self, NotASquare> {
        match *text.as_bytes() {
            [file @ (b'a'..=b'h' | b'A'..=b'H'), rank @ b'1'..=b'8'] => {
                Self::from_coordinates((file | 0x20) - b'a', rank - b'0').ok_or(NotASquare)
            }
            [b'0'..=b'9', ..] => text.parse().ok().and_then(Self::from_number).ok_or(NotASquare),
            _ => Err(NotASquare),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use super::*;

    #[test]
    fn both_names_of_the_squares_that_the_specification_names() {
        let named = [("b8", 1), ("h8", 4), ("a7", 5), ("h6", 12), ("a3", 21), ("a1", 29)];
        for (name, number) in named.into_iter().chain([("g1", 32), ("f8", 3)]) {
            let square: Square = name.parse().unwrap();
            assert_eq!(square.number(), number);
            assert_eq!(square.to_string(), name);
        }
        for square in Square::all() {
            assert_eq!(Square::from_coordinates(square.file(), square.rank()), Some(square));
            assert_eq!(square.number(), (8 - square.rank()) * 4 + square.file() / 2 + 1);
        }
    }

    #[test]
    fn what_is_no_square() {
        for text in ["", "a2", "i1", "a9", "0", "33", "c", "c33", "+5", "-1", "300", "с3"] {
            assert_eq!(text.parse::<Square>(), Err(NotASquare), "{text}");
        }
    }
}
