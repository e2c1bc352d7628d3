//! Directives: what no other record of the format can say.

use super::{WriteError, Writer, words};
use crate::trf::directive::decision_letter;
use crate::trf::quote::{in_quotes, write_text, write_word};
use crate::trf::tournament::format_of;
use crate::{
    Format, GroupScope, Meeting, MeetingResult, MicroMatchPoints, NotBefore, PairedBy, Soft,
    StartNumber,
};
use shashki_base::ALGORITHM;
use std::borrow::Cow;
use std::collections::BTreeMap;

impl Writer<'_> {
    pub(super) fn directives(&mut self) -> Result<(), WriteError> {
        self.info_directives()?;
        self.event_words()?;
        self.player_directives()?;
        self.stay()?;
        self.clubs()?;
        self.round_directives()?;
        self.draw()?;
        self.groups()?;
        self.pairs()?;
        self.decisions()
    }

    fn event_words(&mut self) -> Result<(), WriteError> {
        let event = self.event;
        if event.format() != format_of(event.info()) {
            self.line(match event.format() {
                Format::Swiss => "### format: swiss",
                Format::RoundRobin => "### format: round-robin",
            })?;
        }
        if event.paired_by() == PairedBy::Hand {
            self.line("### paired-by: hand")?;
        }
        if event.scoring().micro_match == MicroMatchPoints::ByGame {
            self.line("### micro-match: by-game")?;
        }
        Ok(())
    }

    fn stay(&mut self) -> Result<(), WriteError> {
        let mut enters: BTreeMap<u16, Vec<StartNumber>> = BTreeMap::new();
        let mut withdrawn: BTreeMap<u16, Vec<StartNumber>> = BTreeMap::new();
        for player in self.event.players() {
            if let Some(round) = player.enters_in {
                enters.entry(round).or_default().push(player.start);
            }
            if let Some(round) = player.withdrew_after {
                withdrawn.entry(round).or_default().push(player.start);
            }
        }
        for (round, players) in enters {
            self.line(&format!("### enters: {round} {}", words(players)))?;
        }
        for (round, players) in withdrawn {
            self.line(&format!("### withdrawn: {round} {}", words(players)))?;
        }
        Ok(())
    }

    fn clubs(&mut self) -> Result<(), WriteError> {
        let mut clubs: BTreeMap<&str, Vec<StartNumber>> = BTreeMap::new();
        for player in self.event.players().iter().filter(|player| !player.club.is_empty()) {
            clubs.entry(&player.club).or_default().push(player.start);
        }
        for (name, players) in clubs {
            self.line(&format!("### club: {} {}", write_word(name), words(players)))?;
        }
        Ok(())
    }

    /// The games of micro-matches, and the order of the boards where it isn't that of the lower
    /// start numbers.
    fn round_directives(&mut self) -> Result<(), WriteError> {
        for (number, round) in (1..).zip(self.event.rounds()) {
            for meeting in &round.meetings {
                if let MeetingResult::MicroMatch(games) = &meeting.result {
                    let letters: String = games.iter().map(|&game| decision_letter(game)).collect();
                    let letters = if letters.is_empty() { "-" } else { &letters };
                    let Meeting { white, black, .. } = meeting;
                    self.line(&format!("### games {number}: {white}-{black} {letters}"))?;
                }
            }
            if !round.meetings.is_sorted_by_key(|meeting| meeting.white.min(meeting.black)) {
                let boards = words(round.meetings.iter().map(|meeting| meeting.white));
                self.line(&format!("### boards {number}: {boards}"))?;
            }
        }
        Ok(())
    }

    fn draw(&mut self) -> Result<(), WriteError> {
        let draw = self.event.draw();
        if let Some(seed) = draw.seed {
            self.line(&format!("### seed: {ALGORITHM} {seed}"))?;
        }
        for lot in &draw.lots {
            let round = lot.round.map_or_else(String::new, |round| format!(" {round}"));
            self.line(&format!("### lot{round}: {}", words(lot.order.iter().copied())))?;
        }
        for (name, value) in draw.options.pairs() {
            self.line(&format!("### opt: {name}={value}"))?;
        }
        Ok(())
    }

    fn groups(&mut self) -> Result<(), WriteError> {
        let constraints = self.event.constraints();
        for pool in &constraints.pools {
            let players = words(pool.players.iter().copied());
            self.line(&format!("### pool: {} {players}", write_word(&pool.name)))?;
        }
        for group in &constraints.groups {
            let players = words(group.players.iter().copied());
            let line = format!("### group: {} {players}", write_word(&group.name));
            self.line(line.trim_end_matches(' '))?;
        }
        let team = |line: &String| line.starts_with("013") || line.starts_with("310");
        if constraints.groups.is_empty() && self.event.draft().kept_lines.iter().any(team) {
            self.line("### teams: kept")?;
        }
        for meet in &constraints.meet_until {
            self.line(&format!("### meet-until: {}{}", meet.until, scope(&meet.groups)))?;
        }
        for not_before in &constraints.not_before {
            self.not_before(not_before, "")?;
        }
        Ok(())
    }

    fn not_before(&mut self, wish: &NotBefore, soft: &str) -> Result<(), WriteError> {
        self.line(&format!("### not-before: {}{soft}{}", wish.round, scope(&wish.groups)))
    }

    fn pairs(&mut self) -> Result<(), WriteError> {
        let constraints = self.event.constraints();
        for pair in &constraints.forced {
            let second = pair.second.map_or(0, StartNumber::get);
            let reason = pair.because.as_deref().map(write_text);
            let because = reason.map_or_else(String::new, |reason| format!(" because {reason}"));
            self.line(&format!("### force: {}-{second}{because}", pair.first))?;
        }
        for soft in &constraints.soft {
            match soft {
                Soft::Pair(first, second) => self.line(&format!("### soft: {first}-{second}"))?,
                Soft::NotBefore(wish) => self.not_before(wish, " soft")?,
            }
        }
        Ok(())
    }
}

impl Writer<'_> {
    /// What the arbiter decided on published rounds (P30).
    fn decisions(&mut self) -> Result<(), WriteError> {
        for record in self.event.decisions() {
            let words = [&record.clause, &record.by, &record.at, &record.reason];
            let words: Vec<_> = words.into_iter().map(|word| write_word(word)).collect();
            let pair = |&(first, second): &(StartNumber, Option<StartNumber>)| {
                format!(" {first}-{}", second.map_or(0, StartNumber::get))
            };
            let pairs: String = record.before.iter().map(pair).collect();
            let (round, change) = (record.round, record.change.name());
            self.line(&format!("### decision {round}: {change} {}{pairs}", words.join(" ")))?;
        }
        Ok(())
    }
}

/// The names of groups behind a round.
fn scope(scope: &GroupScope) -> String {
    let GroupScope::Named(names) = scope else { return String::new() };
    let word = |name: &String| match name.as_str() {
        "soft" => Cow::Owned(in_quotes("soft")),
        name => Cow::Owned(write_word(name).into_owned()),
    };
    names.iter().map(word).fold(String::new(), |mut text, word: Cow<'_, str>| {
        text.push(' ');
        text.push_str(&word);
        text
    })
}
