//! Positions of plain sets, against the set-up board that tells every fault.

use proptest::prelude::*;
use shashki_board::{Bitboard, Position, Setup, Side, Square};

/// What `from_plain` has to say, by way of a board that is set up.
fn slowly(white: u32, black: u32, kings: u32, side: Side) -> Option<Position> {
    if kings & !(white | black) != 0 {
        return None; // a set-up board has no king without a piece
    }
    let [w, b, k] = [white, black, kings].map(Bitboard::from_u32);
    Position::try_from(Setup::from_sets(w, b, k, side)).ok()
}

fn agrees(white: u32, black: u32, kings: u32, side: Side) {
    let fast = Position::from_plain(white, black, kings, side);
    assert_eq!(fast, slowly(white, black, kings, side), "{white:x} {black:x} {kings:x}");
}

/// Thirteen of a side, a man on his last rank, two pieces on a square, a king on an empty one.
#[test]
fn each_fault_alone() {
    for (white, black, kings) in [
        (0x0001_FFF0, 0, 0),
        (0, 0x0000_1FFF, 0),
        (0x0000_0008, 0, 0),
        (0x0000_0010, 0, 0),
        (0, 0x1000_0000, 0),
        (0, 0x0800_0000, 0),
        (0x0010_0000, 0x0010_0000, 0),
        (0x0010_0000, 0, 0x0020_0000),
        (0x0000_0008, 0x1000_0000, 0x1000_0008),
        (0, 0, 0),
    ] {
        agrees(white, black, kings, Side::White);
        agrees(white, black, kings, Side::Black);
    }
    assert!(Position::from_plain(0x0000_0010, 0x0800_0000, 0, Side::White).is_some());
}

/// Square n is bit n - 1, alone and among others.
#[test]
fn every_square_has_its_bit() {
    for n in 1..=32_u8 {
        let square = Square::from_number(n).unwrap();
        assert_eq!(Bitboard::from_u32(1 << (n - 1)), Bitboard::from(square), "{n}");
    }
}

proptest! {
    #[test]
    fn a_plain_set_is_its_squares(plain in any::<u32>()) {
        let squares = (1..=32_u8).filter(|n| plain >> (n - 1) & 1 == 1).filter_map(Square::from_number);
        let set = squares.fold(Bitboard::EMPTY, |set, square| set | Bitboard::from(square));
        assert_eq!(Bitboard::from_u32(plain), set);
        assert_eq!(set.to_u32(), plain);
    }

    /// Sets of few squares are often positions, sets of many never are.
    #[test]
    fn from_plain_agrees_with_a_set_up_board(
        any in proptest::array::uniform4(any::<u32>()),
        thin in any::<bool>(),
        apart in any::<bool>(),
        kings in any::<u32>(),
    ) {
        let [mut white, mut black, few, other] = any;
        if thin {
            (white, black) = (white & few, black & other);
        }
        if apart {
            black &= !white;
        }
        for side in [Side::White, Side::Black] {
            agrees(white, black, kings, side);
            agrees(white, black, kings & (white | black), side);
            agrees(white & !0xF, black & 0x0FFF_FFFF, 0, side);
        }
    }
}
