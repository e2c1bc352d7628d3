//! `shashki pdn check`.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use shashki_base::Lang;
use shashki_record::pdn::{Diagnostic, GameReport, Replay, ReplayOptions, ReplaySink};

use super::{First, Reading, bad_games, file};
use crate::exit::Failure;
use crate::output;

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// The files; - for stdin
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    reading: Reading,
    /// Judge the grammar and leave legality aside: for other draughts games
    #[arg(long)]
    syntax_only: bool,
    /// Judge games of every kind as Russian draughts
    #[arg(long)]
    as_russian: bool,
    /// The square with number 1 in the file: b8 (files and servers) or a1
    #[arg(long, value_name = "SQUARE", value_enum, default_value_t = First::B8)]
    numbering: First,
    /// Judge the moves of variations too
    #[arg(long)]
    variations: bool,
}

/// Counts of one file or of all.
#[derive(Default)]
struct Totals {
    games: u64,
    bad: u64,
    errors: u64,
    warnings: u64,
}

impl Totals {
    fn text(&self, lang: Lang) -> String {
        let Self { games, bad, errors, warnings } = self;
        match lang {
            Lang::En => {
                format!("games {games}, with errors {bad}; errors {errors}, warnings {warnings}")
            }
            Lang::Ru => format!(
                "партий {games}, с ошибками {bad}; ошибок {errors}, предупреждений {warnings}"
            ),
        }
    }
}

/// Writes every diagnostic with the file's name before it.
struct Told<'a> {
    name: &'a Path,
    lang: Lang,
    out: &'a mut dyn Write,
    games: u64,
    failed: io::Result<()>,
}

impl ReplaySink for Told<'_> {
    fn game(&mut self, _: GameReport) -> ControlFlow<()> {
        self.games += 1;
        // Where nothing can be written any more nothing is to be read.
        if self.failed.is_err() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        if self.failed.is_ok() {
            let message = diagnostic.message(self.lang);
            self.failed = writeln!(self.out, "{}:{message}", self.name.display());
        }
    }
}

/// Checks every file; one that can't be read is told at the end, and the others are checked.
pub(super) fn run(args: &CheckArgs) -> Result<(), Failure> {
    let lang = args.reading.lang;
    let mut all = Totals::default();
    let mut unread: Option<Failure> = None;
    output::write_with(None, lang, |out| {
        for path in &args.files {
            match check(args, path, out)? {
                Ok(totals) => {
                    writeln!(out, "{}: {}", path.display(), totals.text(lang))?;
                    all.games += totals.games;
                    all.bad += totals.bad;
                    all.errors += totals.errors;
                    all.warnings += totals.warnings;
                }
                Err(failure) => match &mut unread {
                    Some(before) => before.text = format!("{}\n{}", before.text, failure.text),
                    None => unread = Some(failure),
                },
            }
        }
        if args.files.len() > 1 {
            writeln!(out, "{}: {}", lang.pick("all", "всего"), all.text(lang))?;
        }
        Ok(())
    })?;
    match unread {
        Some(failure) => Err(failure),
        None if all.errors > 0 => Err(bad_games(all.bad, lang)),
        None => Ok(()),
    }
}

fn check(
    args: &CheckArgs,
    path: &Path,
    out: &mut dyn Write,
) -> io::Result<Result<Totals, Failure>> {
    let options = ReplayOptions {
        mode: args.reading.mode(),
        legality: !args.syntax_only,
        as_russian: args.as_russian,
        numbering: args.numbering.into(),
        variations: args.variations,
    };
    let told = Told { name: path, lang: args.reading.lang, out, games: 0, failed: Ok(()) };
    let mut replay = Replay::new(options, told);
    let read = file::read(path, &args.reading, &mut replay);
    let (bad, errors, warnings) = (replay.bad(), replay.errors(), replay.warnings());
    let told = replay.into_sink();
    let games = told.games;
    told.failed?;
    Ok(read.map(|_| Totals { games, bad, errors, warnings }))
}
