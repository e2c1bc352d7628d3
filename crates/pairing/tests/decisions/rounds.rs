//! Which round is drawn: the next one, one that stands in the event already (P27), and what follows
//! when its results are in.

use shashki_base::Seed;
use shashki_pairing::{FirstColour, Note, PairError, Pairing, Request, System};
use shashki_tournament::{
    AbsenceKind, Colour, Decision, Event, MeetingResult, PairingOptions, UnpairedKind,
};

use crate::build::{Table, boards, forced, in_round, number, pairs, table, warnings};

const SYSTEM: System = System::Coefficient;

/// Five players. Round 2: 5 1 | 4 2 | 3, the bye 3's. 5-1 would leave 4-2, who have met; so both come
/// down: 5-4, 1-2.
const ROUND_2: &str = "1-2 4-5 bye 3";

fn after_round_1() -> Table {
    table(5).round("1>3 4=2 5U")
}

/// No round given: the one after the last that is paired.
#[test]
fn the_next_round_is_inferred() {
    let first = table(4).draw(&Request::new(SYSTEM));
    assert!(first.notes.contains(&Note::RoundInferred { round: 1 }));
    let second = after_round_1().draw(&Request::new(SYSTEM));
    assert_eq!((second.round, pairs(&second).as_str()), (2, ROUND_2));
    assert!(second.notes.contains(&Note::RoundInferred { round: 2 }));
    let given = after_round_1().draw(&in_round(SYSTEM, 2));
    assert!(!given.notes.iter().any(|note| matches!(note, Note::RoundInferred { .. })));
    assert_eq!(given.boards, second.boards);
}

/// A column in which nobody has an opponent is a round still to be paired.
#[test]
fn a_round_of_absences_alone_is_still_to_be_paired() {
    let pairing = after_round_1().round("3Z").draw(&Request::new(SYSTEM));
    assert_eq!((pairing.round, pairs(&pairing).as_str()), (2, "1-2 4-5"));
    assert!(!pairing.notes.contains(&Note::Replayed { round: 2 }));
}

/// 0, and one that has rounds missing before it, can't be drawn; nor can one beyond the plan.
#[test]
fn a_round_out_of_reach_is_refused() {
    for round in [0, 3] {
        let error = after_round_1().refused(&in_round(SYSTEM, round));
        assert_eq!(error, PairError::NoSuchRound { round, last: 2 });
    }
    let planned = after_round_1().change(|draft| draft.planned_rounds = Some(1));
    let error = planned.refused(&Request::new(SYSTEM));
    assert_eq!(error, PairError::BeyondPlan { round: 2, planned: 1 });
}

fn replayed(table: &Table, round: u16) -> Pairing {
    let pairing = table.draw(&in_round(SYSTEM, round));
    assert!(pairing.notes.contains(&Note::Replayed { round }), "{:?}", pairing.notes);
    pairing
}

/// P27: a round that stands in the event is drawn from the rounds before it; its own results and the
/// later rounds change nothing, and a plus in it fixes nothing.
#[test]
fn p27_a_round_that_stands_is_drawn_anew() {
    let as_drawn = after_round_1().round("2>1 5=4 3U").round("5=1 2=3 4U");
    assert_eq!(pairs(&replayed(&as_drawn, 2)), ROUND_2);
    assert_eq!(pairs(&replayed(&as_drawn, 1)), "1-3 2-4 bye 5");
    let by_hand = after_round_1().round("2>1 5=3 4U");
    assert_eq!(pairs(&replayed(&by_hand, 2)), ROUND_2);
}

/// P27: who is absent is read off the round's own column: no opponent and Z, H, F, -, or nothing.
#[test]
fn p27_the_column_says_who_was_there() {
    for (word, kind) in [
        ("3Z", Some(UnpairedKind::ZeroPointBye)),
        ("3H", Some(UnpairedKind::HalfPointBye)),
        ("3F", Some(UnpairedKind::FullPointBye)),
        ("3-", Some(UnpairedKind::ForfeitLoss)),
        ("", None),
    ] {
        let pairing = replayed(&after_round_1().round(&format!("2=1 5=4 {word}")), 2);
        assert_eq!(pairs(&pairing), "1-2 4-5", "{word}");
        let absent: Vec<_> = kind.map(|kind| (number(3), kind)).into_iter().collect();
        assert_eq!(pairing.absent, absent, "{word}");
    }
}

/// P27: an opponent means that he was there, even if the game was forfeited; announced absences and
/// forced pairs of the round to come have nothing to do with it.
#[test]
fn p27_an_opponent_means_that_he_was_there() {
    let table = after_round_1()
        .round("2=1 5x4 3U")
        .absent(5, Some(2), AbsenceKind::Zero)
        .absent(4, None, AbsenceKind::Zero)
        .change(|draft| draft.constraints.forced = vec![forced(5, 1, None)]);
    assert_eq!(pairs(&replayed(&table, 2)), ROUND_2);
}

fn with_results(event: &Event, results: &[(u32, Decision)]) -> Table {
    let mut draft = event.clone().into_draft();
    let last = draft.rounds.last_mut().expect("a round");
    for meeting in &mut last.meetings {
        let result = results.iter().find(|(white, _)| number(*white) == meeting.white);
        meeting.result = MeetingResult::Played(result.expect("his result").1);
    }
    Table { draft }
}

