//! Values by their names, for `serde`.

use serde_json::{json, to_value};
use shashki_base::Lang;
use shashki_record::{
    AppealError, CommitteeFault, CountAnswer, DrawProfile, DrawRule, EndError, EndReason, Gravity,
    HandError, HandState, IrregularityError, Minutes, ProtestError, Sanction, SetupRemedy, Status,
    TakeBackError, TimeError, Unit, Violation,
};

/// The names are those of `name()`, and come back as the same values.
#[test]
fn names_in_json() {
    for violation in Violation::ALL {
        assert_eq!(to_value(violation).unwrap(), json!(violation.name()));
        assert_eq!(
            serde_json::from_value::<Violation>(json!(violation.name())).unwrap(),
            violation
        );
    }
    for rule in DrawRule::ALL {
        assert_eq!(to_value(rule).unwrap(), json!(rule.name()));
    }
    for profile in DrawProfile::ALL {
        assert_eq!(to_value(profile).unwrap(), json!(profile.name()));
    }
    for unit in [Unit::Own, Unit::Each] {
        assert_eq!(to_value(unit).unwrap(), json!(unit.name()));
    }
    for reason in [EndReason::NoPieces, EndReason::BothFlags, EndReason::MicroMatch] {
        assert_eq!(to_value(reason).unwrap(), json!(reason.name()));
    }
    for sanction in [Sanction::Remark, Sanction::LossOfBoth] {
        assert_eq!(to_value(sanction).unwrap(), json!(sanction.name()));
    }
    for gravity in [Gravity::Ordinary, Gravity::Gross] {
        assert_eq!(to_value(gravity).unwrap(), json!(gravity.name()));
    }
}

/// A message of a refusal names the clause that `clause()` gives, in both languages.
#[test]
fn clauses_are_those_of_the_messages() {
    use HandError as H;
    use IrregularityError as I;
    use ProtestError as P;

    let told = |clause: &str, messages: [String; 2]| {
        for clause in clause.split(", ").filter(|clause| !clause.is_empty()) {
            assert!(messages.iter().all(|text| text.contains(clause)), "{clause}: {messages:?}");
        }
    };
    let langs = [Lang::En, Lang::Ru];
    for error in [I::NothingOpen, I::NotTheOpponent, I::NotTheOffender, I::NotACorrection] {
        told(error.clause(), langs.map(|lang| error.message(lang)));
    }
    let at = Minutes(1);
    for error in [
        P::NotEntitled,
        P::NotWritten,
        P::NotToChiefArbiter,
        P::NoClauses,
        P::TooLate { until: at },
        P::DepositMissing { roubles: 1 },
        P::DepositTooHigh,
        P::Decided,
        P::DecidedTooLate { before: at },
    ] {
        assert!(!error.clause().is_empty());
        told(error.clause(), langs.map(|lang| error.message(lang)));
    }
    for error in [H::NotYourTurn, H::NoMoveMade, H::RemovalOrder] {
        assert!(!error.clause().is_empty());
        told(error.clause(), langs.map(|lang| error.message(lang)));
    }
    for violation in Violation::ALL {
        let error = H::Violation(violation);
        assert_eq!((error.name(), error.clause()), (violation.name(), "5.4.13.2"));
    }
}

/// Names by which programs tell reasons apart are all different within their kind.
#[test]
fn names_are_different() {
    use CommitteeFault as F;
    use HandState as S;
    use SetupRemedy as R;

    let different = |names: &[&str]| {
        let mut sorted = names.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len(), "{names:?}");
    };
    different(
        &[S::Idle, S::Touched, S::InHand, S::Released, S::Removing, S::Done, S::ClockPressed]
            .map(HandState::name),
    );
    let stands = [Status::Corrected { ply: 0 }, Status::Stands { ply: 0 }];
    let open = [Status::Open, Status::Demanded, Status::BeforeArbiter];
    different(&[open.map(Status::name).as_slice(), &stands.map(Status::name)].concat());
    let faults = [
        F::TooFewMembers,
        F::NotTwoReserves,
        F::EvenVotes,
        F::TooYoung,
        F::ServingArbiter,
        F::SittingTwice,
    ];
    different(&faults.map(CommitteeFault::name));
    for fault in faults {
        assert_eq!(AppealError::Committee(fault).name(), fault.name());
    }
    different(&[R::Mend, R::ArbiterDecides, R::GameStands].map(SetupRemedy::name));
    let times =
        [TimeError::TooMuch, TimeError::LessThanIncrement { increment: 1 }, TimeError::None];
    different(&times.map(TimeError::name));
    assert_eq!(CountAnswer::NotReached { count: 1, limit: 2 }.name(), "not-reached");
    assert_eq!(TakeBackError::AtStart.name(), "at-start");
    assert_eq!(EndError::NotReached(EndReason::Repetition).clause(), "5.4.12.6");
}
