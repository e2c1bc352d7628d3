//! perft
use core::convert::Infallible;
use core::marker::PhantomData;
use core::ops::ControlFlow;

use crate::movegen::{self, Black, Colour, Placement, Step, Visitor, White};
use crate::{Position, Side};

struct Below<C, const ROUTES: bool> {
    placement: Placement,
    depth: u32,
    total: u64,
    colour: PhantomData<C>,
}

impl<C: Colour, const ROUTES: bool> Visitor for Below<C, ROUTES> {
    type Stop = Infallible;
    const ROUTES: bool = ROUTES;

    #[inline(always)]
    fn visit(&mut self, step: Step, _: u64) -> ControlFlow<Infallible> {
        let next = C::play(self.placement, step);
        let Placement { white, black, kings } = next;
        self.total += if self.depth == 2 {
            leaf::<C::Enemy, ROUTES>(white, black, kings)
        } else {
            below::<C::Enemy, ROUTES>(white, black, kings, self.depth - 1)
        };
        ControlFlow::Continue(())
    }
}

#[inline(never)]
fn leaf<C: Colour, const ROUTES: bool>(white: u64, black: u64, kings: u64) -> u64 {
    movegen::count::<C, ROUTES>(Placement { white, black, kings })
}

#[inline(never)]
fn below<C: Colour, const ROUTES: bool>(white: u64, black: u64, kings: u64, depth: u32) -> u64 {
    let placement = Placement { white, black, kings };
    if depth == 1 {
        return movegen::count::<C, ROUTES>(placement);
    }
    let mut visitor = Below::<C, ROUTES> { placement, depth, total: 0, colour: PhantomData };
    let ControlFlow::Continue(()) = movegen::generate::<C, _>(placement, &mut visitor);
    visitor.total
}

/// perft
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.side() {
        Side::White => below::<White, false>(position.placement().white,position.placement().black,position.placement().kings, depth),
        Side::Black => below::<Black, false>(position.placement().white,position.placement().black,position.placement().kings, depth),
    }
}
/// perft
pub fn perft_routes(position: &Position, depth: u32) -> u64 {
    match position.side() {
        Side::White => below::<White, true>(position.placement().white,position.placement().black,position.placement().kings, depth),
        Side::Black => below::<Black, true>(position.placement().white,position.placement().black,position.placement().kings, depth),
    }
}
