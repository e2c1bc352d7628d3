//! Game files: PDN 3.0, as the standard has it and as archives write it (R13).
//!
//! | module | what it holds |
//! |---|---|
//! | `reader`, `state`, `recovery` | the grammar, what is told, the way to the next game after damage |
//! | `visitor`, `tee` | who is told, and several who are |
//! | `source`, `place`, `limits` | a file of any length in a buffer of fixed size, with lines and columns |
//! | `lexer`, `token`, `letter` | bytes into tokens |
//! | `plain` | runs of plain moves and numbers, read at once |
//! | `quirk`, `problem`, `diagnostic` | what is odd, what is wrong, and where |
//! | `replay`, `follow`, `resolve` | a game on the board: moves held against the rules |
//! | `game`, `collect`, `clock` | a game in memory, with variations, comments and clocks |
//! | `bridge`, `bridge_write` | games of files and [`Game`](crate::Game)s, both ways |
//! | `rewrite`, `write` | moves in one notation, and games as text |
//! | `convert` | games read and written anew (feature `encoding`) |
//! | `stats` | what a collection holds, counted |
//! | `score`, `nag`, `game_type`, `time_control` | results, annotations, kinds of game, time controls |
//! | `encoding`, `detect` | old encodings, where the caller names one or asks for a guess (feature `encoding`) |
//!
//! Reading is a walk of a [`Visitor`]: nothing is allocated for a move, and memory does not grow
//! with the file.
//!
//! ```
//! use shashki_record::pdn::{GameReport, ReadOptions, Reader, Replay, ReplayOptions};
//! let file = b"[White \"Ivanov\"] 1. c3-d4 d6-e5 2. b2-c3 1-0";
//! let mut replay = Replay::new(ReplayOptions::default(), Vec::<GameReport>::new());
//! let summary = Reader::new(&file[..], ReadOptions::strict()).read(&mut replay).unwrap();
//! assert_eq!((summary.games, summary.errors), (1, 0));
//! let games = replay.into_sink();
//! assert_eq!((games[0].plies, games[0].result.as_str()), (3, "1-0"));
//! ```

mod bridge;
mod bridge_write;
mod clock;
mod collect;
#[cfg(feature = "encoding")]
mod convert;
#[cfg(feature = "encoding")]
mod detect;
mod diagnostic;
#[cfg(feature = "encoding")]
mod encoding;
mod follow;
mod game;
mod game_type;
mod letter;
mod lexer;
mod limits;
mod nag;
mod place;
mod plain;
mod problem;
mod quirk;
mod reader;
mod recovery;
mod replay;
mod resolve;
mod rewrite;
mod score;
mod source;
mod state;
mod stats;
mod tee;
mod time_control;
mod token;
mod visitor;
mod write;

pub use bridge::RecordedGame;
pub use clock::{Clock, Clocks, Command, commands};
pub use collect::{Collector, GameSink};
#[cfg(feature = "encoding")]
pub use convert::{Conversion, Unconverted};
pub use diagnostic::{Diagnostic, Severity};
#[cfg(feature = "encoding")]
pub use encoding::{Decoded, TextEncoding, UnknownEncoding, Unwritable};
pub use game::{Element, PdnGame, PdnMove, ReadGame, TagPair};
pub use game_type::GameType;
pub use limits::Limits;
pub use nag::Nag;
pub use place::{At, Place};
pub use problem::Problem;
pub use quirk::Quirk;
pub use reader::{Mode, ReadOptions, Reader, Summary};
pub use replay::{GameReport, PlayedMove, Replay, ReplayOptions, ReplaySink};
pub use rewrite::{Notation, Unplayable};
pub use score::{Score, ScoreForm};
pub use stats::Stats;
pub use tee::Tee;
pub use time_control::{NoTimeControl, Period, TimeControl};
pub use token::{MoveMark, MoveText, PdnSquare, Tag, Terminator};
pub use visitor::{GameEnd, Visitor};
pub use write::{Ending, Unwritten, WriteOptions};
