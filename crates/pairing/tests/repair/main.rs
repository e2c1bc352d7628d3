//! Re-pairing (P23): the shared collection, a literal twin that tries every pairing, a real event.

#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // helpers of tests

mod arbiter;
#[path = "../decisions/build.rs"]
#[allow(dead_code)] // shared with the tests of the decisions, which use all of it
mod build;
#[path = "../common/mod.rs"]
mod common;
mod data;
#[path = "../twin/events.rs"]
#[allow(dead_code)] // the other test uses the rest
mod events;
mod hand;
#[path = "../twin/host.rs"]
#[allow(dead_code)] // the other test uses the rest
mod host;
mod real;
mod small;
