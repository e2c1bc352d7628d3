//! `shashki pair`: what is asked for, and in which form it comes. Expected pairs are worked out by
//! hand (see `common::four`).

mod common;

use common::{FOUR_ROUND_2, Folder, example, four, fresh, met, player, shashki, shashki_reading};

#[test]
fn the_list_of_the_next_round() {
    let folder = Folder::new("list");
    let file = folder.file("four.trf", four());
    let run = shashki(&["pair", &file, "--system", "coefficient", "--format", "list"]);
    let run = run.ends(0).says("round 2 is the next one to pair");
    assert_eq!(run.out, FOUR_ROUND_2);
}

#[test]
fn from_stdin() {
    let args = ["pair", "-", "--system", "coefficient", "--format", "list"];
    assert_eq!(shashki_reading(&args, four().as_bytes()).ends(0).out, FOUR_ROUND_2);
}

#[test]
fn later_rounds_are_ignored_where_the_round_is_given() {
    let folder = Folder::new("round");
    let file = folder.file("four.trf", four());
    let args = ["pair", &file, "--system", "coefficient", "--format", "list", "--round", "1"];
    // Round 1 of 5.4.10.5.2 with White for the odd numbers (record 152): 1-3 and 4-2.
    assert_eq!(shashki(&args).ends(0).out, "2\n1 3\n4 2\n");
    let missing = ["pair", &file, "--system", "coefficient", "--round", "3"];
    shashki(&missing).ends(3).says("rounds 1 to 2");
    let none = ["pair", &file, "--system", "coefficient", "--round", "0"];
    shashki(&none).ends(3).says("round 0");
}

#[test]
fn the_table() {
    let folder = Folder::new("table");
    let file = folder.file("four.trf", four());
    let run = shashki(&["pair", &file, "--system", "coefficient"]).ends(0);
    assert!(run.err.is_empty(), "the notes stand below the sheet: {}", run.err);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[..2], ["Four", "Round 2 of 3"]);
    assert_eq!(lines[3], "Bd  No White     Pts Col     No Black     Pts Col");
    assert_eq!(lines[4], " 1   4 Kuznetsov   1 W    -   1 Ivanov      2 W");
    assert_eq!(lines[5], " 2   2 Petrov      1 B    -   3 Sidorov     0 B");
    let run = run.prints("System: individual coefficients, clause 5.4.10.5");
    let run = run.prints("Profile: rules").prints("Options: all default");
    run.prints("Program: shashki ").prints("Note: round 2 is the next one to pair");
}

#[test]
fn the_table_in_russian() {
    let run = shashki_reading(
        &["pair", "-", "--system", "coefficient", "--lang", "ru"],
        four().as_bytes(),
    );
    let run = run.ends(0).prints("Тур 2 из 3").prints("Белые").prints("Чёрные");
    let run = run.prints("  4 Kuznetsov    1 Б").prints("Система: ");
    run.prints("п. 5.4.10.5").prints("следующий тур для жеребьёвки: 2");
}

#[test]
fn the_table_fits_a_hundred_columns() {
    let name = "Преображенский-Задунайский Кирилл";
    let mut text = String::from("012 Длинные имена\n162  W 2.0    D 1.0    L 0.0\n");
    for start in 1..=4_u32 {
        // 1-2 and 3-4 in round 1; 1-3 and 2-4 in round 2.
        let (first, second) =
            [("2 w =", "3 b ="), ("1 b =", "4 w ="), ("4 w =", "1 w ="), ("3 b =", "2 b =")]
                [start as usize - 1];
        text.push_str(&player(start, name, "2.0", &[first, second]));
    }
    for lang in ["en", "ru"] {
        let args = ["pair", "-", "--system", "coefficient", "--explain", "--lang", lang];
        let run = shashki_reading(&args, text.as_bytes()).ends(0);
        // Every character of these lines is one column wide.
        let widest = run.out.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        assert!((90..=100).contains(&widest), "{widest}: {}", run.out);
    }
}

#[test]
fn csv() {
    let args = ["pair", "-", "--system", "coefficient", "--format", "csv"];
    let run = shashki_reading(&args, four().as_bytes()).ends(0).says("round 2");
    let expected = "\
board,white,white_name,white_points,white_colours,black,black_name,black_points,black_colours
1,4,Kuznetsov,1,W,1,Ivanov,2,W
2,2,Petrov,1,B,3,Sidorov,0,B
";
    assert_eq!(run.out, expected);
}

