//! Each malformed file with its exact error: place, text found, problem; and what a lenient reader
//! makes of it.

// The helpers of the tests too: a panic there is a failed test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

#[path = "common/file.rs"]
mod file;

use file::{four, player};
use shashki_base::Lang;
use shashki_tournament::trf::{
    At, MAX_REPORTED, Problem, Quantity, ReadOptions, Repair, TrfError, Warning, read, read_bytes,
};
use shashki_tournament::{
    Cell, Decision, Fault, GameKind, MeetingResult, Outcome, Points, StartNumber, UnpairedKind,
};

fn n(number: u32) -> StartNumber {
    StartNumber::new(number).unwrap()
}

fn errors(text: &str) -> Vec<TrfError> {
    match read(text, &ReadOptions::STRICT) {
        Ok(trf) => panic!("read: {:?}", trf.event.draft()),
        Err(errors) => errors.list().to_vec(),
    }
}

fn error(line: usize, columns: Option<(usize, usize)>, found: &str, problem: Problem) -> TrfError {
    TrfError { at: At { line, columns }, found: found.to_owned(), problem }
}

/// The file has one error; a lenient reader repairs it in this way, or not at all.
fn one(text: &str, expected: &TrfError, repair: Option<Repair>) {
    assert_eq!(errors(text), std::slice::from_ref(expected), "{text}");
    assert_eq!(expected.problem.repair(), repair);
    match (read(text, &ReadOptions::LENIENT), repair) {
        (Ok(trf), Some(repair)) => {
            let warning = Warning::Repaired { error: expected.clone(), repair };
            assert!(trf.warnings.contains(&warning), "{:?}", trf.warnings);
        }
        (Err(errors), None) => assert_eq!(errors.list(), std::slice::from_ref(expected)),
        (Ok(_), None) => panic!("a lenient reader took it"),
        (Err(errors), Some(_)) => panic!("a lenient reader refused it: {errors}"),
    }
}

#[test]
fn the_file_they_are_made_of_is_sound() {
    let trf = read(&four(), &ReadOptions::STRICT).unwrap();
    assert_eq!(trf.warnings, []);
    assert_eq!(trf.event.paired_rounds(), 2);
}

#[test]
fn start_number_10001() {
    // The number takes five columns, to the right or to the left of its four.
    for record in ["001 10001 m   Player", "00110001 m    Player"] {
        let text = format!("{}{record}\r\n", four());
        let found = &record[3..9].trim();
        let expected = error(5, Some((4, 9)), found, Problem::StartTooLarge);
        one(&text, &expected, None);
        assert!(read(&text, &ReadOptions::STRICT).unwrap_err().is_limit());
    }
}

#[test]
fn no_start_number() {
    for (field, found) in
        [("    ", ""), ("   0", "0"), ("  x1", "x1"), ("1 2 ", "1 2"), ("  -1", "-1")]
    {
        let text = format!("{}001 {field} m    Player\r\n", four());
        one(&text, &error(5, Some((5, 8)), found, Problem::BadStart), None);
    }
}

#[test]
fn duplicate_start_number() {
    let text = format!("{}{}", four(), player(2, "0.0", &[]));
    one(&text, &error(5, Some((5, 8)), "2", Problem::DuplicateStart { first_line: 2 }), None);
}

#[test]
fn start_numbers_with_gaps() {
    let text = format!("{}{}", four(), player(6, "0.0", &[]));
    let expected = error(5, Some((5, 8)), "6", Problem::MissingStart { missing: n(5) });
    one(&text, &expected, Some(Repair::Gap));
    assert!(read(&text, &ReadOptions::LENIENT).unwrap().event.draft().gaps_allowed);
    let ranked = format!("XXC rank\r\n{text}");
    assert!(read(&ranked, &ReadOptions::STRICT).unwrap().event.draft().gaps_allowed);
}

#[test]
fn rating_12000() {
    let line = |rating: &str| {
        let text = format!("{:47}{rating}", "001    5 m    Player 5");
        format!("{}{text}\r\n", four())
    };
    for rating in [" 12000 RUS", "12000 RUS"] {
        let expected = error(5, Some((48, 53)), "12000", Problem::RatingTooLarge);
        one(&line(rating), &expected, None);
    }
    let expected = error(5, Some((49, 52)), "1x00", Problem::BadRating);
    one(&line(" 1x00"), &expected, Some(Repair::Rating));
    let trf = read(&line(" 2400"), &ReadOptions::STRICT).unwrap();
    assert_eq!(trf.event.players()[4].rating, Some(2400));
    let trf = read(&line("    0"), &ReadOptions::STRICT).unwrap();
    assert_eq!(trf.event.players()[4].rating, None);
}

