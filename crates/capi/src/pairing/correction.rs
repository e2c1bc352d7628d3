//! What corrected results change (5.4.10.12; P25).

use core::ffi::c_char;

use shashki_pairing::{Correction, LaterRound, RoundState, correct, document};

use super::check::changes;
use super::decided::{decided, from_decision_error, shk_decision_by};
use super::fail::from_check_error;
use super::options::{request, shk_pair_options};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, event, from_faults, no_such_round, shk_event, shk_text};
use crate::memory::{Buffer, Out, free, give, read};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// A result stands in the round: nothing touches its pairs any more.
pub const SHK_ROUND_BEGUN: u32 = 0;
/// Its pairs are there and no result is: the chief arbiter decides (5.4.10.12).
pub const SHK_ROUND_PUBLISHED: u32 = 1;
/// It is still to be drawn.
pub const SHK_ROUND_NOT_PAIRED: u32 = 2;

/// What a correction means for a later round.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_later_round {
    /// The round.
    pub round: u32,
    /// `SHK_ROUND_...`.
    pub state: u32,
    /// How many stand in another score group.
    pub moved_count: u32,
    /// The first place of the classification, from 1, at which another player stands; 0: none.
    pub first_place: u32,
    /// At how many places another player stands.
    pub places: u32,
    /// How many rules the pairs of a published round break now and didn't before.
    pub break_count: u32,
}

/// Corrected results and what follows from them. It belongs to the caller, who frees it with
/// `shk_correction_free`, and doesn't need the event any more. Several threads may read one at once.
#[derive(Debug)]
pub struct shk_correction(Correction);

/// Says what corrected results change: the classifications of later rounds, and of no round that has
/// begun the pairs. The results are written as in `shk_check_options.changes`.
///
/// `SHK_NOT_FOUND`: no such game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_correct(
    event: *const shk_event,
    options: *const shk_pair_options,
    results: *const shk_text,
    count: usize,
    correction: *mut *mut shk_correction,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, (request, _), changes, out) = unsafe {
            let (event, asked) = (self::event(event)?, request(options)?);
            (event, asked, changes(results, count)?, Out::new(correction, "correction")?)
        };
        let found = correct(event, &request, &changes).map_err(|e| from_check_error(&e))?;
        give(&out, shk_correction(found));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees a correction; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_correction_free(correction: *mut shk_correction) {
    // SAFETY: as the contract says.
    unsafe { free(correction) }
}

fn row(later: &LaterRound) -> shk_later_round {
    shk_later_round {
        round: later.round.into(),
        state: match later.state {
            RoundState::Begun => SHK_ROUND_BEGUN,
            RoundState::Published => SHK_ROUND_PUBLISHED,
            _ => SHK_ROUND_NOT_PAIRED,
        },
        moved_count: count(later.moved.len()),
        first_place: count(later.first_place.unwrap_or(0)),
        places: count(later.places),
        break_count: count(later.breaks.len()),
    }
}

/// The rounds after that of the first game, up to the next one to be drawn, into an array of
/// `capacity`; `*needed` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_correction_rounds(
    correction: *const shk_correction,
    rounds: *mut shk_later_round,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (found, out, needed) = unsafe {
            let out = Buffer::new(rounds, capacity, "rounds")?;
            (&read(correction, "correction")?.0, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, found.rounds.iter().map(row))
    })
}

/// What a correction means for a later round, as text out: a sentence, then a line for each rule
/// broken and for each thing that may be done.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_correction_text(
    correction: *const shk_correction,
    round: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (found, out) = unsafe {
            (&read(correction, "correction")?.0, TextOut::new(buffer, capacity, needed)?)
        };
        let lang = language(lang)?;
        let later = found.rounds.iter().find(|later| u32::from(later.round) == round);
        let later = later.ok_or_else(|| no_such_round(round))?;
        let breaks = later.breaks.iter().map(|broken| broken.message(lang));
        let choices = later.choices.iter().map(|choice| choice.message(lang).to_owned());
        let lines = core::iter::once(later.message(lang)).chain(breaks).chain(choices);
        out.give(&lines.map(|line| line + "\n").collect::<String>())
    })
}

/// A correction as text out, JSON (`shashki-correction`); `decision` may be NULL: not taken yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_correction_json(
    correction: *const shk_correction,
    decision: *const shk_decision_by,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (found, decided, out) = unsafe {
            let given = if decision.is_null() { None } else { Some(decided(decision)?) };
            let out = TextOut::new(buffer, capacity, needed)?;
            (&read(correction, "correction")?.0, given, out)
        };
        let records = decided.map(|by| found.records(by)).transpose();
        let records = records.map_err(from_decision_error)?.unwrap_or_default();
        let text = document::correction(found, &records, language(lang)?);
        out.give(&text.map_err(|error| Fail::internal(&error.to_string()))?)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A new event with the corrected results and the records of the decision (P30); the pairs of every
/// round stand. `SHK_REFUSED`: a name or a reason is missing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_correction_apply(
    correction: *const shk_correction,
    decision: *const shk_decision_by,
    corrected: *mut *mut shk_event,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (found, decided, out) = unsafe {
            let found = &read(correction, "correction")?.0;
            (found, decided(decision)?, Out::new(corrected, "corrected")?)
        };
        let records = found.records(decided).map_err(from_decision_error)?;
        let mut draft = found.event.clone().into_draft();
        draft.decisions.extend(records);
        give(&out, shk_event::new(draft.check().map_err(|faults| from_faults(&faults))?));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
