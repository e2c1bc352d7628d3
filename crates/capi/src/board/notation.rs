//! Moves as text.

use core::ffi::c_char;

use shashki_board::{MoveForm, Refusal};

use super::moves::shk_move;
use super::position::{position, shk_position};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Out, read};
use crate::status::{SHK_REFUSED, shk_status};
use crate::text::{TextOut, text};

/// Every square of the route: `a5:c3:e1:g3:e5`.
pub const SHK_FORM_FULL: i32 = 0;
/// The first and the last square, `a5:e5`; full where another move has the same.
pub const SHK_FORM_SHORT: i32 = 1;
/// The start file and the last square, `cd4` or `c:e5`; longer where it would fit another move.
pub const SHK_FORM_HALF: i32 = 2;
/// The full form in numbers: `13x22x31`.
pub const SHK_FORM_NUMERIC: i32 = 3;
/// The short form in numbers: `9x18`.
pub const SHK_FORM_NUMERIC_SHORT: i32 = 4;
/// From, to, captured squares in the order of their numbers: `13x15x19x26x27`.
pub const SHK_FORM_HUB: i32 = 5;

fn form(number: i32) -> Result<MoveForm, Fail> {
    Ok(match number {
        SHK_FORM_FULL => MoveForm::Full,
        SHK_FORM_SHORT => MoveForm::Short,
        SHK_FORM_HALF => MoveForm::Half,
        SHK_FORM_NUMERIC => MoveForm::Numeric,
        SHK_FORM_NUMERIC_SHORT => MoveForm::NumericShort,
        SHK_FORM_HUB => MoveForm::Hub,
        _ => return Err(Fail::argument("form", "one of SHK_FORM_...", "одно из SHK_FORM_...")),
    })
}

pub(crate) fn refused(refusal: &Refusal) -> Fail {
    Fail::told(SHK_REFUSED, |lang| refusal.message(lang).to_string())
        .clause(refusal.reason().clause())
        .named(refusal.reason().name())
}

/// Reads a move in any notation in use: full, partial or short routes, letters or numbers.
///
/// A move that the rules refuse (`SHK_REFUSED`) has an error that names the rule: its message, its
/// clause, and its name by `shk_error_name`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_read_move(
    position: *const shk_position,
    written: *const c_char,
    length: usize,
    found: *mut shk_move,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (position, written, found) = unsafe {
            let written = text(written, length, "written")?;
            (self::position(position)?, written, Out::new(found, "found")?)
        };
        found.set(position.read_move(written).map_err(|refusal| refused(&refusal))?.into());
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A move as text out, in one of the forms `SHK_FORM_...`. One that isn't legal is written with its
/// first and last square.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_write_move(
    position: *const shk_position,
    m: *const shk_move,
    form: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, m, out) = unsafe {
            let m = read(m, "m")?.to_move()?;
            (self::position(position)?, m, TextOut::new(buffer, capacity, needed)?)
        };
        out.give(&position.notation(m, self::form(form)?).to_string())
    })
}
