//! From the players' lines to rounds: every game stands in two lines, which must agree.

use super::player::Entry;
use super::problem::Problem;
use super::report::{At, Report};
use crate::{
    Cell, Colour, Decision, GameKind, Meeting, MeetingResult, Outcome, Round, StartNumber,
    Unpaired, UnpairedKind,
};

/// The rounds that the players' lines describe. The entries stand by ascending start number.
pub(super) fn rounds(entries: &mut [Entry], report: &mut Report) -> Vec<Round> {
    let count = entries.iter().map(|entry| entry.cells.len()).max().unwrap_or(0);
    let mut rounds = Vec::with_capacity(count);
    for index in 0..count {
        let number = u16::try_from(index + 1).unwrap_or(u16::MAX);
        rounds.push(RoundReader { entries, index, number, report }.read());
    }
    bare_absences(entries, &mut rounds);
    while rounds.last().is_some_and(|round| *round == Round::default()) {
        rounds.pop();
    }
    rounds
}

/// `0000` without a letter: an absence, but only in a round that was paired.
fn bare_absences(entries: &[Entry], rounds: &mut [Round]) {
    let paired = rounds.iter().rposition(Round::is_paired).map_or(0, |index| index + 1);
    for entry in entries {
        for &round in &entry.bare {
            let index = usize::from(round) - 1;
            if index < paired {
                let kind = UnpairedKind::ZeroPointBye;
                rounds[index].unpaired.push(Unpaired { player: entry.player.start, kind });
            }
        }
    }
    for round in rounds {
        round.unpaired.sort_unstable();
    }
}

/// A game as one of its lines has it.
#[derive(Copy, Clone)]
struct Side {
    /// The place of the entry.
    index: usize,
    colour: Option<Colour>,
    kind: GameKind,
    outcome: Option<Outcome>,
}

struct RoundReader<'r> {
    entries: &'r mut [Entry],
    index: usize,
    number: u16,
    report: &'r mut Report,
}

