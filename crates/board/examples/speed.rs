//! How fast the generator is on this machine: millions of leaves a second, the best of five runs.
//!
//! `cargo run --release --example speed -- [DEPTH] [FEN]`

// A program of its own; what goes wrong here is said and ends it.
#![allow(clippy::print_stdout, clippy::expect_used)]

use std::hint::black_box;
use std::time::Instant;

use shashki_board::{MoveList, Perft, Position};

/// A list at every node, as a host makes them.
fn lists(position: &Position, depth: u32) -> u64 {
    let mut moves = MoveList::new();
    position.add_moves(&mut moves);
    if depth == 1 {
        return black_box(&moves).len() as u64;
    }
    moves.iter().map(|&m| lists(&position.play_unchecked(m), depth - 1)).sum()
}

fn best_of_five(name: &str, count: impl Fn() -> u64) {
    let run = || {
        let start = Instant::now();
        let leaves = count();
        (start.elapsed().as_micros().max(1), leaves)
    };
    let (micros, leaves) = (0..5).map(|_| run()).min().unwrap_or((1, 0));
    println!("{name:<18} {leaves:>12} leaves {:>6} M/s", u128::from(leaves) / micros);
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let depth = arguments.next().map_or(10, |text| text.parse().expect("a depth"));
    let position: Position =
        arguments.next().map_or(Position::initial(), |fen| fen.parse().expect("a position"));
    best_of_five("counted", || Perft::new(depth).run(&position));
    best_of_five("listed", || lists(&position, depth));
    best_of_five("made", || Perft::new(depth).bulk(false).run(&position));
    best_of_five("counted, routes", || Perft::new(depth).routes(true).run(&position));
    best_of_five("counted, 128 MB", || Perft::new(depth).hash(128).run(&position));
    best_of_five("counted, 2 threads", || Perft::new(depth).threads(2).run(&position));
}
