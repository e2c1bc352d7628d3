//! Random events for the round trips.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use shashki_base::Seed;
use shashki_tournament::{
    Absence, AbsenceKind, Acceleration, Adjustment, ByeEntry, Colour, Constraints, Decision,
    DecisionRecord, Draft, Draw, DrawChange, ForbiddenPairs, ForcedPair, Forfeits, Format, Group,
    GroupScope, Halves, Info, Lot, MeetUntil, Meeting, MeetingResult, MicroMatchPoints, National,
    NotBefore, PairedBy, PairingOptions, Player, Points, Pool, Round, Scoring, Sex, Soft,
    StartNumber, TieOrder, Unpaired, UnpairedKind,
};

pub(crate) fn n(number: u32) -> StartNumber {
    StartNumber::new(number).unwrap()
}

/// Texts with everything that a directive has to quote.
fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[a-zA-Zа-яё]{0,12}", "[a \",:#жЁ=-]{0,9}", "[A-Z][a-z ]{30,50}"]
}

/// One decimal and four columns at most.
fn tenths() -> impl Strategy<Value = Points> {
    (-20_i64..90).prop_map(|tenths| Points::from_hundredths(tenths * 10))
}

fn scoring() -> impl Strategy<Value = Scoring> {
    let three = (tenths(), tenths(), tenths()).prop_map(|(w, d, l)| Scoring::simple(w, d, l));
    let symbols = (tenths(), tenths(), tenths(), tenths(), tenths(), tenths()).prop_map(
        |(w, d, l, z, f, u)| {
            let mut scoring = Scoring::simple(w, d, l);
            scoring.zero_point_bye = z;
            scoring.forfeit_loss = f;
            scoring.pairing_bye = u;
            scoring
        },
    );
    let all = (vec(tenths(), 12), any::<bool>()).prop_map(|(v, by_game)| Scoring {
        win: [v[0], v[1]],
        draw: [v[2], v[3]],
        loss: [v[4], v[5]],
        forfeit_win: v[6],
        forfeit_loss: v[7],
        pairing_bye: v[8],
        full_point_bye: v[9],
        half_point_bye: v[10],
        zero_point_bye: v[11],
        micro_match: if by_game { MicroMatchPoints::ByGame } else { MicroMatchPoints::ByMatch },
    });
    prop_oneof![Just(Scoring::TWO_ONE_ZERO), Just(Scoring::ONE_HALF_ZERO), three, symbols, all]
}

fn national() -> impl Strategy<Value = National> {
    ("[A-Z]{3}", text(), text(), option::of(1_u16..=9_999), text()).prop_map(
        |(federation, title, name, rating, id)| National { federation, title, name, rating, id },
    )
}

fn player(start: StartNumber) -> impl Strategy<Value = Player> {
    let names = (text(), text(), text(), text(), text(), text());
    let numbers = (option::of(1_u16..=9_999), option::of(1_u32..=20_000));
    let sex = option::of(select(vec![Sex::Male, Sex::Female]));
    // No round of the random events lies outside.
    let stay = (option::of(Just(1_u16)), option::of(6_u16..999));
    (names, numbers, sex, vec(national(), 0..2), stay).prop_map(
        move |(names, numbers, sex, national, stay)| {
            let mut player = Player::new(start, names.0);
            player.title = names.1;
            player.federation = names.2;
            player.id = names.3;
            player.birth_date = names.4;
            player.club = names.5;
            (player.rating, player.place) = numbers;
            player.sex = sex;
            player.national = national;
            (player.enters_in, player.withdrew_after) = stay;
            player
        },
    )
}

fn decision() -> impl Strategy<Value = Decision> {
    select(vec![Decision::White, Decision::Draw, Decision::Black, Decision::BothLose])
}

fn result() -> impl Strategy<Value = MeetingResult> {
    let forfeit = select(vec![Decision::White, Decision::Black, Decision::BothLose]);
    prop_oneof![
        6 => decision().prop_map(MeetingResult::Played),
        1 => decision().prop_map(MeetingResult::Unrated),
        2 => forfeit.prop_map(MeetingResult::Forfeit),
        1 => Just(MeetingResult::Unfinished),
        1 => vec(decision(), 0..4).prop_map(MeetingResult::MicroMatch),
    ]
}

