//! Where the pieces stand, and what differs between the colours.

use crate::layout::place_of;
use crate::layout::{BOARD, BOTTOM, Bits, Direction, DownLeft, DownRight, TOP, UpLeft, UpRight};
use crate::{Move, Side};

/// A move in the form in which the generator finds it and in which it is cheapest to play.
#[derive(Copy, Clone)]
pub(crate) struct Step {
    pub(crate) from: Bits,
    pub(crate) to: Bits,
    pub(crate) captured: Bits,
    /// Whether a king arrives.
    pub(crate) king: bool,
    /// Whether it left as a man.
    pub(crate) crowned: bool,
}

impl Step {
    #[inline(always)]
    pub(crate) fn pack(self) -> Move {
        Move::from_places(place_of(self.from), place_of(self.to), self.captured, self.crowned)
    }

    #[inline(always)]
    pub(crate) fn unpack(m: Move, kings: Bits) -> Self {
        let (from, crowned) = (m.leaves(), m.promotes());
        let king = crowned || kings & from != 0;
        Self { from, to: m.reaches(), captured: m.takes(), king, crowned }
    }
}

/// Where the pieces stand, without the side to move.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Placement {
    pub(crate) white: Bits,
    pub(crate) black: Bits,
    pub(crate) kings: Bits,
}

/// What differs between the colours, as a type: the generator is compiled once for each.
pub(crate) trait Colour {
    /// The other colour.
    type Enemy: Colour;
    /// The two directions in which the men of this colour go (clause 6.1.4.3).
    type Left: Direction;
    /// The other one.
    type Right: Direction;
    /// The rank on which they are crowned (clause 6.1.4.4).
    const CROWN: Bits;
    /// The colour as a value.
    const SIDE: Side;
    /// The lowest bit that a man of this colour can come to by a quiet move.
    const FIRST: u32;

    /// The pieces of this colour.
    fn own(placement: Placement) -> Bits;
    /// The placement with these pieces of this colour and those of the other.
    fn placement(own: Bits, enemy: Bits, kings: Bits) -> Placement;

    /// The placement after a move of this colour.
    #[inline(always)]
    fn play(placement: Placement, step: Step) -> Placement {
        let Step { from, to, captured, king, .. } = step;
        // A capture may end where it began: first off, then on.
        Self::placement(
            (Self::own(placement) & !from) | to,
            Self::Enemy::own(placement) & !captured,
            (placement.kings & !(from | captured)) | if king { to } else { 0 },
        )
    }
}

/// The colour that moves up the board.
pub(crate) struct White;
/// The colour that moves down the board.
pub(crate) struct Black;

impl Colour for White {
    type Enemy = Black;
    type Left = UpLeft;
    type Right = UpRight;
    const CROWN: Bits = TOP;
    const SIDE: Side = Side::White;
    const FIRST: u32 = 0;

    #[inline(always)]
    fn own(placement: Placement) -> Bits {
        placement.white
    }
    #[inline(always)]
    fn placement(own: Bits, enemy: Bits, kings: Bits) -> Placement {
        Placement { white: own, black: enemy, kings }
    }
}

impl Colour for Black {
    type Enemy = White;
    type Left = DownLeft;
    type Right = DownRight;
    const CROWN: Bits = BOTTOM;
    const SIDE: Side = Side::Black;
    const FIRST: u32 = 4;

    #[inline(always)]
    fn own(placement: Placement) -> Bits {
        placement.black
    }
    #[inline(always)]
    fn placement(own: Bits, enemy: Bits, kings: Bits) -> Placement {
        Placement { white: enemy, black: own, kings }
    }
}

/// A placement as the side to move sees it.
#[derive(Copy, Clone)]
pub(crate) struct View {
    pub(crate) men: Bits,
    pub(crate) kings: Bits,
    pub(crate) enemy: Bits,
    pub(crate) empty: Bits,
}

impl View {
    #[inline(always)]
    pub(crate) fn of<C: Colour>(placement: Placement) -> Self {
        let own = C::own(placement);
        Self {
            men: own & !placement.kings,
            kings: own & placement.kings,
            enemy: C::Enemy::own(placement),
            empty: BOARD & !(placement.white | placement.black),
        }
    }
}
