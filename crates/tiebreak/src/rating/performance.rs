//! Average rating of opponents, performance, perfect performance (C.07 Article 10).

use super::table::{expected_score, least_difference, percentage, rating_difference};

/// The nearest whole number to the average, a half upwards; none without ratings.
///
/// ```
/// use shashki_tiebreak::rating::average;
/// assert_eq!(average(&[2000, 2001]), Some(2001));
/// assert_eq!(average(&[-3, -4]), Some(-3));
/// assert_eq!(average(&[]), None);
/// ```
pub fn average(ratings: &[i32]) -> Option<i32> {
    let count = i64::try_from(ratings.len()).ok()?;
    let sum: i64 = ratings.iter().map(|&rating| i64::from(rating)).sum();
    i32::try_from((2 * sum + count).checked_div_euclid(2 * count)?).ok()
}

/// TPR (10.2): the average rating of the opponents and dp of the score.
///
/// ```
/// use shashki_tiebreak::rating::performance;
/// assert_eq!(performance(&[1900, 2000], 3), Some(1950 + 193)); // 75 %
/// ```
pub fn performance(opponents: &[i32], half_points: u32) -> Option<i32> {
    let games = u32::try_from(opponents.len()).ok()?;
    Some(average(opponents)? + rating_difference(percentage(half_points, games)?))
}

/// Beyond this difference nothing changes in the table of expected scores.
const BEYOND: i32 = 736;

/// How far below the lowest opponent one stands who made nothing.
const NOTHING_MADE: i32 = 800;

/// PTP (10.3): the least whole rating whose expected score is no less than the score made; the
/// lowest opponent less 800 where nothing was made.
///
/// ```
/// use shashki_tiebreak::rating::perfect_performance;
/// assert_eq!(perfect_performance(&[1750], 0), Some(950));
/// assert_eq!(perfect_performance(&[2000], 1), Some(1997)); // -3 is still 0.50
/// ```
pub fn perfect_performance(opponents: &[i32], half_points: u32) -> Option<i32> {
    let (lowest, highest) = (*opponents.iter().min()?, *opponents.iter().max()?);
    if half_points == 0 {
        return Some(lowest - NOTHING_MADE);
    }
    let enough = |rating: i32| {
        let expected: u64 =
            opponents.iter().map(|opponent| u64::from(expected_score(rating - opponent))).sum();
        expected >= 50 * u64::from(half_points)
    };
    // With the average score against the highest it is enough; with less against the lowest it is
    // not.
    let average = (50 * u64::from(half_points)).div_ceil(u64::try_from(opponents.len()).ok()?);
    let Some(difference) = least_difference(average) else { return Some(highest + BEYOND) };
    let (mut below, mut at) = (lowest + difference - 1, highest + difference);
    // The expected score never falls with the rating: halve the interval.
    while at - below > 1 {
        let middle = below + (at - below) / 2;
        if enough(middle) { at = middle } else { below = middle }
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_perfect_score_is_beyond_the_table() {
        assert_eq!(perfect_performance(&[2000, 1800], 4), Some(2736));
    }

    #[test]
    fn more_than_everything_ends_at_the_top() {
        assert_eq!(perfect_performance(&[2000], 40), Some(2736));
    }
}
