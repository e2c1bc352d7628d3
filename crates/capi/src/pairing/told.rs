//! A paired round in words.

use core::ffi::c_char;

use shashki_pairing::{Explanation, Reason, document};
use shashki_tournament::StartNumber;

use super::draw::{pairing, shk_pairing};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::no_such;
use crate::memory::Out;
use crate::status::{SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, language};

/// The list that host programs read, as text out: the number of pairs, the bye included, then a pair
/// a line, White first; the bye as `number 0`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_list(
    pairing: *const shk_pairing,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out) =
            unsafe { (self::pairing(pairing)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&pairing.pairing.list())
    })
}

/// A paired round as text out, JSON (`shashki-pairing`): boards with names, points and colours, who is
/// absent, notes, and the explanation if the steps were kept.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_json(
    pairing: *const shk_pairing,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::pairing(pairing)?, TextOut::new(buffer, capacity, needed)?) };
        let (event, explanation) = (&all.event, all.explanation.as_ref());
        let text = document::pairing(event, &all.pairing, explanation, language(lang)?);
        out.give(&text.map_err(|error| Fail::internal(&error.to_string()))?)
    })
}

/// The options that were set, as text out: `halves=recut ties=ascending`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_options_text(
    pairing: *const shk_pairing,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out) =
            unsafe { (self::pairing(pairing)?, TextOut::new(buffer, capacity, needed)?) };
        let set = pairing.pairing.options.pairs();
        let set: Vec<String> = set.map(|(name, value)| format!("{name}={value}")).collect();
        out.give(&set.join(" "))
    })
}

/// A note by its index from 0, as text out: what the arbiter should know. `*warning`, which may be
/// NULL, is 1 where it should be looked into, 0 where it only records what was done.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_note(
    pairing: *const shk_pairing,
    index: usize,
    lang: i32,
    warning: *mut u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, warning, out) = unsafe {
            let warning = Out::new(warning, "warning").ok();
            (self::pairing(pairing)?, warning, TextOut::new(buffer, capacity, needed)?)
        };
        let note = pairing
            .pairing
            .notes
            .get(index)
            .ok_or_else(|| no_such("note", "нет такого примечания"))?;
        out.give(&note.message(language(lang)?))?;
        if let Some(place) = warning {
            place.set(note.is_warning().into());
        }
        Ok(())
    })
}

/// The whole explanation as text out, board by board with clauses (P26).
///
/// `SHK_NOT_FOUND`: the round wasn't paired with `explain`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_explain(
    pairing: *const shk_pairing,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (pairing, out) =
            unsafe { (self::pairing(pairing)?, TextOut::new(buffer, capacity, needed)?) };
        let name = |start: StartNumber| {
            pairing.event.player(start).map_or_else(String::new, |player| player.name.clone())
        };
        out.give(&explanation(pairing)?.text(language(lang)?, &name))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The number of reasons for a board, into `*count`; `board` from 1, 0: the bye.
///
/// `SHK_NOT_FOUND`: the round wasn't paired with `explain`, or has no such board.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_reason_count(
    pairing: *const shk_pairing,
    board: u32,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out) = unsafe { (self::pairing(pairing)?, Out::new(count, "count")?) };
        out.set(reasons(pairing, board)?.len());
        Ok(())
    })
}

/// A reason for a board by its index from 0, as text out; `board` from 1, 0: the bye.
///
/// `SHK_NOT_FOUND`: the round wasn't paired with `explain`, or has no such board or reason.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_reason(
    pairing: *const shk_pairing,
    board: u32,
    index: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out) =
            unsafe { (self::pairing(pairing)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&reason(pairing, board, index)?.message(language(lang)?))
    })
}

/// The clause behind a reason, as text out; the arguments as for `shk_pairing_reason`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_reason_clause(
    pairing: *const shk_pairing,
    board: u32,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out) =
            unsafe { (self::pairing(pairing)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(reason(pairing, board, index)?.clause)
    })
}

/// The decision of the documentation behind a reason, such as `P12`, as text out; the arguments as
/// for `shk_pairing_reason`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_reason_decision(
    pairing: *const shk_pairing,
    board: u32,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out) =
            unsafe { (self::pairing(pairing)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(reason(pairing, board, index)?.decision)
    })
}

fn explanation(pairing: &shk_pairing) -> Result<&Explanation, Fail> {
    pairing.explanation.as_ref().ok_or_else(|| {
        Fail::new(
            SHK_NOT_FOUND,
            "the round was paired without `explain`: no steps were kept",
            "тур составлен без `explain`: ход жеребьёвки не сохранён",
        )
    })
}

fn reasons(pairing: &shk_pairing, board: u32) -> Result<&[Reason], Fail> {
    let explanation = explanation(pairing)?;
    let Some(at) = (board as usize).checked_sub(1) else { return Ok(explanation.bye()) };
    let board = explanation.boards().get(at).ok_or_else(|| no_such("board", "нет такой доски"))?;
    Ok(&board.reasons)
}

fn reason(pairing: &shk_pairing, board: u32, index: usize) -> Result<&Reason, Fail> {
    reasons(pairing, board)?.get(index).ok_or_else(|| no_such("reason", "нет такого обоснования"))
}
