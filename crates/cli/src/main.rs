//! The program `shashki`: a thin shell around the libraries of the project.
//!
//! | module | what it knows |
//! |---|---|
//! | `args` | the command line, as clap sees it |
//! | `host` | the command line, as host programs write it |
//! | `pair`, `repair`, `validate`, `convert`, `start_list`, `generate` | one command each |
//! | `board` | the commands `moves`, `perft`, `board` |
//! | `standings`, `rating` | the order of the players, rating figures |
//! | `wishes` | the standing wishes of the host |
//! | `draw` | what a command line adds to an event, and the draw itself |
//! | `input`, `output` | files and the standard streams |
//! | `sheet` | a paired round as table, page, CSV, JSON |
//! | `check` | the checking of an event or a list |
//! | `relax` | what would help a round that can't be paired |
//! | `exit` | what the program ends with |

mod args;
mod board;
mod check;
mod convert;
mod draw;
mod exit;
mod generate;
mod host;
mod input;
mod output;
mod pair;
mod rating;
mod relax;
mod repair;
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
