//! The record of a game: what was played, what may be claimed, what the arbiter may decide (clauses
//! 5.4.12 to 5.4.16 of the rules), and game files in and out ([`pdn`]).
//!
//! ```
//! use shashki_record::{DrawProfile, DrawRule, Game};
//!
//! // Three kings against one on the main road: the count begins with the position.
//! let mut game = Game::from_position("W:WKc1,Ke1,Kg1:BKh8".parse().unwrap());
//! game.push_text("g1-h2").unwrap();
//! let row = game.row(DrawProfile::Fsr, DrawRule::MainRoad).unwrap();
//! assert_eq!((row.count, row.limit, row.since), (1, 5, 0));
//! ```
//!
//! - **Games.** [`Game`] keeps plies, repetition, counters, offers, irregularities and sanctions, and
//!   gives them back with a move that is taken back. [`GameResult`] keeps its reason;
//!   [`Annotation`] and [`Variation`] what is written beside the moves.
//! - **Draws.** [`Row`]s of a [`DrawProfile`]; [`Claim`] with its [`Verdict`]; [`CountClaim`];
//!   [`Offers`].
//! - **The arbiter.** [`Irregularity`] and [`Violation`], [`SetupRemedy`], [`Hand`] and
//!   [`allowed`], [`Ladder`] and [`Sanction`], [`Protest`], [`Appeal`].
//! - **Ballots.** [`Ballot`] and [`BallotTable`].
//! - **Game files.** [`pdn`]: reading, replaying, writing.
//! - **Documents.** `document`, with the feature `json`: games, claims and judged moves as JSON.
//!
//! Each procedure is a small machine; the table of its states, events and outcomes stands with its
//! type, and names the clauses. Messages that an arbiter reads exist in English and Russian.
//!
//! With the feature `serde` results, reasons, rules, violations and sanctions are written by their
//! names.
//!
//! Nothing panics on any input; no clock is read. Depends on `shashki-base` and `shashki-board`.

mod annotation;
mod appeal;
mod balance;
mod ballot;
mod ballot_fault;
mod ballot_table;
mod claim;
mod count_claim;
mod counter;
#[cfg(feature = "json")]
pub mod document;
mod ending;
mod game;
mod game_irregularity;
mod game_sanction;
mod hand;
mod irregularity;
mod offer;
pub mod pdn;
mod profile;
mod protest;
mod repetition;
mod result;
mod row;
mod rule;
mod sanction;
mod setup_remedy;
mod state;
mod touch;
mod violation;

pub use annotation::{Annotation, LineError, NoSuchPly, Variation, VaryError};
pub use appeal::{Appeal, AppealError, Committee, CommitteeFault, Juror};
pub use ballot::{Ballot, without_numbers};
pub use ballot_fault::{BallotFault, BallotProblem};
pub use ballot_table::{BallotEntry, BallotTable};
pub use claim::{Claim, Verdict, WhyNot};
pub use count_claim::{CountAnswer, CountClaim};
pub use ending::EndError;
pub use game::{Game, PlayError, Start, TakeBackError};
pub use game_sanction::Imposed;
pub use hand::{Hand, HandError, HandState};
pub use irregularity::{Corrections, Incident, Irregularity, IrregularityError, Status};
pub use offer::{OfferError, Offers};
pub use profile::{DrawProfile, UnknownProfile};
pub use protest::{
    Deposit, DepositGoes, Filer, Minutes, Pace, Paper, Protest, ProtestError, RoundTimes, Ruling,
};
pub use repetition::Right;
pub use result::{Contradiction, EndReason, GameResult, Outcome};
pub use row::Row;
pub use rule::{DrawRule, Unit};
pub use sanction::{Advice, ExtraTime, Gravity, Ladder, Sanction, TimeError};
pub use setup_remedy::SetupRemedy;
pub use touch::allowed;
pub use violation::Violation;
