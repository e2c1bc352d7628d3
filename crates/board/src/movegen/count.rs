//! How many moves there are, counted as sets: no list is built.

use core::convert::Infallible;
use core::marker::PhantomData;
use core::ops::ControlFlow;

use super::chain::{Chain, Found, Search, Start, first_routes};
use super::jumps::{king_reach, king_start, king_victims, kings_go_on};
use super::jumps::{man_jumps, man_landings, man_start};
use super::placement::{Colour, Placement, View};
use crate::layout::{Bits, Direction, DownLeft, DownRight, Four, UpLeft, UpRight, lowest, slide};

/// The number of moves of the side to move, or of routes where `ROUTES` is set (decision B6).
///
/// The way through here without a call is that of most positions; the rarer ones are left to
/// functions that start again from the placement, so that this one needs no stack.
#[inline(always)]
pub(crate) fn count<C: Colour, const ROUTES: bool>(placement: Placement) -> u64 {
    let view = View::of::<C>(placement);
    if view.kings != 0 {
        let Placement { white, black, kings } = placement;
        return count_with_kings::<C, ROUTES>(white, black, kings);
    }
    let jumps = man_jumps(view);
    if view.men & jumps.any() == 0 {
        return u64::from(men_quiet::<C>(view));
    }
    let landings = man_landings(view, jumps);
    let open = jumps.any() | C::CROWN;
    if landings.any() & open == 0 {
        return u64::from(landings.count(!open));
    }
    let Placement { white, black, kings } = placement;
    count_men_chains::<C, ROUTES>(white, black, kings)
}

#[inline(never)]
fn count_with_kings<C: Colour, const ROUTES: bool>(white: Bits, black: Bits, kings: Bits) -> u64 {
    let view = View::of::<C>(Placement { white, black, kings });
    let jumps = man_jumps(view);
    let reach = king_reach(view.kings, view.empty);
    let victims = king_victims(view, reach);
    if (view.men & jumps.any()) | victims.any() == 0 {
        return u64::from(men_quiet::<C>(view) + reach.count(!0));
    }
    let men = men_captures::<C, ROUTES>(view, jumps);
    let kings = king_captures::<C, UpLeft, ROUTES>(view, victims.of::<UpLeft>())
        + king_captures::<C, UpRight, ROUTES>(view, victims.of::<UpRight>())
        + king_captures::<C, DownLeft, ROUTES>(view, victims.of::<DownLeft>())
        + king_captures::<C, DownRight, ROUTES>(view, victims.of::<DownRight>());
    u64::from(men + kings)
}

#[inline(never)]
fn count_men_chains<C: Colour, const ROUTES: bool>(white: Bits, black: Bits, kings: Bits) -> u64 {
    let view = View::of::<C>(Placement { white, black, kings });
    u64::from(men_captures::<C, ROUTES>(view, man_jumps(view)))
}

#[inline(always)]
fn men_quiet<C: Colour>(view: View) -> u32 {
    let (left, right) =
        (C::Left::step(view.men) & view.empty, C::Right::step(view.men) & view.empty);
    // Two sets in one word, as in `Four::count`.
    (left >> C::FIRST | (right >> C::FIRST) << 32).count_ones()
}

#[inline(always)]
fn men_captures<C: Colour, const ROUTES: bool>(view: View, jumps: Four) -> u32 {
    let landings = man_landings(view, jumps);
    let open = jumps.any() | C::CROWN;
    landings.count(!open)
        + go_on::<C, UpLeft, ROUTES>(view, jumps, landings.of::<UpLeft>() & open)
        + go_on::<C, UpRight, ROUTES>(view, jumps, landings.of::<UpRight>() & open)
        + go_on::<C, DownLeft, ROUTES>(view, jumps, landings.of::<DownLeft>() & open)
        + go_on::<C, DownRight, ROUTES>(view, jumps, landings.of::<DownRight>() & open)
}

