//! `shashki repair`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test

mod common;

use common::{Folder, example, four, met, played, shashki};

/// Round 2 of four players as published, and player 1 gone: 4 and 2 are left without him, and with
/// three players one has the bye. 4 alone loses his opponent and takes it.
const DECIDED: [&str; 4] = ["--reason", "1 is ill", "--by", "Ivanov"];

fn repair<'a>(file: &'a str, list: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut args = vec!["repair", file, "--published", list, "--system", "coefficient"];
    args.extend(more);
    args
}

#[test]
fn the_list_has_the_new_pairs_and_the_table_says_why() {
    let folder = Folder::new("repair");
    let event = folder.file("four.trf", four());
    let list = folder.file("list", "2\n4 1\n2 3\n");
    let args = repair(&event, &list, &["--absent", "1", "--format", "list"]);
    let run = shashki(&[args, DECIDED.to_vec()].concat()).ends(0);
    assert_eq!(run.out, "2\n2 3\n4 0\n");
    let args = repair(&event, &list, &["--absent", "1"]);
    shashki(&[args, DECIDED.to_vec()].concat())
        .ends(0)
        .prints("Touched: 4\n")
        .prints("Gone: 1\n")
        .prints("1, the opponent of 4, takes no part any more [5.4.10.2; P4]")
        .prints("Decision: Ivanov: 1 is ill [5.4.10.8]")
        .prints("A full new draw instead (5.4.10.12)");
    let args = repair(&event, &list, &["--absent", "1", "--lang", "ru"]);
    shashki(&[args, DECIDED.to_vec()].concat()).ends(0).prints("Затронуты: 4\n");
}

#[test]
fn a_corrected_result_alone_touches_nobody() {
    let folder = Folder::new("repair-corrected");
    let event = folder.file("four.trf", four());
    let list = folder.file("list", "2\n4 1\n2 3\n");
    let args = repair(&event, &list, &["--corrected", "1:1-3=1/2"]);
    shashki(&[args, DECIDED.to_vec()].concat())
        .ends(0)
        .prints("Touched: nobody")
        .prints("the published pairs stand");
}

#[test]
fn without_a_reason_or_a_name_it_is_refused() {
    let folder = Folder::new("repair-refused");
    let event = folder.file("four.trf", four());
    let list = folder.file("list", "2\n4 1\n2 3\n");
    shashki(&repair(&event, &list, &["--by", "Ivanov"])).ends(3).says("5.4.10.12");
    shashki(&repair(&event, &list, &["--reason", "x"])).ends(3).says("5.4.10.12");
    shashki(&repair(&event, &list, &["--reason", " ", "--by", "Ivanov"])).ends(3);
    let short = folder.file("short", "2\n4 1\n");
    let args = repair(&event, &short, &[]);
    shashki(&[args, DECIDED.to_vec()].concat()).ends(3).says("says 2 pairs and has 1");
}

#[test]
fn no_valid_pairing_is_one() {
    let folder = Folder::new("repair-none");
    let event = folder.file("met.trf", met());
    let list = folder.file("list", "1\n2 1\n");
    let args = repair(&event, &list, &["--round", "2"]);
    shashki(&[args, DECIDED.to_vec()].concat()).ends(1).says("No valid pairing exists");
}

#[test]
fn the_event_keeps_the_round_and_the_decision() {
    let folder = Folder::new("repair-event");
    let event = folder.file("four.trf", four());
    let list = folder.file("list", "2\n4 1\n2 3\n");
    let out = folder.path("out.trf");
    let more = ["--absent", "1", "--at", "10:15", "--format", "trf", "-o", &out];
    let args = repair(&event, &list, &more);
    shashki(&[args, DECIDED.to_vec()].concat()).ends(0);
    let text = folder.read("out.trf");
    assert_eq!(played(&text, 2), ["2 3"]);
    let record = "### decision 2: re-pairing 5.4.10.8 Ivanov 10:15 \"1 is ill\" 4-1 2-3";
    assert!(text.contains(record), "{text}");
    shashki(&["validate", &out]).ends(0);
}

#[test]
fn the_example_without_one_player() {
    let folder = Folder::new("repair-example");
    let event = example("volga-open.trf");
    let system = ["--system", "truncated-solkoff"];
    let drawn = shashki(&["pair", &event, system[0], system[1], "--format", "list"]).ends(0).out;
    let list = folder.file("list", &drawn);
    let args = ["repair", &event, "--published", &list, system[0], system[1], "--absent", "8"];
    let run = shashki(&[&args[..], &["--format", "list"], &DECIDED].concat()).ends(0);
    let kept = drawn.lines().skip(1).filter(|line| run.out.lines().any(|other| other == *line));
    // 8 is gone; his opponent and the holder of the bye meet, or one board more is broken.
    assert!(kept.count() + 3 >= drawn.lines().count() - 1, "{drawn}{}", run.out);
}
