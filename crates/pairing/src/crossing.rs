//! A bracket seen together with all below it: needed where the bracket alone doesn't decide who
//! leaves it (a club that is half of the event, an almost exhausted list of opponents).
//!
//! A completion is a perfect matching of the bracket and the players below; what it costs is how
//! many players leave the bracket. The least cost is P9's minimum.

use crate::bars::Bars;
use crate::matching::Graph;
use crate::matching::optimal::{Layered, Optimal};
use crate::matching::weighted::Costs;

const BELOW: usize = 1;

/// A bracket and the players below: members first, then those below.
pub(crate) struct Crossing<'b> {
    completions: Optimal<Whole<'b>>,
    /// How many have left so far.
    left: i64,
}

impl<'b> Crossing<'b> {
    /// None if bracket and below can't be completed at all.
    pub(crate) fn new(
        bars: &'b Bars,
        members: &'b [usize],
        floaters: usize,
        below: &'b [usize],
    ) -> Option<Self> {
        let completions = Optimal::new(Whole { bars, members, floaters, below })?;
        Some(Self { completions, left: 0 })
    }

    /// How many more have to leave.
    pub(crate) fn least(&self) -> usize {
        usize::try_from(self.completions.cost() - self.left).unwrap_or(0)
    }

    pub(crate) fn can_meet(&mut self, a: usize, b: usize) -> bool {
        self.completions.can_join(a, b)
    }

    pub(crate) fn meet(&mut self, a: usize, b: usize) {
        self.completions.take_out(a, b);
    }

    pub(crate) fn can_leave(&mut self, a: usize) -> bool {
        self.least() > 0 && self.completions.can_reach(a, BELOW)
    }

    pub(crate) fn leave(&mut self, a: usize) {
        self.completions.reach(a, BELOW);
        self.left += 1;
    }
}

/// The graph of a crossing.
struct Whole<'b> {
    bars: &'b Bars,
    members: &'b [usize],
    floaters: usize,
    below: &'b [usize],
}

impl Whole<'_> {
    fn place(&self, v: usize) -> usize {
        match self.members.get(v) {
            Some(&place) => place,
            None => self.below[v - self.members.len()],
        }
    }
}

impl Graph for Whole<'_> {
    fn vertices(&self) -> usize {
        self.members.len() + self.below.len()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let both_floaters = a < self.floaters && b < self.floaters;
        !both_floaters && !self.bars.barred(self.place(a), self.place(b))
    }
}

impl Costs for Whole<'_> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        i64::from(self.layer(a) != self.layer(b))
    }
}

impl Layered for Whole<'_> {
    fn layer(&self, v: usize) -> usize {
        if v < self.members.len() { 0 } else { BELOW }
    }
}
