//! NULL everywhere: an error, never a crash.

use core::ptr::{null, null_mut};

use shashki_capi::*;

use crate::help::{checked, draft};

#[test]
fn freeing_null_does_nothing() {
    unsafe {
        shk_event_free(null_mut());
        shk_draft_free(null_mut());
        shk_pairing_free(null_mut());
        shk_start_list_free(null_mut());
        shk_report_free(null_mut());
        shk_correction_free(null_mut());
        shk_repair_free(null_mut());
        shk_round_draw_free(null_mut());
        shk_relaxations_free(null_mut());
    }
}

#[test]
fn null_handles() {
    let e: *const shk_event = null();
    let (d, p) = (null_mut::<shk_draft>(), null::<shk_pairing>());
    let none = null_mut();
    let statuses = unsafe {
        [
            shk_event_read(null(), 0, null(), null_mut(), none),
            shk_event_write(e, SHK_FORM_JSON, null_mut(), 0, null_mut(), none),
            shk_event_describe(e, null_mut()),
            shk_event_scoring(e, null_mut()),
            shk_event_players(e, null_mut(), 0, null_mut()),
            shk_event_points(e, 1, null_mut(), 0, null_mut()),
            shk_event_cells(e, 1, null_mut(), 0, null_mut()),
            shk_event_meetings(e, 1, null_mut(), 0, null_mut()),
            shk_event_warning_count(e, null_mut()),
            shk_event_equal(e, e, null_mut()),
            shk_event_record_results(null_mut(), 1, null(), 0, none),
            shk_draft_new(null_mut()),
            shk_draft_from_event(e, null_mut()),
            shk_draft_check(d, null_mut(), none),
            shk_draft_add_players(d, null(), 0, none),
            shk_draft_set_round(d, 1, null(), 0, null(), 0, none),
            shk_draft_set_planned_rounds(d, 1),
            shk_draft_set_scoring(d, null()),
            shk_draft_clear(d, SHK_PART_SOFT),
            shk_draft_set_info(d, SHK_INFO_NAME, null(), 0),
            shk_pair(e, null(), null_mut(), none),
            shk_pairing_apply(p, e, null_mut(), none),
            shk_pairing_describe(p, null_mut()),
            shk_pairing_boards(p, null_mut(), 0, null_mut()),
            shk_pairing_list(p, null_mut(), 0, null_mut()),
            shk_pairing_explain(p, SHK_EN, null_mut(), 0, null_mut(), none),
        ]
    };
    assert_eq!(statuses, [SHK_BAD_ARGUMENT; 26]);
}

#[test]
fn null_handles_before_and_after_a_draw() {
    let (e, none) = (null::<shk_event>(), null_mut());
    let (b, n) = (null_mut(), null_mut());
    let statuses = unsafe {
        [
            shk_start_list_make(e, SHK_START_GIVEN, 0, 0, null_mut(), none),
            shk_start_list_places(null(), null_mut(), 0, n),
            shk_start_list_json(null(), b, 0, n),
            shk_start_list_apply(null(), null_mut(), none),
            shk_event_enter_late(e, null(), 1, null(), 0, null_mut(), null_mut(), none),
            shk_check(e, null(), null(), null_mut(), none),
            shk_check_list(e, null(), null(), 0, null_mut(), none),
            shk_report_verdicts(null(), null_mut(), 0, n),
            shk_report_text(null(), 1, SHK_EN, b, 0, n),
            shk_report_json(null(), SHK_EN, b, 0, n),
            shk_correct(e, null(), null(), 0, null_mut(), none),
            shk_correction_rounds(null(), null_mut(), 0, n),
            shk_correction_apply(null(), null(), null_mut(), none),
            shk_repair_make(e, null(), null(), null(), 0, null_mut(), none),
            shk_repair_describe(null(), null_mut()),
            shk_repair_pairing(null(), null_mut()),
            shk_repair_apply(null(), null(), null_mut(), none),
            shk_round_draw_new(1, null(), 0, null_mut()),
            shk_round_draw_of(null(), null_mut()),
            shk_round_draw_set(null_mut(), null(), 0, none),
            shk_round_draw_change(null_mut(), null(), 0, null(), none),
            shk_round_draw_takes_part(null_mut(), 1, 1),
            shk_draft_add_records(null_mut(), null()),
            shk_relax(e, null(), 1, null_mut(), none),
            shk_relaxations_describe(null(), null_mut()),
            shk_generate(null(), None, null_mut(), null_mut(), none),
            shk_text_decode(null(), 1, null(), 0, b, 0, n, none),
            shk_pairing_json(null(), SHK_EN, b, 0, n),
        ]
    };
    assert_eq!(statuses, [SHK_BAD_ARGUMENT; 28]);
}

#[test]
fn null_places() {
    let event = checked(&draft(4)).unwrap();
    let mut needed = 0;
    unsafe {
        assert_eq!(shk_event_describe(event.0, null_mut()), SHK_BAD_ARGUMENT);
        assert_eq!(shk_event_players(event.0, null_mut(), 0, null_mut()), SHK_BAD_ARGUMENT);
        let status = shk_event_players(event.0, null_mut(), 4, &raw mut needed);
        assert_eq!(status, SHK_BAD_ARGUMENT);
        let mut one = shk_player_facts::default();
        let status = shk_event_players(event.0, &raw mut one, usize::MAX, &raw mut needed);
        assert_eq!(status, SHK_BAD_ARGUMENT);
        let status = shk_event_players(event.0, &raw mut one, 1, &raw mut needed);
        assert_eq!((status, needed, one.start), (SHK_BUFFER_TOO_SMALL, 4, 0));
        let none = shk_event_record_results(event.0, 1, null(), usize::MAX, null_mut());
        assert_eq!(none, SHK_BAD_ARGUMENT);
    }
}
