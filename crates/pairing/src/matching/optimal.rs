//! Perfect matchings of the least cost, asked about and narrowed down one choice at a time.
//!
//! One matching of the least cost comes with prices (see [`weighted`](super::weighted)). As a rule
//! these tell *all* of them: the perfect matchings over the edges without slack. Then every question
//! is one of cardinality, answered by one tree of the warm [`Matching`]. Where a blossom has a price,
//! each question is answered by looking for the least cost anew.

use std::collections::BTreeSet;

use super::weighted::{Costs, Solution, Solver};
use super::{Graph, Matching};

/// A graph whose vertices stand in layers.
pub(crate) trait Layered: Costs {
    /// The layer of a vertex.
    fn layer(&self, v: usize) -> usize;
}

/// The perfect matchings of the least cost that agree with all that was chosen.
pub(crate) struct Optimal<G> {
    narrowed: Narrowed<G>,
    cost: i64,
    slack: Slack,
    by_prices: Option<ByPrices>,
    /// A matching of the least cost; used without prices. Who is taken out is his own partner.
    partner: Vec<usize>,
}

impl<G: Layered> Optimal<G> {
    /// None if there is no perfect matching.
    pub(crate) fn new(graph: G) -> Option<Self> {
        let count = graph.vertices();
        let narrowed = Narrowed {
            graph,
            gone: vec![false; count],
            from_layer: vec![0; count],
            barred: BTreeSet::new(),
        };
        let solution = narrowed.best()?;
        let cost = narrowed.cost_of(&solution.mate);
        let by_prices = solution
            .blossoms
            .is_empty()
            .then(|| ByPrices::new(solution.prices.clone(), &solution.mate));
        let slack = Slack::new(solution.prices, &solution.blossoms);
        Some(Self { narrowed, cost, slack, by_prices, partner: solution.mate })
    }

    pub(crate) fn graph(&self) -> &G {
        &self.narrowed.graph
    }

    /// What the pairs not yet taken out cost.
    pub(crate) fn cost(&self) -> i64 {
        self.cost
    }

    /// Whether a matching of the least cost contains the pair.
    pub(crate) fn can_join(&mut self, a: usize, b: usize) -> bool {
        if !self.narrowed.joined(a, b) {
            return false;
        }
        if let Some(by_prices) = &mut self.by_prices {
            return by_prices.can_join(&self.narrowed, a, b);
        }
        if self.partner[a] == b {
            return true;
        }
        if self.slack.of(a, b, self.narrowed.cost(a, b)) > 0 {
            return false;
        }
        let cost = self.cost - self.narrowed.cost(a, b);
        [self.narrowed.gone[a], self.narrowed.gone[b]] = [true; 2];
        let found = self.look_for(cost);
        [self.narrowed.gone[a], self.narrowed.gone[b]] = [false; 2];
        if found {
            (self.partner[a], self.partner[b]) = (b, a);
        }
        found
    }

    /// Takes out a pair, after [`Optimal::can_join`] has said yes.
    pub(crate) fn take_out(&mut self, a: usize, b: usize) {
        if let Some(by_prices) = &mut self.by_prices {
            by_prices.take_out(&self.narrowed, a, b);
        }
        self.cost -= self.narrowed.cost(a, b);
        [self.narrowed.gone[a], self.narrowed.gone[b]] = [true; 2];
        (self.partner[a], self.partner[b]) = (a, b);
    }

    /// Whether in a matching of the least cost the partner of `a` is in this layer or beyond.
    pub(crate) fn can_reach(&mut self, a: usize, layer: usize) -> bool {
        if let Some(by_prices) = &mut self.by_prices {
            return by_prices.partner_from(&self.narrowed, a, layer).is_some();
        }
        if self.partner[a] != a && self.narrowed.graph.layer(self.partner[a]) >= layer {
            return true;
        }
        let before = core::mem::replace(&mut self.narrowed.from_layer[a], layer);
        let found = self.look_for(self.cost);
        self.narrowed.from_layer[a] = before;
        found
    }

    /// From now on the partner of `a` must be in this layer or beyond, after
    /// [`Optimal::can_reach`] has said yes.
    pub(crate) fn reach(&mut self, a: usize, layer: usize) {
        if let Some(by_prices) = &mut self.by_prices {
            by_prices.reach(&self.narrowed, a, layer);
        }
        self.narrowed.from_layer[a] = layer;
    }

    /// Bars a pair, if a matching of the least cost can do without it; says whether it can.
    pub(crate) fn bar(&mut self, a: usize, b: usize) -> bool {
        let pair = (a.min(b), a.max(b));
        if !self.narrowed.joined(a, b) {
            return true;
        }
        self.narrowed.barred.insert(pair);
        let can = match &mut self.by_prices {
            Some(by_prices) => by_prices.can_part(&self.narrowed, a, b),
            None => self.partner[a] != b || self.look_for(self.cost),
        };
        if !can {
            self.narrowed.barred.remove(&pair);
        }
        can
    }

    /// Whether there is a matching of this cost; remembers it.
    fn look_for(&mut self, cost: i64) -> bool {
        let found = self.narrowed.best().filter(|s| self.narrowed.cost_of(&s.mate) == cost);
        match found {
            Some(solution) => {
                self.partner = solution.mate;
                true
            }
            None => false,
        }
    }
}

