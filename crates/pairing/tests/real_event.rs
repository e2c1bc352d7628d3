//! A real event, 68 players, nine rounds, paired by the international federation's program: every
//! pair and colour as played (P27).

#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // helpers of tests

mod common;

use shashki_pairing::{Profile, Request, System, pair};
use shashki_tournament::{Event, MeetingResult, StartNumber};

fn event() -> Option<Event> {
    let folder = common::shared_data("tournaments")?;
    Some(common::event(&folder.join("fmjd-world-cup-2022.trf")))
}

/// How many of a round's games the draw gives with the colours in which they were played.
fn agreeing(event: &Event, round: u16) -> usize {
    let request = Request {
        profile: Profile::FmjdProgram,
        round: Some(round),
        ..Request::new(System::TruncatedSolkoff)
    };
    let pairing = pair(event, &request, &mut ()).expect("a pairing");
    assert_eq!(pairing.boards.len(), 34);
    let played = &event.rounds()[usize::from(round) - 1].meetings;
    let same = |white: StartNumber, black: StartNumber| {
        pairing.boards.iter().any(|board| (board.white, board.black) == (white, black))
    };
    played.iter().filter(|meeting| same(meeting.white, meeting.black)).count()
}

#[test]
fn rounds_one_to_four_and_six_to_nine_as_played() {
    let Some(event) = event() else { return };
    for round in [1, 2, 3, 4, 6, 7, 8, 9] {
        assert_eq!(agreeing(&event, round), 34, "round {round}");
    }
}

/// Round 5 was drawn while the game of start numbers 40 and 60 still stood as a draw.
#[test]
fn round_five_with_the_game_of_40_and_60_as_a_draw() {
    let Some(event) = event() else { return };
    assert_eq!(agreeing(&event, 5), 17);
    let mut draft = event.into_draft();
    let number = |n| StartNumber::new(n).expect("positive");
    let both = [number(40), number(60)];
    let meeting = draft.rounds[3]
        .meetings
        .iter_mut()
        .find(|meeting| both.contains(&meeting.white) && both.contains(&meeting.black))
        .expect("they met in round 4");
    meeting.result = MeetingResult::Played(shashki_tournament::Decision::Draw);
    assert_eq!(agreeing(&draft.check().expect("an event"), 5), 34);
}
