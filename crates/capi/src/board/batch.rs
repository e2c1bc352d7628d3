//! The same for many positions in one call.
//!
//! Positions are taken over block by block before anything is done with them: what follows branches so
//! much that a processor can't look ahead from one position to taking over the next.

use core::convert::Infallible;
use core::ops::ControlFlow;

use shashki_board::Position;

use super::moves::{not_legal, shk_move};
use super::position::shk_position;
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out, slice};
use crate::status::shk_status;

/// So many positions are taken over at once.
const BLOCK: usize = 64;

/// Takes over what `take` makes of each number below `count` and hands it to `visit`, a block with the
/// number of its first at a time; as far as there is something to take over. Gives how far that is.
#[inline]
fn blocks<T: Copy>(
    count: usize,
    take: impl Fn(usize) -> Option<T>,
    mut visit: impl FnMut(usize, &[T]) -> Result<(), Fail>,
) -> Result<usize, Fail> {
    let Some(first) = (count > 0).then(|| take(0)).flatten() else { return Ok(0) };
    let (mut block, mut begin) = ([first; BLOCK], 0);
    while begin < count {
        let all = BLOCK.min(count - begin);
        let mut taken = 0;
        for place in &mut block[..all] {
            let Some(one) = take(begin + taken) else { break };
            *place = one;
            taken += 1;
        }
        visit(begin, &block[..taken])?;
        begin += taken;
        if taken < all {
            break;
        }
    }
    Ok(begin)
}

/// The same for positions, of which each has to be one.
#[inline]
fn positions_of(
    positions: &[shk_position],
    mut visit: impl FnMut(usize, &Position),
) -> Result<(), Fail> {
    let end = blocks(
        positions.len(),
        |at| positions[at].plain(),
        |begin, block| {
            (begin..).zip(block).for_each(|(at, position)| visit(at, position));
            Ok(())
        },
    )?;
    positions.get(end).map_or(Ok(()), |position| Err(position.fault()))
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
        positions_of(positions, |at, position| {
            counts.put(at, u32::try_from(position.count_moves()).unwrap_or(u32::MAX));
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
        positions_of(positions, |at, position| {
            // A list between would cost as much as the moves do.
            let ControlFlow::Continue(()) = position.visit_moves(|m| {
                moves.put(total, m.into());
                total += 1;
                ControlFlow::<Infallible>::Continue(())
            });
            begins.put(at + 1, total);
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
        let given = |at| unsafe { positions.add(at).read() };
        let take = |at: usize| Some((given(at).plain()?, moves[at].plain()?));
        let taken = blocks(count, take, |begin, block| {
            let legal = block.iter().take_while(|(position, m)| position.is_legal(*m)).count();
            done = begin + legal;
            (begin..done).for_each(|at| after.put(at, given(at).after(moves[at])));
            block.get(legal).map_or(Ok(()), |&(_, m)| Err(not_legal(m)))
        });
        played.set(done);
        match taken? {
            end if end == count => Ok(()),
            at => given(at).position().and_then(|_| moves[at].to_move()).map(drop),
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
