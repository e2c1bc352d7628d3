//! What a cut leaves out (T-family: one opponent, not every opponent with that value; FIDE 14, 16.5).

use core::cmp::Ordering;

use crate::Exact;
use crate::item::{CutMark, Item};

fn by_base(a: &Item, b: &Item) -> Ordering {
    a.base.cmp(&b.base).then_with(|| a.adds.cmp(&b.adds))
}

fn by_adds(a: &Item, b: &Item) -> Ordering {
    a.adds.cmp(&b.adds).then_with(|| a.base.cmp(&b.base))
}

fn counted<'i>(
    items: &'i [Item],
    wanted: impl Fn(&Item) -> bool + 'i,
) -> impl Iterator<Item = (usize, &'i Item)> {
    items.iter().enumerate().filter(move |(_, item)| item.cut == CutMark::Counts && wanted(item))
}

/// The place of the addend that a low cut takes. Under FIDE's order a voluntary unplayed round goes
/// first, if it adds no less than the lowest (16.5.1).
fn lowest(items: &[Item], fide: bool) -> Option<usize> {
    let (least_at, least) = counted(items, |_| true).min_by(|a, b| by_base(a.1, b.1))?;
    if fide {
        let voluntary = counted(items, |item| item.voluntary).min_by(|a, b| by_adds(a.1, b.1));
        if let Some((at, item)) = voluntary
            && item.adds >= least.adds
        {
            return Some(at);
        }
    }
    Some(least_at)
}

fn highest(items: &[Item]) -> Option<usize> {
    counted(items, |_| true).max_by(|a, b| by_base(a.1, b.1)).map(|(at, _)| at)
}

/// Marks so many of the lowest, then so many of the highest; all there are, if there are fewer.
pub(crate) fn cut(items: &mut [Item], low: u16, high: u16, fide: bool) {
    for _ in 0..low {
        let Some(at) = lowest(items, fide) else { return };
        items[at].cut = CutMark::Low;
    }
    for _ in 0..high {
        let Some(at) = highest(items) else { return };
        items[at].cut = CutMark::High;
    }
}

/// The sums less one, less two ... lowest, down to the best single one (T3): one number at least.
pub(crate) fn truncated(items: &[Item], fide: bool) -> Vec<Exact> {
    let mut order: Vec<&Item> = items.iter().collect();
    // What is added is the opponent's points: FIDE's order takes every voluntary round before.
    order.sort_by(|a, b| (fide && b.voluntary).cmp(&(fide && a.voluntary)).then(by_adds(a, b)));
    let mut rest: Exact = items.iter().map(|item| &item.adds).sum();
    let cuts = items.len().saturating_sub(1).max(1);
    let less = |place: usize| order.get(place).map(|item| &item.adds);
    (0..cuts)
        .map(|place| {
            if let Some(adds) = less(place) {
                rest = &rest - adds;
            }
            rest.clone()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(numbers: &[(i64, i64, bool)]) -> Vec<Item> {
        let item = |&(base, adds, voluntary)| Item {
            voluntary,
            ..Item::new(1, None, Exact::whole(base), Exact::whole(adds))
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
    fn t3_one_number_at_least() {
        let sums = |numbers: &[(i64, i64, bool)]| {
            truncated(&items(numbers), false).iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(sums(&[]), ["0"]);
        assert_eq!(sums(&[(4, 4, false)]), ["0"]);
        assert_eq!(sums(&[(4, 4, false), (7, 7, false)]), ["7"]);
        assert_eq!(sums(&[(4, 4, false), (7, 7, false), (5, 5, false)]), ["12", "7"]);
    }
}