/// The captures of the men that landed where they may go on, having jumped in the direction `D`.
#[inline(always)]
fn go_on<C: Colour, D: Direction, const ROUTES: bool>(
    view: View,
    jumps: Four,
    landed: Bits,
) -> u32 {
    if landed == 0 {
        return 0;
    }
    let mut count = 0;
    let mut crowned = landed & C::CROWN;
    while crowned != 0 {
        let to = lowest(crowned);
        crowned ^= to;
        count += chains::<C, D, D, ROUTES>(view, to, 1);
    }
    let men = landed & !C::CROWN;
    count
        + second_jumps::<C, D, D, ROUTES>(view, jumps, men)
        + second_jumps::<C, D, D::Left, ROUTES>(view, jumps, men)
        + second_jumps::<C, D, D::Right, ROUTES>(view, jumps, men)
}

/// The captures of men that jumped in the direction `D` and now jump in the direction `E`.
#[inline(always)]
fn second_jumps<C: Colour, D: Direction, E: Direction, const ROUTES: bool>(
    view: View,
    jumps: Four,
    men: Bits,
) -> u32 {
    let jumpers = men & jumps.of::<E>();
    if jumpers == 0 {
        return 0;
    }
    let landing = E::step2(jumpers);
    let third = jumps.of::<E>() | jumps.of::<E::Left>() | jumps.of::<E::Right>();
    let open = third | C::CROWN;
    let mut count = (landing & !open).count_ones();
    let mut rest = landing & open;
    while rest != 0 {
        let to = lowest(rest);
        rest ^= to;
        count += chains::<C, D, E, ROUTES>(view, to, 2);
    }
    count
}

/// The captures of the man that stands on `to` after its first jump in the direction `D`, or
/// after a second one in the direction `E`.
#[inline(never)]
fn chains<C: Colour, D: Direction, E: Direction, const ROUTES: bool>(
    view: View,
    to: Bits,
    jumps: u32,
) -> u32 {
    let mut counter = Counter::<C, ROUTES>::new();
    let between = if jumps == 2 { E::Back::step2(to) } else { to };
    let first = D::Back::step(between);
    let mut chain = Chain::EMPTY.with(first);
    if jumps == 2 {
        chain = chain.with(E::Back::step(to));
    }
    let start = man_start(view, D::Back::step(first));
    let ControlFlow::Continue(()) = Search::<C, _>::new(start, &mut counter).landed::<E>(to, chain);
    counter.count
}

#[inline(always)]
fn king_captures<C: Colour, D: Direction, const ROUTES: bool>(view: View, victims: Bits) -> u32 {
    if victims == 0 {
        return 0;
    }
    let landing = slide::<D>(victims, view.empty);
    if !kings_go_on::<D>(view, landing) {
        return landing.count_ones();
    }
    king_chains::<C, D, ROUTES>(view, victims)
}

fn king_chains<C: Colour, D: Direction, const ROUTES: bool>(view: View, mut victims: Bits) -> u32 {
    let mut counter = Counter::<C, ROUTES>::new();
    while victims != 0 {
        let victim = lowest(victims);
        victims ^= victim;
        let start = king_start::<D>(view, victim);
        let landing = slide::<D>(victim, view.empty);
        let chain = Chain::EMPTY.with(victim);
        let ControlFlow::Continue(()) =
            Search::<C, _>::new(start, &mut counter).king::<D>(landing, chain, false);
    }
    counter.count
}

struct Counter<C, const ROUTES: bool> {
    count: u32,
    colour: PhantomData<C>,
}

impl<C, const ROUTES: bool> Counter<C, ROUTES> {
    fn new() -> Self {
        Self { count: 0, colour: PhantomData }
    }
}

impl<C: Colour, const ROUTES: bool> Found for Counter<C, ROUTES> {
    type Stop = Infallible;

    #[inline(always)]
    fn end(
        &mut self,
        start: &Start,
        landing: Bits,
        chain: Chain,
        crowned: bool,
    ) -> ControlFlow<Infallible> {
        let counted =
            if ROUTES { landing } else { first_routes::<C>(start, landing, chain, crowned) };
        self.count += counted.count_ones();
        ControlFlow::Continue(())
    }
}
