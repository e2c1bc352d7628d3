//! Each kind of first difference, in the order in which the system decides.

use shashki_pairing::{
    Bar, Broken, Comparison, Decided, Difference, Outcome, PassedOver, Replay, Request, RuleBreak,
    Stands, System, WhyNot, check,
};
use shashki_tournament::{Group, GroupScope, MeetUntil, Points, Pool, StartNumber};

use crate::build::{Table, number, numbers, table};

const SYSTEM: System = System::Coefficient;

/// The verdict on the last round.
fn last(table: &Table, system: System) -> (Comparison, Vec<RuleBreak>) {
    let replay = Replay::new(Request::new(system));
    let report = check(&table.event(), &replay, &mut |_| ()).expect("a report");
    match report.verdicts.into_iter().next_back().expect("a round").outcome {
        Outcome::Compared { comparison, breaks, .. } => (comparison, breaks),
        other => panic!("{other:?}"),
    }
}

fn first(table: &Table, system: System) -> Difference {
    *last(table, system).0.first.expect("a difference")
}

/// Who stands how instead, and why that isn't what the system chose.
fn instead(difference: &Difference) -> Vec<(u32, Stands, Option<WhyNot>)> {
    difference.instead.iter().map(|i| (i.player.get(), i.stands, i.why_not)).collect()
}

fn meets(other: u32) -> Stands {
    Stands::Meets(number(other))
}

fn decisions(difference: &Difference) -> Vec<&str> {
    difference.reasons.iter().map(|reason| reason.decision).collect()
}

/// 5 3 1 | 6 4 2: 1 comes down and meets 6; 5-3; 2-4 (see the tests of P11).
///
/// Colours: 6 had Black, 1 White: each his due. 5 and 3 both had White: the lower, 3, gets Black.
/// 4 and 2 both had Black: the lower, 2, gets White.
fn six() -> Table {
    table(6).round("1>4 5>2 3>6")
}

#[test]
fn p27_the_same_pairs_and_colours_agree() {
    let (comparison, breaks) = last(&six().round("6=1 5=3 2=4"), SYSTEM);
    assert!(comparison.agrees() && breaks.is_empty());
    assert_eq!(comparison.first, None);
    assert!(comparison.table_only.is_empty() && comparison.system_only.is_empty());
}

/// 3 goes down instead of 1, who is asked first and may.
#[test]
fn p27_a_wrong_floater() {
    let (comparison, breaks) = last(&six().round("5=1 3=4 6=2"), SYSTEM);
    assert!(!comparison.pairs && breaks.is_empty());
    let difference = comparison.first.expect("a difference");
    assert_eq!(difference.decided, Decided::Leaves { player: number(1) });
    let expected = [(1, meets(5), None), (3, meets(4), Some(WhyNot::Later))];
    assert_eq!(instead(&difference), expected);
    assert_eq!(decisions(&difference), ["P11"]);
    assert_eq!(comparison.table_only.len(), 3);
    assert_eq!(comparison.system_only.len(), 3);
}

/// 1 comes down as he should, and meets 2 where 6 is the first.
#[test]
fn p27_a_wrong_opponent_of_a_floater() {
    let difference = first(&six().round("2=1 5=3 6=4"), SYSTEM);
    let decided = Decided::FloaterMeets { floater: number(1), resident: number(6) };
    assert_eq!(difference.decided, decided);
    assert_eq!(instead(&difference), [(1, meets(2), Some(WhyNot::Later)), (6, meets(4), None)]);
    assert!(decisions(&difference).contains(&"P10"));
}

/// Round 2 of four: 4 3 | 2 1. 4 has met 2, so he takes 1; the table has 4-3.
#[test]
fn p27_a_wrong_pair() {
    let difference = first(&table(4).round("1=3 4=2").round("3=4 2=1"), SYSTEM);
    assert_eq!(difference.decided, Decided::Meets { player: number(4), candidate: number(1) });
    assert_eq!(instead(&difference), [(4, meets(3), Some(WhyNot::Later)), (1, meets(2), None)]);
    assert!(decisions(&difference).contains(&"P13"));
}

