//! What both wings of Shashki (board and record; tournament, tie-break and pairing) share.
//!
//! - [`Lang`]: the language of the messages that an arbiter reads, English or Russian.
//! - [`Generator`] and [`Seed`]: the one random generator of the project, with a fixed, named
//!   algorithm, so that a recorded seed gives the same draw on every machine and in every version.
//! - `encoding` (feature `encoding`): old single-byte encodings, decoded only on request.
//! - `print` (feature `print`): what every printed document needs.
//! - [`PROGRAM`]: what documents say they were made by.
//!
//! This crate depends on no other crate of the project and, without features, on nothing at all,
//! not even on the standard library.

#![cfg_attr(not(any(test, feature = "encoding")), no_std)]

#[cfg(feature = "print")]
extern crate alloc;

#[cfg(feature = "encoding")]
pub mod encoding;
mod generator;
mod lang;
#[cfg(feature = "print")]
pub mod print;

pub use generator::{ALGORITHM, Generator, Seed};
pub use lang::{Lang, UnknownLang};

/// The program's name and version, as documents say by what they were made.
pub const PROGRAM: &str = concat!("shashki ", env!("CARGO_PKG_VERSION"));
