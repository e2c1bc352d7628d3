//! The hand on the board: from touching a piece to pressing the clock (6.1.4.6 to 6.1.5.13, R16).

use std::fmt;

use shashki_base::Lang;
use shashki_board::{Move, MoveList, Position, Reason, RemovalRule, Side, Square};

use crate::{Violation, allowed};

/// Where the hand is.
///
/// ```
/// use shashki_board::{Position, Side};
/// use shashki_record::{Hand, HandState};
/// assert_eq!(Hand::new(Position::initial()).state(), HandState::Idle);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HandState {
    /// Nothing is touched.
    Idle,
    /// A piece is touched and binds (6.1.4.7).
    Touched,
    /// A piece was moved and is still held: it can go elsewhere (6.1.4.8).
    InHand,
    /// A capturing piece was released: the way is chosen, the taken pieces still stand (6.1.5.11).
    Released,
    /// Taken pieces come off (6.1.5.7, 6.1.5.12).
    Removing,
    /// The move is made (6.1.4.6, 6.1.5.13).
    Done,
    /// The clock was pressed: the opponent is to move.
    ClockPressed,
}

impl HandState {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::HandState::InHand.name(), "in-hand");
    /// ```
    pub const fn name(self) -> &'static str {
        self.facts().0
    }

    /// The state in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_record::HandState::Done.text(Lang::Ru), "ход сделан");
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        let (_, en, ru) = self.facts();
        lang.pick(en, ru)
    }

    const fn facts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Idle => ("idle", "nothing is touched", "шашки не тронуты"),
            Self::Touched => ("touched", "a piece is touched", "шашка тронута"),
            Self::InHand => ("in-hand", "a piece is in the hand", "шашка в руке"),
            Self::Released => ("released", "the way is chosen", "направление взятия выбрано"),
            Self::Removing => ("removing", "taken pieces come off", "снимаются взятые шашки"),
            Self::Done => ("done", "the move is made", "ход сделан"),
            Self::ClockPressed => ("clock-pressed", "the clock was pressed", "часы переключены"),
        }
    }
}

/// The hand of the player to move.
///
/// | state | event | outcome | clause |
/// |---|---|---|---|
/// | idle | "поправляю", on one's own turn | touching binds to nothing until the next move | 6.1.4.9 |
/// | idle to in hand | an opponent's piece is touched | nothing | 6.1.4.7 |
/// | idle to in hand | an own piece is touched | touched; the first that can move binds | 6.1.4.7 |
/// | idle, touched | a piece is moved, still held | in hand | 6.1.4.8 |
/// | in hand | it is moved on, or elsewhere | in hand | 6.1.4.8 |
/// | in hand | released after a legal quiet move | done | 6.1.4.6 |
/// | in hand | released after a legal capture | released | 6.1.5.11 |
/// | in hand | released after any other move | violation 1, 3, 5 or 6 | 5.4.13.2 |
/// | released, removing | a taken piece is removed, in order or reverse | removing; done with the last | 6.1.5.7, .12, .13 |
/// | released, removing | another piece is removed | violation 10 or 12 | 5.4.13.2 |
/// | released, removing | the player stops | violation 11 | 5.4.13.2 |
/// | released, removing | the clock is pressed: too few came off | violation 9 | 5.4.13.2 |
/// | in hand | a piece is removed | violation 8 | 5.4.13.2 |
/// | idle, touched | a piece is removed | violation 7 | 5.4.13.2 |
/// | done | the clock is pressed | clock pressed | - |
///
/// A violation leaves the hand where it was: what comes of it is for
/// [`Irregularity`](crate::Irregularity).
///
/// ```
/// use shashki_board::{Position, Square};
/// use shashki_record::{Hand, HandState};
/// let mut hand = Hand::new("W:Wc3,h2:Bd4,a7".parse().unwrap());
/// hand.touch(Square::H2).unwrap(); // it has no capture, and one is due
/// assert_eq!(hand.allowed().len(), 1);
/// hand.carry(&[Square::C3, Square::E5]).unwrap();
/// hand.release().unwrap();
/// assert_eq!(hand.state(), HandState::Released);
/// hand.remove(Square::D4).unwrap();
/// let m = hand.press_clock().unwrap();
/// assert!(m.is_capture());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    position: Position,
    state: HandState,
    adjusting: bool,
    touched: Vec<Square>,
    path: Vec<Square>,
    made: Option<Move>,
    removed: Vec<Square>,
    rule: RemovalRule,
}

