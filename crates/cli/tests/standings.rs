//! The command `standings`.

#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stdout)] // a panic is a failed test

mod common;

use std::fs;
use std::path::PathBuf;

use common::{Folder, four, player, shashki};

fn shared(name: &str) -> Option<PathBuf> {
    let root = std::env::var_os("SHASHKI_DATA")
        .map_or_else(|| common::root().join("../shared/data"), PathBuf::from);
    let path = root.join(name);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: {} is not there (set SHASHKI_DATA)", path.display());
    None
}

fn manifest(folder: &str) {
    let Some(folder) = shared(&format!("tiebreak/draughts/{folder}")) else { return };
    let manifest = fs::read_to_string(folder.join("manifest.tsv")).unwrap();
    for line in manifest.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [trf, profile, arguments, criteria, expected] = fields[..] else { panic!("{line}") };
        let file = folder.join(trf);
        let mut args = vec!["standings", file.to_str().unwrap(), "--format", "csv"];
        args.extend(["--unplayed", profile, "--criteria", criteria]);
        args.extend(arguments.split_whitespace());
        let run = shashki(&args).ends_whatever_it_warns(0);
        assert_eq!(run, fs::read_to_string(folder.join(expected)).unwrap(), "{expected}");
    }
}

trait Out {
    fn ends_whatever_it_warns(self, code: i32) -> String;
}

impl Out for common::Run {
    fn ends_whatever_it_warns(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}", self.err);
        self.out
    }
}

#[test]
fn the_events_worked_by_hand() {
    manifest("hand");
}

#[test]
fn the_random_events() {
    manifest("random");
}

/// 1 beat 3 and 2; 4 drew with 2 and beat 3. Points 4, 1, 0, 3.
fn two_rounds() -> String {
    String::from("012 Кубок клуба\n022 Казань\n062 4\n142 3\n162  W 2.0    D 1.0    L 0.0\n")
        + &player(1, "Ivanov", "4.0", &["3 w 1", "2 b 1"])
        + &player(2, "Petrov", "1.0", &["4 b =", "1 w 0"])
        + &player(3, "Sidorov", "0.0", &["1 b 0", "4 w 0"])
        + &player(4, "Kuznetsov", "3.0", &["2 w =", "3 b 1"])
}

#[test]
fn a_table_says_how_it_was_made() {
    let folder = Folder::new("standings-table");
    let file = folder.file("e.trf", two_rounds());
    let run = shashki(&["standings", &file, "--criteria", "PTS,SOLK,SB,DE"]).ends(0);
    let out = run.out;
    for part in [
        "Кубок клуба",
        "after round 2 (provisional)",
        "SOLK — Solkoff (Buchholz)",
        "fmjd (5.4.10.12",
        "all default",
        "Swiss system, round 2 of 3",
        concat!("Program: shashki ", env!("CARGO_PKG_VERSION")),
    ] {
        assert!(out.contains(part), "no {part:?} in {out}");
    }
    // 1 met 3 and 2: 0 + 1 points, SB 2 x 0 + 2 x 1.
    assert!(out.contains("1   1  Ivanov       4     1   2   1"), "{out}");
}

#[test]
fn csv_with_rounded_columns_and_results() {
    let folder = Folder::new("standings-csv");
    let file = folder.file("e.trf", two_rounds());
    let args =
        ["--criteria", "PTS,SOLK-TRUNC", "--format", "csv", "--decimals", "1", "--crosstable"];
    let run = shashki(&[&["standings", &file], &args[..]].concat()).ends(0);
    assert_eq!(
        run.out,
        "rank,start,name,PTS,SOLK-TRUNC,PTS~1,SOLK-TRUNC~1,R1,R2\n\
         1,1,Ivanov,4,1,4.0,1.0,2/3w,2/2b\n\
         2,4,Kuznetsov,3,1,3.0,1.0,1/2w,2/3b\n\
         3,2,Petrov,1,4,1.0,4.0,1/4b,0/1w\n\
         4,3,Sidorov,0,4,0.0,4.0,0/1b,0/4w\n"
    );
}

#[test]
fn after_an_earlier_round() {
    let folder = Folder::new("standings-round");
    let file = folder.file("e.trf", two_rounds());
    let args = ["--criteria", "PTS,SOLK", "--format", "csv", "--round", "1"];
    let run = shashki(&[&["standings", &file], &args[..]].concat()).ends(0);
    assert_eq!(
        run.out,
        "rank,start,name,PTS,SOLK\n1,1,Ivanov,2,0\n2,2,Petrov,1,1\n2,4,Kuznetsov,1,1\n\
         4,3,Sidorov,0,2\n"
    );
    let args = ["--round", "3"];
    shashki(&[&["standings", &file], &args[..]].concat()).ends(3).says("0 to 2");
}

