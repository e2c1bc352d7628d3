//! Marks of a move's strength.

/// A numeric annotation, `$1` and so on; `!` and its like are the first six, `*` is the seventh.
///
/// ```
/// use shashki_record::pdn::Nag;
/// assert_eq!(Nag::read_strength("!?"), Some(Nag(5)));
/// assert_eq!(Nag(5).strength(), Some("!?"));
/// assert_eq!(Nag(14).strength(), None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Nag(pub u16);

/// The marks of the first six.
const STRENGTHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Nag {
    /// The only move: `□`, in old draughts books `*`.
    pub const FORCED: Self = Self(7);

    /// The annotation that a mark of strength stands for. Longer runs of one sign count as two.
    pub fn read_strength(mark: &str) -> Option<Self> {
        let mark = match mark.as_bytes() {
            [b'!', b'!', rest @ ..] if rest.iter().all(|&b| b == b'!') => "!!",
            [b'?', b'?', rest @ ..] if rest.iter().all(|&b| b == b'?') => "??",
            _ => mark,
        };
        (1..).zip(STRENGTHS).find(|(_, known)| *known == mark).map(|(number, _)| Self(number))
    }

    /// The mark that stands for it, if there is one.
    pub fn strength(self) -> Option<&'static str> {
        usize::from(self.0).checked_sub(1).and_then(|place| STRENGTHS.get(place)).copied()
    }
}
