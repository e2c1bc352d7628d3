//! What players and arbiter do about an irregularity of a game (5.4.13, R9).

use shashki_board::{Move, Position, Side, Square};

use crate::counter::Change;
use crate::{Corrections, Game, Incident, Irregularity, IrregularityError, Status, Violation};

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
        self.not_over()?;
        self.open_for_a_ply().map_err(|_| IrregularityError::NoRoom)?;
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
        let in_state = |i: &Irregularity| states.contains(&i.status());
        let whose = |i: &Irregularity| (i.by() != by) == opponent;
        let any = self.irregularities.iter().any(in_state);
        let found = self.irregularities.iter_mut().rev().find(|i| in_state(i) && whose(i));
        found.ok_or(match (any, opponent) {
            (false, _) => IrregularityError::NothingOpen,
            (true, true) => IrregularityError::NotTheOpponent,
            (true, false) => IrregularityError::NotTheOffender,
        })
    }
}
