//! Irregularities (5.4.13), worked by hand from the clauses.

use shashki_board::{Position, Square};
use shashki_record::{
    DrawProfile, DrawRule, Game, Incident, IrregularityError, SetupRemedy, Status, Violation,
};

use crate::common::{B, W, game, play};

fn fen(text: &str) -> Position {
    text.parse().unwrap()
}

/// White may take with c3 and moves h2 instead: violation 6.
fn ignored_capture() -> Game {
    let mut g = game("W:Wc3,h2:Bd4,a7", "");
    let incident = Incident {
        touched: Some(Square::H2),
        stood: Some(fen("B:Wc3,g3:Bd4,a7")),
        ..Incident::new(Violation::CaptureIgnored, W)
    };
    g.violate(incident).unwrap();
    g
}

#[test]
fn r9_only_the_opponent_has_it_corrected() {
    let mut g = ignored_capture();
    assert_eq!(g.demand_correction(W), Err(IrregularityError::NotTheOpponent));
    assert_eq!(g.waive(W), Err(IrregularityError::NotTheOpponent));
    let open = g.demand_correction(B).unwrap();
    assert_eq!((open.clock, open.moves.len()), (W, 1), "the offender's clock; h2 has no capture");
    assert_eq!(g.correct(B, Some(open.moves[0])), Err(IrregularityError::NotTheOffender));
    let quiet = open.position.turned().moves()[0];
    assert_eq!(g.correct(W, Some(quiet)), Err(IrregularityError::NotACorrection));
    assert_eq!(g.correct(W, None), Err(IrregularityError::NotACorrection));
    g.correct(W, Some(open.moves[0])).unwrap();
    assert_eq!((g.ply(), g.position().side()), (1, B));
    assert_eq!(g.irregularities()[0].status(), Status::Corrected { ply: 1 });
    assert!(!g.irregularities()[0].bars_protest());
}

/// The reply waives the right (5.4.13.2), and what stands is no ground for a protest (5.4.13.4).
#[test]
fn r9_a_reply_lets_it_stand() {
    let mut g = ignored_capture();
    let before = g.clone();
    play(&mut g, "d4:b2");
    assert_eq!(g.irregularities()[0].status(), Status::Stands { ply: 2 });
    assert!(g.irregularities()[0].bars_protest());
    assert_eq!(g.demand_correction(B), Err(IrregularityError::NothingOpen));
    // Taken back, the right is there again; taken back further, nothing happened.
    g.take_back().unwrap();
    assert_eq!(g, before);
    assert_eq!(g.irregularities()[0].status(), Status::Open);
    assert_eq!(g.take_back(), Ok(None));
    assert!(g.irregularities().is_empty());
    assert_eq!(g.position(), fen("W:Wc3,h2:Bd4,a7"));
}

/// No agreement: the clocks are stopped, the arbiter decides (5.4.13.4).
#[test]
fn r9_the_arbiter_decides() {
    let mut g = ignored_capture();
    assert_eq!(g.arbiter_decides(true), Err(IrregularityError::NothingOpen));
    g.demand_correction(B).unwrap();
    assert_eq!(g.call_arbiter(B), Err(IrregularityError::NotTheOffender));
    g.call_arbiter(W).unwrap();
    assert_eq!(g.irregularities()[0].status(), Status::BeforeArbiter);
    let mut stands = g.clone();
    stands.arbiter_decides(false).unwrap();
    assert_eq!(stands.irregularities()[0].status(), Status::Stands { ply: 1 });
    g.arbiter_decides(true).unwrap();
    let capture = g.irregularities()[0].corrections().moves[0];
    g.correct(W, Some(capture)).unwrap();
    assert!(g.result().is_none() && g.position().pieces(B).len() == 1);
}

