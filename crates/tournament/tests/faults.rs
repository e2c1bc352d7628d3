//! Every fault of a draft, each in a draft that has no other.

// The helpers of the tests too: a panic there is a failed test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

use shashki_base::Lang;
use shashki_tournament::{
    Absence, AbsenceKind, Acceleration, Decision, Draft, Fault, ForbiddenPairs, ForcedPair, Group,
    GroupScope, Lot, MAX_CELLS, MeetUntil, Meeting, MeetingResult, NotBefore, Place, Player,
    Points, Pool, Round, Soft, StartNumber, Unpaired, UnpairedKind,
};

fn n(number: u32) -> StartNumber {
    StartNumber::new(number).unwrap()
}

/// Four players; 1 and 2 have played round 1.
fn draft() -> Draft {
    let mut draft = Draft::default();
    for number in 1..=4 {
        draft.players.push(Player::new(n(number), format!("Player {number}")));
    }
    let game = Meeting::new(n(1), n(2), MeetingResult::Played(Decision::White));
    draft.rounds.push(Round { meetings: vec![game], unpaired: Vec::new() });
    draft
}

fn faults(change: impl FnOnce(&mut Draft)) -> Vec<Fault> {
    let mut draft = draft();
    change(&mut draft);
    draft.check().map_or_else(|faults| faults.list().to_vec(), |_| Vec::new())
}

fn unpaired(player: u32, kind: UnpairedKind) -> Unpaired {
    Unpaired { player: n(player), kind }
}

#[test]
fn the_draft_they_are_made_of_has_none() {
    assert_eq!(faults(|_| ()), []);
}

#[test]
fn limits() {
    let rounds = faults(|d| d.rounds = vec![d.rounds[0].clone(); 1000]);
    assert_eq!(rounds, [Fault::TooManyRounds { count: 1000 }]);
    let large = faults(|d| {
        d.players = (1..=30_000).map(|k| Player::new(n(k), "")).collect();
        d.rounds = vec![d.rounds[0].clone(); 999];
    });
    assert_eq!(large, [Fault::TooLarge { cells: 30_000 * 999 }]);
    assert!(30_000 * 999 > MAX_CELLS && large[0].is_limit());
    let many = faults(|d| d.players = (1..=1_000_001).map(|k| Player::new(n(k), "")).collect());
    assert_eq!(many, [Fault::TooManyPlayers { count: 1_000_001 }]);
}

#[test]
fn players() {
    let double = faults(|d| d.players.push(Player::new(n(3), "once more")));
    assert_eq!(double, [Fault::DuplicateStart { start: n(3) }]);
    let gap = faults(|d| d.players.push(Player::new(n(7), "")));
    assert_eq!(gap, [Fault::MissingStart { start: n(5) }]);
    let allowed = faults(|d| {
        d.players.push(Player::new(n(7), ""));
        d.gaps_allowed = true;
    });
    assert_eq!(allowed, []);
    let rating = faults(|d| d.players[1].rating = Some(10_000));
    assert_eq!(rating, [Fault::RatingTooHigh { start: n(2), rating: 10_000 }]);
    let place = Place::Players;
    let enters = faults(|d| d.players[2].enters_in = Some(0));
    assert_eq!(enters, [Fault::BadRound { round: 0, place }]);
    let left =
        faults(|d| (d.players[2].enters_in, d.players[2].withdrew_after) = (Some(5), Some(3)));
    assert_eq!(left, [Fault::BadRound { round: 3, place }]);
    let never =
        faults(|d| (d.players[2].enters_in, d.players[2].withdrew_after) = (Some(5), Some(4)));
    assert_eq!(never, []);
}

#[test]
fn rounds() {
    let place = Place::Round(1);
    let unknown = faults(|d| d.rounds[0].unpaired.push(unpaired(9, UnpairedKind::ZeroPointBye)));
    assert_eq!(unknown, [Fault::UnknownPlayer { start: n(9), place }]);
    let twice = faults(|d| d.rounds[0].unpaired.push(unpaired(2, UnpairedKind::ZeroPointBye)));
    assert_eq!(twice, [Fault::Repeated { start: n(2), place }]);
    let own = faults(|d| {
        d.rounds[0].meetings.push(Meeting::new(n(3), n(3), MeetingResult::Unfinished));
    });
    assert_eq!(own, [Fault::PairedWithHimself { start: n(3), place }]);
    let drawn = faults(|d| d.rounds[0].meetings[0].result = MeetingResult::Forfeit(Decision::Draw));
    assert_eq!(drawn, [Fault::DrawnForfeit { round: 1, white: n(1) }]);
    let colours = faults(|d| d.rounds[0].meetings[0].colours_known = false);
    assert_eq!(colours, [Fault::ColoursMissing { round: 1, white: n(1) }]);
    let planned = faults(|d| {
        d.planned_rounds = Some(1);
        let next = Meeting::new(n(3), n(4), MeetingResult::Unfinished);
        d.rounds.push(Round { meetings: vec![next], unpaired: Vec::new() });
    });
    assert_eq!(planned, [Fault::MoreRoundsThanPlanned { played: 2, planned: 1 }]);
    let none = faults(|d| (d.planned_rounds, d.rounds) = (Some(0), Vec::new()));
    assert_eq!(none, [Fault::BadRound { round: 0, place: Place::PlannedRounds }]);
    let byes = faults(|d| {
        d.rounds[0].unpaired.extend([3, 4].map(|k| unpaired(k, UnpairedKind::PairingBye)));
    });
    assert_eq!(byes, [Fault::TwoByes { round: 1, start: n(4) }]);
}

