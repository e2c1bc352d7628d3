//! Appeals and their committee (5.4.16.5, R14).

use std::fmt;

use shashki_base::Lang;

use crate::{Filer, Protest, Ruling};

/// A person who may sit on the committee, with what is asked of him in one dispute.
///
/// ```
/// let person = shashki_record::Juror::new("Ivanov", 40);
/// assert!(person.may_sit());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Juror {
    /// The name.
    pub name: String,
    /// Full years.
    pub age: u8,
    /// The region (субъект Российской Федерации) that he belongs to, where known.
    pub region: Option<String>,
    /// Whether he is an arbiter of the competition.
    pub arbiter: bool,
    /// Whether he is a player in the dispute.
    pub party: bool,
    /// Whether a personal interest may be supposed.
    pub interest: bool,
}

impl Juror {
    /// A person of whom nothing stands against his sitting but perhaps his age.
    ///
    /// ```
    /// assert!(!shashki_record::Juror::new("Petrov", 20).may_sit());
    /// ```
    pub fn new(name: impl Into<String>, age: u8) -> Self {
        let name = name.into();
        Self { name, age, region: None, arbiter: false, party: false, interest: false }
    }

    /// Whether he may sit: 21 years or older, no arbiter of the competition, no party, no interest.
    ///
    /// ```
    /// use shashki_record::Juror;
    /// assert!(!Juror { party: true, ..Juror::new("Petrov", 30) }.may_sit());
    /// ```
    pub const fn may_sit(&self) -> bool {
        self.age >= 21 && !self.arbiter && !self.party && !self.interest
    }
}

/// An appeals committee: a chair, members, two reserves.
///
/// ```
/// use shashki_record::{Committee, Juror};
/// let person = |name| Juror::new(name, 30);
/// let committee = Committee {
///     chair: person("A"),
///     members: vec![person("B"), person("C")],
///     reserves: vec![person("D"), person("E")],
/// };
/// assert!(committee.faults().is_empty());
/// assert_eq!(committee.sit().unwrap().len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Committee {
    /// The chair.
    pub chair: Juror,
    /// The other voting members, two or more.
    pub members: Vec<Juror>,
    /// The two reserves, in the order in which they step in.
    pub reserves: Vec<Juror>,
}

/// What is wrong with a committee (5.4.16.5).
///
/// ```
/// use shashki_base::Lang;
/// use shashki_record::CommitteeFault;
/// assert!(CommitteeFault::EvenVotes.text(Lang::En).contains("odd"));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CommitteeFault {
    /// There are fewer than two members beside the chair.
    TooFewMembers,
    /// There are not two reserves.
    NotTwoReserves,
    /// The number of those who vote is even.
    EvenVotes,
    /// Somebody is younger than 21.
    TooYoung,
    /// Somebody is an arbiter of the competition.
    ServingArbiter,
    /// Two have the same name: one person sits once.
    SittingTwice,
}

impl CommitteeFault {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::CommitteeFault::EvenVotes.name(), "even-votes");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Self::TooFewMembers => "too-few-members",
            Self::NotTwoReserves => "not-two-reserves",
            Self::EvenVotes => "even-votes",
            Self::TooYoung => "too-young",
            Self::ServingArbiter => "serving-arbiter",
            Self::SittingTwice => "sitting-twice",
        }
    }

    /// The fault in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::CommitteeFault;
    /// assert!(CommitteeFault::TooYoung.text(Lang::Ru).contains("21"));
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::TooFewMembers => (
                "two or more members beside the chair are needed (5.4.16.5)",
                "кроме председателя нужны два и более членов (5.4.16.5)",
            ),
            Self::NotTwoReserves => {
                ("two reserves are needed (5.4.16.5)", "нужны два запасных члена (5.4.16.5)")
            }
            Self::EvenVotes => (
                "the number of votes has to be odd (5.4.16.5)",
                "число голосующих должно быть нечётным (5.4.16.5)",
            ),
            Self::TooYoung => (
                "nobody younger than 21 may sit (5.4.16.5)",
                "членами не могут быть лица моложе 21 года (5.4.16.5)",
            ),
            Self::ServingArbiter => (
                "an arbiter of the competition may not sit (5.4.16.5)",
                "судья соревнования не может быть членом (5.4.16.5)",
            ),
            Self::SittingTwice => {
                ("one person is named twice (5.4.16.5)", "одно лицо названо дважды (5.4.16.5)")
            }
        };
        lang.pick(en, ru)
    }
}

impl Committee {
    fn everybody(&self) -> impl Iterator<Item = &Juror> {
        std::iter::once(&self.chair).chain(&self.members).chain(&self.reserves)
    }

