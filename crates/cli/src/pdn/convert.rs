//! `shashki pdn convert`.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use shashki_base::Lang;
use shashki_board::MoveForm;
use shashki_record::pdn::{
    Collector, Conversion, Diagnostic, Ending, GameSink, Notation, ReadGame, ReplayOptions,
    ScoreForm, Severity, TextEncoding, WriteOptions,
};

use super::{First, Reading, bad_games, file};
use crate::exit::Failure;
use crate::output;

#[derive(Debug, Args)]
pub(crate) struct ConvertArgs {
    /// The file; - for stdin
    file: PathBuf,
    #[command(flatten)]
    reading: Reading,
    /// Where to write; stdout without it
    #[arg(short, long, value_name = "OUT")]
    out: Option<PathBuf>,
    /// The encoding to write
    #[arg(long, value_name = "E", default_value_t = TextEncoding::Utf8)]
    to_encoding: TextEncoding,
    /// How moves are written: short: first and last square, the path only where it is needed (the
    /// standard); full: every square; half: cd4, c:e5; numeric, numeric-short: by numbers;
    /// as-written: unchanged and unjudged, for other draughts games
    #[arg(long, value_name = "FORM", value_enum, default_value_t = Form::Short)]
    notation: Form,
    /// The mark of captures: ':' (the standard) or 'x' (archives and servers)
    #[arg(long, value_name = "MARK", value_enum, default_value_t = Mark::Colon)]
    mark: Mark,
    /// Results as 1-0, 1/2-1/2, 0-1 or as 2-0, 1-1, 0-2; without it by the kind of game
    #[arg(long, value_name = "FORM", value_enum)]
    results: Option<Results>,
    /// What ends a game: '*' (the standard) or the result once more
    #[arg(long, value_name = "END", value_enum, default_value_t = End::Star)]
    ending: End,
    /// The longest line of movetext, in characters
    #[arg(long, value_name = "N", default_value_t = 80)]
    width: usize,
    /// The game with this number alone
    #[arg(long, value_name = "N")]
    game: Option<u64>,
    /// Take games of every kind for Russian draughts
    #[arg(long)]
    as_russian: bool,
    /// The square with number 1 in the file: b8 (files and servers) or a1; numbers are written from
    /// b8 on
    #[arg(long, value_name = "SQUARE", value_enum, default_value_t = First::B8)]
    numbering: First,
}

impl ConvertArgs {
    fn conversion(&self) -> Conversion {
        let mark = if self.mark == Mark::Colon { ':' } else { 'x' };
        Conversion {
            notation: self.notation.moves().map(|form| Notation { form, mark }),
            replay: ReplayOptions {
                mode: self.reading.mode(),
                as_russian: self.as_russian,
                numbering: self.numbering.into(),
                ..ReplayOptions::default()
            },
            write: WriteOptions {
                scores: self.results.map(|results| match results {
                    Results::Ones => ScoreForm::Ones,
                    Results::Twos => ScoreForm::Twos,
                }),
                ending: if self.ending == End::Star { Ending::Star } else { Ending::Result },
                width: self.width,
            },
            encoding: self.to_encoding,
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    Short,
    Full,
    Half,
    Numeric,
    NumericShort,
    AsWritten,
}

impl Form {
    fn moves(self) -> Option<MoveForm> {
        match self {
            Self::Short => Some(MoveForm::Short),
            Self::Full => Some(MoveForm::Full),
            Self::Half => Some(MoveForm::Half),
            Self::Numeric => Some(MoveForm::Numeric),
            Self::NumericShort => Some(MoveForm::NumericShort),
            Self::AsWritten => None,
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum Mark {
    #[value(name = ":")]
    Colon,
    #[value(name = "x")]
    Cross,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum Results {
    #[value(name = "1-0")]
    Ones,
    #[value(name = "2-0")]
    Twos,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum End {
    Star,
    Result,
}

/// Writes every game that can be written.
struct Games<'a> {
    args: &'a ConvertArgs,
    conversion: Conversion,
    out: &'a mut dyn Write,
    written: u64,
    bad: u64,
    failed: io::Result<()>,
}

impl Games<'_> {
    fn lang(&self) -> Lang {
        self.args.reading.lang
    }

    fn put(&mut self, game: &[u8]) -> io::Result<()> {
        self.out.write_all(&self.conversion.gap(self.written == 0))?;
        self.written += 1;
        self.out.write_all(game)
    }
}

impl GameSink for Games<'_> {
    fn game(&mut self, read: ReadGame) -> ControlFlow<()> {
        if self.args.game.is_some_and(|wanted| wanted != read.number) {
            return ControlFlow::Continue(());
        }
        match read.converted(&self.conversion) {
            Ok(bytes) => self.failed = self.put(&bytes),
            Err(reason) => {
                self.bad += 1;
                let game = self.lang().pick("game", "партия");
                output::complain(&format!(
                    "{game} {}: {}",
                    read.number,
                    reason.message(self.lang())
                ));
            }
        }
        if self.failed.is_err() || self.args.game.is_some() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        let of_another = self.args.game.is_some_and(|wanted| wanted != diagnostic.place.game);
        if diagnostic.severity == Severity::Error && !of_another {
            output::complain(&diagnostic.message(self.lang()));
        }
    }
}

pub(super) fn run(args: &ConvertArgs) -> Result<(), Failure> {
    let lang = args.reading.lang;
    // A file that can't be read must leave OUT as it is.
    let mut unread = None;
    let outcome = output::write_with(args.out.as_deref(), lang, |out| {
        let games =
            Games { args, conversion: args.conversion(), out, written: 0, bad: 0, failed: Ok(()) };
        let mut collector = Collector::new(games);
        let read = file::read(&args.file, &args.reading, &mut collector);
        let games = collector.into_sink();
        games.failed?;
        match read {
            Ok(_) => Ok((games.written, games.bad)),
            Err(failure) => {
                unread = Some(failure);
                Err(io::Error::other("unread"))
            }
        }
    });
    if let Some(failure) = unread {
        return Err(failure);
    }
    let (written, bad) = outcome?;
    if bad > 0 {
        return Err(bad_games(bad, lang));
    }
    match args.game {
        Some(number) if written == 0 => {
            let text = lang.pick("there is no game", "в файле нет партии");
            Err(Failure::bad_input(format!("{}: {text} {number}", args.file.display())))
        }
        _ => Ok(()),
    }
}
