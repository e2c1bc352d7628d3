//! Moves.

use core::fmt;

use crate::layout::Bits;
use crate::{Bitboard, Square};

/// A move: from, to, the set of captured squares, and whether a man is crowned (decision B6).
///
/// Two ways of capturing the same pieces that start and end on the same squares are one move; a
/// [`Route`](crate::Route) tells them apart. A move fits in eight bytes.
///
/// ```
/// use shashki_board::{Position, Square};
/// let m = Position::initial().read_move("c3-d4").unwrap();
/// assert_eq!((m.from(), m.to()), (Square::C3, Square::D4));
/// assert!(!m.is_capture() && !m.promotes());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u64);

/// Where the parts of a move lie above the 35 bits of the captured squares.
const FROM: u32 = 40;
const TO: u32 = 48;
const CROWNED: u32 = 63;
const PLACE: u64 = 63;
const CAPTURED: u64 = (1 << 35) - 1;

impl Move {
    /// A move made of its parts; whether it is legal is asked of a position.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Move, Position, Square};
    /// let m = Move::new(Square::C3, Square::D4, Bitboard::EMPTY, false);
    /// assert!(Position::initial().is_legal(m));
    /// ```
    pub const fn new(from: Square, to: Square, captured: Bitboard, promotes: bool) -> Self {
        Self::from_places(from.place(), to.place(), captured.bits(), promotes)
    }

    /// The same from places in the word.
    #[inline(always)]
    pub(crate) const fn from_places(from: u8, to: u8, captured: Bits, promotes: bool) -> Self {
        Self(captured | (from as u64) << FROM | (to as u64) << TO | (promotes as u64) << CROWNED)
    }

    /// The square that the piece leaves.
    ///
    /// ```
    /// # use shashki_board::{Bitboard, Move, Square};
    /// # let m = Move::new(Square::C3, Square::D4, Bitboard::EMPTY, false);
    /// assert_eq!(m.from(), Square::C3);
    /// ```
    pub const fn from(self) -> Square {
        Square::at_place(((self.0 >> FROM) & PLACE) as u8)
    }

    /// The square on which the piece comes to rest. A capture can end where it began.
    ///
    /// ```
    /// # use shashki_board::{Bitboard, Move, Square};
    /// # let m = Move::new(Square::C3, Square::D4, Bitboard::EMPTY, false);
    /// assert_eq!(m.to(), Square::D4);
    /// ```
    pub const fn to(self) -> Square {
        Square::at_place(((self.0 >> TO) & PLACE) as u8)
    }

    /// The squares of the pieces taken.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let position: Position = "W:W22:B18".parse().unwrap();
    /// assert!(position.moves()[0].captured().contains(Square::D4));
    /// ```
    pub const fn captured(self) -> Bitboard {
        Bitboard::from_bits(self.0 & CAPTURED)
    }

    /// Whether the move takes a piece.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert!(!Position::initial().moves()[0].is_capture());
    /// ```
    pub const fn is_capture(self) -> bool {
        self.0 & CAPTURED != 0
    }

    /// Whether a man becomes a king by it (clauses 6.1.4.4 and 6.1.5.15).
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:W5:B3".parse().unwrap();
    /// assert!(position.moves()[0].promotes());
    /// ```
    pub const fn promotes(self) -> bool {
        self.0 >> CROWNED != 0
    }

    /// The bit of the square that the piece leaves.
    #[inline(always)]
    pub(crate) const fn leaves(self) -> Bits {
        1 << ((self.0 >> FROM) & PLACE)
    }

    /// The bit of the square on which it comes to rest.
    #[inline(always)]
    pub(crate) const fn reaches(self) -> Bits {
        1 << ((self.0 >> TO) & PLACE)
    }

    /// The captured squares as they lie in the word.
    #[inline(always)]
    pub(crate) const fn takes(self) -> Bits {
        self.0 & CAPTURED
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Move")
            .field("from", &self.from())
            .field("to", &self.to())
            .field("captured", &self.captured())
            .field("promotes", &self.promotes())
            .finish()
    }
}
