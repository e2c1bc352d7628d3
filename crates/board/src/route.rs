//! Routes: the order in which a capture takes its pieces.

use core::fmt;
use core::ops::{ControlFlow, Deref};

use arrayvec::ArrayVec;

use crate::geometry::{Way, between, crossing};
use crate::{Bitboard, Move, Position, Square};

/// The most pieces that one move can take.
const MOST: usize = 12;

/// One way of making a move: the captured pieces in their order (decision B6).
///
/// Ways that differ only in where a king lands between two captures are one route. A quiet move
/// has one route, without pieces.
///
/// ```
/// use shashki_board::{Position, Square};
/// let position: Position = "W:W18,29:B23".parse().unwrap();
/// let route = position.canonical_route(position.moves()[0]).unwrap();
/// assert_eq!(route.victims().collect::<Vec<_>>(), [Square::E3]);
/// assert_eq!(route.to_string(), "d4:f2");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Route {
    m: Move,
    /// The indices of the captured squares, five bits each, the last one lowest.
    order: u64,
}

/// A list of up to 13 squares: one more than a move can take pieces.
///
/// ```
/// use shashki_board::{Position, Square};
/// let position: Position = "W:W18,29:B23".parse().unwrap();
/// let route = position.canonical_route(position.moves()[0]).unwrap();
/// assert_eq!(&route.squares()[..], [Square::D4, Square::F2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Path(ArrayVec<Square, { MOST + 1 }>);

impl Deref for Path {
    type Target = [Square];

    fn deref(&self) -> &[Square] {
        &self.0
    }
}

/// The edition of the rules that says how captured pieces are taken off the board.
///
/// ```
/// use shashki_board::RemovalRule;
/// assert_eq!(RemovalRule::default(), RemovalRule::EitherWay);
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum RemovalRule {
    /// In the order of capture or the reverse (6.1.5.7, 6.1.5.12).
    #[default]
    EitherWay,
    /// In the order of capture alone (the older 1.5.7, 1.5.12).
    SameOrder,
}

impl Route {
    pub(crate) const fn from_order(m: Move, order: u64) -> Self {
        Self { m, order }
    }

    /// The move of which this is a route.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position = Position::initial();
    /// let m = position.moves()[0];
    /// assert_eq!(position.canonical_route(m).unwrap().to_move(), m);
    /// ```
    pub const fn to_move(&self) -> Move {
        self.m
    }