fn unpaired_kind() -> impl Strategy<Value = UnpairedKind> {
    select(vec![
        UnpairedKind::FullPointBye,
        UnpairedKind::HalfPointBye,
        UnpairedKind::ZeroPointBye,
        UnpairedKind::ForfeitWin,
        UnpairedKind::ForfeitLoss,
    ])
}

/// A round: the players shuffled, some paired, one with the plus, some without an opponent.
fn round(players: Vec<StartNumber>) -> impl Strategy<Value = Round> {
    let count = players.len();
    let shuffled = Just(players).prop_shuffle();
    let pairs = vec((result(), any::<bool>()), count / 2);
    (shuffled, pairs, 0..=count / 2, vec(unpaired_kind(), count), any::<bool>()).prop_map(
        |(players, results, pairs, kinds, plus)| {
            let mut round = Round::default();
            let mut players = players.into_iter();
            for (result, colours) in results.into_iter().take(pairs) {
                let (Some(white), Some(black)) = (players.next(), players.next()) else { break };
                let mut meeting = Meeting::new(white, black, result);
                let forfeit = matches!(meeting.result, MeetingResult::Forfeit(_));
                meeting.colours_known = colours || !forfeit;
                round.meetings.push(meeting);
            }
            if let Some(player) = players.next().filter(|_| plus) {
                round.unpaired.push(Unpaired { player, kind: UnpairedKind::PairingBye });
            }
            for (player, kind) in players.zip(kinds).step_by(2) {
                round.unpaired.push(Unpaired { player, kind });
            }
            round
        },
    )
}

fn info() -> impl Strategy<Value = Info> {
    let lists = (vec(text(), 0..3), vec(text(), 0..3), vec(text(), 0..3), vec(text(), 0..3));
    let kind = prop_oneof![Just("Round-Robin".to_owned()), text()];
    (vec(text(), 10), kind, lists).prop_map(|(texts, kind, lists)| {
        let mut texts = texts.into_iter();
        let mut next = || texts.next().unwrap_or_default();
        Info {
            name: next(),
            city: next(),
            federation: next(),
            start_date: next(),
            end_date: next(),
            kind,
            kind_code: next(),
            chief_arbiter: next(),
            arbiters: lists.0,
            time_control: next(),
            time_control_code: next(),
            round_dates: lists.1,
            pairing_program: next(),
            tie_breaks: lists.2,
            standings: lists.3,
        }
    })
}

fn options() -> impl Strategy<Value = PairingOptions> {
    (
        option::of(select(Forfeits::ALL)),
        option::of(select(TieOrder::ALL)),
        option::of(select(ByeEntry::ALL)),
        option::of(select(Halves::ALL)),
    )
        .prop_map(|(forfeits, ties, bye_entry, halves)| PairingOptions {
            forfeits,
            ties,
            bye_entry,
            halves,
        })
}

fn draw(players: Vec<StartNumber>) -> impl Strategy<Value = Draw> {
    let colour = option::of(select(vec![Colour::White, Colour::Black]));
    let lot = option::of(Just(players).prop_shuffle());
    (colour, option::of(any::<u64>()), lot, options()).prop_map(
        |(first_colour, seed, lot, options)| {
            let mut draw = Draw { first_colour, seed: seed.map(Seed), options, lots: Vec::new() };
            for (round, order) in [None, Some(3)].into_iter().zip(lot.into_iter().cycle()) {
                draw.lots.push(Lot { round, order: order.clone() });
            }
            draw.lots.truncate(2);
            draw
        },
    )
}

