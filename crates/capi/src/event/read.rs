//! Reading an event from a text.

use core::ffi::c_char;

use shashki_base::Lang;
use shashki_tournament::trf::{self, ReadOptions};
use shashki_tournament::{Event, json, read_any};

use super::fail::{from_json, from_read, from_trf};
use super::handle::{Warning, shk_event};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Out, give, read};
use crate::sized::{Options, options_or_none};
use crate::status::{SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, language, text};

/// The form of an event: whichever it is, told apart by content.
pub const SHK_FORM_ANY: u32 = 0;
/// The form of an event: TRF26, the tournament report file; when read, any TRF.
pub const SHK_FORM_TRF26: u32 = 1;
/// The form of an event: TRF16.
pub const SHK_FORM_TRF16: u32 = 2;
/// The form of an event: JSON, complete.
pub const SHK_FORM_JSON: u32 = 3;

/// How an event is read. `SHK_READ_OPTIONS_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_read_options {
    /// `sizeof(shk_read_options)`.
    pub struct_size: u32,
    /// `SHK_FORM_...`.
    pub form: u32,
    /// Other than 0: what is wrong in a TRF and can be repaired is repaired, each with a warning.
    pub lenient: u32,
    /// Other than 0: a points column of a TRF that isn't the sum of the results is only a warning, as
    /// in the file of an event in which a result was corrected by hand.
    pub stale_points: u32,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_read_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// Reads an event from a text: TRF16, TRF26 or JSON. `options` may be NULL: strict, any form.
///
/// `SHK_BAD_INPUT`: the error's message has all faults, one a line; its place is that of the first.
/// A column of a TRF counts characters, one of JSON bytes. `SHK_LIMIT`: more players or rounds than
/// are possible. What the reader has to say of a text that it took is in `shk_event_warning`.
///
/// Bytes in an old encoding are decoded first, by the host or by `shk_text_decode`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_read(
    text: *const c_char,
    length: usize,
    options: *const shk_read_options,
    event: *mut *mut shk_event,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (text, options, out) = unsafe {
            let options = options_or_none(options, "options")?;
            (self::text(text, length, "text")?, options, Out::new(event, "event")?)
        };
        give(&out, read_text(text, options)?);
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn read_text(text: &str, options: Option<shk_read_options>) -> Result<shk_event, Fail> {
    let (form, lenient, stale) =
        options.map_or((SHK_FORM_ANY, 0, 0), |o| (o.form, o.lenient, o.stale_points));
    let mut how = if lenient == 0 { ReadOptions::STRICT } else { ReadOptions::LENIENT };
    how.stale_points |= stale != 0;
    let trf = match form {
        SHK_FORM_ANY => read_any(text, &how).map_err(|error| from_read(&error, text))?,
        SHK_FORM_TRF26 | SHK_FORM_TRF16 => {
            trf::read(text, &how).map_err(|errors| from_trf(&errors, text))?
        }
        SHK_FORM_JSON => {
            let event = json::read(text).map_err(|error| from_json(&error, text))?;
            return Ok(shk_event::new(event));
        }
        _ => return Err(unknown_form()),
    };
    let warning = |warning: &trf::Warning| Warning {
        line: warning.at().line as u64,
        messages: [warning.message(Lang::En), warning.message(Lang::Ru)],
    };
    let warnings = trf.warnings.iter().map(warning).collect();
    Ok(shk_event { warnings, ..shk_event::new(trf.event) })
}

pub(super) fn unknown_form() -> Fail {
    Fail::argument("form", "one of SHK_FORM_...", "одно из SHK_FORM_...")
}

/// The number of warnings of the reader, into `*count`. An event that wasn't read has none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_warning_count(
    event: *const shk_event,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (read(event, "event")?, Out::new(count, "count")?) };
        out.set(event.warnings.len());
        Ok(())
    })
}

/// A warning of the reader by its index from 0, as text out; `*line`, which may be NULL, is the line
/// of the text that it is about, 0 where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_warning(
    event: *const shk_event,
    index: usize,
    lang: i32,
    line: *mut u64,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, line, out) = unsafe {
            let line = Out::new(line, "line").ok();
            (read(event, "event")?, line, TextOut::new(buffer, capacity, needed)?)
        };
        let warning =
            event.warnings.get(index).ok_or_else(|| no_such("warning", "нет такого замечания"))?;
        let [en, ru] = &warning.messages;
        out.give(language(lang)?.pick(en, ru))?;
        if let Some(place) = line {
            place.set(warning.line);
        }
        Ok(())
    })
}

/// There is nothing of the kind.
pub(crate) fn no_such(en: &str, ru: &str) -> Fail {
    Fail::new(SHK_NOT_FOUND, format!("there is no such {en}"), ru)
}

/// Whether two events are the same, into `*same`: 1 or 0. Warnings aren't looked at.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_equal(
    one: *const shk_event,
    other: *const shk_event,
    same: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (one, other, out): (&Event, &Event, _) = unsafe {
            (super::handle::event(one)?, super::handle::event(other)?, Out::new(same, "same")?)
        };
        out.set(u32::from(one == other));
        Ok(())
    })
}
