//! `shashki moves`, `perft` and `board`.

mod common;

use common::{Folder, shashki};

/// Seven moves from the start (board.md B7), one a line.
#[test]
fn moves_from_the_start() {
    let run = shashki(&["moves"]).ends(0);
    assert_eq!(run.out.lines().count(), 7);
    run.prints("c3-d4");
}

/// Diagram 6 of the rule book (6.1.5.17): a5:e1:g3:e5 alone.
#[test]
fn the_rule_books_diagram() {
    let fen = "B:Wc3,d4,e3,f2,f4:BKa5,d6,e7";
    let run = shashki(&["moves", "--fen", fen]).ends(0);
    assert_eq!(run.out, "a5:e1:g3:e5\n");
    shashki(&["moves", "--fen", fen, "--format", "json"]).ends(0).prints("\"count\": 1");
}

/// Diagram 8: one move, two routes.
#[test]
fn one_move_with_two_routes() {
    let fen = "B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,e7,g7";
    assert_eq!(shashki(&["moves", "--fen", fen]).ends(0).out.lines().count(), 1);
    let routes = shashki(&["moves", "--fen", fen, "--routes"]).ends(0).out;
    let mut routes: Vec<&str> = routes.lines().collect();
    routes.sort_unstable();
    assert_eq!(routes, ["a5:c3:e1:g3:e5:c3", "a5:c3:e5:g3:e1:c3"]);
}

/// The published counts to depth 7, by every way of counting.
#[test]
fn perft_prints_the_number_alone() {
    for more in [&[][..], &["--hash", "4"], &["--threads", "2"], &["--routes"]] {
        let run = shashki(&[&["perft", "--depth", "7", "--quiet"], more].concat()).ends(0);
        assert_eq!(run.out, "190146\n", "{more:?}");
    }
    shashki(&["perft", "--depth", "3", "--divide"]).ends(0).prints("c3").prints("302");
}

/// A table larger than any machine's memory is a limit, not a crash.
#[test]
fn perft_has_limits() {
    let hash = ["perft", "--depth", "3", "--hash", "99999999999", "--quiet"];
    shashki(&hash).ends(4).says("65536");
    shashki(&["perft", "--depth", "3", "--threads", "257"]).ends(4).says("256");
}

#[test]
fn boards_as_text_and_as_a_picture() {
    shashki(&["board", "--ascii"]).ends(0).prints("a b c d e f g h");
    let folder = Folder::new("board-svg");
    let file = folder.path("board.svg");
    shashki(&["board", "--svg", "--flip", "--output", &file]).ends(0);
    assert!(folder.read("board.svg").starts_with("<svg"));
}

#[test]
fn what_is_no_position_is_refused() {
    for command in ["moves", "board"] {
        shashki(&[command, "--fen", "zzz"]).ends(3).says("--fen");
        shashki(&[command, "--fen", ""]).ends(3).says("--fen");
    }
    // A white man on its last rank can be shown, but has no moves.
    shashki(&["moves", "--fen", "W:W1:B20"]).ends(3).says("--fen");
    shashki(&["perft", "--depth", "x"]).ends(3);
    shashki(&["perft"]).ends(3);
}
