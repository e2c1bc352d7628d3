//! Why there is no pairing pool by pool where there is one of all players together (P5, P28).
//!
//! The pools are gone through in their order. Before a pool stands at most one player left over
//! from those before it; who it can be is known as a set, and it enters the pool's graph as one
//! vertex that may meet whoever any of the set may meet. A maximum matching of that graph says who
//! can be left over next, or that too many are; its barrier is the proof either way.

use shashki_tournament::StartNumber;

use crate::bars::Bars;
use crate::bracket::greedy;
use crate::field::Field;
use crate::matching::Graph;
use crate::matching::witness::barrier;
use crate::proof::{FailingPool, HandedOn, Member, Shortage, Witness};

/// The proof; `pools` are the places of each pool, those in no pool last and without a name.
pub(crate) fn prove(
    field: &Field,
    bars: &Bars,
    names: &[String],
    pools: &[Vec<usize>],
) -> Option<Witness> {
    let mut before: Vec<HandedOn> = Vec::new();
    let mut candidates: Vec<usize> = Vec::new();
    for (number, own) in pools.iter().enumerate() {
        let pool = Pool {
            field,
            bars,
            own,
            candidates: &candidates,
            bye: number + 1 == pools.len()
                && (own.len() + usize::from(!candidates.is_empty())) % 2 == 1,
        };
        if pool.vertices() == 0 {
            continue;
        }
        let hands_on = pool.vertices() % 2 == 1;
        let mut matching = greedy(&pool);
        let left_out = matching.maximise(&pool);
        let name = names.get(number).cloned();
        if left_out > usize::from(hands_on) {
            let shortage = Shortage::of(&barrier(&pool, &mut matching), |v| pool.name(v));
            return Some(Witness {
                shortage,
                pool: Some(FailingPool { before, pool: name, hands_on }),
            });
        }
        if !hands_on {
            before.clear();
            candidates.clear();
            continue;
        }
        let barrier = barrier(&pool, &mut matching);
        let shortage = Shortage::of(&barrier, |v| pool.name(v));
        let next = pool.all_places(&barrier.pieces.concat());
        let starts: Vec<StartNumber> = next.iter().map(|&p| field.places[p].start).collect();
        before.push(HandedOn { pool: name, candidates: starts, shortage });
        candidates = next;
    }
    None
}

/// The graph of a pool: its own, the one left over before, the bye.
struct Pool<'p> {
    field: &'p Field,
    bars: &'p Bars,
    own: &'p [usize],
    /// Who the one left over before can be; empty where nobody is.
    candidates: &'p [usize],
    bye: bool,
}

impl Pool<'_> {
    /// The places that a vertex can be; none for the bye.
    fn places(&self, v: usize) -> &[usize] {
        match self.own.get(v) {
            Some(place) => core::slice::from_ref(place),
            None if v == self.own.len() => self.candidates,
            None => &[],
        }
    }

    fn name(&self, v: usize) -> Member {
        match (self.own.get(v), self.places(v)) {
            (Some(&place), _) => Member::Player(self.field.places[place].start),
            (None, []) => Member::Bye,
            (None, _) => Member::LeftOver,
        }
    }

    /// The places that these vertices can be, in the order of the classification.
    fn all_places(&self, vertices: &[usize]) -> Vec<usize> {
        let mut places: Vec<usize> =
            vertices.iter().flat_map(|&v| self.places(v)).copied().collect();
        places.sort_unstable();
        places
    }
}

impl Graph for Pool<'_> {
    fn vertices(&self) -> usize {
        self.own.len() + usize::from(!self.candidates.is_empty()) + usize::from(self.bye)
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = (self.places(a), self.places(b));
        if a.is_empty() || b.is_empty() {
            let mut either = a.iter().chain(b);
            return either.any(|&place| self.field.places[place].won_without_play.is_none());
        }
        a.iter().any(|&one| b.iter().any(|&other| !self.bars.barred(one, other)))
    }
}
