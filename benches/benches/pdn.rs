//! Game files: tokenising, collecting, and parsing with every move held against the rules.
//!
//! The file is made from a fixed seed: games of moves chosen at random from the initial position,
//! 56 plies each at most, written as archives are (tags, numbers, lines of 80, a result). By
//! default it has 10 MB; `SHASHKI_LONG=1` makes it 100 MB.

use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use shashki_benches::pdn::file_of_games;
use shashki_record::pdn::{
    Collector, GameReport, GameSink, ReadGame, ReadOptions, Reader, Replay, ReplayOptions,
};

/// Counts games and forgets them.
struct Forget(u64);

impl GameSink for Forget {
    fn game(&mut self, _: ReadGame) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

fn size() -> usize {
    let long = std::env::var_os("SHASHKI_LONG").is_some_and(|value| value == "1");
    if long { 100_000_000 } else { 10_000_000 }
}

fn game_files(criterion: &mut Criterion) {
    let (file, games) = file_of_games(size());
    let mut group = criterion.benchmark_group("pdn");
    group.sample_size(10);
    group.throughput(Throughput::Bytes(file.len() as u64));
    group.bench_function("tokenise", |b| {
        b.iter(|| Reader::new(black_box(&file[..]), ReadOptions::strict()).read(&mut ()));
    });
    group.throughput(Throughput::Elements(games));
    group.bench_function("replay", |b| {
        b.iter(|| {
            let mut plies = 0;
            let sink = |game: GameReport| plies += u64::from(game.plies);
            let mut replay = Replay::new(ReplayOptions::default(), sink);
            let summary =
                Reader::new(black_box(&file[..]), ReadOptions::strict()).read(&mut replay);
            (summary, replay.bad(), plies)
        });
    });
    group.bench_function("collect", |b| {
        b.iter(|| {
            let mut collector = Collector::new(Forget(0));
            let read =
                Reader::new(black_box(&file[..]), ReadOptions::strict()).read(&mut collector);
            (read, collector.into_sink().0)
        });
    });
    group.finish();
}

criterion_group!(benches, game_files);
criterion_main!(benches);
