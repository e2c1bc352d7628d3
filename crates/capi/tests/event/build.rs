//! Events built up by calls, and looked at.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::help::{
    Event, array, checked, draft, facts, game, points, read, span, text, told, written, zeroed,
};

fn set_round(
    draft: &crate::help::Draft,
    round: u32,
    meetings: &[shk_meeting],
    unpaired: &[shk_unpaired],
) -> Result<(), crate::help::Told> {
    told(|error| unsafe {
        let (ours, ours_count) = (meetings.as_ptr(), meetings.len());
        let (others, count) = (unpaired.as_ptr(), unpaired.len());
        shk_draft_set_round(draft.0, round, ours, ours_count, others, count, error)
    })
}

fn unpaired(player: u32, kind: u8) -> shk_unpaired {
    shk_unpaired { player, kind, ..zeroed() }
}

#[test]
fn t4_points_follow_the_scoring() {
    let draft = draft(5);
    let won = [game(1, 2, SHK_DECISION_WHITE), game(4, 3, SHK_DECISION_DRAW)];
    set_round(&draft, 1, &won, &[unpaired(5, SHK_KIND_PAIRING_BYE)]).unwrap();
    let event = checked(&draft).unwrap();
    assert_eq!(points(&event, 1), [200, 0, 100, 100, 200]); // 2-1-0, the plus a win
    let mut scoring = shk_scoring::default();
    unsafe {
        assert_eq!(shk_scoring_simple(100, 50, 0, &raw mut scoring), SHK_OK);
        scoring.pairing_bye = 25;
        assert_eq!(shk_draft_set_scoring(draft.0, &raw const scoring), SHK_OK);
    }
    let adjustment = shk_adjustment { player: 2, round: 1, points: -75 };
    told(|error| unsafe { shk_draft_add_adjustments(draft.0, &raw const adjustment, 1, error) })
        .unwrap();
    let event = checked(&draft).unwrap();
    assert_eq!(points(&event, 1), [100, -75, 50, 50, 25]);
    let inside = array(0, |out, c, n| unsafe { shk_event_points_in(event.0, 1, out, c, n) });
    assert_eq!(inside, Ok(vec![100, 0, 50, 50, 25]));
    let mut read_back = shk_scoring::default();
    assert_eq!(unsafe { shk_event_scoring(event.0, &raw mut read_back) }, SHK_OK);
    assert_eq!(read_back, scoring);
}

#[test]
fn meetings_and_cells_come_back() {
    let draft = draft(6);
    let games = [SHK_DECISION_WHITE, SHK_DECISION_DRAW, SHK_DECISION_BLACK, SHK_DECISION_WHITE];
    let micro = shk_meeting {
        white: 1,
        black: 2,
        kind: SHK_KIND_MICRO_MATCH,
        game_count: 4,
        games: games.as_ptr(),
        ..zeroed()
    };
    let forfeit = shk_meeting {
        white: 3,
        black: 4,
        kind: SHK_KIND_FORFEIT,
        decision: SHK_DECISION_BLACK,
        flags: SHK_MEETING_NO_COLOURS,
        ..zeroed()
    };
    let open = shk_meeting { white: 6, black: 5, kind: SHK_KIND_UNFINISHED, ..zeroed() };
    set_round(&draft, 1, &[micro, forfeit, open], &[]).unwrap();
    let event = checked(&draft).unwrap();
    let (meetings, cells, played) = unsafe {
        (
            array(zeroed(), |out, c, n| shk_event_meetings(event.0, 1, out, c, n)).unwrap(),
            array(zeroed(), |out, c, n| shk_event_cells(event.0, 1, out, c, n)).unwrap(),
            array(0, |out, c, n| shk_event_games(event.0, 1, 1, out, c, n)).unwrap(),
        )
    };
    assert_eq!(played, games);
    let short = |m: &shk_meeting| (m.white, m.black, m.kind, m.decision, m.flags, m.game_count);
    assert_eq!(
        meetings.iter().map(short).collect::<Vec<_>>(),
        [
            (1, 2, SHK_KIND_MICRO_MATCH, SHK_DECISION_WHITE, 0, 4),
            (3, 4, SHK_KIND_FORFEIT, SHK_DECISION_BLACK, SHK_MEETING_NO_COLOURS, 0),
            (6, 5, SHK_KIND_UNFINISHED, SHK_DECISION_NONE, 0, 0),
        ]
    );
    let cell = |at: usize| {
        let cell: shk_cell = cells[at];
        (cell.opponent, cell.kind, u32::from(cell.colour), cell.outcome)
    };
    assert_eq!(cell(0), (2, SHK_KIND_MICRO_MATCH, SHK_COLOUR_WHITE, SHK_OUTCOME_WIN));
    assert_eq!(cell(1), (1, SHK_KIND_MICRO_MATCH, SHK_COLOUR_BLACK, SHK_OUTCOME_LOSS));
    assert_eq!(cell(2), (4, SHK_KIND_FORFEIT, SHK_COLOUR_NONE, SHK_OUTCOME_LOSS));
    assert_eq!(cell(4), (6, SHK_KIND_UNFINISHED, SHK_COLOUR_BLACK, SHK_OUTCOME_NONE));
    let none = array(0, |out, c, n| unsafe { shk_event_games(event.0, 1, 4, out, c, n) });
    assert_eq!(none, Err(SHK_NOT_FOUND));
}

