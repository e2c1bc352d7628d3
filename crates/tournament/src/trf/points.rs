//! What a points column can mean.

use crate::{Cell, Event, Points};

/// The points of every player, as hosts count them.
pub(super) struct PointsSums<'e> {
    event: &'e Event,
    /// The event without the points beside the results, where it has such.
    plain: Option<Event>,
    /// By index: an absence announced for the round to pair that doesn't stand in it yet.
    announced: Vec<Points>,
    /// By index: the acceleration of the round to pair.
    accelerated: Vec<Points>,
}

impl<'e> PointsSums<'e> {
    pub(super) fn new(event: &'e Event) -> Self {
        let next = event.paired_rounds().saturating_add(1);
        Self {
            event,
            plain: without_adjustments(event),
            announced: announced(event, next),
            accelerated: accelerated(event, next),
        }
    }

    /// Whether a points column can be meant so: the points after the last round that is paired or
    /// after one of the following, which hold byes alone; with or without an announced absence,
    /// the points beside the results and an acceleration.
    pub(super) fn fit(&self, index: usize, found: Points) -> bool {
        let paired = self.event.paired_rounds();
        let last = u16::try_from(self.event.rounds().len()).unwrap_or(u16::MAX);
        let extras = [Points::ZERO, self.announced[index]];
        let accelerations = [Points::ZERO, self.accelerated[index]];
        let fits = |total: Points| {
            extras.iter().any(|&extra| accelerations.iter().any(|&a| total + extra + a == found))
        };
        let events = [Some(self.event), self.plain.as_ref()];
        events.into_iter().flatten().any(|event| {
            (paired..=last.max(paired)).any(|round| fits(event.points_after(index, round)))
        })
    }
}

fn without_adjustments(event: &Event) -> Option<Event> {
    if event.draft().adjustments.is_empty() {
        return None;
    }
    let mut draft = event.draft().clone();
    draft.adjustments.clear();
    draft.check().ok()
}

fn announced(event: &Event, next: u16) -> Vec<Points> {
    let mut announced = vec![Points::ZERO; event.players().len()];
    for absence in event.absences().iter().filter(|a| a.round.is_none_or(|round| round == next)) {
        let Some(index) = event.index_of(absence.player) else { continue };
        if event.cell(index, next) == Cell::Empty {
            announced[index] = event.scoring().unpaired(absence.kind.unpaired());
        }
    }
    announced
}

fn accelerated(event: &Event, next: u16) -> Vec<Points> {
    let players = event.players();
    // Points are added where a span begins and taken off where it ends.
    let mut changes = vec![Points::ZERO; players.len() + 1];
    for span in event.draft().acceleration.iter().filter(|span| span.holds_in(next)) {
        let first = players.partition_point(|player| player.start < span.first);
        let end = players.partition_point(|player| player.start <= span.last);
        if first < end {
            changes[first] += span.points;
            changes[end] -= span.points;
        }
    }
    let mut sum = Points::ZERO;
    let add = |change| {
        sum += change;
        sum
    };
    changes.into_iter().map(add).take(players.len()).collect()
}
