//! Start lists, late entries, checks, corrections, re-pairing, decisions, relaxations, random events.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::help::{
    Event, Pairing, Told, applied, array, checked, draft, facts, game, list, options, pair, points,
    record, span, text, told, written, zeroed,
};

fn by(change: u32, reason: &'static str) -> shk_decision_by {
    shk_decision_by {
        change,
        reserved: 0,
        by: span("Chief arbiter"),
        at: span(""),
        reason: span(reason),
    }
}

/// Round 1 of four players, 1 - 3 and 4 - 2, without results.
fn published() -> (Event, String) {
    let pairing = pair(&checked(&draft(4)).unwrap(), &options(SHK_SYSTEM_COEFFICIENT)).unwrap();
    (applied(&pairing), list(&pairing))
}

#[test]
fn p29_a_start_list_by_rating() {
    let draft = draft(0);
    let ratings = [2000_u32, 2200, 2100];
    let players: Vec<shk_player> =
        ratings.iter().map(|&rating| shk_player { rating, name: span("P"), ..zeroed() }).collect();
    told(|error| unsafe { shk_draft_add_players(draft.0, players.as_ptr(), 3, error) }).unwrap();
    let event = checked(&draft).unwrap();
    let mut made = null_mut();
    told(|error| unsafe {
        shk_start_list_make(event.0, SHK_START_BY_RATING, 0, 0, &raw mut made, error)
    })
    .unwrap();
    let mut numbered = null_mut();
    let (mut has_seed, mut seed) = (9, 9);
    unsafe {
        let places: Vec<shk_start_place> =
            array(zeroed(), |out, c, n| shk_start_list_places(made, out, c, n)).unwrap();
        let short: Vec<_> = places.iter().map(|p| (p.start, p.before, p.rating, p.by)).collect();
        assert_eq!(short, [(1, 2, 2200, 0), (2, 3, 2100, 0), (3, 1, 2000, 0)]);
        assert_eq!(shk_start_list_seed(made, &raw mut has_seed, &raw mut seed), SHK_OK);
        assert_eq!((has_seed, seed), (0, 0));
        let json = text(|b, c, n| shk_start_list_json(made, b, c, n)).unwrap();
        assert!(json.contains("\"shashki-start-list\""));
        told(|error| shk_start_list_apply(made, &raw mut numbered, error)).unwrap();
        shk_start_list_free(made);
        let first = Event(numbered);
        let players: Vec<shk_player_facts> =
            array(zeroed(), |out, c, n| shk_event_players(first.0, out, c, n)).unwrap();
        assert_eq!(players[0].rating, 2200);
    }
    let refused = |event: &Event, order| {
        let mut made = null_mut();
        told(|error| unsafe { shk_start_list_make(event.0, order, 0, 0, &raw mut made, error) })
            .map_err(|error| (error.status, error.name))
    };
    let lot = refused(&event, SHK_START_BY_LOT);
    assert_eq!(lot, Err((SHK_BAD_ARGUMENT, "seed-missing".to_owned())));
    let late = refused(&published().0, SHK_START_GIVEN);
    assert_eq!(late, Err((SHK_REFUSED, "round-one-in-force".to_owned())));
}

#[test]
fn p24_a_late_entry() {
    let (event, _) = published();
    let player = shk_player { name: span("Late"), start: 77, ..zeroed() };
    let missed = [SHK_KIND_HALF_POINT_BYE];
    let (mut entered, mut start) = (null_mut(), 0);
    let mut enter = |from, count| {
        told(|error| unsafe {
            let (out, number) = (&raw mut entered, &raw mut start);
            let missed = missed.as_ptr();
            shk_event_enter_late(
                event.0,
                &raw const player,
                from,
                missed,
                count,
                out,
                number,
                error,
            )
        })
    };
    enter(2, 1).unwrap();
    for (from, count) in [(3, 0), (0, 0), (1, 1)] {
        assert_eq!(enter(from, count).err().unwrap().status, SHK_REFUSED, "{from}");
    }
    let entered = Event(entered);
    assert_eq!(start, 5);
    assert_eq!(points(&entered, 1), [0, 0, 0, 0, 100]);
}

