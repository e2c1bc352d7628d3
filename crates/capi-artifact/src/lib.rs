//! The shared and the static library of the C interface, named `shashki`.
//!
//! A crate of its own, because an `rlib` in the same list of crate types switches link-time
//! optimisation off. Depends on `shashki-capi`, and is nothing but that crate, linked.

pub use shashki_capi::*;
