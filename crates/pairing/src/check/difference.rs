//! The first decision that isn't in the table, and why it is the system's (P27).

use shashki_base::Lang;
use shashki_tournament::{Points, StartNumber};

use crate::{PassedOver, Reason, Witness};

/// A decision of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Decided {
    /// Whatever pairs are played, none of them are: no valid pairing exists (P28).
    NoValidPairing {
        /// The proof.
        witness: Witness,
    },
    /// The host's forced pair or compulsory meeting (P5); none as the second: the bye.
    Fixed {
        /// One of the two.
        first: StartNumber,
        /// The other.
        second: Option<StartNumber>,
    },
    /// Who is left over in a pool and enters the next one (P5).
    HandedOn {
        /// Who.
        player: StartNumber,
    },
    /// Who has the bye (P6, P7).
    Bye {
        /// Who.
        player: StartNumber,
    },
    /// Whom a floater meets (P10).
    FloaterMeets {
        /// The floater.
        floater: StartNumber,
        /// The resident.
        resident: StartNumber,
    },
    /// A floater finds nobody and goes on down (P10).
    FloaterGoesOn {
        /// The floater.
        floater: StartNumber,
    },
    /// Who leaves a score group downwards (P11).
    Leaves {
        /// Who.
        player: StartNumber,
    },
    /// Who meets whom inside a score group (P12, P13).
    Meets {
        /// The one whose turn it was.
        player: StartNumber,
        /// Whom he took.
        candidate: StartNumber,
    },
    /// The colours of a pair (P18 to P21).
    Colours {
        /// Who has White.
        white: StartNumber,
        /// Who has Black.
        black: StartNumber,
    },
}

impl Decided {
    /// The players that the decision is about.
    pub fn players(&self) -> Vec<StartNumber> {
        match self {
            Self::NoValidPairing { .. } => Vec::new(),
            Self::Fixed { first, second } => core::iter::once(*first).chain(*second).collect(),
            Self::HandedOn { player } | Self::Bye { player } | Self::Leaves { player } => {
                vec![*player]
            }
            Self::FloaterGoesOn { floater } => vec![*floater],
            Self::FloaterMeets { floater: a, resident: b }
            | Self::Meets { player: a, candidate: b }
            | Self::Colours { white: a, black: b } => vec![*a, *b],
        }
    }

    /// What kind of decision it is, as one word for programs.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::NoValidPairing { .. } => "no-valid-pairing",
            Self::Fixed { .. } => "fixed",
            Self::HandedOn { .. } => "handed-on",
            Self::Bye { .. } => "bye",
            Self::FloaterMeets { .. } => "floater-meets",
            Self::FloaterGoesOn { .. } => "floater-goes-on",
            Self::Leaves { .. } => "leaves",
            Self::Meets { .. } => "meets",
            Self::Colours { .. } => "colours",
        }
    }

    /// The decision in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoValidPairing { witness } => {
                let head = lang.pick(
                    "by the system no valid pairing exists",
                    "по системе составить пары невозможно",
                );
                format!("{head}: {}", witness.message(lang))
            }
            Self::Fixed { first, second: Some(second) } => lang.pick(
                format!("the host fixed the pair {first} - {second}"),
                format!("пара {first} - {second} назначена до жеребьёвки"),
            ),
            Self::Fixed { first, second: None } => lang.pick(
                format!("the host fixed the bye of {first}"),
                format!("«плюс» участника {first} назначен до жеребьёвки"),
            ),
            Self::HandedOn { player } => lang.pick(
                format!("the system lets {player} out of his pool into the next one"),
                format!("по системе {player} переходит из своей подгруппы в следующую"),
            ),
            Self::Bye { player } => lang.pick(
                format!("the system gives the bye to {player}"),
                format!("по системе «плюс» получает {player}"),
            ),
            Self::FloaterMeets { floater: a, resident: b }
            | Self::Meets { player: a, candidate: b } => lang.pick(
                format!("the system pairs {a} with {b}"),
                format!("по системе {a} встречается с {b}"),
            ),
            Self::FloaterGoesOn { floater } => lang.pick(
                format!("the system lets {floater} go on to a lower score group"),
                format!("по системе {floater} опускается ещё ниже"),
            ),
            Self::Leaves { player } => lang.pick(
                format!("the system lets {player} go down from his score group"),
                format!("по системе {player} опускается из своей очковой группы"),
            ),
            Self::Colours { white, black } => lang.pick(
                format!("the system gives White to {white}, Black to {black}"),
                format!("по системе белые у {white}, чёрные у {black}"),
            ),
        }
    }
}

