//! The command line, as clap sees it, and which command it asks for.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};
use shashki_base::encoding::Encoding;
use shashki_base::{Lang, Seed};
use shashki_pairing::{ChangedResult, DecisionBy, FirstColour, Profile, Request, System};
use shashki_tournament::{DrawChange, StartNumber};

use crate::check::{self, CheckArgs};
use crate::correct::{self, CorrectArgs};
use crate::exit::{self, Failure};
use crate::generate::{self, GenerateArgs};
use crate::start_list::{self, StartListArgs};
use crate::values::{self, Forbid, Force, LotOrder};
use crate::wishes::StandingArgs;
use crate::{
    ballot, board, convert, game, host, output, pair, pdn, rating, repair, standings, validate,
};

/// Swiss tournaments in Russian draughts: pairing by clauses 5.4.10.1 to 5.4.10.12 of the rules,
/// with explanations.
#[derive(Debug, Parser)]
#[command(name = "shashki", version, after_help = exit::HELP)]
#[command(after_long_help = format!("{}\n\n{}", host::HELP, exit::HELP))]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Pair a round
    #[command(after_help = exit::HELP)]
    Pair(PairArgs),
    /// Check a finished event round by round, or a list for the next round
    #[command(after_help = exit::HELP)]
    Check(CheckArgs),
    /// Pair a published round anew with the fewest participants touched (5.4.10.8)
    #[command(after_help = exit::HELP)]
    Repair(RepairArgs),
    /// Say what a corrected result changes in later rounds (5.4.10.12), and put it into the event
    #[command(after_help = exit::HELP)]
    Correct(CorrectArgs),
    /// Say what is in an event's file, or everything that is wrong with it
    #[command(after_help = exit::HELP)]
    Validate(ValidateArgs),
    /// Write an event in another form: TRF16, TRF26 or JSON
    #[command(after_help = exit::HELP)]
    Convert(ConvertArgs),
    /// List the legal moves of a position
    #[command(after_help = exit::HELP)]
    Moves(board::MovesArgs),
    /// Count the ways to play the next moves
    #[command(after_help = exit::HELP)]
    Perft(board::PerftArgs),
    /// Show a board as text or as an SVG picture
    #[command(after_help = exit::HELP)]
    Board(board::BoardArgs),
    /// Say what may be claimed in a game, or whether a move is legal
    #[command(after_help = exit::HELP)]
    Game(game::GameArgs),
    /// Check an opening table, or draw from it
    #[command(after_help = exit::HELP)]
    Ballot(ballot::BallotArgs),
    /// Check, replay, convert and count game files (PDN)
    #[command(after_help = exit::HELP, subcommand)]
    Pdn(pdn::PdnCommand),
    /// Order the players by points and tie-breaks, after any round
    #[command(after_help = exit::HELP)]
    Standings(standings::StandingsArgs),
    /// Rating figures of an event: performances, expected scores, changes
    #[command(after_help = exit::HELP)]
    Rating(rating::RatingArgs),
    /// Give the start numbers (5.4.10.5.1)
    #[command(after_help = exit::HELP)]
    StartList(StartListArgs),
    /// Make a random event, every round paired by a system and played
    #[command(after_help = exit::HELP)]
    Generate(GenerateArgs),
}

/// Where the event is and how it is read.
#[derive(Debug, Args)]
pub(crate) struct InputArgs {
    /// The event: TRF or JSON, told apart by content; - for stdin
    pub(crate) file: PathBuf,
    /// Repair what can be repaired in a TRF, with a warning each, instead of refusing it
    #[arg(long)]
    pub(crate) lenient: bool,
    /// The file's encoding: utf-8, cp1251, koi8-r, cp866, utf-16le, utf-16be
    #[arg(long, value_name = "E", default_value_t = Encoding::Utf8)]
    pub(crate) encoding: Encoding,
}

