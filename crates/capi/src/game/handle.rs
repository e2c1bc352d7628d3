//! The game itself.

use core::ffi::c_char;

use shashki_record::{Game, PlayError, TakeBackError};

use crate::board::{position, refused, shk_position};
use crate::error::{Fail, call, call_with, shk_error};
use crate::handle::Handle;
use crate::memory::{Out, change, free, give, read};
use crate::status::{SHK_LIMIT, SHK_NOT_FOUND, SHK_REFUSED, shk_status};
use crate::text::text;

/// A game: a start, plies, and what was decided. It belongs to the caller, who frees it with
/// `shk_game_free`; it refers to nothing else. Several threads may read it at once, one may change it.
#[derive(Debug)]
pub struct shk_game(Handle<Game>);

impl shk_game {
    pub(crate) const fn new(game: Game) -> Self {
        Self(Handle::new(game))
    }
}

/// The game behind a pointer.
///
/// # Safety
///
/// As for [`read`].
pub(crate) unsafe fn game<'a>(pointer: *const shk_game) -> Result<&'a Game, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "game") }?.0.get()
}

/// Changes the game behind a pointer.
///
/// # Safety
///
/// As for [`change`].
pub(crate) unsafe fn alter<R>(
    pointer: *mut shk_game,
    how: impl FnOnce(&mut Game) -> Result<R, Fail>,
) -> Result<R, Fail> {
    // SAFETY: as the caller promises.
    unsafe { change(pointer, "game") }?.0.alter(how)
}

pub(crate) fn not_played(error: &PlayError) -> Fail {
    match error {
        PlayError::Refused(refusal) => refused(refusal),
        PlayError::TooLong => Fail::told(SHK_LIMIT, |lang| error.message(lang)),
        _ => Fail::told(SHK_REFUSED, |lang| error.message(lang)),
    }
    .named(error.name())
    .clause(error.clause())
}

pub(crate) fn no_ply() -> Fail {
    Fail::new(SHK_NOT_FOUND, "the game has no such ply", "в партии нет такого полухода")
}

/// A new game from the initial position.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_new(game: *mut *mut shk_game) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(game, "game")? };
        give(&out, shk_game::new(Game::new()));
        Ok(())
    })
}

/// A new game from a position that is set up. For one from a FEN read that first by
/// `shk_position_from_fen`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_from_position(
    position: *const shk_position,
    game: *mut *mut shk_game,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (position, out) = unsafe { (self::position(position)?, Out::new(game, "game")?) };
        give(&out, shk_game::new(Game::from_position(position)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Another game like this one, with all that belongs to it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_copy(
    game: *const shk_game,
    copy: *mut *mut shk_game,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(copy, "copy")?) };
        give(&out, shk_game::new(game.clone()));
        Ok(())
    })
}

/// Frees a game; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_free(game: *mut shk_game) {
    // SAFETY: as the contract says.
    unsafe { free(game) }
}

/// The position on the board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_position(
    game: *const shk_game,
    position: *mut shk_position,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(position, "position")?) };
        out.set(game.position().into());
        Ok(())
    })
}

/// The position after so many plies; 0 is the start. `SHK_NOT_FOUND` where there are fewer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_position_at(
    game: *const shk_game,
    ply: u32,
    position: *mut shk_position,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(position, "position")?) };
        out.set(game.position_at(ply as usize).ok_or_else(no_ply)?.into());
        Ok(())
    })
}

/// Plays a move in any notation in use: full, partial or short routes, letters or numbers.
///
/// A move that the rules refuse (`SHK_REFUSED`) has an error that names the rule; so has any move of a
/// game that is over. An offer of a draw that stood is declined by it (5.4.12.3).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_play_text(
    game: *mut shk_game,
    written: *const c_char,
    length: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let written = unsafe { text(written, length, "written")? };
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.push_text(written).map_err(|e| not_played(&e))) }?;
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Takes the last ply back, and with it all that came with it. Refused (`SHK_REFUSED`) at the start and
/// where a result was declared.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_take_back(
    game: *mut shk_game,
    error: *mut *mut shk_error,
) -> shk_status {
    let refuse = |error: TakeBackError| {
        Fail::told(SHK_REFUSED, |lang| error.message(lang)).named(error.name())
    };
    // SAFETY: as the contract says.
    let run = || unsafe { alter(game, |game| game.take_back().map_err(refuse)) }.map(drop);
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
