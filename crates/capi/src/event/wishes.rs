//! The host's wishes for the pairing (5.4.10.9; P5, P33, P34).

use shashki_pairing::{GroupBy, groups};
use shashki_tournament::{
    Draft, ForbiddenPairs, ForcedPair, Group, GroupScope, MeetUntil, NotBefore, Pool, Soft,
    StartNumber,
};

use super::draft::{draft_mut, set, shk_draft};
use super::kind::{round, round_or_none, start, starts};
use super::rounds::shk_pair_of;
use super::span::{shk_text, texts};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Out, slice};
use crate::status::shk_status;

/// Players who must not meet each other.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_forbidden {
    /// Two start numbers or more: all of them are forbidden to each other.
    pub players: *const u32,
    /// How many.
    pub count: usize,
    /// The first round of the prohibition; 0: the first.
    pub from: u32,
    /// The last round; 0: to the end of the event.
    pub to: u32,
}

impl shk_forbidden {
    /// # Safety
    ///
    /// The array is as it says.
    pub(crate) unsafe fn get(&self) -> Result<ForbiddenPairs, Fail> {
        Ok(ForbiddenPairs {
            from: round(self.from, "from")?.max(1),
            to: round_or_none(self.to, "to")?,
            // SAFETY: as the caller promises.
            players: unsafe { starts(self.players, self.count, "players") }?,
        })
    }
}

/// A pair that is fixed for the round to be paired (P5).
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_forced {
    /// One of the two.
    pub first: u32,
    /// The other; 0: the first gets the bye.
    pub second: u32,
    /// With a reason the pair stands even if it breaks P1 to P3 or a prohibition; empty: none.
    pub because: shk_text,
}

impl shk_forced {
    /// # Safety
    ///
    /// The text is as it says.
    pub(crate) unsafe fn get(&self) -> Result<ForcedPair, Fail> {
        // SAFETY: as the caller promises.
        let because = unsafe { self.because.get("because") }?;
        Ok(ForcedPair {
            first: start(self.first, "first")?,
            second: StartNumber::new(self.second),
            because: (!because.is_empty()).then(|| because.to_owned()),
        })
    }
}

/// Players with a name: a pool, or a group.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_group {
    /// The name.
    pub name: shk_text,
    /// Start numbers.
    pub players: *const u32,
    /// How many.
    pub count: usize,
}

impl shk_group {
    /// # Safety
    ///
    /// The text and the array are as they say.
    unsafe fn get(&self) -> Result<(String, Vec<StartNumber>), Fail> {
        // SAFETY: as the caller promises.
        unsafe {
            let players = starts(self.players, self.count, "players")?;
            Ok((self.name.get("name")?.to_owned(), players))
        }
    }
}

