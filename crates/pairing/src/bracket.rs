//! The brackets from the top (5.4.10.5.4, .5.5, .7.4, .7.5, .8; P8 to P12).
//!
//! A bracket is a score group with those who came down into it. Its players leave it in the least
//! number that lets everybody be paired, itself and all below (P9); then every choice is made in
//! the order of the system's table, each the first one for which a completion still exists (P8).
//! That is what breaking pairs one after another (5.4.10.5.5) ends with, without the breaking.

use crate::PairError;
use crate::bars::Bars;
use crate::crossing::Crossing;
use crate::draw::Setting;
use crate::engine::Engine;
use crate::matching::{Graph, Matching};
use crate::search::pair_up;
use crate::slots::{Inside, Slots};
use crate::step::{Observer, PassedOver, Step};
use crate::system::Direction;

/// What the completions of a bracket are asked.
enum Completion<'b> {
    /// The bracket decides alone.
    Slots(Box<Slots<'b>>),
    /// Bracket and all below decide together.
    Crossing(Box<Crossing<'b>>),
}

impl Completion<'_> {
    fn can_meet(&mut self, a: usize, b: usize) -> bool {
        match self {
            Self::Slots(slots) => slots.can_meet(a, b),
            Self::Crossing(crossing) => crossing.can_meet(a, b),
        }
    }

    fn meet(&mut self, a: usize, b: usize) {
        match self {
            Self::Slots(slots) => slots.meet(a, b),
            Self::Crossing(crossing) => crossing.meet(a, b),
        }
    }

    fn can_leave(&mut self, a: usize) -> bool {
        match self {
            Self::Slots(slots) => slots.can_leave(a),
            Self::Crossing(crossing) => crossing.can_leave(a),
        }
    }

    fn leave(&mut self, a: usize) {
        match self {
            Self::Slots(slots) => slots.leave(a),
            Self::Crossing(crossing) => crossing.leave(a),
        }
    }
}

/// A bracket being paired. Members are numbers here: floaters first, then residents, each part in
/// the order of the classification.
pub(crate) struct Bracket<'b> {
    members: &'b [usize],
    floaters: usize,
    /// The residents of the next group.
    next: &'b [usize],
    /// Everybody below.
    below: &'b [usize],
    /// No place below is barred from more others than this.
    bound_below: usize,
    taken: Vec<bool>,
}

impl<'b> Bracket<'b> {
    pub(crate) fn new(
        members: &'b [usize],
        floaters: usize,
        next: &'b [usize],
        below: &'b [usize],
        bound_below: usize,
    ) -> Self {
        Self { members, floaters, next, below, bound_below, taken: vec![false; members.len()] }
    }

    /// Pairs the bracket; gives the places of those who leave it, in the order of classification.
    pub(crate) fn pair<O: Observer>(
        mut self,
        engine: &mut Engine<'b, O>,
    ) -> Result<Vec<usize>, PairError> {
        let (mut completion, leaving) = self.open(engine.bars, engine.setting)?;
        engine.opened(&self.members[..self.floaters], &self.members[self.floaters..], leaving);
        let mut gone = Vec::with_capacity(leaving);
        for floater in 0..self.floaters {
            if !self.floater_meets(engine, &mut completion, floater) {
                if !completion.can_leave(floater) {
                    return Err(PairError::Internal { place: "a floater has nowhere to go" });
                }
                completion.leave(floater);
                engine.observer.saw(|| Step::FloaterGoesOn {
                    floater: engine.field.places[self.members[floater]].start,
                });
                self.taken[floater] = true;
                gone.push(self.members[floater]);
            }
        }
        self.residents_leave(engine, &mut completion, leaving - gone.len(), &mut gone)?;
        self.residents_meet(engine, completion)?;
        gone.sort_unstable();
        Ok(gone)
    }

    /// Finds the least number who must leave (P9).
    fn open(
        &self,
        bars: &'b Bars,
        setting: &Setting,
    ) -> Result<(Completion<'b>, usize), PairError> {
        let mut inside = self.inside(bars);
        let mut matching = self.first_guess(&inside, setting);
        let left_out = matching.maximise(&inside);
        if left_out > 0 && self.below.is_empty() {
            return Err(PairError::Internal { place: "the last bracket can't be paired" });
        }
        if left_out == 0 && self.below.is_empty() || self.below_takes_anybody(bars, left_out) {
            for exposed in matching.exposed() {
                let slot = self.members.len() + inside.slots;
                matching.push();
                matching.join(exposed, slot);
                inside.slots += 1;
            }
            return Ok((Completion::Slots(Box::new(Slots::new(inside, matching))), left_out));
        }
        self.open_tight(bars, matching, left_out)
    }

