//! The tests of game files, one module a subject.
//!
//! Shared data is found by `SHASHKI_DATA`; tests that need it say so and pass where it is missing.
//! `SHASHKI_LONG=1` asks for many more random files.

// A panic in a test program is a failed test, also in its helpers; a skipped test says so.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stderr)]

mod bridge;
mod common;
mod damage;
#[cfg(feature = "encoding")]
mod encodings;
mod grammar;
mod naive;
mod replay;
mod shared;
mod streaming;
mod writing;
