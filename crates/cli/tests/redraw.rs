//! `shashki pair` on a round that stands in the file: a change after publication carries who, when and
//! why, and keeps the old pairs (5.4.10.12; P30).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test

mod common;

use common::{Folder, Run, four, shashki};

const DECIDED: [&str; 6] = ["--reason", "a wrong list", "--by", "Ivanov", "--at", "10:15"];

/// The example of four players with round 2 in it, 4 - 3 and 1 - 2 by the host's wish: each has the
/// opposite of his colour in round 1, and 1, who leads, is on board 1.
fn published(folder: &Folder) -> String {
    let file = folder.file("four.trf", four());
    let args = ["pair", &file, "--system", "coefficient", "--format", "trf", "--force", "4,3"];
    shashki(&[&args[..], &["-o", &file]].concat()).ends(0);
    file
}

fn again(file: &str, round: &str, more: &[&str]) -> Run {
    let args = ["pair", file, "--system", "coefficient", "--round", round, "--format", "trf"];
    shashki(&[&args[..], more].concat())
}

#[test]
fn p30_a_new_draw_is_on_record_with_the_old_pairs() {
    let folder = Folder::new("redraw");
    let file = published(&folder);
    let run = again(&file, "2", &DECIDED).ends(0);
    let record = "### decision 2: new-draw 5.4.10.12 Ivanov 10:15 \"a wrong list\" 2-1 3-4";
    assert!(run.out.lines().any(|line| line == record), "{}", run.out);
    let forced = [&DECIDED[..], &["--force", "1,3!", "--force", "2,4!"]].concat();
    again(&file, "2", &forced).ends(0).prints("### decision 2: forced-pair 5.4.10.9 Ivanov");
    again(&file, "2", &["--by", "Ivanov"]).ends(3).says("needs a reason (5.4.10.12)");
    again(&file, "2", &["--by", " ", "--reason", "x"]).ends(3).says("needs the name");
}

/// Without a result it may be a draft, which is drawn as often as one likes; the file can't tell.
#[test]
fn p30_a_round_without_results_may_be_a_draft() {
    let folder = Folder::new("redraw-draft");
    let file = published(&folder);
    let run = again(&file, "2", &[]).ends(0).says("once it is published");
    assert!(!run.out.contains("### decision"), "{}", run.out);
}

#[test]
fn p30_a_round_that_has_begun_is_not_drawn_anew_without_a_decision() {
    let folder = Folder::new("redraw-begun");
    let file = published(&folder);
    again(&file, "1", &[]).ends(3).says("round 1 has begun").says("5.4.10.12");
    again(&file, "1", &DECIDED).ends(0).prints("### decision 1: new-draw");
    // Looking at what the system would have done changes nothing and needs no decision.
    let look = ["pair", &file, "--system", "coefficient", "--round", "1", "--format", "list"];
    shashki(&look).ends(0);
}

#[test]
fn a_decision_about_nothing_is_refused() {
    let folder = Folder::new("redraw-idle");
    let file = published(&folder);
    let list = ["pair", &file, "--system", "coefficient", "--round", "2", "--format", "list"];
    shashki(&[&list[..], &DECIDED].concat()).ends(3).says("--by");
    let next = ["pair", &file, "--system", "coefficient", "--format", "trf"];
    shashki(&[&next[..], &DECIDED].concat()).ends(3).says("--by");
}
