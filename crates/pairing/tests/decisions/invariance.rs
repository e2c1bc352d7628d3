//! What a draw does not depend on: names, ratings, clubs, and the order in which things are written
//! down. And the same question has the same answer.

use proptest::prelude::*;
use shashki_base::{Generator, Seed};
use shashki_pairing::{PairError, Pairing, Request, System};
use shashki_tournament::{AbsenceKind, Decision, Draft, MeetingResult};

use crate::build::{Table, fmjd, seeded, table};

/// An event of some rounds drawn by the engine itself, with results by lot.
fn random(seed: u64) -> Table {
    let mut lot = Generator::new(Seed(seed), 2);
    let players = 5 + small(&mut lot, 6);
    let mut event = table(players);
    for _ in 0..2 {
        let (a, b) = (1 + small(&mut lot, players), 1 + small(&mut lot, players));
        if a != b {
            event = event.forbid(&[a, b]);
        }
    }
    for _ in 0..lot.below(4) {
        let system = System::ALL[small(&mut lot, 4) as usize];
        let Ok(pairing) = event.try_draw(&seeded(system, seed)) else { break };
        let mut draft = pairing.apply(&event.event()).expect("an event").into_draft();
        give_results(&mut draft, &mut lot);
        event = Table { draft };
    }
    let away = 1 + small(&mut lot, players);
    event.absent(away, None, AbsenceKind::Zero)
}

fn small(lot: &mut Generator, below: u32) -> u32 {
    u32::try_from(lot.below(u64::from(below))).expect("it is below a u32")
}

fn give_results(draft: &mut Draft, lot: &mut Generator) {
    let last = draft.rounds.last_mut().expect("a round");
    for meeting in &mut last.meetings {
        meeting.result = match lot.below(8) {
            0..=2 => MeetingResult::Played(Decision::White),
            3..=4 => MeetingResult::Played(Decision::Black),
            5..=6 => MeetingResult::Played(Decision::Draw),
            _ => MeetingResult::Forfeit(Decision::White),
        };
    }
}

fn requests() -> Vec<Request> {
    let mut requests: Vec<Request> = System::ALL.map(|system| seeded(system, 9)).into();
    requests.push(Request { seed: Some(Seed(9)), ..fmjd() });
    requests
}

fn answers(table: &Table) -> Vec<Result<Pairing, PairError>> {
    requests().iter().map(|request| table.try_draw(request)).collect()
}

/// Everything that has an order of its own in the file alone.
fn shuffle(draft: &mut Draft, seed: u64) {
    let mut lot = Generator::new(Seed(seed), 3);
    lot.shuffle(&mut draft.players);
    for round in &mut draft.rounds {
        lot.shuffle(&mut round.meetings);
        lot.shuffle(&mut round.unpaired);
    }
    lot.shuffle(&mut draft.constraints.forbidden);
    for forbidden in &mut draft.constraints.forbidden {
        lot.shuffle(&mut forbidden.players);
    }
    lot.shuffle(&mut draft.absences);
}

fn rename(draft: &mut Draft, seed: u64) {
    let mut lot = Generator::new(Seed(seed), 4);
    for player in &mut draft.players {
        player.name = format!("Участник {}", lot.below(100));
        player.rating = u16::try_from(1 + lot.below(2_500)).ok();
        player.club = format!("Club {}", lot.below(3));
        "RUS".clone_into(&mut player.federation);
        player.place = u32::try_from(lot.below(9)).ok();
    }
    "Кубок".clone_into(&mut draft.info.name);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn the_same_question_has_the_same_answer(seed in any::<u64>()) {
        let table = random(seed);
        prop_assert_eq!(answers(&table), answers(&table.clone()));
    }

    #[test]
    fn the_order_of_the_file_changes_nothing(seed in any::<u64>(), turn in any::<u64>()) {
        let table = random(seed);
        let shuffled = table.clone().change(|draft| shuffle(draft, turn));
        prop_assert_eq!(answers(&table), answers(&shuffled));
    }

    #[test]
    fn names_and_ratings_change_nothing(seed in any::<u64>(), turn in any::<u64>()) {
        let table = random(seed);
        let renamed = table.clone().change(|draft| rename(draft, turn));
        prop_assert_eq!(answers(&table), answers(&renamed));
    }

    /// A forbidden pair that the draw doesn't hold, and one already met, change nothing of the pairs.
    #[test]
    fn a_prohibition_of_what_was_played_changes_nothing(seed in any::<u64>()) {
        let table = random(seed);
        let played = |m: &&shashki_tournament::Meeting| matches!(m.result, MeetingResult::Played(_));
        let met = table.draft.rounds.iter().flat_map(|round| &round.meetings).find(played);
        if let Some(meeting) = met {
            let both = [meeting.white.get(), meeting.black.get()];
            let boards = |table: &Table| -> Vec<_> {
                answers(table).into_iter().map(|a| a.map(|p| (p.boards, p.bye)).ok()).collect()
            };
            prop_assert_eq!(boards(&table), boards(&table.clone().forbid(&both)));
        }
    }
}
