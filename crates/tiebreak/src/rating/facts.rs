//! What is known of players beside the event, as a file.

use core::fmt;
use std::collections::BTreeMap;

use shashki_base::Lang;
use shashki_tournament::StartNumber;

use super::rules::PlayerFacts;

/// A line that is none of `start,games,highest`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FactsError {
    /// Its number, from 1.
    pub line: usize,
}

impl FactsError {
    /// The message.
    pub fn message(&self, lang: Lang) -> String {
        let line = self.line;
        lang.pick(
            format!("line {line}: expected start,games,highest"),
            format!("строка {line}: ожидается номер,партии,высший рейтинг"),
        )
    }
}

impl fmt::Display for FactsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for FactsError {}

/// Lines `start,games,highest`: the games rated before the event and the highest rating so far, either
/// of which may be empty.
///
/// ```
/// use shashki_tiebreak::rating::read_facts;
/// use shashki_tournament::StartNumber;
/// let facts = read_facts("2,12,\n3,,2450\n").unwrap();
/// assert_eq!(facts[&StartNumber::new(2).unwrap()].games, Some(12));
/// assert_eq!(facts[&StartNumber::new(3).unwrap()].highest, Some(2450));
/// assert_eq!(read_facts("2,12,\n\n3;;\n").unwrap_err().line, 3);
/// ```
pub fn read_facts(text: &str) -> Result<BTreeMap<StartNumber, PlayerFacts>, FactsError> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(line, said)| facts(said).ok_or(FactsError { line })).collect()
}

fn facts(line: &str) -> Option<(StartNumber, PlayerFacts)> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let [start, games, highest] = fields[..] else { return None };
    let mut facts = PlayerFacts::default();
    if !games.is_empty() {
        facts.games = Some(games.parse().ok()?);
    }
    if !highest.is_empty() {
        facts.highest = Some(highest.parse().ok()?);
    }
    Some((StartNumber::new(start.parse().ok()?)?, facts))
}
