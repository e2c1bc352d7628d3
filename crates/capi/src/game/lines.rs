//! Variations, and what stands beside the moves of any line.

use core::ffi::c_char;

use shashki_board::Position;
use shashki_record::pdn::{Limits, Nag};
use shashki_record::{Annotation, Game, Variation};

use super::handle::{alter, game, no_ply, shk_game};
use crate::board::{refused, shk_move, shk_position};
use crate::error::{Fail, Place, call, call_with, shk_error};
use crate::memory::{Buffer, Out, slice};
use crate::status::{SHK_LIMIT, SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, text};

/// A step from a line to one of its variations. A plain value.
///
/// A path of such steps names a line: without steps it is the game itself; a step goes on to the
/// variation `index`, from 0, that stands in the place of the ply `ply`, from 1, of the line so far.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_line_step {
    /// The ply that the variation replaces.
    pub ply: u32,
    /// Which of the variations there.
    pub index: u32,
}

/// A line of a game.
enum Line<'a> {
    Game(&'a Game),
    Variation(&'a Variation),
}

impl<'a> Line<'a> {
    fn of(game: &'a Game, path: &[shk_line_step]) -> Result<Self, Fail> {
        path.iter().try_fold(Line::Game(game), |line, step| {
            let beside = line.beside(step.ply)?;
            let next = beside.and_then(|beside| beside.variations.get(step.index as usize));
            next.map(Line::Variation).ok_or_else(no_line)
        })
    }

    fn plies(&self) -> usize {
        match self {
            Self::Game(game) => game.ply(),
            Self::Variation(line) => line.moves().len(),
        }
    }

    /// What stands beside a ply, or with 0 before the first.
    fn beside(&self, ply: u32) -> Result<Option<&'a Annotation>, Fail> {
        let ply = ply as usize;
        if ply > self.plies() {
            return Err(no_ply());
        }
        Ok(match self {
            Self::Game(game) => game.annotation(ply),
            Self::Variation(line) => line.annotation(ply),
        })
    }

    /// The position in which a ply was made.
    fn before(&self, ply: u32) -> Result<Position, Fail> {
        let at =
            (ply as usize).checked_sub(1).filter(|&at| at < self.plies()).ok_or_else(no_ply)?;
        match self {
            Self::Game(game) => game.position_at(at).ok_or_else(no_ply),
            Self::Variation(line) => {
                let played = line.moves().iter().take(at);
                Ok(played.fold(line.from(), |position, &m| position.play_unchecked(m)))
            }
        }
    }
}

fn no_line() -> Fail {
    Fail::new(SHK_NOT_FOUND, "the game has no such variation", "в партии нет такого варианта")
}

fn too_deep() -> Fail {
    let (en, ru) = ("variations are nested too deep", "слишком глубокая вложенность вариантов");
    Fail::new(SHK_LIMIT, en, ru)
}

/// What stands beside a ply of a line, to be changed. Nothing is made where there is no such ply.
fn beside<'a>(
    game: &'a mut Game,
    path: &[shk_line_step],
    ply: u32,
) -> Result<&'a mut Annotation, Fail> {
    Line::of(game, path)?.beside(ply)?;
    let Some((first, rest)) = path.split_first() else {
        return game.annotate(ply as usize).map_err(|_| no_ply());
    };
    let start = game.annotate(first.ply as usize).map_err(|_| no_ply())?;
    let mut line = start.variations.get_mut(first.index as usize).ok_or_else(no_line)?;
    for step in rest {
        let beside = line.annotate(step.ply as usize).ok_or_else(no_ply)?;
        line = beside.variations.get_mut(step.index as usize).ok_or_else(no_line)?;
    }
    line.annotate(ply as usize).ok_or_else(no_ply)
}

/// Adds a variation in the place of a ply, from 1, of a line: moves as text, parted by blanks. `*index` is
/// its number among the variations there, from 0.
///
/// A move that the rules refuse is told with the rule and its ply in the variation (`SHK_REFUSED`).
/// Variations are nested 64 deep at most, as in game files (`SHK_LIMIT`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_vary(
    game: *mut shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    moves: *const c_char,
    length: usize,
    index: *mut u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (path, moves, out) = unsafe {
            let path = slice(path, depth, "path")?;
            (path, text(moves, length, "moves")?, Out::new(index, "index")?)
        };
        if path.len() >= Limits::DEEPEST {
            return Err(too_deep());
        }
        let add = |game: &mut Game| {
            let before = Line::of(game, path)?.before(ply)?;
            let line = Variation::read(before, moves).map_err(|error| {
                let ply = u32::try_from(error.ply).unwrap_or(u32::MAX);
                refused(&error.refusal).at(Place { ply, ..Place::default() })
            })?;
            let variations = &mut beside(game, path, ply)?.variations;
            variations.push(line);
            Ok(u32::try_from(variations.len() - 1).unwrap_or(u32::MAX))
        };
        // SAFETY: as the contract says.
        out.set(unsafe { alter(game, add) }?);
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Removes a variation; those behind it move up.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_remove_variation(
    game: *mut shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    index: u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let path = unsafe { slice(path, depth, "path")? };
        let remove = |game: &mut Game| {
            let index = index as usize;
            let known = Line::of(game, path)?.beside(ply)?.map_or(0, |b| b.variations.len());
            if index >= known {
                return Err(no_line());
            }
            beside(game, path, ply)?.variations.remove(index);
            Ok(())
        };
        // SAFETY: as the contract says.
        unsafe { alter(game, remove) }
    })
}

