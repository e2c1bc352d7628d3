//! The profiles of arithmetic for games not played (T5 to T7).

use core::fmt;
use core::str::FromStr;

use shashki_base::Lang;
use shashki_tournament::{Event, PairedBy};

use crate::ManualOptions;

/// An edition of FIDE's C.07 (T7). It is named by the caller, never chosen by today's date.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Edition {
    /// In force from 1 September 2023 (from 1 April 2024 for all rated events).
    Fide2023,
    /// In force from 1 August 2024; the same arithmetic as 2023.
    Fide2024,
    /// For events that start on 1 March 2026 or later: what an unplayed game counts for is capped.
    Fide2026,
}

impl Edition {
    /// Whether Article 16.4 caps what an unplayed game counts for.
    pub const fn is_capped(self) -> bool {
        matches!(self, Self::Fide2026)
    }

    /// The year by which the edition is named.
    pub const fn year(self) -> u16 {
        match self {
            Self::Fide2023 => 2023,
            Self::Fide2024 => 2024,
            Self::Fide2026 => 2026,
        }
    }

    /// The edition named by a year.
    pub fn of_year(year: u16) -> Option<Self> {
        [Self::Fide2023, Self::Fide2024, Self::Fide2026].into_iter().find(|e| e.year() == year)
    }
}

/// How games not played count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Profile {
    /// Clause 5.4.10.11 (T5): for events paired by hand.
    RulesManual(ManualOptions),
    /// The international federation's program (T6): for events paired by a program.
    Fmjd,
    /// FIDE's C.07 (T7).
    Fide(Edition),
}

impl Profile {
    /// The names, as they are written on a command line.
    pub const NAMES: [&'static str; 5] =
        ["fmjd", "rules-manual", "fide-2023", "fide-2024", "fide-2026"];

    /// The default by how the event was paired: 5.4.10.11 for one paired by hand, else T6
    /// (5.4.10.12 leaves it to the program).
    pub fn default_for(event: &Event) -> Self {
        match event.paired_by() {
            PairedBy::Hand => Self::RulesManual(ManualOptions::default()),
            PairedBy::Program => Self::Fmjd,
        }
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fmjd => "fmjd",
            Self::RulesManual(_) => "rules-manual",
            Self::Fide(Edition::Fide2023) => "fide-2023",
            Self::Fide(Edition::Fide2024) => "fide-2024",
            Self::Fide(Edition::Fide2026) => "fide-2026",
        }
    }

    /// Where the profile is laid down.
    pub fn source(self, lang: Lang) -> &'static str {
        match self {
            Self::Fmjd => lang.pick(
                "5.4.10.12: as the international federation's program counts",
                "п. 5.4.10.12: как считает программа международной федерации",
            ),
            Self::RulesManual(_) => lang.pick("clause 5.4.10.11", "п. 5.4.10.11"),
            Self::Fide(_) => lang.pick("FIDE C.07, Articles 14 to 16", "ФИДЕ C.07, статьи 14–16"),
        }
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no profile; expected is one of [`Profile::NAMES`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownProfile;

impl UnknownProfile {
    /// The message: what there is.
    pub fn message(self, lang: Lang) -> String {
        let what = lang.pick("expected one of", "ожидается одно из");
        format!("{what} {}", Profile::NAMES.join(", "))
    }
}

impl fmt::Display for UnknownProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for UnknownProfile {}

impl FromStr for Profile {
    type Err = UnknownProfile;

    fn from_str(s: &str) -> Result<Self, UnknownProfile> {
        let all = [
            Self::Fmjd,
            Self::RulesManual(ManualOptions::default()),
            Self::Fide(Edition::Fide2023),
            Self::Fide(Edition::Fide2024),
            Self::Fide(Edition::Fide2026),
        ];
        all.into_iter().find(|profile| profile.name() == s).ok_or(UnknownProfile)
    }
}
