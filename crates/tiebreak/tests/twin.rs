//! A slow twin, written again from the text with big rationals and no thought of speed, against the
//! crate on random events; and the order of addition.

#![allow(clippy::unwrap_used, clippy::panic)] // a panic is a failed test

mod common;

use common::{column, trf};
use num_bigint::BigInt;
use num_rational::BigRational;
use proptest::prelude::*;
use shashki_tiebreak::Exact;
use shashki_tournament::Event;

type Ratio = BigRational;

fn whole(number: i64) -> Ratio {
    Ratio::from_integer(BigInt::from(number))
}

/// One player in one round: opponent (by index), letter, points in halves.
#[derive(Clone, Copy, Debug)]
struct Slot {
    opponent: Option<usize>,
    letter: char,
}

impl Slot {
    /// Points in 2-1-0.
    fn points(self) -> i64 {
        match self.letter {
            '1' | '+' | 'U' | 'F' => 2,
            '=' | 'H' => 1,
            _ => 0,
        }
    }

    fn played(self) -> bool {
        matches!(self.letter, '1' | '=' | '0')
    }
}

type Table = Vec<Vec<Slot>>;

fn total(table: &Table, player: usize, rounds: usize) -> i64 {
    table[player][..rounds].iter().map(|slot| slot.points()).sum()
}

/// T5, the last round with a played game or the plus.
fn stopped(row: &[Slot]) -> usize {
    (0..row.len()).rev().find(|&r| row[r].played() || row[r].letter == 'U').map_or(0, |r| r + 1)
}

fn left(row: &[Slot]) -> bool {
    let (k, r) = (stopped(row), row.len());
    k + 1 < r && row[k..].iter().all(|slot| !matches!(slot.letter, 'H' | 'F' | '+'))
}

/// T5, by recursion: the average of those who stopped later.
fn credited(table: &Table, player: usize) -> Ratio {
    let rounds = table[player].len();
    let own = whole(total(table, player, rounds));
    if !left(&table[player]) {
        return own;
    }
    let k = stopped(&table[player]);
    let group: Vec<usize> = (0..table.len())
        .filter(|&q| q != player && stopped(&table[q]) > k)
        .filter(|&q| k == 0 || total(table, q, k) == total(table, player, k))
        .collect();
    if group.is_empty() {
        return own;
    }
    let sum = group.iter().fold(whole(0), |sum, &q| sum + credited(table, q));
    sum / whole(i64::try_from(group.len()).unwrap())
}

/// The entries of SOLK under the draughts profiles.
fn entries(table: &Table, player: usize, manual: bool) -> Vec<Ratio> {
    let rounds = table[player].len();
    let lowest = (0..table.len()).map(|q| total(table, q, rounds)).min().unwrap();
    let entry = |slot: &Slot| match slot.opponent {
        Some(opponent) if manual => credited(table, opponent),
        Some(opponent) => whole(total(table, opponent, rounds)),
        None if manual && slot.letter == 'U' => whole(lowest),
        None => whole(0),
    };
    table[player].iter().map(entry).collect()
}

fn sum(numbers: &[Ratio]) -> Ratio {
    numbers.iter().fold(whole(0), |sum, number| sum + number)
}

fn value(table: &Table, player: usize, code: &str, manual: bool) -> Ratio {
    let rounds = table[player].len();
    let counts =
        |q: usize| if manual { credited(table, q) } else { whole(total(table, q, rounds)) };
    let mut sorted = entries(table, player, manual);
    sorted.sort();
    let games = table[player].iter().filter_map(|slot| Some((*slot, slot.opponent?)));
    match code {
        "SOLK" => sum(&sorted),
        "SOLK-1" => sum(sorted.get(1..).unwrap_or_default()),
        "SOLK-MED" => {
            let end = sorted.len().saturating_sub(1).max(1);
            sum(sorted.get(1..end).unwrap_or_default())
        }
        "SOLK+" => games.fold(whole(0), |all, (_, q)| all + value(table, q, "SOLK", manual)),
        "SB" => games.fold(whole(0), |all, (slot, q)| all + counts(q) * whole(slot.points())),
        "SHMU" => games.fold(whole(0), |all, (slot, q)| match slot.letter {
            '1' | '+' => all + counts(q),
            '0' | '-' => all - counts(q),
            _ => all,
        }),
        "PROG" => (1..=rounds).map(|r| whole(total(table, player, r))).fold(whole(0), |a, b| a + b),
        _ => panic!("{code}"),
    }
}

