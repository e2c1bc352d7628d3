//! Rule corners with their full lists of moves, and the rule book's own diagrams (B8, B9).

use std::collections::BTreeSet;

use crate::common::{position, shared};
use crate::corners::CORNERS;
use shashki_board::{Move, MoveForm, Position};

/// The moves of a list; each is named by one of its routes and, where a man is crowned, `=K`.
fn named(position: &Position, list: &str) -> BTreeSet<Move> {
    let mut moves = BTreeSet::new();
    for text in list.split_whitespace() {
        let (text, crowned) = match text.strip_suffix("=K") {
            Some(text) => (text, true),
            None => (text, false),
        };
        let m =
            position.read_move(text).unwrap_or_else(|error| panic!("{position} {text}: {error}"));
        assert_eq!(m.promotes(), crowned, "{position} {text}");
        assert!(moves.insert(m), "{position} {text} is named twice");
    }
    moves
}

fn check(name: &str, fen: &str, count: &str, list: &str) {
    let position = position(fen);
    let moves: BTreeSet<Move> = position.moves().iter().copied().collect();
    assert_eq!(moves.len().to_string(), count, "{name}");
    assert_eq!(position.count_moves().to_string(), count, "{name}");
    assert_eq!(named(&position, list), moves, "{name}");
}

#[test]
fn rule_corners() {
    for (name, fen, count, list) in CORNERS {
        check(name, fen, count, list);
    }
}

#[test]
fn shared_rule_corners() {
    let Some(table) = shared("edges.tsv") else { return };
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, fen, count, list] = fields[..] else { panic!("{line}") };
        check(name, fen, count, list);
    }
}

/// The only move of a position, in full.
fn only(position: &Position) -> (Move, String) {
    let moves = position.moves();
    assert_eq!(moves.len(), 1, "{position}: {moves:?}");
    (moves[0], position.notation(moves[0], MoveForm::Full).to_string())
}

/// 6.1.5.17, first example: c3, taken but still standing, shields d4.
#[test]
fn diagram_6() {
    let start = position("B:Wc3,d4,e3,f2,f4:BKa5,d6,e7");
    let (m, text) = only(&start);
    assert_eq!(text, "a5:e1:g3:e5");
    let next = start.play(m).unwrap();
    let (answer, text) = only(&next);
    assert_eq!(text, "d4:f6:d8");
    assert_eq!(next.notation(answer, MoveForm::Short).to_string(), "d4:d8", "as the book has it");
}

/// Second example: c3 may not be jumped twice, and c5 is shielded by the taken b6.
#[test]
fn diagram_7() {
    let (_, text) = only(&position("W:WKe1:Bb6,c3,c5,d6,e5,e7"));
    assert_eq!(text, "e1:a5:d8:f6:d4");
}

/// Third example: one move by two routes, then the answer.
#[test]
fn diagram_8() {
    let start = position("B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,e7,g7");
    let (m, _) = only(&start);
    let mut routes = BTreeSet::new();
    let _ = start.visit_routes(|route| -> std::ops::ControlFlow<()> {
        routes.insert(route.to_string());
        std::ops::ControlFlow::Continue(())
    });
    let expected = ["a5:c3:e1:g3:e5:c3", "a5:c3:e5:g3:e1:c3"].map(String::from);
    assert_eq!(routes, BTreeSet::from(expected));
    assert!(m.promotes(), "it passes the first rank and rests on c3 as a king");
    let (_, text) = only(&start.play(m).unwrap());
    assert_eq!(text, "b2:d4:b6:d8:f6:h8");
}
