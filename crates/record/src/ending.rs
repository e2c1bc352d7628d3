//! How a game gets its result, and what is still possible after it (R2, R5, R8, R18).

use std::fmt;

use shashki_base::Lang;
use shashki_board::Side;

use crate::{DrawProfile, EndReason, Game, GameResult, OfferError, Outcome};

impl Game {
    /// The result that the position gives: a side without a legal move has lost (6.1.4.1).
    pub(crate) fn lost(&self) -> Option<GameResult> {
        let position = self.position();
        if position.has_moves() {
            return None;
        }
        let none = position.pieces(position.side()).is_empty();
        let reason = if none { EndReason::NoPieces } else { EndReason::NoMoves };
        Some(GameResult::win(!position.side(), reason))
    }

    /// The result: the one declared, or else what the position gives.
    ///
    /// ```
    /// use shashki_record::Game;
    /// let game = Game::from_position("W:W21:B17,14".parse().unwrap());
    /// assert_eq!(game.result().unwrap().to_string(), "B wins:no-moves");
    /// ```
    pub fn result(&self) -> Option<GameResult> {
        self.declared.or_else(|| self.lost())
    }

    /// Ends the game with a result; what a game needs on the board, such as a repeated position, is
    /// asked by [`declare_draw`](Self::declare_draw) and by the claims, not here.
    ///
    /// ```
    /// use shashki_record::{EndReason, Game, GameResult, Outcome};
    /// let mut game = Game::new();
    /// let result = GameResult::new(Outcome::BothLost, EndReason::NoShow).unwrap();
    /// game.finish(result).unwrap();
    /// assert!(game.push_text("c3-d4").is_err());
    /// assert!(game.finish(result).is_err());
    /// ```
    pub fn finish(&mut self, result: GameResult) -> Result<(), EndError> {
        if let Some(result) = self.result() {
            return Err(EndError::AlreadyOver(result));
        }
        self.declared = Some(result);
        Ok(())
    }

    /// A side resigns.
    ///
    /// ```
    /// use shashki_board::Side;
    /// let mut game = shashki_record::Game::new();
    /// assert_eq!(game.resign(Side::White).unwrap().to_string(), "B wins:resignation");
    /// ```
    pub fn resign(&mut self, by: Side) -> Result<GameResult, EndError> {
        let result = GameResult::win(!by, EndReason::Resignation);
        self.finish(result).map(|()| result)
    }

    /// The arbiter declares a draw that the rules give, without being asked (5.4.12.6, R5).
    ///
    /// ```
    /// use shashki_record::{DrawProfile, EndReason, Game};
    /// let declared = Game::new().declare_draw(DrawProfile::Fsr, EndReason::Repetition);
    /// assert!(declared.is_err(), "the position stands for the first time");
    /// ```
    pub fn declare_draw(
        &mut self,
        profile: DrawProfile,
        reason: EndReason,
    ) -> Result<GameResult, EndError> {
        if let Some(result) = self.result() {
            return Err(EndError::AlreadyOver(result));
        }
        if !self.draws(profile).any(|draw| draw == reason) {
            return Err(EndError::NotReached(reason));
        }
        let result = GameResult::draw(reason);
        self.declared = Some(result);
        Ok(result)
    }

    /// Changes a result that was entered wrongly, or takes it off the record; the reason for it is
    /// for the caller to keep. This is all that can be done after a result but a protest (5.4.13.5,
    /// R18). The old entry.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{EndReason, Game, GameResult, Outcome};
    /// let mut game = Game::new();
    /// let old = game.resign(Side::White).unwrap();
    /// let new = GameResult::new(Outcome::Win(Side::White), EndReason::Resignation).unwrap();
    /// assert_eq!(game.mend_entry(Some(new)), Ok(old));
    /// assert_eq!(game.result(), Some(new));
    /// ```
    pub fn mend_entry(&mut self, entry: Option<GameResult>) -> Result<GameResult, EndError> {
        let old = self.declared.ok_or(EndError::NoEntry)?;
        self.declared = entry;
        Ok(old)
    }

