//! Old encodings, read and written where the caller names one.

use std::io::Read;

use shashki_record::pdn::{Collector, Decoded, Mode, Problem, ReadGame, Reader, TextEncoding};

use crate::common::options;

const TEXT: &str = "[Event \"Чемпионат Ёлки\"]\r\n\r\n1. c3-d4 {хорошо} *\r\n";

fn event(bytes: &[u8], encoding: TextEncoding) -> ReadGame {
    let mut collector = Collector::new(Vec::new());
    let file = Decoded::new(bytes, encoding);
    Reader::new(file, options(Mode::Strict)).read(&mut collector).unwrap();
    collector.into_sink().remove(0)
}

#[test]
fn every_encoding_comes_back() {
    for encoding in TextEncoding::ALL {
        if encoding == TextEncoding::Latin1 {
            assert_eq!(encoding.encode(TEXT).unwrap_err().character, 'Ч');
            continue;
        }
        let mut bytes = encoding.mark().to_vec();
        bytes.extend(encoding.encode(TEXT).unwrap());
        let read = event(&bytes, encoding);
        assert_eq!(read.game.tag("Event"), Some("Чемпионат Ёлки"), "{encoding}");
        assert!(read.sound && read.utf8);
        assert_eq!(encoding.name().parse(), Ok(encoding));
    }
    assert_eq!(TextEncoding::Latin1.encode("Café").unwrap(), b"Caf\xE9");
    assert_eq!(event(b"[Event \"Caf\xE9\"]", TextEncoding::Latin1).game.tag("Event"), Some("Café"));
    assert!("utf-7".parse::<TextEncoding>().is_err());
}

/// Known bytes: "Шашки" in the three Russian code pages.
#[test]
fn known_bytes() {
    for (encoding, bytes) in [
        (TextEncoding::Cp1251, [0xD8, 0xE0, 0xF8, 0xEA, 0xE8]),
        (TextEncoding::Koi8R, [0xFB, 0xC1, 0xDB, 0xCB, 0xC9]),
        (TextEncoding::Cp866, [0x98, 0xA0, 0xE8, 0xAA, 0xA8]),
    ] {
        let mut text = String::new();
        Decoded::new(&bytes[..], encoding).read_to_string(&mut text).unwrap();
        assert_eq!(text, "Шашки", "{encoding}");
        assert_eq!(encoding.encode("Шашки").unwrap(), bytes);
    }
}

/// Text that is not what it is taken for is read, and the game says so.
#[test]
fn what_is_not_utf8() {
    let read = event(b"[Event \"\xD8\xE0\"]\n1. c3-d4 *", TextEncoding::Utf8);
    assert!(read.sound && !read.utf8);
    assert_eq!(read.game.moves().count(), 1);
}

/// A long file, decoded in pieces, with a character on every border.
#[test]
fn a_long_file() {
    let text = format!("[Event \"x\"]\n{}", "{ж} c3-d4 ".repeat(60_000));
    for encoding in [TextEncoding::Utf16Le, TextEncoding::Cp866] {
        let bytes = encoding.encode(&text).unwrap();
        let mut decoded = String::new();
        Decoded::new(&bytes[..], encoding).read_to_string(&mut decoded).unwrap();
        assert_eq!(decoded, text);
    }
}

/// UTF-16 of which the encoding was not named is told as such.
#[test]
fn utf_16_has_a_hint() {
    let text = "[White \"Иванов\"]\n1. c3-d4 *\n";
    for encoding in [TextEncoding::Utf16Le, TextEncoding::Utf16Be] {
        for mark in [&b""[..], encoding.mark()] {
            let file = [mark, &encoding.encode(text).unwrap()].concat();
            let (kept, _) = crate::common::collect(&file, Mode::Strict);
            let first = kept.diagnostics.first().map(|told| told.problem.clone());
            assert_eq!(first, Some(Problem::Utf16), "{encoding}");
        }
    }
}
