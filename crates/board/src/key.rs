//! Hash keys of positions, for hosts that keep tables of them.

use crate::{Bitboard, Kind, Move, Piece, Position, Side};

/// A 64-bit key of a position: the pieces and the side to move.
///
/// A [`Position`] carries no key, so that hosts that hash nothing pay nothing; those that do keep
/// one beside it and change it move by move. Keys are the same on every machine and in every
/// version. Equal keys do not prove equal positions: compare the positions too where that matters.
///
/// ```
/// use shashki_board::{Key, Position};
/// let position = Position::initial();
/// let key = Key::of(&position);
/// let m = position.moves()[0];
/// let next = position.play_unchecked(m);
/// assert_eq!(key.after(&position, m), Key::of(&next));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(pub u64);

/// One word for each piece and square.
type Words = [[u64; 32]; 4];

static WORDS: Words = words();

/// The word that is in the key when Black is to move.
const BLACK_TO_MOVE: u64 = word(128);

const fn words() -> Words {
    let mut words = [[0; 32]; 4];
    let mut number = 0;
    while number < 128 {
        words[number / 32][number % 32] = word(number as u64);
        number += 1;
    }
    words
}

/// The words come from a fixed counter by the `SplitMix64` output function.
const fn word(number: u64) -> u64 {
    let mut z = (number + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// What a set of like pieces adds to a key.
fn sum(piece: Piece, squares: Bitboard) -> u64 {
    let row = match piece {
        Piece { side: Side::White, kind: Kind::Man } => &WORDS[0],
        Piece { side: Side::White, kind: Kind::King } => &WORDS[1],
        Piece { side: Side::Black, kind: Kind::Man } => &WORDS[2],
        Piece { side: Side::Black, kind: Kind::King } => &WORDS[3],
    };
    squares.iter().fold(0, |key, square| key ^ row[square.index()])
}

/// What the pieces of one side on some squares add to a key.
fn side_sum(side: Side, squares: Bitboard, kings: Bitboard) -> u64 {
    sum(Piece { side, kind: Kind::Man }, squares - kings)
        ^ sum(Piece { side, kind: Kind::King }, squares & kings)
}

impl Key {
    /// The key of a position.
    ///
    /// ```
    /// use shashki_board::{Key, Position};
    /// assert_eq!(Key::of(&Position::initial()), Key::of(&Position::initial()));
    /// assert_ne!(Key::of(&Position::initial()), Key::of(&Position::initial().turned()));
    /// ```
    pub fn of(position: &Position) -> Self {
        let sides = [Side::White, Side::Black]
            .map(|side| side_sum(side, position.pieces(side), position.kings()));
        let turn = if position.side() == Side::Black { BLACK_TO_MOVE } else { 0 };
        Self(sides[0] ^ sides[1] ^ turn)
    }

    /// The key after a legal move, given the position before it. Done a second time, with the same
    /// position and move, it takes the move back.
    ///
    /// ```
    /// use shashki_board::{Key, Position};
    /// let position = Position::initial();
    /// let (key, m) = (Key::of(&position), position.moves()[0]);
    /// assert_eq!(key.after(&position, m).after(&position, m), key);
    /// ```
    #[must_use]
    pub fn after(self, before: &Position, m: Move) -> Self {
        let (side, kings) = (before.side(), before.kings());
        let leaves = if kings.contains(m.from()) { Kind::King } else { Kind::Man };
        let arrives = if m.promotes() { Kind::King } else { leaves };
        let moved = sum(Piece { side, kind: leaves }, Bitboard::from(m.from()))
            ^ sum(Piece { side, kind: arrives }, Bitboard::from(m.to()));
        let captured = side_sum(!side, m.captured(), kings);
        Self(self.0 ^ moved ^ captured ^ BLACK_TO_MOVE)
    }
}
