//! Rounds of a draft, absences, points beside the results.

use shashki_tournament::{
    Absence, Acceleration, Adjustment, DecisionRecord, DrawChange, Round, Unpaired,
};

use super::draft::{draft_mut, points, set, shk_draft};
use super::kind::{
    absence_kind, round, round_or_none, shk_meeting, shk_unpaired, start, unpaired_kind,
};
use super::read::no_such;
use super::span::shk_text;
use crate::error::{Fail, Place, call_with, shk_error};
use crate::memory::slice;
use crate::status::shk_status;

/// A player announced that he won't play.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_absence {
    /// The start number.
    pub player: u32,
    /// In which round; 0: in the one to be paired, whichever that is.
    pub round: u32,
    /// What he gets for it: `SHK_KIND_ZERO_POINT_BYE` (5.4.10.2), `SHK_KIND_HALF_POINT_BYE` or
    /// `SHK_KIND_FULL_POINT_BYE`.
    pub kind: u8,
    /// 0.
    pub reserved: [u8; 3],
}

/// Points given or taken beside the results.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_adjustment {
    /// The start number.
    pub player: u32,
    /// In which round; 0: they belong to the total alone.
    pub round: u32,
    /// How many, in hundredths; may be negative.
    pub points: i64,
}

/// Points that are only pretended. No Russian system has them; a draw of a round with any is refused.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_acceleration {
    /// How many, in hundredths.
    pub points: i64,
    /// The first round.
    pub from: u32,
    /// The last round.
    pub to: u32,
    /// The first of the players, by start number.
    pub first: u32,
    /// The last of them.
    pub last: u32,
}

/// Two players, White first; no second: the bye.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_pair_of {
    /// The start number of White, or of who has the bye.
    pub first: u32,
    /// The start number of Black; 0: the first has the bye.
    pub second: u32,
}

/// Pairs were changed by hand (5.4.10.12).
pub const SHK_CHANGE_BY_HAND: u32 = 0;
/// The round was paired anew with the fewest touched (5.4.10.8; P23).
pub const SHK_CHANGE_RE_PAIRING: u32 = 1;
/// The round was drawn anew as a whole (5.4.10.12).
pub const SHK_CHANGE_NEW_DRAW: u32 = 2;
/// A result of an earlier round was corrected; the pairs stand (5.4.10.12).
pub const SHK_CHANGE_CORRECTED_RESULT: u32 = 3;
/// A pair was forced in spite of the rules (5.4.10.9).
pub const SHK_CHANGE_FORCED_PAIR: u32 = 4;

/// The record of a decision that changed a published round (5.4.10.12; P30).
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_decision {
    /// The round whose pairs were published.
    pub round: u32,
    /// `SHK_CHANGE_...`.
    pub change: u32,
    /// Who decided. A record without a name makes no event.
    pub by: shk_text,
    /// When, as the caller wants it written; may be empty. The library reads no clock.
    pub at: shk_text,
    /// The reason. A record without one makes no event.
    pub reason: shk_text,
    /// The pairs before the decision.
    pub before: *const shk_pair_of,
    /// How many.
    pub before_count: usize,
}

pub(crate) fn draw_change(code: u32) -> Result<DrawChange, Fail> {
    let found = usize::try_from(code).ok().and_then(|at| DrawChange::ALL.get(at)).copied();
    found.ok_or_else(|| Fail::argument("change", "one of SHK_CHANGE_...", "одно из SHK_CHANGE_..."))
}

pub(crate) fn change_code(change: DrawChange) -> u32 {
    DrawChange::ALL.iter().zip(0..).find(|(known, _)| **known == change).map_or(0, |(_, code)| code)
}

impl shk_decision {
    /// The record.
    ///
    /// # Safety
    ///
    /// The texts and the array are as they say.
    unsafe fn get(&self) -> Result<DecisionRecord, Fail> {
        let change = draw_change(self.change)?;
        // SAFETY: as the caller promises.
        let (by, at, reason, before) = unsafe {
            let before = slice(self.before, self.before_count, "before")?;
            (self.by.get("by")?, self.at.get("at")?, self.reason.get("reason")?, before)
        };
        let pair = |pair: &shk_pair_of| {
            Ok((start(pair.first, "before")?, shashki_tournament::StartNumber::new(pair.second)))
        };
        Ok(DecisionRecord {
            round: round(self.round, "round")?,
            change,
            clause: change.clause().to_owned(),
            by: by.trim().to_owned(),
            at: at.trim().to_owned(),
            reason: reason.trim().to_owned(),
            before: before.iter().map(pair).collect::<Result<_, Fail>>()?,
        })
    }
}

