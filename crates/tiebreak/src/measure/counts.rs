//! Tie-breaks from the player's own results.

use shashki_tournament::{Colour, Outcome, UnpairedKind};

use super::Measure;
use super::addend::{Addend, Base, Sink};
use crate::catalogue::Method;
use crate::crosstable::{Entry, What};

/// What counts rounds whole: a round counts or it does not.
pub(super) const TALLIED: [Method; 6] = [
    Method::Wins,
    Method::GamesWon,
    Method::BlackWon,
    Method::BlackGames,
    Method::RoundsWon,
    Method::Participation,
];

/// How often each of [`TALLIED`] counts for one player.
pub(crate) type Tally = [u16; TALLIED.len()];

impl Measure<'_> {
    /// All of [`TALLIED`] of every player: one look at each round.
    pub(super) fn tallies(&self) -> Vec<Tally> {
        let of = |player| {
            let mut tally = Tally::default();
            for &entry in self.table.row(player) {
                for (count, method) in tally.iter_mut().zip(TALLIED) {
                    *count += u16::from(self.halves(method, entry, 0) != 0);
                }
            }
            tally
        };
        (0..self.table.players()).map(of).collect()
    }

    /// PROG: the running totals.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    pub(super) fn progress(&self, player: usize, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let total = Base::Number(self.table.after(player, round));
            to.take(Addend::new(round, entry.opponent(), total));
        }
    }

    /// What counts rounds or games: an addend for each that counts.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    pub(super) fn counts(&self, player: usize, method: Method, to: &mut impl Sink) {
        for (round, entry) in self.table.numbered(player) {
            let halves = self.halves(method, entry, round);
            if halves != 0 {
                to.take(Addend::new(round, entry.opponent(), Base::Number(halves)));
            }
        }
    }

    /// Twice what a round adds.
    #[allow(clippy::inline_always)] // as `visit`
    #[inline(always)]
    fn halves(&self, method: Method, entry: Entry, round: u16) -> i64 {
        let won = matches!(entry.what, What::Played(Outcome::Win));
        let black = entry.colour == Some(Colour::Black);
        let counts = match method {
            Method::Wins => won,
            Method::GamesWon => self.won_game(entry),
            Method::BlackWon => self.won_game(entry) && black,
            Method::BlackGames => {
                black && (self.won_game(entry) || matches!(entry.what, What::Played(_)))
            }
            Method::RoundsWon => self.has_points_of_win(entry),
            Method::Participation => !is_declined(entry),
            Method::StandardPoints => return self.standard(entry, round),
            _ => false,
        };
        if counts { 2 } else { 0 }
    }

    /// A game won: over the board; in a round robin under FIDE's profiles by forfeit too, while a
    /// loss by forfeit stays unplayed (15.2).
    fn won_game(&self, entry: Entry) -> bool {
        match entry.what {
            What::Played(outcome) => outcome == Outcome::Win,
            What::Forfeit(Outcome::Win) => self.counting.is_fide() && self.table.round_robin,
            _ => false,
        }
    }

    /// As many points as a win awards, played or not. A game won counts whatever it awards.
    fn has_points_of_win(&self, entry: Entry) -> bool {
        match entry.what {
            What::Played(outcome) => outcome == Outcome::Win,
            What::Unfinished => false,
            What::Forfeit(_) | What::Alone(_) | What::Absent => {
                self.table.event.scoring().win.iter().any(|win| win.hundredths() == entry.points)
            }
        }
    }

    /// STD, doubled: against the scheduled opponent's points of the round, without one against a
    /// draw.
    fn standard(&self, entry: Entry, round: u16) -> i64 {
        let other = match entry.opponent() {
            _ if entry.what == What::Unfinished => return 0,
            Some(opponent) => {
                let theirs = self.table.row(opponent).get(usize::from(round) - 1);
                theirs.map_or(0, |theirs| theirs.points)
            }
            None => self.table.draw(),
        };
        match entry.points.cmp(&other) {
            core::cmp::Ordering::Greater => 2,
            core::cmp::Ordering::Equal => 1,
            core::cmp::Ordering::Less => 0,
        }
    }
}

/// A round that the player chose not to play: half-point bye, absence, loss by forfeit.
fn is_declined(entry: Entry) -> bool {
    match entry.what {
        What::Absent | What::Forfeit(Outcome::Loss) => true,
        What::Alone(kind) => matches!(
            kind,
            UnpairedKind::HalfPointBye | UnpairedKind::ZeroPointBye | UnpairedKind::ForfeitLoss
        ),
        What::Played(_) | What::Unfinished | What::Forfeit(_) => false,
    }
}
