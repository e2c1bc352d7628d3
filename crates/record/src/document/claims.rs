//! What may be claimed after each ply.

use serde_json::{Map, Value, json};

use super::written;
use crate::repetition::THREE;
use crate::{DrawProfile, Game, Row};

/// What may be claimed after each ply of a game, from the start on: a list with an object a ply.
///
/// ```
/// use shashki_record::{Game, document};
/// let mut game = Game::new();
/// game.push_text("c3-d4").unwrap();
/// assert_eq!(document::claims(&game).lines().count(), 4); // brackets and two plies
/// ```
pub fn claims(game: &Game) -> String {
    let mut game = game.clone();
    let mut plies = vec![ply(&game)];
    game.declared = None; // the result belongs to the last ply
    while game.take_back().is_ok() {
        plies.push(ply(&game));
    }
    plies.reverse();
    format!("[\n{}\n]\n", plies.join(",\n"))
}

/// The object of the ply on the board.
///
/// ```
/// use shashki_record::{Game, document};
/// assert!(document::ply(&Game::new()).contains(r#""occurrences":1"#));
/// ```
pub fn ply(game: &Game) -> String {
    let position = game.position();
    let to_move = position.side().letter();
    let over = game.result().is_some();
    let given_up = game.rights_given_up();
    let lost =
        given_up.filter_map(|right| Some(json!([game.last_mover()?.letter(), right.letter()])));
    let profiles = DrawProfile::ALL.into_iter();
    let rules = profiles.map(|profile| (profile.name().to_owned(), rows(game, profile, over)));
    let mut claims: Vec<String> =
        game.written_claims().iter().map(|&m| written(&position, m)).collect();
    claims.sort();
    let ply = json!({
        "ply": game.ply(),
        "to_move": to_move,
        "fen": position.fen().to_string(),
        "occurrences": game.occurrences(),
        "over": game.winner().map(shashki_board::Side::letter),
        "claim_a": game.may_claim_standing().then_some(to_move),
        "claim_b": claims,
        "lost": lost.collect::<Vec<_>>(),
        "rules": rules.collect::<Map<_, _>>(),
    });
    ply.to_string()
}

fn rows(game: &Game, profile: DrawProfile, over: bool) -> Value {
    let row = |row: Row| {
        let value = json!({
            "count": row.count, "limit": row.limit, "unit": row.unit.name(),
            "since": row.since, "running": row.running, "claimable": row.claimable,
        });
        (row.rule.name().to_owned(), value)
    };
    let mut rows: Map<String, Value> = game.rows(profile).map(row).collect();
    let occurrences = game.occurrences();
    let repetition = json!({
        "count": occurrences, "limit": THREE, "unit": "occurrences",
        "since": null, "running": true, "claimable": occurrences >= THREE && !over,
    });
    rows.insert("repetition".to_owned(), repetition);
    rows.into()
}
