//! The record of a game: what was played, what may be claimed, what the arbiter may decide (clauses
//! 5.4.12 to 5.4.16 of the rules), and PDN in and out.
//!
//! **Not filled yet.** The crate will hold `Game`, repetition and its claim procedure, the move-count
//! draw profiles, offers, irregularities, sanctions, protests, ballots, and the PDN reader and writer.
//!
//! Depends on `shashki-board`.

pub mod pdn;
