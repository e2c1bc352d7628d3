//! The first captures of all pieces at once, as sets.

use super::chain::Start;
use super::placement::View;
use crate::layout::{Bits, Direction, DownLeft, DownRight, Four, UpLeft, UpRight, slide};

/// For each direction the squares from which a man could jump that way.
///
/// Their union also says whether a man that has just jumped can go on: behind it lie the captured
/// piece and then the square it came from, where these sets still see it standing, so that the way
/// back never counts; and no second or third jump can need that square.
#[inline(always)]
pub(crate) fn man_jumps(view: View) -> Four {
    Four::new(
        jump_squares::<UpLeft>(view),
        jump_squares::<UpRight>(view),
        jump_squares::<DownLeft>(view),
        jump_squares::<DownRight>(view),
    )
}

#[inline(always)]
fn jump_squares<D: Direction>(view: View) -> Bits {
    D::Back::step(view.enemy & D::Back::step(view.empty))
}

/// Where men land with their first jump.
#[inline(always)]
pub(crate) fn man_landings(view: View, jumps: Four) -> Four {
    Four::new(
        UpLeft::step2(view.men & jumps.of::<UpLeft>()),
        UpRight::step2(view.men & jumps.of::<UpRight>()),
        DownLeft::step2(view.men & jumps.of::<DownLeft>()),
        DownRight::step2(view.men & jumps.of::<DownRight>()),
    )
}

/// Where the kings get in each direction, over empty squares alone. Kings in one line shadow each
/// other: each square of each set belongs to one king.
#[inline(always)]
pub(crate) fn king_reach(kings: Bits, empty: Bits) -> Four {
    Four::new(
        slide::<UpLeft>(kings, empty),
        slide::<UpRight>(kings, empty),
        slide::<DownLeft>(kings, empty),
        slide::<DownRight>(kings, empty),
    )
}

/// The pieces that some king can take first, given where the kings get.
#[inline(always)]
pub(crate) fn king_victims(view: View, reach: Four) -> Four {
    Four::new(
        victims::<UpLeft>(view, reach),
        victims::<UpRight>(view, reach),
        victims::<DownLeft>(view, reach),
        victims::<DownRight>(view, reach),
    )
}

#[inline(always)]
fn victims<D: Direction>(view: View, reach: Four) -> Bits {
    D::step(view.kings | reach.of::<D>()) & view.enemy & D::Back::step(view.empty)
}

/// Whether kings that came in the direction `D` could take on from one of the landing squares.
///
/// The board is taken as before the move: the square that the king left and the piece it took lie
/// on the line it came along, behind every landing square, and on none of the lines asked about.
#[inline(always)]
pub(crate) fn kings_go_on<D: Direction>(view: View, landing: Bits) -> bool {
    let straight = D::step(landing) & D::Back::step(view.empty);
    let left = landing | slide::<D::Left>(landing, view.empty);
    let left = D::Left::step(left) & <D::Left as Direction>::Back::step(view.empty);
    let right = landing | slide::<D::Right>(landing, view.empty);
    let right = D::Right::step(right) & <D::Right as Direction>::Back::step(view.empty);
    (straight | left | right) & view.enemy != 0
}

/// The start of a man's capture.
#[inline(always)]
pub(crate) fn man_start(view: View, from: Bits) -> Start {
    Start { from, king: false, enemy: view.enemy, empty: view.empty | from }
}

/// The start of the capture in which the piece on `victim` is taken first in the direction `D`.
#[inline(always)]
pub(crate) fn king_start<D: Direction>(view: View, victim: Bits) -> Start {
    let line = victim | slide::<D::Back>(victim, view.empty);
    let from = D::Back::step(line) & view.kings;
    Start { from, king: true, enemy: view.enemy, empty: view.empty | from }
}
