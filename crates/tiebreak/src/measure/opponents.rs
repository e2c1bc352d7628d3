//! Tie-breaks from the opponents' results.

use shashki_tournament::Outcome;

use super::Measure;
use crate::Exact;
use crate::crosstable::{Entry, What};
use crate::item::Item;
use crate::unplayed::Counted;

fn item(round: u16, entry: Entry, counted: Counted, adds: Exact) -> Item {
    let Counted { points, why, voluntary } = counted;
    Item { why: Some(why), voluntary, ..Item::new(round, entry.opponent(), points, adds) }
}

impl Measure<'_> {
    /// SOLK, BH, FB and their cuts: what every round counts for.
    pub(super) fn buchholz(&self, player: usize, items: &mut Vec<Item>) {
        items.clear();
        for (round, entry) in self.table.numbered(player) {
            if let Some(counted) = self.counting.entry(self.table, player, round, entry) {
                let adds = counted.points.clone();
                items.push(item(round, entry, counted, adds));
            }
        }
    }

    /// SOLK+: the scheduled opponents' SOLK as printed.
    pub(super) fn opponents_buchholz(&self, player: usize, items: &mut Vec<Item>) {
        for (round, entry) in self.table.numbered(player) {
            let Some((opponent, counted)) = self.counting.opponent(entry) else { continue };
            let solkoff = self.base_of(opponent);
            let why = Some(counted.why);
            items.push(Item { why, ..Item::new(round, Some(opponent), solkoff.clone(), solkoff) });
        }
    }

    /// AOB: the BH of those met over the board, to be averaged.
    pub(super) fn average_buchholz(&self, player: usize, items: &mut Vec<Item>) {
        for (round, entry) in self.table.numbered(player) {
            let Some(opponent) = entry.opponent().filter(|_| self.is_met(entry)) else { continue };
            let buchholz = self.base_of(opponent);
            items.push(Item::new(round, Some(opponent), buchholz.clone(), buchholz));
        }
    }

    fn base_of(&self, player: usize) -> Exact {
        self.base.get(player).cloned().flatten().unwrap_or_default()
    }

    /// Whether the game counts as played: over the board, by `/P` or in a round robin under FIDE's
    /// profiles by forfeit too (15.2).
    fn is_met(&self, entry: Entry) -> bool {
        match entry.what {
            What::Played(_) => true,
            What::Forfeit(_) => {
                self.criterion.forfeits_played
                    || (self.counting.is_fide() && self.table.round_robin)
            }
            What::Unfinished | What::Alone(_) | What::Absent => false,
        }
    }

    /// SB: the opponent's points times the points made. Under FIDE's profiles unplayed rounds count
    /// with their dummy, under the draughts profiles only rounds with a scheduled opponent do.
    pub(super) fn berger(&self, player: usize, items: &mut Vec<Item>) {
        for (round, entry) in self.table.numbered(player) {
            let counted = if self.counting.is_fide() {
                self.counting.entry(self.table, player, round, entry)
            } else {
                self.counting.opponent(entry).map(|(_, counted)| counted)
            };
            if let Some(counted) = counted {
                let adds = &counted.points * &Exact::hundredths(entry.points);
                items.push(item(round, entry, counted, adds));
            }
        }
    }

    /// SHMU: with a plus for those beaten, with a minus for those lost to; forfeits count.
    pub(super) fn shmulyan(&self, player: usize, items: &mut Vec<Item>) {
        for (round, entry) in self.table.numbered(player) {
            let (What::Played(outcome) | What::Forfeit(outcome)) = entry.what else { continue };
            let Some((_, counted)) = self.counting.opponent(entry) else { continue };
            let adds = match outcome {
                Outcome::Win => counted.points.clone(),
                Outcome::Loss => -&counted.points,
                Outcome::Draw => continue,
            };
            items.push(item(round, entry, counted, adds));
        }
    }

    /// KS: the points against those who made half of what could be made, or more.
    pub(super) fn koya(&self, player: usize, items: &mut Vec<Item>) {
        // Twice the limit, in hundredths; a half point is what a draw gives.
        let table = self.table;
        let possible = i64::from(table.rounds) * table.win() * table.games_a_meeting;
        let limit = possible + 2 * i64::from(self.criterion.limit_shift) * table.draw();
        for (round, entry) in table.numbered(player) {
            let Some(opponent) = entry.opponent().filter(|_| self.is_met(entry)) else { continue };
            let points = table.total(opponent);
            if 2 * points >= limit {
                let made = Exact::hundredths(entry.points);
                items.push(Item::new(round, Some(opponent), Exact::hundredths(points), made));
            }
        }
    }
}
