//! Results, as they come in.

use std::collections::BTreeMap;
use std::sync::Arc;

use shashki_tournament::{Decision, Event, Meeting, MeetingResult};

use super::handle::{event_mut, shk_event};
use super::kind::{round, shk_meeting};
use super::read::no_such;
use super::rounds::no_such_round;
use crate::error::{Fail, Place, call_with, shk_error};
use crate::memory::slice;
use crate::status::{SHK_REFUSED, shk_status};

/// Enters the results of a round: `count` meetings, found by White and Black. A forfeit whose colours
/// nobody knows is found in either order.
///
/// All are entered or, with an error, none; its place has the round and White. `SHK_NOT_FOUND`: no
/// such round or meeting (who had which colour is changed in a draft). `SHK_REFUSED`: a drawn
/// forfeit, or a game whose colours nobody knows.
///
/// The event is changed in place: nothing is checked or computed anew but the points of the players
/// concerned. Pairings and reports made before keep the event as it was.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_record_results(
    event: *mut shk_event,
    round: u32,
    results: *const shk_meeting,
    count: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, results) = unsafe { (event_mut(event)?, slice(results, count, "results")?) };
        let number = self::round(round, "round")?;
        let read = |one: &shk_meeting| {
            // SAFETY: as the contract says.
            Ok((one.white, one.black, unsafe { one.result() }?))
        };
        let results: Vec<_> = results.iter().map(read).collect::<Result<_, Fail>>()?;
        event.event.alter(|event| {
            let found = find(event, number, results)?;
            if found.is_empty() { Ok(()) } else { enter(Arc::make_mut(event), number, found) }
        })
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A result and the place of its meeting in the round.
struct Entry {
    at: usize,
    white: u32,
    result: MeetingResult,
}

fn find(
    event: &Event,
    round: u16,
    results: Vec<(u32, u32, MeetingResult)>,
) -> Result<Vec<Entry>, Fail> {
    let row = usize::from(round).checked_sub(1).and_then(|row| event.rounds().get(row));
    let meetings = &row.ok_or_else(|| no_such_round(round.into()))?.meetings;
    let places: BTreeMap<u32, usize> = meetings
        .iter()
        .enumerate()
        .flat_map(|(at, meeting)| [(meeting.white.get(), at), (meeting.black.get(), at)])
        .collect();
    let entry = |(white, black, result): (u32, u32, MeetingResult)| {
        let found = places.get(&white).and_then(|&at| Some((at, meetings.get(at)?)));
        let fitting = found.and_then(|(at, meeting)| {
            let result = fitting(meeting, white, black, result)?;
            Some(Entry { at, white, result })
        });
        fitting.ok_or_else(|| no_such("meeting", "нет такой встречи").at(place(round, white)))
    };
    results.into_iter().map(entry).collect()
}

/// The result as the meeting has its players; none if it is another meeting.
fn fitting(
    meeting: &Meeting,
    white: u32,
    black: u32,
    result: MeetingResult,
) -> Option<MeetingResult> {
    match (meeting.white.get(), meeting.black.get()) {
        known if known == (white, black) => Some(result),
        known if known == (black, white) && !meeting.colours_known => Some(turned(result)),
        _ => None,
    }
}

fn turned(result: MeetingResult) -> MeetingResult {
    let turn = |decision| match decision {
        Decision::White => Decision::Black,
        Decision::Black => Decision::White,
        other => other,
    };
    match result {
        MeetingResult::Forfeit(decision) => MeetingResult::Forfeit(turn(decision)),
        other => other, // refused: its colours aren't known
    }
}

/// Enters all of them, or takes back those that were.
fn enter(event: &mut Event, round: u16, entries: Vec<Entry>) -> Result<(), Fail> {
    let mut before = Vec::with_capacity(entries.len());
    for Entry { at, white, result } in entries {
        if let Some(old) = event.replace_result(round, at, result) {
            before.push((at, old));
        } else {
            for (at, old) in before.into_iter().rev() {
                event.replace_result(round, at, old);
            }
            return Err(refused(round, white));
        }
    }
    Ok(())
}

fn refused(round: u16, white: u32) -> Fail {
    let fail = Fail::new(
        SHK_REFUSED,
        format!(
            "round {round}, player {white}: a forfeit can't be drawn, and a game needs colours"
        ),
        format!(
            "тур {round}, участник {white}: неявка не бывает ничьей, а у партии должны быть цвета"
        ),
    );
    fail.named("impossible-result").at(place(round, white))
}

fn place(round: u16, player: u32) -> Place {
    Place { round: round.into(), player, ..Place::default() }
}
