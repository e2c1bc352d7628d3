//! Tie-breaks, standings and rating figures of draughts tournaments, exact.

mod calculation;
pub mod catalogue;
mod category;
mod criterion;
mod criterion_error;
mod crosstable;
pub mod current;
mod cut;
mod encounter;
mod exact;
mod explanation;
mod explanation_text;
mod item;
mod manual_options;
mod measure;
mod note;
mod profile;
pub mod rating;
mod request;
mod standings;
mod suggestion;
mod team;
mod unplayed;
mod value;

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
