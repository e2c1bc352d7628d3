//! The program `shashki`: a thin shell around the libraries of the project.
//!
//! | module | what it knows |
//! |---|---|
//! | `args` | the command line, as clap sees it |
//! | `host` | the command line, as host programs write it |
//! | `pair`, `repair`, `validate`, `convert` | one command each |
//! | `draw` | what a command line adds to an event, and the draw itself |
//! | `input`, `output` | files and the standard streams |
//! | `sheet` | a paired round as table, page, CSV, JSON |
//! | `exit` | what the program ends with |

mod args;
mod convert;
mod draw;
mod exit;
mod host;
mod input;
mod output;
mod pair;
mod repair;
mod sheet;
mod validate;
mod values;

use std::process::ExitCode;

fn main() -> ExitCode {
    exit::guard(args::run).into()
}
