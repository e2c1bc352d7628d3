//! What became of the games, in bulk.

use core::ffi::c_char;

use shashki_record::pdn::{Diagnostic, GameReport, Score};

use super::events::outcome;
use super::file::{none, shk_pdn};
use crate::board::shk_position;
use crate::error::call;
use crate::memory::{Buffer, Out, read};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// In `shk_pdn_row.flags`: there is no error in the game.
pub const SHK_PDN_GOOD: u32 = 1;
/// `position` means something: the game was played by the rules.
pub const SHK_PDN_PLAYED: u32 = 2;
/// All of its text is UTF-8 (as decoded); only then it can be written.
pub const SHK_PDN_IS_UTF8: u32 = 4;
/// It was kept: its tags and its movetext can be asked for.
pub const SHK_PDN_KEPT: u32 = 8;

/// What became of a game.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_pdn_row {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The moves of the main line, both players' counted; where the game was played by the rules, those
    /// before the first that isn't legal or known.
    pub plies: u32,
    /// `SHK_PDN_GOOD` and so on.
    pub flags: u32,
    /// `SHK_OUTCOME_...`; none also for a result that the standard doesn't know.
    pub outcome: i32,
    /// The diagnostic that tells the first error in it: its index from 0, or -1.
    pub first_error: i32,
    /// How many tags it has; 0 where it wasn't kept.
    pub tags: u32,
    /// How many parts its movetext has, those of variations counted; 0 where it wasn't kept.
    pub parts: u32,
    /// The position behind the last move that was played.
    pub position: shk_position,
}

/// A row for each game, into an array of `capacity`; `*count` is how many there are. Where they have no
/// room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_rows(
    pdn: *const shk_pdn,
    rows: *mut shk_pdn_row,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out, count) = unsafe {
            let out = Buffer::new(rows, capacity, "rows")?;
            (read(pdn, "pdn")?, out, Out::new(count, "count")?)
        };
        let mut told = 0;
        out.give(
            &count,
            pdn.batch.rows.iter().enumerate().map(|(at, report)| {
                let first = find(&pdn.batch.diagnostics, &mut told, report);
                row(pdn, at, report, first)
            }),
        )
    })
}

/// The index of a game's first error; `from` is where the search may begin, as both lists are in the order
/// of the file.
fn find(diagnostics: &[Diagnostic], from: &mut usize, report: &GameReport) -> i32 {
    let before = |at: usize| diagnostics.get(at).is_some_and(|d| d.place.game < report.number);
    while before(*from) {
        *from += 1;
    }
    let Some(error) = &report.error else { return -1 };
    let rest = diagnostics.get(*from..).unwrap_or_default();
    let at = rest.iter().position(|told| told == error).map(|at| at + *from);
    at.and_then(|at| i32::try_from(at).ok()).unwrap_or(-1)
}

fn row(pdn: &shk_pdn, at: usize, report: &GameReport, first_error: i32) -> shk_pdn_row {
    let game = pdn.batch.games.get(at);
    let bit = |is: bool, bit: u32| if is { bit } else { 0 };
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    shk_pdn_row {
        number: report.number,
        plies: report.plies,
        flags: bit(report.error.is_none(), SHK_PDN_GOOD)
            | bit(report.position.is_some(), SHK_PDN_PLAYED)
            | bit(game.is_some_and(|game| game.utf8), SHK_PDN_IS_UTF8)
            | bit(game.is_some(), SHK_PDN_KEPT),
        outcome: outcome(Score::read(&report.result).map(|(score, _)| score)),
        first_error,
        tags: game.map_or(0, |game| count(game.game.tags.len())),
        parts: game.map_or(0, |game| count(super::parts::count(&game.game.body))),
        position: report.position.unwrap_or_default().into(),
    }
}

/// The result of a game, counted from 1, as the file has it: of the tag, else of the game's end, else `*`;
/// text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_result(
    pdn: *const shk_pdn,
    number: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, TextOut::new(buffer, capacity, needed)?) };
        let row = number.checked_sub(1).and_then(|at| pdn.batch.rows.get(at));
        out.give(&row.ok_or_else(|| none("no such game", "такой партии нет"))?.result)
    })
}

/// A line for each game as text out, parted by tabs: number, plies, result, final FEN (empty where it
/// wasn't played), first error in a language.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_rows_text(
    pdn: *const shk_pdn,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, TextOut::new(buffer, capacity, needed)?) };
        let lang = language(lang)?;
        out.give(&pdn.batch.rows.iter().map(|row| row.row(lang) + "\n").collect::<String>())
    })
}
