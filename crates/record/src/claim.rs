//! The claim of a draw by repetition (5.4.12.2, R4).

use std::fmt;

use shashki_base::Lang;
use shashki_board::{Move, MoveOptions, Position, Refusal, Side};

use crate::repetition::THREE;
use crate::{EndReason, Game, GameResult};

/// A claim of a draw by repetition, as the arbiter gets it.
///
/// The player says which claim he makes; both may be made, and (a) is examined first. The check runs
/// on his clock.
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::Claim;
/// let claim = Claim::standing(Side::White);
/// assert!(claim.standing && claim.written.is_none());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who claims.
    pub by: Side,
    /// (a): the position that the opponent's move made stands for the third time or more.
    pub standing: bool,
    /// (b): the move that would make one stand so, as it is written and not made on the board.
    pub written: Option<String>,
    /// Whether the claimant has a full and clear record of the game.
    pub record_complete: bool,
    /// Whether his flag fell while the claim was examined.
    pub flag_fell: bool,
}

impl Claim {
    /// A claim by (a), with a full record and the flag up.
    ///
    /// ```
    /// use shashki_board::Side;
    /// assert!(!shashki_record::Claim::standing(Side::Black).flag_fell);
    /// ```
    pub const fn standing(by: Side) -> Self {
        Self { by, standing: true, written: None, record_complete: true, flag_fell: false }
    }

    /// A claim by (b), with a full record and the flag up.
    ///
    /// ```
    /// use shashki_board::Side;
    /// let claim = shashki_record::Claim::written(Side::Black, "e7-d8");
    /// assert_eq!(claim.written.as_deref(), Some("e7-d8"));
    /// ```
    pub fn written(by: Side, m: impl Into<String>) -> Self {
        Self { standing: false, written: Some(m.into()), ..Self::standing(by) }
    }
}

/// Why a claim failed.
///
/// ```
/// assert_eq!(shashki_record::WhyNot::NotThreeTimes.name(), "not-three-times");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyNot {
    /// The game has a result; not examined (5.4.13.5).
    GameOver,
    /// The claimant is not to move; not examined.
    NotYourTurn,
    /// Neither (a) nor (b) was claimed; not examined.
    NothingClaimed,
    /// The record has gaps; not examined (5.4.12.2).
    RecordIncomplete,
    /// The written move is none, or fits several; not examined (R9).
    WrittenMoveIllegal(Refusal),
    /// The position does not stand for the third time.
    NotThreeTimes,
    /// The same, and the claimant's flag fell meanwhile.
    RefusedAndFlag,
}

impl WhyNot {
    /// The name, as programs exchange it; for an illegal move with R11's reason.
    ///
    /// ```
    /// assert_eq!(shashki_record::WhyNot::RecordIncomplete.name(), "record-incomplete");
    /// ```
    pub fn name(&self) -> String {
        match self {
            Self::GameOver => "game-over".to_owned(),
            Self::NotYourTurn => "not-your-turn".to_owned(),
            Self::NothingClaimed => "nothing-claimed".to_owned(),
            Self::RecordIncomplete => "record-incomplete".to_owned(),
            Self::WrittenMoveIllegal(refusal) => {
                format!("written-move-illegal:{}", refusal.reason().name())
            }
            Self::NotThreeTimes => "not-three-times".to_owned(),
            Self::RefusedAndFlag => "refused-and-flag".to_owned(),
        }
    }

    /// The reason in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::WhyNot;
    /// assert!(WhyNot::NotThreeTimes.message(Lang::Ru).starts_with("троекратного"));
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::WrittenMoveIllegal(refusal) => {
                let text =
                    lang.pick("the written move is not possible", "записанный ход невозможен");
                return format!("{text}: {}", refusal.message(lang));
            }
            Self::GameOver => ("the game is over (5.4.13.5)", "партия окончена (5.4.13.5)"),
            Self::NotYourTurn => {
                ("the claimant is not to move (5.4.12.2)", "очередь хода не заявителя (5.4.12.2)")
            }
            Self::NothingClaimed => ("nothing was claimed", "заявления нет"),
            Self::RecordIncomplete => (
                "a claim needs a full and clear record (5.4.12.2)",
                "нужна полная и чёткая запись партии (5.4.12.2)",
            ),
            Self::NotThreeTimes => (
                "the position does not stand three times (5.4.12.2)",
                "троекратного повторения позиции не было (5.4.12.2)",
            ),
            Self::RefusedAndFlag => (
                "the position does not stand three times, and the flag fell (5.4.12.2)",
                "троекратного повторения не было, время заявителя истекло (5.4.12.2)",
            ),
        };
        lang.pick(en, ru).to_owned()
    }
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// What the arbiter decides on a claim.
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::{Claim, Game};
/// let verdict = Game::new().examine(&Claim::standing(Side::White));
/// assert!(verdict.examined && !verdict.upheld);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the claim was examined at all; if not, it changes nothing.
    pub examined: bool,
    /// Whether it is right.
    pub upheld: bool,
    /// The result that it brings: a draw where upheld, a loss where refused and the flag fell.
    pub result: Option<GameResult>,
    /// The written move, which counts as made where the claim is refused.
    pub move_made: Option<Move>,
    /// Why it failed.
    pub why: Option<WhyNot>,
}

