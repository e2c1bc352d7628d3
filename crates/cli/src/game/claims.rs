//! What may be claimed after a ply, as JSON.

use serde_json::{Map, Value, json};
use shashki_board::MoveForm;
use shashki_record::{DrawProfile, Game};

/// The ply as an object.
pub(super) fn ply(game: &Game) -> Value {
    let position = game.position();
    let to_move = position.side().letter();
    let over = game.result().is_some();
    let given_up = game.rights_given_up();
    let lost =
        given_up.filter_map(|right| Some(json!([game.last_mover()?.letter(), right.letter()])));
    let profiles = DrawProfile::ALL.into_iter();
    let rules = profiles.map(|profile| (profile.name().to_owned(), rows(game, profile, over)));
    json!({
        "ply": game.ply(),
        "to_move": to_move,
        "fen": position.fen().to_string(),
        "occurrences": game.occurrences(),
        "over": game.winner().map(shashki_board::Side::letter),
        "claim_a": game.may_claim_standing().then_some(to_move),
        "claim_b": written_claims(game),
        "lost": lost.collect::<Vec<_>>(),
        "rules": rules.collect::<Map<_, _>>(),
    })
}

/// The moves with which a draw may be claimed, by name.
pub(super) fn written_claims(game: &Game) -> Vec<String> {
    let position = game.position();
    let moves = game.written_claims();
    let name = |&m| position.notation(m, MoveForm::Full).to_string();
    let mut names: Vec<String> = moves.iter().map(name).collect();
    names.sort();
    names
}

fn rows(game: &Game, profile: DrawProfile, over: bool) -> Value {
    let row = |row: shashki_record::Row| {
        let value = json!({
            "count": row.count, "limit": row.limit, "unit": row.unit.name(),
            "since": row.since, "running": row.running, "claimable": row.claimable,
        });
        (row.rule.name().to_owned(), value)
    };
    let mut rows: Map<String, Value> = game.rows(profile).map(row).collect();
    let repetition = json!({
        "count": game.occurrences(), "limit": 3, "unit": "occurrences",
        "since": null, "running": true, "claimable": game.occurrences() >= 3 && !over,
    });
    rows.insert("repetition".to_owned(), repetition);
    rows.into()
}
