//! Game files: read in memory or as their bytes come, looked at in bulk, written anew.
//!
//! | module | what |
//! |---|---|
//! | `options`, `encoding` | how a file is read |
//! | `heard` | what is kept of a file while it is read |
//! | `file` | a file in memory |
//! | `reader`, `events` | a file of any length: fed, taken away, listened to |
//! | `rows`, `told`, `parts`, `stats` | results, diagnostics, tags and movetext, counts |
//! | `write`, `convert` | games as text |

mod convert;
mod encoding;
mod events;
mod file;
mod heard;
mod options;
mod parts;
mod reader;
mod rows;
mod stats;
#[cfg(test)]
mod tests;
mod told;
mod write;

pub use convert::*;
pub use encoding::*;
pub use events::*;
pub use file::*;
pub use options::*;
pub use parts::*;
pub use reader::*;
pub use rows::*;
pub use stats::*;
pub use told::*;
pub use write::*;