impl Hand {
    /// The hand of the side to move; taken pieces may be removed in order or the reverse.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert_eq!(shashki_record::Hand::new(Position::initial()).allowed().len(), 7);
    /// ```
    pub const fn new(position: Position) -> Self {
        Self {
            position,
            state: HandState::Idle,
            adjusting: false,
            touched: Vec::new(),
            path: Vec::new(),
            made: None,
            removed: Vec::new(),
            rule: RemovalRule::EitherWay,
        }
    }

    /// By the edition of the rules that says how taken pieces come off.
    ///
    /// ```
    /// use shashki_board::{Position, RemovalRule};
    /// let hand = shashki_record::Hand::new(Position::initial());
    /// let older = hand.removal_rule(RemovalRule::SameOrder);
    /// assert_eq!(older.allowed().len(), 7);
    /// ```
    #[must_use]
    pub fn removal_rule(self, rule: RemovalRule) -> Self {
        Self { rule, ..self }
    }

    /// Where the hand is.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// use shashki_record::{Hand, HandState};
    /// let mut hand = Hand::new(Position::initial());
    /// hand.touch(Square::C3).unwrap();
    /// assert_eq!(hand.state(), HandState::Touched);
    /// ```
    pub const fn state(&self) -> HandState {
        self.state
    }

    /// The moves that are still allowed: once the piece is released, the one that was made.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let mut hand = shashki_record::Hand::new(Position::initial());
    /// hand.touch(Square::A3).unwrap();
    /// assert_eq!(hand.allowed().len(), 1);
    /// ```
    pub fn allowed(&self) -> MoveList {
        let Some(made) = self.made else { return allowed(&self.position, &self.touched) };
        let mut moves = MoveList::new();
        moves.push(made);
        moves
    }

    /// Whether the player may still claim with a written move instead: until he releases the piece
    /// (5.4.12.2, R4).
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert!(shashki_record::Hand::new(Position::initial()).may_claim_with_written_move());
    /// ```
    pub const fn may_claim_with_written_move(&self) -> bool {
        matches!(self.state, HandState::Idle | HandState::Touched | HandState::InHand)
    }

    /// "Поправляю": the player says that he will put pieces straight. Only he who is to move may
    /// (6.1.4.9), and before he touches one.
    ///
    /// ```
    /// use shashki_board::{Position, Side, Square};
    /// use shashki_record::{Hand, HandError};
    /// let mut hand = Hand::new(Position::initial());
    /// assert_eq!(hand.adjust(Side::Black), Err(HandError::NotYourTurn));
    /// hand.adjust(Side::White).unwrap();
    /// hand.touch(Square::C3).unwrap();
    /// assert_eq!(hand.allowed().len(), 7);
    /// ```
    pub fn adjust(&mut self, by: Side) -> Result<(), HandError> {
        if by != self.position.side() {
            return Err(HandError::NotYourTurn);
        }
        if self.state != HandState::Idle {
            return Err(HandError::TooLate);
        }
        self.adjusting = true;
        Ok(())
    }

    /// The player touches whatever stands on a square.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let mut hand = shashki_record::Hand::new(Position::initial());
    /// hand.touch(Square::B6).unwrap(); // the opponent's: no consequence
    /// assert_eq!(hand.allowed().len(), 7);
    /// ```
    pub fn touch(&mut self, square: Square) -> Result<(), HandError> {
        if !self.may_claim_with_written_move() {
            return Err(HandError::TooLate);
        }
        let own = self.position.pieces(self.position.side()).contains(square);
        if own && !self.adjusting && !self.touched.contains(&square) {
            self.touched.push(square);
        }
        if self.state == HandState::Idle && !self.touched.is_empty() {
            self.state = HandState::Touched;
        }
        Ok(())
    }

