//! Moves as text: every form read back, what is ambiguous, and what is refused with which reason.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::common::{position, random_position, shared};
use crate::naive::naive;
use proptest::prelude::*;
use shashki_base::Lang;
use shashki_board::{
    Move, MoveForm, MoveOptions, Position, Reason, RemovalRule, Route, Side, Square,
};

const FORMS: [MoveForm; 5] =
    [MoveForm::Full, MoveForm::Short, MoveForm::Half, MoveForm::Numeric, MoveForm::NumericShort];

fn routes_of(position: &Position, m: Move) -> Vec<Route> {
    let mut routes = Vec::new();
    let _ = position.visit_routes_of(m, |route| -> ControlFlow<()> {
        routes.push(route);
        ControlFlow::Continue(())
    });
    routes
}

fn joined(squares: &[Square], mark: &str) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(mark)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if crate::common::long() { 100_000 } else { 3_000 }))]

    /// What is written is read back as the same move, in every form.
    #[test]
    fn every_form_is_read_back(position in random_position()) {
        for &m in &position.moves() {
            for form in FORMS {
                let text = position.notation(m, form).to_string();
                prop_assert_eq!(position.read_move(&text), Ok(m), "{} {}", position, text);
                let text = position.notation(m, form).mark('x').to_string();
                prop_assert_eq!(position.read_move(&text), Ok(m), "{} {}", position, text);
            }
            let hub = position.notation(m, MoveForm::Hub).to_string();
            prop_assert_eq!(position.read_hub(&hub), Ok(m), "{} {}", position, hub);
            prop_assert_eq!(m.to_string().parse(), Ok(m));
        }
    }

    /// Every path that the rules allow, as the slow generator finds them, names its move; every
    /// route is read back as itself, and the canonical one comes first.
    #[test]
    fn every_path_names_its_move(position in random_position()) {
        let known = naive(&position);
        for path in &known.paths {
            let m = position.read_move(&joined(path, ":")).or_else(|_| position.read_move(&joined(path, "-")));
            let m = m.unwrap_or_else(|error| panic!("{position} {path:?}: {error}"));
            let parts = (m.from(), m.to(), m.captured().iter().collect(), m.promotes());
            prop_assert!(known.moves.contains(&parts));
            prop_assert_eq!(path.len(), m.captured().len().max(1) + 1);
        }
        for &m in &position.moves() {
            let routes = routes_of(&position, m);
            let canonical = position.canonical_route(m).unwrap();
            for route in &routes {
                prop_assert!(canonical.squares() <= route.squares());
                let read = position.read_route(&route.to_string()).unwrap();
                prop_assert_eq!(read.squares(), route.squares());
            }
        }
    }

    /// No text brings the reader down, and what is refused has a message in both languages.
    #[test]
    fn no_text_is_too_odd(position in random_position(), text in "[a-j0-9:x а-я-]{0,12}|\\PC{0,8}") {
        if let Err(refusal) = position.read_move(&text) {
            prop_assert!(!refusal.message(Lang::En).to_string().is_empty());
            prop_assert!(!refusal.message(Lang::Ru).to_string().is_empty());
        }
        let _ = position.read_hub(&text);
        let _ = text.parse::<Move>();
    }

    /// Between any two squares there is a legal move or a reason, and never a wrong one: where a
    /// reason blames the way, no legal move has these ends.
    #[test]
    fn any_two_squares(position in random_position(), from in 1_u8..=32, to in 1_u8..=32) {
        let ends = [Square::from_number(from).unwrap(), Square::from_number(to).unwrap()];
        let fitting: BTreeSet<Move> = position.moves().iter().copied()
            .filter(|m| [m.from(), m.to()] == ends).collect();
        match position.move_over(&ends) {
            Ok(m) => prop_assert!(fitting.contains(&m)),
            Err(refusal) if refusal.reason() == Reason::Ambiguous => {
                let named: BTreeSet<Move> = refusal.moves().iter().copied().collect();
                prop_assert!(named.len() > 1 && named == fitting);
            }
            Err(_) => prop_assert!(fitting.is_empty()),
        }
    }
}

