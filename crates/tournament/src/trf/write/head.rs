//! The records about the event as a whole.

use super::{Flavour, WriteError, Writer};
use crate::trf::extra::LISTS;
use crate::trf::quote::{is_plain, write_text};
use crate::trf::scoring::{self, Symbols};
use crate::trf::tournament::{DATE, FIRST_DATE, TEXTS, TIME_CONTROL_CODE};
use crate::{Colour, Info, Points, Scoring};
use core::fmt::Write as _;

/// Codes that TRF16 doesn't have.
const NEW_TEXTS: [&str; 5] = ["182", "192", "202", "212", "222"];

impl Writer<'_> {
    pub(super) fn head(&mut self) -> Result<(), WriteError> {
        let mut info = self.event.info().clone();
        for (code, field) in TEXTS.iter().chain([&TIME_CONTROL_CODE]) {
            let text = field(&mut info);
            if is_plain(text) && self.has(code) {
                self.line(&format!("{code} {text}"))?;
            }
        }
        self.line(&format!("062 {}", self.event.players().len()))?;
        let rated = self.event.players().iter().filter(|player| player.rating.is_some()).count();
        self.line(&format!("072 {rated}"))?;
        for (code, list) in LISTS {
            if let Some(lines) = list_record(code, list(&mut info))
                && self.has(code)
            {
                lines.iter().try_for_each(|line| self.line(line))?;
            }
        }
        self.rounds()?;
        self.first_colour()?;
        self.scoring()
    }

    /// Whether the flavour has a record with this code.
    fn has(&self, code: &str) -> bool {
        self.flavour == Flavour::Trf26 || !NEW_TEXTS.contains(&code)
    }

    /// What of the event's texts no record can hold.
    pub(super) fn info_directives(&mut self) -> Result<(), WriteError> {
        let mut info: Info = self.event.info().clone();
        for (code, field) in TEXTS.iter().chain([&TIME_CONTROL_CODE]) {
            let text = field(&mut info);
            if !text.is_empty() && (!is_plain(text) || !self.has(code)) {
                self.line(&format!("### info: {code} {}", write_text(text)))?;
            }
        }
        for (code, list) in LISTS {
            let list = list(&mut info);
            if list_record(code, list).is_some() && self.has(code) {
                continue;
            }
            for text in list {
                self.line(&format!("### info: {code} {}", write_text(text)))?;
            }
        }
        Ok(())
    }

    fn rounds(&mut self) -> Result<(), WriteError> {
        let Some(rounds) = self.event.planned_rounds() else { return Ok(()) };
        if self.flavour == Flavour::Trf26 {
            self.line(&format!("142 {rounds}"))?;
        }
        self.line(&format!("XXR {rounds}"))
    }

    fn first_colour(&mut self) -> Result<(), WriteError> {
        let colour = self.event.draw().first_colour;
        if let Some(colour) = colour.filter(|_| self.flavour == Flavour::Trf26) {
            self.line(if colour == Colour::White { "152 W" } else { "152 B" })?;
        }
        let rank = self.event.draft().gaps_allowed.then_some("rank");
        let word = colour.map(|c| if c == Colour::White { "white1" } else { "black1" });
        let words: Vec<&str> = rank.into_iter().chain(word).collect();
        if words.is_empty() { Ok(()) } else { self.line(&format!("XXC {}", words.join(" "))) }
    }

    /// The symbols of 162 or `BBx` where the points have one decimal; XXS where that isn't all.
    fn scoring(&mut self) -> Result<(), WriteError> {
        let scoring = self.event.scoring();
        let symbols = scoring::symbols_of(scoring);
        let mut complete = false;
        if let Some(points) = symbols.fields() {
            if self.flavour == Flavour::Trf26 {
                let [w, d, l, a, _, p] = &points;
                self.line(&format!("162  W{w}    D{d}    L{l}    A{a}    P{p}"))?;
                complete = symbols.away_alone().scoring(scoring.micro_match) == *scoring;
            } else {
                let codes = ["BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"];
                for (code, points) in codes.iter().zip(&points) {
                    self.line(&format!("{code} {points}"))?;
                }
                complete = symbols.scoring(scoring.micro_match) == *scoring;
            }
        }
        if complete {
            return Ok(());
        }
        self.line(&format!("XXS {}", scoring::codes_of(scoring).join(" ")))
    }
}

impl Symbols {
    /// Win, draw, loss, absence, loss by forfeit and bye in four columns each; none where one of
    /// them doesn't fit.
    fn fields(&self) -> Option<[String; 6]> {
        let field = |points: Points| {
            let start = crate::StartNumber::new(1)?;
            super::points_field(points, start).ok()
        };
        let [w, d, l, z, f, u] = self.0.map(field);
        Some([w?, d?, l?, z?, f?, u?])
    }

    /// With one value for absences and losses by forfeit.
    fn away_alone(&self) -> Self {
        let [w, d, l, z, _, u] = self.0;
        Self([w, d, l, z, z, u])
    }

    fn scoring(&self, micro_match: crate::MicroMatchPoints) -> Scoring {
        let [win, draw, loss, absence, forfeit_loss, pairing_bye] = self.0;
        Scoring {
            forfeit_loss,
            pairing_bye,
            zero_point_bye: absence,
            micro_match,
            ..Scoring::simple(win, draw, loss)
        }
    }
}

/// The records for a list of texts; none if a reader would read something else.
fn list_record(code: &str, list: &[String]) -> Option<Vec<String>> {
    if list.is_empty() {
        return Some(Vec::new());
    }
    match code {
        "112" => list.iter().map(|name| is_plain(name).then(|| format!("112 {name}"))).collect(),
        "132" => dates(list).map(|line| vec![line]),
        _ => {
            let fits = list.iter().all(|text| is_plain(text) && !text.contains(','));
            fits.then(|| vec![format!("{code} {}", list.join(","))])
        }
    }
}

/// The dates of the rounds in their columns.
fn dates(list: &[String]) -> Option<String> {
    let fits = |date: &String| date.chars().count() <= DATE && (date.is_empty() || is_plain(date));
    if list.last().is_none_or(String::is_empty) || !list.iter().all(fits) {
        return None;
    }
    let mut line = format!("{:width$}", "132", width = FIRST_DATE - 1);
    for date in list {
        // Writing into a `String` never fails.
        let _ = write!(line, "{date:DATE$}");
    }
    Some(line.trim_end_matches(' ').to_owned())
}
