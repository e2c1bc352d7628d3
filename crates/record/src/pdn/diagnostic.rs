//! What the reader has to say about a file.

use std::fmt::Write;

use shashki_base::Lang;

use super::{Place, Problem};

/// How bad a problem is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The game was read all the same.
    Warning,
    /// The game is lost, or breaks the grammar or the rules of the game.
    Error,
}

/// A problem and its place.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_record::pdn::{Diagnostic, Place, Problem, Severity};
/// let diagnostic = Diagnostic {
///     place: Place { game: 2, ply: 9, line: 14, column: 3, offset: 410 },
///     severity: Severity::Error,
///     problem: Problem::Unexpected,
///     found: "zz".to_owned(),
/// };
/// assert_eq!(diagnostic.message(Lang::En), "14:3: error: game 2, ply 9: 'zz': this is no part \
///     of a game; expected a tag, a move, a comment, a variation or a result");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where.
    pub place: Place,
    /// How bad.
    pub severity: Severity,
    /// What.
    pub problem: Problem,
    /// The text found there, cut short.
    pub found: String,
}

/// The most characters of the text found that are kept.
const EXCERPT: usize = 24;

/// The beginning of what was found, on one line.
pub(super) fn excerpt(bytes: &[u8]) -> String {
    let text =
        String::from_utf8_lossy(bytes.get(..bytes.len().min(4 * EXCERPT)).unwrap_or_default());
    let mut line = text.lines().next().unwrap_or_default().trim_end().chars();
    let mut kept: String = line.by_ref().take(EXCERPT).filter(|c| !c.is_control()).collect();
    if line.next().is_some() {
        kept.push('…');
    }
    kept
}

impl Diagnostic {
    /// The message in the language asked for: place, severity, game, move, what was found, what
    /// is wrong, what was expected.
    pub fn message(&self, lang: Lang) -> String {
        let severity = match self.severity {
            Severity::Warning => lang.pick("warning", "предупреждение"),
            Severity::Error => lang.pick("error", "ошибка"),
        };
        let mut text = format!("{}: {severity}: ", self.place);
        let Place { game, ply, .. } = self.place;
        // Writing to a string does not fail.
        let _ = write!(text, "{} {game}", lang.pick("game", "партия"));
        if ply > 0 {
            let _ = write!(text, ", {} {ply}", lang.pick("ply", "полуход"));
        }
        text.push_str(": ");
        if !self.found.is_empty() {
            let _ = write!(text, "'{}': ", self.found);
        }
        text.push_str(&self.problem.text(lang));
        if let Some(expected) = self.problem.expected(lang) {
            let _ = write!(text, "; {} {expected}", lang.pick("expected", "ожидалось:"));
        }
        text
    }
}
