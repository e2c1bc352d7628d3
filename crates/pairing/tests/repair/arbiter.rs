//! What the arbiter decides: a draw in force (P30), a late entry (P24).

use shashki_pairing::{
    DecisionBy, DecisionError, DrawState, LateEntry, LateError, Published, RoundDraw, enter_late,
};
use shashki_tournament::{
    Draft, DrawChange, Event, Meeting, MeetingResult, Player, Points, Round, StartNumber,
    UnpairedKind,
};

fn number(value: u32) -> StartNumber {
    StartNumber::new(value).expect("a number")
}

fn list(text: &str) -> Published {
    Published::from_list(text).expect("a list")
}

const BY_HAND: DecisionBy<'_> =
    DecisionBy { change: DrawChange::ByHand, by: "Ivanov", at: "10:15", reason: "a wrong result" };

fn four() -> RoundDraw {
    RoundDraw::new(3, (1..=4).map(number).collect())
}

#[test]
fn a_draw_comes_into_force_only_when_complete() {
    let mut draw = four();
    assert_eq!(draw.state(), DrawState::Draft);
    draw.set(list("1\n1 3\n")).expect("some pairs");
    assert_eq!(draw.put_in_force(), Err(DecisionError::NotPaired { player: number(2) }));
    assert_eq!(draw.change(list("2\n1 3\n2 4\n"), BY_HAND), Err(DecisionError::NotInForce));
    draw.set(list("2\n1 3\n2 4\n")).expect("all pairs");
    assert_eq!(draw.state(), DrawState::Complete);
    draw.put_in_force().expect("complete");
    assert_eq!(draw.state(), DrawState::InForce);
    assert_eq!(draw.put_in_force(), Err(DecisionError::InForce));
    assert_eq!(draw.set(list("2\n1 2\n3 4\n")), Err(DecisionError::InForce));
}

#[test]
fn a_change_in_force_needs_a_reason_and_a_name_and_keeps_the_old_pairs() {
    let mut draw = four();
    draw.set(list("2\n1 3\n2 4\n")).expect("pairs");
    draw.put_in_force().expect("complete");
    let other = list("2\n1 2\n3 4\n");
    let without = |reason, by| DecisionBy { reason, by, ..BY_HAND };
    assert_eq!(draw.change(other.clone(), without(" ", "Ivanov")), Err(DecisionError::NoReason));
    assert_eq!(draw.change(other.clone(), without("why", "")), Err(DecisionError::NoName));
    let short = list("1\n1 2\n");
    assert_eq!(draw.change(short, BY_HAND), Err(DecisionError::NotPaired { player: number(3) }));
    let stranger = list("2\n1 2\n3 5\n");
    assert_eq!(draw.change(stranger, BY_HAND), Err(DecisionError::NotOnce { player: number(5) }));
    assert_eq!(draw.pairs(), &list("2\n1 3\n2 4\n"), "what is refused changes nothing");
    draw.change(other.clone(), BY_HAND).expect("a reason and a name");
    assert_eq!(draw.pairs(), &other);
    let [record] = draw.records() else { panic!("one record: {:?}", draw.records()) };
    assert_eq!((record.round, record.at.as_str()), (3, "10:15"));
    assert_eq!((record.by.as_str(), record.reason.as_str()), ("Ivanov", "a wrong result"));
    assert_eq!(record.clause, "5.4.10.12");
    assert_eq!(record.before, [(number(1), Some(number(3))), (number(2), Some(number(4)))]);
}

#[test]
fn after_a_withdrawal_the_pairs_have_to_follow() {
    let mut draw = four();
    draw.set(list("2\n1 3\n2 4\n")).expect("pairs");
    draw.put_in_force().expect("complete");
    draw.takes_part(number(3), false);
    let same = list("2\n1 3\n2 4\n");
    assert_eq!(draw.change(same, BY_HAND), Err(DecisionError::NotOnce { player: number(3) }));
    draw.change(list("2\n2 4\n1 0\n"), BY_HAND).expect("the bye for 1");
}

fn event(rounds: usize) -> Event {
    let players = [1, 3].map(|n| Player::new(number(n), format!("Player {n}"))).to_vec();
    let meeting = Meeting::new(number(1), number(3), MeetingResult::Unfinished);
    let round = Round { meetings: vec![meeting], unpaired: Vec::new() };
    let rounds = vec![round; rounds];
    Draft { players, rounds, gaps_allowed: true, ..Draft::default() }.check().expect("an event")
}

#[test]
fn a_late_player_gets_the_next_number_and_losses_for_the_rounds_he_missed() {
    let player = Player::new(number(1), "Late");
    let entry = |from, missed| LateEntry { player: player.clone(), from, missed };
    let (with, start) = enter_late(&event(2), entry(3, Vec::new())).expect("an event");
    assert_eq!(start, number(4), "numbers given don't move, gaps aren't filled");
    let index = with.index_of(start).expect("he is in it");
    assert_eq!(with.points_after(index, 2), Points::ZERO);
    assert_eq!(with.players()[index].enters_in, Some(3));
    let half = vec![UnpairedKind::HalfPointBye];
    let (with, start) = enter_late(&event(2), entry(3, half)).expect("an event");
    let index = with.index_of(start).expect("he is in it");
    assert_eq!(with.points_after(index, 2), Points::whole(1), "half of a win of 2 for round 1");
    assert_eq!(
        enter_late(&event(2), entry(4, Vec::new())).map(|_| ()),
        Err(LateError::NoSuchRound { from: 4, last: 3 })
    );
    let two = vec![UnpairedKind::ZeroPointBye; 2];
    assert_eq!(
        enter_late(&event(2), entry(2, two)).map(|_| ()),
        Err(LateError::NotMissed { round: 2 })
    );
}
