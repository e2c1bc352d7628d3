//! Moves judged: which rule a refused one breaks (6.1.4, 6.1.5).

use core::ffi::c_char;

use shashki_board::{MoveOptions, Numbering, Position, Reason, Refusal, Side};
use shashki_record::document;

use super::moves::shk_move;
use super::notation::refused;
use super::position::{SHK_BLACK, SHK_WHITE, position, shk_position};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out};
use crate::sized::{Options, options_or_none};
use crate::status::shk_status;
use crate::text::{TextOut, language, text};

/// No rule is broken: the move is legal.
pub const SHK_REASON_NONE: i32 = 0;
/// The player named is not the one to move (6.1.4.1, 5.4.13.2).
pub const SHK_REASON_NOT_YOUR_TURN: i32 = 1;
/// The text has not the form of a move.
pub const SHK_REASON_UNREADABLE: i32 = 2;
/// The text names a light square, or one outside the board (6.1.1).
pub const SHK_REASON_BAD_SQUARE: i32 = 3;
/// The side to move has no move (6.1.4.1).
pub const SHK_REASON_GAME_OVER: i32 = 4;
/// No piece stands on the start square (6.1.4.1).
pub const SHK_REASON_NO_PIECE: i32 = 5;
/// The piece on the start square is the opponent's (6.1.4.1).
pub const SHK_REASON_NOT_YOUR_PIECE: i32 = 6;
/// Two squares lie on no common diagonal (6.1.4.3).
pub const SHK_REASON_NOT_DIAGONAL: i32 = 7;
/// A piece of the same side is in the way (6.1.4.5, 6.1.5.3, 6.1.5.8).
pub const SHK_REASON_OWN_PIECE_IN_THE_WAY: i32 = 8;
/// The only piece jumped has been taken already (6.1.5.9).
pub const SHK_REASON_JUMPS_TWICE: i32 = 9;
/// A piece that has been taken still stands and blocks the way (6.1.5.12).
pub const SHK_REASON_TURKISH_STRIKE: i32 = 10;
/// Another piece is in the way, or two in a row (6.1.4.3, 6.1.4.5, 6.1.5.1-2).
pub const SHK_REASON_BLOCKED: i32 = 11;
/// A capturing step without a piece to take (6.1.5.1-2).
pub const SHK_REASON_NOTHING_TO_CAPTURE: i32 = 12;
/// A man moves one square and jumps two (6.1.4.3, 6.1.5.1).
pub const SHK_REASON_TOO_FAR: i32 = 13;
/// A man moves forward only (6.1.4.3).
pub const SHK_REASON_WRONG_DIRECTION: i32 = 14;
/// There is something to take (6.1.5.3).
pub const SHK_REASON_CAPTURE_COMPULSORY: i32 = 15;
/// A quiet move ends on the square that it reaches (6.1.5.16).
pub const SHK_REASON_QUIET_MOVE_ENDS: i32 = 16;
/// From another landing square the king can take on (6.1.5.6).
pub const SHK_REASON_KING_MUST_LAND_ELSEWHERE: i32 = 17;
/// The capture must be carried on (6.1.5.5-6).
pub const SHK_REASON_CAPTURE_NOT_FINISHED: i32 = 18;
/// The text fits several moves (6.1.5.10).
pub const SHK_REASON_AMBIGUOUS: i32 = 19;
/// A reason that this version doesn't number.
pub const SHK_REASON_OTHER: i32 = -1;

/// In numbers 1 is b8 and 32 is g1.
pub const SHK_NUMBERS_FROM_B8: i32 = 0;
/// In numbers 1 is a1 and 32 is h8.
pub const SHK_NUMBERS_FROM_A1: i32 = 1;

/// How a written move is judged. `SHK_JUDGE_OPTIONS_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_judge_options {
    /// `sizeof(shk_judge_options)`.
    pub struct_size: u32,
    /// Other than 0: it is known who makes the move.
    pub has_player: u32,
    /// Who: `SHK_WHITE` or `SHK_BLACK`.
    pub player: u32,
    /// What numbers mean, `SHK_NUMBERS_...`.
    pub numbering: i32,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_judge_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// What is said of a written move.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_judgement {
    /// `SHK_REASON_...`; `SHK_REASON_NONE` where the move is legal.
    pub reason: i32,
    /// The square of which the reason speaks, from 1; 0 where it speaks of none. Of a step it is the
    /// first one.
    pub square: u32,
    /// The last square of a step; 0 where the reason speaks of none.
    pub to: u32,
    /// The squares from which a king could take on, or of the pieces still to be taken, as a set.
    pub choices: u32,
    /// The offset of the byte at which reading stopped, in a text that isn't a move.
    pub offset: u64,
    /// The legal move; all 0 where there is none.
    pub m: shk_move,
}

