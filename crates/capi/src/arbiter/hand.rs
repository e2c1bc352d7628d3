//! The hand on the board: from touching a piece to pressing the clock (6.1.4.6 to 6.1.5.13).

use core::ffi::c_char;

use shashki_record::{Hand, HandError, HandState, allowed};

use crate::board::{removal_rule, shk_move, shk_position, square, squares};
use crate::error::{Fail, call, call_with, shk_error};
use crate::game::side;
use crate::handle::Handle;
use crate::memory::{Buffer, Out, change, free, give, read};
use crate::status::{SHK_REFUSED, shk_status};
use crate::text::{TextOut, language};

/// Nothing is touched.
pub const SHK_HAND_IDLE: i32 = 0;
/// A piece is touched and binds (6.1.4.7).
pub const SHK_HAND_TOUCHED: i32 = 1;
/// A piece was moved and is still held: it can go elsewhere (6.1.4.8).
pub const SHK_HAND_IN_HAND: i32 = 2;
/// A capturing piece was released: the way is chosen, the taken pieces still stand (6.1.5.11).
pub const SHK_HAND_RELEASED: i32 = 3;
/// Taken pieces come off (6.1.5.7, 6.1.5.12).
pub const SHK_HAND_REMOVING: i32 = 4;
/// The move is made (6.1.4.6, 6.1.5.13).
pub const SHK_HAND_DONE: i32 = 5;
/// The clock was pressed: the opponent is to move.
pub const SHK_HAND_CLOCK_PRESSED: i32 = 6;

/// The hand of the player to move, from touching a piece to pressing the clock. It belongs to the caller,
/// who frees it with `shk_hand_free`; several threads may read it at once, one may change it.
///
/// An event that the rules refuse (`SHK_REFUSED`) leaves the hand where it was; the error's name is that of
/// the violation (`shk_violation_by_name`), or `not-your-turn`, `too-late`, `nothing-in-hand`, `no-way`,
/// `no-move-made`, `removal-order`. With `removal-order` alone the move is made all the same.
#[derive(Debug)]
pub struct shk_hand(Handle<Hand>);

fn wrong(error: HandError) -> Fail {
    let told = Fail::told(SHK_REFUSED, |lang| error.message(lang));
    told.named(error.name()).clause(error.clause())
}

/// What lies behind the pointer.
///
/// # Safety
///
/// As for [`read`].
unsafe fn hand<'a>(pointer: *const shk_hand) -> Result<&'a Hand, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "hand") }?.0.get()
}

/// Something happens to the hand behind a pointer.
///
/// # Safety
///
/// As for [`change`].
unsafe fn happen<R>(
    pointer: *mut shk_hand,
    event: impl FnOnce(&mut Hand) -> Result<R, HandError>,
) -> Result<R, Fail> {
    // SAFETY: as the caller promises.
    unsafe { change(pointer, "hand") }?.0.alter(|hand| event(hand).map_err(wrong))
}

/// A new hand of the side to move; `rule` (`SHK_REMOVAL_...`) is the edition that says how taken pieces come
/// off.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_new(
    position: *const shk_position,
    rule: i32,
    hand: *mut *mut shk_hand,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (position, out) =
            unsafe { (crate::board::position(position)?, Out::new(hand, "hand")?) };
        let hand = Hand::new(position).removal_rule(removal_rule(rule)?);
        give(&out, shk_hand(Handle::new(hand)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Another hand like this one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_copy(
    hand: *const shk_hand,
    copy: *mut *mut shk_hand,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (hand, out) = unsafe { (self::hand(hand)?, Out::new(copy, "copy")?) };
        give(&out, shk_hand(Handle::new(hand.clone())));
        Ok(())
    })
}

/// Frees a hand; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_free(hand: *mut shk_hand) {
    // SAFETY: as the contract says.
    unsafe { free(hand) }
}

fn state_number(state: HandState) -> i32 {
    match state {
        HandState::Idle => SHK_HAND_IDLE,
        HandState::Touched => SHK_HAND_TOUCHED,
        HandState::InHand => SHK_HAND_IN_HAND,
        HandState::Released => SHK_HAND_RELEASED,
        HandState::Removing => SHK_HAND_REMOVING,
        HandState::Done => SHK_HAND_DONE,
        HandState::ClockPressed => SHK_HAND_CLOCK_PRESSED,
    }
}

fn state(number: i32) -> Result<HandState, Fail> {
    use HandState as S;
    let all = [S::Idle, S::Touched, S::InHand, S::Released, S::Removing, S::Done, S::ClockPressed];
    let known = all.into_iter().find(|&state| state_number(state) == number);
    known.ok_or_else(|| Fail::argument("state", "one of SHK_HAND_...", "одно из SHK_HAND_..."))
}

