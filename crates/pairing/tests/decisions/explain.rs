//! P26: for each board, how it came about, who was passed over and by which rule, with the clauses.

use shashki_base::Lang;
use shashki_pairing::{Bar, Explanation, Pairing, Reason, Request, System, pair};
use shashki_tournament::Colour;

use crate::build::{Table, fmjd, forced, forcing, number, seeded, table};

const SYSTEM: System = System::Coefficient;

/// The reasons of the board of two players.
fn reasons(explained: &(Pairing, Explanation), one: u32, other: u32) -> Vec<Reason> {
    let both = [number(one), number(other)];
    let boards = explained.1.boards().iter();
    let mut of_both = boards.filter(|b| both.contains(&b.white) && both.contains(&b.black));
    of_both.next().expect("the two meet").reasons.clone()
}

fn sources(reasons: &[Reason]) -> Vec<(&str, &str)> {
    reasons.iter().map(|reason| (reason.clause, reason.decision)).collect()
}

/// The reason of one decision, in both languages.
fn told(reasons: &[Reason], decision: &str) -> [String; 2] {
    let reason = reasons.iter().find(|reason| reason.decision == decision).expect("the decision");
    [Lang::En, Lang::Ru].map(|lang| reason.message(lang))
}

fn says(reasons: &[Reason], decision: &str, english: &[&str], russian: &[&str]) {
    let [en, ru] = told(reasons, decision);
    assert!(english.iter().all(|part| en.contains(part)), "{en}");
    assert!(russian.iter().all(|part| ru.contains(part)), "{ru}");
}

/// 5 3 1 | 6 4 2: 1 came down, passed 6 over (met in round 1) and met 4.
#[test]
fn p26_a_floaters_board_is_explained() {
    let explained = table(6).round("1>6 5>2 3>4").explained(&Request::new(SYSTEM));
    let reasons = reasons(&explained, 1, 4);
    let expected =
        [("5.4.10.8", "P9"), ("5.4.10.5.4", "P11"), ("5.4.10.5.4", "P10"), ("5.4.10.2", "P19")];
    assert_eq!(sources(&reasons), expected);
    says(&reasons, "P11", &["1 came down", "2", "the last"], &["1 опустился", "последний"]);
    says(&reasons, "P10", &["4", "6 (met in round 1)"], &["4", "6 (встречались в 1 туре)"]);
    says(&reasons, "P19", &["White 4, Black 1"], &["белые 4, чёрные 1"]);
}

/// By current Buchholz: the clauses and the words of that system.
#[test]
fn p26_each_system_has_its_own_clauses() {
    let table = table(6).round("1>6 5>2 3>4").lot(&[3, 6, 5, 2, 1, 4]);
    let buchholz = table.explained(&Request::new(System::CurrentBuchholz));
    let floater = reasons(&buchholz, 1, 4);
    let clauses = ["5.4.10.8", "5.4.10.7.4", "5.4.10.7.4", "5.4.10.2"];
    assert_eq!(floater.iter().map(|reason| reason.clause).collect::<Vec<_>>(), clauses);
    says(&floater, "P11", &["the first"], &["первый"]);
    assert_eq!(sources(&reasons(&buchholz, 3, 5))[1], ("5.4.10.7.5", "P12"));
    // Drawn 3 5 1 | 6 2 4: 1 leaves; 6 is met, so 2; 6-4.
    let lot = table.explained(&Request::new(System::Lot));
    // First the drawn numbers of the two (P17), then the group, then how they met.
    assert_eq!(sources(&reasons(&lot, 3, 5))[0], ("5.4.10.4", "P17"));
    assert_eq!(sources(&reasons(&lot, 3, 5))[2], ("5.4.10.4", "P12"));
    assert_eq!(sources(&reasons(&lot, 1, 2))[2..4], [("5.4.10.4", "P11"), ("5.4.10.4", "P10")]);
}

