//! The command `rating`.

#![allow(clippy::unwrap_used, clippy::panic)] // a panic is a failed test

mod common;

use common::{Folder, player, shashki};

/// The event of the page *Rating figures*.
fn four() -> String {
    let rated = |start, name, rating: &str, points, rounds: &[&str]| {
        let line = player(start, name, points, rounds);
        let chars: Vec<char> = line.chars().collect();
        let (front, back) = (&chars[..48], &chars[52..]);
        front
            .iter()
            .chain(rating.chars().collect::<Vec<_>>().iter())
            .chain(back)
            .collect::<String>()
    };
    String::from("012 Example\n042 2026/04/01\n062 4\n")
        + &rated(1, "One", "2400", "2.5", &["2 w 1", "3 b =", "4 w 1"])
        + &rated(2, "Two", "2200", "2.0", &["1 b 0", "4 w 1", "3 b 1"])
        + &rated(3, "Three", "2000", "1.5", &["4 w 1", "1 w =", "2 w 0"])
        + &rated(4, "Four", "2100", "0.0", &["3 b 0", "2 b 0", "1 b 0"])
}

#[test]
fn the_worked_example_of_the_book() {
    let folder = Folder::new("rating-example");
    let file = folder.file("e.trf", four());
    let run = shashki(&["rating", &file, "--format", "csv"]).ends(0);
    let figures: Vec<Vec<&str>> =
        run.out.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let columns = |row: &[&str]| [4, 5, 10, 11, 12].map(|at: usize| row[at - 1].to_owned());
    let found: Vec<[String; 5]> = figures.iter().map(|row| columns(row)).collect();
    let expected = [
        ["3", "2.5", "10", "-0.3", "2400"],
        ["3", "2", "20", "7.2", "2207"],
        ["3", "1.5", "20", "16.4", "2016"],
        ["3", "0", "20", "-23", "2077"],
    ];
    assert_eq!(found, expected.map(|row| row.map(str::to_owned)), "{}", run.out);
}

#[test]
fn rules_of_ones_own() {
    let folder = Folder::new("rating-rules");
    let file = folder.file("e.trf", four());
    let rules = "name Club rules\nsource the club\ndifference-cap 400\nk 10\nk-games-cap 700\n\
                 tempo blitz 1/5\nnew-games 3\nnew-hypothetical 0 of 0\nnew-highest 2400\n\
                 new-lowest 100\n";
    let own = folder.file("rules.txt", rules);
    let run = shashki(&["rating", &file, "--rules", &own, "--tempo", "blitz"]).ends(0);
    assert!(
        run.out.contains("Club rules") && run.out.contains("not official figures"),
        "{}",
        run.out
    );
    assert!(run.out.contains("-2.3"), "{}", run.out); // -1.15 x 10 / 5
    let wrong = folder.file("wrong.txt", "k 10\nk ten\n");
    shashki(&["rating", &file, "--rules", &wrong]).ends(3).says("line 2");
    shashki(&["rating", &file, "--tempo", "bullet"]).ends(3).says("standard, rapid, blitz");
    shashki(&["rating", &file, "--rules", &folder.path("none")]).ends(5);
}

#[test]
fn facts_of_players() {
    let folder = Folder::new("rating-facts");
    let file = folder.file("e.trf", four());
    let facts = folder.file("facts.csv", "2,12,\n3,,2450\n");
    let run = shashki(&["rating", &file, "--facts", &facts, "--format", "json"]).ends(0);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let k = |place: usize| json["players"][place]["k"].as_i64().unwrap();
    assert_eq!([k(0), k(1), k(2), k(3)], [10, 40, 10, 20]);
    let wrong = folder.file("wrong.csv", "2;12\n");
    shashki(&["rating", &file, "--facts", &wrong, "--lang", "ru"]).ends(3).says("строка 1");
    shashki(&["rating", &file, "--player", "9"]).ends(3).says("start number 9");
    let one = shashki(&["rating", &file, "--player", "4", "--lang", "ru"]).ends(0);
    assert!(one.out.contains("Four") && !one.out.contains("Two"));
}