/// FIDE's adjusted score, by its two sentences.
fn adjusted(table: &Table, player: usize) -> Ratio {
    let row = &table[player];
    let voluntary = |slot: &Slot| matches!(slot.letter, 'H' | 'Z' | '-');
    (0..row.len()).fold(whole(0), |all, round| {
        let requested = matches!(row[round].letter, 'H' | 'Z');
        let tail = row[round + 1..].iter().all(voluntary);
        all + whole(if requested && tail { 1 } else { row[round].points() })
    })
}

fn buchholz(table: &Table, player: usize, capped: bool) -> Ratio {
    let rounds = table[player].len();
    let own = whole(total(table, player, rounds));
    let draws = whole(i64::try_from(rounds).unwrap());
    let entry = |slot: &Slot| match slot.opponent {
        Some(opponent) if slot.played() => adjusted(table, opponent),
        Some(opponent) if capped => own.clone().min(adjusted(table, opponent)),
        None if capped => own.clone().min(draws.clone()),
        _ => own.clone(),
    };
    table[player].iter().map(entry).fold(whole(0), |a, b| a + b)
}

/// Random events: pairs by chance, some of them never played, some players gone after a round.
fn tables() -> impl Strategy<Value = Table> {
    (3_usize..=14, 1_usize..=7).prop_flat_map(|(players, rounds)| {
        let orders =
            prop::collection::vec(Just((0..players).collect::<Vec<_>>()).prop_shuffle(), rounds);
        let letters = prop::collection::vec(0_u8..40, players * rounds);
        let stays = prop::collection::vec(0..=2 * rounds, players);
        (orders, letters, stays).prop_map(move |(orders, letters, stays)| {
            let mut table = vec![Vec::new(); players];
            for (round, order) in orders.iter().enumerate() {
                let here: Vec<usize> =
                    order.iter().copied().filter(|&p| stays[p] > round).collect();
                let mut row = vec![Slot { opponent: None, letter: 'Z' }; players];
                for (board, pair) in here.chunks(2).enumerate() {
                    let chance = letters[round * players + board];
                    match *pair {
                        [a, b] if chance < 36 => {
                            let (mine, theirs) = [
                                ('1', '0'),
                                ('0', '1'),
                                ('=', '='),
                                ('=', '='),
                                ('1', '0'),
                                ('+', '-'),
                                ('-', '+'),
                                ('-', '-'),
                                ('0', '1'),
                            ][usize::from(chance) % 9];
                            row[a] = Slot { opponent: Some(b), letter: mine };
                            row[b] = Slot { opponent: Some(a), letter: theirs };
                        }
                        [a, b] => {
                            row[a].letter = 'H';
                            row[b].letter = if chance % 2 == 0 { 'F' } else { 'Z' };
                        }
                        [a] => row[a].letter = 'U',
                        _ => {}
                    }
                }
                for (player, slot) in row.into_iter().enumerate() {
                    table[player].push(slot);
                }
            }
            table
        })
    })
}

fn event(table: &Table) -> Event {
    let cell = |player: usize, slot: &Slot| match slot.opponent {
        Some(opponent) => {
            let colour = if player < opponent { 'w' } else { 'b' };
            format!("{}{colour}{}", opponent + 1, slot.letter)
        }
        None => format!("0-{}", slot.letter),
    };
    let rows: Vec<String> = (0..table.len())
        .map(|p| table[p].iter().map(|slot| cell(p, slot)).collect::<Vec<_>>().join(" "))
        .collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    common::event(&trf(&format!("142 {}\n{}", table[0].len(), common::TWO), &rows))
}