fn verdicts(report: *mut shk_report) -> Vec<(u32, u32, u32, u32)> {
    let rows: Vec<shk_verdict> =
        array(zeroed(), |out, c, n| unsafe { shk_report_verdicts(report, out, c, n) }).unwrap();
    rows.iter().map(|row| (row.round, row.verdict, row.pairs, row.break_count)).collect()
}

fn check(event: &Event, what: *const shk_check_options) -> Result<*mut shk_report, Told> {
    let mut report = null_mut();
    let asked = options(SHK_SYSTEM_COEFFICIENT);
    told(|error| unsafe { shk_check(event.0, &raw const asked, what, &raw mut report, error) })?;
    Ok(report)
}

#[test]
fn p27_an_event_is_checked() {
    let (event, _) = published();
    let report = check(&event, null()).unwrap();
    assert_eq!(verdicts(report), [(1, SHK_VERDICT_AGREES, 1, 0)]);
    unsafe { shk_report_free(report) };

    let draft = draft(4);
    let pairs = [game(1, 2, SHK_DECISION_DRAW), game(4, 3, SHK_DECISION_DRAW)];
    let status =
        unsafe { shk_draft_set_round(draft.0, 1, pairs.as_ptr(), 2, null(), 0, null_mut()) };
    assert_eq!(status, SHK_OK);
    let other = checked(&draft).unwrap();
    let report = check(&other, null()).unwrap();
    assert_eq!(verdicts(report), [(1, SHK_VERDICT_DIFFERS, 0, 0)]);
    unsafe {
        let said = text(|b, c, n| shk_report_text(report, 1, SHK_EN, b, c, n)).unwrap();
        assert!(said.contains('3'), "{said}"); // 1 should meet 3 (5.4.10.5.2)
        let none = text(|b, c, n| shk_report_text(report, 2, SHK_EN, b, c, n));
        assert_eq!(none, Err(SHK_NOT_FOUND));
        let json = text(|b, c, n| shk_report_json(report, SHK_RU, b, c, n)).unwrap();
        assert!(json.contains("\"agrees\": false"));
        shk_report_free(report);
        shk_report_free(null_mut());
    }
    let struct_size = u32::try_from(size_of::<shk_check_options>()).unwrap();
    let change = span("1:1-9=1-0");
    let right = shk_check_options { struct_size, ..zeroed() };
    for (what, status) in [
        (shk_check_options { from: 2, ..right }, SHK_NOT_FOUND),
        (shk_check_options { changes: &raw const change, change_count: 1, ..right }, SHK_NOT_FOUND),
        (shk_check_options { change_count: 1, ..right }, SHK_BAD_ARGUMENT),
        (shk_check_options { struct_size: 1, ..right }, SHK_BAD_ARGUMENT),
    ] {
        assert_eq!(check(&event, &raw const what).err().unwrap().status, status);
    }
}

#[test]
fn p27_a_list_is_checked() {
    let event = checked(&draft(4)).unwrap();
    let asked = options(SHK_SYSTEM_COEFFICIENT);
    let run = |list: &str| {
        let mut report = null_mut();
        told(|error| unsafe {
            let (text, length) = (list.as_ptr().cast(), list.len());
            shk_check_list(event.0, &raw const asked, text, length, &raw mut report, error)
        })
        .map(|()| {
            let rows = verdicts(report);
            unsafe { shk_report_free(report) };
            rows
        })
    };
    assert_eq!(run("2\n1 3\n4 2\n").unwrap(), [(1, SHK_VERDICT_AGREES, 1, 0)]);
    assert_eq!(run("2\n1 2\n4 3\n").unwrap(), [(1, SHK_VERDICT_DIFFERS, 0, 0)]);
    let twice = run("2\n1 3\n1 2\n").unwrap();
    assert!(twice[0].3 >= 2, "1 stands twice and 4 not at all: {twice:?}");
    let error = run("2\n1 3\n4\n").err().unwrap();
    assert_eq!((error.status, error.line), (SHK_BAD_INPUT, 3));
}

