//! What a host may do wrong: NULL, structs of other sizes, numbers that mean nothing.

use core::ptr::{null, null_mut};

use super::*;
use crate::board::{SHK_WHITE, shk_move, shk_position, shk_position_from_fen};
use crate::error::{shk_error, shk_error_clause, shk_error_free, shk_error_name};
use crate::event::shk_text;
use crate::game::{shk_game, shk_game_free, shk_game_from_position};
use crate::status::{
    SHK_BAD_ARGUMENT, SHK_BAD_INPUT, SHK_BUFFER_TOO_SMALL, SHK_NOT_FOUND, SHK_OK, SHK_REFUSED,
    shk_status,
};

fn position(fen: &str) -> shk_position {
    let mut position = shk_position::default();
    // SAFETY: every pointer is NULL or lives.
    let status = unsafe {
        shk_position_from_fen(fen.as_ptr().cast(), fen.len(), 0, &raw mut position, null_mut())
    };
    assert_eq!(status, SHK_OK, "{fen}");
    position
}

fn game(fen: &str) -> *mut shk_game {
    let (position, mut game) = (position(fen), null_mut());
    // SAFETY: as before.
    let status = unsafe { shk_game_from_position(&raw const position, &raw mut game, null_mut()) };
    assert_eq!(status, SHK_OK);
    game
}

/// Name and clause of an error, which is freed.
fn told(error: *mut shk_error) -> (String, String) {
    let text = |get: unsafe extern "C" fn(*const shk_error, *mut _, usize, *mut usize) -> _| {
        let (mut buffer, mut needed) = ([0_u8; 64], 0);
        // SAFETY: the buffer is as long as said.
        let status: shk_status =
            unsafe { get(error, buffer.as_mut_ptr().cast(), 64, &raw mut needed) };
        assert_eq!(status, SHK_OK);
        String::from_utf8_lossy(&buffer[..needed - 1]).into_owned()
    };
    let both = (text(shk_error_name), text(shk_error_clause));
    // SAFETY: it came from the library and isn't used any more.
    unsafe { shk_error_free(error) };
    both
}

fn incident(violation: i32, stood: &str) -> shk_incident {
    let struct_size = u32::try_from(size_of::<shk_incident>()).unwrap_or(0);
    let stood = position(stood);
    shk_incident { struct_size, violation, side: SHK_WHITE, stood, ..shk_incident::default() }
}

#[test]
fn a_violation_that_cannot_be() {
    let game = game("W:Wc3,g1:Bd4,h8");
    let right = incident(SHK_VIOLATION_CAPTURE_IGNORED, "B:Wc3,h2:Bd4,h8");
    let enter = |incident: &shk_incident| {
        // SAFETY: the game and the incident live.
        unsafe { shk_game_violate(game, incident, null_mut()) }
    };
    for wrong in [
        shk_incident { struct_size: 7, ..right },
        shk_incident { violation: 0, ..right },
        shk_incident { violation: 15, ..right },
        shk_incident { side: 2, ..right },
        shk_incident { touched: 33, ..right },
        shk_incident { flags: SHK_INCIDENT_CAPTURE, ..right }, // a move from square 0
    ] {
        assert_eq!(enter(&wrong), SHK_BAD_ARGUMENT, "{wrong:?}");
    }
    let overfull = shk_position { white: u32::MAX, ..shk_position::default() };
    assert_eq!(enter(&shk_incident { stood: overfull, ..right }), SHK_BAD_INPUT);
    // The position that stood has to have the other side to move.
    let turn = incident(SHK_VIOLATION_CAPTURE_IGNORED, "W:Wc3,h2:Bd4,h8");
    assert_eq!(enter(&turn), SHK_REFUSED);
    assert_eq!(enter(&right), SHK_OK);
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        assert_eq!(shk_game_violate(null_mut(), &raw const right, null_mut()), SHK_BAD_ARGUMENT);
        assert_eq!(shk_game_violate(game, null(), null_mut()), SHK_BAD_ARGUMENT);
        let mut count = 9;
        let few = shk_game_irregularities(game, null_mut(), 0, &raw mut count);
        assert_eq!((few, count), (SHK_BUFFER_TOO_SMALL, 1));
        let none = shk_game_irregularities(game, null_mut(), 1, &raw mut count);
        assert_eq!(none, SHK_BAD_ARGUMENT);
        assert_eq!(shk_game_incident(game, 0, null_mut()), SHK_BAD_ARGUMENT);
        let mut short = shk_incident { struct_size: 7, ..right };
        assert_eq!(shk_game_incident(game, 0, &raw mut short), SHK_BAD_ARGUMENT);
        let mut error = null_mut();
        assert_eq!(shk_game_waive(game, SHK_WHITE, &raw mut error), SHK_REFUSED);
        assert_eq!(told(error), ("not-the-opponent".to_owned(), "5.4.13.2".to_owned()));
        shk_game_free(game);
    }
}

