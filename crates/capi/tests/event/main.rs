//! The tournament part of the C interface, called as C calls it: by pointers.

// The helpers are tests too: what fails in them is to stop the test. Every call is unsafe, and safe
// because what it is given lives: said once here.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::result_large_err)]
#![allow(clippy::undocumented_unsafe_blocks)]

mod after;
mod build;
mod draw;
mod help;
mod nothing;
mod read;
mod results;
