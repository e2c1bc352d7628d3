//! Move generation: what an engine or a server pays for each position that it looks at.
//!
//! Four positions: the initial one, a middlegame, one with many kings and one full of captures.
//! Perft with the last ply counted and made, then a walk over a fixed set of positions with one
//! question asked of each.

use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shashki_board::{MoveList, Perft, Position, perft};

/// Name, position, depth of perft (each some tens of milliseconds).
const POSITIONS: [(&str, &str, u32); 4] = [
    ("start", "W:W21-32:B1-12", 9),
    ("middlegame", "W:W20,22,23,25,26,27,29,31,32:B1,5,6,7,9,11,12,14,16", 8),
    ("kings", "W:WK29,K31,22,23:BK4,K2,11,12", 7),
    ("captures", "W:WK12,20,24,28,32:B6,7,8,14,15,18,19,25,26", 9),
];

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_default()
}

/// Positions up to three plies below the root, in one order.
fn below(root: Position) -> Vec<Position> {
    let mut all = vec![root];
    let mut level = 0;
    for _ in 0..3 {
        let next = all.len();
        for place in level..next {
            let position = all[place];
            let _ = position.visit_next(|_, next| -> ControlFlow<()> {
                all.push(next);
                ControlFlow::Continue(())
            });
        }
        level = next;
    }
    all
}

fn count_deep(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (name, fen, depth) in POSITIONS {
        let root = position(fen);
        group.throughput(Throughput::Elements(perft(&root, depth)));
        group.bench_function(format!("{name}/counted"), |b| {
            b.iter(|| Perft::new(depth).run(black_box(&root)));
        });
        group.bench_function(format!("{name}/made"), |b| {
            b.iter(|| Perft::new(depth).bulk(false).run(black_box(&root)));
        });
    }
    group.finish();
}

fn ask_each(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("position");
    for (name, fen, _) in POSITIONS {
        let positions = below(position(fen));
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(format!("{name}/detect"), |b| {
            b.iter(|| positions.iter().filter(|p| black_box(p).can_capture()).count());
        });
        group.bench_function(format!("{name}/count"), |b| {
            b.iter(|| positions.iter().map(|p| black_box(p).count_moves()).sum::<u64>());
        });
        group.bench_function(format!("{name}/list"), |b| {
            let mut moves = MoveList::new();
            b.iter(|| {
                for position in &positions {
                    moves.clear();
                    position.add_moves(&mut moves);
                    black_box(&moves);
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, count_deep, ask_each);
criterion_main!(benches);
