//! Sanctions, and the ladder that advises them (5.4.14, R10).

use std::fmt;

use shashki_base::Lang;

/// How grave a violation is; the arbiter says.
///
/// ```
/// use shashki_record::Gravity;
/// assert_ne!(Gravity::Ordinary, Gravity::Gross);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Gravity {
    /// Any violation of the rules.
    Ordinary,
    /// A gross one, such as impossible moves with the clock pressed to gather increments
    /// (5.4.13.4).
    Gross,
}

impl Gravity {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::Gravity::Gross.name(), "gross");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ordinary => "ordinary",
            Self::Gross => "gross",
        }
    }

    /// The gravity in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_record::Gravity::Gross.text(Lang::Ru), "грубое нарушение");
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        match self {
            Self::Ordinary => lang.pick("a violation", "нарушение"),
            Self::Gross => lang.pick("a gross violation", "грубое нарушение"),
        }
    }
}

/// A sanction (5.4.14.1).
///
/// ```
/// use shashki_record::Sanction;
/// assert_eq!(Sanction::Remark.name(), "remark");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Sanction {
    /// A remark (замечание).
    Remark,
    /// A warning (предупреждение).
    Warning,
    /// Time added for the opponent, in seconds; made by [`Sanction::time`].
    Time(ExtraTime),
    /// Loss of the game.
    LossOfGame,
    /// Loss of the micro-match.
    LossOfMicroMatch,
    /// Loss of the game or micro-match for both.
    LossOfBoth,
    /// Exclusion from the competition.
    Exclusion,
    /// Another sanction of clause 1.5.
    Other,
}

/// Added seconds within the limits of the rules.
///
/// ```
/// use shashki_record::ExtraTime;
/// assert_eq!(ExtraTime::new(60, 5).unwrap().seconds(), 60);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct ExtraTime(u16);

impl ExtraTime {
    /// The most that can be added: two minutes (5.4.14.1).
    ///
    /// ```
    /// assert_eq!(shashki_record::ExtraTime::MOST, 120);
    /// ```
    pub const MOST: u16 = 120;

    /// So many seconds, where the increment for each move is the other number.
    ///
    /// ```
    /// use shashki_record::{ExtraTime, TimeError};
    /// assert_eq!(ExtraTime::new(121, 0), Err(TimeError::TooMuch));
    /// assert_eq!(ExtraTime::new(10, 30), Err(TimeError::LessThanIncrement { increment: 30 }));
    /// ```
    pub const fn new(seconds: u16, increment: u16) -> Result<Self, TimeError> {
        if seconds > Self::MOST {
            Err(TimeError::TooMuch)
        } else if seconds < increment {
            Err(TimeError::LessThanIncrement { increment })
        } else if seconds == 0 {
            Err(TimeError::None)
        } else {
            Ok(Self(seconds))
        }
    }

    /// The seconds.
    ///
    /// ```
    /// assert_eq!(shashki_record::ExtraTime::new(120, 0).unwrap().seconds(), 120);
    /// ```
    pub const fn seconds(self) -> u16 {
        self.0
    }
}

/// Time that can't be added.
///
/// ```
/// use shashki_record::{ExtraTime, TimeError};
/// assert_eq!(ExtraTime::new(0, 0), Err(TimeError::None));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeError {
    /// More than two minutes.
    TooMuch,
    /// Less than is added for every move.
    LessThanIncrement {
        /// The seconds added for every move.
        increment: u16,
    },
    /// No time at all.
    None,
}