/// The table pairs 4 with 2 once more: passed over by the system, and broken in the table.
#[test]
fn p27_a_pair_that_is_barred() {
    let (comparison, breaks) = last(&table(4).round("1=3 4=2").round("2=4 3=1"), SYSTEM);
    let met = Bar::Met { round: 1 };
    let why = Some(WhyNot::PassedOver(PassedOver::Barred(met)));
    assert_eq!(instead(&comparison.first.expect("a difference"))[0], (4, meets(2), why));
    let both = |first, second| RuleBreak {
        first: number(first),
        second: Some(number(second)),
        broken: Broken::Barred(met),
    };
    assert_eq!(breaks, [both(2, 4), both(3, 1)]);
    assert_eq!(breaks[0].decision(), "P1");
}

/// 1 2 have two points, 4 3 none: 1-2 in the group; the table takes 1's opponent out of the other.
#[test]
fn p27_an_opponent_of_another_group() {
    let table = table(4).round("1>3 2>4").round("4=1 3=2");
    let difference = first(&table, SYSTEM);
    assert_eq!(difference.decided, Decided::Meets { player: number(2), candidate: number(1) });
    let other = WhyNot::OtherGroup { player: number(3), points: Points::ZERO };
    assert_eq!(instead(&difference)[0], (2, meets(3), Some(other)));
}

/// 5 | 4 3 2 1 in round 2, the bye: 1, the last. The table gives it to 2.
#[test]
fn p27_a_wrong_bye() {
    let table = table(5).round("1=3 4=2 5U").round("5=3 4=1 2U");
    let (comparison, breaks) = last(&table, SYSTEM);
    let difference = comparison.first.expect("a difference");
    assert_eq!(difference.decided, Decided::Bye { player: number(1) });
    let expected = [(2, Stands::HasBye, Some(WhyNot::Later)), (1, meets(4), None)];
    assert_eq!(instead(&difference), expected);
    assert_eq!(decisions(&difference), ["P6"]);
    assert!(comparison.table_only.contains(&(number(2), None)));
    assert!(comparison.system_only.contains(&(number(1), None)));
    assert!(breaks.is_empty());
}

/// A second plus: 5 had one in round 1.
#[test]
fn p27_a_bye_against_the_rules() {
    let table = table(5).round("1=3 4=2 5U").round("4=1 2=3 5U");
    let (comparison, breaks) = last(&table, SYSTEM);
    let difference = comparison.first.expect("a difference");
    assert_eq!(difference.decided, Decided::Bye { player: number(1) });
    let broken = Broken::SecondWin { round: 1 };
    assert_eq!(breaks, [RuleBreak { first: number(5), second: None, broken }]);
}

/// By current Buchholz 5 | 1 2 3 4: without 4, 3 would have nobody, so the bye is 3's (see the
/// tests of P6). The table gives it to 4 all the same.
#[test]
fn p27_a_bye_that_leaves_somebody_without_an_opponent() {
    let table = table(5).round("1=3 4=2 5U").keep_apart(3, &[2, 5]).round("2=1 3=5 4U");
    let difference = first(&table, System::CurrentBuchholz);
    assert_eq!(difference.decided, Decided::Bye { player: number(3) });
    let why = Some(WhyNot::PassedOver(PassedOver::RestNotPairable));
    assert_eq!(instead(&difference), [(4, Stands::HasBye, why), (3, meets(5), None)]);
}

/// 1 comes down to 8 7, may meet neither and goes on down (see the tests of P11). The table pairs
/// him with 8.
#[test]
fn p27_a_floater_who_should_have_gone_on() {
    let table = table(8).round("1>4 5>2 3>6 7=8").keep_apart(1, &[3, 5, 7, 8]);
    let difference = first(&table.round("5=3 8=1 6=7 2=4"), SYSTEM);
    assert_eq!(difference.decided, Decided::FloaterGoesOn { floater: number(1) });
    let why = Some(WhyNot::PassedOver(PassedOver::Barred(Bar::Forbidden)));
    assert_eq!(instead(&difference), [(1, meets(8), why)]);
    assert_eq!(decisions(&difference), ["P10"]);
}

/// Round 2 of four: 4-1 (both had White; 1, the lower, gets Black) and 2-3.
#[test]
fn p27_wrong_colours() {
    let (comparison, breaks) = last(&table(4).round("1=3 4=2").round("1=4 2=3"), SYSTEM);
    assert!(comparison.pairs && !comparison.colours && breaks.is_empty());
    assert_eq!(comparison.turned, [(number(4), number(1))]);
    let difference = comparison.first.expect("a difference");
    assert_eq!(difference.decided, Decided::Colours { white: number(4), black: number(1) });
    assert_eq!(instead(&difference), [(1, Stands::White(number(4)), None)]);
    assert_eq!(decisions(&difference), ["P20"]);
}

