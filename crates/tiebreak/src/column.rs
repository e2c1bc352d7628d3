//! The values of one criterion for every player, packed.
//!
//! Nearly all values of a criterion are whole numbers over one denominator: they are kept and compared
//! as machine integers. A [`Value`] is made when somebody asks for it.

use core::cmp::Ordering;

use crate::sequences::Sequences;
use crate::{Exact, Value};

/// No value.
const UNDEFINED: i64 = i64::MIN;

/// A number that is kept apart.
const APART: i64 = i64::MAX;

/// Numbers of all players, most of them whole over one denominator.
#[derive(Clone, Debug)]
pub(crate) struct Whole {
    /// By player, over the denominator; or [`UNDEFINED`] or [`APART`].
    numbers: Vec<i64>,
    denominator: i64,
    /// The others, by player.
    apart: Vec<(usize, Exact)>,
}

impl Whole {
    /// None yet, over this denominator, with room for so many.
    pub(crate) fn new(denominator: i64, players: usize) -> Self {
        Self { numbers: Vec::with_capacity(players), denominator, apart: Vec::new() }
    }

    /// Numbers over this denominator.
    pub(crate) fn of(denominator: i64, numbers: impl Iterator<Item = i64>) -> Self {
        let numbers: Vec<i64> = numbers.collect();
        if !numbers.iter().any(|&number| number == UNDEFINED || number == APART) {
            return Self { numbers, denominator, apart: Vec::new() };
        }
        let mut whole = Self::new(denominator, numbers.len());
        for number in numbers {
            whole.push(number);
        }
        whole
    }

    /// The next player's number, over the denominator.
    #[inline]
    pub(crate) fn push(&mut self, number: i64) {
        if number == UNDEFINED || number == APART {
            self.apart.push((self.numbers.len(), Exact::ratio(number, self.denominator)));
            self.numbers.push(APART);
        } else {
            self.numbers.push(number);
        }
    }

    /// The next player's number, whatever it is.
    pub(crate) fn push_exact(&mut self, number: Exact) {
        if let Some(whole) = number.over(self.denominator) {
            self.push(whole);
        } else {
            self.apart.push((self.numbers.len(), number));
            self.numbers.push(APART);
        }
    }

    /// The next player has none.
    pub(crate) fn push_undefined(&mut self) {
        self.numbers.push(UNDEFINED);
    }

    /// The number of a player over the denominator, if it is whole.
    #[inline]
    pub(crate) fn whole(&self, player: usize) -> Option<i64> {
        let number = *self.numbers.get(player)?;
        (number != UNDEFINED && number != APART).then_some(number)
    }

    /// The number of a player.
    #[inline]
    pub(crate) fn exact(&self, player: usize) -> Option<Exact> {
        match *self.numbers.get(player)? {
            UNDEFINED => None,
            APART => self.find_apart(player),
            number => Some(Exact::ratio(number, self.denominator)),
        }
    }

    #[cold]
    fn find_apart(&self, player: usize) -> Option<Exact> {
        let at = self.apart.binary_search_by_key(&player, |&(player, _)| player).ok()?;
        Some(self.apart[at].1.clone())
    }

    #[inline]
    fn value(&self, player: usize) -> Value {
        self.exact(player).map_or(Value::Undefined, Value::Number)
    }

    /// As [`Value::compare`].
    #[inline]
    fn compare(&self, a: usize, b: usize, low: bool) -> Ordering {
        let (mine, theirs) = (self.numbers[a], self.numbers[b]);
        if mine == APART || theirs == APART {
            return self.compare_apart(a, b, low);
        }
        let order = mine.cmp(&theirs); // what is undefined is below every number
        if low && mine != UNDEFINED && theirs != UNDEFINED { order.reverse() } else { order }
    }

    #[cold]
    fn compare_apart(&self, a: usize, b: usize, low: bool) -> Ordering {
        self.value(a).compare(&self.value(b), low)
    }
}

/// The values of one criterion, by player.
#[derive(Clone, Debug)]
pub(crate) enum Column {
    Whole(Whole),
    Places(Vec<u32>),
    Sequences(Sequences),
    /// Averages, over many denominators.
    Values(Vec<Value>),
}

impl Column {
    /// No value for anyone.
    pub(crate) fn undefined(players: usize) -> Self {
        let mut column = Whole::new(1, players);
        (0..players).for_each(|_| column.push_undefined());
        Self::Whole(column)
    }

    /// Puts players in the order of the values, the best first, those level as they stood.
    pub(crate) fn sort(&self, players: &mut [usize], low: bool) {
        match self {
            Self::Whole(numbers) => players.sort_by(|&a, &b| numbers.compare(b, a, low)),
            _ => players.sort_by(|&a, &b| self.compare(b, a, low)),
        }
    }

    /// Which of two players is better in it, as [`Value::compare`].
    #[inline]
    pub(crate) fn compare(&self, a: usize, b: usize, low: bool) -> Ordering {
        match self {
            Self::Whole(numbers) => numbers.compare(a, b, low),
            Self::Places(places) => {
                let order = places[b].cmp(&places[a]);
                if low { order.reverse() } else { order }
            }
            Self::Sequences(sequences) => {
                let order = sequences.compare(a, b);
                if low { order.reverse() } else { order }
            }
            Self::Values(values) => values[a].compare(&values[b], low),
        }
    }

    /// The value of a player.
    pub(crate) fn value(&self, player: usize) -> Value {
        match self {
            Self::Whole(numbers) => numbers.value(player),
            Self::Places(places) => Value::Place(places[player]),
            Self::Sequences(sequences) => Value::Sequence(sequences.exact(player)),
            Self::Values(values) => values[player].clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Halves: 3/2, 1/3, none, 1, and the two numbers that stand for something else.
    fn column() -> (Column, Vec<Value>) {
        let mut whole = Whole::new(2, 6);
        whole.push(3);
        whole.push_exact(Exact::ratio(1, 3));
        whole.push_undefined();
        whole.push_exact(Exact::whole(1));
        whole.push(i64::MIN);
        whole.push(i64::MAX);
        let number = |p, q| Value::Number(Exact::ratio(p, q));
        let values = vec![
            number(3, 2),
            number(1, 3),
            Value::Undefined,
            number(1, 1),
            number(i64::MIN, 2),
            number(i64::MAX, 2),
        ];
        (Column::Whole(whole), values)
    }

    #[test]
    fn packed_values_are_the_values() {
        let (column, values) = column();
        for (player, value) in values.iter().enumerate() {
            assert_eq!(column.value(player), *value);
        }
    }

    #[test]
    fn packed_values_compare_as_the_values() {
        let (column, values) = column();
        for low in [false, true] {
            for (a, mine) in values.iter().enumerate() {
                for (b, theirs) in values.iter().enumerate() {
                    assert_eq!(column.compare(a, b, low), mine.compare(theirs, low), "{a} {b}");
                }
            }
        }
    }

    #[test]
    fn only_whole_numbers_are_whole() {
        let (Column::Whole(whole), _) = column() else { panic!("numbers") };
        let numbers: Vec<Option<i64>> = (0..7).map(|player| whole.whole(player)).collect();
        assert_eq!(numbers, [Some(3), None, None, Some(2), None, None, None]);
    }
}
