//! Irregularities: what went wrong on the board, and what came of it (5.4.13, R9).

use std::fmt;

use shashki_base::Lang;
use shashki_board::{Move, MoveList, Position, Side, Square};

use crate::{GameResult, Violation, allowed};

/// Where an irregularity stands.
///
/// ```
/// use shashki_record::Status;
/// assert_ne!(Status::Open, Status::Demanded);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It happened, and the opponent has not answered.
    Open,
    /// The opponent demands a correction; the offender's clock runs.
    Demanded,
    /// The players don't agree: the clocks are stopped, the arbiter decides (5.4.13.4).
    BeforeArbiter,
    /// It was corrected.
    Corrected {
        /// The number of the ply that was on the board then.
        ply: usize,
    },
    /// It stands: the opponent replied, or gave the correction up.
    Stands {
        /// The number of the ply that was on the board then.
        ply: usize,
    },
}

impl Status {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::Status::BeforeArbiter.name(), "before-arbiter");
    /// ```
    pub const fn name(self) -> &'static str {
        self.facts().0
    }

    /// The state in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// assert_eq!(shashki_record::Status::Demanded.text(Lang::Ru), "соперник требует исправить");
    /// ```
    pub fn text(self, lang: Lang) -> &'static str {
        let (_, en, ru) = self.facts();
        lang.pick(en, ru)
    }

    const fn facts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Open => ("open", "not answered", "соперник ещё не ответил"),
            Self::Demanded => ("demanded", "to be corrected", "соперник требует исправить"),
            Self::BeforeArbiter => ("before-arbiter", "the arbiter decides", "решает судья"),
            Self::Corrected { .. } => ("corrected", "corrected", "исправлено"),
            Self::Stands { .. } => ("stands", "it stands", "остаётся в силе"),
        }
    }
}

/// What happened, as it is entered.
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::{Incident, Violation};
/// let incident = Incident::new(Violation::TwoMoves, Side::White);
/// assert_eq!(incident.touched, None);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// The violation.
    pub violation: Violation,
    /// Who did it.
    pub by: Side,
    /// The first of his pieces that he touched, where that matters.
    pub touched: Option<Square>,
    /// The capture that was made, where the pieces were removed wrongly.
    pub capture: Option<Move>,
    /// The position that it left; none for a king that is not marked.
    pub stood: Option<Position>,
}

impl Incident {
    /// A violation by a side, without details.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Incident, Violation};
    /// assert_eq!(Incident::new(Violation::WrongMove, Side::Black).by, Side::Black);
    /// ```
    pub const fn new(violation: Violation, by: Side) -> Self {
        Self { violation, by, touched: None, capture: None, stood: None }
    }
}

/// An irregularity of a game.
///
/// | state | event | outcome | clause |
/// |---|---|---|---|
/// | - | a violation is entered | open; the position that it left is a ply | 5.4.13.2 |
/// | open | the opponent demands a correction | demanded; clock back, the offender's runs | 5.4.13.4 |
/// | open, demanded | the opponent replies on the board, or gives it up | stands for good | 5.4.13.2, .4 |
/// | demanded | the offender corrects | corrected: the ply is replaced | 5.4.13.4 |
/// | demanded | the offender refuses | before the arbiter; clocks stopped | 5.4.13.4 |
/// | before the arbiter | he orders a correction, or lets it stand | demanded, or stands | 5.4.13.4 |
/// | open, king not marked | the opponent replies | still open | 5.4.13.2 |
/// | the same, at any later time | the opponent demands the marking | corrected, without a move | 5.4.13.2 |
/// | any | a demand by the offender himself | refused | 5.4.13.2 |
/// | result | any of these | refused (R18) | 5.4.13.5 |
///
/// What stands can't be undone and is no ground for a protest; a sanction stays possible
/// (5.4.14.1).
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::{Game, Incident, Status, Violation};
/// // White moves a man although he has to take with it.
/// let mut game = Game::from_position("W:Wc3,h2:Bd4,a7".parse().unwrap());
/// let incident = Incident {
///     touched: Some("c3".parse().unwrap()),
///     stood: Some("B:Wb4,h2:Bd4,a7".parse().unwrap()),
///     ..Incident::new(Violation::CaptureIgnored, Side::White)
/// };
/// game.violate(incident).unwrap();
/// let open = game.demand_correction(Side::Black).unwrap();
/// assert_eq!(open.moves.len(), 1);
/// game.correct(Side::White, Some(open.moves[0])).unwrap();
/// assert!(matches!(game.irregularities()[0].status(), Status::Corrected { ply: 1 }));
/// assert_eq!(game.position().pieces(Side::Black).len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Irregularity {
    pub(crate) incident: Incident,
    pub(crate) before: Position,
    /// The move that should have stayed, where one is known.
    pub(crate) due: Option<Move>,
    pub(crate) ply: usize,
    /// The states that it has been in, each with the ply that was on the board.
    pub(crate) states: Vec<(usize, Status)>,
}

