//! A round as it was paired and played.

use crate::{Cell, Colour, Decision, MeetingResult, StartNumber};

/// Two players who were paired, with their colours and the result.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Meeting {
    /// Who has White, as actually played (5.4.13.1); in a micro-match, in its first game.
    pub white: StartNumber,
    /// Who has Black.
    pub black: StartNumber,
    /// How it ended.
    pub result: MeetingResult,
    /// Whether the colours are known: a forfeit may stand without any, all others have them.
    #[cfg_attr(feature = "serde", serde(default = "yes", skip_serializing_if = "is_yes"))]
    pub colours_known: bool,
}

#[cfg(feature = "serde")]
const fn yes() -> bool {
    true
}

#[cfg(feature = "serde")]
#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
const fn is_yes(value: &bool) -> bool {
    *value
}

impl Meeting {
    /// A meeting with known colours.
    pub const fn new(white: StartNumber, black: StartNumber, result: MeetingResult) -> Self {
        Self { white, black, result, colours_known: true }
    }
}

/// Why a player stands without an opponent in a round, and what he gets for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum UnpairedKind {
    /// The plus of an odd number of players (5.4.10.2); TRF letter U.
    PairingBye,
    /// A full point given without a game; TRF letter F.
    FullPointBye,
    /// Half a point given without a game; TRF letter H.
    HalfPointBye,
    /// Absent, no points; TRF letter Z.
    ZeroPointBye,
    /// A win by forfeit with no opponent named; TRF `0000 - +`.
    ForfeitWin,
    /// A loss by forfeit with no opponent named; TRF `0000 - -`.
    ForfeitLoss,
}

/// A player without an opponent in a round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Unpaired {
    /// The player.
    pub player: StartNumber,
    /// Why, and what for.
    pub kind: UnpairedKind,
}

/// One round: its meetings in the order of the boards, and who stands in it without an opponent.
///
/// A player who stands in neither list was not there (a blank column of a TRF file).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Round {
    /// The pairs.
    #[cfg_attr(feature = "serde", serde(default))]
    pub meetings: Vec<Meeting>,
    /// The others that are named.
    #[cfg_attr(feature = "serde", serde(default))]
    pub unpaired: Vec<Unpaired>,
}

impl Meeting {
    /// The two cells of the meeting: White's, Black's.
    pub fn cells(&self) -> [Cell; 2] {
        let kind = self.result.kind();
        let outcomes = self.result.decision().map(Decision::outcomes);
        let colour = |colour| self.colours_known.then_some(colour);
        [
            Cell::Game {
                opponent: self.black,
                colour: colour(Colour::White),
                kind,
                outcome: outcomes.map(|both| both.0),
            },
            Cell::Game {
                opponent: self.white,
                colour: colour(Colour::Black),
                kind,
                outcome: outcomes.map(|both| both.1),
            },
        ]
    }
}

impl Round {
    /// Whether the round is paired: somebody has an opponent or a win by forfeit. A round that
    /// holds nothing but byes and absences is one still to be paired.
    pub fn is_paired(&self) -> bool {
        !self.meetings.is_empty()
            || self.unpaired.iter().any(|unpaired| unpaired.kind == UnpairedKind::ForfeitWin)
    }
}
