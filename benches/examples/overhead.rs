//! What the calls cost in Rust that `benches/overhead/overhead.c` makes over the C interface: prints a
//! line `name hundredths-of-nanoseconds sum` for each. `overhead CALL` runs that call once over all positions and prints
//! nothing but a sum, for counting instructions.
#![allow(clippy::print_stdout)] // a program that prints figures

use std::hint::black_box;
use std::time::{Duration, Instant};

use shashki_board::{Move, Position};
use shashki_tournament::{Draft, Player, StartNumber};

/// Positions of games played by a fixed sequence of numbers, each with a move of its own.
const POSITIONS: usize = 4096;
/// So long is a call measured.
const SPAN: Duration = Duration::from_millis(60);

fn main() {
    let games = games();
    let only = std::env::args().nth(1);
    let starts: Vec<StartNumber> = (1..=100).filter_map(StartNumber::new).collect();
    let players = starts.iter().map(|&start| Player::new(start, "")).collect();
    let Ok(event) = (Draft { players, ..Draft::default() }).check() else { return };
    let starts: Vec<StartNumber> = starts.into_iter().cycle().take(POSITIONS).collect();
    let calls: [(&str, &dyn Fn() -> u64); 5] = [
        ("count_moves", &|| games.iter().map(|(p, _)| black_box(p).count_moves()).sum()),
        ("can_capture", &|| games.iter().map(|(p, _)| u64::from(black_box(p).can_capture())).sum()),
        ("moves", &|| {
            games.iter().map(|(p, _)| black_box(black_box(p).moves()).len() as u64).sum()
        }),
        ("play", &|| {
            games.iter().filter(|(p, m)| black_box(black_box(p).play(*m)).is_ok()).count() as u64
        }),
        ("index_of", &|| {
            starts.iter().filter_map(|&s| event.index_of(black_box(s))).map(|i| i as u64).sum()
        }),
    ];
    for (name, call) in calls {
        match &only {
            None => println!("{name} {} {}", nanoseconds(call), call()),
            Some(only) if only == name => println!("{}", call()),
            Some(_) => {}
        }
    }
}

/// Per position, in hundredths of a nanosecond, of the fastest round: what else runs on the machine only
/// makes rounds slower.
fn nanoseconds(call: &dyn Fn() -> u64) -> u128 {
    let (begin, mut best) = (Instant::now(), SPAN);
    while begin.elapsed() < SPAN {
        let round = Instant::now();
        black_box(call());
        best = best.min(round.elapsed());
    }
    best.as_nanos() * 100 / POSITIONS as u128
}

/// The same games as in C and Python.
fn games() -> Vec<(Position, Move)> {
    let (mut state, mut position) = (2025_u64, Position::initial());
    let mut found = Vec::with_capacity(POSITIONS);
    while found.len() < POSITIONS {
        let moves = position.moves();
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = usize::try_from(state >> 33).unwrap_or_default() % moves.len().max(1);
        let next = moves.get(at).and_then(|&m| Some((m, position.play(m).ok()?)));
        if let Some((m, next)) = next {
            found.push((position, m));
            position = next;
        } else {
            position = Position::initial();
        }
    }
    found
}
