//! Re-pairing a published round with the fewest touched (5.4.10.8, 5.4.10.12; P23).

use core::ffi::c_char;
use std::sync::Arc;

use shashki_pairing::{Changes, Repair, document};
use shashki_tournament::{Event, StartNumber};

use super::check::changes;
use super::decided::{decided, from_decision_error, published, shk_decision_by};
use super::draw::shk_pairing;
use super::fail::{from_pair_error, from_repair_error};
use super::options::{request, shk_pair_options};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, event, from_faults, no_such, shk_event, shk_pair_of, shk_text, starts};
use crate::memory::{Buffer, Out, free, give, read};
use crate::sized::{Options, options_or_none};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// What has changed since a round was published. `SHK_REPAIR_CHANGES_INIT` in C; all fields but the
/// size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_repair_changes {
    /// `sizeof(shk_repair_changes)`.
    pub struct_size: u32,
    /// 0.
    pub reserved: u32,
    /// Start numbers of who doesn't play in the round (5.4.10.2: a loss).
    pub absent: *const u32,
    /// How many.
    pub absent_count: usize,
    /// Start numbers of who plays in it after all.
    pub arrived: *const u32,
    /// How many.
    pub arrived_count: usize,
    /// Results of earlier rounds that were wrong, written as in `shk_check_options.changes`.
    pub corrected: *const shk_text,
    /// How many.
    pub corrected_count: usize,
}

// SAFETY: a size, then numbers and pointers.
unsafe impl Options for shk_repair_changes {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// A round paired anew with the fewest touched. It belongs to the caller, who frees it with
/// `shk_repair_free`, and doesn't need the event any more. Several threads may read one at once.
#[derive(Debug)]
pub struct shk_repair {
    repair: Repair,
    /// After the change.
    event: Arc<Event>,
}

/// A re-pairing in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_repair_facts {
    /// The round.
    pub round: u32,
    /// How many get another opponent or bye.
    pub touched_count: u32,
    /// How many weren't in the published round.
    pub came_count: u32,
    /// How many were in it and take no part any more.
    pub gone_count: u32,
    /// How many boards weren't published, a new bye included.
    pub new_board_count: u32,
    /// How many boards are kept with other colours.
    pub swapped_count: u32,
    /// The total difference in points inside the new boards, in hundredths.
    pub points_difference: i64,
}

/// # Safety
///
/// The arrays are as they say.
unsafe fn changed(given: Option<shk_repair_changes>) -> Result<Changes, Fail> {
    let Some(given) = given else { return Ok(Changes::default()) };
    // SAFETY: as the caller promises.
    unsafe {
        Ok(Changes {
            absent: starts(given.absent, given.absent_count, "absent")?,
            arrived: starts(given.arrived, given.arrived_count, "arrived")?,
            corrected: changes(given.corrected, given.corrected_count)?,
        })
    }
}

/// Pairs a published round anew. `list` are the pairs as they were published, as `shk_pairing_list`
/// writes them; `changes` is what has changed since, NULL where the event has it already. Without a
/// round in `options` it is the event's last if that has the same pairs or no result yet, else the one
/// after it. That a round has begun is a warning among the notes.
///
/// `SHK_NO_VALID_PAIRING`: the rules leave none, with the proof.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_make(
    event: *const shk_event,
    options: *const shk_pair_options,
    changes: *const shk_repair_changes,
    list: *const c_char,
    length: usize,
    made: *mut *mut shk_repair,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, (request, _), changes, published, out) = unsafe {
            let (event, asked) = (self::event(event)?, request(options)?);
            let changes = changed(options_or_none(changes, "changes")?)?;
            (event, asked, changes, published(list, length)?, Out::new(made, "made")?)
        };
        let repaired = changes.repair(event, &published, &request);
        let (event, repair) = repaired.map_err(|e| from_repair_error(&e))?;
        give(&out, shk_repair { repair, event: Arc::new(event) });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees a re-pairing; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_free(repair: *mut shk_repair) {
    // SAFETY: as the contract says.
    unsafe { free(repair) }
}

/// A re-pairing in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_describe(
    repair: *const shk_repair,
    facts: *mut shk_repair_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) = unsafe { (read(repair, "repair")?, Out::new(facts, "facts")?) };
        let repair = &all.repair;
        out.set(shk_repair_facts {
            round: repair.pairing.round.into(),
            touched_count: count(repair.touched.len()),
            came_count: count(repair.came.len()),
            gone_count: count(repair.gone.len()),
            new_board_count: count(repair.new_boards.len()),
            swapped_count: count(repair.swapped.len()),
            points_difference: repair.points_difference.hundredths(),
        });
        Ok(())
    })
}

/// Who gets another opponent or bye.
pub const SHK_REPAIR_TOUCHED: u32 = 0;
/// Who wasn't in the published round.
pub const SHK_REPAIR_CAME: u32 = 1;
/// Who was in it and takes no part any more.
pub const SHK_REPAIR_GONE: u32 = 2;

