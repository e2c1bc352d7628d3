//! An event that is built up.

use core::ffi::c_char;

use shashki_base::Seed;
use shashki_tournament::{
    Draft, Format, Lot, MicroMatchPoints, PairedBy, PairingOptions, Points, Scoring,
};

use super::fail::from_faults;
use super::handle::{event, shk_event};
use super::kind::{colour, round_or_none, starts};
use crate::error::{Fail, call, call_with, shk_error};
use crate::handle::Handle;
use crate::memory::{Out, change, free, give, read};
use crate::status::shk_status;
use crate::text::text;

/// A tournament in which anything may stand, built up by calls.
///
/// It belongs to the caller, who frees it with `shk_draft_free`. One thread at a time may change it.
#[derive(Debug)]
pub struct shk_draft(pub(super) Handle<Draft>);

/// By a Swiss system.
pub const SHK_FORMAT_SWISS: u32 = 0;
/// Everyone meets everyone.
pub const SHK_FORMAT_ROUND_ROBIN: u32 = 1;

/// Paired by a program (5.4.10.12).
pub const SHK_PAIRED_BY_PROGRAM: u32 = 0;
/// Paired by hand (5.4.10.11): it decides how unplayed games count.
pub const SHK_PAIRED_BY_HAND: u32 = 1;

/// A micro-match makes points as one game would.
pub const SHK_MICRO_BY_MATCH: u32 = 0;
/// Every game of a micro-match makes points.
pub const SHK_MICRO_BY_GAME: u32 = 1;

/// What a result is worth, in hundredths of a point; the pairs are for White and for Black.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_scoring {
    /// A win.
    pub win: [i64; 2],
    /// A draw.
    pub draw: [i64; 2],
    /// A loss.
    pub loss: [i64; 2],
    /// A win by forfeit.
    pub forfeit_win: i64,
    /// A loss by forfeit.
    pub forfeit_loss: i64,
    /// The plus of an odd number of players.
    pub pairing_bye: i64,
    /// A full-point bye.
    pub full_point_bye: i64,
    /// A half-point bye.
    pub half_point_bye: i64,
    /// An absence.
    pub zero_point_bye: i64,
    /// `SHK_MICRO_BY_MATCH` or `SHK_MICRO_BY_GAME`.
    pub micro_match: u32,
    /// 0.
    pub reserved: u32,
}

impl From<&Scoring> for shk_scoring {
    fn from(scoring: &Scoring) -> Self {
        let both = |points: [Points; 2]| points.map(Points::hundredths);
        Self {
            win: both(scoring.win),
            draw: both(scoring.draw),
            loss: both(scoring.loss),
            forfeit_win: scoring.forfeit_win.hundredths(),
            forfeit_loss: scoring.forfeit_loss.hundredths(),
            pairing_bye: scoring.pairing_bye.hundredths(),
            full_point_bye: scoring.full_point_bye.hundredths(),
            half_point_bye: scoring.half_point_bye.hundredths(),
            zero_point_bye: scoring.zero_point_bye.hundredths(),
            micro_match: match scoring.micro_match {
                MicroMatchPoints::ByMatch => SHK_MICRO_BY_MATCH,
                MicroMatchPoints::ByGame => SHK_MICRO_BY_GAME,
            },
            reserved: 0,
        }
    }
}

/// Points of the caller's: no more than the library reads from a file, so that sums can't overflow.
pub(crate) fn points(hundredths: i64, name: &'static str) -> Result<Points, Fail> {
    let points = Points::from_hundredths(hundredths);
    if points > Points::LIMIT || points < Points::ZERO - Points::LIMIT {
        return Err(Fail::argument(name, "a million points at most", "не больше миллиона очков"));
    }
    Ok(points)
}

