//! The moves themselves, handed one by one to a visitor that may stop the search.

use core::marker::PhantomData;
use core::ops::ControlFlow;

use super::chain::{Chain, Found, Search, Start, first_routes};
use super::jumps::{king_reach, king_start, king_victims, kings_go_on, man_jumps, man_start};
use super::placement::{Colour, Placement, Step, View};
use crate::layout::{Bits, Direction, DownLeft, DownRight, Four, UpLeft, UpRight, lowest, slide};

/// What is done with each move; for routes, `order` tells them apart.
pub(crate) trait Visitor {
    /// What stops the generation.
    type Stop;
    /// Whether each route is wanted, or each move once.
    const ROUTES: bool;

    fn visit(&mut self, step: Step, order: u64) -> ControlFlow<Self::Stop>;

    /// Quiet moves of men that land on these squares by a step in the direction `D`.
    #[inline(always)]
    fn quiet_men<C: Colour, D: Direction>(&mut self, mut landing: Bits) -> ControlFlow<Self::Stop> {
        while landing != 0 {
            let to = lowest(landing);
            landing ^= to;
            let (from, crowned) = (D::Back::step(to), to & C::CROWN != 0);
            self.visit(Step { from, to, captured: 0, king: crowned, crowned }, 0)?;
        }
        ControlFlow::Continue(())
    }
}

/// Hands every move (or route) of the side to move to the visitor.
///
/// Positions with kings of the side to move go a way of their own, so that the common case stays
/// small enough to be compiled into its caller.
#[inline(always)]
pub(crate) fn generate<C: Colour, V: Visitor>(
    placement: Placement,
    visitor: &mut V,
) -> ControlFlow<V::Stop> {
    let view = View::of::<C>(placement);
    if view.kings != 0 {
        return with_kings::<C, V>(placement, visitor);
    }
    let jumps = man_jumps(view);
    if view.men & jumps.any() != 0 {
        return men_captures::<C, V>(view, jumps, visitor);
    }
    men_quiet::<C, C::Left, V>(view, visitor)?;
    men_quiet::<C, C::Right, V>(view, visitor)
}

#[inline(never)]
fn with_kings<C: Colour, V: Visitor>(
    placement: Placement,
    visitor: &mut V,
) -> ControlFlow<V::Stop> {
    let view = View::of::<C>(placement);
    let jumps = man_jumps(view);
    let victims = king_victims(view, king_reach(view.kings, view.empty));
    if (view.men & jumps.any()) | victims.any() != 0 {
        men_captures::<C, V>(view, jumps, visitor)?;
        king_captures::<C, UpLeft, V>(view, victims.of::<UpLeft>(), visitor)?;
        king_captures::<C, UpRight, V>(view, victims.of::<UpRight>(), visitor)?;
        king_captures::<C, DownLeft, V>(view, victims.of::<DownLeft>(), visitor)?;
        return king_captures::<C, DownRight, V>(view, victims.of::<DownRight>(), visitor);
    }
    kings_quiet(view, visitor)?;
    men_quiet::<C, C::Left, V>(view, visitor)?;
    men_quiet::<C, C::Right, V>(view, visitor)
}

#[inline(always)]
fn men_quiet<C: Colour, D: Direction, V: Visitor>(
    view: View,
    visitor: &mut V,
) -> ControlFlow<V::Stop> {
    visitor.quiet_men::<C, D>(D::step(view.men) & view.empty)
}

#[inline(always)]
fn kings_quiet<V: Visitor>(view: View, visitor: &mut V) -> ControlFlow<V::Stop> {
    let mut kings = view.kings;
    while kings != 0 {
        let from = lowest(kings);
        kings ^= from;
        let mut landing = king_reach(from, view.empty).any();
        while landing != 0 {
            let to = lowest(landing);
            landing ^= to;
            visitor.visit(Step { from, to, captured: 0, king: true, crowned: false }, 0)?;
        }
    }
    ControlFlow::Continue(())
}

