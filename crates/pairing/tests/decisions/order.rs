//! The classification of each system: 5.4.10.5.3, .6.2, .7.3, .7.6; P14, P15, P17.

use shashki_base::Seed;
use shashki_pairing::{PairError, Request, Step, System, pair};
use shashki_tournament::StartNumber;

use crate::build::{Table, in_round, seeded, table};

fn order(table: &Table, system: System) -> String {
    table.order(&Request::new(system))
}

/// 5.4.10.5.3 «во всех нечетных турах ... в порядке возрастания порядковых номеров ..., а в четных
/// турах - в порядке убывания».
#[test]
fn p16_coefficient_odd_rounds_ascending_even_rounds_descending() {
    let mut table = table(4);
    for expected in ["1 2 3 4", "4 3 2 1", "1 2 3 4", "4 3 2 1"] {
        assert_eq!(order(&table, System::Coefficient), expected);
        table = table.round("1x3 2x4");
    }
}

/// 1 and 3 have 3 points, 2 has 3 too, 5 has 2, 6 has 1, 4 none, before round 3.
///
/// | player | opponents' points now | sum | less the smallest |
/// |---|---|---|---|
/// | 1 | 4: 0, 3: 3 | 3 | 3 |
/// | 2 | 5: 2, 4: 0 | 2 | 2 |
/// | 3 | 6: 1, 1: 3 | 4 | 3 |
fn after_two_rounds() -> Table {
    table(6).round("1>4 5=2 3>6").round("3=1 2>4 6=5")
}

/// 5.4.10.6.2 «суммы очков всех соперников, исключая худшего»; equal ones by start number.
#[test]
fn p14_truncated_solkoff_orders_from_round_3() {
    assert_eq!(order(&after_two_rounds(), System::TruncatedSolkoff), "1 3 2 5 6 4");
}

/// 5.4.10.7.6 «в порядке убывания величины текущего коэффициента Бухгольца»: the full sum.
#[test]
fn p15_current_buchholz_orders_from_round_3() {
    assert_eq!(order(&after_two_rounds(), System::CurrentBuchholz), "3 1 2 5 6 4");
}

/// The coefficient system knows the start numbers alone.
#[test]
fn p15_coefficient_knows_no_opponents_points() {
    assert_eq!(order(&after_two_rounds(), System::Coefficient), "1 2 3 5 6 4");
}

/// 5.4.10.6.1: round 2 as the coefficient system, descending; 5.4.10.7.3: by start numbers, which we
/// read as ascending.
#[test]
fn p16_round_2_goes_by_start_numbers() {
    let table = table(4).round("1>3 4>2");
    assert_eq!(order(&table, System::TruncatedSolkoff), "4 1 3 2");
    assert_eq!(order(&table, System::CurrentBuchholz), "1 4 2 3");
}

/// Five without points or coefficients, before round 4: `rounds` rounds of forfeits lost by both.
fn all_equal(rounds: usize) -> Table {
    (0..rounds).fold(table(5), |table, _| table.round("1x3 4x2"))
}

/// 5.4.10.6.1 keeps 5.4.10.5.3 in force: equal ones descending in even rounds. 5 4 | 3 2, and 1 is
/// last: the bye.
#[test]
fn p14_equal_truncated_solkoff_descending_in_even_rounds() {
    assert_eq!(all_equal(3).pairs(System::TruncatedSolkoff), "2-4 3-5 bye 1");
    assert_eq!(all_equal(2).pairs(System::TruncatedSolkoff), "1-3 2-4 bye 5");
}

/// Option `ties = ascending`: «классифицируются на основании порядкового номера». 1 2 | 3 4.
#[test]
fn p14_option_ties_ascending() {
    let pairs = |table: Table, value| table.option("ties", value).pairs(System::TruncatedSolkoff);
    assert_eq!(pairs(all_equal(3), "ascending"), "1-3 2-4 bye 5");
    assert_eq!(pairs(all_equal(3), "by-round"), "2-4 3-5 bye 1");
    assert_eq!(pairs(all_equal(2), "ascending"), "1-3 2-4 bye 5");
    // Round 2 has no coefficients, and stays descending.
    assert_eq!(pairs(all_equal(1), "ascending"), "2-4 3-5 bye 1");
}

/// The option is one of the truncated Solkoff: the coefficient system keeps its direction.
#[test]
fn p14_the_option_leaves_the_other_systems_alone() {
    let table = all_equal(3).option("ties", "ascending");
    assert_eq!(table.pairs(System::Coefficient), "2-4 3-5 bye 1");
    assert_eq!(table.pairs(System::CurrentBuchholz), "1-4 2-3 bye 5");
}

/// 1 and 2 had a plus each; all but 5 have 3 points before round 3.
///
/// | player | opponents' points | `zero` | `none` |
/// |---|---|---|---|
/// | 1 | plus, 3: 3 | 0 + 3 less 0 = 3 | 3 less 3 = 0 |
/// | 2 | 4: 3, plus | 3 | 0 |
/// | 3 | 5: 0, 1: 3 | 3 | 3 |
/// | 4 | 2: 3, 5: 0 | 3 | 3 |
fn two_had_a_plus() -> Table {
    table(5).round("3>5 4=2 1U").round("3=1 4>5 2U")
}

