//! The solver against trying every perfect matching.

use super::*;
use proptest::prelude::*;

#[derive(Debug)]
struct Table {
    costs: Vec<Vec<Option<i64>>>,
}

impl Graph for Table {
    fn vertices(&self) -> usize {
        self.costs.len()
    }

    fn joined(&self, a: usize, b: usize) -> bool {
        self.costs[a][b].is_some()
    }
}

impl Costs for Table {
    fn cost(&self, a: usize, b: usize) -> i64 {
        self.costs[a][b].unwrap_or(i64::MAX / 4)
    }
}

fn table() -> impl Strategy<Value = Table> {
    let size = prop_oneof![Just(2_usize), Just(4), Just(6), Just(8), Just(10)];
    (size, prop_oneof![1_i64..=4, Just(1_000)]).prop_flat_map(|(n, most)| {
        let cell = prop_oneof![2 => (0..=most).prop_map(Some), 1 => Just(None)];
        proptest::collection::vec(cell, n * n).prop_map(move |cells| {
            let cost = |a: usize, b: usize| cells[a.min(b) * n + a.max(b)];
            let row = |a| (0..n).map(|b| if a == b { None } else { cost(a, b) }).collect();
            Table { costs: (0..n).map(row).collect() }
        })
    })
}

/// The least cost by trying every perfect matching of the vertices in the mask.
fn least_by_trying(table: &Table, left: u32) -> Option<i64> {
    if left == 0 {
        return Some(0);
    }
    let a = left.trailing_zeros() as usize;
    let others = (0..table.vertices()).filter(|&b| b != a && left >> b & 1 == 1);
    let with = |b: usize| {
        let rest = least_by_trying(table, left & !(1 << a) & !(1 << b))?;
        Some(rest + table.costs[a][b]?)
    };
    others.filter_map(with).min()
}

fn cost_of(table: &Table, mate: &[usize]) -> i64 {
    let pairs = (0..mate.len()).filter(|&v| v < mate[v]);
    pairs.map(|v| table.costs[v][mate[v]].expect("joined")).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn least_cost_as_by_trying_everything(table in table()) {
        let all = (1_u32 << table.vertices()) - 1;
        let found = Solver::new(&table, []).solve();
        prop_assert_eq!(found.map(|found| cost_of(&table, &found.mate)), least_by_trying(&table, all));
    }

    /// Where prices alone decide, an edge is in some matching of the least cost exactly if the
    /// edges without slack have a perfect matching that contains it.
    #[test]
    fn prices_tell_every_matching_of_the_least_cost(table in table()) {
        let n = table.vertices();
        let all = (1_u32 << n) - 1;
        let Some(solution) = Solver::new(&table, []).solve() else { return Ok(()) };
        if !solution.blossoms.is_empty() {
            return Ok(());
        }
        let prices = solution.prices;
        let least = least_by_trying(&table, all).expect("there is a solution");
        let tight = Table {
            costs: (0..n)
                .map(|a| {
                    let cost = |b: usize| {
                        table.costs[a][b].filter(|c| 2 * c == prices[a] + prices[b])
                    };
                    (0..n).map(cost).collect()
                })
                .collect(),
        };
        for a in 0..n {
            for b in a + 1..n {
                let rest = all & !(1 << a) & !(1 << b);
                let cost = |table: &Table| {
                    Some(table.costs[a][b]? + least_by_trying(table, rest)?)
                };
                prop_assert_eq!(cost(&table) == Some(least), cost(&tight).is_some());
            }
        }
    }

    /// With blossoms too, no edge with slack is in a matching of the least cost, and slack is
    /// never negative.
    #[test]
    fn an_edge_with_slack_is_in_no_matching_of_the_least_cost(table in table()) {
        let n = table.vertices();
        let all = (1_u32 << n) - 1;
        let Some(solution) = Solver::new(&table, []).solve() else { return Ok(()) };
        let least = least_by_trying(&table, all).expect("there is a solution");
        for a in 0..n {
            for b in a + 1..n {
                let Some(cost) = table.costs[a][b] else { continue };
                let around = |(inside, _): &&(Vec<usize>, i64)| {
                    inside.contains(&a) && inside.contains(&b)
                };
                let blossoms: i64 =
                    solution.blossoms.iter().filter(around).map(|(_, price)| price).sum();
                let slack = 2 * cost - solution.prices[a] - solution.prices[b] + blossoms;
                prop_assert!(slack >= 0);
                let rest = least_by_trying(&table, all & !(1 << a) & !(1 << b));
                if rest.is_some_and(|rest| rest + cost == least) {
                    prop_assert_eq!(slack, 0);
                }
            }
        }
    }

    #[test]
    fn a_start_from_free_pairs_changes_nothing(table in table()) {
        let n = table.vertices();
        let mut taken = vec![false; n];
        let mut pairs = Vec::new();
        for a in 0..n {
            for b in a + 1..n {
                if !taken[a] && !taken[b] && table.costs[a][b] == Some(0) {
                    (taken[a], taken[b]) = (true, true);
                    pairs.push((a, b));
                }
            }
        }
        let all = (1_u32 << n) - 1;
        let found = Solver::new(&table, pairs).solve();
        prop_assert_eq!(found.map(|found| cost_of(&table, &found.mate)), least_by_trying(&table, all));
    }
}