impl shk_scoring {
    pub(crate) fn get(&self) -> Result<Scoring, Fail> {
        let one = |hundredths| points(hundredths, "scoring");
        let both = |two: [i64; 2]| Ok::<_, Fail>([one(two[0])?, one(two[1])?]);
        Ok(Scoring {
            win: both(self.win)?,
            draw: both(self.draw)?,
            loss: both(self.loss)?,
            forfeit_win: one(self.forfeit_win)?,
            forfeit_loss: one(self.forfeit_loss)?,
            pairing_bye: one(self.pairing_bye)?,
            full_point_bye: one(self.full_point_bye)?,
            half_point_bye: one(self.half_point_bye)?,
            zero_point_bye: one(self.zero_point_bye)?,
            micro_match: match self.micro_match {
                SHK_MICRO_BY_MATCH => MicroMatchPoints::ByMatch,
                SHK_MICRO_BY_GAME => MicroMatchPoints::ByGame,
                _ => {
                    let names = "SHK_MICRO_...";
                    return Err(Fail::argument("micro_match", names, names));
                }
            },
        })
    }
}

/// The draft behind a pointer, to be changed.
///
/// # Safety
///
/// As for [`change`].
pub(super) unsafe fn draft_mut<'a>(pointer: *mut shk_draft) -> Result<&'a mut shk_draft, Fail> {
    // SAFETY: as the caller promises.
    unsafe { change(pointer, "draft") }
}

/// Changes a draft in a way that can't fail.
///
/// # Safety
///
/// As for [`change`].
pub(crate) unsafe fn set(
    pointer: *mut shk_draft,
    set: impl FnOnce(&mut Draft),
) -> Result<(), Fail> {
    // SAFETY: as the caller promises.
    let draft = unsafe { draft_mut(pointer) }?;
    draft.0.alter(|draft| {
        set(draft);
        Ok(())
    })
}

/// A new, empty draft: a Swiss tournament, paired by program, win 2, draw 1, loss 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_new(draft: *mut *mut shk_draft) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(draft, "draft") }?;
        give(&out, shk_draft(Handle::new(Draft::default())));
        Ok(())
    })
}

/// A draft with everything that stands in an event, to be changed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_from_event(
    event: *const shk_event,
    draft: *mut *mut shk_draft,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (event, out) = unsafe { (self::event(event)?, Out::new(draft, "draft")?) };
        give(&out, shk_draft(Handle::new(event.draft().clone())));
        Ok(())
    })
}

/// Frees a draft; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_free(draft: *mut shk_draft) {
    // SAFETY: as the contract says.
    unsafe { free(draft) }
}

/// The event that a draft describes. The draft stays as it is and can be changed further.
///
/// `SHK_BAD_INPUT`: the message has everything that is wrong, a line each; the place is that of the
/// first fault. `SHK_LIMIT`: more than a million players, 999 rounds or 20 million cells.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_check(
    draft: *const shk_draft,
    event: *mut *mut shk_event,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (draft, out) = unsafe { (read(draft, "draft")?, Out::new(event, "event")?) };
        let event = draft.0.get()?.clone().check().map_err(|faults| from_faults(&faults))?;
        give(&out, shk_event::new(event));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Says how many rounds are planned; 0: nobody knows.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_planned_rounds(
    draft: *mut shk_draft,
    rounds: u32,
) -> shk_status {
    call(|| {
        let rounds = round_or_none(rounds, "rounds")?;
        // SAFETY: as the contract says.
        unsafe { set(draft, |draft| draft.planned_rounds = rounds) }
    })
}

/// Says how the event is played (`SHK_FORMAT_...`) and who pairs it (`SHK_PAIRED_BY_...`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_format(
    draft: *mut shk_draft,
    format: u32,
    paired_by: u32,
) -> shk_status {
    call(|| {
        let format = match format {
            SHK_FORMAT_SWISS => Format::Swiss,
            SHK_FORMAT_ROUND_ROBIN => Format::RoundRobin,
            _ => return Err(Fail::argument("format", "SHK_FORMAT_...", "SHK_FORMAT_...")),
        };
        let by = match paired_by {
            SHK_PAIRED_BY_PROGRAM => PairedBy::Program,
            SHK_PAIRED_BY_HAND => PairedBy::Hand,
            _ => return Err(Fail::argument("paired_by", "SHK_PAIRED_BY_...", "SHK_PAIRED_BY_...")),
        };
        // SAFETY: as the contract says.
        unsafe { set(draft, |draft| (draft.format, draft.paired_by) = (format, by)) }
    })
}

