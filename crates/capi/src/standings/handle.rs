//! The handle of standings.

use std::sync::Arc;

use shashki_tiebreak::{Category, Standing, Standings, StandingsRequest, TeamBy, TeamStanding};
use shashki_tournament::{Event, Format};

use super::options::{Asked, asked, from_standings_error, shk_standings_options};
use super::unplayed::profile_code;
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{SHK_FORMAT_ROUND_ROBIN, SHK_FORMAT_SWISS, count, event, shk_event};
use crate::memory::{Out, free, give, read};
use crate::status::shk_status;

/// Standings after a round, with all their values.
///
/// They belong to the caller, who frees them with `shk_standings_free`; they don't need the event any
/// more, and results that are entered later don't change them. Several threads may read them at once.
#[derive(Debug)]
pub struct shk_standings {
    pub(super) event: Arc<Event>,
    pub(super) request: StandingsRequest,
    pub(super) standings: Standings,
    pub(super) categories: Vec<Category>,
    pub(super) team_by: Option<(TeamBy, u16)>,
    /// The rows of the categories, or all.
    pub(super) rows: Vec<Standing>,
    pub(super) teams: Vec<TeamStanding>,
}

/// Standings in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_standings_facts {
    /// How many players stand in them: those of the categories, or all.
    pub row_count: u32,
    /// How many criteria.
    pub criterion_count: u32,
    /// How games not played counted: `SHK_UNPLAYED_...`, never that of the event.
    pub unplayed: u32,
    /// `SHK_FORMAT_...`.
    pub format: u32,
    /// After which round (r of T8).
    pub round: u32,
    /// How many rounds are scheduled (R of T8).
    pub scheduled: u32,
    /// Whether the event goes on: 1 or 0.
    pub provisional: u32,
    /// How many notes stand below.
    pub note_count: u32,
    /// How many teams; 0 where none were asked for.
    pub team_count: u32,
    /// 0.
    pub reserved: u32,
}

/// The standings behind a pointer.
///
/// # Safety
///
/// As for [`read`].
pub(super) unsafe fn standings<'a>(
    pointer: *const shk_standings,
) -> Result<&'a shk_standings, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "standings") }
}

impl shk_standings {
    fn new(event: &Arc<Event>, asked: Asked) -> Result<Self, Fail> {
        let Asked { request, categories, teams: team_by } = asked;
        let standings =
            Standings::new(event, &request).map_err(|error| from_standings_error(&error))?;
        let rows = standings.of(event, &categories);
        let teams = team_by.map_or(Vec::new(), |(by, best)| {
            shashki_tiebreak::teams(event, &rows, by, usize::from(best))
        });
        let event = Arc::clone(event);
        Ok(Self { event, request, standings, categories, team_by, rows, teams })
    }
}

/// Makes the standings of an event; `options` may be NULL.
///
/// `SHK_BAD_INPUT`: a code of the criteria is none; place and names as for `shk_criteria_check`.
/// `SHK_NOT_FOUND`: no such round or player. `SHK_BAD_ARGUMENT` with the name `needs-edition`: a
/// tie-break that only FIDE's C.07 defines, under another profile; `left-and-not`: a player is named
/// as both; `no-readings`, `reading`, `unknown-category`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_make(
    event: *const shk_event,
    options: *const shk_standings_options,
    standings: *mut *mut shk_standings,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (event, asked, out) = unsafe {
            let event = self::event(event)?;
            (event, asked(event, options, None)?, Out::new(standings, "standings")?)
        };
        give(&out, shk_standings::new(event, asked)?);
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees standings; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_free(standings: *mut shk_standings) {
    // SAFETY: as the contract says.
    unsafe { free(standings) }
}

/// Standings in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_describe(
    standings: *const shk_standings,
    facts: *mut shk_standings_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) = unsafe { (self::standings(standings)?, Out::new(facts, "facts")?) };
        let found = &all.standings;
        out.set(shk_standings_facts {
            row_count: count(all.rows.len()),
            criterion_count: count(found.criteria.len()),
            unplayed: profile_code(found.profile),
            format: match found.format {
                Format::Swiss => SHK_FORMAT_SWISS,
                Format::RoundRobin => SHK_FORMAT_ROUND_ROBIN,
            },
            round: found.round.into(),
            scheduled: found.scheduled.into(),
            provisional: found.provisional.into(),
            note_count: count(found.notes.len()),
            team_count: count(all.teams.len()),
            reserved: 0,
        });
        Ok(())
    })
}
