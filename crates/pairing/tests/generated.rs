//! Random events of the generator: every round drawn again is the round that was played, and keeps
//! the rules, which a checker of its own reads off the cells alone.
//!
//! A few hundred events; five thousand with `SHASHKI_LONG=1` in the environment.

#![allow(clippy::expect_used, clippy::panic)] // helpers of tests

use std::collections::BTreeSet;

use shashki_base::{Generator, Seed};
use shashki_pairing::{
    ClubRule, Ending, Generated, Outcome, Plan, Profile, Replay, Request, System, check, generate,
    pair, sure_rounds,
};
use shashki_tournament::{
    Cell, Colour, Event, Forfeits, GameKind, MeetingResult, MicroMatchPoints, Scoring, StartNumber,
    UnpairedKind, json, trf,
};

/// How many events each property looks at.
fn events() -> u64 {
    if std::env::var_os("SHASHKI_LONG").is_some() { 5_000 } else { 300 }
}

/// Plans of every kind, by number.
fn plan(number: u64) -> Plan {
    let mut dice = Generator::new(Seed(number), 77);
    let mut roll = |bound: u16| u16::try_from(dice.below(u64::from(bound))).expect("small");
    let (players, rounds) = (2 + u32::from(roll(29)), 1 + roll(9));
    let system = System::ALL[usize::from(roll(4))];
    let mut plan = Plan::new(players, rounds, system, Seed(number));
    if system == System::TruncatedSolkoff && roll(2) == 0 {
        plan.profile = Profile::FmjdProgram;
    }
    if roll(2) == 0 {
        plan.rates.draw = roll(1_001);
        plan.rates.forfeit = roll(150);
        plan.rates.double_forfeit = roll(50);
        plan.rates.half_bye = roll(50);
        plan.rates.zero_bye = roll(50);
        plan.rates.absence = roll(80);
        plan.rates.withdrawal = roll(40);
        plan.rates.late = roll(200);
        plan.rates.unrated = roll(1_001);
    }
    if roll(2) == 0 {
        let rules = [
            ClubRule::None,
            ClubRule::Apart,
            ClubRule::MeetUntil(1 + roll(3)),
            ClubRule::NotBefore(2 + roll(3)),
            ClubRule::NotBeforeSoft(2 + roll(4)),
        ];
        (plan.clubs, plan.club_rule) = (2 + u32::from(roll(6)), rules[usize::from(roll(5))]);
    }
    match roll(6) {
        0 => plan.games = 2,
        1 => {
            plan.games = 2 + u8::from(roll(2) == 0);
            plan.scoring.micro_match = MicroMatchPoints::ByGame;
        }
        2 => plan.scoring = Scoring::ONE_HALF_ZERO,
        _ => {}
    }
    for (name, value) in
        [("forfeits", "meeting"), ("ties", "ascending"), ("bye-entry", "none"), ("halves", "recut")]
    {
        if roll(4) == 0 {
            plan.options.set(name, value).expect("an option");
        }
    }
    plan
}

fn made(plan: &Plan) -> Generated {
    generate(plan, |_| ()).unwrap_or_else(|error| panic!("{plan:?}: {error}"))
}

fn again(plan: &Plan, round: u16) -> Request {
    Request { profile: plan.profile, round: Some(round), ..Request::new(plan.system) }
}

/// The pairs of a round that stands in an event, White first, in the order of the boards, and who
/// had the bye.
type Stood = (Vec<(StartNumber, StartNumber)>, Option<StartNumber>);

fn stood(event: &Event, round: u16) -> Stood {
    let round = &event.rounds()[usize::from(round) - 1];
    let pairs = round.meetings.iter().map(|meeting| (meeting.white, meeting.black)).collect();
    let mut byes = round.unpaired.iter().filter(|u| u.kind == UnpairedKind::PairingBye);
    (pairs, byes.next().map(|unpaired| unpaired.player))
}

fn drawn(event: &Event, plan: &Plan, round: u16) -> Stood {
    let pairing = pair(event, &again(plan, round), &mut ())
        .unwrap_or_else(|error| panic!("{plan:?}, round {round}: {error}"));
    let pairs = pairing.boards.iter().map(|board| (board.white, board.black)).collect();
    (pairs, pairing.bye)
}

