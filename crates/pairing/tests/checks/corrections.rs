//! P25: what a corrected result changes.

use shashki_base::Lang;
use shashki_pairing::{
    Bar, Broken, Choice, Correction, DecisionBy, DecisionError, Request, RoundState, System,
    correct,
};
use shashki_tournament::{DrawChange, Points};

use crate::build::{Table, number, table};

const DECIDED: DecisionBy<'_> = DecisionBy {
    change: DrawChange::CorrectedResult,
    by: "Ivanov",
    at: "",
    reason: "the score sheet",
};

fn correction(table: &Table, change: &str) -> Correction {
    let change = change.parse().expect("a change");
    correct(&table.event(), &Request::new(System::Coefficient), &[change]).expect("a correction")
}

/// Before round 2 (descending): 4 3 2 1 with a point each. With 1>3: 1 | 4 2 | 3, another player at
/// the places 1, 2 and 4.
#[test]
fn p25_the_classification_that_changed() {
    let correction = correction(&table(4).round("1=3 4=2"), "1:1-3=1-0");
    let [next] = &correction.rounds[..] else { panic!("{correction:?}") };
    assert_eq!((next.round, next.state), (2, RoundState::NotPaired));
    let moved: Vec<_> = next.moved.iter().map(|m| (m.player.get(), m.from, m.to)).collect();
    let points = Points::whole;
    assert_eq!(moved, [(1, points(1), points(2)), (3, points(1), points(0))]);
    assert_eq!((next.first_place, next.places), (Some(1), 3));
    assert!(next.changed() && next.choices.is_empty());
    assert_eq!(correction.event.points_after(0, 1), points(2));
}

/// A published round may stay, be re-paired, be changed by hand, be drawn anew; one that has begun
/// is not touched.
#[test]
fn p25_published_or_begun() {
    let published = correction(&table(4).round("1=3 4=2").round("4*1 2*3"), "1:3-1=1-0");
    let states: Vec<_> = published.rounds.iter().map(|r| (r.round, r.state)).collect();
    assert_eq!(states, [(2, RoundState::Published), (3, RoundState::NotPaired)]);
    assert_eq!(published.rounds[0].choices, Choice::ALL);
    assert!(published.rounds[0].choices.iter().all(|choice| choice.clause().contains("5.4.10.12")));
    let begun = correction(&table(4).round("1=3 4=2").round("4=1 2*3"), "1:3-1=1-0");
    assert_eq!(begun.rounds[0].state, RoundState::Begun);
    assert!(begun.rounds[0].choices.is_empty() && begun.rounds[0].changed());
    let text = begun.rounds[0].message(Lang::En);
    assert!(text.starts_with("round 2, begun: its pairs are not touched"), "{text}");
    // The pairs of every round stand as they stood.
    let pairs = |rounds: &[shashki_tournament::Round]| -> Vec<_> {
        rounds.iter().flat_map(|r| &r.meetings).map(|m| (m.white, m.black)).collect()
    };
    let table = table(4).round("1=3 4=2").round("4=1 2*3");
    assert_eq!(pairs(begun.event.rounds()), pairs(table.event().rounds()));
}

/// A result that is confirmed changes nothing.
#[test]
fn p25_nothing_changed() {
    let same = correction(&table(4).round("1=3 4=2").round("4*1 2*3"), "1:3-1=1/2");
    assert!(same.rounds.iter().all(|round| !round.changed()));
    assert!(same.rounds[0].message(Lang::Ru).contains("классификация та же"));
}

/// 1-3 and 4-2 were forfeited by all four and stand again in round 2 (P1: no game, no meeting). If
/// 1-3 was a game after all, the published pair breaks P1.
#[test]
fn p25_a_published_pair_that_the_correction_bars() {
    let again = table(4).round("1x3 4x2").round("3*1 2*4");
    let correction = correction(&again, "1:1-3=1/2");
    let breaks = &correction.rounds[0].breaks;
    assert_eq!(breaks.len(), 1);
    assert_eq!((breaks[0].first, breaks[0].second), (number(3), Some(number(1))));
    assert_eq!(breaks[0].broken, Broken::Barred(Bar::Met { round: 1 }));
}

/// By lot nothing but the score groups follows from the results.
#[test]
fn p25_by_lot() {
    let change = "1:1-3=1-0".parse().expect("a change");
    let event = table(4).round("1=3 4=2").event();
    let correction = correct(&event, &Request::new(System::Lot), &[change]).expect("a correction");
    assert_eq!(correction.rounds[0].moved.len(), 2);
}

#[test]
fn p25_no_such_game() {
    let change = "1:1-2=1-0".parse().expect("a change");
    let event = table(4).round("1=3 4=2").event();
    let error =
        correct(&event, &Request::new(System::Coefficient), &[change]).expect_err("no game");
    assert_eq!(error.message(Lang::En), "1 and 2 have no game in round 1");
}

/// Two results at once: the later rounds are judged with both, from the round after the earlier game.
#[test]
fn p25_two_results_at_once() {
    let event = table(4).round("1=3 4=2").round("4=1 2=3").event();
    let changes = ["2:2-3=1-0", "1:1-3=1-0"].map(|text| text.parse().expect("a change"));
    let both = correct(&event, &Request::new(System::Coefficient), &changes).expect("corrected");
    let rounds: Vec<u16> = both.rounds.iter().map(|later| later.round).collect();
    assert_eq!(rounds, [2, 3]);
    // 1 has 2 + 1, 2 has 1 + 2, 3 has nothing, 4 has 1 + 1.
    let totals: Vec<Points> = (0..4).map(|index| both.event.points_after(index, 2)).collect();
    assert_eq!(totals, [3, 3, 0, 2].map(Points::whole));
}

/// P30: the decision is on record with the old pairs and the old result. With a published round that
/// has not begun it belongs to that round, whose pairs stand; without one to the game's own.
#[test]
fn p30_a_corrected_result_is_a_decision() {
    let published = correction(&table(4).round("1=3 4=2").round("4*1 2*3"), "1:3-1=1-0");
    let records = published.records(DecisionBy { at: "10:15", ..DECIDED }).expect("records");
    let [record] = records.as_slice() else { panic!("{records:?}") };
    assert_eq!((record.round, record.change), (2, DrawChange::CorrectedResult));
    assert_eq!(record.clause, "5.4.10.12");
    assert_eq!(record.reason, "the score sheet (1:3-1=1/2 -> 1-0)");
    let pair = |white, black| (number(white), Some(number(black)));
    assert_eq!(record.before, [pair(4, 1), pair(2, 3)]);
    let begun = correction(&table(4).round("1=3 4=2").round("4=1 2=3"), "1:3-1=1-0");
    let records = begun.records(DECIDED).expect("records");
    assert_eq!(records.iter().map(|record| record.round).collect::<Vec<_>>(), [1]);
    assert_eq!(begun.records(DecisionBy { reason: " ", ..DECIDED }), Err(DecisionError::NoReason));
    assert_eq!(begun.records(DecisionBy { by: "", ..DECIDED }), Err(DecisionError::NoName));
}
