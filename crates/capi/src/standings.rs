//! Standings: criteria, places, values, coefficients, explanations, documents.

mod catalogue;
mod categories;
mod coefficient;
mod criteria;
mod current;
mod document;
mod explanation;
mod handle;
mod notes;
mod options;
mod rows;
mod teams;
mod unplayed;
mod value;

pub use catalogue::*;
pub use categories::*;
pub use coefficient::*;
pub use criteria::*;
pub use current::*;
pub use document::*;
pub use explanation::*;
pub use handle::*;
pub use notes::*;
pub use options::*;
pub use rows::*;
pub use teams::*;
pub use unplayed::*;
pub use value::*;

pub(crate) use document::{document_form, from_document_error};
