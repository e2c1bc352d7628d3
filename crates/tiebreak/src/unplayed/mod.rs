//! What a round counts for in the opponents' tie-breaks: one small file a profile.
//!
//! Each profile says two things: what every player's points count for when he is somebody's
//! opponent, and what one round of one player gives. Nothing else in the crate knows how a game
//! that was not played counts.

pub(crate) mod fide;
pub(crate) mod fmjd;
pub(crate) mod manual;

use crate::crosstable::{Crosstable, Entry};
use crate::{Exact, Profile};

/// Why a round counts for what it counts.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// What one round of one player counts for.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    /// The points of the opponent, or of what stands for him.
    pub(crate) points: Exact,
    pub(crate) why: Why,
    /// A voluntary unplayed round: cut first under FIDE's 16.5.
    pub(crate) voluntary: bool,
}

impl Counted {
    fn of(points: &Exact, why: Why) -> Self {
        Self { points: points.clone(), why, voluntary: false }
    }
}

/// How the points of opponents count under one profile.
#[derive(Debug)]
pub(crate) struct Counting {
    /// What each player counts for as an opponent.
    pub(crate) totals: Vec<Exact>,
    rule: Rule,
}

#[derive(Debug)]
enum Rule {
    Fmjd,
    Manual(manual::Manual),
    Fide(fide::Fide),
}

impl Counting {
    /// Under the profile; `named` and `not_left` are the caller's word on who left (T5).
    pub(crate) fn new(
        table: &Crosstable<'_>,
        profile: Profile,
        reading: fide::Reading,
        leaving: &manual::Leaving,
    ) -> Self {
        match profile {
            Profile::Fmjd => Self { totals: fmjd::totals(table), rule: Rule::Fmjd },
            Profile::RulesManual(options) => {
                let (totals, manual) = manual::Manual::new(table, options, leaving);
                Self { totals, rule: Rule::Manual(manual) }
            }
            Profile::Fide(edition) => {
                let (totals, fide) = fide::Fide::new(table, edition, reading);
                Self { totals, rule: Rule::Fide(fide) }
            }
        }
    }

    /// What a round of a player counts for in SOLK and its kin; none where it is no entry.
    #[inline]
    pub(crate) fn entry(
        &self,
        table: &Crosstable<'_>,
        player: usize,
        round: u16,
        entry: Entry,
    ) -> Option<Counted> {
        match &self.rule {
            Rule::Fmjd => Some(fmjd::entry(&self.totals, entry)),
            Rule::Manual(manual) => Some(manual.entry(&self.totals, entry)),
            Rule::Fide(fide) => fide.entry(&self.totals, table, player, round, entry),
        }
    }

    /// What a round counts for where only scheduled opponents do (SB, SHMU, SOLK+ of the draughts
    /// family).
    #[inline]
    pub(crate) fn opponent(&self, entry: Entry) -> Option<(usize, Counted)> {
        let opponent = entry.opponent()?;
        let counted = match &self.rule {
            Rule::Manual(manual) => manual.entry(&self.totals, entry),
            Rule::Fmjd | Rule::Fide(_) => fmjd::entry(&self.totals, entry),
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
