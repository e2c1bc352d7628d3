//! Events that were played out: they check clean for the system that paired them, and a result that
//! was corrected afterwards is found again.

use shashki_base::{Generator, Seed};
use shashki_pairing::{ChangedResult, Profile, Replay, Request, System, check, pair};
use shashki_tournament::{Decision, Event, MeetingResult};

use crate::build::table;

const DECISIONS: [Decision; 3] = [Decision::White, Decision::Draw, Decision::Black];

fn request(system: System, profile: Profile) -> Request {
    Request { profile, seed: Some(Seed(1)), ..Request::new(system) }
}

/// An event of so many players, with results drawn at random.
fn played(players: u32, rounds: u16, request: &Request, seed: u64) -> Event {
    let mut generator = Generator::new(Seed(seed), 1);
    let mut event = table(players).change(|draft| draft.draw.seed = Some(Seed(1))).event();
    for _ in 0..rounds {
        let pairing = pair(&event, request, &mut ()).expect("a pairing");
        let mut draft = pairing.apply(&event).expect("an event").into_draft();
        let round = draft.rounds.last_mut().expect("the round");
        for meeting in &mut round.meetings {
            let drawn = usize::try_from(generator.below(3)).expect("small");
            meeting.result = MeetingResult::Played(DECISIONS[drawn]);
        }
        event = draft.check().expect("an event");
    }
    event
}

#[test]
fn p27_an_event_checks_clean_for_the_system_that_paired_it() {
    let draws = System::ALL.map(|system| (system, Profile::Rules));
    let draws = draws.into_iter().chain([(System::TruncatedSolkoff, Profile::FmjdProgram)]);
    for (system, profile) in draws {
        let request = request(system, profile);
        for (players, seed) in [(7, 1), (12, 2), (25, 3)] {
            let event = played(players, 5, &request, seed);
            let replay = Replay { find: true, ..Replay::new(request.clone()) };
            let report = check(&event, &replay, &mut |_| ()).expect("a report");
            assert!(report.agrees(), "{system} {profile} {players}: {report:?}");
            assert!(report.possibilities.is_empty());
        }
    }
}

/// A result of round 1 is corrected after the event. What stood before mends every round that
/// differs now, so nothing comes before it.
#[test]
fn p27_a_corrected_result_is_found_again() {
    let mut several = 0;
    for seed in 0..12 {
        let request = request(System::TruncatedSolkoff, Profile::Rules);
        let event = played(16, 5, &request, 100 + seed);
        let mut draft = event.draft().clone();
        let game = draft.rounds[0].meetings[3].clone();
        let other = DECISIONS.into_iter().find(|d| game.result != MeetingResult::Played(*d));
        draft.rounds[0].meetings[3].result = MeetingResult::Played(other.expect("another"));
        let changed = draft.check().expect("an event");
        let replay = Replay { find: true, ..Replay::new(request) };
        let report = check(&changed, &replay, &mut |_| ()).expect("a report");
        let differing =
            report.verdicts.iter().filter(|v| v.agrees() == Some(false)).map(|v| v.round);
        let differing: Vec<u16> = differing.collect();
        let back =
            ChangedResult { round: 1, first: game.white, second: game.black, result: game.result };
        let found = report.possibilities.iter().find(|p| p.change == back);
        assert_eq!(found.map(|p| p.mends.clone()).unwrap_or_default(), differing);
        let most = report.possibilities.first().map_or(0, |p| p.mends.len());
        assert_eq!(most, differing.len());
        several += usize::from(differing.len() > 1);
    }
    assert!(several >= 6, "a correction in round 1 spoils more than one round as a rule");
}
