//! The logistic curve, beside the table and never instead of it.

/// 10^(1/400), with 48 bits behind the point.
const STEP: u128 = 283_099_949_484_619;

const ONE: u128 = 1 << 48;

/// Beyond this difference the curve is at 1 to four decimals; up to it no product outgrows 128 bits.
const FURTHEST: u32 = 2_000;

/// The expected score 1 / (1 + 10^(-difference/400)) in ten-thousandths, rounded. It differs from
/// the table's [`expected_score`](super::expected_score) by up to 0.018.
///
/// ```
/// use shashki_tiebreak::rating::logistic_score;
/// assert_eq!(logistic_score(0), 5_000);
/// assert_eq!(logistic_score(400), 9_091); // 10/11
/// assert_eq!(logistic_score(-400), 909);
/// ```
pub fn logistic_score(difference: i32) -> u16 {
    let mut power = ONE;
    for _ in 0..difference.unsigned_abs().min(FURTHEST) {
        power = (power * STEP) >> 48;
    }
    let whole = power + ONE;
    let higher = (10_000 * power + whole / 2) / whole;
    let higher = u16::try_from(higher).unwrap_or(10_000);
    if difference < 0 { 10_000 - higher } else { higher }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::expected_score;

    #[test]
    fn t13_the_table_is_another_curve() {
        let apart = |d| (i32::from(logistic_score(d)) - 100 * i32::from(expected_score(d))).abs();
        let furthest = (-1_000..=1_000).map(apart).max().unwrap();
        assert!((170..=189).contains(&furthest), "{furthest} ten-thousandths");
    }

    #[test]
    fn the_ends() {
        assert_eq!(logistic_score(i32::MAX), 10_000);
        assert_eq!(logistic_score(i32::MIN), 0);
        assert_eq!(logistic_score(800), 9_901); // 100/101
    }
}
