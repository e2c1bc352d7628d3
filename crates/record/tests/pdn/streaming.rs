//! Files longer than memory, and files that come in pieces.

use std::io::{self, Read};

use proptest::prelude::*;
use shashki_record::pdn::{Mode, ReadOptions, Reader, Summary};

use crate::common::{collect, options};

/// A file that gives a few bytes at a time.
struct Pieces<'a> {
    rest: &'a [u8],
    sizes: Vec<usize>,
    turn: usize,
}

impl Read for Pieces<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes[self.turn % self.sizes.len()];
        self.turn += 1;
        let count = size.min(self.rest.len()).min(into.len());
        into[..count].copy_from_slice(&self.rest[..count]);
        self.rest = &self.rest[count..];
        Ok(count)
    }
}

const GAME: &str = "[Event \"Турнир\"]\r\n[Result \"1-0\"]\r\n\r\n1. c3-d4 d6-c5 {comment\r\n\
    over lines} 2. b2-c3 (2. b2-a3!? {x}) f6-g5 1- 6 zz 1-0\r\n\r\n";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Where a file is cut into pieces makes no difference, places included.
    #[test]
    fn pieces_make_no_difference(sizes in prop::collection::vec(1_usize..5_000, 1..8)) {
        let file = GAME.repeat(40);
        let whole = collect(file.as_bytes(), Mode::Lenient);
        let mut collector = shashki_record::pdn::Collector::new(crate::common::Kept::default());
        let pieces = Pieces { rest: file.as_bytes(), sizes, turn: 0 };
        let summary = Reader::new(pieces, options(Mode::Lenient)).read(&mut collector).unwrap();
        let kept = collector.into_sink();
        prop_assert_eq!(summary, whole.1);
        prop_assert_eq!(kept.games, whole.0.games);
        prop_assert_eq!(kept.diagnostics, whole.0.diagnostics);
    }
}

/// A file of which a piece is there only now and then.
struct Slow<'a> {
    pieces: Pieces<'a>,
    ready: bool,
}

impl Read for Slow<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.ready = !self.ready;
        if self.ready { self.pieces.read(into) } else { Err(io::ErrorKind::WouldBlock.into()) }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Reading on where nothing was there loses nothing, wherever that was: in tokens, comments to
    /// the end of the line, runs of blanks.
    #[test]
    fn reading_on_makes_no_difference(
        sizes in prop::collection::vec(1_usize..1_500, 1..8),
        gap in 1_usize..900,
    ) {
        let gap = " ".repeat(gap);
        let game = GAME.replace("{comment", &format!("{gap}\r\n% to the end {gap} 1-0\r\n{{c {gap}"));
        let file = game.repeat(6) + "; the last line";
        let whole = collect(file.as_bytes(), Mode::Lenient);
        let mut collector = shashki_record::pdn::Collector::new(crate::common::Kept::default());
        let pieces = Pieces { rest: file.as_bytes(), sizes, turn: 0 };
        let mut reader = Reader::new(Slow { pieces, ready: true }, options(Mode::Lenient));
        let summary = loop {
            match reader.read_on(&mut collector) {
                Ok(summary) => break summary,
                Err(error) => prop_assert_eq!(error.kind(), io::ErrorKind::WouldBlock),
            }
        };
        prop_assert_eq!(reader.summary(), summary);
        let kept = collector.into_sink();
        prop_assert_eq!(summary, whole.1);
        prop_assert_eq!(kept.games, whole.0.games);
        prop_assert_eq!(kept.diagnostics, whole.0.diagnostics);
    }
}

/// One line end is one, also where its two bytes come apart behind many blanks: the second tag of
/// a kind begins a game behind a blank line only.
#[test]
fn a_line_end_in_two_pieces() {
    for blanks in 480..540 {
        let gap = " ".repeat(blanks);
        let file = format!("[White \"A\"]{gap}\r\n[White \"B\"]\r\n1. c3-d4 *");
        let pieces = Pieces { rest: file.as_bytes(), sizes: vec![1], turn: 0 };
        let summary = Reader::new(pieces, ReadOptions::strict()).read(&mut ()).unwrap();
        assert_eq!((summary.games, summary.bad), (1, 0), "{blanks} blanks");
    }
}

/// One text over and over, so many times.
struct Repeated {
    text: &'static [u8],
    times: usize,
    at: usize,
}

impl Read for Repeated {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.at == self.text.len() {
            (self.times, self.at) = (self.times.saturating_sub(1), 0);
        }
        if self.times == 0 {
            return Ok(0);
        }
        let count = (self.text.len() - self.at).min(into.len());
        into[..count].copy_from_slice(&self.text[self.at..self.at + count]);
        self.at += count;
        Ok(count)
    }
}

fn read(text: &'static [u8], times: usize) -> Summary {
    let file = Repeated { text, times, at: 0 };
    Reader::new(file, ReadOptions::strict()).read(&mut ()).unwrap()
}

/// Far more than the buffer holds: blanks, a line comment, an open comment, games.
#[test]
fn long_files() {
    assert_eq!(read(b"        \n", 200_000), Summary::default());
    assert_eq!(read(b"%%%%%%%%", 200_000), Summary::default());
    assert_eq!(read(b"1. c3-d4 d6-c5 *\n", 200_000).games, 200_000);
    let open = read(b"{ never closed ", 200_000);
    assert!(open.errors == 1 && open.games <= 1, "{open:?}");
    let digits = read(b"1234567890", 200_000);
    assert_eq!((digits.errors, digits.games), (1, 0));
}

/// A place deep in a long file is right.
#[test]
fn places_beyond_the_buffer() {
    let file = format!("{}1. zz", "1. c3-d4 *\n".repeat(100_000));
    let (kept, _) = collect(file.as_bytes(), Mode::Strict);
    let place = kept.diagnostics[0].place;
    assert_eq!((place.line, place.column, place.game), (100_001, 4, 100_001));
    assert_eq!(place.offset, file.len() as u64 - 2);
}

/// What the file's reader fails with is what comes back.
#[test]
fn a_failing_file() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("broken"))
        }
    }
    let error = Reader::new(Broken, ReadOptions::strict()).read(&mut ()).unwrap_err();
    assert_eq!(error.to_string(), "broken");
}