#[inline(always)]
fn men_captures<C: Colour, V: Visitor>(
    view: View,
    jumps: Four,
    visitor: &mut V,
) -> ControlFlow<V::Stop> {
    let open = jumps.any() | C::CROWN;
    men_direction::<C, UpLeft, V>(view, jumps.of::<UpLeft>(), open, visitor)?;
    men_direction::<C, UpRight, V>(view, jumps.of::<UpRight>(), open, visitor)?;
    men_direction::<C, DownLeft, V>(view, jumps.of::<DownLeft>(), open, visitor)?;
    men_direction::<C, DownRight, V>(view, jumps.of::<DownRight>(), open, visitor)
}

/// The captures of men that begin in one direction; those that land on an `open` square may go on.
#[inline(always)]
fn men_direction<C: Colour, D: Direction, V: Visitor>(
    view: View,
    jumpers: Bits,
    open: Bits,
    visitor: &mut V,
) -> ControlFlow<V::Stop> {
    let mut landing = D::step2(view.men & jumpers);
    while landing != 0 {
        let to = lowest(landing);
        landing ^= to;
        let victim = D::Back::step(to);
        let from = D::Back::step(victim);
        if to & open == 0 {
            // The order is read for routes alone.
            let order = if V::ROUTES { Chain::EMPTY.with(victim).order } else { 0 };
            let step = Step { from, to, captured: victim, king: false, crowned: false };
            visitor.visit(step, order)?;
        } else {
            chains::<C, D, V>(view, to, visitor)?;
        }
    }
    ControlFlow::Continue(())
}

/// The captures of the man that lands on `to` with its first jump in the direction `D`.
#[inline(never)]
fn chains<C: Colour, D: Direction, V: Visitor>(
    view: View,
    to: Bits,
    visitor: &mut V,
) -> ControlFlow<V::Stop> {
    let victim = D::Back::step(to);
    let start = man_start(view, D::Back::step(victim));
    let mut emit = Emit::<C, V> { visitor, colour: PhantomData };
    Search::<C, _>::new(start, &mut emit).landed::<D>(to, Chain::EMPTY.with(victim))
}

/// The captures of kings that begin in one direction.
#[inline(always)]
fn king_captures<C: Colour, D: Direction, V: Visitor>(
    view: View,
    mut victims: Bits,
    visitor: &mut V,
) -> ControlFlow<V::Stop> {
    while victims != 0 {
        let victim = lowest(victims);
        victims ^= victim;
        let start = king_start::<D>(view, victim);
        let landing = slide::<D>(victim, view.empty);
        let chain = Chain::EMPTY.with(victim);
        let mut emit = Emit::<C, V> { visitor, colour: PhantomData };
        if kings_go_on::<D>(view, landing) {
            Search::<C, _>::new(start, &mut emit).king::<D>(landing, chain, false)?;
        } else {
            emit.end(&start, landing, chain, false)?;
        }
    }
    ControlFlow::Continue(())
}

struct Emit<'a, C, V> {
    visitor: &'a mut V,
    colour: PhantomData<C>,
}

impl<C: Colour, V: Visitor> Found for Emit<'_, C, V> {
    type Stop = V::Stop;

    #[inline(always)]
    fn end(
        &mut self,
        start: &Start,
        landing: Bits,
        chain: Chain,
        crowned: bool,
    ) -> ControlFlow<V::Stop> {
        let mut landing =
            if V::ROUTES { landing } else { first_routes::<C>(start, landing, chain, crowned) };
        let king = start.king | crowned;
        while landing != 0 {
            let to = lowest(landing);
            landing ^= to;
            let step = Step { from: start.from, to, captured: chain.taken, king, crowned };
            self.visitor.visit(step, chain.order)?;
        }
        ControlFlow::Continue(())
    }
}
