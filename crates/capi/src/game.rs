//! Games: plies, results, repetition, counted draws, claims, offers, comments, clocks, variations,
//! documents.

mod claims;
mod counted;
pub(crate) mod draws;
pub(crate) mod ending;
mod examine;
mod facts;
pub(crate) mod handle;
mod lines;
mod notes;
pub(crate) mod plies;
mod texts;

pub use claims::*;
pub use counted::*;
pub use draws::*;
pub use ending::*;
pub use examine::*;
pub use facts::*;
pub use handle::*;
pub use lines::*;
pub use notes::*;
pub use plies::*;
pub use texts::*;
