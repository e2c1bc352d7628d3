//! P4: who is there.

use shashki_pairing::{Note, PairError, Request, System};
use shashki_tournament::{AbsenceKind, Fault, UnpairedKind};

use crate::build::{Table, boards, forced, forcing, number, pairs, table, warnings};

const SYSTEM: System = System::Coefficient;

/// Five players after a round of draws and a plus for 5.
fn five() -> Table {
    table(5).round("1=3 4=2 5U")
}

/// 5.4.10.2 «игроки, которые выбывают из турнира, не должны в дальнейшем участвовать в образовании
/// пар». Left 4 3 | 2 1: 4 has met 2; nobody needs a bye.
#[test]
fn p4_a_withdrawn_player_is_not_paired() {
    let table = five().change(|draft| draft.players[4].withdrew_after = Some(1));
    let pairing = table.draw(&Request::new(SYSTEM));
    assert_eq!(pairs(&pairing), "1-4 2-3");
    assert!(pairing.absent.is_empty(), "he has no part in the round");
}

/// One who comes later has no part in the rounds before. 1 2 | 3 4.
#[test]
fn p4_a_late_entry_is_not_paired_before_his_round() {
    let table = table(5).change(|draft| draft.players[4].enters_in = Some(2));
    assert_eq!(table.pairs(SYSTEM), "1-3 2-4");
}

/// «Игроки, о которых известно заранее, что они не смогут ... играть в очередном туре ... не
/// участвуют в образовании пар и им присуждается поражение в этом туре».
#[test]
fn p4_one_absent_by_notice_gets_a_loss() {
    for round in [None, Some(2)] {
        let table = five().absent(5, round, AbsenceKind::Zero);
        let pairing = table.draw(&Request::new(SYSTEM));
        assert_eq!(pairs(&pairing), "1-4 2-3");
        assert_eq!(pairing.absent, [(number(5), UnpairedKind::ZeroPointBye)]);
        assert!(warnings(&pairing).is_empty());
        let event = pairing.apply(&table.event()).expect("an event");
        assert_eq!(event.points_in(4, 2), shashki_tournament::Points::ZERO);
    }
}

/// Of nobody there is no order to record.
#[test]
fn p4_a_round_by_lot_from_which_all_are_absent() {
    let absent = |table: Table, player| table.absent(player, Some(2), AbsenceKind::Zero);
    let table = (1..=5).fold(five(), absent);
    let mut request = Request::new(System::Lot);
    request.seed = Some(shashki_base::Seed(1));
    let pairing = table.draw(&request);
    assert!(pairing.boards.is_empty() && pairing.bye.is_none());
    let event = pairing.apply(&table.event()).expect("an event");
    assert_eq!((event.rounds().len(), event.draw().lots.len()), (2, 0));
}

/// An absence in another round is none in this one: the bye goes to 1, the last; 5 | 4 3 2: 5-4,
/// 3-2.
#[test]
fn p4_an_absence_holds_in_its_round_alone() {
    let table = five().absent(5, Some(3), AbsenceKind::Zero);
    assert_eq!(table.pairs(SYSTEM), "2-3 4-5 bye 1");
}

/// What stands in the round's own column: absent too.
#[test]
fn p4_the_rounds_own_column_says_who_is_absent() {
    for (word, kind) in [
        ("5Z", UnpairedKind::ZeroPointBye),
        ("5H", UnpairedKind::HalfPointBye),
        ("5F", UnpairedKind::FullPointBye),
        ("5-", UnpairedKind::ForfeitLoss),
    ] {
        let pairing = five().round(word).draw(&Request::new(SYSTEM));
        assert_eq!((pairing.round, pairs(&pairing).as_str()), (2, "1-4 2-3"), "{word}");
        assert_eq!(pairing.absent, [(number(5), kind)], "{word}");
    }
}

/// Half or full points contradict «присуждается поражение»: paired all the same, with a warning.
#[test]
fn p4_points_for_an_announced_absence_are_warned_of() {
    for kind in [AbsenceKind::Half, AbsenceKind::Full] {
        let pairing = five().absent(5, Some(2), kind).draw(&Request::new(SYSTEM));
        assert_eq!(pairs(&pairing), "1-4 2-3");
        assert_eq!(warnings(&pairing), [&Note::PaidAbsence { player: number(5) }]);
    }
    for word in ["5H", "5F"] {
        let pairing = five().round(word).draw(&Request::new(SYSTEM));
        assert_eq!(warnings(&pairing), [&Note::PaidAbsence { player: number(5) }], "{word}");
    }
}

/// Points given in advance for this round don't count yet, not even as those of an opponent.
///
/// Before round 3 all have 2 points, so every current Buchholz is 4, and the order is that of the
/// numbers. With the full point of 6 his opponents 2 and 5 would stand first.
#[test]
fn p4_points_in_advance_do_not_count_yet() {
    let table = table(6).round("1=5 2=6 3=4").round("1=4 3=2 5=6");
    let absent = table.round("6F");
    assert_eq!(absent.order(&Request::new(System::CurrentBuchholz)), "1 2 3 4 5");
}

/// An unannounced no-show stays available: 3 is paired. 1 | 4 2 | 3: 4 has met 2. 1 meets 4; 2 leaves
/// and meets 3.
#[test]
fn p4_an_unannounced_no_show_stays_available() {
    assert_eq!(table(4).round("1+3 4=2").pairs(SYSTEM), "1-4 2-3");
}

/// A plus assigned in the round's column fixes the bye. Left 1 3 | 4 5.
#[test]
fn p4_an_assigned_plus_fixes_the_bye() {
    let pairing = table(5).round("2U").draw(&Request::new(SYSTEM));
    assert_eq!(pairing.round, 1);
    assert_eq!(boards(&pairing), "1-4 3-5 bye 2");
}

#[test]
fn p4_an_assigned_plus_with_an_even_number_is_bad_input() {
    let error = table(4).round("2U").refused(&Request::new(SYSTEM));
    assert_eq!(error, PairError::ByeWithEvenNumber { player: number(2) });
    // Five, but one is absent.
    let table = table(5).round("2U").absent(5, None, AbsenceKind::Zero);
    assert_eq!(table.refused(&Request::new(SYSTEM)), error);
}

#[test]
fn p4_two_assigned_pluses_are_bad_input() {
    let faults = table(5).round("2U 3U").draft.check().expect_err("two byes");
    assert!(faults.list().iter().any(|fault| matches!(fault, Fault::TwoByes { round: 1, .. })));
    // One in the column, one forced.
    let error = table(5).round("2U").refused(&forcing(SYSTEM, &[forced(3, 0, None)]));
    assert!(matches!(error, PairError::TwoByes { .. }), "{error}");
}

/// P3 bars the plus: 5 had one in round 1.
#[test]
fn p4_an_assigned_plus_for_one_who_had_it_is_bad_input() {
    let error = five().round("5U").refused(&Request::new(SYSTEM));
    let rules = vec!["P3"];
    assert_eq!(error, PairError::ForcedBreaksRules { first: number(5), second: None, rules });
}

/// P4 bars the plus: 5 is absent by notice, and a plus for him contradicts that.
#[test]
fn p4_an_assigned_plus_for_an_absent_player_is_bad_input() {
    let table = table(5).round("5U").absent(5, Some(1), AbsenceKind::Zero);
    let error = table.try_draw(&Request::new(SYSTEM)).expect_err("bad input");
    assert_eq!(error, PairError::ByeForAbsent { player: number(5) });
}
