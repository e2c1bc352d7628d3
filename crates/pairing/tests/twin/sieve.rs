//! The brackets once more, by another way: write down every complete pairing, and let each choice
//! (P9 to P13) strike out those that don't agree with it.

use super::System;
use super::bracket::{floater_order, meeting_order};
use super::complete::Graph;
use super::facts::Facts;
use super::order::Order;
use shashki_tournament::Halves;

/// A complete pairing.
#[derive(Clone, Debug, Default)]
struct Complete(Vec<(usize, usize)>);

impl Complete {
    fn meet(&self, a: usize, b: usize) -> bool {
        self.0.contains(&(a, b)) || self.0.contains(&(b, a))
    }

    /// Whether the player meets nobody of these.
    fn leaves(&self, player: usize, bracket: &[usize]) -> bool {
        !bracket.iter().any(|&other| self.meet(player, other))
    }

    fn leavers(&self, bracket: &[usize]) -> usize {
        bracket.iter().filter(|&&player| self.leaves(player, bracket)).count()
    }
}

/// Every way to pair all of these.
fn write_down(graph: &Graph, players: &[usize]) -> Vec<Complete> {
    let Some((&first, others)) = players.split_first() else {
        return vec![Complete::default()];
    };
    let mut all = Vec::new();
    for &partner in others.iter().filter(|&&other| graph.may_meet(first, other)) {
        let rest: Vec<usize> = others.iter().copied().filter(|&other| other != partner).collect();
        for mut complete in write_down(graph, &rest) {
            complete.0.push((first, partner));
            all.push(complete);
        }
    }
    all
}

/// The pairings that are still in, and what strikes them out.
struct Sieve(Vec<Complete>);

impl Sieve {
    /// If some agree, all others are struck out.
    fn choose(&mut self, agrees: impl Fn(&Complete) -> bool) -> bool {
        let some = self.0.iter().any(&agrees);
        if some {
            self.0.retain(agrees);
        }
        some
    }
}

/// As [`bracket::draw_all`](super::bracket::draw_all).
pub(crate) fn draw_all(
    facts: &Facts<'_>,
    order: &Order,
    graph: &Graph,
    own: &[usize],
    incoming: Option<usize>,
) -> Vec<(usize, usize)> {
    let own = order.sorted(own.to_vec());
    let everyone: Vec<usize> = own.iter().copied().chain(incoming).collect();
    let mut sieve = Sieve(write_down(graph, &everyone));
    let groups: Vec<&[usize]> = own.chunk_by(|&a, &b| facts.points(a) == facts.points(b)).collect();
    let mut floaters: Vec<usize> = incoming.into_iter().collect();
    for (number, group) in groups.iter().enumerate() {
        let next = groups.get(number + 1).copied().unwrap_or_default();
        floaters = strike_out(facts, graph, &mut sieve, group, &order.sorted(floaters), next);
    }
    assert!(sieve.0.len() < 2, "every choice is made");
    sieve.0.pop().map(|complete| complete.0).unwrap_or_default()
}

/// The choices of one bracket; returns who leaves it.
fn strike_out(
    facts: &Facts<'_>,
    graph: &Graph,
    sieve: &mut Sieve,
    residents: &[usize],
    floaters: &[usize],
    next: &[usize],
) -> Vec<usize> {
    let bracket: Vec<usize> = residents.iter().chain(floaters).copied().collect();
    // P9.
    let fewest = sieve.0.iter().map(|complete| complete.leavers(&bracket)).min().unwrap_or(0);
    sieve.choose(|complete| complete.leavers(&bracket) == fewest);
    let mut leavers = Vec::new();
    let mut left = residents.to_vec();
    // P10.
    for &floater in floaters {
        let met = meeting_order(facts, &left)
            .into_iter()
            .find(|&resident| sieve.choose(|complete| complete.meet(floater, resident)));
        match met {
            Some(resident) => left.retain(|&player| player != resident),
            None => leavers.push(floater),
        }
    }
    // P11.
    while leavers.len() < fewest {
        let leaver = floater_order(facts, graph, &left, next)
            .into_iter()
            .find(|&resident| sieve.choose(|complete| complete.leaves(resident, &bracket)));
        let Some(leaver) = leaver else { break };
        left.retain(|&player| player != leaver);
        leavers.push(leaver);
    }
    // P12.
    let all = left.clone();
    while let Some(&first) = left.first() {
        let met = candidates(facts, &all, &left)
            .into_iter()
            .find(|&candidate| sieve.choose(|complete| complete.meet(first, candidate)));
        left.retain(|&player| player != first && Some(player) != met);
    }
    leavers
}

/// P12, P13: whom the first of those left tries, in this order.
fn candidates(facts: &Facts<'_>, all: &[usize], left: &[usize]) -> Vec<usize> {
    let others = &left[1..];
    let ends = || others.iter().rev().copied().collect();
    let cut = match (facts.question.system, facts.question.halves()) {
        (System::Lot, _) => return others.to_vec(),
        (System::CurrentBuchholz, _) => return ends(),
        (_, Halves::Once) => &all[all.len() / 2..],
        (_, Halves::Recut) => &left[left.len() / 2..],
    };
    let (lower, upper): (Vec<usize>, Vec<usize>) = others.iter().partition(|p| cut.contains(p));
    lower.into_iter().chain(upper.into_iter().rev()).collect()
}
