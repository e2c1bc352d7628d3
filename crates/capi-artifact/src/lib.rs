//! The shared and the static library of the C interface, named `shashki`.
//!
//! **Not filled yet.** The crate will re-export `shashki-capi` as `cdylib` and `staticlib`; it is a crate
//! of its own because an `rlib` in the same list of crate types switches link-time optimisation off.
//!
//! Depends on `shashki-capi`.
