//! Why a data file of ratings can't be read.

use core::fmt;

use shashki_base::Lang;

/// A line of a data file that is no rule, or a rule that is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DataError {
    /// A line that is no rule.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What stands there.
        found: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// A rule that every file needs.
    Missing {
        /// Its form.
        expected: &'static str,
    },
}

impl DataError {
    /// The message.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Line { line, found, expected } => lang.pick(
                format!("line {line}: {found:?} is no rule; expected {expected}"),
                format!("строка {line}: «{found}» — не правило; ожидается {expected}"),
            ),
            Self::Missing { expected } => lang.pick(
                format!("a rule is missing: {expected}"),
                format!("не хватает правила: {expected}"),
            ),
        }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for DataError {}

/// The lines that say something: number, words.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    (1..).zip(text.lines()).filter_map(|(number, line)| {
        let said = line.split('#').next().unwrap_or_default();
        let words: Vec<&str> = said.split_whitespace().collect();
        (!words.is_empty()).then_some((number, words))
    })
}
