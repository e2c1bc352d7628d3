//! The host's wishes on the command line of `shashki pair`, and the lot on record.

mod common;

use common::{fresh, shashki_reading};

const PAIR: [&str; 4] = ["pair", "-", "--system", "coefficient"];

fn pair(more: &[&str], text: &str) -> common::Run {
    shashki_reading(&[&PAIR[..], &["--first-colour", "white"], more].concat(), text.as_bytes())
}

/// Four players of two clubs: 1 and 2 of A, 3 and 4 of B.
fn clubs() -> String {
    fresh() + "### club: A 1 2\n### club: B 3 4\n"
}

/// Without wishes round 1 is 1-3 and 4-2.
#[test]
fn pools_are_drawn_in_their_order() {
    let run = pair(&["--pool", "first:1,4", "--pool", "second:2,3", "--format", "list"], &fresh());
    assert_eq!(run.ends(0).out, "2\n1 4\n3 2\n");
    let run = pair(&["--pool", "first:1,4", "--format", "trf"], &fresh());
    run.ends(0).prints("### pool: first 1 4");
    pair(&["--pool", "1,4"], &fresh()).ends(3).says("NAME:1,2,3");
    pair(&["--pool", "a:1,4", "--pool", "b:1,2"], &fresh()).ends(3);
    pair(&["--pool", "a:1,9"], &fresh()).ends(3);
}

#[test]
fn players_of_a_club_meet_early_or_late() {
    let list = |more: &[&str]| pair(&[more, &["--format", "list"]].concat(), &clubs()).ends(0).out;
    let early = ["--group-by", "club", "--meet-until", "1"];
    assert_eq!(list(&early), "2\n1 2\n3 4\n");
    // Late: 1-3 and 4-2 suit already; 1 and 3 of one club don't.
    let text = fresh() + "### club: A 1 3\n### club: B 2 4\n";
    let late = ["--group-by", "club", "--not-before", "2"];
    let run = pair(&[&late[..], &["--format", "list"]].concat(), &text).ends(0);
    assert_eq!(run.out, "2\n1 4\n3 2\n");
    let run = pair(&[&late[..], &["--format", "trf"]].concat(), &text).ends(0);
    let run = run.prints("### group: A 1 3").prints("### not-before: 2");
    // The file written carries the wish; asked for again it isn't doubled.
    let again = pair(&[&late[..], &["--round", "1", "--format", "trf"]].concat(), &run.out);
    assert_eq!(again.ends(0).out.matches("### not-before: 2").count(), 1);
    pair(&["--meet-until", "1"], &clubs()).ends(3).says("--group-by");
    pair(&["--group-by", "federation", "--meet-until", "1"], &clubs()).ends(3).says("--group-by");
    pair(&["--group-by", "town"], &clubs()).ends(3).says("club or federation");
    let both = ["--group-by", "club", "--meet-until", "1", "--not-before", "2"];
    pair(&both, &clubs()).ends(3);
}

/// P33: the first that are kept leave no pair for 1; the last yields, and the sheet says so.
#[test]
fn soft_prohibitions_yield_in_order() {
    let soft = ["--soft", "1,3", "--soft", "1,4", "--soft", "2,1"];
    let run = pair(&soft, &fresh()).ends(0);
    let run = run.prints("the soft prohibition 1 - 2 yields");
    assert!(!run.out.contains("1 - 3 yields"), "{}", run.out);
    let run = pair(&[&soft[..], &["--format", "trf"]].concat(), &fresh());
    run.ends(0).prints("### soft: 1-3").says("1 - 2 yields");
    let text = fresh() + "### club: A 1 2 3 4\n";
    let soft = ["--group-by", "club", "--not-before", "2,soft"];
    pair(&soft, &text).ends(0).prints("yields");
    pair(&["--group-by", "club", "--not-before", "2"], &text).ends(1);
}

/// 5.4.10.4, P17: the order that was drawn is printed, explained and recorded.
#[test]
fn the_drawn_order_is_on_record() {
    let lot = ["pair", "-", "--system", "lot", "--seed", "2025"];
    let run = |more: &[&str]| shashki_reading(&[&lot[..], more].concat(), fresh().as_bytes());
    let trf = run(&["--format", "trf"]).ends(0);
    let line = trf.out.lines().find(|line| line.starts_with("### lot 1: ")).expect("the lot");
    let order = line.trim_start_matches("### lot 1: ").trim();
    run(&[]).ends(0).prints(&format!("Drawn order: {order}")).prints("Seed: 2025");
    let first = order.split(' ').next().expect("a number");
    run(&["--explain"]).ends(0).prints(&format!("{first} has drawn number 1"));
    run(&["--format", "json"]).ends(0).prints("\"lot\": [");
    // Drawn again with another seed: the recorded order stands, and nothing is drawn.
    let again = ["pair", "-", "--system", "lot", "--round", "1", "--seed", "7"];
    let again = shashki_reading(&again, trf.out.as_bytes()).ends(0);
    let again = again.prints(&format!("Drawn order: {order}"));
    assert!(!again.out.contains("Seed: "), "{}", again.out);
}

#[test]
fn a_look_ahead() {
    let run = pair(&[], &fresh()).ends(0); // three rounds are planned
    run.prints("with 4 players, who play every round, 2 rounds are sure");
    let run = pair(&[], &fresh().replace("142 3", "142 2")).ends(0);
    assert!(!run.out.contains("are sure"), "{}", run.out);
}
