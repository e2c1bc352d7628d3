//! The decisions of the specification (P1, P2 ...), each pinned by events small enough to be worked
//! by hand. Every expected pair was worked out from the text of the rules; the comments say how.

#![allow(clippy::expect_used, clippy::panic)] // helpers of tests

mod build;
mod proof;

mod boards;
mod brackets;
mod bye;
mod colours;
mod colours_first;
mod explain;
mod fmjd;
mod fmjd_colours;
mod forced;
mod halves;
mod hard;
mod invariance;
mod micro;
mod order;
mod pool_witness;
mod presence;
mod rounds;
mod wishes;
mod witness;
