//! Tests of games, draws and the arbiter's side.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test
#![allow(clippy::print_stderr)] // a skipped test says so

mod arbiter;
mod ballots;
mod common;
mod counting;
#[cfg(feature = "json")]
mod documents;
mod draws;
mod events;
mod irregular;
#[cfg(feature = "serde")]
mod names;
mod shared;
