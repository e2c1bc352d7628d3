//! Standings and rating figures as whole documents: for the terminal, a spreadsheet, a program, a
//! page to print, a page in Markdown. `docs/src/standings.md` and `docs/src/rating.md` describe them.

mod cells;
mod csv;
mod html;
mod json;
mod markdown;
mod rating;
mod report;
mod table;

use core::fmt;

use serde::Serialize;
use shashki_base::Lang;

use crate::{Category, TeamBy};

pub use rating::rating;
pub use report::StandingsDocument;

/// The form of a document.
///
/// ```
/// use shashki_tiebreak::document::Form;
/// assert_eq!(Form::named("csv"), Some(Form::Csv));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Form {
    /// Columns for the terminal.
    #[default]
    Table,
    /// Fields with commas between them, a line a player.
    Csv,
    /// A JSON object for programs.
    Json,
    /// A page to print, A4; rating figures have none.
    Html,
    /// A page in Markdown; rating figures have none.
    Markdown,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Table, Self::Csv, Self::Json, Self::Html, Self::Markdown];

    /// The name, as it is written on a command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Html => "html",
            Self::Markdown => "markdown",
        }
    }

    /// The form with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }
}

/// The most decimals that numbers are rounded to.
pub const MOST_DECIMALS: u8 = 12;

/// How standings are printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct DocumentOptions {
    /// The form.
    pub form: Form,
    /// The language of what isn't a name.
    pub lang: Lang,
    /// Only those who belong to all of these, their places counted among them.
    pub categories: Vec<Category>,
    /// The teams by the sums of so many of their best players; none: no teams.
    pub teams: Option<(TeamBy, u16)>,
    /// The results of every round beside the values.
    pub crosstable: bool,
    /// Rounded columns beside the exact ones, with so many decimals ([`MOST_DECIMALS`] at most).
    pub decimals: Option<u8>,
}

/// A document can't be had.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DocumentError {
    /// Rating figures have no such form.
    Form {
        /// The form asked for.
        form: Form,
    },
    /// The serializer failed: a defect.
    Unwritten {
        /// What is wrong, in English.
        detail: String,
    },
}

impl DocumentError {
    /// The message.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Form { form } => lang.pick(
                format!("form {}: rating figures are a table, csv or json", form.name()),
                format!("форма {}: рейтинги выдаются как table, csv или json", form.name()),
            ),
            Self::Unwritten { detail } => lang.pick(
                format!("the document can't be written: {detail}"),
                format!("документ не записывается: {detail}"),
            ),
        }
    }
}

impl fmt::Display for DocumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for DocumentError {}

fn written<D: Serialize>(document: &D) -> Result<String, DocumentError> {
    match serde_json::to_string_pretty(document) {
        Ok(text) => Ok(text + "\n"),
        Err(error) => Err(DocumentError::Unwritten { detail: error.to_string() }),
    }
}
