//! Captures of several pieces, piece after piece (clauses 6.1.5.5, .6, .9, .12 and .15).
//!
//! The search goes from one captured piece to the next, never from landing square to landing
//! square: the squares behind a captured piece are one set, and the pieces that can be taken next
//! from any of them are another. So it meets every *route* of decision B6 exactly once, and the
//! rule that a king must land where it can take on needs no code of its own.

use core::marker::PhantomData;
use core::ops::ControlFlow;

use super::placement::Colour;
use crate::layout::{Bits, Direction, DownLeft, DownRight, UpLeft, UpRight};
use crate::layout::{index, lowest, place_of, slide};

/// The pieces taken so far.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) struct Chain {
    /// Their squares. They stay on the board to the end of the move (clause 6.1.5.12).
    pub(crate) taken: Bits,
    /// Their indices, five bits each, the last one lowest; twelve of them fit.
    pub(crate) order: u64,
}

impl Chain {
    pub(crate) const EMPTY: Self = Self { taken: 0, order: 0 };

    #[inline(always)]
    pub(crate) fn with(self, victim: Bits) -> Self {
        let index = u64::from(index(place_of(victim)));
        Self { taken: self.taken | victim, order: self.order << 5 | index }
    }
}

/// How a capture begins: the piece, and the board without it.
#[derive(Copy, Clone)]
pub(crate) struct Start {
    pub(crate) from: Bits,
    /// Whether it begins as a king.
    pub(crate) king: bool,
    pub(crate) enemy: Bits,
    /// The empty squares, with `from`: the piece in the hand blocks nothing (decision B4).
    pub(crate) empty: Bits,
}

/// What is done with the captures that the search finds.
pub(crate) trait Found {
    /// What stops the search.
    type Stop;

    /// A route carried to its end: one move for each square of `landing`.
    fn end(
        &mut self,
        start: &Start,
        landing: Bits,
        chain: Chain,
        crowned: bool,
    ) -> ControlFlow<Self::Stop>;

    /// The only pieces that the search may take; the others still count as takeable where the
    /// question is whether a capture is finished.
    #[inline(always)]
    fn wanted(&self) -> Bits {
        !0
    }
}

/// A search for all routes of one piece.
pub(crate) struct Search<'a, C, F> {
    start: Start,
    found: &'a mut F,
    colour: PhantomData<C>,
}

/// Whether a further capture exists, unless the search was stopped.
type GoesOn<S> = ControlFlow<S, bool>;

impl<'a, C: Colour, F: Found> Search<'a, C, F> {
    #[inline(always)]
    pub(crate) fn new(start: Start, found: &'a mut F) -> Self {
        Self { start, found, colour: PhantomData }
    }

    /// All routes from the start; whether there is one.
    pub(crate) fn run(&mut self) -> GoesOn<F::Stop> {
        let Start { from, king, empty, .. } = self.start;
        if !king {
            return self.jumps(from, Chain::EMPTY);
        }
        let up_left =
            self.take::<UpLeft>(from | slide::<UpLeft>(from, empty), Chain::EMPTY, false)?;
        let up_right =
            self.take::<UpRight>(from | slide::<UpRight>(from, empty), Chain::EMPTY, false)?;
        let down_left =
            self.take::<DownLeft>(from | slide::<DownLeft>(from, empty), Chain::EMPTY, false)?;
        let down_right =
            self.take::<DownRight>(from | slide::<DownRight>(from, empty), Chain::EMPTY, false)?;
        ControlFlow::Continue(up_left | up_right | down_left | down_right)
    }

    /// A man that stands on `at` after the captures of `chain`.
    pub(crate) fn man(&mut self, at: Bits, chain: Chain) -> ControlFlow<F::Stop> {
        if self.jumps(at, chain)? {
            ControlFlow::Continue(())
        } else {
            self.found.end(&self.start, at, chain, false)
        }
    }

    fn jumps(&mut self, at: Bits, chain: Chain) -> GoesOn<F::Stop> {
        let up_left = self.jump::<UpLeft>(at, chain)?;
        let up_right = self.jump::<UpRight>(at, chain)?;
        let down_left = self.jump::<DownLeft>(at, chain)?;
        let down_right = self.jump::<DownRight>(at, chain)?;
        ControlFlow::Continue(up_left | up_right | down_left | down_right)
    }

