//! Profile "fmjd-program": order and pairs. As observed, never official.

use shashki_pairing::{PairError, Profile, Request, System};

use crate::build::{Table, fmjd, pairs, table};

fn rules(table: &Table) -> String {
    table.pairs(System::TruncatedSolkoff)
}

/// It belongs to the truncated Solkoff alone.
#[test]
fn fmjd_another_system_is_a_usage_error() {
    for system in [System::Lot, System::Coefficient, System::CurrentBuchholz] {
        let request = Request { profile: Profile::FmjdProgram, ..Request::new(system) };
        let profile = Profile::FmjdProgram;
        assert_eq!(table(4).refused(&request), PairError::ProfileMismatch { profile, system });
    }
}

/// Rounds 1 and 2: start numbers ascending, where 5.4.10.5.3 has round 2 descending.
///
/// 5 | 1 2 3 4: the bye is 4's; 5 comes down and meets the first, 1; 2-3. By the rules 5 | 4 3 2 1: the
/// bye is 1's, 5-4, 3-2.
#[test]
fn fmjd_round_2_goes_by_ascending_numbers() {
    let table = table(5).round("1=3 4=2 5U");
    assert_eq!(table.fmjd_pairs(), "1-5 2-3 bye 4");
    assert_eq!(rules(&table), "2-3 4-5 bye 1");
}

/// From round 3: the full current Buchholz, then Sonneborn-Berger.
///
/// 1 2 3 4 have two points each, 5 4, 6 0, 7 1, 8 3:
///
/// | player | opponents now | sum | Sonneborn-Berger | sum less the smallest |
/// |---|---|---|---|---|
/// | 1 | beat 6: 0, lost to 5: 4 | 4 | 0 | 4 |
/// | 2 | drew with 3: 2 and 4: 2 | 4 | 4 | 2 |
/// | 3 | drew with 2: 2 and 7: 1 | 3 | 3 | 2 |
/// | 4 | drew with 8: 3 and 2: 2 | 5 | 5 | 3 |
#[test]
fn fmjd_full_buchholz_then_sonneborn_berger() {
    let table = table(8).round("1>6 2=3 5>7 4=8").round("5>1 2=4 3=7 8>6");
    assert_eq!(table.order(&fmjd()), "5 8 4 2 1 3 7 6");
    assert_eq!(
        table.order(&Request::new(System::TruncatedSolkoff)),
        "5 8 1 4 3 2 7 6".replace("3 2", "2 3")
    );
}

/// Points made in a forfeited game with a scheduled opponent count in it.
///
/// 2 won by forfeit of 3 (2 points now) and lost to 4 (2): sum 4, Sonneborn-Berger 2 x 2 = 4. 1 beat 5
/// (1) and lost to 6 (3): sum 4, Sonneborn-Berger 1 x 2 = 2. Without the forfeit 1 would lead.
/// 3: 2 + 1 = 3; 4: 0 + 2 = 2. 7: 3 + 2 = 5; 5: 2 + 1 = 3; 8: 0 + 1.
#[test]
fn fmjd_points_made_by_forfeit_count_in_sonneborn_berger() {
    let table = table(8).round("2+3 1>5 6=7 4Z 8Z").round("4>2 6>1 3>7 5=8");
    assert_eq!(table.order(&fmjd()), "6 2 1 3 4 7 5 8");
}

/// Equal in everything: start numbers ascending, in even rounds too; the options `ties` and
/// `bye-entry` have no effect.
#[test]
fn fmjd_ties_and_bye_entry_have_no_effect() {
    let table = (0..3).fold(table(5), |table, _| table.round("1x3 4x2"));
    assert_eq!(rules(&table), "2-4 3-5 bye 1");
    assert_eq!(table.fmjd_pairs(), "1-3 2-4 bye 5");
    for (name, values) in [("ties", ["by-round", "ascending"]), ("bye-entry", ["zero", "none"])] {
        for value in values {
            assert_eq!(table.clone().option(name, value).fmjd_pairs(), "1-3 2-4 bye 5", "{value}");
        }
    }
}

/// P1 follows the option `forfeits` here too. 1 2 | 3 4.
#[test]
fn fmjd_forfeits_follow_the_option() {
    let table = table(4).round("1x3 4x2");
    assert_eq!(table.fmjd_pairs(), "1-3 2-4");
    assert_eq!(table.option("forfeits", "meeting").fmjd_pairs(), "1-4 2-3");
}

