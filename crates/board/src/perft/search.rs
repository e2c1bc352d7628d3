//! The recursion under perft.

use core::convert::Infallible;
use core::hint::black_box;
use core::marker::PhantomData;
use core::ops::ControlFlow;

use crate::layout::Bits;
use crate::movegen::{Black, Colour, Placement, Step, Visitor, White, count, generate};
use crate::{Position, Side};

/// Where counts of positions met before are kept.
pub(super) trait Table {
    /// The least depth at which it is asked; below that, counting is faster.
    const SHALLOWEST: u32;

    /// The count under a position, if it is known.
    fn get(&self, position: Placement, side: Side, depth: u32) -> Option<u64>;
    /// Keeps a count.
    fn put(&self, position: Placement, side: Side, depth: u32, nodes: u64);
}

/// Nothing is kept.
pub(super) struct NoTable;

impl Table for NoTable {
    const SHALLOWEST: u32 = u32::MAX;

    fn get(&self, _: Placement, _: Side, _: u32) -> Option<u64> {
        None
    }
    fn put(&self, _: Placement, _: Side, _: u32, _: u64) {}
}

/// The number of ways to play `depth` moves: of routes with `ROUTES`; the last ply is counted with
/// `BULK` and made without.
pub(super) fn count_below<const ROUTES: bool, const BULK: bool, T: Table>(
    position: &Position,
    depth: u32,
    table: &T,
) -> u64 {
    let placement = position.placement();
    if depth == 0 {
        return 1;
    }
    match position.side() {
        Side::White => below::<White, T, ROUTES, BULK>(placement, depth, table),
        Side::Black => below::<Black, T, ROUTES, BULK>(placement, depth, table),
    }
}

/// The sets travel one by one: three words in registers, where a struct would go through memory.
#[inline(always)]
fn below<C: Colour, T: Table, const ROUTES: bool, const BULK: bool>(
    placement: Placement,
    depth: u32,
    table: &T,
) -> u64 {
    let Placement { white, black, kings } = placement;
    if BULK && depth == 1 {
        last_ply::<C, ROUTES>(white, black, kings)
    } else {
        inner::<C, T, ROUTES, BULK>(white, black, kings, depth, table)
    }
}

#[inline(never)]
fn last_ply<C: Colour, const ROUTES: bool>(white: Bits, black: Bits, kings: Bits) -> u64 {
    count::<C, ROUTES>(Placement { white, black, kings })
}

#[inline(never)]
fn inner<C: Colour, T: Table, const ROUTES: bool, const BULK: bool>(
    white: Bits,
    black: Bits,
    kings: Bits,
    depth: u32,
    table: &T,
) -> u64 {
    let placement = Placement { white, black, kings };
    if depth < T::SHALLOWEST {
        return expand::<C, T, ROUTES, BULK>(placement, depth, table);
    }
    if let Some(nodes) = table.get(placement, C::SIDE, depth) {
        return nodes;
    }
    let nodes = expand::<C, T, ROUTES, BULK>(placement, depth, table);
    table.put(placement, C::SIDE, depth, nodes);
    nodes
}

#[inline(always)]
fn expand<C: Colour, T: Table, const ROUTES: bool, const BULK: bool>(
    placement: Placement,
    depth: u32,
    table: &T,
) -> u64 {
    let mut sum =
        Sum::<C, T, ROUTES, BULK> { placement, depth, nodes: 0, table, colour: PhantomData };
    let ControlFlow::Continue(()) = generate::<C, _>(placement, &mut sum);
    sum.nodes
}

/// Adds up what is below each move.
struct Sum<'a, C, T, const ROUTES: bool, const BULK: bool> {
    placement: Placement,
    depth: u32,
    nodes: u64,
    table: &'a T,
    colour: PhantomData<C>,
}

impl<C: Colour, T: Table, const ROUTES: bool, const BULK: bool> Visitor
    for Sum<'_, C, T, ROUTES, BULK>
{
    type Stop = Infallible;
    const ROUTES: bool = ROUTES;

    #[inline(always)]
    fn visit(&mut self, step: Step, _: u64) -> ControlFlow<Infallible> {
        let next = C::play(self.placement, step);
        self.nodes += if !BULK && self.depth == 1 {
            // Made in earnest, though nothing is done with it.
            black_box(next);
            1
        } else {
            below::<C::Enemy, T, ROUTES, BULK>(next, self.depth - 1, self.table)
        };
        ControlFlow::Continue(())
    }
}
