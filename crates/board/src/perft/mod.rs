//! Perft: how many ways to play the next few moves there are (decision B7).
//!
//! [`perft`] is the plain count. [`Perft`] adds what a long run wants: routes instead of moves, a
//! transposition table, threads, progress, and the counts of the root moves one by one.

#[cfg(feature = "std")]
mod run;
mod search;
#[cfg(feature = "std")]
mod table;

#[cfg(feature = "std")]
pub use run::{Perft, Progress, RootCount};

use crate::Position;
use search::{NoTable, count_below};

/// The number of ways to play `depth` moves from a position; 1 at depth 0.
///
/// The last ply is counted, not made. A position without moves has no way to play on.
///
/// ```
/// use shashki_board::{Position, perft};
/// assert_eq!(perft(&Position::initial(), 6), 37_986);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    count_below::<false, true, _>(position, depth, &NoTable)
}

/// The same with every route of a move as a way of its own (decision B6).
///
/// ```
/// use shashki_board::{Position, perft, perft_routes};
/// let position: Position = "W:W20:B3,7,15,16,17,23,24,K31".parse().unwrap();
/// assert_eq!(perft(&position, 3), 126);
/// assert_eq!(perft_routes(&position, 3), 135);
/// ```
pub fn perft_routes(position: &Position, depth: u32) -> u64 {
    count_below::<true, true, _>(position, depth, &NoTable)
}
