//! Places and values.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::cup::{by, coefficient, event, make, number, options, places, rows, values};
use crate::help::{array, span, text, zeroed};

#[test]
fn t10_places_are_shared() {
    let standings = by("PTS");
    assert_eq!(
        places(&standings),
        [(1, 3), (1, 7), (3, 5), (4, 8), (5, 1), (5, 4), (5, 6), (8, 2)]
    );
    let rows = rows(&standings);
    assert_eq!(rows.iter().map(|row| row.sharing).collect::<Vec<_>>(), [2, 2, 1, 1, 3, 3, 3, 1]);
    assert!(rows.iter().all(|row| row.index + 1 == row.start && row.whole_rank == row.rank));
}

#[test]
fn t5_values_are_exact_fractions() {
    let standings = by("PTS,SOLK-1,SOLK");
    let order: Vec<u32> = places(&standings).iter().map(|&(_, start)| start).collect();
    assert_eq!(order, [3, 7, 5, 8, 4, 6, 1, 2]);
    let values = values(&standings);
    assert_eq!(values.len(), 8 * 3);
    assert_eq!(values[..3], [number(5, 1), number(9, 1), number(11, 1)]);
    assert_eq!(values[21..], [number(1, 1), number(29, 3), number(38, 3)]);
}

#[test]
fn one_code_of_all_players() {
    let event = event();
    let whole = [1, 0, 11, 11, 9, 7, 9, 7].map(|n| number(n, 1));
    let solkoff = coefficient(&event, "solk", None).unwrap();
    assert_eq!(solkoff[1], number(38, 3));
    assert!((0..8).filter(|&at| at != 1).all(|at| solkoff[at] == whole[at]));
    // As the international federation's program counts: real totals, and nothing for the plus.
    let fmjd = shk_standings_options { unplayed: SHK_UNPLAYED_FMJD, ..options() };
    let real = coefficient(&event, "SOLK", Some(&fmjd)).unwrap();
    assert_eq!(real, [1, 10, 11, 11, 9, 6, 9, 6].map(|n| number(n, 1)));
}

#[test]
fn t3_sequences_and_places() {
    let standings = by("PTS,SOLK-TRUNC,DE");
    let values = values(&standings);
    let numbers = array(zeroed::<shk_value>(), |out, capacity, needed| unsafe {
        shk_standings_sequences(standings.0, out, capacity, needed)
    })
    .unwrap();
    assert_eq!(numbers.len(), 16);
    let of = |row: usize| {
        let value = values[row * 3 + 1];
        assert_eq!((value.kind, value.count), (SHK_VALUE_SEQUENCE, 2));
        let begin = usize::try_from(value.begin).unwrap();
        [numbers[begin], numbers[begin + 1]]
    };
    assert_eq!(of(0), [number(9, 1), number(5, 1)]); // player 3: less 2, less 4
    assert_eq!(of(7), [number(29, 3), number(5, 1)]); // player 2: less 3, less 14/3
    let place = shk_value { numerator: 1, denominator: 1, kind: SHK_VALUE_PLACE, ..zeroed() };
    assert_eq!(values[2], place);
    let shown = |row, criterion| {
        text(|b, c, n| unsafe { shk_standings_value_text(standings.0, row, criterion, b, c, n) })
    };
    assert_eq!(shown(7, 1).unwrap(), "29/3;5");
    assert_eq!(shown(8, 1), Err(SHK_NOT_FOUND));
    assert_eq!(shown(0, 3), Err(SHK_NOT_FOUND));
    let rounded = |decimals| {
        text(|b, c, n| unsafe { shk_standings_value_rounded(standings.0, 7, 1, decimals, b, c, n) })
    };
    assert_eq!(rounded(2).unwrap(), "9.67;5.00");
    assert_eq!(rounded(13), Err(SHK_BAD_ARGUMENT));
}

#[test]
fn t2_what_is_undefined() {
    let ratings = coefficient(&event(), "RTNG", None).unwrap();
    assert_eq!(ratings[5], zeroed()); // player 6 has none
    assert_eq!((ratings[5].kind, ratings[0]), (SHK_VALUE_UNDEFINED, number(2250, 1)));
}

#[test]
fn t8_after_any_round() {
    let event = event();
    let after = |round| {
        let how = shk_standings_options { has_round: 1, round, ..options() };
        coefficient(&event, "PTS", Some(&how)).unwrap()
    };
    assert_eq!(after(0), [number(0, 1); 8]);
    assert_eq!(after(1), [2, 0, 2, 0, 2, 0, 2, 0].map(|n| number(n, 1)));
}

