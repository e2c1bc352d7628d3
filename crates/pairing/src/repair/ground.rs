//! The pairings of a round as one graph, in which what was published costs nothing.
//!
//! A pair costs a great unit for every participant it touches and the difference in points besides,
//! so that the least cost is what P23 asks for first and second. Then the pairs are taken one after
//! another in the order of their places, each if a pairing of the least cost contains it.

use std::collections::BTreeMap;

use shashki_tournament::StartNumber;

use super::RepairError;
use super::published::Partners;
use crate::bars::Bars;
use crate::field::Field;
use crate::matching::Graph;
use crate::matching::optimal::{Layered, Optimal};
use crate::matching::weighted::Costs;
use crate::{PairError, bye};

/// The graph of the round: the places that are not forced, then the bye where their number is odd.
pub(super) struct Ground<'g> {
    field: &'g Field,
    bars: &'g Bars,
    rest: Vec<usize>,
    vertices: usize,
    /// By vertex: whom he was published with.
    published: Vec<Option<usize>>,
    /// By vertex: whether he was published; who comes isn't counted. The bye never is.
    counted: Vec<bool>,
    /// By vertex: points in the greatest unit in which all of them are whole.
    points: Vec<i64>,
    /// What touching a participant costs: more than all differences in points together.
    touch: i64,
    /// Added to what every bye costs, so that nothing costs less than 0.
    bye_from: i64,
}

/// Pairs of places and the place with the bye.
pub(super) type Pairs = (Vec<(usize, usize)>, Option<usize>);

/// The soft prohibitions that hold, as places, and those that yield.
type Kept = (Vec<(usize, usize)>, Vec<Wish>);

/// A prohibition of two players.
type Wish = (StartNumber, StartNumber);

impl<'g> Ground<'g> {
    pub(super) fn new(
        field: &'g Field,
        bars: &'g Bars,
        rest: Vec<usize>,
        partners: &Partners,
    ) -> Result<Self, RepairError> {
        let vertices = rest.len() + rest.len() % 2;
        let start = |&place: &usize| field.places[place].start;
        let vertex: BTreeMap<StartNumber, usize> =
            rest.iter().enumerate().map(|(v, place)| (start(place), v)).collect();
        let bye = (vertices > rest.len()).then_some(rest.len());
        let mut published = vec![None; vertices];
        let mut counted = vec![false; vertices];
        for (v, place) in rest.iter().enumerate() {
            let Some(partner) = partners.get(&start(place)) else { continue };
            counted[v] = true;
            published[v] = match partner {
                Some(other) => vertex.get(other).copied(),
                None => bye,
            };
            if let Some(bye) = bye.filter(|_| partner.is_none()) {
                published[bye] = Some(v);
            }
        }
        let points = whole(rest.iter().map(|&place| field.places[place].points.hundredths()));
        let (touch, bye_from) = units(&points, vertices).ok_or(RepairError::TooLarge)?;
        Ok(Self { field, bars, rest, vertices, published, counted, points, touch, bye_from })
    }

    fn start(&self, v: usize) -> StartNumber {
        self.field.places[self.rest[v]].start
    }

    /// The proof that no valid pairing exists.
    fn no_pairing(&self) -> RepairError {
        match bye::choose(self.field, self.bars, &self.rest, &mut ()) {
            Err(error) => error.into(),
            Ok(_) => PairError::Internal { place: "no re-pairing and no proof of it" }.into(),
        }
    }

    /// The pairing that P23 asks for.
    pub(super) fn least(&self) -> Result<Pairs, RepairError> {
        let mut optimal = Optimal::new(Priced(self)).ok_or_else(|| self.no_pairing())?;
        let mut partner: Vec<Option<usize>> = vec![None; self.vertices];
        let mut left = self.in_new_pairs(optimal.cost());
        for a in 0..self.rest.len() {
            for b in a + 1..self.vertices {
                if left == 0 || partner[a].is_some() {
                    break;
                }
                let new = partner[b].is_none() && self.published[a] != Some(b);
                if new && optimal.can_join(a, b) {
                    optimal.take_out(a, b);
                    (partner[a], partner[b]) = (Some(b), Some(a));
                    left = left.saturating_sub(if b < self.rest.len() { 2 } else { 1 });
                }
            }
        }
        drop(optimal);
        self.with_the_published(&partner)
    }

    /// How many players are in new pairs or have a new bye, in every pairing of this cost.
    fn in_new_pairs(&self, cost: i64) -> usize {
        let touched = cost / self.touch;
        let came = self.counted.iter().take(self.rest.len()).filter(|&&counted| !counted).count();
        usize::try_from(touched).unwrap_or(usize::MAX).saturating_add(came)
    }

