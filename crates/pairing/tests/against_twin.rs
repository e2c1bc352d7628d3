//! The engine against the literal twin of the rules, on thousands of small dense random events: the
//! same pairs, colours and boards, or the same refusal.

#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // helpers of tests

mod common;
mod twin;

use proptest::prelude::*;
use shashki_pairing::{
    Note, PairError, Profile, Request, RoundList, Step, System, check_list, pair,
};
use shashki_tournament::StartNumber;
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

type Pairs = Vec<(StartNumber, StartNumber)>;

/// What came out of a draw, in a form that both sides have.
#[derive(Debug, PartialEq)]
enum Outcome {
    /// The list, the soft prohibitions that yielded, the compulsory meetings.
    List(String, Pairs, Pairs),
    NoValidPairing,
    ForcedBreaks(Vec<String>),
    BadInput,
}

fn sorted(pairs: impl Iterator<Item = (StartNumber, StartNumber)>) -> Pairs {
    let mut pairs: Pairs = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

/// What the engine draws is valid, and the system's, for the checker of lists (P27).
fn checks_clean(case: &Case, request: &Request, list: &str) {
    let list: RoundList = list.parse().expect("a list");
    let report = check_list(&case.event, request, &list).expect("a report");
    assert!(report.agrees(), "{request:?} {list:?}: {report:?}");
}

fn by_engine(case: &Case, system: System, profile: Profile) -> Outcome {
    let request = Request { profile, round: Some(case.round), ..Request::new(system) };
    let mut steps = Vec::new();
    match pair(&case.event, &request, &mut steps) {
        Ok(pairing) => {
            let yielded = pairing.notes.iter().filter_map(|note| match note {
                Note::Yielded { first, second } => Some((*first, *second)),
                _ => None,
            });
            let compulsory = steps.iter().filter_map(|step| match step {
                Step::Compulsory { first, second } => Some((*first, *second)),
                _ => None,
            });
            checks_clean(case, &request, &pairing.list());
            Outcome::List(pairing.list(), sorted(yielded), sorted(compulsory))
        }
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
        Ok(pairing) => Outcome::List(
            pairing.to_string(),
            sorted(pairing.yielded.iter().copied()),
            sorted(pairing.compulsory.iter().copied()),
        ),
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
    fn with_pools_groups_and_soft_prohibitions(case in cases(Wishes::All)) {
        agree(&case)?;
    }

    #[test]
    fn with_forbidden_and_forced_pairs(case in cases(Wishes::Pairs)) {
        agree(&case)?;
    }
}
