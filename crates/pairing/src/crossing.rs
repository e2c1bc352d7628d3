//! A bracket seen together with all below it: needed where the bracket alone doesn't decide who
//! leaves it (a club that is half of the event, an almost exhausted list of opponents).
//!
//! A completion is a perfect matching of the bracket and the players below; what it costs is how
//! many players leave the bracket. The least cost is P9's minimum.
//!
//! One completion of the least cost comes with prices (see [`weighted`](crate::matching::weighted)).
//! As a rule these tell *all* completions of the least cost: the perfect matchings over the edges
//! without slack. Then every question is one of cardinality again. Where a blossom has a price, each
//! question is answered by looking for the least cost anew.

use crate::bars::Bars;
use crate::matching::weighted::{Costs, Solution, Solver};
use crate::matching::{Graph, Matching};

#[derive(Copy, Clone, PartialEq, Eq)]
enum State {
    /// Still in the bracket.
    Here,
    /// Leaves the bracket: from now on he is one of those below, but meets no other who leaves.
    Leaves,
    /// Paired.
    Gone,
}

/// A bracket and the players below: members first, then those below.
pub(crate) struct Crossing<'b> {
    whole: Whole<'b>,
    /// How many more have to leave.
    least: usize,
    by_prices: Option<ByPrices>,
    /// The partner of every vertex in the completion known last; used without prices.
    partner: Vec<usize>,
}

impl<'b> Crossing<'b> {
    /// None if bracket and below can't be completed at all.
    pub(crate) fn new(
        bars: &'b Bars,
        members: &'b [usize],
        floaters: usize,
        below: &'b [usize],
    ) -> Option<Self> {
        let state = vec![State::Here; members.len()];
        let whole = Whole { bars, members, floaters, below, state };
        let solution = whole.best()?;
        let least = whole.cost_of(&solution.mate);
        let by_prices = solution.prices.map(|prices| ByPrices::new(prices, &solution.mate));
        Some(Self { whole, least, by_prices, partner: solution.mate })
    }

    /// How many more have to leave.
    pub(crate) fn least(&self) -> usize {
        self.least
    }

    pub(crate) fn can_meet(&mut self, a: usize, b: usize) -> bool {
        if let Some(by_prices) = &mut self.by_prices {
            return by_prices.can_be_partners(&self.whole, a, b);
        }
        if self.partner[a] == b {
            return true;
        }
        let found = self.try_out(&[a, b], State::Gone, self.least);
        if found {
            (self.partner[a], self.partner[b]) = (b, a);
        }
        found
    }

    pub(crate) fn meet(&mut self, a: usize, b: usize) {
        if let Some(by_prices) = &mut self.by_prices {
            by_prices.take_out(&self.whole, a, b);
        }
        [self.whole.state[a], self.whole.state[b]] = [State::Gone; 2];
    }

    pub(crate) fn can_leave(&mut self, a: usize) -> bool {
        if self.least == 0 {
            return false;
        }
        if let Some(by_prices) = &mut self.by_prices {
            return by_prices.can_leave(&self.whole, a);
        }
        self.partner[a] >= self.whole.members.len()
            || self.try_out(&[a], State::Leaves, self.least - 1)
    }

    pub(crate) fn leave(&mut self, a: usize) {
        if let Some(by_prices) = &mut self.by_prices {
            by_prices.leave(&self.whole, a);
        }
        self.whole.state[a] = State::Leaves;
        self.least -= 1;
    }

    /// Whether there is a completion of this cost once the members have the state.
    fn try_out(&mut self, members: &[usize], state: State, cost: usize) -> bool {
        let before = members.iter().map(|&m| self.whole.state[m]).collect::<Vec<_>>();
        for &member in members {
            self.whole.state[member] = state;
        }
        let found = self.whole.best().filter(|s| self.whole.cost_of(&s.mate) == cost);
        for (&member, before) in members.iter().zip(before) {
            self.whole.state[member] = before;
        }
        match found {
            Some(solution) => {
                self.partner = solution.mate;
                true
            }
            None => false,
        }
    }
}

/// The completions of the least cost, told by prices.
struct ByPrices {
    prices: Vec<i64>,
    matching: Matching,
}

impl ByPrices {
    fn new(prices: Vec<i64>, mate: &[usize]) -> Self {
        let mut matching = Matching::new(mate.len());
        for (a, &b) in mate.iter().enumerate() {
            matching.join(a, b);
        }
        Self { prices, matching }
    }

    fn tight<'w, 'b>(prices: &'w [i64], whole: &'w Whole<'b>) -> Tight<'w, 'b> {
        Tight { whole, prices }
    }

