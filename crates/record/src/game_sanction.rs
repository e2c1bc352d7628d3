//! Sanctions inside a game (5.4.14.1, R1, R18).

use shashki_board::Side;

use crate::{EndError, EndReason, Game, GameResult, Gravity, Ladder, Outcome, Sanction};

/// A sanction that was imposed in a game.
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::{Game, Gravity, Sanction};
/// let mut game = Game::new();
/// game.impose(Side::White, Gravity::Ordinary, Sanction::Remark).unwrap();
/// assert_eq!(game.sanctions()[0].ply, 0);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Imposed {
    /// The ply that was on the board.
    pub ply: usize,
    /// Against whom; of a loss for both, who gave the occasion.
    pub side: Side,
    /// How grave the arbiter found it.
    pub gravity: Gravity,
    /// The sanction.
    pub sanction: Sanction,
}

impl Game {
    /// The arbiter imposes a sanction: any violation can be punished, corrected, waived or not
    /// (5.4.14.1). A loss or an exclusion ends the game; after the result nothing is imposed in it
    /// (5.4.13.5).
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, Gravity, Sanction};
    /// let mut game = Game::new();
    /// game.impose(Side::Black, Gravity::Gross, Sanction::LossOfGame).unwrap();
    /// assert_eq!(game.result().unwrap().to_string(), "W wins:sanction");
    /// assert!(game.impose(Side::White, Gravity::Ordinary, Sanction::Remark).is_err());
    /// ```
    pub fn impose(
        &mut self,
        side: Side,
        gravity: Gravity,
        sanction: Sanction,
    ) -> Result<(), EndError> {
        if let Some(result) = self.result() {
            return Err(EndError::AlreadyOver(result));
        }
        self.sanctions.push(Imposed { ply: self.ply(), side, gravity, sanction });
        self.declared = match sanction {
            Sanction::LossOfGame | Sanction::Exclusion => {
                Some(GameResult::win(!side, EndReason::Sanction))
            }
            Sanction::LossOfMicroMatch => Some(GameResult::win(!side, EndReason::MicroMatch)),
            Sanction::LossOfBoth => GameResult::new(Outcome::BothLost, EndReason::Sanction).ok(),
            _ => None,
        };
        Ok(())
    }

    /// The sanctions of the game, in their order.
    ///
    /// ```
    /// assert!(shashki_record::Game::new().sanctions().is_empty());
    /// ```
    pub fn sanctions(&self) -> &[Imposed] {
        &self.sanctions
    }

    /// A side's ladder after this game's sanctions, from where it stood before the game.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, Gravity, Ladder, Sanction};
    /// let mut game = Game::new();
    /// game.impose(Side::White, Gravity::Ordinary, Sanction::Remark).unwrap();
    /// let advice = game.ladder(Side::White, Ladder::default()).advise(Gravity::Ordinary);
    /// assert_eq!(advice.sanction, Sanction::Warning);
    /// ```
    pub fn ladder(&self, side: Side, before: Ladder) -> Ladder {
        let mut ladder = before;
        for imposed in self.sanctions.iter().filter(|imposed| imposed.side == side) {
            ladder.impose(imposed.gravity, imposed.sanction);
        }
        ladder
    }
}
