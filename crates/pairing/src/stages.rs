//! What is settled before the brackets where the host wishes more than the rules ask: soft
//! prohibitions (P33), compulsory meetings and pools (P5); and the players left over, the bye (P6).
//!
//! The round is one graph: everybody in the layer of his pool, the bye beyond the last. A pair
//! costs the number of pools between its two, so that the least cost is the number of pools which
//! hand one player on; while compulsory meetings are looked for, every other pair costs a little.

use shashki_tournament::{Event, StartNumber};

use crate::bars::Bars;
use crate::bye;
use crate::field::Field;
use crate::matching::Graph;
use crate::matching::optimal::{Layered, Optimal};
use crate::matching::weighted::Costs;
use crate::step::{Observer, PassedOver, Step};
use crate::{Note, PairError, pool_proof, wishes};

/// What is settled before the brackets; players as places.
#[derive(Default)]
pub(crate) struct Plan {
    pub(crate) compulsory: Vec<(usize, usize)>,
    /// The pools in the order in which they are drawn.
    pub(crate) pools: Vec<Pool>,
    pub(crate) bye: Option<usize>,
}

/// A pool without those who were taken out and the one left over.
pub(crate) struct Pool {
    pub(crate) members: Vec<usize>,
    /// The one left over from a pool before.
    pub(crate) incoming: Option<usize>,
}

/// Settles the round: `rest` are the places that are not forced.
pub(crate) fn settle<O: Observer>(
    event: &Event,
    round: u16,
    field: &Field,
    bars: &mut Bars,
    rest: Vec<usize>,
    notes: &mut Vec<Note>,
    observer: &mut O,
) -> Result<Plan, PairError> {
    let constraints = event.constraints();
    wishes::refuse_contradictions(constraints, round)?;
    let soft = wishes::soft_pairs(constraints, round);
    let together = wishes::compulsory(constraints, round);
    let plain = soft.is_empty() && together.is_empty() && constraints.pools.is_empty();
    if plain {
        return without_wishes(field, bars, rest, observer);
    }
    let pool_names = constraints.pools.iter().map(|pool| pool.name.clone()).collect();
    let mut settler = Settler { field, rest, pool_of: pools(event, field), pool_names };
    settler.refuse_unpairable(bars)?;
    settler.keep_soft(event, bars, &soft, notes);
    let groups: Vec<&[StartNumber]> = together.iter().map(|g| g.players.as_slice()).collect();
    let compulsory = settler.compulsory(event, bars, &groups, observer)?;
    let (pools, bye) = settler.hand_on(bars, observer)?;
    Ok(Plan { compulsory, pools, bye })
}

fn without_wishes<O: Observer>(
    field: &Field,
    bars: &Bars,
    mut rest: Vec<usize>,
    observer: &mut O,
) -> Result<Plan, PairError> {
    let bye = bye::choose(field, bars, &rest, observer)?;
    if let Some(place) = bye {
        observer.saw(|| Step::Bye { player: field.places[place].start });
        rest.retain(|&other| other != place);
    }
    let pools = vec![Pool { members: rest, incoming: None }];
    Ok(Plan { compulsory: Vec::new(), pools, bye })
}

/// By place: the number of the pool; those in no pool form a last one.
fn pools(event: &Event, field: &Field) -> Vec<usize> {
    let pools = &event.constraints().pools;
    let mut pool_of_index = vec![pools.len(); event.players().len()];
    for (number, pool) in pools.iter().enumerate() {
        for index in pool.players.iter().filter_map(|&start| event.index_of(start)) {
            pool_of_index[index] = number;
        }
    }
    field.places.iter().map(|entrant| pool_of_index[entrant.index]).collect()
}

struct Settler<'f> {
    field: &'f Field,
    /// The places still to be paired, in the order of the classification.
    rest: Vec<usize>,
    /// By place.
    pool_of: Vec<usize>,
    pool_names: Vec<String>,
}

