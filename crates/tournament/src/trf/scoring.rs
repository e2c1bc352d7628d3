//! What a result is worth: records 162, `BBx` and XXS.

use super::line::Line;
use super::note::Note;
use super::problem::{Problem, Quantity};
use super::reader::Reader;
use super::report::At;
use crate::{MicroMatchPoints, Points, Scoring};

/// The symbols of 162 and of the `BBx` records, where they say the same.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Symbol {
    Win,
    Draw,
    Loss,
    /// Absences and losses by forfeit together (162 A and Z).
    Away,
    /// Absences alone (BBZ).
    Absence,
    /// Losses by forfeit alone (BBF).
    ForfeitLoss,
    PairingBye,
}

const SYMBOLS: usize = 7;

/// The codes of XXS.
const CODES: [&str; 14] =
    ["WW", "BW", "WD", "BD", "WL", "BL", "FW", "FL", "PAB", "FPB", "HPB", "ZPB", "W", "D"];

/// The value of a code of [`CODES`], by its place there.
mod code {
    pub(super) const FW: usize = 6;
    pub(super) const FL: usize = 7;
    pub(super) const PAB: usize = 8;
    pub(super) const FPB: usize = 9;
    pub(super) const HPB: usize = 10;
    pub(super) const ZPB: usize = 11;
    pub(super) const W: usize = 12;
    pub(super) const D: usize = 13;
}

/// What the records of a file say, before the silent ones are filled in.
#[derive(Clone, Debug, Default)]
pub(super) struct ScoringRecords {
    /// 162 and `BBx`, by [`Symbol`].
    symbols: [Option<(Points, usize)>; SYMBOLS],
    /// XXS, by the place in [`CODES`].
    codes: [Option<Points>; CODES.len()],
}

impl ScoringRecords {
    /// The scoring: what XXS says of a result itself; then 162 P; then the shortcuts of XXS; then
    /// 162 and `BBx`; then the defaults of the format.
    pub(super) fn finish(&self, micro_match: MicroMatchPoints) -> Scoring {
        let symbol = |symbol: Symbol| self.symbols[symbol as usize].map(|(points, _)| points);
        let code = |place: usize| self.codes[place];
        let default = Scoring::ONE_HALF_ZERO;
        let win = code(code::W).or(symbol(Symbol::Win)).unwrap_or(default.win[0]);
        let draw = code(code::D).or(symbol(Symbol::Draw)).unwrap_or(default.draw[0]);
        let loss = symbol(Symbol::Loss).unwrap_or(default.loss[0]);
        let away = symbol(Symbol::Away).unwrap_or(loss);
        let absence = symbol(Symbol::Absence).unwrap_or(away);
        let forfeit_loss = symbol(Symbol::ForfeitLoss).unwrap_or(away);
        let pair = |first: usize, other: Points| {
            [code(first).unwrap_or(other), code(first + 1).unwrap_or(other)]
        };
        Scoring {
            win: pair(0, win),
            draw: pair(2, draw),
            loss: pair(4, loss),
            forfeit_win: code(code::FW).unwrap_or(win),
            forfeit_loss: code(code::FL).unwrap_or(forfeit_loss),
            pairing_bye: code(code::PAB).or(symbol(Symbol::PairingBye)).unwrap_or(win),
            full_point_bye: code(code::FPB).unwrap_or(win),
            half_point_bye: code(code::HPB).unwrap_or(draw),
            zero_point_bye: code(code::ZPB).unwrap_or(absence),
            micro_match,
        }
    }
}

impl Reader {
    /// Any record of the scoring.
    pub(super) fn points_of(&mut self, line: &Line<'_>) {
        let symbol = match line.din() {
            "162" => return self.point_system(line),
            "XXS" => return self.point_codes(line),
            "BBW" => Symbol::Win,
            "BBD" => Symbol::Draw,
            "BBL" => Symbol::Loss,
            "BBZ" => Symbol::Absence,
            "BBF" => Symbol::ForfeitLoss,
            _ => Symbol::PairingBye,
        };
        let at = At::columns(line.number, 5, line.width().max(5));
        self.symbol(symbol, super::line::trim(line.from(5)), at, line.number);
    }

