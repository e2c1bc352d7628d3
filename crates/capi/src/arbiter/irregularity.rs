//! The irregularities of a game: where each stands, and what corrects it (5.4.13).

use core::ffi::c_char;

use shashki_record::{Irregularity, Status};

use super::violation::violation_number;
use crate::board::{shk_move, shk_position};
use crate::error::{Fail, call};
use crate::game::{game, shk_game, side_number};
use crate::memory::{Buffer, Out};
use crate::status::{SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, language};

/// It happened, and the opponent has not answered.
pub const SHK_IRREGULARITY_OPEN: i32 = 0;
/// The opponent demands a correction; the offender's clock runs.
pub const SHK_IRREGULARITY_DEMANDED: i32 = 1;
/// The players don't agree: the clocks are stopped, the arbiter decides (5.4.13.4).
pub const SHK_IRREGULARITY_BEFORE_ARBITER: i32 = 2;
/// It was corrected.
pub const SHK_IRREGULARITY_CORRECTED: i32 = 3;
/// It stands: the opponent replied, or gave the correction up.
pub const SHK_IRREGULARITY_STANDS: i32 = 4;

/// The bit of `shk_irregularity.flags`: a protest can't be based on it (5.4.13.4).
pub const SHK_IRREGULARITY_BARS_PROTEST: u32 = 1;

/// An irregularity of a game.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_irregularity {
    /// `SHK_VIOLATION_...`.
    pub violation: i32,
    /// Who did it: `SHK_WHITE` or `SHK_BLACK`.
    pub side: u32,
    /// The ply that it left on record.
    pub ply: u32,
    /// Where it stands, `SHK_IRREGULARITY_...`.
    pub status: i32,
    /// The ply that was on the board when it was corrected or let stand; 0 otherwise.
    pub since: u32,
    /// `SHK_IRREGULARITY_BARS_PROTEST` or 0.
    pub flags: u32,
}

fn ply(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn status_number(status: Status) -> i32 {
    match status {
        Status::Open => SHK_IRREGULARITY_OPEN,
        Status::Demanded => SHK_IRREGULARITY_DEMANDED,
        Status::BeforeArbiter => SHK_IRREGULARITY_BEFORE_ARBITER,
        Status::Corrected { .. } => SHK_IRREGULARITY_CORRECTED,
        Status::Stands { .. } => SHK_IRREGULARITY_STANDS,
    }
}

fn status(number: i32) -> Result<Status, Fail> {
    let all = [
        Status::Open,
        Status::Demanded,
        Status::BeforeArbiter,
        Status::Corrected { ply: 0 },
        Status::Stands { ply: 0 },
    ];
    let known = all.into_iter().find(|&status| status_number(status) == number);
    let expected = "SHK_IRREGULARITY_OPEN ... SHK_IRREGULARITY_STANDS";
    known.ok_or_else(|| Fail::argument("status", expected, expected))
}

impl From<&Irregularity> for shk_irregularity {
    fn from(one: &Irregularity) -> Self {
        let since = match one.status() {
            Status::Corrected { ply } | Status::Stands { ply } => ply,
            _ => 0,
        };
        Self {
            violation: violation_number(one.violation()),
            side: side_number(one.by()),
            ply: ply(one.ply()),
            status: status_number(one.status()),
            since: ply(since),
            flags: if one.bars_protest() { SHK_IRREGULARITY_BARS_PROTEST } else { 0 },
        }
    }
}

pub(crate) fn no_irregularity() -> Fail {
    let (en, ru) = ("there are fewer irregularities", "в партии меньше нарушений");
    Fail::new(SHK_NOT_FOUND, en, ru)
}

/// The irregularities of a game in their order, into an array of `capacity`; `*count` is how many there
/// are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_irregularities(
    game: *const shk_game,
    irregularities: *mut shk_irregularity,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out, count) = unsafe {
            let out = Buffer::new(irregularities, capacity, "irregularities")?;
            (self::game(game)?, out, Out::new(count, "count")?)
        };
        out.give(&count, game.irregularities().iter().map(Into::into))
    })
}

/// What the opponent can have done about an irregularity, counted from 0 (5.4.13.3, 5.4.13.4): `*put_back`
/// is the position that is put back, `*clock` the side whose time runs, and the moves that are open to the
/// offender then go into an array of `capacity`; `*count` is how many there are. With none nothing has to
/// be played: the turn is the opponent's again, or a king is marked.
///
/// `SHK_NOT_FOUND` where there are fewer irregularities.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_corrections(
    game: *const shk_game,
    index: usize,
    put_back: *mut shk_position,
    clock: *mut u32,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, put_back, clock, out, count) = unsafe {
            let (put_back, clock) = (Out::new(put_back, "put_back")?, Out::new(clock, "clock")?);
            let out = Buffer::new(moves, capacity, "moves")?;
            (self::game(game)?, put_back, clock, out, Out::new(count, "count")?)
        };
        let one = game.irregularities().get(index).ok_or_else(no_irregularity)?;
        let corrections = one.corrections();
        out.give(&count, corrections.moves.iter().map(|&m| m.into()))?;
        put_back.set(corrections.position.into());
        clock.set(side_number(corrections.clock));
        Ok(())
    })
}

/// The name of where an irregularity stands (`before-arbiter`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_irregularity_status_name(
    status: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)? }.give(self::status(status)?.name())
    })
}

/// Where an irregularity stands, in words in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_irregularity_status_text(
    status: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(self::status(status)?.text(language(lang)?))
    })
}
