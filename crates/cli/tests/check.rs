//! `shashki check` and `shashki pair --relax`. Expected verdicts are worked out by hand (see
//! `common::four`).

#![allow(clippy::expect_used)] // a panic is a failed test
#![allow(clippy::print_stdout)] // says what is skipped

mod common;

use std::path::PathBuf;

use common::{Folder, met, player, root, shashki, shashki_reading};
use serde_json::Value;

const HEAD: &str = "012 Four\n062 4\n142 3\n152 W\n162  W 2.0    D 1.0    L 0.0\n";

/// Round 1 as in `common::four`, round 2 as the system pairs it: 4-1 and 2-3.
fn played() -> String {
    String::from(HEAD)
        + &player(1, "Ivanov", "3.0", &["3 w 1", "4 b ="])
        + &player(2, "Petrov", "3.0", &["4 b =", "3 w 1"])
        + &player(3, "Sidorov", "0.0", &["1 b 0", "2 b 0"])
        + &player(4, "Kuznetsov", "2.0", &["2 w =", "1 w ="])
}

/// The same with 1-2 and 4-3 in round 2: 1 should have met 4, who comes first in the next group.
fn otherwise() -> String {
    String::from(HEAD)
        + &player(1, "Ivanov", "3.0", &["3 w 1", "2 b ="])
        + &player(2, "Petrov", "2.0", &["4 b =", "1 w ="])
        + &player(3, "Sidorov", "0.0", &["1 b 0", "4 w 0"])
        + &player(4, "Kuznetsov", "3.0", &["2 w =", "3 b 1"])
}

fn check(text: &str, more: &[&str]) -> common::Run {
    let args = [&["check", "-", "--system", "coefficient"], more].concat();
    shashki_reading(&args, text.as_bytes())
}

#[test]
fn an_event_that_agrees() {
    let run = check(&played(), &[]).ends(0);
    assert!(run.err.is_empty(), "{}", run.err);
    let run = run.prints("System: individual coefficients, clause 5.4.10.5. Profile: rules");
    run.prints("Round 1: pairs agree, colours agree\nRound 2: pairs agree, colours agree\n");
}

#[test]
fn the_first_difference_is_explained() {
    let run = check(&otherwise(), &[]).ends(6).says("not the system's: round 2");
    let run = run.prints("Round 2: pairs differ, colours agree");
    let run =
        run.prints("First difference: the system pairs 1 with 4; in the table 1 meets 2 (whom the");
    let run = run.prints("[5.4.10.5.4; P10]").prints("In the table only (2): 1 - 2, 3 - 4");
    run.prints("By the system only (2): 1 - 4, 2 - 3");
    let run = check(&otherwise(), &["--lang", "ru"]).ends(6).says("не по системе: тур 2");
    run.prints("Первое расхождение: по системе 1 встречается с 4").prints("п. 5.4.10.5.4");
}

#[test]
fn colours_are_a_verdict_of_their_own() {
    let turned = played().replace("3 w 1\n", "3 b 1\n").replace("2 b 0\n", "2 w 0\n");
    let run = check(&turned, &[]).ends(6).prints("Round 2: pairs agree, colours differ");
    run.prints("the system gives White to 2, Black to 3");
}

#[test]
fn some_rounds_alone() {
    check(&otherwise(), &["--rounds", "1"]).ends(0);
    check(&otherwise(), &["--rounds", "2..2"]).ends(6);
    check(&otherwise(), &["--rounds", "2..3"]).ends(3).says("rounds 1 to 2 are paired");
    check(&otherwise(), &["--rounds", "2-3"]).ends(3).says("expected rounds: 2..5, or 3");
}

