//! Whole lines in, documents out.

use core::ffi::c_char;

use shashki_record::{document, without_numbers};

use super::handle::{alter, game, not_played, shk_game};
use crate::board::{move_options, shk_judge_options};
use crate::error::{Place, call, call_with, shk_error};
use crate::memory::Out;
use crate::status::shk_status;
use crate::text::{TextOut, language, text};

/// Plays a move in any notation in use, as the options say who makes it and what numbers mean; `options`
/// may be NULL. A refused one has an error that names the rule (`SHK_REFUSED`), the first of them
/// `not-your-turn`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_play_text_as(
    game: *mut shk_game,
    written: *const c_char,
    length: usize,
    options: *const shk_judge_options,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (written, options) =
            unsafe { (text(written, length, "written")?, move_options(options)?) };
        let play = |game: &mut shashki_record::Game| {
            game.push_text_with(written, options).map_err(|error| not_played(&error))
        };
        // SAFETY: as the contract says.
        unsafe { alter(game, play) }.map(drop)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Plays a line: moves in any notation, parted by blanks, commas or semicolons, with or without the
/// numbers of moves (`1. c3-d4 d6-c5 2. ...`).
///
/// `*played` is how many were; it may be NULL. It is written on failure too: the moves before the one
/// that was refused stay played, and the error has its ply.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_play_line(
    game: *mut shk_game,
    line: *const c_char,
    length: usize,
    played: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (line, told) =
            unsafe { (text(line, length, "line")?, Out::new(played, "played").ok()) };
        let line = without_numbers(&line.replace([',', ';'], " "));
        let mut done = 0;
        // SAFETY: as the contract says.
        let result = unsafe {
            alter(game, |game| {
                for word in line.split_whitespace() {
                    let ply = u32::try_from(game.ply() + 1).unwrap_or(u32::MAX);
                    let place = Place { ply, ..Place::default() };
                    game.push_text(word).map_err(|error| not_played(&error).at(place))?;
                    done += 1;
                }
                Ok(())
            })
        };
        if let Some(told) = told {
            told.set(done);
        }
        result
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// What may be claimed after each ply, as JSON, text out: a list with an object a ply, the start first.
///
/// An object has `ply`, `to_move`, `fen`, `occurrences`, `over` (who won), `claim_a` (who may claim that
/// the position stands for the third time), `claim_b` (the moves that may be written), `lost` (rights
/// given up by the ply), and `rules`: of every profile the rows by their names.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_claims_json(
    game: *const shk_game,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&document::claims(game))
    })
}

/// What may be claimed after the last ply, as JSON, text out: one object of `shk_game_claims_json`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_ply_json(
    game: *const shk_game,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&document::ply(game))
    })
}

/// The game as JSON, text out, with texts in a language (`SHK_EN`, `SHK_RU`): how it began, its plies with
/// what stands beside them, offers, irregularities, sanctions, and the result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_json(
    game: *const shk_game,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&document::game(game, language(lang)?))
    })
}
