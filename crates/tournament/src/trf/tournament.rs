//! The records about the event as a whole, and where every record is read.

use super::line::{Line, trim};
use super::note::Note;
use super::player::number;
use super::problem::{Problem, Quantity};
use super::reader::Reader;
use super::report::At;
use crate::{Colour, Format, Info};

/// The columns of the first date of record 132, and how far the next is.
pub(super) const FIRST_DATE: usize = 92;
pub(super) const DATE: usize = 10;

/// A record of one text: its code and its place in [`Info`].
type TextField = (&'static str, fn(&mut Info) -> &mut String);

/// The records of one text.
pub(super) const TEXTS: [TextField; 10] = [
    ("012", |info| &mut info.name),
    ("022", |info| &mut info.city),
    ("032", |info| &mut info.federation),
    ("042", |info| &mut info.start_date),
    ("052", |info| &mut info.end_date),
    ("092", |info| &mut info.kind),
    ("102", |info| &mut info.chief_arbiter),
    ("122", |info| &mut info.time_control),
    ("182", |info| &mut info.pairing_program),
    ("192", |info| &mut info.kind_code),
];

/// The one record of a text that TRF26 added beside 182 and 192.
pub(super) const TIME_CONTROL_CODE: TextField = ("222", |info| &mut info.time_control_code);

/// The other codes that are read; a line with one of them is never kept.
const OTHER_CODES: [&str; 24] = [
    "062", "072", "112", "132", "142", "XXR", "152", "XXC", "162", "BBW", "BBD", "BBL", "BBZ",
    "BBF", "BBU", "XXS", "202", "212", "240", "XXZ", "250", "XXA", "260", "XXP",
];

/// Whether records with this code are read and not kept; player records, comments, team and
/// national records aside.
pub(super) fn is_read(code: &str) -> bool {
    let text = TEXTS.iter().chain([&TIME_CONTROL_CODE]).any(|(text, _)| *text == code);
    text || code == "299" || OTHER_CODES.contains(&code)
}

impl Reader {
    /// Reads one record that is no player record.
    pub(super) fn record(&mut self, line: &Line<'_>) {
        let known = self.try_record(line);
        self.known_record |= known;
        if known && line.din() != "###" && line.char(4) != ' ' {
            let at = At::columns(line.number, 4, 4);
            self.report.problem(at, line.columns(4, 4), Problem::Separator);
        }
        if !known {
            self.draft.kept_lines.push(line.text().to_owned());
        }
    }

    /// Whether the record has a code that is read here.
    fn try_record(&mut self, line: &Line<'_>) -> bool {
        let din = line.din();
        let text = TEXTS.iter().chain([&TIME_CONTROL_CODE]).find(|(code, _)| *code == din);
        if let Some(&(code, field)) = text {
            self.text(line, code, field);
            return true;
        }
        match din {
            "062" => self.player_count(line),
            "072" => {}
            "112" => self.deputy(line),
            "132" => self.dates(line),
            "142" | "XXR" => self.planned_rounds(line),
            "152" => self.first_colour(line),
            "XXC" => self.xxc(line),
            "162" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" | "XXS" => self.points_of(line),
            "202" => self.codes(line, "202", |info| &mut info.tie_breaks),
            "212" => self.codes(line, "212", |info| &mut info.standings),
            "240" => self.byes(line),
            "XXZ" => self.absent(line),
            "250" => self.acceleration(line),
            "XXA" => self.acceleration_of_player(line),
            "260" => self.prohibition(line),
            "XXP" => self.forbidden(line),
            "299" => self.abnormal_points(line),
            "###" => return self.directive(line),
            "013" | "310" => return self.team(line),
            _ => return self.national(line),
        }
        true
    }

    fn text(&mut self, line: &Line<'_>, code: &'static str, field: fn(&mut Info) -> &mut String) {
        let found = trim(line.from(5));
        if found.is_empty() {
            return;
        }
        let same = field(&mut self.draft.info) == found;
        if self.once(code, line, same) {
            found.clone_into(field(&mut self.draft.info));
        }
    }

    /// The number is only a summary of the player records; what they say holds.
    fn player_count(&mut self, line: &Line<'_>) {
        let found = self.entries.len();
        let count = number(trim(line.from(5)));
        if count.is_some_and(|count| count as usize != found) {
            let at = At::line(line.number);
            self.report.note(at, Note::PlayerCount { found });
        }
    }

    fn deputy(&mut self, line: &Line<'_>) {
        let name = trim(line.from(5));
        if !name.is_empty() {
            self.draft.info.arbiters.push(name.to_owned());
        }
    }

    fn dates(&mut self, line: &Line<'_>) {
        let mut dates = Vec::new();
        let mut column = FIRST_DATE;
        while column <= line.width() {
            dates.push(line.field(column, column + DATE - 1).to_owned());
            column += DATE;
        }
        while dates.last().is_some_and(String::is_empty) {
            dates.pop();
        }
        let same = self.draft.info.round_dates == dates;
        if self.once("132", line, same) {
            self.draft.info.round_dates = dates;
        }
    }

    fn codes(
        &mut self,
        line: &Line<'_>,
        key: &'static str,
        list: fn(&mut Info) -> &mut Vec<String>,
    ) {
        let codes = line.from(5).split(',').map(trim).filter(|code| !code.is_empty());
        let codes: Vec<String> = codes.map(str::to_owned).collect();
        let same = *list(&mut self.draft.info) == codes;
        if self.once(key, line, same) {
            *list(&mut self.draft.info) = codes;
        }
    }

    fn planned_rounds(&mut self, line: &Line<'_>) {
        let text = trim(line.from(5));
        let at = At::columns(line.number, 5, line.width().max(5));
        let rounds = number(text).and_then(|rounds| u16::try_from(rounds).ok());
        let rounds = rounds.filter(|rounds| (1..=crate::MAX_ROUNDS).contains(rounds));
        let Some(rounds) = rounds else {
            self.report.problem(at, text, Problem::BadNumber { what: Quantity::Rounds });
            return;
        };
        let same = self.draft.planned_rounds == Some(rounds);
        if self.once("142", line, same) {
            self.draft.planned_rounds = Some(rounds);
        }
    }

    fn first_colour(&mut self, line: &Line<'_>) {
        let colour = match trim(line.from(5)) {
            "W" | "w" => Colour::White,
            "B" | "b" => Colour::Black,
            found => {
                let at = At::columns(line.number, 5, line.width().max(5));
                self.report.problem(at, found, Problem::BadLetter { expected: "W B" });
                return;
            }
        };
        self.set_first_colour(colour, line);
    }

    fn set_first_colour(&mut self, colour: Colour, line: &Line<'_>) {
        let same = self.draft.draw.first_colour == Some(colour);
        if self.once("152", line, same) {
            self.draft.draw.first_colour = Some(colour);
        }
    }

    fn xxc(&mut self, line: &Line<'_>) {
        for word in line.words(4) {
            let at = At::columns(line.number, word.columns.0, word.columns.1);
            match word.text {
                "rank" => {
                    self.later.gap = None;
                    self.draft.gaps_allowed = true;
                    self.report.note(at, Note::RankOrder);
                }
                "white1" => self.set_first_colour(Colour::White, line),
                "black1" => self.set_first_colour(Colour::Black, line),
                found => {
                    let expected = "rank white1 black1";
                    self.report.problem(at, found, Problem::BadLetter { expected });
                }
            }
        }
    }

    /// Swiss or round robin (T8a): by the code, else by the words, unless a directive says it.
    pub(super) fn format(&mut self) {
        self.draft.format = self.later.format.unwrap_or_else(|| format_of(&self.draft.info));
    }
}

/// The format that the event's type tells (T8a).
pub(super) fn format_of(info: &Info) -> Format {
    let says = |text: &str| {
        let letters = text.chars().filter(|c| !matches!(c, ' ' | '-' | '_'));
        letters.flat_map(char::to_lowercase).collect::<String>().contains("roundrobin")
    };
    let text = if info.kind_code.is_empty() { &info.kind } else { &info.kind_code };
    if says(text) { Format::RoundRobin } else { Format::Swiss }
}
