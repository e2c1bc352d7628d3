//! P28: no valid pairing exists, with a proof that a person can check. Here the tests check it, by
//! code of their own.

use core::fmt::Write;
use std::collections::BTreeSet;

use proptest::prelude::*;
use shashki_base::{Generator, Lang, Seed};
use shashki_pairing::{PairError, Request, System, Witness};
use shashki_tournament::{Colour, Decision, Draft, MeetingResult, StartNumber};

use crate::build::{Table, forced, forcing, number, table};

const SYSTEM: System = System::Coefficient;

/// What may be, worked out from the rounds as they stand.
struct May {
    players: Vec<u32>,
    barred: BTreeSet<(u32, u32)>,
    had_a_win: BTreeSet<u32>,
}

impl May {
    fn of(table: &Table) -> Self {
        let draft = &table.draft;
        let players: Vec<u32> = draft.players.iter().map(|player| player.start.get()).collect();
        let mut may = Self { players, barred: BTreeSet::new(), had_a_win: BTreeSet::new() };
        for round in &draft.rounds {
            for meeting in &round.meetings {
                let (white, black) = (meeting.white.get(), meeting.black.get());
                match meeting.result {
                    MeetingResult::Forfeit(Decision::White) => drop(may.had_a_win.insert(white)),
                    MeetingResult::Forfeit(Decision::Black) => drop(may.had_a_win.insert(black)),
                    MeetingResult::Forfeit(_) => {}
                    _ => may.bar(white, black),
                }
            }
            // The tests here have pluses and full points alone.
            may.had_a_win.extend(round.unpaired.iter().map(|unpaired| unpaired.player.get()));
        }
        for list in &draft.constraints.forbidden {
            may.bar_all(&list.players.iter().map(|start| start.get()).collect::<Vec<_>>());
        }
        for colour in [Colour::White, Colour::Black] {
            let runs = may.players.iter().copied().filter(|&p| run(draft, p) == Some(colour));
            may.bar_all(&runs.collect::<Vec<_>>());
        }
        may
    }

    fn bar(&mut self, a: u32, b: u32) {
        self.barred.insert((a.min(b), a.max(b)));
    }

    fn bar_all(&mut self, players: &[u32]) {
        for (place, &a) in players.iter().enumerate() {
            players[place + 1..].iter().for_each(|&b| self.bar(a, b));
        }
    }

    fn meet(&self, a: u32, b: u32) -> bool {
        !self.barred.contains(&(a.min(b), a.max(b)))
    }

    fn have_bye(&self, player: u32) -> bool {
        !self.had_a_win.contains(&player)
    }

    /// Tries everything.
    fn pairable(&self, players: &[u32], bye: bool) -> bool {
        let Some((&first, rest)) = players.split_first() else { return true };
        let without = |other: u32| rest.iter().copied().filter(|&p| p != other).collect::<Vec<_>>();
        (bye && self.have_bye(first) && self.pairable(rest, false))
            || rest
                .iter()
                .any(|&other| self.meet(first, other) && self.pairable(&without(other), bye))
    }

    fn any_pairing(&self) -> bool {
        self.pairable(&self.players, self.players.len() % 2 == 1)
    }

    /// Why the witness proves nothing; none if it proves that there is no pairing.
    fn objection(&self, witness: &Witness) -> Option<String> {
        let others = numbers(&witness.others);
        let pieces: Vec<Vec<u32>> = witness.pieces.iter().map(|piece| numbers(piece)).collect();
        let named: Vec<u32> = others.iter().chain(pieces.iter().flatten()).copied().collect();
        if named.iter().collect::<BTreeSet<_>>().len() < named.len() {
            return Some("somebody is named twice".to_owned());
        }
        let with_bye = |number: usize| usize::from(witness.piece_with_bye == Some(number));
        let even = |number: usize| (pieces[number].len() + with_bye(number)).is_multiple_of(2);
        if let Some(number) = (0..pieces.len()).find(|&number| even(number)) {
            return Some(format!("{:?} has an even number", pieces[number]));
        }
        self.objection_to_pieces(&others, &pieces)
            .or_else(|| self.objection_to_bye(witness, &others, &pieces))
            .or_else(|| objection_to_count(witness))
    }

