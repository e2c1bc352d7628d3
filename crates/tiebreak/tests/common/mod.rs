//! What the tests of this crate share.

#![allow(dead_code)] // every test file uses its own part
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)] // a panic is a failed test

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use shashki_tiebreak::{Criterion, Profile, Standings, StandingsRequest};
use shashki_tournament::trf::{ReadOptions, read};
use shashki_tournament::{Event, Format, StartNumber};

/// A folder of the shared data, or none, with a word about it, where the data is not at hand.
pub(crate) fn shared(name: &str) -> Option<PathBuf> {
    let root = std::env::var_os("SHASHKI_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    );
    let path = root.join(name);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: {} is not there (set SHASHKI_DATA)", path.display());
    None
}

/// The event in a TRF; its points columns need not be right.
pub(crate) fn event(text: &str) -> Event {
    let mut options = ReadOptions::STRICT;
    options.stale_points = true;
    read(text, &options).unwrap_or_else(|errors| panic!("{errors}\n{text}")).event
}

/// The event in a file.
pub(crate) fn event_of(path: &std::path::Path) -> Event {
    event(&fs::read_to_string(path).unwrap())
}

/// A TRF of players with their rounds, `opponent colour result` each: `2w1 0-U`.
pub(crate) fn trf(head: &str, rows: &[&str]) -> String {
    let mut text = String::from(head);
    for (place, row) in rows.iter().enumerate() {
        let _ = write!(text, "001 {:4}      {:<70}", place + 1, format!("P{}", place + 1));
        text.truncate(text.rfind('\n').map_or(0, |at| at + 1) + 80);
        text.push_str(" 0.0     ");
        for cell in row.split_whitespace() {
            let at = cell.find(|c: char| !c.is_ascii_digit()).unwrap();
            let (opponent, rest) = cell.split_at(at);
            let mut letters = rest.chars();
            let (colour, result) = (letters.next().unwrap(), letters.next().unwrap());
            let _ = write!(
                text,
                "  {:>4} {colour} {result}",
                if opponent == "0" { "0000" } else { opponent }
            );
        }
        text.push('\n');
    }
    text
}

/// 2-1-0.
pub(crate) const TWO: &str = "162  W 2.0    D 1.0    L 0.0\n";

/// A request as a command line makes it: criteria, profile, `--round N --left A,B --event X`.
pub(crate) fn request(criteria: &str, profile: &str, arguments: &str) -> StandingsRequest {
    let mut request = StandingsRequest::new(Criterion::list(criteria).unwrap());
    request.profile = Some(profile.parse::<Profile>().unwrap());
    let numbers = |text: &str| -> Vec<StartNumber> {
        text.split(',').map(|n| StartNumber::new(n.parse().unwrap()).unwrap()).collect()
    };
    let mut words = arguments.split_whitespace();
    while let Some(word) = words.next() {
        let value = words.next().unwrap();
        match word {
            "--round" => request.round = Some(value.parse().unwrap()),
            "--left" => request.left = numbers(value),
            "--not-left" => request.not_left = numbers(value),
            "--event" if value == "swiss" => request.format = Some(Format::Swiss),
            "--event" => request.format = Some(Format::RoundRobin),
            _ => panic!("{word}"),
        }
    }
    request
}

/// The standings as the program writes them.
pub(crate) fn csv(event: &Event, standings: &Standings) -> String {
    let mut text = String::from("rank,start,name");
    for criterion in &standings.criteria {
        let _ = write!(text, ",{criterion}");
    }
    text.push('\n');
    for row in &standings.rows {
        let name = &event.players()[row.index].name;
        let name = if name.contains(',') { format!("\"{name}\"") } else { name.clone() };
        let _ = write!(text, "{},{},{name}", row.rank, row.start);
        for value in row.values.iter() {
            let _ = write!(text, ",{value}");
        }
        text.push('\n');
    }
    text
}

/// The values of one criterion, by start number.
pub(crate) fn column(
    event: &Event,
    criterion: &str,
    profile: &str,
    arguments: &str,
) -> Vec<String> {
    let standings = Standings::new(event, &request(criterion, profile, arguments)).unwrap();
    let mut rows: Vec<_> = standings.rows.iter().collect();
    rows.sort_by_key(|row| row.index);
    rows.iter().map(|row| row.values.get(0).unwrap().to_string()).collect()
}

/// The ranks, by start number.
pub(crate) fn ranks(event: &Event, criteria: &str, profile: &str, arguments: &str) -> Vec<u32> {
    let standings = Standings::new(event, &request(criteria, profile, arguments)).unwrap();
    let mut rows: Vec<_> = standings.rows.iter().collect();
    rows.sort_by_key(|row| row.index);
    rows.iter().map(|row| row.rank).collect()
}
