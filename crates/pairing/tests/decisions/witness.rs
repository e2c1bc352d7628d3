//! P28: no valid pairing exists, with a proof that a person can check. Here the tests check it, by
//! code of their own.

use core::fmt::Write;

use proptest::prelude::*;
use shashki_base::{Generator, Lang, Seed};
use shashki_pairing::{Member, PairError, Request, System, Witness};
use shashki_tournament::StartNumber;

use crate::build::{Table, forced, forcing, table};
use crate::proof::May;

const SYSTEM: System = System::Coefficient;

/// The witness of a refusal, held against the event.
fn witness(table: &Table) -> Witness {
    let error = table.refused(&Request::new(SYSTEM));
    assert!(error.message(Lang::En).starts_with("No valid pairing exists"), "{error}");
    assert!(error.message(Lang::Ru).starts_with("Провести жеребьёвку невозможно"), "{error}");
    let PairError::NoValidPairing { witness } = error else { panic!("{error}") };
    assert_eq!(May::of(table).objection(&witness), None, "{witness:?}");
    assert!(!May::of(table).any_pairing());
    witness
}

/// Who all compete for, and the pieces; the bye as 0.
fn sets(witness: &Witness) -> (Vec<u32>, Vec<Vec<u32>>) {
    let sorted = |members: &Vec<Member>| {
        let number = |&m: &Member| m.player().map_or(0, StartNumber::get);
        let mut list: Vec<u32> = members.iter().map(number).collect();
        list.sort_unstable();
        list
    };
    let mut pieces: Vec<Vec<u32>> = witness.shortage.pieces.iter().map(sorted).collect();
    pieces.sort_unstable();
    (sorted(&witness.shortage.others), pieces)
}

/// Two players who have met.
#[test]
fn p28_two_who_have_met() {
    let witness = witness(&table(2).round("1=2"));
    assert_eq!(sets(&witness), (vec![], vec![vec![1], vec![2]]));
    assert_eq!(witness.left_over(), 2);
}

/// 2, 3 and 4 may meet 1 alone: two of them must stay without an opponent.
#[test]
fn p28_too_few_opponents_for_too_many() {
    let table = table(4).forbid(&[2, 3, 4]);
    let witness = witness(&table);
    assert_eq!(sets(&witness), (vec![1], vec![vec![2], vec![3], vec![4]]));
    assert_eq!(witness.left_over(), 2);
    let message = table.refused(&Request::new(SYSTEM)).to_string();
    for part in ["players 4, 3, 2", "players 2, 3, 4"] {
        if message.contains(part) {
            assert!(
                message.contains("opponents are: 1; so at least 2 must stay unpaired"),
                "{message}"
            );
            return;
        }
    }
    panic!("{message}");
}

/// Two clubs of three whose members may meet among themselves alone.
#[test]
fn p28_odd_groups() {
    let table = [1, 2, 3].into_iter().fold(table(6), |table, n| table.keep_apart(n, &[4, 5, 6]));
    assert_eq!(sets(&witness(&table)), (vec![], vec![vec![1, 2, 3], vec![4, 5, 6]]));
}

/// Three who always had White have met all three who always had Black.
#[test]
fn p28_three_colours_running_leave_nobody() {
    let table = table(6).round("1=4 2=5 3=6").round("1=5 2=6 3=4").round("1=6 2=4 3=5");
    assert_eq!(witness(&table).left_over(), 6);
}

/// Five who may not meet each other: the bye helps one of them.
#[test]
fn p28_the_bye_helps_one() {
    let witness = witness(&table(5).forbid(&[1, 2, 3, 4, 5]));
    assert_eq!(witness.shortage.others, [Member::Bye]);
    assert_eq!(witness.left_over(), 4);
    assert!(witness.message(Lang::En).contains("the bye"));
    assert!(witness.message(Lang::Ru).contains("«плюс»"));
}

