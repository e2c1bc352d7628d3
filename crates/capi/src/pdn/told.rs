//! What is wrong or odd in a file.

use core::ffi::c_char;

use shashki_base::Lang;
use shashki_record::pdn::{Diagnostic, Severity};

use super::file::shk_pdn;
use crate::error::{Fail, call};
use crate::memory::{Buffer, Out, read};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// Of a diagnostic: the name by which programs tell problems apart, `unclosed-comment`; of an illegal move
/// that of its reason, `capture-compulsory`. The same in every language.
pub const SHK_PDN_TEXT_NAME: u32 = 0;
/// What stands there, cut short.
pub const SHK_PDN_TEXT_FOUND: u32 = 1;
/// What is wrong with it, without its place.
pub const SHK_PDN_TEXT_PROBLEM: u32 = 2;
/// What was expected; empty where the problem says it.
pub const SHK_PDN_TEXT_EXPECTED: u32 = 3;
/// The clause of the rules that a move breaks; empty for anything else.
pub const SHK_PDN_TEXT_CLAUSE: u32 = 4;

/// Something wrong or odd in a file.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_pdn_diagnostic {
    /// The number of the game, from 1; 0 for text outside of games.
    pub game: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, in characters.
    pub column: u64,
    /// The offset of the byte, from 0.
    pub offset: u64,
    /// Moves read before; 0 for none.
    pub ply: u32,
    /// 1 for an error, 0 for a warning.
    pub error: u32,
}

impl From<&Diagnostic> for shk_pdn_diagnostic {
    fn from(diagnostic: &Diagnostic) -> Self {
        let place = diagnostic.place;
        Self {
            game: place.game,
            line: place.line,
            column: place.column,
            offset: place.offset,
            ply: place.ply,
            error: u32::from(diagnostic.severity == Severity::Error),
        }
    }
}

/// What is wrong or odd, in the order of the file, into an array of `capacity`; `*count` is how many
/// there are. Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_diagnostics(
    pdn: *const shk_pdn,
    diagnostics: *mut shk_pdn_diagnostic,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out, count) = unsafe {
            let out = Buffer::new(diagnostics, capacity, "diagnostics")?;
            (read(pdn, "pdn")?, out, Out::new(count, "count")?)
        };
        out.give(&count, pdn.batch.diagnostics.iter().map(shk_pdn_diagnostic::from))
    })
}

/// The message of a diagnostic, counted from 0, in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_diagnostic_message(
    pdn: *const shk_pdn,
    index: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, TextOut::new(buffer, capacity, needed)?) };
        let diagnostic = pdn.diagnostic(index)?;
        out.give(&diagnostic.message(language(lang)?))
    })
}

/// One part of a diagnostic, counted from 0, `SHK_PDN_TEXT_...`, in a language, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_diagnostic_text(
    pdn: *const shk_pdn,
    index: usize,
    field: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, TextOut::new(buffer, capacity, needed)?) };
        let lang = language(lang)?;
        out.give(&part(pdn.diagnostic(index)?, field, lang)?)
    })
}

fn part(told: &Diagnostic, field: u32, lang: Lang) -> Result<String, Fail> {
    let problem = &told.problem;
    Ok(match field {
        SHK_PDN_TEXT_NAME => problem.name().to_owned(),
        SHK_PDN_TEXT_FOUND => told.found.clone(),
        SHK_PDN_TEXT_PROBLEM => problem.text(lang),
        SHK_PDN_TEXT_EXPECTED => problem.expected(lang).unwrap_or_default(),
        SHK_PDN_TEXT_CLAUSE => problem.clause().unwrap_or_default().to_owned(),
        _ => return Err(Fail::argument("field", "SHK_PDN_TEXT_...", "SHK_PDN_TEXT_...")),
    })
}

/// The messages of all diagnostics in a language, one a line, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_diagnostics_text(
    pdn: *const shk_pdn,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, TextOut::new(buffer, capacity, needed)?) };
        let lang = language(lang)?;
        let lines =
            pdn.batch.diagnostics.iter().map(|told| told.message(lang).replace('\n', " ") + "\n");
        out.give(&lines.collect::<String>())
    })
}
