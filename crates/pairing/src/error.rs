//! Why a round can't be paired.

use core::fmt;
use shashki_base::Lang;
use shashki_tournament::{Points, StartNumber};

use crate::{Profile, System, Witness};

/// Why there is no draw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PairError {
    /// The rules leave no complete pairing (P28), with the proof.
    NoValidPairing {
        /// The proof.
        witness: Witness,
    },
    /// The profile belongs to another system.
    ProfileMismatch {
        /// The profile.
        profile: Profile,
        /// The system asked for.
        system: System,
    },
    /// The round asked for is 0, or not all rounds before it are there.
    NoSuchRound {
        /// The round asked for.
        round: u16,
        /// The last one that can be paired.
        last: u16,
    },
    /// The round asked for is beyond the planned ones.
    BeyondPlan {
        /// The round asked for.
        round: u16,
        /// How many are planned.
        planned: u16,
    },
    /// A number that no player has.
    UnknownPlayer {
        /// The number.
        player: StartNumber,
    },
    /// A player stands twice in a drawn order.
    TwiceInLot {
        /// The player.
        player: StartNumber,
    },
    /// Something has to be drawn and no seed is given.
    SeedMissing,
    /// Two byes are assigned in one round (P4).
    TwoByes {
        /// One.
        first: StartNumber,
        /// The other.
        second: StartNumber,
    },
    /// A bye is assigned, but the number of players without it is odd (P4).
    ByeWithEvenNumber {
        /// Who was to have it.
        player: StartNumber,
    },
    /// A bye is assigned to a player who is announced absent (P4).
    ByeForAbsent {
        /// The player.
        player: StartNumber,
    },
    /// A player is in two forced pairs, or in one with himself.
    ForcedTwice {
        /// The player.
        player: StartNumber,
    },
    /// A forced pair, or an assigned bye, breaks rules and no reason is given (P5).
    ForcedBreaksRules {
        /// One of the two.
        first: StartNumber,
        /// The other; none: the bye.
        second: Option<StartNumber>,
        /// The decisions broken, such as `P1`.
        rules: Vec<&'static str>,
    },
    /// The event gives points in advance by acceleration, which these systems don't know.
    Acceleration {
        /// The first player who has some.
        player: StartNumber,
        /// How many points.
        points: Points,
    },
    /// The members of a group must meet in this round and must not (P5, P34).
    TogetherAndApart {
        /// The group.
        group: String,
    },
    /// The engine contradicts itself: a defect of the library, to be reported.
    Internal {
        /// Where.
        place: &'static str,
    },
}

