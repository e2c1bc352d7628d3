//! One coefficient of everybody.

use core::ffi::c_char;

use shashki_tiebreak::{Standings, Value};

use super::criteria;
use super::options::{asked, from_standings_error, shk_standings_options};
use super::value::shk_value;
use crate::error::{call_with, shk_error};
use crate::event::{event, shk_event};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;
use crate::text::text;

/// One coefficient of every player, by index, into an array of `capacity`: `code` is a code with its
/// modifiers, `SOLK-1`. `*needed` is how many players there are; where they have no room nothing is
/// written but it (`SHK_BUFFER_TOO_SMALL`).
///
/// Of `options`, which may be NULL, criteria, categories and teams aren't looked at. Of a sequence the
/// numbers can be had from standings alone (`shk_standings_sequences`), as can the text of a value of
/// the kind `SHK_VALUE_LONG`. DE is that of all players: nothing has parted them before. Errors as for
/// `shk_standings_make`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_coefficient(
    event: *const shk_event,
    code: *const c_char,
    length: usize,
    options: *const shk_standings_options,
    values: *mut shk_value,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, code, out, needed) = unsafe {
            let (event, code) = (self::event(event)?, text(code, length, "code")?);
            (event, code, Buffer::new(values, capacity, "values")?, Out::new(needed, "needed")?)
        };
        let criteria = vec![criteria::read_one(code)?];
        // SAFETY: as the contract says.
        let asked = unsafe { asked(event, options, Some(criteria)) }?;
        let found = Standings::new(event, &asked.request);
        let found = found.map_err(|error| from_standings_error(&error))?;
        let mut by_player = vec![Value::Undefined; event.players().len()];
        for row in &found.rows {
            if let (Some(place), Some(value)) = (by_player.get_mut(row.index), row.values.first()) {
                *place = value;
            }
        }
        out.give(&needed, shk_value::all(by_player.into_iter()))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
