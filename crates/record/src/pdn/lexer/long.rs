//! Comments, tag pairs, set-ups: tokens that may be longer than what lies ahead.

use memchr::{memchr, memchr2, memrchr};

use super::super::letter::{blanks, is_blank, tag_line};
use super::super::token::{Tag, Token};
use super::super::{Problem, Quirk};
use super::{Context, Fault, Lexed, Outcome};

/// The longest line on which a tag is mended, in bytes.
const LINE: usize = 2_048;

/// `{ ... }`: does not nest, and does not run over the tags of another game.
pub(super) fn comment(ahead: &[u8], context: Context) -> Outcome<'_> {
    let limit = context.limits.comment;
    let inside = ahead.get(1..).unwrap_or_default();
    let close = memchr(b'}', inside);
    let text = inside.get(..close.unwrap_or(inside.len())).unwrap_or_default();
    let unclosed = |problem, reach| Err(Fault::Unclosed { problem, reach });
    if let Some(reach) = tag_line(text) {
        return unclosed(Problem::UnclosedComment, reach);
    }
    match close {
        Some(close) if close < limit => Ok(Lexed::plain(Token::Comment(text), close + 2)),
        None if context.last => unclosed(Problem::UnclosedComment, inside.len()),
        None if inside.len() < limit => Err(Fault::More),
        _ => unclosed(Problem::CommentTooLong, limit.min(text.len())),
    }
}

/// `/FEN "..."/`.
pub(super) fn setup(ahead: &[u8], context: Context) -> Outcome<'_> {
    let limit = context.limits.tag;
    let inside = ahead.get(1..).unwrap_or_default();
    let close = memchr(b'/', inside);
    let text = inside.get(..close.unwrap_or(inside.len())).unwrap_or_default();
    if tag_line(text).is_some() {
        return Err(Fault::bad(Problem::UnclosedSetup, 1));
    }
    match close {
        Some(close) if close < limit => Ok(Lexed::plain(Token::Setup(text), close + 2)),
        None if !context.last && inside.len() < limit => Err(Fault::More),
        _ => Err(Fault::bad(Problem::UnclosedSetup, 1)),
    }
}

/// The longest tag that is read at once, in bytes: no limit can be lower.
const PLAIN: usize = 200;

/// `[Name "value"]` with one space and nothing to be looked at twice: what nearly all tags look
/// like.
#[inline]
fn plain(ahead: &[u8]) -> Option<Lexed<'_>> {
    let bytes = ahead.get(..PLAIN.min(ahead.len()))?;
    let rest = bytes.get(1..)?;
    let length = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_')?;
    let (name, rest) = rest.split_at_checked(length)?;
    let value = rest.strip_prefix(b" \"")?;
    let end = value.iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n' | b'\r'))?;
    let (raw, rest) = value.split_at_checked(end)?;
    if !name.first()?.is_ascii_uppercase() || !rest.starts_with(b"\"]") {
        return None;
    }
    Some(Lexed::plain(Token::Tag(Tag { name, raw }), 1 + name.len() + 2 + raw.len() + 2))
}

/// `[Name "value"]`.
pub(super) fn tag(ahead: &[u8], context: Context) -> Outcome<'_> {
    if let Some(plain) = plain(ahead) {
        return Ok(plain);
    }
    let limit = context.limits.tag.min(ahead.len());
    let short = ahead.len() < context.limits.tag && !context.last;
    let bytes = ahead.get(..limit).unwrap_or_default();
    let begin = 1 + blanks(bytes.get(1..).unwrap_or_default());
    let rest = bytes.get(begin..).unwrap_or_default();
    let length = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
    let name = rest.get(..length).unwrap_or_default();
    let after = rest.get(length..).unwrap_or_default();
    let value = begin + length + blanks(after);
    if short && (value >= bytes.len()) {
        return Err(Fault::More);
    }
    if !name.first().is_some_and(u8::is_ascii_alphabetic) {
        return Err(Fault::bad(Problem::BadTag, 1));
    }
    let odd_name = name.first().is_some_and(u8::is_ascii_lowercase);
    match quoted(bytes, value) {
        Quoted::Closed { raw, end } => {
            let token = Token::Tag(Tag { name, raw });
            let mut lexed = Lexed::plain(token, end);
            if odd_name {
                lexed.quirks = Quirk::OddTag.bit();
            }
            Ok(lexed)
        }
        Quoted::Open if short => Err(Fault::More),
        Quoted::Open | Quoted::Odd => repaired(bytes, value, name, short),
    }
}

enum Quoted<'a> {
    /// A string and the bracket behind it, where the tag ends.
    Closed { raw: &'a [u8], end: usize },
    /// Something else.
    Odd,
    /// The bytes end first.
    Open,
}

fn quoted(bytes: &[u8], value: usize) -> Quoted<'_> {
    if bytes.get(value) != Some(&b'"') {
        return Quoted::Odd;
    }
    let begin = value + 1;
    let mut at = begin;
    let close = loop {
        let rest = bytes.get(at..).unwrap_or_default();
        match memchr2(b'"', b'\\', rest) {
            None => return Quoted::Open,
            Some(found) if rest.get(found) == Some(&b'"') => break at + found,
            Some(found) => at += found + 2,
        }
    };
    let raw = bytes.get(begin..close).unwrap_or_default();
    if memchr2(b'\n', b'\r', raw).is_some() {
        // The quotation mark that seems to close it may be the one that opens the next.
        let seen = bytes.get(begin..=close).unwrap_or_default();
        if tag_line(seen).is_some() {
            return Quoted::Odd;
        }
    }
    let behind = close + 1 + blanks(bytes.get(close + 1..).unwrap_or_default());
    match bytes.get(behind) {
        Some(b']') => Quoted::Closed { raw, end: behind + 1 },
        Some(_) => Quoted::Odd,
        None => Quoted::Open,
    }
}

/// A tag pair on one line that ends with a bracket, whatever its quotation marks are.
fn repaired<'a>(bytes: &'a [u8], value: usize, name: &'a [u8], short: bool) -> Outcome<'a> {
    // On the line of its name, and no further than a line goes: what looks like tags over and
    // over costs no more than a few steps each.
    let before = bytes.get(..value).unwrap_or_default();
    if memchr2(b'\n', b'\r', before).is_some() {
        return Err(Fault::bad(Problem::BadTag, 1));
    }
    let bytes = bytes.get(..bytes.len().min(LINE)).unwrap_or_default();
    let problem =
        if bytes.get(value) == Some(&b'"') { Problem::UnclosedString } else { Problem::BadTag };
    let rest = bytes.get(value..).unwrap_or_default();
    let line = match memchr2(b'\n', b'\r', rest) {
        Some(end) => rest.get(..end).unwrap_or_default(),
        None if short && bytes.len() < LINE => return Err(Fault::More),
        None => rest,
    };
    let Some(bracket) = memrchr(b']', line) else { return Err(Fault::bad(problem, 1)) };
    let ends = line.get(bracket + 1..).unwrap_or_default().iter().all(|&byte| is_blank(byte));
    if !ends {
        return Err(Fault::bad(problem, 1));
    }
    let inside = line.get(..bracket).unwrap_or_default().trim_ascii();
    let inside = inside.strip_prefix(b"\"").unwrap_or(inside);
    let raw = inside.strip_suffix(b"\"").unwrap_or(inside);
    Ok(Lexed::odd(Token::Tag(Tag { name, raw }), value + bracket + 1, Quirk::OddTag))
}
