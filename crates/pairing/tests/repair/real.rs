//! The real event, one withdrawal a round.

use shashki_pairing::{Changes, Profile, Published, Request, System, repair};

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