#[test]
fn every_fault_is_told() {
    let draft = draft(2);
    let rounds = [game(1, 1, SHK_DECISION_WHITE), game(2, 9, SHK_DECISION_WHITE)];
    set_round(&draft, 1, &rounds, &[]).unwrap();
    let error = checked(&draft).err().unwrap();
    assert_eq!((error.status, error.name.as_str()), (SHK_BAD_INPUT, "faults"));
    assert_eq!((error.round, error.player), (1, 1));
    assert!(error.english.lines().count() >= 2, "{}", error.english);
    assert!(error.russian.contains('9'), "{}", error.russian);
    let error = set_round(&draft, 3, &[], &[]).err().unwrap();
    assert_eq!((error.status, error.round), (SHK_NOT_FOUND, 3));
    assert_eq!(set_round(&draft, 0, &[], &[]).err().unwrap().status, SHK_NOT_FOUND);
    for wrong in [
        game(0, 1, SHK_DECISION_WHITE),
        game(1, 2, SHK_DECISION_NONE),
        game(1, 2, 5),
        shk_meeting { kind: SHK_KIND_NONE, ..game(1, 2, SHK_DECISION_WHITE) },
        shk_meeting { kind: SHK_KIND_MICRO_MATCH, game_count: 3, ..zeroed() },
    ] {
        let refused = set_round(&draft, 2, &[wrong], &[]).err().unwrap();
        assert_eq!(refused.status, SHK_BAD_ARGUMENT, "{}", refused.english);
    }
}

#[test]
fn texts_in_bulk() {
    let draft = draft(0);
    let names = ["Анна", "", "Zoë"];
    let players: Vec<shk_player> = names
        .iter()
        .map(|name| shk_player { name: span(name), club: span("Neva"), rating: 2000, ..zeroed() })
        .collect();
    told(|error| unsafe { shk_draft_add_players(draft.0, players.as_ptr(), 3, error) }).unwrap();
    let event = checked(&draft).unwrap();
    let mut begins = [0_usize; 4];
    let place = begins.as_mut_ptr();
    let all = |count| {
        text(|b, c, n| unsafe {
            let (begins, count) = if b.is_null() { (null_mut(), 0) } else { (place, count) };
            shk_event_player_texts(event.0, SHK_PLAYER_NAME, begins, count, b, c, n)
        })
    };
    assert_eq!(all(4).unwrap(), "АннаZoë");
    assert_eq!(begins, [0, 8, 8, 12]);
    unsafe {
        let one =
            |start, field| text(|b, c, n| shk_event_player_text(event.0, start, field, b, c, n));
        assert_eq!(one(3, SHK_PLAYER_NAME).unwrap(), "Zoë");
        assert_eq!(one(1, SHK_PLAYER_CLUB).unwrap(), "Neva");
        assert_eq!(one(4, SHK_PLAYER_NAME), Err(SHK_NOT_FOUND));
        assert_eq!(one(1, 99), Err(SHK_BAD_ARGUMENT));
        let mut index = 0;
        assert_eq!(shk_event_index_of(event.0, 3, &raw mut index), SHK_OK);
        assert_eq!(index, 2);
    }
}

