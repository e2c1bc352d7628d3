//! Sanctions (5.4.14.1).

use core::ffi::c_char;

use shashki_record::{Gravity, Imposed, Sanction};

use crate::error::{Fail, call, call_with, shk_error};
use crate::game::{alter, game, not_ended, shk_game, side, side_number};
use crate::memory::{Buffer, Out};
use crate::status::{SHK_REFUSED, shk_status};
use crate::text::{TextOut, language};

/// Any violation of the rules.
pub const SHK_GRAVITY_ORDINARY: i32 = 0;
/// A gross one, such as impossible moves with the clock pressed to gather increments (5.4.13.4).
pub const SHK_GRAVITY_GROSS: i32 = 1;

/// A remark (замечание).
pub const SHK_SANCTION_REMARK: i32 = 0;
/// A warning (предупреждение).
pub const SHK_SANCTION_WARNING: i32 = 1;
/// Time for the opponent: at most 120 seconds, at least the increment.
pub const SHK_SANCTION_TIME: i32 = 2;
/// Loss of the game.
pub const SHK_SANCTION_LOSS_OF_GAME: i32 = 3;
/// Loss of the micro-match.
pub const SHK_SANCTION_LOSS_OF_MICRO_MATCH: i32 = 4;
/// Loss of the game or micro-match for both.
pub const SHK_SANCTION_LOSS_OF_BOTH: i32 = 5;
/// Exclusion from the competition.
pub const SHK_SANCTION_EXCLUSION: i32 = 6;
/// Another sanction of clause 1.5.
pub const SHK_SANCTION_OTHER: i32 = 7;

pub(crate) fn gravity(number: i32) -> Result<Gravity, Fail> {
    match number {
        SHK_GRAVITY_ORDINARY => Ok(Gravity::Ordinary),
        SHK_GRAVITY_GROSS => Ok(Gravity::Gross),
        _ => Err(Fail::argument("gravity", "one of SHK_GRAVITY_...", "одно из SHK_GRAVITY_...")),
    }
}

pub(crate) const fn gravity_number(gravity: Gravity) -> i32 {
    match gravity {
        Gravity::Ordinary => SHK_GRAVITY_ORDINARY,
        Gravity::Gross => SHK_GRAVITY_GROSS,
    }
}

/// A sanction by its number; of time for the opponent the seconds, and those added for each move.
pub(crate) fn sanction(number: i32, seconds: u32, increment: u32) -> Result<Sanction, Fail> {
    Ok(match number {
        SHK_SANCTION_REMARK => Sanction::Remark,
        SHK_SANCTION_WARNING => Sanction::Warning,
        SHK_SANCTION_TIME => {
            let short = |seconds| u16::try_from(seconds).unwrap_or(u16::MAX);
            Sanction::time(short(seconds), short(increment)).map_err(|error| {
                let told = Fail::told(SHK_REFUSED, |lang| error.message(lang));
                told.named(error.name()).clause("5.4.14.1")
            })?
        }
        SHK_SANCTION_LOSS_OF_GAME => Sanction::LossOfGame,
        SHK_SANCTION_LOSS_OF_MICRO_MATCH => Sanction::LossOfMicroMatch,
        SHK_SANCTION_LOSS_OF_BOTH => Sanction::LossOfBoth,
        SHK_SANCTION_EXCLUSION => Sanction::Exclusion,
        SHK_SANCTION_OTHER => Sanction::Other,
        _ => {
            let (en, ru) = ("one of SHK_SANCTION_...", "одно из SHK_SANCTION_...");
            return Err(Fail::argument("sanction", en, ru));
        }
    })
}

pub(crate) const fn sanction_number(sanction: Sanction) -> i32 {
    match sanction {
        Sanction::Remark => SHK_SANCTION_REMARK,
        Sanction::Warning => SHK_SANCTION_WARNING,
        Sanction::Time(_) => SHK_SANCTION_TIME,
        Sanction::LossOfGame => SHK_SANCTION_LOSS_OF_GAME,
        Sanction::LossOfMicroMatch => SHK_SANCTION_LOSS_OF_MICRO_MATCH,
        Sanction::LossOfBoth => SHK_SANCTION_LOSS_OF_BOTH,
        Sanction::Exclusion => SHK_SANCTION_EXCLUSION,
        _ => SHK_SANCTION_OTHER,
    }
}

/// The seconds of time for the opponent; 0 of any other sanction.
pub(crate) fn seconds_of(sanction: Sanction) -> u32 {
    match sanction {
        Sanction::Time(time) => time.seconds().into(),
        _ => 0,
    }
}

/// The name of a sanction (`loss-of-game`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_sanction_name(
    sanction: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(self::sanction(sanction, 1, 0)?.name())
    })
}

/// The gravity of a violation, `SHK_GRAVITY_...`, in words in a language (`SHK_EN`, `SHK_RU`), as text
/// out (5.4.14).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_gravity_text(
    gravity: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(self::gravity(gravity)?.text(language(lang)?))
    })
}

/// A sanction in words in a language (`SHK_EN`, `SHK_RU`), as text out; `seconds` are those of
/// `SHK_SANCTION_TIME`, 1 to 120, and mean nothing otherwise.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_sanction_text(
    sanction: i32,
    seconds: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(&self::sanction(sanction, seconds, 0)?.text(language(lang)?))
    })
}

/// A sanction that was imposed.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_imposed {
    /// In a game the ply that was on the board; in a ladder the game, from 1.
    pub at: u32,
    /// In a game against whom, `SHK_WHITE` or `SHK_BLACK`; of a loss for both, who gave the occasion. In
    /// a ladder 0.
    pub side: u32,
    /// How grave the violation was, `SHK_GRAVITY_...`.
    pub gravity: i32,
    /// `SHK_SANCTION_...`.
    pub sanction: i32,
    /// The seconds of `SHK_SANCTION_TIME`; 0 otherwise.
    pub seconds: u32,
    /// 0.
    pub reserved: u32,
}

impl From<&Imposed> for shk_imposed {
    fn from(imposed: &Imposed) -> Self {
        Self {
            at: u32::try_from(imposed.ply).unwrap_or(u32::MAX),
            side: side_number(imposed.side),
            gravity: gravity_number(imposed.gravity),
            sanction: sanction_number(imposed.sanction),
            seconds: seconds_of(imposed.sanction),
            reserved: 0,
        }
    }
}

/// The arbiter imposes a sanction in a game (5.4.14.1): any violation can be punished, corrected, waived or
/// not. `seconds` and `increment`, the seconds added for each move, are read with `SHK_SANCTION_TIME` only.
/// A loss or an exclusion ends the game.
///
/// Refused (`SHK_REFUSED`) as `game-over` (5.4.13.5), and for the time as `too-much`,
/// `less-than-increment`, `no-time`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_impose(
    game: *mut shk_game,
    side: u32,
    gravity: i32,
    sanction: i32,
    seconds: u32,
    increment: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let (side, gravity) = (self::side(side)?, self::gravity(gravity)?);
        let sanction = self::sanction(sanction, seconds, increment)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.impose(side, gravity, sanction).map_err(not_ended)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The sanctions of a game in their order, into an array of `capacity`; `*count` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_sanctions(
    game: *const shk_game,
    sanctions: *mut shk_imposed,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out, count) = unsafe {
            let out = Buffer::new(sanctions, capacity, "sanctions")?;
            (self::game(game)?, out, Out::new(count, "count")?)
        };
        out.give(&count, game.sanctions().iter().map(Into::into))
    })
}
