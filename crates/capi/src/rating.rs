//! Rating figures (T13): of an event, and each by itself. Nothing here is anybody's official figure.

mod document;
mod figures;
mod games;
mod options;
mod rated;
mod rules;
mod titles;

pub use document::*;
pub use figures::*;
pub use games::*;
pub use options::*;
pub use rated::*;
pub use rules::*;
pub use titles::*;
