//! P22: the order of boards.

use super::facts::Facts;
use super::order::Order;
use core::cmp::Reverse;

/// By the higher points of the two, then the sum of points, then the classification of the higher.
pub(crate) fn sort(facts: &Facts<'_>, order: &Order, pairs: &mut [(usize, usize)]) {
    pairs.sort_by_key(|&(a, b)| {
        let (points_a, points_b) = (facts.points(a), facts.points(b));
        let place = order.place(a).min(order.place(b));
        (Reverse(points_a.max(points_b)), Reverse(points_a + points_b), place)
    });
}
