//! The systems, their profiles, and the form of their tables.

use core::fmt;
use core::str::FromStr;
use shashki_base::Lang;

use crate::systems;

/// A Swiss system of the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum System {
    /// The blind lot (5.4.10.4).
    Lot,
    /// Individual coefficients alone: the start numbers (5.4.10.5).
    Coefficient,
    /// Truncated Solkoff (5.4.10.6).
    TruncatedSolkoff,
    /// Current Buchholz (5.4.10.7).
    CurrentBuchholz,
}

impl System {
    /// Every system, in the order of the rules.
    pub const ALL: [Self; 4] =
        [Self::Lot, Self::Coefficient, Self::TruncatedSolkoff, Self::CurrentBuchholz];

    /// The name as it stands on a command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lot => "lot",
            Self::Coefficient => "coefficient",
            Self::TruncatedSolkoff => "truncated-solkoff",
            Self::CurrentBuchholz => "current-buchholz",
        }
    }

    /// The clause that describes the system.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Lot => "5.4.10.4",
            Self::Coefficient => "5.4.10.5",
            Self::TruncatedSolkoff => "5.4.10.6",
            Self::CurrentBuchholz => "5.4.10.7",
        }
    }

    /// The name in words.
    pub const fn title(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::Lot, Lang::En) => "blind lot",
            (Self::Lot, Lang::Ru) => "«слепой жребий»",
            (Self::Coefficient, Lang::En) => "individual coefficients",
            (Self::Coefficient, Lang::Ru) => "индивидуальные коэффициенты",
            (Self::TruncatedSolkoff, Lang::En) => "truncated Solkoff",
            (Self::TruncatedSolkoff, Lang::Ru) => "усечённый коэффициент Солкофа",
            (Self::CurrentBuchholz, Lang::En) => "current Buchholz",
            (Self::CurrentBuchholz, Lang::Ru) => "текущий коэффициент Бухгольца",
        }
    }
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no system, or no profile.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    pub(crate) expected: &'static str,
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl std::error::Error for UnknownName {}

impl FromStr for System {
    type Err = UnknownName;

    fn from_str(s: &str) -> Result<Self, UnknownName> {
        Self::ALL.into_iter().find(|system| system.name() == s).ok_or(UnknownName {
            expected: "a system: lot, coefficient, truncated-solkoff or current-buchholz",
        })
    }
}

/// A named set of readings of the rules.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Profile {
    /// The text of the rules, with the defaults of every option.
    #[default]
    Rules,
    /// What the international federation's program was seen to do in one event (system truncated
    /// Solkoff alone). As observed, never official.
    FmjdProgram,
}

impl Profile {
    /// Every profile.
    pub const ALL: [Self; 2] = [Self::Rules, Self::FmjdProgram];

    /// The name as it stands on a command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::FmjdProgram => "fmjd-program",
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Profile {
    type Err = UnknownName;

    fn from_str(s: &str) -> Result<Self, UnknownName> {
        Self::ALL
            .into_iter()
            .find(|profile| profile.name() == s)
            .ok_or(UnknownName { expected: "a profile: rules or fmjd-program" })
    }
}

/// A system as a table: which order where. The engine reads it and knows nothing else of systems.
#[derive(Debug)]
pub(crate) struct Table {
    /// The order inside a score group, from which round on; the first row is for round 1.
    pub(crate) orders: &'static [(u16, GroupOrder)],
    /// In which order residents are asked to leave an odd group (P11).
    pub(crate) floater_order: Direction,
    /// In which order an incoming floater asks the residents (P10).
    pub(crate) meeting_order: Direction,
    /// How the residents find each other (P12).
    pub(crate) search: Search,
    /// Whether nobody should float the same way again within two rounds (`fmjd-program`).
    pub(crate) spares_floaters: bool,
    /// How colours are given.
    pub(crate) colours: ColourRule,
    /// Whether the options `ties` and `bye-entry` have a meaning here.
    pub(crate) takes_options: bool,
}

impl Table {
    /// The table of a system under a profile; none where the two don't go together.
    pub(crate) const fn of(system: System, profile: Profile) -> Option<&'static Self> {
        match (profile, system) {
            (Profile::Rules, System::Lot) => Some(&systems::LOT),
            (Profile::Rules, System::Coefficient) => Some(&systems::COEFFICIENT),
            (Profile::Rules, System::TruncatedSolkoff) => Some(&systems::TRUNCATED_SOLKOFF),
            (Profile::Rules, System::CurrentBuchholz) => Some(&systems::CURRENT_BUCHHOLZ),
            (Profile::FmjdProgram, System::TruncatedSolkoff) => Some(&systems::FMJD_PROGRAM),
            (Profile::FmjdProgram, _) => None,
        }
    }

    /// The order inside a score group in this round.
    pub(crate) fn order(&self, round: u16) -> GroupOrder {
        let row = self.orders.iter().rev().find(|(from, _)| *from <= round);
        row.map_or(GroupOrder::Drawn, |(_, order)| *order)
    }
}

/// The order of players with equal points.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum GroupOrder {
    /// The drawn order of the round.
    Drawn,
    /// Start numbers.
    StartNumbers(NumberOrder),
    /// Coefficients, the highest first; equal ones by start number.
    Coefficients(&'static [Coefficient], NumberOrder),
}

/// The direction of start numbers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum NumberOrder {
    /// The lowest first.
    Ascending,
    /// Odd rounds ascending, even rounds descending (5.4.10.5.3).
    ByRound,
    /// As [`NumberOrder::ByRound`], unless the option `ties` says ascending (P14).
    ByOption,
}

/// A current coefficient.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Coefficient {
    /// The sum of the opponents' points less the smallest.
    TruncatedSolkoff,
    /// The sum of the opponents' points.
    Buchholz,
    /// The sum of the opponents' points times the points made against them.
    SonnebornBerger,
}

/// From which end of a list.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// First to last.
    FirstToLast,
    /// Last to first.
    LastToFirst,
}

/// How the residents of a group find each other.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// The first left takes the next.
    Neighbours,
    /// Upper half against lower half (P13).
    Fold,
    /// The first left takes the last.
    Ends,
}

/// How colours are given.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum ColourRule {
    /// P19 to P21.
    Alternation,
    /// The same with the balance of White and Black first (`fmjd-program`).
    Balance,
}