    /// The squares of the captured pieces in the order of capture.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let position: Position = "W:W12:B8,14".parse().unwrap();
    /// let route = position.canonical_route(position.moves()[0]).unwrap();
    /// assert_eq!(route.victims().collect::<Vec<_>>(), [Square::G7, Square::C5]);
    /// ```
    pub fn victims(&self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + use<> {
        let (order, count) = (self.order, self.m.captured().len().min(MOST));
        (0..count).map(move |place| {
            // Five bits are an index below 32.
            #[allow(clippy::cast_possible_truncation)]
            let index = (order >> (5 * (count - 1 - place)) & 31) as u8;
            Square::from_number(index + 1).unwrap_or(Square::B8)
        })
    }

    /// The squares with which the route is written: the first and the last, and between two
    /// captures the square on which the piece turns, or, where it goes straight on, the one just
    /// behind the captured piece (rule 9 of the PDN standard's section on moves).
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:W12:B8,14".parse().unwrap();
    /// let route = position.canonical_route(position.moves()[0]).unwrap();
    /// let names: Vec<String> = route.squares().iter().map(|s| s.to_string()).collect();
    /// assert!(names == ["h6", "f8", "b4"] || names == ["h6", "f8", "a3"]);
    /// ```
    pub fn squares(&self) -> Path {
        let mut squares = ArrayVec::new();
        squares.push(self.m.from());
        for (written, _) in self.landings() {
            squares.push(written);
        }
        squares.push(self.m.to());
        Path(squares)
    }

    /// For each capture but the last the square that is written and all those on which the piece
    /// may land.
    fn landings(&self) -> impl Iterator<Item = (Square, Bitboard)> + use<> {
        let mut at = self.m.from();
        self.victims().zip(self.victims().skip(1)).filter_map(move |(victim, next)| {
            let (way, _) = Way::between(at, victim)?;
            let (written, all) = if Way::between(victim, next).is_some_and(|(on, _)| on == way) {
                (way.step(victim)?, between(victim, next))
            } else {
                let turn = crossing(victim, way, next)?;
                (turn, Bitboard::from(turn))
            };
            at = written;
            Some((written, all))
        })
    }

    /// Whether the squares can be those of a path of this route, or some of them: the first and
    /// the last, and between them any landing squares in their order.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let position: Position = "W:WK29:B25,18,8".parse().unwrap();
    /// let route = position.canonical_route(position.moves()[0]).unwrap();
    /// assert!(route.passes(&[Square::A1, Square::F6, Square::H8]));
    /// assert!(route.passes(&[Square::A1, Square::H8]));
    /// assert!(!route.passes(&[Square::A1, Square::B4, Square::H8]));
    /// ```
    pub fn passes(&self, squares: &[Square]) -> bool {
        let [from, middle @ .., to] = squares else { return false };
        if (*from, *to) != (self.m.from(), self.m.to()) {
            return false;
        }
        let mut landings = self.landings();
        middle.iter().all(|&square| landings.any(|(_, all)| all.contains(square)))
    }

    /// Whether captured pieces may be taken off in this order (decision B15).
    ///
    /// ```
    /// use shashki_board::{Position, RemovalRule, Square};
    /// let position: Position = "W:W12:B8,14".parse().unwrap();
    /// let route = position.canonical_route(position.moves()[0]).unwrap();
    /// let back = [Square::C5, Square::G7];
    /// assert!(route.may_be_removed(&back, RemovalRule::EitherWay));
    /// assert!(!route.may_be_removed(&back, RemovalRule::SameOrder));
    /// ```
    pub fn may_be_removed(&self, order: &[Square], rule: RemovalRule) -> bool {
        let removed = order.iter().copied();
        self.victims().eq(removed.clone())
            || (rule == RemovalRule::EitherWay && self.victims().rev().eq(removed))
    }
}

impl fmt::Display for Route {
    /// The full notation, `a5:c3:e1`; quiet moves as `c3-d4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.m.is_capture() { ':' } else { '-' };
        for (place, square) in self.squares().iter().enumerate() {
            if place > 0 {
                write!(f, "{mark}")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Route({self})")
    }
}

impl Position {
    /// Hands every route of one move to `visit` until it breaks off. For a move that is not legal
    /// there is none.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use shashki_board::Position;
    /// let position: Position = "W:W22:B18".parse().unwrap();
    /// let mut texts = Vec::new();
    /// let _ = position.visit_routes_of(position.moves()[0], |route| -> ControlFlow<()> {
    ///     texts.push(route.to_string());
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(texts, ["c3:e5"]);
    /// ```
    pub fn visit_routes_of<B>(
        &self,
        m: Move,
        mut visit: impl FnMut(Route) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_routes(
            |route| {
                if route.m == m { visit(route) } else { ControlFlow::Continue(()) }
            },
        )
    }

    /// The route with which a move is written: of several the one whose squares come first by
    /// number (decision B6). None for a move that is not legal.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:W22:B18".parse().unwrap();
    /// let route = position.canonical_route(position.moves()[0]).unwrap();
    /// assert_eq!(route.to_string(), "c3:e5");
    /// ```
    pub fn canonical_route(&self, m: Move) -> Option<Route> {
        let mut best: Option<(Path, Route)> = None;
        let _ = self.visit_routes_of(m, |route| -> ControlFlow<()> {
            let squares = route.squares();
            if best.as_ref().is_none_or(|(path, _)| squares < *path) {
                best = Some((squares, route));
            }
            ControlFlow::Continue(())
        });
        best.map(|(_, route)| route)
    }
}
