//! What can be wrong with a draft of an event.

use crate::{MAX_CELLS, MAX_PLAYERS, MAX_RATING, MAX_ROUNDS, StartNumber};
use core::fmt;
use shashki_base::Lang;

/// One contradiction or impossibility in a [`Draft`](crate::Draft).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// More players than [`MAX_PLAYERS`]: a limit of the library.
    TooManyPlayers {
        /// How many there are.
        count: usize,
    },
    /// More rounds than [`MAX_ROUNDS`]: a limit of the library.
    TooManyRounds {
        /// How many there are.
        count: usize,
    },
    /// More than [`MAX_CELLS`] players times rounds: a limit of the library.
    TooLarge {
        /// Players times rounds.
        cells: usize,
    },
    /// Two players have one start number (5.4.10.5.1).
    DuplicateStart {
        /// The number.
        start: StartNumber,
    },
    /// A start number is missing below a given one (5.4.10.5.1).
    MissingStart {
        /// The lowest number that is missing.
        start: StartNumber,
    },
    /// A rating above [`MAX_RATING`].
    RatingTooHigh {
        /// The player.
        start: StartNumber,
        /// The rating.
        rating: u16,
    },
    /// A number that no player has.
    UnknownPlayer {
        /// The number.
        start: StartNumber,
        /// Where it stands.
        place: Place,
    },
    /// A player stands more than once where he can stand only once.
    Repeated {
        /// The player.
        start: StartNumber,
        /// Where.
        place: Place,
    },
    /// A player is paired with himself.
    PairedWithHimself {
        /// The player.
        start: StartNumber,
        /// Where.
        place: Place,
    },
    /// A forfeit that ended in a draw.
    DrawnForfeit {
        /// The round.
        round: u16,
        /// White.
        white: StartNumber,
    },
    /// A game without colours that is no forfeit.
    ColoursMissing {
        /// The round.
        round: u16,
        /// White.
        white: StartNumber,
    },
    /// More rounds were played than planned.
    MoreRoundsThanPlanned {
        /// Rounds that stand in the event with pairs.
        played: u16,
        /// Rounds planned.
        planned: u16,
    },
    /// More than one plus of an odd number in one round (5.4.10.2).
    TwoByes {
        /// The round.
        round: u16,
        /// Who has it beside another.
        start: StartNumber,
    },
    /// A player stands in a round in which he took no part (before his entry, after he left).
    NotTakingPart {
        /// The round.
        round: u16,
        /// The player.
        start: StartNumber,
    },
    /// A round number that is 0 or above the limit, or a span that ends before it begins.
    BadRound {
        /// The number found.
        round: u16,
        /// Where.
        place: Place,
    },
    /// Two different things are announced for one player in one round.
    TwoAbsences {
        /// The player.
        start: StartNumber,
        /// The round; none: the one to be paired.
        round: Option<u16>,
    },
    /// A round has two drawn orders.
    TwoLots {
        /// The round; none: the one to be paired.
        round: Option<u16>,
    },
    /// Two groups or two pools with one name.
    DuplicateName {
        /// The name.
        name: String,
        /// Where.
        place: Place,
    },
    /// A wish for groups that names none of them.
    NoGroupNamed {
        /// Where.
        place: Place,
    },
    /// A forced pair that overrides the rules without a reason (P30).
    NoReason {
        /// One of the two.
        start: StartNumber,
    },
    /// A decision on a round that doesn't say who took it, or why (P30).
    IncompleteDecision {
        /// The round.
        round: u16,
    },
    /// A group that nobody defined.
    UnknownGroup {
        /// The name.
        name: String,
        /// Where.
        place: Place,
    },
    /// A prohibition of fewer than two players, an empty pool, and the like.
    TooFewPlayers {
        /// Where.
        place: Place,
    },
}

/// Where in an event something stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Place {
    /// In a round.
    Round(u16),
    /// In the announced absences.
    Absences,
    /// In the points beside the results.
    Adjustments,
    /// In the accelerated points.
    Acceleration,
    /// In the prohibitions.
    Forbidden,
    /// In the forced pairs.
    Forced,
    /// In the pools.
    Pools,
    /// In the groups.
    Groups,
    /// In the compulsory meetings.
    MeetUntil,
    /// In the prohibitions before a round.
    NotBefore,
    /// In the soft prohibitions.
    Soft,
    /// In a drawn order.
    Lot,
    /// In the decisions on published rounds.
    Decisions,
    /// In the list of players.
    Players,
    /// In the number of rounds planned.
    PlannedRounds,
}

