//! Categories, teams, notes.

use shashki_capi::*;

use crate::cup::{by, event, make, number, options, places, rows};
use crate::help::{array, span, text, zeroed};

#[test]
fn a_category_is_counted_by_itself() {
    let women = [span("women")];
    let how = shk_standings_options {
        criteria: span("PTS"),
        categories: women.as_ptr(),
        category_count: 1,
        ..options()
    };
    let standings = make(&event(), &how).unwrap();
    assert_eq!(places(&standings), [(1, 8), (2, 4), (2, 6), (4, 2)]);
    let rows = rows(&standings);
    assert_eq!(rows.iter().map(|row| row.whole_rank).collect::<Vec<_>>(), [4, 5, 5, 8]);
    assert_eq!(rows.iter().map(|row| row.sharing).collect::<Vec<_>>(), [1, 2, 2, 1]);
    let both = [span("women"), span("born-from:2008")];
    let how = shk_standings_options { categories: both.as_ptr(), category_count: 2, ..how };
    assert_eq!(places(&make(&event(), &how).unwrap()), [(1, 8), (2, 6), (3, 2)]);
    let name = text(|b, c, n| unsafe {
        let (women, none) = ("women", core::ptr::null_mut());
        shk_category_name(women.as_ptr().cast(), women.len(), SHK_RU, b, c, n, none)
    });
    assert_eq!(name.unwrap(), "женщины");
}

/// MOS: 7 and 5, 5 + 4, places 1 + 3; TAT: 3 and 8, 5 + 3; SPB: 4 and 6, 2 + 2, places 5 + 5.
#[test]
fn teams_are_sums_of_their_best() {
    let how = shk_standings_options {
        criteria: span("PTS"),
        teams: SHK_TEAMS_FEDERATION,
        best: 2,
        ..options()
    };
    let standings = make(&event(), &how).unwrap();
    let found = array(zeroed::<shk_team>(), |out, capacity, needed| unsafe {
        shk_standings_teams(standings.0, out, capacity, needed)
    })
    .unwrap();
    let players = array(0, |out, capacity, needed| unsafe {
        shk_standings_team_players(standings.0, out, capacity, needed)
    })
    .unwrap();
    assert_eq!(players, [7, 5, 3, 8, 4, 6]);
    let name = |at| text(|b, c, n| unsafe { shk_standings_team_name(standings.0, at, b, c, n) });
    let sum = |at| text(|b, c, n| unsafe { shk_standings_team_sum(standings.0, at, b, c, n) });
    let expected = [("MOS", 9, 4), ("TAT", 8, 5), ("SPB", 4, 10)];
    for (at, (team, (called, points, places))) in found.iter().zip(expected).enumerate() {
        let place = u32::try_from(at).unwrap();
        assert_eq!((team.sum, team.places), (number(points, 1), places), "{called}");
        assert_eq!((team.rank, team.player_count, team.begin), (place + 1, 2, 2 * place));
        assert_eq!((team.incomplete, name(at).unwrap().as_str()), (0, called));
        assert_eq!(sum(at).unwrap(), points.to_string());
    }
    assert_eq!((name(3), sum(3)), (Err(SHK_NOT_FOUND), Err(SHK_NOT_FOUND)));
    let four = shk_standings_options { best: 0, ..how };
    let standings = make(&event(), &four).unwrap();
    let found = array(zeroed::<shk_team>(), |out, capacity, needed| unsafe {
        shk_standings_teams(standings.0, out, capacity, needed)
    });
    assert!(found.unwrap().iter().all(|team| team.incomplete == 1)); // three at most, four count
}

#[test]
fn notes() {
    let notes = |standings: &crate::cup::Standings| {
        array(zeroed::<shk_standings_note_facts>(), |out, capacity, needed| unsafe {
            shk_standings_notes(standings.0, out, capacity, needed)
        })
        .unwrap()
    };
    let standings = by("PTS,ARO"); // player 6 has no rating
    let found = notes(&standings);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].kind, found[0].criterion), (SHK_NOTE_UNRATED, 1));
    let words = text(|b, c, n| unsafe { shk_standings_note(standings.0, 0, SHK_EN, b, c, n) });
    assert!(words.unwrap().contains("ARO/U1400"));
    let none = text(|b, c, n| unsafe { shk_standings_note(standings.0, 1, SHK_EN, b, c, n) });
    assert_eq!(none, Err(SHK_NOT_FOUND));
    let early = shk_standings_options { has_round: 1, round: 1, ..options() };
    let found = notes(&make(&event(), &early).unwrap());
    assert_eq!((found[0].kind, found[0].scheduled), (SHK_NOTE_PROVISIONAL, 3));
    let fide = shk_standings_options {
        criteria: span("PTS,BH"),
        unplayed: SHK_UNPLAYED_FIDE_2024,
        event_kind: SHK_EVENT_KIND_ROUND_ROBIN,
        ..options()
    };
    let found = notes(&make(&event(), &fide).unwrap());
    assert_eq!((found[0].kind, found[0].criterion), (SHK_NOTE_BUCHHOLZ_IN_ROUND_ROBIN, 1));
}
