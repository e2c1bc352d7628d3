//! The rules by which moves are counted towards a draw, and their units.

use std::fmt;

use shashki_base::Lang;

/// A rule by which moves are counted towards a draw (R6).
///
/// The order is that of the table: of rules reached at once, an engine names the first.
///
/// ```
/// use shashki_record::DrawRule;
/// assert_eq!(DrawRule::MainRoad.name(), "main-road");
/// assert_eq!(DrawRule::from_name("main-road"), Some(DrawRule::MainRoad));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum DrawRule {
    /// Three or more kings against a lone king, no man on the board.
    #[cfg_attr(feature = "serde", serde(rename = "three-kings"))]
    ThreeKings,
    /// Only kings move, nothing is taken.
    #[cfg_attr(feature = "serde", serde(rename = "kings-only"))]
    KingsOnly,
    /// Two or three pieces in all, a king on both sides.
    #[cfg_attr(feature = "serde", serde(rename = "pieces-2-3"))]
    Pieces2To3,
    /// Four or five pieces in all, a king on both sides.
    #[cfg_attr(feature = "serde", serde(rename = "pieces-4-5"))]
    Pieces4To5,
    /// Six or seven pieces in all, a king on both sides.
    #[cfg_attr(feature = "serde", serde(rename = "pieces-6-7"))]
    Pieces6To7,
    /// Three pieces against a lone king on the main road.
    #[cfg_attr(feature = "serde", serde(rename = "main-road"))]
    MainRoad,
    /// Two pieces or one king against a lone king.
    #[cfg_attr(feature = "serde", serde(rename = "two-v-one"))]
    TwoVersusOne,
}

impl DrawRule {
    /// All rules, in the order of the table.
    ///
    /// ```
    /// assert_eq!(shashki_record::DrawRule::ALL.len(), 7);
    /// ```
    pub const ALL: [Self; 7] = [
        Self::ThreeKings,
        Self::KingsOnly,
        Self::Pieces2To3,
        Self::Pieces4To5,
        Self::Pieces6To7,
        Self::MainRoad,
        Self::TwoVersusOne,
    ];

    /// The rule's name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::DrawRule::KingsOnly.name(), "kings-only");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThreeKings => "three-kings",
            Self::KingsOnly => "kings-only",
            Self::Pieces2To3 => "pieces-2-3",
            Self::Pieces4To5 => "pieces-4-5",
            Self::Pieces6To7 => "pieces-6-7",
            Self::MainRoad => "main-road",
            Self::TwoVersusOne => "two-v-one",
        }
    }

    /// The rule with a name.
    ///
    /// ```
    /// assert_eq!(shashki_record::DrawRule::from_name("no-such-rule"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.name() == name)
    }

    /// What the rule is about, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::DrawRule;
    /// assert_eq!(DrawRule::KingsOnly.text(Lang::En), "only king moves, no capture");
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::ThreeKings => {
                ("three or more kings against a lone king", "три и более дамок против одной дамки")
            }
            Self::KingsOnly => {
                ("only king moves, no capture", "ходы только дамками без взятия и движения простых")
            }
            Self::Pieces2To3 => {
                ("2 or 3 pieces, no capture, no crowning", "2–3 шашки, без взятий и превращений")
            }
            Self::Pieces4To5 => {
                ("4 or 5 pieces, no capture, no crowning", "4–5 шашек, без взятий и превращений")
            }
            Self::Pieces6To7 => {
                ("6 or 7 pieces, no capture, no crowning", "6–7 шашек, без взятий и превращений")
            }
            Self::MainRoad => (
                "three pieces against a lone king on the main road",
                "три шашки против одной дамки на большой дороге",
            ),
            Self::TwoVersusOne => (
                "two pieces or one king against a lone king",
                "две шашки или одна дамка против одной дамки",
            ),
        };
        lang.pick(en, ru)
    }
}

impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a count counts (R6).
///
/// ```
/// assert_eq!(shashki_record::Unit::Own.name(), "own");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Unit {
    /// The stronger side's own moves.
    Own,
    /// Moves of each side: the smaller of the two numbers.
    Each,
}

impl Unit {
    /// The unit's name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::Unit::Each.name(), "each");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Each => "each",
        }
    }

    /// The unit in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_record::Unit::Own.text(Lang::Ru), "ходов сильнейшей стороны");
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        match self {
            Self::Own => lang.pick("moves of the stronger side", "ходов сильнейшей стороны"),
            Self::Each => lang.pick("moves of each side", "ходов каждой стороны"),
        }
    }
}
