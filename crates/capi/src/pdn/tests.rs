//! Games and files by raw pointers, NULLs and wrong sizes among them.
#![allow(clippy::unwrap_used)]

use core::ffi::c_void;
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
        let wrong = shk_pdn_options { struct_size: 3, ..shk_pdn_options::default() };
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

const FILE: &str = "[White \"A\\\"\"]\n[GameType \"25\"]\n\n1. c3-d4! {good} d6-c5 (1... b6-a5 $2) 2. b2-c3 \
    1-0\n\n[White \"B\"]\n[FEN \"W:WK29:B18,5\"]\n\n1. a1xh8 a7-b6 2. h8-h8 0-1\n";

/// What a listener was told, a line each; it stops at the line that it is given.
struct Log {
    lines: Vec<String>,
    stop: usize,
}

unsafe extern "C" fn listen(context: *mut c_void, event: *const shk_pdn_event) -> i32 {
    // SAFETY: the context is the log of the test, the event and its texts live.
    unsafe {
        let (log, event) = (&mut *context.cast::<Log>(), &*event);
        let text = if event.text.is_null() {
            &[]
        } else {
            core::slice::from_raw_parts(event.text.cast::<u8>(), event.text_length)
        };
        let text = String::from_utf8_lossy(text);
        let told = format!("{}:{} {} {text} {}", event.game, event.ply, event.kind, event.number);
        log.lines.push(told);
        (log.lines.len() == log.stop).into()
    }
}

fn options(flags: u32) -> shk_pdn_options {
    let struct_size = u32::try_from(size_of::<shk_pdn_options>()).unwrap();
    shk_pdn_options { struct_size, flags, ..shk_pdn_options::default() }
}

#[test]
fn a_reader_is_fed_byte_by_byte() {
    let mut reader = null_mut();
    let how = options(SHK_PDN_REPLAY | SHK_PDN_STATS);
    let mut log = Log { lines: Vec::new(), stop: usize::MAX };
    let context = (&raw mut log).cast();
    let mut pdn = null_mut();
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        assert_eq!(shk_pdn_reader_new(&raw const how, &raw mut reader, null_mut()), SHK_OK);
        for byte in FILE.as_bytes() {
            let fed = shk_pdn_reader_feed(reader, byte, 1, Some(listen), context, null_mut());
            assert_eq!(fed, SHK_OK);
        }
        let mut over = 7;
        assert_eq!(shk_pdn_reader_over(reader, &raw mut over), SHK_OK);
        assert_eq!((over, shk_pdn_reader_take(reader, 1, &raw mut pdn)), (0, SHK_NOT_FOUND));
        assert_eq!(shk_pdn_reader_finish(reader, Some(listen), context, null_mut()), SHK_OK);
        assert_eq!(shk_pdn_reader_over(reader, &raw mut over), SHK_OK);
        assert_eq!(over, 1);
        let again = shk_pdn_reader_feed(reader, null(), 0, None, null_mut(), null_mut());
        assert_eq!(again, SHK_BAD_ARGUMENT);
        assert_eq!(
            log.lines[..4],
            ["1:0 7  0", "1:0 8 White 0", "1:0 8 GameType 0", "1:1 0 c3-d4 0"]
        );
        assert_eq!(log.lines[4..6], ["1:1 2  1", "1:1 3 good 0"]);
        assert!(log.lines.contains(&"1:3 9 1-0 1".to_owned()), "{:?}", log.lines);

        for number in [1, 2] {
            assert_eq!(shk_pdn_reader_take(reader, 1, &raw mut pdn), SHK_OK);
            let mut row = shk_pdn_row::default();
            let mut count = 0;
            assert_eq!(shk_pdn_rows(pdn, &raw mut row, 1, &raw mut count), SHK_OK);
            assert_eq!((row.number, count, shk_pdn_count(pdn)), (number, 1, 1));
            let seen = (row.plies, row.outcome, row.first_error, row.tags, row.parts);
            if number == 1 {
                assert_eq!(seen, (3, SHK_OUTCOME_WHITE, -1, 2, 9));
                assert_eq!(row.flags, 15);
            } else {
                assert_eq!(seen, (2, SHK_OUTCOME_BLACK, 0, 2, 3));
                assert_eq!((row.flags, row.position.kings), (14, 1 << 3));
                let mut buffer = [0_u8; 64];
                let text = buffer.as_mut_ptr().cast();
                let told =
                    shk_pdn_diagnostic_text(pdn, 0, SHK_PDN_TEXT_NAME, 0, text, 64, null_mut());
                assert_eq!(told, SHK_OK);
                assert!(!buffer.starts_with(&[0]));
                assert_eq!(
                    shk_pdn_diagnostic_text(pdn, 0, 9, 0, text, 64, null_mut()),
                    SHK_BAD_ARGUMENT
                );
            }
            shk_pdn_free(pdn);
        }
        assert_eq!(shk_pdn_reader_take(reader, 1, &raw mut pdn), SHK_NOT_FOUND);
        shk_pdn_reader_free(reader);
        shk_pdn_reader_free(null_mut());
    }
}

