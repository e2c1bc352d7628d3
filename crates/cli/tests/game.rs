//! `shashki game claims` and `shashki game try`.

#![allow(clippy::unwrap_used)] // a panic is a failed test

mod common;

use common::{shashki, shashki_reading};
use serde_json::Value;

/// The start position counts as an occurrence: after eight plies it stands for the third time.
const REPEATED: &str = "c1-d2 d8-e7 d2-c1 e7-d8 c1-d2 d8-e7 d2-c1 e7-d8";
const FEN: &str = "W:WKc1,h2:BKd8,a7";

fn json(args: &[&str], stdin: &str) -> Value {
    let run = shashki_reading(args, stdin.as_bytes()).ends(0);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn every_ply_as_json() {
    let plies = json(&["game", "claims", "--fen", FEN, "--format", "json"], REPEATED);
    let plies = plies.as_array().unwrap();
    assert_eq!(plies.len(), 9);
    assert_eq!(plies[7]["claim_b"], serde_json::json!(["e7-d8"]));
    assert_eq!((&plies[7]["claim_a"], &plies[7]["occurrences"]), (&Value::Null, &2.into()));
    assert_eq!((&plies[8]["claim_a"], &plies[8]["occurrences"]), (&"W".into(), &3.into()));
    assert_eq!(plies[8]["lost"], serde_json::json!([["B", "b"]]));
    let row = &plies[8]["rules"]["fsr"]["kings-only"];
    assert_eq!(
        (&row["count"], &row["limit"], &row["unit"]),
        (&4.into(), &15.into(), &"each".into())
    );
    assert!(plies[8]["rules"]["lidraughts"]["kings-only"].is_null(), "fewer than 8 pieces");
}

#[test]
fn every_ply_in_words() {
    let numbered = "1. c1-d2 d8-e7 2. d2-c1 e7-d8 3. c1-d2 d8-e7 4. d2-c1 e7-d8";
    let run = shashki_reading(&["game", "claims", "--fen", FEN], numbered.as_bytes()).ends(0);
    run.prints("occurrences: 3; a draw may be claimed")
        .prints("a draw may be claimed by writing e7-d8")
        .prints("fsr: kings-only 4/15 moves of each side, since ply 0");
    let args = ["game", "claims", "--fen", FEN, "--lang", "ru"];
    shashki_reading(&args, numbered.as_bytes()).ends(0).prints("можно требовать ничью");
}

#[test]
fn no_moves_are_no_fault() {
    let plies = json(&["game", "claims", "--format", "json"], "");
    assert_eq!(plies.as_array().unwrap().len(), 1);
}

#[test]
fn a_bad_move_is_told_with_its_ply() {
    let run = shashki_reading(&["game", "claims"], b"c3-d4 f6-g5 d4-d5").ends(3);
    run.says("ply 3").prints("ply 2 f6-g5");
    shashki_reading(&["game", "claims", "--fen", "zzz"], b"").ends(3).says("--fen");
}

/// The shared games: every ply of the list, exact.
#[test]
fn the_shared_games() {
    let root = std::env::var_os("SHASHKI_DATA")
        .map_or_else(|| common::root().join("../shared/data"), std::path::PathBuf::from);
    for name in ["constructed.jsonl", "random.jsonl"] {
        let Ok(text) = std::fs::read_to_string(root.join("record").join(name)) else {
            eprintln!("skipped: record/{name} cannot be read; SHASHKI_DATA names its folder");
            continue;
        };
        for line in text.lines() {
            let case: Value = serde_json::from_str(line).unwrap();
            let moves: Vec<&str> =
                case["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
            let fen = case["fen"].as_str().unwrap();
            let args = ["game", "claims", "--fen", fen, "--format", "json"];
            let shown = json(&args, &moves.join("\n"));
            for expected in case["expect"].as_array().unwrap() {
                let ply = usize::try_from(expected["ply"].as_u64().unwrap()).unwrap();
                assert_eq!(&shown[ply], expected, "{}", case["name"]);
            }
        }
    }
}

#[test]
fn a_legal_move() {
    shashki(&["game", "try", "cd4"]).ends(0).prints("legal: c3-d4");
    let answer = json(&["game", "try", "--format", "json", "22-18"], "");
    assert_eq!((&answer["legal"], &answer["move"]), (&true.into(), &"c3-d4".into()));
}

/// A capture is due: by name, clause and the captures (6.1.5.3).
#[test]
fn a_refused_move() {
    let args = ["game", "try", "--fen", "W:W22,32:B18", "g1-h2"];
    shashki(&args).ends(0).prints("refused [capture-compulsory]").prints("c3:e5");
    let answer = json(&[&args[..], &["--format", "json"]].concat(), "");
    assert_eq!(answer["reason"], "capture-compulsory");
    assert_eq!(answer["clause"], "6.1.5.3");
    assert_eq!(answer["legal_captures"], serde_json::json!(["c3:e5"]));
    let args = ["game", "try", "--player", "black", "--format", "json", "b6-a5"];
    assert_eq!(json(&args, "")["reason"], "not-your-turn");
    let russian = ["game", "try", "--lang", "ru", "c3-b2"];
    shashki(&russian).ends(0).prints("невозможен [own-piece-in-the-way]");
}

#[test]
fn what_is_no_move_is_bad_input() {
    shashki(&["game", "try", "hello"]).ends(3);
    shashki(&["game", "try", "--fen", "", "c3-d4"]).ends(3).says("--fen");
}
