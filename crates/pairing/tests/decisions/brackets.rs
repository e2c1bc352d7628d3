//! P8 to P11: who leaves a score group, and whom he meets.

use shashki_pairing::System;

use crate::build::{Table, table};

const SYSTEM: System = System::Coefficient;

/// 5.4.10.5.4 «последний участник опускается в следующую очковую группу и встречается с первым
/// участником этой группы».
///
/// 5 3 1 | 6 4 2 in round 2: 1 comes down and meets 6; 5-3; 4-2.
#[test]
fn p11_the_last_leaves_and_p10_meets_the_first() {
    assert_eq!(table(6).round("1>4 5>2 3>6").pairs(SYSTEM), "1-6 2-4 3-5");
}

/// «Если эти участники уже встречались между собой, то соперником ... становится второй участник
/// нижней группы, затем третий и т.д.»: 1 has met 6, so 4; and then 2.
#[test]
fn p10_floater_meets_the_first_resident_he_may_then_the_next() {
    let table = table(6).round("1>6 5>2 3>4");
    assert_eq!(table.pairs(SYSTEM), "1-4 2-6 3-5");
    assert_eq!(table.forbid(&[1, 4]).pairs(SYSTEM), "1-2 3-5 4-6");
}

/// 5.4.10.7.4 «первый участник опускается в следующую очковую группу и встречается с последним».
///
/// 1 3 5 | 2 4 6: 1 comes down and meets 6; 3-5; 2-4. Met: «предпоследний», 4; then 2-6.
#[test]
fn p11_by_current_buchholz_the_first_leaves_and_p10_meets_the_last() {
    let system = System::CurrentBuchholz;
    assert_eq!(table(6).round("1>4 5>2 3>6").pairs(system), "1-6 2-4 3-5");
    assert_eq!(table(6).round("1>6 5>2 3>4").pairs(system), "1-4 2-6 3-5");
    let apart = table(6).round("1>4 5>2 3>6").forbid(&[1, 6]);
    assert_eq!(apart.pairs(system), "1-2 3-5 4-6"); // 4 is met, so 2
}

/// The lot: «ближайшее количество очков»: the last drawn of the group comes down to the first.
///
/// Drawn 3 6 1 2 5 4: 3 1 5 | 6 2 4. 5 comes down and meets 6; 3-1; 2-4.
#[test]
fn p11_by_lot_the_last_drawn_leaves_and_p10_meets_the_first_drawn() {
    let table = table(6).round("1>4 5>2 3>6").lot(&[3, 6, 1, 2, 5, 4]);
    assert_eq!(table.pairs(System::Lot), "1-3 2-4 5-6");
}

/// «Если последний участник верхней группы играл со всеми участниками нижней группы, то ...
/// опускается предпоследний».
///
/// 5 3 1 | 8 7 | 6 4 2; 1 may meet neither 8 nor 7. He could be paired two groups down (1 8 7
/// against 6 4 2), but 3 is asked before him: 3 leaves, 5-1; 3-8; 7 comes down to 6; 4-2.
fn kept_from_the_next_group() -> Table {
    table(8).round("1>4 5>2 3>6 7=8").keep_apart(1, &[7, 8])
}

#[test]
fn p11_one_who_met_all_of_the_next_group_is_walked_last() {
    assert_eq!(kept_from_the_next_group().pairs(SYSTEM), "1-5 2-4 3-8 6-7");
}

/// «играл со всеми»: one he may meet is enough. 1 may meet 7: 1 leaves, passes 8 and meets 7; 5-3; 8
/// comes down to 6; 4-2.
#[test]
fn p11_one_opponent_in_the_next_group_is_enough() {
    let table = table(8).round("1>4 5>2 3>6 7=8").forbid(&[1, 8]);
    assert_eq!(table.pairs(SYSTEM), "1-7 2-4 3-5 6-8");
}

/// Walked last, not left out: where the others can't leave, he does. 3 and 5 may not meet 1, so 1
/// can't stay.
///
/// 1 leaves; 5-3. In 1 | 8 7 nobody may meet (8 and 7 have met): all go down. 1 7 8 | 6 4 2: 1, who
/// leads by points, meets 6; 8 (descending numbers) the next, 4; 7 meets 2.
#[test]
fn p11_one_who_met_all_of_the_next_group_leaves_if_nobody_else_can() {
    let table = kept_from_the_next_group().keep_apart(1, &[3, 5]);
    assert_eq!(table.pairs(SYSTEM), "1-6 2-7 3-5 4-8");
}

/// By current Buchholz it is the first who has met all of the next group: 1 3 5 | 7 8 | 2 4 6. So 3
/// leaves, 1-5. 3 meets the last, 8; 7 comes down to 6; 2-4.
#[test]
fn p11_by_current_buchholz_the_walk_starts_with_the_first() {
    assert_eq!(kept_from_the_next_group().pairs(System::CurrentBuchholz), "1-5 2-4 3-8 6-7");
}

/// Several leave: one after another. 7 5 3 1 | 8 6 4 2, and 8 6 4 may not meet each other, so two of
/// them need somebody from above: 1 leaves, then 3; 7-5. 3 leads: he meets the first he may, 8; 1
/// meets 6; 4-2.
#[test]
fn p11_several_leave_one_after_another() {
    let table = table(8).round("1>2 3>4 5>6 7>8").forbid(&[4, 6, 8]);
    assert_eq!(table.pairs(SYSTEM), "1-6 2-4 3-8 5-7");
}