impl Place {
    /// The place in words.
    pub fn text(self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::Round(round) => {
                return lang.pick(format!("round {round}"), format!("тур {round}"));
            }
            Self::Absences => ("the absences", "список отсутствующих"),
            Self::Adjustments => ("the points beside the results", "поправки к очкам"),
            Self::Acceleration => ("the accelerated points", "ускоренная жеребьёвка"),
            Self::Forbidden => ("the forbidden pairs", "запрещённые пары"),
            Self::Forced => ("the forced pairs", "принудительные пары"),
            Self::Pools => ("the pools", "подгруппы жеребьёвки"),
            Self::Groups => ("the groups", "группы"),
            Self::MeetUntil => ("the compulsory meetings", "обязательные встречи"),
            Self::NotBefore => ("the prohibitions before a round", "запреты до тура"),
            Self::Soft => ("the soft prohibitions", "мягкие запреты"),
            Self::Decisions => ("the decisions", "решения судьи"),
            Self::Lot => ("the drawn order", "порядок по жребию"),
            Self::PlannedRounds => ("the planned rounds", "число назначенных туров"),
            Self::Players => ("the list of players", "список участников"),
        };
        lang.pick(en, ru).to_owned()
    }
}

impl Fault {
    /// Whether the fault is a limit of the library rather than an error in the data.
    pub const fn is_limit(&self) -> bool {
        matches!(
            self,
            Self::TooManyPlayers { .. } | Self::TooManyRounds { .. } | Self::TooLarge { .. }
        )
    }

    /// The player it is about, if it is about one.
    pub const fn start(&self) -> Option<StartNumber> {
        match self {
            Self::DuplicateStart { start }
            | Self::MissingStart { start }
            | Self::RatingTooHigh { start, .. }
            | Self::UnknownPlayer { start, .. }
            | Self::Repeated { start, .. }
            | Self::PairedWithHimself { start, .. }
            | Self::TwoByes { start, .. }
            | Self::TwoAbsences { start, .. }
            | Self::NoReason { start }
            | Self::NotTakingPart { start, .. } => Some(*start),
            Self::DrawnForfeit { white, .. } | Self::ColoursMissing { white, .. } => Some(*white),
            _ => None,
        }
    }

