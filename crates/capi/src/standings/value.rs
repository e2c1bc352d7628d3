//! A value of a criterion, exact.

use shashki_tiebreak::{Exact, Value};

/// There is none: no games, no rating. It stands below every number (T2).
pub const SHK_VALUE_UNDEFINED: u32 = 0;
/// A number: `numerator / denominator`, in lowest terms.
pub const SHK_VALUE_NUMBER: u32 = 1;
/// Several numbers, `count` of them: the first that differs decides, one that is missing counts as 0
/// (T3).
pub const SHK_VALUE_SEQUENCE: u32 = 2;
/// A place inside the group of those level so far, from 1, in `numerator` (T3).
pub const SHK_VALUE_PLACE: u32 = 3;
/// A number that doesn't fit into two 64-bit integers: it can be had as text alone (T1). Places are
/// counted from it all the same.
pub const SHK_VALUE_LONG: u32 = 4;

/// A value of a criterion, exact.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_value {
    /// Of a number; of a place that place; otherwise 0.
    pub numerator: i64,
    /// Of a number, positive; of a place 1; otherwise 0.
    pub denominator: i64,
    /// Of a sequence, the index of its first number among all numbers of sequences
    /// (`shk_standings_sequences`); otherwise 0.
    pub begin: u64,
    /// Of a sequence, how many numbers; otherwise 0.
    pub count: u32,
    /// `SHK_VALUE_...`.
    pub kind: u32,
}

impl From<&Exact> for shk_value {
    fn from(number: &Exact) -> Self {
        match number.to_ratio() {
            Some((numerator, denominator)) => {
                Self { numerator, denominator, kind: SHK_VALUE_NUMBER, ..Self::default() }
            }
            None => Self { kind: SHK_VALUE_LONG, ..Self::default() },
        }
    }
}

impl shk_value {
    /// The value; `begin` is where the numbers of the next sequence begin.
    pub(super) fn new(value: &Value, begin: &mut u64) -> Self {
        match value {
            Value::Number(number) => number.into(),
            Value::Place(place) => Self {
                numerator: (*place).into(),
                denominator: 1,
                kind: SHK_VALUE_PLACE,
                ..Self::default()
            },
            Value::Sequence(numbers) => {
                let count = crate::event::count(numbers.len());
                let first = *begin;
                *begin += u64::from(count);
                Self { begin: first, count, kind: SHK_VALUE_SEQUENCE, ..Self::default() }
            }
            _ => Self::default(),
        }
    }

    /// Values one behind the other, the numbers of whose sequences stand one behind the other too.
    pub(super) fn all(values: impl Iterator<Item = Value>) -> Vec<Self> {
        let mut begin = 0;
        values.map(|value| Self::new(&value, &mut begin)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t1_what_does_not_fit_is_flagged() {
        let half = Exact::ratio(10, 4);
        let value = shk_value::from(&half);
        assert_eq!((value.kind, value.numerator, value.denominator), (SHK_VALUE_NUMBER, 5, 2));
        let long = &Exact::whole(i64::MAX) + &Exact::whole(1);
        assert_eq!(shk_value::from(&long).kind, SHK_VALUE_LONG);
        let long = Exact::ratio(1, i64::MAX).divided_by(2);
        assert_eq!(shk_value::from(&long).kind, SHK_VALUE_LONG);
    }

    #[test]
    fn t3_sequences_lie_one_behind_the_other() {
        let sequence = |count| Value::Sequence(vec![Exact::ZERO; count]);
        let values = [sequence(2), Value::Undefined, Value::Place(3), sequence(1)];
        let found = shk_value::all(values.into_iter());
        assert_eq!(
            found.iter().map(|v| (v.begin, v.count)).collect::<Vec<_>>(),
            [(0, 2), (0, 0), (0, 0), (2, 1)]
        );
        assert_eq!((found[1].kind, found[2].numerator), (SHK_VALUE_UNDEFINED, 3));
    }
}
