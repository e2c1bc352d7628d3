//! What standings are asked for.

use core::fmt;

use shashki_base::Lang;
use shashki_tournament::{Event, Format, StartNumber};

use crate::{Criterion, CriterionError, Profile};

/// What is asked for; what is left out is taken from the event.
///
/// ```
/// use shashki_tiebreak::{Criterion, StandingsRequest};
/// let request = StandingsRequest::new(Criterion::list("PTS,SOLK-1,SOLK,WINS,DE").unwrap());
/// assert_eq!(request.round, None); // after the last paired round
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct StandingsRequest {
    /// The criteria in order (T9).
    pub criteria: Vec<Criterion>,
    /// How games not played count; none: [`Profile::default_for`] the event.
    pub profile: Option<Profile>,
    /// Swiss or round robin (T8a); none: what the event says.
    pub format: Option<Format>,
    /// After which round (T8); none: after the last that is paired.
    pub round: Option<u16>,
    /// Who left, whatever the results look like (T5).
    pub left: Vec<StartNumber>,
    /// Who did not.
    pub not_left: Vec<StartNumber>,
}

/// What is asked for can't be had.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StandingsError {
    /// No criteria.
    NoCriteria,
    /// The round does not stand in the event.
    Round {
        /// The round asked for.
        round: u16,
        /// The last there is.
        last: u16,
    },
    /// No player has this start number.
    Player {
        /// The number.
        start: StartNumber,
    },
    /// Named as one who left and as one who did not.
    LeftAndNot {
        /// The number.
        start: StartNumber,
    },
    /// A tie-break that only an edition of FIDE's C.07 defines.
    NeedsEdition {
        /// The code.
        code: String,
    },
}

impl StandingsError {
    /// The message.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::NoCriteria => {
                lang.pick("no criteria are given", "не задано ни одного показателя").to_owned()
            }
            Self::Round { round, last } => lang.pick(
                format!("round {round} isn't in the event; expected 0 to {last}"),
                format!("тура {round} в турнире нет; возможны от 0 до {last}"),
            ),
            Self::Player { start } => lang.pick(
                format!("no player has start number {start}"),
                format!("нет участника с порядковым номером {start}"),
            ),
            Self::LeftAndNot { start } => lang.pick(
                format!("player {start} is named as one who left and as one who did not"),
                format!("участник {start} назван и выбывшим, и не выбывшим"),
            ),
            Self::NeedsEdition { code } => lang.pick(
                format!("{code} is FIDE's alone: choose a fide profile, or write {code}/V2026"),
                format!("{code} есть только у ФИДЕ: выберите профиль fide или пишите {code}/V2026"),
            ),
        }
    }
}

impl fmt::Display for StandingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for StandingsError {}

impl StandingsRequest {
    /// By these criteria, everything else as the event says.
    pub fn new(criteria: Vec<Criterion>) -> Self {
        Self { criteria, ..Self::default() }
    }

    /// The criteria that the event itself names (TRF records 212, else points and 202), else points,
    /// truncated Solkoff, Solkoff, wins, direct encounter; in a round robin points, direct
    /// encounter, Sonneborn-Berger, wins.
    pub fn for_event(event: &Event) -> Result<Self, CriterionError> {
        let (info, points) = (event.info(), "PTS".parse()?);
        let read = |codes: &[String]| -> Result<Vec<Criterion>, CriterionError> {
            codes.iter().map(|code| code.parse()).collect()
        };
        if !info.standings.is_empty() {
            return read(&info.standings).map(Self::new);
        }
        let default = match event.format() {
            Format::Swiss => "SOLK-1,SOLK,WINS,DE",
            Format::RoundRobin => "DE,SB,WINS",
        };
        let rest: Vec<Criterion> = if info.tie_breaks.is_empty() {
            Criterion::list(default)?
        } else {
            read(&info.tie_breaks)?
        };
        let mut criteria = vec![points];
        criteria.extend(rest.into_iter().filter(|criterion| criterion.code() != "PTS"));
        Ok(Self::new(criteria))
    }

    /// The round after which is counted.
    pub(crate) fn rounds(&self, event: &Event) -> Result<u16, StandingsError> {
        let last = u16::try_from(event.rounds().len()).unwrap_or(u16::MAX);
        match self.round {
            None => Ok(event.paired_rounds()),
            Some(round) if round <= last => Ok(round),
            Some(round) => Err(StandingsError::Round { round, last }),
        }
    }

    /// Checks the players named, and that every criterion can be computed.
    pub(crate) fn check(&self, event: &Event, profile: Profile) -> Result<(), StandingsError> {
        if self.criteria.is_empty() {
            return Err(StandingsError::NoCriteria);
        }
        for &start in self.left.iter().chain(&self.not_left) {
            if event.index_of(start).is_none() {
                return Err(StandingsError::Player { start });
            }
            if self.left.contains(&start) && self.not_left.contains(&start) {
                return Err(StandingsError::LeftAndNot { start });
            }
        }
        let fide = |criterion: &Criterion| {
            criterion.edition.is_some() || matches!(profile, Profile::Fide(_))
        };
        match self.criteria.iter().find(|criterion| criterion.fore && !fide(criterion)) {
            Some(criterion) => {
                Err(StandingsError::NeedsEdition { code: criterion.code().to_owned() })
            }
            None => Ok(()),
        }
    }
}