#[test]
fn information_and_lists_of_it() {
    let draft = draft(2);
    let set = |field, text: &str| {
        let status =
            unsafe { shk_draft_set_info(draft.0, field, text.as_ptr().cast(), text.len()) };
        assert_eq!(status, SHK_OK);
    };
    set(SHK_INFO_NAME, "Cup");
    set(SHK_INFO_ARBITERS, "First");
    set(SHK_INFO_ARBITERS, "Second");
    let event = checked(&draft).unwrap();
    unsafe {
        let info = |field, index| text(|b, c, n| shk_event_info(event.0, field, index, b, c, n));
        assert_eq!(info(SHK_INFO_NAME, 0).unwrap(), "Cup");
        assert_eq!(info(SHK_INFO_NAME, 1), Err(SHK_NOT_FOUND));
        assert_eq!(info(SHK_INFO_ARBITERS, 1).unwrap(), "Second");
        let mut count = 0;
        assert_eq!(shk_event_info_count(event.0, SHK_INFO_ARBITERS, &raw mut count), SHK_OK);
        assert_eq!(count, 2);
        assert_eq!(shk_draft_clear_info(draft.0, SHK_INFO_ARBITERS), SHK_OK);
    }
    let mut count = 9;
    let event = checked(&draft).unwrap();
    unsafe { shk_event_info_count(event.0, SHK_INFO_ARBITERS, &raw mut count) };
    assert_eq!(count, 0);
}

/// Everything that a draft takes, in one event; the JSON form says that it has arrived.
#[test]
fn everything_arrives() {
    let draft = draft(4);
    let pair = [2_u32, 3];
    let forbidden = shk_forbidden { players: pair.as_ptr(), count: 2, from: 2, to: 3 };
    let forced = shk_forced { first: 1, second: 2, because: span("a decision") };
    let everybody = [1_u32, 2, 3, 4];
    let group = shk_group { name: span("Neva"), players: everybody.as_ptr(), count: 4 };
    let soft = shk_pair_of { first: 1, second: 4 };
    let absence = shk_absence { player: 4, round: 2, kind: SHK_KIND_HALF_POINT_BYE, ..zeroed() };
    let neva = span("Neva");
    let order = [4_u32, 3, 2, 1];
    let before = [shk_pair_of { first: 1, second: 3 }, shk_pair_of { first: 2, second: 0 }];
    let decision = shk_decision {
        round: 1,
        change: SHK_CHANGE_BY_HAND,
        by: span("Chief arbiter"),
        at: span(""),
        reason: span("a reason"),
        before: before.as_ptr(),
        before_count: 2,
    };
    let d = draft.0;
    unsafe {
        let none = null_mut();
        for status in [
            shk_draft_add_forbidden(d, &raw const forbidden, 1, none),
            shk_draft_add_forced(d, &raw const forced, 1, none),
            shk_draft_add_pools(d, &raw const group, 1, none),
            shk_draft_add_groups(d, &raw const group, 1, none),
            shk_draft_add_meet_until(d, 2, null(), 0, none),
            shk_draft_add_not_before(d, 3, 0, &raw const neva, 1, none),
            shk_draft_add_not_before(d, 4, 1, &raw const neva, 1, none),
            shk_draft_add_soft_pairs(d, &raw const soft, 1, none),
            shk_draft_add_absences(d, &raw const absence, 1, none),
            shk_draft_add_lot(d, 1, order.as_ptr(), 4),
            shk_draft_add_decisions(d, &raw const decision, 1, none),
            shk_draft_set_planned_rounds(d, 5),
            shk_draft_set_first_colour(d, SHK_COLOUR_BLACK),
            shk_draft_set_seed(d, 1, 2025),
            shk_draft_set_options(d, "halves=recut".as_ptr().cast(), 12, none),
            shk_draft_set_format(d, SHK_FORMAT_SWISS, SHK_PAIRED_BY_HAND),
            shk_draft_withdraw(d, 3, 0, none),
        ] {
            assert_eq!(status, SHK_OK);
        }
    }
    let event = checked(&draft).unwrap();
    let json = written(&event, SHK_FORM_JSON);
    for part in [
        r#""forbidden":[{"from":2,"to":3,"players":[2,3]}]"#,
        r#""forced":[{"first":1,"second":2,"because":"a decision"}]"#,
        r#""pools":[{"name":"Neva","players":[1,2,3,4]}]"#,
        r#""meet-until":[{"until":2,"groups":"all"}]"#,
        r#""not-before":[{"round":3,"groups":{"named":["Neva"]}}]"#,
        r#""soft":[{"not-before":{"round":4,"groups":{"named":["Neva"]}}},{"pair":[1,4]}]"#,
        r#""absences":[{"player":4,"round":2,"kind":"half"}]"#,
        r#""lots":[{"round":1,"order":[4,3,2,1]}]"#,
        r#""options":{"halves":"recut"}"#,
        r#""reason":"a reason","before":[[1,3],[2,null]]"#,
        r#""withdrew-after":0"#,
    ] {
        assert!(json.contains(part), "{part} in {json}");
    }
    let facts = facts(&event);
    assert_eq!((facts.planned_rounds, facts.first_colour), (5, SHK_COLOUR_BLACK));
    assert_eq!((facts.has_seed, facts.seed), (1, 2025));
    assert_eq!((facts.absence_count, facts.decision_count), (1, 1));
    looked_at(&event);
    emptied(&draft);
    assert!(read(&json).is_ok());
}

