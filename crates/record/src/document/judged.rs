//! A move, judged.

use serde_json::json;
use shashki_base::Lang;
use shashki_board::{MoveOptions, Position};

use super::written;

/// Whether a written move is legal, and which rule it breaks if not (R11).
///
/// ```
/// use shashki_base::Lang;
/// use shashki_board::{MoveOptions, Position};
/// use shashki_record::document;
/// let text = document::judged(&Position::initial(), "c3-e5", MoveOptions::default(), Lang::En);
/// assert!(text.contains(r#""reason": "too-far""#));
/// ```
pub fn judged(position: &Position, text: &str, options: MoveOptions, lang: Lang) -> String {
    let answer = match position.read_move_with(text, options) {
        Ok(m) => json!({
            "legal": true,
            "move": written(position, m),
            "fen": position.play_unchecked(m).fen().to_string(),
        }),
        Err(refusal) => json!({
            "legal": false,
            "reason": refusal.reason().name(),
            "clause": refusal.reason().clause(),
            "legal_captures":
                refusal.moves().iter().map(|&m| written(position, m)).collect::<Vec<_>>(),
            "message": refusal.message(lang).to_string(),
        }),
    };
    format!("{answer:#}\n")
}
