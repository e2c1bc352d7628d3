//! What stands below the standings.

use core::ffi::c_char;

use shashki_tiebreak::StandingsNote;

use super::handle::{shk_standings, standings};
use crate::error::call;
use crate::event::{count, no_such};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// The event goes on: figures and places are not final (T5).
pub const SHK_NOTE_PROVISIONAL: u32 = 1;
/// Who left with nobody else in his score group: he counts with his own points (T5).
pub const SHK_NOTE_LEFT_ALONE: u32 = 2;
/// A criterion of ratings was left out, for somebody who played has none (C.07 Article 10).
pub const SHK_NOTE_UNRATED: u32 = 3;
/// C.07 Article 8 doesn't want the criterion in a round robin.
pub const SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN: u32 = 4;

/// A note in numbers; `shk_standings_note` has its words.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_standings_note_facts {
    /// `SHK_NOTE_...`.
    pub kind: u32,
    /// `SHK_NOTE_PROVISIONAL`: how many rounds are scheduled, where more are than were counted; else 0.
    pub scheduled: u32,
    /// `SHK_NOTE_PROVISIONAL`: games without a result; otherwise 0.
    pub unfinished: u32,
    /// `SHK_NOTE_LEFT_ALONE`: the start number; otherwise 0.
    pub player: u32,
    /// `SHK_NOTE_UNRATED`, `SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN`: the index of the criterion; otherwise 0.
    pub criterion: u32,
    /// 0.
    pub reserved: u32,
}

impl shk_standings {
    fn note(&self, note: &StandingsNote) -> shk_standings_note_facts {
        let empty = shk_standings_note_facts::default();
        let criterion = |code: &str| {
            let place = self.standings.criteria.iter().position(|one| one.code() == code);
            count(place.unwrap_or(0))
        };
        match note {
            StandingsNote::Provisional { scheduled, unfinished, .. } => shk_standings_note_facts {
                kind: SHK_NOTE_PROVISIONAL,
                scheduled: scheduled.map_or(0, u32::from),
                unfinished: count(*unfinished),
                ..empty
            },
            StandingsNote::LeftAlone { start } => {
                shk_standings_note_facts { kind: SHK_NOTE_LEFT_ALONE, player: start.get(), ..empty }
            }
            StandingsNote::Unrated { code } => shk_standings_note_facts {
                kind: SHK_NOTE_UNRATED,
                criterion: criterion(code),
                ..empty
            },
            StandingsNote::BuchholzInRoundRobin { code } => shk_standings_note_facts {
                kind: SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN,
                criterion: criterion(code),
                ..empty
            },
            _ => empty,
        }
    }
}

/// The notes in numbers, into an array of `capacity`; `*needed` as for `shk_standings_rows`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_notes(
    standings: *const shk_standings,
    notes: *mut shk_standings_note_facts,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(notes, capacity, "notes")?;
            (self::standings(standings)?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, all.standings.notes.iter().map(|note| all.note(note)))
    })
}

/// A note by its index from 0, in a language, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_note(
    standings: *const shk_standings,
    index: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::standings(standings)?, TextOut::new(buffer, capacity, needed)?) };
        let note = all.standings.notes.get(index);
        let note = note.ok_or_else(|| no_such("note", "нет такого примечания"))?;
        out.give(&note.message(language(lang)?))
    })
}
