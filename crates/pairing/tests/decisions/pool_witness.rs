//! P28 with pools (P5): all players together could be paired, the pools one by one could not. The
//! proof names who can be left over from each pool, and the pool where nobody fits.

use core::fmt::Write;

use proptest::prelude::*;
use shashki_base::{Generator, Lang, Seed};
use shashki_pairing::{Member, PairError, Request, System, Witness};
use shashki_tournament::Pool;

use crate::build::{Table, numbers, table};
use crate::proof::{self, May};

const SYSTEM: System = System::Coefficient;

fn pool(name: &str, players: &[u32]) -> Pool {
    Pool { name: name.to_owned(), players: numbers(players) }
}

fn in_pools(table: Table, pools: &[&[u32]]) -> Table {
    let named = ["A", "B", "C"].into_iter().zip(pools);
    let pools = named.map(|(name, players)| pool(name, players)).collect();
    table.change(|draft| draft.constraints.pools = pools)
}

/// The proof, held against the event; by trying everything there is no pairing either.
fn witness(table: &Table) -> Witness {
    let error = table.refused(&Request::new(SYSTEM));
    let PairError::NoValidPairing { witness } = error else { panic!("{error}") };
    let may = May::of(table);
    assert_eq!(may.objection(&witness), None, "{witness:?}");
    assert!(!may.any_pairing_by_pools());
    assert_eq!(witness.by_pools(), may.any_pairing());
    witness
}

/// A is 1 and 2, who may not meet; each could meet somebody of B.
#[test]
fn p28_an_even_pool_whose_members_may_not_meet() {
    let witness = witness(&in_pools(table(4).forbid(&[1, 2]), &[&[1, 2], &[3, 4]]));
    let failing = witness.pool.as_ref().expect("a pool fails");
    assert_eq!((failing.pool.as_deref(), failing.hands_on), (Some("A"), false));
    assert!(failing.before.is_empty());
    assert_eq!(
        witness.message(Lang::En),
        "all players together could be paired, but not pool by pool: in pool A, players 1, 2: no two of them may meet, and their only other opponents are: nobody; so at least 2 must stay unpaired"
    );
    assert_eq!(
        witness.message(Lang::Ru),
        "всех участников вместе можно было бы разбить на пары, но не по подгруппам: подгруппа A: участники 1, 2: между собой играть не могут, а прочие возможные соперники у них только: никто; без пары остаётся не меньше: 2"
    );
}

/// A is 1, 2, 3, where 1 and 2 may not meet: 3 stays for one of them, so that 1 or 2 is left over.
/// B is 4, who may meet 3 alone.
#[test]
fn p28_nobody_who_can_be_left_over_fits_the_next_pool() {
    let apart = table(4).forbid(&[1, 2]).keep_apart(4, &[1, 2]);
    // All together: 4-3 and then 1-2, which is barred; so let 1 and 2 meet somebody of a third pool.
    assert!(!May::of(&apart).any_pairing());
    let apart = table(6).forbid(&[1, 2]).keep_apart(4, &[1, 2]);
    let witness = witness(&in_pools(apart, &[&[1, 2, 3], &[4], &[5, 6]]));
    let failing = witness.pool.as_ref().expect("a pool fails");
    assert_eq!(failing.pool.as_deref(), Some("B"));
    let [from_a] = failing.before.as_slice() else { panic!("{failing:?}") };
    assert_eq!(proof::numbers(&from_a.candidates), [1, 2]);
    assert_eq!(
        witness.message(Lang::En),
        "all players together could be paired, but not pool by pool: from pool A only 1, 2 can be left over (players 1, 2: no two of them may meet, and their only other opponents are: 3); in pool B, players 4, the one left over before: no two of them may meet, and their only other opponents are: nobody; so at least 2 must stay unpaired"
    );
}

/// A has three who may not meet, and one of them alone may be left over.
#[test]
fn p28_an_odd_pool_that_leaves_three_over() {
    let witness = witness(&in_pools(table(6).forbid(&[1, 2, 3]), &[&[1, 2, 3], &[4, 5, 6]]));
    let failing = witness.pool.as_ref().expect("a pool fails");
    assert_eq!((failing.pool.as_deref(), failing.hands_on), (Some("A"), true));
    assert_eq!(witness.left_over(), 2);
    assert!(witness.message(Lang::En).ends_with("where one alone may be left over"));
    assert!(witness.message(Lang::Ru).ends_with("а лишним вправе быть только один"));
}

/// The last pool gives the bye: 3, 4, 5 had a plus each, so that nobody of it may have another. 1 or
/// 2 of the pool A, who forfeited both, could have it.
#[test]
fn p28_nobody_of_the_last_pool_may_have_the_bye() {
    let witness = witness(&in_pools(table(5).round("1x2 3F 4F 5F"), &[&[1, 2], &[3, 4, 5]]));
    let failing = witness.pool.as_ref().expect("a pool fails");
    assert_eq!((failing.pool.as_deref(), failing.hands_on), (Some("B"), false));
    assert!(witness.shortage.pieces.contains(&vec![Member::Bye]));
    assert!(witness.message(Lang::En).contains("nobody may have the bye that an odd number needs"));
}

/// Random pools, some players with full points without play, many pairs forbidden.
fn random(players: u32, seed: u64) -> Table {
    let mut generator = Generator::new(Seed(seed), 1);
    let density = 3 + generator.below(6);
    let mut round = "1x2".to_owned();
    for player in 3..=players {
        if generator.below(10) < density {
            write!(round, " {player}F").expect("a string takes everything");
        }
    }
    let mut random = table(players).round(&round);
    let mut pools = vec![Vec::new(); 4];
    for player in 1..=players {
        pools[usize::try_from(generator.below(4)).expect("small")].push(player);
    }
    for a in 1..=players {
        for b in a + 1..=players {
            if generator.below(10) < density {
                random = random.forbid(&[a, b]);
            }
        }
    }
    // The players of the fourth are in no pool; a pool has somebody in it.
    let named = pools[..3].iter().filter(|pool| !pool.is_empty());
    in_pools(random, &named.map(Vec::as_slice).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn p28_a_witness_of_pools_is_a_proof(players in 3_u32..=9, seed in any::<u64>()) {
        let table = random(players, seed);
        match table.try_draw(&Request::new(SYSTEM)) {
            Ok(_) => assert!(May::of(&table).any_pairing_by_pools()),
            Err(_) => drop(witness(&table)),
        }
    }
}
