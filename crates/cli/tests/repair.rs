//! `shashki repair`.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test

mod common;

use common::{FOUR_ROUND_2, Folder, example, four, met, played, shashki};

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

/// 4 - 1 forbidden after the publication, 4 - 2 and 1 - 3 have met: 4 - 3 and 1 - 2 are left.
#[test]
fn a_pair_forbidden_afterwards() {
    let folder = Folder::new("repair-forbid");
    let event = folder.file("four.trf", four());
    let list = folder.file("list", FOUR_ROUND_2);
    let args = repair(&event, &list, &["--forbid", "4,1", "--format", "json"]);
    let run = shashki(&[args, DECIDED.to_vec()].concat()).ends(0);
    let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(json["touched"], serde_json::json!([1, 2, 3, 4]));
    assert!(
        run.out.contains("4 - 1 is not allowed any more: forbidden by the host"),
        "{}",
        run.out
    );
    let out = folder.path("out.trf");
    let args = repair(&event, &list, &["--forbid", "4,1", "--format", "trf", "-o", &out]);
    shashki(&[args, DECIDED.to_vec()].concat()).ends(0);
    assert!(folder.read("out.trf").contains("260   2   2    4    1"), "on record for the round");
}

/// A game of the round has a result: a game played stands (5.4.10.12).
#[test]
fn a_round_that_has_begun_is_warned_of() {
    let folder = Folder::new("repair-begun");
    let event = folder.file("four.trf", four());
    let list = folder.file("list", "2\n1 3\n2 4\n");
    let args = repair(&event, &list, &["--round", "1", "--absent", "4"]);
    let run = shashki(&[args, DECIDED.to_vec()].concat()).ends(0);
    assert!(run.out.contains("warning: the round has begun: 1 - 3 has a result"), "{}", run.out);
}

/// FILE has round 2 as it was edited by hand after the change, and no result of it: that is the round.
#[test]
fn an_edited_round_without_results_is_the_round() {
    let folder = Folder::new("repair-edited");
    let event = folder.path("four.trf");
    let before = folder.file("before.trf", four());
    let list = folder.file("list", FOUR_ROUND_2);
    let pair = ["pair", &before, "--system", "coefficient", "--format", "trf", "--force", "4,3"];
    shashki(&[&pair[..], &["-o", &event]].concat()).ends(0);
    let args = repair(&event, &list, &["--absent", "1"]);
    shashki(&[args, DECIDED.to_vec()].concat()).ends(0).prints("Re-pairing of round 2\n");
}

/// Neither order nor seed of the published lot is known: it is given, or drawn and printed.
#[test]
fn an_unknown_lot_is_given_or_drawn() {
    let folder = Folder::new("repair-lot");
    let event = folder.file("four.trf", four());
    let list = folder.file("list", FOUR_ROUND_2);
    let lot = |more: &[&str]| {
        let args = ["repair", &event, "--published", &list, "--system", "lot", "--absent", "1"];
        shashki(&[&args[..], &DECIDED, more].concat())
    };
    let run = lot(&["--format", "list"]).ends(0).says("seed: ");
    assert_eq!(run.out, "2\n2 3\n4 0\n");
    let given = lot(&["--format", "list", "--lot-order", "3,1,4,2"]).ends(0);
    assert!(!given.err.contains("seed"), "{}", given.err);
    lot(&["--seed", "7"]).ends(0).prints("seed: 7 (xoshiro256ss-1)");
    lot(&["--seed", "7", "--format", "trf"]).ends(0).prints("### seed: xoshiro256ss-1 7");
}
