//! What corrected results change.

use serde_json::json;
use shashki_base::Lang;
use shashki_tournament::{DecisionRecord, StartNumber};

use super::{DocumentError, written};
use crate::{Correction, LaterRound, RoundState};

/// Corrected results and what follows from them ([`correct`](crate::correct)), with the records of
/// the decision, which may be none yet.
pub fn correction(
    found: &Correction,
    records: &[DecisionRecord],
    lang: Lang,
) -> Result<String, DocumentError> {
    let round = |later: &LaterRound| {
        let moved = later.moved.iter().map(|one| {
            json!({ "player": one.player, "from": one.from.to_string(), "to": one.to.to_string() })
        });
        let breaks = later.breaks.iter().map(|broken| {
            let second = broken.second.map_or(0, StartNumber::get);
            json!({ "pair": [broken.first.get(), second], "text": broken.message(lang) })
        });
        let choices = later
            .choices
            .iter()
            .map(|choice| json!({ "clause": choice.clause(), "text": choice.message(lang) }));
        json!({
            "round": later.round,
            "state": match later.state {
                RoundState::Begun => "begun",
                RoundState::Published => "published",
                _ => "not-paired",
            },
            "changed": later.changed(),
            "moved": moved.collect::<Vec<_>>(),
            "first-place": later.first_place,
            "places": later.places,
            "breaks": breaks.collect::<Vec<_>>(),
            "choices": choices.collect::<Vec<_>>(),
            "text": later.message(lang),
        })
    };
    let changes = found.before.iter().zip(&found.changes);
    let changes = changes.map(|(was, is)| json!({ "was": was.to_string(), "is": is.to_string() }));
    written(&json!({
        "format": "shashki-correction",
        "version": 1,
        "corrected": changes.collect::<Vec<_>>(),
        "rounds": found.rounds.iter().map(round).collect::<Vec<_>>(),
        "decisions": records,
    }))
}
