//! An event in which anything may stand.

use crate::{
    Acceleration, Colour, Constraints, DecisionRecord, Event, Faults, Format, Info, PairedBy,
    PairingOptions, Player, Points, Round, Scoring, StartNumber, UnpairedKind,
};
use shashki_base::Seed;

/// What a player who announced his absence gets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AbsenceKind {
    /// No points: what the rules say (5.4.10.2).
    Zero,
    /// Half a point.
    Half,
    /// A full point.
    Full,
}

impl AbsenceKind {
    /// How the absence stands in the round once it is paired.
    pub const fn unpaired(self) -> UnpairedKind {
        match self {
            Self::Zero => UnpairedKind::ZeroPointBye,
            Self::Half => UnpairedKind::HalfPointBye,
            Self::Full => UnpairedKind::FullPointBye,
        }
    }
}

/// A player announced that he won't play in a round (TRF records 240 and XXZ).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Absence {
    /// Who.
    pub player: StartNumber,
    /// In which round; none: in the one to be paired, whichever that is.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub round: Option<u16>,
    /// What he gets for it.
    pub kind: AbsenceKind,
}

/// Points given or taken beside the results (TRF record 299).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Adjustment {
    /// Whose points.
    pub player: StartNumber,
    /// In which round; none: they belong to the total alone.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub round: Option<u16>,
    /// How many; may be negative.
    pub points: Points,
}

/// The drawn order of a round paired by lot.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Lot {
    /// Of which round; none: of the one to be paired.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub round: Option<u16>,
    /// The players in drawn order.
    pub order: Vec<StartNumber>,
}

/// What the draws of the event hang on and what must be recorded with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, rename_all = "kebab-case", deny_unknown_fields))]
pub struct Draw {
    /// The colour of the odd start numbers in round 1 (P18).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub first_colour: Option<Colour>,
    /// The seed of the event's lots, for the generator named
    /// [`ALGORITHM`](shashki_base::ALGORITHM).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub seed: Option<Seed>,
    /// Drawn orders.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub lots: Vec<Lot>,
    /// The readings chosen.
    pub options: PairingOptions,
}

/// An event as a file or a host delivers it: anything may stand in it.
///
/// ```
/// use shashki_tournament::{Draft, Player, StartNumber};
/// let mut draft = Draft::default();
/// for number in 1..=4 {
///     let start = StartNumber::new(number).unwrap();
///     draft.players.push(Player::new(start, format!("Player {number}")));
/// }
/// let event = draft.check().unwrap();
/// assert_eq!(event.players().len(), 4);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, rename_all = "kebab-case", deny_unknown_fields))]
pub struct Draft {
    /// Names, dates, officials.
    pub info: Info,
    /// Swiss or round robin.
    pub format: Format,
    /// By program or by hand.
    pub paired_by: PairedBy,
    /// How many rounds are planned.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub planned_rounds: Option<u16>,
    /// What a result is worth.
    pub scoring: Scoring,
    /// The players, in any order.
    pub players: Vec<Player>,
    /// Whether start numbers may have gaps (somebody was struck off the list before round 1).
    pub gaps_allowed: bool,
    /// The rounds, the first first.
    pub rounds: Vec<Round>,
    /// Announced absences.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub absences: Vec<Absence>,
    /// Points beside the results.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub adjustments: Vec<Adjustment>,
    /// Accelerated points. No Russian system has them: a pairing engine refuses what stands here.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub acceleration: Vec<Acceleration>,
    /// The host's wishes.
    pub constraints: Constraints,
    /// Seeds, lots, options.
    pub draw: Draw,
    /// Decisions that changed published rounds, in the order in which they were taken (P30).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub decisions: Vec<DecisionRecord>,
    /// Lines of a TRF file that nothing here uses, kept as they were.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub kept_lines: Vec<String>,
}

impl Draft {
    /// The event, or everything that is wrong with the draft.
    pub fn check(self) -> Result<Event, Faults> {
        Event::new(self)
    }
}
