//! What is refused, with its place; NULL everywhere.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::cup::{coefficient, event, make, options};
use crate::help::{Told, span, text, told};

fn criteria(codes: &str) -> Result<String, Told> {
    let check = |b, c, n, error| unsafe {
        shk_criteria_check(codes.as_ptr().cast(), codes.len(), b, c, n, error)
    };
    text(|b, c, n| check(b, c, n, null_mut()))
        .map_err(|_| told(|error| check(null_mut(), 0, null_mut(), error)).unwrap_err())
}

#[test]
fn t9_codes_with_their_places() {
    assert_eq!(criteria("pts, Solk-1 ,BH/C1").unwrap(), "PTS,SOLK-1,BH/C1");
    let cases = [
        ("PTS,SOLK-2", "unknown-criterion", 4, "SOLK-1"),
        ("PTS,  EMMSB", "refused-criterion", 6, "team"),
        ("PTS,WINS/C1,SOLK", "bad-modifier", 4, "no modifier"),
        ("BH/X", "bad-modifier", 0, "/Cn /Mn /P"),
        ("PTS,BH/C1/C2", "repeated-modifier", 4, "second time"),
        ("PTS,KS/L60", "unsure-limit", 4, "per cent"),
        ("PTS,", "unknown-criterion", 4, "nearest"),
        ("", "unknown-criterion", 0, "nearest"),
    ];
    for (codes, name, offset, says) in cases {
        let error = criteria(codes).unwrap_err();
        assert_eq!((error.status, error.name.as_str()), (SHK_BAD_INPUT, name), "{codes}");
        assert_eq!((error.line, error.column, error.offset), (1, offset + 1, offset), "{codes}");
        assert!(error.english.contains(says), "{codes}: {}", error.english);
        assert_ne!(error.english, error.russian);
    }
    let error = criteria("Солк,PTS").unwrap_err();
    assert_eq!((error.column, error.offset), (1, 0));
    let error = criteria("PTS,\nBH,Ж").unwrap_err();
    assert_eq!((error.line, error.column, error.offset), (2, 4, 8));
}

#[test]
fn options_that_cannot_be() {
    let event = event();
    let error = |how: shk_standings_options| make(&event, &how).err().unwrap();
    let criteria = |codes| shk_standings_options { criteria: span(codes), ..options() };
    let unknown = error(criteria("PTS,NONE"));
    assert_eq!((unknown.name.as_str(), unknown.offset), ("unknown-criterion", 4));
    assert_eq!(error(criteria("FB")).name, "needs-edition");
    let round = error(shk_standings_options { has_round: 1, round: 4, ..options() });
    assert_eq!((round.status, round.round), (SHK_NOT_FOUND, 4));
    let (nine, one) = ([9], [1]);
    let left = shk_standings_options { left: nine.as_ptr(), left_count: 1, ..options() };
    assert_eq!((error(left).status, error(left).player), (SHK_NOT_FOUND, 9));
    let both = shk_standings_options {
        left: one.as_ptr(),
        left_count: 1,
        not_left: one.as_ptr(),
        not_left_count: 1,
        ..options()
    };
    assert_eq!((error(both).name.as_str(), error(both).player), ("left-and-not", 1));
    let readings = |readings, unplayed| {
        error(shk_standings_options { readings: span(readings), unplayed, ..options() })
    };
    assert_eq!(readings("plus=zero", SHK_UNPLAYED_FMJD).name, "no-readings");
    let two = readings("plus=two", SHK_UNPLAYED_RULES_MANUAL);
    assert!(two.name == "reading" && two.english.contains("lowest-of-stayed"));
    assert!(two.russian.contains("ожидается"));
    let girls = [span("girls")];
    let category =
        shk_standings_options { categories: girls.as_ptr(), category_count: 1, ..options() };
    assert_eq!(error(category).name, "unknown-category");
    for wrong in [
        shk_standings_options { unplayed: 6, ..options() },
        shk_standings_options { event_kind: 3, ..options() },
        shk_standings_options { teams: 3, ..options() },
        shk_standings_options { teams: 1, best: 70_000, ..options() },
        shk_standings_options { struct_size: 8, ..options() },
        shk_standings_options { left: null(), left_count: 1, ..options() },
        shk_standings_options { left: one.as_ptr(), left_count: usize::MAX, ..options() },
        shk_standings_options { has_round: 1, round: 70_000, ..options() },
    ] {
        assert_eq!(error(wrong).status, SHK_BAD_ARGUMENT);
    }
}

#[test]
fn a_code_is_one_code() {
    let event = event();
    let error = coefficient(&event, "PTS,SOLK", None).unwrap_err();
    assert_eq!((error.name.as_str(), error.offset), ("unknown-criterion", 0));
    assert_eq!(coefficient(&event, " solk", None).unwrap().len(), 8);
}

