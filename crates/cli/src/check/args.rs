//! The command line of `shashki check`.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use shashki_base::{Lang, Seed};
use shashki_pairing::{ChangedResult, FirstColour};

use crate::args::{InputArgs, SystemArgs};
use crate::values::{self, Forbid, LotOrder};

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    #[command(flatten)]
    pub(crate) system: SystemArgs,
    /// The rounds to check: A..B, or one; without it all that are paired
    #[arg(long, value_name = "A..B")]
    pub(crate) rounds: Option<Rounds>,
    /// A result that may have stood when a round was paired: round, two players, result as the
    /// first of them had it (1-0, 1/2, 0-1, 0-0, +--, --+, ---). A round that differs without it is
    /// tried with it
    #[arg(long = "if", value_name = "R:A-B=1/2", conflicts_with = "list")]
    pub(crate) changes: Vec<ChangedResult>,
    /// Look for a single earlier result with which a differing round would agree
    #[arg(long, conflicts_with = "list")]
    pub(crate) find_correction: bool,
    /// Check this list (the number of pairs, then a pair a line) for the next round, or for
    /// --rounds N
    #[arg(long, value_name = "LIST")]
    pub(crate) list: Option<PathBuf>,
    /// The colour of the odd start numbers in round 1: white or black. Without it: what the event
    /// records, else what round 1 itself shows
    #[arg(long, value_name = "COLOUR", value_parser = values::first_colour)]
    pub(crate) first_colour: Option<FirstColour>,
    /// The seed of whatever was drawn by lot; without it the event's
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<Seed>,
    /// These were not to meet in the rounds that are checked
    #[arg(long, value_name = "A,B[,C...]")]
    pub(crate) forbid: Vec<Forbid>,
    /// The drawn order of the one round that is checked: with --list, or with --rounds N (system lot)
    #[arg(long, value_name = "7,1,4,...")]
    pub(crate) lot_order: Option<LotOrder>,
    /// table: a line a round, then each difference with its reasons; json: the same for programs
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Table)]
    pub(crate) format: Format,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}

/// The form of a report.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Format {
    Table,
    Json,
}

/// Rounds `from` to `to`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rounds {
    pub(crate) from: u16,
    pub(crate) to: u16,
}

/// The text names no rounds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoRounds;

impl fmt::Display for NoRounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected rounds: 2..5, or 3")
    }
}

impl std::error::Error for NoRounds {}

impl FromStr for Rounds {
    type Err = NoRounds;

    fn from_str(s: &str) -> Result<Self, NoRounds> {
        let round = |text: &str| text.trim().parse::<u16>().ok().filter(|&round| round > 0);
        let (from, to) = s.split_once("..").unwrap_or((s, s));
        let rounds = round(from).zip(round(to)).filter(|(from, to)| from <= to);
        rounds.map(|(from, to)| Self { from, to }).ok_or(NoRounds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds() {
        assert_eq!("2..5".parse(), Ok(Rounds { from: 2, to: 5 }));
        assert_eq!("3".parse(), Ok(Rounds { from: 3, to: 3 }));
        for wrong in ["", "0", "5..2", "1..", "..3", "a", "1-3"] {
            assert_eq!(wrong.parse::<Rounds>(), Err(NoRounds), "{wrong}");
        }
    }
}