/// What the opponent can have done about a violation (R9).
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::{Game, Incident, Violation};
/// let mut game = Game::new();
/// let stood = "B:W18,21,22,23,24,25,26,27,28,29,30,31:B1,2,3,4,5,6,7,8,9,10,11,12";
/// let stood = Some(stood.parse().unwrap());
/// let incident = Incident { stood, ..Incident::new(Violation::WrongMove, Side::White) };
/// game.violate(incident).unwrap();
/// assert_eq!(game.irregularities()[0].corrections().moves.len(), 7);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrections {
    /// The position that is put back.
    pub position: Position,
    /// The moves open to the offender in it; none where nothing has to be played: the turn is the
    /// opponent's again, or a king is to be marked.
    pub moves: MoveList,
    /// Whose time runs while it is corrected: the offender's (5.4.13.4).
    pub clock: Side,
}

impl Irregularity {
    /// What happened, as it was entered.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, Incident, Violation};
    /// let mut game = Game::from_position("W:Wc3,h2:Bd4,a7".parse().unwrap());
    /// let incident = Incident {
    ///     touched: Some("h2".parse().unwrap()),
    ///     stood: Some("B:Wb4,h2:Bd4,a7".parse().unwrap()),
    ///     ..Incident::new(Violation::CaptureIgnored, Side::White)
    /// };
    /// game.violate(incident).unwrap();
    /// assert_eq!(game.irregularities()[0].incident(), &incident);
    /// ```
    pub const fn incident(&self) -> &Incident {
        &self.incident
    }

    /// The violation.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, Violation};
    /// let mut game = Game::from_position("W:Wa7,c3:Bh6".parse().unwrap());
    /// game.push_text("a7-b8").unwrap();
    /// game.king_not_marked().unwrap();
    /// assert_eq!(game.irregularities()[0].violation(), Violation::KingNotMarked);
    /// ```
    pub const fn violation(&self) -> Violation {
        self.incident.violation
    }

    /// Who did it.
    ///
    /// ```
    /// use shashki_board::Side;
    /// # let mut game = shashki_record::Game::from_position("W:Wa7,c3:Bh6".parse().unwrap());
    /// # game.push_text("a7-b8").unwrap();
    /// # game.king_not_marked().unwrap();
    /// assert_eq!(game.irregularities()[0].by(), Side::White);
    /// ```
    pub const fn by(&self) -> Side {
        self.incident.by
    }

    /// The ply that it left on record.
    ///
    /// ```
    /// # let mut game = shashki_record::Game::from_position("W:Wa7,c3:Bh6".parse().unwrap());
    /// # game.push_text("a7-b8").unwrap();
    /// # game.king_not_marked().unwrap();
    /// assert_eq!(game.irregularities()[0].ply(), 1);
    /// ```
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// Where it stands.
    ///
    /// ```
    /// use shashki_record::Status;
    /// # let mut game = shashki_record::Game::from_position("W:Wa7,c3:Bh6".parse().unwrap());
    /// # game.push_text("a7-b8").unwrap();
    /// # game.king_not_marked().unwrap();
    /// assert_eq!(game.irregularities()[0].status(), Status::Open);
    /// ```
    pub fn status(&self) -> Status {
        self.states.last().map_or(Status::Open, |&(_, status)| status)
    }

    /// Whether a protest can't be based on it: what stands does not (5.4.13.4).
    ///
    /// ```
    /// # let mut game = shashki_record::Game::from_position("W:Wa7,c3:Bh6".parse().unwrap());
    /// # game.push_text("a7-b8").unwrap();
    /// # game.king_not_marked().unwrap();
    /// assert!(!game.irregularities()[0].bars_protest());
    /// ```
    pub fn bars_protest(&self) -> bool {
        matches!(self.status(), Status::Stands { .. })
    }

    /// The legal moves that are open if the violation is corrected.
    ///
    /// | violation | put back | open moves |
    /// |---|---|---|
    /// | 1, 3, 6, 8, 14 | the position before | of the piece touched first (6.1.4.7, 5.4.13.3) |
    /// | 2 | the position before the second move | none: the opponent moves |
    /// | 4 | the position before the first move | that move |
    /// | 5, 7 | the position before | all: touching the opponent's pieces binds to nothing; none where pieces were removed without a move |
    /// | 9 to 12 | the position before | the capture that was made, its pieces removed rightly |
    /// | 13 | nothing | none: the king is marked |
    ///
    /// ```
    /// # let mut game = shashki_record::Game::from_position("W:Wa7,c3:Bh6".parse().unwrap());
    /// # game.push_text("a7-b8").unwrap();
    /// # game.king_not_marked().unwrap();
    /// assert!(game.irregularities()[0].corrections().moves.is_empty());
    /// ```
    pub fn corrections(&self) -> Corrections {
        use Violation as V;
        let touched: &[Square] = match &self.incident.touched {
            Some(square) => std::slice::from_ref(square),
            None => &[],
        };
        let moves = match self.incident.violation {
            V::WrongMove
            | V::OtherPieceMoved
            | V::CaptureIgnored
            | V::RemovedDuringCapture
            | V::UnmarkedKingMoved => allowed(&self.before, touched),
            // No move was made: the pieces are put back, and the turn is where it was.
            V::RemovedWithoutReason if self.kept_the_turn() => MoveList::new(),
            V::OpponentsPieceMoved | V::RemovedWithoutReason => allowed(&self.before, &[]),
            V::TwoMoves | V::KingNotMarked => MoveList::new(),
            V::MoveTakenBack
            | V::RemovedWrongNumber
            | V::RemovedWrongPieces
            | V::StoppedRemoving
            | V::RemovedOwnPieces => match self.due {
                None => allowed(&self.before, touched),
                Some(due) => {
                    let mut moves = MoveList::new();
                    moves.push(due);
                    moves
                }
            },
        };
        Corrections { position: self.before, moves, clock: self.by() }
    }

