//! Set-up boards, on which anything goes, and what is wrong with them.

use core::fmt;

use bitflags::bitflags;
use shashki_base::Lang;

use crate::layout::{BOTTOM, TOP};
use crate::{Bitboard, Kind, Piece, Position, Side, Square};

/// The largest number of pieces that a side can have (clause 6.1.3.1).
const MOST: usize = 12;

bitflags! {
    /// What keeps a set-up board from being a position of the game (decision B10).
    ///
    /// ```
    /// use shashki_board::{Faults, Piece, Setup, Side, Square};
    /// let mut setup = Setup::empty(Side::White);
    /// setup.put(Square::B8, Piece::WHITE_MAN);
    /// setup.put(Square::B8, Piece::BLACK_MAN);
    /// assert_eq!(setup.faults(), Faults::SQUARE_TAKEN_TWICE | Faults::WHITE_MAN_ON_LAST_RANK);
    /// ```
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Faults: u8 {
        /// Two pieces stand on one square.
        const SQUARE_TAKEN_TWICE = 1;
        /// White has more than twelve pieces (6.1.3.1).
        const TOO_MANY_WHITE = 1 << 1;
        /// Black has more than twelve pieces (6.1.3.1).
        const TOO_MANY_BLACK = 1 << 2;
        /// A white man stands on the eighth rank, where it would have been crowned (6.1.4.4).
        const WHITE_MAN_ON_LAST_RANK = 1 << 3;
        /// A black man stands on the first rank, where it would have been crowned (6.1.4.4).
        const BLACK_MAN_ON_LAST_RANK = 1 << 4;
    }
}

impl Faults {
    /// What one fault says, in the language asked for; empty for a set of several.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Faults;
    /// assert_eq!(Faults::SQUARE_TAKEN_TWICE.text(Lang::En), "two pieces stand on one square");
    /// ```
    pub const fn text(self, lang: Lang) -> &'static str {
        let (en, ru) = match self {
            Self::SQUARE_TAKEN_TWICE => {
                ("two pieces stand on one square", "на одном поле стоят две шашки")
            }
            Self::TOO_MANY_WHITE => {
                ("White has more than 12 pieces (6.1.3.1)", "белых шашек больше 12 (6.1.3.1)")
            }
            Self::TOO_MANY_BLACK => {
                ("Black has more than 12 pieces (6.1.3.1)", "чёрных шашек больше 12 (6.1.3.1)")
            }
            Self::WHITE_MAN_ON_LAST_RANK => (
                "a white man stands on the eighth rank (6.1.4.4)",
                "белая простая стоит на восьмой горизонтали (6.1.4.4)",
            ),
            Self::BLACK_MAN_ON_LAST_RANK => (
                "a black man stands on the first rank (6.1.4.4)",
                "чёрная простая стоит на первой горизонтали (6.1.4.4)",
            ),
            _ => ("", ""),
        };
        match lang {
            Lang::En => en,
            Lang::Ru => ru,
        }
    }
}

/// A board on which anything can be set up: a problem, a wrong scoresheet, a board half set.
///
/// ```
/// use shashki_board::{Piece, Position, Setup, Side, Square};
/// let mut setup = Setup::empty(Side::White);
/// setup.put(Square::C3, Piece::WHITE_MAN);
/// setup.put(Square::D4, Piece::BLACK_MAN);
/// let position = Position::try_from(setup).unwrap();
/// assert_eq!(position.moves().len(), 1);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    white: [Bitboard; 2],
    black: [Bitboard; 2],
    repeated: Bitboard,
    side: Side,
}

impl Setup {
    /// A board without a piece.
    ///
    /// ```
    /// use shashki_board::{Setup, Side};
    /// assert_eq!(Setup::empty(Side::Black).occupied().len(), 0);
    /// ```
    pub const fn empty(side: Side) -> Self {
        let none = [Bitboard::EMPTY; 2];
        Self { white: none, black: none, repeated: Bitboard::EMPTY, side }
    }