impl TimeError {
    /// The name, as programs exchange it; all of them are of 5.4.14.1.
    ///
    /// ```
    /// assert_eq!(shashki_record::TimeError::TooMuch.name(), "too-much");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::TooMuch => "too-much",
            Self::LessThanIncrement { .. } => "less-than-increment",
            Self::None => "no-time",
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// let error = shashki_record::TimeError::TooMuch;
    /// assert_eq!(error.message(Lang::En), "at most 120 seconds can be added (5.4.14.1)");
    /// ```
    pub fn message(self, lang: Lang) -> String {
        match (self, lang) {
            (Self::TooMuch, Lang::En) => "at most 120 seconds can be added (5.4.14.1)".to_owned(),
            (Self::TooMuch, Lang::Ru) => "можно добавить не более двух минут (5.4.14.1)".to_owned(),
            (Self::LessThanIncrement { increment }, Lang::En) => {
                format!("at least the increment of {increment} seconds is added (5.4.14.1)")
            }
            (Self::LessThanIncrement { increment }, Lang::Ru) => {
                format!("нельзя добавить меньше, чем за ход: {increment} с (5.4.14.1)")
            }
            (Self::None, Lang::En) => "no time is no sanction (5.4.14.1)".to_owned(),
            (Self::None, Lang::Ru) => "время не указано (5.4.14.1)".to_owned(),
        }
    }
}

impl fmt::Display for TimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for TimeError {}

impl Sanction {
    /// Time for the opponent: so many seconds, at least the increment (5.4.14.1).
    ///
    /// ```
    /// use shashki_record::Sanction;
    /// assert!(Sanction::time(120, 5).is_ok());
    /// assert!(Sanction::time(180, 5).is_err());
    /// ```
    pub const fn time(seconds: u16, increment: u16) -> Result<Self, TimeError> {
        match ExtraTime::new(seconds, increment) {
            Ok(time) => Ok(Self::Time(time)),
            Err(error) => Err(error),
        }
    }

    /// The sanction's name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::Sanction::LossOfGame.name(), "loss-of-game");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::Remark => "remark",
            Self::Warning => "warning",
            Self::Time(_) => "time",
            Self::LossOfGame => "loss-of-game",
            Self::LossOfMicroMatch => "loss-of-micro-match",
            Self::LossOfBoth => "loss-of-both",
            Self::Exclusion => "exclusion",
            Self::Other => "other",
        }
    }

    /// The sanction in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_record::Sanction::Warning.text(Lang::Ru), "предупреждение");
    /// ```
    pub fn text(self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::Time(ExtraTime(seconds)) => {
                return match lang {
                    Lang::En => format!("{seconds} seconds for the opponent"),
                    Lang::Ru => format!("добавление времени сопернику: {seconds} с"),
                };
            }
            Self::Remark => ("remark", "замечание"),
            Self::Warning => ("warning", "предупреждение"),
            Self::LossOfGame => ("loss of the game", "поражение в партии"),
            Self::LossOfMicroMatch => ("loss of the micro-match", "поражение в микроматче"),
            Self::LossOfBoth => ("loss for both", "поражение обоим"),
            Self::Exclusion => ("exclusion", "исключение из соревнований"),
            Self::Other => ("another sanction (1.5)", "иная санкция (п. 1.5)"),
        };
        lang.pick(en, ru).to_owned()
    }

    /// The step of the ladder that it stands for.
    const fn step(self) -> Step {
        match self {
            Self::Time(_) | Self::Other => Step::Clean,
            Self::Remark => Step::Remarked,
            Self::Warning => Step::Warned,
            Self::LossOfGame | Self::LossOfMicroMatch | Self::LossOfBoth | Self::Exclusion => {
                Step::Lost
            }
        }
    }
}

/// A step of the ladder.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Step {
    #[default]
    Clean,
    Remarked,
    Warned,
    Lost,
}

/// What the ladder advises.
///
/// ```
/// use shashki_record::{Gravity, Ladder, Sanction};
/// let advice = Ladder::default().advise(Gravity::Gross);
/// assert_eq!((advice.sanction, advice.exclusion), (Sanction::Warning, false));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The sanction of the ladder. Time for the opponent can be added to it at any step.
    pub sanction: Sanction,
    /// Whether the player can be excluded: he goes on after a game that was lost so.
    pub exclusion: bool,
}

