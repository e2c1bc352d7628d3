//! Cases worked by hand, named after the decision that each pins. No figure comes from the code.

#![allow(clippy::unwrap_used, clippy::panic)] // a panic is a failed test

mod common;

use common::{TWO, column, event, ranks, request, trf};
use shashki_base::Lang;
use shashki_tiebreak::{Criterion, Explanation, Profile, Standings, StandingsNote};
use shashki_tournament::Format::{RoundRobin, Swiss};
use shashki_tournament::{Event, StartNumber};

const MANUAL: &str = "rules-manual";

fn two(rows: &[&str]) -> Event {
    event(&trf(TWO, rows))
}

fn start(number: u32) -> StartNumber {
    StartNumber::new(number).unwrap()
}

/// Four players, all against all: points 5, 4, 3, 0.
const FOUR: [&str; 4] = ["2w1 3w= 4w1", "1b0 4w1 3w1", "4w1 1b= 2b0", "3b0 2b0 1b0"];

#[test]
fn t4_other_points_scale_the_sums_and_keep_the_order() {
    let points = event(&trf(TWO, &FOUR));
    let halves = event(&trf("", &FOUR)); // the format's default: 1, 0.5, 0
    for (criterion, doubled, plain) in [
        ("PTS", ["5", "4", "3", "0"], ["2.5", "2", "1.5", "0"]),
        // 1 met 4, 3, 0 = 7; by halves 2 + 1.5 + 0.
        ("SOLK", ["7", "8", "9", "12"], ["3.5", "4", "4.5", "6"]),
        // 1: 4 x 2 + 3 x 1 + 0; by halves a quarter of it.
        ("SB", ["11", "6", "5", "0"], ["2.75", "1.5", "1.25", "0"]),
        // 1 beat 4 and 0; 3 beat 0, lost to 4; 4 lost to 3 + 4 + 5.
        ("SHMU", ["4", "-2", "-4", "-12"], ["2", "-1", "-2", "-6"]),
        // Running totals of 1: 2 + 3 + 5.
        ("PROG", ["10", "6", "8", "0"], ["5", "3", "4", "0"]),
        ("WINS", ["2", "2", "1", "0"], ["2", "2", "1", "0"]),
    ] {
        assert_eq!(column(&points, criterion, "fmjd", ""), doubled, "{criterion}");
        assert_eq!(column(&halves, criterion, "fmjd", ""), plain, "{criterion}");
    }
    let order = |event| ranks(event, "PTS,SB,SOLK", "fmjd", "");
    assert_eq!(order(&points), order(&halves));
}

#[test]
fn t4_three_for_a_win_are_no_special_case() {
    // FIDE's dummy in 3-1-0: a tail of byes counts as draws, 1 point each.
    let head = "142 3\n162  W 3.0    D 1.0    L 0.0\n";
    let event = event(&trf(head, &["2w1 0-H 0-Z", "1b0 3w1 4w1", "4w1 2b0 0-U", "3b0 0-U 2b0"]));
    // 1 has 3 + 1; as an opponent 3 + 1 + 1 = 5 (16.3.2).
    assert_eq!(column(&event, "PTS", "fide-2026", "")[0], "4");
    // 2 met 1 (5), 3 (3 + 0 + 3 = 6), 4 (3).
    assert_eq!(column(&event, "BH", "fide-2026", "")[1], "14");
    // 1: met 2 (6); own 4 capped at 3 draws = 3, twice.
    assert_eq!(column(&event, "BH", "fide-2026", "")[0], "12");
    assert_eq!(column(&event, "BH", "fide-2024", "")[0], "14");
}

#[test]
fn t5_the_plus_counts_for_the_lowest_number_of_points() {
    // 3 has the plus in round 1 and draws with 1: points 3, 1, 3 after two rounds; lowest 1.
    let event = two(&["2w1 3b=", "1b0 0-U", "0-U 1w="]);
    assert_eq!(column(&event, "PTS", MANUAL, ""), ["3", "2", "3"]);
    assert_eq!(column(&event, "SOLK", MANUAL, ""), ["5", "5", "5"]);
    assert_eq!(column(&event, "SOLK", "fmjd", ""), ["5", "3", "3"]);
    // The plus is an entry: it is the one that is cut.
    assert_eq!(column(&event, "SOLK-1", MANUAL, ""), ["3", "3", "3"]);
}

