//! Whole documents.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::cup::{Standings, by, event, make, options, size};
use crate::help::{Told, span, text, told, zeroed};

pub fn form(form: u32) -> shk_document_options {
    shk_document_options { struct_size: size::<shk_document_options>(), form, ..zeroed() }
}

pub fn document(standings: &Standings, options: &shk_document_options) -> Result<String, Told> {
    let mut needed = 0;
    let found = text(|b, c, n| {
        let status = unsafe { shk_standings_document(standings.0, options, b, c, n, null_mut()) };
        needed = needed.max(c);
        status
    });
    found.map_err(|_| {
        told(|error| unsafe {
            let (b, n) = (null_mut(), null_mut());
            shk_standings_document(standings.0, options, b, 0, n, error)
        })
        .unwrap_err()
    })
}

#[test]
fn a_table_says_how_it_was_made() {
    let standings = make(&event(), &options()).unwrap();
    let table =
        text(|b, c, n| unsafe { shk_standings_document(standings.0, null(), b, c, n, null_mut()) });
    let table = table.unwrap();
    for part in [
        "Lighthouse Cup\nFinal standings, rounds: 3 · Kazan",
        "8   2  Belova, Daria     1    29/3  38/3     0   1",
        "Games not played: rules-manual (clause 5.4.10.11)",
        concat!("Program: shashki ", env!("CARGO_PKG_VERSION")),
    ] {
        assert!(table.contains(part), "no {part:?} in {table}");
    }
}

#[test]
fn csv_with_rounded_columns_and_results() {
    let mut how = form(SHK_DOCUMENT_CSV);
    (how.crosstable, how.has_decimals, how.decimals) = (1, 1, 2);
    let csv = document(&by("PTS,SOLK"), &how).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "rank,start,name,PTS,SOLK,PTS~2,SOLK~2,R1,R2,R3");
    assert_eq!(lines[8], "8,2,\"Belova, Daria\",1,38/3,1.00,12.67,0/1b,0/7w,1/8b");
    how.decimals = 13;
    assert_eq!(document(&by("PTS"), &how).unwrap_err().status, SHK_BAD_ARGUMENT);
}

#[test]
fn json() {
    let women = [span("women")];
    let how = shk_standings_options {
        criteria: span("PTS,SOLK"),
        categories: women.as_ptr(),
        category_count: 1,
        teams: SHK_TEAMS_FEDERATION,
        best: 2,
        ..options()
    };
    let json = document(&make(&event(), &how).unwrap(), &form(SHK_DOCUMENT_JSON)).unwrap();
    for part in [
        "\"format\": \"shashki-standings\"",
        "\"unplayed\": \"rules-manual\"",
        "\"category\": [\n    \"women\"\n  ]",
        "\"text\": \"38/3\",\n          \"numerator\": 38,\n          \"denominator\": 3",
        "\"name\": \"SPB\"",
    ] {
        assert!(json.contains(part), "no {part:?} in {json}");
    }
}

#[test]
fn pages_in_both_languages() {
    let standings = by("PTS,SOLK");
    let mut how = form(SHK_DOCUMENT_HTML);
    (how.lang, how.crosstable, how.explain) = (SHK_RU, 1, 2);
    let page = document(&standings, &how).unwrap();
    for part in ["<html lang=\"ru\">", "Итоговая таблица, туров: 3", "14/3", "выбыл после 1 тура"]
    {
        assert!(page.contains(part), "no {part:?} in {page}");
    }
    how.form = SHK_DOCUMENT_MARKDOWN;
    assert!(document(&standings, &how).unwrap().contains("| 8 | 2 | Belova, Daria | 1 | 38/3 |"));
    // On a page a round robin is a table of everyone against everyone.
    let circle = shk_standings_options { event_kind: SHK_EVENT_KIND_ROUND_ROBIN, ..options() };
    how.form = SHK_DOCUMENT_HTML;
    let page = document(&make(&event(), &circle).unwrap(), &how).unwrap();
    assert_eq!(page.matches("result own").count(), 8);
}

#[test]
fn what_cannot_be_printed() {
    let standings = by("PTS");
    let refused = |change: fn(&mut shk_document_options)| {
        let mut how = form(SHK_DOCUMENT_TABLE);
        change(&mut how);
        document(&standings, &how).unwrap_err()
    };
    assert_eq!(refused(|how| how.form = 5).status, SHK_BAD_ARGUMENT);
    assert_eq!(refused(|how| how.lang = 2).status, SHK_BAD_ARGUMENT);
    assert_eq!(refused(|how| how.struct_size = 0).status, SHK_BAD_ARGUMENT);
    let nobody = refused(|how| how.explain = 9);
    assert_eq!((nobody.status, nobody.player), (SHK_NOT_FOUND, 9));
}
