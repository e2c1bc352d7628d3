//! The project's random generator: fixed for ever, so that a recorded seed can be replayed.
//!
//! Every draw by lot in the project goes through [`Generator`]. Its algorithm has the name
//! [`ALGORITHM`]; should it ever have to change, the new one gets a new name and the old one stays.

use core::fmt;
use core::num::ParseIntError;
use core::str::FromStr;

/// The name under which a seed of this generator is recorded.
///
/// It stands for: `SplitMix64` to spread the seed, `xoshiro256**` for the numbers, rejection of
/// the short end for numbers below a bound, Fisher-Yates from the last place to the second.
pub const ALGORITHM: &str = "xoshiro256ss-1";

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// The output function of `SplitMix64`.
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A recorded seed of [`Generator`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seed {
    type Err = ParseIntError;

    fn from_str(s: &str) -> Result<Self, ParseIntError> {
        s.parse().map(Self)
    }
}

/// A deterministic stream of numbers drawn from a [`Seed`].
///
/// Streams with different numbers are independent: an event draws each of its lots (the colour of
/// round 1, the order of round 2, ...) from a stream of its own, so that one draw more or less never
/// changes another.
///
/// ```
/// use shashki_base::{Generator, Seed};
/// let mut numbers = [1, 2, 3, 4, 5];
/// Generator::new(Seed(7), 0).shuffle(&mut numbers);
/// let mut again = [1, 2, 3, 4, 5];
/// Generator::new(Seed(7), 0).shuffle(&mut again);
/// assert_eq!(numbers, again);
/// ```
#[derive(Clone, Debug)]
pub struct Generator {
    state: [u64; 4],
}

impl Generator {
    /// The stream with the given number of a seed.
    pub fn new(seed: Seed, stream: u64) -> Self {
        let mut spread = mix(mix(seed.0.wrapping_add(GOLDEN)).wrapping_add(stream));
        let mut next = || {
            spread = spread.wrapping_add(GOLDEN);
            mix(spread)
        };
        Self { state: [next(), next(), next(), next()] }
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        let [_, s1, ..] = self.state;
        let result = s1.wrapping_mul(5).rotate_left(7).wrapping_mul(9);
        self.state[2] ^= self.state[0];
        self.state[3] ^= self.state[1];
        self.state[1] ^= self.state[2];
        self.state[0] ^= self.state[3];
        self.state[2] ^= s1 << 17;
        self.state[3] = self.state[3].rotate_left(45);
        result
    }

    /// A number from 0 to `bound - 1`, each equally likely; 0 where `bound` is 0.
    ///
    /// Numbers below `2^64 mod bound` are thrown away and drawn anew; the result is the remainder.
    pub fn below(&mut self, bound: u64) -> u64 {
        if bound == 0 {
            return 0;
        }
        let short = bound.wrapping_neg() % bound;
        loop {
            let number = self.next_u64();
            if number >= short {
                return number % bound;
            }
        }
    }

    /// Puts the items into a random order: for `i` from the last place down to the second, the
    /// item there changes places with the one at `below(i + 1)` (counted from 0).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            // Both conversions are lossless: places in a slice fit 64 bits, and the number drawn
            // is at most `i`.
            #[allow(clippy::cast_possible_truncation)]
            let j = self.below(i as u64 + 1) as usize;
            items.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known answers of `xoshiro256**` from the state 1, 2, 3, 4 (worked by hand from its
    /// definition for the first two numbers: 2 * 5 <<< 7 * 9 = 11520, then s1 = 0 gives 0).
    #[test]
    fn xoshiro_known_answers() {
        let mut generator = Generator { state: [1, 2, 3, 4] };
        assert_eq!(generator.next_u64(), 11520);
        assert_eq!(generator.next_u64(), 0);
        assert_eq!(generator.next_u64(), 1_509_978_240);
        assert_eq!(generator.next_u64(), 1_215_971_899_390_074_240);
    }

    /// The published first outputs of `SplitMix64` from state 0.
    #[test]
    fn splitmix_known_answers() {
        assert_eq!(mix(GOLDEN), 0xE220_A839_7B1D_CDAF);
        assert_eq!(mix(GOLDEN.wrapping_mul(2)), 0x6E78_9E6A_A1B9_65F4);
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut generator = Generator::new(Seed(1), 0);
        let mut seen = [0_u32; 6];
        for _ in 0..6_000 {
            let n = usize::try_from(generator.below(6)).expect("small");
            seen[n] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
        assert_eq!(generator.below(0), 0);
        assert_eq!(generator.below(1), 0);
    }

    #[test]
    fn streams_differ() {
        let first = Generator::new(Seed(5), 0).next_u64();
        let second = Generator::new(Seed(5), 1).next_u64();
        assert_ne!(first, second);
    }
}