/// Everything after a position that stood is judged from there; it counts by what it shows.
#[test]
fn r9_counters_after_a_position_that_stood() {
    let row = |g: &Game, rule| {
        let row = g.row(DrawProfile::Fsr, rule).unwrap();
        (row.count, row.since)
    };
    let start = "W:WKc1,a3:BKb8,h6";
    let moves = "c1-d2 b8-a7 d2-c1 a7-b8";
    let stood = |violation, by, position: &str| {
        let mut g = game(start, moves);
        g.violate(Incident { stood: Some(fen(position)), ..Incident::new(violation, by) }).unwrap();
        g
    };
    // A king goes where it can't: no reset at all.
    let g = stood(Violation::WrongMove, W, "B:WKg1,a3:BKb8,h6");
    assert_eq!(row(&g, DrawRule::KingsOnly), (2, 0));
    assert_eq!(row(&g, DrawRule::Pieces4To5), (2, 0));
    // A man goes two squares: king moves alone are at an end.
    let g = stood(Violation::WrongMove, W, "B:WKc1,c5:BKb8,h6");
    assert_eq!(row(&g, DrawRule::KingsOnly), (0, 5));
    assert_eq!(row(&g, DrawRule::Pieces4To5), (2, 0));
    // A piece left the board: like a capture. Three pieces are left.
    let g = stood(Violation::RemovedWithoutReason, W, "B:WKc1,a3:BKb8");
    assert_eq!(row(&g, DrawRule::KingsOnly), (0, 5));
    assert_eq!(row(&g, DrawRule::Pieces2To3), (0, 5));
    // A man became a king: like a promotion.
    let g = stood(Violation::WrongMove, W, "B:WKc1,Ka3:BKb8,h6");
    assert_eq!(row(&g, DrawRule::KingsOnly), (0, 5));
    assert_eq!(row(&g, DrawRule::Pieces4To5), (0, 5));
}

/// A man that went back can make a position stand again that no legal moves could.
#[test]
fn r9_repetition_over_a_violation() {
    let mut g = game("W:Wc3,h2:BKb8", "c3-d4 b8-a7");
    let back =
        Incident { stood: Some(fen("B:Wc3,h2:BKa7")), ..Incident::new(Violation::WrongMove, W) };
    g.violate(back).unwrap();
    play(&mut g, "a7-b8");
    assert_eq!(g.occurrences(), 2, "the start position stands again");
    play(&mut g, "c3-d4");
    assert_eq!(g.occurrences(), 2, "and so does the one after it");
    play(&mut g, "b8-a7");
    assert_eq!(g.occurrences(), 2);
    for expected in [2, 2, 1] {
        g.take_back().unwrap();
        assert_eq!(g.occurrences(), expected);
    }
}

/// Two moves in a row: the second is taken back, and the opponent moves.
#[test]
fn r9_two_moves_in_a_row() {
    let mut g = Game::new();
    play(&mut g, "c3-d4");
    let after_first = g.position();
    let stood = Some(fen("B:W17,18,22,23,24,25,26,27,28,29,30,31:B1,2,3,4,5,6,7,8,9,10,11,12"));
    let incident = Incident { stood, ..Incident::new(Violation::TwoMoves, W) };
    assert_eq!(
        g.clone().violate(Incident { by: B, ..incident }),
        Err(IrregularityError::WrongTurn)
    );
    g.violate(incident).unwrap();
    assert_eq!(g.ply(), 2);
    let open = g.demand_correction(B).unwrap();
    assert!(open.moves.is_empty());
    g.correct(W, None).unwrap();
    assert_eq!((g.ply(), g.position()), (1, after_first));
    play(&mut g, "b6-a5");
}

/// Pieces removed by the side that is not to move are put back, and the turn stays where it was.
#[test]
fn r9_pieces_removed_out_of_turn() {
    let start = "W:Wc3,h2:Bf6,a7";
    let mut g = game(start, "");
    let incident = Incident {
        stood: Some(fen("W:Wc3:Bf6,a7")),
        ..Incident::new(Violation::RemovedWithoutReason, B)
    };
    g.violate(incident).unwrap();
    g.demand_correction(W).unwrap();
    g.correct(B, None).unwrap();
    assert_eq!((g.ply(), g.position()), (0, fen(start)));
    play(&mut g, "c3-d4");
}