/// By which system, and how its rules are read.
#[derive(Debug, Args)]
pub(crate) struct SystemArgs {
    /// The system: truncated-solkoff (5.4.10.6), coefficient (5.4.10.5), lot (5.4.10.4) or
    /// current-buchholz (5.4.10.7)
    #[arg(long, value_name = "SYSTEM")]
    pub(crate) system: System,
    /// A named set of readings: rules, or fmjd-program (truncated-solkoff only)
    #[arg(long, value_name = "PROFILE", default_value_t = Profile::Rules)]
    pub(crate) profile: Profile,
    /// A reading of the rules: forfeits=no-meeting|meeting, ties=by-round|ascending,
    /// bye-entry=zero|none, halves=once|recut
    #[arg(long = "opt", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

impl SystemArgs {
    /// The request for a draw that this makes.
    pub(crate) fn request(&self, lang: Lang) -> Result<Request, Failure> {
        let options = values::options(&self.options, lang)?;
        Ok(Request { profile: self.profile, options, ..Request::new(self.system) })
    }
}

/// What stands behind a decision of the arbiter (5.4.10.12).
#[derive(Debug, Args)]
pub(crate) struct DecisionArgs {
    /// Why
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
    /// Who decides: the chief arbiter or his deputy
    #[arg(long, value_name = "NAME")]
    pub(crate) by: Option<String>,
    /// When; no clock is read
    #[arg(long, value_name = "TIME")]
    pub(crate) at: Option<String>,
}

impl DecisionArgs {
    /// Whether nothing of it is said.
    pub(crate) const fn is_empty(&self) -> bool {
        self.reason.is_none() && self.by.is_none() && self.at.is_none()
    }

    /// Whether it is said who decides, or when.
    pub(crate) const fn names_somebody(&self) -> bool {
        self.by.is_some() || self.at.is_some()
    }

    /// The decision; what wasn't said is empty.
    pub(crate) fn decided(&self, change: DrawChange) -> DecisionBy<'_> {
        DecisionBy {
            change,
            by: self.by.as_deref().unwrap_or_default(),
            at: self.at.as_deref().unwrap_or_default(),
            reason: self.reason.as_deref().unwrap_or_default(),
        }
    }
}

#[derive(Debug, Args)]
pub(crate) struct PairArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) system: SystemArgs,
    /// The round to pair; later rounds that stand in the file are ignored. Without it: the next
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// The colour of the odd start numbers in round 1: white, black, or lot to draw it
    #[arg(long, value_name = "COLOUR", value_parser = values::first_colour)]
    pub(crate) first_colour: Option<FirstColour>,
    /// The seed of whatever is drawn by lot; without one it is drawn, printed and recorded
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<Seed>,
    /// These must not meet in the round being paired
    #[arg(long, value_name = "A,B[,C...]")]
    pub(crate) forbid: Vec<Forbid>,
    /// These meet; A,0 is the bye. It says nothing about colours. A,B! overrides all but absence and needs
    /// --reason
    #[arg(long, value_name = "A,B[!]")]
    pub(crate) force: Vec<Force>,
    /// --reason for forced pairs with !; all three for a new draw of a round that stands in FILE
    /// (5.4.10.12)
    #[command(flatten)]
    pub(crate) decision: DecisionArgs,
    #[command(flatten)]
    pub(crate) standing: StandingArgs,
    /// The drawn order of the round (system lot)
    #[arg(long, value_name = "7,1,4,...")]
    pub(crate) lot_order: Option<LotOrder>,
    /// table: a sheet for the wall; html: the same to print; list: what host programs read; csv;
    /// json: the pairing, or with -o the event with the round in it; trf: the event with the round
    /// in it
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Table)]
    pub(crate) format: Format,
    /// Say for each board why
    #[arg(long)]
    pub(crate) explain: bool,
    /// Where no valid pairing exists, say which smallest relaxations of the rules would do
    #[arg(long)]
    pub(crate) relax: bool,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
    /// Where to write; may be the event's own file
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,
}

