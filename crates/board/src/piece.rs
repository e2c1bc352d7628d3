//! Sides and pieces.

use core::fmt;
use core::ops::Not;

use shashki_base::Lang;

/// A side. White moves first (clause 6.1.4.1).
///
/// ```
/// use shashki_board::Side;
/// assert_eq!(!Side::White, Side::Black);
/// assert_eq!(Side::Black.letter(), 'B');
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Side {
    /// The light pieces, on squares 21 to 32 at first.
    White,
    /// The dark pieces, on squares 1 to 12 at first.
    Black,
}

impl Side {
    /// The side's letter in FEN, `W` or `B`.
    ///
    /// ```
    /// assert_eq!(shashki_board::Side::White.letter(), 'W');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black => 'B',
        }
    }

    /// The side's name in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_board::Side::White.name(Lang::Ru), "белые");
    /// ```
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self, lang) {
            (Self::White, Lang::En) => "White",
            (Self::White, Lang::Ru) => "белые",
            (Self::Black, Lang::En) => "Black",
            (Self::Black, Lang::Ru) => "чёрные",
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// What a piece is (clause 6.1.4.2).
///
/// ```
/// use shashki_board::Kind;
/// assert_ne!(Kind::Man, Kind::King);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A man (простая).
    Man,
    /// A king (дамка).
    King,
}

/// A piece: whose it is and what it is.
///
/// ```
/// use shashki_board::{Kind, Piece, Side};
/// let king = Piece { side: Side::Black, kind: Kind::King };
/// assert_eq!(king, Piece::BLACK_KING);
/// assert_eq!(king.to_string(), "black king");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// A white man.
    pub const WHITE_MAN: Self = Self { side: Side::White, kind: Kind::Man };
    /// A white king.
    pub const WHITE_KING: Self = Self { side: Side::White, kind: Kind::King };
    /// A black man.
    pub const BLACK_MAN: Self = Self { side: Side::Black, kind: Kind::Man };
    /// A black king.
    pub const BLACK_KING: Self = Self { side: Side::Black, kind: Kind::King };

    /// The piece's name in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Piece;
    /// assert_eq!(Piece::WHITE_KING.name(Lang::Ru), "белая дамка");
    /// ```
    pub const fn name(self, lang: Lang) -> &'static str {
        match (self.side, self.kind, lang) {
            (Side::White, Kind::Man, Lang::En) => "white man",
            (Side::White, Kind::King, Lang::En) => "white king",
            (Side::Black, Kind::Man, Lang::En) => "black man",
            (Side::Black, Kind::King, Lang::En) => "black king",
            (Side::White, Kind::Man, Lang::Ru) => "белая простая",
            (Side::White, Kind::King, Lang::Ru) => "белая дамка",
            (Side::Black, Kind::Man, Lang::Ru) => "чёрная простая",
            (Side::Black, Kind::King, Lang::Ru) => "чёрная дамка",
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name(Lang::En))
    }
}
