//! What the tests of this crate share.

use std::fs;
use std::path::PathBuf;

use proptest::prelude::*;
use shashki_board::{Kind, Piece, Position, Setup, Side, Square};

/// A file of the shared data, or none, with a word about it, where the data is not at hand.
pub(crate) fn shared(name: &str) -> Option<String> {
    let root = std::env::var_os("SHASHKI_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    );
    let path = root.join(name);
    match fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(error) => {
            eprintln!("skipped: {name} cannot be read ({error}); SHASHKI_DATA names its folder");
            None
        }
    }
}

/// Whether the long tests were asked for.
pub(crate) fn long() -> bool {
    std::env::var_os("SHASHKI_LONG").is_some_and(|value| value == "1")
}

/// The position of a FEN.
pub(crate) fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Any valid position: up to twelve pieces a side, every square and kind.
pub(crate) fn any_position() -> impl Strategy<Value = Position> {
    let squares = Just(Square::all().collect::<Vec<_>>()).prop_shuffle();
    let kinds = prop::collection::vec(prop::bool::weighted(0.35), 24);
    (squares, 0_usize..=12, 0_usize..=12, kinds, any::<bool>()).prop_map(
        |(squares, white, black, kings, white_moves)| {
            let side = if white_moves { Side::White } else { Side::Black };
            let mut setup = Setup::empty(side);
            for (place, &square) in squares.iter().take(white + black).enumerate() {
                let side = if place < white { Side::White } else { Side::Black };
                let last = if side == Side::White { 8 } else { 1 };
                let king = kings[place] || square.rank() == last;
                let kind = if king { Kind::King } else { Kind::Man };
                setup.put(square, Piece { side, kind });
            }
            Position::try_from(setup).expect("made valid")
        },
    )
}

/// A position reached from the initial one by moves chosen at random.
pub(crate) fn reached_position() -> impl Strategy<Value = Position> {
    prop::collection::vec(any::<prop::sample::Index>(), 0..90).prop_map(|choices| {
        let mut position = Position::initial();
        for choice in choices {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play(moves[choice.index(moves.len())]).expect("generated");
        }
        position
    })
}

/// Both kinds of random positions.
pub(crate) fn random_position() -> impl Strategy<Value = Position> {
    prop_oneof![any_position(), reached_position()]
}
