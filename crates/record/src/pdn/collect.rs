//! Games of a file into memory, one at a time.

use std::ops::ControlFlow;

use super::{
    At, Diagnostic, Element, GameEnd, MoveText, Nag, PdnGame, PdnMove, ReadGame, ReadOptions,
    Reader, Severity, Tag, TagPair, Visitor,
};

/// Who receives the games.
///
/// ```
/// use shashki_record::pdn::{Collector, ReadGame, ReadOptions, Reader};
/// let mut collector = Collector::new(Vec::<ReadGame>::new());
/// Reader::new(&b"1. c3-d4 * 1. c3-b4 *"[..], ReadOptions::strict()).read(&mut collector).unwrap();
/// let games = collector.into_sink();
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[1].number, 2);
/// ```
pub trait GameSink {
    /// A game was read. [`ControlFlow::Break`] ends the reading.
    fn game(&mut self, game: ReadGame) -> ControlFlow<()>;

    /// Something is wrong or odd.
    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        let _ = diagnostic;
    }
}

impl GameSink for Vec<ReadGame> {
    fn game(&mut self, game: ReadGame) -> ControlFlow<()> {
        self.push(game);
        ControlFlow::Continue(())
    }
}

/// A visitor that builds games.
pub struct Collector<S> {
    sink: S,
    game: PdnGame,
    /// The lines around the variation being read, the main line first.
    outer: Vec<Vec<Element>>,
    utf8: bool,
}

impl<S: GameSink> Collector<S> {
    /// A collector that hands its games to `sink`.
    pub fn new(sink: S) -> Self {
        Self { sink, game: PdnGame::default(), outer: Vec::new(), utf8: true }
    }

    /// Who received them.
    pub fn into_sink(self) -> S {
        self.sink
    }

    /// Who receives them, to be changed between two calls of
    /// [`Reader::read_on`](super::Reader::read_on).
    pub fn sink_mut(&mut self) -> &mut S {
        &mut self.sink
    }

    fn text(&mut self, bytes: &[u8]) -> String {
        let text = String::from_utf8_lossy(bytes);
        self.utf8 &= matches!(text, std::borrow::Cow::Borrowed(_));
        text.into_owned()
    }

    fn add(&mut self, element: Element) {
        self.game.body.push(element);
    }
}

impl<S: GameSink> Visitor for Collector<S> {
    fn tag(&mut self, tag: &Tag<'_>, _: At<'_>) {
        let name = self.text(tag.name());
        self.utf8 &= std::str::from_utf8(tag.raw()).is_ok();
        self.game.tags.push(TagPair { name, value: tag.value() });
    }

    fn move_text(&mut self, text: &MoveText<'_>, _: At<'_>) {
        let text = self.text(text.raw());
        let text = text.chars().filter(|character| !character.is_whitespace()).collect();
        self.add(Element::Move(PdnMove { text }));
    }

    fn unknown_move(&mut self, _: At<'_>) {
        self.add(Element::Unknown);
    }

    fn nag(&mut self, nag: Nag, _: At<'_>) {
        self.add(Element::Nag(nag));
    }

    fn comment(&mut self, text: &[u8], _: At<'_>) {
        let text = self.text(text);
        self.add(Element::Comment(text));
    }

    fn setup(&mut self, text: &[u8], _: At<'_>) {
        let text = self.text(text);
        self.add(Element::Setup(text));
    }

    fn begin_variation(&mut self, _: At<'_>) -> bool {
        self.outer.push(std::mem::take(&mut self.game.body));
        true
    }

    fn end_variation(&mut self, _: At<'_>) {
        if let Some(outer) = self.outer.pop() {
            let inner = std::mem::replace(&mut self.game.body, outer);
            // A variation without moves says nothing.
            if !inner.is_empty() {
                self.add(Element::Variation(inner));
            }
        }
    }

    fn end_game(&mut self, end: GameEnd<'_>, at: At<'_>) -> ControlFlow<()> {
        let mut game = std::mem::take(&mut self.game);
        game.end = end.terminator.map(|terminator| self.text(terminator.raw()));
        let utf8 = std::mem::replace(&mut self.utf8, true);
        self.sink.game(ReadGame { number: at.game(), game, sound: end.sound, utf8 })
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.sink.diagnostic(diagnostic);
    }
}

/// The first game, and the first error in it.
#[derive(Default)]
struct First {
    game: Option<PdnGame>,
    error: Option<Diagnostic>,
}

impl GameSink for First {
    fn game(&mut self, game: ReadGame) -> ControlFlow<()> {
        self.game = Some(game.game);
        ControlFlow::Break(())
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        if diagnostic.severity == Severity::Error {
            self.error.get_or_insert(diagnostic);
        }
    }
}

impl PdnGame {
    /// The first game of a text; a text without one is an empty game.
    pub fn read(text: &str, options: ReadOptions) -> Result<Self, Diagnostic> {
        let mut collector = Collector::new(First::default());
        // A text in memory can always be read.
        let _ = Reader::new(text.as_bytes(), options).read(&mut collector);
        let First { game, error } = collector.into_sink();
        match error {
            Some(error) => Err(error),
            None => Ok(game.unwrap_or_default()),
        }
    }
}