#[test]
fn t5_one_who_never_played_is_the_lowest_of_all() {
    let rows = ["2w1 3b=", "1b0 0-U", "0-U 1w=", ""];
    let event = two(&rows);
    assert_eq!(column(&event, "SOLK", MANUAL, "")[1], "3"); // 3 + the plus at 0
}

/// Rounds: 1-4, 2-5, 3-6; 1-2, 4-5 (3 and 6 have left); 1-5, 2-4.
const LEAVERS: [&str; 6] =
    ["4w1 2w= 5w=", "5w1 1b= 4w1", "6w=", "1b0 5w0 2b0", "2b0 4b1 1b=", "3b="];

#[test]
fn t5_who_left_alone_in_his_score_group_keeps_his_points() {
    // 3 and 6 stop with 1 point each after round 1; nobody else had 1 then: the group is empty.
    let event = two(&LEAVERS);
    let standings = Standings::new(&event, &request("PTS,SOLK", MANUAL, "")).unwrap();
    let alone = [3, 6].map(|n| StandingsNote::LeftAlone { start: start(n) });
    assert_eq!(standings.notes, alone);
    // 3 met 6 with his own point, and two rounds without an opponent.
    assert_eq!(column(&event, "SOLK", MANUAL, ""), ["8", "7", "1", "12", "9", "1"]);
    assert!(alone[0].message(Lang::Ru).contains("5.4.10.11"));
}

#[test]
fn t5_who_left_counts_with_the_average_of_his_score_group() {
    // 5 loses to 1 and leaves with 0. Of the others with 0 after round 1, 4 ends with 3, 6 with 1:
    // 5 counts for 2.
    let event =
        two(&["5w1 2w= 3w1", "4w1 1b= 6w1", "6w1 4b0 1b0", "2b0 3w1 0-U", "1b0", "3b0 0-U 2b0"]);
    assert_eq!(column(&event, "PTS", MANUAL, ""), ["5", "5", "2", "4", "0", "2"]);
    // The group of 5: 4 with 4 points, 6 with 2: 3. So 1 has 3 + 5 + 2.
    assert_eq!(column(&event, "SOLK", MANUAL, "")[0], "10");
    assert_eq!(column(&event, "SOLK", "fmjd", "")[0], "7");
    assert_eq!(column(&event, "SOLK", MANUAL, "--not-left 5")[0], "7");
    // SB and SHMU use what he counts for; his own figures don't.
    assert_eq!(column(&event, "SB", MANUAL, "")[0], "15"); // 2 x 3 + 1 x 5 + 2 x 2
    assert_eq!(column(&event, "SHMU", MANUAL, "")[0], "5"); // 3 + 2
    assert_eq!(column(&event, "PROG", MANUAL, "")[4], "0");
    // The explanation says so.
    let request = request("SOLK", MANUAL, "");
    let text = |lang| Explanation::new(&event, &request, start(1)).unwrap().text(&event, lang);
    assert!(text(Lang::En).contains("5 P5: 3 (won; left after round 1: average of the 2"));
    assert!(
        text(Lang::Ru).contains("выбыл после 1 тура: среднее по очковой группе (участников: 2)")
    );
}

#[test]
fn t5_who_leaves_later_counts_with_his_own_average() {
    // 6 leaves after round 1, 5 after round 2; the others go on and win or lose.
    let event = two(&[
        "2w= 3w= 4w1 2b1",
        "1b= 4b= 3w1 1w0",
        "4w= 1b= 2b0 4b1",
        "3b= 2w= 1b0 3w0",
        "6w= 0-U 0-Z 0-Z",
        "5b= 0-Z 0-Z 0-Z",
    ]);
    // After round 2: 1, 2, 3, 4 have 2, 5 has 3: alone, he keeps 3.
    // After round 1 all have 1: the group of 6 is 1 (6), 2 (4), 3 (4), 4 (2), 5 (3): 19/5.
    assert_eq!(column(&event, "PTS", MANUAL, ""), ["6", "4", "4", "2", "3", "1"]);
    assert_eq!(column(&event, "SOLK", MANUAL, "")[4], "4.8"); // 3.8 + the plus at 1
    assert_eq!(column(&event, "SOLK", MANUAL, "")[5], "3");
}

