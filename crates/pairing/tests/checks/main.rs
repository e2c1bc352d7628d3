//! Checking (P27), corrections (P25) and relaxations (P28) on events small enough to be worked by
//! hand. Every expected value was worked out from the text of the rules; the comments say how.

#![allow(clippy::expect_used, clippy::panic)] // helpers of tests

#[path = "../decisions/build.rs"]
#[allow(dead_code)] // shared with the tests of the decisions, which use all of it
mod build;

mod corrections;
mod differences;
mod lists;
mod played;
mod relaxations;
mod replays;