#[test]
fn an_explanation_in_both_languages() {
    let folder = Folder::new("standings-explain");
    let file = folder.file("e.trf", two_rounds());
    let args = ["--criteria", "PTS,SOLK-1", "--explain", "4"];
    let english = shashki(&[&["standings", &file], &args[..]].concat()).ends(0);
    assert!(
        english.out.contains("round 2: 3 Sidorov: 0 (won; cut as the lowest)"),
        "{}",
        english.out
    );
    let args = ["--criteria", "PTS,SOLK-1", "--explain", "4", "--lang", "ru"];
    let russian = shashki(&[&["standings", &file], &args[..]].concat()).ends(0);
    assert!(
        russian.out.contains("тур 2: 3 Sidorov: 0 (победа; отброшено как худшее)"),
        "{}",
        russian.out
    );
}

#[test]
fn what_is_no_criterion_names_the_nearest() {
    let folder = Folder::new("standings-refused");
    let file = folder.file("e.trf", four());
    for (criteria, says) in [
        ("PTS,SOLK-2", "SOLK-1"),
        ("PTS,EMMSB", "team"),
        ("PTS,WINS/C1", "no modifier"),
        ("PTS,BH/X", "/Cn /Mn /P"),
        ("PTS,KS/L60", "per cent"),
        ("PTS,FB", "fide profile"),
        ("", "nearest"),
    ] {
        shashki(&["standings", &file, "--criteria", criteria]).ends(3).says(says);
    }
    shashki(&["standings", &file, "--unplayed", "fide-2025"]).ends(3).says("fide-2026");
    shashki(&["standings", &file, "--left", "9"]).ends(3).says("start number 9");
    shashki(&["standings", &file, "--opt", "plus=zero"]).ends(3).says("rules-manual");
    let manual = ["standings", &file, "--unplayed", "rules-manual", "--opt"];
    shashki(&[&manual[..], &["plus=two"]].concat()).ends(3).says("lowest-of-stayed");
    shashki(&[&manual[..], &["plus=zero"]].concat()).ends(0).prints("plus=zero");
}

#[test]
fn a_category_is_counted_by_itself() {
    let text = String::from("012 Open\n162  W 2.0    D 1.0    L 0.0\n")
        + &player(1, "A", "2.0", &["3 w 1"]).replacen("      A", " w    A", 1)
        + &player(2, "B", "1.0", &["4 b ="])
        + &player(3, "C", "0.0", &["1 b 0"]).replacen("      C", " w    C", 1)
        + &player(4, "D", "1.0", &["2 w ="]).replacen("      D", " w    D", 1);
    let folder = Folder::new("standings-category");
    let file = folder.file("e.trf", text);
    let args = ["--criteria", "PTS", "--format", "csv", "--category", "women"];
    let run = shashki(&[&["standings", &file], &args[..]].concat()).ends(0);
    assert_eq!(run.out, "rank,start,name,PTS\n1,1,A,2\n2,4,D,1\n3,3,C,0\n");
    shashki(&["standings", &file, "--category", "girls"]).ends(3).says("born-from:YEAR");
}

#[test]
fn the_other_forms() {
    let folder = Folder::new("standings-forms");
    let file = folder.file("e.trf", two_rounds().replace("Petrov   ", "<Petrov>|"));
    let args = ["--criteria", "PTS,SOLK", "--crosstable", "--format"];
    let run = |form| shashki(&[&["standings", &file], &args[..], &[form]].concat()).ends(0).out;
    let html = run("html");
    assert!(html.contains("&lt;Petrov&gt;|") && !html.contains("<Petrov>"));
    assert!(html.contains("size: A4 portrait"));
    let args = ["--criteria", "SOLK", "--explain", "2", "--format", "html"];
    let explained = shashki(&[&["standings", &file], &args[..]].concat()).ends(0).out;
    assert!(explained.contains("  round 1: 4 Kuznetsov: 3 (drawn)\n  round 2: 1 Ivanov: 4 (lost)"));
    assert!(html.contains(concat!("shashki ", env!("CARGO_PKG_VERSION"))));
    assert!(run("markdown").contains(r"| 3 | 2 | \<Petrov\>\| | 1 | 7 | 1/4b | 0/1w |"));
    let json: serde_json::Value = serde_json::from_str(&run("json")).unwrap();
    assert_eq!(json["standings"][0]["values"][0]["numerator"], 4);
    assert_eq!(json["unplayed"], "fmjd");
    assert_eq!(json["provisional"], true);
    assert_eq!(json["standings"][0]["results"][1], "2/2b");
}

/// The line of a player with his federation.
fn of(federation: &str, line: &str) -> String {
    let (before, after) = (&line[..53], &line[56..]);
    format!("{before}{federation:<3}{after}")
}

