//! P19, P20, P31: colours by what the two have had.

use shashki_pairing::{ColourReason, Request, System};

use crate::build::{Table, forced, forcing, table};

const SYSTEM: System = System::Coefficient;

/// The colours of 1 and 2, made to meet.
fn one_and_two(table: &Table) -> (String, ColourReason) {
    table.board(&forcing(SYSTEM, &[forced(1, 2, None)]), 1, 2)
}

fn is(board: &str, reason: ColourReason) -> (String, ColourReason) {
    (board.to_owned(), reason)
}

/// 5.4.10.2 «цвет шашек должен по возможности чередоваться». 4 3 | 2 1: 4-2, 3-1. White had 1 and 4,
/// Black 2 and 3: each changes.
#[test]
fn p19_each_gets_the_opposite_of_his_last_colour() {
    assert_eq!(table(4).round("1=2 4=3").boards(SYSTEM), "2-4 3-1");
}

/// «игроки, которые не имели партнера, и не игравшие партию вследствие опоздания или неявки ... при
/// определении цвета не учитываются». 1 2 | 3 4: 1-3, 2-4. In round 2 nobody played, so the colours of
/// round 1 are the last: White had 1 and 4.
#[test]
fn p19_the_last_played_game_counts() {
    let table = table(4).round("1=2 4=3").round("3x1 2x4");
    assert_eq!(table.boards(SYSTEM), "3-1 2-4");
}

/// A player with three equal colours running gets the other one; and the reason says so.
#[test]
fn p19_after_three_equal_colours_the_other_one() {
    let table = table(6).round("1=3 4=2").round("1=4 2=3").round("1=5 2=6");
    // 1 had White three times, 2 Black, White, White: both are due Black.
    assert_eq!(one_and_two(&table), is("2-1", ColourReason::AfterThree));
    let table = crate::build::table(6).round("3=1 2=4").round("4=1 3=2").round("5=1 6=2");
    // 1 had Black three times, 2 White, Black, Black.
    assert_eq!(one_and_two(&table), is("1-2", ColourReason::AfterThree));
}

/// Both due the same: back to the first place where they differ; each gets the opposite of what he
/// had there.
///
/// 1 had Black, White; 2 had White, White: both are due Black. One game further back they differ: 1
/// gets White, 2 Black. (By the lower number alone 1 would get Black.) 3 had White, Black; 4 Black,
/// Black: 3 gets Black, 4 White.
#[test]
fn p20_back_to_where_the_colours_differ() {
    let table = table(4).round("3=1 2=4").round("1=4 2=3");
    assert_eq!(table.boards(SYSTEM), "1-2 4-3");
    assert_eq!(one_and_two(&table), is("1-2", ColourReason::History { games_back: 2 }));
}

/// Back through *played* games: the round in between, in which 1 was absent and 2's opponent did not
/// come, is no place.
///
/// Played: 1 Black, White; 2 White, White.
#[test]
fn p20_rounds_without_a_game_are_no_place() {
    let table = table(4).round("3=1 2=4").round("4x2 1Z 3Z").round("1=4 2=3");
    assert_eq!(one_and_two(&table), is("1-2", ColourReason::History { games_back: 2 }));
}

/// Where one has no game there, the other gets the opposite of what *he* had there.
///
/// 2 had White, White; 1 had White alone: both are due Black. Two games back 2 had White, so he gets
/// Black. (By the lower number 1 would.) 3 had Black, Black; 4 Black: 3 gets White. 2 3 | 1 4: 2 and 3
/// have met, so 2-1, 3-4.
#[test]
fn p20_where_one_has_no_game_the_others_counts() {
    let two_back = ColourReason::History { games_back: 2 };
    let by_points = table(4).round("2=3").round("1=3 2=4");
    assert_eq!(by_points.boards(SYSTEM), "1-2 3-4");
    assert_eq!(one_and_two(&by_points), is("1-2", two_back));
    // The same where 1, with the shorter history, stands higher in the classification.
    let by_number = table(4).round("2=3 1H").round("1=3 2=4");
    assert_eq!(one_and_two(&by_number), is("1-2", two_back));
}

/// Histories the same: the lower start number gets the due colour, also where the other stands higher
/// in the classification. 4-1, both had White: 1 gets Black. 3-2, both had Black: 2 gets White.
#[test]
fn p20_the_same_histories_the_lower_number_gets_his_due() {
    let table = table(4).round("1=3 4=2");
    assert_eq!(table.boards(SYSTEM), "4-1 2-3");
    assert_eq!(table.board(&Request::new(SYSTEM), 1, 4), is("4-1", ColourReason::LowerNumber));
}

/// «по возможности»: colours never change who meets whom. 8 7 6 5 | 4 3 2 1, White had 8 6 3 1. 8 has
/// met 4, so 3 (both had White); 7-4 (both Black); 6 has met 2, so 1 (both White); 5-2 (both Black).
#[test]
fn p31_preferences_never_change_the_pairs() {
    let table = table(8).round("1=5 6=2 3=7 8=4");
    assert_eq!(table.pairs(SYSTEM), "1-6 2-5 3-8 4-7");
    // All colours turned: the same pairs.
    assert_eq!(crate::build::table(8).round("5=1 2=6 7=3 4=8").pairs(SYSTEM), "1-6 2-5 3-8 4-7");
    // 8 and 3 had different colours now, and so had 7 and 4: the same pairs still.
    assert_eq!(crate::build::table(8).round("1=5 2=6 3=7 4=8").pairs(SYSTEM), "1-6 2-5 3-8 4-7");
}
