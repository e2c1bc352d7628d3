//! P5: the host's forced and forbidden pairs (5.4.10.9 «может быть предусмотрен и иной порядок»).

use shashki_pairing::{Note, PairError, Request, System};
use shashki_tournament::AbsenceKind;

use crate::build::{Table, forbidden, forced, forcing, in_round, number, pairs, table, warnings};

const SYSTEM: System = System::Coefficient;

/// 1-2 are taken out first; the halves are those of the rest: 3 4 5 | 6 7 8.
#[test]
fn p5_a_forced_pair_is_taken_out_before_the_halves_are_cut() {
    let pairing = table(8).draw(&forcing(SYSTEM, &[forced(1, 2, None)]));
    assert_eq!(pairs(&pairing), "1-2 3-6 4-7 5-8");
}

/// 5 would have the bye, but he is taken out first: 4 has it.
#[test]
fn p5_forced_pairs_are_taken_out_before_the_bye_is_chosen() {
    let pairing = table(5).draw(&forcing(SYSTEM, &[forced(5, 1, None)]));
    assert_eq!(pairs(&pairing), "1-5 2-3 bye 4");
}

/// 5 3 1 have two points, 6 4 2 none. 5-6 go out of their groups; two are left in each: 3-1, 4-2.
/// Counted in his group, 5 would leave it odd, and somebody would have to come down.
#[test]
fn p5_a_forced_pair_counts_in_no_group() {
    let table = table(6).round("1>4 5>2 3>6");
    let pairing = table.draw(&forcing(SYSTEM, &[forced(5, 6, None)]));
    assert_eq!(pairs(&pairing), "1-3 2-4 5-6");
}

/// The event's own forced pairs, and those of the request.
#[test]
fn p5_the_events_and_the_requests_forced_pairs_hold_together() {
    let table = table(8).change(|draft| draft.constraints.forced = vec![forced(1, 2, None)]);
    let pairing = table.draw(&forcing(SYSTEM, &[forced(3, 4, None)]));
    assert_eq!(pairs(&pairing), "1-2 3-4 5-7 6-8");
}

/// A forced bye. Left 1 3 | 4 5.
#[test]
fn p5_the_bye_can_be_forced() {
    let pairing = table(5).draw(&forcing(SYSTEM, &[forced(2, 0, None)]));
    assert_eq!(pairs(&pairing), "1-4 3-5 bye 2");
    let error = table(4).refused(&forcing(SYSTEM, &[forced(2, 0, None)]));
    assert_eq!(error, PairError::ByeWithEvenNumber { player: number(2) });
}

/// 1 and 2 met in round 1 and had White in the three rounds after it. All played games are draws.
fn met_and_three_whites() -> Table {
    table(6)
        .round("1=2 3H 4H 5H 6H")
        .round("1=5 2=6 3H 4H")
        .round("1=6 2=5 3H 4H")
        .round("1=3 2=4 5H 6H")
}

fn breaks(table: &Table, first: u32, second: u32) -> Vec<&'static str> {
    match table.refused(&forcing(SYSTEM, &[forced(first, second, None)])) {
        PairError::ForcedBreaksRules { rules, .. } => rules,
        error => panic!("{error}"),
    }
}

/// The error names the broken rule: every one of them.
#[test]
fn p5_a_forced_pair_names_every_rule_it_breaks() {
    assert_eq!(breaks(&table(4).round("1=3 4=2"), 3, 1), ["P1"]);
    let three = table(6).round("1=5 2=6 3H 4H").round("1=6 2=5 3H 4H").round("1=3 2=4 5H 6H");
    assert_eq!(breaks(&three, 1, 2), ["P2"]);
    assert_eq!(breaks(&table(3).round("1=2 3U"), 3, 0), ["P3"]);
    let away = table(5).absent(5, None, AbsenceKind::Zero);
    assert_eq!(breaks(&away, 1, 5), ["P4"]);
    assert_eq!(breaks(&table(4).forbid(&[1, 2]), 1, 2), ["P5"]);
    assert_eq!(breaks(&met_and_three_whites(), 1, 2), ["P1", "P2"]);
    assert_eq!(breaks(&met_and_three_whites().forbid(&[2, 1]), 1, 2), ["P1", "P2", "P5"]);
}

#[test]
fn p5_the_error_says_the_rules_in_words() {
    let error = met_and_three_whites().refused(&forcing(SYSTEM, &[forced(1, 2, None)]));
    let english = error.message(shashki_base::Lang::En);
    let russian = error.message(shashki_base::Lang::Ru);
    for part in ["1 - 2", "P1", "P2", "5.4.10.2"] {
        assert!(english.contains(part), "{english}");
        assert!(russian.contains(part), "{russian}");
    }
}

/// With a reason the pair stands, and a note says what it breaks and why. Round 5 runs by
/// ascending numbers: 3 4 | 5 6.
#[test]
fn p5_a_reason_overrides_p1_p2_and_p5() {
    let table = met_and_three_whites().forbid(&[1, 2]);
    let pairing = table.draw(&forcing(SYSTEM, &[forced(1, 2, Some("решение судьи"))]));
    assert_eq!(pairs(&pairing), "1-2 3-5 4-6");
    let note = Note::Overridden {
        first: number(1),
        second: Some(number(2)),
        rules: vec!["P1", "P2", "P5"],
        reason: "решение судьи".to_owned(),
    };
    assert_eq!(warnings(&pairing), [&note]);
}

