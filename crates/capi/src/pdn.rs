//! Game files: reading a buffer game by game, writing.

mod file;
mod options;
#[cfg(test)]
mod tests;
mod write;

pub use file::*;
pub use options::*;
pub use write::*;