#[test]
fn p25_a_correction() {
    let (event, _) = published();
    record(&event, 1, &[game(1, 3, SHK_DECISION_DRAW), game(4, 2, SHK_DECISION_DRAW)]).unwrap();
    let event = applied(&pair(&event, &options(SHK_SYSTEM_COEFFICIENT)).unwrap());
    let asked = options(SHK_SYSTEM_COEFFICIENT);
    let result = span("1:1-3=1-0");
    let mut found = null_mut();
    told(|error| unsafe {
        shk_correct(event.0, &raw const asked, &raw const result, 1, &raw mut found, error)
    })
    .unwrap();
    let none = by(SHK_CHANGE_CORRECTED_RESULT, "");
    let good = by(SHK_CHANGE_CORRECTED_RESULT, "the score sheet");
    let mut after = null_mut();
    unsafe {
        let rounds: Vec<shk_later_round> =
            array(zeroed(), |out, c, n| shk_correction_rounds(found, out, c, n)).unwrap();
        let short: Vec<_> = rounds.iter().map(|r| (r.round, r.state, r.moved_count)).collect();
        assert_eq!(short, [(2, SHK_ROUND_PUBLISHED, 2), (3, SHK_ROUND_NOT_PAIRED, 2)]);
        let said = text(|b, c, n| shk_correction_text(found, 2, SHK_EN, b, c, n)).unwrap();
        assert!(said.contains("the pairs stay as published\n"), "{said}");
        let json = text(|b, c, n| {
            shk_correction_json(found, &raw const good, SHK_EN, b, c, n, null_mut())
        });
        assert!(json.unwrap().contains("the score sheet (1:1-3=1/2 -> 1-0)"));
        let refused =
            told(|error| shk_correction_apply(found, &raw const none, &raw mut after, error));
        let refused = refused.err().unwrap();
        assert_eq!((refused.status, refused.name.as_str()), (SHK_REFUSED, "no-reason"));
        assert_eq!(refused.clause, "5.4.10.12");
        told(|error| shk_correction_apply(found, &raw const good, &raw mut after, error)).unwrap();
        shk_correction_free(found);
    }
    let after = Event(after);
    assert_eq!(points(&after, 1), [200, 100, 0, 100]);
    assert_eq!(facts(&after).decision_count, 1);
}

#[test]
fn p23_a_re_pairing() {
    let event = checked(&draft(4)).unwrap();
    let list_text = "2\n1 3\n4 2\n";
    let gone = [4_u32];
    let changes = shk_repair_changes {
        struct_size: u32::try_from(size_of::<shk_repair_changes>()).unwrap(),
        absent: gone.as_ptr(),
        absent_count: 1,
        ..zeroed()
    };
    let asked = options(SHK_SYSTEM_COEFFICIENT);
    let mut made = null_mut();
    let (text_at, length) = (list_text.as_ptr().cast(), list_text.len());
    told(|error| unsafe {
        let changes = &raw const changes;
        shk_repair_make(event.0, &raw const asked, changes, text_at, length, &raw mut made, error)
    })
    .unwrap();
    let mut facts_of = shk_repair_facts::default();
    let (mut now, mut anew, mut event) = (null_mut(), null_mut(), null_mut());
    let decided = by(SHK_CHANGE_RE_PAIRING, "player 4 fell ill");
    unsafe {
        assert_eq!(shk_repair_describe(made, &raw mut facts_of), SHK_OK);
        assert_eq!((facts_of.round, facts_of.touched_count, facts_of.gone_count), (1, 1, 1));
        let of = |which| array(0, |out, c, n| shk_repair_players(made, which, out, c, n));
        assert_eq!(of(SHK_REPAIR_TOUCHED), Ok(vec![2]));
        assert_eq!(of(SHK_REPAIR_GONE), Ok(vec![4]));
        assert_eq!(of(9), Err(SHK_BAD_ARGUMENT));
        let boards = array(zeroed(), |out, c, n| shk_repair_new_boards(made, out, c, n));
        assert_eq!(boards, Ok(vec![shk_pair_of { first: 2, second: 0 }]));
        let why = text(|b, c, n| shk_repair_why(made, 0, SHK_EN, b, c, n)).unwrap();
        assert!(why.contains('4'), "{why}");
        assert!(text(|b, c, n| shk_repair_notes(made, SHK_EN, b, c, n)).is_ok());
        let json = text(|b, c, n| shk_repair_json(made, null(), SHK_EN, b, c, n, null_mut()));
        assert!(json.unwrap().contains("\"decision\": null"));
        assert_eq!(shk_repair_pairing(made, &raw mut now), SHK_OK);
        told(|error| shk_repair_new_draw(made, &raw mut anew, error)).unwrap();
        told(|error| shk_repair_apply(made, &raw const decided, &raw mut event, error)).unwrap();
        shk_repair_free(made);
    }
    assert_eq!(list(&Pairing(now)), "2\n1 3\n2 0\n");
    assert!(list(&Pairing(anew)).ends_with(" 0\n"));
    let event = Event(event);
    assert_eq!((facts(&event).paired_rounds, facts(&event).decision_count), (1, 1));
}

