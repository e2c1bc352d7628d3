//! P12, P13, P16: how those of one score group find each other.

use shashki_pairing::System;
use shashki_tournament::AbsenceKind;

use crate::build::{Table, table};

const FOLD: [System; 2] = [System::Coefficient, System::TruncatedSolkoff];

fn folded(table: &Table, expected: &str) {
    for system in FOLD {
        assert_eq!(table.pairs(system), expected, "{system}");
    }
}

/// 5.4.10.5.2 «первый участник из верхней половины играет с первым участником из второй половины».
#[test]
fn p16_round_1_upper_half_against_lower_half() {
    folded(&table(8), "1-5 2-6 3-7 4-8");
}

/// 5.4.10.7.2 «первый участник играет с последним, второй – с предпоследним».
#[test]
fn p16_round_1_first_against_last() {
    assert_eq!(table(8).pairs(System::CurrentBuchholz), "1-8 2-7 3-6 4-5");
}

/// 5.4.10.4 «встречаются №1 с №2, №3 с №4 и т.д.»: by drawn numbers.
#[test]
fn p16_round_1_drawn_neighbours() {
    assert_eq!(table(6).lot(&[4, 1, 6, 2, 3, 5]).pairs(System::Lot), "1-4 2-6 3-5");
}

/// Positions among those who are there after the bye, not start numbers. 2 is absent, 8 has the
/// bye: 1 3 4 | 5 6 7.
#[test]
fn p16_round_1_goes_by_positions() {
    let table = table(8).absent(2, None, AbsenceKind::Zero);
    folded(&table, "1-5 3-6 4-7 bye 8");
    assert_eq!(table.pairs(System::CurrentBuchholz), "1-7 3-6 4-5 bye 8");
}

/// 5.4.10.5.5 «Если они уже играли между собой, то первый из верхней половины играет со вторым из
/// нижней половины и т.д.»: 1 2 3 | 4 5 6, 1 not with 4: 1-5, 2-4, 3-6.
#[test]
fn p12_the_fold_tries_the_lower_half_from_its_first() {
    folded(&table(6).forbid(&[1, 4]), "1-5 2-4 3-6");
}

/// 5.4.10.7.5 «Если первый уже играл с ним, то он играет с предпоследним»: 1-5, 2-6, 3-4.
#[test]
fn p12_the_ends_try_from_the_last() {
    assert_eq!(table(6).forbid(&[1, 6]).pairs(System::CurrentBuchholz), "1-5 2-6 3-4");
}

/// The lot: the first left takes the next he may meet: 1-3, 2-4, 5-6.
#[test]
fn p12_neighbours_try_the_next() {
    let table = table(6).lot(&[1, 2, 3, 4, 5, 6]).forbid(&[1, 2]);
    assert_eq!(table.pairs(System::Lot), "1-3 2-4 5-6");
}

/// «Если же первый участник из верхней половины играл со всеми участниками нижней половины, то он
/// должен играть с последним участником верхней половины, если уже играли, - с предпоследним».
///
/// 1 2 3 4 | 5 6 7 8; 1 may meet nobody below: 1-4. Cut once: 2 3 | 5 6 7 8: 2-5, 3-6, and those
/// left over of the lower half in order: 7-8.
#[test]
fn p13_the_upper_half_is_tried_from_its_last() {
    folded(&table(8).keep_apart(1, &[5, 6, 7, 8]), "1-4 2-5 3-6 7-8");
    // «с предпоследним»: 1-3; then 2 4 | 5 6 7 8.
    folded(&table(8).keep_apart(1, &[4, 5, 6, 7, 8]), "1-3 2-5 4-6 7-8");
}

/// «эти два участника выводятся из списков группы»: the halves stay as they were cut. A real round:
/// 6 5 4 | 3 2 1 after draws of 1-4, 5-2, 3-6; 6 may meet nobody below, so 6-4; 5 | 3 2 1: 5-3, 2-1.
#[test]
fn p13_halves_are_cut_once() {
    let table = table(6).round("1=4 5=2 3=6").keep_apart(6, &[1, 2]);
    folded(&table, "1-2 3-5 4-6");
    folded(&table.option("halves", "once"), "1-2 3-5 4-6");
}

/// Option `halves = recut`: after 6-4 those left are cut anew, 5 3 | 2 1: 5 has met 2, so 5-1; 3-2.
#[test]
fn p13_option_halves_recut() {
    let table = table(6).round("1=4 5=2 3=6").keep_apart(6, &[1, 2]);
    folded(&table.option("halves", "recut"), "1-5 2-3 4-6");
}

/// When the upper half is used up, the first left of the lower half tries the rest of it in order.
///
/// 1 2 3 4 | 5 6 7 8, 1 and 2 may meet nobody below. 1-4, 2-3; then 5-6, 7-8. Recut: 1-4; then 2 3 5
/// | 6 7 8: 2 tries 6 7 8, then 5, then 3: 2-3; then 5 6 | 7 8: 5-7, 6-8.
#[test]
fn p13_the_lower_half_left_alone_is_paired_in_order() {
    let table = table(8).keep_apart(1, &[5, 6, 7, 8]).keep_apart(2, &[5, 6, 7, 8]);
    folded(&table, "1-4 2-3 5-6 7-8");
    folded(&table.option("halves", "recut"), "1-4 2-3 5-7 6-8");
}

/// The two readings differ after an upper-upper pair alone: 1-6, 2-5, 3-7, 4-8 either way.
#[test]
fn p13_recut_changes_nothing_after_an_upper_lower_pair() {
    for halves in ["once", "recut"] {
        folded(&table(8).forbid(&[1, 5]).option("halves", halves), "1-6 2-5 3-7 4-8");
    }
}

/// «последняя из образовавшихся пар разбивается, её участники возвращаются в группу и для первого
/// участника подбирается другой соперник»: 1-3 would leave 2-4, so 1-4, 2-3.
#[test]
fn p8_the_last_pair_is_broken() {
    folded(&table(4).forbid(&[2, 4]), "1-4 2-3");
}

/// «последняя ... пара разбивается», and no more than that: 1 2 3 | 4 5 6 with 3-6 and 2-6 barred.
/// 1-4, 2-5 would leave 3-6. Breaking 2-5: 2 has 6 barred, then 3, his own half: 2-3, 5-6. Breaking
/// 1-4 too would not be the least: 1-4 stands.
#[test]
fn p8_no_more_pairs_are_broken_than_need_be() {
    folded(&table(6).forbid(&[3, 6]).forbid(&[2, 6]), "1-4 2-3 5-6");
}