/// Who was asked to leave, and stays because the others could not be paired then (P8).
#[test]
fn p26_who_stays_and_why() {
    // As in `p9_the_number_who_leave_is_the_least`: 2 stays, 3 leaves and meets 8.
    let table = table(8).round("1>4 2=5 3=6 7x8").forbid(&[2, 3, 5]);
    let explained = table.explained(&Request::new(SYSTEM));
    let why = ["2 (the others could not all be paired then)", "2 (остальные не образуют пар)"];
    says(&reasons(&explained, 3, 8), "P11", &["3 came down", why[0]], &[why[1]]);
    // And 1 passed 6 over for the same reason.
    says(&reasons(&explained, 1, 5), "P10", &["6 (the others could not"], &["6 (остальные не"]);
}

/// 1-6 would do for 1, but leaves 4-2 forbidden; and 4 he has met: each with its own reason.
#[test]
fn p26_every_candidate_passed_over_has_his_own_reason() {
    let table = table(6).round("1>4 5>2 3>6").forbid(&[2, 4]);
    let explained = table.explained(&Request::new(SYSTEM));
    says(
        &reasons(&explained, 1, 2),
        "P10",
        &["6 (the others could not all be paired then), 4 (met in round 1)"],
        &["6 (остальные не образуют пар), 4 (встречались в 1 туре)"],
    );
}

/// The host's prohibition and the search of 5.4.10.5.5.
#[test]
fn p26_a_forbidden_candidate_is_named() {
    let explained = table(6).forbid(&[1, 4]).explained(&Request::new(SYSTEM));
    let reasons = reasons(&explained, 1, 5);
    assert_eq!(sources(&reasons)[1], ("5.4.10.5.5", "P13"));
    says(&reasons, "P13", &["4 (forbidden by the host)"], &["4 (пара запрещена)"]);
}

/// P2 names the colour: 5 and 6 alone had no three whites; 1 takes 5 after 2, who had White too.
#[test]
fn p26_the_third_colour_is_named() {
    let table = table(6)
        .round("1=5 2=6 3H 4H")
        .round("1=6 2=5 3H 4H")
        .round("1=3 2=4 5H 6H")
        .round("3x4 1H 2H 5H 6H")
        .points(&[(3, 1), (4, 1)]);
    // Round 5 ascending, first against last: 1 has met 6, 5, 3; 4 leaves 2 3 5 6. Drawn 1 2 ...: the
    // next is 2.
    let table = table.lot(&[1, 2, 4, 3, 5, 6]);
    let explained = table.explained(&Request::new(System::Lot));
    says(
        &reasons(&explained, 1, 4),
        "P12",
        &["2 (both had White three times)"],
        &["2 (у обоих трижды белые)"],
    );
}

/// The bye: who was passed over, and why.
#[test]
fn p26_the_bye_is_explained() {
    let table = table(5).round("1=3 4=2 5U").keep_apart(3, &[2, 5]);
    // As in `p6_the_walk_goes_on_past_both_bars`, but 5 last: his plus scored nothing.
    let table = table.points(&[(5, -2)]);
    let (_, explanation) = table.explained(&Request::new(System::CurrentBuchholz));
    let [reason] = explanation.bye() else { panic!("{:?}", explanation.bye()) };
    assert_eq!((reason.clause, reason.decision), ("5.4.10.2", "P6"));
    let english = reason.message(Lang::En);
    assert!(english.contains("5 (had a win without play in round 1)"), "{english}");
    assert!(english.contains("4 (the others could not all be paired then)"), "{english}");
    let russian = reason.message(Lang::Ru);
    assert!(russian.contains("5 (выигрыш без игры в 1 туре)"), "{russian}");
    // The lot has its own decision.
    let (_, explanation) =
        crate::build::table(3).lot(&[1, 2, 3]).explained(&Request::new(System::Lot));
    let decisions: Vec<_> = explanation.bye().iter().map(|reason| reason.decision).collect();
    assert_eq!(decisions, ["P17", "P7"]);
}

/// Forced pairs and byes say so, with 5.4.10.9.
#[test]
fn p26_a_forced_pair_is_explained() {
    let request = forcing(SYSTEM, &[forced(1, 2, None), forced(3, 0, None)]);
    let explained = table(5).explained(&request);
    assert_eq!(sources(&reasons(&explained, 1, 2)), [("5.4.10.9", "P5"), ("5.4.10.5.2", "P18")]);
    assert_eq!(sources(explained.1.bye()), [("5.4.10.9", "P5")]);
    says(&reasons(&explained, 1, 2), "P5", &["fixed by the host"], &["пара назначена"]);
}

