//! Sets of squares.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use crate::Square;
use crate::layout::{self, BOARD, Bits};

/// A set of dark squares, in one word.
///
/// The usual set operations are the operators `&`, `|`, `^`, `-` (difference) and `!`
/// (complement). Iteration runs in the order of the squares' numbers. Inside, the word has gaps
/// that make every diagonal step one shift; [`to_u32`](Self::to_u32) gives the plain form.
///
/// ```
/// use shashki_board::{Bitboard, Square};
/// let set = Bitboard::from(Square::C3) | Bitboard::from(Square::D4);
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Square::C3));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [Square::D4, Square::C3]);
/// ```
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(Bits);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 32 squares.
    pub const ALL: Self = Self(BOARD);

    /// The set in which the square with number `n` is bit `n - 1`.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// assert!(Bitboard::from_u32(1).contains(Square::B8));
    /// ```
    #[inline]
    pub const fn from_u32(plain: u32) -> Self {
        // A place is left free above each byte: what lies above it is doubled, byte by byte.
        let mut spread = plain as Bits;
        spread += spread & !0xFF;
        spread += spread & !0x1_FFFF;
        spread += spread & !0x03FF_FFFF;
        Self(spread)
    }

    /// The plain form: the square with number `n` is bit `n - 1`.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::from(Square::G1).to_u32(), 1 << 31);
    /// assert_eq!(Bitboard::ALL.to_u32(), u32::MAX);
    /// ```
    // The four bytes are put together below bit 32.
    #[allow(clippy::cast_possible_truncation)]
    pub const fn to_u32(self) -> u32 {
        ((self.0 & 0xFF)
            | ((self.0 >> 1) & 0xFF00)
            | ((self.0 >> 2) & 0x00FF_0000)
            | ((self.0 >> 3) & 0xFF00_0000)) as u32
    }

    /// The squares of a rank, 1 to 8; empty for any other number.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// assert!(Bitboard::rank(8).contains(Square::B8));
    /// assert_eq!(Bitboard::rank(9), Bitboard::EMPTY);
    /// ```
    pub const fn rank(rank: u8) -> Self {
        if rank < 1 || rank > 8 { Self::EMPTY } else { Self::from_u32(0xF << (4 * (8 - rank))) }
    }

    /// The squares of a file, 0 = a ... 7 = h; empty for any other number.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::file(0).iter().collect::<Vec<_>>(),
    ///     [Square::A7, Square::A5, Square::A3, Square::A1]);
    /// ```
    pub const fn file(file: u8) -> Self {
        if file > 7 {
            return Self::EMPTY;
        }
        // The odd ranks hold the files a, c, e, g and lie in the upper half of every byte.
        let first = if file.is_multiple_of(2) { 0x1010_1010 } else { 0x0101_0101 };
        Self::from_u32(first << (file / 2))
    }

    /// Whether the set has no square.
    ///
    /// ```
    /// assert!(shashki_board::Bitboard::EMPTY.is_empty());
    /// ```
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares the set has.
    ///
    /// ```
    /// assert_eq!(shashki_board::Bitboard::ALL.len(), 32);
    /// ```
    // At most 32.
    #[allow(clippy::cast_possible_truncation)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the square is in the set.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// assert!(Bitboard::ALL.contains(Square::A1));
    /// ```
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// Whether every square of this set is in the other one.
    ///
    /// ```
    /// use shashki_board::Bitboard;
    /// assert!(Bitboard::rank(1).is_subset(Bitboard::ALL));
    /// ```
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Puts a square into the set.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// let mut set = Bitboard::EMPTY;
    /// set.insert(Square::E5);
    /// assert_eq!(set, Bitboard::from(Square::E5));
    /// ```
    pub const fn insert(&mut self, square: Square) {
        self.0 |= square.bit();
    }

    /// Takes a square out of the set.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// let mut set = Bitboard::from(Square::E5);
    /// set.remove(Square::E5);
    /// assert!(set.is_empty());
    /// ```
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !square.bit();
    }

    /// The square with the smallest number.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::ALL.first(), Some(Square::B8));
    /// assert_eq!(Bitboard::EMPTY.first(), None);
    /// ```
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::at_place(layout::place_of(self.0))) }
    }

    /// The squares in the order of their numbers.
    ///
    /// ```
    /// use shashki_board::Bitboard;
    /// let numbers: Vec<u8> = Bitboard::rank(8).iter().map(|s| s.number()).collect();
    /// assert_eq!(numbers, [1, 2, 3, 4]);
    /// ```
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }

    /// The set on the board turned round (a1 goes to h8).
    ///
    /// ```
    /// use shashki_board::Bitboard;
    /// assert_eq!(Bitboard::rank(1).turned(), Bitboard::rank(8));
    /// ```
    #[must_use]
    pub const fn turned(self) -> Self {
        Self::from_u32(self.to_u32().reverse_bits())
    }

    pub(crate) const fn from_bits(bits: Bits) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> Bits {
        self.0
    }
}

/// The squares of a [`Bitboard`] in the order of their numbers.
///
/// ```
/// use shashki_board::{Bitboard, Square};
/// let mut squares = Bitboard::rank(1).into_iter();
/// assert_eq!(squares.len(), 4);
/// assert_eq!(squares.next(), Some(Square::A1));
/// ```
#[derive(Clone, Debug)]
pub struct Squares(Bits);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = Bitboard(self.0).len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Self {
        Self(square.bit())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(squares);
        set
    }
}

impl Extend<Square> for Bitboard {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        for square in squares {
            self.insert(square);
        }
    }
}

macro_rules! operator {
    ($trait:ident $method:ident, $assign_trait:ident $assign:ident, $a:ident, $b:ident, $e:expr) => {
        impl $trait for Bitboard {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($e)
            }
        }
        impl $assign_trait for Bitboard {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    };
}

operator!(BitAnd bitand, BitAndAssign bitand_assign, a, b, a & b);
operator!(BitOr bitor, BitOrAssign bitor_assign, a, b, a | b);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, a, b, a ^ b);
operator!(Sub sub, SubAssign sub_assign, a, b, a & !b);

impl Not for Bitboard {
    type Output = Self;

    fn not(self) -> Self {
        Self(BOARD & !self.0)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::*;

    #[test]
    fn plain_and_inner_form_agree() {
        for square in Square::all() {
            let set = Bitboard::from(square);
            assert_eq!(set.to_u32(), 1 << square.index());
            assert_eq!(Bitboard::from_u32(1 << square.index()), set);
            assert_eq!(set.first(), Some(square));
            assert!(Bitboard::file(square.file()).contains(square));
            assert!(Bitboard::rank(square.rank()).contains(square));
            assert_eq!(set.turned(), Bitboard::from(square.turned()));
        }
        assert_eq!(!Bitboard::EMPTY, Bitboard::ALL);
        assert_eq!(Bitboard::from_u32(0xDEAD_BEEF).to_u32(), 0xDEAD_BEEF);
    }

    #[test]
    fn every_file_and_rank_has_four_squares() {
        for line in 0..8 {
            assert_eq!(Bitboard::file(line).len(), 4);
            assert_eq!(Bitboard::rank(line + 1).len(), 4);
        }
        assert_eq!(Bitboard::file(8) | Bitboard::rank(0), Bitboard::EMPTY);
    }
}
