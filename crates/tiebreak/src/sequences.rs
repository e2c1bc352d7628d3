//! The full truncated sequences of every player, packed.

use core::cmp::Ordering;

use crate::Exact;
use crate::value::compare_sequences;

/// A sequence for every player: most of hundredths, in one list.
#[derive(Clone, Debug)]
pub(crate) struct Sequences {
    hundredths: Vec<i64>,
    /// Where a player's end.
    ends: Vec<usize>,
    /// Those that aren't whole, by player; nothing stands for them in the list.
    apart: Vec<(usize, Vec<Exact>)>,
}

impl Sequences {
    /// None yet, with room for so many numbers of so many players.
    pub(crate) fn new(players: usize, numbers: usize) -> Self {
        let (hundredths, ends) = (Vec::with_capacity(numbers), Vec::with_capacity(players));
        Self { hundredths, ends, apart: Vec::new() }
    }

    /// The next player's, in hundredths.
    pub(crate) fn push(&mut self, hundredths: impl Iterator<Item = i64>) {
        self.hundredths.extend(hundredths);
        self.ends.push(self.hundredths.len());
    }

    /// The next player's, whatever they are.
    pub(crate) fn push_exact(&mut self, numbers: Vec<Exact>) {
        self.apart.push((self.ends.len(), numbers));
        self.ends.push(self.hundredths.len());
    }

    fn part(&self, player: usize) -> &[i64] {
        let start = player.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.hundredths[start..self.ends[player]]
    }

    /// The sequence of a player.
    pub(crate) fn exact(&self, player: usize) -> Vec<Exact> {
        let part = self.part(player);
        if part.is_empty()
            && let Ok(at) = self.apart.binary_search_by_key(&player, |&(player, _)| player)
        {
            return self.apart[at].1.clone();
        }
        part.iter().map(|&number| Exact::hundredths(number)).collect()
    }

    /// The first number that differs decides, one that is missing counts as 0 (T3).
    pub(crate) fn compare(&self, a: usize, b: usize) -> Ordering {
        let (mine, theirs) = (self.part(a), self.part(b));
        if mine.is_empty() || theirs.is_empty() {
            return compare_sequences(&self.exact(a), &self.exact(b));
        }
        let common = mine.len().min(theirs.len());
        let of_rest = |rest: &[i64]| {
            rest.iter()
                .map(|number| number.cmp(&0))
                .find(|order| order.is_ne())
                .unwrap_or(Ordering::Equal)
        };
        mine[..common]
            .cmp(&theirs[..common])
            .then_with(|| of_rest(&mine[common..]))
            .then_with(|| of_rest(&theirs[common..]).reverse())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Value;

    #[test]
    fn packed_sequences_are_and_compare_as_the_sequences() {
        let third = Exact::ratio(1, 3);
        let exact = |numbers: &[i64]| numbers.iter().map(|&n| Exact::hundredths(n)).collect();
        let mut sequences = Sequences::new(7, 8);
        let mut values: Vec<Vec<Exact>> = Vec::new();
        for numbers in [&[150_i64, 100][..], &[150], &[], &[150, -50], &[150, 100, 0]] {
            sequences.push(numbers.iter().copied());
            values.push(exact(numbers));
        }
        for numbers in [vec![third.clone(), Exact::whole(1)], vec![Exact::ratio(3, 2), third]] {
            sequences.push_exact(numbers.clone());
            values.push(numbers);
        }
        sequences.push([0].into_iter());
        values.push(exact(&[0]));
        for (a, mine) in values.iter().enumerate() {
            assert_eq!(sequences.exact(a), *mine);
            for (b, theirs) in values.iter().enumerate() {
                let order =
                    Value::Sequence(mine.clone()).compare(&Value::Sequence(theirs.clone()), false);
                assert_eq!(sequences.compare(a, b), order, "{a} {b}");
            }
        }
    }
}