/// Every reason for colours, with its decision.
#[test]
fn p26_every_board_says_why_its_colours() {
    let colours = |table: &Table, request: &Request, one, other| {
        let reasons = reasons(&table.explained(request), one, other);
        reasons.last().expect("a reason").decision
    };
    let next = Request::new(SYSTEM);
    assert_eq!(colours(&table(4), &next, 1, 3), "P18");
    assert_eq!(colours(&table(4).round("1=2 4=3"), &next, 1, 3), "P19");
    assert_eq!(colours(&table(4).round("1=3 4=2"), &next, 1, 4), "P20");
    assert_eq!(colours(&table(5).round("1=3 4=2 5U"), &next, 4, 5), "P21");
    let observed = Request { forced: vec![forced(1, 2, None)], ..fmjd() };
    assert_eq!(colours(&table(4).round("1=3 2>4"), &observed, 1, 2), "fmjd-program");
}

/// The observed program: who was spared, and that he had to leave all the same.
#[test]
fn p26_the_observed_program_says_who_was_spared() {
    let table =
        table(6).points(&[(3, 1), (5, 1), (6, 1)]).round("1>5 2>6 3=4").keep_apart(3, &[1, 2]);
    let explained = table.explained(&fmjd());
    let floated = ["though he floated down within two rounds", "опускался в двух последних турах"];
    says(&reasons(&explained, 3, 5), "P11", &floated[..1], &floated[1..]);
}

/// The whole text, in English and Russian: every board, the bye, every clause.
#[test]
fn p26_the_text_of_a_whole_round() {
    let (pairing, explanation) = table(5).round("1=3 4=2 5U").explained(&Request::new(SYSTEM));
    for (lang, board, bye, clause) in [
        (Lang::En, "Board 1: 5 Ivanov5 - 4 Ivanov4", "Bye\n", "[5.4.10.2; P6]"),
        (Lang::Ru, "Доска 1: 5 Ivanov5 - 4 Ivanov4", "«Плюс»\n", "[п. 5.4.10.2; P6]"),
    ] {
        let text = explanation.text(lang, &|start| format!("Ivanov{start}"));
        for part in [board, bye, clause] {
            assert!(text.contains(part), "{text}");
        }
    }
    assert_eq!(explanation.boards().len(), pairing.boards.len());
    assert!(explanation.boards().iter().all(|board| board.reasons.len() >= 2));
}

/// Asking for an explanation changes nothing.
#[test]
fn p26_the_draw_is_the_same_without_an_observer() {
    let tables = [
        table(9).change(|draft| draft.draw.first_colour = Some(Colour::Black)),
        table(8).round("1>4 2=5 3=6 7x8").forbid(&[2, 3, 5]),
        table(6).points(&[(3, 1), (5, 1), (6, 1)]).round("1>5 2>6 3=4"),
        table(3).round("1=2 3U").round("1=3 2U").round("2=3 1U"),
    ];
    for table in &tables {
        let systems = System::ALL.map(|system| seeded(system, 11));
        for request in systems.iter().chain([&fmjd()]) {
            let mut steps = Vec::new();
            let watched = pair(&table.event(), request, &mut steps);
            assert_eq!(watched, table.try_draw(request));
            assert!(!steps.is_empty());
        }
    }
}

#[test]
fn what_bars_two_players_has_its_clause_and_its_decision() {
    for (bar, clause, decision) in [
        (Bar::Met { round: 1 }, "5.4.10.2", "P1"), // «не должны встречаться больше, чем один раз»
        (Bar::ThirdColour { colour: Colour::White }, "5.4.10.2", "P2"),
        (Bar::Forbidden, "5.4.10.9", "P5"), // what the regulations order
        (Bar::NotBefore { round: 3 }, "5.4.10.9", "P34"),
        (Bar::Soft, "5.4.10.9", "P33"),
    ] {
        assert_eq!((bar.clause(), bar.decision()), (clause, decision), "{bar:?}");
    }
}
