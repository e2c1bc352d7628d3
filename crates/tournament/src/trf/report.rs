//! What a reader has to say of a file: errors, and warnings about repairs.

use super::{Note, Problem, ReadOptions, Repair};
use core::fmt;
use shashki_base::Lang;

/// How many errors, and how many warnings, are kept with their places; the rest is only counted.
pub const MAX_REPORTED: usize = 100;

/// How many characters of the text found are kept.
const MAX_FOUND: usize = 60;

/// Where something stands in a file.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    /// The columns, in characters from 1, both included; none for the whole line.
    pub columns: Option<(usize, usize)>,
}

impl At {
    /// A whole line.
    pub const fn line(line: usize) -> Self {
        Self { line, columns: None }
    }

    /// Columns of a line.
    pub const fn columns(line: usize, first: usize, last: usize) -> Self {
        Self { line, columns: Some((first, last)) }
    }

    /// The place in words; empty for the file as a whole.
    pub fn text(self, lang: Lang) -> String {
        let line = self.line;
        match self.columns {
            _ if line == 0 => String::new(),
            None => lang.pick(format!("line {line}"), format!("строка {line}")),
            Some((first, last)) if first == last => lang.pick(
                format!("line {line}, column {first}"),
                format!("строка {line}, колонка {first}"),
            ),
            Some((first, last)) => lang.pick(
                format!("line {line}, columns {first}-{last}"),
                format!("строка {line}, колонки {first}-{last}"),
            ),
        }
    }
}

/// One error of a file: where, what was found there, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfError {
    /// Where.
    pub at: At,
    /// What stands there, without the blanks around it and cut to 60 characters.
    pub found: String,
    /// What is wrong.
    pub problem: Problem,
}

impl TrfError {
    /// The error in words: place, what is wrong, what was found, what was expected.
    pub fn message(&self, lang: Lang) -> String {
        let mut text = self.at.text(lang);
        if !text.is_empty() {
            text.push_str(": ");
        }
        text.push_str(&self.problem.message(lang));
        if !self.found.is_empty() {
            text.push_str(
                &lang
                    .pick(format!("; found {:?}", self.found), format!("; стоит {:?}", self.found)),
            );
        }
        if let Some(expected) = self.problem.expected(lang) {
            text.push_str(
                &lang.pick(format!("; expected {expected}"), format!("; ожидается {expected}")),
            );
        }
        text
    }
}

impl fmt::Display for TrfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for TrfError {}

/// The errors of a file, in the order of its lines; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrfErrors {
    list: Vec<TrfError>,
    count: usize,
}

impl TrfErrors {
    /// A list of one.
    pub(super) fn one(at: At, found: String, problem: Problem) -> Self {
        Self { list: vec![TrfError { at, found, problem }], count: 1 }
    }

    /// The errors, the first [`MAX_REPORTED`] of them.
    pub fn list(&self) -> &[TrfError] {
        &self.list
    }

    /// How many there are altogether.
    pub fn count(&self) -> usize {
        self.count
    }

    /// Whether every error is a limit of the format rather than an error in the file.
    pub fn is_limit(&self) -> bool {
        self.list.iter().all(|error| error.problem.is_limit())
    }

    /// The errors in words, one a line.
    pub fn message(&self, lang: Lang) -> String {
        let mut lines: Vec<String> = self.list.iter().map(|error| error.message(lang)).collect();
        let more = self.count - self.list.len();
        if more > 0 {
            lines.push(lang.pick(format!("and {more} more"), format!("и ещё {more}")));
        }
        lines.join("\n")
    }
}

impl fmt::Display for TrfErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for TrfErrors {}

/// Something a reader of the file should know, though the file was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Warning {
    /// An error that a lenient reader repaired.
    Repaired {
        /// The error.
        error: TrfError,
        /// What was done about it.
        repair: Repair,
    },
    /// No error, but worth knowing.
    Note {
        /// Where.
        at: At,
        /// What.
        note: Note,
    },
}

impl Warning {
    /// Where it stands.
    pub const fn at(&self) -> At {
        match self {
            Self::Repaired { error, .. } => error.at,
            Self::Note { at, .. } => *at,
        }
    }

    /// The warning in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Repaired { error, repair } => {
                format!("{}: {}", error.message(lang), repair.message(lang))
            }
            Self::Note { at, note } => {
                let place = at.text(lang);
                let colon = if place.is_empty() { "" } else { ": " };
                format!("{place}{colon}{}", note.message(lang))
            }
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

fn shorten(found: &str) -> String {
    super::line::trim(found).chars().take(MAX_FOUND).collect()
}

/// Collects what is found while a file is read.
#[derive(Debug)]
pub(super) struct Report {
    options: ReadOptions,
    errors: Vec<TrfError>,
    error_count: usize,
    warnings: Vec<Warning>,
}

impl Report {
    pub(super) const fn new(options: ReadOptions) -> Self {
        Self { options, errors: Vec::new(), error_count: 0, warnings: Vec::new() }
    }

    /// An error, or a warning if the reader is lenient and knows what to do about it.
    pub(super) fn problem(&mut self, at: At, found: &str, problem: Problem) {
        let stale = self.options.stale_points && matches!(problem, Problem::PointsDiffer { .. });
        let repair = problem.repair().filter(|_| self.options.lenient || stale);
        let Some(repair) = repair else { return self.error(at, found, problem) };
        if self.warnings.len() < MAX_REPORTED {
            let error = TrfError { at, found: shorten(found), problem };
            self.warnings.push(Warning::Repaired { error, repair });
        }
    }

    /// An error that no repair can help.
    pub(super) fn error(&mut self, at: At, found: &str, problem: Problem) {
        self.error_count += 1;
        if self.errors.len() < MAX_REPORTED {
            self.errors.push(TrfError { at, found: shorten(found), problem });
        }
    }

    pub(super) fn note(&mut self, at: At, note: Note) {
        if self.warnings.len() < MAX_REPORTED {
            self.warnings.push(Warning::Note { at, note });
        }
    }

    pub(super) fn has_errors(&self) -> bool {
        self.error_count > 0
    }

    /// Whether an error names this line. Only those kept with their places are looked at.
    pub(super) fn names(&self, line: usize) -> bool {
        let named =
            |error: &TrfError| error.at.line == line || error.problem.other_line() == Some(line);
        self.errors.iter().any(named)
    }

    /// The warnings, or the errors if there are any.
    pub(super) fn finish(mut self) -> Result<Vec<Warning>, TrfErrors> {
        self.errors.sort_by_key(|error| error.at);
        self.warnings.sort_by_key(Warning::at);
        match self.error_count {
            0 => Ok(self.warnings),
            count => Err(TrfErrors { list: self.errors, count }),
        }
    }
}
