//! A bracket seen together with all below it: needed where the bracket alone doesn't decide who
//! leaves it (a tight club, an almost exhausted list of opponents).
//!
//! A completion is a perfect matching of the bracket and the players below; what it costs is how
//! many players leave the bracket. The least cost is P9's minimum.

use crate::bars::Bars;
use crate::matching::weighted::{Costs, Solver};
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

/// A bracket and the players below.
pub(crate) struct Crossing<'b> {
    bars: &'b Bars,
    members: &'b [usize],
    floaters: usize,
    below: &'b [usize],
    state: Vec<State>,
    /// How many more have to leave.
    least: usize,
    /// The partner of every member in the best completion known: a member, one below, or nobody.
    partner: Vec<Partner>,
}

#[derive(Copy, Clone, PartialEq, Eq)]
enum Partner {
    Member(usize),
    Below,
    Nobody,
}

impl<'b> Crossing<'b> {
    /// None if bracket and below can't be completed at all.
    pub(crate) fn new(
        bars: &'b Bars,
        members: &'b [usize],
        floaters: usize,
        below: &'b [usize],
    ) -> Option<Self> {
        let mut crossing = Self {
            bars,
            members,
            floaters,
            below,
            state: vec![State::Here; members.len()],
            least: 0,
            partner: Vec::new(),
        };
        (crossing.least, crossing.partner) = crossing.best()?;
        Some(crossing)
    }

    /// How many more have to leave.
    pub(crate) fn least(&self) -> usize {
        self.least
    }

    pub(crate) fn can_meet(&mut self, a: usize, b: usize) -> bool {
        if self.partner[a] == Partner::Member(b) {
            return true;
        }
        let before = [self.state[a], self.state[b]];
        [self.state[a], self.state[b]] = [State::Gone; 2];
        let found = self.best().filter(|(cost, _)| *cost == self.least);
        [self.state[a], self.state[b]] = before;
        let Some((_, mut partner)) = found else { return false };
        (partner[a], partner[b]) = (Partner::Member(b), Partner::Member(a));
        self.partner = partner;
        true
    }

    pub(crate) fn meet(&mut self, a: usize, b: usize) {
        [self.state[a], self.state[b]] = [State::Gone; 2];
    }

    pub(crate) fn can_leave(&mut self, a: usize) -> bool {
        if self.least == 0 {
            return false;
        }
        if self.partner[a] == Partner::Below {
            return true;
        }
        self.state[a] = State::Leaves;
        let found = self.best().filter(|(cost, _)| *cost + 1 == self.least);
        self.state[a] = State::Here;
        let Some((_, partner)) = found else { return false };
        self.partner = partner;
        true
    }

    pub(crate) fn leave(&mut self, a: usize) {
        self.state[a] = State::Leaves;
        self.least -= 1;
    }

    /// The least number who still have to leave, and a completion.
    fn best(&self) -> Option<(usize, Vec<Partner>)> {
        let alive = (0..self.members.len()).filter(|&m| self.state[m] != State::Gone);
        let members: Vec<usize> = alive.collect();
        let whole = Whole { crossing: self, members };
        let mut level = Matching::new(whole.vertices());
        level.maximise(&Level(&whole));
        let pairs = (0..whole.vertices()).filter_map(|v| level.mate(v).map(|mate| (v, mate)));
        let mate = Solver::new(&whole, pairs.filter(|(a, b)| a < b)).solve()?;
        let mut partner = vec![Partner::Nobody; self.members.len()];
        let mut cost = 0;
        for (v, &member) in whole.members.iter().enumerate() {
            partner[member] = match whole.members.get(mate[v]) {
                Some(&other) => Partner::Member(other),
                None => Partner::Below,
            };
            cost +=
                usize::from(self.state[member] == State::Here && mate[v] >= whole.members.len());
        }
        Some((cost, partner))
    }
}

/// The graph of a crossing: the members not yet paired, then those below.
struct Whole<'c, 'b> {
    crossing: &'c Crossing<'b>,
    members: Vec<usize>,
}

impl Whole<'_, '_> {
    fn place(&self, v: usize) -> usize {
        match self.members.get(v) {
            Some(&member) => self.crossing.members[member],
            None => self.crossing.below[v - self.members.len()],
        }
    }

    fn state(&self, v: usize) -> Option<State> {
        self.members.get(v).map(|&member| self.crossing.state[member])
    }
}

impl Graph for Whole<'_, '_> {
    fn vertices(&self) -> usize {
        self.members.len() + self.crossing.below.len()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if let Some(&second) = self.members.get(b) {
            let both_here =
                self.state(a) == Some(State::Here) && self.state(b) == Some(State::Here);
            if !both_here || second < self.crossing.floaters {
                return false;
            }
        }
        !self.crossing.bars.barred(self.place(a), self.place(b))
    }
}

impl Costs for Whole<'_, '_> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        let here = |v| self.state(v) == Some(State::Here);
        i64::from(here(a) != here(b))
    }
}

/// The edges that cost nothing: inside the bracket and below it.
struct Level<'w, 'c, 'b>(&'w Whole<'c, 'b>);

impl Graph for Level<'_, '_, '_> {
    fn vertices(&self) -> usize {
        self.0.vertices()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.0.cost(a, b) == 0 && self.0.joined(a, b)
    }
}
