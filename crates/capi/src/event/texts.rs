//! The texts of an event: names, dates, officials.

use core::ffi::c_char;

use shashki_tournament::{DecisionRecord, Event, Info, Player, StartNumber};

use super::draft::{draft_mut, shk_draft};
use super::facts::no_such_decision;
use super::handle::{event, shk_event};
use super::player::unknown;
use super::read::no_such;
use crate::error::{Fail, call};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;
use crate::text::{TextOut, text};

/// A player's name.
pub const SHK_PLAYER_NAME: u32 = 0;
/// His title.
pub const SHK_PLAYER_TITLE: u32 = 1;
/// His federation or region.
pub const SHK_PLAYER_FEDERATION: u32 = 2;
/// His club.
pub const SHK_PLAYER_CLUB: u32 = 3;
/// His number in the federation's register.
pub const SHK_PLAYER_ID: u32 = 4;
/// His birth date as it stands in a file.
pub const SHK_PLAYER_BIRTH_DATE: u32 = 5;

/// The name of the event.
pub const SHK_INFO_NAME: u32 = 0;
/// The city.
pub const SHK_INFO_CITY: u32 = 1;
/// The federation.
pub const SHK_INFO_FEDERATION: u32 = 2;
/// The first day.
pub const SHK_INFO_START_DATE: u32 = 3;
/// The last day.
pub const SHK_INFO_END_DATE: u32 = 4;
/// The type of the event in words.
pub const SHK_INFO_KIND: u32 = 5;
/// The type of the event as a code of TRF26.
pub const SHK_INFO_KIND_CODE: u32 = 6;
/// The chief arbiter.
pub const SHK_INFO_CHIEF_ARBITER: u32 = 7;
/// The time control in words.
pub const SHK_INFO_TIME_CONTROL: u32 = 8;
/// The time control as a code of TRF26.
pub const SHK_INFO_TIME_CONTROL_CODE: u32 = 9;
/// The program that paired the event.
pub const SHK_INFO_PAIRING_PROGRAM: u32 = 10;
/// The other arbiters, a list.
pub const SHK_INFO_ARBITERS: u32 = 11;
/// The day of each round, a list.
pub const SHK_INFO_ROUND_DATES: u32 = 12;
/// The tie-breaks as codes, a list.
pub const SHK_INFO_TIE_BREAKS: u32 = 13;
/// The order of the standings as codes, a list.
pub const SHK_INFO_STANDINGS: u32 = 14;

/// Who decided.
pub const SHK_DECISION_TEXT_BY: u32 = 0;
/// When.
pub const SHK_DECISION_TEXT_AT: u32 = 1;
/// The reason.
pub const SHK_DECISION_TEXT_REASON: u32 = 2;
/// The clause.
pub const SHK_DECISION_TEXT_CLAUSE: u32 = 3;

fn of_player(player: &Player, field: u32) -> Result<&str, Fail> {
    Ok(match field {
        SHK_PLAYER_NAME => &player.name,
        SHK_PLAYER_TITLE => &player.title,
        SHK_PLAYER_FEDERATION => &player.federation,
        SHK_PLAYER_CLUB => &player.club,
        SHK_PLAYER_ID => &player.id,
        SHK_PLAYER_BIRTH_DATE => &player.birth_date,
        _ => return Err(Fail::argument("field", "SHK_PLAYER_...", "SHK_PLAYER_...")),
    })
}

/// A text of the event, or a list of them.
enum Field<'i> {
    One(&'i mut String),
    Several(&'i mut Vec<String>),
}

fn of_info(info: &mut Info, field: u32) -> Result<Field<'_>, Fail> {
    Ok(match field {
        SHK_INFO_NAME => Field::One(&mut info.name),
        SHK_INFO_CITY => Field::One(&mut info.city),
        SHK_INFO_FEDERATION => Field::One(&mut info.federation),
        SHK_INFO_START_DATE => Field::One(&mut info.start_date),
        SHK_INFO_END_DATE => Field::One(&mut info.end_date),
        SHK_INFO_KIND => Field::One(&mut info.kind),
        SHK_INFO_KIND_CODE => Field::One(&mut info.kind_code),
        SHK_INFO_CHIEF_ARBITER => Field::One(&mut info.chief_arbiter),
        SHK_INFO_TIME_CONTROL => Field::One(&mut info.time_control),
        SHK_INFO_TIME_CONTROL_CODE => Field::One(&mut info.time_control_code),
        SHK_INFO_PAIRING_PROGRAM => Field::One(&mut info.pairing_program),
        SHK_INFO_ARBITERS => Field::Several(&mut info.arbiters),
        SHK_INFO_ROUND_DATES => Field::Several(&mut info.round_dates),
        SHK_INFO_TIE_BREAKS => Field::Several(&mut info.tie_breaks),
        SHK_INFO_STANDINGS => Field::Several(&mut info.standings),
        _ => return Err(Fail::argument("field", "SHK_INFO_...", "SHK_INFO_...")),
    })
}

