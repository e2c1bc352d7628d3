//! Results as they come in.

use shashki_capi::*;

use crate::help::{Event, applied, checked, draft, game, options, pair, points, record, zeroed};

fn round_of_four() -> Event {
    // 1 - 3, 4 - 2
    applied(&pair(&checked(&draft(4)).unwrap(), &options(SHK_SYSTEM_COEFFICIENT)).unwrap())
}

#[test]
fn all_or_none() {
    let event = round_of_four();
    let some = [game(1, 3, SHK_DECISION_WHITE)];
    record(&event, 1, &some).unwrap();
    assert_eq!(points(&event, 1), [200, 0, 0, 0]);
    let drawn_forfeit = shk_meeting { kind: SHK_KIND_FORFEIT, ..game(4, 2, SHK_DECISION_DRAW) };
    let error = record(&event, 1, &[game(1, 3, SHK_DECISION_DRAW), drawn_forfeit]).err().unwrap();
    assert_eq!((error.status, error.round, error.player), (SHK_REFUSED, 1, 4));
    assert_eq!(points(&event, 1), [200, 0, 0, 0]);
    for (round, wrong) in [
        (1, game(3, 1, SHK_DECISION_WHITE)), // the colours are the other way round
        (1, game(1, 2, SHK_DECISION_WHITE)),
        (1, game(9, 3, SHK_DECISION_WHITE)),
        (2, game(1, 3, SHK_DECISION_WHITE)),
        (0, game(1, 3, SHK_DECISION_WHITE)),
    ] {
        let error = record(&event, round, &[wrong]).err().unwrap();
        assert_eq!(error.status, SHK_NOT_FOUND);
    }
    assert_eq!(points(&event, 1), [200, 0, 0, 0]);
}

#[test]
fn every_kind() {
    let event = round_of_four();
    let forfeit = shk_meeting { kind: SHK_KIND_FORFEIT, ..game(1, 3, SHK_DECISION_BOTH_LOSE) };
    let games = [SHK_DECISION_BLACK, SHK_DECISION_DRAW];
    let micro = shk_meeting {
        kind: SHK_KIND_MICRO_MATCH,
        game_count: 2,
        games: games.as_ptr(),
        ..game(4, 2, SHK_DECISION_NONE)
    };
    record(&event, 1, &[forfeit, micro]).unwrap();
    assert_eq!(points(&event, 1), [0, 200, 0, 0]);
    let open = shk_meeting { white: 4, black: 2, kind: SHK_KIND_UNFINISHED, ..zeroed() };
    record(&event, 1, &[open]).unwrap();
    assert_eq!(points(&event, 1), [0; 4]);
}

#[test]
fn a_pairing_keeps_the_event_as_it_was() {
    let event = round_of_four();
    record(&event, 1, &[game(1, 3, SHK_DECISION_WHITE), game(4, 2, SHK_DECISION_WHITE)]).unwrap();
    let pairing = pair(&event, &options(SHK_SYSTEM_COEFFICIENT)).unwrap();
    record(&event, 1, &[game(1, 3, SHK_DECISION_BLACK)]).unwrap();
    assert_eq!(points(&applied(&pairing), 1), [200, 0, 0, 200]);
    assert_eq!(points(&event, 1), [0, 0, 200, 200]);
}

/// A forfeit without colours is found in either order, and its result turned with it.
#[test]
fn forfeits_without_colours() {
    let draft = draft(2);
    let open = shk_meeting {
        kind: SHK_KIND_FORFEIT,
        flags: SHK_MEETING_NO_COLOURS,
        ..game(1, 2, SHK_DECISION_BOTH_LOSE)
    };
    let status = unsafe {
        let none = core::ptr::null_mut();
        shk_draft_set_round(draft.0, 1, &raw const open, 1, core::ptr::null(), 0, none)
    };
    assert_eq!(status, SHK_OK);
    let event = checked(&draft).unwrap();
    let won = shk_meeting { kind: SHK_KIND_FORFEIT, ..game(2, 1, SHK_DECISION_WHITE) };
    record(&event, 1, &[won]).unwrap();
    assert_eq!(points(&event, 1), [0, 200]);
    let played = record(&event, 1, &[game(1, 2, SHK_DECISION_WHITE)]).err().unwrap();
    assert_eq!((played.status, played.name.as_str()), (SHK_REFUSED, "impossible-result"));
}
