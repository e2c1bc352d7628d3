//! Teams of an individual event.

use core::ffi::c_char;

use shashki_tiebreak::TeamStanding;

use super::handle::{shk_standings, standings};
use super::value::shk_value;
use crate::error::{Fail, call};
use crate::event::{count, no_such};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;
use crate::text::TextOut;

/// A team: the sum of its best players.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_team {
    /// The sum of the first criterion of its best players.
    pub sum: shk_value,
    /// The sum of their places.
    pub places: u64,
    /// The place; teams level in sum, sum of places and best place share one.
    pub rank: u32,
    /// How many players are counted.
    pub player_count: u32,
    /// The index of the first of them in `shk_standings_team_players`.
    pub begin: u32,
    /// Whether it has fewer players than are counted: 1 or 0.
    pub incomplete: u32,
}

fn team(all: &shk_standings, index: usize) -> Result<&TeamStanding, Fail> {
    all.teams.get(index).ok_or_else(|| no_such("team", "нет такой команды"))
}

/// The teams from the first place to the last, into an array of `capacity`; `*needed` as for
/// `shk_standings_rows`. There are none unless the options asked for them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_teams(
    standings: *const shk_standings,
    teams: *mut shk_team,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(teams, capacity, "teams")?;
            (self::standings(standings)?, out, Out::new(needed, "needed")?)
        };
        let mut begin = 0;
        let one = |team: &TeamStanding| {
            let players = count(team.best.len());
            let first = begin;
            begin += players;
            shk_team {
                sum: (&team.sum).into(),
                places: team.places,
                rank: team.rank,
                player_count: players,
                begin: first,
                incomplete: team.incomplete.into(),
            }
        };
        out.give(&needed, all.teams.iter().map(one))
    })
}

/// The start numbers of the players that the teams count, team by team, the best first, into an array
/// of `capacity`: those of a team are the `player_count` from `begin` on. `*needed` as for
/// `shk_standings_rows`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_team_players(
    standings: *const shk_standings,
    players: *mut u32,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(players, capacity, "players")?;
            (self::standings(standings)?, out, Out::new(needed, "needed")?)
        };
        let best = all.teams.iter().flat_map(|team| &team.best);
        let players: Vec<u32> = best.map(|row| row.start.get()).collect();
        out.give(&needed, players)
    })
}

/// The name of a team by its index from 0, a club or a federation, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_team_name(
    standings: *const shk_standings,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::standings(standings)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&team(all, index)?.name)
    })
}

/// The sum of a team by its index from 0, as text out, in the form of `shk_standings_value_text`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_team_sum(
    standings: *const shk_standings,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::standings(standings)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&team(all, index)?.sum.to_string())
    })
}
