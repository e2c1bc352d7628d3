//! The values of a criterion for all players at once.
//!
//! Each kind of tie-break has a tight loop over whole numbers laid out before; a player for whom it
//! gives nothing (fractions of those who left, byes in a round robin, numbers beyond measure) takes
//! the way through the addends, which gives the same.

use super::addend::{Addend, Sink};
use super::counts::TALLIED;
use super::{Measure, Room};
use crate::catalogue::Method;
use crate::column::{Column, Whole};
use crate::cut::truncated_length;
use crate::opponents::Opponents;
use crate::sequences::Sequences;
use crate::unplayed::Rounds;
use crate::{Exact, Value};

impl<'t> Measure<'t> {
    /// The values of all players.
    pub(crate) fn values(&self) -> Column {
        if self.dropped {
            return Column::undefined(self.table.players());
        }
        let table = self.table;
        match self.criterion.method() {
            Method::Points => self.own(100, |player| table.total(player)),
            Method::StartNumber => self.own(1, |player| i64::from(table.starts[player].get())),
            Method::CurrentBuchholz => self.current_buchholz(),
            Method::Rating => Column::Whole(self.ratings.numbers().clone()),
            Method::Performance => Column::Whole(self.ratings.performance(table).clone()),
            Method::PerfectPerformance => Column::Whole(self.ratings.perfect(table).clone()),
            Method::AverageRating => self.rounded_averages(self.ratings.numbers()),
            Method::AveragePerformance | Method::AveragePerfect => {
                self.figures.map_or_else(|| self.sums(|_| None), |f| self.rounded_averages(f))
            }
            Method::AverageBuchholz => self.averages(),
            Method::TruncatedSequence => self.sequences(),
            Method::Encounter => Column::undefined(table.players()),
            _ if self.is_cut() => self.cut_sums(),
            _ => self.plain_sums(),
        }
    }

