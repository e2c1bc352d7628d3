//! What a call says of how it went.

use core::panic::AssertUnwindSafe;
use std::panic::catch_unwind;

/// What every call that can fail returns; one of the `SHK_...` constants. A number is never given
/// to another meaning.
pub type shk_status = i32;

/// Done.
pub const SHK_OK: shk_status = 0;
/// An argument can't be: NULL, not UTF-8, an unknown name or number, a struct of an unknown size.
pub const SHK_BAD_ARGUMENT: shk_status = 1;
/// A document or text that was given is wrong: the error says where and what was expected.
pub const SHK_BAD_INPUT: shk_status = 2;
/// The rules leave no valid pairing; the error holds the proof (5.4.10.8).
pub const SHK_NO_VALID_PAIRING: shk_status = 3;
/// A documented limit was passed.
pub const SHK_LIMIT: shk_status = 4;
/// The buffer is too small; what is needed has been written to `*needed`.
pub const SHK_BUFFER_TOO_SMALL: shk_status = 5;
/// The rules refuse it: an illegal move, a claim or decision that can't stand.
pub const SHK_REFUSED: shk_status = 6;
/// There is nothing of the kind: no such player, round or game.
pub const SHK_NOT_FOUND: shk_status = 7;
/// The callback asked to stop.
pub const SHK_STOPPED: shk_status = 8;
/// A defect of the library. A handle that was being changed can't be used any more.
pub const SHK_INTERNAL: shk_status = 100;
/// The handle was left half changed by a defect in an earlier call; it can only be freed.
pub const SHK_POISONED: shk_status = 101;

/// Runs a call so that no panic crosses the border.
pub(crate) fn guard(call: impl FnOnce() -> shk_status) -> shk_status {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or(SHK_INTERNAL)
}
