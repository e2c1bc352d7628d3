//! What the tests of this crate share.

use std::fs;
use std::path::PathBuf;

use shashki_board::Side;
use shashki_record::Game;

/// A file of the shared data, or none, with a word about it, where the data is not at hand.
pub(crate) fn shared(name: &str) -> Option<String> {
    let root = std::env::var_os("SHASHKI_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    );
    match fs::read_to_string(root.join(name)) {
        Ok(text) => Some(text),
        Err(error) => {
            eprintln!("skipped: {name} cannot be read ({error}); SHASHKI_DATA names its folder");
            None
        }
    }
}

/// A game from a position, with these moves played.
pub(crate) fn game(fen: &str, moves: &str) -> Game {
    let position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    let mut game = Game::from_position(position);
    play(&mut game, moves);
    game
}

/// Plays moves parted by blanks.
pub(crate) fn play(game: &mut Game, moves: &str) {
    for m in moves.split_whitespace() {
        game.push_text(m).unwrap_or_else(|error| panic!("{m}: {error}"));
    }
}

pub(crate) const W: Side = Side::White;
pub(crate) const B: Side = Side::Black;

/// The side of a letter.
pub(crate) fn side(letter: &str) -> Side {
    if letter == "W" { W } else { B }
}
