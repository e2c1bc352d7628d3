//! Criteria as text.

use core::ffi::c_char;

use shashki_tiebreak::{Criterion, CriterionError, StandingsRequest};
use shashki_tournament::Event;

use crate::error::{Fail, Place, call_with, shk_error};
use crate::event::{event, shk_event};
use crate::status::{SHK_BAD_INPUT, shk_status};
use crate::text::{TextOut, text};

/// A list of codes; what is wrong with one of them is told with its place in the text.
pub(super) fn read(codes: &str) -> Result<Vec<Criterion>, Fail> {
    let mut begins = 0;
    let mut criteria = Vec::new();
    for part in codes.split(',') {
        let offset = begins + (part.len() - part.trim_start().len());
        begins += part.len() + 1;
        criteria.push(part.trim().parse().map_err(|error| at(&error, codes, offset))?);
    }
    Ok(criteria)
}

/// A single code.
pub(super) fn read_one(code: &str) -> Result<Criterion, Fail> {
    code.trim().parse().map_err(|error| at(&error, code, code.len() - code.trim_start().len()))
}

fn at(error: &CriterionError, codes: &str, offset: usize) -> Fail {
    let before = codes.get(..offset).unwrap_or_default();
    let (line, last) = (before.matches('\n').count(), before.rsplit('\n').next());
    let column = last.map_or(0, |last| last.chars().count()) + 1;
    let place = Place {
        line: line as u64 + 1,
        column: column as u64,
        offset: offset as u64,
        ..Place::default()
    };
    Fail::input(|lang| error.message(lang)).named(name(error)).at(place)
}

/// By what programs tell apart why a code isn't taken.
fn name(error: &CriterionError) -> &'static str {
    match error {
        CriterionError::Unknown { .. } => "unknown-criterion",
        CriterionError::Refused { .. } => "refused-criterion",
        CriterionError::Modifier { .. } => "bad-modifier",
        CriterionError::Repeated { .. } => "repeated-modifier",
        CriterionError::UnsureLimit { .. } => "unsure-limit",
        _ => "criterion",
    }
}

/// The criteria that an event names itself, or the usual ones.
pub(super) fn of_event(event: &Event) -> Result<Vec<Criterion>, Fail> {
    let request = StandingsRequest::for_event(event).map_err(|error| {
        let advice =
            ["the event's own criteria can't be used", "показатели самого турнира не подходят"];
        let told = |lang: shashki_base::Lang| {
            format!("{}: {}", lang.pick(advice[0], advice[1]), error.message(lang))
        };
        Fail::told(SHK_BAD_INPUT, told).named("criteria-of-event")
    })?;
    Ok(request.criteria)
}

fn joined(criteria: &[Criterion]) -> String {
    criteria.iter().map(Criterion::code).collect::<Vec<_>>().join(",")
}

/// Reads a list of criteria, codes with commas between them ("PTS, solk-1, BH/C1"), and gives it back
/// as it is printed, as text out: "PTS,SOLK-1,BH/C1".
///
/// `SHK_BAD_INPUT`: a code is none. The error has its place (line, column and offset in `codes`) and
/// a name: `unknown-criterion` (the message names the nearest), `refused-criterion` (known and not
/// computed: the message says why), `bad-modifier` (the message names those that the code takes),
/// `repeated-modifier`, `unsure-limit`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_criteria_check(
    codes: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (codes, out) =
            unsafe { (text(codes, length, "codes")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&joined(&read(codes)?))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The criteria of an event's standings if no others are asked for, as text out: those that it names
/// itself (TRF records 212, else points and 202), else PTS,SOLK-1,SOLK,WINS,DE, in a round robin
/// PTS,DE,SB,WINS.
///
/// `SHK_BAD_INPUT` with the name `criteria-of-event`: it names what is no criterion.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_criteria(
    event: *const shk_event,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, out) =
            unsafe { (self::event(event)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&joined(&of_event(event)?))
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
