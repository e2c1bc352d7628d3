//! Every `extern "C"` function of the library, its handles and its errors.
//!
//! **Not filled yet.** The crate will hold the C interface over all domain crates; it is the one crate
//! in which `unsafe` has a place. `shashki-capi-artifact` builds the shared and the static library out
//! of it, `shashki-capi-header` generates and checks `include/shashki.h`.
//!
//! Depends on every domain crate.