#[test]
fn t5_absent_in_the_last_round_alone_is_not_leaving() {
    // 4 loses twice and is absent in round 3; 2 and 3 have 1 and 3 points.
    let rows = ["4w1 3w= 2w1", "3b0 4w1 1b0", "2w1 1b= 0-U", "1b0 2b0 0-Z"];
    let event = two(&rows);
    assert_eq!(column(&event, "SOLK", MANUAL, "")[0], "7"); // 0 + 5 + 2
    // Named, he is in the group of those with 0 after round 2: nobody. He keeps 0.
    assert_eq!(column(&event, "SOLK", MANUAL, "--left 4")[0], "7");
    // Absent in the last two, he has left.
    let event = two(&["4w1 3w= 2w1", "3b0 0-U 1b0", "2w1 1b= 0-U", "1b0 0-Z 0-Z"]);
    // 4 left after round 1 with 0; in his group 2, who ends with 2: he counts for 2.
    assert_eq!(column(&event, "SOLK", MANUAL, "")[0], "9");
}

#[test]
fn t6_every_scheduled_opponent_counts_and_nothing_else_does() {
    // Forfeit (both), bye, half-point bye, absence.
    let event = two(&["2w- 3w1 0-H", "1b- 0-U 3b=", "0-U 1b0 2w="]);
    assert_eq!(column(&event, "PTS", "fmjd", ""), ["3", "3", "3"]);
    assert_eq!(column(&event, "SOLK", "fmjd", ""), ["6", "6", "6"]);
    assert_eq!(column(&event, "SOLK-1", "fmjd", ""), ["6", "6", "6"]); // the bye is cut
    assert_eq!(column(&event, "SOLK-TRUNC", "fmjd", ""), ["6;3", "6;3", "6;3"]);
    // Both lost by forfeit: each subtracts the other.
    assert_eq!(column(&event, "SHMU", "fmjd", ""), ["0", "-3", "-3"]);
}

#[test]
fn t7_the_edition_is_the_callers_and_changes_the_dummy() {
    // 1 wins twice and is absent in the third of three rounds: own 4, adjusted 5.
    let text = trf(
        &format!("142 3\n{TWO}"),
        &["2w1 3w1 0-Z", "1b0 4w1 3w1", "4w1 1b0 2b0", "3b0 2b0 0-U"],
    );
    let event = event(&text);
    // 1: opponents 4 and 2; the dummy has 4, from 2026 no more than 3 draws.
    assert_eq!(column(&event, "BH", "fide-2023", "")[0], "10");
    assert_eq!(column(&event, "BH", "fide-2024", "")[0], "10");
    assert_eq!(column(&event, "BH", "fide-2026", "")[0], "9");
    assert_eq!(column(&event, "BH/V2024", "fide-2026", "")[0], "10");
    assert_eq!(column(&event, "BH", "fide-2026", "")[1], "9"); // 5 + 2 + 2
    // The voluntary round goes first: 9 - 3, not 9 - 2.
    assert_eq!(column(&event, "BH/C1", "fide-2026", "")[0], "6");
}

#[test]
fn t8_after_any_round() {
    let event = two(&FOUR);
    assert_eq!(column(&event, "PTS", "fmjd", "--round 1"), ["2", "0", "2", "0"]);
    assert_eq!(column(&event, "SOLK", "fmjd", "--round 1"), ["0", "2", "0", "2"]);
    assert_eq!(column(&event, "SOLK", "fmjd", "--round 0"), ["0", "0", "0", "0"]);
    assert_eq!(ranks(&event, "PTS", "fmjd", "--round 0"), [1, 1, 1, 1]);
    let provisional = |event: &Event, arguments| {
        Standings::new(event, &request("PTS", "fmjd", arguments)).unwrap().provisional
    };
    assert!(provisional(&event, "--round 2"));
    assert!(!provisional(&event, ""));
    let planned = common::event(&trf(&format!("142 5\n{TWO}"), &FOUR));
    assert!(provisional(&planned, ""));
}

#[test]
fn t8a_a_round_robin_by_its_record() {
    let format = |head: &str| {
        let event = event(&trf(&format!("{head}\n{TWO}"), &FOUR));
        Standings::new(&event, &request("PTS", "fmjd", "")).unwrap().format
    };
    for (head, expected) in [
        ("092 Round-Robin", RoundRobin),
        ("092 individual: ROUND ROBIN, two cycles", RoundRobin),
        ("092 Swiss", Swiss),
        ("192 FIDE_ROUNDROBIN", RoundRobin),
        ("092 Round robin\n192 FIDE_DUTCH_2026", Swiss),
        ("012 Round robin", Swiss),
    ] {
        assert_eq!(format(head), expected, "{head}");
    }
}

