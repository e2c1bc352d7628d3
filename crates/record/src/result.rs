//! Results of games, with their reasons (R2).

use std::fmt;

use shashki_base::Lang;
use shashki_board::Side;

use crate::DrawRule;

/// Who got what.
///
/// ```
/// use shashki_record::Outcome;
/// assert_eq!(Outcome::Draw.to_string(), "draw");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outcome {
    /// One side won.
    Win(Side),
    /// A draw.
    Draw,
    /// Both lost (5.4.14.1).
    BothLost,
}

impl fmt::Display for Outcome {
    /// `W wins`, `B wins`, `draw` or `both lost`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win(side) => write!(f, "{} wins", side.letter()),
            Self::Draw => f.write_str("draw"),
            Self::BothLost => f.write_str("both lost"),
        }
    }
}

/// Why a game ended as it did (R2).
///
/// | reason | outcome | clause |
/// |---|---|---|
/// | no pieces, no moves | win | 6.1.4.1 |
/// | resignation, time, no-show | win | 5.4.12.2 for time |
/// | agreement | draw | 5.4.12.1.1 |
/// | repetition | draw | 5.4.12.1.3 |
/// | a counted rule | draw | 5.4.12.5, 5.4.12.7 |
/// | both flags | draw | 5.4.12.1.2 |
/// | sanction, micro-match | win, both lost | 5.4.14.1 |
/// | arbiter | any | 5.4.13.4 |
///
/// ```
/// use shashki_record::EndReason;
/// assert_eq!(EndReason::BothFlags.name(), "both-flags");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum EndReason {
    /// The loser has no piece left.
    NoPieces,
    /// The loser has no legal move.
    NoMoves,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The loser did not come.
    NoShow,
    /// The players agreed.
    Agreement,
    /// One position stood three times.
    Repetition,
    /// A move-count rule.
    Rule(DrawRule),
    /// Both flags fell, and it can't be established whose fell first.
    BothFlags,
    /// The arbiter's decision.
    Arbiter,
    /// Loss of the game as a sanction.
    Sanction,
    /// Loss of the micro-match as a sanction.
    MicroMatch,
}

impl EndReason {
    /// The reason's name, as programs exchange it.
    ///
    /// ```
    /// use shashki_record::{DrawRule, EndReason};
    /// assert_eq!(EndReason::Rule(DrawRule::MainRoad).name(), "main-road");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::NoPieces => "no-pieces",
            Self::NoMoves => "no-moves",
            Self::Resignation => "resignation",
            Self::Time => "time",
            Self::NoShow => "no-show",
            Self::Agreement => "agreement",
            Self::Repetition => "repetition",
            Self::Rule(rule) => rule.name(),
            Self::BothFlags => "both-flags",
            Self::Arbiter => "arbiter",
            Self::Sanction => "sanction",
            Self::MicroMatch => "micro-match",
        }
    }

    /// Every reason, without those of counted moves.
    const PLAIN: [Self; 11] = [
        Self::NoPieces,
        Self::NoMoves,
        Self::Resignation,
        Self::Time,
        Self::NoShow,
        Self::Agreement,
        Self::Repetition,
        Self::BothFlags,
        Self::Arbiter,
        Self::Sanction,
        Self::MicroMatch,
    ];

    /// The reason of a name.
    ///
    /// ```
    /// use shashki_record::{DrawRule, EndReason};
    /// assert_eq!(EndReason::from_name("time"), Some(EndReason::Time));
    /// assert_eq!(EndReason::from_name("main-road"), Some(EndReason::Rule(DrawRule::MainRoad)));
    /// assert_eq!(EndReason::from_name("checkmate"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        let plain = Self::PLAIN.into_iter().find(|reason| reason.name() == name);
        plain.or_else(|| DrawRule::from_name(name).map(Self::Rule))
    }

    /// The reason in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_record::EndReason::NoMoves.text(Lang::Ru), "нет ходов");
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::NoPieces => ("no pieces left", "нет шашек"),
            Self::NoMoves => ("no legal move", "нет ходов"),
            Self::Resignation => ("resignation", "сдача партии"),
            Self::Time => ("time", "просрочка времени"),
            Self::NoShow => ("no-show", "неявка"),
            Self::Agreement => ("by agreement", "по соглашению"),
            Self::Repetition => ("position repeated three times", "троекратное повторение позиции"),
            Self::Rule(rule) => return rule.text(lang),
            Self::BothFlags => ("both flags fell", "просрочка времени у обоих"),
            Self::Arbiter => ("the arbiter's decision", "решение судьи"),
            Self::Sanction => ("loss as a sanction", "поражение за нарушение Правил"),
            Self::MicroMatch => ("loss of the micro-match", "поражение в микроматче"),
        };
        lang.pick(en, ru)
    }

    /// Whether a game can end so for this reason.
    const fn fits(self, outcome: Outcome) -> bool {
        match self {
            Self::NoPieces | Self::NoMoves | Self::Resignation | Self::Time => {
                matches!(outcome, Outcome::Win(_))
            }
            Self::Agreement | Self::Repetition | Self::Rule(_) | Self::BothFlags => {
                matches!(outcome, Outcome::Draw)
            }
            Self::NoShow | Self::Sanction | Self::MicroMatch => !matches!(outcome, Outcome::Draw),
            Self::Arbiter => true,
        }
    }
}

