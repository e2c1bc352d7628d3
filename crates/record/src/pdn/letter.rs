//! Characters by what they mean in movetext.

use super::Quirk;
use super::quirk::Quirks;

/// `½`.
pub(super) const HALF: u8 = 1;
/// `…`.
pub(super) const DOTS: u8 = 2;

/// A character: the ASCII byte that it stands for, its length in bytes, and what is odd about it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    pub(super) byte: u8,
    pub(super) length: usize,
    pub(super) odd: Quirks,
}

/// The first character of some bytes; for one that means nothing in movetext the byte 0.
#[inline]
pub(super) fn letter(bytes: &[u8]) -> Option<Letter> {
    let first = *bytes.first()?;
    if first < 0x80 {
        Some(Letter { byte: first, length: 1, odd: Quirks::NONE })
    } else {
        wide(bytes)
    }
}

#[cold]
fn wide(bytes: &[u8]) -> Option<Letter> {
    let length = match bytes.first()? {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => 1,
    };
    let unknown = Letter { byte: 0, length: 1, odd: Quirks::NONE };
    let Some(text) = bytes.get(..length).and_then(|bytes| std::str::from_utf8(bytes).ok()) else {
        return Some(unknown);
    };
    let (byte, quirk) = match text {
        "\u{A0}" | "\u{200B}" | "\u{200C}" | "\u{200D}" | "\u{2060}" | "\u{2009}" | "\u{202F}"
        | "\u{FEFF}" => (b' ', Quirk::OddBlank),
        "½" => (HALF, Quirk::OddResult),
        "…" => (DOTS, Quirk::OddNumber),
        "×" | "х" | "Х" => (b'x', Quirk::OddMark),
        "‐" | "‑" | "‒" | "–" | "—" | "―" | "−" => (b'-', Quirk::OddMark),
        "□" => (b'*', Quirk::OddSign),
        "а" | "А" => (b'a', Quirk::LookAlike),
        "в" | "В" => (b'b', Quirk::LookAlike),
        "с" | "С" => (b'c', Quirk::LookAlike),
        "е" | "Е" => (b'e', Quirk::LookAlike),
        "н" | "Н" => (b'h', Quirk::LookAlike),
        _ => return Some(Letter { length, ..unknown }),
    };
    Some(Letter { byte, length, odd: quirk.bit() })
}

/// Space, tab, CR, LF.
#[inline]
pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

/// How many blanks some bytes begin with.
#[inline]
pub(super) fn blanks(bytes: &[u8]) -> usize {
    bytes.iter().take_while(|&&byte| is_blank(byte)).count()
}

/// The offset of the first line that begins like a tag pair: where a comment or a string runs
/// over such a line, its end was lost, and the line is the next game's.
pub(super) fn tag_line(bytes: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'[', bytes).find(|&at| begins_line(bytes, at) && is_tag_like(bytes, at))
}

fn begins_line(bytes: &[u8], at: usize) -> bool {
    let before = bytes.get(..at).unwrap_or_default();
    let before = before.iter().rev().find(|&&byte| byte != b' ' && byte != b'\t');
    before.is_some_and(|&byte| byte == b'\n' || byte == b'\r')
}

fn is_tag_like(bytes: &[u8], at: usize) -> bool {
    let rest = bytes.get(at + 1..).unwrap_or_default();
    let name = rest.get(blanks(rest)..).unwrap_or_default();
    let length = name.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
    let after = name.get(length..).unwrap_or_default();
    let gap = blanks(after);
    name.first().is_some_and(u8::is_ascii_uppercase) && after.get(gap) == Some(&b'"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_begins_like_a_tag() {
        assert_eq!(tag_line(b"abc\n[White \"x\"]"), Some(4));
        assert_eq!(tag_line(b"abc\r\n [White\t\"x\"]"), Some(6));
        for text in
            ["[White \"x\"]", "abc [White \"x\"]", "a\n[%clk 1:00]", "a\n[see \"x\"]", "\n["]
        {
            assert_eq!(tag_line(text.as_bytes()), None, "{text}");
        }
    }
}
