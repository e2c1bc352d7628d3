//! A paired round.

use shashki_base::Seed;
use shashki_tournament::{
    Draft, Event, Faults, Lot, Meeting, MeetingResult, PairingOptions, Points, Round, StartNumber,
    Unpaired, UnpairedKind,
};

use crate::note::ColourSource;
use crate::{Note, Profile, System};

/// Two players with their colours and their points before the round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Who has White.
    pub white: StartNumber,
    /// Who has Black.
    pub black: StartNumber,
    /// The points of White and of Black before the round.
    pub points: [Points; 2],
}

/// A paired round: complete, as a draft until the arbiter puts it in force (5.4.10.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The round, from 1.
    pub round: u16,
    /// The system it was paired by.
    pub system: System,
    /// The profile.
    pub profile: Profile,
    /// The options that were set; the others had their defaults.
    pub options: PairingOptions,
    /// The boards, the first first (P22).
    pub boards: Vec<Board>,
    /// Who has the bye.
    pub bye: Option<StartNumber>,
    /// Who is absent, and how that stands in the round.
    pub absent: Vec<(StartNumber, UnpairedKind)>,
    /// The seed that something was really drawn from: the order of the lot, or the first colour.
    pub seed: Option<Seed>,
    /// The drawn order used (5.4.10.4), comers at its end; none in the other systems.
    pub lot: Option<Vec<StartNumber>>,
    /// What the arbiter should know.
    pub notes: Vec<Note>,
}

impl Pairing {
    /// The event with this round in it, ready for results: games unfinished, the bye and the
    /// absences entered; the first colour, the seed and the drawn order recorded (P17), so that the
    /// round can be drawn again one day. Later rounds and what stood in the round before are
    /// dropped, as are the absences, forced pairs and the waiting lot that the round used up.
    pub fn apply(&self, event: &Event) -> Result<Event, Faults> {
        let mut draft: Draft = event.draft().clone();
        draft.rounds.truncate(usize::from(self.round) - 1);
        draft.rounds.push(self.round());
        let this = Some(self.round);
        draft.absences.retain(|absence| absence.round.is_some() && absence.round != this);
        draft.constraints.forced.clear();
        for note in &self.notes {
            if let Note::FirstColour { colour, source } = note
                && *source != ColourSource::Assumed
            {
                draft.draw.first_colour = Some(*colour);
            }
        }
        draft.draw.seed = self.seed.or(draft.draw.seed);
        if let Some(order) = self.lot.as_ref().filter(|order| !order.is_empty()) {
            draft.draw.lots.retain(|lot| lot.round.is_some() && lot.round != this);
            draft.draw.lots.push(Lot { round: this, order: order.clone() });
        }
        draft.draw.options = self.options;
        draft.check()
    }

    fn round(&self) -> Round {
        let meeting =
            |board: &Board| Meeting::new(board.white, board.black, MeetingResult::Unfinished);
        let bye = self.bye.map(|player| Unpaired { player, kind: UnpairedKind::PairingBye });
        let absent = self.absent.iter().map(|&(player, kind)| Unpaired { player, kind });
        Round {
            meetings: self.boards.iter().map(meeting).collect(),
            unpaired: bye.into_iter().chain(absent).collect(),
        }
    }

    /// The list that host programs read: the number of pairs, the bye included, then a pair a line,
    /// White first; the bye as `number 0`.
    ///
    /// ```
    /// # use shashki_pairing::{pair, FirstColour, Request, System};
    /// # use shashki_tournament::{Colour, Draft, Player, StartNumber};
    /// # let players = (1..=3).map(|n| Player::new(StartNumber::new(n).unwrap(), "")).collect();
    /// # let event = Draft { players, ..Draft::default() }.check().unwrap();
    /// let mut request = Request::new(System::Coefficient);
    /// request.first_colour = Some(FirstColour::Given(Colour::Black));
    /// let pairing = pair(&event, &request, &mut ()).unwrap();
    /// assert_eq!(pairing.list(), "2\n2 1\n3 0\n");
    /// ```
    pub fn list(&self) -> String {
        use core::fmt::Write;
        let mut list = String::new();
        let pairs = self.boards.len() + usize::from(self.bye.is_some());
        // Writing to a string can't fail.
        let _ = writeln!(list, "{pairs}");
        for board in &self.boards {
            let _ = writeln!(list, "{} {}", board.white, board.black);
        }
        if let Some(bye) = self.bye {
            let _ = writeln!(list, "{bye} 0");
        }
        list
    }
}