    fn kept_the_turn(&self) -> bool {
        self.incident.stood.is_some_and(|stood| stood.side() == self.before.side())
    }

    pub(crate) fn is_unanswered(&self) -> bool {
        matches!(self.status(), Status::Open | Status::Demanded | Status::BeforeArbiter)
    }

    pub(crate) fn enter(&mut self, ply: usize, status: Status) {
        self.states.push((ply, status));
    }
}

/// Why an event about an irregularity is refused.
///
/// ```
/// use shashki_record::{Game, IrregularityError};
/// assert_eq!(Game::new().king_not_marked(), Err(IrregularityError::NothingCrowned));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IrregularityError {
    /// The game has a result (5.4.13.5, R18).
    GameOver(GameResult),
    /// No violation is open: there was none, or it was answered (5.4.13.2).
    NothingOpen,
    /// Only the opponent decides whether it is corrected (5.4.13.2).
    NotTheOpponent,
    /// Only the offender corrects, or refuses to.
    NotTheOffender,
    /// That move, or no move, is no correction of it.
    NotACorrection,
    /// The position that the violation left is missing.
    PositionMissing,
    /// The side can't have done that now, or the turn in the position that stood is wrong.
    WrongTurn,
    /// The last move crowned no man that could be marked.
    NothingCrowned,
    /// The game has [`MAX_PLIES`](crate::Game::MAX_PLIES) plies.
    NoRoom,
}

impl IrregularityError {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::IrregularityError::NothingOpen.name(), "nothing-open");
    /// ```
    pub const fn name(self) -> &'static str {
        self.facts().0
    }

    /// The clauses of the rules; empty where none speaks of it.
    ///
    /// ```
    /// assert_eq!(shashki_record::IrregularityError::NotACorrection.clause(), "5.4.13.3");
    /// ```
    pub const fn clause(self) -> &'static str {
        self.facts().1
    }

    const fn facts(self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver(_) => ("game-over", "5.4.13.5"),
            Self::NothingOpen => ("nothing-open", "5.4.13.2"),
            Self::NotTheOpponent => ("not-the-opponent", "5.4.13.2"),
            Self::NotTheOffender => ("not-the-offender", "5.4.13.4"),
            Self::NotACorrection => ("not-a-correction", "5.4.13.3"),
            Self::PositionMissing => ("position-missing", ""),
            Self::WrongTurn => ("wrong-turn", "6.1.4.1"),
            Self::NothingCrowned => ("nothing-crowned", "5.4.13.2"),
            Self::NoRoom => ("no-room", ""),
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::IrregularityError;
    /// assert!(IrregularityError::NotTheOpponent.message(Lang::En).contains("5.4.13.2"));
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::GameOver(result) => {
                let over = lang.pick("the game is over", "партия окончена");
                return format!("{over}: {} (5.4.13.5)", result.message(lang));
            }
            Self::NothingOpen => (
                "there is nothing left to correct (5.4.13.2)",
                "исправлять нечего или уже поздно (5.4.13.2)",
            ),
            Self::NotTheOpponent => (
                "only the opponent decides whether it is corrected (5.4.13.2)",
                "исправлять ли ошибку, решает только соперник (5.4.13.2)",
            ),
            Self::NotTheOffender => {
                ("the offender corrects it (5.4.13.4)", "ошибку исправляет нарушитель (5.4.13.4)")
            }
            Self::NotACorrection => {
                ("this does not correct it (5.4.13.3)", "так ошибка не исправляется (5.4.13.3)")
            }
            Self::PositionMissing => {
                ("the position that it left is needed", "нужна позиция, которая осталась на доске")
            }
            Self::WrongTurn => ("it is the other side's turn", "очередь хода другой стороны"),
            Self::NothingCrowned => {
                ("the last move crowned no man", "последним ходом шашка в дамку не превращалась")
            }
            Self::NoRoom => ("no further ply can be entered", "больше ходов записать нельзя"),
        };
        lang.pick(en, ru).to_owned()
    }
}

impl fmt::Display for IrregularityError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for IrregularityError {}
