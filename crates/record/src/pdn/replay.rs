//! Games held against the rules, one after another.

use std::ops::ControlFlow;

use shashki_base::Lang;
use shashki_board::{Move, Numbering, Position};

use super::diagnostic::excerpt;
use super::follow::{Board, game_type};
use super::resolve::resolve;
use super::{
    At, Diagnostic, GameEnd, GameType, Mode, MoveText, Problem, Quirk, Score, Severity, Tag,
    Visitor,
};

/// How games are held against the rules.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ReplayOptions {
    /// Whether FEN has to follow the standard to the letter.
    pub mode: Mode,
    /// Whether moves are judged at all; without it games of every kind are heard out and nothing
    /// is said of their moves.
    pub legality: bool,
    /// Whether a game that says that it is of another kind is judged as Russian draughts.
    pub as_russian: bool,
    /// Whether variations are judged too.
    pub variations: bool,
    /// What numbers of squares mean. Never guessed.
    pub numbering: Numbering,
}

impl Default for ReplayOptions {
    /// Strict, with legality, main lines only.
    fn default() -> Self {
        Self {
            mode: Mode::Strict,
            legality: true,
            as_russian: false,
            variations: false,
            numbering: Numbering::default(),
        }
    }
}

/// What became of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameReport {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The moves that were played on the board, both players' counted; where legality is not
    /// asked for, those that stand in the file.
    pub plies: u32,
    /// The result as the tag has it; without a tag as the game's end has it; else `*`.
    pub result: String,
    /// The position after the last move that was played; none where moves were not judged.
    pub position: Option<Position>,
    /// The first error in it; the game was played up to there.
    pub error: Option<Diagnostic>,
}

impl GameReport {
    /// Number, plies, result, final FEN and first error, parted by tabs, in the language asked
    /// for; no line end. The FEN is empty where moves were not judged.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::pdn::{GameReport, ReadOptions, Reader, Replay, ReplayOptions};
    /// let mut replay = Replay::new(ReplayOptions::default(), Vec::<GameReport>::new());
    /// let file = b"[FEN \"W:WK29:B5\"] 1. a1-h8 1-0";
    /// Reader::new(&file[..], ReadOptions::strict()).read(&mut replay).unwrap();
    /// assert_eq!(replay.into_sink()[0].row(Lang::En), "1\t1\t1-0\tB:WK4:B5\t");
    /// ```
    pub fn row(&self, lang: Lang) -> String {
        let fen = self.position.map(|position| position.fen().to_string()).unwrap_or_default();
        let error = self.error.as_ref().map(|error| error.message(lang)).unwrap_or_default();
        let [result, error] =
            [&self.result, &error].map(|text| text.replace(['\t', '\n', '\r'], " "));
        format!("{}\t{}\t{result}\t{fen}\t{error}", self.number, self.plies)
    }
}

/// A move that was played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The position before it.
    pub before: Position,
    /// The move.
    pub m: Move,
    /// The position after it.
    pub after: Position,
    /// Its number in the game, from 1.
    pub ply: u32,
}

/// Who is told of the games.
///
/// A vector of reports keeps them all; a closure is called with each.
pub trait ReplaySink {
    /// A game is over. [`ControlFlow::Break`] ends the reading.
    fn game(&mut self, report: GameReport) -> ControlFlow<()>;

    /// A legal move of the main line was played.
    fn played(&mut self, played: &PlayedMove) {
        let _ = played;
    }

    /// Something is wrong or odd.
    fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        let _ = diagnostic;
    }
}

impl ReplaySink for Vec<GameReport> {
    fn game(&mut self, report: GameReport) -> ControlFlow<()> {
        self.push(report);
        ControlFlow::Continue(())
    }
}

impl<F: FnMut(GameReport)> ReplaySink for F {
    fn game(&mut self, report: GameReport) -> ControlFlow<()> {
        self(report);
        ControlFlow::Continue(())
    }
}

/// Where a line of play is: unknown after a move that is not known or not legal.
#[derive(Copy, Clone, Debug, Default)]
struct Line {
    now: Option<Position>,
    before: Option<Position>,
}

/// A visitor that plays the games of a file.
///
/// ```
/// use shashki_record::pdn::{GameReport, ReadOptions, Reader, Replay, ReplayOptions};
/// let file = b"1. c3-d4 d6-c5 2. c3-d4 * 1. c3-d4 b6-c5 *";
/// let mut plies = Vec::new();
/// let mut replay =
///     Replay::new(ReplayOptions::default(), |game: GameReport| plies.push(game.plies));
/// Reader::new(&file[..], ReadOptions::strict()).read(&mut replay).unwrap();
/// // The first game stops at its third move: no piece stands on c3.
/// assert_eq!((replay.bad(), replay.errors()), (1, 1));
/// assert_eq!(plies, [2, 2]);
/// ```
pub struct Replay<S> {
    options: ReplayOptions,
    sink: S,
    game: Game,
    /// The lines that the open variations leave.
    lines: Vec<Line>,
    bad: u64,
    errors: u64,
    warnings: u64,
}

