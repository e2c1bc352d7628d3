//! P6 and P7: who has the bye.

use shashki_pairing::System;
use shashki_tournament::AbsenceKind;

use crate::build::table;

/// «участник, оказавшийся последним в классификации ... получает «плюс»»: of *this round's*
/// classification. 5.4.10.5.3 «в четных турах - в порядке убывания», so in round 2 the last is 1.
///
/// 5 | 4 3 2 1. The bye: 1. 5 comes down and meets 4; 3-2.
#[test]
fn p6_in_even_rounds_of_the_coefficient_system_the_lowest_number_is_last() {
    let table = table(5).round("1=3 4=2 5U");
    assert_eq!(table.pairs(System::Coefficient), "2-3 4-5 bye 1");
    // 5.4.10.6.1: so does the truncated Solkoff.
    assert_eq!(table.pairs(System::TruncatedSolkoff), "2-3 4-5 bye 1");
}

/// 5.4.10.7.3 «на основании своих порядковых номеров»: 5 | 1 2 3 4. The bye: 4. 5 meets the last, 3;
/// 1-2.
#[test]
fn p6_by_current_buchholz_the_highest_number_is_last_in_round_2() {
    assert_eq!(table(5).round("1=3 4=2 5U").pairs(System::CurrentBuchholz), "1-2 3-5 bye 4");
}

/// The score comes first: 1 has lost, 5 has not.
///
/// Round 3 (ascending) after 3>1, 2=4, 5U and 2>1, 3=5, 4U: 3 5 4 have three points, 2 has 3 too,
/// 1 none. The bye: 1, though he is the first by number.
#[test]
fn p6_the_last_is_of_the_lowest_score_group() {
    let table = table(5).round("3>1 2=4 5U").round("2>1 3=5 4U");
    // 2 3 | 4 5: 2 has met 4, so 2-5; 3-4.
    assert_eq!(table.pairs(System::Coefficient), "2-5 3-4 bye 1");
}

/// Round 1: the highest start number there is; the absent 6 is no part of it. 1 2 | 3 4.
#[test]
fn p6_in_round_1_the_highest_start_number_has_the_bye() {
    for system in [System::Coefficient, System::TruncatedSolkoff] {
        let table = table(6).absent(6, None, AbsenceKind::Zero);
        assert_eq!(table.pairs(system), "1-3 2-4 bye 5");
    }
    assert_eq!(table(5).pairs(System::CurrentBuchholz), "1-4 2-3 bye 5");
}

/// The bye of 5 would leave 4 without an opponent (P8), so 4 gets it. 1 2 | 3 5.
#[test]
fn p6_the_bye_must_leave_a_complete_draw() {
    let table = table(5).keep_apart(4, &[1, 2, 3]);
    assert_eq!(table.pairs(System::Coefficient), "1-3 2-5 bye 4");
}

/// Both bars in one walk: 5 had a plus (P3), and without 4 the rest can't be paired: 3 may meet him
/// alone. So the bye goes to 3. Left 5 | 1 2 4 by current Buchholz: 5 meets the last, 4; 1-2.
#[test]
fn p6_the_walk_goes_on_past_both_bars() {
    let table = table(5).round("1=3 4=2 5U").keep_apart(3, &[2, 5]);
    assert_eq!(table.pairs(System::CurrentBuchholz), "1-2 4-5 bye 3");
}

/// System lot, «после проведения жеребьевки»: points, then the drawn order. 5 1 3 | 2 4: the last is
/// 4, though 3 was drawn last. 3 leaves the group of three and meets 2; 5-1.
#[test]
fn p7_by_lot_the_last_is_by_points_then_by_the_drawn_order() {
    let table = table(5).round("1>2 3>4 5U").lot(&[2, 5, 1, 4, 3]);
    assert_eq!(table.pairs(System::Lot), "1-5 2-3 bye 4");
}

/// 5 1 have two points, the others none. Drawn last of all or not, 4 had a plus: the bye is 2's.
#[test]
fn p7_by_lot_the_walk_passes_over_one_who_had_a_plus() {
    let table = table(5).round("1>3 5>2 4U").lot(&[5, 1, 4, 3, 2]).points(&[(4, -2)]);
    assert_eq!(table.clone().pairs(System::Lot), "1-5 3-4 bye 2");
    assert_eq!(table.lot(&[5, 1, 3, 2, 4]).pairs(System::Lot), "1-5 3-4 bye 2");
}
