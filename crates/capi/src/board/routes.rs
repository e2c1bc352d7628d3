//! Routes: the order in which a capture takes its pieces.

use core::ffi::c_char;
use core::ops::ControlFlow;

use shashki_board::{RemovalRule, Route, Square};

use super::moves::shk_move;
use super::notation::refused;
use super::position::{position, shk_position};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out, read, slice};
use crate::status::{SHK_NOT_FOUND, shk_status};
use crate::text::text;

/// The places of a route's lists; those that it doesn't need are 0. A move takes at most twelve pieces.
pub const SHK_ROUTE_SQUARES: u32 = 16;

/// Captured pieces come off in their order or the reverse (6.1.5.7, 6.1.5.12).
pub const SHK_REMOVAL_EITHER_WAY: i32 = 0;
/// They come off in the order of capture alone (the older 1.5.7, 1.5.12).
pub const SHK_REMOVAL_SAME_ORDER: i32 = 1;

pub(crate) fn removal_rule(number: i32) -> Result<RemovalRule, Fail> {
    match number {
        SHK_REMOVAL_EITHER_WAY => Ok(RemovalRule::EitherWay),
        SHK_REMOVAL_SAME_ORDER => Ok(RemovalRule::SameOrder),
        _ => Err(Fail::argument("rule", "one of SHK_REMOVAL_...", "одно из SHK_REMOVAL_...")),
    }
}

/// One way of making a move: its pieces in the order in which they are taken (6.1.5.10). A plain value.
///
/// Ways that differ only in where a king lands between two captures are one route. A quiet move has one
/// route, without pieces.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_route {
    /// The move.
    pub m: shk_move,
    /// The squares with which the route is written, by number: the first, those on which the piece
    /// turns or lands, the last.
    pub squares: [u8; 16],
    /// The squares of the pieces taken, by number, in their order.
    pub victims: [u8; 16],
    /// How many squares there are.
    pub square_count: u32,
    /// How many pieces are taken.
    pub victim_count: u32,
}

impl From<Route> for shk_route {
    fn from(route: Route) -> Self {
        let mut raw = Self { m: route.to_move().into(), ..Self::default() };
        for (place, square) in raw.squares.iter_mut().zip(route.squares().iter()) {
            *place = square.number();
            raw.square_count += 1;
        }
        for (place, square) in raw.victims.iter_mut().zip(route.victims()) {
            *place = square.number();
            raw.victim_count += 1;
        }
        raw
    }
}

pub(crate) fn square(number: u32) -> Result<Square, Fail> {
    let known = u8::try_from(number).ok().and_then(Square::from_number);
    known.ok_or_else(|| Fail::argument("square", "a square from 1 to 32", "поле от 1 до 32"))
}

/// Squares of the caller's.
///
/// # Safety
///
/// As for [`slice`].
pub(crate) unsafe fn squares(pointer: *const u8, count: usize) -> Result<Vec<Square>, Fail> {
    // SAFETY: as the caller promises.
    let numbers = unsafe { slice(pointer, count, "squares")? };
    numbers.iter().map(|&number| square(number.into())).collect()
}

fn no_route() -> Fail {
    let (en, ru) = ("the move is not legal, it has no route", "ход невозможен, способов нет");
    Fail::new(SHK_NOT_FOUND, en, ru)
}

/// All routes of a move, into an array of `capacity`; `*count` is how many there are, 0 for a move that
/// isn't legal.
///
/// Where they have no room nothing is written but `*count` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_routes(
    position: *const shk_position,
    m: *const shk_move,
    routes: *mut shk_route,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, m, out, count) = unsafe {
            let out = Buffer::new(routes, capacity, "routes")?;
            let (position, m) = (self::position(position)?, read(m, "m")?.to_move()?);
            (position, m, out, Out::new(count, "count")?)
        };
        let mut all: Vec<shk_route> = Vec::new();
        let _ = position.visit_routes_of(m, |route| -> ControlFlow<()> {
            all.push(route.into());
            ControlFlow::Continue(())
        });
        out.give(&count, all)
    })
}

/// The route with which a move is written: of several the one whose squares come first by number.
/// `SHK_NOT_FOUND` for a move that isn't legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_canonical_route(
    position: *const shk_position,
    m: *const shk_move,
    route: *mut shk_route,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, m, out) = unsafe {
            (self::position(position)?, read(m, "m")?.to_move()?, Out::new(route, "route")?)
        };
        out.set(position.canonical_route(m).ok_or_else(no_route)?.into());
        Ok(())
    })
}

/// Reads a route in any notation in use. Unlike a move it has to be plain: a text that fits several
/// routes, though of one move, is refused as `ambiguous` (`SHK_REFUSED`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_read_route(
    position: *const shk_position,
    written: *const c_char,
    length: usize,
    route: *mut shk_route,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (position, written, out) = unsafe {
            let written = text(written, length, "written")?;
            (self::position(position)?, written, Out::new(route, "route")?)
        };
        out.set(position.read_route(written).map_err(|refusal| refused(&refusal))?.into());
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The move of a piece that goes over these squares, numbers from 1 to 32, the first its own. A way that
/// the rules refuse (`SHK_REFUSED`) has an error that names the rule.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_move_over(
    position: *const shk_position,
    squares: *const u8,
    count: usize,
    m: *mut shk_move,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (position, squares, out) = unsafe {
            (self::position(position)?, self::squares(squares, count)?, Out::new(m, "m")?)
        };
        out.set(position.move_over(&squares).map_err(|refusal| refused(&refusal))?.into());
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Whether captured pieces may be taken off the board in this order, by a rule (`SHK_REMOVAL_...`) and by
/// some route of the move: `*may` is 1 or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_may_be_removed(
    position: *const shk_position,
    m: *const shk_move,
    squares: *const u8,
    count: usize,
    rule: i32,
    may: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, m, order, out) = unsafe {
            let (position, m) = (self::position(position)?, read(m, "m")?.to_move()?);
            (position, m, self::squares(squares, count)?, Out::new(may, "may")?)
        };
        let rule = removal_rule(rule)?;
        let found = position.visit_routes_of(m, |route| {
            if route.may_be_removed(&order, rule) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        out.set(u32::from(found.is_break()));
        Ok(())
    })
}
