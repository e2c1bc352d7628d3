//! Profile "fmjd-program": colours. As observed, never official.

use shashki_pairing::{ColourReason, Request, System};

use crate::build::{Table, fmjd, forced, forcing, table};

/// The colours of 1 and 2, made to meet, by the observed program and by the rules.
fn both(table: &Table) -> [(String, ColourReason); 2] {
    let forced = vec![forced(1, 2, None)];
    let observed = Request { forced: forced.clone(), ..fmjd() };
    [observed, forcing(System::TruncatedSolkoff, &forced)]
        .map(|request| table.board(&request, 1, 2))
}

fn are(fmjd: (&str, ColourReason), rules: (&str, ColourReason)) -> [(String, ColourReason); 2] {
    [fmjd, rules].map(|(board, reason)| (board.to_owned(), reason))
}

/// 1: White, White, Black (one White more); 2: Black, Black, White (one less). Each is due what the
/// other isn't; but the lower balance gets White: 2.
#[test]
fn fmjd_the_lower_balance_gets_white() {
    let table = table(6).round("1=3 4=2").round("1=4 3=2").round("5=1 2=6");
    let rules = ("1-2", ColourReason::EachHisDue);
    assert_eq!(both(&table), are(("2-1", ColourReason::Balance), rules));
}

/// 1: White, Black; 2: Black, White: equal balances, each his due.
#[test]
fn fmjd_with_equal_balances_each_gets_his_due() {
    let table = table(6).round("1=3 4=2").round("5=1 2=6");
    let due = ("1-2", ColourReason::EachHisDue);
    assert_eq!(both(&table), are(due, due));
}

/// 1: Black three times, then White three times (balanced); 2: White, White, Black (one White more). By
/// balance 1 would have White a fourth time running: three equal colours come first.
#[test]
fn fmjd_three_equal_colours_come_first() {
    let table = table(8)
        .round("3=1 2=4")
        .round("4=1 2=5")
        .round("5=1 6=2")
        .round("1=6")
        .round("1=7")
        .round("1=8");
    let three = ("2-1", ColourReason::AfterThree);
    assert_eq!(both(&table), are(three, three));
}

/// Both due the same: back to where they differ, as in P20. 1: Black, White; 2: White, White.
#[test]
fn fmjd_both_due_the_same_goes_by_p20() {
    let table = table(4).round("3=1 2=4").round("1=4 2=3");
    let back = ("1-2", ColourReason::History { games_back: 2 });
    assert_eq!(both(&table), are(back, back));
}

/// Histories the same, one White each: 2, who has more points, gets the colour that balances him,
/// Black. By the rules 1, the lower number, gets it.
#[test]
fn fmjd_the_same_histories_more_points_first() {
    let table = table(4).round("1=3 2>4");
    let rules = ("2-1", ColourReason::LowerNumber);
    assert_eq!(both(&table), are(("1-2", ColourReason::MorePoints), rules));
}

/// The colour that *balances*, not the one due: both had White, White, Black. 2 has more points and
/// gets Black again.
#[test]
fn fmjd_the_same_histories_the_balancing_colour() {
    let table = table(6).round("1=3 2>4").round("1=4 2>3").round("5=1 6<2");
    let rules = ("1-2", ColourReason::LowerNumber);
    assert_eq!(both(&table), are(("1-2", ColourReason::MorePoints), rules));
    // With more points 1 gets Black.
    let table = crate::build::table(6).round("1>3 2=4").round("1>4 2=3").round("5<1 6=2");
    assert_eq!(both(&table), are(("2-1", ColourReason::MorePoints), rules));
}

/// Balanced already: his due one. Both had White, Black; 2 has more points and gets White.
#[test]
fn fmjd_the_same_histories_balanced_his_due() {
    let table = table(6).round("1=3 2>4").round("5=1 6=2");
    let rules = ("1-2", ColourReason::LowerNumber);
    assert_eq!(both(&table), are(("2-1", ColourReason::MorePoints), rules));
}

/// Points the same too: the lower start number gets the colour that balances him.
#[test]
fn fmjd_the_same_histories_and_points_the_lower_number() {
    let table = table(4).round("1=3 2=4");
    let rules = ("2-1", ColourReason::LowerNumber);
    assert_eq!(both(&table), are(("2-1", ColourReason::MorePoints), rules));
    // Balance against due: White, White, Black for both; 1 gets Black.
    let table = crate::build::table(6).round("1=3 2=4").round("1=4 2=3").round("5=1 6=2");
    let rules = ("1-2", ColourReason::LowerNumber);
    assert_eq!(both(&table), are(("2-1", ColourReason::MorePoints), rules));
}

/// P21 as in the rules: one without a played game gives way.
#[test]
fn fmjd_one_without_a_game_gives_way() {
    let table = table(4).round("1=3");
    let one = ("2-1", ColourReason::OnlyOneHistory);
    assert_eq!(both(&table), are(one, one));
}
