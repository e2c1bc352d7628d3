//! Lines on the board, for notation: nothing here is on the way of the generator.

use crate::{Bitboard, Square};

/// A direction: the change of file and of rank in one step.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    file: i8,
    rank: i8,
}

/// File and rank of a square, for differences.
fn coordinates(square: Square) -> (i8, i8) {
    // Files and ranks are at most 8.
    (square.file().cast_signed(), square.rank().cast_signed())
}

impl Way {
    /// The four directions.
    pub(crate) const ALL: [Self; 4] = [
        Self { file: -1, rank: 1 },
        Self { file: 1, rank: 1 },
        Self { file: -1, rank: -1 },
        Self { file: 1, rank: -1 },
    ];

    /// The direction from one square to another, and the number of steps, if one diagonal holds
    /// both.
    pub(crate) fn between(from: Square, to: Square) -> Option<(Self, u8)> {
        let ((file, rank), (to_file, to_rank)) = (coordinates(from), coordinates(to));
        let (files, ranks) = (to_file - file, to_rank - rank);
        if files.abs() != ranks.abs() || files == 0 {
            return None;
        }
        Some((Self { file: files.signum(), rank: ranks.signum() }, files.unsigned_abs()))
    }

    /// The square one step on.
    pub(crate) fn step(self, from: Square) -> Option<Square> {
        let (file, rank) = coordinates(from);
        let file = u8::try_from(file + self.file).ok()?;
        Square::from_coordinates(file, u8::try_from(rank + self.rank).ok()?)
    }

    /// Whether it leads up the board, towards the eighth rank.
    pub(crate) fn is_up(self) -> bool {
        self.rank > 0
    }

    /// The squares from here on to the edge, the nearest first.
    pub(crate) fn ray(self, from: Square) -> impl Iterator<Item = Square> {
        core::iter::successors(self.step(from), move |&square| self.step(square))
    }
}

/// The squares strictly between two squares of one diagonal; none for any others.
pub(crate) fn between(from: Square, to: Square) -> Bitboard {
    match Way::between(from, to) {
        Some((way, _)) => way.ray(from).take_while(|&square| square != to).collect(),
        None => Bitboard::EMPTY,
    }
}

/// The square on the ray from `from` from which the piece on `target` lies on the line across it.
pub(crate) fn crossing(from: Square, way: Way, target: Square) -> Option<Square> {
    way.ray(from).find(|&square| {
        Way::between(square, target).is_some_and(|(across, _)| {
            across != way && (across.file, across.rank) != (-way.file, -way.rank)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_crossings() {
        let (way, steps) = Way::between(Square::A1, Square::D4).unwrap();
        assert_eq!((steps, way.step(Square::D4)), (3, Some(Square::E5)));
        assert_eq!(way.step(Square::H8), None);
        assert_eq!(Way::between(Square::A1, Square::C1), None);
        assert_eq!(between(Square::A1, Square::D4).len(), 2);
        // A king that took b2 from a1 turns on c3 to take on d2.
        assert_eq!(crossing(Square::B2, way, Square::D2), Some(Square::C3));
        assert_eq!(crossing(Square::B2, way, Square::G7), None);
    }
}