impl Settler<'_> {
    fn pool_count(&self) -> usize {
        self.pool_of.iter().max().map_or(1, |last| last + 1)
    }

    fn graph<'g>(&'g self, bars: &'g Bars, together: Vec<Vec<u32>>) -> Round<'g> {
        let bye = self.rest.len() % 2 == 1;
        Round { settler: self, bars, bye, pools: self.pool_count(), together }
    }

    /// How many pools hand a player on (the bye counts as what the last one hands him to).
    fn hand_overs(&self) -> usize {
        let mut sizes = vec![0; self.pool_count()];
        for &place in &self.rest {
            sizes[self.pool_of[place]] += 1;
        }
        let mut waiting = 0;
        let mut count = 0;
        for size in sizes {
            waiting = (waiting + size) % 2;
            count += waiting;
        }
        count
    }

    fn refuse_unpairable(&self, bars: &Bars) -> Result<(), PairError> {
        let found = Optimal::new(self.graph(bars, Vec::new()));
        let hand_overs = i64::try_from(self.hand_overs()).unwrap_or(i64::MAX);
        match found {
            Some(optimal) if optimal.cost() == hand_overs => Ok(()),
            Some(_) => Err(self.not_by_pools(bars)),
            None => {
                bye::choose(self.field, bars, &self.rest, &mut ())?;
                Err(PairError::Internal { place: "no pairing and no proof of it" })
            }
        }
    }

    /// The players as a whole can be paired, but not pool by pool: the proof.
    fn not_by_pools(&self, bars: &Bars) -> PairError {
        let mut pools = vec![Vec::new(); self.pool_count()];
        self.rest.iter().for_each(|&place| pools[self.pool_of[place]].push(place));
        let proof = pool_proof::prove(self.field, bars, &self.pool_names, &pools);
        match proof {
            Some(witness) => PairError::NoValidPairing { witness },
            None => PairError::Internal { place: "no pairing by pools and no proof of it" },
        }
    }

    /// Stage 3: each soft prohibition holds if the round can be paired with it and those kept
    /// before it.
    fn keep_soft(
        &self,
        event: &Event,
        bars: &mut Bars,
        soft: &[(StartNumber, StartNumber)],
        notes: &mut Vec<Note>,
    ) {
        let mut vertex_of = vec![None; event.players().len()];
        for (vertex, &place) in self.rest.iter().enumerate() {
            vertex_of[self.field.places[place].index] = Some(vertex);
        }
        let vertex = |start| event.index_of(start).and_then(|index| vertex_of[index]);
        let mut kept = Vec::new();
        let Some(mut optimal) = Optimal::new(self.graph(bars, Vec::new())) else { return };
        for &(first, second) in soft {
            let (Some(a), Some(b)) = (vertex(first), vertex(second)) else { continue };
            if optimal.bar(a, b) {
                kept.push((self.rest[a], self.rest[b]));
            } else {
                notes.push(Note::Yielded { first, second });
            }
        }
        drop(optimal);
        bars.add_soft(&kept);
    }

    /// Stage 4: the greatest number of compulsory pairs, and of those sets the one whose list of
    /// places is the least.
    fn compulsory<O: Observer>(
        &mut self,
        event: &Event,
        bars: &Bars,
        groups: &[&[StartNumber]],
        observer: &mut O,
    ) -> Result<Vec<(usize, usize)>, PairError> {
        let together = self.groups_by_vertex(event, groups);
        let mut optimal = Optimal::new(self.graph(bars, together))
            .ok_or(PairError::Internal { place: "soft prohibitions left no pairing" })?;
        let mut pairs = Vec::new();
        let count = self.rest.len();
        let mut taken = vec![false; count];
        for a in 0..count {
            for b in a + 1..count {
                if taken[a] {
                    break;
                }
                if !taken[b] && optimal.graph().compulsory(a, b) && optimal.can_join(a, b) {
                    optimal.take_out(a, b);
                    [taken[a], taken[b]] = [true; 2];
                    pairs.push((self.rest[a], self.rest[b]));
                }
            }
        }
        drop(optimal);
        for &(a, b) in &pairs {
            let (first, second) = (self.field.places[a].start, self.field.places[b].start);
            observer.saw(|| Step::Compulsory { first, second });
        }
        let mut taken = taken.into_iter();
        self.rest.retain(|_| !taken.next().unwrap_or(false));
        Ok(pairs)
    }

    /// By vertex: the numbers of the compulsory groups that a player is in.
    fn groups_by_vertex(&self, event: &Event, groups: &[&[StartNumber]]) -> Vec<Vec<u32>> {
        let mut of_index = vec![Vec::new(); event.players().len()];
        for (number, group) in (0..).zip(groups) {
            for index in group.iter().filter_map(|&start| event.index_of(start)) {
                of_index[index].push(number);
            }
        }
        let index = |&place: &usize| self.field.places[place].index;
        self.rest.iter().map(|place| core::mem::take(&mut of_index[index(place)])).collect()
    }

    /// Stage 5, the part before the brackets: pool by pool the one left over, who enters the next
    /// pool and after the last one gets the bye.
    fn hand_on<O: Observer>(
        &self,
        bars: &Bars,
        observer: &mut O,
    ) -> Result<(Vec<Pool>, Option<usize>), PairError> {
        let mut optimal = Optimal::new(self.graph(bars, Vec::new()))
            .ok_or(PairError::Internal { place: "compulsory meetings left no pairing" })?;
        let pool_count = self.pool_count();
        let mut pools = Vec::with_capacity(pool_count);
        let mut incoming: Option<usize> = None;
        for number in 0..pool_count {
            let in_pool = |&v: &usize| self.pool_of[self.rest[v]] == number;
            let mut own: Vec<usize> = (0..self.rest.len()).filter(in_pool).collect();
            let mut over = None;
            if (own.len() + usize::from(incoming.is_some())) % 2 == 1 {
                let last = number + 1 == pool_count;
                let walk = own.iter().rev().copied().chain(incoming);
                over = Some(self.left_over(&mut optimal, walk, number + 1, last, observer)?);
            }
            own.retain(|&v| Some(v) != over);
            let came = incoming.filter(|&v| Some(v) != over);
            pools.push(Pool {
                members: own.into_iter().map(|v| self.rest[v]).collect(),
                incoming: came.map(|v| self.rest[v]),
            });
            incoming = over;
        }
        Ok((pools, incoming.map(|v| self.rest[v])))
    }

    /// P6 over a pool: from the end of the classification the first whose removal leaves everything
    /// completable; one who came in is walked last.
    fn left_over<O: Observer>(
        &self,
        optimal: &mut Optimal<Round<'_>>,
        walk: impl Iterator<Item = usize>,
        layer: usize,
        last: bool,
        observer: &mut O,
    ) -> Result<usize, PairError> {
        for v in walk {
            let entrant = &self.field.places[self.rest[v]];
            let player = entrant.start;
            let why = match entrant.won_without_play {
                Some(round) if last => PassedOver::HadWinWithoutPlay { round },
                _ if optimal.can_reach(v, layer) => {
                    optimal.reach(v, layer);
                    observer.saw(|| {
                        if last { Step::Bye { player } } else { Step::HandedOn { player } }
                    });
                    return Ok(v);
                }
                _ => PassedOver::RestNotPairable,
            };
            observer.saw(|| Step::NoBye { player, why });
        }
        Err(PairError::Internal { place: "nobody can be left over" })
    }
}

