//! The host's standing wishes on the command line (5.4.10.9): they go into the event before the
//! round is paired, so that the files written carry them to the next round.

use clap::Args;
use shashki_base::Lang;
use shashki_pairing::{GroupBy, groups};
use shashki_tournament::{Draft, Group, GroupScope, MeetUntil, NotBefore, Pool, Soft};

use crate::exit::Failure;
use crate::values::{ApartUntil, PoolOf, SoftPair};

#[derive(Debug, Args)]
pub(crate) struct StandingArgs {
    /// These are drawn among themselves; repeatable, in drawing order. The rest are drawn last
    #[arg(long, value_name = "NAME:1,2,3")]
    pool: Vec<PoolOf>,
    /// Make a group of every club or federation that has two players or more
    #[arg(long, value_name = "club|federation")]
    group_by: Option<GroupBy>,
    /// Players of one group meet as early as possible in rounds 1 to K
    #[arg(long, value_name = "K")]
    meet_until: Option<u16>,
    /// Players of one group don't meet before round K; K,soft: yields where the round can't be
    /// paired otherwise
    #[arg(long, value_name = "K[,soft]")]
    not_before: Option<ApartUntil>,
    /// These should not meet; yields where the round can't be paired otherwise. Repeatable: the
    /// first is kept first
    #[arg(long, value_name = "A,B")]
    soft: Vec<SoftPair>,
}

/// Wishes that hold for this round and the later ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standing {
    pools: Vec<Pool>,
    group_by: Option<GroupBy>,
    meet_until: Option<u16>,
    not_before: Option<ApartUntil>,
    soft: Vec<SoftPair>,
}

impl Standing {
    pub(crate) fn new(args: &StandingArgs) -> Self {
        let pool = |pool: &PoolOf| Pool { name: pool.name.clone(), players: pool.players.clone() };
        Self {
            pools: args.pool.iter().map(pool).collect(),
            group_by: args.group_by,
            meet_until: args.meet_until,
            not_before: args.not_before,
            soft: args.soft.clone(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.pools.is_empty()
            && self.group_by.is_none()
            && self.meet_until.is_none()
            && self.not_before.is_none()
            && self.soft.is_empty()
    }

    /// Enters the wishes into an event. One that stands there already is not entered again; a pool
    /// or group of the same name is replaced.
    pub(crate) fn enter(&self, draft: &mut Draft, lang: Lang) -> Result<(), Failure> {
        for pool in &self.pools {
            match draft.constraints.pools.iter_mut().find(|old| old.name == pool.name) {
                Some(old) => *old = pool.clone(),
                None => draft.constraints.pools.push(pool.clone()),
            }
        }
        let scope = match self.group_by {
            Some(by) => enter_groups(draft, by),
            None => GroupScope::All,
        };
        let constraints = &mut draft.constraints;
        let about_groups = self.meet_until.is_some() || self.not_before.is_some();
        if about_groups && (constraints.groups.is_empty() || scope == GroupScope::Named(vec![])) {
            return Err(no_groups(lang));
        }
        if let Some(until) = self.meet_until {
            push_new(&mut constraints.meet_until, MeetUntil { until, groups: scope.clone() });
        }
        if let Some(ApartUntil { round, soft }) = self.not_before {
            let wish = NotBefore { round, groups: scope };
            if soft {
                push_new(&mut constraints.soft, Soft::NotBefore(wish));
            } else {
                push_new(&mut constraints.not_before, wish);
            }
        }
        for &SoftPair(first, second) in &self.soft {
            push_new(&mut constraints.soft, Soft::Pair(first, second));
        }
        Ok(())
    }
}

/// Enters the groups; the scope that means them and no others.
fn enter_groups(draft: &mut Draft, by: GroupBy) -> GroupScope {
    let found = groups(&draft.players, by);
    let names: Vec<String> = found.iter().map(|group| group.name.clone()).collect();
    let old = &mut draft.constraints.groups;
    old.retain(|group: &Group| !names.contains(&group.name));
    let alone = old.is_empty() && !found.is_empty();
    old.extend(found);
    if alone { GroupScope::All } else { GroupScope::Named(names) }
}

fn push_new<T: PartialEq>(list: &mut Vec<T>, wish: T) {
    if !list.contains(&wish) {
        list.push(wish);
    }
}

fn no_groups(lang: Lang) -> Failure {
    Failure::bad_input(lang.pick(
        "--meet-until and --not-before need groups of two players or more: in the event, or by --group-by club|federation",
        "для --meet-until и --not-before нужны группы хотя бы из двух участников: в файле или через --group-by club|federation",
    ))
}
