//! The hand, sanctions, protests and appeals, worked by hand from the clauses.

use shashki_board::{Position, RemovalRule, Side, Square};
use shashki_record::{
    Appeal, AppealError, Committee, CommitteeFault, Deposit, DepositGoes, Filer, Game, Gravity,
    Hand, HandError, HandState, Juror, Ladder, Minutes, Pace, Paper, Protest, ProtestError,
    RoundTimes, Ruling, Sanction, Violation,
};

fn hand(fen: &str) -> Hand {
    Hand::new(fen.parse().unwrap())
}

const fn violation(violation: Violation) -> HandError {
    HandError::Violation(violation)
}

/// The first touched piece that can move binds; "поправляю" before it does not (6.1.4.7, .9).
#[test]
fn r16_touching() {
    let mut h = Hand::new(Position::initial());
    for square in [Square::B2, Square::E3, Square::C3] {
        h.touch(square).unwrap();
    }
    assert!(h.allowed().iter().all(|m| m.from() == Square::E3));
    assert_eq!(h.adjust(Side::White), Err(HandError::TooLate), "it has to be said before");
    h.carry(&[Square::C3, Square::D4]).unwrap();
    assert_eq!(h.release(), Err(violation(Violation::OtherPieceMoved)));
    let mut h = Hand::new(Position::initial());
    assert_eq!(h.adjust(Side::Black), Err(HandError::NotYourTurn));
    h.adjust(Side::White).unwrap();
    h.touch(Square::E3).unwrap();
    assert_eq!((h.state(), h.allowed().len()), (HandState::Idle, 7));
    h.carry(&[Square::C3, Square::D4]).unwrap();
    assert_eq!(h.release().unwrap().to_string(), "22-18");
}

/// As long as the piece is held it may go elsewhere, but it is that piece that has to move
/// (6.1.4.8); a claim with a written move is open until then (R4).
#[test]
fn r16_in_the_hand() {
    let mut h = Hand::new(Position::initial());
    h.carry(&[Square::C3, Square::D4]).unwrap();
    assert!(h.may_claim_with_written_move());
    assert_eq!(h.press_clock(), Err(HandError::NoMoveMade));
    h.carry(&[Square::E3, Square::D4]).unwrap();
    assert_eq!(h.release(), Err(violation(Violation::OtherPieceMoved)));
    h.carry(&[Square::C3, Square::B4]).unwrap();
    h.release().unwrap();
    assert_eq!(h.state(), HandState::Done);
    assert!(!h.may_claim_with_written_move());
    assert_eq!(h.touch(Square::A3), Err(HandError::TooLate));
    h.press_clock().unwrap();
    assert_eq!(h.press_clock(), Err(HandError::TooLate));
}

/// A touched piece without a capture binds to nothing where a capture is due (5.4.13.3).
#[test]
fn r16_a_capture_by_another_piece() {
    let mut h = hand("W:Wc3,h2:Bd4,a7");
    h.touch(Square::H2).unwrap();
    h.carry(&[Square::H2, Square::G3]).unwrap();
    assert_eq!(h.release(), Err(violation(Violation::CaptureIgnored)));
    h.carry(&[Square::C3, Square::E5]).unwrap();
    h.release().unwrap();
    assert_eq!(h.state(), HandState::Released);
}