/// A result: the outcome and its reason.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_board::Side;
/// use shashki_record::{GameResult, Outcome, EndReason};
/// let result = GameResult::new(Outcome::Win(Side::Black), EndReason::Time).unwrap();
/// assert_eq!(result.to_string(), "B wins:time");
/// assert_eq!(result.message(Lang::En), "Black wins: time");
/// assert!(GameResult::new(Outcome::Draw, EndReason::Resignation).is_err());
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GameResult {
    outcome: Outcome,
    reason: EndReason,
}

/// The outcome and the reason contradict each other (R2).
///
/// ```
/// use shashki_record::{GameResult, Outcome, EndReason};
/// let error = GameResult::new(Outcome::BothLost, EndReason::Agreement).unwrap_err();
/// assert_eq!(error.to_string(), "both lost: not possible by agreement");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Contradiction {
    /// The outcome.
    pub outcome: Outcome,
    /// The reason that it can't have.
    pub reason: EndReason,
}

impl Contradiction {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::{GameResult, Outcome, EndReason};
    /// let error = GameResult::new(Outcome::Draw, EndReason::Time).unwrap_err();
    /// assert_eq!(error.message(Lang::Ru), "ничья: невозможно по причине «просрочка времени»");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let Self { outcome, reason } = *self;
        match lang {
            Lang::En => {
                let name = reason.text(lang);
                let by = if name.starts_with("by ") { "" } else { "by " };
                format!("{outcome}: not possible {by}{name}")
            }
            Lang::Ru => {
                let outcome = outcome_text(outcome, lang);
                format!("{outcome}: невозможно по причине «{}»", reason.text(lang))
            }
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for Contradiction {}

fn outcome_text(outcome: Outcome, lang: Lang) -> &'static str {
    let (en, ru) = match outcome {
        Outcome::Win(Side::White) => ("White wins", "выигрыш белых"),
        Outcome::Win(Side::Black) => ("Black wins", "выигрыш чёрных"),
        Outcome::Draw => ("draw", "ничья"),
        Outcome::BothLost => ("both lose", "поражение обоих"),
    };
    lang.pick(en, ru)
}

impl GameResult {
    /// A result, if the outcome can have this reason.
    ///
    /// ```
    /// use shashki_record::{GameResult, Outcome, EndReason};
    /// assert!(GameResult::new(Outcome::BothLost, EndReason::MicroMatch).is_ok());
    /// ```
    pub const fn new(outcome: Outcome, reason: EndReason) -> Result<Self, Contradiction> {
        if reason.fits(outcome) {
            Ok(Self { outcome, reason })
        } else {
            Err(Contradiction { outcome, reason })
        }
    }

    pub(crate) const fn draw(reason: EndReason) -> Self {
        Self { outcome: Outcome::Draw, reason }
    }

    pub(crate) const fn win(side: Side, reason: EndReason) -> Self {
        Self { outcome: Outcome::Win(side), reason }
    }

    /// The outcome.
    ///
    /// ```
    /// use shashki_record::{GameResult, Outcome, EndReason};
    /// let result = GameResult::new(Outcome::Draw, EndReason::Agreement).unwrap();
    /// assert_eq!(result.outcome(), Outcome::Draw);
    /// ```
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The reason.
    ///
    /// ```
    /// use shashki_record::{GameResult, Outcome, EndReason};
    /// let result = GameResult::new(Outcome::Draw, EndReason::Agreement).unwrap();
    /// assert_eq!(result.reason(), EndReason::Agreement);
    /// ```
    pub const fn reason(&self) -> EndReason {
        self.reason
    }

    /// The result in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::{GameResult, Outcome, EndReason};
    /// let result = GameResult::new(Outcome::Draw, EndReason::Agreement).unwrap();
    /// assert_eq!(result.message(Lang::Ru), "ничья: по соглашению");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        format!("{}: {}", outcome_text(self.outcome, lang), self.reason.text(lang))
    }

    /// The result by fallen flags (5.4.12.1.2): one fell, or both with what was established about
    /// the first; none where no flag fell.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{GameResult, EndReason};
    /// let both = GameResult::by_flags(true, true, None).unwrap();
    /// assert_eq!(both.reason(), EndReason::BothFlags);
    /// let known = GameResult::by_flags(true, true, Some(Side::White)).unwrap();
    /// assert_eq!(known.to_string(), "B wins:time");
    /// ```
    pub fn by_flags(white_fell: bool, black_fell: bool, first: Option<Side>) -> Option<Self> {
        let loser = match (white_fell, black_fell, first) {
            (false, false, _) => return None,
            (true, false, _) => Side::White,
            (false, true, _) => Side::Black,
            (true, true, Some(first)) => first,
            (true, true, None) => return Some(Self::draw(EndReason::BothFlags)),
        };
        Some(Self::win(!loser, EndReason::Time))
    }
}

impl fmt::Display for GameResult {
    /// `draw:repetition`, `B wins:time`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.outcome, self.reason.name())
    }
}