/// Pairs come before colours: 2-3 is turned, and 1-4 isn't there.
#[test]
fn p27_pairs_come_before_colours() {
    let table = table(6).round("1>4 5>2 3>6").round("6=1 3=5 4=2");
    let (comparison, _) = last(&table, SYSTEM);
    assert!(comparison.pairs && !comparison.colours);
    assert_eq!(comparison.turned, [(number(5), number(3)), (number(2), number(4))]);
    // Both the floater's opponent and the colours of 5-3 are wrong: the pair is named.
    let table = six().round("2=1 3=5 6=4");
    assert_eq!(first(&table, SYSTEM).decided.kind(), "floater-meets");
}

/// Nobody is left for 1 and 2, who have met; the table lets them meet again.
#[test]
fn p27_where_no_valid_pairing_exists() {
    let (comparison, breaks) = last(&table(2).round("1=2").round("2=1"), SYSTEM);
    assert!(!comparison.pairs);
    assert_eq!(comparison.first.expect("a difference").decided.kind(), "no-valid-pairing");
    assert_eq!(breaks.len(), 1);
}

/// Pools 1 2 3 and 4 5 6: 3, the last of the first, is left over. The table lets 2 out.
#[test]
fn p27_a_wrong_one_handed_on() {
    let pool =
        |name: &str, players: &[u32]| Pool { name: name.to_owned(), players: numbers(players) };
    let table = table(6).change(|draft| {
        draft.constraints.pools = vec![pool("A", &[1, 2, 3]), pool("B", &[4, 5, 6])];
    });
    let difference = first(&table.clone().round("1=3 4=2 5=6"), SYSTEM);
    assert_eq!(difference.decided, Decided::HandedOn { player: number(3) });
    assert_eq!(instead(&difference), [(3, meets(1), None)]);
    let (comparison, _) = last(&table.round("1=2 3=4 5=6"), SYSTEM);
    assert!(comparison.agrees());
}

/// Pools 1 2 3, then 4 5, then 6 7 8: 3 is left over in the first, may meet neither of the second and
/// is left over there once more. The table pairs him with 4.
#[test]
fn p27_one_handed_on_twice() {
    let pool =
        |name: &str, players: &[u32]| Pool { name: name.to_owned(), players: numbers(players) };
    let table = table(8).keep_apart(3, &[4, 5]).change(|draft| {
        draft.constraints.pools =
            vec![pool("A", &[1, 2, 3]), pool("B", &[4, 5]), pool("C", &[6, 7, 8])];
    });
    let difference = first(&table.clone().round("1=2 3=4 5=6 7=8"), SYSTEM);
    assert_eq!(difference.decided, Decided::HandedOn { player: number(3) });
    assert_eq!(instead(&difference)[0].1, meets(4));
    let (comparison, _) = last(&table.round("1=2 4=5 6=8 7=3"), SYSTEM);
    let first = comparison.first.map(|first| first.decided);
    assert!(!matches!(first, Some(Decided::HandedOn { .. })), "{first:?}");
}

/// 1 and 2 are of one club and meet in round 1.
#[test]
fn p27_a_compulsory_meeting_that_is_not_there() {
    let table = table(4).change(|draft| {
        draft.constraints.groups =
            vec![Group { name: "club".to_owned(), players: numbers(&[1, 2]) }];
        draft.constraints.meet_until = vec![MeetUntil { until: 1, groups: GroupScope::All }];
    });
    let difference = first(&table.round("1=3 4=2"), SYSTEM);
    let decided = Decided::Fixed { first: number(1), second: Some(number(2)) };
    assert_eq!(difference.decided, decided);
}

/// The sentence that an arbiter reads names both sides, in both languages.
#[test]
fn p27_the_difference_in_words() {
    use shashki_base::Lang;
    let difference = first(&table(4).round("1=3 4=2").round("2=4 3=1"), SYSTEM);
    assert_eq!(
        difference.message(Lang::En),
        "the system pairs 4 with 1; in the table 4 meets 2 (passed over by the system: met in round 1), 1 meets 3"
    );
    let russian = difference.message(Lang::Ru);
    assert!(russian.contains("по системе 4 встречается с 1"), "{russian}");
    assert!(difference.reasons(Lang::En).iter().any(|reason| reason.contains("[5.4.10.5.5; P13]")));
    let players: Vec<StartNumber> = difference.decided.players();
    assert_eq!(players, numbers(&[4, 1]));
}
