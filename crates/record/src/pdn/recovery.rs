//! The way from damage to the next game.
//!
//! A bad game ends before a tag pair that begins a line, behind a blank line or once its own tags
//! are over; or with a
//! result or `*` that ends its line, where a blank line or nothing follows; or, where it has no
//! tags, with any result or `*`. So damage loses one game, and what only looks like an end, in a
//! comment that lost its brace for instance, does not make a game out of the rest.

use std::ops::ControlFlow;

use memchr::memchr_iter;

use super::lexer::Lexed;
use super::state::{Stage, State};
use super::token::Token;
use super::{At, Visitor};

/// Where the damage was, and how far the way has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Recovery {
    /// Before anything of a game was read: its first tag may be what is damaged.
    Head,
    /// Among the tags.
    Tags,
    /// In the movetext.
    Moves,
}

impl From<&State> for Recovery {
    fn from(state: &State) -> Self {
        match state.stage {
            Stage::Outside => Self::Head,
            Stage::Tags => Self::Tags,
            Stage::Moves => Self::Moves,
        }
    }
}

impl State {
    /// A token on the way. Recovery is over where the game is: the token then begins the next
    /// game if it is a tag.
    pub(super) fn recover<V: Visitor>(
        &mut self,
        lexed: &Lexed<'_>,
        ahead: &[u8],
        at: At<'_>,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        let Some(recovery) = self.recovery else { return ControlFlow::Continue(()) };
        match lexed.token {
            Token::Tag(_) if self.breaks >= 2 => return self.recovered(at, visitor),
            Token::Tag(_) if self.breaks == 1 => match recovery {
                Recovery::Head | Recovery::Tags => {
                    self.open(at, visitor);
                    self.has_tags();
                    self.recovery = Some(Recovery::Tags);
                }
                Recovery::Moves => return self.recovered(at, visitor),
            },
            Token::End(_) => {
                let rest = ahead.get(lexed.length..).unwrap_or_default();
                if self.is_without_tags() || ends_line(rest) {
                    return self.recovered(at, visitor);
                }
            }
            Token::Move(_) | Token::Number => {
                self.open(at, visitor);
                self.recovery = Some(Recovery::Moves);
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn recovered<V: Visitor>(&mut self, at: At<'_>, visitor: &mut V) -> ControlFlow<()> {
        // What was damaged before any game began counts as none.
        let flow =
            if self.is_open() { self.close(None, at, visitor) } else { ControlFlow::Continue(()) };
        self.recovery = None;
        self.forget();
        flow
    }
}

/// Whether a blank line, a tag on the next line or nothing follows.
fn ends_line(rest: &[u8]) -> bool {
    let gap = super::letter::blanks(rest);
    let lines = memchr_iter(b'\n', rest.get(..gap).unwrap_or_default()).count();
    match rest.get(gap) {
        None => true,
        Some(b'[') => lines > 0,
        Some(_) => lines > 1,
    }
}
