//! One reading for several listeners.

use std::ops::ControlFlow;

use super::{At, Diagnostic, GameEnd, MoveText, Nag, Tag, Visitor};

/// Two visitors that hear the same file; either may break off the reading. A variation of which one
/// of them wants to hear nothing is told to the other alone.
///
/// ```
/// use shashki_record::pdn::{GameReport, ReadOptions, Reader, Replay, ReplayOptions, Stats, Tee};
/// let replay = Replay::new(ReplayOptions::default(), Vec::<GameReport>::new());
/// let mut both = Tee::new(replay, Stats::default());
/// let file = b"1. c3-d4 d6-c5 (1... b6-a5 2. b2-c3) *";
/// Reader::new(&file[..], ReadOptions::strict()).read(&mut both).unwrap();
/// let (replay, stats) = both.into_both();
/// assert_eq!((replay.into_sink()[0].plies, stats.variations), (2, 1));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Tee<A, B> {
    first: Part<A>,
    second: Part<B>,
}

#[derive(Clone, Debug, Default)]
struct Part<V> {
    visitor: V,
    /// How deep the reading is within a variation that the visitor does not want to hear.
    muted: u32,
}

impl<V> Part<V> {
    fn ear(&mut self) -> Option<&mut V> {
        (self.muted == 0).then_some(&mut self.visitor)
    }
}

impl<V: Visitor> Part<V> {
    /// Whether the visitor hears the variation.
    fn begin_variation(&mut self, at: At<'_>) -> bool {
        let heard = self.muted == 0 && self.visitor.begin_variation(at);
        self.muted += u32::from(!heard);
        heard
    }

    fn end_variation(&mut self, at: At<'_>) {
        match self.muted.checked_sub(1) {
            Some(rest) => self.muted = rest,
            None => self.visitor.end_variation(at),
        }
    }

    fn end_game(&mut self, end: GameEnd<'_>, at: At<'_>) -> ControlFlow<()> {
        self.muted = 0;
        self.visitor.end_game(end, at)
    }
}

impl<A, B> Tee<A, B> {
    /// Two visitors as one; the first hears everything first.
    pub fn new(first: A, second: B) -> Self {
        Self {
            first: Part { visitor: first, muted: 0 },
            second: Part { visitor: second, muted: 0 },
        }
    }

    /// The first.
    pub fn first(&self) -> &A {
        &self.first.visitor
    }

    /// The first, to be changed.
    pub fn first_mut(&mut self) -> &mut A {
        &mut self.first.visitor
    }

    /// The second.
    pub fn second(&self) -> &B {
        &self.second.visitor
    }

    /// The second, to be changed.
    pub fn second_mut(&mut self) -> &mut B {
        &mut self.second.visitor
    }

    /// Both.
    pub fn into_both(self) -> (A, B) {
        (self.first.visitor, self.second.visitor)
    }

    fn ears(&mut self) -> (Option<&mut A>, Option<&mut B>) {
        (self.first.ear(), self.second.ear())
    }
}

/// Tells both what needs no answer.
macro_rules! tell {
    ($tee:ident, $name:ident($($what:expr),*)) => {{
        let (first, second) = $tee.ears();
        if let Some(visitor) = first {
            visitor.$name($($what),*);
        }
        if let Some(visitor) = second {
            visitor.$name($($what),*);
        }
    }};
}

impl<A: Visitor, B: Visitor> Visitor for Tee<A, B> {
    fn begin_game(&mut self, at: At<'_>) {
        tell!(self, begin_game(at));
    }

    fn tag(&mut self, tag: &Tag<'_>, at: At<'_>) {
        tell!(self, tag(tag, at));
    }

    fn move_text(&mut self, text: &MoveText<'_>, at: At<'_>) {
        tell!(self, move_text(text, at));
    }

    fn unknown_move(&mut self, at: At<'_>) {
        tell!(self, unknown_move(at));
    }

    fn nag(&mut self, nag: Nag, at: At<'_>) {
        tell!(self, nag(nag, at));
    }

    fn comment(&mut self, text: &[u8], at: At<'_>) {
        tell!(self, comment(text, at));
    }

    fn setup(&mut self, text: &[u8], at: At<'_>) {
        tell!(self, setup(text, at));
    }

