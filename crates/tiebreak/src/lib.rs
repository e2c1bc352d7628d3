//! Tie-breaks, standings and rating figures of draughts tournaments, exact.
//!
//! A [`StandingsRequest`] names the criteria, the profile for games not played and the round;
//! [`Standings::new`] gives the order of the players with their values, [`Explanation::new`] where
//! one player's values come from.
//!
//! | to find | look at |
//! |---|---|
//! | every tie-break with its definition and source | [`CATALOGUE`], [`Definition`] |
//! | a code with its modifiers | [`Criterion`], [`Modifier`] |
//! | how games not played count | [`Profile`], [`Edition`], [`ManualOptions`] |
//! | standings after any round | [`Standings`], [`Standing`], [`StandingsNote`] |
//! | a player's values, a value, a number that never wraps | [`Values`], [`Value`], [`Exact`] |
//! | why a value is what it is | [`Explanation`], [`Item`], [`Why`] |
//! | women, juniors, a region; teams | [`Category`], [`teams`] |
//! | the coefficients before a round is paired | [`Current`] |
//! | standings and ratings as whole documents (feature `document`) | `document` |
//! | ratings | [`rating`] |
//!
//! No floats anywhere between a result and a comparison. Depends on `shashki-tournament`, and on
//! `num-rational` for what outgrows machine words.

mod calculation;
pub mod catalogue;
mod category;
mod column;
mod criterion;
mod criterion_error;
mod crosstable;
pub mod current;
mod cut;
#[cfg(feature = "document")]
pub mod document;
mod encounter;
mod exact;
mod explanation;
mod explanation_text;
mod item;
mod long;
mod manual_options;
mod measure;
mod note;
mod opponents;
mod order;
mod profile;
pub mod rating;
mod ratings;
mod request;
mod sequences;
mod standings;
mod suggestion;
mod team;
mod unplayed;
mod value;
mod values;

pub use catalogue::{CATALOGUE, Definition, Modifier};
pub use category::{Category, UnknownCategory};
pub use criterion::Criterion;
pub use criterion_error::CriterionError;
pub use current::{Current, Product};
pub use exact::Exact;
pub use explanation::{ExplainedValue, Explanation, MadeOf, Member};
pub use item::{CutMark, Item};
pub use manual_options::{
    EmptyGroup, ForfeitEntry, LastRound, LaterLeavers, LeaverTotal, ManualOptionError,
    ManualOptions, Plus,
};
pub use note::StandingsNote;
pub use profile::{Edition, Profile, UnknownProfile};
pub use request::{StandingsError, StandingsRequest};
pub use standings::{Standing, Standings};
pub use team::{TeamBy, TeamStanding, teams};
pub use unplayed::Why;
pub use value::Value;
pub use values::Values;
