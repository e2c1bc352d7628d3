//! The claim of a draw by counted moves (5.4.12.5, R15).

use std::fmt;

use shashki_base::Lang;
use shashki_board::Side;

use crate::counter::lone_king_on_road;
use crate::{DrawProfile, DrawRule, EndReason, Game, GameResult, Unit};

/// A claim that a move-count rule is fulfilled.
///
/// ```
/// use shashki_board::Side;
/// use shashki_record::{CountClaim, DrawProfile, DrawRule};
/// let claim = CountClaim::new(Side::Black, DrawProfile::Fsr, DrawRule::MainRoad);
/// assert!(claim.record_complete && claim.declared_at.is_none());
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CountClaim {
    /// Who claims.
    pub by: Side,
    /// The profile.
    pub profile: DrawProfile,
    /// The rule.
    pub rule: DrawRule,
    /// Whether the claimant has a full record; then the count of the record holds.
    pub record_complete: bool,
    /// The ply at which he began to count aloud; such a count needs no record.
    pub declared_at: Option<usize>,
    /// What the opponent answered; none: he was not asked yet.
    pub opponent_agrees: Option<bool>,
}

impl CountClaim {
    /// A claim from a full record, before the opponent was asked.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{CountClaim, DrawProfile, DrawRule};
    /// let claim = CountClaim::new(Side::White, DrawProfile::Fsr, DrawRule::KingsOnly);
    /// assert_eq!(claim.opponent_agrees, None);
    /// ```
    pub const fn new(by: Side, profile: DrawProfile, rule: DrawRule) -> Self {
        Self { by, profile, rule, record_complete: true, declared_at: None, opponent_agrees: None }
    }
}

/// What comes of a claim by counted moves.
///
/// ```
/// assert_eq!(shashki_record::CountAnswer::AskOpponent.to_string(), "ask-opponent");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CountAnswer {
    /// The game has a result (5.4.13.5).
    GameOver,
    /// The claimant is not to move.
    NotYourTurn,
    /// There is neither a full record nor a declared count (5.4.12.5).
    NotCounted,
    /// The rule does not run in this position.
    NotRunning,
    /// The count is not reached.
    NotReached {
        /// How far it is.
        count: u16,
        /// How far it has to be.
        limit: u16,
    },
    /// Reached: the opponent is asked to agree.
    AskOpponent,
    /// Reached, and the opponent refused: the arbiter decides.
    ArbiterDecides,
    /// Reached, and the opponent agreed.
    Draw(GameResult),
}

impl CountAnswer {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::CountAnswer::NotRunning.name(), "not-running");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn => "not-your-turn",
            Self::NotCounted => "not-counted",
            Self::NotRunning => "not-running",
            Self::NotReached { .. } => "not-reached",
            Self::AskOpponent => "ask-opponent",
            Self::ArbiterDecides => "arbiter-decides",
            Self::Draw(_) => "draw",
        }
    }
}

impl CountAnswer {
    /// The answer in words, in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::CountAnswer;
    /// let answer = CountAnswer::NotReached { count: 4, limit: 5 };
    /// assert_eq!(answer.message(Lang::En), "the count is 4 of 5 (5.4.12.5)");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::Draw(result) => return result.message(lang),
            Self::NotReached { count, limit } => {
                let (text, of) = lang.pick(("the count is", "of"), ("сделано ходов", "из"));
                return format!("{text} {count} {of} {limit} (5.4.12.5)");
            }
            Self::GameOver => ("the game is over (5.4.13.5)", "партия окончена (5.4.13.5)"),
            Self::NotYourTurn => ("the claimant is not to move", "очередь хода не заявителя"),
            Self::NotCounted => (
                "the moves were not counted (5.4.12.5)",
                "количество ходов не зафиксировано (5.4.12.5)",
            ),
            Self::NotRunning => {
                ("the rule does not apply here", "правило к этой позиции не относится")
            }
            Self::AskOpponent => (
                "reached: ask the opponent (5.4.12.5)",
                "достигнуто: спросите соперника (5.4.12.5)",
            ),
            Self::ArbiterDecides => {
                ("reached: the arbiter decides (5.4.12.5)", "достигнуто: решает судья (5.4.12.5)")
            }
        };
        lang.pick(en, ru).to_owned()
    }
}

