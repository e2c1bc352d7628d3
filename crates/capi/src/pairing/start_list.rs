//! Start lists: who gets which number before round 1 (5.4.10.5.1; P29).

use core::ffi::c_char;
use std::sync::Arc;

use shashki_base::Seed;
use shashki_pairing::{
    PlacedBy, StartList, StartListError, StartOrder, StartPlace, document, start_list,
};
use shashki_tournament::Event;

use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{event, from_faults, shk_event};
use crate::memory::{Buffer, Out, free, give, read};
use crate::status::{SHK_BAD_ARGUMENT, SHK_REFUSED, shk_status};
use crate::text::TextOut;

/// By rating, the highest first; equal ratings and the unrated by lot.
pub const SHK_START_BY_RATING: u32 = 0;
/// All by lot.
pub const SHK_START_BY_LOT: u32 = 1;
/// As in the event, without gaps.
pub const SHK_START_GIVEN: u32 = 2;

/// A place of a start list.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_start_place {
    /// The start number that the player gets.
    pub start: u32,
    /// The number that he has in the event.
    pub before: u32,
    /// His rating; 0: none.
    pub rating: u32,
    /// What placed him among his neighbours: `SHK_START_...`.
    pub by: u32,
}

/// A start list. It belongs to the caller, who frees it with `shk_start_list_free`, and doesn't need
/// the event any more. Several threads may read one at once.
#[derive(Debug)]
pub struct shk_start_list {
    list: StartList,
    event: Arc<Event>,
}

/// Makes the start list of an event whose round 1 isn't paired.
///
/// `SHK_REFUSED`: it is, and numbers stay to the end of the event. `SHK_BAD_ARGUMENT` with the name
/// `seed-missing`: places have to be drawn, and with `has_seed` 0 the event has no seed either.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_start_list_make(
    event: *const shk_event,
    order: u32,
    has_seed: u32,
    seed: u64,
    list: *mut *mut shk_start_list,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(list, "list")?) };
        let seed = (has_seed != 0).then_some(Seed(seed)).or(event.draw().seed);
        let made = start_list(event, self::order(order)?, seed).map_err(|e| from_error(&e))?;
        give(&out, shk_start_list { list: made, event: Arc::clone(event) });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn order(code: u32) -> Result<StartOrder, Fail> {
    match code {
        SHK_START_BY_RATING => Ok(StartOrder::Rating),
        SHK_START_BY_LOT => Ok(StartOrder::Lot),
        SHK_START_GIVEN => Ok(StartOrder::Given),
        _ => Err(Fail::argument("order", "one of SHK_START_...", "одно из SHK_START_...")),
    }
}

fn from_error(error: &StartListError) -> Fail {
    let (status, name) = match error {
        StartListError::Faults(faults) => return from_faults(faults),
        StartListError::SeedMissing => (SHK_BAD_ARGUMENT, "seed-missing"),
        StartListError::RoundOneInForce => (SHK_REFUSED, "round-one-in-force"),
        StartListError::OtherEvent => (SHK_REFUSED, "other-event"),
        StartListError::KeptLines { .. } => (SHK_REFUSED, "kept-lines"),
        _ => (SHK_REFUSED, ""),
    };
    Fail::told(status, |lang| error.message(lang)).named(name).clause("5.4.10.5.1")
}

/// Frees a start list; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_start_list_free(list: *mut shk_start_list) {
    // SAFETY: as the contract says.
    unsafe { free(list) }
}

/// The places, number 1 first, into an array of `capacity`; `*needed` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_start_list_places(
    list: *const shk_start_list,
    places: *mut shk_start_place,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (list, out, needed) = unsafe {
            let out = Buffer::new(places, capacity, "places")?;
            (read(list, "list")?, out, Out::new(needed, "needed")?)
        };
        let place = |place: &StartPlace| shk_start_place {
            start: place.start.get(),
            before: place.before.get(),
            rating: place.rating.map_or(0, u32::from),
            by: match place.by {
                PlacedBy::Rating => SHK_START_BY_RATING,
                PlacedBy::Lot => SHK_START_BY_LOT,
                _ => SHK_START_GIVEN,
            },
        };
        out.give(&needed, list.list.places.iter().map(place))
    })
}

/// The seed that places were drawn from: `*has_seed` is 1 and `*seed` the seed, or `*has_seed` is 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_start_list_seed(
    list: *const shk_start_list,
    has_seed: *mut u32,
    seed: *mut u64,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (list, has, out) = unsafe {
            (read(list, "list")?, Out::new(has_seed, "has_seed")?, Out::new(seed, "seed")?)
        };
        has.set(list.list.seed.is_some().into());
        out.set(list.list.seed.map_or(0, |seed| seed.0));
        Ok(())
    })
}

/// A start list as text out, JSON.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_start_list_json(
    list: *const shk_start_list,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (list, out) = unsafe { (read(list, "list")?, TextOut::new(buffer, capacity, needed)?) };
        let text = document::start_list(&list.list, &list.event);
        out.give(&text.map_err(|error| Fail::internal(&error.to_string()))?)
    })
}

/// A new event with these numbers, and the seed recorded. `SHK_REFUSED`: it has lines of a TRF that
/// may hold start numbers and can't be renumbered.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_start_list_apply(
    list: *const shk_start_list,
    numbered: *mut *mut shk_event,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (list, out) = unsafe { (read(list, "list")?, Out::new(numbered, "numbered")?) };
        let event = list.list.apply(&list.event).map_err(|error| from_error(&error))?;
        give(&out, shk_event::new(event));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