    fn with_the_published(&self, new: &[Option<usize>]) -> Result<Pairs, RepairError> {
        let (mut pairs, mut bye) = (Vec::with_capacity(self.rest.len() / 2), None);
        for (v, &place) in self.rest.iter().enumerate() {
            let partner = new[v].or(self.published[v]).filter(|&other| {
                new[v].is_some() || (new[other].is_none() && self.joined(v, other))
            });
            match partner.map(|other| (other, self.rest.get(other))) {
                Some((other, Some(&second))) if v < other => pairs.push((place, second)),
                Some((_, Some(_))) => {}
                Some((_, None)) => bye = Some(place),
                None => return Err(PairError::Internal { place: "left over in a repair" }.into()),
            }
        }
        Ok((pairs, bye))
    }

    /// P33: which of these prohibitions hold, as places, each if the round can be paired with it
    /// and those before it; and which yield. Those of players who aren't here don't matter.
    pub(super) fn keep_soft(&self, wishes: &[Wish]) -> Result<Kept, RepairError> {
        let vertex: BTreeMap<StartNumber, usize> =
            (0..self.rest.len()).map(|v| (self.start(v), v)).collect();
        let mut optimal = Optimal::new(Free(self)).ok_or_else(|| self.no_pairing())?;
        let (mut kept, mut dropped) = (Vec::new(), Vec::new());
        for &(first, second) in wishes {
            let (Some(&a), Some(&b)) = (vertex.get(&first), vertex.get(&second)) else { continue };
            if optimal.bar(a, b) {
                kept.push((self.rest[a], self.rest[b]));
            } else {
                dropped.push((first, second));
            }
        }
        Ok((kept, dropped))
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = (a.min(b), a.max(b));
        match self.rest.get(b) {
            Some(&place) => !self.bars.barred(self.rest[a], place),
            None => self.field.places[self.rest[a]].won_without_play.is_none(), // P3
        }
    }

    fn cost(&self, a: usize, b: usize) -> i64 {
        let (a, b) = (a.min(b), a.max(b));
        let is_bye = b == self.rest.len();
        let from = if is_bye { self.bye_from } else { 0 };
        if self.published[a] == Some(b) {
            return from;
        }
        let points = if is_bye { self.points[a] } else { (self.points[a] - self.points[b]).abs() };
        let touched = i64::from(self.counted[a]) + i64::from(self.counted[b]);
        from + points + touched * self.touch
    }
}

/// The points divided by what divides all of them.
fn whole(points: impl Iterator<Item = i64>) -> Vec<i64> {
    let points: Vec<i64> = points.collect();
    let divisor = points.iter().fold(0, |divisor, &points| greatest_divisor(divisor, points));
    points.into_iter().map(|points| points / divisor.max(1)).collect()
}

fn greatest_divisor(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// What touching one costs and what a bye costs from; none where sums of costs could be too large.
fn units(points: &[i64], vertices: usize) -> Option<(i64, i64)> {
    let least = points.iter().copied().min().unwrap_or(0).min(0);
    let most = points.iter().copied().max().unwrap_or(0).max(0);
    let bye_from = least.checked_neg()?;
    // No pair costs more than the whole range, and there are fewer pairs than vertices.
    let vertices = i64::try_from(vertices).ok()?.checked_add(2)?;
    let touch = most.checked_sub(least)?.checked_add(1)?.checked_mul(vertices)?;
    // Prices stay below a few times the cost of a whole pairing.
    touch.checked_mul(vertices)?.checked_mul(16)?;
    Some((touch, bye_from))
}

/// The round with the costs of P23.
struct Priced<'a, 'g>(&'a Ground<'g>);

/// The round where nothing costs anything.
struct Free<'a, 'g>(&'a Ground<'g>);

impl Graph for Priced<'_, '_> {
    fn vertices(&self) -> usize {
        self.0.vertices
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.0.joined(a, b)
    }
}

impl Costs for Priced<'_, '_> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        self.0.cost(a, b)
    }
}

impl Layered for Priced<'_, '_> {
    fn layer(&self, _: usize) -> usize {
        0
    }
}

impl Graph for Free<'_, '_> {
    fn vertices(&self) -> usize {
        self.0.vertices
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.0.joined(a, b)
    }
}

impl Costs for Free<'_, '_> {
    fn cost(&self, _: usize, _: usize) -> i64 {
        0
    }
}

impl Layered for Free<'_, '_> {
    fn layer(&self, _: usize) -> usize {
        0
    }
}
