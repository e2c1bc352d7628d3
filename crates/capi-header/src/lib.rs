//! Generates `include/shashki.h` and checks that the committed one is current.
//!
//! There are only tests here, so that the header generator stays out of every other build:
//!
//! - `tests/header.rs`: the committed header is what the source of `shashki-capi` gives;
//!   `UPDATE=1 cargo test -p shashki-capi-header` writes it anew;
//! - `tests/compile.rs`: it compiles without a warning in C99 to C23 and in C++11 to C++20.