/// 1-2, 4-3 come out if all four of round 1 had the same points but for the bars: 4 3 | 2 1 gives
/// 4-1. With 1>3 as 3>1 it is 3 | 4 2 | 1: 3-4, 2-1.
#[test]
fn a_result_that_stood_otherwise() {
    let run = check(&otherwise(), &["--if", "1:3-1=1-0"]).ends(0);
    run.prints("Round 2: pairs differ, colours agree; agrees if 1:3-1=1-0");
    check(&otherwise(), &["--if", "1:1-3=1/2"]).ends(6);
    check(&otherwise(), &["--if", "1:1-2=1/2"]).ends(3).says("1 and 2 have no game in round 1");
    check(&otherwise(), &["--if", "1:1-3=won"]).ends(3).says("expected ROUND:A-B=RESULT");
    let run = check(&otherwise(), &["--find-correction"]).ends(6);
    run.prints("Possibilities").prints("with 1:1-3=0-1: round 2 agrees");
    check(&played(), &["--find-correction"]).ends(0);
}

fn json(run: &common::Run) -> Value {
    serde_json::from_str(&run.out).expect("a document")
}

#[test]
fn the_document() {
    let document = json(&check(&otherwise(), &["--format", "json", "--find-correction"]).ends(6));
    assert_eq!(document["format"], "shashki-check");
    assert_eq!(document["agrees"], false);
    let round = &document["verdicts"][1];
    assert_eq!((&round["pairs"], &round["colours"]), (&Value::Bool(false), &Value::Bool(true)));
    assert_eq!(round["table_only"], serde_json::json!([[1, 2], [3, 4]]));
    assert_eq!(round["system_only"], serde_json::json!([[1, 4], [2, 3]]));
    assert_eq!(round["first"], serde_json::json!([1, 4]));
    assert_eq!(round["difference"]["kind"], "floater-meets");
    assert!(round["agrees_if"].as_array().expect("a list").contains(&"1:1-3=0-1".into()));
    let clean = json(&check(&played(), &["--format", "json"]).ends(0));
    assert_eq!(clean["agrees"], true);
    assert_eq!(clean["verdicts"][0]["first"], Value::Null);
}

#[test]
fn a_list_for_the_next_round() {
    let folder = Folder::new("check-list");
    let file = folder.file("four.trf", common::four());
    let args = |list: &str, format: &str| {
        let list = folder.file("list", list);
        let args = ["check", &file, "--system", "coefficient", "--list", &list, "--format", format];
        shashki(&args)
    };
    let run = args(common::FOUR_ROUND_2, "table").ends(0);
    run.prints("Round 2: the list breaks no rule; it is the system's");
    let run = args("2\n2 1\n3 4\n", "table").ends(6).says("valid, but not the system's");
    run.prints("the list breaks no rule; it is not the system's");
    let run = args("2\n1 3\n2 4\n", "table").ends(6).says("the list is not valid");
    run.prints("1 - 3: met in round 1 (P1)").prints("2 - 4: met in round 1 (P1)");
    let document = json(&args("1\n4 1\n", "json").ends(6));
    assert_eq!(document["valid"], false);
    assert_eq!(document["breaks"][0]["players"], serde_json::json!([2]));
    args("2\n4 1\n", "table").ends(3).says("line 1 announces 2 pairs, 1 are there");
    let missing = folder.path("nowhere");
    let args = ["check", &file, "--system", "coefficient", "--list", &missing];
    shashki(&args).ends(5).says("no such file");
    let both = [&args[..], &["--find-correction"]].concat();
    shashki(&both).ends(3);
}

#[test]
fn a_lot_that_nobody_recorded() {
    let args = ["check", "-", "--system", "lot"];
    let run = shashki_reading(&args, played().as_bytes()).ends(3);
    let run =
        run.says("neither a drawn order nor a seed is recorded, can't be checked: round 1, 2");
    run.prints("Round 1: can't be checked");
    let profile = ["check", "-", "--system", "lot", "--profile", "fmjd-program"];
    shashki_reading(&profile, played().as_bytes()).ends(3).says("belongs to truncated-solkoff");
}

