//! What is written is read back as an equal event.

// The helpers of the tests too: a panic there is a failed test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod common;

use common::draft;
use proptest::prelude::*;
use shashki_tournament::Event;
use shashki_tournament::trf::{ReadOptions, WriteError, WriteOptions, read, write};

fn through_trf(event: &Event, options: WriteOptions) -> Result<(), TestCaseError> {
    let text = match write(event, &options) {
        Ok(text) => text,
        // Random scorings may add up to more than four columns hold.
        Err(WriteError::PointsTooWide { .. }) => return Ok(()),
        Err(error) => return Err(TestCaseError::fail(error.to_string())),
    };
    match read(&text, &ReadOptions::STRICT) {
        Ok(trf) => prop_assert_eq!(trf.event.draft(), event.draft(), "{}", text),
        Err(errors) => return Err(TestCaseError::fail(format!("{errors}\n{text}"))),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn trf26(draft in draft()) {
        let event = draft.check().map_err(|faults| TestCaseError::fail(faults.to_string()))?;
        through_trf(&event, WriteOptions::TRF26)?;
    }

    #[test]
    fn trf16(draft in draft()) {
        let event = draft.check().map_err(|faults| TestCaseError::fail(faults.to_string()))?;
        through_trf(&event, WriteOptions::TRF16)?;
    }

    #[cfg(feature = "json")]
    #[test]
    fn json(draft in draft()) {
        use shashki_tournament::json;
        let event = draft.check().map_err(|faults| TestCaseError::fail(faults.to_string()))?;
        let text = json::write(&event).unwrap();
        prop_assert_eq!(json::read(&text).unwrap(), event);
    }
}
