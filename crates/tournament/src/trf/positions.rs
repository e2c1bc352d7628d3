//! Records whose fields stand in fixed columns and that name players: 240, 250, 260, 299 and the
//! extension codes XXZ, XXP, XXA.

use super::directive::Directive;
use super::line::Line;
use super::note::Note;
use super::player::{field_number, start_in};
use super::problem::{Problem, Quantity};
use super::reader::Reader;
use super::report::At;
use crate::{
    Absence, AbsenceKind, Acceleration, Adjustment, Cell, ForbiddenPairs, GameKind, Outcome, Place,
    Points, Scoring, StartNumber, UnpairedKind,
};

/// A record 299 for a result: it waits until the scoring is known.
#[derive(Clone, Debug)]
pub(super) struct ResultPoints {
    letter: char,
    points: Points,
    /// None: in every round.
    round: Option<u16>,
    players: Vec<(StartNumber, At)>,
}

impl Reader {
    /// The players named from a column on; those who don't exist are reported and left out.
    pub(super) fn players_from(
        &mut self,
        line: &Line<'_>,
        column: usize,
        place: Place,
    ) -> Vec<(StartNumber, At)> {
        let mut players = Vec::new();
        let mut any = false;
        for word in line.words(column) {
            any = true;
            let at = At::columns(line.number, word.columns.0, word.columns.1);
            match start_in(word.text) {
                Some(start) if self.uses(start, place, at) => players.push((start, at)),
                Some(_) => {}
                None => {
                    let problem = Problem::BadNumber { what: Quantity::Player };
                    self.report.problem(at, word.text, problem);
                }
            }
        }
        if !any {
            let at = At::columns(line.number, column, line.width().max(column));
            self.report.problem(at, "", Problem::NoPlayers);
        }
        players
    }

    /// Columns between the fields of a record are blank.
    fn blanks(&mut self, line: &Line<'_>, columns: &[usize]) {
        for &column in columns {
            if line.char(column) != ' ' {
                let at = At::columns(line.number, column, column);
                self.report.problem(at, line.columns(column, column), Problem::Separator);
            }
        }
    }

    /// A round in columns; none for blanks or zeros.
    fn round_in(&mut self, line: &Line<'_>, (first, last): (usize, usize)) -> Option<u16> {
        let text = line.field(first, last);
        if text.bytes().all(|byte| byte == b'0') {
            return None;
        }
        self.round_number(text, At::columns(line.number, first, last))
    }

    /// Points in columns; none, and a problem, for anything else.
    fn points_in(&mut self, line: &Line<'_>, (first, last): (usize, usize)) -> Option<Points> {
        let text = line.field(first, last);
        let points = text.parse().ok();
        if points.is_none() {
            let at = At::columns(line.number, first, last);
            self.report.problem(at, text, Problem::BadNumber { what: Quantity::Points });
        }
        points
    }

    /// 240: byes and absences of a round.
    pub(super) fn byes(&mut self, line: &Line<'_>) {
        self.blanks(line, &[6, 10]);
        let kind = absence_kind(line.char(5));
        if kind.is_none() {
            let at = At::columns(line.number, 5, 5);
            let problem = Problem::BadLetter { expected: "F H Z" };
            self.report.problem(at, line.columns(5, 5), problem);
        }
        let round = self.round_number(line.field(7, 9), At::columns(line.number, 7, 9));
        let players = self.players_from(line, 11, Place::Absences);
        let Some((kind, round)) = kind.zip(round) else { return };
        let absence = |(player, _)| Absence { player, round: Some(round), kind };
        self.draft.absences.extend(players.into_iter().map(absence));
    }

    /// XXZ: absent in the round to pair.
    pub(super) fn absent(&mut self, line: &Line<'_>) {
        let players = self.players_from(line, 4, Place::Absences);
        let absence = |(player, _)| Absence { player, round: None, kind: AbsenceKind::Zero };
        self.draft.absences.extend(players.into_iter().map(absence));
    }

