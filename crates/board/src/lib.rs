//! Russian draughts on the board: squares, bitboards, positions, move generation, perft, FEN, move
//! notation and diagrams (clauses 6.1.1 to 6.1.5 of the rules).
//!
//! ```
//! use shashki_board::{MoveForm, Position};
//!
//! // A king takes three men and must land where it can take on (diagram 6 of the rule book).
//! let position: Position = "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7".parse().unwrap();
//! let moves = position.moves();
//! assert_eq!(moves.len(), 1);
//! assert_eq!(position.notation(moves[0], MoveForm::Full).to_string(), "a5:e1:g3:e5");
//! let next = position.play(moves[0]).unwrap();
//! assert_eq!(next.count_moves(), 1);
//! ```
//!
//! - **Values.** [`Square`], [`Bitboard`], [`Diagonal`], [`Side`], [`Piece`], [`Position`],
//!   [`Move`], [`Route`] and [`Key`] are small and `Copy`. A [`Setup`] takes any pieces anywhere and
//!   becomes a [`Position`] or a list of [`Faults`].
//! - **Moves, three ways.** Is there one ([`Position::can_capture`], [`Position::has_moves`]), how
//!   many ([`Position::count_moves`]), which ([`Position::visit_moves`], which can stop early, and
//!   [`Position::moves`], a list without allocation).
//! - **Text.** [`Fen`] and [`Position::fen`]; [`Position::read_move`], whose [`Refusal`] names the
//!   rule that a move breaks, and [`Position::notation`]; [`Position::text`] and
//!   [`Position::svg`].
//! - **Counting.** [`perft()`], and `Perft` with threads, a table and progress.
//!
//! Nothing panics on any input, and nothing allocates but a `Perft` run.
//!
//! # Features
//!
//! - `std` (default): `Perft`, the only part that needs it.
//! - `serde`: positions as FEN, moves in the hub form, squares by name.
//!
//! # Speed
//!
//! The generator needs no special processor. Built for the processor at hand (`-C
//! target-cpu=native`) it counts bits by one instruction, which makes counting about a seventh
//! faster.
#![no_std]
// The one point on which the compiler is overruled: the small functions under the generator are
// compiled for each colour and direction, and must together become one straight piece of code.
#![allow(clippy::inline_always)]
#[cfg(feature = "std")]
extern crate std;

mod bitboard;
mod diagonal;
mod fen;
mod geometry;
mod key;
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
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod show;
mod square;
mod svg;
mod text_board;

pub(crate) use show::show;

pub use bitboard::{Bitboard, Squares};
pub use diagonal::Diagonal;
pub use fen::{Fen, FenError, FenOptions, FenText, PositionError};
pub use key::Key;
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
pub use svg::SvgBoard;
pub use text_board::TextBoard;
