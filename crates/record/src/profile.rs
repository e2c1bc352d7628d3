//! The draw profiles: which rules count moves, and how far, as tables of data (R6, R7).

use std::fmt;
use std::str::FromStr;

use shashki_base::Lang;

use crate::balance::Balance;
use crate::{DrawRule, Unit};

/// On what a row counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    /// Only kings moved and nothing was taken; at least so many pieces are on the board.
    KingMoves { pieces: usize },
    /// A king on both sides and so many pieces in all.
    Material { from: usize, to: usize },
    /// A lone king against so many pieces, of them so many kings or all.
    LoneKing { from: usize, to: usize, kings: Kings },
    /// The same against three pieces, while the lone king stands on a1-h8.
    Road { kings: Kings, leaving: Leaving },
}

/// How many of the stronger side's pieces are kings.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kings {
    All,
    AtLeast(usize),
}

/// What leaving the main road does to the count.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// It goes back to 0.
    Resets,
    /// It is kept, and gives no claim off the road.
    Keeps,
}

/// One line of a profile's table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) rule: DrawRule,
    pub(crate) limit: u16,
    pub(crate) condition: Condition,
}

impl Entry {
    const fn new(rule: DrawRule, limit: u16, condition: Condition) -> Self {
        Self { rule, limit, condition }
    }
}

const THREE_KINGS: Entry = Entry::new(
    DrawRule::ThreeKings,
    15,
    Condition::LoneKing { from: 3, to: 12, kings: Kings::All },
);
const KINGS_ONLY: Entry = Entry::new(DrawRule::KingsOnly, 15, Condition::KingMoves { pieces: 0 });
const PIECES_4_5: Entry =
    Entry::new(DrawRule::Pieces4To5, 30, Condition::Material { from: 4, to: 5 });
const PIECES_6_7: Entry =
    Entry::new(DrawRule::Pieces6To7, 60, Condition::Material { from: 6, to: 7 });
const TWO_V_ONE: Entry = Entry::new(
    DrawRule::TwoVersusOne,
    5,
    Condition::LoneKing { from: 1, to: 2, kings: Kings::AtLeast(1) },
);

const fn road(kings: usize, leaving: Leaving) -> Entry {
    let kings = Kings::AtLeast(kings);
    Entry::new(DrawRule::MainRoad, 5, Condition::Road { kings, leaving })
}

/// "Русские шашки".
const FSR: &[Entry] = &[
    THREE_KINGS,
    KINGS_ONLY,
    Entry::new(DrawRule::Pieces2To3, 5, Condition::Material { from: 2, to: 3 }),
    PIECES_4_5,
    PIECES_6_7,
    road(0, Leaving::Resets),
];

/// "Шашки-64".
const FMJD_64: &[Entry] =
    &[THREE_KINGS, KINGS_ONLY, PIECES_4_5, PIECES_6_7, road(1, Leaving::Resets), TWO_V_ONE];

/// The server lidraughts.org.
const LIDRAUGHTS: &[Entry] = &[
    THREE_KINGS,
    Entry::new(DrawRule::KingsOnly, 15, Condition::KingMoves { pieces: 8 }),
    PIECES_4_5,
    PIECES_6_7,
    road(1, Leaving::Keeps),
    TWO_V_ONE,
];

/// The day on which the tables were written down; a rule that changes gets a new profile.
const WRITTEN_DOWN: &str = "2026-11-30";

/// A named, dated set of move-count draw rules.
///
/// | rule | unit | fsr | fmjd-64 | lidraughts |
/// |---|---|---|---|---|
/// | three or more kings v a lone king, no man | own | 15 | 15 | 15 |
/// | only king moves | each | 15 | 15 | 15, from 8 pieces on |
/// | a king on both sides, 2-3 pieces | each | 5 | - | see the last row |
/// | ... 4-5 pieces | each | 30 | 30 | 30 |
/// | ... 6-7 pieces | each | 60 | 60 | 60 |
/// | three pieces v a lone king on the main road | own | 5, men too | 5, a king among them | the same, counts on |
/// | two pieces or a king v a lone king | own; 1 v 1 each | - | 5 | 5 |
///
/// The federation's own wording (6.1.6 and what follows) was not at hand: the tables follow the
/// international rules of the 64-square game and what is played, and say so by [`source`].
///
/// [`source`]: Self::source
///
/// ```
/// use shashki_record::DrawProfile;
/// assert_eq!(DrawProfile::default(), DrawProfile::Fsr);
/// assert_eq!("шашки-64".parse(), Ok(DrawProfile::Fmjd64));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum DrawProfile {
    /// "Русские шашки", the default (R7).
    #[default]
    #[cfg_attr(feature = "serde", serde(rename = "fsr"))]
    Fsr,
    /// "Шашки-64".
    #[cfg_attr(feature = "serde", serde(rename = "fmjd-64"))]
    Fmjd64,
    /// The server lidraughts.org.
    #[cfg_attr(feature = "serde", serde(rename = "lidraughts"))]
    Lidraughts,
}

