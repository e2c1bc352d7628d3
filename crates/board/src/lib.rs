//! Russian draughts
#![cfg_attr(not(any(test, feature = "std")), no_std)]

mod bitboard;
mod geometry;
mod layout;
mod move_list;
mod movegen;
mod moves;
mod perft;
mod piece;
mod position;
mod route;
mod setup;
mod show;
mod square;

pub(crate) use show::show;

pub use bitboard::{Bitboard, Squares};
pub use move_list::MoveList;
pub use moves::Move;
pub use perft::{perft, perft_routes};
pub use piece::{Kind, Piece, Side};
pub use position::{IllegalMove, Position};
pub use route::{Path, RemovalRule, Route};
pub use setup::{Faults, InvalidPosition, Setup};
pub use square::{NotASquare, Numbering, Square};
