//! Rounds of an event: meetings, cells, points.

use shashki_tournament::{Event, MeetingResult, Round};

use super::handle::{event, shk_event};
use super::kind::{decision_code, shk_cell, shk_meeting, shk_unpaired};
use super::read::no_such;
use super::rounds::no_such_round;
use crate::error::{Fail, call};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;

fn standing(event: &Event, round: u32) -> Result<&Round, Fail> {
    let row = (round as usize).checked_sub(1);
    row.and_then(|row| event.rounds().get(row)).ok_or_else(|| no_such_round(round))
}

/// A round that stands in the event.
fn known(event: &Event, round: u32) -> Result<u16, Fail> {
    standing(event, round)?;
    u16::try_from(round).map_err(|_| no_such_round(round))
}

/// The meetings of a round in the order of the boards, into an array of `capacity`; `*needed` is how
/// many there are (`SHK_NOT_FOUND`: no such round).
///
/// Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_meetings(
    event: *const shk_event,
    round: u32,
    meetings: *mut shk_meeting,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(meetings, capacity, "meetings")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, standing(event, round)?.meetings.iter().map(shk_meeting::from))
    })
}

/// Who stands in a round without an opponent, into an array of `capacity`; `*needed` as for
/// `shk_event_meetings`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_unpaired(
    event: *const shk_event,
    round: u32,
    unpaired: *mut shk_unpaired,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(unpaired, capacity, "unpaired")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let unpaired = standing(event, round)?.unpaired.iter().copied();
        out.give(&needed, unpaired.map(shk_unpaired::from))
    })
}

/// The games of a micro-match (`SHK_DECISION_...`, as if White had White in all of them), into an
/// array of `capacity`; `board` is its place in the round, from 1. Another meeting has none.
/// `*needed` as for `shk_event_meetings`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_games(
    event: *const shk_event,
    round: u32,
    board: u32,
    games: *mut u8,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(games, capacity, "games")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let at = (board as usize).checked_sub(1);
        let meeting = at.and_then(|at| standing(event, round).ok()?.meetings.get(at));
        let games = match &meeting.ok_or_else(|| no_such("board", "нет такой доски"))?.result
        {
            MeetingResult::MicroMatch(games) => games.as_slice(),
            _ => &[],
        };
        out.give(&needed, games.iter().map(|&game| decision_code(Some(game))))
    })
}

/// What each player did in a round, by index, into an array of `capacity`; `*needed` as for
/// `shk_event_meetings`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_cells(
    event: *const shk_event,
    round: u32,
    cells: *mut shk_cell,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(cells, capacity, "cells")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let round = known(event, round)?;
        out.give(&needed, (0..event.players().len()).map(|at| event.cell(at, round).into()))
    })
}

/// The points of each player after a round, by index, in hundredths, adjustments included, into an
/// array of `capacity`; round 0: before the first. `*needed` as for `shk_event_meetings`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_points(
    event: *const shk_event,
    round: u32,
    points: *mut i64,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(points, capacity, "points")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let round = if round == 0 { 0 } else { known(event, round)? };
        let players = 0..event.players().len();
        out.give(&needed, players.map(|at| event.points_after(at, round).hundredths()))
    })
}

/// The points that each player made in a round, without adjustments, by index, in hundredths, into
/// an array of `capacity`. `*needed` as for `shk_event_meetings`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_points_in(
    event: *const shk_event,
    round: u32,
    points: *mut i64,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(points, capacity, "points")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let round = known(event, round)?;
        let players = 0..event.players().len();
        out.give(&needed, players.map(|at| event.points_in(at, round).hundredths()))
    })
}
