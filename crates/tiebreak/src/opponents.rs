//! Every player's opponents in one list.

use crate::column::Whole;
use crate::crosstable::{Crosstable, Entry};

/// The opponents of every player, some rounds left out.
#[derive(Debug)]
pub(crate) struct Opponents {
    /// Where a player's begin; and the end.
    starts: Vec<usize>,
    /// By index: an event has a million players at most.
    list: Vec<u32>,
}

impl Opponents {
    /// Those whom `of` finds in the entries.
    pub(crate) fn new(table: &Crosstable<'_>, of: impl Fn(Entry) -> Option<u32>) -> Self {
        let players = table.players();
        let mut starts = Vec::with_capacity(players + 1);
        let mut list = Vec::with_capacity(players * usize::from(table.rounds));
        starts.push(0);
        for player in 0..players {
            list.extend(table.row(player).iter().filter_map(|&entry| of(entry)));
            starts.push(list.len());
        }
        Self { starts, list }
    }

    /// The opponents of a player, in the order of the rounds.
    #[inline]
    pub(crate) fn of(&self, player: usize) -> &[u32] {
        &self.list[self.starts[player]..self.starts[player + 1]]
    }

    /// The sum of the opponents' figures, and how many they are; none where one isn't whole.
    #[inline]
    pub(crate) fn sum(&self, player: usize, figures: &Whole) -> Option<(i64, usize)> {
        let opponents = self.of(player);
        let mut sum = 0_i64;
        for &opponent in opponents {
            sum = sum.checked_add(figures.whole(opponent as usize)?)?;
        }
        Some((sum, opponents.len()))
    }
}
