//! Against the shared data: events worked by hand and by a slow independent program, a real event,
//! FIDE's exercises.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)] // a panic is a failed test

mod common;

use std::collections::BTreeMap;
use std::fs;

use common::{column, csv, event_of, ranks, request, shared};
use shashki_tiebreak::{Exact, Standings};

fn manifest(folder: &str) -> usize {
    let Some(folder) = shared(&format!("tiebreak/draughts/{folder}")) else { return 0 };
    let manifest = fs::read_to_string(folder.join("manifest.tsv")).unwrap();
    let mut faults = Vec::new();
    let mut count = 0;
    for line in manifest.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [trf, profile, arguments, criteria, expected] = fields[..] else { panic!("{line}") };
        let event = event_of(&folder.join(trf));
        let request = request(criteria, profile, arguments);
        let found = csv(&event, &Standings::new(&event, &request).unwrap());
        let expected_text = fs::read_to_string(folder.join(expected)).unwrap();
        if found.trim_end() != expected_text.trim_end() {
            faults.push(format!("{expected}\nexpected:\n{expected_text}found:\n{found}"));
        }
        count += 1;
    }
    assert!(faults.is_empty(), "{} of {count} differ, first: {}", faults.len(), faults[0]);
    println!("{count} tables of {} agree", folder.display());
    count
}

#[test]
fn the_events_worked_by_hand() {
    manifest("hand");
}

#[test]
fn the_random_events() {
    manifest("random");
}

#[test]
fn the_published_truncated_solkoff_of_a_real_event() {
    let Some(folder) = shared("tournaments") else { return };
    let event = event_of(&folder.join("fmjd-world-cup-2022.trf"));
    let table = fs::read_to_string(folder.join("fmjd-world-cup-2022.csv")).unwrap();
    let computed = column(&event, "SOLK-1", "fmjd", "");
    let mut agreeing = 0;
    for line in table.lines().filter(|line| !line.starts_with(['#', 'p'])) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let start: usize = fields[1].parse().unwrap();
        let published = fields.last().unwrap().trim_end_matches(".0");
        assert_eq!(computed[start - 1], published, "{line}");
        agreeing += 1;
    }
    assert_eq!(agreeing, 68);
}

/// By code, the figure of every player.
type Tables = BTreeMap<String, BTreeMap<String, String>>;

/// Published figures: numbers with two decimals at most, or none.
fn exercises() -> Option<BTreeMap<String, Tables>> {
    let path = shared("tiebreak/fide-exercises/expected.json")?;
    let value: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let figures = |value: &serde_json::Value| {
        let players = value.as_object().unwrap().iter();
        players.map(|(player, figure)| (player.clone(), figure.to_string())).collect()
    };
    let events = value.as_object().unwrap().iter().filter(|(_, event)| event.is_object());
    Some(
        events
            .map(|(name, event)| {
                let tables = event.as_object().unwrap().iter();
                (name.clone(), tables.map(|(code, table)| (code.clone(), figures(table))).collect())
            })
            .collect(),
    )
}

#[test]
fn fides_exercises() {
    let Some(events) = exercises() else { return };
    let folder = shared("tiebreak/fide-exercises").unwrap();
    let mut faults = Vec::new();
    let mut count = 0;
    for (name, tables) in &events {
        for (code, table) in tables {
            for edition in ["2024", "2026"] {
                let (criterion, given) = code.split_once('@').unwrap_or((code, edition));
                if given != edition || criterion.starts_with("ADJUSTED") {
                    continue; // a step on the way, tested inside the crate
                }
                let event = event_of(&folder.join(format!("{name}-{edition}.trf")));
                let profile = format!("fide-{edition}");
                let arguments = if name == "rr6" { "--event round-robin" } else { "--event swiss" };
                let found: Vec<String> = match criterion.strip_prefix("rank ") {
                    Some(criteria) => {
                        let ranks = ranks(&event, criteria, &profile, arguments);
                        ranks.iter().map(ToString::to_string).collect()
                    }
                    None => column(&event, criterion, &profile, arguments),
                };
                for (player, figure) in table {
                    count += 1;
                    let found = &found[player.parse::<usize>().unwrap() - 1];
                    if !same(found, figure) {
                        faults.push(format!(
                            "{name}-{edition} {code} of {player}: {figure}, found {found}"
                        ));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{} of {count}:\n{}", faults.len(), faults.join("\n"));
    println!("{count} figures of FIDE's exercises agree");
}

/// Whether an exact value prints as the published one: two decimals.
fn same(found: &str, published: &str) -> bool {
    let found = if found.is_empty() { "null".to_owned() } else { two_decimals(found) };
    let published =
        if published == "null" { published.to_owned() } else { two_decimals(published) };
    found == published
}

fn two_decimals(text: &str) -> String {
    let number = |text: &str| -> Exact {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let digits: i64 = format!("{whole}{part}").parse().unwrap();
        Exact::ratio(digits, 10_i64.pow(part.len().try_into().unwrap()))
    };
    match text.split_once('/') {
        Some((p, q)) => Exact::ratio(p.parse().unwrap(), q.parse().unwrap()).rounded(2),
        None => number(text).rounded(2),
    }
}
