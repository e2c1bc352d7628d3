//! The arbiter's side: irregularities, sanctions, the hand on the board, protests and appeals
//! (5.4.13 to 5.4.16, 6.1.4.6 to 6.1.5.13).

mod appeal;
mod committee;
mod hand;
mod incident;
mod irregularity;
mod ladder;
mod protest;
mod sanction;
#[cfg(test)]
mod tests;
mod violation;

pub use appeal::*;
pub use committee::*;
pub use hand::*;
pub use incident::*;
pub use irregularity::*;
pub use ladder::*;
pub use protest::*;
pub use sanction::*;
pub use violation::*;
