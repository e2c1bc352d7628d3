//! Protests (5.4.16.1 to 5.4.16.4, R14).

use std::fmt;

use shashki_base::Lang;

/// A moment, in minutes from any fixed beginning that a host chooses for the whole event. No clock
/// is read.
///
/// ```
/// use shashki_record::Minutes;
/// assert_eq!(Minutes(90).plus(60), Minutes(150));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Minutes(pub i64);

impl Minutes {
    /// So many minutes later.
    ///
    /// ```
    /// assert_eq!(shashki_record::Minutes(0).plus(30).0, 30);
    /// ```
    #[must_use]
    pub const fn plus(self, minutes: i64) -> Self {
        Self(self.0.saturating_add(minutes))
    }
}

/// The kind of discipline, which sets the time for a protest (5.4.16.1).
///
/// ```
/// use shashki_record::Pace;
/// assert_eq!(Pace::of_discipline("русские шашки (быстрая игра)"), Pace::Fast);
/// assert_eq!(Pace::of_discipline("русские шашки"), Pace::Classical);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Pace {
    /// Classical time control.
    Classical,
    /// "Быстрая игра" or "молниеносная игра".
    Fast,
}

impl Pace {
    /// The kind of a discipline by the words in its name.
    ///
    /// ```
    /// use shashki_record::Pace;
    /// assert_eq!(Pace::of_discipline("шашки-64 (молниеносная игра)"), Pace::Fast);
    /// ```
    pub fn of_discipline(name: &str) -> Self {
        let name = name.to_lowercase();
        let fast = name.contains("быстрая игра") || name.contains("молниеносная игра");
        if fast { Self::Fast } else { Self::Classical }
    }
}

/// The times of a round, as far as they set the time for a protest.
///
/// ```
/// use shashki_record::{Minutes, Pace, RoundTimes};
/// let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
/// assert_eq!(round.protest_until(), Minutes(660));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct RoundTimes {
    /// The kind of discipline.
    pub pace: Pace,
    /// When the round ended.
    pub end: Minutes,
    /// When the next round begins; none after the last.
    pub next_start: Option<Minutes>,
}

impl RoundTimes {
    /// The last minute for a protest: classical one hour after the round; fast the beginning of the
    /// next round, or 30 minutes after the last one (5.4.16.1).
    ///
    /// ```
    /// use shashki_record::{Minutes, Pace, RoundTimes};
    /// let last = RoundTimes { pace: Pace::Fast, end: Minutes(600), next_start: None };
    /// assert_eq!(last.protest_until(), Minutes(630));
    /// let next_start = Some(Minutes(610));
    /// assert_eq!(RoundTimes { next_start, ..last }.protest_until(), Minutes(610));
    /// ```
    pub const fn protest_until(&self) -> Minutes {
        match (self.pace, self.next_start) {
            (Pace::Classical, _) => self.end.plus(60),
            (Pace::Fast, Some(next)) => next,
            (Pace::Fast, None) => self.end.plus(30),
        }
    }
}

/// Who may protest, and appeal (5.4.16.2, 5.4.16.5).
///
/// ```
/// assert_ne!(shashki_record::Filer::Player, shashki_record::Filer::Other);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Filer {
    /// The player.
    Player,
    /// The player's representative.
    Representative,
    /// A representative of the team.
    Team,
    /// Anybody else; he may not.
    Other,
}

/// A protest as it is handed in.
///
/// ```
/// use shashki_record::{Filer, Minutes, Paper};
/// let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(630));
/// assert!(paper.written);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Who hands it in.
    pub by: Filer,
    /// Whether it is written.
    pub written: bool,
    /// Whether it is addressed to the chief arbiter.
    pub to_chief_arbiter: bool,
    /// The clauses of the rules or regulations that are said to be broken.
    pub clauses: Vec<String>,
    /// When it is handed in.
    pub at: Minutes,
    /// The deposit paid, in roubles.
    pub deposit: u32,
}

