//! Team records (013, 310) as groups, and records of national federations.

use super::line::Line;
use super::note::Note;
use super::player::{number, start_in};
use super::reader::Reader;
use super::report::At;
use crate::{Group, MAX_RATING, National, StartNumber};

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
        let index = match self.later.groups.get(&name) {
            Some(&index) => index,
            None => {
                let index = self.draft.constraints.groups.len();
                self.later.groups.insert(name.clone(), index);
                self.draft.constraints.groups.push(Group { name, players: Vec::new() });
                index
            }
        };
        for start in players {
            if self.later.grouped.insert((index, start)) {
                self.draft.constraints.groups[index].players.push(start);
            }
        }
    }

    /// A national federation's record: its three letters for 001, the columns of a player record.
    /// A line that looks otherwise is none, and is kept.
    pub(super) fn national(&mut self, line: &Line<'_>) -> bool {
        let code = line.din();
        let letters = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
        if !letters || [4, 9, 14, 48, 53, 57].iter().any(|&column| line.char(column) != ' ') {
            return false;
        }
        let Some(index) = start_in(line.field(5, 8)).and_then(|start| self.entry_index(start))
        else {
            return false;
        };
        let rating = line.field(49, 52);
        let rating = match number(rating) {
            Some(rating) => u16::try_from(rating).ok().filter(|&rating| rating <= MAX_RATING),
            None if rating.is_empty() => None,
            None => return false,
        };
        let player = &mut self.entries[index].player;
        let name = line.field(15, 47);
        player.national.push(National {
            federation: code.to_owned(),
            title: line.field(11, 13).to_owned(),
            name: if name == player.name { String::new() } else { name.to_owned() },
            rating: rating.filter(|&rating| rating > 0),
            id: line.field(58, 68).to_owned(),
        });
        true
    }
}
