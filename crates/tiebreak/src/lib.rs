//! Coefficients of draughts tournaments, exact.
//!
//! Filled so far: the *current* coefficients that the pairing systems of clauses 5.4.10.6 and
//! 5.4.10.7 need before a round ([`current`]).
//!
//! **Not filled yet:** the final coefficients (Solkoff, truncated, median, Berger, Shmulyan ...), the
//! FIDE set, the profiles for unplayed games, standings, explanations, rating figures.
//!
//! Depends on `shashki-tournament`. No floats anywhere: sums of points are [`Points`], products of
//! two numbers of points are [`Product`]s.
//!
//! [`Points`]: shashki_tournament::Points

pub mod current;

pub use current::{Current, Product};