#[test]
fn t5_who_left_is_as_the_host_says() {
    let event = event();
    let one = [1];
    let stays = shk_standings_options { not_left: one.as_ptr(), not_left_count: 1, ..options() };
    assert_eq!(coefficient(&event, "SOLK", Some(&stays)).unwrap()[1], number(10, 1));
    let own = shk_standings_options {
        unplayed: SHK_UNPLAYED_RULES_MANUAL,
        readings: span("leaver=own plus=zero"),
        ..options()
    };
    let solkoff = coefficient(&event, "SOLK", Some(&own)).unwrap();
    assert_eq!((solkoff[1], solkoff[5]), (number(10, 1), number(6, 1)));
}

#[test]
fn what_the_event_says_itself() {
    let event = event();
    let standings = make(&event, &options()).unwrap();
    let mut facts = shk_standings_facts::default();
    assert_eq!(unsafe { shk_standings_describe(standings.0, &raw mut facts) }, SHK_OK);
    assert_eq!(
        facts,
        shk_standings_facts {
            row_count: 8,
            criterion_count: 5,
            unplayed: SHK_UNPLAYED_RULES_MANUAL,
            format: SHK_FORMAT_SWISS,
            round: 3,
            scheduled: 3,
            ..shk_standings_facts::default()
        }
    );
    let codes = (0..5)
        .map(|at| text(|b, c, n| unsafe { shk_standings_code(standings.0, at, b, c, n) }).unwrap());
    let codes: Vec<String> = codes.collect();
    let named = text(|b, c, n| unsafe { shk_event_criteria(event.0, b, c, n, null_mut()) });
    assert_eq!(codes.join(","), "PTS,SOLK-1,SOLK,WINS,DE");
    assert_eq!(named.unwrap(), codes.join(","));
    let mut unplayed = 0;
    assert_eq!(unsafe { shk_event_unplayed(event.0, &raw mut unplayed) }, SHK_OK);
    assert_eq!(unplayed, SHK_UNPLAYED_RULES_MANUAL);
    let mut low = 7;
    let name = text(|b, c, n| unsafe {
        shk_standings_criterion(standings.0, 1, SHK_RU, &raw mut low, b, c, n)
    });
    assert_eq!((name.unwrap().as_str(), low), ("Усечённый Солкоф", 0));
}

#[test]
fn results_that_come_later_change_nothing() {
    let event = event();
    let standings = make(&event, &options()).unwrap();
    let won = shk_meeting {
        white: 3,
        black: 4,
        kind: SHK_KIND_PLAYED,
        decision: SHK_DECISION_BLACK,
        ..zeroed()
    };
    let before = values(&standings);
    crate::help::record(&event, 1, &[won]).unwrap();
    assert_eq!(values(&standings), before);
    drop(event);
    assert_eq!(values(&standings), before);
}

/// P15: past opponents with their points now, before a fourth round.
#[test]
fn p15_before_a_round_is_paired() {
    let event = event();
    let current = |round, entry| {
        array(zeroed::<shk_current>(), |out, capacity, needed| unsafe {
            shk_event_current(event.0, round, entry, out, capacity, needed)
        })
    };
    let now = current(4, SHK_BYE_ENTRY_ZERO).unwrap();
    assert_eq!((now[1].buchholz, now[1].truncated_solkoff), (1000, 800)); // 2 + 5 + 3
    assert_eq!(now[1].sonneborn_berger, number(3, 1)); // a draw with 8
    assert_eq!((now[7].buchholz, now[7].truncated_solkoff), (600, 600)); // 5 + 0 + 1
    let no_entry = current(4, SHK_BYE_ENTRY_NONE).unwrap();
    assert_eq!((no_entry[7].buchholz, no_entry[7].truncated_solkoff), (600, 500));
    assert_eq!(current(0, SHK_BYE_ENTRY_ZERO), Err(SHK_NOT_FOUND));
    assert_eq!(current(5, SHK_BYE_ENTRY_ZERO), Err(SHK_NOT_FOUND));
    assert_eq!(current(4, 2), Err(SHK_BAD_ARGUMENT));
}

#[test]
fn null_options_are_the_defaults() {
    let event = event();
    let mut standings = null_mut();
    let status = unsafe { shk_standings_make(event.0, null(), &raw mut standings, null_mut()) };
    assert_eq!(status, SHK_OK);
    let standings = crate::cup::Standings(standings);
    assert_eq!(values(&standings), values(&make(&event, &options()).unwrap()));
}