#[test]
fn a_committee_of_bad_memory() {
    let name = |text: &'static str| shk_text { data: text.as_ptr().cast(), length: text.len() };
    let none = shk_text { data: null(), length: 0 };
    let juror = |text| shk_juror { name: name(text), region: none, age: 400, flags: 0 };
    let chair = juror("A");
    let members = [juror("B"), juror("C")];
    let reserves = [juror("D"), juror("E")];
    let right = shk_committee {
        struct_size: u32::try_from(size_of::<shk_committee>()).unwrap_or(0),
        reserved: 0,
        chair: &raw const chair,
        members: members.as_ptr(),
        member_count: 2,
        reserves: reserves.as_ptr(),
        reserve_count: 2,
    };
    let sit = |committee: &shk_committee| {
        let (mut seated, mut count) = ([9; 3], 0);
        // SAFETY: what the committee says it points to is looked at first, or lives.
        let status = unsafe {
            shk_committee_sit(committee, seated.as_mut_ptr(), 3, &raw mut count, null_mut())
        };
        (status, seated, count)
    };
    assert_eq!(sit(&right), (SHK_OK, [0, 1, 2], 3));
    for wrong in [
        shk_committee { struct_size: 0, ..right },
        shk_committee { chair: null(), ..right },
        shk_committee { members: null(), ..right },
        shk_committee { member_count: usize::MAX, ..right },
    ] {
        assert_eq!(sit(&wrong), (SHK_BAD_ARGUMENT, [9; 3], 0), "{wrong:?}");
    }
    let bytes = [0xFF_u8];
    let broken = shk_juror { name: shk_text { data: bytes.as_ptr().cast(), length: 1 }, ..chair };
    assert_eq!(sit(&shk_committee { chair: &raw const broken, ..right }).0, SHK_BAD_ARGUMENT);
}

#[test]
fn a_hand_and_numbers_that_mean_nothing() {
    let start = position("W:W12:B8,14");
    let (mut hand, mut m, mut state) = (null_mut(), shk_move::default(), 9);
    let squares = [12_u8, 3, 99];
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        assert_eq!(shk_hand_new(&raw const start, 2, &raw mut hand, null_mut()), SHK_BAD_ARGUMENT);
        assert_eq!(shk_hand_new(&raw const start, 1, &raw mut hand, null_mut()), SHK_OK);
        let carry = |count| shk_hand_carry(hand, squares.as_ptr(), count, null_mut());
        assert_eq!(carry(3), SHK_BAD_ARGUMENT, "square 99");
        assert_eq!(carry(1), SHK_REFUSED, "a way needs two squares");
        assert_eq!(carry(usize::MAX), SHK_BAD_ARGUMENT);
        assert_eq!(shk_hand_state(hand, &raw mut state), SHK_OK);
        assert_eq!(state, SHK_HAND_IDLE, "nothing of it happened");
        let mut error = null_mut();
        assert_eq!(shk_hand_press_clock(hand, &raw mut m, &raw mut error), SHK_REFUSED);
        assert_eq!(told(error), ("no-move-made".to_owned(), "6.1.4.6".to_owned()));
        assert_eq!(shk_hand_release(null_mut(), &raw mut m, null_mut()), SHK_BAD_ARGUMENT);
        shk_hand_free(hand);
        shk_hand_free(null_mut());
    }
}