/// A scoring by three numbers, in hundredths: byes and forfeits count as the game results they stand
/// for, an absence as a loss; micro-matches by match.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_scoring_simple(
    win: i64,
    draw: i64,
    loss: i64,
    scoring: *mut shk_scoring,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(scoring, "scoring") }?;
        let [win, draw, loss] = [points(win, "win")?, points(draw, "draw")?, points(loss, "loss")?];
        out.set((&Scoring::simple(win, draw, loss)).into());
        Ok(())
    })
}

/// Says what a result is worth.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_scoring(
    draft: *mut shk_draft,
    scoring: *const shk_scoring,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe {
            let scoring = read(scoring, "scoring")?.get()?;
            set(draft, |draft| draft.scoring = scoring)
        }
    })
}

/// Says whether start numbers may have gaps (somebody was struck off before round 1): other than 0,
/// they may.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_allow_gaps(draft: *mut shk_draft, allowed: u32) -> shk_status {
    // SAFETY: as the contract says.
    call(|| unsafe { set(draft, |draft| draft.gaps_allowed = allowed != 0) })
}

/// Records the colour of the odd start numbers in round 1 (P18); `SHK_COLOUR_NONE`: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_first_colour(
    draft: *mut shk_draft,
    colour: u32,
) -> shk_status {
    call(|| {
        let colour = self::colour(colour, "colour")?;
        // SAFETY: as the contract says.
        unsafe { set(draft, |draft| draft.draw.first_colour = colour) }
    })
}

/// Records the seed of the event's lots; with `has_seed` 0 there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_seed(
    draft: *mut shk_draft,
    has_seed: u32,
    seed: u64,
) -> shk_status {
    let seed = (has_seed != 0).then_some(Seed(seed));
    // SAFETY: as the contract says.
    call(|| unsafe { set(draft, |draft| draft.draw.seed = seed) })
}

/// Records the drawn order of a round, start numbers (5.4.10.4); `round` 0: the one to be paired.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_add_lot(
    draft: *mut shk_draft,
    round: u32,
    order: *const u32,
    count: usize,
) -> shk_status {
    call(|| {
        let round = round_or_none(round, "round")?;
        // SAFETY: as the contract says.
        unsafe {
            let order = starts(order, count, "order")?;
            set(draft, |draft| draft.draw.lots.push(Lot { round, order }))
        }
    })
}

/// Records the readings of the rules that the event has chosen, in place of those it had: text as in
/// `shk_pair_options.options`, empty for the defaults.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_draft_set_options(
    draft: *mut shk_draft,
    options: *const c_char,
    length: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let mut chosen = PairingOptions::default();
        // SAFETY: as the contract says.
        unsafe {
            set_options(&mut chosen, text(options, length, "options")?)?;
            set(draft, |draft| draft.draw.options = chosen)
        }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Sets options of a text such as `halves=recut ties=ascending`.
pub(crate) fn set_options(options: &mut PairingOptions, text: &str) -> Result<(), Fail> {
    for option in text.split_whitespace() {
        let expected = "NAME=VALUE with blanks between";
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| Fail::argument("options", expected, "ИМЯ=ЗНАЧЕНИЕ через пробел"))?;
        options.set(name, value).map_err(|error| {
            let message = format!("options: {error}");
            Fail::new(crate::status::SHK_BAD_ARGUMENT, message.clone(), message)
        })?;
    }
    Ok(())
}