#[test]
fn not_utf8() {
    let mut bytes = b"\xEF\xBB\xBF012 Cup\r\n022 ".to_vec();
    bytes.extend([0xD1, 0x8F, 0xCC, 0xEE]); // a letter of UTF-8, then CP1251
    let errors = read_bytes(&bytes, &ReadOptions::LENIENT).unwrap_err();
    let expected = error(2, Some((6, 6)), "0xCC", Problem::NotUtf8 { offset: 18 });
    assert_eq!(errors.list(), [expected]);
    assert_eq!(
        errors.message(Lang::En),
        "line 2, column 6: not UTF-8 at byte 18; found \"0xCC\"; \
         expected UTF-8, or the name of the file's encoding"
    );
}

#[test]
fn not_a_trf() {
    let text = "[Event \"?\"]\n1. c3-d4 *\n";
    one(text, &error(0, None, "", Problem::NotTrf), None);
    one("", &error(0, None, "", Problem::NotTrf), None);
}

#[test]
fn cut_lines() {
    let whole = four();
    // Line 2 ends after its first round: line 4 still has the second.
    let cut = whole.replace("   1 b 0     4 w +", "   1 b 0");
    let problem = Problem::NotMirrored { other_line: 2 };
    let expected = error(4, Some((102, 109)), "2 b -", problem);
    one(&cut, &expected, Some(Repair::Mirror));
    // Line 4 ends inside the block of its second round.
    let cut = whole.replace("   2 b -\r\n", "   2 b\r\n");
    let problem = Problem::ResultsContradict { other_line: 2 };
    let expected = error(4, Some((102, 109)), "2 b *", problem);
    one(&cut, &expected, Some(Repair::Mirror));
    let repaired = read(&cut, &ReadOptions::LENIENT).unwrap().event;
    assert_eq!(repaired, read(&whole, &ReadOptions::STRICT).unwrap().event);
}

#[test]
fn contradictory_results() {
    let two = |first: &str, second: &str| player(1, "0.0", &[first]) + &player(2, "0.0", &[second]);
    let contradict = Problem::ResultsContradict { other_line: 1 };
    for (first, second) in
        [("1", "1"), ("1", "="), ("=", "0"), ("W", "0"), ("1", "-"), ("+", "0"), ("=", "*")]
    {
        let text = two(&format!("   2 w {first}"), &format!("   1 b {second}"));
        let found = format!("1 b {second}");
        let expected = error(2, Some((92, 99)), &found, contradict.clone());
        one(&text, &expected, Some(Repair::Mirror));
    }
    for (first, second, expected) in [
        ("1", "1", MeetingResult::Unfinished),
        ("1", "-", MeetingResult::Forfeit(Decision::White)),
        ("-", "1", MeetingResult::Forfeit(Decision::Black)),
        ("1", "*", MeetingResult::Played(Decision::White)),
        (" ", "=", MeetingResult::Played(Decision::Draw)),
    ] {
        let text = two(&format!("   2 w {first}"), &format!("   1 b {second}"));
        let event = read(&text, &ReadOptions::LENIENT).unwrap().event;
        assert_eq!(event.rounds()[0].meetings[0].result, expected, "{first} {second}");
    }
}

#[test]
fn contradictory_colours() {
    let text = player(1, "1.0", &["   2 w 1"]) + &player(2, "0.0", &["   1 w 0"]);
    let problem = Problem::ColoursContradict { other_line: 1 };
    one(&text, &error(2, Some((92, 99)), "1 w 0", problem), Some(Repair::Mirror));
    let event = read(&text, &ReadOptions::LENIENT).unwrap().event;
    assert_eq!(event.rounds()[0].meetings[0].white, n(1));

    let text = player(1, "1.0", &["   2 w 1"]) + &player(2, "0.0", &["   1 - 0"]);
    let expected = error(2, Some((92, 99)), "1 - 0", Problem::MissingColour);
    one(&text, &expected, Some(Repair::Colour));

    let text = player(1, "1.0", &["   2 - 1"]) + &player(2, "0.0", &["   1 - 0"]);
    assert_eq!(errors(&text), [error(1, Some((92, 99)), "", Problem::MissingColour)]);
    assert!(read(&text, &ReadOptions::LENIENT).is_err());
}

