//! What the tests of this folder share.

use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;

use shashki_record::pdn::{
    Collector, Diagnostic, GameReport, GameSink, Mode, ReadGame, ReadOptions, Reader, Replay,
    ReplayOptions, ReplaySink, Severity, Summary,
};

/// The folder of the shared data.
pub(crate) fn root() -> PathBuf {
    std::env::var_os("SHASHKI_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    )
}

/// A file of the shared data, or none, with a word about it, where the data is not at hand.
pub(crate) fn shared(name: &str) -> Option<Vec<u8>> {
    match fs::read(root().join(name)) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            eprintln!("skipped: {name} cannot be read ({error}); SHASHKI_DATA names its folder");
            None
        }
    }
}

/// The files of a shared folder, sorted; none, with a word about it, where it is not at hand.
pub(crate) fn folder(name: &str) -> Vec<(String, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(root().join(name)) else {
        eprintln!("skipped: {name} cannot be read; SHASHKI_DATA names its folder");
        return Vec::new();
    };
    let mut files: Vec<_> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "pdn"))
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read(&path).unwrap())
        })
        .collect();
    files.sort();
    files
}

/// Whether the long tests were asked for.
pub(crate) fn long() -> bool {
    std::env::var_os("SHASHKI_LONG").is_some_and(|value| value == "1")
}

/// The options of a mode.
pub(crate) fn options(mode: Mode) -> ReadOptions {
    ReadOptions { mode, ..ReadOptions::default() }
}

/// Reports and diagnostics of a replayed file.
#[derive(Default)]
pub(crate) struct Heard {
    pub(crate) games: Vec<GameReport>,
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl Heard {
    pub(crate) fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

impl ReplaySink for Heard {
    fn game(&mut self, report: GameReport) -> ControlFlow<()> {
        self.games.push(report);
        ControlFlow::Continue(())
    }

    fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        self.diagnostics.push(diagnostic.clone());
    }
}

/// Plays a file.
pub(crate) fn replay_with(file: &[u8], options: ReplayOptions) -> Heard {
    let mut replay = Replay::new(options, Heard::default());
    let mode = self::options(options.mode);
    Reader::new(file, mode).read(&mut replay).unwrap();
    replay.into_sink()
}

pub(crate) fn replay(file: &[u8], mode: Mode) -> Heard {
    replay_with(file, ReplayOptions { mode, ..ReplayOptions::default() })
}

/// Games and diagnostics of a file.
#[derive(Default)]
pub(crate) struct Kept {
    pub(crate) games: Vec<ReadGame>,
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl GameSink for Kept {
    fn game(&mut self, game: ReadGame) -> ControlFlow<()> {
        self.games.push(game);
        ControlFlow::Continue(())
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }
}

/// Reads a file into memory.
pub(crate) fn collect(file: &[u8], mode: Mode) -> (Kept, Summary) {
    let mut collector = Collector::new(Kept::default());
    let summary = Reader::new(file, options(mode)).read(&mut collector).unwrap();
    (collector.into_sink(), summary)
}

/// What is wrong and odd about a file, as `line:column problem`.
pub(crate) fn complaints(file: &str, mode: Mode) -> Vec<String> {
    let (kept, _) = collect(file.as_bytes(), mode);
    kept.diagnostics.iter().map(|d| format!("{} {:?}", d.place, d.problem)).collect()
}