/// Each side may have something open: a demand means what the other did.
#[test]
fn r9_open_on_both_sides() {
    let mut g = game("W:Wa7,h2:BKf8,h6", "a7-b8");
    g.king_not_marked().unwrap();
    let incident = Incident {
        stood: Some(fen("W:WKb8,h2:BKf8,f4")),
        ..Incident::new(Violation::WrongMove, B)
    };
    g.violate(incident).unwrap();
    assert_eq!(g.demand_marking(B), Ok(vec![Square::B8]));
    let open = g.demand_correction(W).unwrap();
    assert_eq!(open.clock, B);
}

/// A move that was taken back has to stand: it alone is the correction.
#[test]
fn r9_a_move_taken_back() {
    let mut g = Game::new();
    play(&mut g, "c3-d4");
    let first = g.position();
    let other = Position::initial();
    let other = other.play(other.read_move("e3-f4").unwrap()).unwrap();
    let incident = Incident { stood: Some(other), ..Incident::new(Violation::MoveTakenBack, W) };
    g.violate(incident).unwrap();
    assert_eq!((g.ply(), g.position()), (1, other));
    let open = g.demand_correction(B).unwrap();
    assert_eq!((open.position, open.moves.len()), (Position::initial(), 1));
    g.correct(W, Some(open.moves[0])).unwrap();
    assert_eq!((g.ply(), g.position()), (1, first));
}

/// The moves open for each violation (5.4.13.2 to 5.4.13.4).
#[test]
fn r9_corrections_by_violation() {
    let open = |start: &str, violation, touched, capture: Option<&str>, stood: &str| {
        let mut g = game(start, "");
        let capture = capture.map(|text| g.position().read_move(text).unwrap());
        let incident =
            Incident { touched, capture, stood: Some(fen(stood)), ..Incident::new(violation, W) };
        g.violate(incident).unwrap();
        let open = g.irregularities()[0].corrections();
        let moves = open.moves.iter().map(ToString::to_string);
        moves.collect::<Vec<_>>().join(" ")
    };
    let quiet = "W:Wc3,h2:Bf6,a7";
    let (c3, h2) = (Some(Square::C3), Some(Square::H2));
    // The piece that made the illegal move has to move (6.1.4.7).
    assert_eq!(open(quiet, Violation::WrongMove, c3, None, "B:Wc5,h2:Bf6,a7"), "22-17 22-18");
    // The first touched one.
    assert_eq!(open(quiet, Violation::OtherPieceMoved, h2, None, "B:Wd4,h2:Bf6,a7"), "28-24");
    // The opponent's pieces bind to nothing.
    let all = "22-17 22-18 28-24";
    assert_eq!(open(quiet, Violation::OpponentsPieceMoved, None, None, "B:Wc3,h2:Be5,a7"), all);
    assert_eq!(open(quiet, Violation::RemovedWithoutReason, None, None, "B:Wd4,h2:Bf6"), all);
    // Removed without a move: the pieces are put back, nothing has to be played.
    assert_eq!(open(quiet, Violation::RemovedWithoutReason, None, None, "W:Wc3,h2:Bf6"), "");
    // The capture stands, its pieces have to come off rightly.
    let two = "W:Wc3,g3:Bd4,d6,a7";
    let taken = Some("c3:e5:c7");
    for (violation, stood) in [
        (Violation::RemovedWrongNumber, "B:Wc7,g3:Bd6,a7"),
        (Violation::RemovedWrongPieces, "B:Wc7,g3:Bd4,d6"),
        (Violation::StoppedRemoving, "B:Wc7,g3:Bd4,d6,a7"),
        (Violation::RemovedOwnPieces, "B:Wc7:Ba7"),
    ] {
        assert_eq!(open(two, violation, None, taken, stood), "22x6x10x18", "{violation}");
    }
    assert_eq!(
        open(two, Violation::RemovedDuringCapture, c3, None, "B:We5,g3:Bd6,a7"),
        "22x6x10x18"
    );
}

