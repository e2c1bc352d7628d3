//! `shashki generate` and `shashki start-list`.

mod common;

use common::{Folder, four, shashki, shashki_reading};

const NINE: [&str; 7] =
    ["generate", "--players", "9", "--rounds", "4", "--system", "truncated-solkoff"];

/// An event before round 1: two rated alike, one above them, one unrated.
fn unnumbered() -> String {
    let player = |start: u32, rating: &str| {
        format!("001 {start:4}      {:<33} {rating:>4}{:28}{:>4}\n", format!("P{start}"), "", "0.0")
    };
    String::from("012 Four\n")
        + &player(1, "")
        + &player(2, "2000")
        + &player(3, "2100")
        + &player(4, "2000")
        + "XXZ 2\n### group: A 2 3\n### soft: 3-4\n"
}

#[test]
fn the_seed_is_said_first_and_makes_the_event() {
    let folder = Folder::new("generate");
    let (first, second) = (folder.path("first.trf"), folder.path("second.trf"));
    let run = shashki(&[&NINE[..], &["-o", &first]].concat()).ends(0);
    let line = run.err.lines().next().expect("the seed").to_owned();
    assert!(line.starts_with("shashki: seed: ") && line.ends_with("(xoshiro256ss-1)"), "{line}");
    let seed = line.split_whitespace().nth(2).expect("a number");
    shashki(&[&NINE[..], &["-o", &second, "--seed", seed]].concat()).ends(0);
    assert_eq!(folder.read("first.trf"), folder.read("second.trf"));
    assert!(folder.read("first.trf").contains(&format!("### seed: xoshiro256ss-1 {seed}")));
    shashki(&["validate", &first]).ends(0).prints("4 paired of 4 planned");
    // Not a terminal: nothing but the seed is said.
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
}

#[test]
fn every_round_is_paired_by_the_system() {
    let folder = Folder::new("generate-replay");
    let file = folder.path("event.json");
    let more = ["--seed", "5", "--rates", "draw=500,forfeit=50", "--clubs", "3", "-o", &file];
    shashki(&[&NINE[..], &more].concat()).ends(0);
    let event: serde_json::Value = serde_json::from_str(&folder.read("event.json")).expect("JSON");
    let round = &event["event"]["rounds"][2];
    let args = ["pair", &file, "--system", "truncated-solkoff", "--round", "3", "--format", "list"];
    let list = shashki(&args).ends(0).out;
    let meetings = round["meetings"].as_array().expect("meetings");
    let pairs: Vec<String> =
        meetings.iter().map(|m| format!("{} {}", m["white"], m["black"])).collect();
    assert_eq!(list.lines().skip(1).take(4).collect::<Vec<_>>(), pairs);
}

#[test]
fn an_event_that_can_not_go_on_ends_early_and_says_so() {
    let folder = Folder::new("generate-early");
    let file = folder.path("event.trf");
    let args = ["generate", "--players", "4", "--rounds", "9", "--system", "coefficient"];
    let run = shashki(&[&args[..], &["--seed", "1", "-o", &file, "--games", "2"]].concat());
    run.ends(0).says("ended before round ").says("no valid pairing exists");
    assert!(folder.read("event.trf").contains("### games "), "{}", folder.read("event.trf"));
}

#[test]
fn what_can_not_be_generated() {
    let run = |more: &[&str]| shashki(&[&NINE[..], &["-o", "-"], more].concat());
    run(&["--rates", "luck=3"]).ends(3).says("expected a rate");
    run(&["--rates", "draw=1001"]).ends(3).says("draw");
    run(&["--rates", "draw"]).ends(3).says("NAME=N");
    run(&["--club-rule", "apart"]).ends(3).says("no clubs");
    run(&["--club-rule", "often"]).ends(3);
    run(&["--scoring", "2-1"]).ends(3).says("2-1-0");
    run(&["--games", "0"]).ends(3);
    let size = |players: &'static str, rounds: &'static str| {
        let args = ["generate", "--players", players, "--rounds", rounds, "--system", "lot"];
        shashki(&[&args[..], &["-o", "-"]].concat())
    };
    size("1", "1").ends(3);
    size("2000000", "1").ends(4);
    size("1000000", "999").ends(4);
    // More players than a TRF has room for are refused there, and are JSON otherwise.
    let ten = ["generate", "--players", "10000", "--rounds", "1", "--system", "lot", "-o", "-"];
    shashki(&[&ten[..], &["--to", "trf26"]].concat()).ends(4);
    shashki(&[&ten[..], &["--seed", "1"]].concat()).ends(0).prints("\"shashki-event\"");
}

/// 5.4.10.5.1: 3 has the highest rating, 2 and 4 the same, 1 none.
#[test]
fn p29_the_start_list() {
    let folder = Folder::new("start-list");
    let out = folder.path("numbered.trf");
    let args = ["start-list", "-", "--seed", "1", "--format", "csv", "-o", &out];
    let run = shashki_reading(&args, unnumbered().as_bytes()).ends(0).says("seed: 1 ");
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "start,before,rating,by,name");
    assert_eq!((lines[1], lines[4]), ("1,3,2100,rating,P3", "4,1,,rating,P1"));
    let second_is_two = lines[2] == "2,2,2000,lot,P2";
    assert!(second_is_two || lines[2] == "2,4,2000,lot,P4", "{}", run.out);
    // The new numbers stand everywhere: 2 is absent and of the group, 4 should not meet 3.
    let text = folder.read("numbered.trf");
    let (two, four) = if second_is_two { (2, 3) } else { (3, 2) };
    assert!(text.contains(&format!("### soft: 1-{four}")), "{text}");
    assert!(text.contains("### seed: xoshiro256ss-1 1"), "{text}");
    let list = ["pair", &out, "--system", "coefficient", "--format", "csv"];
    let paired = shashki(&list).ends(0);
    assert!(!paired.out.contains("P2"), "number {two} is absent: {}", paired.out);
}

#[test]
fn start_lists_of_other_kinds() {
    let run = |more: &[&str]| {
        let args = [&["start-list", "-"], more].concat();
        shashki_reading(&args, unnumbered().as_bytes())
    };
    let table = run(&[]).ends(0).prints("Seed: ").prints("xoshiro256ss-1");
    assert!(table.err.is_empty(), "{}", table.err);
    let given = run(&["--by", "given", "--format", "csv"]).ends(0).prints("1,1,,given,P1");
    assert!(given.err.is_empty(), "nothing is drawn: {}", given.err);
    run(&["--by", "lot", "--format", "json"]).ends(0).prints("\"by\": \"lot\"").says("seed: ");
    run(&["--lang", "ru"]).ends(0).prints("жребий").prints("Зерно");
    run(&["--by", "name"]).ends(3).says("rating, lot or given");
}

#[test]
fn p29_numbers_never_move_once_round_1_is_in_force() {
    shashki_reading(&["start-list", "-"], four().as_bytes()).ends(3).says("5.4.10.5.1");
}
