//! The order in which a file is read: players first, then everything that names them.

use super::line::{Line, control_character, split, without_control_characters};
use super::note::Note;
use super::player::{Entry, read_player};
use super::points::PointsSums;
use super::problem::{Problem, Quantity};
use super::report::{At, Report};
use super::rounds::rounds;
use super::scoring::ScoringRecords;
use super::{ReadOptions, Trf, TrfErrors};
use crate::{Draft, Event, Fault, Faults, MAX_ROUNDS, MeetingResult, Place, Points, StartNumber};
use std::collections::BTreeMap;

/// Reads a file without byte order mark.
pub(super) fn read(text: &str, options: ReadOptions) -> Result<Trf, TrfErrors> {
    let mut reader = Reader::new(options);
    let others = reader.players(text);
    for line in &others {
        reader.record(line);
    }
    if !reader.known_record && reader.entries.is_empty() {
        reader.report.problem(At::default(), "", Problem::NotTrf);
    }
    reader.finish()
}

/// A number as it stands in a line, so that a fault of the event finds its way back.
#[derive(Copy, Clone, Debug)]
struct Use {
    place: Place,
    start: StartNumber,
    at: At,
}

/// What is known of a file so far.
pub(super) struct Reader {
    pub(super) report: Report,
    pub(super) draft: Draft,
    /// The player records by ascending start number.
    pub(super) entries: Vec<Entry>,
    pub(super) scoring: ScoringRecords,
    /// Whether a record with a known code was met besides player records.
    pub(super) known_record: bool,
    /// What there is once: where it stood first.
    first_lines: BTreeMap<&'static str, usize>,
    uses: Vec<Use>,
    /// Directives and records that need the rounds, in the order of the file.
    pub(super) later: super::directive::Later,
    pub(super) teams: super::teams::Teams,
}

impl Reader {
    fn new(options: ReadOptions) -> Self {
        Self {
            report: Report::new(options),
            draft: Draft { scoring: crate::Scoring::ONE_HALF_ZERO, ..Draft::default() },
            entries: Vec::new(),
            scoring: ScoringRecords::default(),
            known_record: false,
            first_lines: BTreeMap::new(),
            uses: Vec::new(),
            later: super::directive::Later::default(),
            teams: super::teams::Teams::default(),
        }
    }

