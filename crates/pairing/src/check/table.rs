//! A round as a table or a list has it.

use std::collections::BTreeMap;

use shashki_tournament::{Colour, Meeting, Round, StartNumber, UnpairedKind};

/// How one player stands in the round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Side {
    /// The plus, or a win by forfeit with no opponent named.
    Bye,
    Meets(StartNumber, Option<Colour>),
}

/// Who meets whom, who has which colour where it is known, who has the bye.
#[derive(Clone, Debug, Default)]
pub(crate) struct Table {
    sides: BTreeMap<StartNumber, Side>,
}

impl Table {
    /// The round of an event. Whoever has no opponent and no bye in it was absent (P27).
    pub(crate) fn of_round(round: &Round) -> Self {
        let mut table = Self::default();
        for meeting in &round.meetings {
            table.add(meeting);
        }
        for unpaired in &round.unpaired {
            if matches!(unpaired.kind, UnpairedKind::PairingBye | UnpairedKind::ForfeitWin) {
                table.sides.insert(unpaired.player, Side::Bye);
            }
        }
        table
    }

    /// Pairs, White first; none as the second: the bye.
    pub(crate) fn of_pairs(pairs: &[(StartNumber, Option<StartNumber>)]) -> Self {
        let mut table = Self::default();
        for &(first, second) in pairs {
            match second {
                Some(second) => table.meet(first, second, true),
                None => drop(table.sides.insert(first, Side::Bye)),
            }
        }
        table
    }

    fn add(&mut self, meeting: &Meeting) {
        self.meet(meeting.white, meeting.black, meeting.colours_known);
    }

    fn meet(&mut self, white: StartNumber, black: StartNumber, known: bool) {
        let side = |other, colour| Side::Meets(other, Some(colour).filter(|_| known));
        self.sides.insert(white, side(black, Colour::White));
        self.sides.insert(black, side(white, Colour::Black));
    }

    /// How many players have an opponent or the bye.
    pub(crate) fn len(&self) -> usize {
        self.sides.len()
    }

    pub(crate) fn opponent(&self, player: StartNumber) -> Option<StartNumber> {
        match self.sides.get(&player) {
            Some(&Side::Meets(opponent, _)) => Some(opponent),
            _ => None,
        }
    }

    pub(crate) fn meets(&self, a: StartNumber, b: StartNumber) -> bool {
        self.opponent(a) == Some(b)
    }

    pub(crate) fn has_bye(&self, player: StartNumber) -> bool {
        self.sides.get(&player) == Some(&Side::Bye)
    }

    /// Everybody with a bye; a valid round has one at most.
    pub(crate) fn byes(&self) -> impl Iterator<Item = StartNumber> {
        self.sides.iter().filter(|(_, side)| **side == Side::Bye).map(|(&player, _)| player)
    }

    /// The colour of a player, where the table knows it.
    pub(crate) fn colour(&self, player: StartNumber) -> Option<Colour> {
        match self.sides.get(&player) {
            Some(&Side::Meets(_, colour)) => colour,
            _ => None,
        }
    }

    /// Every pair once, the lower number first, in ascending order; the bye with none.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (StartNumber, Option<StartNumber>)> {
        self.sides.iter().filter_map(|(&player, side)| match *side {
            Side::Bye => Some((player, None)),
            Side::Meets(opponent, _) => (player < opponent).then_some((player, Some(opponent))),
        })
    }
}
