//! The pairs of a round as they were published.

use std::collections::BTreeMap;

use shashki_tournament::{Colour, Event, Round, StartNumber, UnpairedKind};

use super::RepairError;
use crate::check::list;
use crate::{Board, Pairing, RoundState};

/// By player: his published opponent, none for the bye.
pub(super) type Partners = BTreeMap<StartNumber, Option<StartNumber>>;

/// The pairs and the bye of a published round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Published {
    /// The pairs, White first.
    pub boards: Vec<(StartNumber, StartNumber)>,
    /// Who has the bye.
    pub bye: Option<StartNumber>,
}

impl From<&Pairing> for Published {
    fn from(pairing: &Pairing) -> Self {
        let boards = pairing.boards.iter().map(|board| (board.white, board.black)).collect();
        Self { boards, bye: pairing.bye }
    }
}

impl From<&Round> for Published {
    fn from(round: &Round) -> Self {
        let boards = round.meetings.iter().map(|meeting| (meeting.white, meeting.black)).collect();
        let bye = round.unpaired.iter().find(|u| u.kind == UnpairedKind::PairingBye);
        Self { boards, bye: bye.map(|unpaired| unpaired.player) }
    }
}

impl Published {
    /// Reads the list that [`Pairing::list`] writes: the number of pairs, the bye included, then a
    /// pair a line, White first; the bye as `number 0`.
    ///
    /// ```
    /// use shashki_pairing::Published;
    /// let published = Published::from_list("2\n2 1\n3 0\n").unwrap();
    /// assert_eq!(published.boards.len(), 1);
    /// assert_eq!(published.bye.map(|bye| bye.get()), Some(3));
    /// assert!(Published::from_list("2\n2 1\n").is_err()); // a line is missing
    /// ```
    pub fn from_list(text: &str) -> Result<Self, RepairError> {
        let mut published = Self::default();
        for (line, (first, second)) in list::lines(text)? {
            match second {
                Some(second) => published.boards.push((first, second)),
                None if published.bye.is_none() => published.bye = Some(first),
                None => return Err(RepairError::BadList { line, text: format!("{first} 0") }),
            }
        }
        Ok(published)
    }

    /// Everybody in the round.
    pub fn players(&self) -> Vec<StartNumber> {
        self.boards.iter().flat_map(|&(white, black)| [white, black]).chain(self.bye).collect()
    }

    /// The opponents; refuses unknown players and those who stand twice.
    pub(super) fn partners(&self, event: &Event) -> Result<Partners, RepairError> {
        let boards = self.boards.iter();
        let both = boards.flat_map(|&(white, black)| [(white, Some(black)), (black, Some(white))]);
        let mut partners = Partners::new();
        for (player, partner) in both.chain(self.bye.map(|bye| (bye, None))) {
            if event.index_of(player).is_none() {
                return Err(RepairError::UnknownPlayer { player });
            }
            if partners.insert(player, partner).is_some() {
                return Err(RepairError::Twice { player });
            }
        }
        Ok(partners)
    }

    /// The round that these are the pairs of: the one asked for; else the last round of the event
    /// if it has the same pairs or hasn't begun (then it was edited: no later one can be published),
    /// else the one after it.
    pub fn round_in(&self, event: &Event, asked: Option<u16>) -> u16 {
        let last = event.paired_rounds();
        let is_last = || {
            let round = event.rounds().get(usize::from(last).checked_sub(1)?)?;
            let same = Self::from(round).sorted() == self.sorted();
            (same || RoundState::of(round) == RoundState::Published).then_some(last)
        };
        asked.or_else(is_last).unwrap_or(last + 1)
    }

    fn sorted(&self) -> (Vec<(StartNumber, StartNumber)>, Option<StartNumber>) {
        let mut boards = self.boards.clone();
        boards.sort_unstable();
        (boards, self.bye)
    }

    /// The colour of the odd numbers, if this is round 1 (P18): the lowest odd number on a board
    /// has it, since against an odd one he is the lower.
    pub(super) fn first_colour(&self) -> Option<Colour> {
        let whites = self.boards.iter().map(|&(white, _)| (white, Colour::White));
        let blacks = self.boards.iter().map(|&(_, black)| (black, Colour::Black));
        let odd = whites.chain(blacks).filter(|(start, _)| start.is_odd());
        odd.min_by_key(|&(start, _)| start).map(|(_, colour)| colour)
    }
}

/// Who of the published gets another opponent or bye, by start number.
pub(super) fn touched(
    partners: &Partners,
    boards: &[Board],
    bye: Option<StartNumber>,
) -> Vec<StartNumber> {
    let both = boards.iter().flat_map(|b| [(b.white, Some(b.black)), (b.black, Some(b.white))]);
    let now = both.chain(bye.map(|bye| (bye, None)));
    let other = now.filter(|(player, now)| partners.get(player).is_some_and(|then| then != now));
    let mut touched: Vec<StartNumber> = other.map(|(player, _)| player).collect();
    touched.sort_unstable();
    touched
}

/// The boards that weren't published, and the bye.
pub(super) fn new_boards(
    partners: &Partners,
    boards: &[Board],
    bye: Option<StartNumber>,
) -> Vec<(StartNumber, Option<StartNumber>)> {
    let now = boards.iter().map(|board| (board.white, Some(board.black)));
    let now = now.chain(bye.map(|bye| (bye, None)));
    now.filter(|(first, second)| partners.get(first) != Some(second)).collect()
}
