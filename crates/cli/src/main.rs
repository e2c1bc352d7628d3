//! The program `shashki`: a thin shell around the libraries of the project.
//!
//! | module | what it knows |
//! |---|---|
//! | `args` | the command line, as clap sees it |
//! | `host` | the command line, as host programs write it |
//! | `pair`, `repair`, `validate`, `convert`, `start_list`, `generate` | one command each |
//! | `pdn` | the commands `pdn check`, `replay`, `convert`, `stats` |
//! | `board` | the commands `moves`, `perft`, `board` |
//! | `ballot` | opening tables: checked, and drawn from |
//! | `game` | what may be claimed in a game, and whether a move is legal |
//! | `standings`, `rating` | the order of the players, rating figures |
//! | `wishes` | the standing wishes of the host |
//! | `round` | an event with a round put into it |
//! | `draw` | what a command line adds to an event, and the draw itself |
//! | `input`, `output` | files and the standard streams |
//! | `sheet` | a paired round as table, page, CSV, JSON |
//! | `check` | the checking of an event or a list |
//! | `correct` | what a corrected result changes |
//! | `relax` | what would help a round that can't be paired |
//! | `exit` | what the program ends with |

mod args;
mod ballot;
mod board;
mod check;
mod convert;
mod correct;
mod draw;
mod exit;
mod game;
mod generate;
mod host;
mod input;
mod output;
mod pair;
mod pdn;
mod rating;
mod relax;
mod repair;
mod round;
mod sheet;
mod standings;
mod start_list;
mod validate;
mod values;
mod wishes;

use std::process::ExitCode;

fn main() -> ExitCode {
    exit::guard(args::run).into()
}
