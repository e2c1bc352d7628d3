//! How many pieces there are on the board, as the draw rules ask (R6).

use shashki_board::{Position, Side};

/// The pieces on the board, as the rules speak of them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Balance {
    /// White's pieces and kings, Black's pieces and kings.
    pub(crate) sides: [(usize, usize); 2],
}

impl Balance {
    pub(crate) fn of(position: &Position) -> Self {
        let count = |side| {
            let pieces = position.pieces(side);
            (pieces.len(), (pieces & position.kings()).len())
        };
        Self { sides: [count(Side::White), count(Side::Black)] }
    }

    pub(crate) const fn total(&self) -> usize {
        self.sides[0].0 + self.sides[1].0
    }

    /// The stronger side and its pieces, where the other has a king alone; of two lone kings
    /// White's.
    pub(crate) fn against_lone_king(&self) -> Option<(Side, usize, usize)> {
        match self.sides {
            [(pieces, kings), (1, 1)] if pieces > 0 => Some((Side::White, pieces, kings)),
            [(1, 1), (pieces, kings)] if pieces > 0 => Some((Side::Black, pieces, kings)),
            _ => None,
        }
    }
}