#[test]
fn a_listener_may_stop() {
    let (mut reader, mut pdn) = (null_mut(), null_mut());
    let mut log = Log { lines: Vec::new(), stop: 3 };
    let context = (&raw mut log).cast();
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        assert_eq!(shk_pdn_reader_new(null(), &raw mut reader, null_mut()), SHK_OK);
        let mut error = null_mut();
        for _ in 0..2 {
            let fed = shk_pdn_reader_feed(
                reader,
                FILE.as_ptr(),
                FILE.len(),
                Some(listen),
                context,
                &raw mut error,
            );
            // As much as a token may take has to lie ahead: the first bytes tell nothing yet.
            let fed = if fed == SHK_OK {
                shk_pdn_reader_finish(reader, Some(listen), context, &raw mut error)
            } else {
                fed
            };
            assert_eq!((fed, log.lines.len()), (SHK_STOPPED, 3));
            shk_error_free(error);
        }
        assert_eq!(shk_pdn_reader_take(reader, 9, &raw mut pdn), SHK_OK);
        assert_eq!(shk_pdn_count(pdn), 1, "the game in which it stopped");
        shk_pdn_free(pdn);
        shk_pdn_reader_free(reader);
    }
}

#[test]
fn options_have_bounds() {
    let mut reader = null_mut();
    let full = options(0);
    for wrong in [
        shk_pdn_options { flags: 128, ..full },
        shk_pdn_options { encoding: 8, ..full },
        shk_pdn_options { comment_limit: 255, ..full },
        shk_pdn_options { tag_limit: (1 << 24) + 1, ..full },
        shk_pdn_options { depth_limit: 65, ..full },
    ] {
        // SAFETY: every pointer is NULL or lives.
        let made = unsafe { shk_pdn_reader_new(&raw const wrong, &raw mut reader, null_mut()) };
        assert_eq!((made, reader.is_null()), (SHK_BAD_ARGUMENT, true));
    }
}

/// The games of a text, written.
fn converted(text: &[u8], read: shk_pdn_options, write: shk_pdn_write_options) -> (Vec<u8>, usize) {
    let mut pdn = null_mut();
    let struct_size = u32::try_from(size_of::<shk_pdn_write_options>()).unwrap();
    let write = shk_pdn_write_options { struct_size, ..write };
    let mut buffer = vec![0_u8; 4096];
    let (mut needed, mut left) = (0, 0);
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        let told =
            shk_pdn_read(text.as_ptr(), text.len(), &raw const read, &raw mut pdn, null_mut());
        assert_eq!(told, SHK_OK);
        let written = shk_pdn_write(
            pdn,
            &raw const write,
            buffer.as_mut_ptr().cast(),
            buffer.len(),
            &raw mut needed,
            &raw mut left,
            null_mut(),
        );
        assert_eq!(written, SHK_OK);
        shk_pdn_free(pdn);
    }
    buffer.truncate(needed - 1);
    (buffer, left)
}

