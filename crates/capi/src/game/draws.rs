//! Repetition and the rows of the draw profiles.

use core::ffi::c_char;

use shashki_record::{DrawProfile, DrawRule, EndReason, Game, Right, Row, Unit};

use super::ending::not_ended;
use super::handle::{alter, game, shk_game};
use crate::board::shk_move;
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// "Русские шашки".
pub const SHK_PROFILE_FSR: i32 = 0;
/// "Шашки-64".
pub const SHK_PROFILE_FMJD_64: i32 = 1;
/// As the server lidraughts.org counts.
pub const SHK_PROFILE_LIDRAUGHTS: i32 = 2;

/// Three or more kings against a lone king.
pub const SHK_RULE_THREE_KINGS: i32 = 0;
/// Only king moves, no capture.
pub const SHK_RULE_KINGS_ONLY: i32 = 1;
/// 2 or 3 pieces.
pub const SHK_RULE_PIECES_2_3: i32 = 2;
/// 4 or 5 pieces.
pub const SHK_RULE_PIECES_4_5: i32 = 3;
/// 6 or 7 pieces.
pub const SHK_RULE_PIECES_6_7: i32 = 4;
/// Three pieces against a lone king on the main road.
pub const SHK_RULE_MAIN_ROAD: i32 = 5;
/// Two pieces or one king against a lone king.
pub const SHK_RULE_TWO_V_ONE: i32 = 6;

/// More rows than any profile has: a buffer of so many is never too small.
pub const SHK_MOST_ROWS: u32 = 16;

/// The bit of `shk_row.flags` that says that moves are counted on this board now.
pub const SHK_ROW_RUNNING: u32 = 1;
/// The bit that says that the draw may be claimed.
pub const SHK_ROW_CLAIMABLE: u32 = 2;
/// The bit that says that the moves of each side count, not those of the stronger alone.
pub const SHK_ROW_EACH: u32 = 4;

/// What a rule of a draw profile has counted.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_row {
    /// The rule, `SHK_RULE_...`.
    pub rule: i32,
    /// Moves counted.
    pub count: u32,
    /// Moves wanted.
    pub limit: u32,
    /// The ply after which the count began.
    pub since: u32,
    /// `SHK_ROW_...` bits.
    pub flags: u32,
    /// 0.
    pub reserved: u32,
}

impl From<Row> for shk_row {
    fn from(row: Row) -> Self {
        let bit = |set, bit| if set { bit } else { 0 };
        Self {
            rule: rule_number(row.rule),
            count: row.count.into(),
            limit: row.limit.into(),
            since: row.since.into(),
            flags: bit(row.running, SHK_ROW_RUNNING)
                | bit(row.claimable, SHK_ROW_CLAIMABLE)
                | bit(row.unit == Unit::Each, SHK_ROW_EACH),
            reserved: 0,
        }
    }
}

pub(crate) fn rule_number(rule: DrawRule) -> i32 {
    match rule {
        DrawRule::ThreeKings => SHK_RULE_THREE_KINGS,
        DrawRule::KingsOnly => SHK_RULE_KINGS_ONLY,
        DrawRule::Pieces2To3 => SHK_RULE_PIECES_2_3,
        DrawRule::Pieces4To5 => SHK_RULE_PIECES_4_5,
        DrawRule::Pieces6To7 => SHK_RULE_PIECES_6_7,
        DrawRule::MainRoad => SHK_RULE_MAIN_ROAD,
        DrawRule::TwoVersusOne => SHK_RULE_TWO_V_ONE,
    }
}

pub(crate) fn rule(number: i32) -> Result<DrawRule, Fail> {
    let known = DrawRule::ALL.into_iter().find(|&rule| rule_number(rule) == number);
    known.ok_or_else(|| Fail::argument("rule", "one of SHK_RULE_...", "одно из SHK_RULE_..."))
}

