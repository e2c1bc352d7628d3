//! Moves as text, in every form in use (decision B12), and why a text is refused (R11).
//!
//! | form | example | who writes it |
//! |---|---|---|
//! | full | `a5:c3:e1:g3:e5` | rule book, diagrams |
//! | short | `a5:e5` | game files; full where short is ambiguous |
//! | half-short | `cd4`, `c:e5` | scoresheets, opening tables |
//! | numeric | `9-13`, `9x18` | game files of other boards, servers |
//! | hub | `13x15x26x27x19` | programs: from, to, captured squares |

mod hub;
mod judge;
mod read;
mod refusal;
mod text;
mod write;

pub use hub::BadHub;
pub use read::MoveOptions;
pub use refusal::{Reason, Refusal};
pub use write::{MoveForm, MoveText};
