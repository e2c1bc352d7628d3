//! Reading FEN.

use core::str::FromStr;

use super::{FenError, PositionError};
use crate::letters::latin;
use crate::{InvalidPosition, Kind, Numbering, Piece, Position, Setup, Side, Square};

/// How a FEN is read.
///
/// ```
/// use shashki_board::{Fen, FenOptions, Numbering, Piece, Square};
/// let other = FenOptions { numbering: Numbering::FromA1, ..FenOptions::default() };
/// let fen = Fen::read_with("W:WK29:BK4", other).unwrap();
/// assert!(fen.setup().pieces(Piece::WHITE_KING).contains(Square::B8));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct FenOptions {
    /// What the numbers mean. Never guessed.
    pub numbering: Numbering,
    /// Whether only the standard's grammar is accepted.
    pub strict: bool,
}

/// A FEN that was read: the board, and the fields that say something else.
///
/// ```
/// use shashki_board::{Fen, Position, Side};
/// let fen = Fen::read("B:Wc3,Kd4:B1-4:H0:F12.").unwrap();
/// assert_eq!(fen.setup().side(), Side::Black);
/// assert_eq!(fen.extra().collect::<Vec<_>>(), ["H0", "F12"]);
/// assert!(fen.position().is_ok());
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Fen<'a> {
    setup: Setup,
    text: &'a str,
}

impl<'a> Fen<'a> {
    /// Reads what files and servers write: spaces, lower case, empty items, dots before colons,
    /// fields beyond the standard and Cyrillic letters that look like Latin ones are accepted.
    ///
    /// ```
    /// use shashki_board::Fen;
    /// assert!(Fen::read("w: w 31, 0, k4 : b .").is_ok());
    /// ```
    pub fn read(text: &'a str) -> Result<Self, FenError> {
        Self::read_with(text, FenOptions::default())
    }

    /// Reads the standard's grammar and nothing else: `Colour { ":" Colour List } "."?`, one kind
    /// of names in one FEN.
    ///
    /// ```
    /// use shashki_board::{Fen, FenError};
    /// assert!(Fen::read_strict("W:W21-32:B1-12.").is_ok());
    /// assert_eq!(Fen::read_strict("W: W21"), Err(FenError::NotStrict { at: 2 }));
    /// ```
    pub fn read_strict(text: &'a str) -> Result<Self, FenError> {
        Self::read_with(text, FenOptions { strict: true, ..FenOptions::default() })
    }

    /// Reads a FEN as the options say.
    ///
    /// ```
    /// use shashki_board::{Fen, FenOptions, Setup};
    /// let fen = Fen::read_with("W:W21-32:B1-12", FenOptions::default()).unwrap();
    /// assert_eq!(fen.setup(), Setup::initial());
    /// ```
    pub fn read_with(text: &'a str, options: FenOptions) -> Result<Self, FenError> {
        let mut reader = Reader { text, at: 0, options, names: None };
        let setup = reader.read()?;
        Ok(Self { setup, text })
    }

    /// The board.
    ///
    /// ```
    /// use shashki_board::{Fen, Piece};
    /// assert_eq!(Fen::read("W:W21:BK4").unwrap().setup().pieces(Piece::BLACK_KING).len(), 1);
    /// ```
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// The position, if the board is valid.
    ///
    /// ```
    /// use shashki_board::Fen;
    /// assert!(Fen::read("W:W1:B").unwrap().position().is_err());
    /// ```
    pub fn position(&self) -> Result<Position, InvalidPosition> {
        Position::try_from(self.setup)
    }

    /// The fields that are no lists of squares, as they stand, without their colons.
    ///
    /// ```
    /// use shashki_board::Fen;
    /// assert_eq!(Fen::read("W:W21:B1:+1+2").unwrap().extra().next(), Some("+1+2"));
    /// ```
    pub fn extra(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.text.split(':').skip(1).filter_map(|field| {
            let field = field.trim();
            let field = field.strip_suffix('.').unwrap_or(field).trim_end();
            let first = field.chars().next()?;
            side_of(latin(first)).is_none().then_some(field)
        })
    }
}

/// The side that a letter in either case stands for.
const fn side_of(letter: char) -> Option<Side> {
    match letter {
        'W' | 'w' => Some(Side::White),
        'B' | 'b' => Some(Side::Black),
        _ => None,
    }
}

/// Which names a FEN uses for its squares.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Names {
    Numbers,
    Letters,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    options: FenOptions,
    names: Option<Names>,
}