/// The texts of a field: one, or as many as the list has.
fn info_texts(event: &Event, field: u32) -> Result<Vec<String>, Fail> {
    let mut info = event.info().clone();
    Ok(match of_info(&mut info, field)? {
        Field::One(text) => vec![core::mem::take(text)],
        Field::Several(texts) => core::mem::take(texts),
    })
}

/// A text of a player (`SHK_PLAYER_...`) by his start number, as text out (`SHK_NOT_FOUND`: nobody has
/// it).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_player_text(
    event: *const shk_event,
    start: u32,
    field: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) =
            unsafe { (self::event(event)?, TextOut::new(buffer, capacity, needed)?) };
        let player = StartNumber::new(start).and_then(|start| event.player(start));
        out.give(of_player(player.ok_or_else(|| unknown(start))?, field)?)
    })
}

/// A text of every player (`SHK_PLAYER_...`), one after the other as text out; that of the player with
/// index i is the bytes from `begins[i]` up to `begins[i + 1]`, so that `begins` has one element more
/// than there are players: `begin_count` of them.
///
/// `*needed` is the bytes needed, the NUL behind the last text included. `begins` may be NULL with
/// `begin_count` 0: the places aren't wanted, or `*needed` alone is. If it has fewer elements than that
/// but some, nothing is written (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_player_texts(
    event: *const shk_event,
    field: u32,
    begins: *mut usize,
    begin_count: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, begins, out) = unsafe {
            let begins = Buffer::new(begins, begin_count, "begins")?;
            (self::event(event)?, begins, TextOut::new(buffer, capacity, needed)?)
        };
        let mut all = String::new();
        let mut places = vec![0];
        for player in event.players() {
            all.push_str(of_player(player, field)?);
            places.push(all.len());
        }
        if begin_count > 0 && !begins.holds(places.len()) {
            return Err(Fail::too_small(places.len()));
        }
        out.give(&all)?;
        begins.copy(&places);
        Ok(())
    })
}

/// The number of texts of a field of the event (`SHK_INFO_...`), into `*count`: 1, or the length of
/// the list.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_info_count(
    event: *const shk_event,
    field: u32,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(count, "count")?) };
        out.set(info_texts(event, field)?.len());
        Ok(())
    })
}

/// A text of the event (`SHK_INFO_...`), as text out; `index` is the place in a list, from 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_info(
    event: *const shk_event,
    field: u32,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) =
            unsafe { (self::event(event)?, TextOut::new(buffer, capacity, needed)?) };
        let texts = info_texts(event, field)?;
        out.give(texts.get(index).ok_or_else(|| no_such("text", "нет такого текста"))?)
    })
}

/// A text of a decision (`SHK_DECISION_TEXT_...`) by the decision's index from 0, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_decision_text(
    event: *const shk_event,
    index: usize,
    field: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) =
            unsafe { (self::event(event)?, TextOut::new(buffer, capacity, needed)?) };
        let DecisionRecord { by, at, reason, clause, .. } =
            event.decisions().get(index).ok_or_else(no_such_decision)?;
        out.give(match field {
            SHK_DECISION_TEXT_BY => by,
            SHK_DECISION_TEXT_AT => at,
            SHK_DECISION_TEXT_REASON => reason,
            SHK_DECISION_TEXT_CLAUSE => clause,
            _ => {
                let names = "SHK_DECISION_TEXT_...";
                return Err(Fail::argument("field", names, names));
            }
        })
    })
}

/// Sets a text of the event (`SHK_INFO_...`); to a list it is added. `SHK_BAD_ARGUMENT`: no such
/// field, or no UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_info(
    draft: *mut shk_draft,
    field: u32,
    text: *const c_char,
    length: usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (draft, text) =
            unsafe { (draft_mut(draft)?, self::text(text, length, "text")?.to_owned()) };
        draft.0.alter(|draft| {
            match of_info(&mut draft.info, field)? {
                Field::One(slot) => *slot = text,
                Field::Several(list) => list.push(text),
            }
            Ok(())
        })
    })
}

/// Empties a text or a list of the event (`SHK_INFO_...`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_clear_info(draft: *mut shk_draft, field: u32) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let draft = unsafe { draft_mut(draft) }?;
        draft.0.alter(|draft| {
            match of_info(&mut draft.info, field)? {
                Field::One(slot) => slot.clear(),
                Field::Several(list) => list.clear(),
            }
            Ok(())
        })
    })
}
