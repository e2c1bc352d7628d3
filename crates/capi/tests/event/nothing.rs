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
