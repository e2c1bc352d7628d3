//! Games: plies, results, repetition, counted draws, claims, offers,
//! comments and clocks.

mod claims;
pub(crate) mod draws;
mod ending;
pub(crate) mod handle;
mod notes;
pub(crate) mod plies;

pub use claims::*;
pub use draws::*;
pub use ending::*;
pub use handle::*;
pub use notes::*;
pub use plies::*;
