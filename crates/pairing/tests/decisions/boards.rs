//! P22: the order of the boards.

use shashki_pairing::{Request, System};
use shashki_tournament::Points;

use crate::build::{boards, forced, forcing, number, table};

/// By the higher points of the two first: 3 and nothing stand before 2 and 2.
#[test]
fn p22_the_higher_points_come_first() {
    let table = table(4).points(&[(1, 3), (2, 2), (3, 2)]);
    let request = forcing(System::Coefficient, &[forced(2, 3, None)]);
    // Round 1: 1 is odd, White; 2 is even, Black.
    assert_eq!(boards(&table.draw(&request)), "1-4 3-2");
}

/// Then by the sum: 1 is first in the classification (current Buchholz, ascending) and comes down to 4
/// with nothing; 3-5 have four points together and stand before him. White had 1 5 3: 3 (lower) gets
/// Black; 1 Black; and of 6 2, who had Black, 2 gets White.
#[test]
fn p22_then_the_sum() {
    let table = table(6).round("1>6 5>2 3>4");
    assert_eq!(table.boards(System::CurrentBuchholz), "5-3 4-1 2-6");
}

/// Then by the classification of the higher one: round 2 runs by descending numbers, so 8-3, 7-4, 6-1,
/// 5-2. White had 1 6 3 8: of 8-3 the lower gets Black, of 7-4 the lower gets White, and so on.
#[test]
fn p22_then_the_classification_of_the_higher_one() {
    let table = table(8).round("1=5 6=2 3=7 8=4");
    assert_eq!(table.boards(System::Coefficient), "8-3 4-7 6-1 2-5");
}

/// Not of the lower one: 2 comes before 3 whoever they meet. 1 2 3 | 4 5 6, 2-6 and 3-5.
#[test]
fn p22_the_lower_one_has_no_say() {
    let table = table(6).forbid(&[2, 5]);
    assert_eq!(table.boards(System::Coefficient), "1-4 6-2 3-5");
}

/// Forced pairs stand where their points put them.
#[test]
fn p22_forced_pairs_stand_among_the_others() {
    let table = table(6).round("1>4 5>2 3>6");
    // 5 3 1 | 6 4 2: 4-2 forced; 1 comes down to 6; 5-3.
    let pairing = table.draw(&forcing(System::Coefficient, &[forced(4, 2, None)]));
    let boards: Vec<u32> =
        pairing.boards.iter().map(|b| b.white.get().min(b.black.get())).collect();
    assert_eq!(boards, [3, 1, 2]);
}

/// The bye stands last, whatever its points; a board has its players' points before the round.
#[test]
fn p22_the_bye_stands_last() {
    let table = table(3).round("1>2 3Z").forbid(&[2, 3]).points(&[(3, 2)]);
    let pairing = table.draw(&forcing(System::CurrentBuchholz, &[forced(2, 3, Some("asked for"))]));
    assert_eq!(pairing.bye, Some(number(1)));
    // 2 had Black, 3 nothing: 2 gets White.
    assert_eq!(pairing.list(), "2\n2 3\n1 0\n");
    assert_eq!(pairing.boards[0].points, [Points::ZERO, Points::whole(2)]);
}

/// What host programs read: the number of pairs, then White and Black.
#[test]
fn p22_the_list_of_a_whole_round() {
    let pairing = table(5).draw(&Request::new(System::Coefficient));
    assert_eq!(pairing.list(), "3\n1 3\n4 2\n5 0\n");
}