/// P1 to P4 and the prohibitions, read off the cells of the event alone.
fn assert_valid(event: &Event, plan: &Plan) {
    for (index, player) in event.players().iter().enumerate() {
        let mut met = BTreeSet::new();
        let (mut colours, mut plus): (Vec<Colour>, u32) = (Vec::new(), 0);
        for round in 1..=event.paired_rounds() {
            let cell = event.cell(index, round);
            let at = format!("{plan:?}, round {round}, player {}", player.start);
            let absent = player.enters_in.is_some_and(|first| round < first)
                || player.withdrew_after.is_some_and(|last| round > last);
            assert!(!absent || cell == Cell::Empty, "P4: {at}");
            match cell {
                Cell::Empty => assert!(absent, "nobody is forgotten: {at}"),
                Cell::Unpaired(UnpairedKind::PairingBye) => {
                    assert_eq!(plus, 0, "P3: {at}");
                    plus += 1;
                }
                Cell::Unpaired(_) => {}
                Cell::Game { opponent, colour, kind, .. } => {
                    let forfeit = kind == GameKind::Forfeit;
                    assert!(!met.contains(&opponent), "P1: {at}");
                    if !forfeit || plan.options.forfeits == Some(Forfeits::Meeting) {
                        met.insert(opponent);
                    }
                    if !forfeit {
                        colours.push(colour.expect("a game has colours"));
                        let four = colours.last_chunk::<4>();
                        assert!(four.is_none_or(|c| c.iter().any(|&x| x != c[0])), "P2: {at}");
                    }
                    plus += u32::from(cell.won_without_play());
                    let other = event.index_of(opponent).expect("a player");
                    let back = event.cell(other, round).scheduled_opponent();
                    assert_eq!(back, Some(player.start), "pairs are mutual: {at}");
                    let club = &event.players()[other].club;
                    let same = !club.is_empty() && *club == player.club;
                    let early = match plan.club_rule {
                        ClubRule::Apart => true,
                        ClubRule::NotBefore(first) => round < first,
                        _ => false,
                    };
                    assert!(!(same && early), "P5, P34: {at}");
                }
            }
        }
    }
    for (round, past) in (1..).zip(event.rounds()) {
        let byes = past.unpaired.iter().filter(|u| u.kind == UnpairedKind::PairingBye).count();
        let here = past.meetings.len() * 2 + byes;
        assert_eq!(byes, here % 2, "a bye for an odd number alone: {plan:?}, round {round}");
    }
}

/// The checker that arbiters use (P27) finds nothing either: no difference, no rule broken.
fn checks_clean(event: &Event, plan: &Plan) {
    if event.paired_rounds() == 0 {
        return;
    }
    let request = Request { profile: plan.profile, ..Request::new(plan.system) };
    let report = check(event, &Replay::new(request), &mut |_| ())
        .unwrap_or_else(|error| panic!("{plan:?}: {error}"));
    assert_eq!(report.verdicts.len(), usize::from(event.paired_rounds()));
    for verdict in report.verdicts {
        let Outcome::Compared { comparison, breaks, .. } = &verdict.outcome else {
            panic!("{plan:?}: {verdict:?}");
        };
        assert!(comparison.agrees() && breaks.is_empty(), "{plan:?}: {verdict:?}");
    }
}

#[test]
fn every_round_is_valid_and_its_own_replay() {
    let (mut rounds, mut early) = (0_u32, 0_u32);
    for number in 0..events() {
        let plan = plan(number);
        let generated = made(&plan);
        let event = &generated.event;
        assert_valid(event, &plan);
        for round in 1..=event.paired_rounds() {
            assert_eq!(drawn(event, &plan, round), stood(event, round), "{plan:?}, round {round}");
            rounds += 1;
        }
        checks_clean(event, &plan);
        let all = event.paired_rounds() == plan.rounds;
        assert_eq!(all, generated.ended.is_none(), "{plan:?}");
        early += u32::from(!all);
    }
    assert!(rounds > 800 && early > 10, "{rounds} rounds, {early} events ended early");
}

/// The files lose nothing that a replay needs.
#[test]
fn what_a_file_holds_is_drawn_the_same() {
    for number in (0..events()).step_by(4) {
        let plan = plan(number);
        let event = made(&plan).event;
        let text = json::write(&event).expect("JSON");
        assert_eq!(json::read(&text).as_ref(), Ok(&event), "{plan:?}");
        let text = trf::write(&event, &trf::WriteOptions::TRF26)
            .unwrap_or_else(|error| panic!("{plan:?}: {error}"));
        let read = trf::read(&text, &trf::ReadOptions::STRICT)
            .unwrap_or_else(|errors| panic!("{plan:?}: {errors}"))
            .event;
        for round in 1..=event.paired_rounds() {
            assert_eq!(drawn(&read, &plan, round), stood(&event, round), "{plan:?}, {round}");
        }
    }
}

