//! An addend before its numbers are looked up, and in small numbers.

use crate::Why;
use crate::cut::Cuttable;
use crate::item::CutMark;
use crate::unplayed::Place;

/// What an addend is made from.
#[derive(Copy, Clone, Debug)]
pub(super) enum Base {
    /// What an opponent, or what stands for him, counts for.
    Place(Place),
    /// Another player's tie-break.
    Column(usize),
    /// A number over the measure's denominator.
    Number(i64),
}

/// What of it is added up.
#[derive(Copy, Clone, Debug)]
pub(super) enum Adds {
    /// The base.
    Base,
    /// The base, taken off.
    Minus,
    /// The base times so many hundredths of a point.
    Times(i64),
    /// So much, over the measure's denominator, whatever the base is.
    Number(i64),
}

/// One addend.
#[derive(Copy, Clone, Debug)]
pub(super) struct Addend {
    pub(super) round: u16,
    pub(super) opponent: Option<usize>,
    pub(super) why: Option<Why>,
    pub(super) base: Base,
    pub(super) adds: Adds,
    pub(super) voluntary: bool,
}

impl Addend {
    pub(super) fn new(round: u16, opponent: Option<usize>, base: Base) -> Self {
        Self { round, opponent, why: None, base, adds: Adds::Base, voluntary: false }
    }
}

/// What takes the addends of a player.
pub(super) trait Sink {
    fn take(&mut self, addend: Addend);
}

/// An addend in whole numbers over the measure's denominator.
#[derive(Copy, Clone, Debug)]
pub(super) struct Light {
    pub(super) base: i64,
    pub(super) adds: i64,
    pub(super) voluntary: bool,
    pub(super) cut: CutMark,
}

impl Cuttable for Light {
    type Number = i64;

    fn base(&self) -> &i64 {
        &self.base
    }

    fn adds(&self) -> &i64 {
        &self.adds
    }

    fn voluntary(&self) -> bool {
        self.voluntary
    }

    fn cut(&mut self) -> &mut CutMark {
        &mut self.cut
    }

    fn counts(&self) -> bool {
        self.cut == CutMark::Counts
    }
}
