//! Files of games chosen at random from a fixed seed.

use std::fmt::Write;

use shashki_base::{Generator, Seed};
use shashki_board::{MoveForm, Position};

/// The plies of the longest game made here: about the average of real ones.
const PLIES: usize = 56;

/// A file of at least so many bytes, and the number of its games.
pub fn file_of_games(bytes: usize) -> (Vec<u8>, u64) {
    let mut generator = Generator::new(Seed(20_261_130), 1);
    let mut file = String::with_capacity(bytes + 4_096);
    let mut games = 0;
    while file.len() < bytes {
        games += 1;
        add_game(&mut file, games, &mut generator);
    }
    (file.into_bytes(), games)
}

// Writing to a string does not fail.
fn add_game(file: &mut String, number: u64, generator: &mut Generator) {
    let _ = write!(
        file,
        "[Event \"Benchmark\"]\n[White \"Player {}\"]\n[Black \"Player {}\"]\n\
         [Result \"1/2-1/2\"]\n[GameType \"25\"]\n\n",
        number % 1_000,
        number % 997
    );
    let mut position = Position::initial();
    let mut column = 0;
    for ply in 0..PLIES {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        let count = u64::try_from(moves.len()).unwrap_or(1);
        let chosen = usize::try_from(generator.below(count)).unwrap_or(0);
        let m = moves[chosen];
        let text = position.notation(m, MoveForm::Short);
        let word = if ply % 2 == 0 { format!("{}. {text}", ply / 2 + 1) } else { text.to_string() };
        let gap = if column + word.len() > 79 { '\n' } else { ' ' };
        column = if gap == '\n' { word.len() } else { column + 1 + word.len() };
        if ply > 0 {
            file.push(gap);
        }
        file.push_str(&word);
        position = position.play_unchecked(m);
    }
    file.push_str(" 1/2-1/2\n\n");
}
