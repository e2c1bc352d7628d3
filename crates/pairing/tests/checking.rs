//! P27 on the shared collections: replayed events with the verdicts of a slow independent program,
//! and a real event of nine rounds.

#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // helpers of tests

mod common;

use serde_json::{Value, json};
use shashki_pairing::{
    ChangedResult, Comparison, FirstColour, Outcome, Pair, Profile, Replay, Report, Request,
    RoundList, System, check, check_list,
};
use shashki_tournament::{Colour, Event};

fn quiet(event: &Event, replay: &Replay) -> Report {
    check(event, replay, &mut |_| ()).unwrap_or_else(|error| panic!("{error}"))
}

fn replay(line: &Value) -> Replay {
    let text = |key: &str| line[key].as_str().expect("a string");
    let mut request = Request::new(text("system").parse().expect("a system"));
    request.profile = text("profile").parse().expect("a profile");
    request.first_colour = line["first_colour"].as_str().map(|colour| {
        FirstColour::Given(if colour == "w" { Colour::White } else { Colour::Black })
    });
    Replay { find: true, ..Replay::new(request) }
}

fn pairs(pairs: &[Pair]) -> Value {
    let one = |&(a, b): &Pair| match b {
        Some(b) => json!([a.get(), b.get()]),
        None => json!([a.get(), 0]),
    };
    pairs.iter().map(one).collect()
}

/// The verdicts in the form of the collection.
fn verdicts(report: &Report) -> Value {
    let one = |verdict: &shashki_pairing::Verdict| {
        let Outcome::Compared { comparison, .. } = &verdict.outcome else {
            panic!("round {} can't be checked", verdict.round)
        };
        let Comparison { pairs: same, colours, table_only, system_only, first, .. } = comparison;
        let mut value = json!({"round": verdict.round, "pairs": same, "colours": colours});
        if !same {
            let players = first.as_ref().expect("a first difference").decided.players();
            let mut first: Vec<u32> = players.iter().map(|player| player.get()).collect();
            first.sort_unstable();
            let possible = report.possibilities.iter().filter(|p| p.mends.contains(&verdict.round));
            value["table_only"] = pairs(table_only);
            value["system_only"] = pairs(system_only);
            value["first"] = json!(first);
            value["agrees_if"] = possible.map(|p| p.change.to_string()).collect();
        }
        value
    };
    report.verdicts.iter().map(one).collect()
}

#[test]
fn p27_every_verdict_of_the_collection() {
    let Some(folder) = common::shared_data("pairing/check") else { return };
    let lines = common::expected(&folder);
    assert!(!lines.is_empty());
    for line in &lines {
        let event = common::event(&folder.join(line["file"].as_str().expect("a file")));
        assert_eq!(verdicts(&quiet(&event, &replay(line))), line["verdicts"], "{line}");
    }
}

fn world_cup() -> Option<(Event, Replay)> {
    let folder = common::shared_data("tournaments")?;
    let event = common::event(&folder.join("fmjd-world-cup-2022.trf"));
    let request =
        Request { profile: Profile::FmjdProgram, ..Request::new(System::TruncatedSolkoff) };
    Some((event, Replay::new(request)))
}

fn differing(report: &Report) -> Vec<u16> {
    let differing = report.verdicts.iter().filter(|verdict| verdict.agrees() == Some(false));
    differing.map(|verdict| verdict.round).collect()
}

/// The published table has 40-60 of round 4 as a win; round 5 was drawn while it stood as a draw.
#[test]
fn p27_the_real_event_differs_in_round_5_alone() {
    let Some((event, replay)) = world_cup() else { return };
    let report = quiet(&event, &replay);
    assert_eq!(report.verdicts.len(), 9);
    assert_eq!(differing(&report), [5]);
    assert!(report.possibilities.is_empty(), "nobody looked");
}

#[test]
fn p27_the_real_event_agrees_if_the_game_40_60_stood_as_a_draw() {
    let Some((event, mut replay)) = world_cup() else { return };
    replay.changes.push("4:60-40=1/2".parse().expect("a change"));
    let report = quiet(&event, &replay);
    assert!(report.agrees());
    let needed = report.verdicts.iter().filter_map(|verdict| match &verdict.outcome {
        Outcome::Compared { agrees_if: Some(changes), .. } => Some((verdict.round, changes.len())),
        _ => None,
    });
    assert_eq!(needed.collect::<Vec<_>>(), [(5, 1)]);
    // The same game as a win of the other mends nothing.
    replay.changes = vec!["4:60-40=1-0".parse().expect("a change")];
    assert_eq!(differing(&quiet(&event, &replay)), [5]);
}

#[test]
fn p27_the_search_finds_the_game_40_60() {
    let Some((event, replay)) = world_cup() else { return };
    let mut heard = 0;
    let replay = Replay { find: true, ..replay };
    let report = check(&event, &replay, &mut |_| heard += 1).expect("a report");
    assert!(heard > 272, "four rounds of 34 games with two other results each, and the rounds");
    let found: Vec<(String, &[u16])> =
        report.possibilities.iter().map(|p| (p.change.to_string(), p.mends.as_slice())).collect();
    println!("{found:?}");
    let known: ChangedResult = "4:60-40=1/2".parse().expect("a change");
    assert_eq!(found[0], (known.to_string(), &[5_u16][..]));
}

/// The pairs of a round as they were played make a list that is valid and the system's.
#[test]
fn p27_the_list_of_a_real_round() {
    let Some((event, replay)) = world_cup() else { return };
    let played = &event.rounds()[2].meetings;
    let pairs = played.iter().map(|meeting| (meeting.white, Some(meeting.black))).collect();
    let request = Request { round: Some(3), ..replay.draw };
    let mut list = RoundList { pairs };
    assert!(check_list(&event, &request, &list).expect("a report").agrees());
    list.pairs.swap_remove(0);
    let report = check_list(&event, &request, &list).expect("a report");
    assert_eq!(report.breaks.len(), 2, "two players without an opponent");
}
