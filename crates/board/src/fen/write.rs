//! Writing FEN.

use core::fmt;

use crate::{Kind, Piece, Position, Setup, Side, Square};

/// A FEN to be printed; the methods choose the form.
///
/// ```
/// use shashki_board::Position;
/// let fen = Position::initial().fen();
/// assert_eq!(fen.ranges().to_string(), "W:W21-32:B1-12");
/// let king: Position = "W:WK29:B5".parse().unwrap();
/// assert_eq!(king.fen().algebraic().to_string(), "W:WKa1:Ba7");
/// assert_eq!(king.fen().extra("H3:F20").to_string(), "W:WK29:B5:H3:F20");
/// ```
#[derive(Copy, Clone, Debug)]
pub struct FenText<'a> {
    setup: Setup,
    algebraic: bool,
    ranges: bool,
    extra: &'a str,
}

impl Position {
    /// The position as FEN: numbers, every square by itself, White's pieces first.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "B:BK1:Wc3".parse().unwrap();
    /// assert_eq!(position.fen().to_string(), "B:W22:BK1");
    /// ```
    pub fn fen(&self) -> FenText<'static> {
        Setup::from(*self).fen()
    }
}

impl Setup {
    /// The board as FEN: numbers, every square by itself, White's pieces first.
    ///
    /// ```
    /// use shashki_board::{Setup, Side};
    /// assert_eq!(Setup::empty(Side::Black).fen().to_string(), "B:W:B");
    /// ```
    pub const fn fen(&self) -> FenText<'static> {
        FenText { setup: *self, algebraic: false, ranges: false, extra: "" }
    }
}

impl FenText<'_> {
    /// With algebraic names (still in the order of the numbers).
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:W32:B1".parse().unwrap();
    /// assert_eq!(position.fen().algebraic().to_string(), "W:Wg1:Bb8");
    /// ```
    #[must_use]
    pub const fn algebraic(self) -> Self {
        Self { algebraic: true, ..self }
    }

    /// With three and more neighbouring numbers as a range.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:W30,31,32:B1,2".parse().unwrap();
    /// assert_eq!(position.fen().ranges().to_string(), "W:W30-32:B1,2");
    /// ```
    #[must_use]
    pub const fn ranges(self) -> Self {
        Self { ranges: true, ..self }
    }

    /// With fields after the pieces, without their first colon.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:W32:B1".parse().unwrap();
    /// assert_eq!(position.fen().extra("H0").to_string(), "W:W32:B1:H0");
    /// ```
    #[must_use]
    pub const fn extra(self, extra: &str) -> FenText<'_> {
        FenText { setup: self.setup, algebraic: self.algebraic, ranges: self.ranges, extra }
    }

    fn list(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        let men = self.setup.pieces(Piece { side, kind: Kind::Man });
        let kings = self.setup.pieces(Piece { side, kind: Kind::King });
        let mut comma = "";
        let mut number = 1;
        while let Some(square) = Square::from_number(number) {
            number += 1;
            // A board may have a man and a king on one square: both are written.
            for (set, letter) in [(men, ""), (kings, "K")] {
                if !set.contains(square) {
                    continue;
                }
                let joins = |n: &u8| Square::from_number(*n).is_some_and(|s| set.contains(s));
                let alone = !(men & kings).is_empty() || !self.ranges || self.algebraic;
                let more = if alone { 0 } else { (number..=32).take_while(joins).count() };
                write!(f, "{comma}{letter}")?;
                comma = ",";
                match u8::try_from(more) {
                    Ok(more @ 2..) => {
                        write!(f, "{}-{}", square.number(), square.number() + more)?;
                        number += more;
                    }
                    _ if self.algebraic => write!(f, "{square}")?,
                    _ => write!(f, "{}", square.number())?,
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for FenText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:W", self.setup.side().letter())?;
        self.list(f, Side::White)?;
        f.write_str(":B")?;
        self.list(f, Side::Black)?;
        if self.extra.is_empty() { Ok(()) } else { write!(f, ":{}", self.extra) }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.fen())
    }
}

impl fmt::Display for Position {
    /// The position as FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}
