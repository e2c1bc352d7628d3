//! Perft against published and twice computed counts (decisions B7 and B8).

use crate::common::{long, position, shared};
use shashki_board::{Perft, Position, perft, perft_routes};

/// Moves and routes from the initial position by depth, from 1.
const START: [(u64, u64); 13] = [
    (7, 7),
    (49, 49),
    (302, 302),
    (1_469, 1_469),
    (7_482, 7_482),
    (37_986, 37_986),
    (190_146, 190_146),
    (929_899, 929_905),
    (4_570_586, 4_570_667),
    (22_444_032, 22_450_628),
    (110_917_189, 110_961_169),
    (544_770_444, 545_059_387),
    (2_673_979_569, 2_675_994_747),
];

/// More positions: moves and routes by depth, from 1.
const OTHERS: [(&str, &[(u64, u64)]); 5] = [
    (
        "W:WK29,K31,22,23:BK4,K2,11,12",
        &[
            (9, 9),
            (72, 72),
            (571, 571),
            (3_756, 3_756),
            (26_343, 26_343),
            (175_935, 175_935),
            (1_266_998, 1_266_998),
        ],
    ),
    (
        "W:W20:B3,7,15,16,17,23,24,K31",
        &[
            (3, 4),
            (33, 42),
            (126, 135),
            (1_071, 1_147),
            (3_824, 3_964),
            (29_014, 30_045),
            (142_023, 143_218),
        ],
    ),
    (
        "W:WK12:B7,8,19,25",
        &[(4, 5), (4, 4), (32, 32), (206, 206), (1_540, 1_540), (12_128, 12_128), (90_038, 90_038)],
    ),
    (
        "B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14",
        &[
            (2, 2),
            (9, 9),
            (40, 40),
            (121, 121),
            (599, 599),
            (1_818, 1_818),
            (8_575, 8_575),
            (26_151, 26_153),
            (147_154, 147_162),
        ],
    ),
    (
        "W:WK1,K4,K12:BK29,K32,K21",
        &[(20, 20), (248, 248), (2_777, 2_777), (29_400, 29_400), (309_321, 309_321)],
    ),
];

fn check(position: &Position, depth: u32, moves: u64, routes: u64) {
    assert_eq!(perft(position, depth), moves, "moves: {position}, depth {depth}");
    assert_eq!(perft_routes(position, depth), routes, "routes: {position}, depth {depth}");
}

#[test]
fn from_the_start() {
    let deepest = if long() { 13 } else { 9 };
    for (depth, (moves, routes)) in (1..=deepest).zip(START) {
        check(&Position::initial(), depth, moves, routes);
    }
}

#[test]
fn from_other_positions() {
    for (fen, counts) in OTHERS {
        for (depth, &(moves, routes)) in (1..).zip(counts) {
            check(&position(fen), depth, moves, routes);
        }
    }
}

#[test]
fn turned_positions_have_the_same_counts() {
    for (fen, counts) in OTHERS {
        for (depth, &(moves, routes)) in (1..=6).zip(counts) {
            check(&position(fen).turned(), depth, moves, routes);
        }
    }
}

#[test]
fn the_shared_table() {
    let Some(table) = shared("perft.tsv") else { return };
    let deepest = if long() { 13 } else { 9 };
    let mut lines = 0;
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, depth, moves, routes] = fields[..] else { panic!("{line}") };
        let depth = depth.parse().unwrap();
        if depth <= deepest {
            check(&position(fen), depth, moves.parse().unwrap(), routes.parse().unwrap());
            lines += 1;
        }
    }
    assert!(lines > 30, "the table has lines");
}

#[test]
fn depth_nought_and_no_moves() {
    let blocked = position("W:W21:B17,14");
    assert_eq!((perft(&blocked, 0), perft(&blocked, 1), perft(&blocked, 5)), (1, 0, 0));
    assert_eq!(Perft::new(0).divide(&blocked, |_| {}), []);
    assert_eq!((Perft::new(0).run(&blocked), Perft::new(3).threads(2).run(&blocked)), (1, 0));
}

/// Every setting counts the same.
#[test]
fn settings_change_nothing() {
    for (fen, counts) in OTHERS {
        let position = position(fen);
        for (depth, &(moves, routes)) in (1..).zip(counts) {
            for (hash, threads, bulk) in
                [(0, 1, false), (0, 2, true), (1, 1, true), (1, 3, true), (1, 2, false)]
            {
                let run = Perft::new(depth).hash(hash).threads(threads).bulk(bulk);
                assert_eq!(run.run(&position), moves, "{fen} {run:?}");
                assert_eq!(run.routes(true).run(&position), routes, "{fen} {run:?}");
            }
        }
    }
}

/// A table far too small for the run is written over all the time and must not lie once.
#[test]
fn a_small_table_does_not_lie() {
    let (moves, routes) = START[9];
    let run = Perft::new(10).hash(1);
    assert_eq!(run.run(&Position::initial()), moves);
    assert_eq!(run.threads(2).routes(true).run(&Position::initial()), routes);
}

/// The divided counts of the first moves add up, and each is what perft says behind the move.
#[test]
fn divide_adds_up() {
    let position = Position::initial();
    for threads in [1, 2] {
        let mut last = None;
        let counts =
            Perft::new(7).threads(threads).divide(&position, |progress| last = Some(progress));
        assert_eq!(counts.iter().map(|count| count.nodes).sum::<u64>(), START[6].0);
        let names: Vec<String> = counts.iter().map(|count| count.route.to_string()).collect();
        assert_eq!(names, ["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"]);
        for count in counts {
            let next = position.play_unchecked(count.route.to_move());
            assert_eq!(count.nodes, perft(&next, 6));
        }
        let last = last.unwrap();
        assert_eq!((last.done, last.nodes), (last.parts, START[6].0));
    }
}