impl Paper {
    /// A written protest to the chief arbiter, without a deposit.
    ///
    /// ```
    /// use shashki_record::{Filer, Minutes, Paper};
    /// assert_eq!(Paper::new(Filer::Team, &["5.4.12.2"], Minutes(0)).deposit, 0);
    /// ```
    pub fn new(by: Filer, clauses: &[&str], at: Minutes) -> Self {
        let clauses = clauses.iter().map(|&clause| clause.to_owned()).collect();
        Self { by, written: true, to_chief_arbiter: true, clauses, at, deposit: 0 }
    }
}

/// The deposit that the regulations set for protests (5.4.16.4).
///
/// ```
/// use shashki_record::Deposit;
/// assert!(Deposit::new(5_000).is_ok());
/// assert!(Deposit::new(5_001).is_err());
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deposit(u32);

impl Deposit {
    /// The most that it can be, in roubles (5.4.16.4).
    ///
    /// ```
    /// assert_eq!(shashki_record::Deposit::MOST, 5_000);
    /// ```
    pub const MOST: u32 = 5_000;

    /// So many roubles; 0 where the regulations set none.
    ///
    /// ```
    /// assert_eq!(shashki_record::Deposit::new(1_000).unwrap().roubles(), 1_000);
    /// ```
    pub const fn new(roubles: u32) -> Result<Self, ProtestError> {
        if roubles > Self::MOST { Err(ProtestError::DepositTooHigh) } else { Ok(Self(roubles)) }
    }

    /// The roubles.
    ///
    /// ```
    /// assert_eq!(shashki_record::Deposit::default().roubles(), 0);
    /// ```
    pub const fn roubles(self) -> u32 {
        self.0
    }
}

/// What became of a protest.
///
/// ```
/// assert_ne!(shashki_record::Ruling::Upheld, shashki_record::Ruling::Rejected);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ruling {
    /// It is right; the deposit is returned.
    Upheld,
    /// It is not; the deposit goes to the prize fund.
    Rejected,
}

/// Where a deposit goes (5.4.16.4).
///
/// ```
/// assert_ne!(shashki_record::DepositGoes::Back, shashki_record::DepositGoes::ToPrizeFund);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum DepositGoes {
    /// Back to who paid it.
    Back,
    /// To the prize fund.
    ToPrizeFund,
}

/// A protest that was accepted.
///
/// | state | event | outcome | clause |
/// |---|---|---|---|
/// | - | handed in, by the last minute, complete, with the deposit | pending | 5.4.16.1, .2, .4 |
/// | - | late, oral, by somebody else, without clauses or deposit | refused | 5.4.16.1, .2, .4 |
/// | pending | the chief arbiter decides in time; a party need not be there | decided | 5.4.16.3 |
/// | pending | decided later than that | refused | 5.4.16.3 |
/// | decided | decided again | refused: only an appeal is left | 5.4.16.3, .5 |
///
/// ```
/// use shashki_record::{Deposit, Filer, Minutes, Pace, Paper, Protest, RoundTimes, Ruling};
/// let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
/// let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(660));
/// let mut protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
/// // The technical results are approved at 1000: before that, and within 24 hours.
/// assert_eq!(protest.decide_before(Some(Minutes(1000))), Minutes(1000));
/// protest.decide(Ruling::Upheld, Minutes(700), Some(Minutes(1000))).unwrap();
/// assert_eq!(protest.ruling(), Some(Ruling::Upheld));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Protest {
    filed: Minutes,
    deposit: u32,
    decided: Option<(Ruling, Minutes)>,
}

/// The time in which a protest has to be decided (5.4.16.3).
const DAY: i64 = 24 * 60;

