//! One player in one round.

use crate::{Colour, GameKind, Outcome, StartNumber, UnpairedKind};

/// What one player did in one round: the player's own side of a meeting, or why he had none.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Cell {
    /// Nothing stands here: not there, not yet entered, or already gone.
    #[default]
    Empty,
    /// Without an opponent.
    Unpaired(UnpairedKind),
    /// Against an opponent.
    Game {
        /// Who.
        opponent: StartNumber,
        /// The player's colour; unknown at most in a forfeit.
        colour: Option<Colour>,
        /// What kind of game.
        kind: GameKind,
        /// What the player got; none while it is unfinished.
        outcome: Option<Outcome>,
    },
}

impl Cell {
    /// The scheduled opponent, whether they played or not.
    #[inline]
    pub const fn scheduled_opponent(self) -> Option<StartNumber> {
        match self {
            Self::Game { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// The opponent of a *played* game: both sat down and a game began. A forfeit is none; an
    /// unfinished game is one.
    #[inline]
    pub const fn played_opponent(self) -> Option<StartNumber> {
        match self {
            Self::Game { opponent, kind, .. } if !matches!(kind, GameKind::Forfeit) => {
                Some(opponent)
            }
            _ => None,
        }
    }

    /// The colour of a *played* game; the first game's in a micro-match (P32).
    #[inline]
    pub const fn played_colour(self) -> Option<Colour> {
        match self {
            Self::Game { colour, kind, .. } if !matches!(kind, GameKind::Forfeit) => colour,
            _ => None,
        }
    }

    /// Whether the player had a second point without play coming: a plus, a full-point bye or a
    /// win by forfeit (P3).
    #[inline]
    pub const fn won_without_play(self) -> bool {
        match self {
            Self::Game { kind: GameKind::Forfeit, outcome: Some(Outcome::Win), .. } => true,
            Self::Unpaired(kind) => matches!(
                kind,
                UnpairedKind::PairingBye | UnpairedKind::FullPointBye | UnpairedKind::ForfeitWin
            ),
            _ => false,
        }
    }
}
