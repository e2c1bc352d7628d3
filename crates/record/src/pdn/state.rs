//! Tokens into games: the grammar, and what the visitor is told.

use std::ops::ControlFlow;

use super::diagnostic::excerpt;
use super::lexer::Lexed;
use super::quirk::Quirks;
use super::recovery::Recovery;
use super::token::{MoveText, Tag, Terminator, Token};
use super::{
    At, Diagnostic, GameEnd, Limits, Mode, Nag, Problem, Quirk, Score, Severity, Summary, Visitor,
};

/// The token before, as far as the grammar asks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Last {
    Number,
    Ellipsis,
    Move,
    Open,
    Other,
}

/// How far a game has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// None has begun.
    Outside,
    Tags,
    Moves,
}

/// The tags that a game has once at most; a second one begins another game.
const ONCE: [&[u8]; 9] =
    [b"Event", b"Site", b"Date", b"Round", b"White", b"Black", b"Result", b"GameType", b"FEN"];

/// The bit of any tag, beside those of [`ONCE`].
const ANY_TAG: u16 = 1 << 15;

/// A result that the standard does not know, as the tag has it.
#[derive(Copy, Clone, Debug, Default)]
struct OddResult {
    text: [u8; 16],
    length: usize,
}

impl OddResult {
    fn of(value: &[u8]) -> Self {
        let known = std::str::from_utf8(value).is_ok_and(|text| Score::read(text).is_some());
        let mut odd = Self::default();
        if !known && let Some(place) = odd.text.get_mut(..value.len()) {
            place.copy_from_slice(value);
            odd.length = value.len();
        }
        odd
    }

    #[inline]
    fn is(&self, raw: &[u8]) -> bool {
        self.length > 0 && self.text.get(..self.length) == Some(raw)
    }
}

/// Where in its game the reader is.
pub(super) struct State {
    mode: Mode,
    deepest: usize,
    pub(super) summary: Summary,
    pub(super) stage: Stage,
    /// Whether the game has an error.
    bad: bool,
    /// The tags that it has; none where there are none.
    known: u16,
    odd_result: OddResult,
    reported: Quirks,
    pub(super) last: Last,
    pub(super) glued: bool,
    /// Line ends since the last token, as far as it matters: up to two.
    pub(super) breaks: u8,
    pub(super) ply: u32,
    /// The plies at which the open variations begin.
    outer: [u32; Limits::DEEPEST],
    depth: usize,
    /// The depth from which on the visitor hears nothing; 0 where it hears all.
    hidden: usize,
    pub(super) recovery: Option<Recovery>,
}

impl State {
    pub(super) fn new(mode: Mode, deepest: usize) -> Self {
        Self {
            mode,
            deepest,
            summary: Summary::default(),
            stage: Stage::Outside,
            bad: false,
            known: 0,
            odd_result: OddResult::default(),
            reported: Quirks::NONE,
            last: Last::Other,
            glued: false,
            breaks: 2,
            ply: 0,
            outer: [0; Limits::DEEPEST],
            depth: 0,
            hidden: 0,
            recovery: None,
        }
    }

