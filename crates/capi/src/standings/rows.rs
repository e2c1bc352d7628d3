//! Rows, columns and values of standings.

use core::ffi::c_char;

use shashki_tiebreak::{Criterion, Exact, Standing, Value};

use super::handle::{shk_standings, standings};
use super::value::shk_value;
use crate::error::{Fail, call};
use crate::event::{count, no_such};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// A row of standings.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_standing {
    /// The place: those who are level in everything share one, and the next are counted on (1224,
    /// T10). With categories it is counted among their members.
    pub rank: u32,
    /// The start number: those who share a place stand in its order, which is no rank.
    pub start: u32,
    /// The player's index, his place in `shk_event_players`.
    pub index: u32,
    /// How many share the place, himself included.
    pub sharing: u32,
    /// The place in the whole event.
    pub whole_rank: u32,
    /// 0.
    pub reserved: u32,
}

impl shk_standings {
    fn row(&self, row: &Standing, whole: &[u32]) -> shk_standing {
        let level = self.rows.partition_point(|other| other.rank <= row.rank)
            - self.rows.partition_point(|other| other.rank < row.rank);
        shk_standing {
            rank: row.rank,
            start: row.start.get(),
            index: count(row.index),
            sharing: count(level),
            whole_rank: whole.get(row.index).copied().unwrap_or(0),
            reserved: 0,
        }
    }

    /// The places in the whole event, by player.
    fn whole_ranks(&self) -> Vec<u32> {
        let mut ranks = vec![0; self.event.players().len()];
        for row in &self.standings.rows {
            if let Some(rank) = ranks.get_mut(row.index) {
                *rank = row.rank;
            }
        }
        ranks
    }

    fn criterion(&self, index: usize) -> Result<&Criterion, Fail> {
        let criterion = self.standings.criteria.get(index);
        criterion.ok_or_else(|| no_such("criterion", "нет такого показателя"))
    }

    fn value(&self, row: usize, criterion: usize) -> Result<Value, Fail> {
        self.criterion(criterion)?;
        let value = self.rows.get(row).and_then(|row| row.values.get(criterion));
        value.ok_or_else(|| no_such("row", "нет такой строки"))
    }

    fn values(&self) -> impl Iterator<Item = Value> {
        self.rows.iter().flat_map(|row| row.values.iter())
    }
}

/// The rows from the first place to the last, into an array of `capacity`; `*needed` is how many there
/// are.
///
/// Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_rows(
    standings: *const shk_standings,
    rows: *mut shk_standing,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(rows, capacity, "rows")?;
            (self::standings(standings)?, out, Out::new(needed, "needed")?)
        };
        let whole = all.whole_ranks();
        out.give(&needed, all.rows.iter().map(|row| all.row(row, &whole)))
    })
}

/// All values, row by row and in each row criterion by criterion, into an array of `capacity`:
/// `values[row * criterion_count + criterion]`. `*needed` as for `shk_standings_rows`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_values(
    standings: *const shk_standings,
    values: *mut shk_value,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(values, capacity, "values")?;
            (self::standings(standings)?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, shk_value::all(all.values()))
    })
}

/// The numbers of all values that are sequences, one behind the other in the order of
/// `shk_standings_values`, into an array of `capacity`: those of a value are the `count` from `begin`
/// on. `*needed` as for `shk_standings_rows`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_sequences(
    standings: *const shk_standings,
    numbers: *mut shk_value,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(numbers, capacity, "numbers")?;
            (self::standings(standings)?, out, Out::new(needed, "needed")?)
        };
        let numbers: Vec<shk_value> =
            all.values().flat_map(numbers_of).map(|number| shk_value::from(&number)).collect();
        out.give(&needed, numbers)
    })
}

fn numbers_of(value: Value) -> Vec<Exact> {
    if let Value::Sequence(numbers) = value { numbers } else { Vec::new() }
}

/// A value by the indexes of its row and its criterion from 0, as text out: a whole number or a
/// decimal of four places at most as such, else `p/q`; a sequence as `12;10;9`; what is undefined is
/// empty. A value of the kind `SHK_VALUE_LONG` can be had so alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_value_text(
    standings: *const shk_standings,
    row: usize,
    criterion: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::standings(standings)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&all.value(row, criterion)?.to_string())
    })
}

/// The same with its numbers rounded to so many decimals, 12 at most, a half away from 0: to be
/// printed, never compared.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_value_rounded(
    standings: *const shk_standings,
    row: usize,
    criterion: usize,
    decimals: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::standings(standings)?, TextOut::new(buffer, capacity, needed)?) };
        let decimals = super::document::decimals(decimals)?;
        out.give(&all.value(row, criterion)?.rounded(decimals))
    })
}

/// The code of a criterion by its index from 0, with its modifiers, as text out; it heads the column.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_code(
    standings: *const shk_standings,
    criterion: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::standings(standings)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(all.criterion(criterion)?.code())
    })
}

/// The name of a criterion by its index from 0, in a language, as text out. `*low_is_better`, which
/// may be NULL, is 1 where the lower number is the better one, else 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_criterion(
    standings: *const shk_standings,
    criterion: usize,
    lang: i32,
    low_is_better: *mut u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, low, out) = unsafe {
            let low = Out::new(low_is_better, "low_is_better").ok();
            (self::standings(standings)?, low, TextOut::new(buffer, capacity, needed)?)
        };
        let criterion = all.criterion(criterion)?;
        out.give(criterion.definition().name(language(lang)?))?;
        if let Some(place) = low {
            place.set(criterion.low_is_better().into());
        }
        Ok(())
    })
}
