//! `shashki pdn replay`.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use shashki_base::Lang;
use shashki_record::pdn::{Diagnostic, GameReport, Replay, ReplayOptions, ReplaySink, Severity};

use super::{First, Reading, bad_games, file};
use crate::exit::Failure;
use crate::output;

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The file; - for stdin
    file: PathBuf,
    #[command(flatten)]
    reading: Reading,
    /// Play games of every kind as Russian draughts
    #[arg(long)]
    as_russian: bool,
    /// The square with number 1 in the file: b8 (files and servers) or a1
    #[arg(long, value_name = "SQUARE", value_enum, default_value_t = First::B8)]
    numbering: First,
    /// text: columns for the eye; tsv: the same, parted by tabs
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// The form of the lines.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Tsv,
}

/// Writes a line for every game.
struct Lines<'a> {
    format: Format,
    lang: Lang,
    out: &'a mut dyn Write,
    failed: io::Result<()>,
}

impl Lines<'_> {
    fn line(&mut self, report: &GameReport) -> io::Result<()> {
        if self.format == Format::Tsv {
            return writeln!(self.out, "{}", report.row(self.lang));
        }
        let fen = report.position.map(|position| position.fen().to_string()).unwrap_or_default();
        let error = report.error.as_ref().map(|error| error.message(self.lang));
        let error = error.unwrap_or_default();
        let GameReport { number, plies, result, .. } = report;
        let line = format!("{number:>6} {plies:>4} {result:<8} {fen} {error}");
        writeln!(self.out, "{}", line.trim_end())
    }
}

impl ReplaySink for Lines<'_> {
    fn game(&mut self, report: GameReport) -> ControlFlow<()> {
        if self.failed.is_ok() {
            self.failed = self.line(&report);
        }
        // Where nothing can be written any more nothing is to be read.
        if self.failed.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        if diagnostic.severity == Severity::Error {
            output::complain(&diagnostic.message(self.lang));
        }
    }
}

pub(super) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let lang = args.reading.lang;
    let options = ReplayOptions {
        mode: args.reading.mode(),
        as_russian: args.as_russian,
        numbering: args.numbering.into(),
        ..ReplayOptions::default()
    };
    let (read, bad, errors) = output::write_with(None, lang, |out| {
        let lines = Lines { format: args.format, lang, out, failed: Ok(()) };
        let mut replay = Replay::new(options, lines);
        let read = file::read(&args.file, &args.reading, &mut replay);
        let (bad, errors) = (replay.bad(), replay.errors());
        replay.into_sink().failed?;
        Ok((read, bad, errors))
    })?;
    read?;
    if errors > 0 { Err(bad_games(bad, lang)) } else { Ok(()) }
}