    /// The player moves a piece over these squares, the first one its own, and keeps hold of it. He
    /// may put it elsewhere as long as he does (6.1.4.8).
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// let mut hand = shashki_record::Hand::new(Position::initial());
    /// hand.carry(&[Square::C3, Square::D4]).unwrap();
    /// hand.carry(&[Square::C3, Square::B4]).unwrap();
    /// assert_eq!(hand.release().unwrap().to_string(), "22-17");
    /// ```
    pub fn carry(&mut self, squares: &[Square]) -> Result<(), HandError> {
        if !self.may_claim_with_written_move() {
            return Err(HandError::TooLate);
        }
        let [from, _, ..] = squares else { return Err(HandError::NoWay) };
        if self.position.piece_at(*from).is_none() {
            return Err(HandError::NoWay);
        }
        // Who moves a piece touches it, "поправляю" or not.
        self.adjusting = false;
        self.touch(*from)?;
        self.state = HandState::InHand;
        self.path = squares.to_vec();
        Ok(())
    }

    /// The player lets go of the piece: the move is made, or for a capture its way is chosen.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// use shashki_record::{Hand, HandError, Violation};
    /// let mut hand = Hand::new(Position::initial());
    /// hand.carry(&[Square::C3, Square::C5]).unwrap();
    /// assert_eq!(hand.release(), Err(HandError::Violation(Violation::WrongMove)));
    /// ```
    pub fn release(&mut self) -> Result<Move, HandError> {
        if self.state != HandState::InHand {
            return Err(HandError::NothingInHand);
        }
        let m = self.position.move_over(&self.path).map_err(|refusal| {
            HandError::Violation(match refusal.reason() {
                Reason::NotYourPiece { .. } => Violation::OpponentsPieceMoved,
                Reason::CaptureCompulsory => Violation::CaptureIgnored,
                _ => Violation::WrongMove,
            })
        })?;
        if !self.allowed().contains(&m) {
            return Err(HandError::Violation(Violation::OtherPieceMoved));
        }
        self.made = Some(m);
        self.state = if m.is_capture() { HandState::Released } else { HandState::Done };
        Ok(m)
    }

    /// The player takes a piece off the board.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// use shashki_record::{Hand, HandError, Violation};
    /// let mut hand = Hand::new(Position::initial());
    /// let violation = HandError::Violation(Violation::RemovedWithoutReason);
    /// assert_eq!(hand.remove(Square::B6), Err(violation));
    /// ```
    pub fn remove(&mut self, square: Square) -> Result<(), HandError> {
        let violation = |violation| Err(HandError::Violation(violation));
        let made = match (self.state, self.made) {
            (HandState::InHand, _) => return violation(Violation::RemovedDuringCapture),
            (HandState::Released | HandState::Removing, Some(made)) => made,
            _ => return violation(Violation::RemovedWithoutReason),
        };
        if self.position.pieces(self.position.side()).contains(square) {
            return violation(Violation::RemovedOwnPieces);
        }
        if !made.captured().contains(square) || self.removed.contains(&square) {
            return violation(Violation::RemovedWrongPieces);
        }
        self.removed.push(square);
        if self.removed.len() < made.captured().len() {
            self.state = HandState::Removing;
            return Ok(());
        }
        self.state = HandState::Done;
        if self.order_fits(made) { Ok(()) } else { Err(HandError::RemovalOrder) }
    }