#[test]
fn ladders_keep_their_history() {
    let (mut ladder, mut count) = (null_mut(), 0);
    let mut history = [shk_imposed::default(); 2];
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        assert_eq!(shk_ladder_new(null_mut()), SHK_BAD_ARGUMENT);
        assert_eq!(shk_ladder_new(&raw mut ladder), SHK_OK);
        let impose = |gravity, sanction, seconds| {
            shk_ladder_impose(ladder, gravity, sanction, seconds, 0, null_mut())
        };
        assert_eq!(impose(2, 0, 0), SHK_BAD_ARGUMENT);
        assert_eq!(impose(0, 8, 0), SHK_BAD_ARGUMENT);
        assert_eq!(impose(0, SHK_SANCTION_TIME, u32::MAX), SHK_REFUSED);
        assert_eq!(impose(1, SHK_SANCTION_TIME, 30), SHK_OK);
        assert_eq!(shk_ladder_next_game(ladder), SHK_OK);
        assert_eq!(impose(0, SHK_SANCTION_REMARK, 30), SHK_OK);
        let told = shk_ladder_history(ladder, history.as_mut_ptr(), 2, &raw mut count);
        assert_eq!((told, count), (SHK_OK, 2));
        assert_eq!((history[0].at, history[0].gravity, history[0].seconds), (1, 1, 30));
        assert_eq!((history[1].at, history[1].seconds), (2, 0), "of a remark there are none");
        shk_ladder_free(ladder);
    }
}

#[test]
fn a_paper_and_its_clauses() {
    let times = shk_round_times {
        struct_size: u32::try_from(size_of::<shk_round_times>()).unwrap_or(0),
        end: 600,
        ..shk_round_times::default()
    };
    let clause = shk_text { data: c"5.4.13.4".as_ptr(), length: 8 };
    let right = shk_paper {
        struct_size: u32::try_from(size_of::<shk_paper>()).unwrap_or(0),
        by: SHK_FILER_PLAYER,
        flags: 0,
        deposit: 0,
        at: i64::MIN,
        clauses: &raw const clause,
        clause_count: 1,
    };
    let file = |paper: &shk_paper, times: &shk_round_times| {
        let mut protest = null_mut();
        // SAFETY: what the paper says it points to is looked at first, or lives.
        unsafe {
            let status = shk_protest_file(paper, times, 0, &raw mut protest, null_mut());
            shk_protest_free(protest);
            status
        }
    };
    assert_eq!(file(&right, &times), SHK_OK);
    assert_eq!(file(&shk_paper { by: 4, ..right }, &times), SHK_BAD_ARGUMENT);
    assert_eq!(file(&shk_paper { clauses: null(), ..right }, &times), SHK_BAD_ARGUMENT);
    assert_eq!(file(&shk_paper { clause_count: 0, ..right }, &times), SHK_REFUSED);
    assert_eq!(file(&shk_paper { struct_size: 8, ..right }, &times), SHK_BAD_ARGUMENT);
    assert_eq!(file(&right, &shk_round_times { pace: 9, ..times }), SHK_BAD_ARGUMENT);
    let late = shk_round_times { end: i64::MAX, ..times };
    assert_eq!(file(&shk_paper { at: i64::MAX, ..right }, &late), SHK_OK, "no overflow");
}

#[test]
fn violations_by_number_and_name() {
    let mut number = 9;
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        for wrong in [0, 15, -1, i32::MIN, i32::MAX] {
            let status = shk_violation_name(wrong, null_mut(), 0, null_mut());
            assert_eq!(status, SHK_BAD_ARGUMENT, "{wrong}");
        }
        let by_name =
            |name: &str, number| shk_violation_by_name(name.as_ptr().cast(), name.len(), number);
        assert_eq!(by_name("Two-moves", &raw mut number), SHK_NOT_FOUND);
        assert_eq!(by_name("two-moves", &raw mut number), SHK_OK);
        assert_eq!(number, SHK_VIOLATION_TWO_MOVES);
        assert_eq!(by_name("two-moves", null_mut()), SHK_BAD_ARGUMENT);
    }
}
