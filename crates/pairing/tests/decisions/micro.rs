//! P32: micro-matches.

use shashki_pairing::{Request, System};
use shashki_tournament::{MicroMatchPoints, Points};

use crate::build::{Table, table};

const SYSTEM: System = System::Coefficient;

fn by_game(table: Table) -> Table {
    table.change(|draft| draft.scoring.micro_match = MicroMatchPoints::ByGame)
}

/// The colour of the first game counts: White had 1 and 4 (and Black in the second games). 4-2, 3-1,
/// each changes.
#[test]
fn p32_the_first_games_colour_is_the_colour() {
    assert_eq!(table(4).round("1[wb]2 4[dd]3").boards(SYSTEM), "2-4 3-1");
}

/// P2 counts it too: 1 and 2 had White first in three matches. See
/// `p2_two_with_the_same_colour_three_times_running_are_not_paired` for how the pairs come about.
#[test]
fn p32_three_matches_with_white_first_are_a_run() {
    let table = table(6)
        .round("1[dd]5 2[wb]6 3H 4H")
        .round("1[bw]6 2[dd]5 3H 4H")
        .round("1[dd]3 2[dd]4 5H 6H");
    assert_eq!(table.pairs(SYSTEM), "1-4 2-3 5-6");
}

/// A match is a meeting: 4 has met 2. 4-1, 3-2.
#[test]
fn p32_a_match_is_a_meeting() {
    assert_eq!(table(4).round("1[dd]3 4[wb]2").pairs(SYSTEM), "1-4 2-3");
}

/// Points by match: a won match is a win. 3 2 1 two each, 6 5 4 none: 1 comes down to 6; 3-2; 5-4.
/// Points by game: 1 has four, 3 2 three, 6 5 one, 4 none: 1 comes down to 3; 2 to 6; 5-4.
#[test]
fn p32_points_by_match_and_by_game() {
    let table = table(6).round("1[ww]4 2[wd]5 3[wd]6");
    assert_eq!(table.pairs(SYSTEM), "1-6 2-3 4-5");
    assert_eq!(by_game(table).pairs(SYSTEM), "1-3 2-6 4-5");
}

/// One game each is a drawn match; by game it is two points for both all the same.
#[test]
fn p32_one_win_each_is_a_drawn_match() {
    let table = table(4).round("1[wb]2 4[dd]3");
    let points = |table: &Table| table.draw(&Request::new(SYSTEM)).boards[0].points;
    assert_eq!(points(&table), [Points::whole(1); 2]);
    assert_eq!(points(&by_game(table)), [Points::whole(2); 2]);
}