    /// The initial position (clause 6.1.3.1).
    ///
    /// ```
    /// use shashki_board::{Position, Setup};
    /// assert_eq!(Position::try_from(Setup::initial()), Ok(Position::initial()));
    /// ```
    pub const fn initial() -> Self {
        Self {
            white: [Bitboard::from_u32(0xFFF0_0000), Bitboard::EMPTY],
            black: [Bitboard::from_u32(0x0000_0FFF), Bitboard::EMPTY],
            ..Self::empty(Side::White)
        }
    }

    /// A board given by sets: the white pieces, the black ones, and which of them are kings. A
    /// square in both sets is a fault; a king where no piece stands is none.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Position, Setup, Side};
    /// let (white, black) = (Bitboard::from_u32(0xFFF0_0000), Bitboard::from_u32(0x0000_0FFF));
    /// let setup = Setup::from_sets(white, black, Bitboard::EMPTY, Side::White);
    /// assert_eq!(Position::try_from(setup), Ok(Position::initial()));
    /// ```
    pub fn from_sets(white: Bitboard, black: Bitboard, kings: Bitboard, side: Side) -> Self {
        Self {
            white: [white - kings, white & kings],
            black: [black - kings, black & kings],
            repeated: white & black,
            side,
        }
    }

    /// Who is to move.
    ///
    /// ```
    /// use shashki_board::{Setup, Side};
    /// assert_eq!(Setup::initial().side(), Side::White);
    /// ```
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Gives the move to a side.
    ///
    /// ```
    /// use shashki_board::{Setup, Side};
    /// let mut setup = Setup::initial();
    /// setup.set_side(Side::Black);
    /// assert_eq!(setup.side(), Side::Black);
    /// ```
    pub const fn set_side(&mut self, side: Side) {
        self.side = side;
    }

    /// Puts a piece on a square. One that stands there already stays: that is a fault.
    ///
    /// ```
    /// use shashki_board::{Faults, Piece, Setup, Square};
    /// let mut setup = Setup::initial();
    /// setup.put(Square::C3, Piece::WHITE_MAN);
    /// assert!(setup.faults().contains(Faults::SQUARE_TAKEN_TWICE));
    /// ```
    pub fn put(&mut self, square: Square, piece: Piece) {
        if self.occupied().contains(square) {
            self.repeated.insert(square);
        }
        self.set_mut(piece).insert(square);
    }

    /// Takes whatever stands on a square off the board.
    ///
    /// ```
    /// use shashki_board::{Setup, Square};
    /// let mut setup = Setup::initial();
    /// setup.clear(Square::C3);
    /// assert_eq!(setup.occupied().len(), 23);
    /// ```
    pub fn clear(&mut self, square: Square) {
        let sets = self.white.iter_mut().chain(&mut self.black);
        for set in sets.chain([&mut self.repeated]) {
            set.remove(square);
        }
    }

    /// The squares of all pieces of one sort.
    ///
    /// ```
    /// use shashki_board::{Piece, Setup};
    /// assert_eq!(Setup::initial().pieces(Piece::BLACK_MAN).len(), 12);
    /// ```
    pub const fn pieces(&self, piece: Piece) -> Bitboard {
        let [men, kings] = match piece.side {
            Side::White => self.white,
            Side::Black => self.black,
        };
        match piece.kind {
            Kind::Man => men,
            Kind::King => kings,
        }
    }

    /// The squares on which a piece stands.
    ///
    /// ```
    /// use shashki_board::Setup;
    /// assert_eq!(Setup::initial().occupied().len(), 24);
    /// ```
    pub fn occupied(&self) -> Bitboard {
        self.of(Side::White) | self.of(Side::Black)
    }

    /// The squares with more than one piece.
    ///
    /// ```
    /// use shashki_board::Setup;
    /// assert!(Setup::initial().taken_twice().is_empty());
    /// ```
    pub const fn taken_twice(&self) -> Bitboard {
        self.repeated
    }

