//! What is told of a file as it is read.

use std::ops::ControlFlow;

use super::{At, Diagnostic, MoveText, Nag, Tag, Terminator};

/// Hears what stands in a file, in its order. Everything borrows from the reader's buffer.
///
/// Every game is told as `begin_game`, its parts, `end_game`; a bad game too, up to what makes it
/// bad. Every method does nothing unless it is overridden.
///
/// ```
/// use std::ops::ControlFlow;
/// use shashki_record::pdn::{At, GameEnd, MoveText, ReadOptions, Reader, Visitor};
/// #[derive(Default)]
/// struct Count { moves: usize, games: usize }
/// impl Visitor for Count {
///     fn move_text(&mut self, _: &MoveText<'_>, _: At<'_>) { self.moves += 1 }
///     fn end_game(&mut self, end: GameEnd<'_>, _: At<'_>) -> ControlFlow<()> {
///         self.games += usize::from(end.sound);
///         ControlFlow::Continue(())
///     }
/// }
/// let mut count = Count::default();
/// let file = b"1. c3-d4 d6-c5 * 1. c3-b4 1-0";
/// Reader::new(&file[..], ReadOptions::strict()).read(&mut count).unwrap();
/// assert_eq!((count.moves, count.games), (3, 2));
/// ```
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self, at: At<'_>) {
        let _ = at;
    }

    /// A tag pair.
    fn tag(&mut self, tag: &Tag<'_>, at: At<'_>) {
        let _ = (tag, at);
    }

    /// A move.
    fn move_text(&mut self, text: &MoveText<'_>, at: At<'_>) {
        let _ = (text, at);
    }

    /// A move that is not known: `- -`, or `...` where it stands for a move.
    fn unknown_move(&mut self, at: At<'_>) {
        let _ = at;
    }

    /// An annotation, by number or by sign; one by sign belongs to the move before it.
    fn nag(&mut self, nag: Nag, at: At<'_>) {
        let _ = (nag, at);
    }

    /// A comment, without its braces.
    fn comment(&mut self, text: &[u8], at: At<'_>) {
        let _ = (text, at);
    }

    /// A set-up in the movetext, without its slashes: `FEN "..."`.
    fn setup(&mut self, text: &[u8], at: At<'_>) {
        let _ = (text, at);
    }

    /// A variation to the last move begins. What stands in it is told only if the answer is
    /// `true`; its grammar is checked in any case.
    fn begin_variation(&mut self, at: At<'_>) -> bool {
        let _ = at;
        false
    }

    /// A variation that was told is over.
    fn end_variation(&mut self, at: At<'_>) {
        let _ = at;
    }

    /// The game is over. [`ControlFlow::Break`] ends the reading.
    fn end_game(&mut self, end: GameEnd<'_>, at: At<'_>) -> ControlFlow<()> {
        let _ = (end, at);
        ControlFlow::Continue(())
    }

    /// Something is wrong or odd; its place says with which game.
    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        let _ = diagnostic;
    }
}

/// Hears nothing.
impl Visitor for () {}

/// How a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GameEnd<'a> {
    /// What ended it; none where the file, or the next game, did.
    pub terminator: Option<Terminator<'a>>,
    /// Whether there was no error in it.
    pub sound: bool,
    /// How many moves it has, both players' counted, variations not.
    pub plies: u32,
}
