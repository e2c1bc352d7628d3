//! Plain movetext, read many tokens at once.
//!
//! Nearly all of an archive is `12. c3-d4 d6-c5`: move numbers, moves of two squares, blanks. A
//! run of them is read in one loop that keeps its place in registers. Whatever else comes is left
//! to the lexer, which reads these tokens as well and in the same way.

use super::letter::is_blank;
use super::place::Lines;
use super::state::{Last, Stage, State};
use super::token::{MoveMark, MoveText};
use super::{At, Visitor};

/// The bytes that are looked at for one token and for what follows it.
const AHEAD: usize = 8;
/// A move of two squares and its mark, in bytes.
const MOVE: usize = 5;

/// Bytes in memory, and where in them the reader is.
#[derive(Copy, Clone)]
pub(super) struct View<'a> {
    /// What was passed since lines were last counted, then what lies ahead.
    pub(super) bytes: &'a [u8],
    /// Where what lies ahead begins.
    pub(super) begin: usize,
    /// No token is read that begins behind this place.
    pub(super) end: usize,
    /// The lines before all these bytes.
    pub(super) lines: &'a Lines,
}

impl State {
    /// Reads plain tokens, and the blanks behind each, from the first byte ahead on; how many
    /// bytes that was.
    #[inline]
    pub(super) fn plain<V: Visitor>(&mut self, view: View<'_>, visitor: &mut V) -> usize {
        if self.stage != Stage::Moves || self.recovery.is_some() || self.may_end_oddly() {
            return 0;
        }
        let (told, game) = (self.told(), self.summary.games);
        let (mut ply, mut last, mut breaks) = (self.ply, self.last, self.breaks);
        let mut at = view.begin;
        while at <= view.end
            && let Some(rest) = view.bytes.get(at..)
            && let Some(&ahead) = rest.first_chunk::<AHEAD>()
        {
            let length = if let Some((from, to, mark)) = plain_move(ahead) {
                ply = ply.saturating_add(1);
                last = Last::Move;
                if told {
                    let behind = view.bytes.get(..at).unwrap_or_default();
                    let mut text = MoveText::new(false);
                    text.raw = rest.get(..MOVE).unwrap_or_default();
                    (text.mark, text.count) = (mark, 2);
                    [text.squares[0], text.squares[1]] = [from, to];
                    visitor.move_text(&text, At { behind, lines: view.lines, game, ply });
                }
                MOVE
            } else if let Some(length) = plain_number(ahead)
                && !matches!(last, Last::Number | Last::Ellipsis)
            {
                last = Last::Number;
                length
            } else {
                break;
            };
            at += length;
            // One space is what nearly always follows.
            let [space, next, ..] = (u64::from_le_bytes(ahead) >> (8 * length)).to_le_bytes();
            if space == b' ' && next > b' ' {
                (at, breaks) = (at + 1, 0);
            } else {
                let (passed, ends) = blanks(view.bytes.get(at..).unwrap_or_default());
                (at, breaks) = (at + passed, ends);
            }
        }
        (self.ply, self.last, self.breaks) = (ply, last, breaks);
        self.glued &= at == view.begin;
        at - view.begin
    }

    /// Passes over the blanks that some bytes begin with, and counts their line ends; how many
    /// blanks there are.
    #[inline]
    pub(super) fn count_blanks(&mut self, bytes: &[u8]) -> usize {
        let (passed, ends) = blanks(bytes);
        self.breaks = (self.breaks + ends).min(2);
        passed
    }
}

/// How many blanks some bytes begin with, and how many line ends there are among them, two at most.
/// A CR that is the last byte is left for the next time, as its LF may not be in memory yet.
#[inline]
fn blanks(bytes: &[u8]) -> (usize, u8) {
    let (mut passed, mut ends) = (0, 0_u8);
    while let Some(&byte) = bytes.get(passed).filter(|&&byte| is_blank(byte)) {
        if byte == b'\r' && passed > 0 && passed + 1 == bytes.len() {
            break;
        }
        passed += 1;
        if byte == b'\n' || (byte == b'\r' && bytes.get(passed) != Some(&b'\n')) {
            ends = (ends + 1).min(2);
        }
    }
    (passed, ends)
}

/// The squares and the mark of a move of two squares with a blank behind it, as [`MoveText`] has
/// them.
#[inline]
fn plain_move(ahead: [u8; AHEAD]) -> Option<(u8, u8, MoveMark)> {
    // Files and ranks as numbers from 0: all four are below 8 if no higher bit is set in any.
    // What is below its first letter or digit borrows, and sets such a bit.
    const FIRST: u64 = u64::from_le_bytes([b'a', b'1', 0, b'a', b'1', 0, 0, 0]);
    const HIGHER: u64 = u64::from_le_bytes([0xF8, 0xF8, 0, 0xF8, 0xF8, 0, 0, 0]);
    let word = u64::from_le_bytes(ahead);
    let numbers = word.wrapping_sub(FIRST);
    let [_, _, mark, _, _, next, ..] = ahead;
    let (quiet, capture) = (mark == b'-', matches!(mark, b':' | b'x'));
    if numbers & HIGHER != 0 || !(quiet || capture) || !is_blank(next) {
        return None;
    }
    let mark = if quiet { MoveMark::Quiet } else { MoveMark::Capture };
    let [file, rank, _, to_file, to_rank, ..] = numbers.to_le_bytes();
    Some((MoveText::named(file, rank + 1), MoveText::named(to_file, to_rank + 1), mark))
}

/// The length of a move number of up to three digits with its one dot.
#[inline]
fn plain_number(ahead: [u8; AHEAD]) -> Option<usize> {
    let [first, second, third, fourth, fifth, ..] = ahead;
    if !first.is_ascii_digit() {
        return None;
    }
    let (dot, next, length) = if second == b'.' {
        (second, third, 2)
    } else if !second.is_ascii_digit() {
        return None;
    } else if third == b'.' {
        (third, fourth, 3)
    } else if third.is_ascii_digit() {
        (fourth, fifth, 4)
    } else {
        return None;
    };
    (dot == b'.' && next != b'.').then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_two_squares_a_mark_and_a_blank() {
        let two = |from, to, mark| Some((from, to, mark));
        assert_eq!(plain_move(*b"c3-d4 d6"), two(0x23, 0x34, MoveMark::Quiet));
        assert_eq!(plain_move(*b"a1:h8\n2."), two(0x01, 0x78, MoveMark::Capture));
        assert_eq!(plain_move(*b"h8xa1\r\n1"), two(0x78, 0x01, MoveMark::Capture));
        for other in [
            b"c3-d4!  ",
            b"c3-d4d6 ",
            b"i3-d4   ",
            b"`3-d4   ",
            b"c0-d4   ",
            b"c9-d4   ",
            b"c3-i4   ",
            b"c3-d9   ",
            b"C3-d4   ",
            b"c3d4    ",
            b"c3*d4   ",
            b"c3:d4:e5",
            b"1-0     ",
            b"\xE13-d4   ",
        ] {
            assert_eq!(plain_move(*other), None, "{}", other.escape_ascii());
        }
    }

    #[test]
    fn a_number_has_one_dot() {
        for (bytes, length) in [(b"1. c3-d4", 2), (b"12.c3-d4", 3), (b"123. c3-", 4)] {
            assert_eq!(plain_number(*bytes), Some(length));
        }
        for other in [b"1... d6-", b"12...d6-", b"123...  ", b"1 . c3  ", b"1-0     ", b"1234. c3"]
        {
            assert_eq!(plain_number(*other), None, "{}", other.escape_ascii());
        }
    }
}
