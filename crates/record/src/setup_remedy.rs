//! A wrong set-up, or the wrong colours, found at the board (5.4.13.1, R17).

use shashki_base::Lang;

use crate::Game;

/// What is to be done about pieces that were set up wrongly, or about the wrong colours.
///
/// | state | found | outcome | clause |
/// |---|---|---|---|
/// | the game has not begun | any time | mended | 5.4.13.1 |
/// | begun, not both sides have moved | now | the arbiter decides | 5.4.13.1 says nothing of it |
/// | both sides have made a move | now | the game stands, and its result counts | 5.4.13.1 |
///
/// ```
/// use shashki_record::{Game, SetupRemedy};
/// let mut game = Game::new();
/// assert_eq!(game.wrong_setup(false), SetupRemedy::Mend);
/// game.push_text("c3-d4").unwrap();
/// assert_eq!(game.wrong_setup(true), SetupRemedy::ArbiterDecides);
/// game.push_text("b6-a5").unwrap();
/// assert_eq!(game.wrong_setup(true), SetupRemedy::GameStands);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SetupRemedy {
    /// It is mended.
    Mend,
    /// The clause does not say; the arbiter decides.
    ArbiterDecides,
    /// Nothing is mended: the game goes on and its result counts.
    GameStands,
}

impl SetupRemedy {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::SetupRemedy::GameStands.name(), "game-stands");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mend => "mend",
            Self::ArbiterDecides => "arbiter-decides",
            Self::GameStands => "game-stands",
        }
    }

    /// The remedy in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::SetupRemedy;
    /// assert!(SetupRemedy::GameStands.text(Lang::Ru).contains("5.4.13.1"));
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::Mend => ("to be mended (5.4.13.1)", "подлежит исправлению (5.4.13.1)"),
            Self::ArbiterDecides => ("the arbiter decides", "решает судья"),
            Self::GameStands => (
                "nothing is mended, the game counts (5.4.13.1)",
                "исправления не вносятся, результат действителен (5.4.13.1)",
            ),
        };
        lang.pick(en, ru)
    }
}

impl Game {
    /// What is to be done about a wrong set-up that is found now; whether the game has begun without
    /// a move, such as by starting the clock, the caller knows.
    ///
    /// ```
    /// use shashki_record::{Game, SetupRemedy};
    /// assert_eq!(Game::new().wrong_setup(true), SetupRemedy::ArbiterDecides);
    /// ```
    pub fn wrong_setup(&self, begun: bool) -> SetupRemedy {
        use shashki_board::Side;
        let moved = |side| self.plies().any(|(mover, _)| mover == side);
        match (moved(Side::White), moved(Side::Black)) {
            (true, true) => SetupRemedy::GameStands,
            (false, false) if !begun => SetupRemedy::Mend,
            _ => SetupRemedy::ArbiterDecides,
        }
    }
}
