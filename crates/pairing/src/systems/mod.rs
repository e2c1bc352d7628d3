//! One file a system: the table of its orders.

mod coefficient;
mod current_buchholz;
mod fmjd_program;
mod lot;
mod truncated_solkoff;

pub(crate) use coefficient::COEFFICIENT;
pub(crate) use current_buchholz::CURRENT_BUCHHOLZ;
pub(crate) use fmjd_program::FMJD_PROGRAM;
pub(crate) use lot::LOT;
pub(crate) use truncated_solkoff::TRUNCATED_SOLKOFF;