    /// Every player's SOLK, made once for all criteria that count alike.
    pub(super) fn solkoff(&self) -> &'t Whole {
        self.counting.solkoff.get_or_init(|| {
            let rounds = self.rounds();
            self.sums_of(Method::Buchholz, |player| Some(sum(rounds.row(player)?)))
        })
    }

    fn rounds(&self) -> &'t Rounds {
        self.counting.rounds(self.table)
    }

    fn is_cut(&self) -> bool {
        self.criterion.low_cuts > 0 || self.criterion.high_cuts > 0
    }

    /// A whole number of every player's own.
    fn own(&self, denominator: i64, of: impl Fn(usize) -> i64) -> Column {
        Column::Whole(Whole::of(denominator, (0..self.table.players()).map(of)))
    }

    /// Sums, none of whose addends is cut. The methods stand here as constants, so that each has a
    /// loop of its own.
    fn plain_sums(&self) -> Column {
        match self.criterion.method() {
            Method::Buchholz => Column::Whole(self.solkoff().clone()),
            Method::OpponentsBuchholz => self.opponents_sums(),
            Method::Berger => self.bergers(),
            Method::Koya => self.sums(|player| self.whole_sum(player, Method::Koya)),
            Method::Shmulyan => self.sums(|player| self.whole_sum(player, Method::Shmulyan)),
            Method::Progress => self.sums(|player| self.whole_sum(player, Method::Progress)),
            Method::StandardPoints => {
                self.sums(|player| self.whole_sum(player, Method::StandardPoints))
            }
            method => match TALLIED.iter().position(|&tallied| tallied == method) {
                Some(place) => self.tallied(place),
                None => self.sums(|_| None),
            },
        }
    }

    /// Counts of rounds, in halves as everything that counts rounds.
    fn tallied(&self, place: usize) -> Column {
        let tallies = self.counting.tallies.get_or_init(|| self.tallies());
        self.own(2, |player| 2 * i64::from(tallies[player][place]))
    }

    /// Sums of what is left after the cuts.
    fn cut_sums(&self) -> Column {
        let (low, high) = (self.criterion.low_cuts, self.criterion.high_cuts);
        if self.criterion.method() != Method::Buchholz || high > 1 {
            return self.sums(|_| None);
        }
        let rounds = self.rounds();
        self.sums(|player| {
            let left = rounds.sorted(player)?.get(usize::from(low)..).unwrap_or_default();
            let highest = left.iter().max().filter(|_| high > 0).copied().unwrap_or(0);
            Some(sum(left) - i64::from(highest))
        })
    }

    /// What `quick` gives over the denominator; for whom it gives nothing, the sum of the addends.
    fn sums(&self, quick: impl FnMut(usize) -> Option<i64>) -> Column {
        Column::Whole(self.sums_of(self.criterion.method(), quick))
    }

    fn sums_of(&self, method: Method, mut quick: impl FnMut(usize) -> Option<i64>) -> Whole {
        let mut room = Room::default();
        let mut column = Whole::new(self.sum_denominator(method), self.table.players());
        for player in 0..self.table.players() {
            match quick(player) {
                Some(number) => column.push(number),
                None if method == self.criterion.method() => {
                    column.push_exact(self.cut_sum(player, &mut room).0);
                }
                None => column.push_exact(self.sum(player, method).0),
            }
        }
        column
    }

    /// The sum of all addends, if they and it are whole.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    fn whole_sum(&self, player: usize, method: Method) -> Option<i64> {
        let mut sum = WholeSum { measure: self, sum: 0, whole: true };
        self.visit(player, method, &mut sum);
        sum.whole.then_some(sum.sum)
    }

    /// SOLK+.
    fn opponents_sums(&self) -> Column {
        let opponents = self.table.paired();
        self.sums(|player| opponents.sum(player, self.figures?).map(|(sum, _)| sum))
    }

    /// SB: under the draughts profiles a round without an opponent is no entry.
    fn bergers(&self) -> Column {
        let (rounds, fide) = (self.rounds(), self.counting.is_fide());
        self.sums(|player| {
            let entries = rounds.row(player)?.iter().zip(self.table.row(player));
            let counts = entries.filter(|(_, entry)| fide || entry.opponent().is_some());
            Some(counts.map(|(&points, entry)| i64::from(points) * entry.points).sum())
        })
    }

    /// CUR-BUCH: what the opponents have now; who stands for none has 0.
    fn current_buchholz(&self) -> Column {
        let opponents = self.table.paired();
        let of = |&opponent: &u32| self.table.total(opponent as usize);
        self.own(100, |player| opponents.of(player).iter().map(of).sum())
    }

    /// Averages to the nearest whole number, a half upwards (ARO, APRO, APPO).
    fn rounded_averages(&self, figures: &Whole) -> Column {
        let (met, mut room) = (self.table.met(), Room::default());
        let mut column = Whole::new(1, self.table.players());
        for player in 0..self.table.players() {
            let quick = self.quick_sum(met, player, figures).and_then(|(sum, count)| {
                (2 * i128::from(sum) + count).checked_div_euclid(2 * count)
            });
            let rounded = match quick.and_then(|average| i64::try_from(average).ok()) {
                Some(average) => Some(average),
                None => self.average(player, &mut room).and_then(|average| average.rounded_up()),
            };
            match rounded {
                Some(average) => column.push(average),
                None => column.push_undefined(),
            }
        }
        Column::Whole(column)
    }

    /// The sum of the figures of those met, and how many they are, where nothing is cut.
    fn quick_sum(&self, met: &Opponents, player: usize, figures: &Whole) -> Option<(i64, i128)> {
        let (sum, count) = met.sum(player, figures).filter(|_| !self.is_cut())?;
        Some((sum, i128::try_from(count).ok()?))
    }

    /// AOB: exact averages.
    fn averages(&self) -> Column {
        let (met, mut room) = (self.table.met(), Room::default());
        let mut average = |player| {
            let over_the_board = !self.are_forfeits_met();
            let quick = self.figures.filter(|_| over_the_board);
            let quick = quick.and_then(|figures| self.quick_sum(met, player, figures));
            match quick {
                Some((sum, count)) if count > 0 => {
                    Some(Exact::fitted(i128::from(sum), 100 * count))
                }
                _ => self.average(player, &mut room),
            }
        };
        let value = |player| average(player).map_or(Value::Undefined, Value::Number);
        Column::Values((0..self.table.players()).map(value).collect())
    }

    /// The full truncated sequences (T3).
    fn sequences(&self) -> Column {
        let (rounds, mut room) = (self.rounds(), Room::default());
        let (players, width) = (self.table.players(), usize::from(self.table.rounds));
        let mut sequences = Sequences::new(players, players * truncated_length(width));
        for player in 0..players {
            match rounds.sorted(player) {
                Some(numbers) => sequences.push(sequence(numbers)),
                None => sequences.push_exact(self.truncated(player, &mut room)),
            }
        }
        Column::Sequences(sequences)
    }
}

fn sum(numbers: &[i32]) -> i64 {
    numbers.iter().map(|&number| i64::from(number)).sum()
}

/// The sums less one, less two ... of the numbers of hundredths in the order of cutting.
fn sequence(numbers: &[i32]) -> impl Iterator<Item = i64> {
    let mut rest = sum(numbers);
    (0..truncated_length(numbers.len())).map(move |at| {
        rest -= numbers.get(at).map_or(0, |&number| i64::from(number));
        rest
    })
}

/// Adds up whole numbers.
struct WholeSum<'m, 't> {
    measure: &'m Measure<'t>,
    sum: i64,
    /// Whether everything was whole and fitted.
    whole: bool,
}

impl Sink for WholeSum<'_, '_> {
    #[allow(clippy::inline_always)] // as `Measure::visit`
    #[inline(always)]
    fn take(&mut self, addend: Addend) {
        let Some(light) = self.measure.whole(addend) else {
            self.whole = false;
            return;
        };
        let (sum, wraps) = self.sum.overflowing_add(light.adds);
        self.sum = sum;
        self.whole &= !wraps;
    }
}
