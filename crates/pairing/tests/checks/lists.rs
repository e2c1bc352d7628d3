//! A bare list: is it valid, is it the system's.

use shashki_pairing::{Bar, Broken, ListError, ListReport, Request, RoundList, System, check_list};
use shashki_tournament::{AbsenceKind, Colour, Group, GroupScope, NotBefore, Pool, StartNumber};

use crate::build::{Table, forced, number, numbers, table};

const SYSTEM: System = System::Coefficient;

fn report(table: &Table, list: &str) -> ListReport {
    let list: RoundList = list.parse().expect("a list");
    check_list(&table.event(), &Request::new(SYSTEM), &list).expect("a report")
}

/// What is broken, as the numbers of the two (0: none) and what it is.
fn broken(table: &Table, list: &str) -> Vec<(u32, u32, Broken)> {
    let of = |second: Option<StartNumber>| second.map_or(0, StartNumber::get);
    report(table, list).breaks.iter().map(|b| (b.first.get(), of(b.second), b.broken)).collect()
}

/// Round 2: 4-1, 2-3 (see `differences`).
fn four() -> Table {
    table(4).round("1=3 4=2")
}

#[test]
fn p27_the_systems_list() {
    let report = report(&four(), "2\n4 1\n2 3\n");
    assert!(report.is_valid() && report.agrees());
    assert_eq!(report.round, 2);
}

#[test]
fn p27_a_valid_list_that_is_not_the_systems() {
    let pairs = report(&four(), "2\n4 3\n2 1\n");
    assert!(pairs.is_valid() && !pairs.agrees());
    let comparison = pairs.comparison.expect("a comparison");
    assert_eq!((comparison.pairs, comparison.colours), (false, true));
    assert_eq!(comparison.first.expect("a difference").decided.players(), numbers(&[4, 1]));
    let colours = report(&four(), "2\n1 4\n2 3\n").comparison.expect("a comparison");
    assert_eq!((colours.pairs, colours.colours), (true, false));
}

#[test]
fn p27_every_broken_rule_by_pair() {
    let met = Broken::Barred(Bar::Met { round: 1 });
    assert_eq!(broken(&four(), "2\n2 4\n1 3\n"), [(2, 4, met), (1, 3, met)]);
    let forbidden = Broken::Barred(Bar::Forbidden);
    let table = four().forbid(&[1, 4]);
    assert_eq!(broken(&table, "2\n4 1\n2 3\n"), [(4, 1, forbidden)]);
    assert_eq!(broken(&table, "2\n2 4\n1 3\n"), [(2, 4, met), (1, 3, met)]);
    // P34: 1 and 4 are of one club, which doesn't meet before round 3.
    let club = four().change(|draft| {
        draft.constraints.groups =
            vec![Group { name: "club".to_owned(), players: numbers(&[1, 4]) }];
        draft.constraints.not_before = vec![NotBefore { round: 3, groups: GroupScope::All }];
    });
    let apart = Broken::Barred(Bar::NotBefore { round: 3 });
    assert_eq!(broken(&club, "2\n4 1\n2 3\n"), [(4, 1, apart)]);
}

/// 1 and 2 had White three times: they can't meet, and neither may have it against another.
#[test]
fn p27_a_colour_for_the_fourth_time() {
    let table = table(6).round("1=5 2=6 3H 4H").round("1=6 2=5 3H 4H").round("1=3 2=4 5=6");
    let white = Broken::FourthColour { colour: Colour::White };
    assert_eq!(broken(&table, "3\n1 4\n3 2\n5 6\n")[0], (1, 4, white));
    assert!(broken(&table, "3\n4 1\n3 2\n6 5\n").iter().all(|b| b.2 != white));
    let both = Broken::Barred(Bar::ThirdColour { colour: Colour::White });
    assert_eq!(broken(&table, "3\n1 2\n3 5\n6 4\n"), [(1, 2, both)]);
}

#[test]
fn p27_everybody_once() {
    assert_eq!(broken(&four(), "1\n4 1\n"), [(2, 0, Broken::Missing), (3, 0, Broken::Missing)]);
    let twice = broken(&four(), "3\n4 1\n2 3\n1 2\n");
    assert_eq!(twice, [(1, 0, Broken::Twice), (2, 0, Broken::Twice)]);
    let unknown = broken(&four(), "2\n4 1\n2 9\n");
    assert_eq!(unknown, [(9, 0, Broken::Unknown), (3, 0, Broken::Missing)]);
    assert_eq!(broken(&four(), "2\n4 1\n3 3\n")[0], (3, 0, Broken::Twice));
    assert_eq!(broken(&four(), "0\n").len(), 4);
}

#[test]
fn p27_the_bye_of_a_list() {
    let five = table(5).round("1=3 4=2 5U");
    assert!(report(&five, "3\n4 5\n2 3\n1 0\n").is_valid());
    assert_eq!(broken(&five, "3\n4 1\n2 3\n5 0\n"), [(5, 0, Broken::SecondWin { round: 1 })]);
    let two = broken(&five, "4\n4 1\n2 0\n3 0\n5 0\n");
    assert!(
        two.contains(&(3, 0, Broken::NeedlessBye)) && !two.contains(&(2, 0, Broken::NeedlessBye))
    );
    assert_eq!(broken(&four(), "3\n4 1\n2 0\n3 0\n")[0], (2, 0, Broken::NeedlessBye));
}

