//! Record by record: what a file says, and what the event then holds.

// The helpers of the tests too: a panic there is a failed test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

#[path = "common/file.rs"]
mod file;

use file::{four, player};
use shashki_base::Seed;
use shashki_tournament::trf::{Note, ReadOptions, Warning, read};
use shashki_tournament::{
    Absence, AbsenceKind, Acceleration, Adjustment, Colour, Event, ForbiddenPairs, ForcedPair,
    Format, GroupScope, Halves, Lot, MeetUntil, MicroMatchPoints, NotBefore, Points, Scoring, Soft,
    StartNumber, UnpairedKind,
};

fn n(number: u32) -> StartNumber {
    StartNumber::new(number).unwrap()
}

fn points(tenths: i64) -> Points {
    Points::from_hundredths(tenths * 10)
}

/// The file of four with more lines before and behind it.
fn event(before: &str, after: &str) -> Event {
    let text = format!("{before}{}{after}", four());
    read(&text, &ReadOptions::STRICT).map_err(|errors| errors.to_string()).unwrap().event
}

fn notes(after: &str) -> Vec<Note> {
    let text = format!("{}{after}", four());
    let trf = read(&text, &ReadOptions::STRICT).unwrap();
    let note = |warning: &Warning| match warning {
        Warning::Note { note, .. } => *note,
        other => panic!("{other:?}"),
    };
    trf.warnings.iter().map(note).collect()
}

#[test]
fn a_player_record() {
    let line = format!(
        "001 {:>4} {}{:>3} {:33} {:>4} {:>3} {:>11} {:10} {:>4} {:>4}",
        1, 'w', "MF", "Иванова, Анна", 2100, "RUS", "77001", "1990/02/28", "0.0", 3
    );
    let event = read(&line, &ReadOptions::STRICT).unwrap().event;
    let player = &event.players()[0];
    assert_eq!(player.name, "Иванова, Анна");
    assert_eq!(player.sex, Some(shashki_tournament::Sex::Female));
    assert_eq!(player.title, "MF");
    assert_eq!(player.rating, Some(2100));
    assert_eq!(player.federation, "RUS");
    assert_eq!(player.id, "77001");
    assert_eq!(player.birth_date, "1990/02/28");
    assert_eq!(player.place, Some(3));
}

#[test]
fn line_ends_and_a_mark() {
    let whole = event("", "");
    for end in ["\n", "\r", "\r\n", "\n\r\n"] {
        let text = format!("\u{FEFF}{}", four().replace("\r\n", end));
        assert_eq!(read(&text, &ReadOptions::STRICT).unwrap().event, whole, "{end:?}");
    }
    let mixed = four().replacen("\r\n", "\r", 1).replacen("\r\n", "\n", 1);
    assert_eq!(read(&mixed, &ReadOptions::STRICT).unwrap().event, whole);
}

#[test]
fn the_head() {
    let event = event(
        "012 Кубок города\r\n022 Пермь\r\n032 RUS\r\n042 2026/01/02\r\n052 2026/01/04\r\n\
         062 4\r\n092 Swiss\r\n102 Petrov\r\n112 Sidorova\r\n112 Orlov\r\n122 15 min + 5 s\r\n\
         142 5\r\n152 B\r\n182 Shashki\r\n192 OTHER_RDF\r\n202 BH/C1,SB\r\n212 PTS, BH\r\n\
         222 900+5\r\n",
        "",
    );
    let info = event.info();
    assert_eq!((info.name.as_str(), info.city.as_str()), ("Кубок города", "Пермь"));
    assert_eq!((info.start_date.as_str(), info.end_date.as_str()), ("2026/01/02", "2026/01/04"));
    assert_eq!(info.arbiters, ["Sidorova", "Orlov"]);
    assert_eq!(info.tie_breaks, ["BH/C1", "SB"]);
    assert_eq!(info.standings, ["PTS", "BH"]);
    assert_eq!(info.kind_code, "OTHER_RDF");
    assert_eq!(info.time_control_code, "900+5");
    assert_eq!(event.planned_rounds(), Some(5));
    assert_eq!(event.draw().first_colour, Some(Colour::Black));
}

#[test]
fn dates_of_the_rounds() {
    let line = format!("{:91}26/01/02            26/01/04\r\n", "132");
    assert_eq!(event(&line, "").info().round_dates, ["26/01/02", "", "26/01/04"]);
    let long = format!("{:91}2026/01/022026/01/03\r\n", "132");
    assert_eq!(event(&long, "").info().round_dates, ["2026/01/02", "2026/01/03"]);
}

