//! Fractions that outgrew machine words.

use core::cmp::Ordering;
use std::sync::Arc;

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};

/// A fraction of long numbers, not always in lowest terms: to look for a common divisor costs more
/// than everything else that is done with them, and is left for when somebody asks for the number.
#[derive(Clone, Debug)]
pub(crate) struct Long {
    numerator: BigInt,
    /// Positive. Numbers that were [brought over one](share) have it in common.
    denominator: Arc<BigInt>,
}

impl Long {
    /// The fraction; the denominator is positive.
    pub(crate) fn new(numerator: impl Into<BigInt>, denominator: impl Into<BigInt>) -> Self {
        Self { numerator: numerator.into(), denominator: Arc::new(denominator.into()) }
    }

    fn of(ratio: BigRational) -> Self {
        let (numerator, denominator) = ratio.into_raw();
        Self::new(numerator, denominator)
    }

    /// In lowest terms.
    pub(crate) fn ratio(&self) -> BigRational {
        BigRational::new(self.numerator.clone(), (*self.denominator).clone())
    }

    /// As two machine words, if it fits as it stands.
    pub(crate) fn small(&self) -> Option<(i64, i64)> {
        Some((self.numerator.to_i64()?, self.denominator.to_i64()?))
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    fn shares(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.denominator, &other.denominator) || self.denominator == other.denominator
    }

    /// The sum.
    pub(crate) fn plus(&self, other: &Self) -> Self {
        if self.shares(other) {
            let numerator = &self.numerator + &other.numerator;
            return Self { numerator, denominator: Arc::clone(&self.denominator) };
        }
        Self::of(self.ratio() + other.ratio())
    }

    /// The sum with a fraction of machine words.
    pub(crate) fn plus_small(&self, numerator: i64, denominator: i64) -> Self {
        let times = &*self.denominator / denominator;
        if &times * denominator == *self.denominator {
            let numerator = &self.numerator + times * numerator;
            return Self { numerator, denominator: Arc::clone(&self.denominator) };
        }
        self.plus(&Self::new(numerator, denominator))
    }

    pub(crate) fn negated(&self) -> Self {
        Self { numerator: -&self.numerator, denominator: Arc::clone(&self.denominator) }
    }

    /// The product.
    pub(crate) fn times(&self, other: &Self) -> Self {
        let numerator = &self.numerator * &other.numerator;
        if other.denominator.is_one() {
            return Self { numerator, denominator: Arc::clone(&self.denominator) };
        }
        Self::new(numerator, &*self.denominator * &*other.denominator)
    }

    /// The quotient.
    pub(crate) fn divided_by(&self, divisor: u64) -> Self {
        Self::new(self.numerator.clone(), &*self.denominator * divisor)
    }

    pub(crate) fn compare(&self, other: &Self) -> Ordering {
        if self.shares(other) {
            return self.numerator.cmp(&other.numerator);
        }
        (&self.numerator * &*other.denominator).cmp(&(&other.numerator * &*self.denominator))
    }
}

/// Over so many bits numbers keep denominators of their own.
const LONGEST: u64 = 4_096;

/// Brings numbers over one denominator, a multiple of `also`, so that they are added and compared
/// without looking for common divisors. Where it would be very long they stay as they are.
pub(crate) fn share<'n>(numbers: impl Iterator<Item = &'n mut Long>, also: i64) {
    let mut numbers: Vec<&mut Long> = numbers.collect();
    let mut common = BigInt::from(also);
    for number in &mut numbers {
        **number = Long::of(number.ratio());
        common = common.lcm(&number.denominator);
        if common.bits() > LONGEST {
            return;
        }
    }
    let common = Arc::new(common);
    for number in numbers {
        number.numerator *= &*common / &*number.denominator;
        number.denominator = Arc::clone(&common);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Exact;

    /// Fractions whose denominators are products of primes near 2^20: three of them need 60 bits.
    fn long_numbers() -> Vec<Exact> {
        let primes = [999_983_u64, 999_979, 999_961, 999_959, 999_953];
        let number = |first: usize| {
            let factors = primes.iter().cycle().skip(first).take(4);
            factors.fold(Exact::ratio(355, 100), |number, &prime| number.divided_by(prime))
        };
        (0..primes.len()).map(number).collect()
    }

    #[test]
    fn a_common_denominator_changes_no_number() {
        let alone = long_numbers();
        let mut shared = alone.clone();
        shared.push(Exact::ratio(7, 2));
        Exact::share_denominator(&mut shared);
        assert_eq!(shared.pop(), Some(Exact::ratio(7, 2)));
        assert_eq!(shared, alone);
        let texts = |numbers: &[Exact]| numbers.iter().map(Exact::to_string).collect::<Vec<_>>();
        assert_eq!(texts(&shared), texts(&alone));
        let sum: Exact = alone.iter().sum();
        let quick: Exact = shared.iter().sum();
        assert_eq!((&quick, quick.to_string()), (&sum, sum.to_string()));
        let odd = Exact::ratio(-22, 7);
        for (mine, theirs) in shared.iter().zip(&alone) {
            assert_eq!(mine + &odd, theirs + &odd);
            assert_eq!(&odd - mine, &odd - theirs);
            assert_eq!((mine * &odd).to_string(), (theirs * &odd).to_string());
            assert_eq!(mine.divided_by(9).to_string(), theirs.divided_by(9).to_string());
        }
    }

    #[test]
    fn what_becomes_short_is_given_in_lowest_terms() {
        let numbers = long_numbers();
        let rest = numbers[1..].iter().fold(numbers.iter().sum(), |sum: Exact, n| &sum - n);
        let back = [999_983, 999_979, 999_961, 999_959]
            .iter()
            .fold(rest, |number, &prime| &number * &Exact::whole(prime));
        assert_eq!(back.to_ratio(), Some((71, 20)));
        assert_eq!(back.to_string(), "3.55");
        assert_eq!(back.rounded_up(), Some(4));
    }

    #[test]
    fn denominators_that_would_be_very_long_stay_apart() {
        let long = |n: u64| {
            let divisors = (0..4).map(|k| 999_000_001 + 2 * (4 * n + k));
            divisors.fold(Long::new(1, 1), |number, divisor| number.divided_by(divisor))
        };
        for (count, shared) in [(20, true), (90, false)] {
            let mut numbers: Vec<Long> = (0..count).map(long).collect();
            share(numbers.iter_mut(), 100);
            assert_eq!(numbers[0].shares(&numbers[1]), shared);
            for (n, number) in (0..).zip(&numbers) {
                assert!(number.compare(&long(n)).is_eq());
            }
        }
    }
}
