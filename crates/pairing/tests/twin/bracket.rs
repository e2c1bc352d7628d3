//! One score group with those who came down into it: P9 to P13.

use super::System;
use super::complete::{Graph, Leaving, Set, one, set_of};
use super::facts::Facts;
use super::order::Order;
use core::cmp::Ordering;
use shashki_tournament::Halves;

/// A score group before it is paired.
pub(crate) struct Bracket<'f> {
    pub(crate) facts: &'f Facts<'f>,
    pub(crate) graph: &'f Graph,
    /// The group's own players, in classification order.
    pub(crate) residents: Vec<usize>,
    /// Who came down, in classification order.
    pub(crate) floaters: Vec<usize>,
    /// The residents of the next group; none if there is none.
    pub(crate) next_group: Vec<usize>,
    /// Everyone below.
    pub(crate) below: Set,
    /// Whose departure is decided.
    pub(crate) leavers: Vec<usize>,
    /// How many more leave.
    pub(crate) still_leave: usize,
    pub(crate) pairs: Vec<(usize, usize)>,
}

impl Bracket<'_> {
    /// Pairs the bracket: P9, P10, P11, P12 in this order.
    pub(crate) fn draw(&mut self) {
        self.still_leave = self.fewest_leavers();
        self.pair_floaters();
        self.choose_leavers();
        match self.facts.question.system {
            System::Lot => self.neighbours(),
            System::CurrentBuchholz => self.ends(),
            System::Coefficient | System::TruncatedSolkoff => match self.facts.question.halves() {
                Halves::Once => self.fold_once(),
                Halves::Recut => self.fold_recut(),
            },
        }
    }

    /// P8: whether all still unpaired can be paired with no more of the bracket leaving than this.
    fn completable(&self, most: usize) -> bool {
        let undecided = set_of(&self.residents) | set_of(&self.floaters);
        let decided = set_of(&self.leavers);
        let all = undecided | decided | self.below;
        self.graph.pairable_with(all, Leaving { undecided, decided, most })
    }

    /// P9: the least number that leaves and lets the rest be paired. It is odd or even as the
    /// bracket is: those who stay are paired among themselves.
    fn fewest_leavers(&self) -> usize {
        let all = self.residents.len() + self.floaters.len();
        (all % 2..=all).step_by(2).find(|&most| self.completable(most)).unwrap_or(all)
    }

    /// Pairs the two, if the rest can then still be paired.
    fn try_pair(&mut self, a: usize, b: usize) -> bool {
        if !self.graph.may_meet(a, b) {
            return false;
        }
        let before = (self.residents.clone(), self.floaters.clone());
        self.residents.retain(|&player| player != a && player != b);
        self.floaters.retain(|&player| player != a && player != b);
        if self.completable(self.still_leave) {
            self.pairs.push((a, b));
            return true;
        }
        (self.residents, self.floaters) = before;
        false
    }

    /// Sends the player down, if the rest can then still be paired.
    fn try_leave(&mut self, player: usize) -> bool {
        if self.still_leave == 0 {
            return false;
        }
        let before = (self.residents.clone(), self.floaters.clone());
        self.residents.retain(|&other| other != player);
        self.floaters.retain(|&other| other != player);
        self.leavers.push(player);
        self.still_leave -= 1;
        if self.completable(self.still_leave) {
            return true;
        }
        (self.residents, self.floaters) = before;
        self.leavers.pop();
        self.still_leave += 1;
        false
    }

    /// P10: each floater, the highest first, meets the first resident in the meeting order, or
    /// goes on down.
    fn pair_floaters(&mut self) {
        for floater in self.floaters.clone() {
            let residents = meeting_order(self.facts, &self.residents);
            let met = residents.into_iter().any(|resident| self.try_pair(floater, resident));
            if !met {
                let left = self.try_leave(floater);
                assert!(left, "a floater who meets nobody here goes on down");
            }
        }
    }

    /// P11: the residents who leave, one after another, each the first who can.
    fn choose_leavers(&mut self) {
        while self.still_leave > 0 {
            let walk = floater_order(self.facts, self.graph, &self.residents, &self.next_group);
            let left = walk.into_iter().any(|resident| self.try_leave(resident));
            assert!(left, "somebody can leave");
        }
    }

    /// P12: the first of the candidates whom the player can meet.
    fn first_candidate(&mut self, player: usize, candidates: impl IntoIterator<Item = usize>) {
        let met = candidates.into_iter().any(|candidate| self.try_pair(player, candidate));
        assert!(met, "P8 holds before every choice, so there is one");
    }

    /// The lot: the first left takes the next he may meet.
    fn neighbours(&mut self) {
        while let [first, rest @ ..] = &self.residents.clone()[..] {
            self.first_candidate(*first, rest.iter().copied());
        }
    }

    /// Current Buchholz (5.4.10.7.5): the first left takes the last, then the last but one.
    fn ends(&mut self) {
        while let [first, rest @ ..] = &self.residents.clone()[..] {
            self.first_candidate(*first, rest.iter().rev().copied());
        }
    }

    /// P13: cut once. The first left of the upper half tries the lower half from its first, then
    /// the upper from its last; when the upper is used up, the first left of the lower half tries
    /// the rest of it in order.
    fn fold_once(&mut self) {
        let all = self.residents.clone();
        let (upper, lower) = all.split_at(all.len() / 2);
        while let Some(&first) = self.residents.first() {
            let left = |half: &[usize]| {
                let others = half.iter().filter(|&&p| p != first && self.residents.contains(&p));
                others.copied().collect::<Vec<usize>>()
            };
            let (upper_left, lower_left) = (left(upper), left(lower));
            self.first_candidate(first, lower_left.into_iter().chain(upper_left.into_iter().rev()));
        }
    }

    /// P13, `halves = recut`: those left are cut anew after every pair.
    fn fold_recut(&mut self) {
        while !self.residents.is_empty() {
            let all = self.residents.clone();
            let (upper, lower) = all.split_at(all.len() / 2);
            let others = lower.iter().chain(upper[1..].iter().rev());
            self.first_candidate(upper[0], others.copied());
        }
    }
}

