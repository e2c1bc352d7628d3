//! Irregularities: what went wrong on the board, and what came of it (5.4.13, R9).

use std::fmt;

use shashki_base::Lang;
use shashki_board::{Move, MoveList, Position, Side, Square};

use crate::counter::Change;
use crate::{Game, GameResult, Violation, allowed};

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
    incident: Incident,
    before: Position,
    due: Option<Move>,
    ply: usize,
    /// The states that it has been in, each with the ply that was on the board.
    states: Vec<(usize, Status)>,
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
    /// | 5, 7 | the position before | all: touching the opponent's pieces binds to nothing |
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

    fn is_unanswered(&self) -> bool {
        matches!(self.status(), Status::Open | Status::Demanded | Status::BeforeArbiter)
    }

    fn enter(&mut self, ply: usize, status: Status) {
        self.states.push((ply, status));
    }
}

impl Game {
    /// The irregularities of the game, in their order.
    ///
    /// ```
    /// assert!(shashki_record::Game::new().irregularities().is_empty());
    /// ```
    pub fn irregularities(&self) -> &[Irregularity] {
        &self.irregularities
    }

    /// Enters a violation: the position that it left is a ply, and everything after it is judged
    /// from there. A king that was not marked is entered by
    /// [`king_not_marked`](Self::king_not_marked).
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, Incident, IrregularityError, Violation};
    /// let incident = Incident::new(Violation::WrongMove, Side::White);
    /// assert_eq!(Game::new().violate(incident), Err(IrregularityError::PositionMissing));
    /// ```
    pub fn violate(&mut self, incident: Incident) -> Result<(), IrregularityError> {
        self.open_for_a_ply().map_err(|_| IrregularityError::NoRoom)?;
        self.not_over()?;
        let Incident { violation, by, capture, stood, .. } = incident;
        if violation == Violation::KingNotMarked {
            return self.king_not_marked();
        }
        let stood = stood.ok_or(IrregularityError::PositionMissing)?;
        let taken_back = violation == Violation::MoveTakenBack;
        self.could_do(violation, by)?;
        // Removing pieces is no move: the turn may stay where it was.
        if stood.side() == by && violation != Violation::RemovedWithoutReason {
            return Err(IrregularityError::WrongTurn);
        }
        if let Some(m) = capture
            && !self.now.position.is_legal(m)
        {
            return Err(IrregularityError::NotACorrection);
        }
        let mut due = capture;
        if taken_back && let Some(step) = self.steps.pop() {
            due = step.m;
            self.now = step.before;
            self.offers = step.offers;
        }
        let before = self.now.position;
        let legal = before.moves().iter().copied().find(|&m| before.play_unchecked(m) == stood);
        let m = legal.filter(|_| before.side() == by);
        let change = match m {
            Some(m) => Change::by_move(&before, m),
            None => Change::by_position(&before, &stood),
        };
        self.enter(m, by, stood, change);
        self.note(incident, before, due);
        Ok(())
    }

    /// Whether the side can have done it now: most violations are made on one's own turn.
    fn could_do(&self, violation: Violation, by: Side) -> Result<(), IrregularityError> {
        let fits = match violation {
            Violation::TwoMoves | Violation::MoveTakenBack => self.last_mover() == Some(by),
            Violation::RemovedWithoutReason => true,
            _ => self.now.position.side() == by,
        };
        if fits { Ok(()) } else { Err(IrregularityError::WrongTurn) }
    }

    /// The man crowned by the last move was not marked (violation 13). It is a king all the same.
    ///
    /// ```
    /// use shashki_board::Side;
    /// let mut game = shashki_record::Game::from_position("W:Wa7,c3:Bh6".parse().unwrap());
    /// game.push_text("a7-b8").unwrap();
    /// game.king_not_marked().unwrap();
    /// game.push_text("h6-g5").unwrap();
    /// game.demand_marking(Side::Black).unwrap();
    /// assert!(game.demand_marking(Side::Black).is_err(), "it is marked now");
    /// ```
    pub fn king_not_marked(&mut self) -> Result<(), IrregularityError> {
        self.not_over()?;
        let Some((step, m)) = self.steps.last().and_then(|step| Some((step, step.m?))) else {
            return Err(IrregularityError::NothingCrowned);
        };
        if !m.promotes() || self.now.unmarked.contains(m.to()) {
            return Err(IrregularityError::NothingCrowned);
        }
        let (by, before) = (step.mover, self.now.position);
        self.now.unmarked.insert(m.to());
        let incident =
            Incident { touched: Some(m.to()), ..Incident::new(Violation::KingNotMarked, by) };
        self.note(incident, before, None);
        Ok(())
    }

    fn note(&mut self, incident: Incident, before: Position, due: Option<Move>) {
        let ply = self.ply();
        self.irregularities.push(Irregularity { incident, before, due, ply, states: Vec::new() });
    }

    /// An unmarked king moved by the last ply: violation 14.
    pub(crate) fn note_unmarked_king_moved(&mut self, m: Move) {
        let Some(step) = self.steps.last() else { return };
        let (by, before) = (step.mover, step.before.position);
        let incident =
            Incident { touched: Some(m.from()), ..Incident::new(Violation::UnmarkedKingMoved, by) };
        self.note(incident, before, None);
    }

    /// A reply on the board lets the opponent's violations stand.
    pub(crate) fn answered(&mut self, mover: Side) {
        let ply = self.ply();
        for irregularity in &mut self.irregularities {
            let replied = irregularity.by() != mover && irregularity.ply < ply;
            let closed = !irregularity.violation().outlives_a_reply();
            if irregularity.is_unanswered() && replied && closed {
                irregularity.enter(ply, Status::Stands { ply });
            }
        }
    }

    /// After a ply was taken back.
    pub(crate) fn forget_irregularities(&mut self) {
        let here = self.ply();
        self.irregularities.retain(|irregularity| irregularity.ply <= here);
        for irregularity in &mut self.irregularities {
            irregularity.states.retain(|&(ply, _)| ply <= here);
        }
    }

    /// The opponent demands that the last violation be corrected (5.4.13.4): the clock goes back,
    /// and these are the moves now open.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, IrregularityError};
    /// let refused = Game::new().demand_correction(Side::Black);
    /// assert_eq!(refused, Err(IrregularityError::NothingOpen));
    /// ```
    pub fn demand_correction(&mut self, by: Side) -> Result<Corrections, IrregularityError> {
        let ply = self.ply();
        let irregularity = self.last_with(by, true, &[Status::Open])?;
        irregularity.enter(ply, Status::Demanded);
        Ok(irregularity.corrections())
    }

    /// The opponent gives the correction up: the violation stands (5.4.13.2).
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Game::new().waive(Side::Black).is_err());
    /// ```
    pub fn waive(&mut self, by: Side) -> Result<(), IrregularityError> {
        let ply = self.ply();
        let open = [Status::Open, Status::Demanded, Status::BeforeArbiter];
        self.last_with(by, true, &open)?.enter(ply, Status::Stands { ply });
        Ok(())
    }

    /// The offender does not agree: the clocks are stopped and the arbiter is called (5.4.13.4).
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Game::new().call_arbiter(Side::White).is_err());
    /// ```
    pub fn call_arbiter(&mut self, by: Side) -> Result<(), IrregularityError> {
        let ply = self.ply();
        self.last_with(by, false, &[Status::Demanded])?.enter(ply, Status::BeforeArbiter);
        Ok(())
    }

    /// The arbiter decides between the players: it is to be corrected, or stands (5.4.13.4).
    ///
    /// ```
    /// assert!(shashki_record::Game::new().arbiter_decides(true).is_err());
    /// ```
    pub fn arbiter_decides(&mut self, correct: bool) -> Result<(), IrregularityError> {
        self.not_over()?;
        let ply = self.ply();
        let called = |i: &&mut Irregularity| i.status() == Status::BeforeArbiter;
        let called = self.irregularities.iter_mut().rev().find(called);
        let irregularity = called.ok_or(IrregularityError::NothingOpen)?;
        let status = if correct { Status::Demanded } else { Status::Stands { ply } };
        irregularity.enter(ply, status);
        Ok(())
    }

    /// The offender corrects: the position is put back and the move made, where one is to be made.
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Game::new().correct(Side::White, None).is_err());
    /// ```
    pub fn correct(&mut self, by: Side, m: Option<Move>) -> Result<(), IrregularityError> {
        let irregularity = self.last_with(by, false, &[Status::Demanded])?;
        let corrections = irregularity.corrections();
        let fits = match m {
            Some(m) => corrections.moves.contains(&m),
            None => corrections.moves.is_empty(),
        };
        if !fits {
            return Err(IrregularityError::NotACorrection);
        }
        if irregularity.violation() == Violation::KingNotMarked {
            return self.demand_marking(!by).map(|_| ());
        }
        let Some(step) = self.steps.pop() else { return Err(IrregularityError::NothingOpen) };
        (self.now, self.offers) = (step.before, step.offers);
        if let Some(m) = m {
            let before = self.now.position;
            let after = before.play_unchecked(m);
            self.enter(Some(m), by, after, Change::by_move(&before, m));
        }
        let ply = self.ply();
        if let Ok(irregularity) = self.last_with(by, false, &[Status::Demanded]) {
            irregularity.ply = ply;
            irregularity.enter(ply, Status::Corrected { ply });
        }
        Ok(())
    }

    /// The opponent demands that a side's kings be marked, at any time before the result: an event
    /// without a move (5.4.13.2). The squares of the kings that were not.
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(shashki_record::Game::new().demand_marking(Side::Black).is_err());
    /// ```
    pub fn demand_marking(&mut self, by: Side) -> Result<Vec<Square>, IrregularityError> {
        self.not_over()?;
        let kings = self.now.unmarked & self.now.position.pieces(!by);
        if kings.is_empty() {
            return Err(IrregularityError::NothingOpen);
        }
        self.now.unmarked -= kings;
        let ply = self.ply();
        for irregularity in &mut self.irregularities {
            let marked = irregularity.violation() == Violation::KingNotMarked;
            if marked && irregularity.by() == !by && irregularity.is_unanswered() {
                irregularity.enter(ply, Status::Corrected { ply });
            }
        }
        Ok(kings.iter().collect())
    }

    fn not_over(&self) -> Result<(), IrregularityError> {
        self.declared.map_or(Ok(()), |result| Err(IrregularityError::GameOver(result)))
    }

    /// The last irregularity in one of these states, asked for by the opponent or the offender.
    fn last_with(
        &mut self,
        by: Side,
        opponent: bool,
        states: &[Status],
    ) -> Result<&mut Irregularity, IrregularityError> {
        self.not_over()?;
        let found = |i: &&mut Irregularity| states.contains(&i.status());
        let found = self.irregularities.iter_mut().rev().find(found);
        let irregularity = found.ok_or(IrregularityError::NothingOpen)?;
        match (irregularity.by() == by, opponent) {
            (true, true) => Err(IrregularityError::NotTheOpponent),
            (false, false) => Err(IrregularityError::NotTheOffender),
            _ => Ok(irregularity),
        }
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
    /// The game has [`Game::MAX_PLIES`] plies.
    NoRoom,
}

impl IrregularityError {
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
