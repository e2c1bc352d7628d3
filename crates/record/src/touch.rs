//! Touch-move (6.1.4.7, R16).

use shashki_board::{MoveList, Position, Square};

/// The moves that a player may still make after touching these squares, in their order: those of
/// the first touched piece of his own that has a legal move; all where none has (6.1.4.7).
///
/// Where a capture is due, only captures are legal: a touched piece without one binds to nothing
/// (5.4.13.3). Touching the opponent's pieces has no consequence.
///
/// ```
/// use shashki_board::{Position, Square};
/// use shashki_record::allowed;
/// let position = Position::initial();
/// assert_eq!(allowed(&position, &[Square::B2, Square::C3]).len(), 2);
/// assert_eq!(allowed(&position, &[Square::B2]).len(), 7);
/// ```
pub fn allowed(position: &Position, touched: &[Square]) -> MoveList {
    let all = position.moves();
    let bound = touched.iter().find(|&&square| all.iter().any(|m| m.from() == square));
    let mut moves = MoveList::new();
    let kept = all.iter().filter(|m| bound.is_none_or(|&square| m.from() == square));
    kept.for_each(|&m| moves.push(m));
    moves.sort();
    moves
}