#[test]
fn opponents_that_cannot_be() {
    let text = player(1, "1.0", &["   1 w 1"]);
    one(&text, &error(1, Some((92, 99)), "1 w 1", Problem::OwnOpponent), None);
    let text = player(1, "1.0", &["   7 w 1"]);
    one(&text, &error(1, Some((92, 99)), "7 w 1", Problem::UnknownOpponent), None);
    let text = player(1, "1.0", &["  x7 w 1"]);
    one(&text, &error(1, Some((92, 95)), "x7", Problem::BadOpponent), None);
}

#[test]
fn two_claim_one_opponent() {
    let text = [
        player(1, "1.0", &["   2 w 1"]),
        player(2, "0.0", &["   1 b 0"]),
        player(3, "1.0", &["   2 w 1"]),
    ]
    .concat();
    let problem = Problem::NotMirrored { other_line: 2 };
    let found = errors(&text);
    assert_eq!(found, [error(3, Some((92, 99)), "2 w 1", problem)]);
    let trf = read(&text, &ReadOptions::LENIENT).unwrap();
    assert_eq!(trf.event.cell(2, 1), Cell::Empty);
    assert_eq!(trf.event.rounds()[0].meetings.len(), 1);
}

#[test]
fn a_no_show_written_as_an_absence() {
    let text = player(1, "1.0", &["   2 w +"]) + &player(2, "0.0", &["   1 b Z"]);
    let expected = error(2, Some((92, 99)), "1 b Z", Problem::ByeWithOpponent);
    one(&text, &expected, Some(Repair::ByeWithOpponent));
    let event = read(&text, &ReadOptions::LENIENT).unwrap().event;
    let result = &event.rounds()[0].meetings[0].result;
    assert_eq!(*result, MeetingResult::Forfeit(Decision::White));
}

#[test]
fn a_result_without_an_opponent() {
    for (letter, kind, points) in [
        ("1", UnpairedKind::FullPointBye, "1.0"),
        ("D", UnpairedKind::HalfPointBye, "0.5"),
        ("0", UnpairedKind::ZeroPointBye, "0.0"),
    ] {
        let block = format!("0000 - {letter}");
        let text = player(1, points, &[&block]);
        let expected = error(1, Some((92, 99)), &block, Problem::ResultWithoutOpponent);
        one(&text, &expected, Some(Repair::ResultWithoutOpponent));
        let event = read(&text, &ReadOptions::LENIENT).unwrap().event;
        assert_eq!(event.cell(0, 1), Cell::Unpaired(kind));
    }
}

#[test]
fn an_unknown_letter() {
    let text = player(1, "0.0", &["   2 w ?"]) + &player(2, "0.0", &["   1 b *"]);
    let expected = error(1, Some((99, 99)), "?", Problem::BadResult);
    one(&text, &expected, Some(Repair::UnknownResult));
}

#[test]
fn the_points_column() {
    let text = four().replace(" 1.5", " 2.5");
    let problem = Problem::PointsDiffer { expected: Points::from_hundredths(150) };
    one(&text, &error(1, Some((81, 84)), "2.5", problem), Some(Repair::PointsColumn));
    let mut options = ReadOptions::STRICT;
    options.stale_points = true;
    assert_eq!(read(&text, &options).unwrap().warnings.len(), 1);

    let text = four().replace(" 1.5", " 1.x");
    let expected = error(1, Some((81, 84)), "1.x", Problem::BadPoints);
    one(&text, &expected, Some(Repair::PointsColumn));
    let text = four().replace(" 1.5", " 1,5");
    assert_eq!(read(&text, &ReadOptions::STRICT).unwrap().warnings, []);
}

#[test]
fn text_between_the_fields() {
    let text = four().replacen("m    Player 1", "m   .Player 1", 1);
    one(&text, &error(1, Some((14, 14)), ".", Problem::Separator), Some(Repair::Separator));
    let text = four().replacen("001    1 m  ", "001    1\tm  ", 1);
    let errors = errors(&text);
    let problem = Problem::ControlCharacter { found: '\t' };
    assert_eq!(errors[0], error(1, Some((9, 9)), "", problem));
}

#[test]
fn more_rounds_than_there_can_be() {
    let blocks: Vec<&str> = std::iter::repeat_n("0000 - Z", 1000).collect();
    let text = player(1, "0.0", &blocks);
    let expected = error(1, Some((10_082, 10_089)), "0000 - Z", Problem::TooManyRounds);
    one(&text, &expected, None);
}

