//! The smallest parts of a file that mean something.

use super::{Nag, Score};

/// The most squares that a move can name.
const MOST: usize = 32;

/// What stands between the squares of a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MoveMark {
    /// Nothing: `c3d4`.
    None,
    /// A dash: a quiet move, in careless files also a capture.
    Quiet,
    /// `:` or `x`.
    Capture,
}

/// A move as it is written, with its squares taken apart but nothing said about the board: the
/// squares of other draughts games are read as well.
///
/// ```
/// use shashki_board::Square;
/// use shashki_record::pdn::{MoveMark, MoveText, PdnSquare};
/// let text = MoveText::read("c3xe5xg7").unwrap();
/// assert_eq!(text.mark(), MoveMark::Capture);
/// assert_eq!(text.squares().count(), 3);
/// assert_eq!(text.squares().next(), Some(PdnSquare::Named { file: 2, rank: 3 }));
/// assert_eq!(MoveText::read("32-28").unwrap().squares().next(), Some(PdnSquare::Number(32)));
/// assert_eq!(MoveText::read("cd4").unwrap().file(), Some(2));
/// assert!(MoveText::read("1. c3-d4").is_none());
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MoveText<'a> {
    pub(super) raw: &'a [u8],
    pub(super) squares: [u8; MOST],
    pub(super) count: u8,
    pub(super) file: Option<u8>,
    pub(super) mark: MoveMark,
    pub(super) numeric: bool,
}

/// A square as a file names it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PdnSquare {
    /// By file (0 = a ... 7 = h) and rank (1 to 8).
    Named {
        /// The file.
        file: u8,
        /// The rank.
        rank: u8,
    },
    /// By number, 1 to 99: what it means depends on the game.
    Number(u8),
}

impl<'a> MoveText<'a> {
    pub(super) fn new(numeric: bool) -> Self {
        let squares = [0; MOST];
        Self { raw: &[], squares, count: 0, file: None, mark: MoveMark::None, numeric }
    }

    /// The move that a text is, in any form that lenient reading accepts.
    pub fn read(text: &'a str) -> Option<Self> {
        super::lexer::whole_move(text.as_bytes())
    }

    /// The text as it stands in the file.
    pub fn raw(&self) -> &'a [u8] {
        self.raw
    }

    /// The squares in their order; in the short form `cd4` only the last one is given in full, see
    /// [`file`](Self::file).
    pub fn squares(&self) -> impl Iterator<Item = PdnSquare> + Clone + use<> {
        let numeric = self.numeric;
        self.squares.into_iter().take(usize::from(self.count)).map(move |code| {
            if numeric {
                PdnSquare::Number(code)
            } else {
                PdnSquare::Named { file: code >> 4, rank: code & 15 }
            }
        })
    }

    /// The file of the start square, where nothing else is given of it.
    pub fn file(&self) -> Option<u8> {
        self.file
    }

    /// What stands between the squares.
    pub fn mark(&self) -> MoveMark {
        self.mark
    }

    /// Whether the squares are numbers.
    pub fn is_numeric(&self) -> bool {
        self.numeric
    }

    /// Adds a square; whether there was room.
    pub(super) fn push(&mut self, code: u8) -> bool {
        let room = self.squares.get_mut(usize::from(self.count));
        let Some(place) = room else { return false };
        *place = code;
        self.count += 1;
        true
    }

    /// The code of a named square.
    pub(super) const fn named(file: u8, rank: u8) -> u8 {
        file << 4 | rank
    }
}

/// What ends a game: `*`, or a result.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Terminator<'a> {
    pub(super) raw: &'a [u8],
    pub(super) score: Option<Score>,
}

impl<'a> Terminator<'a> {
    /// The text as it stands in the file.
    pub fn raw(&self) -> &'a [u8] {
        self.raw
    }

    /// The result; none for one that the standard does not know.
    pub fn score(&self) -> Option<Score> {
        self.score
    }
}

/// A tag pair.
///
/// The value is given as it stands between its quotation marks; [`value`](Self::value) has the
/// backslashes taken out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    pub(super) name: &'a [u8],
    pub(super) raw: &'a [u8],
}

impl<'a> Tag<'a> {
    /// The name.
    pub fn name(&self) -> &'a [u8] {
        self.name
    }

    /// The value as it stands in the file.
    pub fn raw(&self) -> &'a [u8] {
        self.raw
    }

    /// The value. Bytes that are no UTF-8 become U+FFFD: name the file's encoding to have them
    /// read.
    pub fn value(&self) -> String {
        let text = String::from_utf8_lossy(self.raw);
        if !text.contains('\\') {
            return text.into_owned();
        }
        let mut value = String::with_capacity(text.len());
        let mut characters = text.chars();
        while let Some(character) = characters.next() {
            let escaped = if character == '\\' { characters.next() } else { Some(character) };
            value.push(escaped.unwrap_or('\\'));
        }
        value
    }
}

/// A token.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Tag(Tag<'a>),
    /// A move number.
    Number,
    /// `...` by itself.
    Ellipsis,
    Move(MoveText<'a>),
    /// A move that is not known.
    Unknown,
    /// `!` and its like.
    Strength(Nag),
    Nag(Nag),
    Comment(&'a [u8]),
    Setup(&'a [u8]),
    Open,
    Close,
    End(Terminator<'a>),
    /// Nothing: an odd blank, a comment to the end of the line.
    Nothing,
}