    /// Everything that is wrong with the committee, before any dispute.
    ///
    /// ```
    /// use shashki_record::{Committee, CommitteeFault, Juror};
    /// let chair = Juror::new("A", 50);
    /// let committee = Committee { chair, members: Vec::new(), reserves: Vec::new() };
    /// let faults = [CommitteeFault::TooFewMembers, CommitteeFault::NotTwoReserves];
    /// assert_eq!(committee.faults(), faults);
    /// ```
    pub fn faults(&self) -> Vec<CommitteeFault> {
        use CommitteeFault as F;
        let mut names: Vec<&str> = self.everybody().map(|juror| juror.name.as_str()).collect();
        names.sort_unstable();
        let twice = names.windows(2).any(|pair| pair.first() == pair.last());
        let checks = [
            (self.members.len() < 2, F::TooFewMembers),
            (self.reserves.len() != 2, F::NotTwoReserves),
            (!self.members.len().is_multiple_of(2), F::EvenVotes),
            (self.everybody().any(|juror| juror.age < 21), F::TooYoung),
            (self.everybody().any(|juror| juror.arbiter), F::ServingArbiter),
            (twice, F::SittingTwice),
        ];
        checks.into_iter().filter_map(|(wrong, fault)| wrong.then_some(fault)).collect()
    }

    /// The regions that more than one of them comes from: "если возможно" they differ, so that this
    /// is a note and no fault.
    ///
    /// ```
    /// use shashki_record::{Committee, Juror};
    /// let from = |name| Juror { region: Some("Omsk".into()), ..Juror::new(name, 30) };
    /// let members = vec![from("B"), Juror::new("C", 30)];
    /// let committee = Committee { chair: from("A"), members, reserves: Vec::new() };
    /// assert_eq!(committee.shared_regions(), ["Omsk"]);
    /// ```
    pub fn shared_regions(&self) -> Vec<&str> {
        let mut regions: Vec<&str> =
            self.everybody().filter_map(|juror| juror.region.as_deref()).collect();
        regions.sort_unstable();
        let mut shared: Vec<&str> = regions
            .iter()
            .zip(regions.iter().skip(1))
            .filter_map(|(a, b)| (a == b).then_some(*a))
            .collect();
        shared.dedup();
        shared
    }

    /// Those who vote in a dispute, the chair's place first: whoever may not sit in it gives his
    /// place to the next reserve who may.
    ///
    /// ```
    /// use shashki_record::{Committee, Juror};
    /// let person = |name| Juror::new(name, 30);
    /// let committee = Committee {
    ///     chair: Juror { interest: true, ..person("A") },
    ///     members: vec![person("B"), person("C")],
    ///     reserves: vec![person("D"), person("E")],
    /// };
    /// let names: Vec<&str> =
    ///     committee.sit().unwrap().iter().map(|juror| juror.name.as_str()).collect();
    /// assert_eq!(names, ["D", "B", "C"]);
    /// ```
    pub fn sit(&self) -> Result<Vec<&Juror>, AppealError> {
        if let Some(&fault) = self.faults().first() {
            return Err(AppealError::Committee(fault));
        }
        let mut reserves = self.reserves.iter().filter(|juror| juror.may_sit());
        let places = std::iter::once(&self.chair).chain(&self.members);
        let seated =
            places.map(|juror| if juror.may_sit() { Some(juror) } else { reserves.next() });
        seated.collect::<Option<Vec<_>>>().ok_or(AppealError::TooFewCanSit)
    }
}

/// An appeal against the chief arbiter's decision on a protest.
///
/// | state | event | outcome | clause |
/// |---|---|---|---|
/// | protest pending | appeal | refused | 5.4.16.5 |
/// | no committee, or one that can't sit | appeal | refused | 5.4.16.5 |
/// | protest decided | appeal by the player, his representative or the team's | pending | 5.4.16.5 |
/// | pending | the committee decides | final | 5.4.16.5 |
/// | final | anything | refused | 5.4.16.5 |
///
/// ```
/// use shashki_record::*;
/// let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
/// let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(610));
/// let mut protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
/// assert_eq!(Appeal::file(&protest, Filer::Player, None), Err(AppealError::ProtestPending));
/// protest.decide(Ruling::Rejected, Minutes(620), None).unwrap();
/// assert_eq!(Appeal::file(&protest, Filer::Player, None), Err(AppealError::NoCommittee));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    voters: usize,
    ruling: Option<Ruling>,
}

impl Appeal {
    /// How many vote.
    ///
    /// ```
    /// # use shashki_record::*;
    /// # let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// # let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(610));
    /// # let mut protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
    /// # protest.decide(Ruling::Rejected, Minutes(620), None).unwrap();
    /// # let person = |name| Juror::new(name, 30);
    /// # let committee = Committee {
    /// #     chair: person("A"),
    /// #     members: vec![person("B"), person("C")],
    /// #     reserves: vec![person("D"), person("E")],
    /// # };
    /// let appeal = Appeal::file(&protest, Filer::Team, Some(&committee)).unwrap();
    /// assert_eq!((appeal.voters(), appeal.ruling()), (3, None));
    /// ```
    pub const fn voters(&self) -> usize {
        self.voters
    }

    /// The committee's ruling; none while the appeal is pending.
    pub const fn ruling(&self) -> Option<Ruling> {
        self.ruling
    }

