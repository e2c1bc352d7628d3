//! The matching against trying everything.

use super::super::witness::barrier;
use super::*;
use proptest::prelude::*;

#[derive(Debug)]
struct Table {
    n: usize,
    edges: Vec<bool>,
}

impl Graph for Table {
    fn vertices(&self) -> usize {
        self.n
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        a != b && self.edges[a.min(b) * self.n + a.max(b)]
    }
}

/// Graphs from nearly empty to complete, on up to 12 vertices.
fn table() -> impl Strategy<Value = Table> {
    (1_usize..=12, 0_u32..=100).prop_flat_map(|(n, percent)| {
        let edge = (0_u32..100).prop_map(move |roll| roll < percent);
        proptest::collection::vec(edge, n * n).prop_map(move |edges| Table { n, edges })
    })
}

/// The same with a perfect matching planted in it.
fn pairable() -> impl Strategy<Value = Table> {
    table().prop_map(|mut table| {
        let n = table.n + table.n % 2;
        let mut edges = vec![false; n * n];
        for a in 0..table.n {
            for b in a + 1..table.n {
                edges[a * n + b] = table.edges[a * table.n + b];
            }
        }
        // 0 with the last, 1 with the last but one ...
        for a in 0..n / 2 {
            edges[a * n + n - 1 - a] = true;
        }
        table = Table { n, edges };
        table
    })
}

/// The size of a largest matching among the vertices of a mask, by trying everything.
fn largest(table: &Table, left: u32) -> u32 {
    if left == 0 {
        return 0;
    }
    let a = left.trailing_zeros() as usize;
    let without = left & !(1 << a);
    let with = (a + 1..table.n)
        .filter(|&b| without >> b & 1 == 1 && table.joined(a, b))
        .map(|b| 1 + largest(table, without & !(1 << b)));
    with.max().unwrap_or(0).max(largest(table, without))
}

fn all(table: &Table) -> u32 {
    (1_u32 << table.n) - 1
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn as_large_as_by_trying_everything(table in table()) {
        let mut matching = Matching::new(table.n);
        let left_out = matching.maximise(&table);
        prop_assert_eq!(left_out, table.n - 2 * largest(&table, all(&table)) as usize);
        for v in 0..table.n {
            if let Some(mate) = matching.mate(v) {
                prop_assert!(table.joined(v, mate));
                prop_assert_eq!(matching.mate(mate), Some(v));
            }
        }
    }

    #[test]
    fn exposable_are_those_some_largest_matching_leaves_out(table in table()) {
        let mut matching = Matching::new(table.n);
        matching.maximise(&table);
        let exposable = matching.exposable(&table);
        let size = largest(&table, all(&table));
        for (v, &exposable) in exposable.iter().enumerate() {
            prop_assert_eq!(exposable, largest(&table, all(&table) & !(1 << v)) == size);
        }
    }

    /// Every question and every repair while a perfect matching is taken apart pair by pair,
    /// the pairs asked for in a random order.
    #[test]
    fn fixing_pairs_one_by_one(table in pairable(), order in any::<u64>()) {
        let mut matching = Matching::new(table.n);
        prop_assert_eq!(matching.maximise(&table), 0);
        let mut left = all(&table);
        let mut order = shashki_base::Generator::new(shashki_base::Seed(order), 0);
        while left != 0 {
            let mut here: Vec<usize> = (0..table.n).filter(|v| left >> v & 1 == 1).collect();
            order.shuffle(&mut here);
            let u = here[0];
            let mut fixed = None;
            for &v in &here[1..] {
                if !table.joined(u, v) {
                    continue;
                }
                let rest = left & !(1 << u) & !(1 << v);
                let can = 2 * largest(&table, rest) == rest.count_ones();
                prop_assert_eq!(matching.can_fix(&table, u, v), can);
                // Not always the first that can be: the tree must serve later questions too.
                if can && (fixed.is_none() || order.below(2) == 0) {
                    fixed = Some(v);
                }
            }
            let v = fixed.expect("a perfect matching has a partner for everybody");
            prop_assert!(matching.can_fix(&table, u, v));
            matching.fix(&table, u, v);
            left &= !(1 << u) & !(1 << v);
            for w in (0..table.n).filter(|w| left >> w & 1 == 1) {
                let mate = matching.mate(w).expect("still perfect");
                prop_assert!(left >> mate & 1 == 1 && table.joined(w, mate));
            }
        }
    }

    #[test]
    fn a_barrier_proves_that_there_is_no_perfect_matching(table in table()) {
        let mut matching = Matching::new(table.n);
        let left_out = matching.maximise(&table);
        prop_assume!(left_out > 0);
        let barrier = barrier(&table, &mut matching);
        prop_assert_eq!(barrier.pieces.len(), barrier.separator.len() + left_out);
        for (i, piece) in barrier.pieces.iter().enumerate() {
            prop_assert_eq!(piece.len() % 2, 1);
            for &v in piece {
                for w in 0..table.n {
                    let same = piece.contains(&w) || barrier.separator.contains(&w);
                    prop_assert!(same || !table.joined(v, w), "piece {} leaks", i);
                }
            }
        }
    }
}
