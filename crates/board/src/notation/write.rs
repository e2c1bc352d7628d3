//! Writing moves.

use core::fmt;
use core::ops::ControlFlow;

use crate::{Move, Position, Square};

/// The form in which a move is written (decision B12).
///
/// ```
/// use shashki_board::{MoveForm, Position};
/// let position = Position::initial();
/// let m = position.read_move("c3-d4").unwrap();
/// let written = |form| position.notation(m, form).to_string();
/// assert_eq!(written(MoveForm::Full), "c3-d4");
/// assert_eq!(written(MoveForm::Half), "cd4");
/// assert_eq!(written(MoveForm::Numeric), "22-18");
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MoveForm {
    /// Every square of the canonical route: `a5:c3:e1:g3:e5`.
    #[default]
    Full,
    /// The first and the last square, `a5:e5`; full where another move has the same.
    Short,
    /// The start file and the last square, `cd4` or `c:e5`; short where another piece on the file
    /// fits, full where another move of the same piece does.
    Half,
    /// The full form in numbers, `13x22x31`.
    Numeric,
    /// The short form in numbers, `9x18`; full where another move has the same.
    NumericShort,
    /// From, to, captured squares in the order of their numbers: `13x15x19x26x27`.
    Hub,
}

/// A move to be printed.
///
/// ```
/// use shashki_board::{MoveForm, Position};
/// let position: Position = "W:W22:B18".parse().unwrap();
/// let text = position.notation(position.moves()[0], MoveForm::Full);
/// assert_eq!(text.to_string(), "c3:e5");
/// assert_eq!(text.mark('x').to_string(), "c3xe5");
/// ```
#[derive(Copy, Clone, Debug)]
pub struct MoveText {
    position: Position,
    m: Move,
    form: MoveForm,
    mark: char,
}

impl Position {
    /// A move as text. A move that is not legal here is written with its first and last square.
    ///
    /// ```
    /// use shashki_board::{MoveForm, Position};
    /// let position: Position = "W:WK9:B6,7,8,14".parse().unwrap();
    /// let short: Vec<String> = position.moves().iter()
    ///     .map(|&m| position.notation(m, MoveForm::Short).to_string()).collect();
    /// assert!(short.contains(&"b6:d8:f6:h8".to_owned()), "b6:h8 alone would be ambiguous");
    /// ```
    pub const fn notation(&self, m: Move, form: MoveForm) -> MoveText {
        let mark = match form {
            MoveForm::Full | MoveForm::Short | MoveForm::Half => ':',
            MoveForm::Numeric | MoveForm::NumericShort | MoveForm::Hub => 'x',
        };
        MoveText { position: *self, m, form, mark }
    }
}

impl MoveText {
    /// With another mark between the squares of a capture: game files write `x`.
    ///
    /// ```
    /// use shashki_board::{MoveForm, Position};
    /// let position: Position = "W:W22:B18".parse().unwrap();
    /// let m = position.moves()[0];
    /// assert_eq!(position.notation(m, MoveForm::Numeric).mark(':').to_string(), "22:15");
    /// ```
    #[must_use]
    pub const fn mark(self, mark: char) -> Self {
        Self { mark, ..self }
    }

    fn separator(&self) -> char {
        if self.m.is_capture() { self.mark } else { '-' }
    }

    /// Whether no other move has the same first and last square.
    fn ends_suffice(&self) -> bool {
        !self.others(|other, m| other.from() == m.from() && other.to() == m.to())
    }

    /// Whether some other move is like this one.
    fn others(&self, like: impl Fn(Move, Move) -> bool) -> bool {
        let found = self.position.visit_moves(|other| {
            if other != self.m && like(other, self.m) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found.is_break()
    }

    fn square(square: Square, numeric: bool) -> impl fmt::Display {
        crate::show(
            move |f| {
                if numeric { write!(f, "{}", square.number()) } else { write!(f, "{square}") }
            },
        )
    }

    fn ends(&self, f: &mut fmt::Formatter<'_>, numeric: bool) -> fmt::Result {
        let (from, to) = (Self::square(self.m.from(), numeric), Self::square(self.m.to(), numeric));
        write!(f, "{from}{}{to}", self.separator())
    }

    fn full(&self, f: &mut fmt::Formatter<'_>, numeric: bool) -> fmt::Result {
        let Some(route) = self.position.canonical_route(self.m) else {
            return self.ends(f, numeric);
        };
        for (place, &square) in route.squares().iter().enumerate() {
            if place > 0 {
                write!(f, "{}", self.separator())?;
            }
            write!(f, "{}", Self::square(square, numeric))?;
        }
        Ok(())
    }

    fn short(&self, f: &mut fmt::Formatter<'_>, numeric: bool) -> fmt::Result {
        if self.ends_suffice() { self.ends(f, numeric) } else { self.full(f, numeric) }
    }

    fn half(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let same =
            |other: Move, m: Move| other.from().file() == m.from().file() && other.to() == m.to();
        if self.others(same) {
            return self.short(f, false);
        }
        let file = char::from(b'a' + self.m.from().file());
        let mark = if self.m.is_capture() { self.mark } else { '\0' };
        match mark {
            '\0' => write!(f, "{file}{}", self.m.to()),
            mark => write!(f, "{file}{mark}{}", self.m.to()),
        }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.form {
            MoveForm::Full => self.full(f, false),
            MoveForm::Short => self.short(f, false),
            MoveForm::Half => self.half(f),
            MoveForm::Numeric => self.full(f, true),
            MoveForm::NumericShort => self.short(f, true),
            MoveForm::Hub => {
                self.ends(f, true)?;
                let captured = self.m.captured().iter();
                captured.map(Square::number).try_for_each(|n| write!(f, "{}{n}", self.mark))
            }
        }
    }
}