impl Reader<'_> {
    fn read(&mut self) -> Result<Setup, FenError> {
        if matches!(self.text.trim(), "" | "?") {
            return Err(FenError::Unknown);
        }
        self.blanks()?;
        let at = self.at;
        let side = match self.next() {
            Some('?') => return Err(FenError::UnknownSide),
            Some(letter) => self.side(letter, at)?.ok_or(FenError::BadSide { at })?,
            None => return Err(FenError::BadSide { at }),
        };
        let mut setup = Setup::empty(side);
        loop {
            self.blanks()?;
            let at = self.at;
            match self.next() {
                None => return Ok(setup),
                Some(':') => self.field(&mut setup)?,
                Some('.') => {
                    self.blanks()?;
                    if self.options.strict && self.peek().is_some() {
                        return Err(FenError::NotStrict { at });
                    }
                }
                Some(found) => return Err(FenError::Unexpected { at, found }),
            }
        }
    }

    /// One field after its colon: a side's list, or something to be kept.
    fn field(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        self.blanks()?;
        let at = self.at;
        let Some(letter) = self.peek() else { return self.sloppy(at) };
        if let Some(side) = self.side(letter, at)? {
            self.next();
            return self.list(side, setup);
        }
        if self.options.strict {
            return Err(FenError::ExtraField { at });
        }
        while self.peek().is_some_and(|next| next != ':') {
            self.next();
        }
        Ok(())
    }

    fn list(&mut self, side: Side, setup: &mut Setup) -> Result<(), FenError> {
        self.blanks()?;
        if self.ends() {
            return Ok(());
        }
        loop {
            self.blanks()?;
            let at = self.at;
            if self.ends() || self.peek() == Some(',') {
                self.sloppy(at)?;
            } else {
                self.item(side, setup)?;
            }
            self.blanks()?;
            if self.peek() != Some(',') {
                return Ok(());
            }
            self.next();
        }
    }

    /// A square or a range of them, with a `K` for kings.
    fn item(&mut self, side: Side, setup: &mut Setup) -> Result<(), FenError> {
        let at = self.at;
        let kind = match self.peek() {
            Some(letter @ ('K' | 'k')) => {
                if letter == 'k' {
                    self.sloppy(at)?;
                }
                self.next();
                self.blanks()?;
                Kind::King
            }
            Some('G' | 'P') => return Err(FenError::GhostPiece { at }),
            _ => Kind::Man,
        };
        let piece = Piece { side, kind };
        let at = self.at;
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.use_names(Names::Letters, at)?;
            let square = self.letters()?;
            setup.put(square, piece);
            return self.no_range();
        }
        self.use_names(Names::Numbers, at)?;
        let Some(first) = self.number()? else { return self.sloppy(at) };
        self.blanks()?;
        if self.peek() != Some('-') {
            setup.put(first, piece);
            return Ok(());
        }
        self.next();
        self.blanks()?;
        let at = self.at;
        let last = self.number()?.ok_or(FenError::BadSquare { at })?;
        self.range(first, last, at, |square| setup.put(square, piece))
    }

    /// The squares of a range; the order is that of the numbers that the text uses.
    fn range(
        &self,
        first: Square,
        last: Square,
        at: usize,
        put: impl FnMut(Square),
    ) -> Result<(), FenError> {
        let numbering = self.options.numbering;
        let (first, last) = (numbering.number(first), numbering.number(last));
        if first > last {
            return Err(FenError::BadRange { at });
        }
        (first..=last).filter_map(|number| numbering.square(number)).for_each(put);
        Ok(())
    }

    fn no_range(&mut self) -> Result<(), FenError> {
        self.blanks()?;
        if self.peek() == Some('-') { Err(FenError::BadRange { at: self.at }) } else { Ok(()) }
    }

    /// An algebraic name.
    fn letters(&mut self) -> Result<Square, FenError> {
        let at = self.at;
        let (Some(file), Some(rank)) = (self.next(), self.next()) else {
            return Err(FenError::BadSquare { at });
        };
        if file.is_ascii_uppercase() {
            self.sloppy(at)?;
        }
        let (file, rank) = (file.to_ascii_lowercase(), rank.to_digit(10));
        let file = u8::try_from(u32::from(file).wrapping_sub(u32::from('a'))).ok();
        let rank = rank.and_then(|rank| u8::try_from(rank).ok());
        let square = file.zip(rank).and_then(|(file, rank)| Square::from_coordinates(file, rank));
        square.ok_or(FenError::BadSquare { at })
    }

    /// A number; none for 0, which some files write for an empty list.
    fn number(&mut self) -> Result<Option<Square>, FenError> {
        let at = self.at;
        let mut number = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.next();
            number = Some(number.unwrap_or(0_u32).saturating_mul(10).saturating_add(digit));
        }
        match number {
            None => Err(FenError::BadSquare { at }),
            Some(0) => Ok(None),
            Some(number) => {
                let number = u8::try_from(number).map_err(|_| FenError::BadSquare { at })?;
                let square = self.options.numbering.square(number);
                square.ok_or(FenError::BadSquare { at }).map(Some)
            }
        }
    }

    fn use_names(&mut self, names: Names, at: usize) -> Result<(), FenError> {
        if self.options.strict && self.names.is_some_and(|before| before != names) {
            return Err(FenError::MixedNames { at });
        }
        self.names = Some(names);
        Ok(())
    }

    /// The side that a letter stands for; in lower case only where the reading is lenient.
    fn side(&self, letter: char, at: usize) -> Result<Option<Side>, FenError> {
        if letter.is_ascii_lowercase() && side_of(letter).is_some() {
            self.sloppy(at)?;
        }
        Ok(side_of(letter))
    }

    /// Something that only lenient reading accepts.
    fn sloppy(&self, at: usize) -> Result<(), FenError> {
        if self.options.strict { Err(FenError::NotStrict { at }) } else { Ok(()) }
    }

    fn blanks(&mut self) -> Result<(), FenError> {
        let at = self.at;
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
        if self.at > at { self.sloppy(at) } else { Ok(()) }
    }

    fn ends(&self) -> bool {
        matches!(self.peek(), None | Some(':' | '.'))
    }

    fn peek(&self) -> Option<char> {
        let found = self.text.get(self.at..)?.chars().next()?;
        Some(if self.options.strict { found } else { latin(found) })
    }

    fn next(&mut self) -> Option<char> {
        let found = self.text.get(self.at..)?.chars().next()?;
        self.at += found.len_utf8();
        Some(if self.options.strict { found } else { latin(found) })
    }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN leniently.
    fn from_str(text: &str) -> Result<Self, FenError> {
        Fen::read(text).map(|fen| fen.setup())
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a FEN leniently.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        Ok(Fen::read(text)?.position()?)
    }
}
