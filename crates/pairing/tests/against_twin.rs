//! The engine against the literal twin of the rules, on thousands of small dense random events: the
//! same pairs, colours and boards, or the same refusal.

#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // helpers of tests

mod common;
mod twin;

use proptest::prelude::*;
use shashki_pairing::{PairError, Profile, Request, System, pair};
use twin::events::{Case, Wishes, cases};

const DRAWS: [(System, twin::System, Profile, twin::Profile); 5] = [
    (System::Lot, twin::System::Lot, Profile::Rules, twin::Profile::Rules),
    (System::Coefficient, twin::System::Coefficient, Profile::Rules, twin::Profile::Rules),
    (
        System::TruncatedSolkoff,
        twin::System::TruncatedSolkoff,
        Profile::Rules,
        twin::Profile::Rules,
    ),
    (System::CurrentBuchholz, twin::System::CurrentBuchholz, Profile::Rules, twin::Profile::Rules),
    (
        System::TruncatedSolkoff,
        twin::System::TruncatedSolkoff,
        Profile::FmjdProgram,
        twin::Profile::FmjdProgram,
    ),
];

/// What came out of a draw, in a form that both sides have.
#[derive(Debug, PartialEq)]
enum Outcome {
    List(String),
    NoValidPairing,
    ForcedBreaks(Vec<String>),
    BadInput,
}

fn by_engine(case: &Case, system: System, profile: Profile) -> Outcome {
    let request = Request { profile, round: Some(case.round), ..Request::new(system) };
    match pair(&case.event, &request, &mut ()) {
        Ok(pairing) => Outcome::List(pairing.list()),
        Err(PairError::NoValidPairing { witness }) => {
            assert!(witness.left_over() > 0, "a witness that proves nothing: {witness:?}");
            Outcome::NoValidPairing
        }
        Err(PairError::ForcedBreaksRules { rules, .. }) => {
            Outcome::ForcedBreaks(rules.into_iter().map(str::to_owned).collect())
        }
        Err(error @ PairError::Internal { .. }) => panic!("{error}"),
        Err(_) => Outcome::BadInput,
    }
}

fn by_twin(case: &Case, system: twin::System, profile: twin::Profile) -> Outcome {
    let question =
        twin::Question { profile, ..twin::Question::new(&case.event, case.round, system) };
    match twin::pair(&question) {
        Ok(pairing) => Outcome::List(pairing.to_string()),
        Err(twin::Refusal::NoValidPairing) => Outcome::NoValidPairing,
        Err(twin::Refusal::ForcedPair(_, rules)) => {
            Outcome::ForcedBreaks(rules.into_iter().map(str::to_owned).collect())
        }
        Err(twin::Refusal::BadInput(_)) => Outcome::BadInput,
    }
}

/// Where an event contradicts itself in more than one way, which of them is named is free.
fn same(engine: &Outcome, twin: &Outcome) -> bool {
    let refused = |o: &Outcome| matches!(o, Outcome::ForcedBreaks(_) | Outcome::BadInput);
    let vague = *engine == Outcome::BadInput || *twin == Outcome::BadInput;
    engine == twin || vague && refused(engine) && refused(twin)
}

fn agree(case: &Case) -> Result<(), TestCaseError> {
    for (system, twin_system, profile, twin_profile) in DRAWS {
        let engine = by_engine(case, system, profile);
        let twin = by_twin(case, twin_system, twin_profile);
        prop_assert!(same(&engine, &twin), "{system} {profile}: {engine:?}, twin {twin:?}");
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3_000) })]

    #[test]
    fn events_of_every_kind(case in cases(Wishes::None)) {
        agree(&case)?;
    }

    #[test]
    fn with_forbidden_and_forced_pairs(case in cases(Wishes::Pairs)) {
        agree(&case)?;
    }
}
