//! What the hosts of random events ask for.

use super::events::Maker;
use shashki_tournament::{
    ForbiddenPairs, ForcedPair, Group, GroupScope, MeetUntil, NotBefore, Pool, Soft, StartNumber,
};

impl Maker {
    /// Forbidden and forced pairs.
    pub(crate) fn pair_wishes(&mut self) {
        for _ in 0..self.dice.below(self.draft.players.len()) {
            let from = self.some_round(0);
            let more = u16::try_from(self.dice.below(4)).unwrap_or(0);
            let to = (!self.dice.one_in(3)).then_some(from + more);
            let size = if self.dice.one_in(4) { 3 } else { 2 };
            let players = self.some_players(size);
            if players.len() > 1 {
                self.draft.constraints.forbidden.push(ForbiddenPairs { from, to, players });
            }
        }
        if self.dice.one_in(4) {
            let count = 2 + 2 * self.dice.below(2);
            let because = self.dice.one_in(2).then(|| "so it was decided".to_owned());
            for two in self.some_players(count).chunks_exact(2) {
                let second = (!self.dice.one_in(8)).then_some(two[1]);
                let pair = ForcedPair { first: two[0], second, because: because.clone() };
                self.draft.constraints.forced.push(pair);
            }
        }
    }

    /// Pools, groups with compulsory and forbidden meetings, soft prohibitions.
    pub(crate) fn group_wishes(&mut self) {
        if self.dice.one_in(2) {
            self.pools();
        }
        self.groups();
        if self.dice.one_in(3) {
            let meet = MeetUntil { until: self.some_round(3), groups: self.scope() };
            self.draft.constraints.meet_until.push(meet);
        }
        if self.dice.one_in(4) {
            let not_before = self.not_before();
            self.draft.constraints.not_before.push(not_before);
        }
        for _ in 0..self.dice.below(8) {
            let soft = match self.some_players(2)[..] {
                [a, b] if !self.dice.one_in(6) => Soft::Pair(a, b),
                _ => Soft::NotBefore(self.not_before()),
            };
            self.draft.constraints.soft.push(soft);
        }
    }

    fn not_before(&mut self) -> NotBefore {
        NotBefore { round: self.some_round(3), groups: self.scope() }
    }

    /// One to three pools; who is in none is in the last.
    fn pools(&mut self) {
        let mut players = self.some_players(self.draft.players.len());
        for name in ["A", "B", "C"].into_iter().take(1 + self.dice.below(3)) {
            let size = self.dice.below(players.len() + 1);
            let rest = players.split_off(size);
            self.draft.constraints.pools.push(Pool { name: name.into(), players });
            players = rest;
        }
    }

    /// Up to three groups, which may overlap.
    fn groups(&mut self) {
        for name in ["VOLGA", "URAL", "MOSKVA"].into_iter().take(self.dice.below(4)) {
            let size = 2 + self.dice.below(4);
            let players = self.some_players(size);
            self.draft.constraints.groups.push(Group { name: name.into(), players });
        }
    }

    fn scope(&mut self) -> GroupScope {
        let groups = &self.draft.constraints.groups;
        match groups.get(self.dice.below(groups.len() + 1)) {
            Some(group) => GroupScope::Named(vec![group.name.clone()]),
            None => GroupScope::All,
        }
    }

    /// A round, at most so many after the one to pair.
    fn some_round(&mut self, after: u16) -> u16 {
        let rounds = usize::from(self.past + 1 + after);
        u16::try_from(1 + self.dice.below(rounds)).unwrap_or(1)
    }

    /// So many different players, or as many as there are.
    fn some_players(&mut self, count: usize) -> Vec<StartNumber> {
        let mut players = self.starts();
        self.dice.shuffle(&mut players);
        players.truncate(count);
        players
    }
}
