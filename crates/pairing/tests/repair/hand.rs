//! Re-pairings worked by hand (P23). Round 1, so that the classification is the order of the start
//! numbers, and everybody has the same points unless a test gives him others.

use shashki_pairing::{
    Changes, PairError, Published, Repair, RepairError, Request, System, repair,
};
use shashki_tournament::{Points, Soft, StartNumber};

use crate::build::{Table, forced, number, numbers, table};

/// The published round after these players left it.
fn without(table: &Table, published: &str, gone: &[u32]) -> Result<Repair, RepairError> {
    let published = Published::from_list(published).expect("a list");
    let event = table.event();
    let round = published.round_in(&event, None);
    let changes = Changes { absent: numbers(gone), ..Changes::default() };
    let event = changes.apply(&event, round).expect("an event");
    let request = Request { round: Some(round), ..Request::new(System::Coefficient) };
    repair(&event, &published, &request)
}

/// The new pairs, the lower number first.
fn new_pairs(found: &Repair) -> Vec<(u32, u32)> {
    let mut pairs: Vec<(u32, u32)> = found
        .new_boards
        .iter()
        .map(|board| {
            let (a, b) = (board.first.get(), board.second.map_or(0, StartNumber::get));
            (a.min(b), a.max(b))
        })
        .collect();
    pairs.sort_unstable();
    pairs
}

fn soft(table: Table, a: u32, b: u32) -> Table {
    table.change(|draft| draft.constraints.soft.push(Soft::Pair(number(a), number(b))))
}

/// 1 and 5 leave; 4 and 2, left alone, would meet. A soft prohibition that no published pair breaks
/// binds: 3-6 is given up, and 2-3, 4-6 come first by places.
#[test]
fn p23_a_soft_prohibition_kept_in_the_published_draw_binds() {
    let published = "3\n1 4\n5 2\n3 6\n";
    let plain = without(&table(6), published, &[1, 5]).expect("a re-pairing");
    assert_eq!(new_pairs(&plain), [(2, 4)]);
    let kept = soft(table(6), 2, 4);
    let kept = without(&kept, published, &[1, 5]).expect("a re-pairing");
    assert_eq!(new_pairs(&kept), [(2, 3), (4, 6)]);
    assert_eq!(kept.touched, numbers(&[2, 3, 4, 6]));
}

/// One that the published draw breaks already doesn't bind: 3-6 stays.
#[test]
fn p23_a_soft_prohibition_broken_in_the_published_draw_does_not_bind() {
    let broken = soft(table(6), 3, 6);
    let found = without(&broken, "3\n1 4\n5 2\n3 6\n", &[1, 5]).expect("a re-pairing");
    assert_eq!(new_pairs(&found), [(2, 4)]);
}

/// 1 and 2 leave; 5 and 6 may not meet, so that a kept pair has to be given up: 3-7, the first by
/// places; 4-8 where 3-7 is forced; none where both are.
#[test]
fn p23_forced_pairs_bind() {
    let published = "4\n1 5\n6 2\n3 7\n8 4\n";
    let event = table(8).forbid(&[5, 6]);
    let found = without(&event, published, &[1, 2]).expect("a re-pairing");
    assert_eq!(new_pairs(&found), [(3, 5), (6, 7)]);
    let with = |pairs: &[(u32, u32)]| {
        let pairs: Vec<_> = pairs.iter().map(|&(a, b)| forced(a, b, None)).collect();
        event.clone().change(|draft| draft.constraints.forced = pairs)
    };
    let found = without(&with(&[(3, 7)]), published, &[1, 2]).expect("a re-pairing");
    assert_eq!(new_pairs(&found), [(4, 5), (6, 8)]);
    match without(&with(&[(3, 7), (4, 8)]), published, &[1, 2]) {
        Err(RepairError::Pair(PairError::NoValidPairing { witness })) => {
            assert_eq!(witness.left_over(), 2);
        }
        other => panic!("{other:?}"),
    }
}

/// 1 had White in three games and was published with White again: the pair stays, its colours
/// don't, and nobody is touched.
#[test]
fn p23_a_fourth_colour_running_is_swapped() {
    let table = table(6).round("1=2 3=4 5=6").round("1=3 2=5 4=6").round("1=4 6=2 3=5");
    let found = without(&table, "3\n1 5\n2 4\n3 6\n", &[]).expect("a re-pairing");
    assert!(found.touched.is_empty() && found.new_boards.is_empty());
    assert_eq!(found.swapped, [(number(5), number(1))]);
}

/// 1 and 2 leave and 4, 5 may not meet. 3-4, 5-6 would differ by 4 + 6 points, 3-5, 4-6 by 1 + 1.
#[test]
fn p23_differences_of_points_below_zero() {
    let points = [(3, 0), (4, -4), (5, 1), (6, -5)];
    let event = table(6).points(&points).forbid(&[4, 5]);
    let found = without(&event, "3\n1 4\n5 2\n3 6\n", &[1, 2]).expect("a re-pairing");
    assert_eq!(new_pairs(&found), [(3, 5), (4, 6)]);
    assert_eq!(found.points_difference, Points::whole(2));
}
