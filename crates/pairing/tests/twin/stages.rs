//! "Order of the stages": prohibitions, forced pairs, soft prohibitions, compulsory meetings, then
//! pool by pool the one left over (P6, P7) and the brackets.

use super::complete::{Graph, Set, has, members, one, set_of};
use super::facts::Facts;
use super::order::Order;
use super::{Refusal, bracket, wishes};

/// Pairs without colours, in no order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawn {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) bye: Option<usize>,
    pub(crate) compulsory: Vec<(usize, usize)>,
    pub(crate) yielded: Vec<(usize, usize)>,
}

/// Stages 1 to 5.
pub(crate) fn draw(
    facts: &Facts<'_>,
    order: &Order,
    brackets: bracket::Brackets,
) -> Result<Drawn, Refusal> {
    wishes::check_groups(facts)?;
    let graph = wishes::hard_graph(facts);
    let forced = wishes::forced(facts)?;
    let mut round = Round { facts, order, graph, pools: pools(facts) };
    let mut drawn = Drawn { pairs: forced.pairs, bye: forced.bye, ..Drawn::default() };
    for &(a, b) in &drawn.pairs {
        round.take_out(a);
        round.take_out(b);
    }
    if let Some(bye) = drawn.bye {
        round.take_out(bye);
    }
    if !round.is_completable(&round.graph) {
        return Err(Refusal::NoValidPairing);
    }
    drawn.yielded = round.keep_soft(&drawn.pairs);
    drawn.compulsory = round.compulsory();
    for &(a, b) in &drawn.compulsory {
        round.take_out(a);
        round.take_out(b);
        drawn.pairs.push((a, b));
    }
    round.draw_pools(&mut drawn, brackets);
    Ok(drawn)
}

/// The available players by pools, in drawing order; those in no pool form a last one.
fn pools(facts: &Facts<'_>) -> Vec<Set> {
    let event = facts.question.event;
    let mut rest = set_of(&facts.available);
    let mut pools = Vec::new();
    for pool in &event.constraints().pools {
        let players: Vec<usize> =
            pool.players.iter().filter_map(|&start| event.index_of(start)).collect();
        pools.push(set_of(&players) & rest);
        rest &= !set_of(&players);
    }
    pools.push(rest);
    pools
}

struct Round<'f> {
    facts: &'f Facts<'f>,
    order: &'f Order,
    graph: Graph,
    /// Those still to be paired, by pools.
    pools: Vec<Set>,
}

impl Round<'_> {
    fn take_out(&mut self, player: usize) {
        for pool in &mut self.pools {
            *pool &= !one(player);
        }
    }

    fn is_completable(&self, graph: &Graph) -> bool {
        self.can_complete(graph, &self.pools, None)
    }

    /// P8 over all pools: the one left over in a pool enters the next; the last one left over gets
    /// the plus, if P3 lets him.
    fn can_complete(&self, graph: &Graph, pools: &[Set], incoming: Option<usize>) -> bool {
        let Some((pool, rest)) = pools.split_first() else {
            return incoming.is_none_or(|bye| !self.facts.had_plus(bye));
        };
        let all = pool | incoming.map_or(0, one);
        if all.count_ones().is_multiple_of(2) {
            return graph.pairable(all) && self.can_complete(graph, rest, None);
        }
        members(all).any(|over| {
            self.can_complete(graph, rest, Some(over)) && graph.pairable(all & !one(over))
        })
    }

    /// Stage 3 (P33): each soft prohibition stays in force if the round can be paired with it and
    /// those kept before it. Returns those that yield.
    fn keep_soft(&mut self, forced: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let mut yielded = Vec::new();
        for (a, b) in wishes::soft_pairs(self.facts) {
            let stricter = self.graph.without(a, b);
            let is_forced = forced.contains(&(a, b)) || forced.contains(&(b, a));
            if !is_forced && self.is_completable(&stricter) {
                self.graph = stricter;
            } else if !yielded.contains(&(a, b)) {
                yielded.push((a, b));
            }
        }
        yielded
    }

    /// Stage 4: the greatest number of compulsory pairs, and of those sets the lexicographically
    /// least list of places (higher, lower).
    fn compulsory(&self) -> Vec<(usize, usize)> {
        let half = self.facts.available.len() / 2;
        let sets = (0..=half).rev().find_map(|count| self.compulsory_from(0, count, &self.pools));
        sets.unwrap_or_default()
    }

    /// The first list of exactly `count` pairs whose higher players stand at `place` or below.
    fn compulsory_from(
        &self,
        place: usize,
        count: usize,
        pools: &[Set],
    ) -> Option<Vec<(usize, usize)>> {
        if count == 0 {
            return self.can_complete(&self.graph, pools, None).then(Vec::new);
        }
        let &higher = self.order.players.get(place)?;
        for &lower in &self.order.players[place + 1..] {
            let pool = pools.iter().position(|&pool| has(pool, higher) && has(pool, lower));
            let Some(pool) = pool else { continue };
            let meets = wishes::is_compulsory(self.facts, higher, lower);
            if !meets || !self.graph.may_meet(higher, lower) {
                continue;
            }
            let mut left = pools.to_vec();
            left[pool] &= !one(higher) & !one(lower);
            if let Some(mut list) = self.compulsory_from(place + 1, count - 1, &left) {
                list.insert(0, (higher, lower));
                return Some(list);
            }
        }
        self.compulsory_from(place + 1, count, pools)
    }

    /// Stage 5.
    fn draw_pools(&self, drawn: &mut Drawn, brackets: bracket::Brackets) {
        let mut incoming = None;
        for (number, &pool) in self.pools.iter().enumerate() {
            let rest = &self.pools[number + 1..];
            let over = self.left_over(pool, incoming, rest);
            let own: Vec<usize> = members(pool).filter(|&player| Some(player) != over).collect();
            let came = incoming.filter(|&player| Some(player) != over);
            drawn.pairs.extend(brackets(self.facts, self.order, &self.graph, &own, came));
            incoming = over;
        }
        drawn.bye = drawn.bye.or(incoming);
    }

    /// P6, P7: from the end of the classification the first whose removal leaves the rest
    /// completable; one who came in is walked last.
    fn left_over(&self, pool: Set, incoming: Option<usize>, rest: &[Set]) -> Option<usize> {
        let all = pool | incoming.map_or(0, one);
        if all.count_ones().is_multiple_of(2) {
            return None;
        }
        let own = self.order.players.iter().rev().copied().filter(|&player| has(pool, player));
        own.chain(incoming).find(|&over| {
            self.graph.pairable(all & !one(over))
                && self.can_complete(&self.graph, rest, Some(over))
        })
    }
}
