//! One ballot, without a table.

use core::ffi::c_char;

use shashki_board::Position;
use shashki_record::{Ballot, Game};

use super::entry::shk_ballot;
use crate::board::{refused, shk_move};
use crate::error::{Fail, Place, call_with, shk_error};
use crate::game::shk_game;
use crate::memory::{Buffer, Out, give};
use crate::status::{SHK_BAD_INPUT, shk_status};
use crate::text::text;

/// A ballot as it is written: moves, or a position as FEN.
fn ballot(id: &str, line: &str) -> Result<Ballot, Fail> {
    let line = line.trim();
    if line.starts_with("W:") || line.starts_with("B:") {
        let position = line.parse::<Position>();
        let position =
            position.map_err(|error| Fail::input(|lang| error.message(lang).to_string()))?;
        return Ok(Ballot::from_position(id, position));
    }
    if line.is_empty() {
        let (en, ru) = ("neither moves nor a position", "нет ни ходов, ни позиции");
        return Err(Fail::new(SHK_BAD_INPUT, en, ru));
    }
    Ballot::from_moves(id, line).map_err(|error| {
        let ply = u32::try_from(error.ply).unwrap_or(u32::MAX);
        refused(&error.refusal).at(Place { ply, ..Place::default() })
    })
}

/// Checks one ballot without a table (6.1.4.1): moves from the initial position, in any notation, with or
/// without numbers of moves, or a position as FEN. `*described` is what it is, its line 0; its moves go into
/// an array of `capacity`, and `*count` is how many there are.
///
/// A move that the rules refuse (`SHK_REFUSED`) is told with the rule and the ply, a position that is none
/// as `SHK_BAD_INPUT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballot_check(
    line: *const c_char,
    length: usize,
    described: *mut shk_ballot,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (line, told, out, count) = unsafe {
            let out = Buffer::new(moves, capacity, "moves")?;
            let (line, told) = (text(line, length, "line")?, Out::new(described, "described")?);
            (line, told, out, Out::new(count, "count")?)
        };
        let ballot = ballot("", line)?;
        out.give(&count, ballot.moves().iter().map(|&m| m.into()))?;
        told.set(shk_ballot::of(0, &ballot));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A new game from one ballot, with its name, written as for `shk_ballot_check`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_from_ballot_line(
    id: *const c_char,
    id_length: usize,
    line: *const c_char,
    length: usize,
    game: *mut *mut shk_game,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (id, line, out) = unsafe {
            let (id, line) = (text(id, id_length, "id")?, text(line, length, "line")?);
            (id, line, Out::new(game, "game")?)
        };
        give(&out, shk_game::new(Game::from_ballot(ballot(id, line)?)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
