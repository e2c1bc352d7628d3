//! Norms and titles as data.

use core::ffi::c_char;

use shashki_tiebreak::rating::{DEFAULT_TITLES, Titles};

use super::options::read_titles;
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, no_such};
use crate::memory::{Out, free, give, read};
use crate::status::shk_status;
use crate::text::{TextOut, text};

/// Norms and titles that were read from the text of a data file.
///
/// They belong to the caller, who frees them with `shk_rating_titles_free`. Several threads may read
/// them at once.
#[derive(Debug)]
pub struct shk_rating_titles(Titles);

/// # Safety
///
/// As for [`read`].
unsafe fn titles<'a>(pointer: *const shk_rating_titles) -> Result<&'a Titles, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "titles") }.map(|titles| &titles.0)
}

/// The text of the default norms and titles, a pattern for files of one's own, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_default_titles(
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    // SAFETY: as the contract says.
    call(|| unsafe { TextOut::new(buffer, capacity, needed)?.give(DEFAULT_TITLES) })
}

/// Reads norms and titles; an empty text stands for the default ones. `SHK_BAD_INPUT` with the name
/// `rating-titles`: a line is neither.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_titles_read(
    text: *const c_char,
    length: usize,
    titles: *mut *mut shk_rating_titles,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (text, out) =
            unsafe { (self::text(text, length, "text")?, Out::new(titles, "titles")?) };
        let read = if text.is_empty() { Titles::built_in() } else { read_titles(text)? };
        give(&out, shk_rating_titles(read));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees norms and titles; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_titles_free(titles: *mut shk_rating_titles) {
    // SAFETY: as the contract says.
    unsafe { free(titles) }
}

/// How many norms and titles there are, into `*norms` and `*floors`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_titles_count(
    titles: *const shk_rating_titles,
    norms: *mut u32,
    floors: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (titles, norms, floors) = unsafe {
            (self::titles(titles)?, Out::new(norms, "norms")?, Out::new(floors, "floors")?)
        };
        norms.set(count(titles.norms.len()));
        floors.set(count(titles.titles.len()));
        Ok(())
    })
}

/// A norm by its index from 0, the highest first: its title as text out, the games and the performance
/// needed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_titles_norm(
    titles: *const shk_rating_titles,
    index: usize,
    games: *mut u32,
    performance: *mut i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (titles, games, performance, out) = unsafe {
            let games = Out::new(games, "games")?;
            let performance = Out::new(performance, "performance")?;
            (self::titles(titles)?, games, performance, TextOut::new(buffer, capacity, needed)?)
        };
        let norm = titles.norms.get(index).ok_or_else(|| no_such("norm", "нет такой нормы"))?;
        out.give(&norm.title)?;
        games.set(norm.games);
        performance.set(norm.performance);
        Ok(())
    })
}

/// A title by its index from 0, the highest first, as text out, and the rating that it asks for.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_titles_floor(
    titles: *const shk_rating_titles,
    index: usize,
    rating: *mut u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (titles, rating, out) = unsafe {
            let out = TextOut::new(buffer, capacity, needed)?;
            (self::titles(titles)?, Out::new(rating, "rating")?, out)
        };
        let title =
            titles.titles.get(index).ok_or_else(|| no_such("title", "нет такого звания"))?;
        out.give(&title.title)?;
        rating.set(title.rating.into());
        Ok(())
    })
}

/// The title of the highest norm made in so many games with a performance, as text out; empty where
/// none was made.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_titles_norm_made(
    titles: *const shk_rating_titles,
    games: u32,
    performance: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (titles, out) =
            unsafe { (self::titles(titles)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(titles.norm(games, performance).map_or("", |norm| norm.title.as_str()))
    })
}

/// The highest title whose rating is reached, as text out; empty where none is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_titles_reached(
    titles: *const shk_rating_titles,
    rating: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (titles, out) =
            unsafe { (self::titles(titles)?, TextOut::new(buffer, capacity, needed)?) };
        let rating = super::games::own_rating(rating)?;
        out.give(titles.floor(rating).map_or("", |title| title.title.as_str()))
    })
}