/// Adds prohibitions.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_forbidden(
    draft: *mut shk_draft,
    forbidden: *const shk_forbidden,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(forbidden, count, "forbidden")?;
            let all: Vec<_> = all.iter().map(|one| one.get()).collect::<Result<_, _>>()?;
            set(draft, |draft| draft.constraints.forbidden.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds pairs that are fixed for the round to be paired.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_forced(
    draft: *mut shk_draft,
    forced: *const shk_forced,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(forced, count, "forced")?;
            let all: Vec<_> = all.iter().map(|one| one.get()).collect::<Result<_, _>>()?;
            set(draft, |draft| draft.constraints.forced.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds pools, players who are paired among themselves, in the order in which they are drawn.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_pools(
    draft: *mut shk_draft,
    pools: *const shk_group,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(pools, count, "pools")?;
            let pool = |one: &shk_group| one.get().map(|(name, players)| Pool { name, players });
            let all: Vec<_> = all.iter().map(pool).collect::<Result<_, _>>()?;
            set(draft, |draft| draft.constraints.pools.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds groups (clubs, regions, families), to which `shk_draft_add_meet_until` and
/// `shk_draft_add_not_before` refer.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_groups(
    draft: *mut shk_draft,
    groups: *const shk_group,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(groups, count, "groups")?;
            let group = |one: &shk_group| one.get().map(|(name, players)| Group { name, players });
            let all: Vec<_> = all.iter().map(group).collect::<Result<_, _>>()?;
            set(draft, |draft| draft.constraints.groups.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Groups of one club.
pub const SHK_GROUP_BY_CLUB: u32 = 0;
/// Groups of one federation or region.
pub const SHK_GROUP_BY_FEDERATION: u32 = 1;

/// Adds the groups of two players or more of one club or federation (`SHK_GROUP_BY_...`), by name;
/// `*added`, which may be NULL, is how many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_groups_by(
    draft: *mut shk_draft,
    by: u32,
    added: *mut usize,
) -> shk_status {
    call(|| {
        let by = match by {
            SHK_GROUP_BY_CLUB => GroupBy::Club,
            SHK_GROUP_BY_FEDERATION => GroupBy::Federation,
            _ => return Err(Fail::argument("by", "SHK_GROUP_BY_...", "SHK_GROUP_BY_...")),
        };
        // SAFETY: as the contract says.
        let (draft, out) = unsafe { (draft_mut(draft)?, Out::new(added, "added").ok()) };
        let count = draft.0.alter(|draft| {
            let found = groups(&draft.players, by);
            let count = found.len();
            draft.constraints.groups.extend(found);
            Ok(count)
        })?;
        if let Some(place) = out {
            place.set(count);
        }
        Ok(())
    })
}

/// The groups with these names, all of them if no name is given.
///
/// # Safety
///
/// The array and its texts are as they say.
unsafe fn scope(names: *const shk_text, count: usize) -> Result<GroupScope, Fail> {
    // SAFETY: as the caller promises.
    let names = unsafe { texts(names, count, "names") }?;
    Ok(if names.is_empty() { GroupScope::All } else { GroupScope::Named(names) })
}

/// Adds compulsory meetings inside groups in rounds 1 to `until` (P5); no names: inside all groups.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_meet_until(
    draft: *mut shk_draft,
    until: u32,
    names: *const shk_text,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let until = round(until, "until")?;
        // SAFETY: as the contract says.
        unsafe {
            let groups = scope(names, count)?;
            set(draft, |draft| draft.constraints.meet_until.push(MeetUntil { until, groups }))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Says that players of one group don't meet before a round (P34); with `soft` other than 0 as a wish
/// that may yield (P33). No names: in all groups.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_not_before(
    draft: *mut shk_draft,
    round: u32,
    soft: u32,
    names: *const shk_text,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let round = self::round(round, "round")?;
        // SAFETY: as the contract says.
        unsafe {
            let wish = NotBefore { round, groups: scope(names, count)? };
            set(draft, |draft| {
                if soft == 0 {
                    draft.constraints.not_before.push(wish);
                } else {
                    draft.constraints.soft.push(Soft::NotBefore(wish));
                }
            })
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Adds pairs that should not meet, in the order in which they are kept (P33).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_soft_pairs(
    draft: *mut shk_draft,
    pairs: *const shk_pair_of,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let one = |pair: &shk_pair_of| {
        Ok(Soft::Pair(start(pair.first, "first")?, start(pair.second, "second")?))
    };
    let run = || {
        // SAFETY: as the contract says.
        unsafe {
            let all = slice(pairs, count, "pairs")?;
            let all: Vec<Soft> = all.iter().map(one).collect::<Result<_, Fail>>()?;
            set(draft, |draft| draft.constraints.soft.extend(all))
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The announced absences of a draft.
pub const SHK_PART_ABSENCES: u32 = 1;
/// The points beside the results.
pub const SHK_PART_ADJUSTMENTS: u32 = 2;
/// The accelerated points.
pub const SHK_PART_ACCELERATION: u32 = 3;
/// The prohibitions.
pub const SHK_PART_FORBIDDEN: u32 = 4;
/// The forced pairs.
pub const SHK_PART_FORCED: u32 = 5;
/// The pools.
pub const SHK_PART_POOLS: u32 = 6;
/// The groups.
pub const SHK_PART_GROUPS: u32 = 7;
/// The compulsory meetings.
pub const SHK_PART_MEET_UNTIL: u32 = 8;
/// The prohibitions before a round.
pub const SHK_PART_NOT_BEFORE: u32 = 9;
/// The soft prohibitions.
pub const SHK_PART_SOFT: u32 = 10;
/// The drawn orders.
pub const SHK_PART_LOTS: u32 = 11;
/// The records of decisions.
pub const SHK_PART_DECISIONS: u32 = 12;
/// Lines of a TRF that nothing uses, kept as they were.
pub const SHK_PART_KEPT_LINES: u32 = 13;

/// Empties a part of a draft (`SHK_PART_...`), so that it can be given anew.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_clear(draft: *mut shk_draft, part: u32) -> shk_status {
    call(|| {
        let clear: fn(&mut Draft) = match part {
            SHK_PART_ABSENCES => |draft| draft.absences.clear(),
            SHK_PART_ADJUSTMENTS => |draft| draft.adjustments.clear(),
            SHK_PART_ACCELERATION => |draft| draft.acceleration.clear(),
            SHK_PART_FORBIDDEN => |draft| draft.constraints.forbidden.clear(),
            SHK_PART_FORCED => |draft| draft.constraints.forced.clear(),
            SHK_PART_POOLS => |draft| draft.constraints.pools.clear(),
            SHK_PART_GROUPS => |draft| draft.constraints.groups.clear(),
            SHK_PART_MEET_UNTIL => |draft| draft.constraints.meet_until.clear(),
            SHK_PART_NOT_BEFORE => |draft| draft.constraints.not_before.clear(),
            SHK_PART_SOFT => |draft| draft.constraints.soft.clear(),
            SHK_PART_LOTS => |draft| draft.draw.lots.clear(),
            SHK_PART_DECISIONS => |draft| draft.decisions.clear(),
            SHK_PART_KEPT_LINES => |draft| draft.kept_lines.clear(),
            _ => return Err(Fail::argument("part", "SHK_PART_...", "SHK_PART_...")),
        };
        // SAFETY: as the contract says.
        unsafe { set(draft, clear) }
    })
}
