//! Exact numbers: machine integers where they provably fit, arbitrary precision else (T1).

use core::cmp::Ordering;
use core::fmt;
use core::iter::Sum;
use core::num::NonZeroI64;

use std::borrow::Cow;

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use shashki_tournament::Points;

use crate::long::{Long, share};

/// An exact fraction. It never wraps and never rounds.
///
/// Two `i64` hold it as long as it fits into them; every step that might not is computed in `i128`,
/// and what doesn't fit then becomes a number of arbitrary length. Equal numbers compare equal,
/// whichever form they have and in whatever order they were added up.
///
/// ```
/// use shashki_tiebreak::Exact;
/// let third = Exact::ratio(1, 3);
/// assert_eq!(&(&third + &third) + &third, Exact::whole(1));
/// assert_eq!(Exact::ratio(15, 10).to_string(), "1.5");
/// assert_eq!(Exact::ratio(-2, 6).to_string(), "-1/3");
/// ```
#[derive(Clone, Debug)]
pub struct Exact(Form);

#[derive(Clone, Debug)]
enum Form {
    /// The denominator is positive; the fraction need not be in lowest terms.
    Small(i64, NonZeroI64),
    Big(Box<Long>),
}

use Form::{Big, Small};

const ONE: NonZeroI64 = denominator(1);

/// The denominator of [`Points`].
const HUNDRED: NonZeroI64 = denominator(Points::SCALE);

const fn denominator(number: i64) -> NonZeroI64 {
    match NonZeroI64::new(number) {
        Some(number) => number,
        None => NonZeroI64::MAX, // no constant here is 0
    }
}

impl Exact {
    /// Nothing.
    pub const ZERO: Self = Self(Small(0, ONE));

    /// A whole number.
    #[inline]
    pub const fn whole(number: i64) -> Self {
        Self(Small(number, ONE))
    }

    /// A fraction; 0 for a denominator of 0, which no caller here has.
    #[inline]
    pub fn ratio(numerator: i64, denominator: i64) -> Self {
        match NonZeroI64::new(denominator) {
            None => Self::ZERO,
            Some(positive) if denominator > 0 => Self(Small(numerator, positive)),
            Some(_) => Self::fitted(-i128::from(numerator), -i128::from(denominator)),
        }
    }

    /// A number of hundredths.
    #[inline]
    pub(crate) const fn hundredths(number: i64) -> Self {
        Self(Small(number, HUNDRED))
    }

    /// The fraction of a positive denominator, in the smallest form that holds it.
    #[inline]
    pub(crate) fn fitted(numerator: i128, denominator: i128) -> Self {
        if let Some(small) = small(numerator, denominator) {
            return Self(small);
        }
        let common = greatest_common_divisor(numerator.unsigned_abs(), denominator.unsigned_abs());
        let common = i128::try_from(common).unwrap_or(1);
        if let Some(small) = small(numerator / common, denominator / common) {
            return Self(small);
        }
        Self(Big(Box::new(Long::new(numerator, denominator))))
    }

    /// A number of arbitrary length, small if it is short as it stands.
    fn settled(long: Long) -> Self {
        match long.small() {
            Some((numerator, denominator)) => Self::ratio(numerator, denominator),
            None => Self(Big(Box::new(long))),
        }
    }

    /// The number, if it is whole and fits.
    fn integer(&self) -> Option<i64> {
        let Small(numerator, denominator) = &self.0 else { return None };
        let (quotient, rest) = (numerator / denominator.get(), numerator % denominator.get());
        (rest == 0).then_some(quotient)
    }

