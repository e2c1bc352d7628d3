//! Bytes into tokens: a function of what lies ahead and of what came just before.
//!
//! | module | what it reads |
//! |---|---|
//! | `moves` | moves in all forms |
//! | `number` | what begins with a digit: move numbers, results, moves |
//! | `long` | comments, tag pairs, set-ups: what may be longer than a line |

mod long;
mod moves;
mod number;

pub(super) use moves::whole_move;

use super::letter::{DOTS, HALF, blanks, is_blank, letter};
use super::quirk::Quirks;
use super::token::{Terminator, Token};
use super::{Limits, Nag, Problem, Quirk, Score};

/// What the lexer knows besides the bytes ahead.
#[derive(Copy, Clone, Debug)]
pub(super) struct Context {
    /// Whether the file ends with these bytes.
    pub(super) last: bool,
    /// Whether a move ends just before them.
    pub(super) glued: bool,
    pub(super) limits: Limits,
}

/// A token, how many bytes it takes, and what is odd about it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Lexed<'a> {
    pub(super) token: Token<'a>,
    pub(super) length: usize,
    pub(super) quirks: Quirks,
}

impl<'a> Lexed<'a> {
    fn plain(token: Token<'a>, length: usize) -> Self {
        Self { token, length, quirks: Quirks::NONE }
    }

    fn odd(token: Token<'a>, length: usize, quirk: Quirk) -> Self {
        Self { token, length, quirks: quirk.bit() }
    }
}

/// Why there is no token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The bytes ahead don't reach far enough.
    More,
    /// They are no token; so many of them are to be passed over.
    Bad { problem: Problem, length: usize },
    /// A brace opens no comment, nor does any other within so many bytes.
    Unclosed { problem: Problem, reach: usize },
}

impl Fault {
    fn bad(problem: Problem, length: usize) -> Self {
        Self::Bad { problem, length }
    }
}

type Outcome<'a> = Result<Lexed<'a>, Fault>;

/// The token with which the bytes ahead begin. They begin with no blank, and reach
/// [`Limits::SHORT_TOKEN`] bytes far unless the file ends.
pub(super) fn lex(ahead: &[u8], context: Context) -> Outcome<'_> {
    let Some(&first) = ahead.first() else { return Err(Fault::More) };
    match first {
        b'a'..=b'h' | b'A'..=b'H' => moves::lettered(ahead),
        b'0'..=b'9' => number::lex(ahead),
        b'{' => long::comment(ahead, context),
        b'[' => long::tag(ahead, context),
        b'(' => Ok(open(ahead)),
        b')' => Ok(Lexed::plain(Token::Close, 1)),
        b'!' | b'?' => strength(ahead),
        b'$' => nag(ahead),
        b'*' => Ok(star(ahead, context)),
        b'/' => long::setup(ahead, context),
        b'.' => Ok(dots(ahead)),
        b'-' => Ok(unknown_move(ahead)),
        b';' => Ok(Lexed::odd(Token::Nothing, 1, Quirk::SemicolonComment)),
        b'+' | b'=' | b'#' if context.glued => Ok(Lexed::odd(Token::Nothing, 1, Quirk::OddSign)),
        b'}' => Err(Fault::bad(Problem::StrayBrace, 1)),
        _ => rare(ahead, context),
    }
}

/// What begins with a character beyond ASCII, and what is nothing.
#[cold]
fn rare(ahead: &[u8], context: Context) -> Outcome<'_> {
    let Some(first) = letter(ahead) else { return Err(Fault::More) };
    match first.byte {
        b'a'..=b'h' if first.length > 1 => moves::lettered(ahead),
        b' ' => Ok(Lexed { token: Token::Nothing, length: first.length, quirks: first.odd }),
        HALF => Ok(half(ahead, first.length)),
        DOTS => Ok(Lexed { token: Token::Ellipsis, length: first.length, quirks: first.odd }),
        b'-' => Ok(unknown_move(ahead)),
        b'*' if context.glued => Ok(Lexed {
            token: Token::Strength(Nag::FORCED),
            length: first.length,
            quirks: first.odd,
        }),
        _ if ahead.starts_with(b"&frac12;") => Ok(half(ahead, 8)),
        _ => Err(Fault::bad(Problem::Unexpected, word(ahead))),
    }
}

