//! What came out, for programs: JSON documents; `docs/src/cli.md` describes them.
//!
//! Texts in them are in the language asked for; everything else is the same in both.

mod check;
mod correction;
mod pairing;
mod relaxations;
mod repair;
mod start_list;

use core::fmt;

use serde::Serialize;
use shashki_base::{ALGORITHM, Lang, Seed};

use crate::Reason;

pub use check::{check, list_check};
pub use correction::correction;
pub use pairing::pairing;
pub use relaxations::relaxations;
pub use repair::repair;
pub use start_list::start_list;

/// A document can't be written, as far as the serializer is concerned: a defect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentError {
    /// What is wrong, in English.
    pub detail: String,
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the document can't be written: {}", self.detail)
    }
}

impl std::error::Error for DocumentError {}

fn written<D: Serialize>(document: &D) -> Result<String, DocumentError> {
    match serde_json::to_string_pretty(document) {
        Ok(text) => Ok(text + "\n"),
        Err(error) => Err(DocumentError { detail: error.to_string() }),
    }
}

/// The program's name and version.
fn program() -> String {
    format!("shashki {}", env!("CARGO_PKG_VERSION"))
}

#[derive(Serialize)]
struct SeedOf {
    algorithm: &'static str,
    value: u64,
}

impl From<Seed> for SeedOf {
    fn from(seed: Seed) -> Self {
        Self { algorithm: ALGORITHM, value: seed.0 }
    }
}

#[derive(Serialize)]
struct Why {
    clause: &'static str,
    decision: &'static str,
    text: String,
}

fn whys(reasons: &[Reason], lang: Lang) -> Vec<Why> {
    let why = |reason: &Reason| Why {
        clause: reason.clause,
        decision: reason.decision,
        text: reason.message(lang),
    };
    reasons.iter().map(why).collect()
}
