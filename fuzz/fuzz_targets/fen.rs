//! Positions: read, written, read again; moves in any notation.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shashki_board::{Fen, MoveForm, Position};

fuzz_target!(|text: &str| {
    let (fen, moves) = text.split_once('\n').unwrap_or((text, ""));
    let _ = Fen::read_strict(fen);
    let Ok(mut position) = fen.parse::<Position>() else { return };
    assert_eq!(position.fen().to_string().parse(), Ok(position));
    for written in moves.split_whitespace() {
        let Ok(found) = position.read_move(written) else { break };
        for form in [MoveForm::Full, MoveForm::Short, MoveForm::Numeric] {
            let again = position.notation(found, form).to_string();
            assert_eq!(position.read_move(&again).ok(), Some(found), "{again}");
        }
        let Ok(next) = position.play(found) else { break };
        position = next;
    }
});
