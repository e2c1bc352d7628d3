//! Games: plies, results, repetition, counted draws, claims, offers.

mod claims;
pub(crate) mod draws;
mod ending;
pub(crate) mod handle;
pub(crate) mod plies;

pub use claims::*;
pub use draws::*;
pub use ending::*;
pub use handle::*;
pub use plies::*;