#[test]
fn swiss_or_round_robin() {
    for (head, format) in [
        ("", Format::Swiss),
        ("092 Individual: Round-Robin\r\n", Format::RoundRobin),
        ("092 ROUND ROBIN, two cycles\r\n", Format::RoundRobin),
        ("092 Swiss\r\n192 FIDE_BERGER_ROUNDROBIN\r\n", Format::RoundRobin),
        ("092 round robin\r\n192 FIDE_DUTCH\r\n", Format::Swiss),
        ("192 FIDE_DUTCH\r\n### format: round-robin\r\n", Format::RoundRobin),
    ] {
        assert_eq!(event(head, "").format(), format, "{head}");
    }
}

/// A game drawn, won and lost by forfeit, each bye: with the scoring under test.
fn scoring(head: &str) -> Scoring {
    let text = format!("{head}{}", player(1, "", &[]));
    read(&text, &ReadOptions::STRICT).unwrap().event.scoring().clone()
}

#[test]
fn scorings() {
    assert_eq!(scoring(""), Scoring::ONE_HALF_ZERO);
    let two = Scoring::TWO_ONE_ZERO;
    assert_eq!(scoring("162  W 2.0    D 1.0    L 0.0\r\n"), two);
    assert_eq!(scoring("162  W 2.0    D 1.0    L 0.0    P 2.0\r\n"), two);
    assert_eq!(scoring("BBW 2.0\r\nBBD 1.0\r\nBBL 0.0\r\n"), two);
    assert_eq!(scoring("XXS W=2 D=1\r\n"), two);
    // Silent symbols keep the defaults of the format, whatever W is.
    let mut three = Scoring::simple(points(30), points(5), Points::ZERO);
    assert_eq!(scoring("162  W 3.0\r\n"), three);
    for away in ['A', 'Z'] {
        three.zero_point_bye = points(1);
        three.forfeit_loss = points(1);
        assert_eq!(scoring(&format!("162  W 3.0    {away} 0.1\r\n")), three);
    }
    let mut apart = Scoring::ONE_HALF_ZERO;
    (apart.zero_point_bye, apart.forfeit_loss, apart.pairing_bye) =
        (points(2), points(3), points(7));
    assert_eq!(scoring("BBZ 0.2\r\nBBF 0.3\r\nBBU 0.7\r\n"), apart);
    let mut codes = Scoring::ONE_HALF_ZERO;
    codes.win = [points(20), points(30)];
    codes.full_point_bye = points(8);
    assert_eq!(scoring("XXS WW=2 BW=3 FPB=0.8\r\n"), codes);
    // The shortcut doesn't touch what is given, before or after it; the last of a code wins.
    let mut given = Scoring::simple(points(20), points(5), Points::ZERO);
    given.pairing_bye = points(15);
    assert_eq!(scoring("XXS PAB=1 PAB=1.5 W=2\r\n"), given);
    assert_eq!(scoring("162  P 1.5\r\nXXS W=2\r\n"), given);
    assert_eq!(scoring("### micro-match: by-game\r\n").micro_match, MicroMatchPoints::ByGame);
}

#[test]
fn absences() {
    let absence = |player, round, kind| Absence { player: n(player), round, kind };
    assert_eq!(
        event("", "240 H   3    1    4\r\nXXZ 2 3\r\n### absent: F 1\r\n").absences(),
        [
            absence(1, None, AbsenceKind::Full),
            absence(2, None, AbsenceKind::Zero),
            absence(3, None, AbsenceKind::Zero),
            absence(1, Some(3), AbsenceKind::Half),
            absence(4, Some(3), AbsenceKind::Half),
        ]
    );
}

#[test]
fn byes_of_the_round_to_pair() {
    let text = [
        player(1, "1.0", &["   2 w 1", "0000 - H"]),
        player(2, "0.0", &["   1 b 0", "0000 - Z"]),
        player(3, "1.5", &["0000 - U", "0000 - H"]), // the points hold the bye already
        player(4, "0.0", &["0000 - -", "0000 -"]),   // nothing but 0000: not there yet
        player(5, "0.0", &["0000 -  "]),             // in a round that was played: absent
    ]
    .concat();
    let event = read(&text, &ReadOptions::STRICT).unwrap().event;
    assert_eq!(event.paired_rounds(), 1);
    let kinds: Vec<_> = event.rounds()[1].unpaired.iter().map(|u| (u.player, u.kind)).collect();
    assert_eq!(
        kinds,
        [
            (n(1), UnpairedKind::HalfPointBye),
            (n(2), UnpairedKind::ZeroPointBye),
            (n(3), UnpairedKind::HalfPointBye)
        ]
    );
    let first: Vec<_> = event.rounds()[0].unpaired.iter().map(|u| u.kind).collect();
    assert_eq!(
        first,
        [UnpairedKind::PairingBye, UnpairedKind::ForfeitLoss, UnpairedKind::ZeroPointBye]
    );
}

