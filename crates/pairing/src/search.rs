//! How the residents of a group find each other (P12, P13): in which order who asks whom.

use shashki_tournament::Halves;

use crate::system::Search;

/// Pairs the places `0 .. count` of a group: the first one left asks candidates in the order of
/// the search until `accept` says yes. One whom nobody accepts is left out.
pub(crate) fn pair_up(
    search: Search,
    halves: Halves,
    count: usize,
    mut accept: impl FnMut(usize, usize) -> bool,
) -> Vec<(usize, usize)> {
    let mut left = Left::new(count);
    let mut lower = Lower { first: count / 2, recut: halves == Halves::Recut };
    let mut pairs = Vec::with_capacity(count / 2);
    while let Some(first) = left.take_first() {
        let mut ask = |candidate: &usize| accept(first, *candidate);
        let found = match search {
            Search::Neighbours => left.forward(0).find(&mut ask),
            Search::Ends => left.backward(count).find(&mut ask),
            Search::Fold => {
                let start = lower.start(&left);
                if first < start {
                    let below = left.forward(start).find(&mut ask);
                    below.or_else(|| left.backward(start).find(&mut ask))
                } else {
                    left.forward(0).find(&mut ask)
                }
            }
        };
        if let Some(candidate) = found {
            left.take(candidate);
            lower.after_pair(candidate, &left);
            pairs.push((first, candidate));
        }
    }
    pairs
}

/// Where the lower half begins.
struct Lower {
    /// A place at or before the first one left of the lower half.
    first: usize,
    recut: bool,
}

impl Lower {
    /// The first place left in the lower half; the end if there is none.
    fn start(&mut self, left: &Left) -> usize {
        self.first = left.at_or_after(self.first);
        self.first
    }

    /// With `halves = recut` the places left are halved anew. The first of the upper half has gone:
    /// where a lower one went with him the border stays where it was, where an upper one did it
    /// moves down by one place.
    fn after_pair(&mut self, candidate: usize, left: &Left) {
        if self.recut && candidate < self.first {
            self.first = left.at_or_after(self.first + 1);
        }
    }
}

/// The places that are left, in order: a linked list with the place `count` as its end.
struct Left {
    next: Vec<usize>,
    previous: Vec<usize>,
    taken: Vec<bool>,
    first: usize,
}

impl Left {
    fn new(count: usize) -> Self {
        Self {
            next: (1..=count + 1).collect(),
            previous: (0..=count).map(|place| place.wrapping_sub(1)).collect(),
            taken: vec![false; count],
            first: 0,
        }
    }

    fn end(&self) -> usize {
        self.taken.len()
    }

    fn take(&mut self, place: usize) {
        let (before, after) = (self.previous[place], self.next[place]);
        self.taken[place] = true;
        self.previous[after] = before;
        match before {
            usize::MAX => self.first = after,
            before => self.next[before] = after,
        }
    }

    fn take_first(&mut self) -> Option<usize> {
        let first = self.first;
        (first != self.end()).then(|| self.take(first))?;
        Some(first)
    }

    /// The first place left from this one on; the end if there is none.
    fn at_or_after(&self, place: usize) -> usize {
        let mut place = place.min(self.end());
        while place != self.end() && self.taken[place] {
            place = self.next[place];
        }
        place
    }

    /// The places left, from this one on.
    fn forward(&self, from: usize) -> impl Iterator<Item = usize> {
        let start = if from == 0 { self.first } else { from };
        let inside = |place: usize| Some(place).filter(|&place| place != self.end());
        core::iter::successors(inside(start), move |&place| inside(self.next[place]))
    }