    /// Accepts an appeal, or says why not.
    ///
    /// ```
    /// # use shashki_record::*;
    /// # let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// # let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(610));
    /// # let mut protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
    /// protest.decide(Ruling::Rejected, Minutes(620), None).unwrap();
    /// let refused = Appeal::file(&protest, Filer::Other, None);
    /// assert_eq!(refused, Err(AppealError::NotEntitled));
    /// ```
    pub fn file(
        protest: &Protest,
        by: Filer,
        committee: Option<&Committee>,
    ) -> Result<Self, AppealError> {
        if by == Filer::Other {
            return Err(AppealError::NotEntitled);
        }
        if protest.ruling().is_none() {
            return Err(AppealError::ProtestPending);
        }
        let voters = committee.ok_or(AppealError::NoCommittee)?.sit()?.len();
        Ok(Self { voters, ruling: None })
    }

    /// The committee decides by so many votes for the appeal; the number of votes is odd. Its word
    /// is final.
    ///
    /// ```
    /// # use shashki_record::*;
    /// # let round = RoundTimes { pace: Pace::Classical, end: Minutes(600), next_start: None };
    /// # let paper = Paper::new(Filer::Player, &["5.4.13.4"], Minutes(610));
    /// # let mut protest = Protest::file(&paper, &round, Deposit::default()).unwrap();
    /// # protest.decide(Ruling::Rejected, Minutes(620), None).unwrap();
    /// # let person = |name| Juror::new(name, 30);
    /// # let committee = Committee {
    /// #     chair: person("A"),
    /// #     members: vec![person("B"), person("C")],
    /// #     reserves: vec![person("D"), person("E")],
    /// # };
    /// let mut appeal = Appeal::file(&protest, Filer::Team, Some(&committee)).unwrap();
    /// assert_eq!(appeal.decide(2), Ok(Ruling::Upheld));
    /// assert_eq!(appeal.decide(0), Err(AppealError::Final));
    /// ```
    pub fn decide(&mut self, votes_for: usize) -> Result<Ruling, AppealError> {
        if self.ruling.is_some() {
            return Err(AppealError::Final);
        }
        if votes_for > self.voters {
            return Err(AppealError::TooManyVotes { voters: self.voters });
        }
        let upheld = votes_for > self.voters - votes_for;
        let ruling = if upheld { Ruling::Upheld } else { Ruling::Rejected };
        self.ruling = Some(ruling);
        Ok(ruling)
    }
}

/// Why an appeal is refused.
///
/// ```
/// use shashki_base::Lang;
/// assert!(shashki_record::AppealError::Final.message(Lang::En).contains("final"));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AppealError {
    /// Only the player, his representative or the team's may appeal.
    NotEntitled,
    /// The protest was not decided yet.
    ProtestPending,
    /// The competition has no committee.
    NoCommittee,
    /// Something is wrong with the committee.
    Committee(CommitteeFault),
    /// Too many may not sit in this dispute.
    TooFewCanSit,
    /// There are not so many votes.
    TooManyVotes {
        /// So many there are.
        voters: usize,
    },
    /// The committee has decided.
    Final,
}

impl AppealError {
    /// The name, as programs exchange it; all of them are of 5.4.16.5.
    ///
    /// ```
    /// assert_eq!(shashki_record::AppealError::ProtestPending.name(), "protest-pending");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NotEntitled => "not-entitled",
            Self::ProtestPending => "protest-pending",
            Self::NoCommittee => "no-committee",
            Self::Committee(fault) => fault.name(),
            Self::TooFewCanSit => "too-few-can-sit",
            Self::TooManyVotes { .. } => "too-many-votes",
            Self::Final => "final",
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::AppealError;
    /// assert!(AppealError::NoCommittee.message(Lang::Ru).contains("5.4.16.5"));
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::Committee(fault) => return fault.text(lang).to_owned(),
            Self::TooManyVotes { voters } => {
                return format!("{} {voters}", lang.pick("votes there are:", "голосов всего:"));
            }
            Self::NotEntitled => (
                "the player, his representative or the team's may appeal (5.4.16.5)",
                "вправе спортсмен, его представитель или представитель команды (5.4.16.5)",
            ),
            Self::ProtestPending => (
                "an appeal needs a decided protest (5.4.16.5)",
                "апелляция возможна после решения по протесту (5.4.16.5)",
            ),
            Self::NoCommittee => (
                "there is no appeals committee (5.4.16.5)",
                "апелляционного комитета нет (5.4.16.5)",
            ),
            Self::TooFewCanSit => (
                "too few can sit in this dispute (5.4.16.5)",
                "в этом споре некому заменить членов комитета (5.4.16.5)",
            ),
            Self::Final => (
                "the committee's decision is final (5.4.16.5)",
                "решения комитета окончательны (5.4.16.5)",
            ),
        };
        lang.pick(en, ru).to_owned()
    }
}

impl fmt::Display for AppealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for AppealError {}
