//! Game files: read whole and in pieces, played, collected, written anew.
#![no_main]

use std::io::{self, Read};

use libfuzzer_sys::fuzz_target;
use shashki_record::pdn::{
    Collector, Conversion, Decoded, GameReport, Mode, ReadGame, ReadOptions, Reader, Replay,
    ReplayOptions, Stats, Tee, TextEncoding,
};

/// So many bytes at a time, and nothing in between.
struct Pieces<'a> {
    rest: &'a [u8],
    size: usize,
    ready: bool,
}

impl Read for Pieces<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.ready = !self.ready;
        if !self.ready && !self.rest.is_empty() {
            return Err(io::ErrorKind::WouldBlock.into());
        }
        let mut piece = self.rest.get(..self.size).unwrap_or(self.rest);
        let count = piece.read(into)?;
        self.rest = &self.rest[count..];
        Ok(count)
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((&first, file)) = data.split_first() else { return };
    let mode = if first & 1 == 0 { Mode::Strict } else { Mode::Lenient };
    let options = ReadOptions { mode, ..ReadOptions::default() };
    let replay = ReplayOptions { mode, variations: first & 2 != 0, ..ReplayOptions::default() };

    let listener = || {
        let collector = Collector::new(Vec::<ReadGame>::new());
        let replay = Replay::new(replay, Vec::<GameReport>::new());
        Tee::new(collector, Tee::new(replay, Stats::default()))
    };
    let mut whole = listener();
    let summary = Reader::new(file, options).read(&mut whole).unwrap();

    let pieces = Pieces { rest: file, size: usize::from(first >> 2) + 1, ready: false };
    let (mut parts, mut reader) = (listener(), Reader::new(pieces, options));
    let in_pieces = loop {
        match reader.read_on(&mut parts) {
            Ok(summary) => break summary,
            Err(error) => assert_eq!(error.kind(), io::ErrorKind::WouldBlock),
        }
    };
    assert_eq!(summary, in_pieces, "pieces make no difference");
    let (games, rest) = whole.into_both();
    let (reports, stats) = rest.into_both();
    let (games, reports) = (games.into_sink(), reports.into_sink());
    assert_eq!((games.len() as u64, reports.len() as u64), (summary.games, summary.games));
    assert_eq!(stats.games, summary.games);
    let other = parts.into_both();
    assert_eq!((games.as_slice(), reports.as_slice()),
        (other.0.into_sink().as_slice(), other.1.into_both().0.into_sink().as_slice()));
    for game in &games {
        let _ = game.converted(&Conversion { replay, ..Conversion::default() });
    }

    let encoding = TextEncoding::detect(file);
    let _ = Reader::new(Decoded::new(file, encoding), options).read(&mut ());
});
