//! Tournaments: read, written, looked at, built up.
//!
//! An event (`shk_event`) is a tournament in which nothing contradicts anything else. A draft
//! (`shk_draft`) is one in which anything may stand; `shk_draft_check` makes an event of it or says
//! everything that is wrong.

mod decode;
mod draft;
mod facts;
mod fail;
mod handle;
mod kind;
mod player;
mod read;
mod results;
mod rounds;
mod span;
mod table;
mod texts;
mod wishes;
mod write;

pub use decode::*;
pub use draft::*;
pub use facts::*;
pub use handle::*;
pub use kind::*;
pub use player::*;
pub use read::*;
pub use results::*;
pub use rounds::*;
pub use span::*;
pub use table::*;
pub use texts::*;
pub use wishes::*;
pub use write::*;

pub(crate) use draft::{set, set_options};
pub(crate) use facts::count;
pub(crate) use fail::from_faults;
pub(crate) use handle::event;
pub(crate) use kind::{colour, round, round_or_none, start, starts, unpaired_code, unpaired_kind};
pub(crate) use read::no_such;
pub(crate) use rounds::{draw_change, no_such_round};
pub(crate) use span::texts;
