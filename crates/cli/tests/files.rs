//! `validate` and `convert`, encodings, and files that are wrong.

#![allow(clippy::expect_used)] // a panic is a failed test

mod common;

use common::{Folder, example, four, fresh, player, shashki, shashki_reading};

/// The text in CP1251, as far as these tests need it.
fn cp1251(text: &str) -> Vec<u8> {
    let byte = |c: char| match c {
        'А'..='я' => u8::try_from(c as u32 - 0x410 + 0xC0).expect("in the upper half"),
        'Ё' => 0xA8,
        'ё' => 0xB8,
        c => u8::try_from(c).expect("ASCII"),
    };
    text.chars().map(byte).collect()
}

#[test]
fn validate_says_what_it_is() {
    let run = shashki_reading(&["validate", "-"], four().as_bytes()).ends(0);
    let run = run.prints("Form: TRF").prints("Event: Four").prints("Players: 4");
    let run = run.prints("Rounds: 1 paired of 3 planned").prints("Next round: 2");
    run.prints("Warnings: 0").prints("The file is in order.");
    let run = shashki_reading(&["validate", "-", "--lang", "ru"], four().as_bytes()).ends(0);
    run.prints("Участников: 4").prints("Следующий тур: 2").prints("Ошибок в файле нет.");
}

#[test]
fn validate_names_who_is_absent() {
    let text = four() + "240 Z   2    3\n";
    let run = shashki_reading(&["validate", "-"], text.as_bytes()).ends(0);
    run.prints("Absent from it: 3 Sidorov");
}

#[test]
fn the_examples_are_in_order() {
    for name in ["volga-open.trf", "white-king-cup.trf"] {
        let run = shashki(&["validate", &example(name)]).ends(0);
        run.prints("Warnings: 0").prints("The file is in order.");
    }
}

/// The rounds of the examples are draws of the program itself.
#[test]
fn the_examples_are_real_draws() {
    let events =
        [("volga-open.trf", "truncated-solkoff", 4), ("white-king-cup.trf", "current-buchholz", 3)];
    for (name, system, rounds) in events {
        let file = example(name);
        let text = std::fs::read_to_string(&file).expect("the example");
        for round in 1..=rounds {
            let number = round.to_string();
            let args = ["pair", &file, "--system", system, "--format", "list", "--round", &number];
            let run = shashki(&args).ends(0);
            let mut drawn: Vec<String> =
                run.out.lines().skip(1).filter(|l| !l.ends_with(" 0")).map(String::from).collect();
            drawn.sort();
            assert_eq!(drawn, common::played(&text, round), "{name}, round {round}");
        }
    }
}

#[test]
fn every_form_and_back() {
    let folder = Folder::new("forms");
    let file = example("white-king-cup.trf");
    let json = folder.path("cup.json");
    shashki(&["convert", &file, "-o", &json]).ends(0);
    assert!(folder.read("cup.json").starts_with("{\"format\":\"shashki-event\""));
    for (name, to) in [("a.trf", None), ("a.trf16", None), ("b.txt", Some("trf16"))] {
        let trf = folder.path(name);
        let mut args = vec!["convert", json.as_str(), "-o", &trf];
        args.extend(to.into_iter().flat_map(|to| ["--to", to]));
        shashki(&args).ends(0);
        let back = folder.path("back.json");
        shashki(&["convert", &trf, "-o", &back]).ends(0);
        assert_eq!(folder.read("back.json"), folder.read("cup.json"), "{name}");
    }
    assert!(folder.read("a.trf").contains("\n142 6"));
    assert!(!folder.read("a.trf16").contains("\n142 "));
    assert_eq!(folder.read("b.txt"), folder.read("a.trf16"));
    let run = shashki(&["convert", &file, "--to", "trf26", "-o", "-"]).ends(0);
    assert_eq!(run.out, folder.read("a.trf"));
    // Both forms give the same draw.
    let pair = |file: &str| {
        shashki(&["pair", file, "--system", "current-buchholz", "--format", "list"]).ends(0).out
    };
    assert_eq!(pair(&file), pair(&json));
}

#[test]
fn old_encodings_when_told() {
    let bytes = cp1251(&fresh());
    let pair = ["pair", "-", "--system", "coefficient", "--first-colour", "white"];
    let run = shashki_reading(&[&pair[..], &["--encoding", "cp1251"]].concat(), &bytes).ends(0);
    run.prints("Клубный вечер").prints("  1 Иванов Пётр    0   -   3 Сидоров        0\n");
    let run = shashki_reading(&pair, &bytes).ends(3);
    run.says("line 1, column 5").says("--encoding cp1251");
    let run = shashki_reading(&[&pair[..], &["--lang", "ru"]].concat(), &bytes).ends(3);
    run.says("строка 1, колонка 5").says("--encoding cp1251");
    let utf16: Vec<u8> = fresh().encode_utf16().flat_map(u16::to_le_bytes).collect();
    shashki_reading(&["validate", "-", "--encoding", "utf-16le"], &utf16).ends(0);
    shashki_reading(&["validate", "-", "--encoding", "utf-16le"], &utf16[..7]).ends(3);
}