    /// The part of the event it is about, where the fault names one.
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::UnknownPlayer { place, .. }
            | Self::Repeated { place, .. }
            | Self::PairedWithHimself { place, .. }
            | Self::BadRound { place, .. }
            | Self::UnknownGroup { place, .. }
            | Self::DuplicateName { place, .. }
            | Self::NoGroupNamed { place }
            | Self::TooFewPlayers { place } => Some(*place),
            Self::TwoAbsences { .. } => Some(Place::Absences),
            Self::NoReason { .. } => Some(Place::Forced),
            Self::IncompleteDecision { .. } => Some(Place::Decisions),
            Self::TwoLots { .. } => Some(Place::Lot),
            _ => None,
        }
    }

    /// The round it is about, if it is about one.
    pub const fn round(&self) -> Option<u16> {
        match self {
            Self::DrawnForfeit { round, .. }
            | Self::ColoursMissing { round, .. }
            | Self::TwoByes { round, .. }
            | Self::NotTakingPart { round, .. }
            | Self::UnknownPlayer { place: Place::Round(round), .. }
            | Self::Repeated { place: Place::Round(round), .. }
            | Self::PairedWithHimself { place: Place::Round(round), .. } => Some(*round),
            _ => None,
        }
    }

    /// The fault in words.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.english(),
            Lang::Ru => self.russian(),
        }
    }

    fn english(&self) -> String {
        let at = |place: &Place| place.text(Lang::En);
        match self {
            Self::TooManyPlayers { count } => {
                format!("{count} players; the limit is {MAX_PLAYERS}")
            }
            Self::TooManyRounds { count } => format!("{count} rounds; the limit is {MAX_ROUNDS}"),
            Self::TooLarge { cells } => {
                format!("players times rounds: {cells}; the limit is {MAX_CELLS}")
            }
            Self::TwoAbsences { start, round } => {
                let round = round_text(*round, Lang::En);
                format!("{round}: two different absences of player {start}")
            }
            Self::TwoLots { round } => {
                format!("{}: two drawn orders", round_text(*round, Lang::En))
            }
            Self::DuplicateName { name, place } => {
                format!("{}: the name {name:?} stands there twice", at(place))
            }
            Self::NoGroupNamed { place } => format!("{}: no group is named", at(place)),
            Self::IncompleteDecision { round } => {
                format!("decision on round {round}: it must say who took it and why (5.4.10.12)")
            }
            Self::NoReason { start } => {
                format!("forced pair of player {start}: an override needs a reason")
            }
            Self::DuplicateStart { start } => format!("two players have start number {start}"),
            Self::MissingStart { start } => {
                format!("no player has start number {start}: the numbers must run without gaps")
            }
            Self::RatingTooHigh { start, rating } => {
                format!("player {start}: rating {rating}; the highest possible is {MAX_RATING}")
            }
            Self::UnknownPlayer { start, place } => {
                format!("{}: there is no player {start}", at(place))
            }
            Self::Repeated { start, place } => {
                format!("{}: player {start} stands there more than once", at(place))
            }
            Self::PairedWithHimself { start, place } => {
                format!("{}: player {start} is paired with himself", at(place))
            }
            Self::DrawnForfeit { round, white } => {
                format!("round {round}, player {white}: a forfeit can't be a draw")
            }
            Self::ColoursMissing { round, white } => {
                format!("round {round}, player {white}: a game without colours")
            }
            Self::MoreRoundsThanPlanned { played, planned } => {
                format!("{played} rounds are paired, but only {planned} are planned")
            }
            Self::TwoByes { round, start } => {
                format!("round {round}: player {start} has a second bye of the same round")
            }
            Self::NotTakingPart { round, start } => {
                format!("round {round}: player {start} takes no part in it")
            }
            Self::BadRound { round, place } => format!("{}: no such round: {round}", at(place)),
            Self::UnknownGroup { name, place } => {
                format!("{}: there is no group {name:?}", at(place))
            }
            Self::TooFewPlayers { place } => format!("{}: too few players", at(place)),
        }
    }

    fn russian(&self) -> String {
        let at = |place: &Place| place.text(Lang::Ru);
        match self {
            Self::TooManyPlayers { count } => {
                format!("участников: {count}; предел: {MAX_PLAYERS}")
            }
            Self::TooManyRounds { count } => format!("туров: {count}; предел: {MAX_ROUNDS}"),
            Self::TooLarge { cells } => {
                format!("участников, умноженных на туры: {cells}; предел: {MAX_CELLS}")
            }
            Self::TwoAbsences { start, round } => {
                let round = round_text(*round, Lang::Ru);
                format!("{round}: отсутствие участника {start} указано дважды по-разному")
            }
            Self::TwoLots { round } => {
                format!("{}: два порядка по жребию", round_text(*round, Lang::Ru))
            }
            Self::DuplicateName { name, place } => {
                format!("{}: название «{name}» указано дважды", at(place))
            }
            Self::NoGroupNamed { place } => format!("{}: не названа ни одна группа", at(place)),
            Self::IncompleteDecision { round } => format!(
                "решение о туре {round}: нужно указать, кем и почему оно принято (п. 5.4.10.12)"
            ),
            Self::NoReason { start } => {
                format!("принудительная пара участника {start}: нужна причина")
            }
            Self::DuplicateStart { start } => {
                format!("порядковый номер {start} у двух участников")
            }
            Self::MissingStart { start } => {
                format!("нет участника с порядковым номером {start}: номера идут без пропусков")
            }
            Self::RatingTooHigh { start, rating } => {
                format!("участник {start}: рейтинг {rating}; наибольший возможный: {MAX_RATING}")
            }
            Self::UnknownPlayer { start, place } => {
                format!("{}: нет участника {start}", at(place))
            }
            Self::Repeated { start, place } => {
                format!("{}: участник {start} указан не один раз", at(place))
            }
            Self::PairedWithHimself { start, place } => {
                format!("{}: участник {start} играет сам с собой", at(place))
            }
            Self::DrawnForfeit { round, white } => {
                format!("тур {round}, участник {white}: неявка не может дать ничью")
            }
            Self::ColoursMissing { round, white } => {
                format!("тур {round}, участник {white}: партия без цвета")
            }
            Self::MoreRoundsThanPlanned { played, planned } => {
                format!("составлены пары {played} туров, а назначено только {planned}")
            }
            Self::TwoByes { round, start } => {
                format!("тур {round}: участник {start} получает второй «плюс» этого тура")
            }
            Self::NotTakingPart { round, start } => {
                format!("тур {round}: участник {start} в нём не участвует")
            }
            Self::BadRound { round, place } => format!("{}: нет тура {round}", at(place)),
            Self::UnknownGroup { name, place } => format!("{}: нет группы «{name}»", at(place)),
            Self::TooFewPlayers { place } => format!("{}: слишком мало участников", at(place)),
        }
    }
}

/// A round, or the one to be paired.
fn round_text(round: Option<u16>, lang: Lang) -> String {
    round.map_or_else(
        || lang.pick("the round to pair", "тур, который составляется").to_owned(),
        |round| Place::Round(round).text(lang),
    )
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english())
    }
}

impl std::error::Error for Fault {}

/// All faults of a draft, in the order of the event's parts; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    pub(crate) fn from_list(list: Vec<Fault>) -> Result<(), Self> {
        if list.is_empty() { Ok(()) } else { Err(Self(list)) }
    }

    /// The faults.
    pub fn list(&self) -> &[Fault] {
        &self.0
    }

    /// Whether every fault is a limit of the library rather than an error in the data.
    pub fn is_limit(&self) -> bool {
        self.0.iter().all(Fault::is_limit)
    }

    /// The faults in words, one a line.
    pub fn message(&self, lang: Lang) -> String {
        let lines: Vec<String> = self.0.iter().map(|fault| fault.message(lang)).collect();
        lines.join("\n")
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for Faults {}
