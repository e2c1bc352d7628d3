//! Lists of moves without allocation.

use core::convert::Infallible;
use core::fmt;
use core::ops::{ControlFlow, Deref};

use arrayvec::ArrayVec;

use crate::Move;
use crate::layout::{Bits, Direction, Places};
use crate::movegen::{Colour, Step, Visitor};

/// A list of up to 128 moves, without allocation.
///
/// The longest lists known have 68 captures or 65 quiet moves (decision B13). Should a position
/// ever have more than 128, the list says so in [`is_complete`](Self::is_complete); nothing in
/// this crate depends on a list being long enough.
///
/// ```
/// use shashki_board::Position;
/// let moves = Position::initial().moves();
/// assert_eq!(moves.len(), 7);
/// assert!(moves.is_complete());
/// ```
#[derive(Clone, Default, PartialEq, Eq)]
pub struct MoveList {
    moves: ArrayVec<Move, { MoveList::CAPACITY }>,
    overflowed: bool,
}

impl MoveList {
    /// How many moves fit.
    pub const CAPACITY: usize = 128;

    /// An empty list.
    ///
    /// ```
    /// assert!(shashki_board::MoveList::new().is_empty());
    /// ```
    #[inline]
    pub fn new() -> Self {
        Self { moves: ArrayVec::new(), overflowed: false }
    }

    /// Empties the list.
    ///
    /// ```
    /// let mut moves = shashki_board::Position::initial().moves();
    /// moves.clear();
    /// assert!(moves.is_empty());
    /// ```
    #[inline]
    pub fn clear(&mut self) {
        self.moves.clear();
        self.overflowed = false;
    }

    /// Adds a move; in a full list the move is lost and the list no longer complete.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Move, MoveList, Square};
    /// let mut moves = MoveList::new();
    /// for _ in 0..129 {
    ///     moves.push(Move::new(Square::C3, Square::D4, Bitboard::EMPTY, false));
    /// }
    /// assert_eq!(moves.len(), 128);
    /// assert!(!moves.is_complete());
    /// ```
    #[inline]
    pub fn push(&mut self, m: Move) {
        if self.moves.try_push(m).is_err() {
            self.overflowed = true;
        }
    }

    /// Whether every move that was added is in the list.
    ///
    /// ```
    /// assert!(shashki_board::MoveList::new().is_complete());
    /// ```
    #[inline]
    pub const fn is_complete(&self) -> bool {
        !self.overflowed
    }

    /// Sorts the moves by start square, end square and captured pieces.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let mut moves = Position::initial().moves();
    /// moves.sort();
    /// assert_eq!(moves[0].from(), Square::A3);
    /// ```
    pub fn sort(&mut self) {
        self.moves
            .sort_unstable_by_key(|m| (m.from(), m.to(), m.captured().to_u32(), m.promotes()));
    }
}

/// A list is a visitor of its own: it makes room for all quiet moves of one direction at once.
impl Visitor for MoveList {
    type Stop = Infallible;
    const ROUTES: bool = false;

    #[inline]
    fn visit(&mut self, step: Step, _: u64) -> ControlFlow<Infallible> {
        self.push(step.pack());
        ControlFlow::Continue(())
    }

    #[inline]
    fn quiet_men<C: Colour, D: Direction>(&mut self, landing: Bits) -> ControlFlow<Infallible> {
        // Where they might not all fit, the list takes them one by one.
        let moves = Places(landing).map(|to| {
            let crowned = (1 << to) & C::CROWN != 0;
            Move::from_places(to.wrapping_add_signed(D::BACK), to, 0, crowned)
        });
        if self.moves.remaining_capacity() >= landing.count_ones() as usize {
            self.moves.extend(moves);
        } else {
            moves.for_each(|m| self.push(m));
        }
        ControlFlow::Continue(())
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
