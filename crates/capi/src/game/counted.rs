//! Draw profiles, declared counts, and what an arbiter may declare.

use core::ffi::c_char;

use shashki_record::{CountAnswer, DrawProfile, EndReason};

use super::claims::{answer_number, count_claim, shk_count_claim};
use super::draws::{profile, rule, rule_number};
use super::handle::{game, shk_game};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::{Buffer, Out};
use crate::status::{SHK_NOT_FOUND, SHK_REFUSED, shk_status};
use crate::text::{TextOut, language, text};

/// In the place of a rule: the draw by repetition.
pub const SHK_DRAW_REPETITION: i32 = -1;
/// In the place of a rule: no draw.
pub const SHK_DRAW_NONE: i32 = -2;

fn draw_number(reason: EndReason) -> i32 {
    match reason {
        EndReason::Rule(rule) => rule_number(rule),
        _ => SHK_DRAW_REPETITION,
    }
}

/// The name of a draw profile (`fmjd-64`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_profile_name(
    profile: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)? }.give(self::profile(profile)?.name())
    })
}

/// The draw profile, `SHK_PROFILE_...`, of a name or of a discipline ("русские шашки", "шашки-64").
/// `SHK_NOT_FOUND` where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_profile_by_name(
    name: *const c_char,
    length: usize,
    profile: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (name, out) = unsafe { (text(name, length, "name")?, Out::new(profile, "profile")?) };
        let found = name.parse::<DrawProfile>().map_err(|error| {
            Fail::new(
                SHK_NOT_FOUND,
                error.to_string(),
                "ожидается набор правил: fsr, fmjd-64 или lidraughts",
            )
        })?;
        let number = (0..).zip(DrawProfile::ALL).find(|&(_, one)| one == found);
        out.set(number.map_or(0, |(number, _)| number));
        Ok(())
    })
}

/// Where the numbers of a draw profile come from, in words in a language (`SHK_EN`, `SHK_RU`), as text
/// out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_profile_source(
    profile: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        out.give(self::profile(profile)?.source(language(lang)?))
    })
}

/// The day on which the table of a draw profile was written down (`2026-11-30`), as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_profile_date(
    profile: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { TextOut::new(buffer, capacity, needed)? }.give(self::profile(profile)?.date())
    })
}

/// How many moves a rule (`SHK_RULE_...`) of a profile wants. `SHK_NOT_FOUND` where the profile has no
/// such rule.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_profile_limit(profile: i32, rule: i32, limit: *mut u32) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(limit, "limit")? };
        let limit = self::profile(profile)?.limit(self::rule(rule)?);
        let none = || {
            Fail::new(SHK_NOT_FOUND, "the profile has no such rule", "в наборе нет такого правила")
        };
        out.set(limit.ok_or_else(none)?.into());
        Ok(())
    })
}

/// How far a count is that was declared aloud at a ply, from 0: it began there at 0, with the unit and the
/// resets of the rule (5.4.12.5). `*count` is -1 where the rule doesn't run now.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_declared_count(
    game: *const shk_game,
    profile: i32,
    rule: i32,
    declared_at: u32,
    count: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(count, "count")?) };
        let (profile, rule) = (self::profile(profile)?, self::rule(rule)?);
        let count = game.declared_count(profile, rule, declared_at as usize);
        out.set(count.map_or(-1, i32::from));
        Ok(())
    })
}

/// The draws that may be claimed or declared now, into an array of `capacity`: `SHK_RULE_...` in the order
/// of the profile's table, then `SHK_DRAW_REPETITION`. `*count` is how many there are, at most
/// `SHK_MOST_ROWS`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_draws(
    game: *const shk_game,
    profile: i32,
    draws: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out, count) = unsafe {
            let out = Buffer::new(draws, capacity, "draws")?;
            (self::game(game)?, out, Out::new(count, "count")?)
        };
        let draws: Vec<i32> = game.draws(self::profile(profile)?).map(draw_number).collect();
        out.give(&count, draws)
    })
}

/// The draw that an engine which declares draws by itself would declare: of those that may be claimed the
/// one that was reached first, `SHK_RULE_...` or `SHK_DRAW_REPETITION`; `SHK_DRAW_NONE` where there is
/// none. Nothing is declared: for that see `shk_game_declare_draw`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_automatic_draw(
    game: *const shk_game,
    profile: i32,
    draw: *mut i32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(draw, "draw")?) };
        let draw = game.automatic_draw(self::profile(profile)?);
        out.set(draw.map_or(SHK_DRAW_NONE, draw_number));
        Ok(())
    })
}

/// What would come of a claim by counted moves.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_count_answer {
    /// `SHK_COUNT_...`.
    pub answer: i32,
    /// How far the count is; of that and `limit` more than 0 only with `SHK_COUNT_NOT_REACHED`.
    pub count: u32,
    /// How far it has to be.
    pub limit: u32,
    /// 0.
    pub reserved: u32,
}

/// Examines a claim of a draw by counted moves and changes nothing: what `shk_game_claim_count` would
/// answer, and how far the count is. `*why`, unless `why` is NULL, is NULL where the game would be drawn,
/// and else a new object of status `SHK_REFUSED` with the answer in words and its name; the caller frees
/// it with `shk_error_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_examine_count(
    game: *const shk_game,
    claim: *const shk_count_claim,
    answer: *mut shk_count_answer,
    why: *mut *mut shk_error,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (game, claim, out, why) = unsafe {
            let (game, claim) = (self::game(game)?, count_claim(claim)?);
            (game, claim, Out::new(answer, "answer")?, Out::new(why, "why").ok())
        };
        let answer = game.clone().claim_count(&claim);
        let (count, limit) = match answer {
            CountAnswer::NotReached { count, limit } => (count.into(), limit.into()),
            _ => (0, 0),
        };
        out.set(shk_count_answer { answer: answer_number(answer), count, limit, reserved: 0 });
        if let Some(place) = why {
            let told = || {
                let told = Fail::told(SHK_REFUSED, |lang| answer.message(lang));
                told.named(answer.name()).clause("5.4.12.5").into_raw()
            };
            let drawn = matches!(answer, CountAnswer::Draw(_));
            place.set(if drawn { core::ptr::null_mut() } else { told() });
        }
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
