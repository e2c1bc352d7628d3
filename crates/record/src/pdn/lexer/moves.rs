//! Moves.

use super::super::letter::{Letter, blanks, is_blank, letter};
use super::super::quirk::Quirks;
use super::super::token::{MoveMark, MoveText, Token};
use super::super::{Limits, Problem, Quirk};
use super::{Fault, Lexed, Outcome, word};

/// A move that begins with a letter.
#[inline]
pub(super) fn lettered(ahead: &[u8]) -> Outcome<'_> {
    if let Some(plain) = plain(ahead) {
        return Ok(plain);
    }
    general(ahead, false)
}

/// `c3-d4` and nothing more: what nearly all moves look like.
#[inline]
fn plain(ahead: &[u8]) -> Option<Lexed<'_>> {
    let &[file, rank, mark, to_file, to_rank, next, ..] = ahead else { return None };
    let from = square(file, rank)?;
    let to = square(to_file, to_rank)?;
    let mark = match mark {
        b'-' => MoveMark::Quiet,
        b':' | b'x' => MoveMark::Capture,
        _ => return None,
    };
    if !is_blank(next) {
        return None;
    }
    let mut text = MoveText::new(false);
    (text.raw, text.mark, text.count) = (ahead.get(..5)?, mark, 2);
    [text.squares[0], text.squares[1]] = [from, to];
    Some(Lexed::plain(Token::Move(text), 5))
}

#[inline]
fn square(file: u8, rank: u8) -> Option<u8> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'0'));
    (file < 8 && (1..=8).contains(&rank)).then_some(MoveText::named(file, rank))
}

/// Any move with which the bytes begin.
pub(super) fn general(ahead: &[u8], numeric: bool) -> Outcome<'_> {
    let bytes = ahead.get(..Limits::SHORT_TOKEN.min(ahead.len())).unwrap_or_default();
    let mut scan = Scan { bytes, at: 0, quirks: Quirks::NONE, text: MoveText::new(numeric) };
    match scan.whole() {
        Some(()) => {
            scan.text.raw = bytes.get(..scan.at).unwrap_or_default();
            Ok(Lexed { token: Token::Move(scan.text), length: scan.at, quirks: scan.quirks })
        }
        None => Err(Fault::bad(Problem::Unexpected, word(ahead))),
    }
}

/// The move that some bytes are, without a remainder.
pub(in super::super) fn whole_move(bytes: &[u8]) -> Option<MoveText<'_>> {
    let numeric = bytes.first()?.is_ascii_digit();
    match general(bytes, numeric) {
        Ok(Lexed { token: Token::Move(text), length, .. }) if length == bytes.len() => Some(text),
        _ => None,
    }
}

struct Scan<'a> {
    bytes: &'a [u8],
    at: usize,
    quirks: Quirks,
    text: MoveText<'a>,
}

impl<'a> Scan<'a> {
    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<Letter> {
        letter(self.rest())
    }

    fn take(&mut self, letter: Letter) {
        self.at += letter.length;
        self.quirks.add(letter.odd);
    }

    fn whole(&mut self) -> Option<()> {
        self.first()?;
        while self.more()? {}
        // A letter or a digit here would belong to the move.
        let next = self.peek().map_or(b' ', |next| next.byte);
        let enough = self.text.count >= 2 || self.text.file.is_some();
        (enough && !next.is_ascii_alphanumeric() && next != b':').then_some(())
    }

    fn first(&mut self) -> Option<()> {
        if self.text.numeric {
            return self.number();
        }
        let file = self.file()?;
        if self.peek().is_some_and(|next| next.byte.is_ascii_digit()) {
            return self.rank(file);
        }
        self.text.file = Some(file);
        self.quirks.add(Quirk::ShortMove.bit());
        if self.mark(false).is_some() {
            self.at += blanks(self.rest());
        }
        let file = self.file()?;
        self.rank(file)
    }

    /// Another square, with or without a mark before it; whether there was one.
    fn more(&mut self) -> Option<bool> {
        if self.text.file.is_some() {
            return Some(false);
        }
        let before = (self.at, self.quirks);
        if self.text.count == 1 {
            self.at += blanks(self.rest());
        }
        if self.mark(true).is_some() {
            self.at += blanks(self.rest());
            self.square()?;
            return Some(true);
        }
        (self.at, self.quirks) = before;
        if self.text.numeric || !self.peek().is_some_and(|next| is_file(next.byte)) {
            return Some(false);
        }
        self.square()?;
        Some(true)
    }

    fn square(&mut self) -> Option<()> {
        if self.text.numeric {
            return self.number();
        }
        let file = self.file()?;
        self.rank(file)
    }

    fn file(&mut self) -> Option<u8> {
        let letter = self.peek().filter(|letter| is_file(letter.byte))?;
        if letter.byte.is_ascii_uppercase() {
            self.quirks.add(Quirk::LookAlike.bit());
        }
        self.take(letter);
        Some(letter.byte.to_ascii_lowercase() - b'a')
    }

    fn rank(&mut self, file: u8) -> Option<()> {
        let digit = self.peek().filter(|digit| (b'1'..=b'8').contains(&digit.byte))?;
        self.take(digit);
        self.text.push(MoveText::named(file, digit.byte - b'0')).then_some(())
    }

    fn number(&mut self) -> Option<()> {
        let digits = self.rest().iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = match *self.rest().get(..digits)? {
            [one] => one - b'0',
            [ten, one] => (ten - b'0') * 10 + (one - b'0'),
            _ => return None,
        };
        self.at += digits;
        (number > 0 && self.text.push(number)).then_some(())
    }

    /// The mark between two squares. A star is one only where squares are joined by it.
    fn mark(&mut self, star: bool) -> Option<()> {
        let mark = self.peek()?;
        let found = match mark.byte {
            b'-' => MoveMark::Quiet,
            b':' | b'x' => MoveMark::Capture,
            b'X' => {
                self.quirks.add(Quirk::OddMark.bit());
                MoveMark::Capture
            }
            b'*' if star && mark.length == 1 && self.joins() => {
                self.quirks.add(Quirk::OddMark.bit());
                MoveMark::Capture
            }
            _ => return None,
        };
        self.take(mark);
        // One capture mark makes the whole a capture.
        if self.text.mark != MoveMark::Capture {
            self.text.mark = found;
        }
        Some(())
    }

    /// Whether a square stands just behind the next byte.
    fn joins(&self) -> bool {
        match self.rest() {
            [_, digit, ..] if self.text.numeric => digit.is_ascii_digit(),
            [_, file, rank, ..] => square(file.to_ascii_lowercase(), *rank).is_some(),
            _ => false,
        }
    }
}

fn is_file(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h' | b'A'..=b'H')
}
