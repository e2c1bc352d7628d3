//! Move generation three ways: [`detect`] (is there one), [`count`] (how many) and [`generate`]
//! (which). All three rest on the sets of [`jumps`]; only captures of more than one piece are
//! searched, in [`chain`].

mod chain;
mod count;
mod detect;
mod generate;
mod jumps;
mod placement;

pub(crate) use count::count;
pub(crate) use detect::{can_capture, has_moves};
pub(crate) use generate::{Visitor, generate};
pub(crate) use placement::{Black, Colour, Placement, Step, White};
