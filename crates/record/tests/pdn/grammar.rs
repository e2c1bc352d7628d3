//! The grammar, strict and lenient, case by case.

use shashki_record::pdn::{
    Element, Limits, Mode, Nag, PdnGame, ReadOptions, Reader, Score, ScoreForm,
};

use crate::common::{collect, complaints};

/// Accepted by strict reading.
fn strict(file: &str) {
    assert_eq!(complaints(file, Mode::Strict), Vec::<String>::new(), "{file}");
}

/// Refused by strict reading and accepted by lenient reading, with one warning.
fn lenient(file: &str, quirk: &str) {
    let errors = complaints(file, Mode::Strict);
    assert!(errors.iter().any(|error| error.contains(quirk)), "{file}: {errors:?}");
    let warnings = complaints(file, Mode::Lenient);
    assert_eq!(warnings, errors, "{file}");
    assert_eq!(collect(file.as_bytes(), Mode::Lenient).1.errors, 0, "{file}");
}

/// Refused by both.
fn refused(file: &str, problem: &str) {
    for mode in [Mode::Strict, Mode::Lenient] {
        let (kept, summary) = collect(file.as_bytes(), mode);
        assert!(summary.errors > 0, "{file}");
        assert!(format!("{:?}", kept.diagnostics[0].problem).contains(problem), "{file}");
    }
}

#[test]
fn what_the_standard_allows() {
    for file in [
        "",
        "1. c3-d4",
        "c3-d4 d6-c5",
        "[Event \"x\"]",
        "[Event \"x\"] 1-0",
        "1. c3-d4 d6-c5 * 1. c3-b4 1-0 1. g3-f4 *",
        "1. 32-28 1- 6 1/2-1/2",
        "1. 01-06 2-0",
        "1. a3b4 *",
        "1. c3-d4! d6-c5?! 2. b2-c3(!) f6-g5(??) *",
        "1. c3-d4 (1. c3-b4 (1. g3-f4) b6-a5) d6-c5 *",
        "1. c3-d4 $1 {comment} $240 *",
        "/FEN \"W:W29:B5\"/ 1. a1-b2 *",
        "1. ... d6-c5 2. b2-c3 *",
        "1... d6-c5 *",
        "% a line\n1. c3-d4 % another\nd6-c5 *",
        "1. c3-d4 {a ; b % c [x] (y) 1-0 *} *",
        "1. c3-d4 c5x3 *".replace("c5x3", "d6-c5").as_str(),
        "\u{FEFF}1. c3-d4 *",
        "1. c3xe5xg7 2-0",
        "1. 32-28* 19-23 *",
    ] {
        strict(file);
    }
}

#[test]
fn what_archives_write() {
    for (file, quirk) in [
        ("1. c3-d4 ; PGN comment 1-0\n d6-c5 *", "SemicolonComment"),
        ("1. cd4 *", "ShortMove"),
        ("1. 3228 *", "GluedNumbers"),
        ("1. с3-d4 *", "LookAlike"),
        ("1. C3-D4 *", "LookAlike"),
        ("1. c3–d4 *", "OddMark"),
        ("1. c3Xe5 *", "OddMark"),
        ("1. c3-d4 ½-½", "OddResult"),
        ("1. c3-d4 1/2", "OddResult"),
        ("1. c3-d4 1:0", "OddResult"),
        ("1.\u{A0}c3-d4 *", "OddBlank"),
        ("1 . c3-d4 *", "OddNumber"),
        ("1 c3-d4 *", "OddNumber"),
        ("1. c3-d4 2. *", "DanglingNumber"),
        ("1. 2-0", "DanglingNumber"),
        ("1. c3-d4 . *", "StrayDot"),
        ("1. - - 2. - - *", "UnknownMove"),
        ("1. c3-d4+ *", "OddSign"),
        ("[Round 3]\n1. c3-d4 *", "OddTag"),
        ("1. c3-d4\n[Event \"x\"] 1. c3-d4 *", "MissingSeparator"),
        ("1. c3-d4 * *", "StraySeparator"),
        ("1. c3-d4 (1. c3-b4 1-0) *", "ResultInVariation"),
        ("1. c3-d4 () *", "EmptyVariation"),
        ("1. c3-d4 (1. c3-b4 *", "UnclosedVariation"),
        ("[Result \"4-6\"] 1. 32-28 4-6", "TagResult"),
    ] {
        lenient(file, quirk);
    }
}

#[test]
fn what_is_no_game() {
    for (file, problem) in [
        ("1. c3-d4 {a {b} c} *", "Unexpected"),
        ("1. c3-d4 {a} } *", "StrayBrace"),
        ("1. c3-d4 {a", "UnclosedComment"),
        ("1. c3-d4 ) *", "StrayParenthesis"),
        ("1. c3-d4 [x] *", "BadTag"),
        ("[Event \"x\n1. c3-d4 *", "UnclosedString"),
        ("1. c3-d4 /FEN *", "UnclosedSetup"),
        ("1. hello *", "Unexpected"),
        ("! 1. c3-d4 *", "Unexpected"),
        ("1. c3-d4 $x *", "Unexpected"),
    ] {
        refused(file, problem);
    }
    let deep = format!("1. c3-d4 {} c3-b4 {} *", "(".repeat(65), ")".repeat(65));
    refused(&deep, "TooDeep");
}