impl Protest {
    /// Accepts a protest, or says the first thing that is wrong with it.
    ///
    /// ```
    /// use shashki_record::*;
    /// let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// let late = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(661));
    /// let refused = Protest::file(&late, &round, Deposit::default());
    /// assert_eq!(refused, Err(ProtestError::TooLate { until: Minutes(660) }));
    /// ```
    pub fn file(paper: &Paper, round: &RoundTimes, deposit: Deposit) -> Result<Self, ProtestError> {
        let until = round.protest_until();
        let named = paper.clauses.iter().any(|clause| !clause.trim().is_empty());
        if paper.by == Filer::Other {
            Err(ProtestError::NotEntitled)
        } else if !paper.written {
            Err(ProtestError::NotWritten)
        } else if !paper.to_chief_arbiter {
            Err(ProtestError::NotToChiefArbiter)
        } else if !named {
            Err(ProtestError::NoClauses)
        } else if paper.at > until {
            Err(ProtestError::TooLate { until })
        } else if paper.deposit < deposit.roubles() {
            Err(ProtestError::DepositMissing { roubles: deposit.roubles() })
        } else {
            Ok(Self { filed: paper.at, deposit: deposit.roubles(), decided: None })
        }
    }

    /// The last minute for the decision: 24 hours after it was handed in; where the technical
    /// results are approved earlier, it has to come before that minute (5.4.16.3).
    ///
    /// ```
    /// # use shashki_record::*;
    /// # let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// # let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(600));
    /// let protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
    /// assert_eq!(protest.decide_before(None), Minutes(600 + 24 * 60));
    /// ```
    pub fn decide_before(&self, approval: Option<Minutes>) -> Minutes {
        let day = self.filed.plus(DAY);
        approval.map_or(day, |approval| approval.min(day))
    }

    /// The chief arbiter's decision, which is final but for an appeal.
    ///
    /// ```
    /// # use shashki_record::*;
    /// # let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// # let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(600));
    /// let mut protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
    /// protest.decide(Ruling::Rejected, Minutes(610), None).unwrap();
    /// assert!(protest.decide(Ruling::Upheld, Minutes(620), None).is_err());
    /// ```
    pub fn decide(
        &mut self,
        ruling: Ruling,
        at: Minutes,
        approval: Option<Minutes>,
    ) -> Result<(), ProtestError> {
        if self.decided.is_some() {
            return Err(ProtestError::Decided);
        }
        if at < self.filed {
            return Err(ProtestError::BeforeFiled);
        }
        let approved = approval.is_some_and(|approval| at >= approval);
        if approved || at > self.filed.plus(DAY) {
            return Err(ProtestError::DecidedTooLate { before: self.decide_before(approval) });
        }
        self.decided = Some((ruling, at));
        Ok(())
    }

    /// The ruling; none while it is pending.
    ///
    /// ```
    /// # use shashki_record::*;
    /// # let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// # let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(600));
    /// let protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
    /// assert_eq!(protest.ruling(), None);
    /// ```
    pub fn ruling(&self) -> Option<Ruling> {
        self.decided.map(|(ruling, _)| ruling)
    }

    /// Where the deposit goes, and how many roubles; none while it is pending or without one.
    ///
    /// ```
    /// # use shashki_record::*;
    /// # let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// let mut paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(600));
    /// paper.deposit = 2_000;
    /// let deposit = Deposit::new(2_000).unwrap();
    /// let mut protest = Protest::file(&paper, &round, deposit).unwrap();
    /// protest.decide(Ruling::Rejected, Minutes(610), None).unwrap();
    /// assert_eq!(protest.deposit(), Some((DepositGoes::ToPrizeFund, 2_000)));
    /// ```
    pub fn deposit(&self) -> Option<(DepositGoes, u32)> {
        let goes = match self.ruling()? {
            Ruling::Upheld => DepositGoes::Back,
            Ruling::Rejected => DepositGoes::ToPrizeFund,
        };
        (self.deposit > 0).then_some((goes, self.deposit))
    }
}

/// Why a protest is not accepted, or not decided.
///
/// ```
/// use shashki_record::{Deposit, ProtestError};
/// assert_eq!(Deposit::new(9_999), Err(ProtestError::DepositTooHigh));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProtestError {
    /// Only the player, his representative or the team's may protest (5.4.16.2).
    NotEntitled,
    /// It has to be written (5.4.16.1, 5.4.16.2).
    NotWritten,
    /// It goes to the chief arbiter (5.4.16.2).
    NotToChiefArbiter,
    /// It has to name the clauses (5.4.16.2).
    NoClauses,
    /// It comes too late (5.4.16.1).
    TooLate {
        /// The last minute.
        until: Minutes,
    },
    /// The deposit of the regulations is not paid (5.4.16.4).
    DepositMissing {
        /// How many roubles it is.
        roubles: u32,
    },
    /// The regulations can't set more than 5,000 roubles (5.4.16.4).
    DepositTooHigh,
    /// It was decided already (5.4.16.3).
    Decided,
    /// The decision comes before the protest.
    BeforeFiled,
    /// The decision comes too late (5.4.16.3).
    DecidedTooLate {
        /// The time by which it was due.
        before: Minutes,
    },
}

