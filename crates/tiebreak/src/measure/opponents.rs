//! Tie-breaks from the opponents' results.

use shashki_tournament::Outcome;

use super::Measure;
use super::addend::{Addend, Adds, Base, Sink};
use crate::crosstable::{Entry, What};
use crate::unplayed::Counted;

#[inline]
fn addend(round: u16, entry: Entry, counted: Counted, adds: Adds) -> Addend {
    let Counted { points, why, voluntary } = counted;
    let base = Base::Place(points);
    Addend { round, opponent: entry.opponent(), why: Some(why), base, adds, voluntary }
}

impl Measure<'_> {
    /// SOLK, BH, FB and their cuts: what every round counts for.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    pub(super) fn buchholz(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            if let Some(counted) = self.counting.entry(self.table, player, round, entry) {
                to.take(addend(round, entry, counted, Adds::Base));
            }
        }
    }

    /// SOLK+: the scheduled opponents' SOLK as printed.
    pub(super) fn opponents_buchholz(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let Some((opponent, _)) = self.counting.opponent(entry) else { continue };
            to.take(Addend::new(round, Some(opponent), Base::Column(opponent)));
        }
    }

    /// AOB: the BH of those met over the board, to be averaged.
    pub(super) fn average_buchholz(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let Some(opponent) = entry.opponent().filter(|_| self.is_met(entry)) else { continue };
            to.take(Addend::new(round, Some(opponent), Base::Column(opponent)));
        }
    }

    /// Whether the game counts as played: over the board, by `/P` or in a round robin under FIDE's
    /// profiles by forfeit too (15.2).
    fn is_met(&self, entry: Entry) -> bool {
        match entry.what {
            What::Played(_) => true,
            What::Forfeit(_) => self.are_forfeits_met(),
            What::Unfinished | What::Alone(_) | What::Absent => false,
        }
    }

    pub(super) fn are_forfeits_met(&self) -> bool {
        self.criterion.forfeits_played || (self.counting.is_fide() && self.table.round_robin)
    }

    /// SB: the opponent's points times the points made. Under FIDE's profiles unplayed rounds count
    /// with their dummy, under the draughts profiles only rounds with a scheduled opponent do.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    pub(super) fn berger(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let counted = if self.counting.is_fide() {
                self.counting.entry(self.table, player, round, entry)
            } else {
                self.counting.opponent(entry).map(|(_, counted)| counted)
            };
            if let Some(counted) = counted {
                to.take(addend(round, entry, counted, Adds::Times(entry.points)));
            }
        }
    }

    /// SHMU: with a plus for those beaten, with a minus for those lost to; forfeits count.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    pub(super) fn shmulyan(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let (What::Played(outcome) | What::Forfeit(outcome)) = entry.what else { continue };
            let Some((_, counted)) = self.counting.opponent(entry) else { continue };
            match outcome {
                Outcome::Win => to.take(addend(round, entry, counted, Adds::Base)),
                Outcome::Loss => to.take(addend(round, entry, counted, Adds::Minus)),
                Outcome::Draw => {}
            }
        }
    }

    /// KS: the points against those who made half of what could be made, or more.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    pub(super) fn koya(&self, player: usize, to: &mut impl Sink) {
        // Twice the limit, in hundredths; a half point is what a draw gives.
        let table = self.table;
        let possible = i64::from(table.rounds) * table.win() * table.games_a_meeting;
        let limit = possible + 2 * i64::from(self.criterion.limit_shift) * table.draw();
        for (round, entry) in table.numbered(player) {
            let Some(opponent) = entry.opponent().filter(|_| self.is_met(entry)) else { continue };
            let points = table.total(opponent);
            if 2 * points >= limit {
                let addend = Addend::new(round, Some(opponent), Base::Number(points));
                to.take(Addend { adds: Adds::Number(entry.points), ..addend });
            }
        }
    }
}