#[test]
fn records_with_positions() {
    let one = |record: &str, columns: (usize, usize), found: &str, problem: Problem| {
        let text = format!("{}{record}\r\n", four());
        assert_eq!(errors(&text), [error(5, Some(columns), found, problem)], "{record}");
    };
    let round = || Problem::BadNumber { what: Quantity::Round };
    let points = || Problem::BadNumber { what: Quantity::Points };
    let rounds = || Problem::BadNumber { what: Quantity::Rounds };
    one("142 x", (5, 5), "x", rounds());
    one("XXR 1000", (5, 8), "1000", rounds());
    one("152 Q", (5, 5), "Q", Problem::BadLetter { expected: "W B" });
    one("XXC white", (5, 9), "white", Problem::BadLetter { expected: "rank white1 black1" });
    one("162  Q 1.0", (6, 6), "Q", Problem::BadScoringCode);
    one("162  W 1.x", (8, 10), "1.x", points());
    one("BBW x", (5, 5), "x", points());
    one("XXS QQ=1", (5, 8), "QQ=1", Problem::BadScoringCode);
    one("XXS WW", (5, 6), "WW", points());
    one("240 Q   3    1", (5, 5), "Q", Problem::BadLetter { expected: "F H Z" });
    one("240 Z   0    1", (7, 9), "0", round());
    one("240 Z   3", (11, 11), "", Problem::NoPlayers);
    one("240 Z   3    9", (14, 14), "9", Problem::UnknownPlayer);
    one("XXZ 1 9", (7, 7), "9", Problem::UnknownPlayer);
    one("XXZ 1 x", (7, 7), "x", Problem::BadNumber { what: Quantity::Player });
    one("XXP 3", (5, 5), "3", Problem::NoPlayers);
    one("260   x   2    1    2", (5, 7), "x", round());
    one("260   11  2    1    2", (8, 8), "1", Problem::Separator);
    one(
        "250       1.0   1   2    1    x",
        (28, 31),
        "x",
        Problem::BadNumber { what: Quantity::Player },
    );
    one(
        "299 Q         1.0   1    1",
        (5, 5),
        "Q",
        Problem::BadLetter { expected: "W D L F H Z + -" },
    );
    one("299          1.000  1    1", (18, 18), "0", Problem::Separator);
    one("299 H        1.0    1    1", (26, 26), "1", Problem::ForeignResult);
    one("XXA    1  1.x", (10, 13), "1.x", points());
}

#[test]
fn two_values() {
    let text = format!("{}142 5\r\nXXR 6\r\n", four());
    let problem = Problem::SecondValue { first_line: 5 };
    one(&text, &error(6, None, "6", problem), Some(Repair::SecondValue));
    assert_eq!(read(&text, &ReadOptions::LENIENT).unwrap().event.planned_rounds(), Some(5));
    for same in ["142 5\r\nXXR 5", "152 W\r\nXXC white1", "162  W 1.0\r\nBBW 1.0"] {
        assert!(read(&format!("{}{same}\r\n", four()), &ReadOptions::STRICT).is_ok(), "{same}");
    }
    for two in ["152 W\r\nXXC black1", "012 A\r\n012 B", "162  W 1.0\r\nBBW 2.0"] {
        let text = format!("{}{two}\r\n", four());
        let problem = Problem::SecondValue { first_line: 5 };
        assert_eq!(errors(&text)[0].problem, problem, "{two}");
    }
}

