//! Against the shared data: tables worked by hand and by a slow independent program, a real event.

use std::fs;
use std::path::PathBuf;

use shashki_capi::*;

use crate::cup::{coefficient, make, number, options};
use crate::documents::{document, form};
use crate::help::{read, span};

fn shared(name: &str) -> Option<PathBuf> {
    let default = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var_os("SHASHKI_DATA").map_or_else(|| default.into(), PathBuf::from);
    let path = data.join(name);
    if path.exists() {
        return Some(path);
    }
    println!("skipped: {} is not there (set SHASHKI_DATA)", path.display());
    None
}

/// What the arguments of a manifest's line ask for: `--left 1,2 --round 3 --event swiss`.
#[derive(Default)]
struct Asked {
    left: Vec<u32>,
    not_left: Vec<u32>,
    round: Option<u32>,
    event_kind: u32,
}

impl Asked {
    fn new(arguments: &str) -> Self {
        let mut asked = Self::default();
        let words: Vec<&str> = arguments.split_whitespace().collect();
        for pair in words.chunks(2) {
            let numbers = || pair[1].split(',').map(|number| number.parse().unwrap()).collect();
            match pair[0] {
                "--left" => asked.left = numbers(),
                "--not-left" => asked.not_left = numbers(),
                "--round" => asked.round = Some(pair[1].parse().unwrap()),
                "--event" => {
                    asked.event_kind = match pair[1] {
                        "swiss" => SHK_EVENT_KIND_SWISS,
                        _ => SHK_EVENT_KIND_ROUND_ROBIN,
                    };
                }
                other => panic!("{other}"),
            }
        }
        asked
    }

    fn options(&self) -> shk_standings_options {
        shk_standings_options {
            left: self.left.as_ptr(),
            left_count: self.left.len(),
            not_left: self.not_left.as_ptr(),
            not_left_count: self.not_left.len(),
            has_round: self.round.is_some().into(),
            round: self.round.unwrap_or(0),
            event_kind: self.event_kind,
            ..options()
        }
    }
}

/// Every table of a folder as CSV.
fn manifest(folder: &str) {
    let Some(folder) = shared(&format!("tiebreak/draughts/{folder}")) else { return };
    let manifest = fs::read_to_string(folder.join("manifest.tsv")).unwrap();
    let mut count = 0;
    for line in manifest.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [trf, profile, arguments, criteria, expected] = fields[..] else { panic!("{line}") };
        let event = read(&fs::read_to_string(folder.join(trf)).unwrap()).unwrap();
        let asked = Asked::new(arguments);
        let mut how = asked.options();
        how.criteria = span(criteria);
        let (name, length) = (profile.as_ptr().cast(), profile.len());
        assert_eq!(unsafe { shk_unplayed_by_name(name, length, &raw mut how.unplayed) }, SHK_OK);
        let standings = make(&event, &how).unwrap();
        let table = document(&standings, &form(SHK_DOCUMENT_CSV)).unwrap();
        assert_eq!(table, fs::read_to_string(folder.join(expected)).unwrap(), "{expected}");
        count += 1;
    }
    println!("{count} tables of {} agree", folder.display());
    assert!(count > 0);
}

#[test]
fn the_events_worked_by_hand() {
    manifest("hand");
}

#[test]
fn the_random_events() {
    manifest("random");
}

#[test]
fn t6_the_published_truncated_solkoff_of_a_real_event() {
    let Some(folder) = shared("tournaments") else { return };
    let trf = fs::read_to_string(folder.join("fmjd-world-cup-2022.trf")).unwrap();
    let published = fs::read_to_string(folder.join("fmjd-world-cup-2022.csv")).unwrap();
    let event = read(&trf).unwrap();
    let how = shk_standings_options { unplayed: SHK_UNPLAYED_FMJD, ..options() };
    let found = coefficient(&event, "SOLK-1", Some(&how)).unwrap();
    let mut agreeing = 0;
    for line in published.lines().filter(|line| !line.starts_with(['#', 'p'])) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let (start, figure) = (fields[1].parse::<usize>().unwrap(), fields.last().unwrap());
        let figure = figure.trim_end_matches(".0").parse().unwrap();
        assert_eq!(found[start - 1], number(figure, 1), "{line}");
        agreeing += 1;
    }
    assert_eq!(agreeing, 68);
}