impl From<Reason> for shk_judgement {
    fn from(reason: Reason) -> Self {
        let at = |square: shashki_board::Square| u32::from(square.number());
        let of = |reason| Self { reason, ..Self::default() };
        let on = |reason, square| Self { square: at(square), ..of(reason) };
        let step = |reason, from, to| Self { to: at(to), ..on(reason, from) };
        let text = |reason, offset: usize| Self { offset: offset as u64, ..of(reason) };
        match reason {
            Reason::NotYourTurn { .. } => of(SHK_REASON_NOT_YOUR_TURN),
            Reason::Unreadable { at } => text(SHK_REASON_UNREADABLE, at),
            Reason::BadSquare { at } => text(SHK_REASON_BAD_SQUARE, at),
            Reason::GameOver => of(SHK_REASON_GAME_OVER),
            Reason::NoPiece { square } => on(SHK_REASON_NO_PIECE, square),
            Reason::NoPieceOnFile { .. } => of(SHK_REASON_NO_PIECE),
            Reason::NotYourPiece { square } => on(SHK_REASON_NOT_YOUR_PIECE, square),
            Reason::NotDiagonal { from, to } => step(SHK_REASON_NOT_DIAGONAL, from, to),
            Reason::OwnPieceInTheWay { square } => on(SHK_REASON_OWN_PIECE_IN_THE_WAY, square),
            Reason::JumpsTwice { square } => on(SHK_REASON_JUMPS_TWICE, square),
            Reason::TurkishStrike { square } => on(SHK_REASON_TURKISH_STRIKE, square),
            Reason::Blocked { square } => on(SHK_REASON_BLOCKED, square),
            Reason::NothingToCapture { from, to } => step(SHK_REASON_NOTHING_TO_CAPTURE, from, to),
            Reason::TooFar { from, to } => step(SHK_REASON_TOO_FAR, from, to),
            Reason::WrongDirection { from, to } => step(SHK_REASON_WRONG_DIRECTION, from, to),
            Reason::CaptureCompulsory => of(SHK_REASON_CAPTURE_COMPULSORY),
            Reason::QuietMoveEnds { square } => on(SHK_REASON_QUIET_MOVE_ENDS, square),
            Reason::KingMustLandElsewhere { landing, choices } => Self {
                choices: choices.to_u32(),
                ..on(SHK_REASON_KING_MUST_LAND_ELSEWHERE, landing)
            },
            Reason::CaptureNotFinished { at, next } => {
                Self { choices: next.to_u32(), ..on(SHK_REASON_CAPTURE_NOT_FINISHED, at) }
            }
            Reason::Ambiguous => of(SHK_REASON_AMBIGUOUS),
            _ => of(SHK_REASON_OTHER),
        }
    }
}

/// What a caller's options say; NULL: nothing.
///
/// # Safety
///
/// As for [`options_or_none`].
pub(crate) unsafe fn move_options(options: *const shk_judge_options) -> Result<MoveOptions, Fail> {
    // SAFETY: as the caller promises.
    let Some(options) = (unsafe { options_or_none(options, "options")? }) else {
        return Ok(MoveOptions::default());
    };
    let player = match (options.has_player, options.player) {
        (0, _) => None,
        (_, SHK_WHITE) => Some(Side::White),
        (_, SHK_BLACK) => Some(Side::Black),
        _ => {
            return Err(Fail::argument(
                "player",
                "SHK_WHITE or SHK_BLACK",
                "SHK_WHITE или SHK_BLACK",
            ));
        }
    };
    let numbering = match options.numbering {
        SHK_NUMBERS_FROM_B8 => Numbering::FromB8,
        SHK_NUMBERS_FROM_A1 => Numbering::FromA1,
        _ => {
            let expected = "SHK_NUMBERS_FROM_B8, SHK_NUMBERS_FROM_A1";
            return Err(Fail::argument("numbering", expected, expected));
        }
    };
    Ok(MoveOptions { numbering, player })
}

/// The name of a reason is that of the error: `capture-compulsory`.
fn why(refusal: &Refusal) -> *mut shk_error {
    refused(refusal).into_raw()
}

/// Whether a written move is legal, and which rule it breaks if not, the first that applies.
///
/// A move that isn't legal is no failed call: it gives `SHK_OK`, and the reason in `*judgement`. `*why`,
/// unless `why` is NULL, is NULL for a legal move, and else a new object with the message, the clause and
/// the name; the caller frees it with `shk_error_free`. `options` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_judge(
    position: *const shk_position,
    written: *const c_char,
    length: usize,
    options: *const shk_judge_options,
    judgement: *mut shk_judgement,
    why: *mut *mut shk_error,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (position, written, options, out, why) = unsafe {
            let (position, written) =
                (self::position(position)?, text(written, length, "written")?);
            let (out, why) = (Out::new(judgement, "judgement")?, Out::new(why, "why").ok());
            (position, written, move_options(options)?, out, why)
        };
        let read = position.read_move_with(written, options);
        out.set(match &read {
            Ok(m) => shk_judgement { m: (*m).into(), ..shk_judgement::default() },
            Err(refusal) => refusal.reason().into(),
        });
        if let Some(place) = why {
            place.set(read.err().map_or(core::ptr::null_mut(), |refusal| self::why(&refusal)));
        }
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The moves that a reason speaks of, into an array of `capacity`; `*count` is how many there are: every
/// capture where a capture is compulsory, those that the text fits where it is ambiguous, else none.
/// `options` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_judged_moves(
    position: *const shk_position,
    written: *const c_char,
    length: usize,
    options: *const shk_judge_options,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (read, out, count) = unsafe {
            let out = Buffer::new(moves, capacity, "moves")?;
            let position: Position = self::position(position)?;
            let written = text(written, length, "written")?;
            let read = position.read_move_with(written, move_options(options)?);
            (read, out, Out::new(count, "count")?)
        };
        let moves = read.err().map(|refusal| refusal.moves()).unwrap_or_default();
        out.give(&count, moves.iter().map(|&m| m.into()))
    })
}

/// The same as JSON, text out, in a language (`SHK_EN`, `SHK_RU`): `legal`, and either `move` and `fen`,
/// or `reason`, `clause`, `legal_captures` and `message`. `options` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_judge_json(
    position: *const shk_position,
    written: *const c_char,
    length: usize,
    options: *const shk_judge_options,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, written, options, out) = unsafe {
            let (position, written) =
                (self::position(position)?, text(written, length, "written")?);
            (position, written, move_options(options)?, TextOut::new(buffer, capacity, needed)?)
        };
        out.give(&document::judged(&position, written, options, language(lang)?))
    })
}
