//! The order of the players by a list of criteria.

use shashki_tournament::{Event, Format, StartNumber};

use crate::calculation::Calculation;
use crate::catalogue::Method;
use crate::column::Column;
use crate::crosstable::What;
use crate::encounter::{Encounter, Room};
use crate::order::Order;
use crate::{Criterion, Profile, StandingsError, StandingsNote, StandingsRequest, Values};

/// One player in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Standing {
    /// The place: those who are level in everything share one, and the next are counted on (1224,
    /// T10).
    pub rank: u32,
    /// The player's index in [`Event::players`].
    pub index: usize,
    /// The start number: those who share a place stand in its order, which is no rank.
    pub start: StartNumber,
    /// A value for each criterion.
    pub values: Values,
}

/// Standings after a round.
///
/// ```
/// use shashki_tiebreak::{Criterion, Standings, StandingsRequest};
/// # use shashki_tournament::trf::{read, ReadOptions};
/// let text = "\
/// 162  W 2.0    D 1.0    L 0.0
/// 001    1      Ivanova, Anna                                                      2.0          2 w 1
/// 001    2      Petrov, Pyotr                                                      0.0          1 b 0
/// ";
/// let event = read(text, &ReadOptions::default()).unwrap().event;
/// let request = StandingsRequest::new(Criterion::list("PTS,SOLK").unwrap());
/// let standings = Standings::new(&event, &request).unwrap();
/// assert_eq!(standings.rows[0].values.get(0).unwrap().to_string(), "2");
/// assert_eq!(standings.rows[1].rank, 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Standings {
    /// The players from the first to the last.
    pub rows: Vec<Standing>,
    /// The criteria in order.
    pub criteria: Vec<Criterion>,
    /// How games not played counted.
    pub profile: Profile,
    /// Swiss or round robin.
    pub format: Format,
    /// After which round (r of T8).
    pub round: u16,
    /// How many rounds are scheduled (R of T8).
    pub scheduled: u16,
    /// Whether the event goes on.
    pub provisional: bool,
    /// Who was named as having left.
    pub left: Vec<StartNumber>,
    /// Who was named as not having left.
    pub not_left: Vec<StartNumber>,
    /// What stands below.
    pub notes: Vec<StandingsNote>,
}

impl Standings {
    /// The standings that are asked for.
    pub fn new(event: &Event, request: &StandingsRequest) -> Result<Self, StandingsError> {
        let calculation = Calculation::new(event, request)?;
        let mut order = Order::new(event.players().len());
        let mut columns = Vec::with_capacity(request.criteria.len());
        let mut dropped = Vec::with_capacity(request.criteria.len());
        for criterion in &request.criteria {
            let (column, left_out) = if criterion.method() == Method::Encounter {
                (calculation.encounter(criterion, &order), false)
            } else {
                calculation.column(criterion)
            };
            dropped.push(left_out);
            order.refine(&column, criterion.low_is_better());
            columns.push(column);
        }
        let rows = order.rows(&calculation.table.starts, columns);
        let notes = calculation.notes(&dropped);
        let provisional = notes.iter().any(|n| matches!(n, StandingsNote::Provisional { .. }));
        Ok(Self {
            rows,
            criteria: request.criteria.clone(),
            profile: calculation.profile,
            format: calculation.format,
            round: calculation.table.rounds,
            scheduled: calculation.table.scheduled,
            provisional,
            left: request.left.clone(),
            not_left: request.not_left.clone(),
            notes,
        })
    }
}

impl Calculation<'_> {
    /// The places inside every class of those level so far.
    pub(crate) fn encounter(&self, criterion: &Criterion, order: &Order) -> Column {
        let mut column = vec![1; self.table.players()];
        let encounter = self.encounter_by(criterion);
        let mut room = Room::new(column.len());
        for class in order.classes() {
            let places = encounter.places(class, &mut room);
            for (&player, place) in class.iter().zip(places) {
                column[player] = place;
            }
        }
        Column::Places(column)
    }

    pub(crate) fn encounter_by(&self, criterion: &Criterion) -> Encounter<'_, '_> {
        let forfeits = criterion.forfeits_played || self.table.round_robin;
        Encounter { table: &self.table, forfeits }
    }

    fn unfinished(&self) -> usize {
        let games = |player| {
            let row = self.table.row(player).iter();
            row.filter(|entry| entry.what == What::Unfinished).count()
        };
        (0..self.table.players()).map(games).sum::<usize>() / 2
    }

    fn notes(&self, dropped: &[bool]) -> Vec<StandingsNote> {
        let mut notes = Vec::new();
        let (round, unfinished) = (self.table.rounds, self.unfinished());
        let last = self.table.event.paired_rounds().max(self.table.scheduled);
        let scheduled = (last > round).then_some(last);
        if scheduled.is_some() || unfinished > 0 {
            notes.push(StandingsNote::Provisional { round, scheduled, unfinished });
        }
        notes.extend(self.left_alone().map(|start| StandingsNote::LeftAlone { start }));
        for (criterion, &dropped) in self.criteria.iter().zip(dropped) {
            let code = || criterion.code().to_owned();
            if dropped {
                notes.push(StandingsNote::Unrated { code: code() });
            }
            let buchholz = matches!(
                criterion.method(),
                Method::Buchholz | Method::AverageBuchholz | Method::TruncatedSequence
            );
            if buchholz && self.table.round_robin && self.key(criterion).is_fide() {
                notes.push(StandingsNote::BuchholzInRoundRobin { code: code() });
            }
        }
        notes
    }

    fn left_alone(&self) -> impl Iterator<Item = StartNumber> {
        let players = self.table.event.players();
        let mut left: Vec<usize> =
            self.countings.iter().flat_map(|(_, c)| c.left_alone()).collect();
        left.sort_unstable();
        left.dedup();
        left.into_iter().map(|player| players[player].start)
    }
}