#[test]
fn prohibitions() {
    let forbidden = |from, to, players: &[u32]| ForbiddenPairs {
        from,
        to,
        players: players.iter().map(|&player| n(player)).collect(),
    };
    assert_eq!(
        event("", "260   2   5    1    2    3\r\nXXP 1 4\r\n260             2    4\r\n")
            .constraints()
            .forbidden,
        [
            forbidden(2, Some(5), &[1, 2, 3]),
            forbidden(1, None, &[1, 4]),
            forbidden(1, None, &[2, 4])
        ]
    );
}

#[test]
fn acceleration() {
    let spans = |after: &str| event("", after).draft().acceleration.clone();
    let span = |tenths, from, to, first, last| Acceleration {
        points: points(tenths),
        from,
        to,
        first: n(first),
        last: n(last),
    };
    assert_eq!(spans("250       1.0   1   2    1    2\r\n"), [span(10, 1, 2, 1, 2)]);
    assert_eq!(
        spans("XXA    2  1.0  1.0  0.5  0.0\r\n"),
        [span(10, 1, 2, 2, 2), span(5, 3, 3, 2, 2)]
    );
    assert_eq!(spans("XXA    2  0.0  0.0\r\n250       0.0   1   2    1    2\r\n"), []);
    assert_eq!(notes("250       1.0   1   2    1    2\r\n"), [Note::Acceleration]);
    // The points column may hold the acceleration of the round to pair.
    let text = four().replace(" 1.5", " 2.5") + "XXA    1  1.0  1.0  1.0\r\n";
    assert!(read(&text, &ReadOptions::STRICT).is_ok());
}

#[test]
fn abnormal_points() {
    let adjustments = |after: &str| event("", after).draft().adjustments.clone();
    let adjustment =
        |player, round, tenths| Adjustment { player: n(player), round, points: points(tenths) };
    assert_eq!(
        adjustments("299          -1.0  000    2    3\r\n299           0.5    2    1\r\n"),
        [adjustment(2, None, -10), adjustment(3, None, -10), adjustment(1, Some(2), 5)]
    );
    // For a result: the difference to what it makes as a rule, in each round in which it stands.
    assert_eq!(adjustments("299 W         3.0    1    1\r\n"), [adjustment(1, Some(1), 20)]);
    assert_eq!(adjustments("299 D         0.0         1\r\n"), [adjustment(1, Some(2), -5)]);
    assert_eq!(adjustments("299 +         0.5         2\r\n"), [adjustment(2, Some(2), -5)]);
    assert_eq!(adjustments("299 -         0.5         4\r\n"), [adjustment(4, Some(2), 5)]);
    // The points column may hold them or not.
    let text = four().replace(" 1.5", " 2.0") + "299           0.5  000    1\r\n";
    assert!(read(&text, &ReadOptions::STRICT).is_ok());
}

#[test]
fn teams_and_national_records() {
    let team = format!("013 {:32}   1    3\r\n", "Молния");
    let with = event("", &team);
    let group = &with.constraints().groups[0];
    assert_eq!((group.name.as_str(), &group.players[..]), ("Молния", &[n(1), n(3)][..]));
    assert_eq!(with.players()[2].club, "Молния");
    assert_eq!(with.players()[1].club, "");
    assert_eq!(with.draft().kept_lines.len(), 1);
    assert_eq!(notes(&team), [Note::TeamsAsGroups]);

    let own = format!("{team}### group: A 1 2\r\n");
    let with = event("", &own);
    assert_eq!(with.constraints().groups.len(), 1);
    assert_eq!(with.players()[2].club, "");
    assert_eq!(notes(&own), [Note::TeamsNotUsed]);
    assert_eq!(event("", &format!("{team}### teams: kept\r\n")).constraints().groups, []);

    let new = format!("310   1 {:65}   2    4\r\n", "Spartak");
    assert_eq!(event("", &new).constraints().groups[0].players, [n(2), n(4)]);

    let record = |code: &str, start: u32| {
        format!(
            "{code} {start:>4}   1N {:33} {:>4} {:>3} {:>11}\r\n",
            "Игрок Два", 1850, "RUS", "П-12"
        )
    };
    let with = event("", &record("RUS", 2));
    let national = &with.players()[1].national[0];
    assert_eq!(with.players()[1].national_rating(), Some(1850));
    assert_eq!((national.title.as_str(), national.id.as_str()), ("1N", "П-12"));
    assert_eq!((national.federation.as_str(), national.name.as_str()), ("RUS", "Игрок Два"));
    assert_eq!(with.draft().kept_lines.len(), 0);
    // For a number that nobody has the line is just another unknown one.
    let with = event("", &record("RUS", 9));
    assert_eq!(with.draft().kept_lines.len(), 1);
}

