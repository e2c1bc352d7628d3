//! The inside of a bracket when it alone decides: everybody must find a partner in it or one of the
//! *slots* by which players leave downwards.

use crate::bars::Bars;
use crate::matching::{Graph, Matching};

/// The members of a bracket, then its slots.
pub(crate) struct Inside<'b> {
    pub(crate) bars: &'b Bars,
    /// The places of the members: floaters first, each part in the order of the classification.
    pub(crate) members: &'b [usize],
    /// How many of them are floaters; no two floaters are ever partners (P10).
    pub(crate) floaters: usize,
    pub(crate) slots: usize,
    /// Which members can be received below; none: all of them.
    pub(crate) received: Option<Vec<bool>>,
}

impl Graph for Inside<'_> {
    fn vertices(&self) -> usize {
        self.members.len() + self.slots
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if b < self.members.len() {
            return b >= self.floaters && !self.bars.barred(self.members[a], self.members[b]);
        }
        a < self.members.len() && self.received.as_ref().is_none_or(|received| received[a])
    }
}

/// A bracket whose completions are the perfect matchings of its members and slots.
pub(crate) struct Slots<'b> {
    inside: Inside<'b>,
    matching: Matching,
    /// The slots not yet used are the last ones.
    unused: usize,
}

impl<'b> Slots<'b> {
    /// The matching must be perfect on members and slots.
    pub(crate) fn new(inside: Inside<'b>, matching: Matching) -> Self {
        let unused = inside.slots;
        Self { inside, matching, unused }
    }

    pub(crate) fn can_meet(&mut self, a: usize, b: usize) -> bool {
        self.matching.can_fix(&self.inside, a, b)
    }

    pub(crate) fn meet(&mut self, a: usize, b: usize) {
        self.matching.fix(&self.inside, a, b);
    }

    /// The slot that the next one who leaves takes: all slots are alike.
    fn slot(&self) -> usize {
        self.inside.members.len() + self.inside.slots - self.unused
    }

    pub(crate) fn can_leave(&mut self, a: usize) -> bool {
        let slot = self.slot();
        self.unused > 0
            && self.inside.joined(a, slot)
            && self.matching.can_fix(&self.inside, slot, a)
    }

    pub(crate) fn leave(&mut self, a: usize) {
        self.matching.fix(&self.inside, self.slot(), a);
        self.unused -= 1;
    }
}
