//! What begins with a digit: a move number, a result or a move.

use super::super::letter::{DOTS, blanks, letter};
use super::super::quirk::Quirks;
use super::super::token::{MoveMark, MoveText, Terminator, Token};
use super::super::{Problem, Quirk, Score};
use super::{Fault, Lexed, Outcome, moves, word};

/// More digits than any number has.
const MOST_DIGITS: usize = 9;

pub(super) fn lex(ahead: &[u8]) -> Outcome<'_> {
    let digits = ahead.iter().take(MOST_DIGITS + 1).take_while(|b| b.is_ascii_digit()).count();
    if digits > MOST_DIGITS {
        return Err(Fault::bad(Problem::Unexpected, word(ahead)));
    }
    let rest = ahead.get(digits..).unwrap_or_default();
    match rest.first() {
        Some(b'.') if rest.starts_with(b"...") => Ok(Lexed::plain(Token::Number, digits + 3)),
        Some(b'.') => Ok(Lexed::plain(Token::Number, digits + 1)),
        Some(b'/') if digits == 1 => fraction(ahead),
        Some(b'-')
            if digits == 1
                && let Some(end) = result(ahead) =>
        {
            Ok(end)
        }
        _ => move_or_number(ahead, digits),
    }
}

/// A result of two digits. It is one only where no third digit follows: `1-1` against `1-18`.
fn result(ahead: &[u8]) -> Option<Lexed<'_>> {
    let &[first, _, second, ..] = ahead else { return None };
    if ahead.get(3).is_some_and(u8::is_ascii_digit) {
        return None;
    }
    let score = score(first - b'0', second.wrapping_sub(b'0'))?;
    let raw = ahead.get(..3)?;
    Some(Lexed::plain(Token::End(Terminator { raw, score: Some(score) }), 3))
}

fn score(white: u8, black: u8) -> Option<Score> {
    match (white, black) {
        (1 | 2, 0) => Some(Score::White),
        (0, 1 | 2) => Some(Score::Black),
        (1, 1) => Some(Score::Draw),
        (0, 0) => Some(Score::BothLost),
        _ => None,
    }
}

/// `1/2-1/2`, and what is meant for it.
fn fraction(ahead: &[u8]) -> Outcome<'_> {
    const DRAW: &[u8] = b"1/2-1/2";
    let drawn = |length, quirks| {
        let raw = ahead.get(..length).unwrap_or_default();
        let token = Token::End(Terminator { raw, score: Some(Score::Draw) });
        Ok(Lexed { token, length, quirks })
    };
    let ends = |length: usize| !ahead.get(length).is_some_and(u8::is_ascii_digit);
    if ahead.starts_with(DRAW) && ends(DRAW.len()) {
        return drawn(DRAW.len(), Quirks::NONE);
    }
    if !ahead.starts_with(b"1/2") || !ends(3) {
        return Err(Fault::bad(Problem::Unexpected, word(ahead)));
    }
    let mut at = 3;
    let rest = |at: usize| ahead.get(at..).unwrap_or_default();
    at += blanks(rest(at));
    if let Some(mark) = letter(rest(at)).filter(|mark| matches!(mark.byte, b'-' | b':')) {
        at += mark.length;
        at += blanks(rest(at));
        if rest(at).starts_with(b"1/2") && ends(at + 3) {
            return drawn(at + 3, Quirk::OddResult.bit());
        }
    }
    drawn(3, Quirk::OddResult.bit())
}

/// A move by numbers, an odd result, or a move number without its dot.
fn move_or_number(ahead: &[u8], digits: usize) -> Outcome<'_> {
    let rest = ahead.get(digits..).unwrap_or_default();
    let gap = blanks(rest);
    let next = rest.get(gap..).and_then(letter);
    let number = |length| Ok(Lexed::odd(Token::Number, length, Quirk::OddNumber));
    match next.map(|next| next.byte) {
        Some(b'*') if gap > 0 && digits == 4 => glued(ahead),
        Some(b'*') if gap > 0 => number(digits),
        Some(b'-' | b':' | b'x' | b'X' | b'*') => {
            if let Some(end) = odd_result(ahead, digits) {
                return Ok(end);
            }
            match moves::general(ahead, true) {
                Err(_) if gap > 0 => number(digits),
                read => read,
            }
        }
        Some(b'.') => number(digits + gap + 1),
        Some(DOTS) => number(digits + gap + next.map_or(0, |next| next.length)),
        _ if digits == 4 => glued(ahead),
        Some(letter) if gap == 0 && !matches!(letter, b'{' | b'(' | b'[' | b'a'..=b'h') => {
            Err(Fault::bad(Problem::Unexpected, word(ahead)))
        }
        _ => number(digits),
    }
}

/// `1 : 0`, `1–1` and the like: two digits that are no squares, joined by anything.
fn odd_result(ahead: &[u8], digits: usize) -> Option<Lexed<'_>> {
    let first = ahead.first().filter(|_| digits == 1)?;
    let rest = |at: usize| ahead.get(at..).unwrap_or_default();
    let mut at = 1 + blanks(rest(1));
    let mark = letter(rest(at)).filter(|mark| matches!(mark.byte, b'-' | b':'))?;
    at += mark.length;
    at += blanks(rest(at));
    let second = ahead.get(at).filter(|byte| byte.is_ascii_digit())?;
    if ahead.get(at + 1).is_some_and(|&byte| byte.is_ascii_digit() || matches!(byte, b'x' | b':')) {
        return None;
    }
    let score = Some(score(first - b'0', second - b'0')?);
    let raw = ahead.get(..=at)?;
    Some(Lexed::odd(Token::End(Terminator { raw, score }), at + 1, Quirk::OddResult))
}

/// `3228`.
fn glued(ahead: &[u8]) -> Outcome<'_> {
    let mut text = MoveText::new(true);
    text.raw = ahead.get(..4).unwrap_or_default();
    text.mark = MoveMark::None;
    for pair in text.raw.chunks_exact(2) {
        let &[ten, one] = pair else { continue };
        text.push((ten - b'0') * 10 + (one - b'0'));
    }
    if text.squares().any(|square| square == super::super::PdnSquare::Number(0)) {
        return Err(Fault::bad(Problem::Unexpected, word(ahead)));
    }
    Ok(Lexed::odd(Token::Move(text), 4, Quirk::GluedNumbers))
}
