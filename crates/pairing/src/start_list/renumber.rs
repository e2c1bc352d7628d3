//! New start numbers, everywhere in an event where the old ones stand.

use std::collections::BTreeMap;

use shashki_tournament::{Acceleration, Draft, Soft, StartNumber};

use super::StartPlace;

/// Replaces every start number. Numbers that no place knows stay as they are: the check of the
/// event finds them.
pub(super) fn renumber(draft: &mut Draft, places: &[StartPlace]) {
    let table: BTreeMap<StartNumber, StartNumber> =
        places.iter().map(|place| (place.before, place.start)).collect();
    let new = |start: &mut StartNumber| *start = table.get(start).copied().unwrap_or(*start);
    for player in &mut draft.players {
        new(&mut player.start);
    }
    for round in &mut draft.rounds {
        for meeting in &mut round.meetings {
            new(&mut meeting.white);
            new(&mut meeting.black);
        }
        round.unpaired.iter_mut().for_each(|unpaired| new(&mut unpaired.player));
    }
    draft.absences.iter_mut().for_each(|absence| new(&mut absence.player));
    draft.adjustments.iter_mut().for_each(|adjustment| new(&mut adjustment.player));
    for lot in &mut draft.draw.lots {
        lot.order.iter_mut().for_each(new);
    }
    draft.acceleration = draft
        .acceleration
        .iter()
        .flat_map(|span| {
            // The players of a span needn't stand together any more.
            let inside = table.range(span.first..=span.last.max(span.first));
            inside.map(|(_, &start)| Acceleration { first: start, last: start, ..*span })
        })
        .collect();
    renumber_wishes(draft, new);
}

fn renumber_wishes(draft: &mut Draft, new: impl Fn(&mut StartNumber)) {
    let constraints = &mut draft.constraints;
    for forbidden in &mut constraints.forbidden {
        forbidden.players.iter_mut().for_each(&new);
    }
    for forced in &mut constraints.forced {
        new(&mut forced.first);
        forced.second.iter_mut().for_each(&new);
    }
    for pool in &mut constraints.pools {
        pool.players.iter_mut().for_each(&new);
    }
    for group in &mut constraints.groups {
        group.players.iter_mut().for_each(&new);
    }
    for soft in &mut constraints.soft {
        if let Soft::Pair(first, second) = soft {
            new(first);
            new(second);
        }
    }
}
