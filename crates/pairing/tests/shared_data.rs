//! The shared collections: random events whose next round a slow independent program paired.

#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // helpers of tests

mod common;

use serde_json::Value;
use shashki_pairing::{PairError, Request, pair};

/// The request that a line of `expected.jsonl` stands for.
fn request(line: &Value) -> Request {
    let text = |key: &str| line[key].as_str().expect("a string");
    let system = text("system").parse().expect("a system");
    let round = u16::try_from(line["round"].as_u64().expect("a round")).expect("small");
    let mut request = Request {
        profile: text("profile").parse().expect("a profile"),
        round: Some(round),
        ..Request::new(system)
    };
    for (name, value) in line["options"].as_object().into_iter().flatten() {
        request.options.set(name, value.as_str().expect("a value")).expect("an option");
    }
    request
}

/// The exit code and the list that the program would give.
fn outcome(folder: &std::path::Path, line: &Value) -> (u64, String) {
    let event = common::event(&folder.join(line["file"].as_str().expect("a file")));
    match pair(&event, &request(line), &mut ()) {
        Ok(pairing) => (0, pairing.list()),
        Err(PairError::NoValidPairing { .. }) => (1, String::new()),
        Err(error @ PairError::Internal { .. }) => panic!("{line}: {error}"),
        Err(error) => {
            println!("{error}");
            (3, String::new())
        }
    }
}

fn agrees(folder: &str) {
    let Some(path) = common::shared_data(folder) else { return };
    let lines = common::expected(&path);
    assert!(!lines.is_empty());
    let mut wrong = Vec::new();
    for line in &lines {
        let (rc, out) = outcome(&path, line);
        if rc != line["rc"].as_u64().expect("rc") || out != line["out"].as_str().expect("out") {
            wrong.push(format!("{line}\ngot {rc} {out:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} differ:\n{}", wrong.len(), lines.len(), wrong.join("\n"));
}

#[test]
fn small_events() {
    agrees("pairing/small");
}

#[test]
fn medium_events() {
    agrees("pairing/medium");
}

#[test]
fn every_option() {
    agrees("pairing/options");
}

#[test]
fn every_constraint() {
    agrees("pairing/constraints");
}