/// The order of players, of meetings and of absences in a file, and names and clubs that no wish
/// refers to, change nothing.
#[test]
fn neither_the_order_of_a_file_nor_names_matter() {
    for number in (0..events()).step_by(3) {
        let plan = plan(number);
        let event = made(&plan).event;
        let mut draft = event.draft().clone();
        let mut dice = Generator::new(Seed(number), 78);
        dice.shuffle(&mut draft.players);
        dice.shuffle(&mut draft.absences);
        for round in &mut draft.rounds {
            dice.shuffle(&mut round.meetings);
            dice.shuffle(&mut round.unpaired);
        }
        for player in &mut draft.players {
            player.name = format!("Nobody {}", dice.below(5));
            player.club.clear();
            player.rating = None;
        }
        let other = draft.check().expect("an event");
        for round in 1..=event.paired_rounds() {
            assert_eq!(drawn(&other, &plan, round), stood(&event, round), "{plan:?}, {round}");
        }
    }
}

/// Twice the same from the same plan, something else from another seed.
#[test]
fn the_same_plan_makes_the_same_event() {
    for number in (0..events()).step_by(10) {
        let plan = plan(number);
        let first = made(&plan);
        assert_eq!(first, made(&plan));
        assert_eq!(first.event.draw().seed, Some(plan.seed));
        let other = made(&Plan { seed: Seed(number + 1_000_000), ..plan.clone() });
        assert_ne!(first.event.draft(), other.event.draft());
    }
}

/// Where the generator ends early, nobody can go on.
#[test]
fn an_early_end_is_proved() {
    let mut seen = 0;
    for number in 0..events() {
        let plan = plan(number);
        let generated = made(&plan);
        if let Some(Ending::NoValidPairing { round, witness }) = &generated.ended {
            assert_eq!(*round, generated.event.paired_rounds() + 1);
            assert!(witness.left_over() > 0);
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}

/// Micro-matches have their games, and the colour of the first decides (P32).
#[test]
fn p32_micro_matches() {
    let plan = Plan { games: 2, ..Plan::new(14, 6, System::TruncatedSolkoff, Seed(3)) };
    let event = made(&plan).event;
    let meetings: Vec<_> = event.rounds().iter().flat_map(|round| &round.meetings).collect();
    assert_eq!(meetings.len(), 7 * 6);
    for meeting in meetings {
        let MeetingResult::MicroMatch(games) = &meeting.result else { panic!("{meeting:?}") };
        assert_eq!(games.len(), 2);
    }
    assert_valid(&event, &plan);
    let by_game = Scoring { micro_match: MicroMatchPoints::ByGame, ..Scoring::TWO_ONE_ZERO };
    let event = made(&Plan { scoring: by_game, ..plan }).event;
    let points: i64 = (0..14).map(|index| event.points_after(index, 6).hundredths()).sum();
    assert_eq!(points, 7 * 6 * 2 * 2 * 100, "two points a game");
}

/// `sure_rounds` promises rounds to those who all play, even where every game is drawn.
#[test]
fn sure_rounds_are_sure() {
    for players in 2..=40_u32 {
        for system in System::ALL {
            for draw in [0, 500, 1_000] {
                let sure = sure_rounds(players as usize);
                let mut plan = Plan::new(players, sure, system, Seed(u64::from(players)));
                plan.rates.draw = draw;
                let generated = made(&plan);
                assert_eq!(generated.ended, None, "{players} players, {system}");
            }
        }
    }
}

/// FNV-1a, 64 bits.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// The full text of a small event, as every machine must make it.
#[test]
fn a_known_event() {
    let mut plan = Plan::new(9, 5, System::Lot, Seed(2025));
    (plan.rates.forfeit, plan.rates.absence, plan.rates.late) = (60, 60, 150);
    (plan.clubs, plan.club_rule) = (3, ClubRule::NotBefore(3));
    let text = trf::write(&made(&plan).event, &trf::WriteOptions::TRF26).expect("a TRF");
    // Line ends are the business of who checks the file out.
    let lines: Vec<&str> = include_str!("data/generated-lot-9x5.trf").lines().collect();
    assert_eq!(text.lines().collect::<Vec<_>>(), lines);
}

/// The hashes of larger ones, one a system and profile.
#[test]
fn known_hashes() {
    let hashes = [
        (System::Lot, Profile::Rules),
        (System::Coefficient, Profile::Rules),
        (System::TruncatedSolkoff, Profile::Rules),
        (System::TruncatedSolkoff, Profile::FmjdProgram),
        (System::CurrentBuchholz, Profile::Rules),
    ]
    .map(|(system, profile)| {
        let mut plan = Plan { profile, ..Plan::new(60, 7, system, Seed(7)) };
        (plan.rates.forfeit, plan.rates.half_bye, plan.rates.withdrawal) = (20, 20, 10);
        hash(&json::write(&made(&plan).event).expect("JSON"))
    });
    assert_eq!(
        hashes,
        [
            14_014_790_683_234_101_180,
            9_810_277_662_993_494_318,
            13_419_349_938_218_394_482,
            14_459_369_643_659_168_376,
            9_378_387_738_440_897_819,
        ]
    );
}