impl Verdict {
    const fn not_examined(why: WhyNot) -> Self {
        Self { examined: false, upheld: false, result: None, move_made: None, why: Some(why) }
    }

    const fn upheld() -> Self {
        let result = Some(GameResult::draw(EndReason::Repetition));
        Self { examined: true, upheld: true, result, move_made: None, why: None }
    }

    fn refused(claim: &Claim, m: Option<Move>) -> Self {
        let lost = claim.flag_fell.then_some(GameResult::win(!claim.by, EndReason::Time));
        let why = if lost.is_some() { WhyNot::RefusedAndFlag } else { WhyNot::NotThreeTimes };
        let move_made = if lost.is_some() { None } else { m };
        Self { examined: true, upheld: false, result: lost, move_made, why: Some(why) }
    }

    /// The verdict in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Side;
    /// use shashki_record::{Claim, Game};
    /// let verdict = Game::new().examine(&Claim::standing(Side::Black));
    /// assert!(verdict.message(Lang::En).starts_with("not examined: "));
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let what = match (self.examined, self.upheld) {
            (false, _) => lang.pick("not examined", "заявление не рассматривается"),
            (true, true) => lang.pick("upheld: draw", "подтверждено: ничья"),
            (true, false) => lang.pick("refused", "отклонено"),
        };
        let why = self.why.as_ref().map(|why| format!(": {}", why.message(lang)));
        format!("{what}{}", why.unwrap_or_default())
    }
}

impl Game {
    /// Examines a claim and changes nothing.
    ///
    /// | claim | finding | verdict | clause |
    /// |---|---|---|---|
    /// | any | the game is over; not the claimant's turn; gaps in the record | not examined | 5.4.13.5, 5.4.12.2 |
    /// | (a) | third occurrence or more | draw, flag or not | 5.4.12.2 |
    /// | (a) | not so | refused: the claimant stays to move | 5.4.12.2 |
    /// | (b) | the written move is illegal or fits several | not examined | R9 |
    /// | (b) | it would make a third occurrence or more | draw, flag or not | 5.4.12.2 |
    /// | (b) | not so | refused: the written move counts as made | 5.4.12.2 |
    /// | refused | his flag fell meanwhile | he loses | 5.4.12.2 |
    /// | (a) and (b) | (a) refused | (b) decides, if it can be examined | R4 |
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Claim, Game, WhyNot};
    /// let claim = Claim { record_complete: false, ..Claim::standing(Side::White) };
    /// assert_eq!(Game::new().examine(&claim).why, Some(WhyNot::RecordIncomplete));
    /// ```
    pub fn examine(&self, claim: &Claim) -> Verdict {
        if self.result().is_some() {
            return Verdict::not_examined(WhyNot::GameOver);
        }
        if claim.by != self.position().side() {
            return Verdict::not_examined(WhyNot::NotYourTurn);
        }
        if !claim.standing && claim.written.is_none() {
            return Verdict::not_examined(WhyNot::NothingClaimed);
        }
        if !claim.record_complete {
            return Verdict::not_examined(WhyNot::RecordIncomplete);
        }
        if claim.standing && self.occurrences() >= THREE {
            return Verdict::upheld();
        }
        match claim.written.as_deref().map(|written| self.read_written(written)) {
            Some(Ok((m, next))) if self.would_stand(m, &next) < THREE => {
                Verdict::refused(claim, Some(m))
            }
            Some(Ok(_)) => Verdict::upheld(),
            Some(Err(refusal)) if !claim.standing => {
                Verdict::not_examined(WhyNot::WrittenMoveIllegal(refusal))
            }
            Some(Err(_)) | None => Verdict::refused(claim, None),
        }
    }

    fn read_written(&self, text: &str) -> Result<(Move, Position), Refusal> {
        let position = self.position();
        let m = position.read_move_with(text, MoveOptions::default())?;
        Ok((m, position.play_unchecked(m)))
    }

    /// Examines a claim and does what the verdict says: the game ends, or the written move is made.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Claim, Game};
    /// let mut game = Game::new();
    /// let verdict = game.claim(&Claim::written(Side::White, "c3-d4"));
    /// assert!(verdict.move_made.is_some());
    /// assert_eq!(game.ply(), 1);
    /// ```
    pub fn claim(&mut self, claim: &Claim) -> Verdict {
        let verdict = self.examine(claim);
        if let Some(result) = verdict.result {
            self.declared = Some(result);
        }
        if let Some(m) = verdict.move_made {
            // It was read as a legal move of this position; a full record alone can refuse it.
            let _ = self.push(m);
        }
        verdict
    }
}