/// Taken pieces come off when the way is chosen, in their order or the reverse; the older edition
/// had the order alone (6.1.5.7, 1.5.7).
#[test]
fn r16_removing() {
    let start = "W:Wh6:Bg7,c5,a7";
    let capture = [Square::H6, Square::F8, Square::B4];
    let mut h = hand(start);
    h.carry(&capture).unwrap();
    assert_eq!(h.remove(Square::G7), Err(violation(Violation::RemovedDuringCapture)));
    h.release().unwrap();
    assert_eq!(h.state(), HandState::Released);
    assert_eq!(h.press_clock(), Err(violation(Violation::RemovedWrongNumber)));
    assert_eq!(h.stop_removing(), Err(violation(Violation::StoppedRemoving)));
    assert_eq!(h.remove(Square::A7), Err(violation(Violation::RemovedWrongPieces)));
    assert_eq!(h.remove(Square::H6), Err(violation(Violation::RemovedOwnPieces)));
    h.remove(Square::C5).unwrap();
    assert_eq!(h.state(), HandState::Removing);
    assert_eq!(h.press_clock(), Err(violation(Violation::RemovedWrongNumber)));
    assert_eq!(h.stop_removing(), Err(violation(Violation::StoppedRemoving)));
    h.remove(Square::G7).unwrap();
    assert_eq!(h.state(), HandState::Done);
    let mut older = hand(start).removal_rule(RemovalRule::SameOrder);
    older.carry(&capture).unwrap();
    older.release().unwrap();
    older.remove(Square::C5).unwrap();
    assert_eq!(older.remove(Square::G7), Err(HandError::RemovalOrder));
}

/// Other hands' work: the opponent's piece moved, a piece removed for nothing, an illegal move.
#[test]
fn r16_violations_of_the_hand() {
    let mut h = Hand::new(Position::initial());
    h.touch(Square::B6).unwrap();
    assert_eq!(h.state(), HandState::Idle);
    assert_eq!(h.remove(Square::B6), Err(violation(Violation::RemovedWithoutReason)));
    h.carry(&[Square::B6, Square::A5]).unwrap();
    assert_eq!(h.release(), Err(violation(Violation::OpponentsPieceMoved)));
    h.carry(&[Square::C3, Square::C5]).unwrap();
    assert_eq!(h.release(), Err(violation(Violation::WrongMove)));
    assert_eq!(h.carry(&[Square::D4, Square::C5]), Err(HandError::NoWay), "no piece there");
    assert_eq!(h.carry(&[Square::C3]), Err(HandError::NoWay));
}

/// The ladder of 5.4.14.2, by each way up.
#[test]
fn r10_the_ladder() {
    use Gravity::{Gross, Ordinary};
    use Sanction::{LossOfGame, Remark, Warning};
    let climb = |violations: &[Gravity]| {
        let mut ladder = Ladder::default();
        let advise = |&gravity| {
            let advice = ladder.advise(gravity);
            ladder.impose(gravity, advice.sanction);
            advice.sanction
        };
        violations.iter().map(advise).collect::<Vec<_>>()
    };
    assert_eq!(climb(&[Ordinary; 4]), [Remark, Warning, LossOfGame, LossOfGame]);
    assert_eq!(climb(&[Gross, Gross]), [Warning, LossOfGame]);
    assert_eq!(climb(&[Gross, Ordinary]), [Warning, LossOfGame]);
    assert_eq!(climb(&[Ordinary, Gross, Ordinary]), [Remark, Warning, LossOfGame]);
}

/// The arbiter may do otherwise: time instead of a remark, a warning at once. A loss that was only
/// advised excludes nobody later.
#[test]
fn r10_the_arbiter_chooses() {
    let mut ladder = Ladder::default();
    ladder.impose(Gravity::Ordinary, Sanction::time(60, 5).unwrap());
    assert_eq!(ladder.advise(Gravity::Ordinary).sanction, Sanction::Warning);
    ladder.impose(Gravity::Ordinary, Sanction::Warning);
    ladder.impose(Gravity::Ordinary, Sanction::Warning);
    assert_eq!(ladder.advise(Gravity::Ordinary).sanction, Sanction::LossOfGame);
    ladder.next_game();
    let advice = ladder.advise(Gravity::Gross);
    assert_eq!((advice.sanction, advice.exclusion), (Sanction::Warning, false));
    ladder.impose(Gravity::Gross, Sanction::LossOfMicroMatch);
    ladder.next_game();
    assert!(ladder.advise(Gravity::Ordinary).exclusion);
}

