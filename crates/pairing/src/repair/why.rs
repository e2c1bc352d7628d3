//! Why a participant isn't where he was published.

use shashki_base::Lang;
use shashki_tournament::StartNumber;

use super::Hall;
use super::published::Partners;
use crate::forced::Fixed;
use crate::{Bar, PassedOver};

/// Why a participant isn't where he was published.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// He wasn't in the published round.
    Came {
        /// Who.
        player: StartNumber,
    },
    /// His opponent takes no part any more.
    OpponentGone {
        /// Who.
        player: StartNumber,
        /// His published opponent.
        opponent: StartNumber,
    },
    /// His published pair isn't allowed any more.
    Barred {
        /// Who.
        player: StartNumber,
        /// His published opponent.
        opponent: StartNumber,
        /// By which rule.
        bar: Bar,
    },
    /// He can't have the published bye any more: he has won without play (P3).
    ByeBarred {
        /// Who.
        player: StartNumber,
        /// In which round.
        round: u16,
    },
    /// The number of players is even now: nobody has the bye.
    NoByeNow {
        /// Who had it.
        player: StartNumber,
    },
    /// He or his published opponent is in a forced pair (P5).
    Forced {
        /// Who.
        player: StartNumber,
    },
    /// His published pair, or bye, would still be allowed, but what keeps it comes later in the order
    /// of P23.
    GivenUp {
        /// Who.
        player: StartNumber,
        /// His published opponent; none: the bye.
        opponent: Option<StartNumber>,
    },
}

impl Why {
    /// The clause that stands behind it.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Barred { bar, .. } => bar.clause(),
            Self::ByeBarred { .. } | Self::NoByeNow { .. } | Self::OpponentGone { .. } => {
                "5.4.10.2"
            }
            Self::Forced { .. } => "5.4.10.9",
            Self::Came { .. } | Self::GivenUp { .. } => "5.4.10.8",
        }
    }

    /// The decision that it follows.
    pub const fn decision(self) -> &'static str {
        match self {
            Self::Barred { bar, .. } => bar.decision(),
            Self::Forced { .. } => "P5",
            Self::ByeBarred { .. } => "P3",
            Self::OpponentGone { .. } => "P4",
            Self::NoByeNow { .. } | Self::Came { .. } | Self::GivenUp { .. } => "P23",
        }
    }

    /// The reason in words.
    pub fn message(self, lang: Lang) -> String {
        match lang {
            Lang::En => self.english(),
            Lang::Ru => self.russian(),
        }
    }

    fn english(self) -> String {
        match self {
            Self::Came { player } => format!("{player} was not in the published round"),
            Self::OpponentGone { player, opponent } => {
                format!("{opponent}, the opponent of {player}, takes no part any more")
            }
            Self::Barred { player, opponent, bar } => {
                let bar = PassedOver::Barred(bar).text(Lang::En);
                format!("{player} - {opponent} is not allowed any more: {bar}")
            }
            Self::ByeBarred { player, round } => {
                format!("{player} can't have the bye: he won without play in round {round}")
            }
            Self::NoByeNow { player } => {
                format!("{player} had the bye; the number of players is even now")
            }
            Self::Forced { player } => format!("a forced pair took {player} out of his pair"),
            Self::GivenUp { player, opponent: Some(opponent) } => format!(
                "{player} - {opponent} was given up: with it more would be touched, or the difference in points would be greater, or the new pairs would come later by the places"
            ),
            Self::GivenUp { player, opponent: None } => format!(
                "{player} gave up the bye: with it more would be touched, or the difference in points would be greater, or the new pairs would come later by the places"
            ),
        }
    }

    fn russian(self) -> String {
        match self {
            Self::Came { player } => format!("участника {player} в опубликованном туре не было"),
            Self::OpponentGone { player, opponent } => {
                format!("{opponent}, соперник участника {player}, больше не участвует")
            }
            Self::Barred { player, opponent, bar } => {
                let bar = PassedOver::Barred(bar).text(Lang::Ru);
                format!("пара {player} - {opponent} больше не допускается: {bar}")
            }
            Self::ByeBarred { player, round } => format!(
                "участник {player} не может получить «плюс»: он выиграл без игры в туре {round}"
            ),
            Self::NoByeNow { player } => {
                format!("«плюс» был у участника {player}; теперь число участников чётное")
            }
            Self::Forced { player } => {
                format!("участник {player} остался без пары из-за принудительной пары")
            }
            Self::GivenUp { player, opponent: Some(opponent) } => format!(
                "пара {player} - {opponent} разбита: с нею было бы затронуто больше участников, или больше была бы разница в очках, или новые пары стояли бы ниже по местам"
            ),
            Self::GivenUp { player, opponent: None } => format!(
                "участник {player} отдал «плюс»: иначе было бы затронуто больше участников, или больше была бы разница в очках, или новые пары стояли бы ниже по местам"
            ),
        }
    }
}

/// What reasons are read off.
pub(super) struct Reasons<'a> {
    pub(super) hall: Hall<'a>,
    pub(super) partners: &'a Partners,
    pub(super) fixed: &'a Fixed,
}

impl Reasons<'_> {
    /// Why the two of a new board, or the one with a new bye, aren't where they were published.
    pub(super) fn of(&self, first: StartNumber, second: Option<StartNumber>) -> Vec<Why> {
        core::iter::once(first).chain(second).map(|player| self.one(player)).collect()
    }

    fn one(&self, player: StartNumber) -> Why {
        match self.partners.get(&player).copied() {
            None => Why::Came { player },
            Some(None) => self.without_bye(player),
            Some(Some(opponent)) => self.without(player, opponent),
        }
    }

    fn without_bye(&self, player: StartNumber) -> Why {
        let places = &self.hall.field.places;
        let entrant = places.iter().find(|entrant| entrant.start == player);
        if places.len().is_multiple_of(2) {
            return Why::NoByeNow { player };
        }
        if self.is_fixed(player) || self.fixed.bye.is_some() {
            return Why::Forced { player };
        }
        match entrant.and_then(|entrant| entrant.won_without_play) {
            Some(round) => Why::ByeBarred { player, round },
            None => Why::GivenUp { player, opponent: None },
        }
    }

    fn without(&self, player: StartNumber, opponent: StartNumber) -> Why {
        if !self.hall.field.places.iter().any(|entrant| entrant.start == opponent) {
            return Why::OpponentGone { player, opponent };
        }
        let index = |start| self.hall.event.index_of(start);
        if let (Some(a), Some(b)) = (index(player), index(opponent))
            && let Some(bar) = self.hall.source.reasons(a, b).next()
        {
            return Why::Barred { player, opponent, bar };
        }
        if self.is_fixed(player) || self.is_fixed(opponent) {
            return Why::Forced { player };
        }
        Why::GivenUp { player, opponent: Some(opponent) }
    }

    /// Whether a player is in a forced pair or has the bye beforehand.
    fn is_fixed(&self, player: StartNumber) -> bool {
        let places = self.fixed.pairs.iter().flat_map(|&(a, b)| [a, b]).chain(self.fixed.bye);
        places.into_iter().any(|place| self.hall.field.places[place].start == player)
    }
}