#[test]
fn the_catalogue() {
    assert_eq!(shk_catalogue_count(), 29);
    let get = |index, field, lang| {
        text(|b, c, n| unsafe { shk_catalogue_text(index, field, lang, b, c, n) })
    };
    let code = |index| get(index, SHK_CATALOGUE_CODE, SHK_EN).unwrap();
    let at = (0..29).find(|&at| code(at) == "SOLK").unwrap();
    assert_eq!(get(at, SHK_CATALOGUE_NAME, SHK_EN).unwrap(), "Solkoff (Buchholz)");
    assert_ne!(get(at, SHK_CATALOGUE_NAME, SHK_RU), get(at, SHK_CATALOGUE_NAME, SHK_EN));
    let texts = (0..6).map(|field| get(at, field, SHK_RU));
    assert!(texts.clone().all(|text| text.is_ok()));
    assert!(get(at, SHK_CATALOGUE_MODIFIERS, SHK_EN).unwrap().starts_with("/Cn /Mn"));
    assert_eq!(get(at, 6, SHK_EN), Err(SHK_BAD_ARGUMENT));
    assert_eq!(get(29, 0, SHK_EN), Err(SHK_NOT_FOUND));
    let mut entry = shk_definition::default();
    let low = (0..29).filter(|&at| {
        assert_eq!(unsafe { shk_catalogue_entry(at, &raw mut entry) }, SHK_OK);
        entry.low_is_better == 1
    });
    assert_eq!(low.map(code).collect::<Vec<_>>(), ["TPN"]);
}

#[test]
fn profiles_by_name() {
    let by_name = |name: &str| {
        let mut code = 0;
        let status =
            unsafe { shk_unplayed_by_name(name.as_ptr().cast(), name.len(), &raw mut code) };
        (status, code)
    };
    assert_eq!(by_name("fide-2026"), (SHK_OK, SHK_UNPLAYED_FIDE_2026));
    assert_eq!(by_name("fide-2025").0, SHK_BAD_ARGUMENT);
    let name = |code| text(|b, c, n| unsafe { shk_unplayed_name(code, b, c, n) });
    assert_eq!(name(SHK_UNPLAYED_FMJD).unwrap(), "fmjd");
    assert_eq!(name(SHK_UNPLAYED_OF_EVENT), Err(SHK_BAD_ARGUMENT));
    let source =
        text(|b, c, n| unsafe { shk_unplayed_source(SHK_UNPLAYED_RULES_MANUAL, SHK_RU, b, c, n) });
    assert_eq!(source.unwrap(), "п. 5.4.10.11");
    let readings = text(|b, c, n| unsafe { shk_unplayed_readings(b, c, n) }).unwrap();
    assert!(readings.starts_with("plus=lowest|lowest-of-stayed|zero\n"));
    assert_eq!(readings.lines().count(), 6);
}

#[test]
fn null_everywhere() {
    let (s, x, r) = (null::<shk_standings>(), null::<shk_explanation>(), null::<shk_ratings>());
    let (u, t) = (null::<shk_rating_rules>(), null::<shk_rating_titles>());
    let (b, n, none) = (null_mut(), null_mut(), null_mut());
    let statuses = unsafe {
        shk_standings_free(null_mut());
        shk_explanation_free(null_mut());
        shk_ratings_free(null_mut());
        shk_rating_rules_free(null_mut());
        shk_rating_titles_free(null_mut());
        [
            shk_standings_make(null(), null(), null_mut(), none),
            shk_standings_describe(s, null_mut()),
            shk_standings_rows(s, null_mut(), 0, n),
            shk_standings_values(s, null_mut(), 0, n),
            shk_standings_sequences(s, null_mut(), 0, n),
            shk_standings_code(s, 0, b, 0, n),
            shk_standings_document(s, null(), b, 0, n, none),
            shk_standings_explain(s, 1, null_mut(), none),
            shk_standings_teams(s, null_mut(), 0, n),
            shk_standings_notes(s, null_mut(), 0, n),
            shk_event_coefficient(null(), null(), 0, null(), null_mut(), 0, n, none),
            shk_event_current(null(), 1, 0, null_mut(), 0, n),
            shk_event_criteria(null(), b, 0, n, none),
            shk_event_unplayed(null(), null_mut()),
            shk_catalogue_entry(0, null_mut()),
            shk_explanation_text(x, SHK_EN, b, 0, n),
            shk_explanation_items(x, 0, null_mut(), 0, n),
            shk_event_rate(null(), null(), null_mut(), none),
            shk_ratings_players(r, null_mut(), 0, n),
            shk_ratings_document(r, 0, SHK_EN, b, 0, n, none),
            shk_rating_rules_describe(u, null_mut()),
            shk_rating_rules_factor(u, 2000, null(), null_mut()),
            shk_rating_titles_count(t, null_mut(), null_mut()),
            shk_rating_expected_all(null(), 1, null_mut()),
        ]
    };
    assert_eq!(statuses, [SHK_BAD_ARGUMENT; 24]);
}
