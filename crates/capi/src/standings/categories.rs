//! Parts of the players: women, juniors, a region.

use core::ffi::c_char;

use shashki_tiebreak::{Category, UnknownCategory};

use crate::error::{Fail, call_with, shk_error};
use crate::event::shk_text;
use crate::memory::slice;
use crate::status::{SHK_BAD_ARGUMENT, shk_status};
use crate::text::{TextOut, language, text};

fn category(text: &str) -> Result<Category, Fail> {
    text.parse().map_err(|error: UnknownCategory| {
        Fail::told(SHK_BAD_ARGUMENT, |lang| format!("{text:?}: {}", error.message(lang)))
            .named("unknown-category")
    })
}

/// The categories of an array.
///
/// # Safety
///
/// As for [`slice`], and each of them as for [`shk_text::get`].
pub(super) unsafe fn categories(
    pointer: *const shk_text,
    count: usize,
) -> Result<Vec<Category>, Fail> {
    // SAFETY: as the caller promises.
    let texts = unsafe { slice(pointer, count, "categories") }?;
    // SAFETY: as the caller promises.
    texts.iter().map(|text| category(unsafe { text.get("categories") }?)).collect()
}

/// What a category is called in a language, as text out. It is one of `women`, `men`,
/// `born-from:YEAR`, `born-to:YEAR`, `federation:CODE`, `club:NAME`, `title:TITLE`, `group:NAME`;
/// another is `SHK_BAD_ARGUMENT` with the name `unknown-category`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_category_name(
    category: *const c_char,
    length: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (written, out) = unsafe {
            (text(category, length, "category")?, TextOut::new(buffer, capacity, needed)?)
        };
        out.give(&self::category(written)?.name(language(lang)?))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
