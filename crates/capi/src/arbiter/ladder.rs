//! The ladder of sanctions of one player (5.4.14.2).

use shashki_record::Ladder;

use super::sanction::{
    gravity, gravity_number, sanction, sanction_number, seconds_of, shk_imposed,
};
use crate::error::{Fail, call, call_with, shk_error};
use crate::game::{game, shk_game, side};
use crate::handle::Handle;
use crate::memory::{Buffer, Out, change, free, give, read};
use crate::status::shk_status;

/// The ladder of sanctions of one player, with what was imposed on him in game after game. It advises; the
/// arbiter chooses. It belongs to the caller, who frees it with `shk_ladder_free`; several threads may read
/// it at once, one may change it.
///
/// | so far in this game | ordinary violation | gross violation |
/// |---|---|---|
/// | nothing | remark | warning |
/// | a remark | warning | warning |
/// | a warning | loss of the game | loss of the game |
#[derive(Debug)]
pub struct shk_ladder(Handle<History>);

/// A ladder, and how it came to where it is.
#[derive(Clone, Debug, Default)]
struct History {
    ladder: Ladder,
    /// The games before this one.
    games: u32,
    imposed: Vec<shk_imposed>,
}

/// What the ladder advises for a violation.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_advice {
    /// `SHK_SANCTION_...`. Time for the opponent can be added to it at any step.
    pub sanction: i32,
    /// 1 where the player can be excluded too: he goes on after a game that was lost so; else 0.
    pub exclusion: u32,
}

/// What lies behind the pointer.
///
/// # Safety
///
/// As for [`read`].
unsafe fn history<'a>(pointer: *const shk_ladder) -> Result<&'a History, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "ladder") }?.0.get()
}

/// A new ladder: nothing was imposed yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_new(ladder: *mut *mut shk_ladder) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(ladder, "ladder")? };
        give(&out, shk_ladder(Handle::new(History::default())));
        Ok(())
    })
}

/// Another ladder like this one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_copy(
    ladder: *const shk_ladder,
    copy: *mut *mut shk_ladder,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (history, out) = unsafe { (history(ladder)?, Out::new(copy, "copy")?) };
        give(&out, shk_ladder(Handle::new(history.clone())));
        Ok(())
    })
}

/// Frees a ladder; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_free(ladder: *mut shk_ladder) {
    // SAFETY: as the contract says.
    unsafe { free(ladder) }
}

/// What the ladder advises for a violation of a gravity (`SHK_GRAVITY_...`); nothing is imposed by it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_advise(
    ladder: *const shk_ladder,
    gravity: i32,
    advice: *mut shk_advice,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (history, out) = unsafe { (history(ladder)?, Out::new(advice, "advice")?) };
        let advice = history.ladder.advise(self::gravity(gravity)?);
        out.set(shk_advice {
            sanction: sanction_number(advice.sanction),
            exclusion: u32::from(advice.exclusion),
        });
        Ok(())
    })
}

/// The arbiter imposed a sanction for a violation, the advised one or another; parameters as those of
/// `shk_game_impose`. A stricter one moves the ladder as far as it reaches, a milder one doesn't hold it
/// back.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_impose(
    ladder: *mut shk_ladder,
    gravity: i32,
    sanction: i32,
    seconds: u32,
    increment: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let gravity = self::gravity(gravity)?;
        let sanction = self::sanction(sanction, seconds, increment)?;
        let impose = |history: &mut History| {
            history.ladder.impose(gravity, sanction);
            history.imposed.push(shk_imposed {
                at: history.games.saturating_add(1),
                side: 0,
                gravity: gravity_number(gravity),
                sanction: sanction_number(sanction),
                seconds: seconds_of(sanction),
                reserved: 0,
            });
            Ok(())
        };
        // SAFETY: as the contract says.
        unsafe { change(ladder, "ladder") }?.0.alter(impose)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds what was imposed on a side of a game, in the player's present game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_add_game(
    ladder: *mut shk_ladder,
    game: *const shk_game,
    side: u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, side) = (unsafe { self::game(game)? }, self::side(side)?);
        let add = |history: &mut History| {
            history.ladder = game.ladder(side, history.ladder);
            let of_side = game.sanctions().iter().filter(|imposed| imposed.side == side);
            let at = history.games.saturating_add(1);
            let imposed = of_side.map(|imposed| shk_imposed { at, side: 0, ..imposed.into() });
            history.imposed.extend(imposed);
            Ok(())
        };
        // SAFETY: as the contract says.
        unsafe { change(ladder, "ladder") }?.0.alter(add)
    })
}

/// The player's next game begins: the ladder starts again, but a game that was lost so is remembered.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_next_game(ladder: *mut shk_ladder) -> shk_status {
    call(|| {
        let next = |history: &mut History| {
            history.ladder.next_game();
            history.games = history.games.saturating_add(1);
            Ok(())
        };
        // SAFETY: as the contract says.
        unsafe { change(ladder, "ladder") }?.0.alter(next)
    })
}

/// What was imposed, in its order, into an array of `capacity`; `*count` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ladder_history(
    ladder: *const shk_ladder,
    imposed: *mut shk_imposed,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (history, out, count) = unsafe {
            let out = Buffer::new(imposed, capacity, "imposed")?;
            (history(ladder)?, out, Out::new(count, "count")?)
        };
        out.give(&count, history.imposed.iter().copied())
    })
}
