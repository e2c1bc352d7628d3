//! The program `shashki`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use shashki_base::Lang;

mod board;

#[derive(Parser)]
#[command(name = "shashki", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Moves(board::MovesArgs),
    Perft(board::PerftArgs),
    Board(board::BoardArgs),
}

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let done = match Cli::parse().command {
        Command::Moves(args) => board::run_moves(&args, Lang::En, &mut out),
        Command::Perft(args) => board::run_perft(&args, Lang::En, &mut out, &mut io::stderr()),
        Command::Board(args) => board::run_board(&args, Lang::En, &mut out),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "{failure}");
            ExitCode::from(failure.code())
        }
    }
}
