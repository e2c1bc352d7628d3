//! The same for many positions in one call.

use shashki_board::MoveList;

use super::moves::shk_move;
use super::position::shk_position;
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out, slice};
use crate::status::{SHK_REFUSED, shk_status};

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
        for (at, position) in positions.iter().enumerate() {
            let moves = position.position()?.count_moves();
            counts.put(at, u32::try_from(moves).unwrap_or(u32::MAX));
        }
        Ok(())
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
        let (mut total, mut list) = (0, MoveList::new());
        begins.put(0, 0);
        for (at, position) in positions.iter().enumerate() {
            list.clear();
            position.position()?.add_moves(&mut list);
            for &m in &list {
                moves.put(total, m.into());
                total += 1;
            }
            begins.put(at + 1, total);
        }
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
        played.set(0);
        for (at, m) in moves.iter().enumerate() {
            // SAFETY: the array has `count` elements, as the contract says.
            let position = unsafe { positions.add(at).read() }.position()?;
            let next = position.play(m.to_move()?).map_err(|error| {
                Fail::told(SHK_REFUSED, |lang| error.message(lang).to_string()).clause("6.1.4.3")
            })?;
            after.put(at, next.into());
            played.set(at + 1);
        }
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
