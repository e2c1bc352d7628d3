//! The twin by itself: held against worked examples, against every complete pairing written down,
//! and against the published pairings of the shared data.

#![allow(clippy::panic)] // helpers of tests

mod common;
mod twin;

use proptest::prelude::*;
use serde_json::Value;
use shashki_tournament::{
    Cell, Colour, Decision, Draft, Event, ForcedPair, Lot, Meeting, MeetingResult, Player, Round,
    StartNumber, Unpaired, UnpairedKind,
};
use twin::events::{Case, Wishes, cases};
use twin::{Pairing, Profile, Question, Refusal, System, pair, pair_by_sieve};

// ---------------------------------------------------------------------------------------------
// Worked examples

fn number(value: u32) -> StartNumber {
    StartNumber::new(value).unwrap_or_else(|| panic!("{value} is no start number"))
}

fn draft(players: u32) -> Draft {
    let players_of = |n| Player::new(number(n), format!("P{n}"));
    let mut draft = Draft { players: (1..=players).map(players_of).collect(), ..Draft::default() };
    draft.draw.first_colour = Some(Colour::White);
    draft.draw.lots = vec![Lot { round: None, order: (1..=players).map(number).collect() }];
    draft
}

fn event(draft: Draft) -> Event {
    draft.check().unwrap_or_else(|faults| panic!("{faults}"))
}

/// Adds a round of draws.
fn drawn_round(draft: &mut Draft, pairs: &[(u32, u32)]) {
    let draw = |&(white, black): &(u32, u32)| {
        Meeting::new(number(white), number(black), MeetingResult::Played(Decision::Draw))
    };
    draft.rounds.push(Round { meetings: pairs.iter().map(draw).collect(), unpaired: Vec::new() });
}

fn numbers(pairing: &Pairing) -> Vec<(u32, u32)> {
    let pairs = pairing.pairs.iter().map(|(white, black)| (white.get(), black.get()));
    pairs.chain(pairing.bye.map(|bye| (bye.get(), 0))).collect()
}

fn paired(question: &Question<'_>) -> Vec<(u32, u32)> {
    numbers(&pair(question).unwrap_or_else(|refusal| panic!("{refusal:?}")))
}

#[test]
fn p16_round_1() {
    let event = event(draft(9));
    let of = |system| paired(&Question::new(&event, 1, system));
    let fold = [(1, 5), (6, 2), (3, 7), (8, 4), (9, 0)];
    assert_eq!(of(System::Coefficient), fold);
    assert_eq!(of(System::TruncatedSolkoff), fold);
    assert_eq!(of(System::CurrentBuchholz), [(1, 8), (7, 2), (3, 6), (5, 4), (9, 0)]);
    assert_eq!(of(System::Lot), [(1, 2), (3, 4), (5, 6), (7, 8), (9, 0)]);
}

#[test]
fn p13_the_halves_are_cut_once_or_anew() {
    let event = event(draft(8));
    let mut question = Question::new(&event, 1, System::Coefficient);
    // 1 may meet nobody of the lower half, so he takes the last of the upper: 4.
    question.forbidden = (5..=8).map(|other| (number(1), number(other))).collect();
    // Left of 1 2 3 4 | 5 6 7 8, cut once: 2 3 | 5 6 7 8.
    assert_eq!(paired(&question), [(1, 4), (5, 2), (3, 6), (7, 8)]);
    // Cut anew: 2 3 5 | 6 7 8, then 3 5 | 7 8.
    question.options.set("halves", "recut").unwrap();
    assert_eq!(paired(&question), [(1, 4), (6, 2), (3, 7), (5, 8)]);
}

#[test]
fn p6_the_plus_goes_to_the_lowest_number_in_even_rounds_of_the_coefficient_system() {
    let mut draft = draft(5);
    drawn_round(&mut draft, &[(1, 3), (4, 2)]);
    draft.scoring.pairing_bye = draft.scoring.draw[0];
    draft.rounds[0].unpaired = vec![Unpaired { player: number(5), kind: UnpairedKind::PairingBye }];
    let event = event(draft);
    let bye = |system| pair(&Question::new(&event, 2, system)).unwrap().bye.unwrap().get();
    assert_eq!(bye(System::Coefficient), 1);
    // Ascending: 5 would be the last, but has had his plus (P3).
    assert_eq!(bye(System::CurrentBuchholz), 4);
}