impl ProtestError {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::ProtestError::NotWritten.name(), "not-written");
    /// ```
    pub const fn name(&self) -> &'static str {
        self.facts().0
    }

    /// The clauses of the rules; empty where none speaks of it.
    ///
    /// ```
    /// assert_eq!(shashki_record::ProtestError::DepositTooHigh.clause(), "5.4.16.4");
    /// ```
    pub const fn clause(&self) -> &'static str {
        self.facts().1
    }

    const fn facts(&self) -> (&'static str, &'static str) {
        match self {
            Self::NotEntitled => ("not-entitled", "5.4.16.2"),
            Self::NotWritten => ("not-written", "5.4.16.2"),
            Self::NotToChiefArbiter => ("not-to-chief-arbiter", "5.4.16.2"),
            Self::NoClauses => ("no-clauses", "5.4.16.2"),
            Self::TooLate { .. } => ("too-late", "5.4.16.1"),
            Self::DepositMissing { .. } => ("deposit-missing", "5.4.16.4"),
            Self::DepositTooHigh => ("deposit-too-high", "5.4.16.4"),
            Self::Decided => ("decided", "5.4.16.3"),
            Self::BeforeFiled => ("before-filed", ""),
            Self::DecidedTooLate { .. } => ("decided-too-late", "5.4.16.3"),
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::ProtestError;
    /// assert!(ProtestError::NoClauses.message(Lang::Ru).contains("5.4.16.2"));
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::TooLate { until } => {
                let text = lang.pick(
                    "too late (5.4.16.1), the last minute was",
                    "поздно (5.4.16.1), последняя минута",
                );
                return format!("{text} {}", until.0);
            }
            Self::DepositMissing { roubles } => {
                let text = lang.pick(
                    "the deposit (5.4.16.4) is not paid, roubles:",
                    "не внесён залог (5.4.16.4), рублей:",
                );
                return format!("{text} {roubles}");
            }
            Self::DecidedTooLate { before } => {
                let text = lang.pick(
                    "decided too late (5.4.16.3), due by minute",
                    "решение запоздало (5.4.16.3), срок – минута",
                );
                return format!("{text} {}", before.0);
            }
            Self::NotEntitled => (
                "the player, his representative or the team's may do this (5.4.16.2, 5.4.16.5)",
                "вправе спортсмен, его представитель или представитель команды (5.4.16.2, 5.4.16.5)",
            ),
            Self::NotWritten => {
                ("it has to be written (5.4.16.2)", "нужна письменная форма (5.4.16.2)")
            }
            Self::NotToChiefArbiter => (
                "it goes to the chief arbiter (5.4.16.2)",
                "протест подаётся на имя главного судьи (5.4.16.2)",
            ),
            Self::NoClauses => {
                ("it has to name the clauses (5.4.16.2)", "не указаны нарушенные пункты (5.4.16.2)")
            }
            Self::DepositTooHigh => (
                "the deposit is 5000 roubles at most (5.4.16.4)",
                "залог не может быть более 5000 рублей (5.4.16.4)",
            ),
            Self::Decided => (
                "it was decided, only an appeal is left (5.4.16.3, 5.4.16.5)",
                "решение принято, возможна лишь апелляция (5.4.16.3, 5.4.16.5)",
            ),
            Self::BeforeFiled => {
                ("decided before it was handed in", "решение раньше подачи протеста")
            }
        };
        lang.pick(en, ru).to_owned()
    }
}

impl fmt::Display for ProtestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for ProtestError {}
