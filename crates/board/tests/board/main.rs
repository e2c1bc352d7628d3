//! The tests of the board, one module a subject.
//!
//! Shared data is found by `SHASHKI_DATA`; tests that need it say so and pass where it is missing.
//! `SHASHKI_LONG=1` asks for the long run: perft to depth 13, and many more random positions.

// A panic in a test program is a failed test, also in its helpers; a skipped test says so.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr)]

mod common;
mod corners;
mod fen;
mod generation;
mod naive;
mod notation;
mod perft;
mod plain;
mod positions;