#[test]
fn directives() {
    let one = |directive: &str, found: &str, expected: &'static str| {
        let text = format!("{}### {directive}\r\n", four());
        let errors = errors(&text);
        assert_eq!(errors[0].problem, Problem::BadDirective { expected }, "{directive}");
        assert_eq!(errors[0].found, found, "{directive}");
        assert_eq!(errors[0].at.line, 5);
    };
    one("lot 0: 1 2", "1 2", "### lot [ROUND]: NUMBERS");
    one("seed: 12", "12", "### seed: ALGORITHM NUMBER");
    one("opt: halves", "halves", "### opt: NAME=VALUE");
    one("force: 1", "1", "### force: A-B [C-D ...] [because REASON]");
    one("force: 1-2 because", "1-2 because", "### force: A-B [C-D ...] [because REASON]");
    one("soft: 1-0", "1-0", "### soft: A-B [C-D ...]");
    one("meet-until: x", "x", "### meet-until: ROUND [NAME ...]");
    one("not-before: soft", "soft", "### not-before: ROUND [soft] [NAME ...]");
    one("group: \"open", "\"open", "### group: NAME NUMBERS");
    one("games: 1-2 1", "1-2 1", "### games ROUND: A-B 1=0x | -");
    one("player: 1 colour red", "1 colour red", "### player: NUMBER FIELD TEXT");

    let problem = |directive: &str| {
        let text = format!("{}### {directive}\r\n", four());
        errors(&text).remove(0)
    };
    let algorithm = problem("seed: mt19937 5");
    assert_eq!(algorithm.problem, Problem::UnknownAlgorithm);
    assert!(matches!(problem("opt: halves=thrice").problem, Problem::Option(_)));
    let unknown = problem("lot: 1 2 9");
    assert_eq!(unknown, error(5, Some((14, 14)), "9", Problem::UnknownPlayer));
    // The only player of the order is lost: what was read could be written, but not read again.
    let lost = read("012 A\r\n### lot 3: 1\r\n", &ReadOptions::LENIENT).unwrap();
    assert_eq!((lost.event.draw().lots.len(), lost.warnings.len()), (0, 1));
    assert_eq!(problem("force: 1-9").problem, Problem::UnknownPlayer);
    assert_eq!(problem("boards 1: 2").problem, Problem::NoSuchMeeting);
    assert_eq!(problem("games 1: 2-1 1").problem, Problem::NoSuchMeeting);
}

#[test]
fn faults_of_the_event_have_their_line() {
    let fault = |directive: &str| {
        let text = format!("{}{directive}\r\n", four());
        let error = errors(&text).remove(0);
        assert_eq!(error.at.line, 5, "{directive}");
        match error.problem {
            Problem::Fault(fault) => fault,
            other => panic!("{other:?}"),
        }
    };
    assert!(matches!(fault("### lot: 1 2 1"), Fault::Repeated { .. }));
    assert!(matches!(fault("XXP 1 1"), Fault::Repeated { .. }));
    assert!(matches!(fault("260   5   2    1    2"), Fault::BadRound { round: 2, .. }));
    assert!(matches!(fault("### meet-until: 3 NOBODY"), Fault::UnknownGroup { .. }));
    assert!(matches!(fault("### force: 2-2"), Fault::PairedWithHimself { .. }));
    let text = format!("XXR 1\r\n{}", four());
    let problem = Problem::Fault(Fault::MoreRoundsThanPlanned { played: 2, planned: 1 });
    assert_eq!(errors(&text)[0].problem, problem);
}

#[test]
fn every_error_is_counted() {
    let mut text = String::new();
    for number in 1..=150 {
        text.push_str(&player(number, "0.0", &["   7 w ?"]));
    }
    let errors = read(&text, &ReadOptions::STRICT).unwrap_err();
    assert_eq!(errors.list().len(), MAX_REPORTED);
    assert!(errors.count() >= 150);
    let more = errors.count() - MAX_REPORTED;
    assert!(errors.message(Lang::Ru).ends_with(&format!("и ещё {more}")));
}

#[test]
fn messages_in_two_languages() {
    let text = four().replace(" 1.5", " 2.5");
    let errors = read(&text, &ReadOptions::STRICT).unwrap_err();
    assert_eq!(
        errors.message(Lang::En),
        "line 1, columns 81-84: the points are not those of the results: 1.5; found \"2.5\""
    );
    assert_eq!(
        errors.message(Lang::Ru),
        "строка 1, колонки 81-84: очки не равны сумме результатов: 1.5; стоит \"2.5\""
    );
}

#[test]
fn an_unfinished_game_counts_for_nobody() {
    let text = player(1, "0.0", &["   2 w"]) + &player(2, "0.0", &["   1 b *"]);
    let event = read(&text, &ReadOptions::STRICT).unwrap().event;
    assert!(matches!(
        event.cell(0, 1),
        Cell::Game { kind: GameKind::Unfinished, outcome: None, .. }
    ));
    let text = player(1, "0.0", &["   2 w 0"]) + &player(2, "0.0", &["   1 b 0"]);
    let event = read(&text, &ReadOptions::STRICT).unwrap().event;
    assert!(matches!(event.cell(1, 1), Cell::Game { outcome: Some(Outcome::Loss), .. }));
}