#[test]
fn p28_no_valid_pairing() {
    let mut draft = draft(2);
    drawn_round(&mut draft, &[(1, 2)]);
    let event = event(draft);
    for system in System::ALL {
        assert_eq!(pair(&Question::new(&event, 2, system)), Err(Refusal::NoValidPairing));
    }
}

#[test]
fn p5_a_forced_pair_names_the_rule_it_breaks() {
    let mut draft = draft(4);
    drawn_round(&mut draft, &[(1, 2), (3, 4)]);
    let event = event(draft);
    let mut question = Question::new(&event, 2, System::Coefficient);
    let mut forced = ForcedPair { first: number(1), second: Some(number(2)), because: None };
    question.forced = vec![forced.clone()];
    assert_eq!(pair(&question), Err(Refusal::ForcedPair(forced.clone(), vec!["P1"])));
    forced.because = Some("the jury says so".into());
    question.forced = vec![forced];
    // 3 and 4 have met too, and nothing overrides that.
    assert_eq!(pair(&question), Err(Refusal::NoValidPairing));
    question.forced = vec![ForcedPair { first: number(1), second: None, because: None }];
    assert!(matches!(pair(&question), Err(Refusal::BadInput(_))), "four players, no bye");
}

#[test]
fn the_observed_profile_has_one_system() {
    let event = event(draft(4));
    for system in System::ALL {
        let mut question = Question::new(&event, 1, system);
        question.profile = Profile::FmjdProgram;
        assert_eq!(pair(&question).is_ok(), system == System::TruncatedSolkoff, "{system:?}");
    }
}

// ---------------------------------------------------------------------------------------------
// Random events

/// Every question that can be asked about the case.
fn questions(case: &Case) -> Vec<Question<'_>> {
    let by_rules = |system| Question::new(&case.event, case.round, system);
    let mut all: Vec<Question<'_>> = System::ALL.into_iter().map(by_rules).collect();
    let mut fmjd = by_rules(System::TruncatedSolkoff);
    fmjd.profile = Profile::FmjdProgram;
    all.push(fmjd);
    all
}

/// The colours of played games running at the end, of one colour.
fn running(case: &Case, player: usize) -> (Option<Colour>, usize) {
    let cells = (1..case.round).rev().map(|round| case.event.cell(player, round));
    let colours: Vec<Colour> = cells.filter_map(Cell::played_colour).collect();
    let first = colours.first().copied();
    (first, colours.iter().take_while(|&&colour| Some(colour) == first).count())
}

/// P1, P2: whether the first may have White against the second.
fn may_play(case: &Case, white: usize, black: usize) -> bool {
    let opponent = Some(case.event.players()[black].start);
    let met =
        (1..case.round).any(|round| case.event.cell(white, round).played_opponent() == opponent);
    let fourth = |player, colour| {
        let (last, length) = running(case, player);
        last == Some(colour) && length >= 3
    };
    !met && !fourth(white, Colour::White) && !fourth(black, Colour::Black)
}

fn may_have_bye(case: &Case, player: usize) -> bool {
    !(1..case.round).any(|round| case.event.cell(player, round).won_without_play())
}

/// P1 to P3 hold, and nobody stands twice.
fn assert_valid(case: &Case, pairing: &Pairing) {
    let index = |start| case.event.index_of(start).unwrap_or(usize::MAX);
    let mut seen: Vec<StartNumber> = pairing.bye.into_iter().collect();
    for &(white, black) in &pairing.pairs {
        assert!(may_play(case, index(white), index(black)), "{white} v {black}\n{case:?}");
        seen.extend([white, black]);
    }
    if let Some(bye) = pairing.bye {
        assert!(may_have_bye(case, index(bye)), "bye for {bye}\n{case:?}");
    }
    let count = seen.len();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), count, "{case:?}");
}