#[test]
fn json_on_stdout_is_the_pairing() {
    let args = ["pair", "-", "--system", "coefficient", "--format", "json", "--explain"];
    let run = shashki_reading(&args, four().as_bytes()).ends(0);
    let json: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(json["format"], "shashki-pairing");
    assert_eq!(json["round"], 2);
    assert_eq!(json["clause"], "5.4.10.5");
    assert_eq!(json["boards"][0]["board"], 1);
    assert_eq!(json["boards"][0]["white"]["start"], 4);
    assert_eq!(json["boards"][0]["black"]["name"], "Ivanov");
    assert_eq!(json["boards"][0]["black"]["points"], 2);
    assert_eq!(json["boards"][0]["black"]["colours"], "W");
    assert!(json["bye"].is_null());
    assert_eq!(json["absent"], serde_json::json!([]));
    assert_eq!(json["notes"][0]["warning"], false);
    let reasons = json["explanation"]["boards"][0]["reasons"].as_array().expect("reasons");
    assert!(reasons.iter().all(|reason| !reason["clause"].as_str().unwrap().is_empty()));
    let plain = shashki_reading(&args[..6], four().as_bytes()).ends(0);
    assert!(!plain.out.contains("explanation"));
}

#[test]
fn json_in_a_file_is_the_event_with_the_round() {
    let folder = Folder::new("json");
    let file = folder.file("four.trf", four());
    let out = folder.path("next.json");
    let args = ["pair", &file, "--system", "coefficient", "--format", "json", "-o", &out];
    assert_eq!(shashki(&args).ends(0).out, "");
    let json: serde_json::Value = serde_json::from_str(&folder.read("next.json")).expect("JSON");
    let round = &json["event"]["rounds"][1]["meetings"];
    assert_eq!(round[0]["white"], 4);
    assert_eq!(round[0]["result"], "unfinished");
    shashki(&["validate", &out]).ends(0).prints("Next round: 3").prints("without a result: 2");
}

/// Rounds 2 and 3 of [`four`], with no result in round 2 and the file written over each time.
/// Round 3 by hand: odd, so ascending; 1 (2 points) meets 2, the first of the next group, then 4
/// comes down to 3. 1 had White then Black, 2 the other way round: each his due; so for 3 and 4.
#[test]
fn trf_is_the_event_with_the_round_and_can_be_paired_again() {
    let folder = Folder::new("trf");
    let file = folder.file("four.trf", four());
    let args = ["pair", &file, "--system", "coefficient", "--format", "trf", "-o", &file];
    shashki(&args).ends(0);
    shashki(&["validate", &file]).ends(0).prints("Rounds: 2 paired of 3 planned");
    let list = ["pair", &file, "--system", "coefficient", "--format", "list"];
    let run = shashki(&list).ends(0).says("4 - 1 has no result").says("2 - 3 has no result");
    assert_eq!(run.out, "2\n1 2\n3 4\n");
    // Pairing round 2 once more gives what stands there.
    let again = [&list[..], &["--round", "2"]].concat();
    let run = shashki(&again).ends(0).says("round 2 stands in the event");
    assert_eq!(run.out, FOUR_ROUND_2);
    shashki(&args).ends(0);
    shashki(&list).ends(3).says("only 3 rounds are planned");
    assert_eq!(folder.names(), ["four.trf"], "no temporary file is left");
}

#[test]
fn html_escapes_and_is_complete() {
    let text = four().replace("Petrov", "<b>&\"'");
    let args = ["pair", "-", "--system", "coefficient", "--format", "html", "--explain"];
    let run = shashki_reading(&args, text.as_bytes()).ends(0).says("round 2");
    assert!(run.out.starts_with("<!DOCTYPE html>"));
    assert!(run.out.ends_with("</html>\n"));
    assert!(!run.out.contains("<b>&\""));
    assert!(!run.out.contains("http"), "nothing is fetched");
    let run = run.prints("&lt;b&gt;&amp;&quot;&#39;").prints("<html lang=\"en\">");
    let run = run.prints("class=\"explanation\"").prints("@page { size: A4");
    let articles = run.out.matches("<article>").count();
    assert_eq!(articles, 2, "one a board");
    let ru = [&args[..], &["--lang", "ru"]].concat();
    shashki_reading(&ru, text.as_bytes()).ends(0).prints("<html lang=\"ru\">").prints("Белые");
}