/// `½-½`, or `½` alone.
fn half(ahead: &[u8], length: usize) -> Lexed<'_> {
    let rest = ahead.get(length..).unwrap_or_default();
    let gap = blanks(rest);
    let mark = rest.get(gap..).and_then(letter).filter(|mark| mark.byte == b'-');
    let second = mark.and_then(|mark| {
        let rest = rest.get(gap + mark.length..)?;
        let before = gap + mark.length + blanks(rest);
        let rest = rest.get(blanks(rest)..)?;
        let half = letter(rest).filter(|half| half.byte == HALF).map(|half| half.length);
        let half = half.or_else(|| rest.starts_with(b"&frac12;").then_some(8));
        half.map(|half| before + half)
    });
    let length = length + second.unwrap_or(0);
    let raw = ahead.get(..length).unwrap_or_default();
    let end = Terminator { raw, score: Some(Score::Draw) };
    Lexed::odd(Token::End(end), length, Quirk::OddResult)
}

/// How long the word is with which the bytes begin: at least one character.
fn word(ahead: &[u8]) -> usize {
    let first = letter(ahead).map_or(1, |letter| letter.length);
    let ends =
        |&byte: &u8| is_blank(byte) || matches!(byte, b'[' | b'{' | b'}' | b'(' | b')' | b'$');
    let rest = ahead.get(first..).unwrap_or_default().iter().take(Limits::SHORT_TOKEN);
    first + rest.take_while(|byte| !ends(byte)).count()
}

/// `(`, or a strength in brackets: `(!)`.
fn open(ahead: &[u8]) -> Lexed<'_> {
    let inside = ahead.get(1..).unwrap_or_default();
    let signs = inside.iter().take(8).take_while(|&&byte| byte == b'!' || byte == b'?').count();
    if signs > 0
        && inside.get(signs) == Some(&b')')
        && let Some(nag) = inside.get(..signs).and_then(read_strength)
    {
        return Lexed::plain(Token::Strength(nag), signs + 2);
    }
    Lexed::plain(Token::Open, 1)
}

fn strength(ahead: &[u8]) -> Outcome<'_> {
    let signs = ahead.iter().take(8).take_while(|&&byte| byte == b'!' || byte == b'?').count();
    match ahead.get(..signs).and_then(read_strength) {
        Some(nag) => Ok(Lexed::plain(Token::Strength(nag), signs)),
        None => Err(Fault::bad(Problem::Unexpected, word(ahead))),
    }
}

fn read_strength(signs: &[u8]) -> Option<Nag> {
    std::str::from_utf8(signs).ok().and_then(Nag::read_strength)
}

fn nag(ahead: &[u8]) -> Outcome<'_> {
    let digits = ahead.get(1..).unwrap_or_default();
    let count = digits.iter().take(6).take_while(|byte| byte.is_ascii_digit()).count();
    let number = digits.get(..count).and_then(|digits| std::str::from_utf8(digits).ok());
    match number.and_then(|digits| digits.parse().ok()) {
        Some(number) => Ok(Lexed::plain(Token::Nag(Nag(number)), count + 1)),
        None => Err(Fault::bad(Problem::Unexpected, word(ahead))),
    }
}

/// Glued to a move `*` means that it is the only one, unless a new game or nothing follows.
fn star(ahead: &[u8], context: Context) -> Lexed<'_> {
    let rest = ahead.get(1..).unwrap_or_default();
    let next = rest.get(blanks(rest));
    let ends = next == Some(&b'[') || (next.is_none() && context.last);
    if context.glued && !ends {
        return Lexed::plain(Token::Strength(Nag::FORCED), 1);
    }
    let raw = ahead.get(..1).unwrap_or_default();
    Lexed::plain(Token::End(Terminator { raw, score: Some(Score::Open) }), 1)
}

fn dots(ahead: &[u8]) -> Lexed<'_> {
    if ahead.starts_with(b"...") {
        Lexed::plain(Token::Ellipsis, 3)
    } else {
        Lexed::odd(Token::Nothing, 1, Quirk::StrayDot)
    }
}

/// `- -`, also `--` and a lone `-`.
fn unknown_move(ahead: &[u8]) -> Lexed<'_> {
    let first = letter(ahead).map_or(1, |letter| letter.length);
    let rest = ahead.get(first..).unwrap_or_default();
    let gap = blanks(rest);
    let second = rest.get(gap..).and_then(letter).filter(|letter| letter.byte == b'-');
    let length = second.map_or(first, |second| first + gap + second.length);
    Lexed::odd(Token::Unknown, length, Quirk::UnknownMove)
}

#[cfg(test)]
mod tests;
