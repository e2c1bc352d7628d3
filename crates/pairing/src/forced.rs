//! Pairs and byes that the host fixed (P5), held against P1 to P5 before anything is drawn.

use shashki_tournament::{ForcedPair, StartNumber};

use crate::bars::Source;
use crate::field::Field;
use crate::{Note, PairError};

/// The fixed part of a round, as places.
#[derive(Default)]
pub(crate) struct Fixed {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) bye: Option<usize>,
}

/// Takes the forced pairs and an assigned bye out of the field.
pub(crate) fn fix<'a>(
    source: &Source<'_>,
    field: &Field,
    forced: impl Iterator<Item = &'a ForcedPair>,
    notes: &mut Vec<Note>,
) -> Result<Fixed, PairError> {
    let mut fixed = Fixed::default();
    let mut taken = vec![false; field.places.len()];
    let assigned = assigned(field);
    let mut all: Vec<&ForcedPair> = forced.collect();
    all.extend(assigned.as_ref());
    for pair in distinct(&all) {
        let rules = broken(source, field, pair)?;
        let (first, second) = (pair.first, pair.second);
        match &pair.because {
            _ if rules.is_empty() => {}
            // A reason overrides everything but absence.
            Some(reason) if rules != ["P4"] => {
                notes.push(Note::Overridden { first, second, rules, reason: reason.clone() });
            }
            _ => return Err(PairError::ForcedBreaksRules { first, second, rules }),
        }
        let mut place = |start: StartNumber| {
            let place = place_of(field, start).ok_or(PairError::UnknownPlayer { player: start })?;
            if core::mem::replace(&mut taken[place], true) {
                return Err(PairError::ForcedTwice { player: start });
            }
            Ok(place)
        };
        let first = place(pair.first)?;
        match pair.second {
            Some(second) => fixed.pairs.push((first, place(second)?)),
            None => {
                if let Some(before) = fixed.bye.replace(first) {
                    let first = field.places[before].start;
                    return Err(PairError::TwoByes { first, second: pair.first });
                }
            }
        }
    }
    if let Some(bye) = fixed.bye
        && field.places.len().is_multiple_of(2)
    {
        return Err(PairError::ByeWithEvenNumber { player: field.places[bye].start });
    }
    Ok(fixed)
}

/// A bye that was given beforehand, as a wish of the host (P4).
pub(crate) fn assigned(field: &Field) -> Option<ForcedPair> {
    field.assigned_bye.map(|player| ForcedPair { first: player, second: None, because: None })
}

/// The same wish twice (in the file and beside it, or as a bye given beforehand) is one; the reason
/// may stand with either.
pub(crate) fn distinct<'a>(all: &[&'a ForcedPair]) -> Vec<&'a ForcedPair> {
    let mut distinct: Vec<&ForcedPair> = Vec::new();
    for &pair in all {
        match distinct.iter_mut().find(|other| same_pair(other, pair)) {
            Some(other) if other.because.is_none() => *other = pair,
            Some(_) => {}
            None => distinct.push(pair),
        }
    }
    distinct
}

fn same_pair(a: &ForcedPair, b: &ForcedPair) -> bool {
    let turned = Some(a.first) == b.second && a.second == Some(b.first);
    turned || (a.first, a.second) == (b.first, b.second)
}

fn place_of(field: &Field, start: StartNumber) -> Option<usize> {
    field.places.iter().position(|entrant| entrant.start == start)
}

/// The decisions that a forced pair breaks.
fn broken(
    source: &Source<'_>,
    field: &Field,
    pair: &ForcedPair,
) -> Result<Vec<&'static str>, PairError> {
    for start in core::iter::once(pair.first).chain(pair.second) {
        if source.event.index_of(start).is_none() {
            return Err(PairError::UnknownPlayer { player: start });
        }
        if place_of(field, start).is_none() {
            return Ok(vec!["P4"]); // whoever isn't there breaks no other rule
        }
    }
    let mut rules = Vec::new();
    let index = |start| source.event.index_of(start);
    if let (Some(first), Some(second)) = (index(pair.first), pair.second.and_then(index)) {
        for bar in source.reasons(first, second) {
            if !rules.contains(&bar.decision()) {
                rules.push(bar.decision());
            }
        }
    } else if let Some(place) = place_of(field, pair.first)
        && field.places[place].won_without_play.is_some()
    {
        rules.push("P3");
    }
    Ok(rules)
}
