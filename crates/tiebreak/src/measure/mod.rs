//! The addends of every tie-break and what they make.
//!
//! A value and its explanation come from the same addends: what is explained is what was counted.
//! Where all numbers of a player are whole over one denominator, which nearly always holds, they are
//! added up as machine integers; else as exact fractions.

mod addend;
mod counts;
mod opponents;
mod ratings;
mod values;

use crate::catalogue::Method;
use crate::column::Whole;
use crate::crosstable::Crosstable;
use crate::cut::{Cuttable, cut, order_of_cutting, truncated_length};
use crate::item::{CutMark, Item};
use crate::ratings::Ratings;
use crate::unplayed::Counting;
use crate::{Criterion, Exact};
use addend::{Addend, Adds, Base, Light, Sink};
pub(crate) use counts::Tally;

/// What one criterion gives for every player.
pub(crate) struct Measure<'t> {
    table: &'t Crosstable<'t>,
    criterion: &'t Criterion,
    counting: &'t Counting,
    ratings: &'t Ratings,
    /// The figures of every player, where other players' tie-breaks are added up.
    figures: Option<&'t Whole>,
    /// Whether the criterion is dropped: somebody who played has no rating.
    pub(crate) dropped: bool,
}

/// Room to work in, used again for every player.
#[derive(Default)]
pub(crate) struct Room {
    light: Vec<Light>,
    items: Vec<Item>,
}

impl<'t> Measure<'t> {
    pub(crate) fn new(
        table: &'t Crosstable<'t>,
        criterion: &'t Criterion,
        counting: &'t Counting,
        ratings: &'t Ratings,
    ) -> Self {
        let mut measure =
            Self { table, criterion, counting, ratings, figures: None, dropped: false };
        measure.dropped = measure.needs_ratings() && ratings.are_lacking(table);
        if !measure.dropped {
            measure.figures = measure.opponents_figures();
        }
        measure
    }