    /// `### absent: F|H|Z ids`: XXZ with a letter.
    pub(super) fn absent_words(&mut self, directive: Directive<'_>) -> Option<()> {
        let (letter, rest) = directive.first()?;
        let mut letters = letter.text.chars();
        let kind = absence_kind(letters.next()?).filter(|_| letters.next().is_none())?;
        for player in self.named(directive, rest, Place::Absences) {
            self.draft.absences.push(Absence { player, round: None, kind });
        }
        Some(())
    }

    /// 260: players who must not meet each other in some rounds.
    pub(super) fn prohibition(&mut self, line: &Line<'_>) {
        self.blanks(line, &[8, 12]);
        let from = self.round_in(line, (5, 7)).unwrap_or(1);
        let to = self.round_in(line, (9, 11));
        self.forbid(from, to, line, 13);
    }

    /// XXP: players who must not meet each other.
    pub(super) fn forbidden(&mut self, line: &Line<'_>) {
        self.forbid(1, None, line, 4);
    }

    /// A list that unknown numbers made too short forbids nothing; one that is too short itself
    /// is a problem.
    fn forbid(&mut self, from: u16, to: Option<u16>, line: &Line<'_>, column: usize) {
        let players = self.players_from(line, column, Place::Forbidden);
        if let Some(only) = line.words(column).next().filter(|_| line.words(column).count() == 1) {
            let at = At::columns(line.number, only.columns.0, only.columns.1);
            self.report.problem(at, only.text, Problem::NoPlayers);
        }
        let players: Vec<StartNumber> = players.into_iter().map(|(player, _)| player).collect();
        if players.len() > 1 {
            self.draft.constraints.forbidden.push(ForbiddenPairs { from, to, players });
        }
    }

    /// 250: fictitious points for players and rounds.
    pub(super) fn acceleration(&mut self, line: &Line<'_>) {
        self.blanks(line, &[9, 14, 18, 22, 27]);
        let points = self.points_in(line, (10, 13));
        let from = self.round_number(line.field(15, 17), At::columns(line.number, 15, 17));
        let to = self.round_number(line.field(19, 21), At::columns(line.number, 19, 21));
        let first = self.player_in(line, (23, 26));
        let last = self.player_in(line, (28, 31));
        let (Some(points), Some((from, to)), Some((first, last))) =
            (points, from.zip(to), first.zip(last))
        else {
            return;
        };
        self.accelerate(Acceleration { points, from, to, first, last }, line);
    }

    fn player_in(&mut self, line: &Line<'_>, (first, last): (usize, usize)) -> Option<StartNumber> {
        let start = field_number(line, (first, last), Quantity::Player, &mut self.report);
        let at = At::columns(line.number, first, last);
        let Some(start) = start.and_then(StartNumber::new) else {
            if line.field(first, last).bytes().all(|byte| byte == b'0') {
                self.report.problem(at, "", Problem::BadNumber { what: Quantity::Player });
            }
            return None;
        };
        self.uses(start, Place::Acceleration, at).then_some(start)
    }

    /// Points of 0 accelerate nothing.
    fn accelerate(&mut self, span: Acceleration, line: &Line<'_>) {
        if span.points != Points::ZERO {
            self.report.note(At::line(line.number), Note::Acceleration);
            self.draft.acceleration.push(span);
        }
    }

    /// XXA: the fictitious points of one player, round by round.
    pub(super) fn acceleration_of_player(&mut self, line: &Line<'_>) {
        let Some(start) = self.player_in(line, (5, 8)) else { return };
        let mut span: Option<Acceleration> = None;
        let mut column = 10;
        for round in 1..=crate::MAX_ROUNDS {
            if column > line.width() {
                break;
            }
            let blank = line.field(column, column + 3).is_empty();
            let points = if blank { None } else { self.points_in(line, (column, column + 3)) };
            let points = points.unwrap_or_default();
            match &mut span {
                Some(span) if span.points == points => span.to = round,
                _ => {
                    let next =
                        Acceleration { points, from: round, to: round, first: start, last: start };
                    if let Some(done) = span.replace(next) {
                        self.accelerate(done, line);
                    }
                }
            }
            column += 5;
        }
        if let Some(span) = span {
            self.accelerate(span, line);
        }
    }

