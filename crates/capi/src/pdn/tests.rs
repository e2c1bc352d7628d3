//! Games and files by raw pointers, NULLs and wrong sizes among them.
#![allow(clippy::unwrap_used)]

use core::ptr::{null, null_mut};

use super::*;
use crate::error::{shk_error, shk_error_free, shk_error_ply};
use crate::game::*;
use crate::status::*;

fn play(game: *mut shk_game, text: &str) -> shk_status {
    // SAFETY: both live.
    unsafe { shk_game_play_text(game, text.as_ptr().cast(), text.len(), null_mut()) }
}

#[test]
fn a_repetition_is_claimed() {
    let mut game = null_mut();
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        assert_eq!(shk_game_new(null_mut()), SHK_BAD_ARGUMENT);
        let fen = "W:WKc1:BKh8";
        let mut position = crate::board::shk_position::default();
        let read = crate::board::shk_position_from_fen(
            fen.as_ptr().cast(),
            fen.len(),
            0,
            &raw mut position,
            null_mut(),
        );
        assert_eq!(read, SHK_OK);
        assert_eq!(shk_game_from_position(&raw const position, &raw mut game, null_mut()), SHK_OK);
        assert_eq!(play(game, "c1-c2"), SHK_REFUSED);
        for text in ["c1-d2", "h8-g7", "d2-c1", "g7-h8", "c1-d2", "h8-g7", "d2-c1", "g7-h8"] {
            assert_eq!(play(game, text), SHK_OK, "{text}");
        }
        let (mut times, mut rights, mut lost) = (0, 0, 0);
        assert_eq!(shk_game_occurrences(game, &raw mut times), SHK_OK);
        assert_eq!(shk_game_rights(game, &raw mut rights, &raw mut lost), SHK_OK);
        assert_eq!((times, rights & SHK_RIGHT_STANDING), (3, SHK_RIGHT_STANDING));
        let mut rows = [shk_row::default(); SHK_MOST_ROWS as usize];
        let mut count = 0;
        let told = shk_game_rows(game, SHK_PROFILE_FSR, rows.as_mut_ptr(), 16, &raw mut count);
        assert_eq!(told, SHK_OK);
        let kings = rows[..count].iter().find(|row| row.rule == SHK_RULE_KINGS_ONLY).unwrap();
        assert_eq!((kings.count, kings.limit), (4, 15));
        let mut claim = shk_claim {
            struct_size: 1,
            side: 0,
            written: null(),
            written_length: 0,
            flags: SHK_CLAIM_STANDING,
            reserved: 0,
        };
        let mut verdict = -1;
        let wrong =
            shk_game_claim(game, &raw const claim, &raw mut verdict, null_mut(), null_mut());
        assert_eq!((wrong, verdict), (SHK_BAD_ARGUMENT, -1));
        claim.struct_size = u32::try_from(size_of::<shk_claim>()).unwrap();
        claim.side = 1;
        let mut why: *mut shk_error = null_mut();
        let told =
            shk_game_claim(game, &raw const claim, &raw mut verdict, &raw mut why, null_mut());
        assert_eq!((told, verdict), (SHK_OK, SHK_CLAIM_NOT_EXAMINED));
        assert!(!why.is_null());
        shk_error_free(why);
        claim.side = 0;
        let told = shk_game_claim(game, &raw const claim, &raw mut verdict, null_mut(), null_mut());
        assert_eq!((told, verdict), (SHK_OK, SHK_CLAIM_UPHELD));
        let mut outcome = 0;
        assert_eq!(shk_game_outcome(game, &raw mut outcome), SHK_OK);
        assert_eq!(outcome, SHK_OUTCOME_DRAW);
        assert_eq!(shk_game_take_back(game, null_mut()), SHK_REFUSED);
        assert_eq!(shk_game_outcome(null(), &raw mut outcome), SHK_BAD_ARGUMENT);
        shk_game_free(game);
        shk_game_free(null_mut());
    }
}

#[test]
fn a_file_gives_its_games() {
    let text = b"[White \"A\"] 1. c3-d4 d6-c5 1-0\n\n[White \"B\"] 1. c3-d4 c3-d4 *\n";
    let (mut pdn, mut game, mut error) = (null_mut(), null_mut(), null_mut());
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        let wrong = shk_pdn_options { struct_size: 3, flags: 0 };
        let read =
            shk_pdn_read(text.as_ptr(), text.len(), &raw const wrong, &raw mut pdn, null_mut());
        assert_eq!(read, SHK_BAD_ARGUMENT);
        let read = shk_pdn_read(text.as_ptr(), text.len(), null(), &raw mut pdn, null_mut());
        assert_eq!((read, shk_pdn_count(pdn), shk_pdn_count(null())), (SHK_OK, 2, 0));
        assert_eq!(shk_pdn_game(pdn, 0, &raw mut game, null_mut()), SHK_NOT_FOUND);
        assert_eq!(shk_pdn_game(pdn, 2, &raw mut game, &raw mut error), SHK_BAD_INPUT);
        assert_eq!(shk_error_ply(error), 2);
        shk_error_free(error);
        assert_eq!(shk_pdn_game(pdn, 1, &raw mut game, null_mut()), SHK_OK);
        let mut plies = [shk_ply::default(); 4];
        let mut count = 0;
        let told = shk_game_plies(game, plies.as_mut_ptr(), 1, &raw mut count);
        assert_eq!((told, count), (SHK_BUFFER_TOO_SMALL, 2));
        assert_eq!(shk_game_plies(game, plies.as_mut_ptr(), 4, &raw mut count), SHK_OK);
        assert_eq!((plies[1].side, plies[1].m.from, plies[1].m.to), (1, 10, 14));
        let mut buffer = [0_u8; 256];
        let mut needed = 0;
        let told = shk_game_to_pdn(
            game,
            null(),
            0,
            buffer.as_mut_ptr().cast(),
            256,
            &raw mut needed,
            null_mut(),
        );
        assert_eq!(told, SHK_OK);
        let written = core::str::from_utf8(&buffer[..needed - 1]).unwrap();
        assert!(written.contains("1. c3-d4 d6-c5 *"), "{written}");
        shk_game_free(game);
        shk_pdn_free(pdn);
    }
}
