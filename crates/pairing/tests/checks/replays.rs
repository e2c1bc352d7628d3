//! What a replay goes by, and results that stood otherwise.

use shashki_base::Seed;
use shashki_pairing::{CheckError, FirstColour, Outcome, Replay, Report, Request, System, check};
use shashki_tournament::{AbsenceKind, Colour, Lot};

use crate::build::{Table, forced, numbers, table};

const SYSTEM: System = System::Coefficient;

fn report(table: &Table, replay: &Replay) -> Report {
    check(&table.event(), replay, &mut |_| ()).expect("a report")
}

fn plain(table: &Table, system: System) -> Report {
    report(table, &Replay::new(Request::new(system)))
}

fn pairs_and_colours(report: &Report) -> Vec<(bool, bool)> {
    let of = |outcome: &Outcome| match outcome {
        Outcome::Compared { comparison, .. } => (comparison.pairs, comparison.colours),
        other => panic!("{other:?}"),
    };
    report.verdicts.iter().map(|verdict| of(&verdict.outcome)).collect()
}

/// Round 1 of five without 5: 1-3, 4-2. His column says that he was absent; a forced pair, a plus
/// fixed for later and an absence announced for the next round are of no account.
#[test]
fn p27_who_is_absent_is_read_off_the_rounds_own_column() {
    for absent in ["5Z", "5H", "5F", "5-", ""] {
        let table = table(5).round(&format!("1=3 4=2 {absent}"));
        assert_eq!(pairs_and_colours(&plain(&table, SYSTEM)), [(true, true)], "{absent}");
    }
    let table = table(5).round("1=3 4=2 5Z").absent(1, None, AbsenceKind::Zero);
    let table = table.change(|draft| draft.constraints.forced.push(forced(1, 2, None)));
    assert!(plain(&table, SYSTEM).agrees());
}

/// U fixes nothing: five players were there and 5, the last, has the bye. Given to 4, it differs.
#[test]
fn p27_a_bye_is_checked_not_taken_over() {
    assert_eq!(pairs_and_colours(&plain(&table(5).round("1=3 4=2 5U"), SYSTEM)), [(true, true)]);
    let wrong = table(5).round("1=3 2=5 4U");
    assert!(!pairs_and_colours(&plain(&wrong, SYSTEM))[0].0);
}

/// A scheduled forfeit is a pair. Its colours count if they are known: 1-3 with White for 1.
#[test]
fn p27_a_forfeit_is_a_pair() {
    assert_eq!(pairs_and_colours(&plain(&table(4).round("1+3 4=2"), SYSTEM)), [(true, true)]);
    let turned = table(4).round("3+1 4=2");
    assert_eq!(pairs_and_colours(&plain(&turned, SYSTEM)), [(true, false)]);
    let unknown = turned.change(|draft| draft.rounds[0].meetings[0].colours_known = false);
    assert_eq!(pairs_and_colours(&plain(&unknown, SYSTEM)), [(true, true)]);
}

/// Nothing records the first colour: 1, the lowest odd number that played, had Black, so 2 has White
/// against 4 (even numbers, the lower decides).
#[test]
fn p27_the_first_colour_is_read_off_round_1() {
    let silent = |round: &str| table(4).change(|draft| draft.draw.first_colour = None).round(round);
    assert_eq!(pairs_and_colours(&plain(&silent("3=1 2=4"), SYSTEM)), [(true, true)]);
    assert_eq!(pairs_and_colours(&plain(&silent("3=1 4=2"), SYSTEM)), [(true, false)]);
    // One who forfeited didn't play: 3, with White, is the lowest odd one who did.
    let forfeit = silent("3=1 2=4").change(|draft| {
        draft.rounds[0].meetings[0].result =
            shashki_tournament::MeetingResult::Forfeit(shashki_tournament::Decision::White);
    });
    let given =
        Request { first_colour: Some(FirstColour::Given(Colour::Black)), ..Request::new(SYSTEM) };
    assert_eq!(pairs_and_colours(&report(&forfeit, &Replay::new(given))), [(true, true)]);
}