    fn symbol(&mut self, symbol: Symbol, text: &str, at: At, line: usize) {
        let Ok(points) = text.parse::<Points>() else {
            self.report.problem(at, text, Problem::BadNumber { what: Quantity::Points });
            return;
        };
        match self.scoring.symbols[symbol as usize] {
            Some((before, first_line)) if before != points => {
                self.report.problem(at, text, Problem::SecondValue { first_line });
            }
            Some(_) => {}
            None => self.scoring.symbols[symbol as usize] = Some((points, line)),
        }
    }

    /// 162: a symbol and its points, and so on: column 6 and 7-10, 15 and 16-19, ...
    fn point_system(&mut self, line: &Line<'_>) {
        let mut column = 5;
        while column <= line.width() {
            let letter = line.char(column);
            if letter == ' ' {
                column += 1;
                continue;
            }
            let mut first = column + 1;
            while first <= line.width() && line.char(first) == ' ' {
                first += 1;
            }
            let mut last = first;
            while last < line.width() && line.char(last + 1) != ' ' {
                last += 1;
            }
            self.point_symbol(line, letter, column, (first, last));
            column = last + 1;
        }
    }

    fn point_symbol(
        &mut self,
        line: &Line<'_>,
        letter: char,
        column: usize,
        value: (usize, usize),
    ) {
        let (text, at) = (line.field(value.0, value.1), At::columns(line.number, value.0, value.1));
        let symbol = match letter.to_ascii_uppercase() {
            'W' => Symbol::Win,
            'D' => Symbol::Draw,
            'L' => Symbol::Loss,
            'A' | 'Z' => Symbol::Away,
            'P' => Symbol::PairingBye,
            'X' => {
                if let Ok(points) = text.parse() {
                    self.report.note(at, Note::UnknownResultPoints { points });
                }
                return;
            }
            _ => {
                let at = At::columns(line.number, column, column);
                let found = line.columns(column, column);
                self.report.problem(at, found, Problem::BadScoringCode);
                return;
            }
        };
        self.symbol(symbol, text, at, line.number);
    }

    /// XXS: `CODE=points`, the last of a code wins.
    fn point_codes(&mut self, line: &Line<'_>) {
        for word in line.words(4) {
            let at = At::columns(line.number, word.columns.0, word.columns.1);
            let (name, value) = word.text.split_once('=').unwrap_or((word.text, ""));
            let Some(place) = CODES.iter().position(|code| *code == name) else {
                self.report.problem(at, word.text, Problem::BadScoringCode);
                continue;
            };
            if let Ok(points) = value.parse() {
                self.scoring.codes[place] = Some(points);
            } else {
                let problem = Problem::BadNumber { what: Quantity::Points };
                self.report.problem(at, word.text, problem);
            }
        }
    }
}

/// The scoring as `CODE=points` of XXS, complete.
pub(super) fn codes_of(scoring: &Scoring) -> Vec<String> {
    let values = [
        scoring.win[0],
        scoring.win[1],
        scoring.draw[0],
        scoring.draw[1],
        scoring.loss[0],
        scoring.loss[1],
        scoring.forfeit_win,
        scoring.forfeit_loss,
        scoring.pairing_bye,
        scoring.full_point_bye,
        scoring.half_point_bye,
        scoring.zero_point_bye,
    ];
    CODES.iter().zip(values).map(|(code, points)| format!("{code}={points}")).collect()
}

/// Win, draw, loss, absence, loss by forfeit, bye: what 162 and `BBx` have symbols for.
pub(super) struct Symbols(pub(super) [Points; 6]);

/// What of a scoring has a symbol; where colours differ, White's points.
pub(super) const fn symbols_of(scoring: &Scoring) -> Symbols {
    Symbols([
        scoring.win[0],
        scoring.draw[0],
        scoring.loss[0],
        scoring.zero_point_bye,
        scoring.forfeit_loss,
        scoring.pairing_bye,
    ])
}