#[test]
fn the_explanation_stands_where_it_can_be_read() {
    for format in ["list", "csv", "trf"] {
        let args = ["pair", "-", "--system", "coefficient", "--explain", "--format", format];
        let run = shashki_reading(&args, four().as_bytes());
        assert_eq!(run.code, 0, "{}", run.err);
        let run = run.says("Board 1: 4 Kuznetsov - 1 Ivanov").says("5.4.10.5.4");
        assert!(!run.out.contains("Board 1"), "{format}");
    }
    let file = example("volga-open.trf");
    let run = shashki(&["pair", &file, "--system", "truncated-solkoff", "--explain"]).ends(0);
    run.prints("Board 1: ").prints("Bye").prints("Absent: 9 Ignatyeva, Polina");
    let args = ["pair", &file, "--system", "truncated-solkoff", "--explain", "--lang", "ru"];
    shashki(&args).ends(0).prints("Доска 1: ").prints("«Плюс»");
}

/// The pairs of [`four`] that are left when 1 may not meet 4: 1-2 and 3-4, each with his due colour.
#[test]
fn forbidden_pairs() {
    let args = ["pair", "-", "--system", "coefficient", "--format", "list", "--forbid"];
    let forbid = |players: &str| {
        let args = [&args[..], &[players]].concat();
        shashki_reading(&args, four().as_bytes())
    };
    assert_eq!(forbid("1,4").ends(0).out, "2\n2 1\n3 4\n");
    forbid("1,2,4").ends(1).says("No valid pairing exists");
    forbid("1,9").ends(3).says("9");
    forbid("1").ends(3).says("two start numbers");
}

#[test]
fn a_prohibition_is_recorded_for_its_round() {
    let args = ["pair", "-", "--system", "coefficient", "--format", "trf", "--forbid", "1,4"];
    let run = shashki_reading(&args, four().as_bytes()).ends(0);
    let record = run.out.lines().find(|line| line.starts_with("260")).expect("a record 260");
    let numbers: Vec<&str> = record.split_whitespace().collect();
    assert_eq!(numbers, ["260", "2", "2", "1", "4"]);
}

#[test]
fn forced_pairs() {
    let base = ["pair", "-", "--system", "coefficient", "--format", "list"];
    let force = |more: &[&str]| {
        let args = [&base[..], more].concat();
        shashki_reading(&args, four().as_bytes())
    };
    // The other two are left to each other; colours as due, whichever way round it is written.
    for pair in ["1,2", "2,1"] {
        assert_eq!(force(&["--force", pair]).ends(0).out, "2\n2 1\n3 4\n");
    }
    force(&["--force", "1,3"]).ends(3).says("P1");
    force(&["--force", "1,3!"]).ends(3).says("--reason");
    force(&["--force", "1,3!", "--reason", " "]).ends(3).says("--reason");
    force(&["--force", "1,2", "--reason", "why not"]).ends(3).says("--reason");
    force(&["--force", "1,2", "--force", "2,3"]).ends(3).says("2");
    force(&["--force", "1,0"]).ends(3).says("odd number");
    force(&["--force", "x"]).ends(3).says("A,B");
    let both = ["--force", "1,3!", "--force", "2,4!", "--reason", "the only ones here"];
    let run = force(&both).ends(0).says("the only ones here").says("P1");
    assert_eq!(run.out, "2\n3 1\n2 4\n");
}

#[test]
fn the_bye_can_be_given() {
    let text = (1..=3).fold(String::from("152 W\n"), |text, start| {
        text + &player(start, &format!("P{start}"), "0.0", &[])
    });
    let base = ["pair", "-", "--system", "coefficient", "--format", "list"];
    // P6: in round 1 the highest number has it.
    assert_eq!(shashki_reading(&base, text.as_bytes()).ends(0).out, "2\n1 2\n3 0\n");
    let args = [&base[..], &["--force", "1,0"]].concat();
    assert_eq!(shashki_reading(&args, text.as_bytes()).ends(0).out, "2\n3 2\n1 0\n");
    let csv = ["pair", "-", "--system", "coefficient", "--format", "csv"];
    shashki_reading(&csv, text.as_bytes()).ends(0).prints("\n,3,P3,0,,0,,,\n");
}

#[test]
fn the_first_colour() {
    let args = |colour| {
        ["pair", "-", "--system", "coefficient", "--format", "list", "--first-colour", colour]
    };
    let list = |colour| shashki_reading(&args(colour), fresh().as_bytes());
    assert_eq!(list("white").ends(0).out, "2\n1 3\n4 2\n");
    assert_eq!(list("black").ends(0).out, "2\n3 1\n2 4\n");
    list("lot").ends(0).says("seed");
    list("red").ends(3).says("white, black or lot");
}

