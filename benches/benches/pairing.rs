//! How long an arbiter waits for a round. Reading and writing files is not in the figures.

#![allow(missing_docs)] // made by criterion's macros

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use shashki_benches::{GROWTH, Plan};
use shashki_pairing::{System, pair};

/// The last round of an ordinary event: 100 to 100,000 players.
fn next_round(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("next_round");
    group.sample_size(10).warm_up_time(Duration::from_millis(500));
    for (players, rounds) in GROWTH {
        let plan = Plan::ordinary(players, rounds);
        let (event, request) = (plan.play(), plan.request());
        group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
            bencher.iter(|| pair(black_box(&event), &request, &mut ()));
        });
    }
    group.finish();
}

/// Events that are bad for a pairing program.
fn bad_cases(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("bad_case");
    group.sample_size(10).warm_up_time(Duration::from_millis(500));
    let solkoff = System::TruncatedSolkoff;
    let plan =
        |players, rounds, draws, clubs| Plan { players, rounds, draws, clubs, system: solkoff };
    for (name, plan) in [
        ("30_players_all_draws_round_20", plan(30, 19, 100, 0)),
        ("40_players_4_clubs_round_9", plan(40, 8, 33, 4)),
        ("1000_players_4_clubs_round_9", plan(1_000, 8, 33, 4)),
        ("1000_players_2_clubs_round_9", plan(1_000, 8, 33, 2)),
    ] {
        let (event, request) = (plan.play(), plan.request());
        group.bench_function(name, |bencher| {
            bencher.iter(|| pair(black_box(&event), &request, &mut ()));
        });
    }
    group.finish();
}

/// What watching and explaining costs.
fn explaining(criterion: &mut Criterion) {
    let plan = Plan::ordinary(1_000, 10);
    let (event, request) = (plan.play(), plan.request());
    criterion.bench_function("next_round_1000_with_every_step_kept", |bencher| {
        bencher.iter(|| {
            let mut steps = Vec::new();
            let pairing = pair(black_box(&event), &request, &mut steps);
            (pairing, steps)
        });
    });
}

criterion_group!(benches, next_round, bad_cases, explaining);
criterion_main!(benches);
