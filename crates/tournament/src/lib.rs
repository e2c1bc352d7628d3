//! Draughts tournaments: who plays, what was paired, how it ended, and the files they stand in.
//!
//! An event is first a [`Draft`]: plain data in which anything may stand, as a file or a host
//! program delivers it. [`Event::new`] turns it into an [`Event`], in which nothing contradicts
//! anything else, or into the list of all its [`Fault`]s. Everything that computes (tie-breaks,
//! pairing) takes an `Event`.
//!
//! | to find | look at |
//! |---|---|
//! | a player and his number | [`Player`], [`StartNumber`] |
//! | a round, a meeting, its result | [`Round`], [`Meeting`], [`MeetingResult`], [`Unpaired`] |
//! | what one player did in one round | [`Cell`] |
//! | exact points and what a win is worth | [`Points`], [`Scoring`] |
//! | the host's wishes for the pairing | [`Constraints`], [`PairingOptions`], [`Draw`] |
//! | what the arbiter decided after a publication | [`DecisionRecord`] |
//! | a tournament report file (TRF16, TRF26), in and out | [`trf`] |
//! | the JSON form of an event; either form by content | `json`, `read_any` |
//!
//! Depends on `shashki-base` alone. Features: `serde` (every data type), `json` (default: the JSON
//! form of an event).

mod acceleration;
mod cell;
mod check;
mod colour;
mod constraint;
mod decision;
mod draft;
mod event;
mod fault;
mod info;
#[cfg(feature = "json")]
pub mod json;
mod options;
mod player;
mod points;
mod result;
mod round;
mod scoring;
mod settle;
mod start_number;
pub mod trf;

pub use acceleration::Acceleration;
pub use cell::Cell;
pub use colour::Colour;
pub use constraint::{
    Constraints, ForbiddenPairs, ForcedPair, Group, GroupScope, MeetUntil, NotBefore, Pool, Soft,
};
pub use decision::{DecisionRecord, DrawChange};
pub use draft::{Absence, AbsenceKind, Adjustment, Draft, Draw, Lot};
pub use event::Event;
pub use fault::{Fault, Faults, Place};
pub use info::{Format, Info, PairedBy};
#[cfg(feature = "json")]
pub use json::{ReadAnyError, read_any};
pub use options::{ByeEntry, Forfeits, Halves, OptionError, PairingOptions, TieOrder};
pub use player::{National, Player, Sex};
pub use points::{ParsePointsError, Points};
pub use result::{Decision, GameKind, MeetingResult, Outcome};
pub use round::{Meeting, Round, Unpaired, UnpairedKind};
pub use scoring::{MicroMatchPoints, Scoring};
pub use start_number::StartNumber;

/// The largest number of players that an [`Event`] takes.
pub const MAX_PLAYERS: usize = 1_000_000;

/// The largest number of rounds that an [`Event`] takes (TRF has three columns for it).
pub const MAX_ROUNDS: u16 = 999;

/// The largest number of players times rounds that an [`Event`] takes.
///
/// It holds 9,999 players in 999 rounds and a million players in twenty, and bounds the memory that
/// a small hostile file can ask for.
pub const MAX_CELLS: usize = 20_000_000;

/// The highest rating that an [`Event`] takes (TRF has four columns for it).
pub const MAX_RATING: u16 = 9_999;
