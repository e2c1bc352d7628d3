//! The number that a player keeps to the end of the event.

use core::fmt;
use core::num::NonZeroU32;

/// A start number (clause 5.4.10.5.1): 1, 2, 3 ..., given before round 1 and kept to the end.
///
/// ```
/// use shashki_tournament::StartNumber;
/// let number = StartNumber::new(7).unwrap();
/// assert_eq!(number.get(), 7);
/// assert!(number.is_odd());
/// assert_eq!(StartNumber::new(0), None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct StartNumber(NonZeroU32);

impl StartNumber {
    /// The start number with this value; none for 0.
    #[inline]
    pub const fn new(value: u32) -> Option<Self> {
        match NonZeroU32::new(value) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The number itself.
    #[inline]
    pub const fn get(self) -> u32 {
        self.0.get()
    }

    /// Whether the number is odd: the lot for the first colour goes by this (5.4.10.5.2).
    #[inline]
    pub const fn is_odd(self) -> bool {
        self.get() % 2 == 1
    }
}

impl fmt::Display for StartNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
