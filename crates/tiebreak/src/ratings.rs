//! Ratings of all players and their performances, made once for all criteria that use them.

use core::cell::OnceCell;

use shashki_tournament::Outcome;

use crate::column::Whole;
use crate::crosstable::{Crosstable, What};
use crate::rating;

/// The ratings as criteria with one modifier `/U`, or without it, take them.
#[derive(Debug)]
pub(crate) struct Ratings {
    /// What an unrated player counts with.
    pub(crate) unrated: Option<u16>,
    numbers: Whole,
    /// Whether somebody who met an opponent over the board has none.
    lacking: OnceCell<bool>,
    performance: OnceCell<Whole>,
    perfect: OnceCell<Whole>,
}

impl Ratings {
    pub(crate) fn new(table: &Crosstable<'_>, unrated: Option<u16>) -> Self {
        let mut numbers = Whole::new(1, table.players());
        for rating in &table.ratings {
            match rating.or(unrated) {
                Some(rating) => numbers.push(i64::from(rating)),
                None => numbers.push_undefined(),
            }
        }
        let (lacking, performance, perfect) = Default::default();
        Self { unrated, numbers, lacking, performance, perfect }
    }

    /// The rating of every player.
    pub(crate) fn numbers(&self) -> &Whole {
        &self.numbers
    }

    /// Whether somebody who met an opponent over the board has no rating, nor one by `/U`.
    pub(crate) fn are_lacking(&self, table: &Crosstable<'_>) -> bool {
        let plays = |p: usize| table.row(p).iter().any(|e| e.played_opponent().is_some());
        let lacks = |p: usize| self.numbers.whole(p).is_none() && plays(p);
        *self.lacking.get_or_init(|| (0..table.players()).any(lacks))
    }

    /// TPR of every player.
    pub(crate) fn performance(&self, table: &Crosstable<'_>) -> &Whole {
        self.performance.get_or_init(|| self.by_results(table, rating::performance))
    }

    /// PTP of every player.
    pub(crate) fn perfect(&self, table: &Crosstable<'_>) -> &Whole {
        self.perfect.get_or_init(|| self.by_results(table, rating::perfect_performance))
    }

    /// What the opponents' ratings and twice the score make. A rating knows a win, a draw and a loss,
    /// whatever the event gives for them.
    fn by_results(&self, table: &Crosstable<'_>, of: impl Fn(&[i32], u32) -> Option<i32>) -> Whole {
        let mut numbers = Whole::new(1, table.players());
        let mut ratings = Vec::new();
        for player in 0..table.players() {
            ratings.clear();
            let mut half_points = 0;
            for entry in table.row(player) {
                let (Some(opponent), What::Played(outcome)) = (entry.opponent(), entry.what) else {
                    continue;
                };
                let rating = self.numbers.whole(opponent).and_then(|r| i32::try_from(r).ok());
                ratings.push(rating.unwrap_or(0));
                half_points += match outcome {
                    Outcome::Win => 2,
                    Outcome::Draw => 1,
                    Outcome::Loss => 0,
                };
            }
            match of(&ratings, half_points) {
                Some(number) => numbers.push(i64::from(number)),
                None => numbers.push_undefined(),
            }
        }
        numbers
    }
}
