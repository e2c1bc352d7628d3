//! Tests of games, draws and the arbiter's side.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test

mod common;
mod counting;
mod shared;