/// 5.4.10.5.4 «Если количество участников в группе нечетное, то последний участник опускается»: no
/// more than must.
///
/// 1 | 6 5 3 2 | 8 7 4, and 5 3 2 may not meet each other. 1-6 would send all three down (and they
/// could be paired there: 5-8, 3-7, 2-4). With 1-5 one leaves: 2 can't, for 6 has met 3; so 3 leaves,
/// 6-2; 3-8; 7-4.
#[test]
fn p9_the_number_who_leave_is_the_least() {
    let table = table(8).round("1>4 2=5 3=6 7x8").forbid(&[2, 3, 5]);
    assert_eq!(table.pairs(SYSTEM), "1-5 2-6 3-8 4-7");
}

/// The least number *that lets those below be paired* (P8): 2 1 | 4 3, and 4 3 may not meet. Both of
/// the upper group go down, though they could play each other. 2 has met 4, so 2-3; 1-4.
#[test]
fn p9_two_leave_where_those_below_need_them() {
    let table = table(4).round("1>3 2>4").forbid(&[3, 4]);
    assert_eq!(table.pairs(SYSTEM), "1-4 2-3");
}

/// Floaters are asked in the order of the classification. 2 1 may not meet and come down into 8 7 6 5
/// 4 3: 2 meets 8, 1 meets 7; 6 5 | 4 3: 6-4, 5-3.
#[test]
fn p10_the_highest_floater_meets_first() {
    let table = table(8).round("1>3 2>4 5x6 7x8").forbid(&[1, 2]);
    assert_eq!(table.pairs(SYSTEM), "1-7 2-8 3-5 4-6");
}

/// 5.4.10.8 «проведена полностью по всем очковым группам»: a floater passes over one without whom
/// the others can't be paired. 5 3 1 | 6 4 2: 1-6 would leave 4-2, which is forbidden; 4 is met; so
/// 1-2, 6-4.
#[test]
fn p8_a_floater_leaves_the_rest_pairable() {
    let table = table(6).round("1>4 5>2 3>6").forbid(&[2, 4]);
    assert_eq!(table.pairs(SYSTEM), "1-2 3-5 4-6");
}

/// The last can't leave: nobody below may meet him, and no group is further down. 5 3 1 | 6 4 2: so 3
/// leaves, 5-1. 3 has met 6, so 4; 6-2.
#[test]
fn p8_one_who_could_meet_nobody_below_stays() {
    let table = table(6).round("1>4 5>2 3>6").keep_apart(1, &[2, 6]);
    assert_eq!(table.pairs(SYSTEM), "1-5 2-6 3-4");
}

/// With no resident he may meet the floater goes on down. 1 | 8 7 3 2 | 6 5 4; 1 may meet none of the
/// second group. It is paired without him: 8 7 | 3 2: 8 has met 3, so 8-2, 7-3. 1-6; 5-4.
#[test]
fn p10_a_floater_who_may_meet_nobody_goes_on_down() {
    let table = table(8).round("1>4 2=7 3=8 5x6").keep_apart(1, &[2, 3, 7, 8]);
    assert_eq!(table.pairs(SYSTEM), "1-6 2-8 3-7 4-5");
}

/// «и встречается с первым участником этой группы»: he meets first, then the group's own odd player
/// is chosen.
///
/// 1 | 6 5 3 2 | 8 7 4; met: 1-4, 5-2, 6-3. 1 may not meet 6; 3 and 2 may meet nobody of 8 7 4.
/// 1 meets 5. Of 6 3 2 one leaves: only 6 can; 3-2. 6-8; 7-4.
/// Were the odd player chosen first: 5 (2 and 3 can't), then 1-3, 6-2, 5-8, 7-4.
#[test]
fn p10_the_floater_meets_before_the_groups_own_odd_player_is_chosen() {
    let table = table(8)
        .round("1>4 2=5 3=6 7x8")
        .forbid(&[1, 6])
        .keep_apart(3, &[8, 7, 4])
        .keep_apart(2, &[8, 7, 4]);
    assert_eq!(table.pairs(SYSTEM), "1-5 2-3 4-7 6-8");
}

/// *Next group* is what is left of it when the bye is out.
///
/// Round 3 by ascending numbers: 3 4 5 have 4 points, 1 2 have 2, 6 7 have 0. 6 and 7 had their plus,
/// so the bye is 2's. Of the second group 5 may meet 2 alone: with 2 gone he is asked last, and 4
/// leaves: 3-5; 4-1; 6-7.
#[test]
fn p11_the_next_group_is_what_the_bye_leaves_of_it() {
    let table = table(7)
        .round("6U 1x2")
        .round("7U 1x2")
        .points(&[(3, 4), (4, 4), (5, 4), (1, 2), (2, 2), (6, -2), (7, -2)])
        .forbid(&[5, 1]);
    assert_eq!(table.pairs(SYSTEM), "1-4 3-5 6-7 bye 2");
    // Were 2 still there, 5 would leave; so he does where 1 may meet him.
    let table = table.change(|draft| draft.constraints.forbidden.clear());
    assert_eq!(table.pairs(SYSTEM), "1-5 3-4 6-7 bye 2");
}
