//! The board: positions, moves, perft, notation, diagrams.
//!
//! Positions and moves are plain values that a host may copy and keep; only a position needs to be
//! sound, and every function looks at that first.

mod batch;
mod judge;
mod moves;
mod notation;
mod perft;
mod picture;
mod position;
mod routes;

pub use batch::*;
pub use judge::*;
pub use moves::*;
pub use notation::*;
pub use perft::*;
pub use picture::*;
pub use position::*;
pub use routes::*;