    /// The opponents' own tie-breaks, where they are what counts.
    fn opponents_figures(&self) -> Option<&'t Whole> {
        match self.criterion.method() {
            Method::OpponentsBuchholz | Method::AverageBuchholz => Some(self.solkoff()),
            Method::AveragePerformance => Some(self.ratings.performance(self.table)),
            Method::AveragePerfect => Some(self.ratings.perfect(self.table)),
            _ => None,
        }
    }

    /// What all addends are whole numbers over.
    fn denominator(&self) -> i64 {
        match self.criterion.method() {
            Method::AverageRating | Method::AveragePerformance | Method::AveragePerfect => 1,
            Method::Wins
            | Method::GamesWon
            | Method::RoundsWon
            | Method::BlackGames
            | Method::BlackWon
            | Method::Participation
            | Method::StandardPoints => 2,
            _ => 100,
        }
    }

    /// Gives every addend of a player.
    #[allow(clippy::inline_always)] // so that what a caller doesn't need of an addend is never made
    #[inline(always)]
    fn visit(&self, player: usize, method: Method, to: &mut impl Sink) {
        match method {
            Method::Buchholz | Method::TruncatedSequence => self.buchholz(player, to),
            Method::OpponentsBuchholz => self.opponents_buchholz(player, to),
            Method::AverageBuchholz => self.average_buchholz(player, to),
            Method::Berger => self.berger(player, to),
            Method::Koya => self.koya(player, to),
            Method::Shmulyan => self.shmulyan(player, to),
            Method::Progress => self.progress(player, to),
            Method::AverageRating | Method::Performance | Method::PerfectPerformance => {
                self.opponents_ratings(player, to);
            }
            Method::AveragePerformance | Method::AveragePerfect => {
                self.opponents_performances(player, to);
            }
            Method::Points
            | Method::StartNumber
            | Method::Rating
            | Method::Encounter
            | Method::CurrentBuchholz => {}
            _ => self.counts(player, method, to),
        }
    }

    /// The addends of a player, cut ones marked; none for what is no sum.
    pub(crate) fn items(&self, player: usize, items: &mut Vec<Item>) {
        self.items_of(player, self.criterion.method(), items);
        self.cut(items);
    }

    fn items_of(&self, player: usize, method: Method, items: &mut Vec<Item>) {
        items.clear();
        if !self.dropped {
            self.visit(player, method, &mut Items { measure: self, items });
        }
    }

    fn item(&self, addend: Addend) -> Item {
        let base = match addend.base {
            Base::Place(place) => self.counting.exact(place).clone(),
            Base::Column(player) => self.figure(player).unwrap_or_default(),
            Base::Number(number) => Exact::ratio(number, self.base_denominator()),
        };
        let adds = match addend.adds {
            Adds::Base => base.clone(),
            Adds::Minus => -&base,
            Adds::Times(hundredths) => &base * &Exact::hundredths(hundredths),
            Adds::Number(number) => Exact::ratio(number, self.denominator()),
        };
        Item {
            round: addend.round,
            opponent: addend.opponent.and_then(|index| u32::try_from(index).ok()),
            why: addend.why,
            base,
            adds,
            voluntary: addend.voluntary,
            cut: CutMark::Counts,
        }
    }

    fn figure(&self, player: usize) -> Option<Exact> {
        self.figures?.exact(player)
    }

    /// What the numbers of the bases are over: ratings are whole, whatever is made of them.
    fn base_denominator(&self) -> i64 {
        match self.criterion.method() {
            Method::Performance | Method::PerfectPerformance => 1,
            _ => self.denominator(),
        }
    }

    /// The addends in whole numbers, over the denominator (of products over a hundred times it);
    /// false where one isn't whole.
    fn light(&self, player: usize, method: Method, light: &mut Vec<Light>) -> bool {
        light.clear();
        let mut kept = Kept { measure: self, light, whole: true };
        self.visit(player, method, &mut kept);
        kept.whole
    }

    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    fn whole(&self, addend: Addend) -> Option<Light> {
        let base = match addend.base {
            Base::Place(place) => self.counting.hundredths(place)?,
            Base::Column(player) => self.figures?.whole(player)?,
            Base::Number(number) => number,
        };
        let adds = match addend.adds {
            Adds::Base => base,
            Adds::Minus => base.checked_neg()?,
            Adds::Times(hundredths) => base.checked_mul(hundredths)?,
            Adds::Number(number) => number,
        };
        Some(Light { base, adds, voluntary: addend.voluntary, cut: CutMark::Counts })
    }

    /// What the sum of the whole numbers is over.
    fn sum_denominator(&self, method: Method) -> i64 {
        if method == Method::Berger { 100 * self.denominator() } else { self.denominator() }
    }

    fn cut<C: Cuttable>(&self, items: &mut [C]) {
        let Criterion { low_cuts, high_cuts, .. } = *self.criterion;
        if self.criterion.method() == Method::Progress {
            // The running totals after the first rounds, whatever they are.
            for item in items.iter_mut().take(usize::from(low_cuts)) {
                *item.cut() = CutMark::Low;
            }
            return;
        }
        cut(items, low_cuts, high_cuts, self.counting.is_fide());
    }

    /// The sum of all addends of a method, none cut, and how many they are. Nothing is kept of them:
    /// this is the way of most tie-breaks.
    #[inline]
    fn sum(&self, player: usize, method: Method) -> (Exact, u64) {
        let mut sum = Sum { measure: self, whole: 0, rest: None, count: 0 };
        self.visit(player, method, &mut sum);
        let whole = Exact::fitted(sum.whole, i128::from(self.sum_denominator(method)));
        (sum.rest.map_or_else(|| whole.clone(), |rest| &rest + &whole), sum.count)
    }

    /// The sum of what is left after the cuts, and of how many addends.
    fn cut_sum(&self, player: usize, room: &mut Room) -> (Exact, u64) {
        let method = self.criterion.method();
        if self.criterion.low_cuts == 0 && self.criterion.high_cuts == 0 {
            return self.sum(player, method);
        }
        if self.light(player, method, &mut room.light) {
            self.cut(&mut room.light);
            room.light.retain(Cuttable::counts);
            let count = u64::try_from(room.light.len()).unwrap_or(u64::MAX);
            return (total(&room.light, self.sum_denominator(method)), count);
        }
        self.items(player, &mut room.items);
        let counted = || room.items.iter().filter(|item| item.counts());
        let count = u64::try_from(counted().count()).unwrap_or(u64::MAX);
        (counted().map(|item| &item.adds).sum(), count)
    }

    fn average(&self, player: usize, room: &mut Room) -> Option<Exact> {
        let (sum, count) = self.cut_sum(player, room);
        (count > 0).then(|| sum.divided_by(count))
    }

    /// The sums less one, less two ... lowest, down to the best single one (T3).
    fn truncated(&self, player: usize, room: &mut Room) -> Vec<Exact> {
        let (method, fide) = (self.criterion.method(), self.counting.is_fide());
        if self.light(player, method, &mut room.light) {
            order_of_cutting(&mut room.light, fide);
            let mut rest: i128 = room.light.iter().map(|light| i128::from(light.adds)).sum();
            let less = |at: usize| room.light.get(at).map_or(0, |light| i128::from(light.adds));
            let lengths = 0..truncated_length(room.light.len());
            return lengths
                .map(|at| {
                    rest -= less(at);
                    Exact::fitted(rest, i128::from(self.denominator()))
                })
                .collect();
        }
        self.items(player, &mut room.items);
        order_of_cutting(&mut room.items, fide);
        let mut rest: Exact = room.items.iter().map(|item| &item.adds).sum();
        (0..truncated_length(room.items.len()))
            .map(|at| {
                if let Some(item) = room.items.get(at) {
                    rest = &rest - &item.adds;
                }
                rest.clone()
            })
            .collect()
    }
}