    fn objection_to_pieces(&self, others: &[u32], pieces: &[Vec<u32>]) -> Option<String> {
        pieces.iter().find_map(|piece| {
            let mut strangers =
                self.players.iter().filter(|p| !piece.contains(p) && !others.contains(p));
            strangers.find_map(|&stranger| {
                let member = piece.iter().find(|&&member| self.meet(member, stranger))?;
                Some(format!("{member} of {piece:?} may meet {stranger}"))
            })
        })
    }

    fn objection_to_bye(
        &self,
        witness: &Witness,
        others: &[u32],
        pieces: &[Vec<u32>],
    ) -> Option<String> {
        let odd = self.players.len() % 2 == 1;
        let stands = [witness.bye, witness.nobody_for_bye, witness.piece_with_bye.is_some()];
        if stands.into_iter().filter(|&stands| stands).count() > usize::from(odd) {
            return Some("the bye stands where it can't, or twice".to_owned());
        }
        let may_have = |p: &&u32| odd && self.have_bye(**p);
        let with_bye = witness.piece_with_bye.map_or(&[][..], |number| &pieces[number]);
        if !witness.bye
            && let Some(player) =
                pieces.iter().flatten().filter(|p| !with_bye.contains(p)).find(may_have)
        {
            return Some(format!("{player} of a piece may have the bye"));
        }
        let mut free = self.players.iter().filter(|p| !others.contains(p) && !with_bye.contains(p));
        if (witness.nobody_for_bye || witness.piece_with_bye.is_some())
            && let Some(player) = free.find(may_have)
        {
            return Some(format!("{player} may have the bye"));
        }
        None
    }
}

fn objection_to_count(witness: &Witness) -> Option<String> {
    let needy = witness.pieces.len() + usize::from(witness.nobody_for_bye);
    let helpers = witness.others.len() + usize::from(witness.bye);
    // The bye may be the one that goes without.
    let bye_is_needy = witness.nobody_for_bye || witness.piece_with_bye.is_some();
    (needy <= helpers || witness.left_over() != needy - helpers - usize::from(bye_is_needy))
        .then(|| format!("{needy} against {helpers}, {} left over", witness.left_over()))
}

fn numbers(list: &[StartNumber]) -> Vec<u32> {
    list.iter().map(|start| start.get()).collect()
}

/// The colour of the last three played games.
fn run(draft: &Draft, player: u32) -> Option<Colour> {
    let played = draft.rounds.iter().rev().flat_map(|round| &round.meetings);
    let played = played.filter(|m| !matches!(m.result, MeetingResult::Forfeit(_)));
    let colours = played.filter_map(|meeting| match number(player) {
        start if start == meeting.white => Some(Colour::White),
        start if start == meeting.black => Some(Colour::Black),
        _ => None,
    });
    let last: Vec<Colour> = colours.take(3).collect();
    (last.len() == 3 && last.iter().all(|&colour| colour == last[0])).then(|| last[0])
}

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

fn sets(witness: &Witness) -> (Vec<u32>, Vec<Vec<u32>>) {
    let sorted = |list: &[StartNumber]| {
        let mut list = numbers(list);
        list.sort_unstable();
        list
    };
    let mut pieces: Vec<Vec<u32>> = witness.pieces.iter().map(|piece| sorted(piece)).collect();
    pieces.sort_unstable();
    (sorted(&witness.others), pieces)
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
    assert!(witness.bye);
    assert_eq!(witness.left_over(), 4);
    assert!(witness.message(Lang::En).contains("the bye"));
    assert!(witness.message(Lang::Ru).contains("«плюс»"));
}

/// Nobody may have the bye: said in so many words.
#[test]
fn p28_nobody_for_the_bye() {
    let table = table(3).round("1x2 3U").round("1x3 2U").round("2x3 1U");
    let witness = witness(&table);
    assert!(witness.nobody_for_bye);
    assert!(witness.message(Lang::En).contains("nobody may have the bye"));
    assert!(witness.message(Lang::Ru).contains("не может получить никто"));
}

/// 1 alone may have the bye, and 2 may meet nobody but 1; nor may one of 3, 4 and 5.
#[test]
fn p28_the_bye_and_a_player_need_the_same_one() {
    let witness = witness(&table(5).round("2+1 3F 4F 5F").keep_apart(2, &[3, 4, 5]));
    assert!(witness.nobody_for_bye);
    assert_eq!(sets(&witness), (vec![1], vec![vec![2], vec![3, 4, 5]]));
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
    let number = witness.piece_with_bye.expect("the bye is in a piece");
    assert_eq!(witness.pieces[number].len(), 2);
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