/// What is known of the game being read.
#[derive(Default)]
struct Game {
    line: Line,
    begun: bool,
    plies: u32,
    /// The last position of the main line.
    last: Option<Position>,
    start: Option<Position>,
    bad_start: Option<Diagnostic>,
    other: Option<Diagnostic>,
    result: Option<String>,
    /// The plies that the game has by its tag.
    ply_count: Option<u32>,
    /// Whether a move in it is not known.
    unknown: bool,
    error: Option<Diagnostic>,
    grammar: Option<Diagnostic>,
}

impl<S: ReplaySink> Replay<S> {
    /// A replay that tells `sink`.
    pub fn new(options: ReplayOptions, sink: S) -> Self {
        let (game, lines) = (Game::default(), Vec::new());
        Self { options, sink, game, lines, bad: 0, errors: 0, warnings: 0 }
    }

    /// Who was told.
    pub fn into_sink(self) -> S {
        self.sink
    }

    /// Who is told, to be changed between two calls of [`Reader::read_on`](super::Reader::read_on).
    pub fn sink_mut(&mut self) -> &mut S {
        &mut self.sink
    }

    /// Games with an error, of the grammar or of the rules.
    pub fn bad(&self) -> u64 {
        self.bad
    }

    /// Errors, of the grammar and of the rules.
    pub fn errors(&self) -> u64 {
        self.errors
    }

    /// Warnings.
    pub fn warnings(&self) -> u64 {
        self.warnings
    }

    fn board(&self) -> Board {
        Board { mode: self.options.mode, numbering: self.options.numbering }
    }

    /// The first thing of the movetext: the tags are complete.
    #[inline]
    fn begin(&mut self) {
        if !self.game.begun {
            self.set_up();
        }
    }

    fn set_up(&mut self) {
        self.game.begun = true;
        if !self.options.legality {
            return;
        }
        let wrong = self.game.other.take().filter(|_| !self.options.as_russian);
        if let Some(diagnostic) = wrong.or(self.game.bad_start.take()) {
            self.fail(diagnostic);
        } else {
            let start = self.game.start.unwrap_or_default();
            self.game.line = Line { now: Some(start), before: None };
            self.game.last = Some(start);
        }
    }

    /// The game cannot be played on.
    fn fail(&mut self, diagnostic: Diagnostic) {
        self.tell(&diagnostic);
        self.game.line = Line::default();
        self.game.error.get_or_insert(diagnostic);
    }

    fn tell(&mut self, diagnostic: &Diagnostic) {
        match diagnostic.severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
        }
        self.sink.diagnostic(diagnostic);
    }

    fn play(&mut self, now: Position, text: &MoveText<'_>, at: At<'_>) {
        match resolve(&now, text, self.options.numbering) {
            Ok(m) => {
                let after = now.play_unchecked(m);
                self.game.line = Line { now: Some(after), before: Some(now) };
                if self.lines.is_empty() {
                    self.game.plies = self.game.plies.saturating_add(1);
                    self.game.last = Some(after);
                    let ply = self.game.plies;
                    self.sink.played(&PlayedMove { before: now, m, after, ply });
                }
            }
            Err(refusal) => {
                self.fail(error(at, Problem::Illegal(refusal), text.raw()));
            }
        }
    }

    fn tag_value(&mut self, tag: &Tag<'_>, at: At<'_>) {
        let value = tag.value();
        match tag.name() {
            b"FEN" => match self.board().start(&value) {
                Ok(start) => (self.game.start, self.game.bad_start) = (Some(start), None),
                Err(problem) => self.game.bad_start = Some(error(at, problem, tag.raw())),
            },
            b"GameType" => match game_type(&value) {
                Ok(None | Some(GameType::RUSSIAN)) => self.game.other = None,
                Ok(Some(game)) => {
                    self.game.other = Some(error(at, Problem::NotRussian(game), tag.raw()));
                }
                Err(()) => self.odd_value(tag, at),
            },
            _ => {}
        }
    }

    /// A game type that names no game: the game is taken for Russian, with a warning.
    fn odd_value(&mut self, tag: &Tag<'_>, at: At<'_>) {
        let mut diagnostic = error(at, Problem::Quirk(Quirk::OddTagValue), tag.raw());
        if self.options.mode == Mode::Lenient {
            diagnostic.severity = Severity::Warning;
            self.tell(&diagnostic);
        } else {
            self.game.bad_start = Some(diagnostic);
        }
    }

    /// Where the tag and the end of the game contradict each other.
    fn compare_results(&mut self, end: &GameEnd<'_>, at: At<'_>) {
        let written = end.terminator.and_then(|terminator| terminator.score());
        let tag = self.game.result.as_deref().and_then(Score::read).map(|(score, _)| score);
        let known = |score: Option<Score>| score.filter(|&score| score != Score::Open);
        if let (Some(written), Some(tag)) = (known(written), known(tag))
            && written != tag
        {
            let raw = end.terminator.map_or(&b""[..], |terminator| terminator.raw());
            let mut diagnostic = error(at, Problem::ResultsDiffer, raw);
            diagnostic.severity = Severity::Warning;
            self.tell(&diagnostic);
        }
    }

    /// Where the tag `PlyCount` contradicts the moves of a game that was read whole. What stands
    /// for a move that is not known may stand for any number of them.
    fn compare_plies(&mut self, end: &GameEnd<'_>, at: At<'_>) {
        let counted = self.game.ply_count.filter(|_| end.sound && !self.game.unknown);
        if let Some(counted) = counted
            && counted != end.plies
        {
            let found = counted.to_string();
            let mut diagnostic = error(at, Problem::PlyCountDiffers, found.as_bytes());
            diagnostic.severity = Severity::Warning;
            self.tell(&diagnostic);
        }
    }
}

