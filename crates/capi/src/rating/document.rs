//! Rating figures as whole documents.

use core::ffi::c_char;

use shashki_tiebreak::document;

use super::rated::{ratings, shk_ratings};
use crate::error::{call_with, shk_error};
use crate::standings::{document_form, from_document_error};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// Rating figures as a whole document, as text out: what `shashki rating` writes. `form` is
/// `SHK_DOCUMENT_TABLE`, `SHK_DOCUMENT_CSV` or `SHK_DOCUMENT_JSON`; another is `SHK_BAD_ARGUMENT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ratings_document(
    ratings: *const shk_ratings,
    form: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::ratings(ratings)?, TextOut::new(buffer, capacity, needed)?) };
        let (form, lang) = (document_form(form)?, language(lang)?);
        let text = document::rating(&all.event, &all.request, &all.players, form, lang);
        out.give(&text.map_err(|error| from_document_error(&error))?)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
