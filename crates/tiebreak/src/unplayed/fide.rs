//! FIDE's dummy opponent (T7, C.07 Articles 15 and 16).

use shashki_tournament::{Outcome, UnpairedKind};

use super::{Counted, Counting, Place, SPECIAL, Why, fmjd, of_player};
use crate::crosstable::{Crosstable, Entry, What};
use crate::{Edition, Exact};

/// What a criterion changes in the reading of the results.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reading {
    /// As if the games of the last scheduled round had ended in draws (8.3, FB).
    pub(crate) fore: bool,
    /// Forfeits count as played in a Swiss too (modifier P).
    pub(crate) forfeits_played: bool,
}

#[derive(Debug)]
pub(crate) struct Fide {
    edition: Edition,
    reading: Reading,
    players: usize,
}

/// How one round is seen.
struct View<'t, 'e> {
    table: &'t Crosstable<'e>,
    reading: Reading,
}

impl View<'_, '_> {
    /// Whether it is the last scheduled round, taken as drawn, and the player is paired in it.
    fn is_fore(&self, round: u16, entry: Entry) -> bool {
        self.reading.fore && round == self.table.scheduled && entry.opponent().is_some()
    }

    /// Whether the round counts as a game against the scheduled opponent (15.2).
    fn is_played(&self, round: u16, entry: Entry) -> bool {
        match entry.what {
            What::Played(_) | What::Unfinished => true,
            What::Forfeit(_) => {
                self.table.round_robin || self.reading.forfeits_played || self.is_fore(round, entry)
            }
            What::Alone(_) | What::Absent => false,
        }
    }

    /// A requested bye, a round not in the record included.
    fn is_requested(entry: Entry) -> bool {
        match entry.what {
            What::Absent => true,
            What::Alone(kind) => {
                matches!(kind, UnpairedKind::HalfPointBye | UnpairedKind::ZeroPointBye)
            }
            What::Played(_) | What::Unfinished | What::Forfeit(_) => false,
        }
    }

    /// A voluntary unplayed round: a requested bye or a loss by forfeit.
    fn is_voluntary(&self, round: u16, entry: Entry) -> bool {
        let lost = matches!(
            entry.what,
            What::Forfeit(Outcome::Loss) | What::Alone(UnpairedKind::ForfeitLoss)
        );
        Self::is_requested(entry) || (lost && !self.is_played(round, entry))
    }

    /// The points of the last round, taken as drawn, less those awarded.
    fn fore_difference(&self, player: usize) -> i64 {
        let mut fore = self.table.numbered(player).filter(|&(round, e)| self.is_fore(round, e));
        fore.next().map_or(0, |(_, entry)| self.table.draw() - entry.points)
    }

    /// The adjusted score (16.3), in hundredths: requested byes that only voluntary unplayed rounds
    /// follow count as draws.
    fn adjusted(&self, player: usize) -> i64 {
        let mut points = self.table.total(player) + self.fore_difference(player);
        if self.table.round_robin {
            return points;
        }
        for (round, entry) in self.table.backwards(player) {
            if !self.is_voluntary(round, entry) {
                break;
            }
            if Self::is_requested(entry) {
                points += self.table.draw() - entry.points;
            }
        }
        points
    }
}

impl Fide {
    /// A draw in every scheduled round; the adjusted scores, then every player's own points, which
    /// are what his dummy has.
    pub(crate) fn new(
        table: &Crosstable<'_>,
        edition: Edition,
        reading: Reading,
    ) -> (Exact, Vec<Exact>, Self) {
        let view = View { table, reading };
        let players = table.players();
        let adjusted = (0..players).map(|player| view.adjusted(player));
        let own = (0..players).map(|player| table.total(player) + view.fore_difference(player));
        let numbers = adjusted.chain(own).map(Exact::hundredths).collect();
        let draws = Exact::hundredths(table.draw().saturating_mul(i64::from(table.scheduled)));
        (draws, numbers, Self { edition, reading, players })
    }

    /// What a round counts for (16.4); none for a bye in a round robin.
    #[inline]
    pub(crate) fn entry(
        &self,
        counting: &Counting,
        table: &Crosstable<'_>,
        player: usize,
        round: u16,
        entry: Entry,
    ) -> Option<Counted> {
        let view = View { table, reading: self.reading };
        let opponent = entry.opponent();
        if view.is_played(round, entry)
            && let Some(opponent) = opponent
        {
            return Some(Counted::of(of_player(opponent), fmjd::why(entry.what)));
        }
        if table.round_robin {
            return None;
        }
        let (points, why) = self.dummy(counting, player, opponent);
        Some(Counted { points, why, voluntary: view.is_voluntary(round, entry) })
    }

    /// The dummy's points: the player's own, from 2026 no more than the scheduled opponent's or, of
    /// who had none, than a draw in every round.
    fn dummy(&self, counting: &Counting, player: usize, opponent: Option<usize>) -> (Place, Why) {
        let own = of_player(self.players + player);
        let (cap, why) = match opponent {
            Some(opponent) => (of_player(opponent), Why::DummyOpponent),
            None => (SPECIAL, Why::DummyDraws),
        };
        if self.edition.is_capped() && counting.exact(cap) < counting.exact(own) {
            return (cap, why);
        }
        (own, Why::DummyOwn)
    }
}
