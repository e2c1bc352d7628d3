//! `shashki pdn check`, `replay`, `convert` and `stats`.

mod common;

use common::{Folder, shashki, shashki_reading};

const GAMES: &str = "[Event \"Кубок\"]\n[Result \"1-0\"]\n\n1. c3-d4 d6-c5 2. b2-c3 1-0\n\n\
    [Event \"B\"]\n[Result \"0-1\"]\n\n1. c3-d4 d6-c5 2. c3-d4 0-1\n\n\
    [Event \"C\"]\n[Result \"*\"]\n[FEN \"W:WK29:B18,5.\"]\n\n1. a1xh8 {far} *\n";

#[test]
fn check_tells_everything() {
    let folder = Folder::new("pdn-check");
    let file = folder.file("games.pdn", GAMES);
    shashki(&["pdn", "check", &file])
        .ends(3)
        .says("games with errors: 1")
        .prints("games.pdn:9:19: error: game 2, ply 3: 'c3-d4': no piece on c3 (6.1.4.1)")
        .prints("games 3, with errors 1; errors 1, warnings 0");
    shashki(&["pdn", "check", &file, "--lang", "ru"]).ends(3).prints("нет шашки на поле c3");
    shashki(&["pdn", "check", &file, "--syntax-only"]).ends(0).prints("games 3, with errors 0");
    let good = folder.file("good.pdn", "1. cd4 dc5 *");
    shashki(&["pdn", "check", &good]).ends(3).prints("a move in short notation");
    let run = shashki(&["pdn", "check", &good, "--lenient"]).ends(0);
    run.prints("warning").prints("warnings 1");
    shashki(&["pdn", "check", &good, &file, "--lenient"]).ends(3).prints("all: games 4");
    let missing = folder.path("missing.pdn");
    shashki(&["pdn", "check", &missing, &good, "--lenient"])
        .ends(5)
        .says("no such file")
        .prints("good.pdn: games 1");
}

#[test]
fn another_game_is_no_russian_draughts() {
    let file = b"[GameType \"20\"]\n1. 32-28 19-23 2-0\n";
    shashki_reading(&["pdn", "check", "-"], file).ends(3).prints("not Russian draughts");
    shashki_reading(&["pdn", "check", "-", "--syntax-only"], file).ends(0);
}

#[test]
fn replay_writes_a_line_a_game() {
    let run = shashki_reading(&["pdn", "replay", "-", "--format", "tsv"], GAMES.as_bytes()).ends(3);
    let lines: Vec<Vec<&str>> = run.out.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(
        lines[0],
        ["1", "3", "1-0", "B:W18,21,22,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,14", ""]
    );
    assert_eq!(lines[1][..3], ["2", "2", "0-1"]);
    assert!(lines[1][4].contains("no piece on c3"));
    assert_eq!(lines[2], ["3", "1", "*", "B:WK4:B5", ""]);
    run.says("9:19: error: game 2, ply 3");
    shashki_reading(&["pdn", "replay", "-"], b"1. c3-d4 *").ends(0).prints("     1    1 *");
}

#[test]
fn damage_loses_one_game() {
    let damaged = GAMES.replace("[Event \"B\"]", "[Event \"B");
    let run = shashki_reading(&["pdn", "replay", "-", "--format", "tsv"], damaged.as_bytes());
    let run = run.ends(3);
    assert_eq!(run.out.lines().filter(|line| line.ends_with('\t')).count(), 2);
}

#[test]
fn convert_brings_games_into_one_form() {
    let folder = Folder::new("pdn-convert");
    let file = folder.file("games.pdn", GAMES);
    shashki(&["pdn", "convert", &file, "--game", "3"]).ends(0).prints(
        "[Event \"C\"]\n[Result \"*\"]\n[GameType \"25\"]\n[FEN \"W:WK29:B5,18\"]\n\n\
         1. a1:h8 {far} *\n",
    );
    let numeric =
        ["--notation", "numeric", "--mark", "x", "--results", "2-0", "--ending", "result"];
    let one = [&["pdn", "convert", &file, "--game", "1"][..], &numeric].concat();
    shashki(&one).ends(0).prints("1. 22-18 10-14 2. 25-22 2-0\n");
    // The game that cannot be played is told, the others are written.
    let out = folder.path("out.pdn");
    shashki(&["pdn", "convert", &file, "-o", &out]).ends(3).says("game 2: ply 3: 'c3-d4'");
    assert_eq!(folder.read("out.pdn").matches("[Event ").count(), 2);
    shashki(&["pdn", "check", &out]).ends(0);
    shashki(&["pdn", "convert", &file, "--game", "9"]).ends(3).says("no game 9");
    let missing = folder.path("missing.pdn");
    shashki(&["pdn", "convert", &missing, "-o", &out]).ends(5);
    assert!(folder.read("out.pdn").contains("[Event "), "what was there stays");
}

#[test]
fn encodings_on_request() {
    let folder = Folder::new("pdn-encodings");
    let file = folder.file("utf8.pdn", "[Event \"Кубок\"]\n\n1. c3-d4 *\n");
    for encoding in ["cp1251", "koi8-r", "cp866", "utf-16le", "utf-16be", "iso-8859-5"] {
        let old = folder.path("old.pdn");
        shashki(&["pdn", "convert", &file, "--to-encoding", encoding, "-o", &old]).ends(0);
        assert_ne!(std::fs::read(&old).unwrap(), std::fs::read(&file).unwrap());
        let back = ["pdn", "convert", &old, "--encoding", encoding];
        shashki(&back).ends(0).prints("[Event \"Кубок\"]");
    }
    shashki(&["pdn", "convert", &file, "--to-encoding", "latin1"]).ends(3).says("'К'");
    let old = folder.file("cp1251.pdn", b"[Event \"\xCA\"]\n\n1. c3-d4 *\n");
    shashki(&["pdn", "convert", &old]).ends(3).says("--encoding");
    shashki(&["pdn", "check", &old, "--encoding", "utf-7"]).ends(3);
}

#[test]
fn stats_count() {
    let run = shashki_reading(&["pdn", "stats", "-"], GAMES.as_bytes()).ends(0);
    run.prints("games: 3\n").prints("plies: 7\n").prints("  1-0: 1\n").prints("  none: 3\n");
    let run = shashki_reading(&["pdn", "stats", "-", "--format", "json"], GAMES.as_bytes()).ends(0);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(
        (&json["set-up"], &json["longest"], &json["captures"]),
        (&1.into(), &3.into(), &1.into())
    );
    let russian = shashki_reading(&["pdn", "stats", "-", "--lang", "ru"], GAMES.as_bytes()).ends(0);
    russian.prints("партий: 3");
}

/// 10-14 is d6-c5 for Black where b8 has the number 1, and c3-d4 for White where a1 has it.
#[test]
fn squares_numbered_from_a1() {
    let file = b"1. 10-14 *\n";
    shashki_reading(&["pdn", "check", "-"], file).ends(3);
    shashki_reading(&["pdn", "check", "-", "--numbering", "a1"], file).ends(0);
    let run =
        shashki_reading(&["pdn", "replay", "-", "--numbering", "a1", "--format", "tsv"], file);
    run.ends(0).prints("1\t1\t*\tB:W18,");
    let run = shashki_reading(&["pdn", "convert", "-", "--numbering", "a1"], file);
    run.ends(0).prints("1. c3-d4 *");
    let to_numbers = ["pdn", "convert", "-", "--numbering", "a1", "--notation", "numeric"];
    shashki_reading(&to_numbers, file).ends(0).prints("1. 22-18 *");
}