#[test]
fn one_move_in_all_its_spellings() {
    let position = position("B:Wc3,d4,e3,f2,f4:BKa5,d6,e7");
    let m = position.moves()[0];
    // Full, short, every part of the path, numbers, hub's victims left out, look-alike letters.
    for text in [
        "a5:e1:g3:e5",
        "a5:e5",
        "a5:e1:e5",
        "a5:g3:e5",
        "a5xe1xg3xe5",
        "A5 : E1 : G3 : E5",
        "a5e1g3e5",
        "13x31x24x15",
        "13:15",
        "а5:е1:g3:е5",
        "a:e5",
        "ae5",
    ] {
        assert_eq!(position.read_move(text), Ok(m), "{text}");
    }
    assert_eq!(position.notation(m, MoveForm::Hub).to_string(), "13x15x19x22x27");
    assert_eq!(position.notation(m, MoveForm::Numeric).to_string(), "13x31x24x15");
    assert_eq!(position.notation(m, MoveForm::NumericShort).to_string(), "13x15");
    assert_eq!(position.notation(m, MoveForm::Half).to_string(), "a:e5");
}

#[test]
fn the_half_short_form_names_more_where_it_must() {
    // Two men of the c-file... none; b2 and d2 both reach c3, from files of their own.
    let p = position("W:Wb2,d2:Bh8");
    let m = p.read_move("bc3").unwrap();
    assert_eq!((m.from(), p.notation(m, MoveForm::Half).to_string().as_str()), (Square::B2, "bc3"));
    // Kings on a1 and a3 both reach b2: the full start square is needed.
    let p = position("W:WKa1,Ka3:Bh8");
    let refusal = p.read_move("ab2").unwrap_err();
    assert_eq!((refusal.reason(), refusal.moves().len()), (Reason::Ambiguous, 2));
    let m = p.read_move("a3-b2").unwrap();
    assert_eq!(p.notation(m, MoveForm::Half).to_string(), "a3-b2");
}

/// Canonical is the route whose squares come first by number: e5 is 15, e1 is 31.
#[test]
fn the_canonical_route_of_diagram_8() {
    let p = position("B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,e7,g7");
    let m = p.moves()[0];
    assert_eq!(p.canonical_route(m).unwrap().to_string(), "a5:c3:e5:g3:e1:c3");
    // One of the two routes can be told apart by a single square more.
    assert_eq!(p.read_route("a5:c3:e1:g3:e5:c3").unwrap().to_string(), "a5:c3:e1:g3:e5:c3");
    assert_eq!(p.read_move("a5:c3"), Ok(m), "the ends name the move, if not its route");
}

#[test]
fn removal_orders() {
    let p = position("B:Wa1,a3,b2,b4,d2,d4,e3,f2,f4:Ba5,c5,c7,e7,g7");
    let route = p.read_route("a5:c3:e1:g3:e5:c3").unwrap();
    let same = [Square::B4, Square::D2, Square::F2, Square::F4, Square::D4];
    assert_eq!(route.victims().collect::<Vec<_>>(), same);
    let mut reverse = same;
    reverse.reverse();
    let mut muddled = same;
    muddled.swap(1, 3);
    for (order, either, older) in
        [(same, true, true), (reverse, true, false), (muddled, false, false)]
    {
        assert_eq!(route.may_be_removed(&order, RemovalRule::EitherWay), either, "6.1.5.7");
        assert_eq!(route.may_be_removed(&order, RemovalRule::SameOrder), older, "1.5.7");
    }
    assert!(!route.may_be_removed(&same[..4], RemovalRule::EitherWay), "one is left standing");
}

fn reason(fen: &str, text: &str) -> &'static str {
    position(fen).read_move(text).unwrap_err().reason().name()
}

