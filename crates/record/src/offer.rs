//! Offers of a draw (R8).

use std::fmt;

use shashki_base::Lang;
use shashki_board::Side;

/// The state of the offers in a game (clauses 5.4.12.3 and 5.4.12.4).
///
/// | state | event | outcome | clause |
/// |---|---|---|---|
/// | any | offer with a condition | none: it is no offer | 5.4.12.3 |
/// | any | offer, not just after one's own move | refused | 5.4.12.3 |
/// | own offer was the last one | offer | refused until the other offers | 5.4.12.4 |
/// | else | offer | an offer stands | 5.4.12.3 |
/// | the opponent's offer stands | accept | draw | 5.4.12.1.1 |
/// | the opponent's offer stands | decline in words, or move | declined | 5.4.12.3 |
/// | no offer of the opponent stands | accept, decline | refused | 5.4.12.3 |
///
/// A refused event changes nothing. [`Game`](crate::Game) keeps this state and gives it back with a
/// move that is taken back.
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::{OfferError, Offers};
/// let mut offers = Offers::default();
/// // White has just moved.
/// offers.offer(Side::White, Some(Side::White), false).unwrap();
/// assert_eq!(offers.standing(), Some(Side::White));
/// offers.decline(Side::Black).unwrap();
/// let again = offers.offer(Side::White, Some(Side::White), false);
/// assert_eq!(again, Err(OfferError::BarredUntilTheOtherOffers));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Offers {
    standing: bool,
    last: Option<Side>,
}

impl Offers {
    /// Whose offer waits for an answer.
    ///
    /// ```
    /// assert_eq!(shashki_record::Offers::default().standing(), None);
    /// ```
    pub const fn standing(&self) -> Option<Side> {
        if self.standing { self.last } else { None }
    }

    /// Who may not offer before the other has: the one who offered last.
    ///
    /// ```
    /// assert_eq!(shashki_record::Offers::default().barred(), None);
    /// ```
    pub const fn barred(&self) -> Option<Side> {
        self.last
    }

    /// An offer by a side, where `moved` made the last move. Whoever offers starts the opponent's
    /// clock.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{OfferError, Offers};
    /// let refused = Offers::default().offer(Side::White, None, false);
    /// assert_eq!(refused, Err(OfferError::OnlyAfterOwnMove));
    /// ```
    pub fn offer(
        &mut self,
        by: Side,
        moved: Option<Side>,
        conditional: bool,
    ) -> Result<(), OfferError> {
        if conditional {
            Err(OfferError::ConditionalIsNone)
        } else if moved != Some(by) {
            Err(OfferError::OnlyAfterOwnMove)
        } else if self.last == Some(by) {
            Err(OfferError::BarredUntilTheOtherOffers)
        } else {
            *self = Self { standing: true, last: Some(by) };
            Ok(())
        }
    }

    /// A side accepts; the game is drawn.
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Offers::default().accept(Side::Black).is_err());
    /// ```
    pub fn accept(&mut self, by: Side) -> Result<(), OfferError> {
        self.answer(by, OfferError::NothingToAccept)
    }

    /// A side declines in words.
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Offers::default().decline(Side::Black).is_err());
    /// ```
    pub fn decline(&mut self, by: Side) -> Result<(), OfferError> {
        self.answer(by, OfferError::NothingToDecline)
    }

    fn answer(&mut self, by: Side, error: OfferError) -> Result<(), OfferError> {
        if self.standing() == Some(!by) {
            self.standing = false;
            Ok(())
        } else {
            Err(error)
        }
    }

    /// A move declines whatever offer stands.
    pub(crate) const fn moved(mut self) -> Self {
        self.standing = false;
        self
    }
}

/// Why an offer, or an answer to one, is refused.
///
/// ```
/// use shashki_record::OfferError;
/// assert_eq!(OfferError::GameOver.name(), "game-over");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OfferError {
    /// An offer comes only after one's own move, before the opponent's (5.4.12.3).
    OnlyAfterOwnMove,
    /// An offer with a condition is none (5.4.12.3).
    ConditionalIsNone,
    /// The same player offers again only after the other has offered (5.4.12.4).
    BarredUntilTheOtherOffers,
    /// No offer of the opponent stands (5.4.12.3).
    NothingToAccept,
    /// No offer of the opponent stands (5.4.12.3).
    NothingToDecline,
    /// The game has a result (5.4.13.5).
    GameOver,
}

impl OfferError {
    /// The error's name, as programs exchange it.
    ///
    /// ```
    /// use shashki_record::OfferError;
    /// assert_eq!(OfferError::NothingToAccept.name(), "nothing-to-accept");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::OnlyAfterOwnMove => "only-after-own-move",
            Self::ConditionalIsNone => "conditional-is-none",
            Self::BarredUntilTheOtherOffers => "barred-until-the-other-offers",
            Self::NothingToAccept => "nothing-to-accept",
            Self::NothingToDecline => "nothing-to-decline",
            Self::GameOver => "game-over",
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::OfferError;
    /// assert!(OfferError::OnlyAfterOwnMove.message(Lang::En).contains("5.4.12.3"));
    /// ```
    pub fn message(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::OnlyAfterOwnMove => (
                "a draw is offered only after one's own move (5.4.12.3)",
                "ничью предлагают только после своего хода (5.4.12.3)",
            ),
            Self::ConditionalIsNone => (
                "an offer with a condition is no offer (5.4.12.3)",
                "предложение с условием недействительно (5.4.12.3)",
            ),
            Self::BarredUntilTheOtherOffers => (
                "the next offer is the opponent's (5.4.12.4)",
                "снова предложить ничью можно лишь после предложения соперника (5.4.12.4)",
            ),
            Self::NothingToAccept => {
                ("there is no offer to accept (5.4.12.3)", "нет предложения ничьей (5.4.12.3)")
            }
            Self::NothingToDecline => {
                ("there is no offer to decline (5.4.12.3)", "отклонять нечего (5.4.12.3)")
            }
            Self::GameOver => ("the game is over (5.4.13.5)", "партия окончена (5.4.13.5)"),
        };
        lang.pick(en, ru)
    }
}

impl fmt::Display for OfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.message(Lang::En))
    }
}

impl std::error::Error for OfferError {}