/// How somebody stands in the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Stands {
    /// He meets this player.
    Meets(StartNumber),
    /// He has White against this player.
    White(StartNumber),
    /// He has the bye.
    HasBye,
    /// He isn't in it.
    Nowhere,
}

/// Why the system didn't choose what stands in the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyNot {
    /// It came to it, and it couldn't be.
    PassedOver(PassedOver),
    /// It would have come to it only after what it chose.
    Later,
    /// That player is of another score group.
    OtherGroup {
        /// Who.
        player: StartNumber,
        /// The points of that group.
        points: Points,
    },
}

impl WhyNot {
    /// It in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::PassedOver(why) => {
                let word = lang.pick("passed over by the system", "система пропускает");
                format!("{word}: {}", why.text(lang))
            }
            Self::Later => lang
                .pick("whom the system would ask only later", "до этого система дошла бы позже")
                .to_owned(),
            Self::OtherGroup { player, points } => lang.pick(
                format!("{player} is of score group {points}"),
                format!("{player} из очковой группы {points}"),
            ),
        }
    }
}

/// What stands in the table in the place of the system's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instead {
    /// Who.
    pub player: StartNumber,
    /// How he stands.
    pub stands: Stands,
    /// Why this isn't what the system chose, where it is an alternative to its choice.
    pub why_not: Option<WhyNot>,
}

impl Instead {
    /// It in words.
    pub fn message(&self, lang: Lang) -> String {
        let player = self.player;
        let stands = match self.stands {
            Stands::Meets(other) => lang
                .pick(format!("{player} meets {other}"), format!("{player} встречается с {other}")),
            Stands::White(other) => lang.pick(
                format!("{player} has White against {other}"),
                format!("у {player} белые против {other}"),
            ),
            Stands::HasBye => {
                lang.pick(format!("{player} has the bye"), format!("«плюс» у {player}"))
            }
            Stands::Nowhere => {
                lang.pick(format!("{player} isn't there"), format!("{player} не участвует"))
            }
        };
        match &self.why_not {
            Some(why) => format!("{stands} ({})", why.message(lang)),
            None => stands,
        }
    }
}

/// The first difference between a table and the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The system's decision.
    pub decided: Decided,
    /// What stands in its place.
    pub instead: Vec<Instead>,
    /// Why the system decided so.
    pub reasons: Vec<Reason>,
}

impl Difference {
    /// The difference in one sentence, without the reasons.
    pub fn message(&self, lang: Lang) -> String {
        let decided = self.decided.message(lang);
        if self.instead.is_empty() {
            return decided;
        }
        let instead: Vec<String> = self.instead.iter().map(|i| i.message(lang)).collect();
        let word = lang.pick("in the table", "в таблице");
        format!("{decided}; {word} {}", instead.join(", "))
    }

    /// The reasons, each with its clause and decision.
    pub fn reasons(&self, lang: Lang) -> Vec<String> {
        let clause = lang.pick("", "п. ");
        let text = |reason: &Reason| {
            format!("{} [{clause}{}; {}]", reason.message(lang), reason.clause, reason.decision)
        };
        self.reasons.iter().map(text).collect()
    }
}
