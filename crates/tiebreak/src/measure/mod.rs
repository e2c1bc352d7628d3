//! The addends of every tie-break and what they make.
//!
//! A value and its explanation come from the same addends: what is explained is what was counted.

mod counts;
mod opponents;
mod ratings;

use shashki_tournament::ByeEntry;

use crate::catalogue::Method;
use crate::crosstable::Crosstable;
use crate::cut::{cut, truncated};
use crate::item::{CutMark, Item};
use crate::unplayed::Counting;
use crate::{Criterion, Current, Exact, Value};

/// What one criterion gives for every player.
pub(crate) struct Measure<'t> {
    table: &'t Crosstable<'t>,
    criterion: &'t Criterion,
    counting: &'t Counting,
    /// Of every player, where other players' tie-breaks are added up.
    base: Vec<Option<Exact>>,
    /// Whether the criterion is dropped: somebody who played has no rating.
    pub(crate) dropped: bool,
}

impl<'t> Measure<'t> {
    pub(crate) fn new(
        table: &'t Crosstable<'t>,
        criterion: &'t Criterion,
        counting: &'t Counting,
    ) -> Self {
        let mut measure = Self { table, criterion, counting, base: Vec::new(), dropped: false };
        measure.dropped = measure.needs_ratings() && measure.somebody_unrated();
        if !measure.dropped {
            measure.base = measure.make_base();
        }
        measure
    }

    /// The opponents' own tie-breaks, where they are what counts.
    fn make_base(&self) -> Vec<Option<Exact>> {
        let players = 0..self.table.players();
        let mut items = Vec::new();
        match self.criterion.method() {
            Method::OpponentsBuchholz | Method::AverageBuchholz => players
                .map(|player| {
                    self.buchholz(player, &mut items);
                    Some(items.iter().map(|item| &item.adds).sum())
                })
                .collect(),
            Method::AveragePerformance => players.map(|p| self.performance_of(p)).collect(),
            Method::AveragePerfect => players.map(|p| self.perfect_of(p)).collect(),
            _ => Vec::new(),
        }
    }

    /// The addends of a player, cut ones marked; none for what is no sum.
    pub(crate) fn items(&self, player: usize, items: &mut Vec<Item>) {
        items.clear();
        if self.dropped {
            return;
        }
        match self.criterion.method() {
            Method::Buchholz | Method::TruncatedSequence => self.buchholz(player, items),
            Method::OpponentsBuchholz => self.opponents_buchholz(player, items),
            Method::AverageBuchholz => self.average_buchholz(player, items),
            Method::Berger => self.berger(player, items),
            Method::Koya => self.koya(player, items),
            Method::Shmulyan => self.shmulyan(player, items),
            Method::Progress => self.progress(player, items),
            Method::AverageRating | Method::Performance | Method::PerfectPerformance => {
                self.opponents_ratings(player, items);
            }
            Method::AveragePerformance | Method::AveragePerfect => {
                self.opponents_performances(player, items);
            }
            Method::Points
            | Method::StartNumber
            | Method::Rating
            | Method::Encounter
            | Method::CurrentBuchholz => {}
            _ => self.counts(player, items),
        }
        self.cut(items);
    }

    fn cut(&self, items: &mut [Item]) {
        let Criterion { low_cuts, high_cuts, .. } = *self.criterion;
        if self.criterion.method() == Method::Progress {
            // The running totals after the first rounds, whatever they are.
            let first = items.iter_mut().take(usize::from(low_cuts));
            first.for_each(|item| item.cut = CutMark::Low);
            return;
        }
        cut(items, low_cuts, high_cuts, self.counting.is_fide());
    }

    /// The value of a player; `items` is room to work in.
    pub(crate) fn value(&self, player: usize, items: &mut Vec<Item>) -> Value {
        self.items(player, items);
        self.of_items(player, items)
    }

    /// The value that a player's addends make.
    pub(crate) fn of_items(&self, player: usize, items: &[Item]) -> Value {
        if self.dropped {
            return Value::Undefined;
        }
        let counted = || items.iter().filter(|item| item.cut == CutMark::Counts);
        match self.criterion.method() {
            Method::Points => Value::Number(Exact::hundredths(self.table.total(player))),
            Method::StartNumber => {
                let start = self.table.event.players()[player].start.get();
                Value::Number(Exact::whole(i64::from(start)))
            }
            Method::CurrentBuchholz => Value::Number(self.current_buchholz(player)),
            Method::Rating => number(self.rating(player)),
            Method::TruncatedSequence => Value::Sequence(truncated(items, self.counting.is_fide())),
            Method::AverageBuchholz => average(counted()).map_or(Value::Undefined, Value::Number),
            Method::AverageRating | Method::AveragePerformance | Method::AveragePerfect => {
                number(average(counted()).and_then(|average| average.rounded_up()))
            }
            Method::Performance => number(self.performance_number(player)),
            Method::PerfectPerformance => number(self.perfect_number(player)),
            Method::Encounter => Value::Undefined,
            _ => Value::Number(counted().map(|item| &item.adds).sum()),
        }
    }

    fn current_buchholz(&self, player: usize) -> Exact {
        let bye = self.table.event.draw().options.bye_entry.unwrap_or(ByeEntry::Zero);
        let current = Current::new(self.table.event, self.table.rounds.saturating_add(1), bye);
        current.buchholz(player).into()
    }
}

fn number(number: Option<i64>) -> Value {
    number.map_or(Value::Undefined, |number| Value::Number(Exact::whole(number)))
}

fn average<'i>(items: impl Iterator<Item = &'i Item>) -> Option<Exact> {
    let (mut sum, mut count) = (Exact::ZERO, 0_u64);
    for item in items {
        sum += &item.adds;
        count += 1;
    }
    (count > 0).then(|| sum.divided_by(count))
}
