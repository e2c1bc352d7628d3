//! P8: whether the rest can be paired.

use std::collections::HashSet;

/// A set of players, a bit each.
pub(crate) type Set = u128;

pub(crate) fn one(player: usize) -> Set {
    1 << player
}

pub(crate) fn has(set: Set, player: usize) -> bool {
    set & one(player) != 0
}

pub(crate) fn set_of(players: &[usize]) -> Set {
    players.iter().fold(0, |set, &player| set | one(player))
}

pub(crate) fn members(mut set: Set) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        usize::try_from(first).ok()
    })
}

/// Who may meet whom, as the prohibitions in force say.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    may_meet: Vec<Set>,
}

impl Graph {
    pub(crate) fn new(count: usize, may_meet: impl Fn(usize, usize) -> bool) -> Self {
        let partners = |a: usize| {
            let others = (0..count).filter(|&b| a != b && may_meet(a, b));
            others.fold(0, |set, b| set | one(b))
        };
        Self { may_meet: (0..count).map(partners).collect() }
    }

    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        has(self.may_meet[a], b)
    }

    /// Whether the player may meet anybody of these.
    pub(crate) fn may_meet_any(&self, player: usize, others: &[usize]) -> bool {
        others.iter().any(|&other| self.may_meet(player, other))
    }

    pub(crate) fn without(&self, a: usize, b: usize) -> Self {
        let mut graph = self.clone();
        graph.may_meet[a] &= !one(b);
        graph.may_meet[b] &= !one(a);
        graph
    }

    /// Whether all of these can be paired.
    pub(crate) fn pairable(&self, all: Set) -> bool {
        self.pairable_with(all, Leaving::default())
    }

    /// Whether all of these can be paired under the terms.
    pub(crate) fn pairable_with(&self, all: Set, leaving: Leaving) -> bool {
        Search { graph: self, leaving, refuted: HashSet::new() }.pairable(all, leaving.most)
    }
}

/// How many, and who, of a bracket meet somebody outside it.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Leaving {
    /// Of whom nothing is decided yet.
    pub(crate) undecided: Set,
    /// Who certainly leave: they meet none of the bracket.
    pub(crate) decided: Set,
    /// How many of the undecided may leave.
    pub(crate) most: usize,
}

impl Leaving {
    /// How many of the undecided leave by this pair; none if it can't stand.
    fn cost(&self, a: usize, b: usize) -> Option<usize> {
        let bracket = self.undecided | self.decided;
        let inside = has(bracket, a) && has(bracket, b);
        if inside && (has(self.decided, a) || has(self.decided, b)) {
            return None;
        }
        let leaves = !inside && (has(self.undecided, a) || has(self.undecided, b));
        Some(usize::from(leaves))
    }
}

struct Search<'g> {
    graph: &'g Graph,
    leaving: Leaving,
    /// What was tried in vain: those left, and how many might leave.
    refuted: HashSet<(Set, usize)>,
}

impl Search<'_> {
    /// Takes one player, tries every partner, and asks the same of the rest.
    fn pairable(&mut self, left: Set, most: usize) -> bool {
        // The one with the fewest partners first: any would do, but not as soon.
        let fewest = |&player: &usize| (self.graph.may_meet[player] & left).count_ones();
        let Some(player) = members(left).min_by_key(fewest) else {
            return true;
        };
        if self.refuted.contains(&(left, most)) || self.odd_circle(left, most) {
            return false;
        }
        for partner in members(self.partners(player, left, most)) {
            let cost = self.leaving.cost(player, partner).unwrap_or_default();
            if self.pairable(left & !one(player) & !one(partner), most - cost) {
                return true;
            }
        }
        self.refuted.insert((left, most));
        false
    }

    /// Whom of those left the player may meet while so many may leave.
    fn partners(&self, player: usize, left: Set, most: usize) -> Set {
        let others = members(self.graph.may_meet[player] & left);
        let affordable =
            |&other: &usize| self.leaving.cost(player, other).is_some_and(|cost| cost <= most);
        others.filter(affordable).fold(0, |set, other| set | one(other))
    }

    /// Whether an odd number of those left can meet each other alone: then one of them is over,
    /// and nothing needs to be tried.
    fn odd_circle(&self, left: Set, most: usize) -> bool {
        let mut unseen = left;
        while let Some(first) = members(unseen).next() {
            let mut circle = one(first);
            let mut new = circle;
            while new != 0 {
                let met = members(new).fold(0, |met, p| met | self.partners(p, left, most));
                new = met & !circle;
                circle |= met;
            }
            if circle.count_ones() % 2 == 1 {
                return true;
            }
            unseen &= !circle;
        }
        false
    }
}