#[test]
fn p27_who_is_there() {
    let table = table(5).round("1=3 4=2 5U").absent(5, None, AbsenceKind::Zero);
    assert!(report(&table, "2\n4 1\n2 3\n").agrees());
    assert_eq!(broken(&table, "3\n4 1\n2 3\n5 0\n")[0], (5, 0, Broken::Absent));
}

/// P4: a plus that was given beforehand is 1's, and nobody else's.
#[test]
fn p27_a_plus_given_beforehand() {
    let table = table(5).round("1=3 4=2 5H").round("1U");
    assert_eq!(broken(&table, "3\n4 1\n3 5\n2 0\n"), [(1, 0, Broken::NotAsFixed)]);
    assert!(report(&table, "3\n4 5\n3 2\n1 0\n").is_valid());
}

/// The host fixed 4-3, which the system would not pair; then the pair is the system's too.
#[test]
fn p27_the_hosts_pairs() {
    let table = four().change(|draft| draft.constraints.forced.push(forced(3, 4, None)));
    assert_eq!(broken(&table, "2\n4 1\n2 3\n"), [(3, 4, Broken::NotAsFixed)]);
    assert!(report(&table, "2\n4 3\n2 1\n").comparison.expect("a comparison").pairs);
    // 4-2 again, by a decision with a reason: nobody's rule is broken.
    let because = Some("the arbiter's decision");
    let table = four().change(|draft| {
        draft.constraints.forced = vec![forced(4, 2, because), forced(1, 3, because)];
    });
    assert!(report(&table, "2\n2 4\n1 3\n").is_valid());
}

/// P5: out of an even pool nobody may go, out of an odd one a single player; a forced pair may.
#[test]
fn p27_pairs_across_pools() {
    let pools = |players: u32, first: &[u32]| {
        let pool = Pool { name: "A".to_owned(), players: numbers(first) };
        table(players).change(|draft| draft.constraints.pools = vec![pool])
    };
    let even = pools(4, &[1, 2]);
    let across = |a, b| (a, b, Broken::AcrossPools);
    assert_eq!(broken(&even, "2\n1 3\n4 2\n"), [across(1, 3), across(4, 2)]);
    assert!(report(&even, "2\n1 2\n3 4\n").is_valid());
    let odd = pools(6, &[1, 2, 3]);
    assert!(report(&odd, "3\n1 3\n4 2\n5 6\n").is_valid());
    assert_eq!(broken(&odd, "3\n1 4\n2 5\n3 6\n").len(), 3);
    // The plus goes to one of the pool: left over there, and behind it once more.
    let three = pools(3, &[1]);
    assert!(report(&three, "2\n2 3\n1 0\n").is_valid());
    assert_eq!(broken(&pools(3, &[1, 2]), "2\n2 3\n1 0\n"), [across(2, 3), across(1, 0)]);
    let forced = even.change(|draft| draft.constraints.forced.push(forced(1, 3, None)));
    assert!(report(&forced, "2\n1 3\n4 2\n").is_valid());
}

/// Nothing says who has White in round 1: the list itself does, by 1, its lowest odd number.
#[test]
fn p27_the_first_colour_of_a_list() {
    let silent = table(4).change(|draft| draft.draw.first_colour = None);
    for list in ["2\n1 3\n4 2\n", "2\n3 1\n2 4\n"] {
        assert!(report(&silent, list).agrees(), "{list}");
    }
    assert!(!report(&silent, "2\n1 3\n2 4\n").agrees());
}

/// By lot without order and seed: valid or not can be said, the system's or not can't.
#[test]
fn p27_a_list_by_an_unknown_lot() {
    let list: RoundList = "2\n1 4\n2 3\n".parse().expect("a list");
    let report = check_list(&four().event(), &Request::new(System::Lot), &list).expect("a report");
    assert!(report.is_valid() && !report.agrees());
    assert_eq!(report.comparison, None);
}

#[test]
fn p27_what_is_no_list() {
    let wrong = |text: &str| text.parse::<RoundList>().expect_err("no list");
    assert_eq!(wrong(""), ListError::NoCount { found: String::new() });
    assert_eq!(wrong("two\n1 2\n"), ListError::NoCount { found: "two".to_owned() });
    assert_eq!(wrong("1\n1 2 3\n"), ListError::NoPair { line: 2, found: "1 2 3".to_owned() });
    assert!(matches!(wrong("1\n0 2\n"), ListError::NoPair { line: 2, .. }));
    assert_eq!(wrong("2\n1 2\n"), ListError::Count { said: 2, found: 1 });
    let spaced: RoundList = "1\r\n\r\n 1  0\r\n".parse().expect("a list");
    assert_eq!(spaced.pairs, [(number(1), None)]);
}
