//! Why a graph has no perfect matching, in a form that a person can check.

use super::{Graph, Matching};

/// A set of vertices whose removal leaves more odd pieces than it has members (Tutte, Berge).
///
/// Each odd piece has to send one of its vertices out to the set, so that at least
/// `pieces.len() - separator.len()` vertices stay without a partner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Barrier {
    /// The set.
    pub(crate) separator: Vec<usize>,
    /// The odd pieces: no edge leads from one to another, nor to any vertex outside the set.
    pub(crate) pieces: Vec<Vec<usize>>,
}

/// The barrier that belongs to a maximum matching which isn't perfect.
pub(crate) fn barrier(graph: &impl Graph, matching: &mut Matching) -> Barrier {
    let exposable = matching.exposable(graph);
    let all = 0..graph.vertices();
    let inside: Vec<usize> = all.clone().filter(|&v| exposable[v]).collect();
    let separator =
        all.filter(|&v| !exposable[v] && inside.iter().any(|&d| graph.joined(v, d))).collect();
    Barrier { separator, pieces: components(graph, inside) }
}

fn components(graph: &impl Graph, mut left: Vec<usize>) -> Vec<Vec<usize>> {
    let mut pieces = Vec::new();
    while !left.is_empty() {
        let mut piece = vec![left.remove(0)];
        let mut looked = 0;
        while looked < piece.len() {
            let from = piece[looked];
            looked += 1;
            let (joined, rest): (Vec<_>, Vec<_>) =
                left.into_iter().partition(|&v| graph.joined(from, v));
            piece.extend(joined);
            left = rest;
        }
        piece.sort_unstable();
        pieces.push(piece);
    }
    pieces
}
