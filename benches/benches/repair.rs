//! How long an arbiter waits for a re-pairing after one withdrawal.

#![allow(missing_docs)] // made by criterion's macros

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use shashki_benches::Plan;
use shashki_pairing::{Changes, Published, pair, repair};
use shashki_tournament::Event;

/// The event with its next round published, and one player gone; none if the plan makes no event.
fn withdrawal(plan: &Plan) -> Option<(Event, Published)> {
    let event = plan.play();
    let pairing = pair(&event, &plan.request(), &mut ()).ok()?;
    let leader = pairing.boards.first()?.white;
    let changes = Changes { absent: vec![leader], ..Changes::default() };
    let changed = changes.apply(&event, pairing.round).ok()?;
    Some((changed, Published::from(&pairing)))
}

fn one_withdrawal(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("repair_after_one_withdrawal");
    group.sample_size(10).warm_up_time(Duration::from_millis(500));
    for players in [99, 100, 999, 1_000] {
        let plan = Plan::ordinary(players, 9);
        let Some((event, published)) = withdrawal(&plan) else { continue };
        let request = plan.request();
        group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
            bencher.iter(|| repair(black_box(&event), &published, &request));
        });
    }
    group.finish();
}

criterion_group!(benches, one_withdrawal);
criterion_main!(benches);
