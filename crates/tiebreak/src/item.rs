//! One addend of a tie-break.

use crate::cut::Cuttable;
use crate::{Exact, Why};

/// Whether an addend was cut.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum CutMark {
    /// It counts.
    #[default]
    Counts,
    /// Cut as one of the lowest.
    Low,
    /// Cut as one of the highest.
    High,
}

/// One addend: what a round brings, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Item {
    /// The round.
    pub round: u16,
    /// The scheduled opponent's index in the event's players.
    pub opponent: Option<u32>,
    /// Why it counts for that, where points of an opponent do.
    pub why: Option<Why>,
    /// The points (or the rating, or the tie-break) of the opponent or of what stands for him; of a
    /// tie-break of the player's own, what the round brought.
    pub base: Exact,
    /// What is added up: `base`, or its product with the points made.
    pub adds: Exact,
    /// Whether the round was left unplayed voluntarily (FIDE 15, 16.5).
    pub voluntary: bool,
    /// Whether it was cut.
    pub cut: CutMark,
}

impl Cuttable for Item {
    type Number = Exact;

    fn base(&self) -> &Exact {
        &self.base
    }

    fn adds(&self) -> &Exact {
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