#[test]
fn p30_a_draw_comes_into_force() {
    let pairing = pair(&checked(&draft(4)).unwrap(), &options(SHK_SYSTEM_COEFFICIENT)).unwrap();
    let mut draw = null_mut();
    let other = "2\n1 4\n3 2\n";
    let (other_at, length) = (other.as_ptr().cast(), other.len());
    let decided = by(SHK_CHANGE_BY_HAND, "a forbidden pair");
    let kept = draft(4);
    unsafe {
        assert_eq!(shk_round_draw_of(pairing.0, &raw mut draw), SHK_OK);
        let state = || {
            let mut state = 9;
            assert_eq!(shk_round_draw_state(draw, &raw mut state), SHK_OK);
            state
        };
        let change = || {
            told(|error| shk_round_draw_change(draw, other_at, length, &raw const decided, error))
        };
        assert_eq!(state(), SHK_DRAW_COMPLETE);
        assert_eq!(change().err().unwrap().name, "not-in-force");
        told(|error| shk_round_draw_put_in_force(draw, error)).unwrap();
        assert_eq!(state(), SHK_DRAW_IN_FORCE);
        let set = told(|error| shk_round_draw_set(draw, other_at, length, error));
        assert_eq!(set.err().unwrap().name, "in-force");
        change().unwrap();
        assert_eq!(text(|b, c, n| shk_round_draw_list(draw, b, c, n)).unwrap(), other);
        assert_eq!(shk_round_draw_takes_part(draw, 5, 1), SHK_OK);
        let error = change().err().unwrap();
        assert_eq!((error.name.as_str(), error.player), ("not-paired", 5));
        assert_eq!(shk_draft_add_records(kept.0, draw), SHK_OK);
        shk_round_draw_free(draw);
    }
    assert_eq!(facts(&checked(&kept).unwrap()).decision_count, 1);

    let players = [1_u32, 2, 3];
    unsafe {
        let mut draw = null_mut();
        assert_eq!(shk_round_draw_new(2, players.as_ptr(), 3, &raw mut draw), SHK_OK);
        let mut state = 9;
        shk_round_draw_state(draw, &raw mut state);
        assert_eq!(state, SHK_DRAW_DRAFT);
        let error = told(|error| shk_round_draw_put_in_force(draw, error)).err().unwrap();
        assert_eq!((error.name.as_str(), error.clause.as_str()), ("not-paired", "5.4.10.8"));
        shk_round_draw_free(draw);
    }
}

#[test]
fn p28_relaxations() {
    let event =
        applied(&pair(&checked(&draft(2)).unwrap(), &options(SHK_SYSTEM_COEFFICIENT)).unwrap());
    record(&event, 1, &[game(1, 2, SHK_DECISION_DRAW)]).unwrap();
    let asked = options(SHK_SYSTEM_COEFFICIENT);
    let mut found = null_mut();
    told(|error| unsafe { shk_relax(event.0, &raw const asked, 5, &raw mut found, error) })
        .unwrap();
    let mut numbers = shk_relaxations_facts::default();
    unsafe {
        assert_eq!(shk_relaxations_describe(found, &raw mut numbers), SHK_OK);
        assert_eq!((numbers.needed, numbers.set_count), (1, 1));
        let said = text(|b, c, n| shk_relaxations_text(found, 0, SHK_EN, b, c, n)).unwrap();
        assert!(said.contains("may meet again (they met in round 1)"), "{said}");
        let pairs: Vec<shk_pair_of> =
            array(zeroed(), |out, c, n| shk_relaxations_forced(found, 0, out, c, n)).unwrap();
        assert_eq!(pairs.len(), 1);
        let forced = shk_forced {
            first: pairs[0].first,
            second: pairs[0].second,
            because: span("the rules leave no other"),
        };
        let with = shk_pair_options { forced: &raw const forced, forced_count: 1, ..asked };
        assert!(list(&pair(&event, &with).unwrap()).starts_with("1\n"));
        let json = text(|b, c, n| shk_relaxations_json(found, SHK_EN, b, c, n)).unwrap();
        assert!(json.contains("\"P1\""), "{json}");
        let beyond = text(|b, c, n| shk_relaxations_text(found, 1, SHK_EN, b, c, n));
        assert_eq!(beyond, Err(SHK_NOT_FOUND));
        shk_relaxations_free(found);
    }
}