/// A sanction inside a game: a waived violation can still be punished, a loss ends the game, and
/// after the result nothing is imposed (5.4.14.1, R18).
#[test]
fn r10_sanctions_in_a_game() {
    let mut g = Game::new();
    g.push_text("c3-d4").unwrap();
    let before = g.clone();
    g.push_text("b6-a5").unwrap();
    g.impose(Side::White, Gravity::Ordinary, Sanction::Remark).unwrap();
    let advise = |g: &Game, side| g.ladder(side, Ladder::default()).advise(Gravity::Ordinary);
    assert_eq!(advise(&g, Side::White).sanction, Sanction::Warning);
    assert_eq!(advise(&g, Side::Black).sanction, Sanction::Remark);
    for (sanction, result) in [
        (Sanction::LossOfGame, "B wins:sanction"),
        (Sanction::Exclusion, "B wins:sanction"),
        (Sanction::LossOfMicroMatch, "B wins:micro-match"),
        (Sanction::LossOfBoth, "both lost:sanction"),
    ] {
        let mut lost = g.clone();
        lost.impose(Side::White, Gravity::Gross, sanction).unwrap();
        assert_eq!(lost.result().unwrap().to_string(), result);
        assert!(lost.impose(Side::Black, Gravity::Gross, Sanction::Warning).is_err());
    }
    g.take_back().unwrap();
    assert_eq!(g, before);
}

/// At most two minutes, at least the increment (5.4.14.1).
#[test]
fn r10_time_for_the_opponent() {
    for (seconds, increment, fits) in
        [(120, 0, true), (121, 0, false), (30, 30, true), (29, 30, false), (0, 0, false)]
    {
        assert_eq!(Sanction::time(seconds, increment).is_ok(), fits, "{seconds} {increment}");
    }
}

fn round(pace: Pace, next_start: Option<i64>) -> RoundTimes {
    RoundTimes { pace, end: Minutes(600), next_start: next_start.map(Minutes) }
}

fn paper(at: i64) -> Paper {
    Paper::new(Filer::Player, &["5.4.13.4"], Minutes(at))
}

/// Classical: within an hour of the round. Rapid and blitz: before the next round begins, 30
/// minutes after the last (5.4.16.1).
#[test]
fn r14_the_time_for_a_protest() {
    let accepted = |round: RoundTimes, at| Protest::file(&paper(at), &round, Deposit::default());
    for (round, last) in [
        (round(Pace::Classical, Some(620)), 660),
        (round(Pace::Classical, None), 660),
        (round(Pace::Fast, Some(605)), 605),
        (round(Pace::Fast, None), 630),
    ] {
        assert!(accepted(round, last).is_ok());
        let late = Err(ProtestError::TooLate { until: Minutes(last) });
        assert_eq!(accepted(round, last + 1), late);
    }
}

/// Written, to the chief arbiter, by those entitled, with the clauses and the deposit.
#[test]
fn r14_the_form_of_a_protest() {
    let round = round(Pace::Classical, None);
    let deposit = Deposit::new(1_000).unwrap();
    let refused = |paper: Paper| Protest::file(&paper, &round, deposit).unwrap_err();
    let paid = Paper { deposit: 1_000, ..paper(610) };
    assert!(Protest::file(&paid, &round, deposit).is_ok());
    let by = Paper { by: Filer::Other, ..paid.clone() };
    assert_eq!(refused(by), ProtestError::NotEntitled);
    assert_eq!(refused(Paper { written: false, ..paid.clone() }), ProtestError::NotWritten);
    let to = Paper { to_chief_arbiter: false, ..paid.clone() };
    assert_eq!(refused(to), ProtestError::NotToChiefArbiter);
    let clauses = vec![" ".to_owned()];
    assert_eq!(refused(Paper { clauses, ..paid.clone() }), ProtestError::NoClauses);
    let unpaid = Paper { deposit: 999, ..paid };
    assert_eq!(refused(unpaid), ProtestError::DepositMissing { roubles: 1_000 });
    assert_eq!(Deposit::new(5_001), Err(ProtestError::DepositTooHigh));
}

