//! Single figures by the tables of FIDE B.02 (1 March 2024), as integers.

use shashki_tiebreak::rating::{
    EXPECTED_UP_TO, RATING_DIFFERENCES, average, expected_score, logistic_score, percentage,
    perfect_performance, performance, rating_difference,
};

use super::games::{opponents, score};
use crate::error::{Fail, call};
use crate::event::no_such;
use crate::memory::{Buffer, Out, slice};
use crate::status::shk_status;

/// PD: the expected score, in hundredths, of one whose rating is higher by `difference` (lower, if it
/// is negative), by table 8.1.2.
#[unsafe(no_mangle)]
pub extern "C" fn shk_rating_expected(difference: i32) -> u32 {
    expected_score(difference).into()
}

/// The expected score by the logistic curve, in ten-thousandths. It differs from the table by up to
/// 0.018, stands beside it and is used for nothing.
#[unsafe(no_mangle)]
pub extern "C" fn shk_rating_expected_logistic(difference: i32) -> u32 {
    logistic_score(difference).into()
}

/// dp: the difference in rating for a score of so many hundredths, by table 8.1.1; above 100 as for
/// 100.
#[unsafe(no_mangle)]
pub extern "C" fn shk_rating_difference(hundredths: u32) -> i32 {
    rating_difference(u8::try_from(hundredths).unwrap_or(u8::MAX))
}

/// The expected scores of `count` differences, in hundredths, into `scores`, an array of as many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_expected_all(
    differences: *const i32,
    count: usize,
    scores: *mut u8,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (differences, out) = unsafe {
            (slice(differences, count, "differences")?, Buffer::new(scores, count, "scores")?)
        };
        for (at, &difference) in differences.iter().enumerate() {
            out.put(at, expected_score(difference));
        }
        Ok(())
    })
}

/// A score of `half_points` in `games` games, in hundredths, the nearest, a half upwards, into
/// `*hundredths`. `SHK_NOT_FOUND`: there are no games.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_percentage(
    half_points: u32,
    games: u32,
    hundredths: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(hundredths, "hundredths") }?;
        out.set(percentage(half_points, games).ok_or_else(no_games)?.into());
        Ok(())
    })
}

fn no_games() -> Fail {
    no_such("game", "нет ни одной партии")
}

/// The average of `count` ratings, the nearest whole number, a half upwards, into `*average`.
/// `SHK_NOT_FOUND`: there are none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_average(
    opponents: *const i32,
    count: usize,
    average: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ratings, out) =
            unsafe { (self::opponents(opponents, count)?, Out::new(average, "average")?) };
        out.set(self::average(ratings).ok_or_else(no_games)?);
        Ok(())
    })
}

/// TPR: the average rating of `count` opponents and dp of the score (C.07 10.2), into `*performance`.
/// `SHK_NOT_FOUND`: there are no games.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_performance(
    opponents: *const i32,
    count: usize,
    half_points: u32,
    performance: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ratings, out) =
            unsafe { (self::opponents(opponents, count)?, Out::new(performance, "performance")?) };
        let made = score(half_points, ratings.len())?;
        out.set(self::performance(ratings, made).ok_or_else(no_games)?);
        Ok(())
    })
}

/// PTP: the least whole rating whose expected score against `count` opponents is no less than the score
/// made (C.07 10.3); where nothing was made, the lowest opponent less 800. Into `*perfect`.
/// `SHK_NOT_FOUND`: there are no games.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_perfect(
    opponents: *const i32,
    count: usize,
    half_points: u32,
    perfect: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ratings, out) =
            unsafe { (self::opponents(opponents, count)?, Out::new(perfect, "perfect")?) };
        let made = score(half_points, ratings.len())?;
        out.set(perfect_performance(ratings, made).ok_or_else(no_games)?);
        Ok(())
    })
}

/// Table 8.1.1: dp for the scores 0.50, 0.51 ... 1.00, into an array of `capacity`; `*needed` is how
/// many there are. For a score below a half it is minus that of the other side.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_table_of_differences(
    differences: *mut i32,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (out, needed) = unsafe {
            (Buffer::new(differences, capacity, "differences")?, Out::new(needed, "needed")?)
        };
        out.give(&needed, RATING_DIFFERENCES.iter().map(|&difference| difference.into()))
    })
}

/// Table 8.1.2: the largest difference for which the expected score of the higher is 0.50, 0.51 ...
/// 0.99, into an array of `capacity`; beyond the last it is 1. `*needed` is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_table_of_scores(
    differences: *mut u32,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (out, needed) = unsafe {
            (Buffer::new(differences, capacity, "differences")?, Out::new(needed, "needed")?)
        };
        out.give(&needed, EXPECTED_UP_TO.iter().map(|&difference| difference.into()))
    })
}
