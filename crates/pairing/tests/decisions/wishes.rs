//! P5, P33, P34: pools, compulsory meetings, soft prohibitions, "not before" (5.4.10.9 «принудительная
//! жеребьевка в первых турах, жеребьевка участников по группам»).

use shashki_pairing::{Note, PairError, Request, System};
use shashki_tournament::{Draft, Group, GroupScope, MeetUntil, NotBefore, Pool, Soft};

use crate::build::{Table, number, numbers, table};

const SYSTEM: System = System::Coefficient;

fn group(draft: &mut Draft, name: &str, players: &[u32]) {
    draft.constraints.groups.push(Group { name: name.to_owned(), players: numbers(players) });
}

fn pool(name: &str, players: &[u32]) -> Pool {
    Pool { name: name.to_owned(), players: numbers(players) }
}

/// A: 1 2 3, odd: walked from the end, 3 is left over; 1-2. He comes into 4 5 6 7 8 as a floater and
/// meets the first, 4; the rest fold: 5-7, 6-8. Without pools 1-5 would meet.
#[test]
fn p5_the_one_left_over_in_an_odd_pool_enters_the_next_as_a_floater() {
    let table = table(8).change(|draft| draft.constraints.pools = vec![pool("A", &[1, 2, 3])]);
    assert_eq!(table.pairs(SYSTEM), "1-2 3-4 5-7 6-8");
}

/// A: 1 2 3; the rest: 4 5 6 7. 3 comes into the rest, five with him: one of its own, 7, is left over
/// before him and has the plus; 3-4, 5-6.
#[test]
fn p6_one_who_came_into_a_pool_is_walked_last() {
    let table = table(7).change(|draft| draft.constraints.pools = vec![pool("A", &[1, 2, 3])]);
    assert_eq!(table.pairs(SYSTEM), "1-2 3-4 5-6 bye 7");
}

/// Round 2, descending: A is 3 2 1, the rest 8 7 6 5 4. 1 stands last in A, but has met 7 and may not
/// meet the others: 2 is left over, 1-3. He comes in, six with him: 2-8, then 7 6 | 5 4.
#[test]
fn p5_who_is_left_over_must_find_an_opponent_in_the_next_pool() {
    let table = table(8)
        .round("3=4 1=7 2=6 5=8")
        .keep_apart(1, &[4, 5, 6, 8])
        .change(|draft| draft.constraints.pools = vec![pool("A", &[1, 2, 3])]);
    assert_eq!(table.pairs(SYSTEM), "1-3 2-8 4-6 5-7");
}

/// The same with four in the rest: nobody there could meet 1, but nobody has to. He is handed on,
/// left over once more, walked last, and has the plus; 5, who had it, meets 7.
#[test]
fn p6_one_left_over_twice_has_the_plus() {
    let table = table(7)
        .round("3=4 1=7 2=6 5U")
        .keep_apart(1, &[4, 5, 6])
        .change(|draft| draft.constraints.pools = vec![pool("A", &[1, 2, 3])]);
    assert_eq!(table.pairs(SYSTEM), "2-3 4-6 5-7 bye 1");
}

fn together(until: u16) -> Table {
    table(8).change(|draft| {
        group(draft, "VOLGA", &[1, 2, 3]);
        draft.constraints.meet_until = vec![MeetUntil { until, groups: GroupScope::All }];
    })
}

/// Of three one pair can meet; of 1-2, 1-3, 2-3 the first by places is 1-2. The rest: 3 4 5 | 6 7 8.
#[test]
fn p5_compulsory_meetings_the_first_by_classification() {
    assert_eq!(together(1).pairs(SYSTEM), "1-2 3-6 4-7 5-8");
}

/// Of four, two pairs: 1-2 and 3-4, not 1-2 and then nothing; with 1-2 and 3-4 forbidden 1-3 and 2-4.
#[test]
fn p5_compulsory_meetings_as_many_as_can_be() {
    let of_four = |table: Table| {
        table.change(|draft| {
            group(draft, "URAL", &[1, 2, 3, 4]);
            draft.constraints.meet_until = vec![MeetUntil { until: 2, groups: GroupScope::All }];
        })
    };
    assert_eq!(of_four(table(8)).pairs(SYSTEM), "1-2 3-4 5-7 6-8");
    // 1-2 alone would leave 3-4, who may not: 1-3 and 2-4 are two.
    assert_eq!(of_four(table(8).forbid(&[3, 4])).pairs(SYSTEM), "1-3 2-4 5-7 6-8");
}

fn soft(pairs: &[(u32, u32)]) -> Table {
    table(4).change(|draft| {
        let soft = pairs.iter().map(|&(a, b)| Soft::Pair(number(a), number(b)));
        draft.constraints.soft = soft.collect();
    })
}

/// Round 1 of four: 1-3, 2-4. With 1-3 unwished 1-4, 2-3.
#[test]
fn p33_a_soft_prohibition_is_kept_where_it_can_be() {
    assert_eq!(soft(&[(1, 3)]).pairs(SYSTEM), "1-4 2-3");
}

/// 1 can't be kept from all: the last in the list yields, and the note names it.
#[test]
fn p33_the_later_one_yields() {
    let pairing = soft(&[(1, 3), (1, 4), (1, 2)]).draw(&Request::new(SYSTEM));
    let yielded = Note::Yielded { first: number(1), second: number(2) };
    assert!(pairing.notes.contains(&yielded), "{:?}", pairing.notes);
    assert_eq!(soft(&[(1, 3), (1, 4), (1, 2)]).pairs(SYSTEM), "1-2 3-4");
    assert_eq!(soft(&[(1, 2), (1, 4), (1, 3)]).pairs(SYSTEM), "1-3 2-4");
}

/// The same pair twice in the list stands at its first place: 1-4 is kept before 1-2 is asked, and
/// 1-2, which yields, is named once.
#[test]
fn p33_what_is_asked_twice_yields_once() {
    let twice = soft(&[(1, 3), (1, 4), (1, 2), (2, 1), (4, 1)]);
    assert_eq!(twice.pairs(SYSTEM), "1-2 3-4");
    let pairing = twice.draw(&Request::new(SYSTEM));
    let yielded = Note::Yielded { first: number(1), second: number(2) };
    assert_eq!(pairing.notes.iter().filter(|note| **note == yielded).count(), 1);
}

fn not_before(round: u16) -> Table {
    table(4).change(|draft| {
        group(draft, "CLUB", &[1, 3]);
        draft.constraints.not_before = vec![NotBefore { round, groups: GroupScope::All }];
    })
}

/// 1 and 3 are of one club: not before round 2 bars 1-3 in round 1, not before round 1 bars nothing.
#[test]
fn p34_players_of_one_group_do_not_meet_before_the_round() {
    assert_eq!(not_before(2).pairs(SYSTEM), "1-4 2-3");
    assert_eq!(not_before(1).pairs(SYSTEM), "1-3 2-4");
}

/// A group can't both have to meet and not be allowed to.
#[test]
fn p34_compulsory_and_not_before_in_one_round_is_bad_input() {
    let table = not_before(2).change(|draft| {
        draft.constraints.meet_until = vec![MeetUntil { until: 1, groups: GroupScope::All }];
    });
    let error = table.refused(&Request::new(SYSTEM));
    assert_eq!(error, PairError::TogetherAndApart { group: "CLUB".to_owned() });
}