    /// A side offers a draw (5.4.12.3, R8).
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, OfferError};
    /// let mut game = Game::new();
    /// assert_eq!(game.offer_draw(Side::White), Err(OfferError::OnlyAfterOwnMove));
    /// game.push_text("c3-d4").unwrap();
    /// game.offer_draw(Side::White).unwrap();
    /// assert_eq!(game.accept_draw(Side::Black).unwrap().to_string(), "draw:agreement");
    /// ```
    pub fn offer_draw(&mut self, by: Side) -> Result<(), OfferError> {
        self.offer(by, false)
    }

    /// A side offers a draw on a condition, which is no offer (5.4.12.3).
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, OfferError};
    /// let mut game = Game::new();
    /// game.push_text("c3-d4").unwrap();
    /// let answer = game.offer_draw_on_condition(Side::White);
    /// assert_eq!(answer, Err(OfferError::ConditionalIsNone));
    /// ```
    pub fn offer_draw_on_condition(&mut self, by: Side) -> Result<(), OfferError> {
        self.offer(by, true)
    }

    fn offer(&mut self, by: Side, conditional: bool) -> Result<(), OfferError> {
        self.open_for_offers()?;
        let moved = self.last_mover();
        self.offers.offer(by, moved, conditional)
    }

    /// A side accepts the opponent's offer, without making a move (5.4.12.3).
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Game::new().accept_draw(Side::Black).is_err());
    /// ```
    pub fn accept_draw(&mut self, by: Side) -> Result<GameResult, OfferError> {
        self.open_for_offers()?;
        self.offers.accept(by)?;
        let result = GameResult::draw(EndReason::Agreement);
        self.declared = Some(result);
        Ok(result)
    }

    /// A side declines the opponent's offer in words; a move declines it too.
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Game::new().decline_draw(Side::Black).is_err());
    /// ```
    pub fn decline_draw(&mut self, by: Side) -> Result<(), OfferError> {
        self.open_for_offers()?;
        self.offers.decline(by)
    }

    fn open_for_offers(&self) -> Result<(), OfferError> {
        if self.result().is_some() { Err(OfferError::GameOver) } else { Ok(()) }
    }

    /// The state of the offers.
    ///
    /// ```
    /// assert_eq!(shashki_record::Game::new().offers().standing(), None);
    /// ```
    pub const fn offers(&self) -> crate::Offers {
        self.offers
    }

    /// Who won, where somebody did.
    ///
    /// ```
    /// use shashki_board::Side;
    /// let mut game = shashki_record::Game::new();
    /// game.resign(Side::Black).unwrap();
    /// assert_eq!(game.winner(), Some(Side::White));
    /// ```
    pub fn winner(&self) -> Option<Side> {
        match self.result()?.outcome() {
            Outcome::Win(side) => Some(side),
            _ => None,
        }
    }
}

/// Why a game doesn't end so.
///
/// ```
/// use shashki_record::{EndError, Game};
/// assert_eq!(Game::new().mend_entry(None), Err(EndError::NoEntry));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EndError {
    /// The game has a result (5.4.13.5).
    AlreadyOver(GameResult),
    /// The position gives no draw for this reason (5.4.12.6).
    NotReached(EndReason),
    /// No result was entered that could be changed.
    NoEntry,
}

impl EndError {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::EndError::NoEntry.name(), "no-entry");
    /// ```
    pub const fn name(self) -> &'static str {
        self.facts().0
    }

    /// The clauses of the rules; empty where none speaks of it.
    ///
    /// ```
    /// assert_eq!(shashki_record::EndError::NoEntry.clause(), "");
    /// ```
    pub const fn clause(self) -> &'static str {
        self.facts().1
    }

    const fn facts(self) -> (&'static str, &'static str) {
        match self {
            Self::AlreadyOver(_) => ("game-over", "5.4.13.5"),
            Self::NotReached(_) => ("not-reached", "5.4.12.6"),
            Self::NoEntry => ("no-entry", ""),
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::EndError;
    /// assert_eq!(EndError::NoEntry.message(Lang::En), "no result was entered");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::AlreadyOver(result) => {
                let over = lang.pick("the game is over", "партия окончена");
                format!("{over}: {} (5.4.13.5)", result.message(lang))
            }
            Self::NotReached(reason) => {
                let text = lang.pick("not reached", "нет оснований");
                format!("{text}: {} (5.4.12.6)", reason.text(lang))
            }
            Self::NoEntry => lang.pick("no result was entered", "результат не записан").to_owned(),
        }
    }
}

impl fmt::Display for EndError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for EndError {}