fn looked_at(event: &Event) {
    unsafe {
        let absences = array(zeroed(), |out, c, n| shk_event_absences(event.0, out, c, n));
        let kind = SHK_KIND_HALF_POINT_BYE;
        assert_eq!(absences.unwrap(), [shk_absence { player: 4, round: 2, kind, ..zeroed() }]);
        let mut decision = shk_decision_facts::default();
        assert_eq!(shk_event_decision(event.0, 0, &raw mut decision), SHK_OK);
        assert_eq!((decision.round, decision.before_count), (1, 2));
        let said =
            text(|b, c, n| shk_event_decision_text(event.0, 0, SHK_DECISION_TEXT_CLAUSE, b, c, n));
        assert_eq!(said.unwrap(), "5.4.10.12");
        let before = array(zeroed(), |out, c, n| shk_event_decision_before(event.0, 0, out, c, n));
        assert_eq!(before.unwrap()[1], shk_pair_of { first: 2, second: 0 });
        let players = array(zeroed(), |out, c, n| shk_event_players(event.0, out, c, n)).unwrap();
        let third: shk_player_facts = players[2];
        assert_eq!((third.start, third.flags), (3, SHK_PLAYER_WITHDREW));
    }
}

fn emptied(draft: &crate::help::Draft) {
    for part in SHK_PART_ABSENCES..=SHK_PART_KEPT_LINES {
        assert_eq!(unsafe { shk_draft_clear(draft.0, part) }, SHK_OK);
    }
    assert_eq!(unsafe { shk_draft_clear(draft.0, 99) }, SHK_BAD_ARGUMENT);
    let json = written(&checked(draft).unwrap(), SHK_FORM_JSON);
    for part in ["forbidden", "forced", "pools", "soft", "absences", "lots", "decisions"] {
        assert!(!json.contains(part), "{part} in {json}");
    }
}

#[test]
fn p5_groups_by_club() {
    let draft = draft(3);
    for (start, club) in [(1, "Neva"), (2, "Oka"), (3, "Neva")] {
        let player = shk_player { start, club: span(club), ..zeroed() };
        told(|error| unsafe { shk_draft_set_player(draft.0, &raw const player, error) }).unwrap();
    }
    let mut added = 0;
    let status = unsafe { shk_draft_add_groups_by(draft.0, SHK_GROUP_BY_CLUB, &raw mut added) };
    assert_eq!((status, added), (SHK_OK, 1));
    let nobody = shk_player { start: 7, ..zeroed() };
    let error = told(|error| unsafe { shk_draft_set_player(draft.0, &raw const nobody, error) });
    assert_eq!(error.map_err(|error| (error.status, error.player)), Err((SHK_NOT_FOUND, 7)));
}