    fn begin_variation(&mut self, at: At<'_>) -> bool {
        let first = self.first.begin_variation(at);
        let heard = self.second.begin_variation(at) || first;
        if !heard {
            // The reader tells nothing of it, its end neither.
            self.first.muted = self.first.muted.saturating_sub(1);
            self.second.muted = self.second.muted.saturating_sub(1);
        }
        heard
    }

    fn end_variation(&mut self, at: At<'_>) {
        self.first.end_variation(at);
        self.second.end_variation(at);
    }

    fn end_game(&mut self, end: GameEnd<'_>, at: At<'_>) -> ControlFlow<()> {
        let first = self.first.end_game(end, at);
        let second = self.second.end_game(end, at);
        if first.is_break() { first } else { second }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.first.visitor.diagnostic(diagnostic.clone());
        self.second.visitor.diagnostic(diagnostic);
    }
}

/// No visitor hears nothing.
impl<V: Visitor> Visitor for Option<V> {
    fn begin_game(&mut self, at: At<'_>) {
        if let Some(visitor) = self {
            visitor.begin_game(at);
        }
    }

    fn tag(&mut self, tag: &Tag<'_>, at: At<'_>) {
        if let Some(visitor) = self {
            visitor.tag(tag, at);
        }
    }

    fn move_text(&mut self, text: &MoveText<'_>, at: At<'_>) {
        if let Some(visitor) = self {
            visitor.move_text(text, at);
        }
    }

    fn unknown_move(&mut self, at: At<'_>) {
        if let Some(visitor) = self {
            visitor.unknown_move(at);
        }
    }

    fn nag(&mut self, nag: Nag, at: At<'_>) {
        if let Some(visitor) = self {
            visitor.nag(nag, at);
        }
    }

    fn comment(&mut self, text: &[u8], at: At<'_>) {
        if let Some(visitor) = self {
            visitor.comment(text, at);
        }
    }

    fn setup(&mut self, text: &[u8], at: At<'_>) {
        if let Some(visitor) = self {
            visitor.setup(text, at);
        }
    }

    fn begin_variation(&mut self, at: At<'_>) -> bool {
        self.as_mut().is_some_and(|visitor| visitor.begin_variation(at))
    }

    fn end_variation(&mut self, at: At<'_>) {
        if let Some(visitor) = self {
            visitor.end_variation(at);
        }
    }

    fn end_game(&mut self, end: GameEnd<'_>, at: At<'_>) -> ControlFlow<()> {
        self.iter_mut().try_for_each(|visitor| visitor.end_game(end, at))
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        if let Some(visitor) = self {
            visitor.diagnostic(diagnostic);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ReadOptions, Reader};
    use super::*;

    /// Hears so many variations, and writes down what it hears.
    #[derive(Default)]
    struct Ear {
        variations: usize,
        heard: String,
    }

    impl Visitor for Ear {
        fn move_text(&mut self, text: &MoveText<'_>, _: At<'_>) {
            self.heard += &String::from_utf8_lossy(text.raw());
            self.heard.push(' ');
        }

        fn begin_variation(&mut self, _: At<'_>) -> bool {
            let heard = self.variations > 0;
            if heard {
                self.variations -= 1;
                self.heard.push('(');
            }
            heard
        }

        fn end_variation(&mut self, _: At<'_>) {
            self.heard.push(')');
        }
    }

    #[test]
    fn each_hears_as_if_it_were_alone() {
        let text = b"1. c3-d4 (1. a3-b4 (1. e3-f4 (1. g3-h4)) b6-a5) d6-c5 (1... f6-g5) *";
        let alone = |variations| {
            let mut ear = Ear { variations, ..Ear::default() };
            let _ = Reader::new(&text[..], ReadOptions::strict()).read(&mut ear);
            ear.heard
        };
        for (one, other) in [(0, 0), (0, 1), (1, 0), (1, 2), (3, 1), (2, 9), (0, 3)] {
            let ear = |variations| Ear { variations, ..Ear::default() };
            let mut both = Tee::new(ear(one), Some(ear(other)));
            let _ = Reader::new(&text[..], ReadOptions::strict()).read(&mut both);
            let heard = (&both.first().heard, &both.second().as_ref().unwrap().heard);
            assert_eq!(heard, (&alone(one), &alone(other)), "{one} and {other}");
        }
        assert_ne!(alone(1), alone(2));
    }
}