#[test]
fn taking_part() {
    let early = faults(|d| d.players[0].enters_in = Some(2));
    assert_eq!(early, [Fault::NotTakingPart { round: 1, start: n(1) }]);
    let late = faults(|d| d.players[1].withdrew_after = Some(0));
    assert_eq!(late, [Fault::NotTakingPart { round: 1, start: n(2) }]);
    // What the event gives for a round that was missed (P24) may stand there, a plus may not.
    let with = |kind| {
        faults(move |d| {
            d.players[2].enters_in = Some(2);
            d.rounds[0].unpaired.push(unpaired(3, kind));
        })
    };
    assert_eq!(with(UnpairedKind::HalfPointBye), []);
    let plus = with(UnpairedKind::PairingBye);
    assert_eq!(plus, [Fault::NotTakingPart { round: 1, start: n(3) }]);
}

#[test]
fn absences() {
    let absence = |round, kind| Absence { player: n(3), round, kind };
    let both = faults(|d| {
        d.absences = vec![absence(Some(2), AbsenceKind::Zero), absence(Some(2), AbsenceKind::Half)];
    });
    assert_eq!(both, [Fault::TwoAbsences { start: n(3), round: Some(2) }]);
    let same = faults(|d| d.absences = vec![absence(None, AbsenceKind::Zero); 2]);
    assert_eq!(same, []);
    let zero = faults(|d| d.absences = vec![absence(Some(0), AbsenceKind::Zero)]);
    assert_eq!(zero, [Fault::BadRound { round: 0, place: Place::Absences }]);
}

#[test]
fn prohibitions_and_acceleration() {
    let place = Place::Forbidden;
    let forbid = |from, to, players: &[u32]| {
        let players = players.iter().map(|&k| n(k)).collect();
        faults(move |d| d.constraints.forbidden.push(ForbiddenPairs { from, to, players }))
    };
    assert_eq!(forbid(1, None, &[1, 2]), []);
    assert_eq!(forbid(1, None, &[1]), [Fault::TooFewPlayers { place }]);
    assert_eq!(forbid(1, None, &[1, 1]), [Fault::Repeated { start: n(1), place }]);
    assert_eq!(forbid(1, None, &[1, 8]), [Fault::UnknownPlayer { start: n(8), place }]);
    assert_eq!(forbid(5, Some(4), &[1, 2]), [Fault::BadRound { round: 4, place }]);
    assert_eq!(forbid(0, None, &[1, 2]), [Fault::BadRound { round: 0, place }]);
    let span = Acceleration { points: Points::whole(1), from: 3, to: 2, first: n(1), last: n(9) };
    let place = Place::Acceleration;
    assert_eq!(
        faults(|d| d.acceleration.push(span)),
        [Fault::BadRound { round: 2, place }, Fault::UnknownPlayer { start: n(9), place }]
    );
}

#[test]
fn forced_pairs() {
    let place = Place::Forced;
    let force = |pairs: &[(u32, Option<u32>, Option<&str>)]| {
        let pair = |&(first, second, because): &(u32, Option<u32>, Option<&str>)| ForcedPair {
            first: n(first),
            second: second.map(n),
            because: because.map(str::to_owned),
        };
        let pairs: Vec<ForcedPair> = pairs.iter().map(pair).collect();
        faults(move |d| d.constraints.forced = pairs)
    };
    assert_eq!(force(&[(1, Some(2), Some("jury")), (3, None, None)]), []);
    assert_eq!(force(&[(1, Some(1), None)]), [Fault::PairedWithHimself { start: n(1), place }]);
    let twice = force(&[(1, Some(2), None), (2, None, None)]);
    assert_eq!(twice, [Fault::Repeated { start: n(2), place }]);
    assert_eq!(force(&[(1, Some(2), Some(" "))]), [Fault::NoReason { start: n(1) }]);
}