/// One case for each reason, worked out by hand from the clauses.
#[test]
fn a_reason_for_each_rule() {
    let start = "W:W21-32:B1-12";
    for (fen, text, expected) in [
        (start, "", "unreadable"),
        (start, "c3", "unreadable"),
        (start, "hello", "unreadable"),
        (start, "c3-d4-", "unreadable"),
        (start, "c3-c4", "bad-square"),
        (start, "c3-i5", "bad-square"),
        (start, "22-33", "bad-square"),
        (start, "0-22", "bad-square"),
        ("W:W21:B17,14", "a3-b4", "game-over"),
        (start, "d4-e5", "no-piece"),
        ("W:Wc3:Bh8", "ab4", "no-piece"),
        (start, "b6-a5", "not-your-piece"),
        (start, "c3-c5", "not-diagonal"),
        (start, "c3-c3", "not-diagonal"),
        (start, "c1-d2", "own-piece-in-the-way"),
        ("W:WKc1,Kh2:Bd2,d4", "c1:e3:c5:e3", "jumps-twice"),
        ("W:WKd8:Bc7,d6,c3,e3", "d8:a5:d2:f4:b8", "turkish-strike"),
        ("W:WKa1:Bg7,h8", "a1-h8", "blocked"),
        ("W:WKa1:Bd4,e5", "a1-f6", "blocked"),
        ("W:Wc3:Bh8", "c3:e5", "nothing-to-capture"),
        ("W:Wc3:Bh8", "c3:d4", "nothing-to-capture"),
        ("W:Wc3:Bh8", "22x18", "nothing-to-capture"),
        ("W:Wc3:Bh8", "c3-e5", "too-far"),
        ("W:Wc3:Bh8", "22x15", "too-far"),
        ("W:Wc3:Be5", "c3:f6", "too-far"),
        ("W:Wc3:Bh8", "c3-b2", "wrong-direction"),
        ("B:Wa1:Bf6", "f6-g7", "wrong-direction"),
        ("W:Wc3,g1:Bd4", "g1-h2", "capture-compulsory"),
        ("W:Wa7:Bh8,b4", "a7-b8-c7", "quiet-move-ends"),
        ("B:Wc3,d4,e3,f2,f4:BKa5,d6,e7", "a5:d2", "king-must-land-elsewhere"),
        ("W:Wc3:Bd4,f6", "c3:e5", "capture-not-finished"),
        ("W:WKb6:Bc7,e7,g7,c5", "b6:h8", "ambiguous"),
    ] {
        assert_eq!(reason(fen, text), expected, "{fen} {text}");
    }
}

#[test]
fn refusals_name_squares_and_moves() {
    let p = position("B:Wc3,d4,e3,f2,f4:BKa5,d6,e7");
    let landing = p.read_move("a5:d2").unwrap_err();
    let Reason::KingMustLandElsewhere { landing, choices } = landing.reason() else { panic!() };
    assert_eq!((landing, choices), (Square::D2, Square::E1.into()));
    let refusal = p.read_move("a5:e1:g3").unwrap_err();
    assert_eq!(
        refusal.reason(),
        Reason::CaptureNotFinished { at: Square::G3, next: Square::F4.into() }
    );
    assert_eq!(refusal.to_string(), "g3: still to take f4 (6.1.5.5-6)");
    let refusal = p.read_move("d6-c5").unwrap_err();
    assert_eq!(refusal.to_string(), "capture is compulsory: a5:e1:g3:e5 (6.1.5.3)");
    assert_eq!(refusal.message(Lang::Ru).to_string(), "взятие обязательно: a5:e1:g3:e5 (6.1.5.3)");
}

