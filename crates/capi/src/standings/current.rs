//! The coefficients before a round is paired.

use shashki_tiebreak::{Current, Exact, Product};
use shashki_tournament::ByeEntry;

use super::value::shk_value;
use crate::error::{Fail, call};
use crate::event::{event, no_such_round, round, shk_event};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;

/// A past round without an opponent is an opponent with 0 points.
pub const SHK_BYE_ENTRY_ZERO: u32 = 0;
/// It is no entry at all.
pub const SHK_BYE_ENTRY_NONE: u32 = 1;

/// The coefficients of a player before a round is paired (P15): opponents of past rounds with their
/// points now.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_current {
    /// Current Buchholz (5.4.10.7.6), in hundredths.
    pub buchholz: i64,
    /// Truncated Solkoff (5.4.10.6.2), in hundredths: without the lowest entry; 0 with one or none.
    pub truncated_solkoff: i64,
    /// Sonneborn-Berger.
    pub sonneborn_berger: shk_value,
}

fn exact(product: Product) -> shk_value {
    // Points in hundredths times points in hundredths.
    i64::try_from(product.0).map_or_else(
        |_| shk_value { kind: super::value::SHK_VALUE_LONG, ..shk_value::default() },
        |number| (&Exact::ratio(number, 10_000)).into(),
    )
}

/// The coefficients of every player before `round` (from 1) is paired, by index, into an array of
/// `capacity`. `bye_entry` is `SHK_BYE_ENTRY_...`. `*needed` is how many players there are; where they
/// have no room nothing is written but it (`SHK_BUFFER_TOO_SMALL`). `SHK_NOT_FOUND`: rounds before it
/// are missing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_current(
    event: *const shk_event,
    round: u32,
    bye_entry: u32,
    values: *mut shk_current,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out, needed) = unsafe {
            let out = Buffer::new(values, capacity, "values")?;
            (self::event(event)?, out, Out::new(needed, "needed")?)
        };
        let bye_entry = match bye_entry {
            SHK_BYE_ENTRY_ZERO => ByeEntry::Zero,
            SHK_BYE_ENTRY_NONE => ByeEntry::None,
            _ => {
                let (en, ru) = ("one of SHK_BYE_ENTRY_...", "одно из SHK_BYE_ENTRY_...");
                return Err(Fail::argument("bye_entry", en, ru));
            }
        };
        let number = self::round(round, "round")?;
        if number == 0 || usize::from(number) > event.rounds().len() + 1 {
            return Err(no_such_round(round));
        }
        let current = Current::new(event, number, bye_entry);
        let one = |index| shk_current {
            buchholz: current.buchholz(index).hundredths(),
            truncated_solkoff: current.truncated_solkoff(index).hundredths(),
            sonneborn_berger: exact(current.sonneborn_berger(index)),
        };
        out.give(&needed, (0..event.players().len()).map(one))
    })
}
