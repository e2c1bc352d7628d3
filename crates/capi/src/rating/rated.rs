//! The rating figures of a whole event.

use core::ffi::c_char;
use std::sync::Arc;

use shashki_tiebreak::Exact;
use shashki_tiebreak::rating::{RatedPlayer, RatingError, RatingRequest, rate_event};
use shashki_tournament::Event;

use super::options::{asked, from_rating_error, shk_rating_options};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, event, no_such, shk_event};
use crate::memory::{Buffer, Out, free, give, read};
use crate::status::shk_status;
use crate::text::TextOut;

/// `average`, `performance` and `perfect` of a `shk_rated_player` mean something: there is a game
/// against a rated opponent.
pub const SHK_RATED_PERFORMANCE: u32 = 1;
/// `expected`, `factor` and the change do: the player has a rating.
pub const SHK_RATED_CHANGE: u32 = 2;
/// `new_rating` does: the changed rating, or a first one.
pub const SHK_RATED_NEW: u32 = 4;
/// A norm was made (`shk_ratings_norm`).
pub const SHK_RATED_NORM: u32 = 8;

/// The rating figures of an event's players.
///
/// They belong to the caller, who frees them with `shk_ratings_free`, and don't need the event any
/// more. Several threads may read them at once.
#[derive(Debug)]
pub struct shk_ratings {
    pub(super) event: Arc<Event>,
    pub(super) request: RatingRequest,
    pub(super) players: Vec<RatedPlayer>,
}

/// The figures of one player. Only games over the board against rated opponents count; a win is a
/// point, a draw half of one.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_rated_player {
    /// The sum of the expected scores, in hundredths.
    pub expected: u64,
    /// The change of the rating, exact: the numerator, in lowest terms.
    pub change_numerator: i64,
    /// The denominator, positive.
    pub change_denominator: i64,
    /// The new rating, or a first one.
    pub new_rating: i64,
    /// The start number.
    pub start: u32,
    /// The player's index, his place in `shk_event_players`.
    pub index: u32,
    /// His rating; 0: none.
    pub rating: u32,
    /// How many games count.
    pub games: u32,
    /// Twice the score in them.
    pub half_points: u32,
    /// The factor K, before the cap of K times games and the time control.
    pub factor: u32,
    /// The average rating of the opponents.
    pub average: i32,
    /// The performance (TPR).
    pub performance: i32,
    /// The perfect performance (PTP).
    pub perfect: i32,
    /// Which figures mean something: a sum of `SHK_RATED_...`; others are 0.
    pub flags: u32,
}

impl From<&RatedPlayer> for shk_rated_player {
    fn from(player: &RatedPlayer) -> Self {
        let change = player.change.as_ref().and_then(Exact::to_ratio);
        let (change_numerator, change_denominator) = change.unwrap_or((0, 0));
        let flag = |said: bool, flag| if said { flag } else { 0 };
        Self {
            expected: player.expected.unwrap_or(0),
            change_numerator,
            change_denominator,
            new_rating: player.new_rating.unwrap_or(0),
            start: player.start.get(),
            index: count(player.index),
            rating: player.rating.map_or(0, u32::from),
            games: player.games.count(),
            half_points: player.games.half_points,
            factor: player.factor.map_or(0, u32::from),
            average: player.average.unwrap_or(0),
            performance: player.performance.unwrap_or(0),
            perfect: player.perfect.unwrap_or(0),
            flags: flag(player.performance.is_some(), SHK_RATED_PERFORMANCE)
                + flag(change.is_some(), SHK_RATED_CHANGE)
                + flag(player.new_rating.is_some(), SHK_RATED_NEW)
                + flag(player.norm.is_some(), SHK_RATED_NORM),
        }
    }
}

/// The figures behind a pointer.
///
/// # Safety
///
/// As for [`read`].
pub(super) unsafe fn ratings<'a>(pointer: *const shk_ratings) -> Result<&'a shk_ratings, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "ratings") }
}

fn player(ratings: &shk_ratings, row: usize) -> Result<&RatedPlayer, Fail> {
    ratings.players.get(row).ok_or_else(|| no_such("row", "нет такой строки"))
}

/// Computes the rating figures of an event; `options` may be NULL.
///
/// `SHK_BAD_INPUT`: a data file can't be read; the error has the line and the name `rating-rules`,
/// `rating-titles` or `rating-facts`. `SHK_BAD_ARGUMENT` with the name `unknown-tempo`: the rules don't
/// name the time control. `SHK_NOT_FOUND`: no such round or player.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_event_rate(
    event: *const shk_event,
    options: *const shk_rating_options,
    ratings: *mut *mut shk_ratings,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, (request, only), out) =
            unsafe { (self::event(event)?, asked(options)?, Out::new(ratings, "ratings")?) };
        if let Some(&start) = only.iter().find(|&&start| event.index_of(start).is_none()) {
            return Err(from_rating_error(&RatingError::Player { start }));
        }
        let rated = rate_event(event, &request);
        let mut players = rated.map_err(|error| from_rating_error(&error))?;
        players.retain(|player| only.is_empty() || only.contains(&player.start));
        give(&out, shk_ratings { event: Arc::clone(event), request, players });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees rating figures; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ratings_free(ratings: *mut shk_ratings) {
    // SAFETY: as the contract says.
    unsafe { free(ratings) }
}

/// The figures by ascending start number, into an array of `capacity`; `*needed` is how many players
/// there are.
///
/// Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ratings_players(
    ratings: *const shk_ratings,
    players: *mut shk_rated_player,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(players, capacity, "players")?;
            (self::ratings(ratings)?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, all.players.iter().map(shk_rated_player::from))
    })
}

/// The title of which the player in a row, from 0, made a norm, as text out; empty where he made none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ratings_norm(
    ratings: *const shk_ratings,
    row: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::ratings(ratings)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(player(all, row)?.norm.as_deref().unwrap_or_default())
    })
}

/// The ratings of the opponents in the games that count for the player in a row, from 0, a game each,
/// into an array of `capacity`; `*needed` as for `shk_ratings_players`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ratings_opponents(
    ratings: *const shk_ratings,
    row: usize,
    opponents: *mut i32,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(opponents, capacity, "opponents")?;
            (self::ratings(ratings)?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, player(all, row)?.games.opponents.iter().copied())
    })
}
