//! Rating figures for federation tools (T13).

mod performance;
mod table;

pub use performance::{average, perfect_performance, performance};
pub use table::{
    EXPECTED_UP_TO, RATING_DIFFERENCES, expected_score, percentage, rating_difference,
};
