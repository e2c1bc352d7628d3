//! Generates `include/shashki.h` and checks that the committed one is current.
//!
//! **Not filled yet.** The crate will hold the header, version and link-line tests, so that the header
//! generator stays out of every other build.
//!
//! Depends on `shashki-capi`.
