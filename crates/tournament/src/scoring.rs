//! What a result is worth.

use crate::{Colour, Decision, GameKind, MeetingResult, Outcome, Points, UnpairedKind};

/// How a micro-match makes points.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum MicroMatchPoints {
    /// A match won, drawn or lost counts as a game.
    #[default]
    ByMatch,
    /// Every game of it counts.
    ByGame,
}

/// The points for every result (T4: the scoring belongs to the event).
///
/// ```
/// use shashki_tournament::{Points, Scoring};
/// assert_eq!(Scoring::TWO_ONE_ZERO.win, [Points::whole(2); 2]);
/// assert_eq!(Scoring::simple(Points::whole(3), Points::whole(1), Points::ZERO).half_point_bye, Points::whole(1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Scoring {
    /// A win with White, with Black.
    pub win: [Points; 2],
    /// A draw with White, with Black.
    pub draw: [Points; 2],
    /// A loss with White, with Black.
    pub loss: [Points; 2],
    /// A win by forfeit.
    pub forfeit_win: Points,
    /// A loss by forfeit.
    pub forfeit_loss: Points,
    /// The plus of an odd number of players.
    pub pairing_bye: Points,
    /// A full-point bye.
    pub full_point_bye: Points,
    /// A half-point bye.
    pub half_point_bye: Points,
    /// An absence.
    pub zero_point_bye: Points,
    /// How micro-matches count.
    #[cfg_attr(feature = "serde", serde(default))]
    pub micro_match: MicroMatchPoints,
}

impl Scoring {
    /// The draughts scoring: win 2, draw 1, loss 0.
    pub const TWO_ONE_ZERO: Self =
        Self::simple(Points::whole(2), Points::whole(1), Points::whole(0));

    /// The default of the TRF format: win 1, draw 0.5, loss 0.
    pub const ONE_HALF_ZERO: Self =
        Self::simple(Points::whole(1), Points::from_hundredths(50), Points::whole(0));

    /// A scoring by three numbers: byes and forfeits count as the game results they stand for, an
    /// absence as a loss.
    pub const fn simple(win: Points, draw: Points, loss: Points) -> Self {
        Self {
            win: [win; 2],
            draw: [draw; 2],
            loss: [loss; 2],
            forfeit_win: win,
            forfeit_loss: loss,
            pairing_bye: win,
            full_point_bye: win,
            half_point_bye: draw,
            zero_point_bye: loss,
            micro_match: MicroMatchPoints::ByMatch,
        }
    }

    /// The points for one game over the board with this colour.
    pub const fn game(&self, colour: Colour, outcome: Outcome) -> Points {
        let by_colour = match outcome {
            Outcome::Win => self.win,
            Outcome::Draw => self.draw,
            Outcome::Loss => self.loss,
        };
        by_colour[colour as usize]
    }

    /// The points for standing without an opponent.
    pub const fn unpaired(&self, kind: UnpairedKind) -> Points {
        match kind {
            UnpairedKind::PairingBye => self.pairing_bye,
            UnpairedKind::FullPointBye => self.full_point_bye,
            UnpairedKind::HalfPointBye => self.half_point_bye,
            UnpairedKind::ZeroPointBye => self.zero_point_bye,
            UnpairedKind::ForfeitWin => self.forfeit_win,
            UnpairedKind::ForfeitLoss => self.forfeit_loss,
        }
    }

    /// The points of White and of Black for a meeting. An unfinished game counts for nobody.
    pub fn meeting(&self, result: &MeetingResult) -> (Points, Points) {
        match result {
            MeetingResult::MicroMatch(games) if self.micro_match == MicroMatchPoints::ByGame => {
                let mut sum = (Points::ZERO, Points::ZERO);
                for (number, game) in games.iter().enumerate() {
                    // Colours are swapped from game to game.
                    let white = if number % 2 == 0 { Colour::White } else { Colour::Black };
                    let (first, second) = game.outcomes();
                    sum.0 += self.game(white, first);
                    sum.1 += self.game(!white, second);
                }
                sum
            }
            _ => match result.decision() {
                None => (Points::ZERO, Points::ZERO),
                Some(decision) => self.decided(result.kind(), decision),
            },
        }
    }

    fn decided(&self, kind: GameKind, decision: Decision) -> (Points, Points) {
        let (white, black) = decision.outcomes();
        if kind == GameKind::Forfeit {
            return (self.forfeit(white), self.forfeit(black));
        }
        (self.game(Colour::White, white), self.game(Colour::Black, black))
    }

    const fn forfeit(&self, outcome: Outcome) -> Points {
        match outcome {
            Outcome::Win => self.forfeit_win,
            Outcome::Draw | Outcome::Loss => self.forfeit_loss,
        }
    }
}

impl Default for Scoring {
    fn default() -> Self {
        Self::TWO_ONE_ZERO
    }
}
