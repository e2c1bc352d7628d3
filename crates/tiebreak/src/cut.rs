//! What a cut leaves out (T-family: one opponent, not every opponent with that value; FIDE 14, 16.5).

use core::cmp::Ordering;

use crate::item::CutMark;

/// What can be cut.
pub(crate) trait Cuttable {
    /// Numbers that are compared: big or small.
    type Number: Ord;
    /// What the opponent has.
    fn base(&self) -> &Self::Number;
    /// What is added up.
    fn adds(&self) -> &Self::Number;
    /// Whether the round was left unplayed voluntarily.
    fn voluntary(&self) -> bool;
    fn cut(&mut self) -> &mut CutMark;
    fn counts(&self) -> bool;
}

fn by_base<C: Cuttable>(a: &C, b: &C) -> Ordering {
    a.base().cmp(b.base()).then_with(|| a.adds().cmp(b.adds()))
}

fn by_adds<C: Cuttable>(a: &C, b: &C) -> Ordering {
    a.adds().cmp(b.adds()).then_with(|| a.base().cmp(b.base()))
}

fn counted<C: Cuttable>(items: &[C]) -> impl Iterator<Item = (usize, &C)> {
    items.iter().enumerate().filter(|(_, item)| item.counts())
}

/// The place of the addend that a low cut takes. Under FIDE's order a voluntary unplayed round goes
/// first, if it adds no less than the lowest (16.5.1).
fn lowest<C: Cuttable>(items: &[C], fide: bool) -> Option<usize> {
    let (least_at, least) = counted(items).min_by(|a, b| by_base(a.1, b.1))?;
    if fide {
        let voluntary = counted(items).filter(|(_, item)| item.voluntary());
        if let Some((at, item)) = voluntary.min_by(|a, b| by_adds(a.1, b.1))
            && item.adds() >= least.adds()
        {
            return Some(at);
        }
    }
    Some(least_at)
}

fn highest<C: Cuttable>(items: &[C]) -> Option<usize> {
    counted(items).max_by(|a, b| by_base(a.1, b.1)).map(|(at, _)| at)
}

/// Marks so many of the lowest, then so many of the highest; all there are, if there are fewer.
pub(crate) fn cut<C: Cuttable>(items: &mut [C], low: u16, high: u16, fide: bool) {
    for _ in 0..low {
        let Some(at) = lowest(items, fide) else { return };
        *items[at].cut() = CutMark::Low;
    }
    for _ in 0..high {
        let Some(at) = highest(items) else { return };
        *items[at].cut() = CutMark::High;
    }
}

/// Puts the addends in the order in which the full truncated sequence leaves them out.
pub(crate) fn order_of_cutting<C: Cuttable>(items: &mut [C], fide: bool) {
    if !fide {
        // Equal ones give equal sums, whichever is left out first.
        return items.sort_unstable_by(|a, b| a.adds().cmp(b.adds()));
    }
    // What is added is the opponent's points: FIDE's order takes every voluntary round before.
    items.sort_by(|a, b| b.voluntary().cmp(&a.voluntary()).then_with(|| by_adds(a, b)));
}

/// How many numbers the full truncated sequence has (T3): one at least.
pub(crate) fn truncated_length(entries: usize) -> usize {
    entries.saturating_sub(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Exact;
    use crate::item::Item;

    fn items(numbers: &[(i64, i64, bool)]) -> Vec<Item> {
        let item = |&(base, adds, voluntary): &(i64, i64, bool)| Item {
            round: 1,
            opponent: None,
            why: None,
            base: Exact::whole(base),
            adds: Exact::whole(adds),
            voluntary,
            cut: CutMark::Counts,
        };
        numbers.iter().map(item).collect()
    }

    fn left(numbers: &[(i64, i64, bool)], low: u16, high: u16, fide: bool) -> Vec<i64> {
        let mut items = items(numbers);
        cut(&mut items, low, high, fide);
        let counted = items.iter().filter(|item| item.cut == CutMark::Counts);
        counted.map(|item| item.adds.to_ratio().unwrap().0).collect()
    }

    #[test]
    fn a_cut_takes_one_opponent_of_equal_ones() {
        let same = [(3, 3, false), (3, 3, false), (5, 5, false), (5, 5, false)];
        assert_eq!(left(&same, 1, 0, false), [3, 5, 5]);
        assert_eq!(left(&same, 1, 1, false), [3, 5]);
        assert_eq!(left(&same, 9, 1, false), [] as [i64; 0]);
    }

    #[test]
    fn c07_14_1_1_d_the_lowest_opponent_not_the_lowest_product() {
        assert_eq!(left(&[(2, 4, false), (9, 0, false)], 1, 0, true), [0]);
    }

    #[test]
    fn c07_16_5_a_voluntary_round_goes_first_if_it_adds_no_less() {
        // The lowest opponent adds 2; the voluntary round adds 3: it goes.
        assert_eq!(left(&[(2, 2, false), (6, 3, true)], 1, 0, true), [2]);
        // It adds less: the lowest opponent goes.
        assert_eq!(left(&[(2, 2, false), (6, 0, true)], 1, 0, true), [0]);
        assert_eq!(left(&[(2, 2, false), (6, 3, true)], 1, 0, false), [3]);
        // Of two voluntary rounds the one that adds less, whatever its dummy has.
        assert_eq!(left(&[(1, 0, false), (5, 4, true), (6, 3, true)], 1, 0, true), [0, 4]);
    }

    #[test]
    fn t3_the_order_of_the_full_truncation() {
        let order = |fide| {
            let mut items = items(&[(7, 7, false), (4, 4, false), (5, 5, true)]);
            order_of_cutting(&mut items, fide);
            items.iter().map(|item| item.adds.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(order(false), ["4", "5", "7"]);
        assert_eq!(order(true), ["5", "4", "7"]);
    }

    #[test]
    fn t3_one_number_at_least() {
        assert_eq!([0, 1, 2, 3, 9].map(truncated_length), [1, 1, 1, 2, 8]);
    }
}