/// Tries everything: whether these can be paired, one of them standing out if their number is odd.
fn any_pairing(case: &Case, players: &[usize], bye_left: bool) -> bool {
    let Some((&first, others)) = players.split_first() else {
        return true;
    };
    let without = |other: usize| others.iter().copied().filter(move |&p| p != other).collect();
    let bye = bye_left && may_have_bye(case, first) && any_pairing(case, others, false);
    bye || others.iter().any(|&other| {
        let rest: Vec<usize> = without(other);
        (may_play(case, first, other) || may_play(case, other, first))
            && any_pairing(case, &rest, bye_left)
    })
}

/// P4: those who are neither away nor gone.
fn here(case: &Case) -> Vec<usize> {
    let takes_part = |&index: &usize| {
        let player = &case.event.players()[index];
        let away = case.event.absences().iter().any(|absence| absence.player == player.start);
        player.enters_in.is_none_or(|first| first <= case.round)
            && player.withdrew_after.is_none_or(|last| case.round <= last)
            && !away
            && case.event.cell(index, case.round) == Cell::Empty
    };
    (0..case.event.players().len()).filter(takes_part).collect()
}

fn has_plus_beforehand(case: &Case) -> bool {
    let plus = Cell::Unpaired(UnpairedKind::PairingBye);
    (0..case.event.players().len()).any(|player| case.event.cell(player, case.round) == plus)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_sieve_agrees(case in prop_oneof![
        cases(Wishes::None), cases(Wishes::Pairs), cases(Wishes::All)
    ]) {
        // All complete pairings of more than ten players are too many to write down.
        prop_assume!(case.event.players().len() <= 10);
        for question in questions(&case) {
            prop_assert_eq!(pair(&question), pair_by_sieve(&question));
        }
    }

    #[test]
    fn a_draw_is_valid_and_complete(case in cases(Wishes::None)) {
        prop_assume!(!has_plus_beforehand(&case));
        let mut refused = Vec::new();
        let here = here(&case);
        for mut question in questions(&case) {
            question.options.set("forfeits", "no-meeting").unwrap();
            match pair(&question) {
                Ok(pairing) => {
                    assert_valid(&case, &pairing);
                    let paired = 2 * pairing.pairs.len() + usize::from(pairing.bye.is_some());
                    prop_assert_eq!(paired, here.len());
                    refused.push(false);
                }
                Err(refusal) => {
                    prop_assert_eq!(refusal, Refusal::NoValidPairing);
                    refused.push(true);
                }
            }
        }
        // P28 depends on no system, and it is true.
        if here.len() <= 8 {
            let none = !any_pairing(&case, &here, here.len() % 2 == 1);
            prop_assert_eq!(refused, vec![none; 5]);
        }
    }

    #[test]
    fn the_order_of_the_file_is_nothing(case in cases(Wishes::All), seed in any::<u64>()) {
        // Wishes that hold for no pair and pools that hold nobody change nothing.
        let mut draft = case.event.clone().into_draft();
        let turn = usize::try_from(seed % 7).unwrap();
        draft.players.rotate_left(turn % case.event.players().len());
        draft.constraints.pools.push(shashki_tournament::Pool {
            name: "nobody".into(),
            players: Vec::new(),
        });
        let Ok(event) = draft.check() else { return Ok(()) };
        let again = Case { event, round: case.round };
        for (question, other) in questions(&case).iter().zip(questions(&again)) {
            prop_assert_eq!(pair(question), pair(&other));
        }
    }
}

// ---------------------------------------------------------------------------------------------
// The shared data

fn text<'v>(line: &'v Value, key: &str) -> &'v str {
    line[key].as_str().unwrap_or_else(|| panic!("{key} in {line}"))
}

fn pairs_of(line: &Value, key: &str) -> Vec<(u64, u64)> {
    let pairs = line[key].as_array().into_iter().flatten();
    pairs.map(|pair| (pair[0].as_u64().unwrap_or(0), pair[1].as_u64().unwrap_or(0))).collect()
}

