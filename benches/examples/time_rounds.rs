//! Times rounds once, for a quick look: `time_rounds PLAYERS ROUNDS DRAWS CLUBS SYSTEM`.
#![allow(clippy::print_stdout)] // a program that prints figures

use std::time::Instant;

use shashki_benches::Plan;
use shashki_pairing::{Request, System, pair};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |place: usize, default: u64| {
        arguments.get(place).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let system = arguments.get(4).and_then(|name| name.parse().ok());
    let plan = Plan {
        players: u32::try_from(argument(0, 1_000)).unwrap_or(1_000),
        rounds: u16::try_from(argument(1, 10)).unwrap_or(10),
        draws: argument(2, 33),
        clubs: u32::try_from(argument(3, 0)).unwrap_or(0),
        system: system.unwrap_or(System::TruncatedSolkoff),
    };
    let begin = Instant::now();
    let event = plan.play();
    println!("played {} rounds in {:?}", event.paired_rounds(), begin.elapsed());
    for round in 1..=event.paired_rounds() + 1 {
        let request = Request { round: Some(round), ..plan.request() };
        let begin = Instant::now();
        let pairing = pair(&event, &request, &mut ());
        let outcome = match &pairing {
            Ok(pairing) => format!("{} boards", pairing.boards.len()),
            Err(error) => error.to_string().chars().take(100).collect(),
        };
        println!("round {round}: {:?}, {outcome}", begin.elapsed());
    }
}
