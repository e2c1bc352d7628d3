//! An event in numbers.

use shashki_tournament::{Format, PairedBy, Player, Sex};

use super::draft::{
    SHK_FORMAT_ROUND_ROBIN, SHK_FORMAT_SWISS, SHK_PAIRED_BY_HAND, SHK_PAIRED_BY_PROGRAM,
    shk_scoring,
};
use super::handle::{event, shk_event};
use super::kind::{colour_code, unpaired_code};
use super::player::{SHK_PLAYER_WITHDREW, SHK_SEX_FEMALE, SHK_SEX_MALE, SHK_SEX_NONE, unknown};
use super::read::no_such;
use super::rounds::{change_code, shk_absence, shk_pair_of};
use crate::error::{Fail, call};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;

/// An event in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_event_facts {
    /// How many players.
    pub player_count: u32,
    /// How many rounds stand in it; the last may hold absences alone.
    pub round_count: u32,
    /// How many rounds are paired.
    pub paired_rounds: u32,
    /// How many are planned; 0: nobody knows.
    pub planned_rounds: u32,
    /// `SHK_FORMAT_...`.
    pub format: u32,
    /// `SHK_PAIRED_BY_...`.
    pub paired_by: u32,
    /// The colour of the odd start numbers in round 1 (P18): `SHK_COLOUR_...`.
    pub first_colour: u32,
    /// How many absences are announced.
    pub absence_count: u32,
    /// How many decisions on published rounds are recorded (P30).
    pub decision_count: u32,
    /// Whether a seed is recorded: 1 or 0.
    pub has_seed: u32,
    /// That seed.
    pub seed: u64,
}

/// A player in numbers; his texts are in `shk_event_player_text` and `shk_event_player_texts`.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_player_facts {
    /// The start number.
    pub start: u32,
    /// The rating; 0: none.
    pub rating: u32,
    /// The first national rating there is (in Russia the individual coefficient); 0: none.
    pub national_rating: u32,
    /// The first round that he takes part in; 0: the first.
    pub enters_in: u32,
    /// The last round that he took part in, if `flags` says that he left.
    pub withdrew_after: u32,
    /// The place as a file gave it; 0: none.
    pub place: u32,
    /// `SHK_PLAYER_WITHDREW` or 0.
    pub flags: u32,
    /// `SHK_SEX_...`.
    pub sex: u8,
    /// 0.
    pub reserved: [u8; 3],
}

/// A decision in numbers; its texts are in `shk_event_decision_text`.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_decision_facts {
    /// The round whose pairs were published.
    pub round: u32,
    /// `SHK_CHANGE_...`.
    pub change: u32,
    /// How many pairs there were before it (`shk_event_decision_before`).
    pub before_count: u32,
    /// 0.
    pub reserved: u32,
}

impl From<&Player> for shk_player_facts {
    fn from(player: &Player) -> Self {
        Self {
            start: player.start.get(),
            rating: player.rating.map_or(0, u32::from),
            national_rating: player.national_rating().map_or(0, u32::from),
            enters_in: player.enters_in.map_or(0, u32::from),
            withdrew_after: player.withdrew_after.map_or(0, u32::from),
            place: player.place.unwrap_or(0),
            flags: if player.withdrew_after.is_some() { SHK_PLAYER_WITHDREW } else { 0 },
            sex: match player.sex {
                None => SHK_SEX_NONE,
                Some(Sex::Male) => SHK_SEX_MALE,
                Some(Sex::Female) => SHK_SEX_FEMALE,
            },
            reserved: [0; 3],
        }
    }
}

pub(crate) fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// An event in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_describe(
    event: *const shk_event,
    facts: *mut shk_event_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(facts, "facts")?) };
        out.set(shk_event_facts {
            player_count: count(event.players().len()),
            round_count: count(event.rounds().len()),
            paired_rounds: event.paired_rounds().into(),
            planned_rounds: event.planned_rounds().map_or(0, u32::from),
            format: match event.format() {
                Format::Swiss => SHK_FORMAT_SWISS,
                Format::RoundRobin => SHK_FORMAT_ROUND_ROBIN,
            },
            paired_by: match event.paired_by() {
                PairedBy::Program => SHK_PAIRED_BY_PROGRAM,
                PairedBy::Hand => SHK_PAIRED_BY_HAND,
            },
            first_colour: colour_code(event.draw().first_colour),
            absence_count: count(event.absences().len()),
            decision_count: count(event.decisions().len()),
            has_seed: event.draw().seed.is_some().into(),
            seed: event.draw().seed.map_or(0, |seed| seed.0),
        });
        Ok(())
    })
}

/// What a result is worth.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_scoring(
    event: *const shk_event,
    scoring: *mut shk_scoring,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(scoring, "scoring")?) };
        out.set(event.scoring().into());
        Ok(())
    })
}

/// The players by ascending start number, into an array of `capacity`; `*needed` is how many there
/// are. The place of a player here is his index elsewhere.
///
/// Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_players(
    event: *const shk_event,
    players: *mut shk_player_facts,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(players, capacity, "players")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, event.players().iter().map(shk_player_facts::from))
    })
}

/// The index of the player with a start number, into `*index` (`SHK_NOT_FOUND`: nobody has it).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_index_of(
    event: *const shk_event,
    start: u32,
    index: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(index, "index")?) };
        let number = shashki_tournament::StartNumber::new(start);
        let found = number.and_then(|number| event.index_of(number));
        out.set(found.ok_or_else(|| unknown(start))?);
        Ok(())
    })
}

/// The announced absences, into an array of `capacity`; `*needed` as for `shk_event_players`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_absences(
    event: *const shk_event,
    absences: *mut shk_absence,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(absences, capacity, "absences")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let one = |absence: &shashki_tournament::Absence| shk_absence {
            player: absence.player.get(),
            round: absence.round.map_or(0, u32::from),
            kind: unpaired_code(absence.kind.unpaired()),
            reserved: [0; 3],
        };
        out.give(&needed, event.absences().iter().map(one))
    })
}

/// A decision on a published round by its index from 0 (P30).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_decision(
    event: *const shk_event,
    index: usize,
    decision: *mut shk_decision_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(decision, "decision")?) };
        let found = event.decisions().get(index).ok_or_else(no_such_decision)?;
        out.set(shk_decision_facts {
            round: found.round.into(),
            change: change_code(found.change),
            before_count: count(found.before.len()),
            reserved: 0,
        });
        Ok(())
    })
}

/// The pairs before a decision, into an array of `capacity`; `*needed` as for `shk_event_players`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_decision_before(
    event: *const shk_event,
    index: usize,
    pairs: *mut shk_pair_of,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(pairs, capacity, "pairs")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let found = event.decisions().get(index).ok_or_else(no_such_decision)?;
        let pairs = found.before.iter().map(|&(first, second)| shk_pair_of {
            first: first.get(),
            second: second.map_or(0, shashki_tournament::StartNumber::get),
        });
        out.give(&needed, pairs)
    })
}

pub(super) fn no_such_decision() -> Fail {
    no_such("decision", "нет такого решения")
}
