//! Points that are only pretended, for an accelerated pairing.

use crate::{Points, StartNumber};

/// Fictitious points for some players in some rounds (TRF records 250 and XXA).
///
/// No Russian system has them; they are kept so that a pairing engine sees them and can refuse.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Acceleration {
    /// How many points are pretended.
    pub points: Points,
    /// The first round.
    pub from: u16,
    /// The last round.
    pub to: u16,
    /// The first of the players, by start number.
    pub first: StartNumber,
    /// The last of them.
    pub last: StartNumber,
}

impl Acceleration {
    /// Whether it holds in this round.
    pub const fn holds_in(&self, round: u16) -> bool {
        self.from <= round && round <= self.to
    }

    /// Whether it holds for this player in this round.
    pub fn holds_for(&self, player: StartNumber, round: u16) -> bool {
        self.holds_in(round) && self.first <= player && player <= self.last
    }
}
