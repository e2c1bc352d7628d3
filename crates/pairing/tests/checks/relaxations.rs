//! P28: the smallest relaxations, each held against the draw with it in force.

use std::collections::BTreeSet;

use shashki_base::{Generator, Lang, Seed};
use shashki_pairing::{PairError, Relaxation, Relaxations, Request, System, pair, relax};
use shashki_tournament::{Event, ForcedPair, Pool, StartNumber};

use crate::build::{Table, forced, numbers, table};

const SYSTEM: System = System::Coefficient;
const LIMIT: usize = 1_000;

fn relaxed(table: &Table) -> Relaxations {
    relax(&table.event(), &Request::new(SYSTEM), LIMIT).expect("relaxations")
}

fn texts(found: &Relaxations) -> Vec<String> {
    let set = |set: &Vec<Relaxation>| {
        set.iter().map(|one| one.message(Lang::En)).collect::<Vec<_>>().join("; ")
    };
    found.sets.iter().map(set).collect()
}

/// Whether the round can be drawn with these pairs forced against the rules.
fn drawn(event: &Event, forced: Vec<ForcedPair>) -> bool {
    match pair(event, &Request { forced, ..Request::new(SYSTEM) }, &mut ()) {
        Ok(_) => true,
        Err(PairError::NoValidPairing { .. }) => false,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn p28_a_pairable_round_needs_none() {
    assert_eq!(relaxed(&table(4).round("1=3 4=2")), Relaxations::default());
}

#[test]
fn p28_a_second_meeting() {
    let found = relaxed(&table(2).round("1=2"));
    assert_eq!(texts(&found), ["if 2 - 1 may meet again (they met in round 1)"]);
    assert_eq!((found.needed, found.cut), (1, false));
}

#[test]
fn p28_a_prohibition_lifted() {
    let found = relaxed(&table(2).forbid(&[1, 2]));
    assert_eq!(texts(&found), ["if the prohibition 1 - 2 is lifted"]);
}

/// 1 and 2 had White three times and are alone: both are due Black, 1, the lower, gets it.
#[test]
fn p28_a_colour_for_the_fourth_time() {
    let rounds = ["1=5 2=6 3H 4H", "1=6 2=5 3H 4H", "1=3 2=4 5=6"];
    let played = rounds.iter().fold(table(6), |table, round| table.round(round));
    let alone = played.change(|draft| {
        draft.players[2..].iter_mut().for_each(|player| player.withdrew_after = Some(3));
    });
    assert_eq!(texts(&relaxed(&alone)), ["if 2 has White a fourth time running, against 1"]);
}

/// 3 is alone after his plus.
#[test]
fn p28_a_second_plus() {
    let alone = table(3).round("1=2 3U").change(|draft| {
        draft.players[..2].iter_mut().for_each(|player| player.withdrew_after = Some(1));
    });
    let found = relaxed(&alone);
    assert_eq!(texts(&found), ["if 3 gets a second plus (the first was in round 1)"]);
}

/// Three players who all met and all had a plus: a pair again *and* a second plus, in three ways.
#[test]
fn p28_two_where_one_is_not_enough() {
    let table = table(3).round("1=2 3U").round("3=1 2U").round("2=3 1U");
    let found = relaxed(&table);
    assert_eq!((found.needed, found.sets.len(), found.cut), (2, 3, false));
    for set in &found.sets {
        let pluses = set.iter().filter(|one| matches!(one, Relaxation::SecondPlus { .. }));
        assert_eq!((set.len(), pluses.count()), (2, 1));
        let both: Vec<ForcedPair> = set.iter().filter_map(|one| one.forced("tried")).collect();
        assert!(drawn(&table.event(), both.clone()));
        assert!(both.into_iter().all(|one| !drawn(&table.event(), vec![one])));
    }
}

/// A club of seven and one guest: three prohibitions have to go, which nobody spells out.
#[test]
fn p28_more_than_two() {
    let found = relaxed(&table(8).forbid(&[1, 2, 3, 4, 5, 6, 7]));
    assert_eq!((found.needed, found.sets.len(), found.cut), (3, 0, true));
}

/// 202 of 400 are of one club that never meets: four are left over. With so many players not every
/// two pairs are looked at, but some are found.
#[test]
fn p28_a_large_club() {
    let club: Vec<u32> = (1..=202).collect();
    let event = table(400).forbid(&club).event();
    let found = relax(&event, &Request::new(SYSTEM), 3).expect("relaxations");
    assert_eq!((found.needed, found.sets.len(), found.cut), (2, 3, true));
    for set in &found.sets {
        let both: Vec<ForcedPair> = set.iter().filter_map(|one| one.forced("tried")).collect();
        assert!(both.len() == 2 && drawn(&event, both));
    }
}

/// The longest list asked for, and that there are more.
#[test]
fn p28_the_search_says_when_it_was_cut() {
    // A club of four among six: any two of the four.
    let table = table(6).forbid(&[1, 2, 3, 4]);
    let all = relaxed(&table);
    assert_eq!((all.sets.len(), all.cut), (6, false));
    let some = relax(&table.event(), &Request::new(SYSTEM), 2).expect("relaxations");
    assert_eq!((some.sets.len(), some.cut), (2, true));
}

/// 1 and 2, the pool A, may not meet, and A is even: the pools are in the way, or the prohibition.
#[test]
fn p28_pools() {
    let pool =
        |name: &str, players: &[u32]| Pool { name: name.to_owned(), players: numbers(players) };
    let apart = table(4).forbid(&[1, 2]).change(|draft| {
        draft.constraints.pools = vec![pool("A", &[1, 2]), pool("B", &[3, 4])];
    });
    let found = relaxed(&apart);
    let expected = ["if the pools are drawn as one", "if the prohibition 1 - 2 is lifted"];
    assert_eq!(texts(&found), expected);
    // In a pool of four 2 may meet nobody, 1 has met 3, and so 1 and 3 have 4 alone: 2 with one of
    // them leaves 4 to the other; 2 with 4 leaves 1 and 3 to each other.
    let four = table(6).forbid(&[1, 2]).forbid(&[2, 3]).forbid(&[2, 4]).change(|draft| {
        draft.constraints.pools = vec![pool("A", &[1, 2, 3, 4]), pool("B", &[5, 6])];
    });
    let found = relaxed(&four.round("1=3 4=5 2=6"));
    let expected = [
        "if the pools are drawn as one",
        "if the prohibition 2 - 1 is lifted",
        "if the prohibition 3 - 2 is lifted",
    ];
    let mut found = texts(&found);
    found.sort();
    assert_eq!(found, expected);
}

/// Pools 1 2 and 3: 1 meets 2, and 3, who had the plus, would need it again.
#[test]
fn p28_a_second_plus_in_the_last_pool() {
    let pool =
        |name: &str, players: &[u32]| Pool { name: name.to_owned(), players: numbers(players) };
    let table = table(5).round("4=5 1H 2H 3U").change(|draft| {
        draft.constraints.pools = vec![pool("A", &[1, 2]), pool("B", &[3])];
        draft.players[3..].iter_mut().for_each(|player| player.withdrew_after = Some(1));
    });
    let expected =
        ["if the pools are drawn as one", "if 3 gets a second plus (the first was in round 1)"];
    assert_eq!(texts(&relaxed(&table)), expected);
}

/// What single relaxations there are, by trying every pair and every bye.
fn by_trying(event: &Event) -> BTreeSet<(u32, u32)> {
    let starts: Vec<u32> = event.players().iter().map(|player| player.start.get()).collect();
    let reason = Some("tried");
    let mut all = BTreeSet::new();
    for (place, &a) in starts.iter().enumerate() {
        for &b in &starts[place + 1..] {
            if drawn(event, vec![forced(a, b, reason)]) {
                all.insert((a, b));
            }
        }
        if starts.len() % 2 == 1 && drawn(event, vec![forced(a, 0, reason)]) {
            all.insert((a, 0));
        }
    }
    all
}

/// On many small dense events: exactly the single relaxations that trying every one finds.
#[test]
fn p28_all_of_them_and_no_others() {
    let mut generator = Generator::new(Seed(28), 0);
    let mut compared = 0;
    for _ in 0..400 {
        let players = 4 + u32::try_from(generator.below(5)).expect("small");
        let mut events = table(players);
        for _ in 0..2 * players {
            let mut one = || 1 + u32::try_from(generator.below(u64::from(players))).expect("small");
            let (a, b) = (one(), one());
            if a != b {
                events = events.forbid(&[a, b]);
            }
        }
        let event = events.event();
        let found = relax(&event, &Request::new(SYSTEM), LIMIT).expect("relaxations");
        if found.needed != 1 {
            continue;
        }
        let start = |start: StartNumber| start.get();
        let single = |set: &Vec<Relaxation>| match set[..] {
            [Relaxation::Pair { first, second, .. }] => {
                (start(first.min(second)), start(first.max(second)))
            }
            [Relaxation::SecondPlus { player, .. }] => (start(player), 0),
            _ => panic!("{set:?}"),
        };
        let singles: BTreeSet<(u32, u32)> = found.sets.iter().map(single).collect();
        assert_eq!(singles, by_trying(&event));
        compared += 1;
    }
    assert!(compared >= 40, "{compared} unpairable events");
}