    fn inside(&self, bars: &'b Bars) -> Inside<'b> {
        let (members, floaters) = (self.members, self.floaters);
        Inside { bars, members, floaters, slots: 0, received: None }
    }

    /// Whether those below can be paired whichever `leaving` members come down to them: if each
    /// player of a group of `n` can meet at least `n / 2` others, the group can be paired (Dirac).
    fn below_takes_anybody(&self, bars: &Bars, leaving: usize) -> bool {
        let half = usize::midpoint(self.below.len(), leaving);
        let bound_here = self.members.iter().map(|&place| bars.bound(place)).max().unwrap_or(0);
        // One who comes down can't meet the others who do.
        self.bound_below < half && bound_here + half <= self.below.len()
    }

    /// The general case: those below have a say in who leaves.
    fn open_tight(
        &self,
        bars: &'b Bars,
        mut matching: Matching,
        left_out: usize,
    ) -> Result<(Completion<'b>, usize), PairError> {
        let lower = Lower { bars, places: self.below };
        let mut below = greedy(&lower);
        let left_out_below = below.maximise(&lower);
        let mut inside = self.inside(bars);
        if left_out == 0 && left_out_below == 0 {
            return Ok((Completion::Slots(Box::new(Slots::new(inside, matching))), 0));
        }
        if left_out == 1 && left_out_below == 1 {
            // One leaves: somebody who can meet one of those whom the group below can spare.
            let spare = below.exposable(&lower);
            let meets_spare = |&place: &usize| {
                let mut below = self.below.iter().zip(&spare);
                below.any(|(&other, &spare)| spare && !bars.barred(place, other))
            };
            inside.received = Some(self.members.iter().map(meets_spare).collect());
            inside.slots = 1;
            matching.push();
            if matching.maximise(&inside) == 0 {
                return Ok((Completion::Slots(Box::new(Slots::new(inside, matching))), 1));
            }
        }
        let crossing = Crossing::new(bars, self.members, self.floaters, self.below)
            .ok_or(PairError::Internal { place: "a bracket can't be completed" })?;
        let leaving = crossing.least();
        Ok((Completion::Crossing(Box::new(crossing)), leaving))
    }

    /// The choices of the system without looking ahead: nearly always right, so that the matching
    /// needs little repair.
    fn first_guess(&self, inside: &Inside<'_>, setting: &Setting) -> Matching {
        let mut matching = Matching::new(self.members.len());
        for floater in 0..self.floaters {
            let residents = self.in_direction(setting.table.meeting_order);
            let meets = residents
                .filter(|&r| matching.mate(r).is_none())
                .find(|&r| inside.joined(floater, r));
            if let Some(resident) = meets {
                matching.join(floater, resident);
            }
        }
        let mut rest: Vec<usize> =
            (self.floaters..self.members.len()).filter(|&r| matching.mate(r).is_none()).collect();
        if rest.len() % 2 == 1 {
            match setting.table.floater_order {
                Direction::LastToFirst => rest.pop(),
                Direction::FirstToLast => Some(rest.remove(0)),
            };
        }
        let halves = setting.options.halves.unwrap_or_default();
        let accept = |a: usize, b: usize| inside.joined(rest[a], rest[b]);
        for (a, b) in pair_up(setting.table.search, halves, rest.len(), accept) {
            matching.join(rest[a], rest[b]);
        }
        matching
    }

    /// The residents in a direction.
    fn in_direction(&self, direction: Direction) -> impl Iterator<Item = usize> + use<> {
        let (first, last) = (self.floaters, self.members.len());
        let turned = direction == Direction::LastToFirst;
        (first..last).map(move |r| if turned { first + last - 1 - r } else { r })
    }

    /// P10: the first resident in the meeting order with whom a completion exists.
    fn floater_meets<O: Observer>(
        &mut self,
        engine: &mut Engine<'b, O>,
        completion: &mut Completion<'_>,
        floater: usize,
    ) -> bool {
        let table = engine.setting.table;
        for spared in [false, true] {
            for resident in self.in_direction(table.meeting_order) {
                if self.taken[resident]
                    || spared != (table.spares_floaters && engine.went_up(self.members[resident]))
                {
                    continue;
                }
                let (first, second) = (self.members[floater], self.members[resident]);
                let why = if engine.bars.barred(first, second) {
                    engine.why_barred(first, second)
                } else if completion.can_meet(floater, resident) {
                    completion.meet(floater, resident);
                    [self.taken[floater], self.taken[resident]] = [true; 2];
                    engine.meet(first, second);
                    let (floater, resident) = engine.starts(first, second);
                    engine.observer.saw(|| Step::FloaterMeets { floater, resident });
                    return true;
                } else {
                    Some(PassedOver::RestNotPairable)
                };
                if let Some(why) = why {
                    let (floater, resident) = engine.starts(first, second);
                    engine.observer.saw(|| Step::FloaterPassed { floater, resident, why });
                }
            }
        }
        false
    }

    /// P11: the residents who leave, one after another.
    fn residents_leave<O: Observer>(
        &mut self,
        engine: &mut Engine<'b, O>,
        completion: &mut Completion<'_>,
        mut leaving: usize,
        gone: &mut Vec<usize>,
    ) -> Result<(), PairError> {
        let table = engine.setting.table;
        // Those who floated down lately come last; among equals those who may meet nobody below do.
        let turns: &[(bool, bool)] = if table.spares_floaters {
            &[(false, true), (false, false), (true, true), (true, false)]
        } else {
            &[(false, true), (false, false)]
        };
        for &(spared, meets_next) in turns {
            for resident in self.in_direction(table.floater_order) {
                if leaving == 0 {
                    return Ok(());
                }
                let place = self.members[resident];
                if self.taken[resident]
                    || spared != (table.spares_floaters && engine.went_down(place))
                    || meets_next != self.meets_next(engine.bars, place)
                {
                    continue;
                }
                let player = engine.field.places[place].start;
                if completion.can_leave(resident) {
                    completion.leave(resident);
                    engine.observer.saw(|| Step::Leaves { player, meets_next, spared });
                    self.taken[resident] = true;
                    gone.push(place);
                    leaving -= 1;
                } else {
                    let why = PassedOver::RestNotPairable;
                    engine.observer.saw(|| Step::Stays { player, why });
                }
            }
        }
        if leaving > 0 {
            return Err(PairError::Internal { place: "nobody can leave a bracket" });
        }
        Ok(())
    }

    /// Whether a member may meet somebody of the next group (5.4.10.5.4 "играл со всеми участниками
    /// нижней группы").
    fn meets_next(&self, bars: &Bars, place: usize) -> bool {
        self.next.iter().any(|&other| !bars.barred(place, other))
    }

    /// P12: the residents who are left find each other.
    fn residents_meet<O: Observer>(
        &self,
        engine: &mut Engine<'b, O>,
        completion: Completion<'_>,
    ) -> Result<(), PairError> {
        let rest: Vec<usize> =
            (self.floaters..self.members.len()).filter(|&r| !self.taken[r]).collect();
        match completion {
            Completion::Slots(slots) => self.search(engine, *slots, &rest, &rest),
            Completion::Crossing(_) => {
                // All who leave have left: what remains is a matter of the rest alone.
                let members: Vec<usize> = rest.iter().map(|&r| self.members[r]).collect();
                let inside = Inside {
                    bars: engine.bars,
                    members: &members,
                    floaters: 0,
                    slots: 0,
                    received: None,
                };
                let mut matching = greedy(&inside);
                matching.maximise(&inside);
                let vertices: Vec<usize> = (0..rest.len()).collect();
                self.search(engine, Slots::new(inside, matching), &rest, &vertices)
            }
        }
    }

    /// `vertices` are the numbers of the members `rest` in the completion.
    fn search<O: Observer>(
        &self,
        engine: &mut Engine<'b, O>,
        mut slots: Slots<'_>,
        rest: &[usize],
        vertices: &[usize],
    ) -> Result<(), PairError> {
        let place = |r: usize| self.members[rest[r]];
        if !rest.is_empty() {
            engine.observer.saw(|| Step::Search {
                players: (0..rest.len()).map(|r| engine.field.places[place(r)].start).collect(),
            });
        }
        let (search, halves) =
            (engine.setting.table.search, engine.setting.options.halves.unwrap_or_default());
        let pairs = pair_up(search, halves, rest.len(), |a, b| {
            let (first, second) = (place(a), place(b));
            let why = if engine.bars.barred(first, second) {
                engine.why_barred(first, second)
            } else if slots.can_meet(vertices[a], vertices[b]) {
                slots.meet(vertices[a], vertices[b]);
                engine.meet(first, second);
                let (player, candidate) = engine.starts(first, second);
                engine.observer.saw(|| Step::Meets { player, candidate });
                return true;
            } else {
                Some(PassedOver::RestNotPairable)
            };
            if let Some(why) = why {
                let (player, candidate) = engine.starts(first, second);
                engine.observer.saw(|| Step::Passed { player, candidate, why });
            }
            false
        });
        if 2 * pairs.len() == rest.len() {
            Ok(())
        } else {
            Err(PairError::Internal { place: "a bracket was left unpaired" })
        }
    }
}

/// The players below a bracket.
struct Lower<'b> {
    bars: &'b Bars,
    places: &'b [usize],
}

impl Graph for Lower<'_> {
    fn vertices(&self) -> usize {
        self.places.len()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        !self.bars.barred(self.places[a], self.places[b])
    }
}

/// Each unmatched vertex with the next unmatched one that it is joined to.
pub(crate) fn greedy(graph: &impl Graph) -> Matching {
    let count = graph.vertices();
    let mut matching = Matching::new(count);
    for v in 0..count {
        if matching.mate(v).is_none() {
            let mut later = (v + 1..count).filter(|&w| matching.mate(w).is_none());
            if let Some(w) = later.find(|&w| graph.joined(v, w)) {
                matching.join(v, w);
            }
        }
    }
    matching
}
