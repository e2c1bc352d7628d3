//! What would make a round pairable (P28).

use core::ffi::c_char;

use shashki_pairing::{Relaxation, Relaxations, document, relax};
use shashki_tournament::StartNumber;

use super::fail::from_pair_error;
use super::options::{request, shk_pair_options};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, event, no_such, shk_event, shk_pair_of};
use crate::memory::{Buffer, Out, free, give, read};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// The smallest relaxations with which a round could be paired. They belong to the caller, who frees
/// them with `shk_relaxations_free`. Several threads may read them at once.
#[derive(Debug)]
pub struct shk_relaxations(Relaxations);

/// The relaxations in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_relaxations_facts {
    /// How many rules have to yield at least; 0 where the round can be paired as it is.
    pub needed: u32,
    /// How many sets were found, each of which will do; none where more than two are needed.
    pub set_count: u32,
    /// Whether there may be more: 1 or 0.
    pub cut: u32,
    /// 0.
    pub reserved: u32,
}

/// Looks for the smallest relaxations with which the round of `options` could be paired, `limit` of
/// them at most; each that is given has been tried.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_relax(
    event: *const shk_event,
    options: *const shk_pair_options,
    limit: u32,
    found: *mut *mut shk_relaxations,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, (request, _), out) =
            unsafe { (self::event(event)?, request(options)?, Out::new(found, "found")?) };
        let found = relax(event, &request, limit as usize).map_err(|e| from_pair_error(&e))?;
        give(&out, shk_relaxations(found));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees relaxations; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_relaxations_free(found: *mut shk_relaxations) {
    // SAFETY: as the contract says.
    unsafe { free(found) }
}

/// The relaxations in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_relaxations_describe(
    found: *const shk_relaxations,
    facts: *mut shk_relaxations_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (found, out) = unsafe { (&read(found, "found")?.0, Out::new(facts, "facts")?) };
        out.set(shk_relaxations_facts {
            needed: count(found.needed),
            set_count: count(found.sets.len()),
            cut: found.cut.into(),
            reserved: 0,
        });
        Ok(())
    })
}

fn set(found: &Relaxations, index: usize) -> Result<&[Relaxation], Fail> {
    let set = found.sets.get(index).map(Vec::as_slice);
    set.ok_or_else(|| no_such("set of relaxations", "нет такого набора послаблений"))
}

/// A set by its index from 0, as text out, a line for each rule that yields.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_relaxations_text(
    found: *const shk_relaxations,
    index: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (found, out) =
            unsafe { (&read(found, "found")?.0, TextOut::new(buffer, capacity, needed)?) };
        let lang = language(lang)?;
        let lines = set(found, index)?.iter().map(|one| one.message(lang) + "\n");
        out.give(&lines.collect::<String>())
    })
}

/// The pairs, without a second the byes, to be forced with a reason so that a set by its index from
/// 0 is used (5.4.10.12), into an array of `capacity`; `*needed` is how many there are. Pools that
/// are drawn as one need none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_relaxations_forced(
    found: *const shk_relaxations,
    index: usize,
    pairs: *mut shk_pair_of,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (found, out, needed) = unsafe {
            let out = Buffer::new(pairs, capacity, "pairs")?;
            (&read(found, "found")?.0, out, Out::new(needed, "needed")?)
        };
        let forced = set(found, index)?.iter().filter_map(|one| one.forced(""));
        let pairs: Vec<shk_pair_of> = forced
            .map(|forced| shk_pair_of {
                first: forced.first.get(),
                second: forced.second.map_or(0, StartNumber::get),
            })
            .collect();
        out.give(&needed, pairs)
    })
}

/// The relaxations as text out, JSON (`shashki-relaxations`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_relaxations_json(
    found: *const shk_relaxations,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (found, out) =
            unsafe { (&read(found, "found")?.0, TextOut::new(buffer, capacity, needed)?) };
        let text = document::relaxations(found, language(lang)?);
        out.give(&text.map_err(|error| Fail::internal(&error.to_string()))?)
    })
}
