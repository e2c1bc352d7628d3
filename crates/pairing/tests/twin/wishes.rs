//! What the host forbids, forces and wishes for this round: P5, P33, P34.

use super::complete::Graph;
use super::facts::Facts;
use super::{Question, Refusal};
use shashki_tournament::{ForcedPair, GroupScope, Soft, StartNumber};

/// P1, P2 and the hard prohibitions: which rules bar this pair.
pub(crate) fn broken_by(facts: &Facts<'_>, a: usize, b: usize) -> Vec<&'static str> {
    let rules = [
        ("P1", facts.have_met(a, b)),
        ("P2", facts.colours_bar(a, b)),
        ("P5", is_forbidden(facts, a, b)),
        ("P34", is_too_early(facts, a, b)),
    ];
    rules.into_iter().filter(|&(_, broken)| broken).map(|(rule, _)| rule).collect()
}

/// Stage 1: who may meet whom under the hard prohibitions.
pub(crate) fn hard_graph(facts: &Facts<'_>) -> Graph {
    Graph::new(facts.question.event.players().len(), |a, b| broken_by(facts, a, b).is_empty())
}

fn is_forbidden(facts: &Facts<'_>, a: usize, b: usize) -> bool {
    let Question { event, round, .. } = *facts.question;
    let (a, b) = (facts.start(a), facts.start(b));
    let mut lists = event.constraints().forbidden.iter().filter(|list| list.holds_in(round));
    lists.any(|list| list.players.contains(&a) && list.players.contains(&b))
        || facts.question.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a))
}

fn is_too_early(facts: &Facts<'_>, a: usize, b: usize) -> bool {
    let mut wishes = facts.question.event.constraints().not_before.iter();
    wishes.any(|wish| facts.question.round < wish.round && in_one_group(facts, &wish.groups, a, b))
}

/// Whether the two stand together in a group that is meant.
fn in_one_group(facts: &Facts<'_>, scope: &GroupScope, a: usize, b: usize) -> bool {
    let (a, b) = (facts.start(a), facts.start(b));
    let mut groups = facts.question.event.constraints().groups.iter();
    groups.any(|group| {
        is_meant(scope, &group.name) && group.players.contains(&a) && group.players.contains(&b)
    })
}

fn is_meant(scope: &GroupScope, name: &str) -> bool {
    match scope {
        GroupScope::All => true,
        GroupScope::Named(names) => names.iter().any(|named| named == name),
    }
}

/// Whether the two must, if they can, meet in this round (P5).
pub(crate) fn is_compulsory(facts: &Facts<'_>, a: usize, b: usize) -> bool {
    let mut wishes = facts.question.event.constraints().meet_until.iter();
    wishes.any(|wish| facts.question.round <= wish.until && in_one_group(facts, &wish.groups, a, b))
}

/// "A group that is compulsory and not-before in the same round is bad input."
pub(crate) fn check_groups(facts: &Facts<'_>) -> Result<(), Refusal> {
    let round = facts.question.round;
    let constraints = facts.question.event.constraints();
    let soft = constraints.soft.iter().filter_map(|soft| match soft {
        Soft::NotBefore(wish) => Some(wish),
        Soft::Pair(..) => None,
    });
    let mut not_before = constraints.not_before.iter().chain(soft).filter(|w| round < w.round);
    let meet = || constraints.meet_until.iter().filter(|wish| round <= wish.until);
    let groups = || constraints.groups.iter().map(|group| &group.name);
    let clash = not_before.any(|not| {
        groups().any(|name| {
            is_meant(&not.groups, name) && meet().any(|wish| is_meant(&wish.groups, name))
        })
    });
    if clash {
        Err(Refusal::BadInput("a group both compulsory and not before".into()))
    } else {
        Ok(())
    }
}

/// P33: the soft prohibitions in order; a soft not-before stands for its pairs, ascending.
pub(crate) fn soft_pairs(facts: &Facts<'_>) -> Vec<(usize, usize)> {
    let event = facts.question.event;
    let mut pairs = Vec::new();
    for soft in &event.constraints().soft {
        match soft {
            Soft::Pair(a, b) => {
                let indices = (event.index_of((*a).min(*b)), event.index_of((*a).max(*b)));
                if let (Some(a), Some(b)) = indices {
                    pairs.push((a, b));
                }
            }
            Soft::NotBefore(wish) if facts.question.round < wish.round => {
                for a in 0..event.players().len() {
                    let later = a + 1..event.players().len();
                    let group = later.filter(|&b| in_one_group(facts, &wish.groups, a, b));
                    pairs.extend(group.map(|b| (a, b)));
                }
            }
            Soft::NotBefore(_) => {}
        }
    }
    pairs
}

/// Stage 2: the forced pairs as they may stand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forced {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) bye: Option<usize>,
}

/// Holds the forced pairs against P1 to P4 and the hard prohibitions; a reason overrides all but
/// P4.
pub(crate) fn forced(facts: &Facts<'_>) -> Result<Forced, Refusal> {
    let question = facts.question;
    let mut forced = Forced { pairs: Vec::new(), bye: facts.given_bye };
    let mut taken: Vec<StartNumber> = Vec::new();
    for pair in question.event.constraints().forced.iter().chain(&question.forced) {
        for start in [Some(pair.first), pair.second].into_iter().flatten() {
            if taken.contains(&start) {
                return Err(Refusal::BadInput(format!("{start} stands in two forced pairs")));
            }
            taken.push(start);
        }
        take_forced(facts, pair, &mut forced)?;
    }
    if forced.bye.is_some() && facts.available.len().is_multiple_of(2) {
        return Err(Refusal::BadInput("a bye is forced and an even number is available".into()));
    }
    Ok(forced)
}

fn take_forced(facts: &Facts<'_>, pair: &ForcedPair, forced: &mut Forced) -> Result<(), Refusal> {
    let event = facts.question.event;
    let index = |start: StartNumber| {
        event.index_of(start).ok_or_else(|| Refusal::BadInput(format!("forced: no {start}")))
    };
    let first = index(pair.first)?;
    let second = pair.second.map(index).transpose()?;
    let absent = [Some(first), second].into_iter().flatten().any(|p| !facts.available.contains(&p));
    if absent {
        return Err(Refusal::ForcedPair(pair.clone(), vec!["P4"]));
    }
    let broken = match second {
        Some(second) => broken_by(facts, first, second),
        None if facts.had_plus(first) => vec!["P3"],
        None => Vec::new(),
    };
    if !broken.is_empty() && pair.because.is_none() {
        return Err(Refusal::ForcedPair(pair.clone(), broken));
    }
    let given_to_them = forced.bye.is_some_and(|bye| bye == first || second == Some(bye));
    match second {
        Some(_) if given_to_them => Err(Refusal::BadInput("forced, but has the plus".into())),
        Some(second) => {
            forced.pairs.push((first, second));
            Ok(())
        }
        None if forced.bye.is_some_and(|bye| bye != first) => {
            Err(Refusal::BadInput("two byes".into()))
        }
        None => {
            forced.bye = Some(first);
            Ok(())
        }
    }
}
