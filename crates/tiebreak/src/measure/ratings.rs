//! Tie-breaks from the opponents' ratings (C.07 Article 10): games over the board alone.

use shashki_tournament::Outcome;

use super::Measure;
use crate::Exact;
use crate::catalogue::Method;
use crate::crosstable::What;
use crate::item::Item;
use crate::rating;

impl Measure<'_> {
    /// Whether the criterion can't be had where somebody has no rating.
    pub(super) fn needs_ratings(&self) -> bool {
        matches!(
            self.criterion.method(),
            Method::AverageRating
                | Method::Performance
                | Method::PerfectPerformance
                | Method::AveragePerformance
                | Method::AveragePerfect
        )
    }

    /// Whether somebody who met an opponent over the board has no rating, nor one by `/U`.
    pub(super) fn somebody_unrated(&self) -> bool {
        let plays = |p: usize| self.table.row(p).iter().any(|e| e.played_opponent().is_some());
        (0..self.table.players()).any(|p| self.rating(p).is_none() && plays(p))
    }

    pub(super) fn rating(&self, player: usize) -> Option<i64> {
        let rating = self.table.event.players()[player].rating;
        rating.or(self.criterion.unrated).map(i64::from)
    }

    /// The ratings of those met over the board.
    pub(super) fn opponents_ratings(&self, player: usize, items: &mut Vec<Item>) {
        for (round, entry) in self.table.numbered(player) {
            let Some(opponent) = entry.played_opponent() else { continue };
            let rating = Exact::whole(self.rating(opponent).unwrap_or(0));
            items.push(Item::new(round, Some(opponent), rating.clone(), rating));
        }
    }

    /// The TPR or PTP of those met over the board.
    pub(super) fn opponents_performances(&self, player: usize, items: &mut Vec<Item>) {
        for (round, entry) in self.table.numbered(player) {
            let Some(opponent) = entry.played_opponent() else { continue };
            let Some(number) = self.base.get(opponent).cloned().flatten() else { continue };
            items.push(Item::new(round, Some(opponent), number.clone(), number));
        }
    }

    /// The opponents' ratings and twice the score: a rating knows a win, a draw and a loss,
    /// whatever the event gives for them.
    fn results(&self, player: usize) -> (Vec<i32>, u32) {
        let (mut ratings, mut half_points) = (Vec::with_capacity(self.table.row(player).len()), 0);
        for entry in self.table.row(player) {
            let (Some(opponent), What::Played(outcome)) = (entry.opponent(), entry.what) else {
                continue;
            };
            let rating = self.rating(opponent).and_then(|rating| i32::try_from(rating).ok());
            ratings.push(rating.unwrap_or(0));
            half_points += match outcome {
                Outcome::Win => 2,
                Outcome::Draw => 1,
                Outcome::Loss => 0,
            };
        }
        (ratings, half_points)
    }

    pub(super) fn performance_number(&self, player: usize) -> Option<i64> {
        let (ratings, half_points) = self.results(player);
        rating::performance(&ratings, half_points).map(i64::from)
    }

    pub(super) fn perfect_number(&self, player: usize) -> Option<i64> {
        let (ratings, half_points) = self.results(player);
        rating::perfect_performance(&ratings, half_points).map(i64::from)
    }

    pub(super) fn performance_of(&self, player: usize) -> Option<Exact> {
        self.performance_number(player).map(Exact::whole)
    }

    pub(super) fn perfect_of(&self, player: usize) -> Option<Exact> {
        self.perfect_number(player).map(Exact::whole)
    }
}
