//! Any events in any order: nothing panics, a refused event changes nothing, and a ply taken back
//! gives back what was there before it, whatever happened after.

use proptest::prelude::*;
use shashki_board::{Position, Side};
use shashki_record::{Claim, Game, Gravity, Incident, Sanction, Violation};

use crate::common::{B, W};

/// What can be done to a game, with a number to choose by.
#[derive(Copy, Clone, Debug)]
enum Event {
    Move(usize),
    Violate(usize, Side),
    NotMarked,
    Offer(Side),
    Decline(Side),
    Demand(Side),
    Waive(Side),
    CallArbiter(Side),
    Decide(bool),
    Mark(Side),
    Remark(Side),
    Claim(Side),
    TakeBack,
}

fn event() -> impl Strategy<Value = Event> {
    let side = || prop_oneof![Just(W), Just(B)];
    prop_oneof![
        8 => (0_usize..40).prop_map(Event::Move),
        3 => ((0_usize..14), side()).prop_map(|(number, by)| Event::Violate(number, by)),
        1 => Just(Event::NotMarked),
        1 => side().prop_map(Event::Offer),
        1 => side().prop_map(Event::Decline),
        2 => side().prop_map(Event::Demand),
        1 => side().prop_map(Event::Waive),
        1 => side().prop_map(Event::CallArbiter),
        1 => any::<bool>().prop_map(Event::Decide),
        1 => side().prop_map(Event::Mark),
        1 => side().prop_map(Event::Remark),
        1 => side().prop_map(Event::Claim),
        3 => Just(Event::TakeBack),
    ]
}

/// Whether the event was accepted.
fn happens(game: &mut Game, event: Event) -> bool {
    match event {
        Event::Move(choice) => {
            let moves = game.position().moves();
            let m = moves.get(choice % moves.len().max(1));
            m.is_some_and(|&m| game.push(m).is_ok())
        }
        Event::Violate(number, by) => {
            let mut setup = game.position().to_setup();
            setup.set_side(!by);
            let stood = Position::try_from(setup).ok();
            let violation = Violation::ALL[number];
            // This one takes the last ply back itself.
            violation != Violation::MoveTakenBack
                && game.violate(Incident { stood, ..Incident::new(violation, by) }).is_ok()
        }
        Event::NotMarked => game.king_not_marked().is_ok(),
        Event::Offer(by) => game.offer_draw(by).is_ok(),
        Event::Decline(by) => game.decline_draw(by).is_ok(),
        Event::Demand(by) => game.demand_correction(by).is_ok(),
        Event::Waive(by) => game.waive(by).is_ok(),
        Event::CallArbiter(by) => game.call_arbiter(by).is_ok(),
        Event::Decide(correct) => game.arbiter_decides(correct).is_ok(),
        Event::Mark(by) => game.demand_marking(by).is_ok(),
        Event::Remark(side) => game.impose(side, Gravity::Ordinary, Sanction::Remark).is_ok(),
        Event::Claim(by) => game.claim(&Claim::standing(by)).result.is_some(),
        Event::TakeBack => game.take_back().is_ok(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_events_in_any_order(events in prop::collection::vec(event(), 0..80)) {
        let start = "W:Wa3,a7,Kc1,g1:BKb8,d2,Kf8,h6".parse().unwrap();
        let mut game = Game::from_position(start);
        // The game as it stood just before each ply.
        let mut before: Vec<Game> = Vec::new();
        for event in events {
            let here = game.clone();
            if !happens(&mut game, event) {
                prop_assert_eq!(&game, &here, "{:?} was refused", event);
                continue;
            }
            match event {
                Event::TakeBack => prop_assert_eq!(Some(game.clone()), before.pop()),
                _ if game.ply() > before.len() => before.push(here),
                _ => {}
            }
            prop_assert_eq!(game.ply(), before.len());
            let occurrences = (0..=game.ply())
                .filter(|&ply| game.position_at(ply) == Some(game.position()))
                .count();
            prop_assert_eq!(usize::from(game.occurrences()), occurrences);
        }
    }
}