/// An unmarked king that stands is a king; marking can be demanded later, without a move; its move
/// as a king is violation 14, which stands unless it is challenged.
#[test]
fn r9_an_unmarked_king() {
    let mut g = game("W:Wa7,h2:BKf8,h6", "a7-b8");
    g.king_not_marked().unwrap();
    assert_eq!(g.king_not_marked(), Err(IrregularityError::NothingCrowned), "said already");
    assert!(g.position().kings().contains(Square::B8));
    play(&mut g, "f8-e7");
    assert_eq!(g.irregularities()[0].status(), Status::Open, "a reply does not end it");
    let before = g.clone();
    play(&mut g, "b8-a7");
    assert_eq!(g.irregularities()[1].violation(), Violation::UnmarkedKingMoved);
    let mut challenged = g.clone();
    let open = challenged.demand_correction(B).unwrap();
    assert_eq!(open.position, before.position());
    assert!(open.moves.iter().all(|m| m.from() == Square::B8));
    play(&mut g, "e7-f8");
    assert_eq!(g.irregularities()[1].status(), Status::Stands { ply: 4 });
    assert_eq!(g.demand_marking(W), Err(IrregularityError::NothingOpen), "no black king");
    assert_eq!(g.demand_marking(B), Ok(vec![Square::A7]));
    assert_eq!(g.irregularities()[0].status(), Status::Corrected { ply: 4 });
    play(&mut g, "a7-b8");
    assert_eq!(g.irregularities().len(), 2, "a marked king moves");
    for _ in 0..3 {
        g.take_back().unwrap();
    }
    assert_eq!(g, before);
}

/// A violation that is a legal move on the board, such as that with another piece than the touched
/// one, is recorded as that move.
#[test]
fn r9_a_legal_move_is_recorded_as_one() {
    let mut g = game("W:Wc3,h2:Bf6,a7", "");
    let incident = Incident {
        touched: Some(Square::H2),
        stood: Some(fen("B:Wd4,h2:Bf6,a7")),
        ..Incident::new(Violation::OtherPieceMoved, W)
    };
    g.violate(incident).unwrap();
    assert!(g.plies().all(|(by, m)| by == W && m.is_some()));
}

/// What can't have happened is refused and changes nothing.
#[test]
fn r9_what_cannot_have_happened() {
    let mut g = Game::new();
    let before = g.clone();
    let stood = Some(fen("B:W18,21:B1,2"));
    let by = |violation, by| Incident { stood, ..Incident::new(violation, by) };
    assert_eq!(g.violate(by(Violation::WrongMove, B)), Err(IrregularityError::WrongTurn));
    assert_eq!(g.violate(by(Violation::MoveTakenBack, W)), Err(IrregularityError::WrongTurn));
    let turn =
        Incident { stood: Some(fen("W:W18,21:B1,2")), ..Incident::new(Violation::WrongMove, W) };
    assert_eq!(g.violate(turn), Err(IrregularityError::WrongTurn));
    let none = Incident::new(Violation::KingNotMarked, W);
    assert_eq!(g.violate(none), Err(IrregularityError::NothingCrowned));
    assert_eq!(g, before);
    g.resign(W).unwrap();
    let after = g.violate(by(Violation::WrongMove, W));
    assert!(matches!(after, Err(IrregularityError::GameOver(_))));
}

/// The wrong set-up is mended before the start only; after a move each the game stands (5.4.13.1).
#[test]
fn r17_a_wrong_setup() {
    let mut g = Game::new();
    assert_eq!(g.wrong_setup(false), SetupRemedy::Mend);
    play(&mut g, "c3-d4");
    assert_eq!(g.wrong_setup(true), SetupRemedy::ArbiterDecides);
    play(&mut g, "f6-e5");
    assert_eq!(g.wrong_setup(true), SetupRemedy::GameStands);
}

/// The clause has fourteen violations, each with a name of its own.
#[test]
fn r9_fourteen_names() {
    let mut names: Vec<&str> = Violation::ALL.iter().map(|violation| violation.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 14);
    let numbers: Vec<usize> = Violation::ALL.iter().map(|violation| violation.number()).collect();
    assert_eq!(numbers, (1..=14).collect::<Vec<_>>());
}
