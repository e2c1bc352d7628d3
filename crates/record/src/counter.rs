//! The counters behind the draw rules, carried from ply to ply (R6).
//!
//! They know nothing of a profile: each profile's table reads from them what it wants.

use shashki_board::{Bitboard, Diagonal, Move, Position, Side};

use crate::balance::Balance;
use crate::profile::{Condition, Entry, Leaving};
use crate::{DrawRule, Unit};

/// The moves of both sides since a reset.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
struct Tally {
    since: u16,
    moves: [u16; 2],
}

impl Tally {
    const fn at(ply: u16) -> Self {
        Self { since: ply, moves: [0, 0] }
    }

    fn add(&mut self, mover: Side) {
        let [white, black] = &mut self.moves;
        let moves = if mover == Side::White { white } else { black };
        *moves = moves.saturating_add(1);
    }

    fn of(self, side: Side) -> u16 {
        let [white, black] = self.moves;
        if side == Side::White { white } else { black }
    }

    fn each(self) -> u16 {
        let [white, black] = self.moves;
        white.min(black)
    }
}

/// The stronger side's moves while the lone king stood on the main road.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Road {
    since: u16,
    count: u16,
}

/// What a ply did to the counters.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// A man moved, or a piece left the board: no more king moves alone.
    pub(crate) ends_king_moves: bool,
    /// A piece left the board or a man became a king: another balance.
    pub(crate) balance: bool,
}

impl Change {
    pub(crate) fn by_move(before: &Position, m: Move) -> Self {
        let balance = m.is_capture() || m.promotes();
        Self { ends_king_moves: balance || !before.kings().contains(m.from()), balance }
    }

    /// A position that stands after a violation (R9) is judged by what it shows.
    pub(crate) fn by_position(before: &Position, after: &Position) -> Self {
        let balance = Balance::of(before) != Balance::of(after);
        let men = |position: &Position, side| position.pieces(side) - position.kings();
        let moved = [Side::White, Side::Black].iter().any(|&s| men(before, s) != men(after, s));
        Self { ends_king_moves: balance || moved, balance }
    }
}

/// All counters at one ply.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Counters {
    kings: Tally,
    balance: Tally,
    /// For those rules in which leaving the road sets the count to 0.
    road: Option<Road>,
    /// For those in which it is kept.
    road_kept: Option<Road>,
}

/// The stronger side and whether the lone king stands on the main road, with three against one.
fn on_road(position: &Position) -> Option<(Side, bool)> {
    let [white, black] = [Side::White, Side::Black].map(|side| position.pieces(side));
    let (strong, lone) = match (white.len(), black.len()) {
        (3, 1) => (Side::White, black),
        (1, 3) => (Side::Black, white),
        _ => return None,
    };
    let king = lone.is_subset(position.kings());
    king.then(|| (strong, stands_on_road(lone)))
}

/// Whether these squares lie on a1-h8.
fn stands_on_road(squares: Bitboard) -> bool {
    squares.is_subset(Diagonal::BolshayaDoroga.squares())
}

/// Whether the lone king stands on the main road, three pieces against it.
pub(crate) fn lone_king_on_road(position: &Position) -> bool {
    on_road(position).is_some_and(|(_, on)| on)
}

impl Counters {
    /// In the position with which a game begins every counter starts (R6).
    pub(crate) fn at_start(position: &Position) -> Self {
        let road = lone_king_on_road(position).then_some(Road { since: 0, count: 0 });
        Self { kings: Tally::at(0), balance: Tally::at(0), road, road_kept: road }
    }

    /// The counters after a ply with this number, by this side.
    pub(crate) fn after(mut self, ply: u16, mover: Side, after: &Position, change: Change) -> Self {
        if change.ends_king_moves {
            self.kings = Tally::at(ply);
        } else {
            self.kings.add(mover);
        }
        if change.balance {
            self.balance = Tally::at(ply);
            (self.road, self.road_kept) = (None, None);
        } else {
            self.balance.add(mover);
        }
        match on_road(after) {
            Some((strong, true)) => {
                let own = u16::from(mover == strong && !change.balance);
                let step = |road: Option<Road>| match road {
                    Some(Road { since, count }) => Road { since, count: count.saturating_add(own) },
                    None => Road { since: ply, count: 0 },
                };
                (self.road, self.road_kept) = (Some(step(self.road)), Some(step(self.road_kept)));
            }
            _ => self.road = None,
        }
        self
    }

    /// What an entry of a profile's table reads off the counters in a position.
    ///
    /// A reading that does not apply is whole all the same, so that no tool takes a comparison that
    /// the compiler makes early for one of unset memory.
    pub(crate) fn read(&self, entry: &Entry, position: &Position) -> Reading {
        let balance = Balance::of(position);
        let Some(unit) = entry.condition.unit(&balance) else { return Reading::none(entry) };
        let (since, count, running) = match entry.condition {
            Condition::KingMoves { .. } => (self.kings.since, self.kings.each(), true),
            Condition::Material { .. } => (self.balance.since, self.balance.each(), true),
            Condition::LoneKing { .. } => {
                let count = match (unit, balance.against_lone_king()) {
                    (Unit::Own, Some((strong, _, _))) => self.balance.of(strong),
                    _ => self.balance.each(),
                };
                (self.balance.since, count, true)
            }
            Condition::Road { leaving, .. } => {
                let road = match leaving {
                    Leaving::Resets => self.road,
                    Leaving::Keeps => self.road_kept,
                };
                let Some(road) = road else { return Reading::none(entry) };
                (road.since, road.count, self.road.is_some())
            }
        };
        Reading { unit, since, count, running, applies: true, ..Reading::none(entry) }
    }
}

/// A counter as one rule reads it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) rule: DrawRule,
    pub(crate) limit: u16,
    pub(crate) unit: Unit,
    pub(crate) since: u16,
    pub(crate) count: u16,
    pub(crate) running: bool,
    /// Whether the rule's condition holds on this board.
    pub(crate) applies: bool,
}

impl Reading {
    /// The reading of a rule whose condition does not hold.
    const fn none(entry: &Entry) -> Self {
        let (rule, limit) = (entry.rule, entry.limit);
        Self { rule, limit, unit: Unit::Each, since: 0, count: 0, running: false, applies: false }
    }

    pub(crate) const fn reached(&self) -> bool {
        self.running && self.count >= self.limit
    }
}