#[test]
fn t10_places_are_shared_and_counted_on() {
    let event = two(&["2w1 3w=", "1b0 4w1", "4w1 1b=", "3b0 2b0"]);
    // Points 3, 2, 3, 0.
    assert_eq!(ranks(&event, "PTS", "fmjd", ""), [1, 3, 1, 4]);
    let standings = Standings::new(&event, &request("PTS", "fmjd", "")).unwrap();
    let order: Vec<u32> = standings.rows.iter().map(|row| row.start.get()).collect();
    assert_eq!(order, [1, 3, 2, 4]); // level ones by start number
}

#[test]
fn t9_codes_of_both_worlds() {
    for (given, same) in
        [("PS/C1", "PROG/C1"), ("GE", "REP"), ("SOLK-1", "BH/C1"), ("SOLK-MED", "BH/M1")]
    {
        let event = two(&LEAVERS);
        assert_eq!(column(&event, given, "fide-2026", ""), column(&event, same, "fide-2026", ""));
    }
    for wrong in
        ["BH/C0", "BH/C", "BH/C1/C2", "BH/C1/M1", "BH/V2025", "ARO/U0", "BH//P", "BH:MP", "DE/C1"]
    {
        assert!(wrong.parse::<Criterion>().is_err(), "{wrong}");
    }
}

#[test]
fn t2_without_ratings_or_games() {
    let text = trf(TWO, &["2w1", "1b0", ""]);
    let event = event(&text);
    // Nobody has a rating: left out for all, with a note; by /U everyone has one.
    let standings = Standings::new(&event, &request("PTS,ARO", "fmjd", "")).unwrap();
    assert!(matches!(&standings.notes[..], [StandingsNote::Unrated { code }] if code == "ARO"));
    assert_eq!(column(&event, "ARO/U1400", "fmjd", ""), ["1400", "1400", ""]);
    assert_eq!(ranks(&event, "TPR/U1400", "fmjd", ""), [1, 2, 3]); // 600 is above none
    assert_eq!(column(&event, "TPR/U1400", "fmjd", ""), ["2200", "600", ""]);
}

#[test]
fn the_profile_by_how_the_event_was_paired() {
    let event = two(&FOUR);
    assert_eq!(Profile::default_for(&event), Profile::Fmjd);
    let mut draft = event.into_draft();
    draft.paired_by = shashki_tournament::PairedBy::Hand;
    assert_eq!(Profile::default_for(&draft.check().unwrap()).name(), MANUAL);
}

#[test]
fn an_unfinished_game_counts_for_nobody_and_is_reported() {
    let mut draft = two(&FOUR).into_draft();
    draft.rounds[2].meetings[0].result = shashki_tournament::MeetingResult::Unfinished;
    let event = draft.check().unwrap();
    let standings = Standings::new(&event, &request("PTS,DE", "fmjd", "")).unwrap();
    let note = StandingsNote::Provisional { round: 3, scheduled: None, unfinished: 1 };
    assert_eq!(standings.notes, [note]);
}

#[test]
fn teams_are_sums_of_their_best() {
    let mut draft = two(&FOUR).into_draft();
    for (player, club) in draft.players.iter_mut().zip(["A", "B", "B", "A"]) {
        player.club = club.to_owned();
    }
    let event = draft.check().unwrap();
    let standings = Standings::new(&event, &request("PTS", "fmjd", "")).unwrap();
    let teams = |count| {
        let by = shashki_tiebreak::TeamBy::Club;
        let teams = shashki_tiebreak::teams(&event, &standings.rows, by, count);
        let line = |team: &shashki_tiebreak::TeamStanding| {
            format!("{} {} {} {}", team.rank, team.name, team.sum, team.places)
        };
        teams.iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(teams(1), ["1 A 5 1", "2 B 4 2"]);
    assert_eq!(teams(2), ["1 B 7 5", "2 A 5 5"]);
}

#[test]
fn c07_6_a_certain_last_place_splits_nothing() {
    // 1 and 2 drew, 3 lost to both by one game each missing: nobody is certainly first.
    let event = two(&["2w= 4w1 3w1", "1b= 3b1 4w1", "4w1 2w0 1b0", "3b0 1b0 2b0"]);
    assert_eq!(ranks(&event, "PTS,DE", "fmjd", ""), [1, 1, 3, 4]);
}
