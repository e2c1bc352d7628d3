//! What a tie-break gives for one player.

use core::cmp::Ordering;
use core::fmt;

use crate::Exact;

/// The value of a tie-break for one player (T2, T3).
///
/// ```
/// use shashki_tiebreak::{Exact, Value};
/// let sequence = Value::Sequence(vec![Exact::whole(12), Exact::ratio(19, 2)]);
/// assert_eq!(sequence.to_string(), "12;9.5");
/// assert_eq!(Value::Undefined.to_string(), "");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// A number.
    Number(Exact),
    /// Several numbers: the first that differs decides, one that is missing counts as 0.
    Sequence(Vec<Exact>),
    /// A place inside the group of those level so far, from 1.
    Place(u32),
    /// There is none (no games, no rating): below every number.
    Undefined,
}

impl Value {
    /// Which of two values of one tie-break is the better one: [`Ordering::Greater`] if this one is.
    /// With `low` the lower number is better; what is undefined never is.
    ///
    /// ```
    /// use core::cmp::Ordering;
    /// use shashki_tiebreak::{Exact, Value};
    /// let (minus, place) = (Value::Number(Exact::whole(-7)), Value::Place(1));
    /// assert_eq!(minus.compare(&Value::Undefined, false), Ordering::Greater);
    /// assert_eq!(place.compare(&Value::Place(2), false), Ordering::Greater);
    /// ```
    pub fn compare(&self, other: &Self, low: bool) -> Ordering {
        let order = match (self, other) {
            (Self::Undefined, Self::Undefined) => Ordering::Equal,
            (Self::Undefined, _) => return Ordering::Less,
            (_, Self::Undefined) => return Ordering::Greater,
            (Self::Place(mine), Self::Place(theirs)) => theirs.cmp(mine),
            (Self::Number(mine), Self::Number(theirs)) => mine.cmp(theirs),
            _ => compare_sequences(self.numbers(), other.numbers()),
        };
        if low { order.reverse() } else { order }
    }

    fn numbers(&self) -> &[Exact] {
        match self {
            Self::Number(number) => core::slice::from_ref(number),
            Self::Sequence(numbers) => numbers,
            Self::Place(_) | Self::Undefined => &[],
        }
    }

    /// The value with its numbers rounded to so many decimals, for print.
    pub fn rounded(&self, decimals: u8) -> String {
        match self {
            Self::Place(place) => place.to_string(),
            _ => self.joined(|number| number.rounded(decimals)),
        }
    }

    fn joined(&self, text: impl Fn(&Exact) -> String) -> String {
        self.numbers().iter().map(text).collect::<Vec<_>>().join(";")
    }
}

pub(crate) fn compare_sequences(mine: &[Exact], theirs: &[Exact]) -> Ordering {
    let longest = mine.len().max(theirs.len());
    let nothing = Exact::ZERO;
    let order = |place: usize| {
        let (mine, theirs) = (mine.get(place), theirs.get(place));
        mine.unwrap_or(&nothing).cmp(theirs.unwrap_or(&nothing))
    };
    (0..longest).map(order).find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(place) => place.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Undefined => f.pad(""),
            Self::Sequence(_) => f.pad(&self.joined(ToString::to_string)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sequence(numbers: &[i64]) -> Value {
        Value::Sequence(numbers.iter().map(|&number| Exact::whole(number)).collect())
    }

    #[test]
    fn t3_missing_places_compare_as_zero() {
        let order = |a: &[i64], b: &[i64]| sequence(a).compare(&sequence(b), false);
        assert_eq!(order(&[8, 4], &[8, 4, 0]), Ordering::Equal);
        assert_eq!(order(&[8, 4], &[8, 4, -1]), Ordering::Greater);
        assert_eq!(order(&[8, 4], &[8, 5]), Ordering::Less);
        assert_eq!(order(&[], &[]), Ordering::Equal);
    }

    #[test]
    fn t2_the_undefined_is_below_every_number() {
        let lowest = Value::Number(Exact::whole(-1_000));
        assert_eq!(Value::Undefined.compare(&lowest, false), Ordering::Less);
        assert_eq!(Value::Undefined.compare(&lowest, true), Ordering::Less);
        assert_eq!(Value::Undefined.compare(&Value::Undefined, true), Ordering::Equal);
    }
}
