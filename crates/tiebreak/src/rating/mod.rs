//! Rating figures for federation tools (T13).
//!
//! The conversion tables stand here as integers; the rules that use them (factors, caps, first
//! ratings, norms) are data in plain text, which a federation can replace by its own. Nothing here
//! is anybody's official figure.

mod change;
mod data_error;
mod facts;
mod logistic;
mod performance;
mod report;
mod rules;
mod table;
mod titles;

pub use change::{RatedGames, changed_rating};
pub use data_error::DataError;
pub use facts::{FactsError, read_facts};
pub use logistic::logistic_score;
pub use performance::{average, perfect_performance, performance};
pub use report::{RatedPlayer, RatingError, RatingRequest, rate_event};
pub use rules::{
    Condition, DEFAULT_RATING_RULES, Factor, NewPlayer, PlayerFacts, RatingRules, Tempo,
};
pub use table::{
    EXPECTED_UP_TO, RATING_DIFFERENCES, expected_score, percentage, rating_difference,
};
pub use titles::{DEFAULT_TITLES, Norm, TitleFloor, Titles};
