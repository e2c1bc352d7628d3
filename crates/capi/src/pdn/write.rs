//! Games as text.

use core::ffi::c_char;

use shashki_record::pdn::{Notation, RecordedGame, WriteOptions};

use crate::error::{Fail, call_with, shk_error};
use crate::game::{game, shk_game};
use crate::memory::read;
use crate::status::shk_status;
use crate::text::{TextOut, text};

/// A tag of a game file, name and value as UTF-8 texts.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_pdn_tag_pair {
    /// The name.
    pub name: *const c_char,
    /// The bytes of the name.
    pub name_length: usize,
    /// The value.
    pub value: *const c_char,
    /// The bytes of the value.
    pub value_length: usize,
}

/// A game as PDN, text out, with these tags beside those that the game itself stands for (`Result`,
/// `GameType`, `FEN`, `Termination`). `SHK_BAD_INPUT` where a tag or a comment can't be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_to_pdn(
    game: *const shk_game,
    tags: *const shk_pdn_tag_pair,
    count: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (game, tags, out) = unsafe {
            let tags = crate::memory::slice(tags, count, "tags")?;
            (self::game(game)?, tags, TextOut::new(buffer, capacity, needed)?)
        };
        let mut file = RecordedGame::from(game.clone()).to_pdn(Notation::default());
        for tag in tags {
            // SAFETY: as the contract says.
            let (name, value) = unsafe {
                let tag = read(tag, "tags")?;
                let name = text(tag.name, tag.name_length, "tags.name")?;
                (name, text(tag.value, tag.value_length, "tags.value")?)
            };
            if file.tag(name).is_none() {
                file.set_tag(name, value);
            }
        }
        let written = file.write(&WriteOptions::default());
        out.give(&written.map_err(|error| Fail::input(|lang| error.message(lang)))?)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
