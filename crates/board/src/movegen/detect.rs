//! Is there a capture, is there a move: answered without making one.

use super::jumps::{king_reach, king_victims, man_jumps};
use super::placement::{Colour, Placement, View};
use crate::layout::Direction;

/// Whether the side to move can, and so must, take (clause 6.1.5.3).
pub(crate) fn can_capture<C: Colour>(placement: Placement) -> bool {
    let view = View::of::<C>(placement);
    if view.men & man_jumps(view).any() != 0 {
        return true;
    }
    view.kings != 0 && king_victims(view, king_reach(view.kings, view.empty)).any() != 0
}

/// Whether the side to move has a move at all (decision B11).
pub(crate) fn has_moves<C: Colour>(placement: Placement) -> bool {
    let view = View::of::<C>(placement);
    let men = C::Left::step(view.men) | C::Right::step(view.men);
    let kings = <C::Left as Direction>::Back::step(view.kings)
        | <C::Right as Direction>::Back::step(view.kings)
        | C::Left::step(view.kings)
        | C::Right::step(view.kings);
    (men | kings) & view.empty != 0 || can_capture::<C>(placement)
}
