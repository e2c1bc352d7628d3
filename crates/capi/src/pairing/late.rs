//! Late entries (P24).

use shashki_pairing::{LateEntry, LateError, enter_late};

use crate::error::{Fail, Place, call_with, shk_error};
use crate::event::{event, from_faults, round, shk_event, shk_player, unpaired_kind};
use crate::memory::{Out, give, read, slice};
use crate::status::{SHK_LIMIT, SHK_REFUSED, shk_status};

/// A new event with a player who comes late: he gets the next start number, into `*start`; numbers
/// already given don't move (5.4.10.5.1). What `player` says of start number and first round isn't
/// read.
///
/// `from` is the first round that he plays in, at most the one after the last that is paired.
/// `missed` are `missed_count` kinds (`SHK_KIND_...`) of what he gets for the rounds before it, from
/// round 1 on; where nothing is said, a loss.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_enter_late(
    event: *const shk_event,
    player: *const shk_player,
    from: u32,
    missed: *const u8,
    missed_count: usize,
    entered: *mut *mut shk_event,
    start: *mut u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, player, missed, out, start) = unsafe {
            let given = read(player, "player")?;
            let player = shk_player { start: 1, enters_in: 0, ..*given }.get(1)?;
            let missed = slice(missed, missed_count, "missed")?;
            let (out, start) = (Out::new(entered, "entered")?, Out::new(start, "start")?);
            (self::event(event)?, player, missed, out, start)
        };
        let missed = missed.iter().map(|&kind| unpaired_kind(kind)).collect::<Result<_, _>>()?;
        let entry = LateEntry { player, from: round(from, "from")?, missed };
        let (event, number) = enter_late(event, entry).map_err(|error| from_error(&error))?;
        give(&out, shk_event::new(event));
        start.set(number.get());
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn from_error(error: &LateError) -> Fail {
    let (status, name, round) = match error {
        LateError::Event(faults) => return from_faults(faults),
        LateError::NoSuchRound { from, .. } => (SHK_REFUSED, "no-such-round", *from),
        LateError::NotMissed { round } => (SHK_REFUSED, "not-missed", *round),
        LateError::NoNumberLeft => (SHK_LIMIT, "no-number-left", 0),
        _ => (SHK_REFUSED, "", 0),
    };
    let place = Place { round: round.into(), ..Place::default() };
    Fail::told(status, |lang| error.message(lang)).named(name).at(place)
}
