//! The walk through the score groups, and what every bracket shares.

use shashki_tournament::{Event, StartNumber};

use crate::bars::{Bars, Source};
use crate::bracket::Bracket;
use crate::draw::Setting;
use crate::field::Field;
use crate::stages::Pool;
use crate::step::{Observer, PassedOver, Step};
use crate::{Bar, PairError, floats};

/// The state of a draw.
pub(crate) struct Engine<'b, O> {
    pub(crate) event: &'b Event,
    pub(crate) setting: &'b Setting,
    pub(crate) field: &'b Field,
    pub(crate) bars: &'b Bars,
    pub(crate) source: &'b Source<'b>,
    pub(crate) observer: &'b mut O,
    /// The pairs made, as places.
    pub(crate) pairs: Vec<(usize, usize)>,
}

impl<'b, O: Observer> Engine<'b, O> {
    /// Pairs a pool, which must be completable, group by group. Whoever came into it enters its
    /// first group as a floater.
    pub(crate) fn pair_pool(&mut self, pool: &'b Pool) -> Result<(), PairError> {
        let rest = pool.members.as_slice();
        let groups = self.groups(rest);
        let bounds = self.bounds_below(rest, &groups);
        let mut incoming: Vec<usize> = pool.incoming.into_iter().collect();
        for (number, group) in groups.iter().enumerate() {
            if self.observer.seen_enough() {
                return Ok(());
            }
            let residents = &rest[group.clone()];
            let next = groups.get(number + 1).map_or(&rest[..0], |next| &rest[next.clone()]);
            let below = &rest[group.end..];
            let floaters = incoming.len();
            let members: Vec<usize> = incoming.iter().chain(residents).copied().collect();
            incoming = self.bracket(&members, floaters, next, below, bounds[number])?;
        }
        if incoming.is_empty() {
            Ok(())
        } else {
            Err(PairError::Internal { place: "floaters below the last group" })
        }
    }

    fn bracket(
        &mut self,
        members: &[usize],
        floaters: usize,
        next: &[usize],
        below: &[usize],
        bound_below: usize,
    ) -> Result<Vec<usize>, PairError> {
        let mut engine = Engine {
            event: self.event,
            setting: self.setting,
            field: self.field,
            bars: self.bars,
            source: self.source,
            observer: &mut *self.observer,
            pairs: core::mem::take(&mut self.pairs),
        };
        let gone = Bracket::new(members, floaters, next, below, bound_below).pair(&mut engine);
        self.pairs = engine.pairs;
        gone
    }

    /// The score groups as ranges of `rest`.
    fn groups(&self, rest: &[usize]) -> Vec<core::ops::Range<usize>> {
        let same =
            |a: &usize, b: &usize| self.field.places[*a].points == self.field.places[*b].points;
        let mut groups = Vec::new();
        let mut begin = 0;
        for group in rest.chunk_by(same) {
            groups.push(begin..begin + group.len());
            begin += group.len();
        }
        groups
    }

    /// By group: how many others a player below it is barred from at most.
    fn bounds_below(&self, rest: &[usize], groups: &[core::ops::Range<usize>]) -> Vec<usize> {
        let mut bounds = vec![0; groups.len()];
        let mut bound = 0;
        for (number, group) in groups.iter().enumerate().rev() {
            bounds[number] = bound;
            let here = rest[group.clone()].iter().map(|&place| self.bars.bound(place)).max();
            bound = bound.max(here.unwrap_or(0));
        }
        bounds
    }

    pub(crate) fn meet(&mut self, a: usize, b: usize) {
        self.pairs.push((a, b));
    }

    pub(crate) fn starts(&self, a: usize, b: usize) -> (StartNumber, StartNumber) {
        (self.field.places[a].start, self.field.places[b].start)
    }

    pub(crate) fn went_up(&self, place: usize) -> bool {
        floats::went_up(self.event, self.field.places[place].index, self.setting.round)
    }

    pub(crate) fn went_down(&self, place: usize) -> bool {
        floats::went_down(self.event, self.field.places[place].index, self.setting.round)
    }

    /// Why two places are barred; worked out only when somebody watches.
    pub(crate) fn why_barred(&self, a: usize, b: usize) -> Option<PassedOver> {
        if !self.observer.watches() {
            return None;
        }
        let (first, second) = (self.field.places[a].index, self.field.places[b].index);
        let soft = self.bars.is_soft(a, b).then_some(Bar::Soft);
        self.source.reasons(first, second).next().or(soft).map(PassedOver::Barred)
    }

    pub(crate) fn opened(&mut self, floaters: &[usize], residents: &[usize], leaving: usize) {
        let field = self.field;
        let starts =
            |places: &[usize]| places.iter().map(|&place| field.places[place].start).collect();
        self.observer.saw(|| Step::GroupOpened {
            points: residents.first().map_or_else(Default::default, |&r| field.places[r].points),
            residents: starts(residents),
            floaters: starts(floaters),
            leaving,
        });
    }
}
