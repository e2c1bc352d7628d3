//! Team records (013, 310) as groups, and records of national federations.

use super::directive::Directive;
use super::line::Line;
use super::note::Note;
use super::player::{number, start_in};
use super::quote::{Token, tokens};
use super::reader::Reader;
use super::report::At;
use super::tournament::is_read;
use crate::{Group, National, Place, StartNumber};

/// The team records of a file and whether they serve as groups.
#[derive(Clone, Debug, Default)]
pub(super) struct Teams {
    list: Vec<Team>,
    /// The file has groups of its own, or says that the teams are none.
    pub(super) not_used: bool,
}

#[derive(Clone, Debug)]
struct Team {
    line: usize,
    name: String,
    players: Vec<StartNumber>,
}

impl Reader {
    /// 013 or 310. The line is kept in any case.
    pub(super) fn team(&mut self, line: &Line<'_>) -> bool {
        let (name, first_player) = if line.din() == "013" { ((5, 36), 37) } else { ((9, 40), 74) };
        let players = line.words(first_player).filter_map(|word| start_in(word.text));
        let players = players.filter(|&start| self.entry_index(start).is_some()).collect();
        let name = line.field(name.0, name.1).to_owned();
        self.teams.list.push(Team { line: line.number, name, players });
        false
    }

    /// Teams become groups where the file has none, and clubs of the players who have none.
    pub(super) fn finish_teams(&mut self) {
        let teams = core::mem::take(&mut self.teams);
        let Some(first) = teams.list.first() else { return };
        let at = At::line(first.line);
        if teams.not_used {
            self.report.note(at, Note::TeamsNotUsed);
            return;
        }
        self.report.note(at, Note::TeamsAsGroups);
        for team in teams.list {
            for &start in &team.players {
                if let Some(index) = self.entry_index(start)
                    && self.entries[index].player.club.is_empty()
                {
                    self.entries[index].player.club.clone_from(&team.name);
                }
            }
            self.add_group(team.name, team.players);
        }
    }

    /// Adds players to a group, each once.
    pub(super) fn add_group(&mut self, name: String, players: Vec<StartNumber>) {
        let groups = &mut self.draft.constraints.groups;
        let next = groups.len();
        let index = *self.later.groups.entry(name.clone()).or_insert(next);
        if index == next {
            groups.push(Group { name, players: Vec::new() });
        }
        for start in players {
            if self.later.grouped.insert((index, start)) {
                self.draft.constraints.groups[index].players.push(start);
            }
        }
    }

    /// A national federation's record. A line that only looks like one is kept.
    pub(super) fn national(&mut self, line: &Line<'_>) -> bool {
        let name = |start| self.entry(start).map(|entry| entry.player.name.as_str());
        let Some((start, national)) = national_in(line, name) else { return false };
        if let Some(index) = self.entry_index(start) {
            self.entries[index].player.national.push(national);
        }
        true
    }

    /// `### national: ID CODE RATING TITLE NAME NUMBER`, for what the columns can't hold.
    pub(super) fn national_words(&mut self, directive: Directive<'_>) -> Option<()> {
        let words = tokens(directive.value)?;
        let [start, federation, rating, title, name, id] = words.as_slice() else { return None };
        let start = start_in(&start.text)?;
        let rating = u16::try_from(number(&rating.text)?).ok()?;
        if !self.uses(start, Place::Players, directive.at()) {
            return Some(());
        }
        let text = |word: &Token<'_>| word.text.clone().into_owned();
        let national = National {
            federation: text(federation),
            title: text(title),
            name: text(name),
            rating: Some(rating).filter(|&rating| rating > 0),
            id: text(id),
        };
        let index = self.entry_index(start)?;
        self.entries[index].player.national.push(national);
        Some(())
    }
}

/// Reads a national federation's record: its three letters stand for 001, the columns are those of
/// a player record. `name` gives the name of the players there are. None for a line that looks
/// otherwise.
pub(super) fn national_in<'n>(
    line: &Line<'_>,
    name: impl Fn(StartNumber) -> Option<&'n str>,
) -> Option<(StartNumber, National)> {
    let code = line.din();
    let letters = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    let apart = [4, 9, 14, 48, 53, 57].iter().all(|&column| line.char(column) == ' ');
    if !letters || !apart || is_read(code) {
        return None;
    }
    let start = start_in(line.field(5, 8))?;
    let usual_name = name(start)?;
    let rating = match line.field(49, 52) {
        "" => None,
        rating => u16::try_from(number(rating)?).ok(),
    };
    let own_name = line.field(15, 47);
    let national = National {
        federation: code.to_owned(),
        title: line.field(11, 13).to_owned(),
        name: if own_name == usual_name { String::new() } else { own_name.to_owned() },
        rating: rating.filter(|&rating| rating > 0),
        id: line.field(58, 68).to_owned(),
    };
    Some((start, national))
}
