//! What would make a round pairable.

use serde_json::{Value, json};
use shashki_base::Lang;
use shashki_tournament::StartNumber;

use super::{DocumentError, written};
use crate::{Bar, Relaxation, Relaxations};

/// The smallest relaxations of a round that can't be paired ([`relax`](crate::relax)).
///
/// ```
/// use shashki_base::Lang;
/// use shashki_pairing::{Relaxations, document};
/// let text = document::relaxations(&Relaxations::default(), Lang::En).unwrap();
/// assert!(text.contains("\"needed\": 0"));
/// ```
pub fn relaxations(found: &Relaxations, lang: Lang) -> Result<String, DocumentError> {
    let set = |set: &Vec<Relaxation>| set.iter().map(|one| relaxation(one, lang)).collect();
    let sets: Vec<Vec<Value>> = found.sets.iter().map(set).collect();
    written(&json!({
        "format": "shashki-relaxations",
        "version": 1,
        "needed": found.needed,
        "sets": sets,
        "cut": found.cut,
    }))
}

fn relaxation(one: &Relaxation, lang: Lang) -> Value {
    let (kind, players, decisions): (_, Vec<StartNumber>, Vec<&str>) = match one {
        Relaxation::Pair { first, second, bars, .. } => {
            ("pair", vec![*first, *second], bars.iter().copied().map(Bar::decision).collect())
        }
        Relaxation::SecondPlus { player, .. } => ("second-plus", vec![*player], vec!["P3"]),
        Relaxation::PoolsTogether => ("pools-together", Vec::new(), vec!["P5"]),
    };
    json!({ "kind": kind, "players": players, "decisions": decisions, "text": one.message(lang) })
}
