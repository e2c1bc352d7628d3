//! What a player's games do to a rating.

use core::ffi::c_char;

use shashki_tiebreak::rating::{RatedGames, RatingError, changed_rating};

use super::options::from_rating_error;
use super::rules::{rules, shk_rating_rules};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::no_such;
use crate::memory::{Out, slice};
use crate::status::shk_status;
use crate::text::text;

/// No rating is further from 0: sums and differences of such numbers fit.
const FURTHEST: i32 = 1_000_000;

/// What the games of one event do to a rating.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_rating_change_made {
    /// The sum of the expected scores, in hundredths.
    pub expected: u64,
    /// The change, exact: the numerator, in lowest terms.
    pub numerator: i64,
    /// The denominator, positive.
    pub denominator: i64,
    /// The rating after it, the nearest whole number, a half away from 0 (of the change).
    pub new_rating: i64,
    /// The factor, lowered so far that factor times games keeps to the cap.
    pub factor: u32,
    /// 0.
    pub reserved: u32,
}

/// A player's own rating.
pub(super) fn own_rating(rating: u32) -> Result<u16, Fail> {
    u16::try_from(rating)
        .map_err(|_| Fail::argument("rating", "a rating to 65535", "рейтинг до 65535"))
}

/// The ratings of opponents, none of them too far from 0.
///
/// # Safety
///
/// As for [`slice`].
pub(super) unsafe fn opponents<'a>(pointer: *const i32, count: usize) -> Result<&'a [i32], Fail> {
    // SAFETY: as the caller promises.
    let opponents = unsafe { slice(pointer, count, "opponents") }?;
    if opponents.iter().all(|rating| (-FURTHEST..=FURTHEST).contains(rating)) {
        return Ok(opponents);
    }
    Err(Fail::argument("opponents", "ratings to a million", "рейтинги до миллиона"))
}

/// A score: no more than a point a game.
pub(super) fn score(half_points: u32, games: usize) -> Result<u32, Fail> {
    if half_points as usize <= games.saturating_mul(2) {
        return Ok(half_points);
    }
    Err(Fail::argument("half_points", "a point a game at most", "не больше очка за партию"))
}

/// # Safety
///
/// As for [`slice`].
unsafe fn games(pointer: *const i32, count: usize, half_points: u32) -> Result<RatedGames, Fail> {
    // SAFETY: as the caller promises.
    let opponents = unsafe { opponents(pointer, count) }?.to_vec();
    Ok(RatedGames { half_points: score(half_points, opponents.len())?, opponents })
}

/// How a rating changes by games against `count` rated opponents, in which `half_points` half points
/// were made, with a factor K (`shk_rating_rules_factor`) under a time control; an empty one leaves K
/// as it is.
///
/// `SHK_BAD_ARGUMENT` with the name `unknown-tempo`: the rules don't name the time control.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_change(
    rules: *const shk_rating_rules,
    rating: u32,
    factor: u32,
    tempo: *const c_char,
    tempo_length: usize,
    opponents: *const i32,
    count: usize,
    half_points: u32,
    change: *mut shk_rating_change_made,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (rules, tempo, games, out) = unsafe {
            let tempo = text(tempo, tempo_length, "tempo")?;
            let games = games(opponents, count, half_points)?;
            (self::rules(rules)?, tempo, games, Out::new(change, "change")?)
        };
        let unknown = || RatingError::Tempo {
            found: tempo.to_owned(),
            known: rules.tempos.iter().map(|tempo| tempo.name.clone()).collect(),
        };
        let times = if tempo.is_empty() { Some((1, 1)) } else { rules.tempo(tempo) };
        let times = times.ok_or_else(|| from_rating_error(&unknown()))?;
        let rating = own_rating(rating)?;
        let factor = u16::try_from(factor)
            .map_err(|_| Fail::argument("factor", "a factor to 65535", "коэффициент до 65535"))?;
        let made = games.change(rating, factor, times, rules);
        let (numerator, denominator) = made.to_ratio().unwrap_or((0, 1));
        out.set(shk_rating_change_made {
            expected: games.expected(rating, rules),
            numerator,
            denominator,
            new_rating: changed_rating(rating, &made),
            factor: games.capped_factor(factor, rules).into(),
            reserved: 0,
        });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The first rating of a player by games against `count` rated opponents, in which `half_points` half
/// points were made, into `*rating`. `SHK_NOT_FOUND`: there is none, with too few games, without a
/// point, or below the lowest.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_first(
    rules: *const shk_rating_rules,
    opponents: *const i32,
    count: usize,
    half_points: u32,
    rating: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (rules, games, out) = unsafe {
            let games = games(opponents, count, half_points)?;
            (self::rules(rules)?, games, Out::new(rating, "rating")?)
        };
        let first = games.first_rating(&rules.new_player);
        out.set(first.ok_or_else(|| no_such("first rating", "первого рейтинга нет"))?.into());
        Ok(())
    })
}
