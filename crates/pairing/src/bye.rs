//! Whether the round can be paired at all, and who gets the bye (P3, P6, P7, P28).

use crate::PairError;
use crate::bars::Bars;
use crate::bracket::greedy;
use crate::field::Field;
use crate::matching::{Graph, witness};
use crate::proof::{Member, Shortage, Witness};
use crate::step::{Observer, PassedOver, Step};

/// All who are to be paired, and with an odd number of them the bye as a vertex of its own.
struct Round<'b> {
    field: &'b Field,
    bars: &'b Bars,
    places: &'b [usize],
    bye: bool,
}

impl Round<'_> {
    fn may_have_bye(&self, v: usize) -> bool {
        self.field.places[self.places[v]].won_without_play.is_none()
    }
}

impl Graph for Round<'_> {
    fn vertices(&self) -> usize {
        self.places.len() + usize::from(self.bye)
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        if b == self.places.len() {
            return self.may_have_bye(a);
        }
        !self.bars.barred(self.places[a], self.places[b])
    }
}

/// The place that gets the bye, if the number is odd; an error with a proof if the places can't be
/// paired.
pub(crate) fn choose<O: Observer>(
    field: &Field,
    bars: &Bars,
    places: &[usize],
    observer: &mut O,
) -> Result<Option<usize>, PairError> {
    let round = Round { field, bars, places, bye: places.len() % 2 == 1 };
    let bound = places.iter().map(|&place| bars.bound(place)).max().unwrap_or(0);
    // Each of an even number can meet half of it: it can be paired (Dirac).
    let even = places.len() - usize::from(round.bye);
    let pairable = even == 0 || bound < even / 2;
    if !round.bye {
        return if pairable { Ok(None) } else { check(&round).map(|_| None) };
    }
    let place =
        if pairable { walk(&round, observer, |_| true) } else { walk_tight(&round, observer)? };
    match place {
        Some(place) => Ok(Some(place)),
        None => Err(PairError::NoValidPairing { witness: nobody_for_bye() }),
    }
}

fn check(round: &Round<'_>) -> Result<crate::matching::Matching, PairError> {
    let mut matching = greedy(round);
    if matching.maximise(round) == 0 {
        return Ok(matching);
    }
    let barrier = witness::barrier(round, &mut matching);
    Err(PairError::NoValidPairing { witness: named(round, &barrier) })
}

/// P6: from the end of the classification, the first who may have it.
fn walk<O: Observer>(
    round: &Round<'_>,
    observer: &mut O,
    mut completable: impl FnMut(usize) -> bool,
) -> Option<usize> {
    for v in (0..round.places.len()).rev() {
        let entrant = &round.field.places[round.places[v]];
        let why = match entrant.won_without_play {
            Some(round) => PassedOver::HadWinWithoutPlay { round },
            None if completable(v) => return Some(round.places[v]),
            None => PassedOver::RestNotPairable,
        };
        observer.saw(|| Step::NoBye { player: entrant.start, why });
    }
    None
}

fn walk_tight<O: Observer>(
    round: &Round<'_>,
    observer: &mut O,
) -> Result<Option<usize>, PairError> {
    let mut matching = check(round)?;
    let bye = round.places.len();
    Ok(walk(round, observer, |v| matching.can_fix(round, bye, v)))
}

fn named(round: &Round<'_>, barrier: &witness::Barrier) -> Witness {
    let name = |v: usize| match round.places.get(v) {
        Some(&place) => Member::Player(round.field.places[place].start),
        None => Member::Bye,
    };
    Witness { shortage: Shortage::of(barrier, name), pool: None }
}

fn nobody_for_bye() -> Witness {
    let pieces = vec![vec![Member::Bye]];
    Witness { shortage: Shortage { others: Vec::new(), pieces }, pool: None }
}
