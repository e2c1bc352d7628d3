//! What is kept of a file while it is read, and the reading itself.

use core::ffi::c_void;
use std::collections::VecDeque;
use std::io::{self, ErrorKind, Read};
use std::ops::ControlFlow;

use shashki_record::pdn::{
    Collector, Decoded, Diagnostic, GameReport, GameSink, ReadGame, Reader, Replay, ReplaySink,
    Stats, Tee, TextEncoding,
};

use super::events::{Events, Listener};
use super::options::Settled;
use crate::error::Fail;
use crate::status::{SHK_BAD_INPUT, SHK_STOPPED};

/// How much of a file is waited for before its encoding is guessed, in bytes.
const GUESS: usize = 1 << 16;

#[derive(Default)]
struct Games(VecDeque<ReadGame>);

impl GameSink for Games {
    fn game(&mut self, game: ReadGame) -> ControlFlow<()> {
        self.0.push_back(game);
        ControlFlow::Continue(())
    }
}

#[derive(Default)]
struct Rows {
    rows: VecDeque<GameReport>,
    diagnostics: VecDeque<Diagnostic>,
}

impl ReplaySink for Rows {
    fn game(&mut self, report: GameReport) -> ControlFlow<()> {
        self.rows.push_back(report);
        ControlFlow::Continue(())
    }

    fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        self.diagnostics.push_back(diagnostic.clone());
    }
}

type Ears = Tee<Option<Collector<Games>>, Tee<Replay<Rows>, Tee<Option<Stats>, Events>>>;

/// The bytes that were fed and not yet read.
#[derive(Debug, Default)]
struct Fed {
    bytes: Vec<u8>,
    at: usize,
    last: bool,
}

impl Read for Fed {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut rest = self.bytes.get(self.at..).unwrap_or_default();
        if rest.is_empty() && !self.last {
            return Err(ErrorKind::WouldBlock.into());
        }
        let count = rest.read(into)?;
        self.at += count;
        if self.at == self.bytes.len() {
            self.bytes.clear();
            self.at = 0;
        }
        Ok(count)
    }
}

enum Phase {
    /// The encoding isn't known yet: the bytes up to now.
    Guessing(Vec<u8>),
    Reading(Box<Reader<Decoded<Fed>>>),
    Over,
}

/// A file being read.
pub(super) struct Reading {
    options: Settled,
    phase: Phase,
    encoding: TextEncoding,
    ears: Ears,
}

/// What was kept of some games, and counts of the whole file up to them.
#[derive(Debug)]
pub(super) struct Batch {
    pub(super) rows: Vec<GameReport>,
    /// Beside each row its game, or none at all.
    pub(super) games: Vec<ReadGame>,
    pub(super) diagnostics: Vec<Diagnostic>,
    pub(super) stats: Stats,
    pub(super) bad: u64,
    pub(super) errors: u64,
    pub(super) warnings: u64,
    pub(super) encoding: TextEncoding,
    pub(super) options: Settled,
}

impl Reading {
    pub(super) fn new(options: Settled) -> Self {
        let collector = options.games.then(|| Collector::new(Games::default()));
        let replay = Replay::new(options.replay, Rows::default());
        let counting = Tee::new(options.stats.then(Stats::default), Events::default());
        let mut reading = Self {
            options,
            phase: Phase::Guessing(Vec::new()),
            encoding: options.encoding.unwrap_or_default(),
            ears: Tee::new(collector, Tee::new(replay, counting)),
        };
        if let Some(encoding) = options.encoding {
            reading.open(encoding, Vec::new(), false);
        }
        reading
    }

    fn open(&mut self, encoding: TextEncoding, bytes: Vec<u8>, last: bool) {
        self.encoding = encoding;
        let decoded = Decoded::new(Fed { bytes, at: 0, last }, encoding);
        self.phase = Phase::Reading(Box::new(Reader::new(decoded, self.options.read)));
    }

    fn replay(&mut self) -> &mut Replay<Rows> {
        self.ears.second_mut().first_mut()
    }

    fn events(&mut self) -> &mut Events {
        self.ears.second_mut().second_mut().second_mut()
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// Reads these bytes; `last` says that the file ends with them.
    pub(super) fn feed(
        &mut self,
        bytes: &[u8],
        last: bool,
        listener: Listener,
        context: *mut c_void,
    ) -> Result<(), Fail> {
        if self.events().stopped() {
            return Err(stopped());
        }
        self.events().listen(listener, context);
        let read = self.read(bytes, last);
        // The host's pointers are kept no longer than the call.
        self.events().listen(None, core::ptr::null_mut());
        if self.events().stopped() {
            self.phase = Phase::Over;
            return Err(stopped());
        }
        read
    }

    fn read(&mut self, bytes: &[u8], last: bool) -> Result<(), Fail> {
        match &mut self.phase {
            Phase::Over => {
                let (en, ru) = ("a reader that isn't finished", "незавершённое чтение");
                return Err(Fail::argument("reader", en, ru));
            }
            Phase::Guessing(before) => {
                before.extend_from_slice(bytes);
                if !last && before.len() < GUESS {
                    return Ok(());
                }
                let before = core::mem::take(before);
                self.open(TextEncoding::detect(&before), before, last);
            }
            Phase::Reading(reader) => {
                let fed = reader.input_mut().input_mut();
                fed.bytes.extend_from_slice(bytes);
                fed.last = last;
            }
        }
        let Phase::Reading(reader) = &mut self.phase else { return Ok(()) };
        match reader.read_on(&mut self.ears) {
            Ok(_) => self.phase = Phase::Over,
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => {
                return Err(Fail::new(SHK_BAD_INPUT, error.to_string(), error.to_string()));
            }
        }
        Ok(())
    }

    /// Takes away at most so many games, the first ones; none where there are none, unless the file is
    /// over and something was said of it.
    pub(super) fn take(&mut self, most: usize) -> Option<Batch> {
        let over = self.is_over();
        let rows = self.replay().sink_mut();
        let count = rows.rows.len().min(most);
        let all = over && count == rows.rows.len();
        if count == 0 && (!all || rows.diagnostics.is_empty()) {
            return None;
        }
        let taken: Vec<GameReport> = rows.rows.drain(..count).collect();
        let to = taken.last().map_or(0, |row| row.number);
        let told = rows.diagnostics.iter().take_while(|told| all || told.place.game <= to).count();
        let diagnostics = rows.diagnostics.drain(..told).collect();
        let games = self.ears.first_mut().as_mut();
        let games = games.map(|games| games.sink_mut().0.drain(..count).collect());
        let (bad, errors, warnings) = {
            let replay = self.replay();
            (replay.bad(), replay.errors(), replay.warnings())
        };
        let stats = self.ears.second().second().first().clone().unwrap_or_default();
        let (encoding, options, games) = (self.encoding, self.options, games.unwrap_or_default());
        let rows = taken;
        Some(Batch { rows, games, diagnostics, stats, bad, errors, warnings, encoding, options })
    }

    /// Everything that is there.
    pub(super) fn all(mut self) -> Batch {
        let (encoding, options) = (self.encoding, self.options);
        self.take(usize::MAX).unwrap_or_else(|| Batch {
            rows: Vec::new(),
            games: Vec::new(),
            diagnostics: Vec::new(),
            stats: Stats::default(),
            bad: 0,
            errors: 0,
            warnings: 0,
            encoding,
            options,
        })
    }
}

fn stopped() -> Fail {
    Fail::new(SHK_STOPPED, "the listener asked to stop", "чтение прервано вызывающей программой")
}