/// Each kind of quirk is told once a game, at its first place.
#[test]
fn a_quirk_is_told_once_a_game() {
    let file = "1. cd4 dc5 2. bc3 * 1. cd4 dc5 *";
    assert_eq!(complaints(file, Mode::Lenient).len(), 2);
    assert!(complaints(file, Mode::Lenient)[0].starts_with("1:4 "));
}

/// Tags in any order belong to one game until movetext comes (hazard 5); a second tag of a name
/// behind a blank line begins another game.
#[test]
fn tags_and_the_beginning_of_a_game() {
    let count = |file: &str| collect(file.as_bytes(), Mode::Lenient).1.games;
    assert_eq!(count("[White \"a\"]\n[Black \"b\"]\n\n[Event \"c\"]\n1. c3-d4 *"), 1);
    assert_eq!(count("[White \"a\"]\n1. c3-d4 [White \"b\"] 1. c3-d4"), 2);
    assert_eq!(count("[White \"a\"]\n[Result \"*\"]\n\n[White \"b\"]\n[Result \"*\"]\n"), 2);
}

/// A result in a comment ends nothing (hazard 6).
#[test]
fn a_result_in_a_comment() {
    let (kept, summary) = collect(b"1. c3-d4 {1-0 * 0-1} d6-c5 0-1", Mode::Strict);
    assert_eq!((summary.games, kept.games[0].game.end.as_deref()), (1, Some("0-1")));
}

/// A glued star is the only move, a detached one ends the game (hazard 3).
#[test]
fn a_star_after_a_move() {
    let game = PdnGame::read("1. c3-d4* d6-c5 *", ReadOptions::strict()).unwrap();
    assert_eq!(game.body[1], Element::Nag(Nag::FORCED));
    let (kept, _) = collect(b"1. c3-d4 * d6-c5 *", Mode::Strict);
    assert_eq!(kept.games.len(), 2);
}

#[test]
fn results_in_both_forms() {
    for (text, score, form) in [
        ("1-0", Score::White, ScoreForm::Ones),
        ("0-2", Score::Black, ScoreForm::Twos),
        ("1-1", Score::Draw, ScoreForm::Twos),
        ("0-0", Score::BothLost, ScoreForm::Ones),
    ] {
        let game = PdnGame::read(&format!("1. c3-d4 {text}"), ReadOptions::strict()).unwrap();
        assert_eq!(game.score(), Some((score, form)));
        let game = format!("[Result \"{text}\"] 1. c3-d4 *");
        assert_eq!(PdnGame::read(&game, ReadOptions::strict()).unwrap().score().unwrap().0, score);
    }
    let odd = "[Result \"Plus draw\"] [ResultFormat \"Delfts\"] 1. c3-d4 *";
    let game = PdnGame::read(odd, ReadOptions::strict()).unwrap();
    assert_eq!(
        (game.score(), game.tag("Result")),
        (Some((Score::Open, ScoreForm::Ones)), Some("Plus draw"))
    );
}

/// CR LF, CR alone and LF are line ends.
#[test]
fn line_ends() {
    for end in ["\n", "\r\n", "\r"] {
        let file = ["[Event \"x\"]", "% note", "1. c3-d4 {a", "b} zz"].join(end);
        let (kept, _) = collect(file.as_bytes(), Mode::Strict);
        let place = kept.diagnostics[0].place;
        assert_eq!((place.line, place.column), (4, 4), "{file:?}");
    }
}

/// A limit loses the game that exceeds it, and is never silent.
#[test]
fn limits() {
    let limits = Limits { comment: 300, tag: 300, depth: 2 };
    let options = ReadOptions { limits, ..ReadOptions::strict() };
    let errors = |file: &str| {
        let file = format!("{file}\n\n[Event \"next\"]\n\n1. c3-d4 *");
        let summary = Reader::new(file.as_bytes(), options).read(&mut ()).unwrap();
        assert_eq!(summary.games, 2, "{file}");
        (summary.errors, summary.bad)
    };
    assert_eq!(errors(&format!("1. c3-d4 {{{}}} *", "x".repeat(290))), (0, 0));
    assert_eq!(errors(&format!("1. c3-d4 {{{}}} *", "x".repeat(310))), (1, 1));
    assert_eq!(errors(&format!("[Event \"{}\"]\n1. c3-d4 *", "x".repeat(310))), (1, 1));
    assert_eq!(errors("1. c3-d4 (1. c3-b4 (1. g3-f4)) *"), (0, 0));
    assert_eq!(errors("1. c3-d4 (1. c3-b4 (1. g3-f4 (1. g3-h4))) *"), (1, 1));
}