unsafe extern "C" fn count_rounds(context: *mut core::ffi::c_void, round: u32) {
    unsafe { context.cast::<Vec<u32>>().as_mut() }.unwrap().push(round);
}

#[test]
fn random_events_are_the_same_everywhere() {
    let plan = shk_plan {
        struct_size: u32::try_from(size_of::<shk_plan>()).unwrap(),
        players: 12,
        rounds: 4,
        system: SHK_SYSTEM_CURRENT_BUCHHOLZ,
        seed: 2025,
        rates: span("forfeit=20 draw=500"),
        ..zeroed()
    };
    let make = |plan: &shk_plan, rounds: &mut Vec<u32>| {
        let mut event = null_mut();
        told(|error| unsafe {
            let context = (&raw mut *rounds).cast();
            shk_generate(plan, Some(count_rounds), context, &raw mut event, error)
        })
        .map(|()| Event(event))
    };
    let mut rounds = Vec::new();
    let event = make(&plan, &mut rounds).unwrap();
    assert_eq!(rounds, [1, 2, 3, 4]);
    assert_eq!((facts(&event).player_count, facts(&event).paired_rounds), (12, 4));
    let again = make(&plan, &mut rounds).unwrap();
    assert_eq!(written(&event, SHK_FORM_JSON), written(&again, SHK_FORM_JSON));
    for (wrong, status) in [
        (shk_plan { players: 1, ..plan }, SHK_BAD_ARGUMENT),
        (shk_plan { players: 2_000_000, ..plan }, SHK_LIMIT),
        (shk_plan { rounds: 0, ..plan }, SHK_BAD_ARGUMENT),
        (shk_plan { rates: span("luck=1"), ..plan }, SHK_BAD_ARGUMENT),
        (shk_plan { club_rule: span("apart"), ..plan }, SHK_BAD_ARGUMENT),
        (shk_plan { games: 256, ..plan }, SHK_BAD_ARGUMENT),
    ] {
        assert_eq!(make(&wrong, &mut rounds).err().unwrap().status, status);
    }
    // Two players can play one round: the event ends early and says so.
    let early = make(&shk_plan { players: 2, rounds: 3, ..plan }, &mut rounds).unwrap();
    let mut count = 0;
    unsafe { shk_event_warning_count(early.0, &raw mut count) };
    assert_eq!((count, facts(&early).paired_rounds), (1, 1));
}

#[test]
fn old_encodings() {
    let decode = |bytes: &[u8], encoding: &str| {
        text(|b, c, n| unsafe {
            let (name, length) = (encoding.as_ptr().cast(), encoding.len());
            shk_text_decode(bytes.as_ptr(), bytes.len(), name, length, b, c, n, null_mut())
        })
    };
    assert_eq!(decode(b"\xD8\xE0\xF8\xEA\xE8", "cp1251").unwrap(), "Шашки");
    assert_eq!(decode(b"\xD8", "utf-8"), Err(SHK_BAD_INPUT));
    assert_eq!(decode(b"x", "ebcdic"), Err(SHK_BAD_ARGUMENT));
}

#[test]
fn a_pairing_as_a_document() {
    let pairing =
        pair(&checked(&draft(5)).unwrap(), &options(SHK_SYSTEM_TRUNCATED_SOLKOFF)).unwrap();
    let json = text(|b, c, n| unsafe { shk_pairing_json(pairing.0, SHK_EN, b, c, n) }).unwrap();
    for part in ["\"shashki-pairing\"", "\"clause\": \"5.4.10.6\"", "\"name\": \"P5\""] {
        assert!(json.contains(part), "{json}");
    }
    assert!(!json.contains("explanation"));
}
