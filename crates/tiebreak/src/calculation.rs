//! The results laid out, and how opponents count for each criterion.

use shashki_tournament::{Event, Format, StartNumber};

use crate::column::Column;
use crate::crosstable::Crosstable;
use crate::measure::Measure;
use crate::ratings::Ratings;
use crate::unplayed::Counting;
use crate::unplayed::fide::Reading;
use crate::unplayed::manual::Leaving;
use crate::{Criterion, Profile, StandingsError, StandingsRequest};

/// What a [`Counting`] hangs on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct CountingKey {
    profile: Profile,
    reading: Reading,
}

impl CountingKey {
    pub(crate) fn is_fide(self) -> bool {
        matches!(self.profile, Profile::Fide(_))
    }
}

/// Everything that the criteria of one request are computed from.
pub(crate) struct Calculation<'e> {
    pub(crate) table: Crosstable<'e>,
    pub(crate) profile: Profile,
    pub(crate) format: Format,
    pub(crate) criteria: &'e [Criterion],
    pub(crate) countings: Vec<(CountingKey, Counting)>,
    ratings: Vec<Ratings>,
}

impl<'e> Calculation<'e> {
    pub(crate) fn new(
        event: &'e Event,
        request: &'e StandingsRequest,
    ) -> Result<Self, StandingsError> {
        let profile = request.profile.unwrap_or_else(|| Profile::default_for(event));
        request.check(event, profile)?;
        let format = request.format.unwrap_or_else(|| event.format());
        let table = Crosstable::new(event, request.rounds(event)?, format);
        let leaving = leaving(event, request, table.rounds);
        let (countings, ratings) = (Vec::new(), Vec::new());
        let criteria = &request.criteria;
        let mut calculation = Self { table, profile, format, criteria, countings, ratings };
        for criterion in calculation.criteria {
            let key = calculation.key(criterion);
            if calculation.counting(key).is_none() {
                let table = &calculation.table;
                let counting = Counting::new(table, key.profile, key.reading, &leaving);
                calculation.countings.push((key, counting));
            }
            if calculation.ratings(criterion).is_none() {
                let ratings = Ratings::new(&calculation.table, criterion.unrated);
                calculation.ratings.push(ratings);
            }
        }
        Ok(calculation)
    }

    /// How opponents count for a criterion.
    pub(crate) fn key(&self, criterion: &Criterion) -> CountingKey {
        let profile = criterion.edition.map_or(self.profile, Profile::Fide);
        let fide = matches!(profile, Profile::Fide(_));
        let reading = Reading {
            fore: fide && criterion.fore,
            forfeits_played: fide && criterion.forfeits_played,
        };
        CountingKey { profile, reading }
    }

    fn counting(&self, key: CountingKey) -> Option<&Counting> {
        self.countings.iter().find(|(other, _)| *other == key).map(|(_, counting)| counting)
    }

    fn ratings(&self, criterion: &Criterion) -> Option<&Ratings> {
        self.ratings.iter().find(|ratings| ratings.unrated == criterion.unrated)
    }

    /// The measure of a criterion; the countings and ratings of all of them are made before.
    pub(crate) fn measure<'c>(&'c self, criterion: &'c Criterion) -> Option<Measure<'c>> {
        let counting = self.counting(self.key(criterion))?;
        Some(Measure::new(&self.table, criterion, counting, self.ratings(criterion)?))
    }

    /// The values of a criterion that is no order inside a group, and whether it is dropped.
    pub(crate) fn column(&self, criterion: &Criterion) -> (Column, bool) {
        match self.measure(criterion) {
            Some(measure) => (measure.values(), measure.dropped),
            None => (Column::undefined(self.table.players()), false),
        }
    }
}

/// Who left by the caller's word, or by the event's own: after a round before the last counted.
fn leaving(event: &Event, request: &StandingsRequest, rounds: u16) -> Leaving {
    let named = |list: &[StartNumber]| {
        let mut marks = vec![false; event.players().len()];
        for index in list.iter().filter_map(|&start| event.index_of(start)) {
            marks[index] = true;
        }
        marks
    };
    let mut leaving = Leaving { named: named(&request.left), not_left: named(&request.not_left) };
    for (index, player) in event.players().iter().enumerate() {
        leaving.named[index] |= player.withdrew_after.is_some_and(|after| after < rounds);
    }
    leaving
}
