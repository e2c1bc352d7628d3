//! What a game keeps of every ply, so that a move taken back takes everything back with it (R1).

use shashki_board::{Bitboard, Move, Position, Side};

use crate::Offers;
use crate::counter::Counters;

/// The position after a ply and everything that is counted in it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) position: Position,
    pub(crate) counters: Counters,
    /// How many times the position has stood, this time included.
    pub(crate) occurrences: u16,
    /// The first ply whose position can still come again.
    pub(crate) window: u16,
    /// A violation stands: men may have gone back, any position can come again.
    pub(crate) loose: bool,
    /// Kings that stand unmarked (violation 13).
    pub(crate) unmarked: Bitboard,
}

impl State {
    pub(crate) fn at_start(position: Position) -> Self {
        Self {
            position,
            counters: Counters::at_start(&position),
            occurrences: 1,
            window: 0,
            loose: false,
            unmarked: Bitboard::EMPTY,
        }
    }
}

/// A ply: what stood before it, and what was done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) before: State,
    /// The offers as they stood before it.
    pub(crate) offers: Offers,
    /// Who made it.
    pub(crate) mover: Side,
    /// The legal move; none where a violation stands.
    pub(crate) m: Option<Move>,
}
