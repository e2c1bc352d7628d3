//! How the board lies in a 64-bit word, and how a square set moves along a diagonal.
//!
//! The 32 squares stand in the order of their numbers (1 = b8 ... 32 = g1), four to a row, with one
//! unused bit after every second row. With these gaps a step along any diagonal is one shift by a
//! constant, the same in every row, and a step off the board ends on a gap or outside the word's
//! 35 low bits, where no square set ever has a bit.

/// A set of squares as it lies in the word.
pub(crate) type Bits = u64;

/// Every square.
pub(crate) const BOARD: Bits = {
    let mut board = 0;
    let mut index = 0;
    while index < 32 {
        board |= 1 << place(index);
        index += 1;
    }
    board
};

/// The eighth rank (squares 1 to 4), where white men are crowned.
pub(crate) const TOP: Bits = 0b1111;

/// The first rank (squares 29 to 32), where black men are crowned.
pub(crate) const BOTTOM: Bits = 0b1111 << 31;

/// The bit of the square with this index (number less one).
pub(crate) const fn place(index: u8) -> u8 {
    index + index / 8
}

/// The index of the square at this bit.
pub(crate) const fn index(place: u8) -> u8 {
    place - place / 9
}

/// The lowest square of a set, as a set.
#[inline(always)]
pub(crate) const fn lowest(bits: Bits) -> Bits {
    bits & bits.wrapping_neg()
}

/// Where the only square of a set stands in the word.
#[inline(always)]
// A word has 64 bits, so the number always fits.
#[allow(clippy::cast_possible_truncation)]
pub(crate) const fn place_of(bit: Bits) -> u8 {
    bit.trailing_zeros() as u8
}

/// The places of a set's squares in the word, from the lowest.
pub(crate) struct Places(pub(crate) Bits);

impl Iterator for Places {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let place = place_of(self.0);
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// One of the four diagonal directions, as a type: the generator is compiled once for each.
///
/// Up is towards the eighth rank, left towards the a-file.
pub(crate) trait Direction {
    /// The opposite direction.
    type Back: Direction;
    /// One of the two directions across this one.
    type Left: Direction;
    /// The other one.
    type Right: Direction;
    /// Its place in [`Four`].
    const INDEX: usize;
    /// What a step back adds to a square's place in the word.
    const BACK: i8;

    /// The set moved by one square.
    fn step(bits: Bits) -> Bits;
    /// The set moved by two squares (right only where the square between was on the board).
    fn step2(bits: Bits) -> Bits;
    /// The set moved by four squares (right only where the squares between were on the board).
    fn step4(bits: Bits) -> Bits;
}

macro_rules! direction {
    ($name:ident, $doc:literal, $op:tt, $by:literal, $back:ident, $left:ident, $right:ident,
     $index:literal, $step:literal) => {
        #[doc = $doc]
        pub(crate) struct $name;

        impl Direction for $name {
            type Back = $back;
            type Left = $left;
            type Right = $right;
            const INDEX: usize = $index;
            const BACK: i8 = $step;

            #[inline(always)]
            fn step(bits: Bits) -> Bits {
                bits $op $by
            }
            #[inline(always)]
            fn step2(bits: Bits) -> Bits {
                bits $op (2 * $by)
            }
            #[inline(always)]
            fn step4(bits: Bits) -> Bits {
                bits $op (4 * $by)
            }
        }
    };
}

direction!(UpLeft, "Towards a8.", >>, 5, DownRight, UpRight, DownLeft, 0, 5);
direction!(UpRight, "Towards h8.", >>, 4, DownLeft, UpLeft, DownRight, 1, 4);
direction!(DownLeft, "Towards a1.", <<, 4, UpRight, UpLeft, DownRight, 2, -4);
direction!(DownRight, "Towards h1.", <<, 5, UpLeft, UpRight, DownLeft, 3, -5);

/// One set of squares for each direction.
#[derive(Copy, Clone)]
pub(crate) struct Four([Bits; 4]);

impl Four {
    #[inline(always)]
    pub(crate) fn new(up_left: Bits, up_right: Bits, down_left: Bits, down_right: Bits) -> Self {
        Self([up_left, up_right, down_left, down_right])
    }

    #[inline(always)]
    pub(crate) fn of<D: Direction>(self) -> Bits {
        self.0[D::INDEX]
    }

    /// The squares of all four sets.
    #[inline(always)]
    pub(crate) fn any(self) -> Bits {
        self.0[0] | self.0[1] | self.0[2] | self.0[3]
    }

    /// How many squares the four sets have together within `squares`, if every square was reached
    /// by a step in its set's direction.
    ///
    /// A step up never ends on the first rank nor a step down on the eighth, so that two sets fit
    /// in one word: half the counting, which is dear on processors without an instruction for it.
    #[inline(always)]
    pub(crate) fn count(self, squares: Bits) -> u32 {
        let [up_left, up_right, down_left, down_right] = self.0.map(|set| set & squares);
        (up_left | up_right << 32).count_ones() + (down_left >> 4 | down_right << 28).count_ones()
    }
}

/// The squares that the pieces at `from` reach in one direction over the squares of `through`,
/// without `from` itself.
///
/// Three doublings cover the seven steps of the longest diagonal, without a branch.
#[inline(always)]
pub(crate) fn slide<D: Direction>(from: Bits, through: Bits) -> Bits {
    let mut reached = D::step(from) & through;
    reached |= D::step(reached) & through;
    let pairs = through & D::step(through);
    reached |= D::step2(reached) & pairs;
    let fours = pairs & D::step2(pairs);
    reached | (D::step4(reached) & fours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_gaps_keep_the_steps_on_the_board() {
        assert_eq!(BOARD.count_ones(), 32);
        for number in 0..32_u8 {
            assert_eq!(index(place(number)), number);
        }
        // h8 and h6 have no neighbour on the right, a7 and a1 none on the left.
        assert_eq!(DownRight::step(1 << place(3)) & BOARD, 0);
        assert_eq!(UpRight::step(1 << place(11)) & BOARD, 0);
        assert_eq!(UpLeft::step(1 << place(4)) & BOARD, 0);
        assert_eq!(UpLeft::step(1 << place(28)) & BOARD, 0);
        assert_eq!(DownLeft::step(1 << place(4)) & BOARD, 0);
    }

    #[test]
    fn a_slide_runs_the_whole_main_road() {
        let road = slide::<UpRight>(1 << place(28), BOARD);
        assert_eq!(road.count_ones(), 7);
        assert_eq!(road & TOP, 1 << place(3));
        let down = slide::<DownLeft>(1 << place(3), BOARD & !(1 << place(14)));
        assert_eq!(down.count_ones(), 2);
    }
}
