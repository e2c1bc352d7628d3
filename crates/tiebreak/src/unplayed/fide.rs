//! FIDE's dummy opponent (T7, C.07 Articles 15 and 16).

use shashki_tournament::{Outcome, UnpairedKind};

use super::{Counted, Why, fmjd};
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
    /// What the dummy has: the player's own points.
    own: Vec<Exact>,
    /// A draw in every scheduled round.
    draws: Exact,
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
        for (round, entry) in self.table.numbered(player).rev() {
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
    pub(crate) fn new(
        table: &Crosstable<'_>,
        edition: Edition,
        reading: Reading,
    ) -> (Vec<Exact>, Self) {
        let view = View { table, reading };
        let players = 0..table.players();
        let adjusted = players.clone().map(|p| Exact::hundredths(view.adjusted(p))).collect();
        let own =
            players.map(|p| Exact::hundredths(table.total(p) + view.fore_difference(p))).collect();
        let draws = Exact::hundredths(table.draw().saturating_mul(i64::from(table.scheduled)));
        (adjusted, Self { edition, reading, own, draws })
    }

    /// What a round counts for (16.4); none for a bye in a round robin.
    pub(crate) fn entry(
        &self,
        totals: &[Exact],
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
            return Some(Counted::of(&totals[opponent], fmjd::why(entry.what)));
        }
        if table.round_robin {
            return None;
        }
        let (points, why) = self.dummy(totals, player, opponent);
        let voluntary = view.is_voluntary(round, entry);
        Some(Counted { points, why, voluntary })
    }

    /// The dummy's points: the player's own, from 2026 no more than the scheduled opponent's or, of
    /// who had none, than a draw in every round.
    fn dummy(&self, totals: &[Exact], player: usize, opponent: Option<usize>) -> (Exact, Why) {
        let own = &self.own[player];
        let (cap, why) = match opponent {
            Some(opponent) => (&totals[opponent], Why::DummyOpponent),
            None => (&self.draws, Why::DummyDraws),
        };
        if self.edition.is_capped() && cap < own {
            return (cap.clone(), why);
        }
        (own.clone(), Why::DummyOwn)
    }
}
