//! Repetition: how often a position stood, and who may claim (R3, R4).

use std::ops::ControlFlow;

use shashki_board::{Move, MoveList, Position};

use crate::Game;
use crate::counter::Change;

/// So many occurrences make a draw (5.4.12.1.3).
pub(crate) const THREE: u16 = 3;

/// A right to claim a draw by repetition (5.4.12.2).
///
/// ```
/// assert_eq!(shashki_record::Right::Standing.letter(), 'a');
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Right {
    /// (a): the position stands for the third time or more.
    Standing,
    /// (b): a written move would make one stand so.
    Written,
}

impl Right {
    /// The letter under which the right is known: `a` or `b`.
    ///
    /// ```
    /// assert_eq!(shashki_record::Right::Written.letter(), 'b');
    /// ```
    pub const fn letter(self) -> char {
        match self {
            Self::Standing => 'a',
            Self::Written => 'b',
        }
    }
}

impl Game {
    /// How many times the position on the board has stood with the same side to move, this time
    /// and the start position included (R3). Positions are compared, not hashes.
    ///
    /// ```
    /// assert_eq!(shashki_record::Game::new().occurrences(), 1);
    /// ```
    pub const fn occurrences(&self) -> u16 {
        self.now.occurrences
    }

    /// How many times the position after `ply` plies had stood before that ply was made, itself
    /// not counted.
    pub(crate) fn occurrences_before(
        &self,
        position: &Position,
        ply: usize,
        window: u16,
        loose: bool,
    ) -> u16 {
        // The sides move in turn, so that only every second position can be the same; where a
        // violation stands that is not sure.
        let (last, stride) = if loose { (1, 1) } else { (2, 2) };
        let Some(last) = ply.checked_sub(last) else { return 0 };
        let plies = (usize::from(window)..=last).rev().step_by(stride);
        let mut earlier = plies.filter_map(|ply| self.state(ply));
        let same = earlier.find(|state| state.position == *position);
        same.map_or(0, |state| state.occurrences)
    }

    /// Whether the side to move may claim by (a): the position stands for the third time or more,
    /// and the game is not over.
    ///
    /// ```
    /// assert!(!shashki_record::Game::new().may_claim_standing());
    /// ```
    pub fn may_claim_standing(&self) -> bool {
        self.occurrences() >= THREE && self.result().is_none()
    }

    /// The moves with which the side to move may claim by (b): each would make a position stand
    /// for the third time or more.
    ///
    /// ```
    /// assert!(shashki_record::Game::new().written_claims().is_empty());
    /// ```
    pub fn written_claims(&self) -> MoveList {
        let mut moves = MoveList::new();
        if self.declared.is_some() {
            return moves;
        }
        let _ = self.now.position.visit_next(|m, next| -> ControlFlow<()> {
            if self.would_stand(m, &next) >= THREE {
                moves.push(m);
            }
            ControlFlow::Continue(())
        });
        moves.sort();
        moves
    }

    /// How many times the position after a legal move would have stood.
    pub(crate) fn would_stand(&self, m: Move, next: &Position) -> u16 {
        let now = &self.now;
        if !now.loose && Change::by_move(&now.position, m).ends_king_moves {
            return 1; // no man goes back
        }
        let ply = self.ply() + 1;
        self.occurrences_before(next, ply, now.window, now.loose).saturating_add(1)
    }

    /// The rights that the last ply gave up, of the side that made it (5.4.12.2): (a) by playing on
    /// from a position that stood for the third time, (b) by making on the board the move that
    /// could have been written. They come back with the position.
    ///
    /// ```
    /// assert_eq!(shashki_record::Game::new().rights_given_up().count(), 0);
    /// ```
    pub fn rights_given_up(&self) -> impl Iterator<Item = Right> + use<> {
        let from = self.steps.last().map(|step| step.before);
        let standing = from.is_some_and(|from| from.occurrences >= THREE);
        let written = from.is_some() && self.occurrences() >= THREE;
        let rights = [standing.then_some(Right::Standing), written.then_some(Right::Written)];
        rights.into_iter().flatten()
    }
}