/// As the crate writes numbers: a decimal of four places at most, else a fraction.
fn written(number: &Ratio) -> String {
    let scaled = number * whole(10_000);
    if !scaled.is_integer() {
        return format!("{}/{}", number.numer(), number.denom());
    }
    let scaled: i64 = scaled.to_integer().to_string().parse().unwrap();
    Exact::ratio(scaled, 10_000).to_string()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(160))]

    #[test]
    fn the_draughts_family(table in tables()) {
        let event = event(&table);
        // Rounds at the end in which nobody was paired are the rounds to be paired.
        let counted = usize::from(event.paired_rounds());
        let table: Table = table.iter().map(|row| row[..counted].to_vec()).collect();
        for (profile, manual) in [("fmjd", false), ("rules-manual", true)] {
            for code in ["SOLK", "SOLK-1", "SOLK-MED", "SOLK+", "SB", "SHMU", "PROG"] {
                let found = column(&event, code, profile, "");
                let expected: Vec<String> =
                    (0..table.len()).map(|p| written(&value(&table, p, code, manual))).collect();
                prop_assert_eq!(found, expected, "{} {}", profile, code);
            }
        }
    }

    #[test]
    fn fides_dummy(table in tables()) {
        let event = event(&table);
        let counted = usize::from(event.paired_rounds());
        prop_assume!(counted == table[0].len()); // the cap hangs on the scheduled rounds
        for (profile, capped) in [("fide-2024", false), ("fide-2026", true)] {
            let found = column(&event, "BH", profile, "");
            let expected: Vec<String> =
                (0..table.len()).map(|p| written(&buchholz(&table, p, capped))).collect();
            prop_assert_eq!(found, expected, "{}", profile);
        }
    }

    /// The sum of fractions is the same in every order, small or big.
    #[test]
    fn t1_sums_in_any_order(
        parts in prop::collection::vec((any::<i64>(), 1_i64..=i64::MAX), 1..12),
        turn in any::<prop::sample::Index>(),
    ) {
        let exact: Vec<Exact> = parts.iter().map(|&(p, q)| Exact::ratio(p, q)).collect();
        let mut turned = exact.clone();
        turned.rotate_left(turn.index(exact.len()));
        turned.reverse();
        let (one, other): (Exact, Exact) = (exact.iter().sum(), turned.iter().sum());
        prop_assert_eq!(&one, &other);
        prop_assert_eq!(one.to_string(), other.to_string());
        let ratio = |&(p, q): &(i64, i64)| Ratio::new(BigInt::from(p), BigInt::from(q));
        let sum = parts.iter().map(ratio).fold(whole(0), |a, b| a + b);
        if sum.is_integer() {
            prop_assert_eq!(one.to_string(), sum.to_string());
        } else if !(&sum * whole(10_000)).is_integer() {
            prop_assert_eq!(one.to_string(), format!("{}/{}", sum.numer(), sum.denom()));
        }
    }

    /// Comparison, difference and product agree with big rationals.
    #[test]
    fn t1_arithmetic(a in (any::<i64>(), 1_i64..=i64::MAX), b in (any::<i64>(), 1_i64..=i64::MAX)) {
        let exact = |(p, q)| Exact::ratio(p, q);
        let ratio = |(p, q): (i64, i64)| Ratio::new(BigInt::from(p), BigInt::from(q));
        prop_assert_eq!(exact(a).cmp(&exact(b)), ratio(a).cmp(&ratio(b)));
        prop_assert_eq!((&exact(a) - &exact(b)).rounded(3), exact_of(&(ratio(a) - ratio(b))));
        prop_assert_eq!((&exact(a) * &exact(b)).rounded(3), exact_of(&(ratio(a) * ratio(b))));
    }
}

/// Rounded to three decimals by integers alone.
fn exact_of(number: &Ratio) -> String {
    let scaled = (number * whole(1_000)).round().to_integer();
    let negative = scaled < BigInt::from(0);
    let digits = format!("{:0>4}", scaled.magnitude().to_string());
    let (front, back) = digits.split_at(digits.len() - 3);
    format!("{}{front}.{back}", if negative { "-" } else { "" })
}