    fn long(&self) -> Cow<'_, Long> {
        match &self.0 {
            Small(numerator, denominator) => Cow::Owned(self.integer().map_or_else(
                || Long::new(*numerator, denominator.get()),
                |integer| Long::new(integer, 1),
            )),
            Big(long) => Cow::Borrowed(long),
        }
    }

    /// Brings those of many numbers that are long over one denominator, a multiple of 100: nothing
    /// changes but the time that sums take.
    pub(crate) fn share_denominator(numbers: &mut [Self]) {
        let long = numbers.iter_mut().filter_map(|number| match &mut number.0 {
            Small(..) => None,
            Big(long) => Some(&mut **long),
        });
        share(long, Points::SCALE);
    }

    /// Numerator and denominator in lowest terms, if both fit; the denominator is positive.
    ///
    /// ```
    /// # use shashki_tiebreak::Exact;
    /// assert_eq!(Exact::ratio(10, 4).to_ratio(), Some((5, 2)));
    /// ```
    pub fn to_ratio(&self) -> Option<(i64, i64)> {
        let (numerator, denominator) = match &self.0 {
            Small(numerator, denominator) => (*numerator, denominator.get()),
            Big(long) => {
                let ratio = long.ratio();
                return ratio.numer().to_i64().zip(ratio.denom().to_i64());
            }
        };
        let common = greatest_common_divisor(
            numerator.unsigned_abs().into(),
            denominator.unsigned_abs().into(),
        );
        let common = i64::try_from(common).unwrap_or(1);
        Some((numerator / common, denominator / common))
    }

    /// The numerator over this positive denominator, if that is a whole number and fits.
    pub(crate) fn over(&self, denominator: i64) -> Option<i64> {
        let Small(numerator, own) = &self.0 else { return None };
        let own = own.get();
        if own == denominator {
            return Some(*numerator);
        }
        let scaled = i128::from(*numerator) * i128::from(denominator);
        let whole = scaled.checked_rem(i128::from(own)) == Some(0);
        i64::try_from(scaled / i128::from(own)).ok().filter(|_| whole)
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        match &self.0 {
            Small(numerator, _) => *numerator == 0,
            Big(long) => long.is_zero(),
        }
    }

    /// The number divided by a whole one; 0 for a divisor of 0, which no caller here has.
    #[must_use]
    pub fn divided_by(&self, divisor: u64) -> Self {
        if divisor == 0 {
            return Self::ZERO;
        }
        match &self.0 {
            Small(numerator, denominator) => Self::fitted(
                i128::from(*numerator),
                i128::from(denominator.get()) * i128::from(divisor),
            ),
            Big(long) => Self::settled(long.divided_by(divisor)),
        }
    }

    /// The nearest whole number, a half upwards (FIDE's rounding); none if it doesn't fit.
    ///
    /// ```
    /// # use shashki_tiebreak::Exact;
    /// assert_eq!(Exact::ratio(5, 2).rounded_up(), Some(3));
    /// assert_eq!(Exact::ratio(-5, 2).rounded_up(), Some(-2));
    /// ```
    pub fn rounded_up(&self) -> Option<i64> {
        let doubled = self + &Self::ratio(1, 2);
        match doubled.0 {
            Small(numerator, denominator) => Some(numerator.div_euclid(denominator.get())),
            Big(long) => long.ratio().floor().to_integer().to_i64(),
        }
    }

    /// With this number of decimals, rounded, a half away from 0: to be printed, never compared.
    ///
    /// ```
    /// # use shashki_tiebreak::Exact;
    /// assert_eq!(Exact::ratio(1268, 35).rounded(2), "36.23");
    /// assert_eq!(Exact::ratio(-1, 8).rounded(2), "-0.13");
    /// ```
    pub fn rounded(&self, decimals: u8) -> String {
        let ratio = self.long().ratio();
        let scale = BigInt::from(10).pow(u32::from(decimals));
        let scaled = (ratio.abs() * BigRational::from_integer(scale)).round().to_integer();
        let sign = if ratio.is_negative() && !scaled.is_zero() { "-" } else { "" };
        with_point(sign, &scaled.to_string(), usize::from(decimals))
    }
}

/// Digits with a decimal point before the last `decimals` of them.
fn with_point(sign: &str, digits: &str, decimals: usize) -> String {
    let padded = format!("{digits:0>width$}", width = decimals + 1);
    let (whole, part) = padded.split_at(padded.len() - decimals);
    if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
}

fn small(numerator: i128, denominator: i128) -> Option<Form> {
    let numerator = i64::try_from(numerator).ok()?;
    Some(Small(numerator, NonZeroI64::new(i64::try_from(denominator).ok()?)?))
}

fn greatest_common_divisor(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

fn small_divisor(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}

/// `a + sign * b`, over the least common denominator.
fn add(a: &Exact, b: &Exact, sign: i64) -> Exact {
    let (x, p, y, q) = match (&a.0, &b.0) {
        (Small(x, p), Small(y, q)) => (x, p, y, q),
        (Big(long), Small(y, q)) if *y != i64::MIN => {
            return Exact::settled(long.plus_small(sign * y, q.get()));
        }
        (Small(x, p), Big(long)) if sign > 0 => {
            return Exact::settled(long.plus_small(*x, p.get()));
        }
        _ if sign < 0 => return Exact::settled(a.long().plus(&b.long().negated())),
        _ => return Exact::settled(a.long().plus(&b.long())),
    };
    if p == q {
        let sum = if sign < 0 { x.checked_sub(*y) } else { x.checked_add(*y) };
        if let Some(sum) = sum {
            return Exact(Small(sum, *p));
        }
    }
    let (p, q) = (p.get(), q.get());
    let common = small_divisor(p, q);
    let (scale_x, scale_y) = (i128::from(q / common), i128::from(p / common));
    // Each product stays below 2^126.
    let sum = i128::from(*x) * scale_x + i128::from(sign) * i128::from(*y) * scale_y;
    Exact::fitted(sum, i128::from(p) * scale_x)
}

impl core::ops::Add for &Exact {
    type Output = Exact;
    #[inline]
    fn add(self, other: Self) -> Exact {
        add(self, other, 1)
    }
}

impl core::ops::Sub for &Exact {
    type Output = Exact;
    #[inline]
    fn sub(self, other: Self) -> Exact {
        add(self, other, -1)
    }
}

impl core::ops::Mul for &Exact {
    type Output = Exact;
    #[inline]
    fn mul(self, other: Self) -> Exact {
        match (&self.0, &other.0) {
            (Small(x, p), Small(y, q)) => Exact::fitted(
                i128::from(*x) * i128::from(*y),
                i128::from(p.get()) * i128::from(q.get()),
            ),
            _ => Exact::settled(self.long().times(&other.long())),
        }
    }
}

impl core::ops::Neg for &Exact {
    type Output = Exact;
    #[inline]
    fn neg(self) -> Exact {
        &Exact::ZERO - self
    }
}

impl core::ops::AddAssign<&Exact> for Exact {
    #[inline]
    fn add_assign(&mut self, other: &Exact) {
        if let (Small(x, p), Small(y, q)) = (&mut self.0, &other.0)
            && p == q
            && let Some(sum) = x.checked_add(*y)
        {
            *x = sum;
            return;
        }
        *self = add(self, other, 1);
    }
}

impl<'a> Sum<&'a Exact> for Exact {
    fn sum<I: Iterator<Item = &'a Exact>>(numbers: I) -> Self {
        numbers.fold(Self::ZERO, |sum, number| &sum + number)
    }
}

