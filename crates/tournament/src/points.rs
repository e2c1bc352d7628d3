//! Exact points.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub, SubAssign};
use core::str::FromStr;

/// Points, counted in hundredths: exact under every scoring that has two decimals at most.
///
/// ```
/// use shashki_tournament::Points;
/// let half: Points = "0.5".parse().unwrap();
/// assert_eq!(half + half, Points::whole(1));
/// assert_eq!((Points::whole(11) + half).to_string(), "11.5");
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// How many units of [`Points::hundredths`] make one point.
    pub const SCALE: i64 = 100;

    /// The largest number of points, either way, that [`FromStr`] takes: a million.
    pub const LIMIT: Self = Self(1_000_000 * Self::SCALE);

    /// A whole number of points.
    #[inline]
    pub const fn whole(points: i32) -> Self {
        Self(points as i64 * Self::SCALE)
    }

    /// A number of hundredths of a point.
    #[inline]
    pub const fn from_hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// The points in hundredths.
    #[inline]
    pub const fn hundredths(self) -> i64 {
        self.0
    }
}

impl Add for Points {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl AddAssign for Points {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Points {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match part {
            0 => f.pad(&format!("{sign}{whole}")),
            part if part % 10 == 0 => f.pad(&format!("{sign}{whole}.{}", part / 10)),
            part => f.pad(&format!("{sign}{whole}.{part:02}")),
        }
    }
}

/// The text is no number of points; expected are digits with a sign, a dot or a comma and two
/// decimals at most, and no more than [`Points::LIMIT`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ParsePointsError;

impl fmt::Display for ParsePointsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected points such as 7, 11.5 or 0.25, a million at most")
    }
}

impl std::error::Error for ParsePointsError {}

impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(s: &str) -> Result<Self, ParsePointsError> {
        let (negative, digits) = match s.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, s.strip_prefix('+').unwrap_or(s)),
        };
        let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let all_digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
        let empty = whole.is_empty() && part.is_empty();
        if empty || !all_digits(whole) || !all_digits(part) || part.len() > 2 || whole.len() > 12 {
            return Err(ParsePointsError);
        }
        let number = |s: &str| s.bytes().fold(0_i64, |n, b| n * 10 + i64::from(b - b'0'));
        let hundredths = match part.len() {
            1 => number(part) * 10,
            _ => number(part),
        };
        let value = Self(number(whole) * Self::SCALE + hundredths);
        if value > Self::LIMIT {
            return Err(ParsePointsError);
        }
        Ok(if negative { -value } else { value })
    }
}

#[cfg(feature = "serde")]
mod serde_form {
    use super::Points;
    use core::fmt;
    use serde::de::{Error, Visitor};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    impl Serialize for Points {
        /// Whole points as an integer, others as a string: no float ever carries points.
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            if self.0 % Self::SCALE == 0 {
                serializer.serialize_i64(self.0 / Self::SCALE)
            } else {
                serializer.collect_str(self)
            }
        }
    }

    struct PointsVisitor;

    impl Visitor<'_> for PointsVisitor {
        type Value = Points;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("points: an integer, or a string such as \"11.5\"")
        }

        fn visit_i64<E: Error>(self, value: i64) -> Result<Points, E> {
            self.visit_str(&value.to_string())
        }

        fn visit_u64<E: Error>(self, value: u64) -> Result<Points, E> {
            self.visit_str(&value.to_string())
        }

        fn visit_str<E: Error>(self, value: &str) -> Result<Points, E> {
            value.parse().map_err(E::custom)
        }
    }

    impl<'de> Deserialize<'de> for Points {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_any(PointsVisitor)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_forms() {
        for (text, hundredths) in
            [("0", 0), ("7", 700), ("11.5", 1150), ("11,5", 1150), ("0.25", 25), ("-2.05", -205)]
        {
            let points: Points = text.parse().unwrap();
            assert_eq!(points.hundredths(), hundredths, "{text}");
            assert_eq!(points.to_string(), text.replace(',', "."));
        }
        assert_eq!(".5".parse(), Ok(Points::from_hundredths(50)));
        for text in ["", ".", "-", "1.234", "1 2", "1e3", "0x1", "1000001", "99999999999999999999"]
        {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text}");
        }
    }
}
