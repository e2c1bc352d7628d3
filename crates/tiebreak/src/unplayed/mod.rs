//! What a round counts for in the opponents' tie-breaks: one small file a profile.
//!
//! Each profile says two things: what every player's points count for when he is somebody's
//! opponent, and what one round of one player gives. Nothing else in the crate knows how a game
//! that was not played counts.

pub(crate) mod fide;
pub(crate) mod fmjd;
pub(crate) mod manual;
mod rounds;

use core::cell::OnceCell;

use crate::column::Whole;
use crate::crosstable::{Crosstable, Entry};
use crate::measure::Tally;
use crate::{Exact, Profile};
pub(crate) use rounds::Rounds;

/// Why a round counts for what it counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// A game over the board.
    Played,
    /// A game that has no result yet.
    Unfinished,
    /// A forfeit; the scheduled opponent counts.
    Forfeit,
    /// The opponent left: he counts with the average of his score group.
    OpponentLeft {
        /// After which round he stopped.
        after: u16,
        /// How many are in the group.
        group: u32,
    },
    /// The opponent left and nobody else was in his group: he keeps his own points.
    OpponentLeftAlone {
        /// After which round he stopped.
        after: u16,
    },
    /// The plus counts for the lowest number of points in the event.
    PlusLowest,
    /// The plus, which gives nothing here.
    Plus,
    /// No opponent: the round counts 0.
    NoOpponent,
    /// A dummy opponent with the player's own points.
    DummyOwn,
    /// The same, no more than the scheduled opponent has.
    DummyOpponent,
    /// The same, no more than a draw in every round.
    DummyDraws,
}

/// A number of a [`Counting`], by its place: what opponents count for is added up thousands of times
/// and looked up, not copied.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place(u32);

/// What one round of one player counts for.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Counted {
    /// The points of the opponent, or of what stands for him.
    pub(crate) points: Place,
    pub(crate) why: Why,
    /// A voluntary unplayed round: cut first under FIDE's 16.5.
    pub(crate) voluntary: bool,
}

/// Zero, and the one other number that a profile needs: what the plus counts for, or a draw in every
/// round.
const ZERO: Place = Place(0);
const SPECIAL: Place = Place(1);

/// Where the players' numbers begin.
const FIRST: u32 = 2;

impl Counted {
    const fn of(points: Place, why: Why) -> Self {
        Self { points, why, voluntary: false }
    }
}

/// The place of what a player counts for as an opponent.
#[inline]
#[allow(clippy::cast_possible_truncation)] // an event has a million players at most
const fn of_player(player: usize) -> Place {
    Place(FIRST + player as u32)
}

/// No whole number of hundredths.
const NOT_WHOLE: i64 = i64::MIN;

/// How the points of opponents count under one profile.
#[derive(Debug)]
pub(crate) struct Counting {
    numbers: Vec<Exact>,
    /// The same in hundredths, or [`NOT_WHOLE`].
    hundredths: Vec<i64>,
    rule: Rule,
    rounds: OnceCell<Rounds>,
    /// The sums of all of it: SOLK, which other tie-breaks are made from too.
    pub(crate) solkoff: OnceCell<Whole>,
    /// The rounds that count for one thing or another.
    pub(crate) tallies: OnceCell<Vec<Tally>>,
}

#[derive(Debug)]
enum Rule {
    Fmjd,
    Manual(manual::Manual),
    Fide(fide::Fide),
}

impl Counting {
    /// Under the profile; `leaving` is the caller's word on who left (T5).
    pub(crate) fn new(
        table: &Crosstable<'_>,
        profile: Profile,
        reading: fide::Reading,
        leaving: &manual::Leaving,
    ) -> Self {
        let (special, players, rule) = match profile {
            Profile::Fmjd => (Exact::ZERO, fmjd::totals(table), Rule::Fmjd),
            Profile::RulesManual(options) => {
                let (plus, totals, manual) = manual::Manual::new(table, options, leaving);
                (plus, totals, Rule::Manual(manual))
            }
            Profile::Fide(edition) => {
                let (draws, numbers, fide) = fide::Fide::new(table, edition, reading);
                (draws, numbers, Rule::Fide(fide))
            }
        };
        let mut numbers = vec![Exact::ZERO, special];
        numbers.extend(players);
        let whole = |number: &Exact| number.over(100).unwrap_or(NOT_WHOLE);
        let hundredths = numbers.iter().map(whole).collect();
        let (rounds, solkoff, tallies) = Default::default();
        Self { numbers, hundredths, rule, rounds, solkoff, tallies }
    }

    /// The number at a place.
    #[inline]
    pub(crate) fn exact(&self, place: Place) -> &Exact {
        &self.numbers[place.0 as usize]
    }

    /// The number at a place in hundredths, if it is a whole number of them.
    #[inline]
    pub(crate) fn hundredths(&self, place: Place) -> Option<i64> {
        let number = self.hundredths[place.0 as usize];
        (number != NOT_WHOLE).then_some(number)
    }

    /// What a round of a player counts for in SOLK and its kin; none where it is no entry.
    #[allow(clippy::inline_always)] // called for every round of every player
    #[inline(always)]
    pub(crate) fn entry(
        &self,
        table: &Crosstable<'_>,
        player: usize,
        round: u16,
        entry: Entry,
    ) -> Option<Counted> {
        match &self.rule {
            Rule::Fmjd => Some(fmjd::entry(entry)),
            Rule::Manual(manual) => Some(manual.entry(entry)),
            Rule::Fide(fide) => fide.entry(self, table, player, round, entry),
        }
    }

    /// What every round counts for, laid out.
    pub(crate) fn rounds(&self, table: &Crosstable<'_>) -> &Rounds {
        self.rounds.get_or_init(|| Rounds::new(self, table))
    }

    /// What a round counts for where only scheduled opponents do (SB, SHMU, SOLK+ of the draughts
    /// family).
    #[allow(clippy::inline_always)] // called for every round of every player
    #[inline(always)]
    pub(crate) fn opponent(&self, entry: Entry) -> Option<(usize, Counted)> {
        let opponent = entry.opponent()?;
        let counted = match &self.rule {
            Rule::Manual(manual) => manual.entry(entry),
            Rule::Fmjd | Rule::Fide(_) => fmjd::entry(entry),
        };
        Some((opponent, counted))
    }

    /// Whether FIDE's order of cutting holds.
    pub(crate) fn is_fide(&self) -> bool {
        matches!(self.rule, Rule::Fide(_))
    }

    /// Who left with nobody else in his group (T5).
    pub(crate) fn left_alone(&self) -> Vec<usize> {
        match &self.rule {
            Rule::Manual(manual) => manual.left_alone(),
            Rule::Fmjd | Rule::Fide(_) => Vec::new(),
        }
    }
}