impl fmt::Display for CountAnswer {
    /// The name; of a draw the result, `draw:kings-only`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(result) => result.fmt(f),
            _ => f.write_str(self.name()),
        }
    }
}

impl Game {
    /// How far a count is that was declared aloud at a ply: it started at 0 there, with the rule's
    /// unit and resets (R15). None where the rule does not run now.
    ///
    /// ```
    /// use shashki_record::{DrawProfile, DrawRule, Game};
    /// let mut game = Game::from_position("W:WKc1,Kg1:BKb8".parse().unwrap());
    /// for m in "g1-f2 b8-a7 f2-g1 a7-b8".split(' ') {
    ///     game.push_text(m).unwrap();
    /// }
    /// assert_eq!(game.declared_count(DrawProfile::Fsr, DrawRule::KingsOnly, 2), Some(1));
    /// ```
    pub fn declared_count(
        &self,
        profile: DrawProfile,
        rule: DrawRule,
        declared_at: usize,
    ) -> Option<u16> {
        let row = self.row(profile, rule).filter(|row| row.running)?;
        if declared_at > self.ply() {
            return None;
        }
        let from = declared_at.max(usize::from(row.since));
        let mut moves = [0_u16; 2];
        for (ply, step) in self.steps.iter().enumerate().skip(from) {
            // For the road only what was played while the lone king stood on it.
            let counts = rule != DrawRule::MainRoad
                || self.position_at(ply + 1).is_some_and(|after| lone_king_on_road(&after));
            let [white, black] = &mut moves;
            let side = if step.mover == Side::White { white } else { black };
            *side = side.saturating_add(u16::from(counts));
        }
        let [white, black] = moves;
        let stronger = |side| self.position().pieces(side).len();
        Some(match row.unit {
            Unit::Each => white.min(black),
            Unit::Own if stronger(Side::White) > stronger(Side::Black) => white,
            Unit::Own => black,
        })
    }

    /// Examines a claim by counted moves and, where both agree, ends the game.
    ///
    /// | state | event | outcome | clause |
    /// |---|---|---|---|
    /// | result; not his turn | claim | nothing | 5.4.13.5 |
    /// | neither full record nor declared count | claim | not counted | 5.4.12.5 |
    /// | the rule does not run, or the limit is not reached | claim | nothing; play goes on | 5.4.12.5 |
    /// | reached | claim | the opponent is asked | 5.4.12.5 |
    /// | asked | he agrees | draw | 5.4.12.5 |
    /// | asked | he refuses | the arbiter decides | 5.4.12.5 |
    ///
    /// With a full record the greater of the record's count and the declared one holds. A barred
    /// offer bars no claim (5.4.12.4).
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{CountAnswer, CountClaim, DrawProfile, DrawRule, Game};
    /// let claim = CountClaim::new(Side::White, DrawProfile::Fsr, DrawRule::KingsOnly);
    /// let answer = Game::new().claim_count(&claim);
    /// assert_eq!(answer, CountAnswer::NotReached { count: 0, limit: 15 });
    /// ```
    pub fn claim_count(&mut self, claim: &CountClaim) -> CountAnswer {
        let CountClaim { by, profile, rule, record_complete, declared_at, opponent_agrees } =
            *claim;
        if self.result().is_some() {
            return CountAnswer::GameOver;
        }
        if by != self.position().side() {
            return CountAnswer::NotYourTurn;
        }
        let declared = declared_at.filter(|&ply| ply <= self.ply());
        if !record_complete && declared.is_none() {
            return CountAnswer::NotCounted;
        }
        let Some(row) = self.row(profile, rule).filter(|row| row.running) else {
            return CountAnswer::NotRunning;
        };
        let recorded = if record_complete { row.count } else { 0 };
        let aloud = declared.and_then(|ply| self.declared_count(profile, rule, ply)).unwrap_or(0);
        let (count, limit) = (recorded.max(aloud), row.limit);
        if count < limit {
            return CountAnswer::NotReached { count, limit };
        }
        match opponent_agrees {
            None => CountAnswer::AskOpponent,
            Some(false) => CountAnswer::ArbiterDecides,
            Some(true) => {
                let result = GameResult::draw(EndReason::Rule(rule));
                self.declared = Some(result);
                CountAnswer::Draw(result)
            }
        }
    }
}
