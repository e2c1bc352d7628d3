//! Russian draughts
#![no_std]
#[cfg(feature = "std")]
extern crate std;

mod bitboard;
mod fen;
mod geometry;
mod layout;
mod letters;
mod move_list;
mod movegen;
mod moves;
mod notation;
mod perft;
mod piece;
mod position;
mod route;
mod setup;
mod show;
mod square;

pub(crate) use show::show;

pub use bitboard::{Bitboard, Squares};
pub use fen::{Fen, FenError, FenOptions, FenText, PositionError};
pub use move_list::MoveList;
pub use moves::Move;
pub use notation::{BadHub, MoveForm, MoveOptions, MoveText, Reason, Refusal};
#[cfg(feature = "std")]
pub use perft::{Perft, Progress, RootCount};
pub use perft::{perft, perft_routes};
pub use piece::{Kind, Piece, Side};
pub use position::{IllegalMove, Position};
pub use route::{Path, RemovalRule, Route};
pub use setup::{Faults, InvalidPosition, Setup};
pub use square::{NotASquare, Numbering, Square};
