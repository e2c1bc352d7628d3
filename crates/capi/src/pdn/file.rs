//! A file of games in memory.

use core::ffi::c_char;
use std::ops::ControlFlow;

use shashki_record::pdn::{
    Collector, Diagnostic, GameSink, ReadGame, Reader, RecordedGame, ReplayOptions, Severity,
};

use super::options::shk_pdn_options;
use crate::error::{Fail, Place, call, call_with, shk_error};
use crate::game::shk_game;
use crate::memory::{Buffer, Out, free, give, read, slice};
use crate::sized::options_or_none;
use crate::status::{SHK_BAD_INPUT, SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, language, text};

/// The games of a file and what is wrong or odd with it. It belongs to the caller, who frees it with
/// `shk_pdn_free`, and holds copies of all that it tells; several threads may read it at once.
#[derive(Debug)]
pub struct shk_pdn {
    heard: Heard,
    options: ReplayOptions,
}

#[derive(Debug, Default)]
struct Heard {
    games: Vec<ReadGame>,
    diagnostics: Vec<Diagnostic>,
}

impl GameSink for Heard {
    fn game(&mut self, game: ReadGame) -> ControlFlow<()> {
        self.games.push(game);
        ControlFlow::Continue(())
    }

    fn diagnostic(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }
}

impl shk_pdn {
    fn game(&self, number: usize) -> Result<&ReadGame, Fail> {
        let game = number.checked_sub(1).and_then(|at| self.heard.games.get(at));
        game.ok_or_else(|| none("the file has no such game", "в файле нет такой партии"))
    }
}

fn none(en: &str, ru: &str) -> Fail {
    Fail::new(SHK_NOT_FOUND, en, ru)
}

/// Something wrong or odd in a file.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_pdn_diagnostic {
    /// The number of the game, from 1; 0 for text outside of games.
    pub game: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, in characters.
    pub column: u64,
    /// The offset of the byte, from 0.
    pub offset: u64,
    /// Moves read before; 0 for none.
    pub ply: u32,
    /// 1 for an error, 0 for a warning.
    pub error: u32,
}

/// Reads the games of a file, UTF-8 text; bytes that aren't become U+FFFD.
///
/// A file with errors is read too: they are told by `shk_pdn_diagnostics`. `options` may be NULL for strict
/// reading. All games are kept in memory.
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
        let (read, options) = options.unwrap_or_default().settle()?;
        let mut collector = Collector::new(Heard::default());
        let told = Reader::new(bytes, read).read(&mut collector);
        told.map_err(|error| Fail::new(SHK_BAD_INPUT, error.to_string(), error.to_string()))?;
        give(&out, shk_pdn { heard: collector.into_sink(), options });
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
    unsafe { pdn.as_ref() }.map_or(0, |pdn| pdn.heard.games.len())
}

/// What is wrong or odd, in the order of the file, into an array of `capacity`; `*count` is how many
/// there are. Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_diagnostics(
    pdn: *const shk_pdn,
    diagnostics: *mut shk_pdn_diagnostic,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out, count) = unsafe {
            let out = Buffer::new(diagnostics, capacity, "diagnostics")?;
            (read(pdn, "pdn")?, out, Out::new(count, "count")?)
        };
        let all = &pdn.heard.diagnostics;
        count.set(all.len());
        if !out.holds(all.len()) {
            return Err(Fail::too_small(all.len()));
        }
        for (at, diagnostic) in all.iter().enumerate() {
            let place = diagnostic.place;
            out.put(
                at,
                shk_pdn_diagnostic {
                    game: place.game,
                    line: place.line,
                    column: place.column,
                    offset: place.offset,
                    ply: place.ply,
                    error: u32::from(diagnostic.severity == Severity::Error),
                },
            );
        }
        Ok(())
    })
}

/// The message of a diagnostic, counted from 0, in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_diagnostic_message(
    pdn: *const shk_pdn,
    index: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, TextOut::new(buffer, capacity, needed)?) };
        let diagnostic = pdn.heard.diagnostics.get(index);
        let diagnostic =
            diagnostic.ok_or_else(|| none("no such diagnostic", "нет такого сообщения"))?;
        out.give(&diagnostic.message(language(lang)?))
    })
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
            let first = pdn.heard.diagnostics.iter().find(of_game);
            return Err(first.map_or_else(
                || Fail::new(SHK_BAD_INPUT, "the game has an error", "в записи партии ошибка"),
                |first| Fail::input(|lang| first.message(lang)).at(place(first)),
            ));
        }
        let record = RecordedGame::from_pdn(&file.game, pdn.options).map_err(|error| {
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
