//! How a draw comes into force, and what is decided afterwards (5.4.10.8, 5.4.10.12; P30).

use core::ffi::c_char;

use shashki_pairing::{DecisionBy, DecisionError, DrawState, Pairing, Published, RoundDraw};

use super::draw::{pairing, shk_pairing};
use super::fail::from_repair_error;
use crate::error::{Fail, Place, call, call_with, shk_error};
use crate::event::{draw_change, round, set, shk_draft, shk_text, start, starts};
use crate::handle::Handle;
use crate::memory::{Out, change, free, give, read};
use crate::status::{SHK_REFUSED, shk_status};
use crate::text::{TextOut, text};

/// Who decides, when and why. The library reads no clock.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_decision_by {
    /// What is done: `SHK_CHANGE_...`.
    pub change: u32,
    /// 0.
    pub reserved: u32,
    /// Who decides: the chief arbiter or his deputy. Without a name the decision is refused.
    pub by: shk_text,
    /// When; may be empty.
    pub at: shk_text,
    /// Why. Without a reason the decision is refused.
    pub reason: shk_text,
}

/// The decision behind a pointer.
///
/// # Safety
///
/// The pointer is NULL or points to a decision whose texts are as they say and live.
pub(super) unsafe fn decided<'a>(pointer: *const shk_decision_by) -> Result<DecisionBy<'a>, Fail> {
    // SAFETY: as the caller promises.
    unsafe {
        let by = read(pointer, "decision")?;
        Ok(DecisionBy {
            change: draw_change(by.change)?,
            by: by.by.get("by")?,
            at: by.at.get("at")?,
            reason: by.reason.get("reason")?,
        })
    }
}

pub(super) fn from_decision_error(error: DecisionError) -> Fail {
    let (name, player) = match error {
        DecisionError::NoReason => ("no-reason", 0),
        DecisionError::NoName => ("no-name", 0),
        DecisionError::InForce => ("in-force", 0),
        DecisionError::NotInForce => ("not-in-force", 0),
        DecisionError::NotPaired { player } => ("not-paired", player.get()),
        DecisionError::NotOnce { player } => ("not-once", player.get()),
        _ => ("", 0),
    };
    let place = Place { player, ..Place::default() };
    Fail::told(SHK_REFUSED, |lang| error.message(lang)).named(name).clause(error.clause()).at(place)
}

/// Somebody is not paired yet.
pub const SHK_DRAW_DRAFT: u32 = 0;
/// Everybody who takes part is paired, and nothing is published.
pub const SHK_DRAW_COMPLETE: u32 = 1;
/// Published (5.4.10.8).
pub const SHK_DRAW_IN_FORCE: u32 = 2;

/// The draw of a round on its way into force, and every decision that changed it afterwards.
///
/// It belongs to the caller, who frees it with `shk_round_draw_free`. One thread at a time may change
/// it.
#[derive(Debug)]
pub struct shk_round_draw(Handle<RoundDraw>);

/// The draw of a round without pairs, for `count` players who take part in it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_new(
    round: u32,
    players: *const u32,
    count: usize,
    draw: *mut *mut shk_round_draw,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (players, out) =
            unsafe { (starts(players, count, "players")?, Out::new(draw, "draw")?) };
        let new = RoundDraw::new(self::round(round, "round")?, players);
        give(&out, shk_round_draw(Handle::new(new)));
        Ok(())
    })
}

/// The complete draw of a paired round.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_of(
    pairing: *const shk_pairing,
    draw: *mut *mut shk_round_draw,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out) = unsafe { (self::pairing(pairing)?, Out::new(draw, "draw")?) };
        let pairing: &Pairing = &pairing.pairing;
        give(&out, shk_round_draw(Handle::new(RoundDraw::complete(pairing))));
        Ok(())
    })
}

/// Frees the draw of a round; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_free(draw: *mut shk_round_draw) {
    // SAFETY: as the contract says.
    unsafe { free(draw) }
}

/// How far the draw is (`SHK_DRAW_...`), into `*state`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_state(
    draw: *const shk_round_draw,
    state: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (draw, out) = unsafe { (read(draw, "draw")?, Out::new(state, "state")?) };
        out.set(match draw.0.get()?.state() {
            DrawState::Draft => SHK_DRAW_DRAFT,
            DrawState::Complete => SHK_DRAW_COMPLETE,
            DrawState::InForce => SHK_DRAW_IN_FORCE,
        });
        Ok(())
    })
}

/// The pairs as they stand, as text out: a list as of `shk_pairing_list`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_list(
    draw: *const shk_round_draw,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (draw, out) = unsafe { (read(draw, "draw")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&list(draw.0.get()?.pairs()))
    })
}

fn list(pairs: &Published) -> String {
    let count = pairs.boards.len() + usize::from(pairs.bye.is_some());
    let boards = pairs.boards.iter().map(|(white, black)| format!("{white} {black}\n"));
    let bye = pairs.bye.map(|bye| format!("{bye} 0\n"));
    core::iter::once(format!("{count}\n")).chain(boards).chain(bye).collect()
}

/// Sets the pairs, all or some, before they are in force: a list as of `shk_pairing_list`.
/// `SHK_REFUSED`: they are in force, or somebody stands twice or takes no part.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_set(
    draw: *mut shk_round_draw,
    list: *const c_char,
    length: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (draw, list) = unsafe { (change(draw, "draw")?, published(list, length)?) };
        draw.0.alter(|draw| draw.set(list).map_err(from_decision_error))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The pairs of a list.
///
/// # Safety
///
/// As for [`text`].
pub(super) unsafe fn published(list: *const c_char, length: usize) -> Result<Published, Fail> {
    // SAFETY: as the caller promises.
    let list = unsafe { text(list, length, "list") }?;
    Published::from_list(list).map_err(|error| from_repair_error(&error))
}

/// Puts a complete draw in force (5.4.10.8). `SHK_REFUSED`: it is, or somebody is not paired.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_put_in_force(
    draw: *mut shk_round_draw,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let draw = unsafe { change(draw, "draw") }?;
        draw.0.alter(|draw| draw.put_in_force().map_err(from_decision_error))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Changes a draw in force by a reasoned decision (5.4.10.12); a record of it with the pairs before
/// it is kept. `SHK_REFUSED`: nothing is in force, a name or reason is missing, or somebody would be
/// left over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_change(
    draw: *mut shk_round_draw,
    list: *const c_char,
    length: usize,
    decision: *const shk_decision_by,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (draw, list, decided) =
            unsafe { (change(draw, "draw")?, published(list, length)?, decided(decision)?) };
        draw.0.alter(|draw| draw.change(list, decided).map_err(from_decision_error))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Says that a player comes (`here` other than 0) or goes after the draw came into force; the pairs
/// have to follow by `shk_round_draw_change`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_round_draw_takes_part(
    draw: *mut shk_round_draw,
    player: u32,
    here: u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let draw = unsafe { change(draw, "draw") }?;
        let player = start(player, "player")?;
        draw.0.alter(|draw| {
            draw.takes_part(player, here != 0);
            Ok(())
        })
    })
}

/// Adds the records of a draw's decisions to a draft, to be kept with the event.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_records(
    draft: *mut shk_draft,
    draw: *const shk_round_draw,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe {
            let records = read(draw, "draw")?.0.get()?.records().to_vec();
            set(draft, |draft| draft.decisions.extend(records))
        }
    })
}