    #[inline(always)]
    fn jump<D: Direction>(&mut self, at: Bits, chain: Chain) -> GoesOn<F::Stop> {
        let victim = D::step(at) & self.start.enemy & !chain.taken;
        let landing = D::step(victim) & self.start.empty;
        if landing == 0 {
            return ControlFlow::Continue(false);
        }
        if victim & self.found.wanted() != 0 {
            self.landed::<D>(landing, chain.with(victim))?;
        }
        ControlFlow::Continue(true)
    }

    /// A man that has just jumped onto `landing`: on the last rank it goes on as a king (clause
    /// 6.1.5.15), from that square alone.
    #[inline(always)]
    pub(crate) fn landed<D: Direction>(
        &mut self,
        landing: Bits,
        chain: Chain,
    ) -> ControlFlow<F::Stop> {
        if landing & C::CROWN == 0 {
            self.man(landing, chain)
        } else {
            self.king::<D>(landing, chain, true)
        }
    }

    /// A king that came in the direction `D` and may stand on any square of `landing`.
    pub(crate) fn king<D: Direction>(
        &mut self,
        landing: Bits,
        chain: Chain,
        crowned: bool,
    ) -> ControlFlow<F::Stop> {
        let empty = self.start.empty;
        let left = landing | slide::<D::Left>(landing, empty);
        let left = self.take::<D::Left>(left, chain, crowned)?;
        let right = landing | slide::<D::Right>(landing, empty);
        let right = self.take::<D::Right>(right, chain, crowned)?;
        // The landing squares run to the next obstacle: straight on it is next to the last one.
        let on = self.take::<D>(landing, chain, crowned)?;
        if left | right | on {
            ControlFlow::Continue(())
        } else {
            self.found.end(&self.start, landing, chain, crowned)
        }
    }

    /// Takes every piece that stands next to `reach` in the direction `D` with an empty square
    /// behind it. Lines across the landing squares are parallel, so each piece is met once.
    #[inline(always)]
    fn take<D: Direction>(&mut self, reach: Bits, chain: Chain, crowned: bool) -> GoesOn<F::Stop> {
        let prey = self.start.enemy & !chain.taken;
        let mut victims = D::step(reach) & prey & D::Back::step(self.start.empty);
        let any = victims != 0;
        victims &= self.found.wanted();
        while victims != 0 {
            let victim = lowest(victims);
            victims ^= victim;
            let landing = slide::<D>(victim, self.start.empty);
            self.king::<D>(landing, chain.with(victim), crowned)?;
        }
        ControlFlow::Continue(any)
    }
}

/// The least number of captured pieces with which two routes can be one move: a man or a king
/// that ends on the same square by another order has gone round a rectangle.
const FEWEST_WITH_TWO_ROUTES: u32 = 4;

/// The squares of `landing` for which this route is the first, in the order of the search, that
/// makes the move. Repeating the search over the captured pieces alone needs no memory of what
/// was found before, so that there is no list here that could overflow.
#[inline(always)]
pub(crate) fn first_routes<C: Colour>(
    start: &Start,
    landing: Bits,
    chain: Chain,
    crowned: bool,
) -> Bits {
    if chain.taken.count_ones() < FEWEST_WITH_TWO_ROUTES {
        return landing;
    }
    first_of_several::<C>(start, landing, chain, crowned)
}

#[cold]
fn first_of_several<C: Colour>(start: &Start, landing: Bits, chain: Chain, crowned: bool) -> Bits {
    let mut first = 0;
    let mut rest = landing;
    while rest != 0 {
        let to = lowest(rest);
        rest ^= to;
        let mut target = FirstRoute { taken: chain.taken, to, crowned };
        let stopped = Search::<C, _>::new(*start, &mut target).run();
        if stopped == ControlFlow::Break(chain.order) {
            first |= to;
        }
    }
    first
}

/// Stops at the first route of one move, with its order.
struct FirstRoute {
    taken: Bits,
    to: Bits,
    crowned: bool,
}

impl Found for FirstRoute {
    type Stop = u64;

    fn end(&mut self, _: &Start, landing: Bits, chain: Chain, crowned: bool) -> ControlFlow<u64> {
        if chain.taken == self.taken && landing & self.to != 0 && crowned == self.crowned {
            ControlFlow::Break(chain.order)
        } else {
            ControlFlow::Continue(())
        }
    }

    #[inline(always)]
    fn wanted(&self) -> Bits {
        self.taken
    }
}
