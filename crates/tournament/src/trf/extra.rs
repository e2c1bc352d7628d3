//! Directives for what the columns of a TRF have no room for.

use super::directive::{Directive, looks_like_pair};
use super::player::{number, start_in};
use super::problem::Problem;
use super::quote::{Token, text, token, tokens};
use super::reader::Reader;
use super::report::At;
use super::tournament::{TEXTS, TIME_CONTROL_CODE};
use crate::{
    DecisionRecord, DrawChange, Format, Info, Meeting, MeetingResult, MicroMatchPoints, PairedBy,
    Place, Player, StartNumber,
};

/// A text of a player: its name in a directive and its place in [`Player`].
type PlayerField = (&'static str, fn(&mut Player) -> &mut String);

/// The texts of a player that columns may cut.
pub(super) const PLAYER_FIELDS: [PlayerField; 5] = [
    ("name", |player| &mut player.name),
    ("title", |player| &mut player.title),
    ("federation", |player| &mut player.federation),
    ("id", |player| &mut player.id),
    ("birth-date", |player| &mut player.birth_date),
];

/// A list of [`Info`]: its name in a directive.
type ListField = (&'static str, fn(&mut Info) -> &mut Vec<String>);

/// The lists of [`Info`].
pub(super) const LISTS: [ListField; 4] = [
    ("112", |info| &mut info.arbiters),
    ("132", |info| &mut info.round_dates),
    ("202", |info| &mut info.tie_breaks),
    ("212", |info| &mut info.standings),
];

impl Reader {
    /// `### enters: R ids`
    pub(super) fn enters(&mut self, directive: Directive<'_>) -> Option<()> {
        self.taking_part(directive, |player| &mut player.enters_in)
    }

    /// `### withdrawn: R ids`: after round R, 0 for before the first.
    pub(super) fn withdrawn(&mut self, directive: Directive<'_>) -> Option<()> {
        self.taking_part(directive, |player| &mut player.withdrew_after)
    }

    fn taking_part(
        &mut self,
        directive: Directive<'_>,
        field: fn(&mut Player) -> &mut Option<u16>,
    ) -> Option<()> {
        let (round, rest) = directive.first()?;
        let round = u16::try_from(number(&round.text)?).ok()?;
        let round = Some(round).filter(|&round| round <= crate::MAX_ROUNDS)?;
        for start in self.named(directive, rest, Place::Players) {
            if let Some(index) = self.entry_index(start) {
                *field(&mut self.entries[index].player) = Some(round);
            }
        }
        Some(())
    }

    /// `### club: NAME ids`
    pub(super) fn club(&mut self, directive: Directive<'_>) -> Option<()> {
        let (name, rest) = directive.first()?;
        for start in self.named(directive, rest, Place::Players) {
            if let Some(index) = self.entry_index(start) {
                self.entries[index].player.club.clear();
                self.entries[index].player.club.push_str(&name.text);
            }
        }
        Some(())
    }

    /// `### player: ID FIELD TEXT`
    pub(super) fn player_field(&mut self, directive: Directive<'_>) -> Option<()> {
        let (start, rest) = directive.first()?;
        let start = start_in(&start.text)?;
        let (field, value) = token(rest.trim_start_matches(' '))?;
        let known = PLAYER_FIELDS.iter().find(|(name, _)| *name == field.text);
        let value = text(value)?;
        let place = if field.text == "place" { Some(number(&value)?) } else { None };
        if known.is_none() && place.is_none() {
            return None;
        }
        if !self.uses(start, Place::Players, directive.at()) {
            return Some(());
        }
        let index = self.entry_index(start)?;
        let player = &mut self.entries[index].player;
        match known {
            Some((_, field)) => *field(player) = value,
            None => player.place = place,
        }
        Some(())
    }

    /// `### info: CODE TEXT`: the first of a list clears what its record said.
    pub(super) fn info_field(&mut self, directive: Directive<'_>) -> Option<()> {
        let (code, value) = directive.first()?;
        let value = text(value)?;
        let info = &mut self.draft.info;
        let mut texts = TEXTS.iter().chain([&TIME_CONTROL_CODE]);
        if let Some((_, field)) = texts.find(|(name, _)| *name == code.text) {
            *field(info) = value;
            return Some(());
        }
        let (name, list) = LISTS.iter().find(|(name, _)| *name == code.text)?;
        if self.later.replaced.insert(name) {
            list(info).clear();
        }
        list(info).push(value);
        Some(())
    }

    pub(super) fn format_word(&mut self, directive: Directive<'_>) -> Option<()> {
        self.later.format = Some(match directive.value.trim_end_matches(' ') {
            "swiss" => Format::Swiss,
            "round-robin" => Format::RoundRobin,
            _ => return None,
        });
        Some(())
    }

    pub(super) fn paired_by(&mut self, directive: Directive<'_>) -> Option<()> {
        self.draft.paired_by = match directive.value.trim_end_matches(' ') {
            "program" => PairedBy::Program,
            "hand" => PairedBy::Hand,
            _ => return None,
        };
        Some(())
    }

    pub(super) fn micro_match(&mut self, directive: Directive<'_>) -> Option<()> {
        self.draft.scoring.micro_match = match directive.value.trim_end_matches(' ') {
            "by-match" => MicroMatchPoints::ByMatch,
            "by-game" => MicroMatchPoints::ByGame,
            _ => return None,
        };
        Some(())
    }

    /// `### decision R: CHANGE CLAUSE BY AT REASON PAIRS`
    pub(super) fn decision(&mut self, directive: Directive<'_>) -> Option<()> {
        let words = tokens(directive.value)?;
        let [change, clause, by, at, reason, pairs @ ..] = words.as_slice() else { return None };
        let change = DrawChange::ALL.into_iter().find(|known| known.name() == change.text)?;
        let mut before = Vec::with_capacity(pairs.len());
        for pair in pairs {
            if !looks_like_pair(&pair.text) {
                return None;
            }
            before.extend(self.pair(&pair.text, directive.at(), Place::Decisions));
        }
        let text = |word: &Token<'_>| word.text.clone().into_owned();
        self.draft.decisions.push(DecisionRecord {
            round: directive.round?,
            change,
            clause: text(clause),
            by: text(by),
            at: text(at),
            reason: text(reason),
            before,
        });
        Some(())
    }

    /// What needs the rounds: micro-matches, the order of the boards, points for results.
    pub(super) fn finish_directives(&mut self) {
        for games in core::mem::take(&mut self.later.games) {
            let meeting = self.meeting(games.round, games.white);
            match meeting.filter(|m| m.white == games.white && m.black == games.black) {
                Some(meeting) => meeting.result = MeetingResult::MicroMatch(games.decisions),
                None => self.no_such_meeting(games.white, games.at),
            }
        }
        for (round, players) in core::mem::take(&mut self.later.boards) {
            self.order_boards(round, &players);
        }
        for record in core::mem::take(&mut self.later.results) {
            self.result_points(&record);
        }
    }

    fn no_such_meeting(&mut self, start: StartNumber, at: At) {
        self.report.problem(at, &start.to_string(), Problem::NoSuchMeeting);
    }

    /// The meeting in which a player has White. Meetings stand by their lower number here.
    fn meeting(&mut self, round: u16, white: StartNumber) -> Option<&mut Meeting> {
        let meetings = &mut self.draft.rounds.get_mut(usize::from(round) - 1)?.meetings;
        meetings.iter_mut().find(|meeting| meeting.white == white)
    }

    /// The boards named come first, in this order; the others keep theirs.
    fn order_boards(&mut self, round: u16, players: &[(StartNumber, At)]) {
        let Some(found) = self.draft.rounds.get_mut(usize::from(round) - 1) else {
            if let Some(&(start, at)) = players.first() {
                self.no_such_meeting(start, at);
            }
            return;
        };
        let mut by_white: std::collections::BTreeMap<StartNumber, Meeting> =
            core::mem::take(&mut found.meetings).into_iter().map(|m| (m.white, m)).collect();
        let mut ordered = Vec::with_capacity(by_white.len());
        let mut missing = Vec::new();
        for &(start, at) in players {
            match by_white.remove(&start) {
                Some(meeting) => ordered.push(meeting),
                None => missing.push((start, at)),
            }
        }
        let mut rest: Vec<Meeting> = by_white.into_values().collect();
        rest.sort_by_key(|meeting| meeting.white.min(meeting.black));
        ordered.extend(rest);
        found.meetings = ordered;
        for (start, at) in missing {
            self.no_such_meeting(start, at);
        }
    }
}
