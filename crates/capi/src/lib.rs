//! Every `extern "C"` function of the library.
//!
//! # The contract
//!
//! - **Handles** are opaque. `shk_*_new`, `shk_*_read` and the like give one, `shk_*_free` takes it
//!   back; to free NULL is to do nothing. Whatever a function only reads is `const *` and may be read
//!   by several threads at once; whatever it changes is not `const` and belongs to one thread then.
//! - **Calls that can fail** return [`shk_status`]. Outputs are the last parameters and are written
//!   on success alone, but for `*needed` with [`SHK_BUFFER_TOO_SMALL`] and for the error.
//! - **Errors**: where a function takes a `shk_error **error`, it may be NULL; otherwise `*error` is
//!   set to a new error object, which the caller frees with [`shk_error_free`], or to NULL where the
//!   call went well.
//! - **Text in** is UTF-8, a pointer and a length in bytes; NULL with length 0 is the empty text.
//! - **Text out** goes into the caller's buffer with a NUL behind it. `*needed` is set to the bytes
//!   needed, that NUL included; with a capacity of 0 the buffer may be NULL.
//! - **Pointers** that aren't NULL must point to what the signature says, for as long as the call
//!   lasts; the library keeps none.
//! - No panic crosses the border ([`SHK_INTERNAL`]), no global state is kept, nothing is written to
//!   the standard streams but what Rust itself writes when a defect panics.
//!
//! # Contents
//!
//! | module | what |
//! |---|---|
//! | [`status`], [`error`], [`version`] | how calls go |
//! | `text`, `memory`, `handle`, `sized` | texts, arrays, objects and options across the border |
//! | [`board`] | positions, moves, routes, perft, FEN, notation, diagrams |
//! | [`event`] | tournaments: TRF and JSON in and out, built up by calls, looked at, results |
//! | [`pairing`] | start lists, draws, explanations, checks, re-pairing, decisions, random events |
//! | [`game`] | games: plies, results, repetition, counted draws, claims, offers, variations |
//! | [`arbiter`] | irregularities, sanctions, the hand on the board, protests and appeals |
//! | [`ballot`] | opening tables |
//! | [`pdn`] | game files: reading game by game, writing |
//! | [`standings`] | criteria, places, exact values, explanations, documents |
//! | [`rating`] | rating figures of an event, and each by itself |

pub mod arbiter;
pub mod ballot;
pub mod board;
pub mod error;
pub mod event;
pub mod game;
mod handle;
mod memory;
pub mod pairing;
pub mod pdn;
pub mod rating;
mod sized;
pub mod standings;
pub mod status;
mod text;
pub mod version;

pub use arbiter::*;
pub use ballot::*;
pub use board::*;
pub use error::*;
pub use event::*;
pub use game::*;
pub use pairing::*;
pub use pdn::*;
pub use rating::*;
pub use standings::*;
pub use status::*;
pub use version::*;
