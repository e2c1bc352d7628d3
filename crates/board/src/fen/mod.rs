//! Positions as text: the FEN of draughts, read and written.
//!
//! `W:W21,22,K29:B1-8,K11` names the side to move and then each side's squares, kings with a `K`.
//! Squares are numbers or algebraic names. Readers meet much more than the standard's grammar has:
//! spaces, lower case, fields of their own (`:H0:F1`), a final dot.

mod error;
mod read;
mod write;

pub use error::{FenError, PositionError};
pub use read::{Fen, FenOptions};
pub use write::FenText;