impl PairError {
    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.english(),
            Lang::Ru => self.russian(),
        }
    }

    fn english(&self) -> String {
        match self {
            Self::NoValidPairing { witness } => {
                format!("No valid pairing exists: {}", witness.message(Lang::En))
            }
            Self::ProfileMismatch { profile, system } => {
                format!("profile {profile} belongs to truncated-solkoff, not to {system}")
            }
            Self::NoSuchRound { round, last } => {
                format!("round {round} can't be paired: the event has rounds 1 to {last} to pair")
            }
            Self::BeyondPlan { round, planned } => {
                format!("round {round}: only {planned} rounds are planned")
            }
            Self::UnknownPlayer { player } => format!("there is no player {player}"),
            Self::TwiceInLot { player } => {
                format!("player {player} stands twice in the drawn order")
            }
            Self::SeedMissing => "something has to be drawn: a seed is needed".to_owned(),
            Self::TwoByes { first, second } => {
                format!("players {first} and {second} both have the bye of one round")
            }
            Self::ByeWithEvenNumber { player } => format!(
                "player {player} has a bye assigned, but then an odd number is left to pair"
            ),
            Self::ByeForAbsent { player } => {
                format!("player {player} has a bye assigned and is announced absent")
            }
            Self::ForcedTwice { player } => format!("player {player} is in two forced pairs"),
            Self::ForcedBreaksRules { first, second: Some(second), rules } => format!(
                "the forced pair {first} - {second} breaks {}",
                rules_in_words(rules, Lang::En)
            ),
            Self::ForcedBreaksRules { first, second: None, rules } => {
                format!("the bye of player {first} breaks {}", rules_in_words(rules, Lang::En))
            }
            Self::Acceleration { player, points } => format!(
                "player {player} has {points} points by acceleration, which the systems of 5.4.10 don't know"
            ),
            Self::TogetherAndApart { group } => {
                format!("the members of group {group:?} must meet in this round and must not")
            }
            Self::Internal { place } => {
                format!("internal error ({place}): please report it with the event's file")
            }
        }
    }

    fn russian(&self) -> String {
        match self {
            Self::NoValidPairing { witness } => {
                format!("Провести жеребьёвку невозможно: {}", witness.message(Lang::Ru))
            }
            Self::ProfileMismatch { profile, system } => {
                format!("профиль {profile} относится к truncated-solkoff, а не к {system}")
            }
            Self::NoSuchRound { round, last } => {
                format!("тур {round} составить нельзя: возможны туры с 1 по {last}")
            }
            Self::BeyondPlan { round, planned } => {
                format!("тур {round}: назначено только туров: {planned}")
            }
            Self::UnknownPlayer { player } => format!("нет участника {player}"),
            Self::TwiceInLot { player } => {
                format!("участник {player} указан в порядке жребия дважды")
            }
            Self::SeedMissing => "нужен жребий: задайте зерно".to_owned(),
            Self::TwoByes { first, second } => {
                format!("участники {first} и {second} получают «плюс» в одном туре")
            }
            Self::ByeWithEvenNumber { player } => format!(
                "участнику {player} назначен «плюс», но тогда остаётся нечётное число участников"
            ),
            Self::ByeForAbsent { player } => {
                format!("участнику {player} назначен «плюс», а он объявлен отсутствующим")
            }
            Self::ForcedTwice { player } => {
                format!("участник {player} указан в двух принудительных парах")
            }
            Self::ForcedBreaksRules { first, second: Some(second), rules } => format!(
                "принудительная пара {first} - {second} нарушает {}",
                rules_in_words(rules, Lang::Ru)
            ),
            Self::ForcedBreaksRules { first, second: None, rules } => {
                format!("«плюс» участника {first} нарушает {}", rules_in_words(rules, Lang::Ru))
            }
            Self::Acceleration { player, points } => format!(
                "участник {player} имеет условные очки ({points}), которых системы п. 5.4.10 не знают"
            ),
            Self::TogetherAndApart { group } => {
                format!("участники группы «{group}» в этом туре и обязаны, и не могут встречаться")
            }
            Self::Internal { place } => {
                format!("внутренняя ошибка ({place}): сообщите о ней, приложив файл турнира")
            }
        }
    }
}

fn rules_in_words(rules: &[&str], lang: Lang) -> String {
    let word = |rule: &&str| match *rule {
        "P1" => lang.pick("P1 (no second meeting, 5.4.10.2)", "P1 (вторая встреча, п. 5.4.10.2)"),
        "P2" => lang.pick(
            "P2 (no colour four times running, 5.4.10.2)",
            "P2 (один цвет четыре раза подряд, п. 5.4.10.2)",
        ),
        "P3" => lang.pick(
            "P3 (no second win without play, 5.4.10.2)",
            "P3 (второй выигрыш без игры, п. 5.4.10.2)",
        ),
        "P4" => lang.pick(
            "P4 (only those who are there, 5.4.10.2)",
            "P4 (отсутствующий участник, п. 5.4.10.2)",
        ),
        "P34" => lang.pick(
            "P34 (not before a round, 5.4.10.9)",
            "P34 (не раньше определённого тура, п. 5.4.10.9)",
        ),
        _ => lang.pick("P5 (a prohibition, 5.4.10.9)", "P5 (запрет, п. 5.4.10.9)"),
    };
    rules.iter().map(word).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for PairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english())
    }
}

impl std::error::Error for PairError {}
