//! Files of any length, read as their bytes come.

use core::ffi::c_void;

use super::events::shk_pdn_event;
use super::file::shk_pdn;
use super::heard::Reading;
use super::options::shk_pdn_options;
use crate::error::{Fail, call, call_with, shk_error};
use crate::handle::Handle;
use crate::memory::{Out, change, free, give, read, slice};
use crate::sized::options_or_none;
use crate::status::{SHK_NOT_FOUND, shk_status};

/// A reader of a game file of any length. The host feeds it bytes as they come and takes away the games
/// that are complete; memory grows with what isn't taken away, not with the file. It belongs to the
/// caller, who frees it with `shk_pdn_reader_free`.
pub struct shk_pdn_reader(Handle<Reading>);

/// A new reader. `options` may be NULL for strict reading of UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_reader_new(
    options: *const shk_pdn_options,
    reader: *mut *mut shk_pdn_reader,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (options, out) =
            unsafe { (options_or_none(options, "options")?, Out::new(reader, "reader")?) };
        let settled = options.unwrap_or_default().settle()?;
        give(&out, shk_pdn_reader(Handle::new(Reading::new(settled))));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees a reader; NULL is allowed. What was taken from it lives on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_reader_free(reader: *mut shk_pdn_reader) {
    // SAFETY: as the contract says.
    unsafe { free(reader) }
}

/// Gives the reader the next bytes of the file, which it copies; a file may be cut anywhere.
///
/// `listener`, which may be NULL, is told what they hold, in its order: games, tags, moves, comments,
/// variations, and what is wrong with the grammar; with each it gets `context`. It returns 0 to go on.
/// Where it returns anything else, nothing more is told or read, and this call and every later one of
/// the reader's gives `SHK_STOPPED`; the games up to there can be taken. It must not call the library
/// with this reader, nor leave by an exception or a long jump.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_reader_feed(
    reader: *mut shk_pdn_reader,
    bytes: *const u8,
    length: usize,
    listener: Option<
        unsafe extern "C" fn(context: *mut c_void, event: *const shk_pdn_event) -> i32,
    >,
    context: *mut c_void,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (reader, bytes) =
            unsafe { (change(reader, "reader")?, slice(bytes, length, "bytes")?) };
        fed(reader, |reading| reading.feed(bytes, false, listener, context))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Says that the file is over, so that the last game is too. `listener` as for `shk_pdn_reader_feed`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_reader_finish(
    reader: *mut shk_pdn_reader,
    listener: Option<
        unsafe extern "C" fn(context: *mut c_void, event: *const shk_pdn_event) -> i32,
    >,
    context: *mut c_void,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let reader = unsafe { change(reader, "reader")? };
        fed(reader, |reading| reading.feed(&[], true, listener, context))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn fed(
    reader: &mut shk_pdn_reader,
    feed: impl FnOnce(&mut Reading) -> Result<(), Fail>,
) -> Result<(), Fail> {
    reader.0.alter(feed)
}

/// Takes away the games that are complete, at most `most` of them, with their diagnostics: a new
/// `shk_pdn` that belongs to the caller and doesn't need the reader. Its games are counted from 1; their
/// numbers in the file are in its rows, and its counts (`shk_pdn_stats`) are of the file up to now.
///
/// `SHK_NOT_FOUND` where none is complete: feed more, or it was the last one. `most` 1 gives one game at a
/// time. Behind the last game what is said of no game comes too, with no game if need be.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_reader_take(
    reader: *mut shk_pdn_reader,
    most: usize,
    pdn: *mut *mut shk_pdn,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (reader, out) = unsafe { (change(reader, "reader")?, Out::new(pdn, "pdn")?) };
        let none = || Fail::new(SHK_NOT_FOUND, "no game is complete", "нет прочитанных партий");
        let batch = reader.0.alter(|reading| reading.take(most).ok_or_else(none))?;
        give(&out, shk_pdn::new(batch));
        Ok(())
    })
}

/// Whether the file is over, by `shk_pdn_reader_finish` or because the listener stopped: `*over` is 1 or 0.
/// There may be games to be taken all the same.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_reader_over(
    reader: *const shk_pdn_reader,
    over: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (reader, out) = unsafe { (read(reader, "reader")?, Out::new(over, "over")?) };
        out.set(reader.0.get()?.is_over().into());
        Ok(())
    })
}
