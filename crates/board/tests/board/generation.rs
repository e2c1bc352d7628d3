//! The generator against a slow one written from the clauses alone, on random positions, and its
//! three ways against each other.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::common::{any_position, random_position};
use crate::naive::{NaiveMove, NaiveRoute, naive};
use proptest::prelude::*;
use shashki_board::{Bitboard, Move, MoveList, Piece, Position, Route, Setup, Side};

fn parts(m: Move) -> NaiveMove {
    (m.from(), m.to(), m.captured().iter().collect(), m.promotes())
}

fn routes(position: &Position) -> Vec<Route> {
    let mut routes = Vec::new();
    let _ = position.visit_routes(|route| -> ControlFlow<()> {
        routes.push(route);
        ControlFlow::Continue(())
    });
    routes
}

/// Everything that can be asked about the moves of a position gives the naive generator's answer.
fn check(position: &Position) {
    let expected = naive(position);
    let moves = position.moves();
    let set: BTreeSet<_> = moves.iter().map(|&m| parts(m)).collect();
    assert_eq!(set, expected.moves, "{position}");
    assert_eq!(set.len(), moves.len(), "each move once: {position}");
    assert!(moves.is_complete());
    assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    assert_eq!(position.has_moves(), !moves.is_empty(), "{position}");
    assert_eq!(position.can_capture(), moves.iter().any(|m| m.is_capture()), "{position}");

    let found = routes(position);
    let set: BTreeSet<NaiveRoute> = found
        .iter()
        .map(|r| {
            let m = r.to_move();
            (m.from(), r.victims().collect(), m.to(), m.promotes())
        })
        .collect();
    assert_eq!(set, expected.routes, "{position}");
    assert_eq!(set.len(), found.len(), "each route once: {position}");
    assert_eq!(position.count_routes(), found.len() as u64, "{position}");
    for path in &expected.paths {
        assert!(found.iter().any(|route| route.passes(path)), "{position}: {path:?}");
    }
    for route in &found {
        assert!(expected.paths.contains(&route.squares().to_vec()), "{position}: {route}");
    }
}

/// What a move does, piece by piece.
fn check_play(position: &Position, m: Move) {
    let next = position.play(m).expect("generated");
    let mover = position.piece_at(m.from()).expect("a piece moves");
    let mut setup = Setup::from(*position);
    setup.clear(m.from());
    m.captured().iter().for_each(|square| setup.clear(square));
    let king = Piece { kind: shashki_board::Kind::King, ..mover };
    setup.put(m.to(), if m.promotes() { king } else { mover });
    setup.set_side(!position.side());
    assert_eq!(Setup::from(next), setup, "{position}: {m}");
    assert_eq!(setup.faults(), shashki_board::Faults::empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if crate::common::long() { 200_000 } else { 6_000 }))]

    #[test]
    fn as_the_clauses_say(position in random_position()) {
        check(&position);
    }

    #[test]
    fn what_playing_changes(position in random_position()) {
        for &m in &position.moves() {
            check_play(&position, m);
        }
    }

    #[test]
    fn turned_round_nothing_changes(position in random_position()) {
        let turned = position.turned();
        prop_assert_eq!(turned.turned(), position);
        let turn = |m: &Move| {
            (m.from().turned(), m.to().turned(), m.captured().turned(), m.promotes())
        };
        let here: BTreeSet<_> = position.moves().iter().map(|m| format!("{:?}", turn(m))).collect();
        let there: BTreeSet<_> = turned.moves().iter()
            .map(|m| format!("{:?}", (m.from(), m.to(), m.captured(), m.promotes()))).collect();
        prop_assert_eq!(here, there);
    }

    #[test]
    fn what_is_not_generated_is_refused(position in any_position(), bits in any::<u32>()) {
        let m = Move::new(
            shashki_board::Square::from_number((bits % 32) as u8 + 1).unwrap(),
            shashki_board::Square::from_number((bits / 32 % 32) as u8 + 1).unwrap(),
            Bitboard::from_u32(bits & (bits >> 7) & (bits >> 13)),
            bits >> 31 == 1,
        );
        let legal = position.moves().contains(&m);
        prop_assert_eq!(position.is_legal(m), legal);
        prop_assert_eq!(position.play(m).is_ok(), legal);
        // Even an illegal move must not bring a host down.
        let _ = position.play_unchecked(m).count_moves();
    }
}

#[test]
fn a_visitor_can_stop() {
    let mut seen = 0;
    let stopped = Position::initial().visit_moves(|m| {
        seen += 1;
        if seen == 3 { ControlFlow::Break(m) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(seen, 3);
    assert!(stopped.is_break());
}

#[test]
fn a_list_is_filled_up_again_and_again() {
    let position = Position::initial();
    let mut moves = MoveList::new();
    for round in 1..=19 {
        position.add_moves(&mut moves);
        assert_eq!(moves.len(), (7 * round).min(MoveList::CAPACITY));
        assert_eq!(moves.is_complete(), round <= 18, "128 moves fit, 133 do not");
    }
    moves.clear();
    assert!(moves.is_complete() && moves.is_empty());
}

#[test]
fn sides_move_in_turn() {
    let position = Position::initial();
    let next = position.play_unchecked(position.moves()[0]);
    assert_eq!((position.side(), next.side()), (Side::White, Side::Black));
}
