//! The real event, one withdrawal a round.

use shashki_base::{Generator, Seed};
use shashki_pairing::{Changes, Plan, Profile, Published, Request, System, generate, repair};

use crate::common;

/// For every round and every fourth player: he leaves after the publication.
#[test]
fn one_withdrawal_in_each_round_of_the_real_event() {
    let Some(folder) = common::shared_data("tournaments") else { return };
    let event = common::event(&folder.join("fmjd-world-cup-2022.trf"));
    for round in 1..=9_u16 {
        let meetings = &event.rounds()[usize::from(round) - 1];
        let published = Published::from(meetings);
        let mut counts = Vec::new();
        for player in event.players().iter().step_by(4) {
            let start = player.start;
            if !published.players().contains(&start) {
                continue;
            }
            let changes = Changes { absent: vec![start], ..Changes::default() };
            let changed = changes.apply(&event, round).expect("an event");
            let request = Request {
                profile: Profile::FmjdProgram,
                round: Some(round),
                ..Request::new(System::TruncatedSolkoff)
            };
            let found = repair(&changed, &published, &request).expect("a re-pairing");
            let mut seated: Vec<_> =
                found.pairing.boards.iter().flat_map(|b| [b.white, b.black]).collect();
            seated.extend(found.pairing.bye);
            seated.sort_unstable();
            let mut expected = published.players();
            expected.retain(|&other| other != start);
            expected.sort_unstable();
            assert_eq!(seated, expected, "round {round} without {start}");
            for board in &found.pairing.boards {
                let index = event.index_of(board.white).expect("a player");
                let met = (1..round)
                    .any(|past| event.cell(index, past).played_opponent() == Some(board.black));
                assert!(!met, "round {round} without {start}: {board:?}");
            }
            // One who loses his opponent gets the bye, or the bye's holder: nobody else moves.
            assert!(found.touched.len() <= 3, "round {round} without {start}: {:?}", found.touched);
            counts.push(found.new_boards.len());
        }
        println!("round {round}: new boards {counts:?}");
    }
}

/// A thousand ordinary events in the long run, a hundred else: 20 to 60 players, the last of three to
/// nine rounds published, then somebody leaves. "Повторная жеребьевка ... должна затрагивать
/// минимальное число участников" (5.4.10.8): three boards or fewer.
#[test]
fn one_withdrawal_in_ordinary_generated_events() {
    let events = if std::env::var_os("SHASHKI_LONG").is_some() { 1_000 } else { 100 };
    let mut boards = [0_u32; 4];
    let mut most = 0;
    for number in 0..events {
        let mut dice = Generator::new(Seed(number), 41);
        let mut roll = |bound: u16| u16::try_from(dice.below(u64::from(bound))).expect("small");
        let (players, rounds) = (20 + u32::from(roll(41)), 3 + roll(7));
        let system = System::ALL[usize::from(roll(4))];
        let plan = Plan::new(players, rounds, system, Seed(number));
        let made = generate(&plan, |_| ()).expect("an event");
        let round = made.event.paired_rounds();
        let published = Published::from(&made.event.rounds()[usize::from(round) - 1]);
        let seated = published.players();
        let gone = seated[usize::from(roll(u16::try_from(seated.len()).expect("small")))];
        let changes = Changes { absent: vec![gone], ..Changes::default() };
        let changed = changes.apply(&made.event, round).expect("an event");
        let request = Request { round: Some(round), ..Request::new(system) };
        let found = repair(&changed, &published, &request).expect("a re-pairing");
        boards[found.new_boards.len().min(3)] += 1;
        most = most.max(found.new_boards.len());
    }
    println!("{events} events, new boards 0, 1, 2, 3 or more: {boards:?}");
    assert!(most <= 3, "{most} boards touched");
}
