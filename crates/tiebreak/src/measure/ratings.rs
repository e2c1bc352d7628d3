//! Tie-breaks from the opponents' ratings (C.07 Article 10): games over the board alone.

use shashki_tournament::Outcome;

use super::Measure;
use super::addend::{Addend, Base, Sink};
use crate::catalogue::Method;
use crate::crosstable::What;
use crate::{Exact, rating};

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
    pub(super) fn opponents_ratings(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let Some(opponent) = entry.played_opponent() else { continue };
            let rating = Base::Number(self.rating(opponent).unwrap_or(0));
            to.take(Addend::new(round, Some(opponent), rating));
        }
    }

    /// The TPR or PTP of those met over the board.
    pub(super) fn opponents_performances(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let Some(opponent) = entry.played_opponent() else { continue };
            to.take(Addend::new(round, Some(opponent), Base::Column(opponent)));
        }
    }

    /// The opponents' ratings, and twice the score: a rating knows a win, a draw and a loss,
    /// whatever the event gives for them.
    fn results(&self, player: usize, ratings: &mut Vec<i32>) -> u32 {
        ratings.clear();
        let mut half_points = 0;
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
        half_points
    }

    pub(super) fn performance_number(&self, player: usize, room: &mut Vec<i32>) -> Option<Exact> {
        let half_points = self.results(player, room);
        rating::performance(room, half_points).map(|number| Exact::whole(i64::from(number)))
    }

    pub(super) fn perfect_number(&self, player: usize, room: &mut Vec<i32>) -> Option<Exact> {
        let half_points = self.results(player, room);
        rating::perfect_performance(room, half_points).map(|number| Exact::whole(i64::from(number)))
    }
}