/// A bye stands for an opponent with 0 points, and the cut takes it.
#[test]
fn p15_a_bye_is_an_opponent_without_points() {
    assert_eq!(order(&two_had_a_plus(), System::TruncatedSolkoff), "1 2 3 4 5");
}

/// Option `bye-entry = none`: a bye is no opponent, and one entry alone is cut to nothing.
#[test]
fn p15_option_bye_entry_none() {
    let none = two_had_a_plus().option("bye-entry", "none");
    assert_eq!(order(&none, System::TruncatedSolkoff), "3 4 1 2 5");
    let zero = two_had_a_plus().option("bye-entry", "zero");
    assert_eq!(order(&zero, System::TruncatedSolkoff), "1 2 3 4 5");
}

/// So do absences, half and full points without play, and rounds before a late entry. Where they
/// give less than a plus, the event makes it up to 1, so that the points stay the same.
#[test]
fn p15_every_round_without_an_opponent_is_an_entry() {
    for (word, made_up) in [("1F", 0), ("1H", 1), ("1Z", 2), ("1-", 2), ("1+", 0), ("", 2)] {
        let table = table(5)
            .change(|draft| draft.players[0].enters_in = Some(2).filter(|_| word.is_empty()))
            .round(&format!("3>5 4=2 {word}"))
            .round("3=1 4>5 2U")
            .points(&[(1, made_up)]);
        assert_eq!(order(&table, System::TruncatedSolkoff), "1 2 3 4 5", "{word}");
        let none = table.option("bye-entry", "none");
        assert_eq!(order(&none, System::TruncatedSolkoff), "3 4 1 2 5", "{word}");
    }
}

/// A forfeit stands for the scheduled opponent, for both.
///
/// Points before round 3: 1 3, 2 3, 3 2, 4 2, 5 1, 6 1. Sums: 1: 1 + 3 = 4; 2: 2 (forfeited by 4) + 3
/// = 5; 3: 1 + 1 = 2; 4: 3 (forfeited to 2) + 1 = 4; 5: 3 + 2 = 5; 6: 2 + 2 = 4.
#[test]
fn p15_a_forfeit_stands_for_the_scheduled_opponent() {
    let table = table(6).round("2+4 1>5 3=6").round("1=2 4>6 3=5");
    assert_eq!(order(&table, System::CurrentBuchholz), "2 1 4 3 5 6");
}

/// P17: the same seed, players and results give the same draw; another seed another one.
#[test]
fn p17_the_same_seed_gives_the_same_draw() {
    let table = table(12);
    let first = table.draw(&seeded(System::Lot, 7));
    assert_eq!(table.draw(&seeded(System::Lot, 7)), first);
    let orders: Vec<String> = (0..8).map(|seed| table.order(&seeded(System::Lot, seed))).collect();
    assert!(orders.iter().any(|order| *order != orders[0]), "{orders:?}");
    // The event's own seed, where the request has none.
    let recorded = table.change(|draft| draft.draw.seed = Some(Seed(7)));
    assert_eq!(recorded.draw(&Request::new(System::Lot)).boards, first.boards);
}

/// 5.4.10.4 «В последующих турах пары ... определяются жребием»: drawn afresh each round.
#[test]
fn p17_every_round_has_its_own_lot() {
    let mut table = table(12);
    let mut orders = Vec::new();
    for _ in 0..4 {
        orders.push(table.order(&seeded(System::Lot, 7)));
        table = table.round("1x2");
    }
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 4);
}

/// Without a seed and without a drawn order there is no lot.
#[test]
fn p17_no_seed_no_lot() {
    assert_eq!(table(4).refused(&Request::new(System::Lot)), PairError::SeedMissing);
}

/// A drawn order that is given needs no seed; the request's goes before the event's.
#[test]
fn p17_a_drawn_order_can_be_given() {
    let table = table(4).lot(&[4, 3, 2, 1]);
    assert_eq!(order(&table, System::Lot), "4 3 2 1");
    let given: Vec<StartNumber> = crate::build::numbers(&[2, 4, 1, 3]);
    let request = Request { lot_order: Some(given), ..Request::new(System::Lot) };
    assert_eq!(table.order(&request), "2 4 1 3");
    assert_eq!(table.order(&in_round(System::Lot, 1)), "4 3 2 1");
}

/// The same drawn order whether anybody has a rating or not: «если даже участники имеют
/// индивидуальные рейтинги».
#[test]
fn p17_the_lot_knows_no_ratings() {
    let plain = table(8);
    let rated = plain.clone().change(|draft| {
        for (player, rating) in draft.players.iter_mut().zip((2000_u16..).step_by(10)) {
            player.rating = Some(rating);
        }
    });
    let steps = |table: &Table| {
        let mut steps: Vec<Step> = Vec::new();
        pair(&table.event(), &seeded(System::Lot, 3), &mut steps).expect("a draw");
        steps
    };
    assert_eq!(steps(&plain), steps(&rated));
}