    /// Reads the player records; gives back the other lines.
    fn players<'t>(&mut self, text: &'t str) -> Vec<Line<'t>> {
        let mut others = Vec::new();
        for (number, text) in (1..).zip(split(text)) {
            let line = self.clean(number, text);
            if line.din() == "001" {
                self.entries.extend(read_player(&line, &mut self.report));
            } else if line.width() >= 3 && !line.text().trim_matches(' ').is_empty() {
                others.push(line);
            }
        }
        self.sort_players();
        self.gaps();
        others
    }

    fn clean<'t>(&mut self, number: usize, text: &'t str) -> Line<'t> {
        let Some((column, found)) = control_character(text) else {
            return Line::new(number, text);
        };
        if text.chars().nth(2).is_some() {
            let at = At::columns(number, column, column);
            self.report.problem(at, "", Problem::ControlCharacter { found });
        }
        Line::new(number, without_control_characters(text))
    }

    fn sort_players(&mut self) {
        self.entries.sort_by_key(|entry| entry.player.start); // stable: the first line stays first
        let report = &mut self.report;
        self.entries.dedup_by(|later, first| {
            let double = later.player.start == first.player.start;
            if double {
                let at = At::columns(later.line, 5, 8);
                let found = later.player.start.to_string();
                report.problem(at, &found, Problem::DuplicateStart { first_line: first.line });
            }
            double
        });
    }

    /// The first gap in the start numbers.
    fn gaps(&mut self) {
        let gap = (1..).zip(&self.entries).find(|(number, e)| e.player.start.get() != *number);
        let Some((number, entry)) = gap else { return };
        let Some(missing) = StartNumber::new(number) else { return };
        let (at, found) = (At::columns(entry.line, 5, 8), entry.player.start.to_string());
        self.draft.gaps_allowed = true;
        self.later.gap = Some((at, found, missing));
    }

    /// The entry of a player.
    pub(super) fn entry(&self, start: StartNumber) -> Option<&Entry> {
        self.entry_index(start).map(|index| &self.entries[index])
    }

    /// The place of a player's entry.
    pub(super) fn entry_index(&self, start: StartNumber) -> Option<usize> {
        self.entries.binary_search_by_key(&start, |entry| entry.player.start).ok()
    }

    /// Notes that a player is named at a place, and whether he exists.
    pub(super) fn uses(&mut self, start: StartNumber, place: Place, at: At) -> bool {
        if self.entry_index(start).is_none() {
            self.report.problem(at, &start.to_string(), Problem::UnknownPlayer);
            return false;
        }
        self.uses.push(Use { place, start, at });
        true
    }

    /// Whether something that a file says once is said for the first time. A second time is a
    /// problem unless it says the same.
    pub(super) fn once(&mut self, key: &'static str, line: &Line<'_>, same: bool) -> bool {
        match self.first_lines.get(key) {
            None => {
                self.first_lines.insert(key, line.number);
                true
            }
            Some(&first_line) => {
                if !same {
                    let problem = Problem::SecondValue { first_line };
                    self.report.problem(At::line(line.number), line.from(5), problem);
                }
                false
            }
        }
    }

    /// Notes where a wish stands that names no players.
    pub(super) fn name_place(&mut self, place: Place, directive: super::directive::Directive<'_>) {
        if let Some(start) = StartNumber::new(1) {
            self.uses.push(Use { place, start, at: directive.at() });
        }
    }

    /// A round number in words or columns.
    pub(super) fn round_number(&mut self, text: &str, at: At) -> Option<u16> {
        let round = super::player::number(text).and_then(|round| u16::try_from(round).ok());
        let round = round.filter(|round| (1..=MAX_ROUNDS).contains(round));
        if round.is_none() {
            let problem = Problem::BadNumber { what: Quantity::Round };
            self.report.problem(at, text, problem);
        }
        round
    }

    fn finish(mut self) -> Result<Trf, TrfErrors> {
        if let Some((at, found, missing)) = self.later.gap.take() {
            self.report.problem(at, &found, Problem::MissingStart { missing });
        }
        self.draft.scoring = self.scoring.finish(self.draft.scoring.micro_match);
        self.format();
        self.finish_teams();
        self.draft.rounds = rounds(&mut self.entries, &mut self.report);
        self.finish_directives();
        self.notes();
        self.draft.players = self.entries.iter().map(|entry| entry.player.clone()).collect();
        match Event::new(core::mem::take(&mut self.draft)) {
            Ok(event) => {
                self.points_columns(&event);
                let warnings = self.report.finish()?;
                Ok(Trf { event, warnings })
            }
            Err(faults) => Err(self.faults(&faults)),
        }
    }

    fn notes(&mut self) {
        let unfinished = |m: &crate::Meeting| m.result == MeetingResult::Unfinished;
        for (number, round) in (1..).zip(&self.draft.rounds) {
            let first = round.meetings.iter().find(|meeting| unfinished(meeting));
            if let Some(entry) = first.and_then(|meeting| self.entry(meeting.white)) {
                let at = entry.round(number);
                self.report.note(at, Note::Unfinished);
            }
        }
        let full = |u: &&crate::Unpaired| u.kind == crate::UnpairedKind::FullPointBye;
        for (number, round) in (1..).zip(&self.draft.rounds) {
            let first = round.unpaired.iter().find(full);
            if let Some(entry) = first.and_then(|unpaired| self.entry(unpaired.player)) {
                let at = entry.round(number);
                self.report.note(at, Note::FullPointBye);
            }
        }
    }

    /// The points column of every player must be one that his results can make. Where it is 0 for
    /// everybody the host doesn't fill it in, and it is not looked at.
    fn points_columns(&mut self, event: &Event) {
        if self.entries.iter().all(|entry| entry.points.unwrap_or_default() == Points::ZERO) {
            let filled = |entry: &&Entry| entry.points.is_some();
            let last = event.paired_rounds();
            let any =
                (0..event.players().len()).any(|i| event.points_after(i, last) != Points::ZERO);
            if let Some(entry) = self.entries.iter().find(filled).filter(|_| any) {
                self.report.note(At::columns(entry.line, 81, 84), Note::PointsNotFilledIn);
            }
            return;
        }
        let entries = core::mem::take(&mut self.entries);
        let silent = self.report.has_errors();
        let sums = PointsSums::new(event);
        for (index, entry) in entries.iter().enumerate() {
            let Some(found) = entry.points else { continue };
            if silent && self.report.names(entry.line) {
                continue; // the line has an error already: its points can't be right
            }
            if !sums.fit(index, found) {
                let expected = event.points_after(index, event.paired_rounds());
                let at = At::columns(entry.line, 81, 84);
                let problem = Problem::PointsDiffer { expected };
                self.report.problem(at, &found.to_string(), problem);
            }
        }
        self.entries = entries;
    }

    /// The faults of the event, each at the line that has most to do with it.
    fn faults(mut self, faults: &Faults) -> TrfErrors {
        for fault in faults.list() {
            let (at, found) = self.locate(fault);
            self.report.error(at, &found, Problem::Fault(fault.clone()));
        }
        match self.report.finish() {
            Err(errors) => errors,
            Ok(_) => TrfErrors::one(At::default(), String::new(), Problem::NotTrf),
        }
    }

    fn locate(&self, fault: &Fault) -> (At, String) {
        let place = fault.place();
        let Some(start) = fault.start() else {
            let last = self.uses.iter().rev().find(|u| Some(u.place) == place);
            return (last.map_or_else(At::default, |u| u.at), String::new());
        };
        let at_round = |round: u16| self.entry(start).map(|entry| entry.round(round));
        let at = match (place, fault.round()) {
            (Some(Place::Round(round)), _) | (None, Some(round)) => at_round(round),
            (Some(place), _) => {
                let named = |u: &&Use| u.place == place && u.start == start;
                self.uses.iter().rev().find(named).map(|u| u.at)
            }
            (None, None) => self.entry(start).map(|entry| At::columns(entry.line, 5, 8)),
        };
        (at.unwrap_or_default(), start.to_string())
    }
}
