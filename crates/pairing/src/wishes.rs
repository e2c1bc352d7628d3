//! The host's wishes as they hold in a round: prohibitions, soft prohibitions, groups whose members
//! must meet (P5, P33, P34).

use std::collections::BTreeSet;

use shashki_tournament::{
    Constraints, ForbiddenPairs, Group, GroupScope, NotBefore, Soft, StartNumber,
};

use crate::{Bar, PairError};

/// Players who must not meet each other, and why.
pub(crate) struct Prohibition<'e> {
    pub(crate) players: &'e [StartNumber],
    pub(crate) bar: Bar,
}

/// The hard prohibitions of a round (stage 1).
pub(crate) fn prohibitions<'e>(
    constraints: &'e Constraints,
    more: &'e [ForbiddenPairs],
    round: u16,
) -> Vec<Prohibition<'e>> {
    let forbidden = constraints.forbidden.iter().chain(more).filter(|f| f.holds_in(round));
    let mut all: Vec<Prohibition<'e>> = forbidden
        .map(|forbidden| Prohibition { players: &forbidden.players, bar: Bar::Forbidden })
        .collect();
    for wish in constraints.not_before.iter().filter(|wish| round < wish.round) {
        let bar = Bar::NotBefore { round: wish.round };
        let groups = meant(&wish.groups, &constraints.groups);
        all.extend(groups.map(|group| Prohibition { players: &group.players, bar }));
    }
    all
}

/// The groups that a wish is about.
fn meant<'e>(scope: &'e GroupScope, groups: &'e [Group]) -> impl Iterator<Item = &'e Group> {
    groups.iter().filter(move |group| match scope {
        GroupScope::All => true,
        GroupScope::Named(names) => names.contains(&group.name),
    })
}

/// The groups whose members must meet in this round as far as they can (stage 4).
pub(crate) fn compulsory(constraints: &Constraints, round: u16) -> Vec<&Group> {
    let wishes = constraints.meet_until.iter().filter(|wish| round <= wish.until);
    wishes.flat_map(|wish| meant(&wish.groups, &constraints.groups)).collect()
}

/// A group can't be compulsory and not-before in one round.
pub(crate) fn refuse_contradictions(
    constraints: &Constraints,
    round: u16,
) -> Result<(), PairError> {
    let soft = constraints.soft.iter().filter_map(|soft| match soft {
        Soft::NotBefore(wish) => Some(wish),
        Soft::Pair(..) => None,
    });
    let apart = constraints.not_before.iter().chain(soft).filter(|wish| round < wish.round);
    let mut apart = apart.flat_map(|wish| meant(&wish.groups, &constraints.groups));
    let together = compulsory(constraints, round);
    match apart.find(|group| together.iter().any(|other| other.name == group.name)) {
        Some(group) => Err(PairError::TogetherAndApart { group: group.name.clone() }),
        None => Ok(()),
    }
}

/// The soft prohibitions of a round, in the order in which they are kept; a soft not-before stands
/// for its pairs, ascending.
pub(crate) fn soft_pairs(constraints: &Constraints, round: u16) -> Vec<(StartNumber, StartNumber)> {
    let mut pairs = Vec::new();
    for soft in &constraints.soft {
        match soft {
            Soft::Pair(a, b) => pairs.push((*a.min(b), *a.max(b))),
            Soft::NotBefore(wish) if round < wish.round => {
                pairs.extend(group_pairs(wish, &constraints.groups));
            }
            Soft::NotBefore(_) => {}
        }
    }
    let mut seen = BTreeSet::new();
    pairs.retain(|&pair| seen.insert(pair)); // its first place in the list counts
    pairs
}

fn group_pairs(wish: &NotBefore, groups: &[Group]) -> Vec<(StartNumber, StartNumber)> {
    let mut pairs = Vec::new();
    for group in meant(&wish.groups, groups) {
        for (number, &a) in group.players.iter().enumerate() {
            let others = group.players[number + 1..].iter();
            pairs.extend(others.map(|&b| (a.min(b), a.max(b))));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}