#[test]
fn a_byte_order_mark_and_any_line_end() {
    let marked = format!("\u{FEFF}{}", four());
    for text in [marked, four().replace('\n', "\r\n"), four().replace('\n', "\r")] {
        let run = shashki_reading(&["validate", "-"], text.as_bytes()).ends(0);
        run.prints("Players: 4").prints("Rounds: 1 paired");
    }
}

/// A file, what is wrong with it, its exit code and what the message must name.
fn wrong_files() -> Vec<(&'static str, String, i32, &'static str)> {
    let rated = |rating: &str| {
        let mut line = player(5, "Rated", "0.0", &[]);
        line.replace_range(48..48 + rating.len(), rating);
        four() + &line
    };
    vec![
        ("nothing", String::new(), 3, ""),
        ("no TRF", "Dear arbiter,\nhere is the list\n".to_owned(), 3, ""),
        ("a cut line", four()[..four().len() - 4].to_owned(), 3, "line"),
        ("a cut number", four().replace("\n001    4 ", "\n001"), 3, "line 9"),
        ("a wrong opponent", four().replace("3 w 1", "x w 1"), 3, "line 6"),
        ("an opponent who isn't there", four().replace("3 w 1", "7 w 1"), 3, "line 6"),
        ("two winners", four().replace("1 b 0", "1 b 1"), 3, "line"),
        ("two Whites", four().replace("1 b 0", "1 w 0"), 3, "line"),
        ("wrong points", four().replace("   2.0   ", "   3.0   "), 3, "line 6"),
        ("points that are none", four().replace("   2.0   ", "   2,x   "), 3, "line 6"),
        ("himself", four().replace("3 w 1", "1 w 1"), 3, "line 6"),
        ("a gap", four() + &player(6, "Six", "0.0", &[]), 3, "5"),
        ("a number twice", four() + &player(4, "Four", "0.0", &[]), 3, "line 10"),
        ("number 0", four() + &player(0, "Zero", "0.0", &[]), 3, "line 10"),
        ("number 10001", four() + "001 10001 Far                             \n", 4, "line 10"),
        ("rating 12000", rated("12000"), 4, "line 10, columns"),
        ("a rating of letters", rated("abcd"), 3, "line 10, columns 49-52"),
        ("a round too far", four() + "240 Z 1000    1\n", 3, "line 10"),
        ("half a JSON", "{\"format\": \"shashki-event\", \"version\": 1, ".to_owned(), 3, "line 1"),
        ("another JSON", "{\"name\": \"event\"}".to_owned(), 3, "shashki-event"),
        ("a JSON list", "[1, 2]".to_owned(), 3, ""),
        (
            "a JSON of another kind",
            "{\"format\":\"shashki-event\",\"version\":1,\"event\":{\"players\":[{\"start\":0}]}}"
                .to_owned(),
            3,
            "players[0]",
        ),
        (
            "a JSON with players twice",
            "{\"format\":\"shashki-event\",\"version\":1,\"event\":{\"players\":\
             [{\"start\":1,\"name\":\"\"},{\"start\":1,\"name\":\"\"}]}}"
                .to_owned(),
            3,
            "1",
        ),
    ]
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (what, text, code, place) in wrong_files() {
        for args in [
            &["validate", "-"][..],
            &["validate", "-", "--lang", "ru"],
            &["pair", "-", "--system", "truncated-solkoff"],
            &["convert", "-", "-o", "-", "--to", "json"],
            &["--lot", "-", "-p"],
        ] {
            let run = shashki_reading(args, text.as_bytes());
            assert_eq!(run.code, code, "{what}, {args:?}: {}", run.err);
            assert_eq!(run.out, "", "{what}");
            assert!(!run.err.contains("panicked"), "{what}: {}", run.err);
            if !args.contains(&"ru") {
                assert!(run.err.contains(place), "{what}: {}", run.err);
            }
        }
    }
}

/// All faults come at once, each with the file's name.
#[test]
fn all_faults_at_once() {
    let folder = Folder::new("faults");
    let text = four().replace("3 w 1", "x w 1").replace("Petrov", "Pe\u{7}rov");
    let file = folder.file("event.trf", text);
    let run = shashki(&["validate", &file]).ends(3).says("line 6").says("line 7");
    assert!(run.err.lines().all(|line| line.contains("event.trf: ") || line.contains('(')));
}

/// Whatever line or byte is missing, the program ends in its own way.
#[test]
fn cut_anywhere() {
    let text = four();
    let args = ["pair", "-", "--system", "coefficient", "--first-colour", "white"];
    for end in (0..text.len()).step_by(17) {
        let run = shashki_reading(&args, &text.as_bytes()[..end]);
        assert!(matches!(run.code, 0 | 1 | 3), "cut at {end}: {} {}", run.code, run.err);
    }
}
