//! The conversion tables of FIDE B.02 (1 March 2024), as integers (T13).

/// dp for 0.50, 0.51 ... 1.00 (table 8.1.1); for p below a half it is minus that of 1 - p.
pub const RATING_DIFFERENCES: [i16; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The largest difference for which the higher-rated player's expected score is 0.50, 0.51 ... 0.99
/// (table 8.1.2); beyond the last it is 1.
pub const EXPECTED_UP_TO: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The differences that the table tells apart: from the next on the expected score is 1.
const DIFFERENCES: usize = 736;

/// PD in hundredths by difference: [`EXPECTED_UP_TO`] laid out.
static EXPECTED: [u8; DIFFERENCES] = {
    let mut table = [0; DIFFERENCES];
    let (mut difference, mut place) = (0, 0);
    while difference < DIFFERENCES {
        if difference > EXPECTED_UP_TO[place] as usize {
            place += 1;
        }
        #[allow(clippy::cast_possible_truncation)] // at most 99
        {
            table[difference] = 50 + place as u8;
        }
        difference += 1;
    }
    table
};

/// PD: the expected score in hundredths of one whose rating is higher by so much (lower, if it is
/// negative).
///
/// ```
/// use shashki_tiebreak::rating::expected_score;
/// assert_eq!(expected_score(0), 50);
/// assert_eq!(expected_score(100), 64);
/// assert_eq!(expected_score(-100), 36);
/// assert_eq!(expected_score(736), 100);
/// ```
#[inline]
pub fn expected_score(difference: i32) -> u8 {
    let distance = usize::try_from(difference.unsigned_abs()).unwrap_or(usize::MAX);
    let higher = EXPECTED.get(distance).copied().unwrap_or(100);
    if difference < 0 { 100 - higher } else { higher }
}

/// The least difference with which the expected score is so many hundredths or more; none for 0,
/// which every difference gives, and for more than 100, which none does.
pub(super) fn least_difference(hundredths: u64) -> Option<i32> {
    let above = |place: u64| Some(i32::from(*EXPECTED_UP_TO.get(usize::try_from(place).ok()?)?));
    match hundredths {
        1..=50 => above(50 - hundredths).map(|last| -last),
        51..=100 => above(hundredths - 51).map(|last| last + 1),
        _ => None,
    }
}

/// dp: the difference in rating for a score of so many hundredths; above 100 as for 100.
///
/// ```
/// use shashki_tiebreak::rating::rating_difference;
/// assert_eq!(rating_difference(50), 0);
/// assert_eq!(rating_difference(80), 240);
/// assert_eq!(rating_difference(13), -322);
/// assert_eq!(rating_difference(0), -800);
/// ```
pub fn rating_difference(hundredths: u8) -> i32 {
    let hundredths = usize::from(hundredths.min(100));
    let (place, sign) = if hundredths < 50 { (50 - hundredths, -1) } else { (hundredths - 50, 1) };
    sign * i32::from(RATING_DIFFERENCES[place])
}

/// A score of `half_points` in `games` games in hundredths, the nearest, a half upwards; none
/// without games.
///
/// ```
/// use shashki_tiebreak::rating::percentage;
/// assert_eq!(percentage(1, 4), Some(13)); // 12.5 %
/// assert_eq!(percentage(0, 0), None);
/// ```
pub fn percentage(half_points: u32, games: u32) -> Option<u8> {
    let (half_points, games) = (u64::from(half_points), u64::from(games));
    let hundredths = (100 * half_points + games).checked_div(2 * games)?;
    u8::try_from(hundredths.min(100)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_monotone_and_complete() {
        assert!(RATING_DIFFERENCES.is_sorted() && EXPECTED_UP_TO.is_sorted());
        for (place, &last) in EXPECTED_UP_TO.iter().enumerate() {
            let hundredths = 50 + u8::try_from(place).unwrap();
            assert_eq!(expected_score(i32::from(last)), hundredths);
            assert_eq!(expected_score(i32::from(last) + 1), hundredths + 1);
        }
    }

    #[test]
    fn the_least_difference_is_where_the_expected_score_is_reached() {
        for hundredths in 1..=100 {
            let least = least_difference(hundredths).unwrap();
            assert!(u64::from(expected_score(least)) >= hundredths);
            assert!(u64::from(expected_score(least - 1)) < hundredths);
        }
        assert_eq!((least_difference(0), least_difference(101)), (None, None));
    }
}
