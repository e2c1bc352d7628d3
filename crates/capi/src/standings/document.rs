//! Standings as whole documents.

use core::ffi::c_char;

use shashki_base::Lang;
use shashki_tiebreak::Explanation;
use shashki_tiebreak::document::{
    DocumentError, DocumentOptions, Form, MOST_DECIMALS, StandingsDocument,
};

use super::handle::{shk_standings, standings};
use super::options::from_standings_error;
use crate::error::{Fail, call_with, shk_error};
use crate::event::start;
use crate::sized::{Options, options_or_none};
use crate::status::{SHK_BAD_ARGUMENT, shk_status};
use crate::text::{TextOut, language};

/// Columns for the terminal.
pub const SHK_DOCUMENT_TABLE: u32 = 0;
/// Fields with commas between them, a line a player.
pub const SHK_DOCUMENT_CSV: u32 = 1;
/// A JSON object.
pub const SHK_DOCUMENT_JSON: u32 = 2;
/// A page to print, A4; rating figures have none.
pub const SHK_DOCUMENT_HTML: u32 = 3;
/// A page in Markdown; rating figures have none.
pub const SHK_DOCUMENT_MARKDOWN: u32 = 4;

/// How standings are printed. `SHK_DOCUMENT_OPTIONS_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_document_options {
    /// `sizeof(shk_document_options)`.
    pub struct_size: u32,
    /// `SHK_DOCUMENT_...`.
    pub form: u32,
    /// `SHK_EN`, `SHK_RU`.
    pub lang: i32,
    /// Other than 0: the results of every round beside the values; on a page a round robin is a table
    /// of everyone against everyone.
    pub crosstable: u32,
    /// Other than 0: rounded columns beside the exact ones.
    pub has_decimals: u32,
    /// With so many decimals, 12 at most.
    pub decimals: u32,
    /// The start number of a player whose values are explained below; 0: nobody's.
    pub explain: u32,
    /// 0.
    pub reserved: u32,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_document_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The form of a number.
pub(crate) fn document_form(code: u32) -> Result<Form, Fail> {
    Ok(match code {
        SHK_DOCUMENT_TABLE => Form::Table,
        SHK_DOCUMENT_CSV => Form::Csv,
        SHK_DOCUMENT_JSON => Form::Json,
        SHK_DOCUMENT_HTML => Form::Html,
        SHK_DOCUMENT_MARKDOWN => Form::Markdown,
        _ => return Err(Fail::argument("form", "SHK_DOCUMENT_...", "SHK_DOCUMENT_...")),
    })
}

pub(super) fn decimals(number: u32) -> Result<u8, Fail> {
    let decimals = u8::try_from(number).ok().filter(|&decimals| decimals <= MOST_DECIMALS);
    decimals.ok_or_else(|| Fail::argument("decimals", "0 to 12", "от 0 до 12"))
}

pub(crate) fn from_document_error(error: &DocumentError) -> Fail {
    match error {
        DocumentError::Form { .. } => Fail::told(SHK_BAD_ARGUMENT, |lang| error.message(lang)),
        _ => Fail::internal(&error.message(Lang::En)),
    }
}

/// Standings as a whole document, as text out: what `shashki standings` writes. `options` may be NULL:
/// a table in English.
///
/// `SHK_NOT_FOUND`: nobody has the start number of `explain`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_document(
    standings: *const shk_standings,
    options: *const shk_document_options,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (all, options, out) = unsafe {
            let options = options_or_none(options, "options")?;
            (self::standings(standings)?, options, TextOut::new(buffer, capacity, needed)?)
        };
        out.give(&all.document(options)?)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

impl shk_standings {
    fn document(&self, asked: Option<shk_document_options>) -> Result<String, Fail> {
        let mut options = DocumentOptions::default();
        options.categories.clone_from(&self.categories);
        options.teams = self.team_by;
        let mut explanation = None;
        if let Some(asked) = asked {
            options.form = document_form(asked.form)?;
            options.lang = language(asked.lang)?;
            options.crosstable = asked.crosstable != 0;
            if asked.has_decimals != 0 {
                options.decimals = Some(decimals(asked.decimals)?);
            }
            if asked.explain != 0 {
                explanation = Some(self.explanation(asked.explain)?);
            }
        }
        let document =
            StandingsDocument::new(&self.event, &self.standings, &options, explanation.as_ref());
        document.text().map_err(|error| from_document_error(&error))
    }

    /// Where the values of a player come from.
    pub(super) fn explanation(&self, player: u32) -> Result<Explanation, Fail> {
        let explained = Explanation::new(&self.event, &self.request, start(player, "player")?);
        explained.map_err(|error| from_standings_error(&error))
    }
}
