//! Known answers of the project's generator, `xoshiro256ss-1`.
//!
//! They were computed from the description in `docs/src/lot.md` by a program that shares nothing
//! with this library. A recorded seed must give the same draw for ever: if one of these tests
//! fails, the generator is wrong, never the test.

use shashki_base::{ALGORITHM, Generator, Seed};

fn first<const N: usize>(seed: u64, stream: u64) -> [u64; N] {
    let mut generator = Generator::new(Seed(seed), stream);
    core::array::from_fn(|_| generator.next_u64())
}

fn shuffled(seed: u64, stream: u64, count: u32) -> Vec<u32> {
    let mut numbers: Vec<u32> = (1..=count).collect();
    Generator::new(Seed(seed), stream).shuffle(&mut numbers);
    numbers
}

#[test]
fn the_name_goes_with_these_answers() {
    assert_eq!(ALGORITHM, "xoshiro256ss-1");
}

#[test]
fn first_numbers_of_a_stream() {
    assert_eq!(
        first(2025, 0),
        [
            0x6EF3_B3AC_0310_E87B,
            0xD2CC_AAF3_3044_D9E6,
            0x43ED_254E_0895_C540,
            0x5CCB_BEF9_BBD4_009A,
        ]
    );
    assert_eq!(
        first(2025, 1),
        [
            0x51CE_D8BF_346F_8D75,
            0x0E68_6BEF_D838_77A6,
            0xD06D_8599_E4B3_3958,
            0x52E1_D2F1_BD2B_05D1,
        ]
    );
    assert_eq!(
        first(2025, 2),
        [
            0x9DE8_32B4_A027_BA6C,
            0x809F_E688_0D8F_1C02,
            0x564A_68D9_8D65_B1AD,
            0x568C_69AE_C546_B197,
        ]
    );
    assert_eq!(
        first(0, 0),
        [
            0x30BB_94D2_8B7A_B90C,
            0x16A1_7F40_C767_E533,
            0xE3E4_B8EC_5F52_5C28,
            0x9301_031E_68B6_FA0C,
        ]
    );
    assert_eq!(
        first(123_456_789, 7),
        [
            0x7877_98DF_9B32_B373,
            0x6D28_528E_EC24_1E5F,
            0xDDBD_34FF_4DCC_65E5,
            0xA1E4_B0C5_96F1_9A6A,
        ]
    );
    assert_eq!(
        first(u64::MAX, 0),
        [
            0xE504_F059_CC47_625E,
            0x0113_7ED3_84E9_145E,
            0x9B6F_DD62_4EE7_AA9F,
            0x1D44_D1AB_E107_DDD8,
        ]
    );
    assert_eq!(
        first(1, u64::MAX),
        [
            0xC67F_6A87_2F64_B6D4,
            0x974E_9949_429A_B070,
            0xD4BC_E1CD_5F71_0A9D,
            0xA03E_278F_E7AF_EABC,
        ]
    );
    assert_eq!(
        first(u64::MAX, u64::MAX),
        [
            0x3BC6_75E4_F8A5_843B,
            0xEA6F_5079_1F9D_9949,
            0xD9B4_7208_B05B_E56A,
            0xBBC8_31D0_3437_993D,
        ]
    );
}

/// `2^64 mod (2^63 + 1)` is `2^63 - 1`: nearly every second number is thrown away.
#[test]
fn numbers_of_the_short_end_are_thrown_away() {
    let mut generator = Generator::new(Seed(2025), 3);
    let drawn: [u64; 4] = core::array::from_fn(|_| generator.below((1 << 63) + 1));
    assert_eq!(
        drawn,
        [
            210_603_256_176_353_145,
            6_144_628_999_851_953_703,
            2_301_359_477_572_417_428,
            2_930_345_247_632_718_400,
        ]
    );
    let small: [u64; 5] = core::array::from_fn(|_| generator.below(3));
    assert_eq!(small, [0, 1, 0, 0, 2]);
}

#[test]
fn shuffles() {
    assert_eq!(shuffled(2025, 1, 8), [4, 2, 8, 3, 7, 1, 5, 6]);
    assert_eq!(shuffled(2025, 2, 8), [4, 7, 2, 8, 1, 6, 3, 5]);
    assert_eq!(shuffled(2025, 2, 7), [7, 2, 1, 5, 4, 3, 6]);
    assert_eq!(shuffled(7, 0, 5), [1, 3, 2, 4, 5]);
    assert_eq!(
        shuffled(2025, 11, 20),
        [7, 2, 18, 3, 16, 4, 11, 19, 17, 5, 10, 20, 12, 9, 1, 8, 15, 6, 13, 14]
    );
    assert_eq!(shuffled(2025, 1, 1), [1]);
    assert_eq!(shuffled(2025, 1, 0), []);
}

/// The colour of the odd start numbers in round 1 (P18): White where stream 0 gives 0 below 2.
#[test]
fn first_colours() {
    let white = |seed| Generator::new(Seed(seed), 0).below(2) == 0;
    let seeds: Vec<u64> = (1..=8).filter(|&seed| white(seed)).collect();
    assert_eq!(seeds, [1, 6, 7]);
    assert!(!white(2025));
}