/// Start numbers of who is concerned (`SHK_REPAIR_...`), ascending, into an array of `capacity`;
/// `*needed` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_players(
    repair: *const shk_repair,
    which: u32,
    players: *mut u32,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (repair, out, needed) = unsafe {
            let out = Buffer::new(players, capacity, "players")?;
            (&read(repair, "repair")?.repair, out, Out::new(needed, "needed")?)
        };
        let players = match which {
            SHK_REPAIR_TOUCHED => &repair.touched,
            SHK_REPAIR_CAME => &repair.came,
            SHK_REPAIR_GONE => &repair.gone,
            _ => return Err(Fail::argument("which", "SHK_REPAIR_...", "SHK_REPAIR_...")),
        };
        out.give(&needed, players.iter().map(|start| start.get()))
    })
}

/// The boards that weren't published, White first, the bye without a second, into an array of
/// `capacity`; `*needed` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_new_boards(
    repair: *const shk_repair,
    boards: *mut shk_pair_of,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (repair, out, needed) = unsafe {
            let out = Buffer::new(boards, capacity, "boards")?;
            (&read(repair, "repair")?.repair, out, Out::new(needed, "needed")?)
        };
        let boards = repair.new_boards.iter().map(|board| shk_pair_of {
            first: board.first.get(),
            second: board.second.map_or(0, StartNumber::get),
        });
        out.give(&needed, boards)
    })
}

/// Why the players of a new board, by its index from 0, aren't where they were published, as text
/// out, a line each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_why(
    repair: *const shk_repair,
    index: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (repair, out) =
            unsafe { (&read(repair, "repair")?.repair, TextOut::new(buffer, capacity, needed)?) };
        let lang = language(lang)?;
        let board = repair.new_boards.get(index);
        let board = board.ok_or_else(|| no_such("board", "нет такой доски"))?;
        out.give(&board.why.iter().map(|why| why.message(lang) + "\n").collect::<String>())
    })
}

/// Remarks and notes, as text out, a line each, `warning: ` or `note: ` before them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_notes(
    repair: *const shk_repair,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (repair, out) =
            unsafe { (&read(repair, "repair")?.repair, TextOut::new(buffer, capacity, needed)?) };
        let said = repair.said(language(lang)?);
        out.give(&said.into_iter().map(|line| line + "\n").collect::<String>())
    })
}

/// A re-pairing as text out, JSON (`shashki-repair`); `decision` may be NULL: not taken yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_json(
    repair: *const shk_repair,
    decision: *const shk_decision_by,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (all, decided, out) = unsafe {
            let given = if decision.is_null() { None } else { Some(decided(decision)?) };
            (read(repair, "repair")?, given, TextOut::new(buffer, capacity, needed)?)
        };
        let found = &all.repair;
        let record = decided.map(|by| by.record(found.pairing.round, &found.published));
        let record = record.transpose().map_err(from_decision_error)?;
        let text = document::repair(found, record.as_ref(), language(lang)?);
        out.give(&text.map_err(|error| Fail::internal(&error.to_string()))?)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn of(pairing: &shashki_pairing::Pairing, event: &Arc<Event>) -> shk_pairing {
    let (pairing, event) = (pairing.clone(), Arc::clone(event));
    shk_pairing { pairing, event, explanation: None, fixed: Vec::new() }
}

/// The whole round as it stands now, a pairing of the event after the change.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_pairing(
    repair: *const shk_repair,
    pairing: *mut *mut shk_pairing,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) = unsafe { (read(repair, "repair")?, Out::new(pairing, "pairing")?) };
        give(&out, of(&all.repair.pairing, &all.event));
        Ok(())
    })
}

/// The full new draw, which 5.4.10.12 allows as well, to set beside it.
/// `SHK_NO_VALID_PAIRING` and the others as for `shk_pair`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_new_draw(
    repair: *const shk_repair,
    pairing: *mut *mut shk_pairing,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (all, out) = unsafe { (read(repair, "repair")?, Out::new(pairing, "pairing")?) };
        let draw = all.repair.new_draw.as_ref().map_err(from_pair_error)?;
        give(&out, of(&draw.pairing, &all.event));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A new event with the round as it stands now and the record of the decision (P30).
/// `SHK_REFUSED`: a name or a reason is missing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_repair_apply(
    repair: *const shk_repair,
    decision: *const shk_decision_by,
    applied: *mut *mut shk_event,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (all, decided, out) =
            unsafe { (read(repair, "repair")?, decided(decision)?, Out::new(applied, "applied")?) };
        let found = &all.repair;
        let record = decided.record(found.pairing.round, &found.published);
        let applied = found.pairing.apply(&all.event).map_err(|faults| from_faults(&faults))?;
        let mut draft = applied.into_draft();
        draft.decisions.push(record.map_err(from_decision_error)?);
        give(&out, shk_event::new(draft.check().map_err(|faults| from_faults(&faults))?));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
