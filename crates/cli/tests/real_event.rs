//! A real event of 68 players, paired from the command line as it was played.

#![allow(clippy::expect_used)] // a panic is a failed test
#![allow(clippy::print_stdout)] // says what is skipped

mod common;

use common::{Folder, played, root, shashki};
use std::path::PathBuf;

/// The event, where the shared data is there.
fn event() -> Option<PathBuf> {
    let data = std::env::var_os("SHASHKI_DATA")
        .map_or_else(|| root().join("../shared/data"), PathBuf::from);
    let file = data.join("tournaments/fmjd-world-cup-2022.trf");
    if !file.exists() {
        println!("skipped: {} is missing", file.display());
        return None;
    }
    Some(file)
}

fn list(file: &str, round: usize, more: &[&str]) -> Vec<String> {
    let round = round.to_string();
    let args = ["pair", file, "--system", "truncated-solkoff", "--profile", "fmjd-program"];
    let args = [&args[..], &["--round", &round, "--format", "list"], more].concat();
    let run = shashki(&args).ends(0);
    let mut lines: Vec<String> = run.out.lines().map(String::from).collect();
    assert_eq!(lines.remove(0), "34");
    lines.sort();
    lines
}

#[test]
fn eight_rounds_as_they_were_played() {
    let Some(file) = event() else { return };
    let text = std::fs::read_to_string(&file).expect("the event");
    let file = file.to_str().expect("a path");
    for round in [1, 2, 3, 4, 6, 7, 8, 9] {
        assert_eq!(list(file, round, &[]), played(&text, round), "round {round}");
    }
}

/// Round 5 with the game 40-60 of round 4 as a draw, which it presumably was when it was paired.
#[test]
fn round_5_before_the_correction() {
    let Some(file) = event() else { return };
    let text = std::fs::read_to_string(&file).expect("the event");
    let drawn = |line: &str| {
        if line.starts_with("001   40 ") {
            return line.replace("  60 b 1", "  60 b =");
        }
        if line.starts_with("001   60 ") {
            return line.replace("  40 w 0", "  40 w =");
        }
        line.to_owned()
    };
    let changed: Vec<String> = text.lines().map(drawn).collect();
    let folder = Folder::new("round-5");
    let file = folder.file("event.trf", changed.join("\n"));
    // Their points columns still have the corrected result.
    assert_eq!(list(&file, 5, &[]), played(&text, 5));
}