/// P10: first to last; current Buchholz last to first (5.4.10.7.4). Profile "fmjd-program": those
/// who met a higher-scored opponent in the last two rounds are tried last.
pub(crate) fn meeting_order(facts: &Facts<'_>, residents: &[usize]) -> Vec<usize> {
    let mut residents = residents.to_vec();
    if facts.question.system == System::CurrentBuchholz {
        residents.reverse();
    }
    if facts.question.is_fmjd() {
        residents.sort_by_key(|&player| facts.floated(player, Ordering::Greater));
    }
    residents
}

/// P11: last first; current Buchholz first first (5.4.10.7.4). Those who may meet somebody of the
/// next group stand before those who may not. Profile "fmjd-program": those who met a lower-scored
/// opponent in the last two rounds are walked last, after all others.
pub(crate) fn floater_order(
    facts: &Facts<'_>,
    graph: &Graph,
    residents: &[usize],
    next_group: &[usize],
) -> Vec<usize> {
    let mut walk = residents.to_vec();
    if facts.question.system != System::CurrentBuchholz {
        walk.reverse();
    }
    walk.sort_by_key(|&player| {
        let may_not = !graph.may_meet_any(player, next_group);
        let again = facts.question.is_fmjd() && facts.floated(player, Ordering::Less);
        (again, may_not)
    });
    walk
}

/// A way to pair the brackets of one pool: its own players, and who came in from another pool.
pub(crate) type Brackets =
    fn(&Facts<'_>, &Order, &Graph, &[usize], Option<usize>) -> Vec<(usize, usize)>;

/// The brackets of one pool from the top; one who came in from another pool is a floater of the
/// first (P5). Returns the pairs.
pub(crate) fn draw_all(
    facts: &Facts<'_>,
    order: &Order,
    graph: &Graph,
    own: &[usize],
    incoming: Option<usize>,
) -> Vec<(usize, usize)> {
    let own = order.sorted(own.to_vec());
    let groups: Vec<&[usize]> = own.chunk_by(|&a, &b| facts.points(a) == facts.points(b)).collect();
    let mut below = set_of(&own);
    let mut floaters: Vec<usize> = incoming.into_iter().collect();
    let mut pairs = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        below = group.iter().fold(below, |set, &player| set & !one(player));
        let mut bracket = Bracket {
            facts,
            graph,
            residents: group.to_vec(),
            floaters: order.sorted(floaters),
            next_group: groups.get(number + 1).map(|next| next.to_vec()).unwrap_or_default(),
            below,
            leavers: Vec::new(),
            still_leave: 0,
            pairs: Vec::new(),
        };
        bracket.draw();
        pairs.append(&mut bracket.pairs);
        floaters = bracket.leavers;
    }
    pairs
}
