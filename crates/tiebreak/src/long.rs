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
