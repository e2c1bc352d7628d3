//! What an arbiter should know about a draw beside the pairs.

use shashki_base::{Lang, Seed};
use shashki_tournament::{Colour, StartNumber};

/// Where the colour of round 1 comes from (P18).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ColourSource {
    /// The caller gave it.
    Given,
    /// The event records it.
    Recorded,
    /// It was drawn now, from this seed.
    Drawn(Seed),
    /// Read off the lowest odd start number with a played game in round 1.
    ReadOff(StartNumber),
    /// Nothing gave it: White, to be confirmed.
    Assumed,
}

/// A remark on a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Note {
    /// The round was not given; it is the one after the last that is paired.
    RoundInferred {
        /// The round.
        round: u16,
    },
    /// The round stands in the event as already paired; it is drawn as if it didn't, and who was
    /// there is read off it (P27).
    Replayed {
        /// The round.
        round: u16,
    },
    /// Points are given in advance for an announced absence, against 5.4.10.2 (P4).
    PaidAbsence {
        /// Who gets them.
        player: StartNumber,
    },
    /// A game of an earlier round has no result: the two have met, it counts for nobody.
    Unfinished {
        /// The round.
        round: u16,
        /// White.
        white: StartNumber,
        /// Black.
        black: StartNumber,
    },
    /// The colour of the odd start numbers in round 1, and where it comes from.
    FirstColour {
        /// The colour.
        colour: Colour,
        /// Its source.
        source: ColourSource,
    },
    /// A soft prohibition yields: the round can't be paired with it and those before it (P33).
    Yielded {
        /// One of the two.
        first: StartNumber,
        /// The other.
        second: StartNumber,
    },
    /// More rounds are planned than are sure to be pairable with so many players
    /// ([`sure_rounds`](crate::sure_rounds)).
    LookAhead {
        /// How many take part in the round being paired.
        players: usize,
        /// So many rounds are sure.
        sure: u16,
        /// So many are planned.
        planned: u16,
    },
    /// A forced pair breaks rules, and the host gave a reason (P5, P30).
    Overridden {
        /// One of the two.
        first: StartNumber,
        /// The other; none: the bye.
        second: Option<StartNumber>,
        /// The decisions broken, such as `P1`.
        rules: Vec<&'static str>,
        /// The reason.
        reason: String,
    },
}

impl Note {
    /// Whether the arbiter should do something about it, or at least know.
    pub const fn is_warning(&self) -> bool {
        !matches!(
            self,
            Self::RoundInferred { .. }
                | Self::Replayed { .. }
                | Self::LookAhead { .. }
                | Self::FirstColour {
                    source: ColourSource::Given
                        | ColourSource::Recorded
                        | ColourSource::Drawn(_)
                        | ColourSource::ReadOff(_),
                    ..
                }
        )
    }

    /// The seed from which the first colour was drawn now.
    pub(crate) const fn drawn_seed(&self) -> Option<Seed> {
        match self {
            Self::FirstColour { source: ColourSource::Drawn(seed), .. } => Some(*seed),
            _ => None,
        }
    }

    /// The remark in words.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.english(),
            Lang::Ru => self.russian(),
        }
    }

    fn english(&self) -> String {
        match self {
            Self::RoundInferred { round } => format!("round {round} is the next one to pair"),
            Self::Replayed { round } => format!(
                "round {round} stands in the event: drawn anew from the rounds before it, with the players who were there"
            ),
            Self::PaidAbsence { player } => format!(
                "player {player} is absent with points given in advance; 5.4.10.2 gives a loss"
            ),
            Self::Unfinished { round, white, black } => format!(
                "round {round}: {white} - {black} has no result; they have met, and it counts for nobody"
            ),
            Self::FirstColour { colour, source } => {
                format!("odd start numbers have {colour} in round 1 ({})", source.english())
            }
            Self::Yielded { first, second } => {
                format!("the soft prohibition {first} - {second} yields")
            }
            Self::LookAhead { players, sure, planned } => format!(
                "with {players} players, who play every round, {sure} rounds are sure; of the {planned} planned the remaining ones may not all be pairable"
            ),
            Self::Overridden { first, second, rules, reason } => format!(
                "the forced pair {first} - {} breaks {} and stands by decision: {reason}",
                other(*second, Lang::En),
                rules.join(", ")
            ),
        }
    }

    fn russian(&self) -> String {
        match self {
            Self::RoundInferred { round } => format!("следующий тур для жеребьёвки: {round}"),
            Self::Replayed { round } => format!(
                "тур {round} уже есть в файле: проведена новая жеребьёвка по предыдущим турам с теми, кто в нём был"
            ),
            Self::PaidAbsence { player } => format!(
                "участник {player} отсутствует, очки ему даны заранее; по п. 5.4.10.2 присуждается поражение"
            ),
            Self::Unfinished { round, white, black } => format!(
                "тур {round}: партия {white} - {black} без результата; встреча состоялась, очков никому не даёт"
            ),
            Self::FirstColour { colour, source } => format!(
                "нечётные номера в первом туре играют {} ({})",
                match colour {
                    Colour::White => "белыми",
                    Colour::Black => "чёрными",
                },
                source.russian()
            ),
            Self::Yielded { first, second } => {
                format!("мягкий запрет {first} - {second} снят")
            }
            Self::LookAhead { players, sure, planned } => format!(
                "при участии {players} человек во всех турах заведомо возможно туров: {sure}; из назначенных {planned} остальные могут не составиться"
            ),
            Self::Overridden { first, second, rules, reason } => format!(
                "принудительная пара {first} - {} нарушает {} и действует по решению: {reason}",
                other(*second, Lang::Ru),
                rules.join(", ")
            ),
        }
    }
}

fn other(second: Option<StartNumber>, lang: Lang) -> String {
    second.map_or_else(|| lang.pick("bye", "«плюс»").to_owned(), |start| start.to_string())
}

impl ColourSource {
    fn english(self) -> String {
        match self {
            Self::Given => "as given".to_owned(),
            Self::Recorded => "as the event records".to_owned(),
            Self::Drawn(seed) => format!("drawn, seed {seed}"),
            Self::ReadOff(start) => format!("read off the game of player {start} in round 1"),
            Self::Assumed => "nothing records it: assumed, please check".to_owned(),
        }
    }

    fn russian(self) -> String {
        match self {
            Self::Given => "задано".to_owned(),
            Self::Recorded => "по записи в файле".to_owned(),
            Self::Drawn(seed) => format!("по жребию, зерно {seed}"),
            Self::ReadOff(start) => format!("по партии участника {start} в первом туре"),
            Self::Assumed => "нигде не указано: принято, проверьте".to_owned(),
        }
    }
}
