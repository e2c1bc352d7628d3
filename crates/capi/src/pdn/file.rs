//! A file of games in memory.

use core::ffi::c_char;
use shashki_record::pdn::{Diagnostic, ReadGame, RecordedGame, Severity};

use super::heard::{Batch, Reading};
use super::options::shk_pdn_options;
use crate::error::{Fail, Place, call, call_with, shk_error};
use crate::game::shk_game;
use crate::memory::{Out, free, give, read, slice};
use crate::sized::options_or_none;
use crate::status::{SHK_BAD_INPUT, SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, text};

/// A file in memory is read block by block, so that no second copy of it is made.
const BLOCK: usize = 1 << 16;

/// The games of a file, or a part of them, and what is wrong or odd with them. It belongs to the caller,
/// who frees it with `shk_pdn_free`, and holds copies of all that it tells; several threads may read it at
/// once. Its games are counted from 1.
#[derive(Debug)]
pub struct shk_pdn {
    pub(super) batch: Batch,
}

impl shk_pdn {
    pub(super) fn new(batch: Batch) -> Self {
        Self { batch }
    }

    pub(super) fn game(&self, number: usize) -> Result<&ReadGame, Fail> {
        let game = number.checked_sub(1).and_then(|at| self.batch.games.get(at));
        game.ok_or_else(|| none("no such game is kept", "такой партии нет"))
    }

    pub(super) fn diagnostic(&self, index: usize) -> Result<&Diagnostic, Fail> {
        let told = self.batch.diagnostics.get(index);
        told.ok_or_else(|| none("no such diagnostic", "нет такого сообщения"))
    }
}

pub(super) fn none(en: &str, ru: &str) -> Fail {
    Fail::new(SHK_NOT_FOUND, en, ru)
}

/// Reads the games of a file in memory.
///
/// A file with errors is read too: they are told by `shk_pdn_diagnostics` and in the rows. `options` may be
/// NULL for strict reading of UTF-8. All games are kept unless the options say otherwise; for files that
/// are long there is `shk_pdn_reader`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_read(
    bytes: *const u8,
    length: usize,
    options: *const shk_pdn_options,
    pdn: *mut *mut shk_pdn,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (bytes, options, out) = unsafe {
            let bytes = slice(bytes, length, "bytes")?;
            (bytes, options_or_none(options, "options")?, Out::new(pdn, "pdn")?)
        };
        let mut reading = Reading::new(options.unwrap_or_default().settle()?);
        let mut feed = |bytes, last| reading.feed(bytes, last, None, core::ptr::null_mut());
        bytes.chunks(BLOCK).try_for_each(|block| feed(block, false))?;
        feed(&[], true)?;
        give(&out, shk_pdn::new(reading.all()));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees a file of games; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_free(pdn: *mut shk_pdn) {
    // SAFETY: as the contract says.
    unsafe { free(pdn) }
}

/// How many games there are, bad ones included; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_count(pdn: *const shk_pdn) -> usize {
    // SAFETY: as the contract says.
    unsafe { pdn.as_ref() }.map_or(0, |pdn| pdn.batch.rows.len())
}

/// The value of a tag of a game, counted from 1, as text out. `SHK_NOT_FOUND` where it hasn't the tag.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_tag(
    pdn: *const shk_pdn,
    number: usize,
    name: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, name, out) = unsafe {
            let name = text(name, length, "name")?;
            (read(pdn, "pdn")?, name, TextOut::new(buffer, capacity, needed)?)
        };
        let value = pdn.game(number)?.game.tag(name);
        out.give(value.ok_or_else(|| none("the game has no such tag", "в партии нет такого тега"))?)
    })
}

/// A game of the file, counted from 1, on the board: a new `shk_game` with start, moves and, where the
/// file names its reason, the result.
///
/// `SHK_BAD_INPUT` where there is an error of the grammar in it, or a move that is not legal or not known;
/// the error names the ply.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_game(
    pdn: *const shk_pdn,
    number: usize,
    game: *mut *mut shk_game,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, Out::new(game, "game")?) };
        let file = pdn.game(number)?;
        if !file.sound {
            let of_game =
                |d: &&Diagnostic| d.place.game == file.number && d.severity == Severity::Error;
            let first = pdn.batch.diagnostics.iter().find(of_game);
            return Err(first.map_or_else(
                || Fail::new(SHK_BAD_INPUT, "the game has an error", "в записи партии ошибка"),
                |first| Fail::input(|lang| first.message(lang)).at(place(first)),
            ));
        }
        let record =
            RecordedGame::from_pdn(&file.game, pdn.batch.options.replay).map_err(|error| {
                let place = Place { ply: error.ply, ..Place::default() };
                Fail::input(|lang| error.message(lang)).at(place)
            })?;
        give(&out, shk_game::new(record.game));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn place(diagnostic: &Diagnostic) -> Place {
    let at = diagnostic.place;
    let (line, column, offset) = (at.line, at.column, at.offset);
    Place { line, column, offset, ply: at.ply, ..Place::default() }
}