#[test]
fn groups_and_pools() {
    let group = |name: &str, players: &[u32]| Group {
        name: name.to_owned(),
        players: players.iter().map(|&k| n(k)).collect(),
    };
    let name = || "A".to_owned();
    let double = faults(|d| d.constraints.groups = vec![group("A", &[1]), group("A", &[2])]);
    assert_eq!(double, [Fault::DuplicateName { name: name(), place: Place::Groups }]);
    let repeated = faults(|d| d.constraints.groups = vec![group("A", &[1, 1])]);
    assert_eq!(repeated, [Fault::Repeated { start: n(1), place: Place::Groups }]);
    let empty = faults(|d| d.constraints.pools = vec![Pool { name: name(), players: Vec::new() }]);
    assert_eq!(empty, [Fault::TooFewPlayers { place: Place::Pools }]);
    let shared = faults(|d| {
        let pool = |name: &str| Pool { name: name.to_owned(), players: vec![n(1)] };
        d.constraints.pools = vec![pool("A"), pool("B")];
    });
    assert_eq!(shared, [Fault::Repeated { start: n(1), place: Place::Pools }]);
    let named = GroupScope::Named(vec!["A".to_owned()]);
    let place = Place::MeetUntil;
    let unknown = faults(|d| {
        d.constraints.meet_until = vec![MeetUntil { until: 2, groups: named.clone() }];
    });
    assert_eq!(unknown, [Fault::UnknownGroup { name: name(), place }]);
    let nobody = faults(|d| {
        let groups = GroupScope::Named(Vec::new());
        d.constraints.not_before = vec![NotBefore { round: 2, groups }];
    });
    assert_eq!(nobody, [Fault::NoGroupNamed { place: Place::NotBefore }]);
    let soft = faults(|d| {
        let wish = NotBefore { round: 0, groups: GroupScope::All };
        d.constraints.soft = vec![Soft::NotBefore(wish), Soft::Pair(n(1), n(9))];
    });
    let place = Place::Soft;
    let unknown = Fault::UnknownPlayer { start: n(9), place };
    assert_eq!(soft, [Fault::BadRound { round: 0, place }, unknown]);
}

#[test]
fn lots() {
    let place = Place::Lot;
    let lot = |round, order: &[u32]| Lot { round, order: order.iter().map(|&k| n(k)).collect() };
    let two = faults(|d| d.draw.lots = vec![lot(None, &[1, 2]), lot(None, &[2, 1])]);
    assert_eq!(two, [Fault::TwoLots { round: None }]);
    let repeated = faults(|d| d.draw.lots = vec![lot(Some(1), &[1, 1, 1])]);
    assert_eq!(repeated, [Fault::Repeated { start: n(1), place }]);
    let empty = faults(|d| d.draw.lots = vec![lot(Some(1), &[])]);
    assert_eq!(empty, [Fault::TooFewPlayers { place }]);
}

#[test]
fn every_fault_is_told_in_two_languages() {
    let mut draft = draft();
    draft.players.push(Player::new(n(3), ""));
    draft.draw.lots.push(Lot { round: Some(0), order: vec![n(9)] });
    let faults = draft.check().unwrap_err();
    assert_eq!(
        faults.message(Lang::En),
        "two players have start number 3\nthe drawn order: there is no player 9\n\
         the drawn order: no such round: 0"
    );
    assert_eq!(
        faults.message(Lang::Ru),
        "порядковый номер 3 у двух участников\nпорядок по жребию: нет участника 9\n\
         порядок по жребию: нет тура 0"
    );
}

#[test]
fn what_can_be_written_in_several_ways_has_one_form() {
    let mut one = draft();
    one.players[3].rating = Some(0);
    one.rounds[0].unpaired =
        vec![unpaired(4, UnpairedKind::ZeroPointBye), unpaired(3, UnpairedKind::PairingBye)];
    one.rounds.push(Round::default());
    one.players.reverse();
    let mut other = draft();
    other.rounds[0].unpaired =
        vec![unpaired(3, UnpairedKind::PairingBye), unpaired(4, UnpairedKind::ZeroPointBye)];
    assert_eq!(one.check().unwrap(), other.check().unwrap());

    // A forfeit without colours: the lower number is written first, the winner stays the winner.
    let mut draft = draft();
    let forfeit = MeetingResult::Forfeit(Decision::White);
    let meeting = Meeting { colours_known: false, ..Meeting::new(n(4), n(3), forfeit) };
    draft.rounds[0].meetings.push(meeting);
    let event = draft.check().unwrap();
    let meeting = &event.rounds()[0].meetings[1];
    assert_eq!((meeting.white, meeting.black), (n(3), n(4)));
    assert_eq!(meeting.result, MeetingResult::Forfeit(Decision::Black));
    assert_eq!(event.points_after(3, 1), Points::whole(2));
}
