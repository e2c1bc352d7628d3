//! Tie-breaks from the opponents' ratings (C.07 Article 10): games over the board alone.

use super::Measure;
use super::addend::{Addend, Base, Sink};
use crate::catalogue::Method;

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

    /// The ratings of those met over the board.
    pub(super) fn opponents_ratings(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let Some(opponent) = entry.played_opponent() else { continue };
            let rating = Base::Number(self.ratings.numbers().whole(opponent).unwrap_or(0));
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
}
