//! Direct encounter (T3, T8a; C.07 Article 6): the order of those level by their own games.

use crate::Exact;
use crate::crosstable::{Crosstable, What};

/// Who is to be ordered, and which games count.
pub(crate) struct Encounter<'t, 'e> {
    pub(crate) table: &'t Crosstable<'e>,
    /// Whether forfeits count: in a round robin, or by `/P`.
    pub(crate) forfeits: bool,
}

/// Room to work in, by player: made once for all groups of a criterion.
pub(crate) struct Room {
    /// The group that the player was last a member of, by number.
    marks: Vec<u32>,
    places: Vec<u32>,
    last: u32,
}

impl Room {
    pub(crate) fn new(players: usize) -> Self {
        Self { marks: vec![0; players], places: vec![0; players], last: 0 }
    }

    fn mark(&mut self, group: &[usize], place: u32) -> u32 {
        self.last += 1;
        for &member in group {
            self.marks[member] = self.last;
            self.places[member] = place;
        }
        self.last
    }
}

/// What one member made against the others.
#[derive(Clone, Debug)]
pub(crate) struct Separate {
    pub(crate) player: usize,
    /// Each opponent's games count as one: their average.
    pub(crate) sum: Exact,
    pub(crate) met: usize,
}

impl Encounter<'_, '_> {
    /// The place of each member inside the group, in the order of the members.
    pub(crate) fn places(&self, members: &[usize], room: &mut Room) -> Vec<u32> {
        let mut open = vec![(1, members.to_vec())];
        while let Some((place, group)) = open.pop() {
            let mark = room.mark(&group, place);
            let is_member = |player: usize| room.marks[player] == mark;
            open.extend(self.split(place, &group, &is_member));
        }
        members.iter().map(|&member| room.places[member]).collect()
    }

    /// The parts of a group that are to be looked at again, each with its first place; none where
    /// nothing changes any more. Parts of one member are settled.
    fn split(
        &self,
        place: u32,
        group: &[usize],
        is_member: &dyn Fn(usize) -> bool,
    ) -> Vec<(u32, Vec<usize>)> {
        if group.len() < 2 {
            return Vec::new();
        }
        let mut standings = self.separate(group, is_member);
        let parts = if standings.iter().all(|member| member.met + 1 == group.len()) {
            by_sum(&mut standings)
        } else if self.table.round_robin {
            return Vec::new(); // a round robin not all played leaves them level (T8a)
        } else {
            self.certain(&standings)
        };
        if parts.len() < 2 {
            return Vec::new();
        }
        let mut first = place;
        let number = |part: Vec<usize>| {
            let at = first;
            first += u32::try_from(part.len()).unwrap_or(u32::MAX);
            (at, part)
        };
        parts.into_iter().map(number).collect()
    }

    /// What every member made against the others.
    pub(crate) fn separate(
        &self,
        group: &[usize],
        is_member: &dyn Fn(usize) -> bool,
    ) -> Vec<Separate> {
        let mut games: Vec<(usize, i64)> = Vec::new();
        let of = |&player: &usize| {
            games.clear();
            for entry in self.table.row(player) {
                let counts = match entry.what {
                    What::Played(_) => true,
                    What::Forfeit(_) => self.forfeits,
                    What::Unfinished | What::Alone(_) | What::Absent => false,
                };
                if let Some(opponent) = entry.opponent().filter(|&o| counts && is_member(o)) {
                    games.push((opponent, entry.points));
                }
            }
            games.sort_unstable();
            let mut separate = Separate { player, sum: Exact::ZERO, met: 0 };
            for games in games.chunk_by(|a, b| a.0 == b.0) {
                let points: i64 = games.iter().map(|&(_, points)| points).sum();
                let count = u64::try_from(games.len()).unwrap_or(1);
                separate.met += 1;
                separate.sum += &average(points, count);
            }
            separate
        };
        group.iter().map(of).collect()
    }

    /// Those whose places at the top are certain whatever the games not played had brought, one by
    /// one, and the rest (6.3).
    fn certain(&self, standings: &[Separate]) -> Vec<Vec<usize>> {
        let missing = |s: &Separate| i64::try_from(standings.len() - 1 - s.met).unwrap_or(0);
        let bound = |s: &Separate, points: i64| {
            &s.sum + &Exact::hundredths(missing(s) * points * self.table.games_a_meeting)
        };
        let mut open: Vec<(usize, Exact, Exact)> = standings
            .iter()
            .map(|s| (s.player, bound(s, self.table.loss()), bound(s, self.table.win())))
            .collect();
        let mut parts = Vec::new();
        while let Some(at) = certain_first(&open) {
            parts.push(vec![open.swap_remove(at).0]);
        }
        if !open.is_empty() {
            parts.push(open.into_iter().map(|(player, ..)| player).collect());
        }
        parts
    }
}

fn average(points: i64, games: u64) -> Exact {
    let points = Exact::hundredths(points);
    if games == 1 { points } else { points.divided_by(games) }
}

/// The members by their sums, those level together.
fn by_sum(standings: &mut [Separate]) -> Vec<Vec<usize>> {
    standings.sort_by(|a, b| b.sum.cmp(&a.sum).then(a.player.cmp(&b.player)));
    let parts = standings.chunk_by(|a, b| a.sum == b.sum);
    parts.map(|part| part.iter().map(|member| member.player).collect()).collect()
}

/// The one whose lowest possible sum is above everybody else's highest (player, lowest, highest).
fn certain_first(open: &[(usize, Exact, Exact)]) -> Option<usize> {
    let best = (0..open.len()).max_by(|&a, &b| open[a].1.cmp(&open[b].1))?;
    let mut others = (0..open.len()).filter(|&other| other != best);
    others.all(|other| open[best].1 > open[other].2).then_some(best)
}
