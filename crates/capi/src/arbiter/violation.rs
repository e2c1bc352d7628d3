//! The fourteen violations (5.4.13.2).

use core::ffi::c_char;

use shashki_record::Violation;

use crate::error::{Fail, call};
use crate::memory::Out;
use crate::status::{SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, language, text};

/// An illegal move with a man or a king.
pub const SHK_VIOLATION_WRONG_MOVE: i32 = 1;
/// Two moves in a row.
pub const SHK_VIOLATION_TWO_MOVES: i32 = 2;
/// One piece was touched and another moved.
pub const SHK_VIOLATION_OTHER_PIECE_MOVED: i32 = 3;
/// A move was taken back.
pub const SHK_VIOLATION_MOVE_TAKEN_BACK: i32 = 4;
/// A move with the opponent's man or king.
pub const SHK_VIOLATION_OPPONENTS_PIECE_MOVED: i32 = 5;
/// A move where a capture is due.
pub const SHK_VIOLATION_CAPTURE_IGNORED: i32 = 6;
/// Pieces of either side were removed without a reason.
pub const SHK_VIOLATION_REMOVED_WITHOUT_REASON: i32 = 7;
/// Pieces were removed while the last capture was not finished.
pub const SHK_VIOLATION_REMOVED_DURING_CAPTURE: i32 = 8;
/// Fewer or more pieces were removed than were to be taken.
pub const SHK_VIOLATION_REMOVED_WRONG_NUMBER: i32 = 9;
/// Pieces were removed that were not to be taken.
pub const SHK_VIOLATION_REMOVED_WRONG_PIECES: i32 = 10;
/// The player stopped while removing the taken pieces.
pub const SHK_VIOLATION_STOPPED_REMOVING: i32 = 11;
/// One's own pieces were removed after a capture.
pub const SHK_VIOLATION_REMOVED_OWN_PIECES: i32 = 12;
/// A man became a king and was not marked.
pub const SHK_VIOLATION_KING_NOT_MARKED: i32 = 13;
/// A king that was not marked moved as a king.
pub const SHK_VIOLATION_UNMARKED_KING_MOVED: i32 = 14;

pub(crate) fn violation_number(violation: Violation) -> i32 {
    i32::try_from(violation.number()).unwrap_or(0)
}

pub(crate) fn violation(number: i32) -> Result<Violation, Fail> {
    let known = Violation::ALL.into_iter().find(|&one| violation_number(one) == number);
    known.ok_or_else(|| {
        Fail::argument("violation", "one of SHK_VIOLATION_...", "одно из SHK_VIOLATION_...")
    })
}

/// The name of a violation (`SHK_VIOLATION_...`, its number in clause 5.4.13.2), such as `two-moves`, as
/// text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_violation_name(
    violation: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)? }.give(self::violation(violation)?.name())
    })
}

/// The violation of a name, `SHK_VIOLATION_...`; `SHK_NOT_FOUND` where none has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_violation_by_name(
    name: *const c_char,
    length: usize,
    violation: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (name, out) =
            unsafe { (text(name, length, "name")?, Out::new(violation, "violation")?) };
        let found = Violation::ALL.into_iter().find(|one| one.name() == name);
        let none =
            || Fail::new(SHK_NOT_FOUND, "there is no such violation", "нет такого нарушения");
        out.set(violation_number(found.ok_or_else(none)?));
        Ok(())
    })
}

/// A violation in words in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_violation_text(
    violation: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(self::violation(violation)?.text(language(lang)?))
    })
}

/// Whether the opponent can demand the correction after his reply too: `*outlives` is 1 for
/// `SHK_VIOLATION_KING_NOT_MARKED` and 0 for all others (5.4.13.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_violation_outlives_a_reply(
    violation: i32,
    outlives: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(outlives, "outlives")? };
        out.set(u32::from(self::violation(violation)?.outlives_a_reply()));
        Ok(())
    })
}
