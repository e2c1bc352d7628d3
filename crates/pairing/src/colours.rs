//! Who has White (P18 to P21). Nothing here knows of score groups.

use core::cmp::Ordering;

use shashki_tournament::{Colour, Event};

use crate::field::Entrant;
use crate::history;
use crate::system::ColourRule;

/// Why a pair has its colours.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ColourReason {
    /// Round 1, or neither has a played game: the lot for the odd numbers (5.4.10.5.2; P18).
    FirstColour,
    /// A player had the same colour three times running (5.4.10.2; P19).
    AfterThree,
    /// Each gets the opposite of his last colour (5.4.10.2; P19).
    EachHisDue,
    /// Both were due the same: the histories differ so many played games back (P20).
    History {
        /// 1 for the last game.
        games_back: usize,
    },
    /// Both were due the same and the histories are the same: the lower start number gets it (P20).
    LowerNumber,
    /// One has no played game: the other gets his due (P21).
    OnlyOneHistory,
    /// The balance of White and Black differs (`fmjd-program`).
    Balance,
    /// Histories the same: the one with more points gets the colour that balances him
    /// (`fmjd-program`).
    MorePoints,
}

/// What colours are given by.
pub(crate) struct Colours<'e> {
    pub(crate) event: &'e Event,
    pub(crate) round: u16,
    pub(crate) rule: ColourRule,
    /// The colour of the odd numbers (P18).
    pub(crate) odd: Colour,
    /// Whether drawn numbers decide where start numbers would (system lot, round 1).
    pub(crate) by_lot: bool,
}

impl Colours<'_> {
    /// The colour of `a` against `b`.
    pub(crate) fn decide(&self, a: &Entrant, b: &Entrant) -> (Colour, ColourReason) {
        let last = |e: &Entrant| history::colours(self.event, e.index, self.round).next();
        match (last(a), last(b)) {
            (None, None) => (self.by_number(a, b), ColourReason::FirstColour),
            (Some(colour), None) => (!colour, ColourReason::OnlyOneHistory),
            (None, Some(colour)) => (colour, ColourReason::OnlyOneHistory),
            (Some(last_a), Some(last_b)) => self.by_history(a, b, !last_a, !last_b),
        }
    }

    /// P18: the odd number has the colour of the odd ones; of two alike the lower number decides.
    fn by_number(&self, a: &Entrant, b: &Entrant) -> Colour {
        let number = |e: &Entrant| match e.drawn {
            Some(drawn) if self.by_lot => drawn,
            _ => e.start.get(),
        };
        let (first, second) = (number(a), number(b));
        let lower_is_odd = first.min(second) % 2 == 1;
        let of_lower = if lower_is_odd { self.odd } else { !self.odd };
        if first < second { of_lower } else { !of_lower }
    }

    fn by_history(
        &self,
        a: &Entrant,
        b: &Entrant,
        due_a: Colour,
        due_b: Colour,
    ) -> (Colour, ColourReason) {
        let three = |e: &Entrant| history::run_of_three(self.event, e.index, self.round).is_some();
        match (three(a), three(b)) {
            (true, false) => return (due_a, ColourReason::AfterThree),
            (false, true) => return (!due_b, ColourReason::AfterThree),
            (true, true) if due_a != due_b => return (due_a, ColourReason::AfterThree),
            _ => {}
        }
        if due_a != due_b {
            return self.differently_due(a, b, due_a);
        }
        self.walk_back(a, b).unwrap_or_else(|| self.same_histories(a, b, due_a))
    }

    fn differently_due(&self, a: &Entrant, b: &Entrant, due_a: Colour) -> (Colour, ColourReason) {
        if self.rule == ColourRule::Balance {
            match self.balance(a).cmp(&self.balance(b)) {
                Ordering::Less => return (Colour::White, ColourReason::Balance),
                Ordering::Greater => return (Colour::Black, ColourReason::Balance),
                Ordering::Equal => {}
            }
        }
        (due_a, ColourReason::EachHisDue)
    }

    /// Games with White less games with Black.
    fn balance(&self, e: &Entrant) -> i32 {
        history::colours(self.event, e.index, self.round)
            .map(|colour| if colour == Colour::White { 1 } else { -1 })
            .sum()
    }

    /// P20: back through both histories to where they differ.
    fn walk_back(&self, a: &Entrant, b: &Entrant) -> Option<(Colour, ColourReason)> {
        let mut first = history::colours(self.event, a.index, self.round);
        let mut second = history::colours(self.event, b.index, self.round);
        for games_back in 1.. {
            let reason = ColourReason::History { games_back };
            match (first.next(), second.next()) {
                (Some(x), Some(y)) if x == y => {}
                (Some(x), _) => return Some((!x, reason)),
                (None, Some(y)) => return Some((y, reason)),
                (None, None) => break,
            }
        }
        None
    }

    fn same_histories(&self, a: &Entrant, b: &Entrant, due: Colour) -> (Colour, ColourReason) {
        if self.rule == ColourRule::Balance {
            // Histories the same, so balances too.
            let colour = match self.balance(a).cmp(&0) {
                Ordering::Less => Colour::White,
                Ordering::Greater => Colour::Black,
                Ordering::Equal => due,
            };
            let first = (core::cmp::Reverse(a.points), a.start);
            let leads = first < (core::cmp::Reverse(b.points), b.start);
            return (if leads { colour } else { !colour }, ColourReason::MorePoints);
        }
        (if a.start < b.start { due } else { !due }, ColourReason::LowerNumber)
    }
}
