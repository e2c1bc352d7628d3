//! Positions, and playing moves in them.

use core::fmt;
use core::marker::PhantomData;
use core::ops::ControlFlow;

use shashki_base::Lang;

use crate::movegen::{self, Black, Colour, Placement, Step, Visitor, White};
use crate::{Bitboard, Kind, Move, MoveList, Piece, Route, Setup, Side, Square};

/// A position of the game: the pieces, and who is to move.
///
/// A position is always valid (decision B10); [`Setup`] takes what is not. It is `Copy`, and a
/// move makes a new one: to take a move back, keep the old one.
///
/// ```
/// use shashki_board::Position;
/// let position = Position::initial();
/// let m = position.read_move("c3-d4").unwrap();
/// let next = position.play(m).unwrap();
/// assert_eq!(next.fen().to_string(),
///     "B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    placement: Placement,
    side: Side,
}

/// Runs an expression with the type of the side to move as `C`.
macro_rules! by_colour {
    ($position:expr, $C:ident => $body:expr) => {
        match $position.side {
            Side::White => {
                type $C = White;
                $body
            }
            Side::Black => {
                type $C = Black;
                $body
            }
        }
    };
}

/// Whether either of two sets has more than twelve squares (6.1.3.1): both are counted at once, each in
/// a half of a word, since the instruction that counts bits isn't everywhere.
const fn more_than_twelve(one: u32, other: u32) -> bool {
    let both = one as u64 | (other as u64) << 32;
    let pairs = both - (both >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let eights = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    // The last byte of each half becomes the sum of its four; nothing is carried, for no sum exceeds 32.
    let counts = eights.wrapping_mul(0x0101_0101);
    // 13 and more reach bit 6 of that byte: 64 - 13 are added.
    (counts.wrapping_add(0x3300_0000_3300_0000)) & 0x4000_0000_4000_0000 != 0
}

impl Position {
    /// The initial position: twelve men a side, White to move (clauses 6.1.3.1 and 6.1.4.1).
    ///
    /// ```
    /// use shashki_board::{Position, Side};
    /// assert_eq!(Position::initial().side(), Side::White);
    /// assert_eq!(Position::initial().pieces(Side::Black).len(), 12);
    /// ```
    pub const fn initial() -> Self {
        Self::from_sets(
            Bitboard::from_u32(0xFFF0_0000),
            Bitboard::from_u32(0x0000_0FFF),
            Bitboard::EMPTY,
            Side::White,
        )
    }

    /// The position of sets in their plain form (square n is bit n - 1), if it is one of the game and
    /// kings stand where pieces do: what [`Setup`](crate::Setup) says of a board with all its faults,
    /// in a few instructions for hosts that hand boards over one by one.
    ///
    /// ```
    /// use shashki_board::{Position, Side};
    /// let initial = Position::from_plain(0xFFF0_0000, 0x0000_0FFF, 0, Side::White);
    /// assert_eq!(initial, Some(Position::initial()));
    /// // A white man on b8, his last rank (6.1.4.4).
    /// assert_eq!(Position::from_plain(1, 0, 0, Side::White), None);
    /// ```
    #[inline(always)] // a border that is crossed for every position, and straight-line code
    pub const fn from_plain(white: u32, black: u32, kings: u32, side: Side) -> Option<Self> {
        const TOP: u32 = 0x0000_000F;
        const BOTTOM: u32 = 0xF000_0000;
        let men_on_last_rank = (white & TOP | black & BOTTOM) & !kings;
        let misplaced = white & black | kings & !(white | black) | men_on_last_rank;
        if misplaced != 0 || more_than_twelve(white, black) {
            return None;
        }
        let (white, black) = (Bitboard::from_u32(white), Bitboard::from_u32(black));
        Some(Self::from_sets(white, black, Bitboard::from_u32(kings), side))
    }

    #[inline]
    pub(crate) const fn from_sets(
        white: Bitboard,
        black: Bitboard,
        kings: Bitboard,
        side: Side,
    ) -> Self {
        let placement = Placement { white: white.bits(), black: black.bits(), kings: kings.bits() };
        Self { placement, side }
    }

    pub(crate) const fn placement(&self) -> Placement {
        self.placement
    }

    /// Who is to move.
    ///
    /// ```
    /// use shashki_board::{Position, Side};
    /// assert_eq!(Position::initial().side(), Side::White);
    /// ```
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The squares of a side's pieces.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Position, Side};
    /// assert!(Bitboard::rank(1).is_subset(Position::initial().pieces(Side::White)));
    /// ```
    #[inline]
    pub const fn pieces(&self, side: Side) -> Bitboard {
        match side {
            Side::White => Bitboard::from_bits(self.placement.white),
            Side::Black => Bitboard::from_bits(self.placement.black),
        }
    }

    /// The squares of the kings of both sides.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert!(Position::initial().kings().is_empty());
    /// ```
    #[inline]
    pub const fn kings(&self) -> Bitboard {
        Bitboard::from_bits(self.placement.kings)
    }

    /// The squares on which a piece stands.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert_eq!(Position::initial().occupied().len(), 24);
    /// ```
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard::from_bits(self.placement.white | self.placement.black)
    }

    /// The piece on a square.
    ///
    /// ```
    /// use shashki_board::{Piece, Position, Square};
    /// assert_eq!(Position::initial().piece_at(Square::C3), Some(Piece::WHITE_MAN));
    /// assert_eq!(Position::initial().piece_at(Square::D4), None);
    /// ```
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = if self.pieces(Side::White).contains(square) {
            Side::White
        } else if self.pieces(Side::Black).contains(square) {
            Side::Black
        } else {
            return None;
        };
        let kind = if self.kings().contains(square) { Kind::King } else { Kind::Man };
        Some(Piece { side, kind })
    }

    /// Whether the side to move can take, and so must (clause 6.1.5.3).
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert!(!Position::initial().can_capture());
    /// ```
    pub fn can_capture(&self) -> bool {
        by_colour!(self, C => movegen::can_capture::<C>(self.placement))
    }

    /// Whether the side to move has a move; without one it has lost (decision B11).
    ///
    /// ```
    /// use shashki_board::Position;
    /// let blocked: Position = "W:W21:B17,14".parse().unwrap();
    /// assert!(!blocked.has_moves());
    /// ```
    pub fn has_moves(&self) -> bool {
        by_colour!(self, C => movegen::has_moves::<C>(self.placement))
    }

    /// How many moves the side to move has, counted without making a list.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert_eq!(Position::initial().count_moves(), 7);
    /// ```
    pub fn count_moves(&self) -> u64 {
        by_colour!(self, C => movegen::count::<C, false>(self.placement))
    }

    /// How many routes the moves have together (decision B6).
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:WK12:B7,8,19,25".parse().unwrap();
    /// assert_eq!((position.count_moves(), position.count_routes()), (4, 5));
    /// ```
    pub fn count_routes(&self) -> u64 {
        by_colour!(self, C => movegen::count::<C, true>(self.placement))
    }

    /// Hands every legal move to `visit`, each once, until it breaks off.
    ///
    /// The order is the same every time; it says nothing about the moves and may differ in
    /// another version.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use shashki_board::{Position, Square};
    /// let to_d4 = Position::initial().visit_moves(|m| {
    ///     if m.to() == Square::D4 { ControlFlow::Break(m) } else { ControlFlow::Continue(()) }
    /// });
    /// assert!(to_d4.is_break());
    /// ```
    #[inline]
    pub fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut visitor = EachMove(visit);
        by_colour!(self, C => movegen::generate::<C, _>(self.placement, &mut visitor))
    }

    /// Hands every legal move together with the position after it to `visit` until it breaks off:
    /// a little cheaper than playing each move.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use shashki_board::Position;
    /// let position = Position::initial();
    /// let _ = position.visit_next(|m, next| -> ControlFlow<()> {
    ///     assert_eq!(position.play_unchecked(m), next);
    ///     ControlFlow::Continue(())
    /// });
    /// ```
    #[inline]
    pub fn visit_next<B>(&self, visit: impl FnMut(Move, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        by_colour!(self, C => {
            let (placement, side) = (self.placement, !self.side);
            let mut visitor = EachNext::<C, _> { placement, side, visit, colour: PhantomData };
            movegen::generate::<C, _>(placement, &mut visitor)
        })
    }

    /// Hands every route of every legal move to `visit` until it breaks off.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use shashki_board::Position;
    /// let position: Position = "W:WK12:B7,8,19,25".parse().unwrap();
    /// let mut routes = 0;
    /// let _ = position.visit_routes(|_| -> ControlFlow<()> { routes += 1; ControlFlow::Continue(()) });
    /// assert_eq!(routes, 5);
    /// ```
    pub fn visit_routes<B>(&self, visit: impl FnMut(Route) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut visitor = EachRoute(visit);
        by_colour!(self, C => movegen::generate::<C, _>(self.placement, &mut visitor))
    }

    /// All legal moves, each once.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert_eq!(Position::initial().moves().len(), 7);
    /// ```
    #[inline]
    pub fn moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.add_moves(&mut moves);
        moves
    }

    /// Adds all legal moves to a list: for hosts that keep one list for each ply.
    ///
    /// ```
    /// use shashki_board::{MoveList, Position};
    /// let mut moves = MoveList::new();
    /// Position::initial().add_moves(&mut moves);
    /// assert_eq!(moves.len(), 7);
    /// ```
    #[inline]
    pub fn add_moves(&self, moves: &mut MoveList) {
        let ControlFlow::Continue(()) =
            by_colour!(self, C => movegen::generate::<C, _>(self.placement, moves));
    }

    /// Whether the move is one of the legal ones.
    ///
    /// ```
    /// use shashki_board::{Bitboard, Move, Position, Square};
    /// let m = Move::new(Square::C3, Square::E5, Bitboard::EMPTY, false);
    /// assert!(!Position::initial().is_legal(m));
    /// ```
    pub fn is_legal(&self, m: Move) -> bool {
        let found = self.visit_moves(|legal| {
            if legal == m { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// The position after a move, if the move is legal.
    ///
    /// ```
    /// use shashki_board::{Position, Side};
    /// let position = Position::initial();
    /// let next = position.play(position.moves()[0]).unwrap();
    /// assert_eq!(next.side(), Side::Black);
    /// ```
    pub fn play(&self, m: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(m) { Ok(self.play_unchecked(m)) } else { Err(IllegalMove { m }) }
    }

    /// The position after a move that the caller knows to be legal, such as one from
    /// [`moves`](Self::moves). For any other move the result is a position without sense, and
    /// possibly one that is not valid; nothing worse happens.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position = Position::initial();
    /// for &m in &position.moves() {
    ///     assert_eq!(position.play_unchecked(m), position.play(m).unwrap());
    /// }
    /// ```
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, m: Move) -> Self {
        let placement = {
            let step = Step::unpack(m, self.placement.kings);
            by_colour!(self, C => C::play(self.placement, step))
        };
        Self { placement, side: !self.side }
    }

    /// The board turned round with the colours changed.
    ///
    /// ```
    /// use shashki_board::{Position, Side};
    /// let turned = Position::initial().turned();
    /// assert_eq!((turned.side(), turned.count_moves()), (Side::Black, 7));
    /// ```
    #[must_use]
    pub fn turned(&self) -> Self {
        let white = self.pieces(Side::Black).turned();
        let black = self.pieces(Side::White).turned();
        Self::from_sets(white, black, self.kings().turned(), !self.side)
    }

    /// The same as a board on which anything can be set up.
    ///
    /// ```
    /// use shashki_board::{Position, Setup};
    /// assert_eq!(Position::initial().to_setup(), Setup::initial());
    /// ```
    pub fn to_setup(self) -> Setup {
        Setup::from(self)
    }
}

impl Default for Position {
    /// The initial position.
    fn default() -> Self {
        Self::initial()
    }
}

struct EachMove<F>(F);

impl<B, F: FnMut(Move) -> ControlFlow<B>> Visitor for EachMove<F> {
    type Stop = B;
    const ROUTES: bool = false;

    #[inline]
    fn visit(&mut self, step: Step, _: u64) -> ControlFlow<B> {
        self.0(step.pack())
    }
}

struct EachNext<C, F> {
    placement: Placement,
    side: Side,
    visit: F,
    colour: PhantomData<C>,
}

impl<B, C: Colour, F: FnMut(Move, Position) -> ControlFlow<B>> Visitor for EachNext<C, F> {
    type Stop = B;
    const ROUTES: bool = false;

    #[inline]
    fn visit(&mut self, step: Step, _: u64) -> ControlFlow<B> {
        let next = Position { placement: C::play(self.placement, step), side: self.side };
        (self.visit)(step.pack(), next)
    }
}

struct EachRoute<F>(F);

impl<B, F: FnMut(Route) -> ControlFlow<B>> Visitor for EachRoute<F> {
    type Stop = B;
    const ROUTES: bool = true;

    fn visit(&mut self, step: Step, order: u64) -> ControlFlow<B> {
        self.0(Route::from_order(step.pack(), order))
    }
}

/// The move is not legal in the position.
///
/// [`Position::read_move`] says of a move in notation why it is not.
///
/// ```
/// use shashki_board::{Bitboard, Move, Position, Square};
/// let m = Move::new(Square::C3, Square::E5, Bitboard::EMPTY, false);
/// assert_eq!(Position::initial().play(m).unwrap_err().m, m);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// The move.
    pub m: Move,
}

impl IllegalMove {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::{Bitboard, IllegalMove, Move, Square};
    /// let m = Move::new(Square::C3, Square::E5, Bitboard::EMPTY, false);
    /// let error = IllegalMove { m };
    /// assert_eq!(error.message(Lang::Ru).to_string(), "ход c3-e5 невозможен");
    /// ```
    pub fn message(&self, lang: Lang) -> impl fmt::Display {
        let m = self.m;
        crate::show(move |f| {
            let mark = if m.is_capture() { ':' } else { '-' };
            let (from, to) = (m.from(), m.to());
            match lang {
                Lang::En => write!(f, "the move {from}{mark}{to} is not legal"),
                Lang::Ru => write!(f, "ход {from}{mark}{to} невозможен"),
            }
        })
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message(Lang::En).fmt(f)
    }
}

impl core::error::Error for IllegalMove {}
