//! Who wins: integers alone, so that every machine comes to the same.

use shashki_base::Generator;
use shashki_tournament::Decision;

/// The score to be expected, in thousandths, of a player who is stronger by 0, 25, 50 ... 800
/// points: `1 / (1 + 10^(-d / 400))`, rounded.
const EXPECTED: [u16; 33] = [
    500, 536, 571, 606, 640, 673, 703, 733, 760, 785, 808, 830, 849, 867, 882, 896, 909, 920, 930,
    939, 947, 954, 960, 965, 969, 973, 977, 980, 983, 985, 987, 989, 990,
];

/// The score to be expected, in thousandths, of a player who is stronger than his opponent by so
/// many points, or weaker. The difference counts in steps of 25.
///
/// ```
/// use shashki_pairing::expected_score;
/// assert_eq!([0, 24, 25, 400, 5_000].map(expected_score), [500, 500, 536, 909, 990]);
/// assert_eq!(expected_score(-400), 91);
/// ```
pub fn expected_score(stronger_by: i32) -> u16 {
    let step = (stronger_by.unsigned_abs() / 25).min(32) as usize;
    if stronger_by < 0 { 1_000 - EXPECTED[step] } else { EXPECTED[step] }
}

/// A game: `draw` thousandths of the games of equals are drawn, fewer where one is stronger, in
/// proportion to what the weaker one can expect; the rest is won and lost so that the score is the
/// expected one.
pub(super) fn game(generator: &mut Generator, white_stronger_by: i32, draw: u16) -> Decision {
    let expected = u64::from(expected_score(white_stronger_by));
    let drawn = u64::from(draw) * 2 * expected.min(1_000 - expected) / 1_000;
    let won = expected - drawn.div_ceil(2);
    match generator.below(1_000) {
        roll if roll < won => Decision::White,
        roll if roll < won + drawn => Decision::Draw,
        _ => Decision::Black,
    }
}

/// Whether something happens that happens so many times in a thousand. What never happens draws
/// no number.
pub(super) fn happens(generator: &mut Generator, thousandths: u16) -> bool {
    thousandths > 0 && generator.below(1_000) < u64::from(thousandths)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shashki_base::Seed;

    #[test]
    fn the_table_is_the_formula() {
        for (step, &expected) in (0_i32..).zip(&EXPECTED) {
            let exact = 1_000.0 / (1.0 + 10_f64.powf(f64::from(-step * 25) / 400.0));
            #[allow(clippy::float_arithmetic)]
            let error = (exact - f64::from(expected)).abs();
            assert!(error <= 1.0, "{step}: {exact} {expected}");
        }
    }

    /// Of 100,000 games at 200 points' difference the score is the expected one, and the draws are
    /// 2 * 0.24 * a third.
    #[test]
    fn scores_and_draws_come_out_as_expected() {
        let mut generator = Generator::new(Seed(1), 0);
        let (mut half_points, mut draws) = (0_u32, 0_u32);
        for _ in 0..100_000 {
            match game(&mut generator, 200, 333) {
                Decision::White => half_points += 2,
                Decision::Draw => (half_points, draws) = (half_points + 1, draws + 1),
                _ => {}
            }
        }
        assert!((151_000..153_000).contains(&half_points), "{half_points}");
        assert!((15_400..16_500).contains(&draws), "{draws}");
    }
}