/// What an edge costs above the prices of the matching found first. An edge with slack is in no
/// matching of the least cost, then and later, when there are only fewer of them.
struct Slack {
    prices: Vec<i64>,
    /// By vertex: the blossoms around it; empty where none has a price.
    around: Vec<Vec<usize>>,
    blossom_prices: Vec<i64>,
}

impl Slack {
    fn new(prices: Vec<i64>, blossoms: &[(Vec<usize>, i64)]) -> Self {
        let mut around = vec![Vec::new(); if blossoms.is_empty() { 0 } else { prices.len() }];
        for (number, (inside, _)) in blossoms.iter().enumerate() {
            for &v in inside {
                around[v].push(number);
            }
        }
        Self { prices, around, blossom_prices: blossoms.iter().map(|&(_, price)| price).collect() }
    }

    fn of(&self, a: usize, b: usize, cost: i64) -> i64 {
        let (Some(first), Some(second)) = (self.around.get(a), self.around.get(b)) else {
            return 2 * cost - self.prices[a] - self.prices[b];
        };
        let both = first.iter().filter(|number| second.contains(number));
        let blossoms: i64 = both.map(|&number| self.blossom_prices[number]).sum();
        2 * cost - self.prices[a] - self.prices[b] + blossoms
    }
}

/// The matchings of the least cost, told by prices.
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

    fn can_join<G: Layered>(&mut self, narrowed: &Narrowed<G>, a: usize, b: usize) -> bool {
        let tight = Tight { narrowed, prices: &self.prices };
        tight.joined(a, b) && self.matching.can_fix(&tight, a, b)
    }

    fn take_out<G: Layered>(&mut self, narrowed: &Narrowed<G>, a: usize, b: usize) {
        self.matching.fix(&Tight { narrowed, prices: &self.prices }, a, b);
    }

    /// The first partner that `a` can have in this layer or beyond.
    fn partner_from<G: Layered>(
        &mut self,
        narrowed: &Narrowed<G>,
        a: usize,
        layer: usize,
    ) -> Option<usize> {
        let beyond = |&b: &usize| narrowed.graph.layer(b) >= layer;
        if let Some(partner) = self.matching.mate(a).filter(beyond) {
            return Some(partner);
        }
        (0..narrowed.vertices()).filter(beyond).find(|&b| self.can_join(narrowed, a, b))
    }

    fn reach<G: Layered>(&mut self, narrowed: &Narrowed<G>, a: usize, layer: usize) {
        if let Some(b) = self.partner_from(narrowed, a, layer)
            && self.can_join(narrowed, a, b)
        {
            self.matching.make_partners(&Tight { narrowed, prices: &self.prices }, a, b);
        }
    }

    /// Whether there is a matching without a pair that is barred by now.
    fn can_part<G: Layered>(&mut self, narrowed: &Narrowed<G>, a: usize, b: usize) -> bool {
        self.matching.mate(a) != Some(b)
            || self.matching.part(&Tight { narrowed, prices: &self.prices }, a, b)
    }
}

/// A graph with all that was chosen.
struct Narrowed<G> {
    graph: G,
    gone: Vec<bool>,
    /// In which layer or beyond the partner of a vertex must be.
    from_layer: Vec<usize>,
    barred: BTreeSet<(usize, usize)>,
}

impl<G: Layered> Narrowed<G> {
    fn best(&self) -> Option<Solution> {
        let alive: Vec<usize> = (0..self.vertices()).filter(|&v| !self.gone[v]).collect();
        let part = Part { narrowed: self, alive: &alive };
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
        Some(Solution { mate, ..found })
    }

    fn cost_of(&self, mate: &[usize]) -> i64 {
        let pairs = mate.iter().copied().enumerate().filter(|(a, b)| a < b);
        pairs.map(|(a, b)| self.cost(a, b)).sum()
    }
}

impl<G: Layered> Graph for Narrowed<G> {
    fn vertices(&self) -> usize {
        self.graph.vertices()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        !self.gone[a]
            && !self.gone[b]
            && self.graph.layer(b) >= self.from_layer[a]
            && self.graph.layer(a) >= self.from_layer[b]
            && self.graph.joined(a, b)
            && (self.barred.is_empty() || !self.barred.contains(&(a.min(b), a.max(b))))
    }
}

impl<G: Layered> Costs for Narrowed<G> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        self.graph.cost(a, b)
    }
}

/// A narrowed graph without those who are taken out.
struct Part<'n, G> {
    narrowed: &'n Narrowed<G>,
    alive: &'n [usize],
}

impl<G: Layered> Graph for Part<'_, G> {
    fn vertices(&self) -> usize {
        self.alive.len()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.narrowed.joined(self.alive[a], self.alive[b])
    }
}

impl<G: Layered> Costs for Part<'_, G> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        self.narrowed.cost(self.alive[a], self.alive[b])
    }
}

/// The edges that cost nothing.
struct Level<'p, 'n, G>(&'p Part<'n, G>);

impl<G: Layered> Graph for Level<'_, '_, G> {
    fn vertices(&self) -> usize {
        self.0.vertices()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.0.cost(a, b) == 0 && self.0.joined(a, b)
    }
}

/// The edges without slack.
struct Tight<'n, G> {
    narrowed: &'n Narrowed<G>,
    prices: &'n [i64],
}

impl<G: Layered> Graph for Tight<'_, G> {
    fn vertices(&self) -> usize {
        self.narrowed.vertices()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        2 * self.narrowed.cost(a, b) == self.prices[a] + self.prices[b]
            && self.narrowed.joined(a, b)
    }
}
