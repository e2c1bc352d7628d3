//! A round paired anew.

use serde_json::{Value, json};
use shashki_base::Lang;
use shashki_tournament::{DecisionRecord, StartNumber};

use super::{DocumentError, SeedOf, written};
use crate::{NewBoard, Repair};

/// A round paired anew ([`repair`](crate::repair())) with the record of the decision, which may not
/// be taken yet.
pub fn repair(
    found: &Repair,
    decision: Option<&DecisionRecord>,
    lang: Lang,
) -> Result<String, DocumentError> {
    let new_draw = match &found.new_draw {
        Ok(draw) => json!({
            "touched": draw.touched,
            "new-boards": draw.new_boards.iter()
                .map(|&(first, second)| pair(first, second)).collect::<Vec<_>>(),
            "list": draw.pairing.list(),
        }),
        Err(error) => json!({ "error": error.message(lang) }),
    };
    let mut document = json!({
        "format": "shashki-repair",
        "version": 1,
        "round": found.pairing.round,
        "system": found.pairing.system.name(),
        "profile": found.pairing.profile.name(),
        "list": found.pairing.list(),
        "touched": found.touched,
        "came": found.came,
        "gone": found.gone,
        "new-boards": found.new_boards.iter().map(|one| board(one, lang)).collect::<Vec<_>>(),
        "colours-changed": found.swapped,
        "points-difference": found.points_difference,
        "notes": found.said(lang),
        "new-draw": new_draw,
        "decision": decision,
    });
    if let Some(seed) = found.pairing.seed {
        document["seed"] = json!(SeedOf::from(seed));
    }
    written(&document)
}

/// The bye as 0.
fn pair(first: StartNumber, second: Option<StartNumber>) -> [u32; 2] {
    [first.get(), second.map_or(0, StartNumber::get)]
}

fn board(board: &NewBoard, lang: Lang) -> Value {
    let why = board.why.iter().map(|why| {
        json!({ "clause": why.clause(), "decision": why.decision(), "text": why.message(lang) })
    });
    json!({ "pair": pair(board.first, board.second), "why": why.collect::<Vec<_>>() })
}