impl RoundReader<'_> {
    fn read(mut self) -> Round {
        let mut round = Round::default();
        for i in 0..self.entries.len() {
            match self.cell(i) {
                Cell::Empty => {}
                Cell::Unpaired(kind) => {
                    round.unpaired.push(Unpaired { player: self.entries[i].player.start, kind });
                }
                Cell::Game { opponent, .. } => {
                    round.meetings.extend(self.game(i, opponent));
                }
            }
        }
        round.meetings.sort_by_key(|meeting| meeting.white.min(meeting.black));
        round
    }

    fn cell(&self, i: usize) -> Cell {
        self.entries[i].cells.get(self.index).copied().unwrap_or_default()
    }

    fn find(&self, start: StartNumber) -> Option<usize> {
        let guess = start.get() as usize - 1;
        if self.entries.get(guess).is_some_and(|entry| entry.player.start == start) {
            return Some(guess);
        }
        self.entries.binary_search_by_key(&start, |entry| entry.player.start).ok()
    }

    fn at(&self, i: usize) -> At {
        self.entries[i].round(self.number)
    }

    fn problem(&mut self, i: usize, problem: Problem) {
        let at = self.at(i);
        let found = match self.cell(i) {
            Cell::Game { opponent, colour, kind, outcome } => {
                let colour = colour.map_or('-', super::write::colour_letter);
                let letter = super::write::result_letter(kind, outcome);
                format!("{opponent} {colour} {letter}")
            }
            _ => String::new(),
        };
        self.report.problem(at, &found, problem);
    }

    /// The meeting of the player at `i`, when it is his turn: the lower of the two speaks first.
    fn game(&mut self, i: usize, opponent: StartNumber) -> Option<Meeting> {
        let own = self.entries[i].player.start;
        if opponent == own {
            self.problem(i, Problem::OwnOpponent);
            return None;
        }
        let Some(j) = self.find(opponent) else {
            self.problem(i, Problem::UnknownOpponent);
            return None;
        };
        let other = self.cell(j);
        if other.scheduled_opponent() == Some(own) {
            return if i < j { self.meeting(i, j) } else { None };
        }
        self.problem(i, Problem::NotMirrored { other_line: self.entries[j].line });
        self.one_sided(i, j)
    }

    /// Repair: the opponent's line gets the missing game if nothing stands there; if he plays
    /// another one, this entry falls.
    fn one_sided(&mut self, i: usize, j: usize) -> Option<Meeting> {
        if self.cell(j) != Cell::Empty {
            return None;
        }
        let side = self.side(i)?;
        let mirrored = Cell::Game {
            opponent: self.entries[i].player.start,
            colour: side.colour.map(|colour| !colour),
            kind: side.kind,
            outcome: side.outcome.map(mirror),
        };
        let cells = &mut self.entries[j].cells;
        if cells.len() <= self.index {
            cells.resize(self.index + 1, Cell::Empty);
        }
        cells[self.index] = mirrored;
        if i < j { self.meeting(i, j) } else { self.meeting(j, i) }
    }

    fn side(&self, index: usize) -> Option<Side> {
        match self.cell(index) {
            Cell::Game { colour, kind, outcome, .. } => Some(Side { index, colour, kind, outcome }),
            _ => None,
        }
    }

    /// The meeting of two lines that name each other, the lower start number first.
    fn meeting(&mut self, i: usize, j: usize) -> Option<Meeting> {
        let (low, high) = (self.side(i)?, self.side(j)?);
        let (kind, outcomes) = self.result(low, high);
        let colour = self.colour(low, high, kind).ok()?;
        let (white, black) = if colour == Some(Colour::Black) { (j, i) } else { (i, j) };
        let decision = decision(outcomes, colour == Some(Colour::Black));
        let result = match (kind, decision) {
            (GameKind::Played, Some(decision)) => MeetingResult::Played(decision),
            (GameKind::Unrated, Some(decision)) => MeetingResult::Unrated(decision),
            (GameKind::Forfeit, Some(decision)) => MeetingResult::Forfeit(decision),
            _ => MeetingResult::Unfinished,
        };
        let start = |index: usize| self.entries[index].player.start;
        let mut meeting = Meeting::new(start(white), start(black), result);
        meeting.colours_known = colour.is_some();
        Some(meeting)
    }

    /// The kind of game and what the two got; if the lines disagree, what the repair makes of it.
    fn result(&mut self, low: Side, high: Side) -> (GameKind, Option<(Outcome, Outcome)>) {
        let outcomes = low.outcome.zip(high.outcome);
        if low.kind == high.kind && outcomes.is_none_or(goes_together) {
            return (low.kind, outcomes);
        }
        let other_line = self.entries[low.index].line;
        self.problem(high.index, Problem::ResultsContradict { other_line });
        match (low.outcome, high.outcome) {
            (Some(outcome), None) => (low.kind, Some((outcome, mirror(outcome)))),
            (None, Some(outcome)) => (high.kind, Some((mirror(outcome), outcome))),
            (Some(a), Some(b)) if half_forfeit(low, high) && goes_together((a, b)) => {
                (GameKind::Forfeit, Some((a, b)))
            }
            _ => (GameKind::Unfinished, None),
        }
    }

    /// The colour of the lower number, none for a forfeit without colours.
    fn colour(
        &mut self,
        low: Side,
        high: Side,
        kind: GameKind,
    ) -> Result<Option<Colour>, NoColours> {
        let forfeit = kind == GameKind::Forfeit;
        match (low.colour, high.colour) {
            (Some(first), Some(second)) => {
                if first == second {
                    let other_line = self.entries[low.index].line;
                    self.problem(high.index, Problem::ColoursContradict { other_line });
                }
                Ok(Some(first))
            }
            (None, None) if forfeit => Ok(None),
            (None, None) => {
                let at = self.at(low.index);
                self.report.error(at, "", Problem::MissingColour);
                Err(NoColours)
            }
            (first, second) => {
                let silent = if first.is_none() { low.index } else { high.index };
                if !forfeit {
                    self.problem(silent, Problem::MissingColour);
                }
                Ok(first.or(second.map(|colour| !colour)))
            }
        }
    }
}

/// One line has a forfeit, the other a game.
fn half_forfeit(low: Side, high: Side) -> bool {
    (low.kind == GameKind::Forfeit) != (high.kind == GameKind::Forfeit)
}

/// A game has no colours at all: reported, and not read.
struct NoColours;

/// What the opponent got, as far as one line tells.
const fn mirror(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Draw => Outcome::Draw,
        Outcome::Loss => Outcome::Win,
    }
}

/// Whether a game can end so; both may lose.
const fn goes_together((a, b): (Outcome, Outcome)) -> bool {
    matches!(
        (a, b),
        (Outcome::Win | Outcome::Loss, Outcome::Loss)
            | (Outcome::Loss, Outcome::Win)
            | (Outcome::Draw, Outcome::Draw)
    )
}

/// The decision, seen from White; `swapped` where the second of the two has White.
fn decision(outcomes: Option<(Outcome, Outcome)>, swapped: bool) -> Option<Decision> {
    let (a, b) = outcomes?;
    let (white, black) = if swapped { (b, a) } else { (a, b) };
    Some(match (white, black) {
        (Outcome::Win, _) => Decision::White,
        (_, Outcome::Win) => Decision::Black,
        (Outcome::Draw, _) => Decision::Draw,
        _ => Decision::BothLose,
    })
}