/// The ladder of 5.4.14.2 for one player. It advises; the arbiter chooses by the gravity of what
/// was done (5.4.14.1).
///
/// | state | event | advice | next state | clause |
/// |---|---|---|---|---|
/// | clean | ordinary violation | remark | remarked | 5.4.14.2 |
/// | clean | gross violation | warning | warned | 5.4.14.2 |
/// | remarked | any violation | warning | warned | 5.4.14.2 |
/// | warned | any violation | loss of the game | lost, once it is imposed | 5.4.14.2 |
/// | lost | any violation | loss of the game | lost | 5.4.14.2 |
/// | any | next game | - | clean | our reading (R10) |
/// | after a game that was lost so | any violation in a later one | as above, and exclusion | as above | 5.4.14.2 |
///
/// A stricter sanction than the advice moves the ladder as far as it reaches; a milder one does not
/// hold it back, for the violation was one all the same.
///
/// ```
/// use shashki_record::{Gravity, Ladder, Sanction};
/// let mut ladder = Ladder::default();
/// for expected in [Sanction::Remark, Sanction::Warning, Sanction::LossOfGame] {
///     let advice = ladder.advise(Gravity::Ordinary);
///     assert_eq!(advice.sanction, expected);
///     ladder.impose(Gravity::Ordinary, advice.sanction);
/// }
/// ladder.next_game();
/// let advice = ladder.advise(Gravity::Ordinary);
/// assert_eq!((advice.sanction, advice.exclusion), (Sanction::Remark, true));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ladder {
    step: Step,
    lost_before: bool,
}

impl Ladder {
    /// The step that a violation leads to.
    const fn next(self, gravity: Gravity) -> Step {
        match (self.step, gravity) {
            (Step::Clean, Gravity::Ordinary) => Step::Remarked,
            (Step::Clean, Gravity::Gross) | (Step::Remarked, _) => Step::Warned,
            (Step::Warned | Step::Lost, _) => Step::Lost,
        }
    }

    /// What the ladder advises for a violation.
    ///
    /// ```
    /// use shashki_record::{Gravity, Ladder, Sanction};
    /// assert_eq!(Ladder::default().advise(Gravity::Ordinary).sanction, Sanction::Remark);
    /// ```
    pub const fn advise(self, gravity: Gravity) -> Advice {
        let sanction = match self.next(gravity) {
            Step::Clean | Step::Remarked => Sanction::Remark,
            Step::Warned => Sanction::Warning,
            Step::Lost => Sanction::LossOfGame,
        };
        Advice { sanction, exclusion: self.lost_before }
    }

    /// The arbiter imposed a sanction for a violation.
    ///
    /// ```
    /// use shashki_record::{Gravity, Ladder, Sanction};
    /// let mut ladder = Ladder::default();
    /// ladder.impose(Gravity::Ordinary, Sanction::Warning);
    /// assert_eq!(ladder.advise(Gravity::Ordinary).sanction, Sanction::LossOfGame);
    /// ```
    pub fn impose(&mut self, gravity: Gravity, sanction: Sanction) {
        let reached = self.next(gravity);
        // That the ladder advised a loss is none yet: the arbiter has to impose it.
        let counted = if reached == Step::Lost { Step::Warned } else { reached };
        self.step = self.step.max(counted).max(sanction.step());
    }

    /// The player's next game begins.
    ///
    /// ```
    /// use shashki_record::{Gravity, Ladder, Sanction};
    /// let mut ladder = Ladder::default();
    /// ladder.impose(Gravity::Ordinary, Sanction::Remark);
    /// ladder.next_game();
    /// assert!(!ladder.advise(Gravity::Ordinary).exclusion);
    /// ```
    pub fn next_game(&mut self) {
        *self =
            Self { step: Step::Clean, lost_before: self.lost_before || self.step == Step::Lost };
    }
}