/// P13 follows the option `halves`: 1 2 3 | 4 5 6 after 1-4, 5-2, 3-6; 1 may not meet 5 and 6 either.
/// 1-3; then 2 | 4 5 6: 2-4, 5-6. Recut: 2 4 | 5 6: 2 has met 5: 2-6, 4-5.
#[test]
fn fmjd_halves_follow_the_option() {
    let table = table(6).round("1=4 5=2 3=6").keep_apart(1, &[5, 6]);
    assert_eq!(table.fmjd_pairs(), "1-3 2-4 5-6");
    assert_eq!(table.option("halves", "recut").fmjd_pairs(), "1-3 2-6 4-5");
}

/// 3 (one point before round 1) met 4 (none). After round 1: 1 2 3 two points each, 4 5 6 one.
fn three_floated_down() -> Table {
    table(6).points(&[(3, 1), (5, 1), (6, 1)]).round("1>5 2>6 3=4")
}

/// No repeated float. Round 2: 1 2 3 | 4 5 6.
///
/// - 3 met a lower-scored opponent, so he is walked last: 2 leaves; 1-3.
/// - 4 met a higher-scored opponent, so he is tried last: 2 meets 5. 4-6.
///
/// Without the first: 3 leaves, 1-2. Without the second: 2-4, 5-6.
#[test]
fn fmjd_nobody_floats_the_same_way_again() {
    assert_eq!(three_floated_down().fmjd_pairs(), "1-3 2-5 4-6");
}

/// The walk down alone: 6, not 4, was met from above. 2 leaves; 2-4; 5-6.
#[test]
fn fmjd_who_floated_down_is_walked_last() {
    let table = table(6).points(&[(3, 1), (4, 1), (5, 1)]).round("1>4 2>5 3=6");
    assert_eq!(table.fmjd_pairs(), "1-3 2-6 4-5".replace("2-6 4-5", "2-4 5-6"));
}

/// The rules know nothing of it. Round 2 descending, 3 2 1 | 6 5 4: 1 leaves, 3-2; 1 meets 6; 5-4.
#[test]
fn fmjd_the_rules_spare_no_floaters() {
    assert_eq!(rules(&three_floated_down()), "1-6 2-3 4-5");
}

/// A forfeited game with a scheduled opponent is a float: 3 (two points) stood against 4 (one), and
/// nobody played. The same pairs as above.
#[test]
fn fmjd_a_forfeited_game_is_a_float() {
    let table = table(6).points(&[(3, 2), (4, 1), (5, 1), (6, 1)]).round("1>5 2>6 3x4");
    assert_eq!(table.fmjd_pairs(), "1-3 2-5 4-6");
}

/// It counts for two rounds. In the rounds after it nobody makes a point: 1 and 2, equal, forfeit.
///
/// - Round 3: 1 (5: 1, 2: 2) and 2 (6: 1, 1: 2) stand before 3 (4: 1); 4 5 6 have met one of two points
///   each, 4 made a point of it. The float of round 1 still counts: as in round 2.
/// - Round 4: it doesn't. 3 leaves, 1-2. 3 has met 4, so 5; 4-6.
#[test]
fn fmjd_a_float_counts_for_two_rounds() {
    let table = three_floated_down().round("1x2");
    assert_eq!(table.fmjd_pairs(), "1-3 2-5 4-6");
    assert_eq!(table.round("1x2").fmjd_pairs(), "1-2 3-5 4-6");
}

/// Walked last, not left out: 1 and 2 have nobody else above. With 1-3 and 2-3 forbidden 3 leaves, and
/// since 5 and 6 may not meet him either, he meets 4 ... whom he has met: so nobody but 3 can leave,
/// and only with 5 allowed is there a draw.
#[test]
fn fmjd_who_floated_leaves_if_nobody_else_can() {
    let table = three_floated_down().keep_apart(3, &[1, 2]);
    assert_eq!(table.fmjd_pairs(), "1-2 3-5 4-6");
}

/// The bye too goes by this profile's order: round 3 by Sonneborn-Berger, not by truncated Solkoff.
///
/// Of 1 2 3 4 in `fmjd_full_buchholz_then_sonneborn_berger` nobody is last; a ninth player, who never
/// came and never had a plus, is: no points, no opponents.
#[test]
fn fmjd_the_bye_goes_to_the_last() {
    let table = table(9).round("1>6 2=3 5>7 4=8").round("5>1 2=4 3=7 8>6");
    assert_eq!(pairs(&table.draw(&fmjd())).split(" bye ").nth(1), Some("9"));
}
