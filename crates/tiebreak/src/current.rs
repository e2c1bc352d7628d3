//! Coefficients as they stand before a round (P15).
//!
//! They count the opponents of the rounds before this one with their points *now*. Every past round
//! gives one entry: the scheduled opponent's points, whether they played or not; a round without an
//! opponent (a bye, an absence, a round before a late entry) gives an opponent with 0, or, with
//! [`ByeEntry::None`], no entry.

use shashki_tournament::{ByeEntry, Event, Points};

/// A product of two numbers of points, in ten-thousandths.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Product(pub i128);

/// The coefficients of an event before one of its rounds.
///
/// ```
/// use shashki_tiebreak::Current;
/// use shashki_tournament::{
///     ByeEntry, Decision, Draft, Meeting, MeetingResult, Player, Points, Round, StartNumber,
/// };
/// let n = |number| StartNumber::new(number).unwrap();
/// let won = MeetingResult::Played(Decision::White);
/// let draft = Draft {
///     players: (1..=2).map(|i| Player::new(n(i), "")).collect(),
///     rounds: vec![Round { meetings: vec![Meeting::new(n(1), n(2), won)], unpaired: vec![] }],
///     ..Draft::default()
/// };
/// let event = draft.check().unwrap();
/// let before_round_2 = Current::new(&event, 2, ByeEntry::Zero);
/// assert_eq!(before_round_2.buchholz(1), Points::whole(2)); // player 2 met the winner
/// assert_eq!(before_round_2.truncated_solkoff(1), Points::ZERO); // his only opponent is cut
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Current<'e> {
    event: &'e Event,
    past: u16,
    bye_entry: ByeEntry,
}

impl<'e> Current<'e> {
    /// The coefficients before `round` (from 1).
    pub fn new(event: &'e Event, round: u16, bye_entry: ByeEntry) -> Self {
        Self { event, past: round.saturating_sub(1), bye_entry }
    }

    /// The entries of the player at this index, one a past round at most.
    fn entries(self, index: usize) -> impl Iterator<Item = Points> {
        (1..=self.past).filter_map(move |round| {
            let opponent = self.event.cell(index, round).scheduled_opponent();
            match opponent.and_then(|opponent| self.event.index_of(opponent)) {
                Some(opponent) => Some(self.event.points_after(opponent, self.past)),
                None => (self.bye_entry == ByeEntry::Zero).then_some(Points::ZERO),
            }
        })
    }

    /// Current Buchholz (5.4.10.7.6): the sum of the entries.
    pub fn buchholz(self, index: usize) -> Points {
        self.entries(index).sum()
    }

    /// Truncated Solkoff (5.4.10.6.2 "суммы очков всех соперников, исключая худшего"): the sum of
    /// the entries less the smallest one; 0 with one entry or none.
    pub fn truncated_solkoff(self, index: usize) -> Points {
        let (mut sum, mut least) = (Points::ZERO, None);
        for entry in self.entries(index) {
            sum += entry;
            least = Some(least.map_or(entry, |least: Points| least.min(entry)));
        }
        sum - least.unwrap_or_default()
    }

    /// Sonneborn-Berger now: the sum over the scheduled opponents of their points times the points
    /// made against them.
    pub fn sonneborn_berger(self, index: usize) -> Product {
        let products = (1..=self.past).filter_map(|round| {
            let opponent = self.event.cell(index, round).scheduled_opponent()?;
            let opponent = self.event.index_of(opponent)?;
            let theirs = self.event.points_after(opponent, self.past).hundredths();
            let made = self.event.points_in(index, round).hundredths();
            Some(i128::from(theirs) * i128::from(made))
        });
        Product(products.sum())
    }
}