/// How many variations stand in the place of a ply, from 1, of a line.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_variations(
    game: *const shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, path, count) =
            unsafe { (self::game(game)?, slice(path, depth, "path")?, Out::new(count, "count")?) };
        let beside = Line::of(game, path)?.beside(ply)?;
        count.set(beside.map_or(0, |beside| beside.variations.len()));
        Ok(())
    })
}

/// The moves of a variation, into an array of `capacity`, and in `*start` the position from which it goes;
/// `*count` is how many there are. The path names a variation, not the game itself: of that see
/// `shk_game_plies` (`SHK_NOT_FOUND`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_line_moves(
    game: *const shk_game,
    path: *const shk_line_step,
    depth: usize,
    start: *mut shk_position,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, path, start, out, count) = unsafe {
            let out = Buffer::new(moves, capacity, "moves")?;
            let (game, path) = (self::game(game)?, slice(path, depth, "path")?);
            (game, path, Out::new(start, "start")?, out, Out::new(count, "count")?)
        };
        let Line::Variation(line) = Line::of(game, path)? else { return Err(no_line()) };
        out.give(&count, line.moves().iter().map(|&m| m.into()))?;
        start.set(line.from().into());
        Ok(())
    })
}

/// Writes a comment beside a ply of a line, or with 0 before its first, in the place of one that stood
/// there; the empty text takes it away.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_line_set_comment(
    game: *mut shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    comment: *const c_char,
    length: usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (path, comment) =
            unsafe { (slice(path, depth, "path")?, text(comment, length, "comment")?) };
        let comment = (!comment.is_empty()).then(|| comment.to_owned());
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| beside(game, path, ply).map(|note| note.comment = comment)) }
    })
}

/// The comment beside a ply of a line, or with 0 before its first, as text out; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_line_comment(
    game: *const shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, path, out) = unsafe {
            let path = slice(path, depth, "path")?;
            (self::game(game)?, path, TextOut::new(buffer, capacity, needed)?)
        };
        let beside = Line::of(game, path)?.beside(ply)?;
        out.give(beside.and_then(|beside| beside.comment.as_deref()).unwrap_or_default())
    })
}

/// Writes down the seconds left on the clock of the side that made a ply of a line; -1 takes them away.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_line_set_clock(
    game: *mut shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    seconds: i64,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let path = unsafe { slice(path, depth, "path")? };
        let clock = match seconds {
            -1 => None,
            seconds => Some(u32::try_from(seconds).map_err(|_| {
                Fail::argument("seconds", "-1, or 0 to 4294967295", "-1 или от 0 до 4294967295")
            })?),
        };
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| beside(game, path, ply).map(|note| note.clock = clock)) }
    })
}

/// The seconds left on the clock of the side that made a ply of a line; -1 where it isn't known.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_line_clock(
    game: *const shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    seconds: *mut i64,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, path, out) = unsafe {
            (self::game(game)?, slice(path, depth, "path")?, Out::new(seconds, "seconds")?)
        };
        let clock = Line::of(game, path)?.beside(ply)?.and_then(|beside| beside.clock);
        out.set(clock.map_or(-1, i64::from));
        Ok(())
    })
}

/// Writes the marks beside a ply of a line, in the place of those that stood there: numeric annotations,
/// 1 to 6 for `!`, `?`, `!!`, `??`, `!?`, `?!`, 7 for the only move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_line_set_nags(
    game: *mut shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    nags: *const u16,
    count: usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (path, nags) = unsafe { (slice(path, depth, "path")?, slice(nags, count, "nags")?) };
        let nags = nags.iter().map(|&nag| Nag(nag)).collect();
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| beside(game, path, ply).map(|note| note.nags = nags)) }
    })
}

/// The marks beside a ply of a line, into an array of `capacity`; `*count` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_line_nags(
    game: *const shk_game,
    path: *const shk_line_step,
    depth: usize,
    ply: u32,
    nags: *mut u16,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, path, out, count) = unsafe {
            let out = Buffer::new(nags, capacity, "nags")?;
            (self::game(game)?, slice(path, depth, "path")?, out, Out::new(count, "count")?)
        };
        let beside = Line::of(game, path)?.beside(ply)?;
        let nags: Vec<u16> =
            beside.map(|beside| beside.nags.iter().map(|nag| nag.0).collect()).unwrap_or_default();
        out.give(&count, nags)
    })
}

/// The sign of a numeric annotation (`!?` for 5), as text out; empty where it has none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_nag_sign(
    nag: u16,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(Nag(nag).strength().unwrap_or_default())
    })
}