    /// Whether a game has begun.
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.stage != Stage::Outside
    }

    /// Takes note that the game has tags.
    pub(super) fn has_tags(&mut self) {
        self.known |= ANY_TAG;
    }

    pub(super) fn is_without_tags(&self) -> bool {
        self.known == 0
    }

    pub(super) fn summary(&self) -> Summary {
        self.summary
    }

    /// Whether the game may end with a result that only its tag knows.
    #[inline]
    pub(super) fn may_end_oddly(&self) -> bool {
        self.odd_result.length > 0
    }

    #[inline]
    pub(super) fn not_glued(&mut self) {
        self.glued = false;
    }

    #[inline]
    pub(super) fn glued(&self) -> bool {
        self.glued
    }

    fn at<'a>(&self, at: At<'a>) -> At<'a> {
        At { game: self.summary.games, ply: self.ply, ..at }
    }

    pub(super) fn told(&self) -> bool {
        self.hidden == 0
    }

    /// A token that was read.
    #[inline]
    pub(super) fn token<V: Visitor>(
        &mut self,
        lexed: &Lexed<'_>,
        ahead: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        if self.recovery.is_some() {
            let flow = self.recover(lexed, ahead, at, visitor);
            // Recovery ends before a tag, and with any other token.
            if self.recovery.is_some() || flow.is_break() || !matches!(lexed.token, Token::Tag(_)) {
                self.breaks = 0;
                return flow;
            }
        }
        let flow = match &lexed.token {
            Token::Move(text) if lexed.quirks.is_empty() && !self.odd_result.is(text.raw) => {
                self.a_move(text, at, visitor);
                ControlFlow::Continue(())
            }
            Token::Number if lexed.quirks.is_empty() => {
                self.number(at, visitor);
                ControlFlow::Continue(())
            }
            _ => self.other(lexed, ahead, at, visitor),
        };
        self.breaks = 0;
        flow
    }

    fn other<V: Visitor>(
        &mut self,
        lexed: &Lexed<'_>,
        ahead: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        let found = ahead.get(..lexed.length).unwrap_or_default();
        match lexed.token {
            Token::Tag(tag) => {
                self.before_tag(&tag, found, at, visitor)?;
                self.quirks(lexed.quirks, found, at, visitor);
                self.tag(&tag, at, visitor);
            }
            Token::Move(text) if self.odd_result.is(text.raw) => {
                let end = Terminator { raw: text.raw, score: None };
                let quirks = Quirk::TagResult.bit();
                return self.terminator(end, quirks, ahead.get(lexed.length..), at, visitor);
            }
            Token::Move(text) => {
                self.open(at, visitor);
                self.quirks(lexed.quirks, found, at, visitor);
                self.a_move(&text, at, visitor);
            }
            Token::End(end) => {
                return self.terminator(end, lexed.quirks, ahead.get(lexed.length..), at, visitor);
            }
            Token::Nothing => {
                let at_all = self.is_open();
                self.quirks(lexed.quirks, found, at, visitor);
                // A stray dot is movetext, a blank is nothing.
                if at_all && found.first() == Some(&b'.') {
                    self.stage = Stage::Moves;
                }
                self.glued = false;
                if !at_all {
                    self.forget();
                }
            }
            _ => {
                self.open(at, visitor);
                self.stage = Stage::Moves;
                self.quirks(lexed.quirks, found, at, visitor);
                self.part(lexed.token, found, at, visitor);
            }
        }
        ControlFlow::Continue(())
    }

    /// A part of the movetext that is neither a move nor the end.
    fn part<V: Visitor>(&mut self, token: Token<'_>, found: &[u8], at: At<'_>, visitor: &mut V) {
        if !matches!(token, Token::Ellipsis | Token::Unknown) {
            self.settle(found, at, visitor);
        }
        let last = self.last;
        (self.last, self.glued) = (Last::Other, false);
        match token {
            Token::Number => self.last = Last::Number,
            Token::Ellipsis => self.last = Last::Ellipsis,
            Token::Unknown if self.told() => visitor.unknown_move(self.at(at)),
            Token::Strength(nag) if last == Last::Move => self.nag(nag, at, visitor),
            Token::Strength(_) => {
                let _ = self.fault(Problem::Unexpected, found, at, visitor);
            }
            Token::Nag(nag) => self.nag(nag, at, visitor),
            Token::Comment(text) if self.told() => visitor.comment(text, self.at(at)),
            Token::Setup(text) if self.told() => visitor.setup(text, self.at(at)),
            Token::Open => self.open_variation(found, at, visitor),
            Token::Close => self.close_variation(last, found, at, visitor),
            _ => {}
        }
    }

    #[inline]
    fn number<V: Visitor>(&mut self, at: At<'_>, visitor: &mut V) {
        self.open(at, visitor);
        self.stage = Stage::Moves;
        self.settle(b"", at, visitor);
        (self.last, self.glued) = (Last::Number, false);
    }

    #[inline]
    fn a_move<V: Visitor>(&mut self, text: &MoveText<'_>, at: At<'_>, visitor: &mut V) {
        self.open(at, visitor);
        self.stage = Stage::Moves;
        self.ply = self.ply.saturating_add(1);
        (self.last, self.glued) = (Last::Move, true);
        if self.told() {
            visitor.move_text(text, self.at(at));
        }
    }

    fn nag<V: Visitor>(&mut self, nag: Nag, at: At<'_>, visitor: &mut V) {
        if self.told() {
            visitor.nag(nag, self.at(at));
        }
    }

    /// What has to be said of the token before, now that no move follows it.
    #[inline]
    fn settle<V: Visitor>(&mut self, found: &[u8], at: At<'_>, visitor: &mut V) {
        match self.last {
            Last::Number => self.quirks(Quirk::DanglingNumber.bit(), found, at, visitor),
            Last::Ellipsis if self.told() => visitor.unknown_move(self.at(at)),
            _ => {}
        }
    }

    fn open_variation<V: Visitor>(&mut self, found: &[u8], at: At<'_>, visitor: &mut V) {
        if self.depth >= self.deepest {
            let _ = self.fault(Problem::TooDeep, found, at, visitor);
            return;
        }
        if let Some(place) = self.outer.get_mut(self.depth) {
            *place = self.ply;
        }
        self.depth += 1;
        if self.told() && !visitor.begin_variation(self.at(at)) {
            self.hidden = self.depth;
        }
        self.ply = self.ply.saturating_sub(1);
        self.last = Last::Open;
    }

    fn close_variation<V: Visitor>(
        &mut self,
        last: Last,
        found: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) {
        if self.depth == 0 {
            let _ = self.fault(Problem::StrayParenthesis, found, at, visitor);
            return;
        }
        if last == Last::Open {
            self.quirks(Quirk::EmptyVariation.bit(), found, at, visitor);
        }
        self.leave_variation(at, visitor);
    }

    fn leave_variation<V: Visitor>(&mut self, at: At<'_>, visitor: &mut V) {
        if self.told() {
            visitor.end_variation(self.at(at));
        } else if self.hidden == self.depth {
            self.hidden = 0;
        }
        self.depth -= 1;
        self.ply = self.outer.get(self.depth).copied().unwrap_or(0);
    }

    /// Ends the game before a tag where the tag belongs to another one.
    fn before_tag<V: Visitor>(
        &mut self,
        tag: &Tag<'_>,
        found: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        // Behind a blank line a bad game is not trusted to go on.
        let again = self.breaks >= 2 && (self.bad || self.known & bit_of(tag.name) != 0);
        if self.stage == Stage::Moves || (self.is_open() && again) {
            return self.close_unseparated(found, at, visitor);
        }
        ControlFlow::Continue(())
    }

    fn close_unseparated<V: Visitor>(
        &mut self,
        found: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        self.settle(found, at, visitor);
        self.quirks(Quirk::MissingSeparator.bit(), found, at, visitor);
        self.close(None, at, visitor)
    }

    fn tag<V: Visitor>(&mut self, tag: &Tag<'_>, at: At<'_>, visitor: &mut V) {
        self.open(at, visitor);
        self.has_tags();
        self.known |= bit_of(tag.name);
        if tag.name == b"Result" {
            self.odd_result = OddResult::of(tag.raw);
        }
        visitor.tag(tag, self.at(at));
    }

    fn terminator<V: Visitor>(
        &mut self,
        end: Terminator<'_>,
        quirks: Quirks,
        rest: Option<&[u8]>,
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        if !self.is_open() {
            self.quirks(Quirk::StraySeparator.bit(), end.raw, at, visitor);
            self.forget();
            return ControlFlow::Continue(());
        }
        self.settle(end.raw, at, visitor);
        self.quirks(quirks, end.raw, at, visitor);
        let next = rest.unwrap_or_default().iter().find(|byte| !byte.is_ascii_whitespace());
        if self.depth > 0 && next == Some(&b')') {
            self.quirks(Quirk::ResultInVariation.bit(), end.raw, at, visitor);
            (self.last, self.glued) = (Last::Other, false);
            return ControlFlow::Continue(());
        }
        self.close(Some(end), at, visitor)
    }

    /// The file is over.
    pub(super) fn end_of_file<V: Visitor>(
        &mut self,
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        if !self.is_open() {
            return ControlFlow::Continue(());
        }
        if self.recovery.is_none() {
            self.settle(b"", at, visitor);
        }
        self.close(None, at, visitor)
    }

    /// Begins a game unless one has begun.
    #[inline]
    pub(super) fn open<V: Visitor>(&mut self, at: At<'_>, visitor: &mut V) {
        if !self.is_open() {
            self.begin(at, visitor);
        }
    }

    fn begin<V: Visitor>(&mut self, at: At<'_>, visitor: &mut V) {
        self.stage = Stage::Tags;
        self.summary.games += 1;
        visitor.begin_game(self.at(at));
    }

    /// Ends the game that has begun.
    pub(super) fn close<V: Visitor>(
        &mut self,
        terminator: Option<Terminator<'_>>,
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        if self.depth > 0 && self.recovery.is_none() {
            let found = terminator.map_or(&b""[..], |end| end.raw);
            self.quirks(Quirk::UnclosedVariation.bit(), found, at, visitor);
        }
        while self.depth > 0 {
            self.leave_variation(at, visitor);
        }
        self.summary.bad += u64::from(self.bad);
        let end = GameEnd { terminator, sound: !self.bad, plies: self.ply };
        let flow = visitor.end_game(end, self.at(at));
        let fresh = Self::new(self.mode, self.deepest);
        *self = Self { summary: self.summary, breaks: self.breaks, ..fresh };
        flow
    }

    /// Forgets what was said outside of any game.
    pub(super) fn forget(&mut self) {
        (self.bad, self.reported) = (false, Quirks::NONE);
    }

    /// Something that is no part of a game: the rest of the game is passed over.
    pub(super) fn fault<V: Visitor>(
        &mut self,
        problem: Problem,
        found: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        self.glued = false;
        if self.recovery.is_none() {
            // A damaged tag at the beginning of a line is the next game's.
            if problem == Problem::UnclosedString && self.stage == Stage::Moves && self.breaks > 0 {
                self.close_unseparated(found, at, visitor)?;
            }
            self.recovery = Some(Recovery::from(&*self));
            self.report(problem, Severity::Error, found, at, visitor);
        }
        self.breaks = 0;
        ControlFlow::Continue(())
    }

    /// Whether the rest of the line is lost with what was no token: among the tags, where the
    /// line seems to be one of them.
    pub(super) fn loses_line(&self, ahead: &[u8]) -> bool {
        let near = ahead.get(..ahead.len().min(Limits::SHORT_TOKEN)).unwrap_or_default();
        let line = near.split(|&byte| byte == b'\n' || byte == b'\r').next().unwrap_or_default();
        matches!(self.recovery, Some(Recovery::Head | Recovery::Tags)) && line.contains(&b'"')
    }

    /// Says what is odd, each of its kind once a game.
    #[inline]
    fn quirks<V: Visitor>(&mut self, quirks: Quirks, found: &[u8], at: At<'_>, visitor: &mut V) {
        if !quirks.is_empty() {
            self.report_quirks(quirks, found, at, visitor);
        }
    }

    #[cold]
    fn report_quirks<V: Visitor>(
        &mut self,
        quirks: Quirks,
        found: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) {
        let severity = match self.mode {
            Mode::Strict => Severity::Error,
            Mode::Lenient => Severity::Warning,
        };
        for quirk in quirks.without(self.reported) {
            self.report(Problem::Quirk(quirk), severity, found, at, visitor);
        }
        self.reported.add(quirks);
    }

    fn report<V: Visitor>(
        &mut self,
        problem: Problem,
        severity: Severity,
        found: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) {
        match severity {
            Severity::Error => {
                self.summary.errors += 1;
                self.bad = true;
            }
            Severity::Warning => self.summary.warnings += 1,
        }
        let mut place = self.at(at).place();
        if !self.is_open() {
            place.game += 1;
        }
        visitor.diagnostic(Diagnostic { place, severity, problem, found: excerpt(found) });
    }
}

/// The bit of a tag that a game has once.
fn bit_of(name: &[u8]) -> u16 {
    ONCE.iter().position(|known| *known == name).map_or(0, |place| 1 << place)
}