    /// 299: points beside the results, or other points for a result.
    pub(super) fn abnormal_points(&mut self, line: &Line<'_>) {
        self.blanks(line, &[6, 7, 12, 13, 18, 19, 23]);
        if !line.field(8, 11).is_empty() {
            self.report.note(At::columns(line.number, 8, 11), Note::MatchPoints);
        }
        let letter = line.char(5).to_ascii_uppercase();
        if !" WDLFHZ+-".contains(letter) {
            let at = At::columns(line.number, 5, 5);
            let problem = Problem::BadLetter { expected: "W D L F H Z + -" };
            self.report.problem(at, line.columns(5, 5), problem);
            return;
        }
        let points = self.points_in(line, (14, 17));
        let round = self.round_in(line, (20, 22));
        let players = self.players_from(line, 24, Place::Adjustments);
        let Some(points) = points else { return };
        if letter != ' ' {
            self.later.results.push(ResultPoints { letter, points, round, players });
            return;
        }
        let adjustment = |(player, _)| Adjustment { player, round, points };
        self.draft.adjustments.extend(players.into_iter().map(adjustment));
    }

    /// The difference that a record 299 for a result makes, in each round in which it stands.
    pub(super) fn result_points(&mut self, record: &ResultPoints) {
        for &(player, at) in &record.players {
            let Some(index) = self.entry_index(player) else { continue };
            let cells = &self.entries[index].cells;
            let usual = &self.draft.scoring;
            let differences: Vec<Adjustment> = (1..)
                .zip(cells)
                .filter(|&(round, _)| record.round.is_none_or(|only| only == round))
                .filter(|(_, cell)| letter_of(**cell) == Some(record.letter))
                .map(|(round, &cell)| {
                    let points = record.points - usual_points(usual, cell);
                    Adjustment { player, round: Some(round), points }
                })
                .collect();
            if differences.is_empty() {
                self.report.problem(at, &player.to_string(), Problem::ForeignResult);
            }
            self.draft.adjustments.extend(differences);
        }
    }
}

const fn absence_kind(letter: char) -> Option<AbsenceKind> {
    Some(match letter {
        'Z' | 'z' => AbsenceKind::Zero,
        'H' | 'h' => AbsenceKind::Half,
        'F' | 'f' => AbsenceKind::Full,
        _ => return None,
    })
}

/// The letter that record 299 has for what a player did in a round.
const fn letter_of(cell: Cell) -> Option<char> {
    Some(match cell {
        Cell::Game { kind: GameKind::Forfeit, outcome: Some(Outcome::Win), .. }
        | Cell::Unpaired(UnpairedKind::ForfeitWin) => '+',
        Cell::Game { kind: GameKind::Forfeit, outcome: Some(_), .. }
        | Cell::Unpaired(UnpairedKind::ForfeitLoss) => '-',
        Cell::Game { outcome: Some(Outcome::Win), .. } => 'W',
        Cell::Game { outcome: Some(Outcome::Draw), .. } => 'D',
        Cell::Game { outcome: Some(Outcome::Loss), .. } => 'L',
        Cell::Unpaired(UnpairedKind::PairingBye | UnpairedKind::FullPointBye) => 'F',
        Cell::Unpaired(UnpairedKind::HalfPointBye) => 'H',
        Cell::Unpaired(UnpairedKind::ZeroPointBye) => 'Z',
        _ => return None,
    })
}

/// What a cell with a letter makes as a rule.
fn usual_points(scoring: &Scoring, cell: Cell) -> Points {
    match cell {
        Cell::Game { kind: GameKind::Forfeit, outcome: Some(Outcome::Win), .. } => {
            scoring.forfeit_win
        }
        Cell::Game { kind: GameKind::Forfeit, .. } => scoring.forfeit_loss,
        Cell::Game { colour: Some(colour), outcome: Some(outcome), .. } => {
            scoring.game(colour, outcome)
        }
        Cell::Unpaired(kind) => scoring.unpaired(kind),
        _ => Points::ZERO,
    }
}
