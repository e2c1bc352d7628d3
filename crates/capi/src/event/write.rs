//! Writing an event as a text.

use core::ffi::c_char;

use shashki_tournament::trf::{self, WriteOptions};
use shashki_tournament::{Event, json};

use super::fail::from_write;
use super::handle::{event, shk_event};
use super::read::{SHK_FORM_JSON, SHK_FORM_TRF16, SHK_FORM_TRF26, unknown_form};
use crate::error::{Fail, call_with, shk_error};
use crate::status::shk_status;
use crate::text::TextOut;

/// An event as text out, in a form: `SHK_FORM_TRF26`, `SHK_FORM_TRF16` or `SHK_FORM_JSON`.
///
/// JSON takes every event. A TRF has no room for start numbers above 9999 or points finer than a
/// tenth (`SHK_LIMIT`), and none for texts with control characters (`SHK_BAD_INPUT`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_write(
    event: *const shk_event,
    form: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, out) =
            unsafe { (self::event(event)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&written(event, form)?)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn written(event: &Event, form: u32) -> Result<String, Fail> {
    let options = match form {
        SHK_FORM_JSON => {
            return json::write(event).map_err(|error| Fail::internal(&error.to_string()));
        }
        SHK_FORM_TRF26 => WriteOptions::TRF26,
        SHK_FORM_TRF16 => WriteOptions::TRF16,
        _ => return Err(unknown_form()),
    };
    trf::write(event, &options).map_err(|error| from_write(&error))
}
