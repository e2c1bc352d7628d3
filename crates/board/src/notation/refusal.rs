//! Refusals of moves, with the rule that each stands for (R11).

use core::fmt;
use core::ops::ControlFlow;

use shashki_base::Lang;

use super::read::fits;
use super::text::Written;
use crate::{Bitboard, MoveForm, MoveList, Position, Side, Square};

/// The rule that a refused move breaks: of those that apply, the first in this order.
///
/// ```
/// use shashki_board::{Position, Reason, Square};
/// let refusal = Position::initial().read_move("c3-b2").unwrap_err();
/// assert_eq!(refusal.reason(), Reason::OwnPieceInTheWay { square: Square::B2 });
/// assert_eq!(refusal.reason().name(), "own-piece-in-the-way");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The player named is not the one to move (6.1.4.1, 5.4.13.2).
    NotYourTurn {
        /// Who is.
        to_move: Side,
    },
    /// The text has not the form of a move.
    Unreadable {
        /// The offset of the byte at which reading stopped.
        at: usize,
    },
    /// The text names a light square, or one outside the board (6.1.1).
    BadSquare {
        /// The offset of its first byte.
        at: usize,
    },
    /// The side to move has no move: the game is over (6.1.4.1).
    GameOver,
    /// No piece stands on the start square (6.1.4.1).
    NoPiece {
        /// The square.
        square: Square,
    },
    /// Only the file of the start square is given, and no piece of the side to move stands on it
    /// (6.1.4.1).
    NoPieceOnFile {
        /// The file, 0 = a ... 7 = h.
        file: u8,
    },
    /// The piece on the start square is the opponent's (6.1.4.1).
    NotYourPiece {
        /// The square.
        square: Square,
    },
    /// Two squares that follow each other lie on no common diagonal (6.1.4.3).
    NotDiagonal {
        /// The first.
        from: Square,
        /// The second.
        to: Square,
    },
    /// A piece of the same side is in the way (6.1.4.5, 6.1.5.3, 6.1.5.8).
    OwnPieceInTheWay {
        /// Its square.
        square: Square,
    },
    /// The only piece jumped has been taken already (6.1.5.9).
    JumpsTwice {
        /// Its square.
        square: Square,
    },
    /// A piece that has been taken still stands and blocks the way (6.1.5.12, 6.1.5.9).
    TurkishStrike {
        /// Its square.
        square: Square,
    },
    /// Another piece is in the way, or two in a row (6.1.4.3, 6.1.4.5, 6.1.5.1-2).
    Blocked {
        /// The square of the piece that cannot be passed.
        square: Square,
    },
    /// A capturing step without a piece to take (6.1.5.1-2).
    NothingToCapture {
        /// Where the step begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// A man moves one square and jumps two (6.1.4.3, 6.1.5.1).
    TooFar {
        /// Where the step begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// A man moves forward only (6.1.4.3).
    WrongDirection {
        /// Where the step begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// The quiet move would be legal, but there is something to take (6.1.5.3).
    CaptureCompulsory,
    /// A quiet move ends on the square that it reaches, also where it crowns a man (6.1.5.16).
    QuietMoveEnds {
        /// The square.
        square: Square,
    },
    /// From this landing square the king can take no further, from another it can (6.1.5.6).
    KingMustLandElsewhere {
        /// The landing square.
        landing: Square,
        /// Those from which it can take on.
        choices: Bitboard,
    },
    /// The capture must be carried on (6.1.5.5-6).
    CaptureNotFinished {
        /// Where the text ends.
        at: Square,
        /// The pieces that can still be taken.
        next: Bitboard,
    },
    /// The text fits several moves, and a capture must be made plain (6.1.5.10).
    Ambiguous,
}

impl Reason {
    /// The reason's name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_board::Reason::Ambiguous.name(), "ambiguous");
    /// ```
    pub const fn name(&self) -> &'static str {
        self.facts().1
    }

    /// The clauses of the rules that it stands for; empty for a text that has no form of a move.
    ///
    /// ```
    /// assert_eq!(shashki_board::Reason::CaptureCompulsory.clause(), "6.1.5.3");
    /// ```
    pub const fn clause(&self) -> &'static str {
        self.facts().2
    }

    /// Its place in the order of R11.
    pub(super) fn order(&self) -> u8 {
        self.facts().0
    }

    const fn facts(&self) -> (u8, &'static str, &'static str) {
        match self {
            Self::NotYourTurn { .. } => (0, "not-your-turn", "6.1.4.1, 5.4.13.2"),
            Self::Unreadable { .. } => (1, "unreadable", ""),
            Self::BadSquare { .. } => (2, "bad-square", "6.1.1"),
            Self::GameOver => (3, "game-over", "6.1.4.1"),
            Self::NoPiece { .. } | Self::NoPieceOnFile { .. } => (4, "no-piece", "6.1.4.1"),
            Self::NotYourPiece { .. } => (5, "not-your-piece", "6.1.4.1"),
            Self::NotDiagonal { .. } => (6, "not-diagonal", "6.1.4.3"),
            Self::OwnPieceInTheWay { .. } => {
                (7, "own-piece-in-the-way", "6.1.4.5, 6.1.5.3, 6.1.5.8")
            }
            Self::JumpsTwice { .. } => (8, "jumps-twice", "6.1.5.9"),
            Self::TurkishStrike { .. } => (9, "turkish-strike", "6.1.5.12, 6.1.5.9"),
            Self::Blocked { .. } => (10, "blocked", "6.1.4.3, 6.1.4.5, 6.1.5.1-2"),
            Self::NothingToCapture { .. } => (11, "nothing-to-capture", "6.1.5.1-2"),
            Self::TooFar { .. } => (12, "too-far", "6.1.4.3, 6.1.5.1"),
            Self::WrongDirection { .. } => (13, "wrong-direction", "6.1.4.3"),
            Self::CaptureCompulsory => (14, "capture-compulsory", "6.1.5.3"),
            Self::QuietMoveEnds { .. } => (15, "quiet-move-ends", "6.1.5.16"),
            Self::KingMustLandElsewhere { .. } => (16, "king-must-land-elsewhere", "6.1.5.6"),
            Self::CaptureNotFinished { .. } => (17, "capture-not-finished", "6.1.5.5-6"),
            Self::Ambiguous => (18, "ambiguous", "6.1.5.10"),
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, lang: Lang) -> fmt::Result {
        let t = |english, russian| lang.pick(english, russian);
        match *self {
            Self::NotYourTurn { to_move } => match lang {
                Lang::En => write!(f, "{} is to move", to_move.name(lang)),
                Lang::Ru => write!(f, "ходят {}", to_move.name(lang)),
            },
            Self::Unreadable { at } => {
                write!(
                    f,
                    "{} {}",
                    t("this is no move, from byte", "это не запись хода, с байта"),
                    at + 1
                )
            }
            Self::BadSquare { at } => {
                write!(f, "{} {}", t("no dark square at byte", "нет тёмного поля, байт"), at + 1)
            }
            Self::GameOver => {
                f.write_str(t("there is no move: the game is over", "ходов нет: партия окончена"))
            }
            Self::NoPiece { square } => {
                write!(f, "{} {square}", t("no piece on", "нет шашки на поле"))
            }
            Self::NoPieceOnFile { file } => {
                let file = char::from(b'a' + file);
                write!(
                    f,
                    "{} {file}",
                    t("no piece that could move on file", "нет своей шашки на вертикали")
                )
            }
            Self::NotYourPiece { square } => {
                write!(
                    f,
                    "{} {square}",
                    t("the opponent's piece stands on", "шашка соперника на поле")
                )
            }
            Self::NotDiagonal { from, to } => {
                let text = t("lie on no common diagonal", "не на одной диагонали");
                write!(f, "{from}, {to} {text}")
            }
            Self::OwnPieceInTheWay { square } => {
                write!(
                    f,
                    "{} {square}",
                    t("one's own piece is in the way on", "на пути своя шашка, поле")
                )
            }
            Self::JumpsTwice { square } => {
                let text =
                    t("the piece would be jumped twice:", "через шашку нельзя перескочить дважды:");
                write!(f, "{text} {square}")
            }
            Self::TurkishStrike { square } => {
                let text = t("is taken but still stands", "взята, но ещё стоит на доске");
                write!(f, "{square} {text}")
            }
            Self::Blocked { square } => {
                write!(f, "{} {square}", t("the way is blocked on", "путь закрыт на поле"))
            }
            Self::NothingToCapture { from, to } => {
                let text = t("there is nothing to take between", "нечего брать между");
                write!(f, "{text} {from}, {to}")
            }
            Self::TooFar { from, to } => {
                let text = t("too far for a man:", "простая так далеко не ходит:");
                write!(f, "{text} {from}, {to}")
            }
            Self::WrongDirection { from, to } => {
                let text = t("a man moves forward only:", "простая ходит только вперёд:");
                write!(f, "{text} {from}, {to}")
            }
            Self::CaptureCompulsory => {
                f.write_str(t("capture is compulsory:", "взятие обязательно:"))
            }
            Self::QuietMoveEnds { square } => {
                write!(f, "{} {square}", t("a quiet move ends on", "тихий ход заканчивается на"))
            }
            Self::KingMustLandElsewhere { landing, choices } => {
                let text =
                    t("the king can take no further from", "дамка не сможет бить дальше с поля");
                write!(f, "{text} {landing}; {}", t("it can from", "сможет с"))?;
                choices.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Self::CaptureNotFinished { at, next } => {
                write!(f, "{at}: {}", t("still to take", "ещё надо взять"))?;
                next.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Self::Ambiguous => {
                f.write_str(t("this fits several moves:", "подходит к нескольким ходам:"))
            }
        }
    }
}

/// A refused move: the rule it breaks, and the moves that should be named instead.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_board::{Position, Reason};
/// let position: Position = "W:W22,32:B18".parse().unwrap();
/// let refusal = position.read_move("g1-h2").unwrap_err();
/// assert_eq!(refusal.reason(), Reason::CaptureCompulsory);
/// assert_eq!(refusal.to_string(), "capture is compulsory: c3:e5 (6.1.5.3)");
/// assert_eq!(refusal.message(Lang::Ru).to_string(), "взятие обязательно: c3:e5 (6.1.5.3)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    position: Position,
    written: Option<Written>,
    reason: Reason,
}

impl Refusal {
    pub(super) const fn new(position: Position, written: Option<Written>, reason: Reason) -> Self {
        Self { position, written, reason }
    }

    /// The rule.
    ///
    /// ```
    /// use shashki_board::{Position, Reason, Square};
    /// let refusal = Position::initial().read_move("d4-e5").unwrap_err();
    /// assert_eq!(refusal.reason(), Reason::NoPiece { square: Square::D4 });
    /// ```
    pub const fn reason(&self) -> Reason {
        self.reason
    }

    /// The moves that the reason speaks of: all captures where capture is compulsory, those that
    /// the text fits where it is ambiguous, else none.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let position: Position = "W:WK9:B6,7,8,14".parse().unwrap();
    /// assert_eq!(position.read_move("b6:h8").unwrap_err().moves().len(), 2);
    /// ```
    pub fn moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let _ = self.position.visit_routes(|route| -> ControlFlow<()> {
            let m = route.to_move();
            let named = match self.reason {
                Reason::CaptureCompulsory => true,
                Reason::Ambiguous => self.written.as_ref().is_some_and(|w| fits(&route, w)),
                _ => false,
            };
            if named && !moves.contains(&m) {
                moves.push(m);
            }
            ControlFlow::Continue(())
        });
        moves.sort();
        moves
    }

    /// The message in the language asked for, with the moves spoken of by their canonical routes
    /// and the clauses.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Position;
    /// let refusal = Position::initial().read_move("c3-b4-a5").unwrap_err();
    /// assert_eq!(refusal.message(Lang::En).to_string(), "a quiet move ends on b4 (6.1.5.16)");
    /// ```
    pub fn message(&self, lang: Lang) -> impl fmt::Display {
        crate::show(move |f| {
            self.reason.write(f, lang)?;
            for (place, &m) in self.moves().iter().enumerate() {
                let comma = if place == 0 { "" } else { "," };
                write!(f, "{comma} {}", self.position.notation(m, MoveForm::Full))?;
            }
            match self.reason.clause() {
                "" => Ok(()),
                clause => write!(f, " ({clause})"),
            }
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message(Lang::En).fmt(f)
    }
}

impl core::error::Error for Refusal {}