impl From<Points> for Exact {
    #[inline]
    fn from(points: Points) -> Self {
        Self::hundredths(points.hundredths())
    }
}

impl Ord for Exact {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Small(x, p), Small(y, q)) if p == q => x.cmp(y),
            (Small(x, p), Small(y, q)) => {
                (i128::from(*x) * i128::from(q.get())).cmp(&(i128::from(*y) * i128::from(p.get())))
            }
            _ => self.long().compare(&other.long()),
        }
    }
}

impl PartialOrd for Exact {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Exact {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Exact {}

impl Default for Exact {
    fn default() -> Self {
        Self::ZERO
    }
}

/// The most decimals that a number is written with; one that needs more is written as a fraction.
const DECIMALS: u32 = 4;

impl fmt::Display for Exact {
    /// A finite decimal of at most four places as such, else `p/q` in lowest terms.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((numerator, 1)) = self.to_ratio() {
            return f.pad(&numerator.to_string());
        }
        let ratio = self.long().ratio();
        let scale = BigRational::from_integer(BigInt::from(10).pow(DECIMALS));
        let scaled = ratio.abs() * scale;
        if !scaled.is_integer() {
            return f.pad(&format!("{}/{}", ratio.numer(), ratio.denom()));
        }
        let sign = if ratio.is_negative() { "-" } else { "" };
        let text = with_point(sign, &scaled.to_integer().to_string(), DECIMALS as usize);
        f.pad(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t1_forms_of_numbers() {
        for (numerator, denominator, text) in [
            (0, 7, "0"),
            (10, 5, "2"),
            (-5, 2, "-2.5"),
            (1, 10_000, "0.0001"),
            (1, 20_000, "1/20000"),
            (-1, 3, "-1/3"),
            (1, -4, "-0.25"),
            (1000, 1, "1000"),
        ] {
            assert_eq!(Exact::ratio(numerator, denominator).to_string(), text);
        }
    }

    #[test]
    fn t1_nothing_wraps() {
        let large = Exact::whole(i64::MAX);
        let sum = &(&large + &large) + &large;
        assert_eq!(sum.to_string(), "27670116110564327421");
        assert_eq!(sum.to_ratio(), None);
        assert_eq!(&(&sum - &large) - &large, large);
        assert_eq!((&large * &large).to_string(), "85070591730234615847396907784232501249");
        assert_eq!((&large * &sum).to_string(), "255211775190703847542190723352697503747");
        let lowest = Exact::whole(i64::MIN);
        assert_eq!((-&lowest).to_string(), "9223372036854775808");
        assert!(lowest < -&large && -&lowest > large);
        assert_eq!(Exact::ratio(i64::MIN, -1), -&lowest);
        let long = &Exact::ratio(i64::MAX, 3) + &Exact::ratio(1, i64::MAX);
        let both = &(&long + &Exact::ratio(-700, 100)) - &Exact::whole(-7);
        assert_eq!((&long.to_string(), long.to_ratio()), (&both.to_string(), None));
    }

    #[test]
    fn t1_the_order_of_addition_is_no_matter() {
        // Denominators of primes: their product needs 90 bits.
        let primes = [999_983, 999_979, 999_961, 999_959, 999_953, 3, 7, 100];
        let parts: Vec<Exact> = primes.iter().map(|&prime| Exact::ratio(1, prime)).collect();
        let forwards: Exact = parts.iter().sum();
        let backwards: Exact = parts.iter().rev().sum();
        assert_eq!(forwards, backwards);
        assert_eq!(forwards.to_ratio(), None);
        let rest = parts[..7].iter().fold(forwards, |sum, part| &sum - part);
        assert_eq!(rest.to_ratio(), Some((1, 100)));
    }

    #[test]
    fn rounding() {
        assert_eq!(Exact::ratio(5, 1000).rounded(2), "0.01");
        assert_eq!(Exact::ratio(-1, 1000).rounded(2), "0.00");
        assert_eq!(Exact::ratio(19, 2).rounded(0), "10");
        assert_eq!(Exact::ratio(-1, 2).rounded_up(), Some(0));
        assert_eq!(Exact::whole(7).rounded_up(), Some(7));
    }
}