/// A reason nobody needs is no override: nothing to warn of.
#[test]
fn p5_a_reason_without_a_broken_rule_is_no_override() {
    let pairing = table(4).draw(&forcing(SYSTEM, &[forced(1, 2, Some("as agreed"))]));
    assert_eq!(pairs(&pairing), "1-2 3-4");
    assert!(warnings(&pairing).is_empty());
}

#[test]
fn p5_a_reason_overrides_p3() {
    let table = table(3).round("1=2 3U");
    let met = table.refused(&forcing(SYSTEM, &[forced(3, 0, Some("the jury"))]));
    // 1 and 2 have met, so the bye of 3 leaves them without an opponent.
    assert!(matches!(met, PairError::NoValidPairing { .. }), "{met}");
    let table = crate::build::table(3).round("1x2 3U");
    let pairing = table.draw(&forcing(SYSTEM, &[forced(3, 0, Some("the jury"))]));
    assert_eq!(pairs(&pairing), "1-2 bye 3");
    assert!(matches!(warnings(&pairing)[..], [Note::Overridden { second: None, .. }]));
}

/// No reason makes an absent player sit down.
#[test]
fn p5_nothing_overrides_p4() {
    let gone = |table: Table| table.change(|draft| draft.players[4].withdrew_after = Some(0));
    for table in [table(5).absent(5, None, AbsenceKind::Zero), gone(table(5))] {
        match table.refused(&forcing(SYSTEM, &[forced(5, 1, Some("the jury"))])) {
            PairError::ForcedBreaksRules { rules, .. } => assert_eq!(rules, ["P4"]),
            error => panic!("{error}"),
        }
    }
}

#[test]
fn p5_a_player_in_two_forced_pairs_is_bad_input() {
    let error = table(4).refused(&forcing(SYSTEM, &[forced(1, 2, None), forced(3, 1, None)]));
    assert_eq!(error, PairError::ForcedTwice { player: number(1) });
    let error = table(4).refused(&forcing(SYSTEM, &[forced(9, 1, None)]));
    assert_eq!(error, PairError::UnknownPlayer { player: number(9) });
}

/// Forbidden in rounds 2 and 3 alone. Nobody ever plays, so without it every round would give 1-3,
/// 2-4, whichever way the numbers run.
#[test]
fn p5_a_pair_is_forbidden_from_round_to_round() {
    let mut table = table(4).change(|draft| {
        draft.constraints.forbidden.push(forbidden(&[3, 1], 2, Some(3)));
    });
    for (round, expected) in [(1, "1-3 2-4"), (2, "1-4 2-3"), (3, "1-4 2-3"), (4, "1-3 2-4")] {
        let pairing = table.draw(&in_round(SYSTEM, round));
        assert_eq!(pairs(&pairing), expected, "round {round}");
        table = table.round("1x3 2x4");
    }
}

/// A list forbids each to each: 1 may meet neither 4 nor 5. 1 2 3 | 4 5 6: 1-6, 2-4, 3-5.
#[test]
fn p5_a_list_of_forbidden_players_holds_for_all_of_them() {
    assert_eq!(table(6).forbid(&[1, 4, 5]).pairs(SYSTEM), "1-6 2-4 3-5");
    // 4 and 5 too: forced together, they break it.
    assert_eq!(breaks(&table(6).forbid(&[1, 4, 5]), 4, 5), ["P5"]);
}

/// A long list (a whole club): 1 to 13 of 26 may not meet each other. The halves never did anyway;
/// with 14 withdrawn and 26 too, 1 to 13 have 15 to 25 left, two too few.
#[test]
fn p5_a_long_list_of_forbidden_players() {
    let club: Vec<u32> = (1..=13).collect();
    let expected: Vec<String> = (1..=13).map(|n| format!("{n}-{}", n + 13)).collect();
    assert_eq!(table(26).forbid(&club).pairs(SYSTEM), expected.join(" "));
    let table = table(26).forbid(&club).change(|draft| {
        for gone in [14, 26] {
            draft.players[gone - 1].withdrew_after = Some(0);
        }
    });
    match table.refused(&Request::new(SYSTEM)) {
        PairError::NoValidPairing { witness } => assert_eq!(witness.left_over(), 2),
        error => panic!("{error}"),
    }
}

/// A prohibition of the request holds beside those of the event. 1 2 | 3 4.
#[test]
fn p5_the_requests_prohibitions_hold_beside_the_events() {
    let request = Request { forbidden: vec![forbidden(&[1, 3], 1, None)], ..Request::new(SYSTEM) };
    assert_eq!(pairs(&table(4).draw(&request)), "1-4 2-3");
    assert_eq!(pairs(&table(4).forbid(&[1, 4]).draw(&request)), "1-2 3-4");
}