#[test]
fn games_are_written_anew() {
    let write = |form, cross| shk_pdn_write_options { form, cross, ..Default::default() };
    let text = |(bytes, left): (Vec<u8>, usize)| (String::from_utf8(bytes).unwrap(), left);
    let (written, left) = text(converted(FILE.as_bytes(), options(0), write(SHK_PDN_NUMERIC, 1)));
    assert_eq!(left, 1, "h8-h8 is no move");
    assert!(
        written.ends_with("\n1. 22-18! {good} 1... 10-14 (1... 9-13?) 2. 25-22 1-0\n"),
        "{written}"
    );
    let other = b"[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n";
    let as_written = write(SHK_PDN_AS_WRITTEN, 0);
    let (written, left) = text(converted(other, options(0), as_written));
    assert_eq!(
        (written.as_str(), left),
        ("[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n", 0)
    );
    let repeated =
        shk_pdn_write_options { repeat_result: 1, scores: SHK_PDN_SCORES_TWOS, ..as_written };
    let (written, _) = text(converted(b"[Result \"1-0\"] 1. c3-d4 1-0", options(0), repeated));
    assert_eq!(written, "[Result \"2-0\"]\n\n1. c3-d4 2-0\n");
    // 1 = a1: 9 is a3, 14 is d4 there.
    let from_a1 = options(SHK_PDN_FROM_A1);
    let (written, left) = text(converted(b"1. 10-14 *", from_a1, write(SHK_PDN_SHORT, 0)));
    assert!(written.contains("1. c3-d4 *") && left == 0, "{written}");
    // Decoded when read, encoded when written.
    let file = "[White \"Иванов\"]\n\n1. c3-d4 *\n".encode_utf16().flat_map(u16::to_le_bytes);
    let guessed = shk_pdn_options { encoding: SHK_PDN_DETECT, ..options(0) };
    let to = shk_pdn_write_options { encoding: SHK_PDN_CP1251, ..as_written };
    let (written, _) = converted(&file.collect::<Vec<_>>(), guessed, to);
    assert_eq!(written, b"[White \"\xC8\xE2\xE0\xED\xEE\xE2\"]\n\n1. c3-d4 *\n");
}

#[test]
fn parts_and_tags_point_into_the_file() {
    let mut pdn = null_mut();
    let mut tags =
        [shk_pdn_tag_pair { name: null(), name_length: 0, value: null(), value_length: 0 }; 4];
    let mut count = 0;
    // SAFETY: every pointer is NULL or lives.
    unsafe {
        let read = shk_pdn_read(FILE.as_ptr(), FILE.len(), null(), &raw mut pdn, null_mut());
        assert_eq!(read, SHK_OK);
        assert_eq!(shk_pdn_tags(pdn, 3, tags.as_mut_ptr(), 4, &raw mut count), SHK_NOT_FOUND);
        let told = shk_pdn_tags(pdn, 1, tags.as_mut_ptr(), 1, &raw mut count);
        assert_eq!((told, count, tags[0].name.is_null()), (SHK_BUFFER_TOO_SMALL, 2, true));
        assert_eq!(shk_pdn_tags(pdn, 1, tags.as_mut_ptr(), 4, &raw mut count), SHK_OK);
        let value = core::slice::from_raw_parts(tags[0].value.cast::<u8>(), tags[0].value_length);
        assert_eq!(value, b"A\"", "without its backslash");
        let mut parts: Vec<shk_pdn_part> = Vec::with_capacity(16);
        assert_eq!(shk_pdn_parts(pdn, 1, parts.as_mut_ptr(), 16, &raw mut count), SHK_OK);
        parts.set_len(count);
        let kinds: Vec<_> = parts.iter().map(|part| (part.kind, part.depth)).collect();
        let expected = [(0, 0), (2, 0), (3, 0), (0, 0), (5, 0), (0, 1), (2, 1), (6, 0), (0, 0)];
        assert_eq!(kinds, expected);
        shk_pdn_free(pdn);
    }
}
