//! The rules of pairing once more, slow and literal: a twin to hold the real thing against.
//!
//! Written from the rule text and its decisions (P1 to P34) alone. Every choice is made by asking
//! plainly, by search, whether the rest can still be paired after it; nothing here is clever, so
//! that it can be read beside the text. For events of some sixteen players.
//!
//! | file | what |
//! |---|---|
//! | [`facts`] | what the rounds before say of each player: points, colours, meetings (P1 to P4) |
//! | [`order`] | the classification and its coefficients (P14, P15) |
//! | [`wishes`] | what the host forbids and forces (P5, P33, P34) |
//! | [`complete`] | whether the rest can be paired (P8) |
//! | [`stages`] | the order of the stages, pools, the bye (P6, P7) |
//! | [`bracket`] | one score group (P9 to P13) |
//! | [`sieve`] | the same from a list of all complete pairings |
//! | [`colours`] | who gets White (P18 to P21) |
//! | [`boards`] | the order of boards (P22) |
//! | [`events`], [`host`] | small random events, and what their hosts ask for |

#![allow(dead_code)] // each test file that takes the twin in uses its own part of it

pub(crate) mod boards;
pub(crate) mod bracket;
pub(crate) mod colours;
pub(crate) mod complete;
pub(crate) mod events;
pub(crate) mod facts;
pub(crate) mod host;
pub(crate) mod order;
pub(crate) mod sieve;
pub(crate) mod stages;
pub(crate) mod wishes;

use shashki_tournament::{
    ByeEntry, Colour, Event, ForcedPair, Forfeits, Halves, PairingOptions, StartNumber, TieOrder,
};

/// The four Swiss systems.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum System {
    /// 5.4.10.4.
    Lot,
    /// 5.4.10.5.
    Coefficient,
    /// 5.4.10.6.
    TruncatedSolkoff,
    /// 5.4.10.7.
    CurrentBuchholz,
}

impl System {
    /// All four.
    pub(crate) const ALL: [Self; 4] =
        [Self::Lot, Self::Coefficient, Self::TruncatedSolkoff, Self::CurrentBuchholz];

    /// By its name in the data.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "lot" => Some(Self::Lot),
            "coefficient" => Some(Self::Coefficient),
            "truncated-solkoff" => Some(Self::TruncatedSolkoff),
            "current-buchholz" => Some(Self::CurrentBuchholz),
            _ => None,
        }
    }
}

/// The rule text, or what the federation's program was seen to do.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// The rule text.
    Rules,
    /// As observed; with truncated Solkoff alone.
    FmjdProgram,
}

/// A round to be paired.
#[derive(Clone, Debug)]
pub(crate) struct Question<'e> {
    /// The event; its rounds before `round` are history.
    pub(crate) event: &'e Event,
    /// The round to pair.
    pub(crate) round: u16,
    /// By which system.
    pub(crate) system: System,
    /// By which profile.
    pub(crate) profile: Profile,
    /// Over those of the event.
    pub(crate) options: PairingOptions,
    /// Over that of the event.
    pub(crate) first_colour: Option<Colour>,
    /// The drawn order, over those of the event; empty: none given.
    pub(crate) lot: Vec<StartNumber>,
    /// Pairs forbidden beside those of the event.
    pub(crate) forbidden: Vec<(StartNumber, StartNumber)>,
    /// Pairs forced beside those of the event.
    pub(crate) forced: Vec<ForcedPair>,
}

impl<'e> Question<'e> {
    /// By the rules, with nothing beside what the event says.
    pub(crate) fn new(event: &'e Event, round: u16, system: System) -> Self {
        Self {
            event,
            round,
            system,
            profile: Profile::Rules,
            options: PairingOptions::default(),
            first_colour: None,
            lot: Vec::new(),
            forbidden: Vec::new(),
            forced: Vec::new(),
        }
    }

    fn all_options(&self) -> PairingOptions {
        self.options.or(self.event.draw().options)
    }

    pub(crate) fn forfeits(&self) -> Forfeits {
        self.all_options().forfeits.unwrap_or_default()
    }

    pub(crate) fn ties(&self) -> TieOrder {
        self.all_options().ties.unwrap_or_default()
    }

    pub(crate) fn bye_entry(&self) -> ByeEntry {
        self.all_options().bye_entry.unwrap_or_default()
    }

    pub(crate) fn halves(&self) -> Halves {
        self.all_options().halves.unwrap_or_default()
    }

    pub(crate) fn is_fmjd(&self) -> bool {
        self.profile == Profile::FmjdProgram
    }

    /// The rounds before the one to pair.
    pub(crate) fn past(&self) -> core::ops::Range<u16> {
        1..self.round
    }
}

/// A complete draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pairing {
    /// White and Black, in the order of boards.
    pub(crate) pairs: Vec<(StartNumber, StartNumber)>,
    /// Who gets the plus.
    pub(crate) bye: Option<StartNumber>,
    /// The compulsory meetings among the pairs, as they were found.
    pub(crate) compulsory: Vec<(StartNumber, StartNumber)>,
    /// The soft prohibitions that yielded, each lower start number first.
    pub(crate) yielded: Vec<(StartNumber, StartNumber)>,
}

impl core::fmt::Display for Pairing {
    /// As every host reads it: the number of pairs, then a pair a line, the bye with 0.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "{}", self.pairs.len() + usize::from(self.bye.is_some()))?;
        for (white, black) in &self.pairs {
            writeln!(f, "{white} {black}")?;
        }
        match self.bye {
            Some(bye) => writeln!(f, "{bye} 0"),
            None => Ok(()),
        }
    }
}

/// Why there is no draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// P28: no valid pairing exists.
    NoValidPairing,
    /// A forced pair breaks these rules ("P1" ...).
    ForcedPair(ForcedPair, Vec<&'static str>),
    /// What is asked contradicts itself.
    BadInput(String),
}

/// Pairs the round: "Order of the stages", then colours, then boards.
pub(crate) fn pair(question: &Question<'_>) -> Result<Pairing, Refusal> {
    pair_with(question, bracket::draw_all)
}

/// The same from a list of all complete pairings, for a dozen players at most.
pub(crate) fn pair_by_sieve(question: &Question<'_>) -> Result<Pairing, Refusal> {
    pair_with(question, sieve::draw_all)
}

fn pair_with(question: &Question<'_>, brackets: bracket::Brackets) -> Result<Pairing, Refusal> {
    if question.is_fmjd() && question.system != System::TruncatedSolkoff {
        return Err(Refusal::BadInput("this profile has one system".into()));
    }
    let facts = facts::Facts::new(question)?;
    let order = order::Order::new(&facts)?;
    let drawn = stages::draw(&facts, &order, brackets)?;
    let mut pairs = drawn.pairs.clone();
    boards::sort(&facts, &order, &mut pairs);
    let start = |player: usize| facts.start(player);
    let starts =
        |list: &[(usize, usize)]| list.iter().map(|&(a, b)| (start(a), start(b))).collect();
    let coloured: Vec<_> =
        pairs.iter().map(|&(a, b)| colours::white_first(&facts, &order, a, b)).collect();
    Ok(Pairing {
        pairs: starts(&coloured),
        bye: drawn.bye.map(start),
        compulsory: starts(&drawn.compulsory),
        yielded: starts(&drawn.yielded),
    })
}