/// The graph of the round: `rest`, then the bye where the number is odd.
struct Round<'g> {
    settler: &'g Settler<'g>,
    bars: &'g Bars,
    bye: bool,
    pools: usize,
    /// By vertex: its compulsory groups; empty where nothing is compulsory.
    together: Vec<Vec<u32>>,
}

impl Round<'_> {
    fn entrant(&self, v: usize) -> &crate::field::Entrant {
        &self.settler.field.places[self.settler.rest[v]]
    }

    /// Whether the two are of one compulsory group and of one pool.
    fn compulsory(&self, a: usize, b: usize) -> bool {
        let (Some(first), Some(second)) = (self.together.get(a), self.together.get(b)) else {
            return false;
        };
        first.iter().any(|group| second.contains(group)) && self.layer(a) == self.layer(b)
    }
}

impl Graph for Round<'_> {
    fn vertices(&self) -> usize {
        self.settler.rest.len() + usize::from(self.bye)
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        match self.settler.rest.get(b) {
            Some(&place) => !self.bars.barred(self.settler.rest[a], place),
            None => self.entrant(a).won_without_play.is_none(),
        }
    }
}

impl Costs for Round<'_> {
    fn cost(&self, a: usize, b: usize) -> i64 {
        let between = self.layer(a).abs_diff(self.layer(b));
        let (weight, other) = if self.together.is_empty() {
            (1, 0)
        } else {
            (self.vertices(), usize::from(!self.compulsory(a, b)))
        };
        i64::try_from(between * weight + other).unwrap_or(i64::MAX / 4)
    }
}

impl Layered for Round<'_> {
    fn layer(&self, v: usize) -> usize {
        self.settler.rest.get(v).map_or(self.pools, |&place| self.settler.pool_of[place])
    }
}
