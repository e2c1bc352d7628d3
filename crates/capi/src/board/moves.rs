//! Moves.

use core::convert::Infallible;
use core::ops::ControlFlow;

use shashki_board::{Bitboard, IllegalMove, Move, MoveList, Position, Square};

use super::position::{position, shk_position};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out, read};
use crate::status::{SHK_REFUSED, shk_status};

/// The bit of `shk_move.flags` that says that a man is crowned.
pub const SHK_MOVE_PROMOTES: u8 = 1;

/// More moves than any position has: a buffer of so many is never too small.
pub const SHK_MOST_MOVES: u32 = 4096;

/// A move: a plain value. Squares are numbers, 1 (b8) to 32 (g1).
///
/// Two ways of capturing the same pieces that start and end on the same squares are one move.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_move {
    /// The squares of the pieces taken; bit n - 1 is square n.
    pub captured: u32,
    /// The square that the piece leaves.
    pub from: u8,
    /// The square on which it comes to rest.
    pub to: u8,
    /// `SHK_MOVE_PROMOTES` or 0.
    pub flags: u8,
    /// 0.
    pub reserved: u8,
}

impl From<Move> for shk_move {
    #[inline]
    fn from(m: Move) -> Self {
        let captured = m.captured();
        Self {
            captured: if captured.is_empty() { 0 } else { captured.to_u32() },
            from: m.from().number(),
            to: m.to().number(),
            flags: if m.promotes() { SHK_MOVE_PROMOTES } else { 0 },
            reserved: 0,
        }
    }
}

impl shk_move {
    #[inline]
    pub(crate) fn to_move(self) -> Result<Move, Fail> {
        self.plain().ok_or_else(bad_squares)
    }

    /// The move if it goes from a square to a square: what to ask of many.
    #[inline]
    pub(crate) fn plain(self) -> Option<Move> {
        let (from, to) = (Square::from_number(self.from)?, Square::from_number(self.to)?);
        let promotes = self.flags & SHK_MOVE_PROMOTES != 0;
        Some(Move::new(from, to, Bitboard::from_u32(self.captured), promotes))
    }
}

#[cold]
#[inline(never)]
fn bad_squares() -> Fail {
    Fail::argument("move", "squares from 1 to 32", "поля от 1 до 32")
}

/// The legal moves of a position, into an array of `capacity`; `*count` is how many there are.
///
/// Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`). Their order is
/// fixed but means nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_moves(
    position: *const shk_position,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, out, count) = unsafe {
            let out = Buffer::new(moves, capacity, "moves")?;
            (self::position(position)?, out, Out::new(count, "count")?)
        };
        let mut list = MoveList::new(); // filled in place: it is large
        position.add_moves(&mut list);
        if list.is_complete() {
            return out.give(&count, list.iter().map(|&m| m.into()));
        }
        out.give(&count, every_move(&position).into_iter().map(Into::into))
    })
}

/// All moves of a position that has more than a list holds.
#[cold]
#[inline(never)]
fn every_move(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let ControlFlow::Continue(()) = position.visit_moves(|m| {
        moves.push(m);
        ControlFlow::<Infallible>::Continue(())
    });
    moves
}

/// How many legal moves a position has; 0: the side to move has lost (6.1.4.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_count_moves(
    position: *const shk_position,
    count: *mut u64,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, count) = unsafe { (self::position(position)?, Out::new(count, "count")?) };
        count.set(position.count_moves());
        Ok(())
    })
}

/// Whether the side to move has to capture (6.1.5.3): `*can` is 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_can_capture(
    position: *const shk_position,
    can: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, can) = unsafe { (self::position(position)?, Out::new(can, "can")?) };
        can.set(u32::from(position.can_capture()));
        Ok(())
    })
}

#[cold]
#[inline(never)]
pub(crate) fn not_legal(m: Move) -> Fail {
    let error = IllegalMove { m };
    Fail::told(SHK_REFUSED, |lang| error.message(lang).to_string()).clause("6.1.4.3")
}

/// Plays a move; `*after` may be the position itself. An illegal one is refused (`SHK_REFUSED`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_play(
    position: *const shk_position,
    played: *const shk_move,
    after: *mut shk_position,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (given, m, after) = unsafe {
            let m = *read(played, "played")?;
            (*read(position, "position")?, m, Out::new(after, "after")?)
        };
        let (position, legal) = (given.position()?, m.to_move()?);
        if !position.is_legal(legal) {
            return Err(not_legal(legal));
        }
        after.set(given.after(m));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