    /// The places left before this one, the nearest first.
    fn backward(&self, before: usize) -> impl Iterator<Item = usize> {
        let step = |&place: &usize| Some(self.previous[place]).filter(|&place| place != usize::MAX);
        core::iter::successors(step(&before), step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Pairs = Vec<(usize, usize)>;

    /// Pairs up with a list of pairs that are refused, and notes who was asked.
    fn asked(
        search: Search,
        halves: Halves,
        count: usize,
        refused: &[(usize, usize)],
    ) -> (Pairs, Pairs) {
        let mut asked = Vec::new();
        let pairs = pair_up(search, halves, count, |a, b| {
            asked.push((a, b));
            !refused.contains(&(a, b)) && !refused.contains(&(b, a))
        });
        (pairs, asked)
    }

    /// 5.4.10.5.5 "Первый из верхней половины играет с первым из нижней половины".
    #[test]
    fn fold_pairs_half_against_half() {
        let (pairs, _) = asked(Search::Fold, Halves::Once, 8, &[]);
        assert_eq!(pairs, [(0, 4), (1, 5), (2, 6), (3, 7)]);
    }

    /// "Если же ... играл со всеми участниками нижней половины, то он должен играть с последним
    /// участником верхней половины, если уже играли, - с предпоследним".
    #[test]
    fn fold_goes_on_in_the_upper_half_from_its_last() {
        let refused = [(0, 4), (0, 5), (0, 6), (0, 7), (0, 3)];
        let (pairs, asked) = asked(Search::Fold, Halves::Once, 8, &refused);
        assert_eq!(asked[..6], [(0, 4), (0, 5), (0, 6), (0, 7), (0, 3), (0, 2)]);
        assert_eq!(pairs, [(0, 2), (1, 4), (3, 5), (6, 7)]);
    }

    /// P13: after an upper-upper pair those left are cut anew, with the option alone.
    #[test]
    fn recut_halves_those_left() {
        let refused = [(0, 4), (0, 5), (0, 6), (0, 7)];
        let (pairs, _) = asked(Search::Fold, Halves::Once, 8, &refused);
        assert_eq!(pairs, [(0, 3), (1, 4), (2, 5), (6, 7)]);
        let (pairs, _) = asked(Search::Fold, Halves::Recut, 8, &refused);
        // left: 1 2 4 | 5 6 7
        assert_eq!(pairs, [(0, 3), (1, 5), (2, 6), (4, 7)]);
    }

    /// 5.4.10.7.5 "первый играет с последним. Если первый уже играл с ним, то ... с предпоследним".
    #[test]
    fn ends_pairs_first_with_last() {
        let (pairs, asked) = asked(Search::Ends, Halves::Once, 6, &[(0, 5)]);
        assert_eq!(pairs, [(0, 4), (1, 5), (2, 3)]);
        assert_eq!(asked, [(0, 5), (0, 4), (1, 5), (2, 3)]);
    }

    /// 5.4.10.4 "№1 с №2, №3 с №4".
    #[test]
    fn neighbours_pairs_each_with_the_next() {
        let (pairs, _) = asked(Search::Neighbours, Halves::Once, 6, &[(0, 1)]);
        assert_eq!(pairs, [(0, 2), (1, 3), (4, 5)]);
    }

    /// The recut border against cutting the list of those left again and again.
    #[test]
    fn recut_agrees_with_cutting_a_list() {
        let mut generator = shashki_base::Generator::new(shashki_base::Seed(3), 0);
        let mut below = |n: usize| usize::try_from(generator.below(n as u64)).expect("small");
        for _ in 0..2_000 {
            let count = 2 * (1 + below(7));
            let refused: Pairs = (0..below(20)).map(|_| (below(count), below(count))).collect();
            let accept = |a: usize, b: usize| !refused.contains(&(a.min(b), a.max(b)));
            let mut list: Vec<usize> = (0..count).collect();
            let mut expected = Vec::new();
            let mut complete = true;
            while !list.is_empty() {
                let (upper, lower) = list.split_at(list.len() / 2);
                let order = lower.iter().chain(upper[1..].iter().rev());
                let Some(&found) = order.into_iter().find(|&&b| accept(list[0], b)) else {
                    complete = false;
                    break;
                };
                expected.push((list[0], found));
                list.retain(|&place| place != found);
                list.remove(0);
            }
            if complete {
                assert_eq!(pair_up(Search::Fold, Halves::Recut, count, accept), expected);
            }
        }
    }
}