/// Keeps the addends as exact numbers.
struct Items<'m, 't> {
    measure: &'m Measure<'t>,
    items: &'m mut Vec<Item>,
}

impl Sink for Items<'_, '_> {
    fn take(&mut self, addend: Addend) {
        self.items.push(self.measure.item(addend));
    }
}

/// Keeps the addends as whole numbers.
struct Kept<'m, 't> {
    measure: &'m Measure<'t>,
    light: &'m mut Vec<Light>,
    whole: bool,
}

impl Sink for Kept<'_, '_> {
    fn take(&mut self, addend: Addend) {
        match self.measure.whole(addend) {
            Some(light) => self.light.push(light),
            None => self.whole = false,
        }
    }
}

/// Adds up: whole numbers as machine integers, and only the others as fractions. A table has 999
/// rounds at most: the sum can't outgrow 128 bits.
struct Sum<'m, 't> {
    measure: &'m Measure<'t>,
    whole: i128,
    rest: Option<Exact>,
    count: u64,
}

impl Sum<'_, '_> {
    #[cold]
    fn take_fraction(&mut self, addend: Addend) {
        let adds = self.measure.item(addend).adds;
        self.rest = Some(self.rest.as_ref().map_or_else(|| adds.clone(), |rest| rest + &adds));
    }
}

impl Sink for Sum<'_, '_> {
    #[allow(clippy::inline_always)] // as `Measure::visit`
    #[inline(always)]
    fn take(&mut self, addend: Addend) {
        match self.measure.whole(addend) {
            Some(light) => self.whole += i128::from(light.adds),
            None => self.take_fraction(addend),
        }
        self.count += 1;
    }
}

/// The sum of whole numbers over a denominator.
fn total(light: &[Light], denominator: i64) -> Exact {
    let sum: i128 = light.iter().map(|light| i128::from(light.adds)).sum();
    Exact::fitted(sum, i128::from(denominator))
}