/// The exit code and the output that the answer stands for.
fn answer(result: &Result<Pairing, Refusal>) -> (i64, String) {
    match result {
        Ok(pairing) => (0, pairing.to_string()),
        Err(Refusal::NoValidPairing) => (1, String::new()),
        Err(_) => (3, String::new()),
    }
}

fn check_line(line: &Value, event: &Event) {
    let round = u16::try_from(line["round"].as_u64().unwrap_or(0)).unwrap_or(0);
    let system = System::named(text(line, "system")).unwrap_or_else(|| panic!("{line}"));
    let mut question = Question::new(event, round, system);
    if line["profile"] == "fmjd-program" {
        question.profile = Profile::FmjdProgram;
    }
    for (name, value) in line["options"].as_object().into_iter().flatten() {
        let set = question.options.set(name, value.as_str().unwrap_or(""));
        assert_eq!(set, Ok(()), "{line}");
    }
    let result = pair(&question);
    let expected = (line["rc"].as_i64().unwrap_or(-1), text(line, "out").to_owned());
    assert_eq!(answer(&result), expected, "{line}");
    match result {
        Ok(pairing) => check_details(line, &pairing),
        Err(Refusal::ForcedPair(_, rules)) => {
            assert_eq!(line["breaks"], Value::from(rules), "{line}");
        }
        Err(_) => assert_eq!(line["breaks"], Value::Null, "{line}"),
    }
}

fn check_details(line: &Value, pairing: &Pairing) {
    let numbers = |pairs: &[(StartNumber, StartNumber)]| -> Vec<(u64, u64)> {
        pairs.iter().map(|(a, b)| (a.get().into(), b.get().into())).collect()
    };
    assert_eq!(numbers(&pairing.compulsory), pairs_of(line, "compulsory"), "{line}");
    assert_eq!(numbers(&pairing.yielded), pairs_of(line, "yielded"), "{line}");
}

/// All lines of the folder; how many there were.
fn check_folder(folder: &str) -> Option<usize> {
    let folder = common::shared_data(folder)?;
    let lines = common::expected(&folder);
    let count = lines
        .iter()
        .map(|line| check_line(line, &common::event(&folder.join(text(line, "file")))))
        .count();
    Some(count)
}

#[test]
fn data_small() {
    assert!(check_folder("pairing/small").is_none_or(|lines| lines >= 100));
}

#[test]
fn data_options() {
    assert!(check_folder("pairing/options").is_none_or(|lines| lines >= 10));
}

#[test]
fn data_constraints() {
    assert!(check_folder("pairing/constraints").is_none_or(|lines| lines >= 10));
}

#[test]
fn data_medium() {
    assert!(check_folder("pairing/medium").is_none_or(|lines| lines >= 10));
}

#[test]
fn world_cup_2022() {
    let Some(folder) = common::shared_data("tournaments") else { return };
    let published = common::event(&folder.join("fmjd-world-cup-2022.trf"));
    // Round 5 was drawn with the round-4 game of 40 and 60 still standing as a draw.
    let mut draft = published.clone().into_draft();
    let is_theirs = |m: &&mut Meeting| m.white.get().min(m.black.get()) == 40;
    let game = draft.rounds[3].meetings.iter_mut().find(is_theirs).unwrap();
    assert_eq!(game.white.get().max(game.black.get()), 60);
    game.result = MeetingResult::Played(Decision::Draw);
    let before_correction = event(draft);
    for round in 1..=9 {
        let event = if round == 5 { &before_correction } else { &published };
        let mut question = Question::new(event, round, System::TruncatedSolkoff);
        question.profile = Profile::FmjdProgram;
        let mut pairs = paired(&question);
        let meetings = &published.rounds()[usize::from(round) - 1].meetings;
        let mut table: Vec<(u32, u32)> =
            meetings.iter().map(|m| (m.white.get(), m.black.get())).collect();
        pairs.sort_unstable();
        table.sort_unstable();
        assert_eq!(pairs, table, "round {round}");
    }
}