/// The round made of a draft's arrays.
///
/// # Safety
///
/// As for [`slice`]; games of micro-matches too.
unsafe fn round_of(
    meetings: (*const shk_meeting, usize),
    unpaired: (*const shk_unpaired, usize),
) -> Result<Round, Fail> {
    // SAFETY: as the caller promises.
    unsafe {
        let meetings = slice(meetings.0, meetings.1, "meetings")?;
        let meetings =
            meetings.iter().map(|meeting| meeting.meeting()).collect::<Result<_, _>>()?;
        let unpaired = slice(unpaired.0, unpaired.1, "unpaired")?;
        let one = |one: &shk_unpaired| {
            let (player, kind) = (start(one.player, "player")?, unpaired_kind(one.kind)?);
            Ok(Unpaired { player, kind })
        };
        let unpaired = unpaired.iter().map(one).collect::<Result<_, Fail>>()?;
        Ok(Round { meetings, unpaired })
    }
}

/// Puts a round into a draft: its meetings in the order of the boards, and who stands in it without
/// an opponent. What stood in the round before is replaced; `round` is at most one more than there
/// are (`SHK_NOT_FOUND`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_round(
    draft: *mut shk_draft,
    round: u32,
    meetings: *const shk_meeting,
    meeting_count: usize,
    unpaired: *const shk_unpaired,
    unpaired_count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (draft, played) = unsafe {
            (draft_mut(draft)?, round_of((meetings, meeting_count), (unpaired, unpaired_count))?)
        };
        draft.0.alter(|draft| {
            let at = (round as usize).checked_sub(1).filter(|&at| at <= draft.rounds.len());
            let at = at.ok_or_else(|| no_such_round(round))?;
            match draft.rounds.get_mut(at) {
                Some(standing) => *standing = played,
                None => draft.rounds.push(played),
            }
            Ok(())
        })
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

pub(crate) fn no_such_round(round: u32) -> Fail {
    no_such("round", "нет такого тура").at(Place { round, ..Place::default() })
}

/// Drops all rounds after the first `rounds`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_keep_rounds(
    draft: *mut shk_draft,
    rounds: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    // SAFETY: as the contract says.
    unsafe { call_with(error, || set(draft, |draft| draft.rounds.truncate(rounds as usize))) }
}

/// Adds absences that were announced.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_absences(
    draft: *mut shk_draft,
    absences: *const shk_absence,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let one = |one: &shk_absence| {
        Ok(Absence {
            player: start(one.player, "player")?,
            round: round_or_none(one.round, "round")?,
            kind: absence_kind(one.kind)?,
        })
    };
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let absences = slice(absences, count, "absences")?;
            let absences: Vec<Absence> = absences.iter().map(one).collect::<Result<_, Fail>>()?;
            set(draft, |draft| draft.absences.extend(absences))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds points beside the results.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_adjustments(
    draft: *mut shk_draft,
    adjustments: *const shk_adjustment,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let one = |one: &shk_adjustment| {
        Ok(Adjustment {
            player: start(one.player, "player")?,
            round: round_or_none(one.round, "round")?,
            points: points(one.points, "points")?,
        })
    };
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(adjustments, count, "adjustments")?;
            let all: Vec<Adjustment> = all.iter().map(one).collect::<Result<_, Fail>>()?;
            set(draft, |draft| draft.adjustments.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds accelerated points: kept for files that have them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_acceleration(
    draft: *mut shk_draft,
    acceleration: *const shk_acceleration,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let one = |one: &shk_acceleration| {
        Ok(Acceleration {
            points: points(one.points, "points")?,
            from: round(one.from, "from")?,
            to: round(one.to, "to")?,
            first: start(one.first, "first")?,
            last: start(one.last, "last")?,
        })
    };
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(acceleration, count, "acceleration")?;
            let all: Vec<Acceleration> = all.iter().map(one).collect::<Result<_, Fail>>()?;
            set(draft, |draft| draft.acceleration.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds records of decisions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_decisions(
    draft: *mut shk_draft,
    decisions: *const shk_decision,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(decisions, count, "decisions")?;
            let all: Vec<DecisionRecord> =
                all.iter().map(|one| one.get()).collect::<Result<_, Fail>>()?;
            set(draft, |draft| draft.decisions.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
