//! Ballots: opening tables, checked and drawn from; single ballots.

mod entry;
mod single;

use core::ffi::c_char;

use shashki_base::Seed;
use shashki_record::{BallotTable, Game};

use crate::error::{Fail, call, call_with, shk_error};
use crate::game::shk_game;
use crate::memory::{Out, free, give, read};
use crate::status::{SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, language, text};

pub use entry::*;
pub use single::*;

/// An opening table. It belongs to the caller, who frees it with `shk_ballots_free`; several threads may
/// read it at once.
#[derive(Debug)]
pub struct shk_ballots(BallotTable);

fn none() -> Fail {
    Fail::new(SHK_NOT_FOUND, "the table has no such line", "в таблице нет такой строки")
}

/// Reads an opening table: a ballot a line, its columns parted by tabs, name and moves or FEN (6.1.4.1).
///
/// What is wrong with it is told by `shk_ballots_fault`; only ballots that can be played are counted.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_read(
    table: *const c_char,
    length: usize,
    ballots: *mut *mut shk_ballots,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (table, out) =
            unsafe { (text(table, length, "table")?, Out::new(ballots, "ballots")?) };
        give(&out, shk_ballots(BallotTable::read(table)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees an opening table; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_free(ballots: *mut shk_ballots) {
    // SAFETY: as the contract says.
    unsafe { free(ballots) }
}

/// How many ballots there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_count(ballots: *const shk_ballots) -> usize {
    // SAFETY: as the contract says.
    unsafe { ballots.as_ref() }.map_or(0, |ballots| ballots.0.entries().len())
}

/// How many faults there are; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_count_faults(ballots: *const shk_ballots) -> usize {
    // SAFETY: as the contract says.
    unsafe { ballots.as_ref() }.map_or(0, |ballots| ballots.0.faults().len())
}

/// The message of a fault, counted from 0, in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_fault(
    ballots: *const shk_ballots,
    index: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out) =
            unsafe { (read(ballots, "ballots")?, TextOut::new(buffer, capacity, needed)?) };
        let fault = ballots.0.faults().get(index).ok_or_else(none)?;
        out.give(&fault.message(language(lang)?))
    })
}

/// The name of a ballot, counted from 0, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_id(
    ballots: *const shk_ballots,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out) =
            unsafe { (read(ballots, "ballots")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(ballots.0.entries().get(index).ok_or_else(none)?.ballot.id())
    })
}

/// The moves of a ballot, counted from 0, or its position as FEN, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_text(
    ballots: *const shk_ballots,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out) =
            unsafe { (read(ballots, "ballots")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&ballots.0.entries().get(index).ok_or_else(none)?.ballot.to_string())
    })
}

/// A new game from a ballot, counted from 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_from_ballot(
    ballots: *const shk_ballots,
    index: usize,
    game: *mut *mut shk_game,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out) = unsafe { (read(ballots, "ballots")?, Out::new(game, "game")?) };
        let ballot = ballots.0.entries().get(index).ok_or_else(none)?.ballot.clone();
        give(&out, shk_game::new(Game::from_ballot(ballot)));
        Ok(())
    })
}

/// Draws a ballot by lot: seed and stream give the same one at all times. `*index` counts from 0.
///
/// `table` names the table of the file among whose ballots is drawn; NULL with length 0: among all.
/// `SHK_NOT_FOUND` where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_draw(
    ballots: *const shk_ballots,
    seed: u64,
    stream: u64,
    table: *const c_char,
    length: usize,
    index: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, name, out) = unsafe {
            let name = text(table, length, "table")?;
            (read(ballots, "ballots")?, name, Out::new(index, "index")?)
        };
        let among = (!table.is_null()).then_some(name);
        let drawn = ballots.0.draw(Seed(seed), stream, among).ok_or_else(none)?;
        let place = ballots.0.entries().iter().position(|entry| core::ptr::eq(entry, drawn));
        out.set(place.ok_or_else(none)?);
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use core::ptr::{null, null_mut};

    use super::*;
    use crate::status::{SHK_BAD_ARGUMENT, SHK_OK};

    #[test]
    fn a_table_is_drawn_from() {
        let table = "1\tcd4 dc5\n2\tab4 ba5\n3\tcd4 cd4\n";
        let (mut ballots, mut game, mut index) = (null_mut(), null_mut(), 9);
        // SAFETY: every pointer is NULL or lives.
        unsafe {
            let (at, length) = (table.as_ptr().cast(), table.len());
            assert_eq!(shk_ballots_read(at, length, null_mut(), null_mut()), SHK_BAD_ARGUMENT);
            assert_eq!(shk_ballots_read(at, length, &raw mut ballots, null_mut()), SHK_OK);
            assert_eq!((shk_ballots_count(ballots), shk_ballots_count_faults(ballots)), (2, 1));
            let mut buffer = [0_u8; 32];
            let out = buffer.as_mut_ptr().cast();
            assert_eq!(shk_ballots_text(ballots, 1, out, 32, null_mut()), SHK_OK);
            assert_eq!(&buffer[..12], b"a3-b4 b6-a5\0");
            assert_eq!(shk_ballots_draw(ballots, 7, 1, null(), 0, &raw mut index), SHK_OK);
            assert!(index < 2);
            let nowhere = shk_ballots_draw(ballots, 7, 1, out, 1, &raw mut index);
            assert_eq!(nowhere, SHK_NOT_FOUND);
            assert_eq!(shk_game_from_ballot(ballots, 5, &raw mut game), SHK_NOT_FOUND);
            assert_eq!(shk_game_from_ballot(ballots, index, &raw mut game), SHK_OK);
            crate::game::shk_game_free(game);
            shk_ballots_free(ballots);
        }
    }
}
