//! A small event, worked by hand, and what a host writes around its standings.
//!
//! Eight players, three rounds, 2-1-0, paired by hand. Player 1 leaves after round 1 with 2 points;
//! so had 3, 5 and 7, who end with 5, 4 and 5: by 5.4.10.11 he counts as 14/3. The plus counts as the
//! lowest number of points, 1 (player 2).
//!
//! | player | points | opponents: points | SOLK | SOLK-1 |
//! |---|---|---|---|---|
//! | 1 | 2 | 2: 1 | 1 | 1 |
//! | 2 | 1 | 1: 14/3, 7: 5, 8: 3 | 38/3 | 29/3 |
//! | 3 | 5 | 4: 2, 5: 4, 7: 5 | 11 | 9 |
//! | 4 | 2 | 3: 5, 6: 2, 5: 4 | 11 | 9 |
//! | 5 | 4 | 6: 2, 3: 5, 4: 2 | 9 | 7 |
//! | 6 | 2 | 5: 4, 4: 2, plus: 1 | 7 | 6 |
//! | 7 | 5 | 8: 3, 2: 1, 3: 5 | 9 | 8 |
//! | 8 | 3 | 7: 5, plus: 1, 2: 1 | 7 | 6 |

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::help::{Event, Told, array, span, told, zeroed};

pub const TRF: &str = include_str!("../../../../examples/lighthouse-cup.trf");

pub fn event() -> Event {
    crate::help::read(TRF).unwrap()
}

/// Standings that free themselves.
pub struct Standings(pub *mut shk_standings);

impl Drop for Standings {
    fn drop(&mut self) {
        unsafe { shk_standings_free(self.0) }
    }
}

pub fn size<T>() -> u32 {
    u32::try_from(size_of::<T>()).unwrap()
}

pub fn options() -> shk_standings_options {
    shk_standings_options { struct_size: size::<shk_standings_options>(), ..zeroed() }
}

pub fn make(event: &Event, options: &shk_standings_options) -> Result<Standings, Told> {
    let mut standings = null_mut();
    told(|error| unsafe { shk_standings_make(event.0, options, &raw mut standings, error) })?;
    Ok(Standings(standings))
}

/// Standings of the event by criteria, everything else as it says.
pub fn by(criteria: &str) -> Standings {
    make(&event(), &shk_standings_options { criteria: span(criteria), ..options() }).unwrap()
}

pub fn rows(standings: &Standings) -> Vec<shk_standing> {
    array(zeroed(), |out, capacity, needed| unsafe {
        shk_standings_rows(standings.0, out, capacity, needed)
    })
    .unwrap()
}

/// Places and start numbers.
pub fn places(standings: &Standings) -> Vec<(u32, u32)> {
    rows(standings).iter().map(|row| (row.rank, row.start)).collect()
}

pub fn values(standings: &Standings) -> Vec<shk_value> {
    array(zeroed(), |out, capacity, needed| unsafe {
        shk_standings_values(standings.0, out, capacity, needed)
    })
    .unwrap()
}

pub fn coefficient(
    event: &Event,
    code: &str,
    options: Option<&shk_standings_options>,
) -> Result<Vec<shk_value>, Told> {
    let mut values: Vec<shk_value> = vec![zeroed(); 100];
    let mut needed = 0;
    let options = options.map_or(null(), core::ptr::from_ref);
    told(|error| unsafe {
        let (out, capacity) = (values.as_mut_ptr(), values.len());
        let (code, length) = (code.as_ptr().cast(), code.len());
        let needed = &raw mut needed;
        shk_event_coefficient(event.0, code, length, options, out, capacity, needed, error)
    })?;
    values.truncate(needed);
    Ok(values)
}

pub fn number(numerator: i64, denominator: i64) -> shk_value {
    shk_value { numerator, denominator, kind: SHK_VALUE_NUMBER, ..zeroed() }
}