    fn can_be_partners(&mut self, whole: &Whole<'_>, a: usize, b: usize) -> bool {
        let tight = Self::tight(&self.prices, whole);
        tight.joined(a, b) && self.matching.can_fix(&tight, a, b)
    }

    fn take_out(&mut self, whole: &Whole<'_>, a: usize, b: usize) {
        self.matching.fix(&Self::tight(&self.prices, whole), a, b);
    }

    /// The first of those below whom the member can be paired with.
    fn received_by(&mut self, whole: &Whole<'_>, a: usize) -> Option<usize> {
        let below = whole.members.len()..whole.vertices();
        let partner = self.matching.mate(a).filter(|partner| below.contains(partner));
        partner.or_else(|| below.into_iter().find(|&b| self.can_be_partners(whole, a, b)))
    }

    fn can_leave(&mut self, whole: &Whole<'_>, a: usize) -> bool {
        self.received_by(whole, a).is_some()
    }

    fn leave(&mut self, whole: &Whole<'_>, a: usize) {
        if let Some(b) = self.received_by(whole, a)
            && self.can_be_partners(whole, a, b)
        {
            self.matching.make_partners(&Self::tight(&self.prices, whole), a, b);
        }
    }
}

/// The graph of a crossing.
struct Whole<'b> {
    bars: &'b Bars,
    members: &'b [usize],
    floaters: usize,
    below: &'b [usize],
    state: Vec<State>,
}

impl Whole<'_> {
    fn place(&self, v: usize) -> usize {
        match self.members.get(v) {
            Some(&place) => place,
            None => self.below[v - self.members.len()],
        }
    }

    /// The state of a member; none for those below.
    fn state(&self, v: usize) -> Option<State> {
        self.state.get(v).copied()
    }

    fn here(&self, v: usize) -> bool {
        self.state(v) == Some(State::Here)
    }

    /// A completion of the least cost, if there is any. Those who are paired already stand in it as
    /// their own partners.
    fn best(&self) -> Option<Solution> {
        let alive: Vec<usize> =
            (0..self.vertices()).filter(|&v| self.state(v) != Some(State::Gone)).collect();
        let part = Part { whole: self, alive: &alive };
        let mut level = Matching::new(alive.len());
        level.maximise(&Level(&part));
        let pairs = (0..alive.len()).filter_map(|v| level.mate(v).map(|mate| (v, mate)));
        let found = Solver::new(&part, pairs.filter(|(a, b)| a < b)).solve()?;
        if alive.len() == self.vertices() {
            return Some(found);
        }
        let mut mate: Vec<usize> = (0..self.vertices()).collect();
        for (&v, &partner) in alive.iter().zip(&found.mate) {
            mate[v] = alive[partner];
        }
        Some(Solution { mate, prices: None })
    }

    fn cost_of(&self, mate: &[usize]) -> usize {
        (0..self.members.len()).filter(|&v| self.here(v) && !self.here(mate[v])).count()
    }
}

impl Graph for Whole<'_> {
    fn vertices(&self) -> usize {
        self.members.len() + self.below.len()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if b < self.members.len() && (!self.here(a) || !self.here(b) || b < self.floaters) {
            return false;
        }
        !self.bars.barred(self.place(a), self.place(b))
    }
}

impl Costs for Whole<'_> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        i64::from(self.here(a) != self.here(b))
    }
}

/// A crossing without those who are paired.
struct Part<'w, 'b> {
    whole: &'w Whole<'b>,
    alive: &'w [usize],
}

impl Graph for Part<'_, '_> {
    fn vertices(&self) -> usize {
        self.alive.len()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.whole.joined(self.alive[a], self.alive[b])
    }
}

impl Costs for Part<'_, '_> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        self.whole.cost(self.alive[a], self.alive[b])
    }
}

/// The edges that cost nothing: inside the bracket and below it.
struct Level<'p, 'w, 'b>(&'p Part<'w, 'b>);

impl Graph for Level<'_, '_, '_> {
    fn vertices(&self) -> usize {
        self.0.vertices()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.0.cost(a, b) == 0 && self.0.joined(a, b)
    }
}

/// The edges without slack. Prices belong to the bracket as it was when it was opened: whoever has
/// left it since still pays for the step.
struct Tight<'w, 'b> {
    whole: &'w Whole<'b>,
    prices: &'w [i64],
}

impl Graph for Tight<'_, '_> {
    fn vertices(&self) -> usize {
        self.whole.vertices()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let members = self.whole.members.len();
        let cost = i64::from((a < members) != (b < members));
        2 * cost == self.prices[a] + self.prices[b] && self.whole.joined(a, b)
    }
}
