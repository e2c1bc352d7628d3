//! Games kept ply by ply: what a server pays to record a move, with repetition and every counter.
//!
//! Random games from the initial position, and the kings alone, where the window in which a position
//! can come again is as long as the game.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use shashki_base::{Generator, Seed};
use shashki_board::{Move, Position};
use shashki_record::{DrawProfile, Game};

const KINGS: &str = "W:WK29,K30,K31:BK1,K2";

/// Random legal moves from a position, in one order for ever.
fn random_game(start: Position, most: usize, stream: u64) -> Vec<Move> {
    let mut lot = Generator::new(Seed(64), stream);
    let (mut position, mut moves) = (start, Vec::new());
    while moves.len() < most {
        let legal = position.moves();
        let count = u64::try_from(legal.len()).unwrap_or(0);
        let Ok(drawn) = usize::try_from(lot.below(count)) else { break };
        let Some(&m) = legal.get(drawn) else { break };
        position = position.play_unchecked(m);
        moves.push(m);
    }
    moves
}

/// The same, of quiet king moves alone.
fn kings_alone(start: Position, most: usize) -> Vec<Move> {
    let mut lot = Generator::new(Seed(64), 0);
    let (mut position, mut moves) = (start, Vec::new());
    for _ in 0..most {
        let quiet = |next: Position| !next.can_capture();
        let legal: Vec<Move> =
            position.moves().iter().copied().filter(|m| !m.is_capture()).collect();
        let safe: Vec<Move> =
            legal.iter().copied().filter(|&m| quiet(position.play_unchecked(m))).collect();
        let count = u64::try_from(safe.len()).unwrap_or(0);
        let Ok(drawn) = usize::try_from(lot.below(count)) else { break };
        let Some(&m) = safe.get(drawn) else { break };
        position = position.play_unchecked(m);
        moves.push(m);
    }
    moves
}

fn record(game: &Game, moves: &[Move]) -> Game {
    let mut game = game.clone();
    for &m in moves {
        let _ = game.push(m);
    }
    game
}

fn keep_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("game");
    let initial = Position::initial();
    let games: Vec<Vec<Move>> = (0..200).map(|stream| random_game(initial, 400, stream)).collect();
    let plies: usize = games.iter().map(Vec::len).sum();
    group.throughput(Throughput::Elements(u64::try_from(plies).unwrap_or(0)));
    let empty = Game::new();
    group.bench_function("plies/random", |b| {
        b.iter(|| games.iter().map(|moves| record(&empty, black_box(moves)).ply()).sum::<usize>());
    });
    let start: Position = KINGS.parse().unwrap_or_default();
    let moves = kings_alone(start, 200);
    group.throughput(Throughput::Elements(u64::try_from(moves.len()).unwrap_or(0)));
    let empty = Game::from_position(start);
    group.bench_function(format!("plies/kings-{}", moves.len()), |b| {
        b.iter(|| record(&empty, black_box(&moves)).occurrences());
    });
    let full = record(&empty, &moves);
    group.bench_function("take-back/kings", |b| {
        let back = |mut game: Game| {
            while game.take_back().is_ok() {}
            game
        };
        b.iter_batched(|| full.clone(), back, BatchSize::SmallInput);
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("claims/kings", |b| {
        b.iter(|| {
            let game = black_box(&full);
            let rows = DrawProfile::ALL.into_iter().flat_map(|profile| game.rows(profile));
            rows.count() + game.written_claims().len()
        });
    });
    group.finish();
}

criterion_group!(benches, keep_games);
criterion_main!(benches);