    /// Everything that is wrong with the board, at once (decision B10).
    ///
    /// ```
    /// use shashki_board::{Faults, Setup};
    /// assert_eq!(Setup::initial().faults(), Faults::empty());
    /// ```
    pub fn faults(&self) -> Faults {
        let mut faults = Faults::empty();
        let top = Bitboard::from_bits(TOP);
        let bottom = Bitboard::from_bits(BOTTOM);
        faults.set(Faults::SQUARE_TAKEN_TWICE, !self.repeated.is_empty());
        faults.set(Faults::TOO_MANY_WHITE, self.of(Side::White).len() > MOST);
        faults.set(Faults::TOO_MANY_BLACK, self.of(Side::Black).len() > MOST);
        let white = self.pieces(Piece::WHITE_MAN) & top;
        faults.set(Faults::WHITE_MAN_ON_LAST_RANK, !white.is_empty());
        let black = self.pieces(Piece::BLACK_MAN) & bottom;
        faults.set(Faults::BLACK_MAN_ON_LAST_RANK, !black.is_empty());
        faults
    }

    /// The same board turned round with the colours changed; what is legal on the one is legal,
    /// turned, on the other.
    ///
    /// ```
    /// use shashki_board::{Setup, Side};
    /// let turned = Setup::initial().turned();
    /// assert_eq!(turned.side(), Side::Black);
    /// assert_eq!(turned.turned(), Setup::initial());
    /// ```
    #[must_use]
    pub fn turned(&self) -> Self {
        Self {
            white: self.black.map(Bitboard::turned),
            black: self.white.map(Bitboard::turned),
            repeated: self.repeated.turned(),
            side: !self.side,
        }
    }

    fn of(&self, side: Side) -> Bitboard {
        let [men, kings] = match side {
            Side::White => self.white,
            Side::Black => self.black,
        };
        men | kings
    }

    fn set_mut(&mut self, piece: Piece) -> &mut Bitboard {
        let [men, kings] = match piece.side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        };
        match piece.kind {
            Kind::Man => men,
            Kind::King => kings,
        }
    }
}

impl Default for Setup {
    /// The initial position.
    fn default() -> Self {
        Self::initial()
    }
}

/// A set-up board that is no position of the game, with all its faults.
///
/// ```
/// use shashki_board::{Faults, InvalidPosition, Piece, Position, Setup, Side, Square};
/// let mut setup = Setup::empty(Side::White);
/// setup.put(Square::A1, Piece::BLACK_MAN);
/// let error = Position::try_from(setup).unwrap_err();
/// assert_eq!(error.faults, Faults::BLACK_MAN_ON_LAST_RANK);
/// assert_eq!(error.to_string(), "a black man stands on the first rank (6.1.4.4)");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct InvalidPosition {
    /// What is wrong.
    pub faults: Faults,
}

impl InvalidPosition {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::{Faults, InvalidPosition};
    /// let error = InvalidPosition { faults: Faults::SQUARE_TAKEN_TWICE };
    /// assert_eq!(error.message(Lang::Ru).to_string(), "на одном поле стоят две шашки");
    /// ```
    pub fn message(&self, lang: Lang) -> impl fmt::Display {
        let faults = self.faults;
        crate::show(move |f| {
            for (place, fault) in faults.iter().enumerate() {
                if place > 0 {
                    f.write_str("; ")?;
                }
                f.write_str(fault.text(lang))?;
            }
            Ok(())
        })
    }
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message(Lang::En).fmt(f)
    }
}

impl core::error::Error for InvalidPosition {}

impl TryFrom<Setup> for Position {
    type Error = InvalidPosition;

    fn try_from(setup: Setup) -> Result<Self, InvalidPosition> {
        let faults = setup.faults();
        if faults.is_empty() {
            let kings = setup.pieces(Piece::WHITE_KING) | setup.pieces(Piece::BLACK_KING);
            Ok(Self::from_sets(setup.of(Side::White), setup.of(Side::Black), kings, setup.side))
        } else {
            Err(InvalidPosition { faults })
        }
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        let sets = |side| {
            let pieces = position.pieces(side);
            [pieces - position.kings(), pieces & position.kings()]
        };
        Self {
            white: sets(Side::White),
            black: sets(Side::Black),
            repeated: Bitboard::EMPTY,
            side: position.side(),
        }
    }
}
