//! Matching in general graphs. Nothing here knows what a player is.
//!
//! - [`Graph`]: a graph given by a rule, never by a list of edges. The graphs of a draw are nearly
//!   complete, so a list would cost the square of the players.
//! - [`Matching`]: maximum cardinality matching (Edmonds), kept warm: after a pair has been fixed,
//!   one search for one augmenting path repairs it.
//! - [`weighted`]: perfect matching of the least cost, for the few brackets where counting alone
//!   doesn't decide who must leave.
//! - [`optimal`]: all of these at once, narrowed down choice by choice.
//! - [`witness`]: a set of vertices that proves that no perfect matching exists (Tutte, Berge).

mod cardinality;
pub(crate) mod optimal;
pub(crate) mod weighted;
pub(crate) mod witness;

pub(crate) use cardinality::Matching;

/// A graph on the vertices `0 .. vertices()`.
pub(crate) trait Graph {
    /// How many vertices.
    fn vertices(&self) -> usize;

    /// Whether two different vertices are joined; symmetric.
    fn joined(&self, a: usize, b: usize) -> bool;
}
