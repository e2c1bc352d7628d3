//! Decisions of the arbiter that changed a published round (5.4.10.12; P30).

use crate::StartNumber;

/// What was done to a published round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DrawChange {
    /// Pairs were changed by hand.
    ByHand,
    /// The round was paired anew with the fewest touched (P23).
    RePairing,
    /// The round was drawn anew as a whole.
    NewDraw,
    /// A result of an earlier round was corrected; the pairs stand.
    CorrectedResult,
    /// A pair was forced in spite of the rules (P5).
    ForcedPair,
}

impl DrawChange {
    /// Every change.
    pub const ALL: [Self; 5] =
        [Self::ByHand, Self::RePairing, Self::NewDraw, Self::CorrectedResult, Self::ForcedPair];

    /// The name as it stands in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ByHand => "by-hand",
            Self::RePairing => "re-pairing",
            Self::NewDraw => "new-draw",
            Self::CorrectedResult => "corrected-result",
            Self::ForcedPair => "forced-pair",
        }
    }

    /// The clause that allows it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::RePairing => "5.4.10.8",
            Self::ForcedPair => "5.4.10.9",
            Self::ByHand | Self::NewDraw | Self::CorrectedResult => "5.4.10.12",
        }
    }
}

/// The record of a decision: who, when, why, and the pairs as they were before it.
///
/// A record without a name or a reason makes no event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct DecisionRecord {
    /// The round whose pairs were published.
    pub round: u16,
    /// What was done.
    pub change: DrawChange,
    /// The clause.
    pub clause: String,
    /// Who decided.
    pub by: String,
    /// When, as the caller gave it; empty where he didn't.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "String::is_empty"))]
    pub at: String,
    /// The reason.
    pub reason: String,
    /// The pairs before the decision, White first; the bye without a second.
    #[cfg_attr(feature = "serde", serde(default))]
    pub before: Vec<(StartNumber, Option<StartNumber>)>,
}
