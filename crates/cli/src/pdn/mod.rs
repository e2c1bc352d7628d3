//! The commands about game files: `pdn check`, `replay`, `convert` and `stats`.

mod check;
mod convert;
mod file;
mod replay;
mod stats;

use clap::{Args, Subcommand, ValueEnum};
use shashki_base::Lang;
use shashki_board::Numbering;
use shashki_record::pdn::{Mode, ReadOptions, TextEncoding};

use crate::exit::{self, Failure};

#[derive(Debug, Subcommand)]
pub(crate) enum PdnCommand {
    /// Say everything that is wrong with game files
    #[command(after_help = exit::HELP)]
    Check(check::CheckArgs),
    /// Play the games of a file: a line for each
    #[command(after_help = exit::HELP)]
    Replay(replay::ReplayArgs),
    /// Write the games of a file anew, in one notation
    #[command(after_help = exit::HELP)]
    Convert(convert::ConvertArgs),
    /// Count what a file holds
    #[command(after_help = exit::HELP)]
    Stats(stats::StatsArgs),
}

/// The square with number 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    B8,
    A1,
}

impl From<First> for Numbering {
    fn from(first: First) -> Self {
        match first {
            First::B8 => Self::FromB8,
            First::A1 => Self::FromA1,
        }
    }
}

/// How a file is read.
#[derive(Debug, Args)]
pub(crate) struct Reading {
    /// Accept what archives write, with a warning, instead of the standard's grammar alone
    #[arg(long)]
    lenient: bool,
    /// The file's encoding: utf-8, cp1251, koi8-r, cp866, iso-8859-5, latin1, utf-16le, utf-16be
    #[arg(long, value_name = "E", default_value_t = TextEncoding::Utf8)]
    encoding: TextEncoding,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
}

impl Reading {
    fn mode(&self) -> Mode {
        if self.lenient { Mode::Lenient } else { Mode::Strict }
    }

    fn options(&self) -> ReadOptions {
        ReadOptions { mode: self.mode(), ..ReadOptions::default() }
    }
}

pub(crate) fn run(command: &PdnCommand) -> Result<(), Failure> {
    match command {
        PdnCommand::Check(args) => check::run(args),
        PdnCommand::Replay(args) => replay::run(args),
        PdnCommand::Convert(args) => convert::run(args),
        PdnCommand::Stats(args) => stats::run(args),
    }
}

/// The failure of a command that met games with errors.
fn bad_games(bad: u64, lang: Lang) -> Failure {
    Failure::bad_input(match lang {
        Lang::En => format!("games with errors: {bad}"),
        Lang::Ru => format!("партий с ошибками: {bad}"),
    })
}
