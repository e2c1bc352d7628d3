//! P1 to P3: who may meet whom, and who may have the bye.

use shashki_pairing::{Member, Note, PairError, Request, System};
use shashki_tournament::Points;

use crate::build::{Table, in_round, number, table, warnings};

const SYSTEM: System = System::Coefficient;

/// 5.4.10.2 «два игрока не должны встречаться больше, чем один раз».
///
/// Round 2 runs by descending numbers: 4 3 | 2 1. 4 has met 2, so he takes 1, and 3 takes 2.
#[test]
fn p1_two_players_meet_once() {
    assert_eq!(table(4).round("1=3 4=2").pairs(SYSTEM), "1-4 2-3");
}

/// 5.4.10.5.5 «если они уже играли между собой»: in a forfeited game nobody played.
///
/// 4 3 | 2 1, all without points: 4-2, 3-1 stand once more.
#[test]
fn p1_a_forfeited_game_is_no_meeting() {
    assert_eq!(table(4).round("1x3 4x2").pairs(SYSTEM), "1-3 2-4");
}

/// 5.4.10.1 «определяет пары встречающихся между собой игроков»: paired, so met. The option
/// `forfeits = meeting`: 4 3 | 2 1, 4 has met 2.
#[test]
fn p1_option_forfeits_meeting() {
    let table = table(4).round("1x3 4x2");
    assert_eq!(table.clone().option("forfeits", "meeting").pairs(SYSTEM), "1-4 2-3");
    assert_eq!(table.option("forfeits", "no-meeting").pairs(SYSTEM), "1-3 2-4");
}

/// The TRF letters W, D, L stand for games that were played.
#[test]
fn p1_an_unrated_game_is_a_meeting() {
    assert_eq!(table(4).round("1D3 4D2").pairs(SYSTEM), "1-4 2-3");
}

/// A game without a result: a game began. It counts for nobody, and the arbiter is told.
#[test]
fn p1_an_unfinished_game_is_a_meeting() {
    let table = table(4).round("1*3 4*2");
    assert_eq!(table.pairs(SYSTEM), "1-4 2-3");
    let pairing = table.draw(&Request::new(SYSTEM));
    let unfinished =
        |white, black| Note::Unfinished { round: 1, white: number(white), black: number(black) };
    assert_eq!(warnings(&pairing), [&unfinished(1, 3), &unfinished(4, 2)]);
    assert!(pairing.boards.iter().all(|board| board.points == [Points::ZERO; 2]));
}

/// The option makes a forfeit a meeting for «играл со всеми участниками нижней группы» (P11) too.
///
/// Points: 5 3 1 two each, 7 one, 8 6 4 2 none. One of the top three leaves, and the last, 1, had a
/// forfeited game with 7, who is the whole next group.
/// - No meeting: 1 leaves and meets 7; 5-3; then 8 6 | 4 2: 8-4 (forfeited, so not met), 6-2.
/// - Meeting: 1 is asked last, 3 leaves and meets 7; 5-1; then 8 has met 4: 8-2, 6-4.
#[test]
fn p1_option_forfeits_holds_in_the_walk_of_p11() {
    let table = table(8).round("1+7 5>2 3>6 4x8").points(&[(7, 1)]);
    assert_eq!(table.pairs(SYSTEM), "1-7 2-6 3-5 4-8");
    assert_eq!(table.option("forfeits", "meeting").pairs(SYSTEM), "1-5 2-8 3-7 4-6");
}

/// All have 3 points before round 4; 1 and 2 had White in `first`, `second` and `third`.
fn two_with_white(between: &[&str], third: &str) -> Table {
    let table = table(6).round("1=5 2=6 3H 4H").round("1=6 2=5 3H 4H");
    between.iter().fold(table, |table, round| table.round(round)).round(third)
}

/// 5.4.10.2 «Игрок не может получать одинаковый цвет четыре раза подряд».
///
/// 6 5 4 | 3 2 1. 1 and 2 had White three times, so 1-2 can't be.
/// - 6-3 leaves 5 4 2 1: 5 has met 1 and 2, so 5-4 and 1-2: no.
/// - 6 has met 2 and 1. 6-4 leaves 5-3 and 1-2: no.
/// - 6-5. Then 4 | 3 2 1: 4-3 leaves 1-2: no; 4 has met 2; 4-1, and 3-2.
#[test]
fn p2_two_with_the_same_colour_three_times_running_are_not_paired() {
    assert_eq!(two_with_white(&[], "1=3 2=4 5H 6H").pairs(SYSTEM), "1-4 2-3 5-6");
}