    /// Whether the pieces came off in an order that the edition allows, by any route of the move.
    fn order_fits(&self, made: Move) -> bool {
        use std::ops::ControlFlow;
        let fits = self.position.visit_routes_of(made, |route| {
            if route.may_be_removed(&self.removed, self.rule) && route.passes(&self.path) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        fits.is_break()
    }

    /// The player stops before all taken pieces are off: a violation, as long as some still stand.
    ///
    /// ```
    /// use shashki_board::Square;
    /// use shashki_record::{Hand, HandError, Violation};
    /// let mut hand = Hand::new("W:Wc3:Bd4,a7".parse().unwrap());
    /// assert!(hand.stop_removing().is_ok(), "nothing was taken yet");
    /// hand.carry(&[Square::C3, Square::E5]).unwrap();
    /// hand.release().unwrap();
    /// let stopped = HandError::Violation(Violation::StoppedRemoving);
    /// assert_eq!(hand.stop_removing(), Err(stopped));
    /// ```
    pub const fn stop_removing(&self) -> Result<(), HandError> {
        match self.state {
            HandState::Released | HandState::Removing => {
                Err(HandError::Violation(Violation::StoppedRemoving))
            }
            _ => Ok(()),
        }
    }

    /// The player presses the clock: the move that he made.
    ///
    /// ```
    /// use shashki_board::{Position, Square};
    /// use shashki_record::{Hand, HandState};
    /// let mut hand = Hand::new(Position::initial());
    /// hand.carry(&[Square::C3, Square::D4]).unwrap();
    /// assert!(hand.press_clock().is_err(), "the man is still held");
    /// hand.release().unwrap();
    /// hand.press_clock().unwrap();
    /// assert_eq!(hand.state(), HandState::ClockPressed);
    /// ```
    pub fn press_clock(&mut self) -> Result<Move, HandError> {
        match (self.state, self.made) {
            (HandState::Done, Some(made)) => {
                self.state = HandState::ClockPressed;
                Ok(made)
            }
            (HandState::Released | HandState::Removing, _) => {
                Err(HandError::Violation(Violation::RemovedWrongNumber))
            }
            (HandState::ClockPressed, _) => Err(HandError::TooLate),
            _ => Err(HandError::NoMoveMade),
        }
    }
}

/// What is wrong with what the hand did.
///
/// ```
/// use shashki_board::Position;
/// use shashki_record::{Hand, HandError};
/// assert_eq!(Hand::new(Position::initial()).release(), Err(HandError::NothingInHand));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HandError {
    /// Pieces are put straight only on one's own turn (6.1.4.9).
    NotYourTurn,
    /// It comes too late in the move.
    TooLate,
    /// No piece is held.
    NothingInHand,
    /// A way needs two squares.
    NoWay,
    /// The clock is pressed after a move.
    NoMoveMade,
    /// The taken pieces came off in another order than the rules allow (6.1.5.7, 6.1.5.12); the
    /// move is made.
    RemovalOrder,
    /// One of the violations of 5.4.13.2.
    Violation(Violation),
}

impl HandError {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::HandError::RemovalOrder.name(), "removal-order");
    /// ```
    pub const fn name(self) -> &'static str {
        self.facts().0
    }

    /// The clauses of the rules; empty where none speaks of it.
    ///
    /// ```
    /// assert_eq!(shashki_record::HandError::NotYourTurn.clause(), "6.1.4.9");
    /// ```
    pub const fn clause(self) -> &'static str {
        self.facts().1
    }

    const fn facts(self) -> (&'static str, &'static str) {
        match self {
            Self::NotYourTurn => ("not-your-turn", "6.1.4.9"),
            Self::TooLate => ("too-late", ""),
            Self::NothingInHand => ("nothing-in-hand", ""),
            Self::NoWay => ("no-way", ""),
            Self::NoMoveMade => ("no-move-made", "6.1.4.6"),
            Self::RemovalOrder => ("removal-order", "6.1.5.7, 6.1.5.12"),
            Self::Violation(violation) => (violation.name(), "5.4.13.2"),
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::HandError;
    /// assert!(HandError::NotYourTurn.message(Lang::Ru).contains("6.1.4.9"));
    /// ```
    pub fn message(self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::Violation(violation) => {
                return format!("{} (5.4.13.2)", violation.text(lang));
            }
            Self::NotYourTurn => (
                "pieces are put straight only on one's own turn (6.1.4.9)",
                "поправлять шашки можно только при своей очереди хода (6.1.4.9)",
            ),
            Self::TooLate => ("too late in the move", "поздно: ход уже выполняется или сделан"),
            Self::NothingInHand => ("no piece is held", "в руке нет шашки"),
            Self::NoWay => ("a way needs two squares", "нужно не менее двух полей"),
            Self::NoMoveMade => {
                ("the clock is pressed after a move (6.1.4.6)", "ход ещё не сделан (6.1.4.6)")
            }
            Self::RemovalOrder => (
                "taken pieces are removed in order or the reverse (6.1.5.7, 6.1.5.12)",
                "шашки снимаются в порядке взятия или в обратном (6.1.5.7, 6.1.5.12)",
            ),
        };
        lang.pick(en, ru).to_owned()
    }
}

impl fmt::Display for HandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for HandError {}
