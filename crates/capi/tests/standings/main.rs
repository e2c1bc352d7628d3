//! Standings and ratings over the C interface, called as C calls it: by pointers.

// The helpers are tests too: what fails in them is to stop the test. Every call is unsafe, and safe
// because what it is given lives: said once here.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::result_large_err)]
#![allow(clippy::undocumented_unsafe_blocks, clippy::print_stdout)]

mod cup;
mod documents;
mod explained;
#[allow(dead_code)] // every test crate uses its own part
#[path = "../event/help.rs"]
mod help;
mod places;
mod rating;
mod refused;
mod rules;
mod shared;
mod teams;