/// Where the hand is, `SHK_HAND_...`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_state(hand: *const shk_hand, state: *mut i32) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (hand, out) = unsafe { (self::hand(hand)?, Out::new(state, "state")?) };
        out.set(state_number(hand.state()));
        Ok(())
    })
}

/// The name of a state (`SHK_HAND_...`), such as `in-hand`, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_state_name(
    state: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)? }.give(self::state(state)?.name())
    })
}

/// A state (`SHK_HAND_...`) in words in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_state_text(
    state: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(self::state(state)?.text(language(lang)?))
    })
}

/// The moves that the player may still make, into an array of `capacity`; `*count` is how many there are.
/// Once the piece is released it is the one that was made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_allowed(
    hand: *const shk_hand,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (hand, out, count) = unsafe {
            let out = Buffer::new(moves, capacity, "moves")?;
            (self::hand(hand)?, out, Out::new(count, "count")?)
        };
        out.give(&count, hand.allowed().iter().map(|&m| m.into()))
    })
}

/// Whether the player may still claim a draw with a written move instead, until he releases the piece
/// (5.4.12.2): `*may` is 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_may_claim(hand: *const shk_hand, may: *mut u32) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (hand, out) = unsafe { (self::hand(hand)?, Out::new(may, "may")?) };
        out.set(u32::from(hand.may_claim_with_written_move()));
        Ok(())
    })
}

/// "Поправляю": `side` says that he will put pieces straight; touching binds to nothing then until the next
/// move. Only he who is to move may (6.1.4.9), and before he touches one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_adjust(
    hand: *mut shk_hand,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = self::side(side)?;
        // SAFETY: as the contract says.
        unsafe { happen(hand, |hand| hand.adjust(by)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The player touches whatever stands on a square, 1 to 32. The first piece of his own that has a legal
/// move binds him (6.1.4.7).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_touch(
    hand: *mut shk_hand,
    square: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let square = crate::board::square(square)?;
        // SAFETY: as the contract says.
        unsafe { happen(hand, |hand| hand.touch(square)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The player moves a piece over these squares, numbers from 1 to 32, the first its own, and keeps hold of
/// it: as long as he does it may go elsewhere (6.1.4.8).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_carry(
    hand: *mut shk_hand,
    squares: *const u8,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let squares = unsafe { self::squares(squares, count)? };
        // SAFETY: as the contract says.
        unsafe { happen(hand, |hand| hand.carry(&squares)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The player lets go of the piece: the move, in `*m`, is made, or for a capture its way is chosen.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_release(
    hand: *mut shk_hand,
    m: *mut shk_move,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(m, "m")? };
        // SAFETY: as the contract says.
        out.set(unsafe { happen(hand, Hand::release) }?.into());
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The player takes a piece off the board, from a square 1 to 32. With the last one the move is made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_remove(
    hand: *mut shk_hand,
    square: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let square = self::square(square)?;
        // SAFETY: as the contract says.
        unsafe { happen(hand, |hand| hand.remove(square)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The player stops removing: the violation `stopped-removing` as long as taken pieces still stand.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_stop_removing(
    hand: *const shk_hand,
    error: *mut *mut shk_error,
) -> shk_status {
    // SAFETY: as the contract says.
    let run = || unsafe { self::hand(hand)? }.stop_removing().map_err(wrong);
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The player presses the clock; `*m` is the move that he made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_hand_press_clock(
    hand: *mut shk_hand,
    m: *mut shk_move,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(m, "m")? };
        // SAFETY: as the contract says.
        out.set(unsafe { happen(hand, Hand::press_clock) }?.into());
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The moves that a player may still make after touching these squares, numbers from 1 to 32, in their
/// order, into an array of `capacity`: those of the first touched piece of his own that has a legal move,
/// all where none has (6.1.4.7, 5.4.13.3). `*moves_count` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_allowed(
    position: *const shk_position,
    squares: *const u8,
    count: usize,
    moves: *mut shk_move,
    capacity: usize,
    moves_count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, touched, out, told) = unsafe {
            let position = crate::board::position(position)?;
            let (touched, out) =
                (self::squares(squares, count)?, Buffer::new(moves, capacity, "moves")?);
            (position, touched, out, Out::new(moves_count, "moves_count")?)
        };
        out.give(&told, allowed(&position, &touched).iter().map(|&m| m.into()))
    })
}
