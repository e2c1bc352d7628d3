//! What the engine decided, in the order in which it did (P26).

use shashki_tournament::{Points, StartNumber};

use crate::Bar;
use crate::colours::ColourReason;

/// Why somebody was passed over.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PassedOver {
    /// The two can't be paired at all.
    Barred(Bar),
    /// The choice would leave somebody without an opponent, or let more players leave the group
    /// than need to (5.4.10.8; P8, P9).
    RestNotPairable,
    /// The player had a win without play already (5.4.10.2; P3).
    HadWinWithoutPlay {
        /// In this round.
        round: u16,
    },
}

/// One decision of the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step {
    /// The classification before the round.
    Classified {
        /// The players in order, with their points.
        order: Vec<(StartNumber, Points)>,
    },
    /// A pair that the host forced (P5); no second player: the bye.
    Forced {
        /// One of the two.
        first: StartNumber,
        /// The other.
        second: Option<StartNumber>,
    },
    /// A compulsory meeting of two of one group (P5).
    Compulsory {
        /// One of the two.
        first: StartNumber,
        /// The other.
        second: StartNumber,
    },
    /// Somebody is left over in a pool and enters the next one (P5).
    HandedOn {
        /// Who.
        player: StartNumber,
    },
    /// Somebody was passed over for the bye, or to be handed on to the next pool (P6).
    NoBye {
        /// Who.
        player: StartNumber,
        /// Why.
        why: PassedOver,
    },
    /// Somebody gets the bye.
    Bye {
        /// Who.
        player: StartNumber,
    },
    /// A score group is to be paired.
    GroupOpened {
        /// Its points.
        points: Points,
        /// Its own players.
        residents: Vec<StartNumber>,
        /// Those who came down into it.
        floaters: Vec<StartNumber>,
        /// How many have to leave it downwards (P9).
        leaving: usize,
    },
    /// A floater passed a resident over (P10).
    FloaterPassed {
        /// The floater.
        floater: StartNumber,
        /// The resident.
        resident: StartNumber,
        /// Why.
        why: PassedOver,
    },
    /// A floater meets a resident.
    FloaterMeets {
        /// The floater.
        floater: StartNumber,
        /// The resident.
        resident: StartNumber,
    },
    /// A floater found no resident and goes on down.
    FloaterGoesOn {
        /// The floater.
        floater: StartNumber,
    },
    /// A resident was asked to leave, and stays (P11).
    Stays {
        /// The resident.
        player: StartNumber,
        /// Why.
        why: PassedOver,
    },
    /// A resident leaves for the next group.
    Leaves {
        /// The resident.
        player: StartNumber,
        /// Whether he may meet somebody of the next group.
        meets_next: bool,
        /// Whether he was asked late because he had floated down in one of the last two rounds.
        spared: bool,
    },
    /// The residents who are left, in the order in which they look for each other.
    Search {
        /// The players.
        players: Vec<StartNumber>,
    },
    /// A player passed a candidate over (P12).
    Passed {
        /// The player.
        player: StartNumber,
        /// The candidate.
        candidate: StartNumber,
        /// Why.
        why: PassedOver,
    },
    /// Two players are paired.
    Meets {
        /// The player who looked.
        player: StartNumber,
        /// Whom he found.
        candidate: StartNumber,
    },
    /// The colours of a pair.
    Colours {
        /// Who has White.
        white: StartNumber,
        /// Who has Black.
        black: StartNumber,
        /// Why.
        reason: ColourReason,
    },
}

/// Somebody who watches the engine.
///
/// The step is a closure: one who doesn't watch never has it made, so that not watching costs
/// nothing.
pub trait Observer {
    /// Takes note of a step.
    fn saw(&mut self, step: impl FnOnce() -> Step);

    /// Whether steps are wanted at all.
    fn watches(&self) -> bool;

    /// Whether the rest of the draw is of no interest: the engine may then stop before the next
    /// score group, and the pairing lacks what it had not reached.
    fn seen_enough(&self) -> bool {
        false
    }
}

/// Nobody watches.
impl Observer for () {
    #[inline]
    fn saw(&mut self, _: impl FnOnce() -> Step) {}

    #[inline]
    fn watches(&self) -> bool {
        false
    }
}

/// Keeps every step.
impl Observer for Vec<Step> {
    fn saw(&mut self, step: impl FnOnce() -> Step) {
        self.push(step());
    }

    fn watches(&self) -> bool {
        true
    }
}