/// From round to round: the event with the round in it, its results entered, gives the next one.
#[test]
fn apply_puts_the_round_into_the_event() {
    let table = table(5);
    let first = table.draw(&Request::new(SYSTEM));
    assert_eq!(boards(&first), "1-3 4-2 bye 5");
    let event = first.apply(&table.event()).expect("an event");
    assert_eq!(event.paired_rounds(), 1);
    let round = &event.rounds()[0];
    assert!(round.meetings.iter().all(|meeting| meeting.result == MeetingResult::Unfinished));
    assert_eq!(round.unpaired.len(), 1);
    let table = with_results(&event, &[(1, Decision::White), (4, Decision::Draw)]);
    let second = table.draw(&Request::new(SYSTEM));
    assert_eq!((second.round, pairs(&second).as_str()), (2, ROUND_2));
    // 2 had Black and gets White, 1 had White; 4 had White and gets Black.
    assert_eq!(boards(&second), "5-4 2-1 bye 3");
    let event = second.apply(&table.event()).expect("an event");
    let table = with_results(&event, &[(5, Decision::White), (2, Decision::Black)]);
    // 1 5 have four points, 3 has two, 2 4 one. Round 3 ascending; 5 and 3 had a plus, so had nobody
    // else: the bye is 4's. 1-5; 3-2.
    assert_eq!(table.pairs(SYSTEM), "1-5 2-3 bye 4");
}

/// Drawn once more before the results are in: the games are unfinished, nobody has made a point, and
/// the arbiter is told.
#[test]
fn apply_without_results_warns() {
    let table = table(4);
    let event = table.draw(&Request::new(SYSTEM)).apply(&table.event()).expect("an event");
    let pairing = Table { draft: event.into_draft() }.draw(&Request::new(SYSTEM));
    assert_eq!(pairs(&pairing), "1-4 2-3");
    assert_eq!(warnings(&pairing).len(), 2);
}

/// What the round used up goes: its absences and the forced pairs; absences of other rounds stay.
#[test]
fn apply_drops_what_the_round_used_up() {
    let table = table(6)
        .absent(6, Some(1), AbsenceKind::Zero)
        .absent(5, None, AbsenceKind::Zero)
        .absent(4, Some(2), AbsenceKind::Zero)
        .change(|draft| draft.constraints.forced = vec![forced(1, 2, None)]);
    let pairing = table.draw(&Request::new(SYSTEM));
    assert_eq!(pairs(&pairing), "1-2 3-4");
    let event = pairing.apply(&table.event()).expect("an event");
    assert_eq!(event.absences().len(), 1);
    assert_eq!(event.absences()[0].player, number(4));
    assert!(event.constraints().forced.is_empty());
    let kind = UnpairedKind::ZeroPointBye;
    let absent: Vec<_> = event.rounds()[0].unpaired.iter().map(|u| (u.player, u.kind)).collect();
    assert_eq!(absent, [(number(5), kind), (number(6), kind)]);
}

/// The first colour that was given, and the options, stand in the event afterwards.
#[test]
fn apply_records_the_first_colour_and_the_options() {
    let mut options = PairingOptions::default();
    options.set("halves", "recut").expect("an option");
    let request = Request {
        first_colour: Some(FirstColour::Given(Colour::Black)),
        seed: Some(Seed(1)),
        options,
        ..Request::new(SYSTEM)
    };
    let table = table(4).change(|draft| draft.draw.first_colour = None);
    let event = table.draw(&request).apply(&table.event()).expect("an event");
    assert_eq!(event.draw().first_colour, Some(Colour::Black));
    assert_eq!(event.draw().options, options);
}

/// A replay that is applied drops what stood there, and the later rounds.
#[test]
fn apply_of_a_replay_drops_the_later_rounds() {
    let table = after_round_1().round("2>1 5=3 4U").round("5=1 2=3 4Z");
    let event = replayed(&table, 2).apply(&table.event()).expect("an event");
    assert_eq!(event.rounds().len(), 2);
    let bye: Vec<_> = event.rounds()[1].unpaired.iter().map(|u| u.player).collect();
    assert_eq!(bye, [number(3)]);
}

/// The request's options go before the event's; where it is silent the event's hold. 6 5 4 | 3 2 1 as
/// in `p13_halves_are_cut_once`.
#[test]
fn options_of_the_request_go_before_the_events() {
    let table = table(6).round("1=4 5=2 3=6").keep_apart(6, &[1, 2]).option("halves", "recut");
    assert_eq!(table.pairs(SYSTEM), "1-5 2-3 4-6");
    let mut options = PairingOptions::default();
    options.set("halves", "once").expect("an option");
    let request = Request { options, ..Request::new(SYSTEM) };
    let pairing = table.draw(&request);
    assert_eq!(pairs(&pairing), "1-2 3-5 4-6");
    // What was in force is printed under the draw.
    assert_eq!(pairing.options.pairs().collect::<Vec<_>>(), [("halves", "once")]);
}
