//! Comments and clocks.

use core::ffi::c_char;

use super::handle::{alter, game, no_ply, shk_game};
use crate::error::call;
use crate::memory::Out;
use crate::status::shk_status;
use crate::text::{TextOut, text};

/// Writes a comment beside a ply, or with 0 beside the start, in the place of one that stood there.
/// `SHK_NOT_FOUND` where the game has no such ply.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_set_comment(
    game: *mut shk_game,
    ply: u32,
    comment: *const c_char,
    length: usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let comment = unsafe { text(comment, length, "comment")? };
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.comment(ply as usize, comment).map_err(|_| no_ply())) }
    })
}

/// The comment beside a ply, or with 0 beside the start, as text out; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_comment(
    game: *const shk_game,
    ply: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        let note = game.annotation(ply as usize);
        out.give(note.and_then(|note| note.comment.as_deref()).unwrap_or_default())
    })
}

/// Writes down the seconds left on the clock of the side that made a ply.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_set_clock(
    game: *mut shk_game,
    ply: u32,
    seconds: u32,
) -> shk_status {
    // SAFETY: as the contract says.
    call(|| unsafe {
        alter(game, |game| game.set_clock(ply as usize, seconds).map_err(|_| no_ply()))
    })
}

/// The seconds left on the clock of the side that made a ply; -1 where it isn't known.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_clock(
    game: *const shk_game,
    ply: u32,
    seconds: *mut i64,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(seconds, "seconds")?) };
        let clock = game.annotation(ply as usize).and_then(|note| note.clock);
        out.set(clock.map_or(-1, i64::from));
        Ok(())
    })
}