#[test]
fn teams_in_every_form() {
    let text = two_rounds();
    let federations = ["", "", "", "", "", "TAT", "TAT", "MSK", "MSK"];
    let lines = text.lines().zip(federations).map(|(line, federation)| {
        (if federation.is_empty() { line.to_owned() } else { of(federation, line) }) + "\n"
    });
    let folder = Folder::new("standings-teams");
    let file = folder.file("e.trf", lines.collect::<String>());
    let teams = |best: &str, form: &str| {
        let args = ["--criteria", "PTS", "--teams", "federation", "--best", best, "--format", form];
        shashki(&[&["standings", &file], &args[..]].concat()).ends(0).out
    };
    // Ivanov has 4 points, Kuznetsov 3, Petrov 1, Sidorov 0.
    let markdown = teams("2", "markdown");
    assert!(markdown.contains("## Teams: sum of the best 2"), "{markdown}");
    assert!(markdown.contains("| 1 | TAT | 5 | 4 | 1 Ivanov (4), 2 Petrov (1) |"), "{markdown}");
    assert!(
        markdown.contains("| 2 | MSK | 3 | 6 | 4 Kuznetsov (3), 3 Sidorov (0) |"),
        "{markdown}"
    );
    let html = teams("1", "html");
    for row in [
        r#"<td class="rank">1</td><td class="name">TAT</td><td class="value first">4</td><td class="value">1</td>"#,
        r#"<td class="rank">2</td><td class="name">MSK</td><td class="value first">3</td><td class="value">2</td>"#,
    ] {
        assert!(html.contains(row), "no {row} in {html}");
    }
    let json: serde_json::Value = serde_json::from_str(&teams("3", "json")).unwrap();
    assert_eq!(json["teams"][0]["players"], serde_json::json!([1, 2]));
    assert_eq!(json["teams"][0]["sum"], "5");
    assert_eq!(json["teams"][1]["incomplete"], true);
    let table = teams("2", "table");
    assert!(table.contains("TAT") && table.contains("1 Ivanov (4), 2 Petrov (1)"), "{table}");
}

/// A, B and C beat one another in a ring and all beat D, but C may have drawn: 4, 4, 3 and 1 points.
fn ring(c_draws: bool) -> String {
    let (c, d, c_points, d_points) =
        if c_draws { ("4 b =", "3 w =", "3.0", "1.0") } else { ("4 b 1", "3 w 0", "4.0", "0.0") };
    String::from("012 Ring\n062 4\n142 3\n162  W 2.0    D 1.0    L 0.0\n")
        + &player(1, "A", "4.0", &["2 w 1", "3 b 0", "4 w 1"])
        + &player(2, "B", "4.0", &["1 b 0", "4 w 1", "3 w 1"])
        + &player(3, "C", c_points, &[c, "1 w 1", "2 b 0"])
        + &player(4, "D", d_points, &[d, "2 b 0", "1 b 0"])
}

#[test]
fn a_round_robin_on_a_page_is_everyone_against_everyone() {
    let folder = Folder::new("standings-square");
    let file = folder.file("e.trf", ring(true));
    let args = ["--event", "round-robin", "--criteria", "PTS,DE", "--crosstable", "--format"];
    let run = |form| shashki(&[&["standings", &file], &args[..], &[form]].concat()).ends(0).out;
    let html = run("html");
    let cell = |points: &str| format!(r#"<td class="result"><b>{points}</b></td>"#);
    let own = r#"<td class="result own"></td>"#.to_owned();
    for (name, fields) in [
        ("A", [own.clone(), cell("2"), cell("0"), cell("2")]),
        ("B", [cell("0"), own.clone(), cell("2"), cell("2")]),
        ("C", [cell("2"), cell("0"), own.clone(), cell("1")]),
        ("D", [cell("0"), cell("0"), cell("1"), own.clone()]),
    ] {
        let row = format!(r#"<td class="name">{name}</td>{}"#, fields.concat());
        assert!(html.contains(&row), "no {row} in {html}");
    }
    // Elsewhere, where a line has no room for everyone, by round.
    assert!(run("csv").contains("1,1,A,4,1,2/2w,0/3b,2/4w"));
}

#[test]
fn de_decides_between_two_and_leaves_a_ring_level() {
    let folder = Folder::new("standings-de");
    let places = |text: String| {
        let file = folder.file("e.trf", text);
        let args = ["--event", "round-robin", "--criteria", "PTS,DE", "--format", "csv"];
        let out = shashki(&[&["standings", &file], &args[..]].concat()).ends(0).out;
        let place = |line: &str| line.split(',').take(3).map(str::to_owned).collect::<Vec<_>>();
        out.lines().skip(1).map(|line| place(line).join(" ")).collect::<Vec<_>>()
    };
    // A and B have 4 points each, and A beat B.
    assert_eq!(places(ring(true)), ["1 1 A", "2 2 B", "3 3 C", "4 4 D"]);
    // Three have 4 points, and of their games among themselves each won one.
    assert_eq!(places(ring(false)), ["1 1 A", "1 2 B", "1 3 C", "4 4 D"]);
}
