//! Reading moves.

use core::ops::ControlFlow;

use super::judge::judge;
use super::text::Written;
use super::{Reason, Refusal};
use crate::{Move, Numbering, Position, Route, Side, Square};

/// How a move's text is read.
///
/// ```
/// use shashki_board::{MoveOptions, Position, Reason, Side};
/// let options = MoveOptions { player: Some(Side::Black), ..MoveOptions::default() };
/// let refusal = Position::initial().read_move_with("c3-d4", options).unwrap_err();
/// assert!(matches!(refusal.reason(), Reason::NotYourTurn { .. }));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveOptions {
    /// What numbers mean. Never guessed.
    pub numbering: Numbering,
    /// Who makes the move, where the caller knows.
    pub player: Option<Side>,
}

impl Position {
    /// The move that a text names (decision B12).
    ///
    /// Accepted are the full, short, half-short and numeric forms, with `-`, `:`, `x` or nothing
    /// between the squares, any part of a path, and Cyrillic letters that look like Latin ones. A
    /// text that is a move's whole path names that move; any other must fit one move only.
    ///
    /// ```
    /// use shashki_board::{Position, Reason};
    /// let position = Position::initial();
    /// let m = position.read_move("c3-d4").unwrap();
    /// for text in ["c3d4", "cd4", "22-18", "с3 - d4"] {
    ///     assert_eq!(position.read_move(text), Ok(m), "{text}");
    /// }
    /// let refusal = position.read_move("c3-e5").unwrap_err();
    /// assert!(matches!(refusal.reason(), Reason::TooFar { .. }));
    /// ```
    pub fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        self.read_move_with(text, MoveOptions::default())
    }

    /// The same as the options say.
    ///
    /// ```
    /// use shashki_board::{MoveOptions, Numbering, Position};
    /// let options = MoveOptions { numbering: Numbering::FromA1, ..MoveOptions::default() };
    /// let position = Position::initial();
    /// assert_eq!(position.read_move_with("10-14", options), position.read_move("c3-d4"));
    /// ```
    pub fn read_move_with(&self, text: &str, options: MoveOptions) -> Result<Move, Refusal> {
        let refuse = |reason| Refusal::new(*self, None, reason);
        if let Some(player) = options.player
            && player != self.side()
        {
            return Err(refuse(Reason::NotYourTurn { to_move: self.side() }));
        }
        let written = Written::read(text, options.numbering).map_err(refuse)?;
        self.find(written)
    }

    /// The route that a text names: the canonical one of those that it fits.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,e7,g7".parse().unwrap();
    /// let route = position.read_route("a5:c3:e5:g3:e1:c3").unwrap();
    /// assert_eq!(route.to_string(), "a5:c3:e5:g3:e1:c3");
    /// ```
    pub fn read_route(&self, text: &str) -> Result<Route, Refusal> {
        let refuse = |reason| Refusal::new(*self, None, reason);
        let written = Written::read(text, Numbering::FromB8).map_err(refuse)?;
        let m = self.find(written.clone())?;
        let mut best = self.canonical_route(m);
        if written.file.is_none() {
            let fits = |route: &Route| route.passes(&written.squares);
            let mut named: Option<Route> = None;
            let _ = self.visit_routes_of(m, |route| -> ControlFlow<()> {
                let first = named.is_none_or(|named| route.squares() < named.squares());
                if fits(&route) && first {
                    named = Some(route);
                }
                ControlFlow::Continue(())
            });
            best = named.or(best);
        }
        best.ok_or_else(|| Refusal::new(*self, Some(written), Reason::GameOver))
    }

    /// The move that goes over these squares: the first and the last, and any landing squares
    /// between them. For hosts whose players point at squares.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let position = Position::initial();
    /// let m = position.move_over(&[Square::C3, Square::D4]).unwrap();
    /// assert_eq!(m, position.read_move("c3-d4").unwrap());
    /// ```
    pub fn move_over(&self, squares: &[Square]) -> Result<Move, Refusal> {
        match Written::of(squares) {
            Some(written) if squares.len() > 1 => self.find(written),
            _ => Err(Refusal::new(*self, None, Reason::Unreadable { at: 0 })),
        }
    }

    fn find(&self, written: Written) -> Result<Move, Refusal> {
        match matching(self, &written) {
            Matching::One(m) => Ok(m),
            Matching::Several => Err(Refusal::new(*self, Some(written), Reason::Ambiguous)),
            Matching::None => {
                let reason = judge(self, &written);
                Err(Refusal::new(*self, Some(written), reason))
            }
        }
    }
}

/// How many moves a text fits.
enum Matching {
    None,
    One(Move),
    Several,
}

fn matching(position: &Position, written: &Written) -> Matching {
    let mut found = Matching::None;
    let whole = position.visit_routes(|route| {
        let m = route.to_move();
        if !fits(&route, written) {
            return ControlFlow::Continue(());
        }
        if written.file.is_none() && written.squares.len() == m.captured().len().max(1) + 1 {
            return ControlFlow::Break(m);
        }
        match found {
            Matching::None => found = Matching::One(m),
            Matching::One(before) if before != m => found = Matching::Several,
            _ => {}
        }
        ControlFlow::Continue(())
    });
    match whole {
        ControlFlow::Break(m) => Matching::One(m),
        ControlFlow::Continue(()) => found,
    }
}

/// Whether a text can mean a route.
pub(super) fn fits(route: &Route, written: &Written) -> bool {
    let m = route.to_move();
    if written.capture == Some(true) && !m.is_capture() {
        return false;
    }
    match written.file {
        Some(file) => m.from().file() == file && written.squares.last() == Some(&m.to()),
        None => route.passes(&written.squares),
    }
}