pub(crate) fn profile(number: i32) -> Result<DrawProfile, Fail> {
    match number {
        SHK_PROFILE_FSR => Ok(DrawProfile::Fsr),
        SHK_PROFILE_FMJD_64 => Ok(DrawProfile::Fmjd64),
        SHK_PROFILE_LIDRAUGHTS => Ok(DrawProfile::Lidraughts),
        _ => Err(Fail::argument("profile", "one of SHK_PROFILE_...", "одно из SHK_PROFILE_...")),
    }
}

/// The name of a rule (`main-road`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draw_rule_name(
    rule: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)? }.give(self::rule(rule)?.name())
    })
}

/// A rule in words in a language (`SHK_EN`, `SHK_RU`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draw_rule_text(
    rule: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(self::rule(rule)?.text(language(lang)?))
    })
}

/// Whose moves a row counts, by `SHK_ROW_EACH` in its flags, in words in a language, as text out: "moves
/// of each side", "moves of the stronger side".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_row_unit_text(
    flags: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        let unit = if flags & SHK_ROW_EACH == 0 { Unit::Own } else { Unit::Each };
        out.give(unit.text(language(lang)?))
    })
}

/// How often the position on the board has stood with the same side to move, this time included.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_occurrences(
    game: *const shk_game,
    occurrences: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(occurrences, "occurrences")?) };
        out.set(game.occurrences().into());
        Ok(())
    })
}

/// The right of claim (a) that the position stands for the third time (5.4.12.2).
pub const SHK_RIGHT_STANDING: u32 = 1;
/// The right of claim (b) that a written move would make one stand so (5.4.12.2).
pub const SHK_RIGHT_WRITTEN: u32 = 2;

fn given_up(game: &Game) -> u32 {
    let bit = |right| match right {
        Right::Standing => SHK_RIGHT_STANDING,
        Right::Written => SHK_RIGHT_WRITTEN,
    };
    game.rights_given_up().map(bit).fold(0, |all, bit| all | bit)
}

/// The rights to claim a draw by repetition, as `SHK_RIGHT_...` bits: those that the side to move has,
/// and those that the last ply gave up.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_rights(
    game: *const shk_game,
    rights: *mut u32,
    given_up: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, rights, lost) = unsafe {
            let (rights, lost) = (Out::new(rights, "rights")?, Out::new(given_up, "given_up")?);
            (self::game(game)?, rights, lost)
        };
        let standing = if game.may_claim_standing() { SHK_RIGHT_STANDING } else { 0 };
        let written = if game.written_claims().is_empty() { 0 } else { SHK_RIGHT_WRITTEN };
        rights.set(standing | written);
        lost.set(self::given_up(game));
        Ok(())
    })
}

/// The moves with which the side to move may claim by right (b), into an array of `capacity`; `*count`
/// is how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_written_claims(
    game: *const shk_game,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out, count) = unsafe {
            let out = Buffer::new(moves, capacity, "moves")?;
            (self::game(game)?, out, Out::new(count, "count")?)
        };
        out.give(&count, game.written_claims().iter().map(|&m| m.into()))
    })
}

/// What the rules of a profile (`SHK_PROFILE_...`) have counted, into an array of `capacity`; `*count`
/// is how many rows there are, at most `SHK_MOST_ROWS`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_rows(
    game: *const shk_game,
    profile: i32,
    rows: *mut shk_row,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out, count) = unsafe {
            let out = Buffer::new(rows, capacity, "rows")?;
            (self::game(game)?, out, Out::new(count, "count")?)
        };
        let found: Vec<shk_row> = game.rows(self::profile(profile)?).map(Into::into).collect();
        out.give(&count, found)
    })
}

/// The arbiter declares a draw (5.4.12.6) by a rule of a profile, or with `rule` -1 by repetition.
/// Refused (`SHK_REFUSED`) where it isn't reached or the game is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_declare_draw(
    game: *mut shk_game,
    profile: i32,
    rule: i32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let profile = self::profile(profile)?;
        let reason = match rule {
            -1 => EndReason::Repetition,
            rule => EndReason::Rule(self::rule(rule)?),
        };
        let declare = |game: &mut Game| {
            let declared = game.declare_draw(profile, reason);
            declared.map_err(not_ended)
        };
        // SAFETY: as the contract says.
        unsafe { alter(game, declare) }.map(drop)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
