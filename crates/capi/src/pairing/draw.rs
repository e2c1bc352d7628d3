//! A paired round.

use std::sync::Arc;

use shashki_pairing::{Explanation, Observer, Pairing, Step, pair};
use shashki_tournament::{Event, StartNumber};

use super::fail::from_pair_error;
use super::options::{request, shk_pair_options};
use crate::error::{Fail, call_with, shk_error};
use crate::event::{event, from_faults, shk_event};
use crate::memory::{Out, free, give, read};
use crate::status::shk_status;

/// A paired round, complete: a draft until the arbiter puts it in force (5.4.10.8).
///
/// It belongs to the caller, who frees it with `shk_pairing_free`; it doesn't need the event any
/// more. Several threads may read one at once.
#[derive(Debug)]
pub struct shk_pairing {
    pub(super) pairing: Pairing,
    /// The event before the round.
    pub(super) event: Arc<Event>,
    /// None where nobody asked for it.
    pub(super) explanation: Option<Explanation>,
    /// Who was paired by the host's wish, lower number first, in order.
    pub(super) fixed: Vec<Fixed>,
}

/// A pair that the search had no say in.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Fixed {
    pub(super) pair: (StartNumber, StartNumber),
    pub(super) forced: bool,
}

/// The pairing behind a pointer.
///
/// # Safety
///
/// As for [`read`].
pub(crate) unsafe fn pairing<'a>(pointer: *const shk_pairing) -> Result<&'a shk_pairing, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "pairing") }
}

/// Pairs a round (5.4.10.1).
///
/// `SHK_NO_VALID_PAIRING`: the rules leave none; the message is the proof, which a person can check
/// (5.4.10.8, P28). `SHK_BAD_ARGUMENT` with the name `seed-missing`: something has to be drawn, and
/// neither the options nor the event have a seed. `SHK_REFUSED`: the wishes contradict the rules or
/// each other. `SHK_NOT_FOUND`: no such round or player.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pair(
    event: *const shk_event,
    options: *const shk_pair_options,
    pairing: *mut *mut shk_pairing,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, (request, explain), out) =
            unsafe { (self::event(event)?, request(options)?, Out::new(pairing, "pairing")?) };
        let mut watcher = Watcher { explain, steps: Vec::new(), fixed: Vec::new() };
        let pairing = pair(event, &request, &mut watcher).map_err(|e| from_pair_error(&e))?;
        watcher.fixed.sort_unstable();
        let explanation = explain.then(|| Explanation::new(&pairing, &watcher.steps));
        let event = Arc::clone(event);
        give(&out, shk_pairing { pairing, event, explanation, fixed: watcher.fixed });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Keeps which pairs were fixed, and every step where an explanation is wanted.
struct Watcher {
    explain: bool,
    steps: Vec<Step>,
    fixed: Vec<Fixed>,
}

impl Observer for Watcher {
    fn saw(&mut self, step: impl FnOnce() -> Step) {
        let step = step();
        let fixed = match step {
            Step::Forced { first, second: Some(second) } => Some((first, second, true)),
            Step::Compulsory { first, second } => Some((first, second, false)),
            _ => None,
        };
        self.fixed.extend(fixed.map(|(first, second, forced)| Fixed {
            pair: (first.min(second), first.max(second)),
            forced,
        }));
        if self.explain {
            self.steps.push(step);
        }
    }

    fn watches(&self) -> bool {
        self.explain
    }
}

/// Frees a pairing; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_free(pairing: *mut shk_pairing) {
    // SAFETY: as the contract says.
    unsafe { free(pairing) }
}

/// A new event with the round in it, ready for results: games unfinished, the bye and the absences
/// entered; first colour, seed and drawn order recorded, so that the round can be drawn again one
/// day (P17). Later rounds are dropped, as are the absences, forced pairs and the waiting lot that
/// the round used up.
///
/// `event` is the one that was paired, or one that was changed since then in something else than the
/// players; NULL: the one that was paired.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_apply(
    pairing: *const shk_pairing,
    event: *const shk_event,
    applied: *mut *mut shk_event,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (pairing, event, out) = unsafe {
            let pairing = self::pairing(pairing)?;
            let given = if event.is_null() { &pairing.event } else { self::event(event)? };
            (pairing, given, Out::new(applied, "applied")?)
        };
        let applied = pairing.pairing.apply(event).map_err(|faults| from_faults(&faults))?;
        give(&out, shk_event::new(applied));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
