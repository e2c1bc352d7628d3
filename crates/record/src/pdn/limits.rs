//! How long the parts of a file may be.

/// The bounds that keep the memory of a reader flat, whatever the file holds.
///
/// The reader's buffer holds one token and the block of the file around it. What is longer than
/// its limit loses its game, with a diagnostic, and no more.
///
/// ```
/// use shashki_record::pdn::Limits;
/// let limits = Limits { comment: 1_000, ..Limits::default() };
/// assert_eq!(limits.tag, 16_384);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The longest comment, in bytes.
    pub comment: usize,
    /// The longest tag pair and the longest set-up in the movetext, in bytes.
    pub tag: usize,
    /// How deep variations may be nested; at most 64.
    pub depth: usize,
}

impl Limits {
    /// The longest move, number, result or word, in bytes: blanks inside a move included.
    pub const SHORT_TOKEN: usize = 256;
    /// The deepest nesting that [`depth`](Self::depth) can ask for.
    pub const DEEPEST: usize = 64;
    /// The largest value that [`comment`](Self::comment) and [`tag`](Self::tag) can have.
    pub const LONGEST: usize = 1 << 24;

    /// The limits with nothing above what is possible, nor so low that a plain game has no room.
    pub(super) fn settled(self) -> Self {
        Self {
            comment: self.comment.clamp(Self::SHORT_TOKEN, Self::LONGEST),
            tag: self.tag.clamp(Self::SHORT_TOKEN, Self::LONGEST),
            depth: self.depth.min(Self::DEEPEST),
        }
    }

    /// The room that the longest token needs.
    pub(super) fn longest(&self) -> usize {
        self.comment.max(self.tag) + Self::SHORT_TOKEN
    }
}

impl Default for Limits {
    /// A comment of 256 KiB, a tag of 16 KiB, variations 32 deep.
    fn default() -> Self {
        Self { comment: 262_144, tag: 16_384, depth: 32 }
    }
}
