//! How long standings take after a result was entered, and how long a file is read.

#![allow(missing_docs)] // made by criterion's macros

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use shashki_base::{Generator, Seed};
use shashki_tiebreak::{CATALOGUE, Profile, Standings, StandingsRequest};
use shashki_tournament::trf::{ReadOptions, WriteOptions, read, write};
use shashki_tournament::{
    Decision, Draft, Event, Meeting, MeetingResult, Player, Round, StartNumber, Unpaired,
    UnpairedKind,
};

/// Players; nine rounds each.
const SIZES: [u32; 3] = [200, 1_000, 5_000];
const ROUNDS: u32 = 9;

/// An event with an odd number of players, forfeits, absences and some who left. Who meets whom is
/// no matter here: round k turns one half of the list by k.
fn event(players: u32) -> Event {
    let mut generator = Generator::new(Seed(20_261_130), 5);
    let number = StartNumber::new;
    let mut draft = Draft { planned_rounds: Some(9), ..Draft::default() };
    draft.players = (1..=players)
        .filter_map(|n| {
            let mut player = Player::new(number(n)?, format!("Player {n}"));
            player.rating = Some(u16::try_from(2_400 - n / 4).unwrap_or(1_000));
            Some(player)
        })
        .collect();
    let left = |n: u32, round: u32| n.is_multiple_of(97) && round > 3 + n % 5;
    for round in 1..=ROUNDS {
        let here: Vec<u32> = (1..=players).filter(|&n| !left(n, round)).collect();
        let half = here.len() / 2;
        let mut played = Round::default();
        for place in 0..half {
            let turned = half + (place + round as usize) % half;
            let (Some(a), Some(b)) = (number(here[place]), number(here[turned])) else { continue };
            let result = match generator.below(100) {
                0..2 => MeetingResult::Forfeit(Decision::White),
                2..40 => MeetingResult::Played(Decision::Draw),
                40..72 => MeetingResult::Played(Decision::White),
                _ => MeetingResult::Played(Decision::Black),
            };
            let (white, black) = if round % 2 == 0 { (a, b) } else { (b, a) };
            played.meetings.push(Meeting::new(white, black, result));
        }
        if let Some(player) = here.get(2 * half).and_then(|&n| number(n)) {
            played.unpaired.push(Unpaired { player, kind: UnpairedKind::PairingBye });
        }
        draft.rounds.push(played);
    }
    draft.check().unwrap_or_else(|faults| unreachable!("{faults}"))
}

/// Every code of the catalogue in one list.
fn every_code(profile: &str) -> StandingsRequest {
    let fide = profile.starts_with("fide");
    let codes = CATALOGUE.iter().filter(|d| fide || d.code != "FB").map(|d| d.code.parse());
    let mut request = StandingsRequest::new(codes.flatten().collect());
    request.profile = profile.parse().ok();
    request
}

/// All codes together.
fn all_codes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("all_codes");
    group.sample_size(20).warm_up_time(Duration::from_millis(500));
    for players in SIZES {
        let event = event(players);
        for profile in ["fmjd", "rules-manual", "fide-2026"] {
            let request = every_code(profile);
            let name = BenchmarkId::new(profile, players);
            group.bench_function(name, |bencher| {
                bencher.iter(|| Standings::new(black_box(&event), &request));
            });
        }
    }
    group.finish();
}

/// The draughts family together: the twelve codes of the event's own kind.
fn draughts_family(criterion: &mut Criterion) {
    let codes = "PTS,SOLK,SOLK-1,SOLK-TRUNC,SOLK-MED,SOLK+,CUR-BUCH,SB,SHMU,WINS,PROG,DE";
    let Ok(criteria) = shashki_tiebreak::Criterion::list(codes) else { return };
    let mut group = criterion.benchmark_group("draughts_family");
    group.sample_size(20).warm_up_time(Duration::from_millis(500));
    for players in SIZES {
        let event = event(players);
        let request = StandingsRequest::new(criteria.clone());
        group.bench_function(BenchmarkId::from_parameter(players), |bencher| {
            bencher.iter(|| Standings::new(black_box(&event), &request));
        });
    }
    group.finish();
}

/// Each code alone, after the points.
fn each_code(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("code_5000");
    group.sample_size(20).warm_up_time(Duration::from_millis(200));
    group.measurement_time(Duration::from_secs(1));
    let event = event(5_000);
    for definition in &CATALOGUE {
        let criteria = ["PTS".parse(), definition.code.parse()];
        let mut request = StandingsRequest::new(criteria.into_iter().flatten().collect());
        request.profile = Profile::NAMES[4].parse().ok();
        group.bench_function(definition.code, |bencher| {
            bencher.iter(|| Standings::new(black_box(&event), &request));
        });
    }
    group.finish();
}

/// A file of 5,000 players and nine rounds.
fn reading(criterion: &mut Criterion) {
    let event = event(5_000);
    let Ok(text) = write(&event, &WriteOptions::default()) else { return };
    criterion.bench_function("read_trf_5000", |bencher| {
        bencher.iter(|| read(black_box(&text), &ReadOptions::STRICT));
    });
}

criterion_group!(benches, all_codes, draughts_family, each_code, reading);
criterion_main!(benches);