/// Wishes built from random places in the list of players.
fn constraints(players: Vec<StartNumber>) -> impl Strategy<Value = Constraints> {
    let names = vec(text(), 2);
    let wishes = vec((any::<Index>(), any::<Index>(), 1_u16..20, any::<bool>(), text()), 0..5);
    (names, wishes).prop_map(move |(names, wishes)| {
        let mut all = Constraints::default();
        let half = players.len() / 2;
        if names[0] != names[1] && half > 0 {
            let parts = [&players[..half], &players[half..]];
            for (name, part) in names.iter().zip(parts) {
                let players = part.to_vec();
                all.groups.push(Group { name: name.clone(), players: players.clone() });
                all.pools.push(Pool { name: name.clone(), players });
            }
        }
        let scope = |named: bool| match all.groups.first() {
            Some(group) if named => GroupScope::Named(vec![group.name.clone()]),
            _ => GroupScope::All,
        };
        let mut wanted = Constraints {
            groups: all.groups.clone(),
            pools: all.pools.clone(),
            ..Constraints::default()
        };
        for (i, j, round, flag, text) in wishes {
            let (a, b) = (*i.get(&players), *j.get(&players));
            wanted.meet_until.push(MeetUntil { until: round, groups: scope(flag) });
            let not_before = NotBefore { round, groups: scope(flag) };
            if a == b {
                wanted.not_before.push(not_before);
                continue;
            }
            wanted.soft.push(Soft::NotBefore(not_before));
            wanted.soft.push(Soft::Pair(a, b));
            let to = flag.then_some(round + 3);
            let from = if flag { round } else { 1 };
            wanted.forbidden.push(ForbiddenPairs { from, to, players: vec![b, a] });
            if wanted.forced.is_empty() {
                let because = (!text.trim().is_empty()).then_some(text);
                wanted.forced.push(ForcedPair { first: a, second: flag.then_some(b), because });
            }
        }
        wanted
    })
}

type Extras = (Vec<Absence>, Vec<Adjustment>, Vec<Acceleration>);

fn extras(players: Vec<StartNumber>) -> impl Strategy<Value = Extras> {
    let kind = select(vec![AbsenceKind::Zero, AbsenceKind::Half, AbsenceKind::Full]);
    let item = (any::<Index>(), option::of(1_u16..12), kind, tenths());
    vec(item, 0..6).prop_map(move |items| {
        let mut extras: Extras = (Vec::new(), Vec::new(), Vec::new());
        for (index, round, kind, points) in items {
            let player = *index.get(&players);
            if !extras.0.iter().any(|a| a.player == player && a.round == round) {
                extras.0.push(Absence { player, round, kind });
            }
            extras.1.push(Adjustment { player, round, points });
            let from = round.unwrap_or(1);
            extras.2.push(Acceleration { points, from, to: from + 1, first: player, last: player });
        }
        extras
    })
}

/// A record of every change, with texts that need quotes and texts that need none.
fn decisions(players: &[Player]) -> Vec<DecisionRecord> {
    let starts: Vec<StartNumber> = players.iter().map(|player| player.start).collect();
    let before = starts.chunks(2).map(|pair| (pair[0], pair.get(1).copied())).collect::<Vec<_>>();
    let record = |(round, change): (u16, DrawChange)| DecisionRecord {
        round,
        change,
        clause: change.clause().to_owned(),
        by: "Главный судья".to_owned(),
        at: if round % 2 == 0 { String::new() } else { "2026-11-30 12:00".to_owned() },
        reason: "said \"no\" twice".to_owned(),
        before: if round == 3 { Vec::new() } else { before.clone() },
    };
    (1..).zip(DrawChange::ALL).map(record).collect()
}

/// A draft that is an event, with everything in it that the model has.
pub(crate) fn draft() -> impl Strategy<Value = Draft> {
    let numbers = (1_u32..9, any::<bool>()).prop_map(|(count, gaps)| {
        (1..=count).map(|k| n(if gaps { 3 * k } else { k })).collect::<Vec<_>>()
    });
    numbers.prop_flat_map(|numbers| {
        let players: Vec<_> = numbers.iter().map(|&start| player(start)).collect();
        let rounds = vec(round(numbers.clone()), 0..6);
        let wishes = (constraints(numbers.clone()), draw(numbers.clone()), extras(numbers));
        let words = (any::<bool>(), any::<bool>(), option::of(6_u16..12));
        (info(), scoring(), players, rounds, wishes, words).prop_map(
            |(info, scoring, players, rounds, (constraints, draw, extras), words)| {
                let gaps_allowed = players.iter().zip(1..).any(|(p, k)| p.start.get() != k);
                let decisions = decisions(&players);
                Draft {
                    info,
                    format: if words.0 { Format::RoundRobin } else { Format::Swiss },
                    paired_by: if words.1 { PairedBy::Hand } else { PairedBy::Program },
                    planned_rounds: words.2,
                    scoring,
                    players,
                    gaps_allowed,
                    rounds,
                    absences: extras.0,
                    adjustments: extras.1,
                    acceleration: extras.2,
                    constraints,
                    draw,
                    decisions,
                    kept_lines: vec!["172 FIDON".to_owned(), "### round: 3".to_owned()],
                }
            },
        )
    })
}