/// Decided within 24 hours and before the technical results are approved (5.4.16.3).
#[test]
fn r14_the_time_for_the_decision() {
    let round = round(Pace::Classical, None);
    let protest = Protest::file(&paper(600), &round, Deposit::default()).unwrap();
    let decided = |at, approval: Option<i64>| {
        let mut protest = protest;
        protest.decide(Ruling::Upheld, Minutes(at), approval.map(Minutes))
    };
    assert!(decided(2_040, None).is_ok(), "24 hours to the minute");
    assert!(matches!(decided(2_041, None), Err(ProtestError::DecidedTooLate { .. })));
    assert!(decided(899, Some(900)).is_ok());
    let before = Minutes(900);
    assert_eq!(decided(900, Some(900)), Err(ProtestError::DecidedTooLate { before }));
    assert_eq!(decided(599, None), Err(ProtestError::BeforeFiled));
}

/// The deposit goes back where the protest is right, else to the prize fund (5.4.16.4).
#[test]
fn r14_the_deposit() {
    let paid = Paper { deposit: 3_000, ..paper(600) };
    let deposit = Deposit::new(3_000).unwrap();
    let goes = |ruling| {
        let round = round(Pace::Classical, None);
        let mut protest = Protest::file(&paid, &round, deposit).unwrap();
        assert_eq!(protest.deposit(), None);
        protest.decide(ruling, Minutes(601), None).unwrap();
        protest.deposit()
    };
    assert_eq!(goes(Ruling::Upheld), Some((DepositGoes::Back, 3_000)));
    assert_eq!(goes(Ruling::Rejected), Some((DepositGoes::ToPrizeFund, 3_000)));
}

fn person(name: &str) -> Juror {
    Juror::new(name, 40)
}

fn committee() -> Committee {
    Committee {
        chair: person("A"),
        members: vec![person("B"), person("C")],
        reserves: vec![person("D"), person("E")],
    }
}

/// Chair, two or more members, two reserves, an odd number of votes, 21 years, no arbiter.
#[test]
fn r14_the_committee() {
    assert!(committee().faults().is_empty());
    let with = |change: fn(&mut Committee)| {
        let mut changed = committee();
        change(&mut changed);
        changed.faults()
    };
    assert_eq!(with(|c| c.members.push(person("F"))), [CommitteeFault::EvenVotes]);
    assert_eq!(with(|c| c.reserves.truncate(1)), [CommitteeFault::NotTwoReserves]);
    assert_eq!(with(|c| c.members[0].age = 20), [CommitteeFault::TooYoung]);
    assert_eq!(with(|c| c.chair.arbiter = true), [CommitteeFault::ServingArbiter]);
    assert_eq!(with(|c| c.members[0].name = "E".into()), [CommitteeFault::SittingTwice]);
    assert_eq!(with(|c| c.members.clear()), [CommitteeFault::TooFewMembers]);
}

/// A reserve steps in for a party or an interest, the first who may.
#[test]
fn r14_a_reserve_steps_in() {
    let mut changed = committee();
    changed.members[1].party = true;
    changed.reserves[0].interest = true;
    let names: Vec<&str> = changed.sit().unwrap().iter().map(|j| j.name.as_str()).collect();
    assert_eq!(names, ["A", "B", "E"]);
    changed.chair.interest = true;
    assert_eq!(changed.sit(), Err(AppealError::TooFewCanSit));
}

/// Only after a decided protest, and where a committee exists; its word is final (5.4.16.5).
#[test]
fn r14_an_appeal() {
    let round = round(Pace::Classical, None);
    let mut protest = Protest::file(&paper(600), &round, Deposit::default()).unwrap();
    let committee = committee();
    let file = |protest: &Protest| Appeal::file(protest, Filer::Player, Some(&committee));
    assert_eq!(file(&protest), Err(AppealError::ProtestPending));
    protest.decide(Ruling::Rejected, Minutes(601), None).unwrap();
    assert_eq!(protest.decide(Ruling::Upheld, Minutes(602), None), Err(ProtestError::Decided));
    let mut appeal = file(&protest).unwrap();
    assert_eq!(appeal.decide(4), Err(AppealError::TooManyVotes { voters: 3 }));
    assert_eq!(appeal.decide(1), Ok(Ruling::Rejected));
    assert_eq!(appeal.decide(3), Err(AppealError::Final));
}