/// Without a seed the program draws one and says so; with that seed it comes to the same.
#[test]
fn a_drawn_seed_is_printed_and_recorded() {
    let base = ["pair", "-", "--system", "coefficient", "--format"];
    let run = shashki_reading(&[&base[..], &["list"]].concat(), fresh().as_bytes()).ends(0);
    let line = run.err.lines().find(|line| line.contains("seed: ")).expect("the seed");
    let seed = line.split_whitespace().nth(2).expect("a number");
    let again = [&base[..], &["list", "--seed", seed]].concat();
    assert_eq!(shashki_reading(&again, fresh().as_bytes()).ends(0).out, run.out);

    let run = shashki_reading(&[&base[..], &["trf"]].concat(), fresh().as_bytes()).ends(0);
    let seed = run.err.lines().find(|line| line.contains("seed: ")).expect("the seed");
    let seed = seed.split_whitespace().nth(2).expect("a number").to_owned();
    run.prints(&format!("### seed: xoshiro256ss-1 {seed}")).prints("\n152 ");

    let table = shashki_reading(&base[..4], fresh().as_bytes()).ends(0);
    table.prints("Seed: ").prints("xoshiro256ss-1");
    let args = [&base[..], &["list", "--seed", "seven"]].concat();
    shashki_reading(&args, fresh().as_bytes()).ends(3).says("seed");
}

/// 5.4.10.4: neighbours of the drawn order, the odd drawn number with White.
#[test]
fn the_lot() {
    let base = ["pair", "-", "--system", "lot", "--lot-order", "3,1,4,2", "--format"];
    let run = shashki_reading(&[&base[..], &["list"]].concat(), fresh().as_bytes()).ends(0);
    assert_eq!(run.out, "2\n3 1\n4 2\n");
    let run = shashki_reading(&[&base[..], &["trf"]].concat(), fresh().as_bytes()).ends(0);
    run.prints("### lot 1: 3 1 4 2");
    let drawn = ["pair", "-", "--system", "lot", "--format", "list"];
    shashki_reading(&drawn, fresh().as_bytes()).ends(0).says("seed: ");
    let given = [&drawn[..], &["--first-colour", "black"]].concat();
    shashki_reading(&given, fresh().as_bytes()).ends(0).says("5.4.10.4");
    for wrong in ["1,1,2,3", "1,2,3,9", "a"] {
        let args = ["pair", "-", "--system", "lot", "--lot-order", wrong];
        shashki_reading(&args, fresh().as_bytes()).ends(3);
    }
    let other = ["pair", "-", "--system", "coefficient", "--lot-order", "1,2,3,4"];
    shashki_reading(&other, fresh().as_bytes()).ends(3).says("--lot-order");
}

/// A drawn order that waits for the round becomes that round's, and waits for no other.
#[test]
fn a_waiting_drawn_order_is_used_up() {
    let text = fresh() + "### lot: 3 1 4 2\n";
    let args = ["pair", "-", "--system", "lot", "--format", "trf"];
    let run = shashki_reading(&args, text.as_bytes()).ends(0).prints("### lot 1: 3 1 4 2");
    assert!(!run.out.contains("### lot: "));
}

#[test]
fn options() {
    let base = ["pair", "-", "--system", "coefficient"];
    let with =
        |options: &[&str]| shashki_reading(&[&base[..], options].concat(), four().as_bytes());
    with(&["--opt", "halves=recut", "--opt", "forfeits=meeting"])
        .ends(0)
        .prints("Options: forfeits=meeting, halves=recut; others default");
    with(&["--opt", "halves"]).ends(3).says("NAME=VALUE");
    with(&["--opt", "halves=thrice"]).ends(3).says("once, recut");
    with(&["--opt", "colours=red"]).ends(3).says("colours");
    with(&["--opt", "halves=once", "--opt", "halves=recut"]).ends(3).says("two different");
    // Recorded in what is written.
    with(&["--opt", "halves=recut", "--format", "trf"]).ends(0).prints("### opt: halves=recut");
}

#[test]
fn profiles() {
    let args = ["pair", "-", "--system", "coefficient", "--profile", "fmjd-program"];
    shashki_reading(&args, four().as_bytes()).ends(3).says("fmjd-program");
    let args = ["pair", "-", "--system", "truncated-solkoff", "--profile", "fmjd-program"];
    shashki_reading(&args, four().as_bytes()).ends(0).prints("not official");
}

#[test]
fn no_valid_pairing() {
    let base = ["pair", "-", "--system", "coefficient", "--lang"];
    let en = shashki_reading(&[&base[..], &["en"]].concat(), met().as_bytes());
    let en = en.ends(1).says("No valid pairing exists").says("1, 2");
    assert_eq!(en.out, "");
    let ru = shashki_reading(&[&base[..], &["ru"]].concat(), met().as_bytes());
    ru.ends(1).says("No valid pairing exists").says("невозможно").says("1, 2");
}
