//! What standings are asked for.

use shashki_tiebreak::{Category, Criterion, Profile, StandingsError, StandingsRequest, TeamBy};
use shashki_tournament::{Event, Format};

use super::categories::categories;
use super::criteria;
use super::unplayed::{profile, read_readings};
use crate::error::{Fail, Place};
use crate::event::{round, shk_text, starts};
use crate::sized::{Options, options_or_none};
use crate::status::{SHK_BAD_ARGUMENT, SHK_NOT_FOUND};

/// What the event says: TRF record 192 or 092, else Swiss (T8a).
pub const SHK_EVENT_KIND_OF_EVENT: u32 = 0;
/// A Swiss.
pub const SHK_EVENT_KIND_SWISS: u32 = 1;
/// A round robin.
pub const SHK_EVENT_KIND_ROUND_ROBIN: u32 = 2;

/// No teams.
pub const SHK_TEAMS_NONE: u32 = 0;
/// Players of the same club are a team.
pub const SHK_TEAMS_CLUB: u32 = 1;
/// Players of the same federation or region are a team.
pub const SHK_TEAMS_FEDERATION: u32 = 2;

/// What standings are asked for. `SHK_STANDINGS_OPTIONS_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_standings_options {
    /// `sizeof(shk_standings_options)`.
    pub struct_size: u32,
    /// How games not played count: `SHK_UNPLAYED_...`.
    pub unplayed: u32,
    /// Swiss or round robin: `SHK_EVENT_KIND_...`.
    pub event_kind: u32,
    /// Other than 0: after `round`; 0: after the last that is paired.
    pub has_round: u32,
    /// After which round (T8); 0: before the first.
    pub round: u32,
    /// What makes a team: `SHK_TEAMS_...`.
    pub teams: u32,
    /// How many of a team count; 0: four.
    pub best: u32,
    /// 0.
    pub reserved: u32,
    /// The criteria in order, codes with commas between them (T9): `PTS,SOLK-1,SOLK,WINS,DE`. Empty:
    /// those of the event (`shk_event_criteria`).
    pub criteria: shk_text,
    /// Readings of 5.4.10.11, with blanks between them: `plus=zero leaver=own`. Only
    /// `SHK_UNPLAYED_RULES_MANUAL` has any (`shk_unplayed_readings`).
    pub readings: shk_text,
    /// Who left, whatever the results look like (T5): start numbers.
    pub left: *const u32,
    /// How many.
    pub left_count: usize,
    /// Who did not.
    pub not_left: *const u32,
    /// How many.
    pub not_left_count: usize,
    /// Only those who belong to all of these, their places counted among them; the forms as for
    /// `shk_category_name`.
    pub categories: *const shk_text,
    /// How many.
    pub category_count: usize,
}

// SAFETY: a size, then numbers and pointers.
unsafe impl Options for shk_standings_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// What is asked for, as the library takes it.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) request: StandingsRequest,
    pub(super) categories: Vec<Category>,
    pub(super) teams: Option<(TeamBy, u16)>,
}

/// How many of a team count unless it is said.
const BEST: u32 = 4;

/// What is asked for of an event; NULL stands for nothing but what the event says. With `criteria`
/// those of the options aren't looked at.
///
/// # Safety
///
/// The pointer is NULL or points to options whose arrays and texts are as they say.
pub(super) unsafe fn asked(
    event: &Event,
    pointer: *const shk_standings_options,
    criteria: Option<Vec<Criterion>>,
) -> Result<Asked, Fail> {
    // SAFETY: as the caller promises.
    let options = unsafe { options_or_none(pointer, "options") }?;
    let Some(options) = options else {
        let request = StandingsRequest::new(criteria.map_or_else(|| of_event(event), Ok)?);
        return Ok(Asked { request, categories: Vec::new(), teams: None });
    };
    // SAFETY: as the caller promises.
    let (codes, categories) = unsafe {
        let categories = categories(options.categories, options.category_count)?;
        (options.criteria.get("criteria")?, categories)
    };
    let criteria = match criteria {
        Some(criteria) => criteria,
        None if codes.is_empty() => of_event(event)?,
        None => criteria::read(codes)?,
    };
    let mut request = StandingsRequest::new(criteria);
    // SAFETY: as the caller promises.
    unsafe { say(&options, event, &mut request) }?;
    Ok(Asked { request, categories, teams: teams(options.teams, options.best)? })
}

fn of_event(event: &Event) -> Result<Vec<Criterion>, Fail> {
    criteria::of_event(event)
}

/// # Safety
///
/// As for [`asked`].
unsafe fn say(
    options: &shk_standings_options,
    event: &Event,
    request: &mut StandingsRequest,
) -> Result<(), Fail> {
    let mut how = profile(options.unplayed)?.unwrap_or_else(|| Profile::default_for(event));
    // SAFETY: as the caller promises.
    unsafe {
        read_readings(&mut how, options.readings.get("readings")?)?;
        request.left = starts(options.left, options.left_count, "left")?;
        request.not_left = starts(options.not_left, options.not_left_count, "not_left")?;
    }
    request.profile = Some(how);
    request.format = event_kind(options.event_kind)?;
    if options.has_round != 0 {
        request.round = Some(round(options.round, "round")?);
    }
    Ok(())
}

fn event_kind(code: u32) -> Result<Option<Format>, Fail> {
    match code {
        SHK_EVENT_KIND_OF_EVENT => Ok(None),
        SHK_EVENT_KIND_SWISS => Ok(Some(Format::Swiss)),
        SHK_EVENT_KIND_ROUND_ROBIN => Ok(Some(Format::RoundRobin)),
        _ => {
            let (en, ru) = ("one of SHK_EVENT_KIND_...", "одно из SHK_EVENT_KIND_...");
            Err(Fail::argument("event_kind", en, ru))
        }
    }
}

fn teams(by: u32, best: u32) -> Result<Option<(TeamBy, u16)>, Fail> {
    let by = match by {
        SHK_TEAMS_NONE => return Ok(None),
        SHK_TEAMS_CLUB => TeamBy::Club,
        SHK_TEAMS_FEDERATION => TeamBy::Federation,
        _ => return Err(Fail::argument("teams", "one of SHK_TEAMS_...", "одно из SHK_TEAMS_...")),
    };
    let best = if best == 0 { BEST } else { best };
    let best = u16::try_from(best)
        .map_err(|_| Fail::argument("best", "a number to 65535", "число до 65535"))?;
    Ok(Some((by, best)))
}

/// Why standings can't be had.
pub(super) fn from_standings_error(error: &StandingsError) -> Fail {
    let (status, name, place) = match *error {
        StandingsError::NoCriteria => (SHK_BAD_ARGUMENT, "no-criteria", Place::default()),
        StandingsError::Round { round, .. } => {
            (SHK_NOT_FOUND, "no-such-round", Place { round: round.into(), ..Place::default() })
        }
        StandingsError::Player { start } => {
            (SHK_NOT_FOUND, "no-such-player", Place { player: start.get(), ..Place::default() })
        }
        StandingsError::LeftAndNot { start } => {
            (SHK_BAD_ARGUMENT, "left-and-not", Place { player: start.get(), ..Place::default() })
        }
        StandingsError::NeedsEdition { .. } => {
            (SHK_BAD_ARGUMENT, "needs-edition", Place::default())
        }
        _ => (SHK_BAD_ARGUMENT, "standings", Place::default()),
    };
    Fail::told(status, |lang| error.message(lang)).named(name).at(place)
}