/// Drawn 3 1 4 2: 3-1, 4-2. An order without a round is that of the round to be paired.
#[test]
fn p27_the_lots_order() {
    let played = table(4).round("3=1 4=2");
    let order = |round| Lot { round, order: numbers(&[3, 1, 4, 2]) };
    let unknown = plain(&played, System::Lot);
    assert_eq!(unknown.verdicts[0].outcome, Outcome::LotUnknown);
    assert_eq!((unknown.agrees(), unknown.unknown().collect()), (true, vec![1]));
    let waiting = played.clone().change(|draft| draft.draw.lots = vec![order(None)]);
    assert_eq!(plain(&waiting, System::Lot).verdicts[0].outcome, Outcome::LotUnknown);
    let other = Lot { round: None, order: numbers(&[1, 2, 3, 4]) };
    let both = played.clone().change(|draft| draft.draw.lots = vec![other, order(Some(1))]);
    assert_eq!(pairs_and_colours(&plain(&both, System::Lot)), [(true, true)]);
    let other = played.change(|draft| {
        draft.draw.lots = vec![Lot { round: Some(1), order: numbers(&[1, 2, 3, 4]) }];
    });
    assert!(!pairs_and_colours(&plain(&other, System::Lot))[0].0);
}

/// With a seed on record the lot is drawn again: the round that the engine draws from it agrees.
#[test]
fn p27_the_lots_seed() {
    let fresh = table(6).change(|draft| draft.draw.seed = Some(Seed(17)));
    let event = fresh.draw(&Request::new(System::Lot)).apply(&fresh.event()).expect("an event");
    let replay = Replay::new(Request::new(System::Lot));
    assert!(check(&event, &replay, &mut |_| ()).expect("a report").agrees());
}

/// Round 2 was paired while 3>1 stood as a draw: 4 3 | 2 1, 4-1, 3-2. As it stands now, 3 | 4 2 | 1,
/// it would be 3-4, 2-1. Colours: 1 and 4 had Black, 1 gets White; 2 and 3 had White, 2 gets Black.
fn corrected() -> Table {
    table(4)
        .round("3>1 2=4")
        .change(|draft| draft.draw.first_colour = Some(Colour::Black))
        .round("1=4 3=2")
}

#[test]
fn p27_agrees_if_a_game_stood_otherwise() {
    let mut replay = Replay::new(Request::new(SYSTEM));
    assert!(!pairs_and_colours(&report(&corrected(), &replay))[1].0);
    replay.changes.push("1:1-3=1/2".parse().expect("a change"));
    let report = report(&corrected(), &replay);
    assert!(report.agrees());
    let Outcome::Compared { comparison, agrees_if, .. } = &report.verdicts[1].outcome else {
        panic!("{report:?}")
    };
    assert!(!comparison.pairs, "as it stands, it differs all the same");
    assert_eq!(agrees_if.as_deref(), Some(&replay.changes[..]));
}

/// Of several changes told, the fewest that mend the round.
#[test]
fn p27_no_more_changes_than_are_needed() {
    let mut replay = Replay::new(Request::new(SYSTEM));
    for change in ["1:2-4=0-1", "1:3-1=1/2"] {
        replay.changes.push(change.parse().expect("a change"));
    }
    let report = report(&corrected(), &replay);
    let Outcome::Compared { agrees_if, .. } = &report.verdicts[1].outcome else {
        panic!("{report:?}")
    };
    assert_eq!(agrees_if.as_deref(), Some(&replay.changes[1..]));
}

/// All single changes that give 4-1, 3-2, by hand: 3-1 a draw (4 3 | 2 1) or won by 1 (1 | 4 2 | 3: 1
/// comes down to 4, 2 to 3); or 2>4 (3 2 | 4 1).
#[test]
fn p27_the_search_finds_every_single_change() {
    let replay = Replay { find: true, ..Replay::new(Request::new(SYSTEM)) };
    let report = report(&corrected(), &replay);
    let found: Vec<String> = report.possibilities.iter().map(|p| p.change.to_string()).collect();
    assert_eq!(found, ["1:3-1=1/2", "1:3-1=0-1", "1:2-4=1-0"]);
    assert!(!report.agrees(), "a possibility is no verdict");
}

#[test]
fn p27_what_can_not_be_checked() {
    let event = corrected().event();
    let refused = |replay: &Replay| check(&event, replay, &mut |_| ()).expect_err("a refusal");
    let mut replay = Replay::new(Request::new(SYSTEM));
    for rounds in [(0, 1), (2, 3), (2, 1)] {
        replay.rounds = Some(rounds);
        assert!(matches!(refused(&replay), CheckError::NoSuchRounds { last: 2, .. }));
    }
    replay.rounds = None;
    replay.changes.push("1:1-2=1/2".parse().expect("a change"));
    assert!(matches!(refused(&replay), CheckError::NoSuchGame(_)));
    let empty = table(4).event();
    let replay = Replay::new(Request::new(SYSTEM));
    let error = check(&empty, &replay, &mut |_| ()).expect_err("nothing to check");
    assert!(error.to_string().contains("nothing to check"));
}