/// 5.4.10.2 «игроки, которые не имели партнера, и не игравшие партию вследствие опоздания или
/// неявки ... при определении цвета не учитываются».
///
/// The same, with two rounds in between in which 1 and 2 stood with Black but nobody played. Round
/// 6 is even too, and the pairs are those of the test above; were the run broken, 6-3 5-4 2-1.
#[test]
fn p2_a_forfeit_or_an_absence_does_not_break_a_run() {
    let forfeits = two_with_white(&["5x1 6x2 3Z 4Z", "3x1 4x2 5Z 6Z"], "1=3 2=4 5H 6H");
    assert_eq!(forfeits.pairs(SYSTEM), "1-4 2-3 5-6");
    let absences = two_with_white(&["1Z 2Z 3x4 5Z 6Z", "1Z 2Z 3Z 4Z 5x6"], "1=3 2=4 5H 6H");
    assert_eq!(absences.pairs(SYSTEM), "1-4 2-3 5-6");
}

/// The third White was in a forfeited game: two whites running. 6 5 4 | 3 2 1: 6-3; 5 has met 2 and
/// 1, so 5-4; 2-1.
#[test]
fn p2_a_forfeit_does_not_lengthen_a_run() {
    assert_eq!(two_with_white(&[], "1x3 2x4 5Z 6Z").pairs(SYSTEM), "1-2 3-6 4-5");
}

/// All have 2 points before round 3, and 5 stands last in the current Buchholz (0 against 4).
fn five_last(first: &str, second: &str) -> Table {
    table(6)
        .change(|draft| draft.players[5].withdrew_after = Some(1))
        .round(&format!("1>2 3>4 {first}"))
        .round(&format!("2>3 4>1 {second}"))
}

/// 5.4.10.2 «игрок, которому был присужден выигрыш без игры ... не должен получать его дважды».
///
/// 5 won without play, so the bye goes to the next from below, 4. Left: 1 2 3 5, first against
/// last: 1-5 leaves 2-3, who have met; so 1-3, 2-5.
#[test]
fn p3_who_won_without_play_gets_no_bye() {
    for won in ["5U", "5F", "5+", "5+6"] {
        let table = five_last(won, "5Z");
        assert_eq!(table.pairs(System::CurrentBuchholz), "1-3 2-5 bye 4", "{won}");
    }
}

/// Half and zero points without play are no win without play: 5 gets the bye. Left 1 2 3 4: 1 has
/// met 4; 1-3, 2-4.
#[test]
fn p3_half_and_zero_points_do_not_count() {
    for (first, second) in [("5H", "5H"), ("5Z", "5Z"), ("5-", "5H")] {
        let table = five_last(first, second);
        assert_eq!(table.pairs(System::CurrentBuchholz), "1-3 2-4 bye 5", "{first} {second}");
    }
}

/// A forfeit lost by both is a win for nobody.
#[test]
fn p3_a_forfeit_lost_by_both_does_not_count() {
    assert_eq!(five_last("5x6", "5H").pairs(System::CurrentBuchholz), "1-3 2-4 bye 5");
}

/// Whatever the plus scored: here nothing, so 5 is last by points alone. The bye: 4. Left 1 2 3 | 5:
/// the first leaves, 1-5, and 2-3.
#[test]
fn p3_a_plus_counts_whatever_it_scored() {
    let table =
        table(5).change(|draft| draft.scoring.pairing_bye = Points::ZERO).round("1=3 4=2 5U");
    assert_eq!(table.pairs(System::CurrentBuchholz), "1-5 2-3 bye 4");
}

/// A plus has the points of a win: 3 leads with 2 points. 1 is last in round 2 and gets the bye.
#[test]
fn p3_a_plus_has_the_points_of_a_win() {
    let pairing = table(3).round("1=2 3U").draw(&Request::new(SYSTEM));
    let board = pairing.boards[0];
    let mut points = [(board.white, board.points[0]), (board.black, board.points[1])];
    points.sort_unstable();
    assert_eq!(points, [(number(2), Points::whole(1)), (number(3), Points::whole(2))]);
}

/// Nobody may have the bye: no draw, never a silent second plus. The three forfeited every game, so
/// nothing but the bye stands in the way.
#[test]
fn p3_nobody_left_for_the_bye_is_no_valid_pairing() {
    let table = table(3).round("1x2 3U").round("1x3 2U").round("2x3 1U");
    for system in [System::Coefficient, System::TruncatedSolkoff, System::CurrentBuchholz] {
        match table.refused(&in_round(system, 4)) {
            PairError::NoValidPairing { witness } => {
                assert_eq!(witness.shortage.pieces, [vec![Member::Bye]]);
            }
            error => panic!("{error}"),
        }
    }
}