impl DrawProfile {
    /// All profiles.
    ///
    /// ```
    /// let names = shashki_record::DrawProfile::ALL.map(|profile| profile.name());
    /// assert_eq!(names, ["fsr", "fmjd-64", "lidraughts"]);
    /// ```
    pub const ALL: [Self; 3] = [Self::Fsr, Self::Fmjd64, Self::Lidraughts];

    /// The profile's name.
    ///
    /// ```
    /// assert_eq!(shashki_record::DrawProfile::Fsr.name(), "fsr");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fsr => "fsr",
            Self::Fmjd64 => "fmjd-64",
            Self::Lidraughts => "lidraughts",
        }
    }

    /// The day on which the table was written down.
    ///
    /// ```
    /// assert_eq!(shashki_record::DrawProfile::Fsr.date().len(), 10);
    /// ```
    pub const fn date(self) -> &'static str {
        WRITTEN_DOWN
    }

    /// Where the numbers come from, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert!(shashki_record::DrawProfile::Fsr.source(Lang::En).contains("6.1.6"));
    /// ```
    pub fn source(self, lang: Lang) -> &'static str {
        match self {
            Self::Fsr => lang.pick(
                "Russian draughts; the federation's wording (6.1.6 ff) was not at hand",
                "«русские шашки»; текст федерации (6.1.6 и далее) не приводится",
            ),
            Self::Fmjd64 => {
                lang.pick("international rules of draughts-64", "международные правила шашек-64")
            }
            Self::Lidraughts => lang
                .pick("as the server lidraughts.org counts", "так считает сервер lidraughts.org"),
        }
    }

    /// How many moves a rule wants, if the profile has it.
    ///
    /// ```
    /// use shashki_record::{DrawProfile, DrawRule};
    /// assert_eq!(DrawProfile::Fsr.limit(DrawRule::Pieces2To3), Some(5));
    /// assert_eq!(DrawProfile::Fmjd64.limit(DrawRule::Pieces2To3), None);
    /// ```
    pub fn limit(self, rule: DrawRule) -> Option<u16> {
        self.entry(rule).map(|entry| entry.limit)
    }

    pub(crate) const fn entries(self) -> &'static [Entry] {
        match self {
            Self::Fsr => FSR,
            Self::Fmjd64 => FMJD_64,
            Self::Lidraughts => LIDRAUGHTS,
        }
    }

    pub(crate) fn entry(self, rule: DrawRule) -> Option<&'static Entry> {
        self.entries().iter().find(|entry| entry.rule == rule)
    }
}

impl fmt::Display for DrawProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no profile; expected is fsr, fmjd-64 or lidraughts.
///
/// ```
/// use shashki_record::{DrawProfile, UnknownProfile};
/// assert_eq!("chess".parse::<DrawProfile>(), Err(UnknownProfile));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownProfile;

impl fmt::Display for UnknownProfile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a profile: fsr, fmjd-64 or lidraughts")
    }
}

impl std::error::Error for UnknownProfile {}

impl FromStr for DrawProfile {
    type Err = UnknownProfile;

    /// The profile of a name, or of the name of the discipline (R7).
    fn from_str(text: &str) -> Result<Self, UnknownProfile> {
        match text.trim().to_lowercase().as_str() {
            "fsr" | "русские шашки" => Ok(Self::Fsr),
            "fmjd-64" | "шашки-64" => Ok(Self::Fmjd64),
            "lidraughts" => Ok(Self::Lidraughts),
            _ => Err(UnknownProfile),
        }
    }
}

impl Kings {
    const fn fits(self, pieces: usize, kings: usize) -> bool {
        match self {
            Self::All => kings == pieces,
            Self::AtLeast(least) => kings >= least,
        }
    }
}

impl Condition {
    /// The unit in which the condition counts on a board, where it holds there; whether the lone
    /// king is on the road is not asked.
    pub(crate) fn unit(self, balance: &Balance) -> Option<Unit> {
        match self {
            Self::KingMoves { pieces } => (balance.total() >= pieces).then_some(Unit::Each),
            Self::Material { from, to } => {
                let kings = balance.sides.iter().all(|&(_, kings)| kings > 0);
                (kings && (from..=to).contains(&balance.total())).then_some(Unit::Each)
            }
            Self::LoneKing { from, to, kings: wanted } => {
                let (_, pieces, kings) = balance.against_lone_king()?;
                let unit = if pieces == 1 { Unit::Each } else { Unit::Own };
                let fits = (from..=to).contains(&pieces) && wanted.fits(pieces, kings);
                fits.then_some(unit)
            }
            Self::Road { kings: wanted, .. } => {
                let (_, pieces, kings) = balance.against_lone_king()?;
                (pieces == 3 && wanted.fits(pieces, kings)).then_some(Unit::Own)
            }
        }
    }
}
