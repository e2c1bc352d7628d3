//! What the event says of each player before the round: P1, P2, P3, P4.

use super::{Question, Refusal};
use shashki_tournament::{Cell, Colour, Forfeits, GameKind, Points, StartNumber, UnpairedKind};

/// The event seen from the round to pair. Players are indices into `event.players()`.
pub(crate) struct Facts<'q> {
    pub(crate) question: &'q Question<'q>,
    /// Those to be paired (P4), the one with a plus given beforehand among them.
    pub(crate) available: Vec<usize>,
    /// The plus given beforehand: a U in the round's own column (P4).
    pub(crate) given_bye: Option<usize>,
}

impl<'q> Facts<'q> {
    pub(crate) fn new(question: &'q Question<'q>) -> Result<Self, Refusal> {
        let all = 0..question.event.players().len();
        let mut facts = Self { question, available: Vec::new(), given_bye: None };
        facts.available = all.clone().filter(|&player| facts.is_available(player)).collect();
        let plus = Cell::Unpaired(UnpairedKind::PairingBye);
        let given: Vec<usize> = all.filter(|&player| facts.now(player) == plus).collect();
        facts.given_bye = facts.checked_bye(&given)?;
        Ok(facts)
    }

    /// P4: a U fixes the bye; "with an even number available, or twice, or for one whom P3 or P4
    /// bars: bad input".
    fn checked_bye(&self, given: &[usize]) -> Result<Option<usize>, Refusal> {
        let bad = |why: &str| Err(Refusal::BadInput(format!("plus given beforehand: {why}")));
        match given {
            [] => Ok(None),
            [player] if !self.available.contains(player) => bad("P4"),
            [player] if self.had_plus(*player) => bad("P3"),
            [_] if self.available.len().is_multiple_of(2) => bad("an even number is available"),
            [player] => Ok(Some(*player)),
            _ => bad("twice"),
        }
    }

    /// P4: neither withdrawn, nor not yet entered, nor absent by notice.
    fn is_available(&self, index: usize) -> bool {
        let Question { event, round, .. } = *self.question;
        let player = &event.players()[index];
        let taking_part = player.enters_in.is_none_or(|first| first <= round)
            && player.withdrew_after.is_none_or(|last| round <= last);
        let announced = event.absences().iter().any(|absence| {
            absence.player == player.start && absence.round.is_none_or(|when| when == round)
        });
        let in_column = matches!(
            self.now(index),
            Cell::Unpaired(
                UnpairedKind::ZeroPointBye
                    | UnpairedKind::HalfPointBye
                    | UnpairedKind::FullPointBye
                    | UnpairedKind::ForfeitLoss
            )
        );
        taking_part && !announced && !in_column
    }

    /// The cell in the column of the round to pair.
    fn now(&self, player: usize) -> Cell {
        self.question.event.cell(player, self.question.round)
    }

    pub(crate) fn start(&self, player: usize) -> StartNumber {
        self.question.event.players()[player].start
    }

    /// Points before the round: what was given in advance for it doesn't count yet (P4).
    pub(crate) fn points(&self, player: usize) -> Points {
        self.question.event.points_after(player, self.question.round - 1)
    }

    /// The player's past cells, the first round's first.
    pub(crate) fn cells(&self, player: usize) -> impl DoubleEndedIterator<Item = Cell> {
        self.question.past().map(move |round| self.question.event.cell(player, round))
    }

    /// P1: they played, or with `forfeits = meeting` were paired.
    pub(crate) fn have_met(&self, a: usize, b: usize) -> bool {
        let opponent = Some(self.start(b));
        self.cells(a).any(|cell| match self.question.forfeits() {
            Forfeits::NoMeeting => cell.played_opponent() == opponent,
            Forfeits::Meeting => cell.scheduled_opponent() == opponent,
        })
    }

    /// The colours of the played games, the last game's first.
    pub(crate) fn colours(&self, player: usize) -> Vec<Colour> {
        self.cells(player).rev().filter_map(Cell::played_colour).collect()
    }

    /// P2: the colour of which a player has had three running.
    pub(crate) fn three_running(&self, player: usize) -> Option<Colour> {
        match self.colours(player)[..] {
            [a, b, c, ..] if a == b && b == c => Some(a),
            _ => None,
        }
    }

    /// P2: one of the two would get a colour a fourth time.
    pub(crate) fn colours_bar(&self, a: usize, b: usize) -> bool {
        let running = self.three_running(a);
        running.is_some() && running == self.three_running(b)
    }

    /// P3: a win without play stands in the history.
    pub(crate) fn had_plus(&self, player: usize) -> bool {
        self.cells(player).any(|cell| match cell {
            Cell::Unpaired(kind) => matches!(
                kind,
                UnpairedKind::PairingBye | UnpairedKind::FullPointBye | UnpairedKind::ForfeitWin
            ),
            Cell::Game { kind: GameKind::Forfeit, outcome, .. } => {
                outcome == Some(shashki_tournament::Outcome::Win)
            }
            _ => false,
        })
    }

    /// Profile "fmjd-program": in one of the last two rounds the player met somebody whose points
    /// before that round compare so with his; forfeited games are included.
    pub(crate) fn floated(&self, player: usize, opponent_is: core::cmp::Ordering) -> bool {
        let Question { event, round, .. } = *self.question;
        self.question.past().filter(|&past| past + 2 >= round).any(|past| {
            let opponent = event.cell(player, past).scheduled_opponent();
            opponent.and_then(|start| event.index_of(start)).is_some_and(|opponent| {
                let before = |who| event.points_after(who, past - 1);
                before(opponent).cmp(&before(player)) == opponent_is
            })
        })
    }
}