#[test]
fn unknown_lines_are_kept() {
    let event =
        event("999 whatever  \r\n\r\nab\r\n", "### round: 3\r\n### lot of words\r\n801 x\r\n");
    assert_eq!(
        event.draft().kept_lines,
        ["999 whatever  ", "### round: 3", "### lot of words", "801 x"]
    );
}

#[test]
fn directives_of_the_draw() {
    let event = event(
        "",
        "### lot: 4 2 1 3\r\n### lot 1: 1 2 3 4\r\n### seed: xoshiro256ss-1 18446744073709551615\r\n\
         ### opt: halves=recut\r\n### opt: halves=recut\r\n",
    );
    let draw = event.draw();
    assert_eq!(draw.seed, Some(Seed(u64::MAX)));
    assert_eq!(draw.options.halves, Some(Halves::Recut));
    assert_eq!(
        draw.lots,
        [
            Lot { round: None, order: vec![n(4), n(2), n(1), n(3)] },
            Lot { round: Some(1), order: vec![n(1), n(2), n(3), n(4)] },
        ]
    );
}

#[test]
fn directives_of_the_wishes() {
    let event = event(
        "",
        "### force: 1-4 2-0 because the jury  says so\r\n### pool: A 2 1\r\n### pool: B 3\r\n\
         ### group: VOLGA 1\r\n### group: VOLGA 1 2\r\n### group: \"Нижний Новгород\" 3 4\r\n\
         ### meet-until: 2\r\n### soft: 1-2 4-3\r\n### not-before: 4 soft VOLGA\r\n### soft: 2-3\r\n\
         ### not-before: 3 \"Нижний Новгород\"\r\n",
    );
    let wishes = event.constraints();
    let because = Some("the jury  says so".to_owned());
    assert_eq!(
        wishes.forced,
        [
            ForcedPair { first: n(1), second: Some(n(4)), because: because.clone() },
            ForcedPair { first: n(2), second: None, because },
        ]
    );
    let pools: Vec<_> = wishes.pools.iter().map(|p| (p.name.as_str(), p.players.clone())).collect();
    assert_eq!(pools, [("A", vec![n(2), n(1)]), ("B", vec![n(3)])]);
    let groups: Vec<_> =
        wishes.groups.iter().map(|g| (g.name.as_str(), g.players.clone())).collect();
    assert_eq!(groups, [("VOLGA", vec![n(1), n(2)]), ("Нижний Новгород", vec![n(3), n(4)])]);
    assert_eq!(wishes.meet_until, [MeetUntil { until: 2, groups: GroupScope::All }]);
    let named = |name: &str| GroupScope::Named(vec![name.to_owned()]);
    assert_eq!(
        wishes.soft,
        [
            Soft::Pair(n(1), n(2)),
            Soft::Pair(n(4), n(3)),
            Soft::NotBefore(NotBefore { round: 4, groups: named("VOLGA") }),
            Soft::Pair(n(2), n(3)),
        ]
    );
    assert_eq!(wishes.not_before, [NotBefore { round: 3, groups: named("Нижний Новгород") }]);
}

#[test]
fn directives_for_the_rest_of_the_model() {
    let event = event(
        "",
        "### withdrawn: 2 3\r\n### enters: 1 4\r\n### paired-by: hand\r\n### club: Спартак 1 2\r\n\
         ### player: 1 name A name that is much longer than the columns are\r\n\
         ### info: 012 \" blank before\"\r\n### boards 1: 4 1\r\n### games 2: 3-1 ==10\r\n",
    );
    assert_eq!(event.players()[2].withdrew_after, Some(2));
    assert_eq!(event.players()[3].enters_in, Some(1));
    assert_eq!(event.paired_by(), shashki_tournament::PairedBy::Hand);
    assert_eq!(event.players()[1].club, "Спартак");
    assert_eq!(event.players()[0].name, "A name that is much longer than the columns are");
    assert_eq!(event.info().name, " blank before");
    let whites: Vec<_> = event.rounds()[0].meetings.iter().map(|meeting| meeting.white).collect();
    assert_eq!(whites, [n(4), n(1)]);
    let games = &event.rounds()[1].meetings.iter().find(|m| m.black == n(1)).unwrap().result;
    assert_eq!(games.kind(), shashki_tournament::GameKind::MicroMatch);
}