#[test]
fn what_would_help_a_round_that_can_not_be_paired() {
    let args = ["pair", "-", "--system", "coefficient", "--relax"];
    let run = shashki_reading(&args, met().as_bytes()).ends(1).says("No valid pairing exists");
    run.says("if 1 - 2 may meet again (they met in round 1)");
    let run = shashki_reading(&args[..4], met().as_bytes()).ends(1);
    assert!(!run.err.contains("may meet again"), "not asked for: {}", run.err);
    let folder = Folder::new("relax");
    let file = folder.file("four.trf", common::four());
    // 1 may meet 2 and 4 alone (he has met 3): both forbidden.
    let args = ["pair", &file, "--system", "coefficient", "--forbid", "1,2", "--forbid", "1,4"];
    let args = [&args[..], &["--relax", "--lang", "ru"]].concat();
    let run = shashki(&args).ends(1).says("снять запрет 1 - 4").says("снять запрет 1 - 2");
    // 1-3 once more would not do: 2 and 4 have met too.
    assert!(!run.err.contains("встретятся снова"), "{}", run.err);
}

fn world_cup() -> Option<String> {
    let data = std::env::var_os("SHASHKI_DATA")
        .map_or_else(|| root().join("../shared/data"), PathBuf::from);
    let file = data.join("tournaments/fmjd-world-cup-2022.trf");
    if !file.exists() {
        println!("skipped: {} is missing", file.display());
        return None;
    }
    file.to_str().map(str::to_owned)
}

#[test]
fn the_real_event() {
    let Some(file) = world_cup() else { return };
    let base = ["check", &file, "--system", "truncated-solkoff", "--profile", "fmjd-program"];
    let run = shashki(&base).ends(6).says("not the system's: round 5");
    assert_eq!(run.out.matches(": pairs agree, colours agree").count(), 8);
    let run = shashki(&[&base[..], &["--if", "4:40-60=1/2"]].concat()).ends(0);
    run.prints("Round 5: pairs differ, colours agree; agrees if 4:40-60=1/2");
    let run = shashki(&[&base[..], &["--rounds", "5", "--find-correction"]].concat()).ends(6);
    run.prints("with 4:60-40=1/2: round 5 agrees");
}

/// With 1-4 forbidden the system gives 1-2, and 4-3 is left.
#[test]
fn a_pair_that_was_forbidden() {
    check(&otherwise(), &["--rounds", "2", "--forbid", "1,4"]).ends(0);
    check(&otherwise(), &["--rounds", "2", "--forbid", "1,3"]).ends(6);
}

/// Round 1 by lot (5.4.10.4): the first drawn meets the second, the third the fourth, odd numbers
/// have White. 1 3 4 2 give 1-3 and 4-2, 1 4 3 2 give 1-4 and 3-2.
#[test]
fn a_drawn_order_for_one_round() {
    let text = String::from("012 Four\n062 4\n142 3\n162  W 2.0    D 1.0    L 0.0\n")
        + &player(1, "Ivanov", "1.0", &["3 w ="])
        + &player(2, "Petrov", "1.0", &["4 b ="])
        + &player(3, "Sidorov", "1.0", &["1 b ="])
        + &player(4, "Kuznetsov", "1.0", &["2 w ="]);
    let lot = |more: &[&str]| {
        shashki_reading(&[&["check", "-", "--system", "lot"], more].concat(), text.as_bytes())
    };
    lot(&[]).ends(3).says("neither a drawn order nor a seed is recorded");
    let agrees = lot(&["--rounds", "1", "--lot-order", "1,3,4,2"]).ends(0);
    agrees.prints("pairs agree");
    lot(&["--rounds", "1", "--lot-order", "1,4,3,2"]).ends(6).prints("pairs differ");
    lot(&["--lot-order", "1,4,3,2"]).ends(3).says("--rounds N");
    check(&played(), &["--rounds", "1", "--lot-order", "1,2,3,4"]).ends(3).says("system lot");
}
