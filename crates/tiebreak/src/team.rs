//! Sums of the best of a team in an individual event.

use std::collections::BTreeMap;

use shashki_tournament::{Event, Player};

use crate::{Exact, Standing, Value};

/// What makes players a team.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TeamBy {
    /// The same club.
    Club,
    /// The same federation or region.
    Federation,
}

impl TeamBy {
    fn name(self, player: &Player) -> &str {
        match self {
            Self::Club => player.club.trim(),
            Self::Federation => player.federation.trim(),
        }
    }
}

/// One team.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TeamStanding {
    /// The place; teams level in sum, sum of places and best place share one.
    pub rank: u32,
    /// The club or federation.
    pub name: String,
    /// The sum of the first criterion of its best players.
    pub sum: Exact,
    /// The sum of their places.
    pub places: u64,
    /// Its best players, in the order of the standings.
    pub best: Vec<Standing>,
    /// Whether it has fewer players than are counted.
    pub incomplete: bool,
}

/// The teams by the sums of their best `count` players among these rows of the standings: the sum of
/// the first criterion, then the lower sum of places, then the better place of the best. A team with
/// fewer players counts those it has. Players without club (federation) are in no team.
pub fn teams(event: &Event, rows: &[Standing], by: TeamBy, count: usize) -> Vec<TeamStanding> {
    let mut teams: BTreeMap<&str, Vec<&Standing>> = BTreeMap::new();
    for row in rows {
        let Some(player) = event.players().get(row.index) else { continue };
        let name = by.name(player);
        let team = teams.entry(name).or_default();
        if team.len() < count {
            team.push(row);
        }
    }
    teams.remove("");
    let mut teams: Vec<TeamStanding> =
        teams.into_iter().map(|(name, best)| team(name, &best, count)).collect();
    let best = |team: &TeamStanding| team.best.first().map_or(u32::MAX, |row| row.rank);
    let order = |a: &TeamStanding, b: &TeamStanding| {
        b.sum.cmp(&a.sum).then(a.places.cmp(&b.places)).then(best(a).cmp(&best(b)))
    };
    teams.sort_by(order); // stable: names decide what is printed first, not the place
    for at in 0..teams.len() {
        let level = at > 0 && order(&teams[at - 1], &teams[at]).is_eq();
        let rank = if level { teams[at - 1].rank } else { u32::try_from(at + 1).unwrap_or(0) };
        teams[at].rank = rank;
    }
    teams
}

fn team(name: &str, best: &[&Standing], count: usize) -> TeamStanding {
    let number = |row: &&Standing| match row.values.first() {
        Some(Value::Number(number)) => number,
        _ => Exact::ZERO,
    };
    let numbers: Vec<Exact> = best.iter().map(number).collect();
    TeamStanding {
        rank: 0,
        name: name.to_owned(),
        sum: numbers.iter().sum(),
        places: best.iter().map(|row| u64::from(row.rank)).sum(),
        best: best.iter().map(|&row| row.clone()).collect(),
        incomplete: best.len() < count,
    }
}
