//! Plies in bulk.

use shashki_board::{Move, Side};

use crate::board::{SHK_BLACK, SHK_WHITE, shk_move, shk_position};
use crate::error::{Fail, Place, call, call_with, shk_error};
use crate::game::handle::{alter, game, not_played, shk_game};
use crate::memory::{Buffer, Out, slice};
use crate::status::shk_status;

/// A ply of a game.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_ply {
    /// The move; all 0 where the ply was no legal move but a violation that stands (5.4.13.2).
    pub m: shk_move,
    /// Who made it: `SHK_WHITE` or `SHK_BLACK`.
    pub side: u32,
    /// 0.
    pub reserved: u32,
}

pub(crate) fn side_number(side: Side) -> u32 {
    match side {
        Side::White => SHK_WHITE,
        Side::Black => SHK_BLACK,
    }
}

pub(crate) fn side(number: u32) -> Result<Side, Fail> {
    match number {
        SHK_WHITE => Ok(Side::White),
        SHK_BLACK => Ok(Side::Black),
        _ => Err(Fail::argument("side", "SHK_WHITE or SHK_BLACK", "SHK_WHITE или SHK_BLACK")),
    }
}

/// Plays moves one after another; one is played by a `count` of 1.
///
/// `*played` is how many were; it may be NULL. It is written on failure too: the moves before the one
/// that was refused stay played, and the error has its ply.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_play(
    game: *mut shk_game,
    moves: *const shk_move,
    count: usize,
    played: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (moves, told) =
            unsafe { (slice(moves, count, "moves")?, Out::new(played, "played").ok()) };
        let mut done = 0;
        // SAFETY: as the contract says.
        let result = unsafe {
            alter(game, |game| {
                for m in moves {
                    let ply = u32::try_from(game.ply() + 1).unwrap_or(u32::MAX);
                    let place = Place { ply, ..Place::default() };
                    let m = m.to_move().map_err(|fail| fail.at(place))?;
                    game.push(m).map_err(|error| not_played(&error).at(place))?;
                    done += 1;
                }
                Ok(())
            })
        };
        if let Some(told) = told {
            told.set(done);
        }
        result
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

impl From<(Side, Option<Move>)> for shk_ply {
    fn from((side, m): (Side, Option<Move>)) -> Self {
        let m = m.map_or_else(shk_move::default, Into::into);
        Self { m, side: side_number(side), reserved: 0 }
    }
}

/// The plies, into an array of `capacity`; `*count` is how many there are. With a capacity of 0 only
/// they are counted.
///
/// Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_plies(
    game: *const shk_game,
    plies: *mut shk_ply,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out, count) = unsafe {
            let out = Buffer::new(plies, capacity, "plies")?;
            (self::game(game)?, out, Out::new(count, "count")?)
        };
        out.give(&count, game.plies().map(shk_ply::from))
    })
}

/// The positions from the start to the last ply, one more than plies, into an array of `capacity`, as
/// `shk_game_plies` does.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_positions(
    game: *const shk_game,
    positions: *mut shk_position,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out, count) = unsafe {
            let out = Buffer::new(positions, capacity, "positions")?;
            (self::game(game)?, out, Out::new(count, "count")?)
        };
        let all: Vec<_> = (0..=game.ply()).filter_map(|ply| game.position_at(ply)).collect();
        out.give(&count, all.into_iter().map(Into::into))
    })
}
