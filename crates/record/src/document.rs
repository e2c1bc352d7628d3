//! Games for programs: JSON documents. `docs/src/cli.md` and `docs/src/c-arbiter.md` describe them.
//!
//! Texts in them are in the language asked for; everything else is the same in both.

mod claims;
mod game;
mod judged;

use serde_json::json;
use shashki_base::{ALGORITHM, Seed};
use shashki_board::{Move, MoveForm, Position};

use crate::BallotEntry;

pub use claims::{claims, ply};
pub use game::game;
pub use judged::judged;

/// A ballot that was drawn, with the seed and the round that draw it again (R12).
///
/// ```
/// use shashki_base::Seed;
/// use shashki_record::{BallotTable, document};
/// let table = BallotTable::read("1\tcd4 dc5\n");
/// let text = document::ballot(table.draw(Seed(7), 1, None).unwrap(), Seed(7), 1);
/// assert!(text.contains(r#""id": "1""#));
/// ```
pub fn ballot(entry: &BallotEntry, seed: Seed, round: u64) -> String {
    let ballot = &entry.ballot;
    let written = ballot.to_string();
    let moves: Vec<&str> =
        if ballot.moves().is_empty() { Vec::new() } else { written.split(' ').collect() };
    let drawn = json!({
        "table": entry.table, "id": ballot.id(), "line": entry.line, "moves": moves,
        "fen": ballot.position().fen().to_string(),
        "round": round, "seed": seed.0, "algorithm": ALGORITHM,
    });
    format!("{drawn:#}\n")
}

/// A move by its canonical route.
fn written(position: &Position, m: Move) -> String {
    position.notation(m, MoveForm::Full).to_string()
}