/// The form of a paired round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Format {
    Table,
    List,
    Json,
    Csv,
    Html,
    Trf,
}

#[derive(Debug, Args)]
pub(crate) struct RepairArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The pairs as they were published: what `pair --format list` writes
    #[arg(long, value_name = "LIST")]
    pub(crate) published: PathBuf,
    #[command(flatten)]
    pub(crate) system: SystemArgs,
    /// The round; without it the last one of FILE if it has the published pairs or no result yet, else
    /// the next
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Who doesn't play in the round
    #[arg(long, value_name = "N", num_args = 1.., value_delimiter = ',', value_parser = values::player)]
    pub(crate) absent: Vec<StartNumber>,
    /// Who plays in it after all
    #[arg(long, value_name = "N", num_args = 1.., value_delimiter = ',', value_parser = values::player)]
    pub(crate) arrived: Vec<StartNumber>,
    /// A corrected result, seen from A: 1, 1/2, 0, + or - (by forfeit), -- (both)
    #[arg(long, value_name = "R:A-B=RESULT", num_args = 1..)]
    pub(crate) corrected: Vec<ChangedResult>,
    /// These must not meet in the round any more
    #[arg(long, value_name = "A,B[,C...]")]
    pub(crate) forbid: Vec<Forbid>,
    /// The seed of the published lot, if neither its order nor a seed is recorded (system lot)
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<Seed>,
    /// The drawn order of the published round (system lot)
    #[arg(long, value_name = "7,1,4,...")]
    pub(crate) lot_order: Option<LotOrder>,
    #[command(flatten)]
    pub(crate) decision: DecisionArgs,
    /// table: what is touched and why, and the full new draw; list: the pairs alone; json: the
    /// same as table, or with -o the event with the round and the decision in it; trf: that event
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = RepairFormat::Table)]
    pub(crate) format: RepairFormat,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
    /// Where to write; may be the event's own file
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,
}

/// The form of a re-paired round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum RepairFormat {
    Table,
    List,
    Json,
    Trf,
}

#[derive(Debug, Args)]
pub(crate) struct ValidateArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}

#[derive(Debug, Args)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// Where to write; - for stdout
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: PathBuf,
    /// The form; without it by OUT's extension: .json, .trf16 or .trfx (TRF16), .trf or .trf26
    /// (TRF26)
    #[arg(long, value_name = "FORM", value_enum)]
    pub(crate) to: Option<Form>,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}

/// The form of an event's file.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Form {
    Trf16,
    Trf26,
    Json,
}

/// Does what the command line asks for.
pub(crate) fn run() -> Result<(), Failure> {
    let words: Vec<OsString> = env::args_os().collect();
    if let Some(call) = host::Call::recognise(words.get(1..).unwrap_or_default()) {
        return host::run(&call?);
    }
    match Cli::try_parse_from(words) {
        Ok(cli) => match cli.command {
            Command::Pair(args) => pair::run(&args),
            Command::Check(args) => check::run(&args),
            Command::Repair(args) => repair::run(&args),
            Command::Correct(args) => correct::run(&args),
            Command::Validate(args) => validate::run(&args),
            Command::Convert(args) => convert::run(&args),
            Command::Moves(args) => board::run_moves(&args),
            Command::Perft(args) => board::run_perft(&args),
            Command::Board(args) => board::run_board(&args),
            Command::Game(args) => game::run(&args),
            Command::Ballot(args) => ballot::run(&args),
            Command::Pdn(command) => pdn::run(&command),
            Command::Standings(args) => standings::run(&args),
            Command::Rating(args) => rating::run(&args),
            Command::StartList(args) => start_list::run(&args),
            Command::Generate(args) => generate::run(&args),
        },
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                output::write(None, &error.render().to_string(), Lang::En)
            }
            _ => {
                let text = error.render().to_string();
                Err(Failure::bad_input(text.strip_prefix("error: ").unwrap_or(&text)))
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
