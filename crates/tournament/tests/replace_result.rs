//! A result put into an event in its place is the event checked anew with that result.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a panic is a failed test

#[allow(dead_code)] // the other tests use the rest
mod common;

use common::draft;
use proptest::prelude::*;
use shashki_tournament::{Decision, Draft, Event, MeetingResult};

const DECISIONS: [Decision; 4] =
    [Decision::White, Decision::Draw, Decision::Black, Decision::BothLose];

fn results() -> Vec<MeetingResult> {
    let of = |kind: fn(Decision) -> MeetingResult| DECISIONS.into_iter().map(kind);
    of(MeetingResult::Played)
        .chain(of(MeetingResult::Unrated))
        .chain(of(MeetingResult::Forfeit))
        .chain([
            MeetingResult::Unfinished,
            MeetingResult::MicroMatch(vec![Decision::White, Decision::Draw]),
        ])
        .collect()
}

/// Everything that is computed from the draft.
fn same(one: &Event, other: &Event) -> Result<(), TestCaseError> {
    prop_assert_eq!(one.draft(), other.draft());
    let rounds = u16::try_from(one.rounds().len()).unwrap();
    for index in 0..one.players().len() {
        for round in 0..=rounds {
            prop_assert_eq!(one.cell(index, round), other.cell(index, round));
            prop_assert_eq!(one.points_after(index, round), other.points_after(index, round));
            prop_assert_eq!(one.points_in(index, round), other.points_in(index, round));
        }
    }
    Ok(())
}

fn checked(draft: Draft) -> Result<Event, TestCaseError> {
    draft.check().map_err(|faults| TestCaseError::fail(faults.to_string()))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn the_same_as_checked_anew(draft in draft()) {
        let mut event = checked(draft)?;
        let before = event.clone();
        for (row, round) in before.rounds().iter().enumerate() {
            let number = u16::try_from(row + 1).unwrap();
            for (at, meeting) in round.meetings.iter().enumerate() {
                for result in results() {
                    let mut changed = before.draft().clone();
                    changed.rounds[row].meetings[at].result = result.clone();
                    match (event.replace_result(number, at, result), changed.check()) {
                        (Some(old), Ok(anew)) => {
                            prop_assert_eq!(&old, &meeting.result);
                            same(&event, &anew)?;
                            event.replace_result(number, at, old).unwrap();
                        }
                        (None, Err(_)) => {}
                        (replaced, anew) => {
                            return Err(TestCaseError::fail(format!("{replaced:?}, {anew:?}")));
                        }
                    }
                    same(&event, &before)?;
                }
            }
        }
        prop_assert_eq!(event.replace_result(0, 0, MeetingResult::Unfinished), None);
        prop_assert_eq!(event.replace_result(99, 0, MeetingResult::Unfinished), None);
    }
}
