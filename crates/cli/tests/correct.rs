//! `shashki correct`. Expected values are worked out by hand (see `common::four`).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test

mod common;

use common::{Folder, player, shashki};
use serde_json::Value;

/// Round 1: 1 beat 3, 4 and 2 drew; round 2 is published: 4-1, 2-3.
fn published() -> String {
    String::from("012 Four\n062 4\n142 3\n152 W\n162  W 2.0    D 1.0    L 0.0\n")
        + &player(1, "Ivanov", "2.0", &["3 w 1", "4 b  "])
        + &player(2, "Petrov", "1.0", &["4 b =", "3 w  "])
        + &player(3, "Sidorov", "0.0", &["1 b 0", "2 b  "])
        + &player(4, "Kuznetsov", "1.0", &["2 w =", "1 w  "])
}

const SYSTEM: [&str; 2] = ["--system", "coefficient"];

fn correct<'a>(file: &'a str, corrected: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["correct", file, "--corrected", corrected], &SYSTEM[..], more].concat()
}

/// Before round 2: 1 | 4 2 | 3. With 1-3 drawn: 4 3 2 1 with a point each; everybody stands at
/// another place but 2, who is third in both.
#[test]
fn every_later_round_is_told_and_nothing_is_written() {
    let folder = Folder::new("correct");
    let event = folder.file("four.trf", published());
    let run = shashki(&correct(&event, "1:1-3=1/2", &[])).ends(0);
    let run = run.prints("1:1-3=1/2 (instead of 1-0)");
    let run = run.prints("round 2, published and not begun");
    let run = run.prints("1 (2 → 1), 3 (0 → 1)");
    for choice in ["stay as published", "as few changes", "by hand", "drawn anew"] {
        assert!(run.out.contains(choice), "{}", run.out);
    }
    assert!(!run.out.contains("Decision"), "{}", run.out);
    assert_eq!(folder.names(), ["four.trf"]);
    let run = shashki(&correct(&event, "1:1-3=1/2", &["--lang", "ru"])).ends(0);
    run.prints("тур 2 опубликован и не начат").prints("в другой очковой группе");
}

#[test]
fn the_event_is_written_with_the_decision() {
    let folder = Folder::new("correct-written");
    let event = folder.file("four.trf", published());
    let out = folder.path("new.json");
    let decided = ["--by", "Ivanov A.", "--reason", "the score sheet", "--at", "10:15", "-o", &out];
    let run = shashki(&correct(&event, "1:1-3=1/2", &decided)).ends(0);
    run.prints(
        "Decision on round 2: Ivanov A., 10:15: the score sheet (1:1-3=1-0 -> 1/2) [5.4.10.12]",
    );
    let written: Value = serde_json::from_str(&folder.read("new.json")).unwrap();
    let record = &written["event"]["decisions"][0];
    assert_eq!(record["change"], "corrected-result");
    assert_eq!((&record["round"], &record["at"]), (&Value::from(2), &Value::from("10:15")));
    assert_eq!(record["before"], serde_json::json!([[4, 1], [2, 3]]));
    // The pairs stand, and the round can be checked from there: 4 3 2 1 would meet otherwise.
    let again = shashki(&["validate", &out]).ends(0);
    assert!(!again.out.is_empty());
}

#[test]
fn a_decision_needs_a_reason_and_a_name() {
    let folder = Folder::new("correct-refused");
    let event = folder.file("four.trf", published());
    let out = folder.path("new.json");
    shashki(&correct(&event, "1:1-3=1/2", &["-o", &out])).ends(3).says("5.4.10.12");
    assert_eq!(folder.names(), ["four.trf"]);
    shashki(&correct(&event, "1:1-3=1/2", &["--reason", "x"])).ends(3);
    shashki(&correct(&event, "1:1-2=1/2", &[])).ends(3).says("1 and 2 have no game in round 1");
    shashki(&["correct", &event, "--system", "coefficient"]).ends(3).says("--corrected");
}

#[test]
fn as_json() {
    let folder = Folder::new("correct-json");
    let event = folder.file("four.trf", published());
    let run = shashki(&correct(&event, "1:1-3=1/2", &["--format", "json"])).ends(0);
    let found: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(found["corrected"][0]["was"], "1:1-3=1-0");
    let later = &found["rounds"][0];
    assert_eq!((&later["round"], &later["state"]), (&Value::from(2), &Value::from("published")));
    assert_eq!(later["moved"][0], serde_json::json!({ "player": 1, "from": "2", "to": "1" }));
    assert_eq!(later["choices"].as_array().unwrap().len(), 4);
    assert_eq!(found["rounds"][1]["state"], "not-paired");
}