/// The number of plies that a tag gives; none where it is no number.
fn plies_of(tag: &Tag<'_>) -> Option<u32> {
    std::str::from_utf8(tag.raw().trim_ascii()).ok()?.parse().ok()
}

/// An error at a place.
fn error(at: At<'_>, problem: Problem, found: &[u8]) -> Diagnostic {
    let (place, found) = (at.place(), excerpt(found));
    Diagnostic { place, severity: Severity::Error, problem, found }
}

impl<S: ReplaySink> Visitor for Replay<S> {
    fn tag(&mut self, tag: &Tag<'_>, at: At<'_>) {
        match tag.name() {
            b"Result" => self.game.result = Some(tag.value()).filter(|value| !value.is_empty()),
            b"PlyCount" => self.game.ply_count = plies_of(tag),
            b"FEN" | b"GameType" if self.options.legality => self.tag_value(tag, at),
            _ => {}
        }
    }

    fn move_text(&mut self, text: &MoveText<'_>, at: At<'_>) {
        self.begin();
        if let Some(now) = self.game.line.now {
            self.play(now, text, at);
        }
    }

    fn unknown_move(&mut self, _: At<'_>) {
        self.begin();
        self.game.unknown = true;
        self.game.line = Line::default();
    }

    fn setup(&mut self, text: &[u8], at: At<'_>) {
        self.begin();
        // Where the game itself cannot be judged a set-up mends nothing.
        if !self.options.legality || self.game.error.is_some() {
            return;
        }
        match self.board().setup(&String::from_utf8_lossy(text), self.game.line.now) {
            Ok(now) => {
                self.game.line = Line { now: Some(now), before: None };
                if self.lines.is_empty() {
                    self.game.last = Some(now);
                }
            }
            Err(problem) => self.fail(error(at, problem, text)),
        }
    }

    fn begin_variation(&mut self, _: At<'_>) -> bool {
        self.begin();
        if !self.options.variations || !self.options.legality {
            return false;
        }
        let line = self.game.line;
        self.lines.push(line);
        // What replaces the first move begins where that move did.
        let now = line.before.or(line.now.filter(|_| self.game.plies == 0));
        self.game.line = Line { now, before: None };
        true
    }

    fn end_variation(&mut self, _: At<'_>) {
        if let Some(line) = self.lines.pop() {
            self.game.line = line;
        }
    }

    fn end_game(&mut self, end: GameEnd<'_>, at: At<'_>) -> ControlFlow<()> {
        self.begin();
        self.compare_results(&end, at);
        self.compare_plies(&end, at);
        self.lines.clear();
        let game = std::mem::take(&mut self.game);
        let grammar = game.grammar.filter(|_| !end.sound);
        let error = match (game.error, grammar) {
            (Some(rules), Some(grammar)) if grammar.place.offset < rules.place.offset => {
                Some(grammar)
            }
            (rules, grammar) => rules.or(grammar),
        };
        self.bad += u64::from(error.is_some());
        let as_written = end.terminator.map(|terminator| terminator.raw());
        let written = || as_written.map(|raw| String::from_utf8_lossy(raw).into_owned());
        self.sink.game(GameReport {
            number: at.game(),
            plies: if self.options.legality { game.plies } else { end.plies },
            result: game.result.or_else(written).unwrap_or_else(|| "*".to_owned()),
            position: game.last,
            error,
        })
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.tell(&diagnostic);
        if diagnostic.severity == Severity::Error {
            self.game.grammar.get_or_insert(diagnostic);
        }
    }
}
