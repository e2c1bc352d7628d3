//! What every round of every player counts for, laid out in one list.
//!
//! SOLK and its kin read the same numbers again and again: they are looked up once.

use core::cell::OnceCell;

use super::Counting;
use crate::crosstable::Crosstable;

/// Up to this many hundredths, either way: a number has 32 bits, and sums of products over 999 rounds
/// stay in 64.
const SMALL: u64 = 1 << 26;

/// By player, then by round.
#[derive(Debug)]
pub(crate) struct Rounds {
    /// How many numbers a player has.
    width: usize,
    /// In hundredths.
    points: Vec<i32>,
    voluntary: Vec<bool>,
    /// By player: whether every round is an entry, of whole hundredths and small.
    plain: Vec<bool>,
    /// The points of every player in the order of cutting.
    sorted: OnceCell<Vec<i32>>,
}

impl Rounds {
    pub(super) fn new(counting: &Counting, table: &Crosstable<'_>) -> Self {
        let (players, rounds) = (table.players(), usize::from(table.rounds));
        let mut points = Vec::with_capacity(players * rounds);
        let mut voluntary = Vec::with_capacity(players * rounds);
        let mut plain = Vec::with_capacity(players);
        for player in 0..players {
            let mut all = true;
            for (round, entry) in table.numbered(player) {
                let counted = counting.entry(table, player, round, entry);
                let number = counted.and_then(|counted| counting.hundredths(counted.points));
                let is_small = |number: i64| number.unsigned_abs() <= SMALL;
                let number = number.filter(|&n| is_small(n) && is_small(entry.points));
                all &= number.is_some();
                points.push(number.and_then(|number| i32::try_from(number).ok()).unwrap_or(0));
                voluntary.push(counted.is_some_and(|counted| counted.voluntary));
            }
            plain.push(all);
        }
        Self { width: rounds, points, voluntary, plain, sorted: OnceCell::new() }
    }

    /// What the rounds of a player count for, in hundredths; none where not every round is an entry
    /// of small whole hundredths.
    #[inline]
    pub(crate) fn row(&self, player: usize) -> Option<&[i32]> {
        self.plain[player].then(|| self.part(&self.points, player))
    }

    /// The same in the order in which the full truncation leaves them out: a voluntary unplayed
    /// round first (only FIDE's profiles know them), else the lowest.
    #[inline]
    pub(crate) fn sorted(&self, player: usize) -> Option<&[i32]> {
        let sorted = self.sorted.get_or_init(|| self.sort());
        self.plain[player].then(|| self.part(sorted, player))
    }

    fn part<'a, T>(&self, list: &'a [T], player: usize) -> &'a [T] {
        &list[player * self.width..(player + 1) * self.width]
    }

    fn sort(&self) -> Vec<i32> {
        let mut sorted = self.points.clone();
        let mut marked = Vec::new();
        for player in 0..self.plain.len() {
            let row = &mut sorted[player * self.width..(player + 1) * self.width];
            let voluntary = self.part(&self.voluntary, player);
            if voluntary.contains(&true) {
                marked.clear();
                marked
                    .extend(voluntary.iter().map(|voluntary| !voluntary).zip(row.iter().copied()));
                marked.sort_unstable();
                row.iter_mut().zip(&marked).for_each(|(number, &(_, sorted))| *number = sorted);
            } else {
                row.sort_unstable();
            }
        }
        sorted
    }
}
