//! The host's wishes for the pairing (5.4.10.9; P5, P33, P34).

use crate::StartNumber;

/// Players who must not meet each other in rounds `from` to `to`, both included.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct ForbiddenPairs {
    /// The first round of the prohibition; 1 if none is given.
    #[cfg_attr(feature = "serde", serde(default = "first_round"))]
    pub from: u16,
    /// The last round; none: to the end of the event.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub to: Option<u16>,
    /// Two players or more: all of them are forbidden to each other.
    pub players: Vec<StartNumber>,
}

#[cfg(feature = "serde")]
const fn first_round() -> u16 {
    1
}

impl ForbiddenPairs {
    /// Whether the prohibition holds in this round.
    pub fn holds_in(&self, round: u16) -> bool {
        self.from <= round && self.to.is_none_or(|to| round <= to)
    }
}

/// A pair that the host fixes for the round to be paired (P5).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct ForcedPair {
    /// One of the two.
    pub first: StartNumber,
    /// The other; none: the first gets the bye.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub second: Option<StartNumber>,
    /// With a reason the pair stands even if it breaks P1 to P3 or a prohibition (P5, P34); only
    /// absence (P4) it can't override.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub because: Option<String>,
}

/// Players who are paired among themselves ("жеребьевка участников по группам").
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Pool {
    /// The name.
    pub name: String,
    /// The players.
    pub players: Vec<StartNumber>,
}

/// A club, a region, a family: players to whom [`MeetUntil`] and [`NotBefore`] can refer.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Group {
    /// The name.
    pub name: String,
    /// The players.
    pub players: Vec<StartNumber>,
}

/// To which groups a wish refers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum GroupScope {
    /// All of them.
    #[default]
    All,
    /// Those with these names.
    Named(Vec<String>),
}

/// Compulsory meetings inside groups in rounds 1 to `until` (P5).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct MeetUntil {
    /// The last round in which they are compulsory.
    pub until: u16,
    /// In which groups.
    #[cfg_attr(feature = "serde", serde(default))]
    pub groups: GroupScope,
}

/// Players of one group don't meet before round `round` (P34).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct NotBefore {
    /// The first round in which they may.
    pub round: u16,
    /// In which groups.
    #[cfg_attr(feature = "serde", serde(default))]
    pub groups: GroupScope,
}

/// A wish that yields where the round couldn't be paired with it (P33).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Soft {
    /// These two should not meet.
    Pair(StartNumber, StartNumber),
    /// P34 as a wish: it stands for its pairs in ascending order.
    NotBefore(NotBefore),
}

/// All wishes of the host.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, rename_all = "kebab-case", deny_unknown_fields))]
pub struct Constraints {
    /// Prohibitions.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub forbidden: Vec<ForbiddenPairs>,
    /// Pairs fixed for the round to be paired.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub forced: Vec<ForcedPair>,
    /// Pools, in the order in which they are drawn.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub pools: Vec<Pool>,
    /// Groups.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub groups: Vec<Group>,
    /// Compulsory meetings.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub meet_until: Vec<MeetUntil>,
    /// Hard prohibitions inside groups.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub not_before: Vec<NotBefore>,
    /// Soft prohibitions, in the order in which they are kept.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub soft: Vec<Soft>,
}
