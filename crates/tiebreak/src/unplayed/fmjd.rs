//! The international federation's program (T6): every scheduled opponent counts with his real
//! total, any other round is an opponent with 0.

use super::{Counted, Why, ZERO, of_player};
use crate::Exact;
use crate::crosstable::{Crosstable, Entry, What};

/// Everyone's real total.
pub(crate) fn totals(table: &Crosstable<'_>) -> Vec<Exact> {
    (0..table.players()).map(|player| Exact::hundredths(table.total(player))).collect()
}

/// What a round counts for.
#[inline]
pub(crate) fn entry(entry: Entry) -> Counted {
    match entry.opponent() {
        Some(opponent) => Counted::of(of_player(opponent), why(entry.what)),
        None => Counted::of(ZERO, Why::NoOpponent),
    }
}

/// Why a scheduled opponent counts.
pub(crate) fn why(what: What) -> Why {
    match what {
        What::Forfeit(_) => Why::Forfeit,
        What::Unfinished => Why::Unfinished,
        What::Played(_) | What::Alone(_) | What::Absent => Why::Played,
    }
}