/// Nobody may have the bye: said in so many words.
#[test]
fn p28_nobody_for_the_bye() {
    let table = table(3).round("1x2 3U").round("1x3 2U").round("2x3 1U");
    let witness = witness(&table);
    assert_eq!(sets(&witness), (vec![], vec![vec![0]]));
    assert!(witness.message(Lang::En).contains("nobody may have the bye"));
    assert!(witness.message(Lang::Ru).contains("не может получить никто"));
}

/// 1 alone may have the bye, and 2 may meet nobody but 1; nor may one of 3, 4 and 5.
#[test]
fn p28_the_bye_and_a_player_need_the_same_one() {
    let witness = witness(&table(5).round("2+1 3F 4F 5F").keep_apart(2, &[3, 4, 5]));
    assert_eq!(sets(&witness), (vec![1], vec![vec![0], vec![2], vec![3, 4, 5]]));
}

/// 1 and 2 may meet each other and have the bye; 3, 4, 5 may do neither. The bye helps 1 or 2, whom it
/// need not help; a proof must not count them among those who need somebody.
#[test]
fn p28_where_the_bye_belongs_to_a_group() {
    let table = table(5)
        .round("1x2 3F 4F 5F")
        .forbid(&[3, 4, 5])
        .keep_apart(1, &[3, 4, 5])
        .keep_apart(2, &[3, 4, 5]);
    let witness = witness(&table);
    assert_eq!(sets(&witness), (vec![], vec![vec![0, 1, 2], vec![3], vec![4], vec![5]]));
    assert_eq!(witness.left_over(), 3);
    assert!(witness.message(Lang::En).contains("and the bye"));
    assert!(witness.message(Lang::Ru).contains("и «плюс»"));
}

/// Forced pairs can leave the others without a pairing: they, and nobody else, are in the proof.
#[test]
fn p28_what_a_forced_pair_leaves() {
    let table = table(4).forbid(&[3, 4]);
    match table.refused(&forcing(SYSTEM, &[forced(1, 2, None)])) {
        PairError::NoValidPairing { witness } => {
            assert_eq!(sets(&witness), (vec![], vec![vec![3], vec![4]]));
        }
        error => panic!("{error}"),
    }
}

/// Never a partial draw, and the same answer from every system.
#[test]
fn p28_every_system_refuses() {
    let table = table(4).forbid(&[2, 3, 4]).lot(&[1, 2, 3, 4]);
    for system in System::ALL {
        let error = table.refused(&Request::new(system));
        assert!(matches!(error, PairError::NoValidPairing { .. }), "{system}: {error}");
    }
}

/// Players, of whom some had full points without play, and many pairs forbidden.
fn random(players: u32, seed: u64) -> Table {
    let mut generator = Generator::new(Seed(seed), 1);
    let density = 4 + generator.below(6);
    let mut round = "1x2".to_owned();
    for player in 3..=players {
        if generator.below(10) < density {
            write!(round, " {player}F").expect("a string takes everything");
        }
    }
    let mut random = table(players).round(&round);
    for a in 1..=players {
        for b in a + 1..=players {
            if generator.below(10) < density {
                random = random.forbid(&[a, b]);
            }
        }
    }
    random
}

fn refused_exactly_where_nothing_is_left(players: u32, seed: u64) {
    let table = random(players, seed);
    match table.try_draw(&Request::new(SYSTEM)) {
        Ok(_) => assert!(May::of(&table).any_pairing()),
        Err(_) => drop(witness(&table)),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn p28_a_witness_of_an_even_number_is_a_proof(half in 1_u32..=4, seed in any::<u64>()) {
        refused_exactly_where_nothing_is_left(2 * half, seed);
    }

    #[test]
    fn p28_a_witness_of_an_odd_number_is_a_proof(half in 1_u32..=4, seed in any::<u64>()) {
        refused_exactly_where_nothing_is_left(2 * half + 1, seed);
    }
}
