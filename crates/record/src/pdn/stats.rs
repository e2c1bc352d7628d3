//! What a collection holds, counted.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::{At, GameEnd, MoveMark, MoveText, Nag, Tag, Visitor};

/// The most different values of a tag that are counted each by itself.
const MOST: usize = 64;

/// A visitor that counts what a file holds, of whatever game; nothing is said of legality.
///
/// ```
/// use shashki_record::pdn::{ReadOptions, Reader, Stats};
/// let file = b"[Result \"1-0\"] 1. c3-d4 d6-c5 {a} 1-0 [Result \"*\"] 1. c3-b4 *";
/// let mut stats = Stats::default();
/// Reader::new(&file[..], ReadOptions::strict()).read(&mut stats).unwrap();
/// assert_eq!((stats.games, stats.plies, stats.longest, stats.comments), (2, 3, 2, 1));
/// assert_eq!(stats.results["1-0"], 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Games.
    pub games: u64,
    /// Games without an error of the grammar.
    pub sound: u64,
    /// Moves of the main lines, both players' counted.
    pub plies: u64,
    /// The moves of the longest game.
    pub longest: u64,
    /// Moves written as captures, in main lines.
    pub captures: u64,
    /// Comments, in main lines and variations.
    pub comments: u64,
    /// Annotations, by sign or by number.
    pub annotations: u64,
    /// Variations.
    pub variations: u64,
    /// Moves that are not known.
    pub unknown: u64,
    /// Games that begin at a position of their own.
    pub set_up: u64,
    /// How often each result occurs, as it is written; of the tag, else of the game's end. Beyond
    /// the first 64 different ones all are counted as `...`.
    pub results: BTreeMap<String, u64>,
    /// How often each kind of game occurs, as the tag has it; empty for games without the tag.
    pub kinds: BTreeMap<String, u64>,
    game: Game,
}

/// What is known of the game being read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Game {
    depth: usize,
    result: Option<String>,
    kind: String,
    set_up: bool,
}

fn add(counts: &mut BTreeMap<String, u64>, value: String) {
    if let Some(count) = counts.get_mut(&value) {
        *count += 1;
    } else {
        let value = if counts.len() < MOST { value } else { "...".to_owned() };
        *counts.entry(value).or_default() += 1;
    }
}

impl Visitor for Stats {
    fn tag(&mut self, tag: &Tag<'_>, _: At<'_>) {
        match tag.name() {
            b"Result" => self.game.result = Some(tag.value()).filter(|value| !value.is_empty()),
            b"GameType" => self.game.kind = tag.value(),
            b"FEN" => self.game.set_up = !matches!(tag.raw(), b"" | b"?"),
            _ => {}
        }
    }

    fn move_text(&mut self, text: &MoveText<'_>, _: At<'_>) {
        if self.game.depth == 0 && text.mark() == MoveMark::Capture {
            self.captures += 1;
        }
    }

    fn unknown_move(&mut self, _: At<'_>) {
        self.unknown += 1;
    }

    fn nag(&mut self, _: Nag, _: At<'_>) {
        self.annotations += 1;
    }

    fn comment(&mut self, _: &[u8], _: At<'_>) {
        self.comments += 1;
    }

    fn setup(&mut self, _: &[u8], at: At<'_>) {
        self.game.set_up |= at.ply() == 0;
    }

    fn begin_variation(&mut self, _: At<'_>) -> bool {
        self.variations += 1;
        self.game.depth += 1;
        true
    }

    fn end_variation(&mut self, _: At<'_>) {
        self.game.depth = self.game.depth.saturating_sub(1);
    }

    fn end_game(&mut self, end: GameEnd<'_>, _: At<'_>) -> ControlFlow<()> {
        let game = std::mem::take(&mut self.game);
        self.games += 1;
        self.sound += u64::from(end.sound);
        self.plies += u64::from(end.plies);
        self.longest = self.longest.max(u64::from(end.plies));
        self.set_up += u64::from(game.set_up);
        let written = end.terminator.map(|end| String::from_utf8_lossy(end.raw()).into_owned());
        add(&mut self.results, game.result.or(written).unwrap_or_else(|| "*".to_owned()));
        add(&mut self.kinds, game.kind);
        ControlFlow::Continue(())
    }
}