/// The shared refusals: the reason, the clause where the file has one, and the moves listed.
#[test]
fn shared_refusals() {
    let Some(lines) = shared("record/refusals.jsonl") else { return };
    let mut cases = 0;
    for line in lines.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| case[key].as_str();
        let position = position(text("fen").unwrap());
        let player = text("player").map(|p| if p == "W" { Side::White } else { Side::Black });
        let options = MoveOptions { player, ..MoveOptions::default() };
        for written in [text("move"), text("move_num")].into_iter().flatten() {
            let name = text("name").unwrap();
            let refusal = position.read_move_with(written, options).unwrap_err();
            assert_eq!(Some(refusal.reason().name()), text("reason"), "{name} {written}");
            if refusal.reason() != Reason::Ambiguous {
                let clause = text("clause").unwrap();
                assert!(refusal.reason().clause().starts_with(clause), "{name}");
            }
            let moves: BTreeSet<String> = refusal
                .moves()
                .iter()
                .map(|&m| position.notation(m, MoveForm::Full).to_string())
                .collect();
            let listed: BTreeSet<String> = case["legal_captures"]
                .as_array()
                .unwrap()
                .iter()
                .map(|m| m.as_str().unwrap().to_owned())
                .collect();
            assert_eq!(moves, listed, "{name}");
            cases += 1;
        }
    }
    assert!(cases > 40);
}

/// Short captures that fit several moves, and several paths of one move.
#[test]
fn shared_ambiguities() {
    let Some(text) = shared("pdn/ambiguity.json") else { return };
    let cases: serde_json::Value = serde_json::from_str(&text).unwrap();
    let strings = |list: &serde_json::Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|s| s.as_str().unwrap().to_owned()).collect()
    };
    let read = |position: &Position, text: &str| {
        position.read_move(text).unwrap_or_else(|error| panic!("{position} {text}: {error}"))
    };
    let mut seen = 0;
    for case in cases["ambiguous"].as_array().unwrap() {
        let position = position(case["fen"].as_str().unwrap());
        let short = case["short"].as_str().unwrap();
        let mut moves = BTreeSet::new();
        let groups: Vec<Vec<String>> =
            case["routes"].as_array().unwrap().iter().map(strings).collect();
        for group in &groups {
            let named: BTreeSet<Move> = group.iter().map(|text| read(&position, text)).collect();
            assert_eq!(named.len(), 1, "{group:?} are paths of one move");
            moves.extend(named);
        }
        assert_eq!(moves.len(), groups.len(), "{position} {short}");
        // A capture of one piece has no longer way of being written than its ends (B12).
        if groups.iter().flatten().any(|path| path == short) {
            assert_eq!(read(&position, short).captured().len(), 1, "{position} {short}");
        } else {
            let refusal = position.read_move(short).unwrap_err();
            assert_eq!(refusal.reason(), Reason::Ambiguous, "{position} {short}");
            assert_eq!(refusal.moves().iter().copied().collect::<BTreeSet<_>>(), moves);
        }
        seen += 1;
    }
    for case in cases["same_result"].as_array().unwrap() {
        let position = position(case["fen"].as_str().unwrap());
        let m = read(&position, case["short"].as_str().unwrap());
        for path in strings(&case["routes"]) {
            assert_eq!(read(&position, &path), m, "{position} {path}");
        }
        seen += 1;
    }
    assert!(seen > 900, "{seen}");
}

/// The opening tables: short moves, long moves and the position after them agree.
#[test]
fn shared_opening_tables() {
    let Some(table) = shared("pdn/drawing_tables.tsv") else { return };
    let (mut seen, mut differ) = (0, 0);
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [_, id, fen, short, long] = fields[..] else { continue };
        if long.is_empty() {
            continue;
        }
        let mut position = Position::initial();
        let short = short.split_whitespace().filter(|word| !word.ends_with('.'));
        for (short, long) in short.zip(long.split_whitespace()) {
            let m = position.read_move(long).unwrap_or_else(|error| panic!("{id} {long}: {error}"));
            assert_eq!(position.read_move(short), Ok(m), "{id} {short}");
            position = position.play(m).unwrap();
        }
        if position.to_string() != fen {
            eprintln!("{id}: {fen} in the table, {position} played");
            differ += 1;
        }
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
    // The published tables have slips of their own: two positions that are not those played.
    assert!(differ <= 2, "{differ}");
}
