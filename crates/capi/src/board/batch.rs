//! The same for many positions in one call.
//!
//! Positions are taken over block by block before anything is done with them: what follows branches so
//! much that a processor can't look ahead from one position to taking over the next.

use core::convert::Infallible;
use core::ops::ControlFlow;

use shashki_board::Position;

use super::moves::{legal, shk_move};
use super::position::shk_position;
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out, slice};
use crate::status::shk_status;

/// So many positions are taken over at once.
const BLOCK: usize = 64;

/// Takes positions over and hands each with its index to `visit`. It stops at the first that is none,
/// after those before it.
#[inline]
fn each(
    mut given: impl Iterator<Item = shk_position>,
    mut visit: impl FnMut(usize, &Position) -> Result<(), Fail>,
) -> Result<(), Fail> {
    let mut block = [Position::initial(); BLOCK];
    let mut at = 0;
    loop {
        let (mut taken, mut wrong) = (0, None);
        for (place, position) in block.iter_mut().zip(&mut given) {
            let Some(position) = position.plain() else {
                wrong = position.position().err();
                break;
            };
            *place = position;
            taken += 1;
        }
        for position in block.iter().take(taken) {
            visit(at, position)?;
            at += 1;
        }
        match wrong {
            Some(fail) => return Err(fail),
            None if taken < BLOCK => return Ok(()),
            None => {}
        }
    }
}

/// The number of legal moves of each of `count` positions, into an array of as many numbers. It
/// stops at the first position that is none; what comes before it has been written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_positions_count_moves(
    positions: *const shk_position,
    count: usize,
    counts: *mut u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (positions, counts) = unsafe {
            (slice(positions, count, "positions")?, Buffer::new(counts, count, "counts")?)
        };
        each(positions.iter().copied(), |at, position| {
            counts.put(at, u32::try_from(position.count_moves()).unwrap_or(u32::MAX));
            Ok(())
        })
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The legal moves of `count` positions, one after the other in `moves`; those of position i are
/// `moves[begins[i]]` up to `moves[begins[i + 1]]`, so that `begins` has `count + 1` elements.
///
/// `*needed` is how many moves there are in all; where they have no room (`SHK_BUFFER_TOO_SMALL`)
/// those that had are written, and all of `begins`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_positions_moves(
    positions: *const shk_position,
    count: usize,
    moves: *mut shk_move,
    capacity: usize,
    begins: *mut usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (positions, moves, begins, needed) = unsafe {
            (
                slice(positions, count, "positions")?,
                Buffer::new(moves, capacity, "moves")?,
                Buffer::new(begins, count.saturating_add(1), "begins")?,
                Out::new(needed, "needed")?,
            )
        };
        let mut total = 0;
        begins.put(0, 0);
        each(positions.iter().copied(), |at, position| {
            // A list between would cost as much as the moves do.
            let ControlFlow::Continue(()) = position.visit_moves(|m| {
                moves.put(total, m.into());
                total += 1;
                ControlFlow::<Infallible>::Continue(())
            });
            begins.put(at + 1, total);
            Ok(())
        })?;
        needed.set(total);
        if moves.holds(total) { Ok(()) } else { Err(Fail::too_small(total)) }
    })
}

/// Plays move i in position i, for all of `count`; `after` may be `positions`. It stops at the first
/// move that is refused, and `*played` is how many were played.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_positions_play(
    positions: *const shk_position,
    moves: *const shk_move,
    count: usize,
    after: *mut shk_position,
    played: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says. `positions` is read element by element by pointer, because
        // it may be the array that is written.
        let (moves, after, played) = unsafe {
            slice(positions, count, "positions")?;
            (
                slice(moves, count, "moves")?,
                Buffer::new(after, count, "after")?,
                Out::new(played, "played")?,
            )
        };
        let mut done = 0;
        // SAFETY: the array has `count` elements, as the contract says.
        let positions = |at| unsafe { positions.add(at).read() };
        let all_played = each((0..count).map(positions), |at, position| {
            let Some(&m) = moves.get(at) else { return Ok(()) };
            legal(position, m)?;
            after.put(at, positions(at).after(m));
            done = at + 1;
            Ok(())
        });
        played.set(done);
        all_played
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
