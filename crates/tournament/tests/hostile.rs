//! Damaged files: an error or an event, never a panic, never much time.

// The helpers of the tests too: a panic there is a failed test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

mod common;

use common::draft;
use proptest::prelude::*;
use shashki_tournament::trf::{MAX_REPORTED, ReadOptions, WriteOptions, read, read_bytes, write};

/// A change of a file's bytes.
#[derive(Clone, Debug)]
enum Damage {
    Flip(prop::sample::Index, u8),
    Cut(prop::sample::Index, usize),
    Insert(prop::sample::Index, String),
    Double(prop::sample::Index, usize),
    Swap(prop::sample::Index, prop::sample::Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    use prop::sample::Index;
    let text = prop_oneof![
        "[0-9]{1,40}",
        "[\\r\\n\\t ]{1,4}",
        ".{0,6}",
        Just("\r\n### lot 999999999999: 1 1 99999999999".to_owned()),
        Just("\n299 Z        99.9  000    1    1".to_owned()),
        Just("\n162  W99999999999999999999 D-1 P".to_owned()),
        Just("\n### boards 1: 1 2 2 1\n### games 1: 1-2 1=0x".to_owned()),
    ];
    prop_oneof![
        (any::<Index>(), any::<u8>()).prop_map(|(i, b)| Damage::Flip(i, b)),
        (any::<Index>(), 1_usize..200).prop_map(|(i, n)| Damage::Cut(i, n)),
        (any::<Index>(), text).prop_map(|(i, t)| Damage::Insert(i, t)),
        (any::<Index>(), 1_usize..300).prop_map(|(i, n)| Damage::Double(i, n)),
        (any::<Index>(), any::<Index>()).prop_map(|(i, j)| Damage::Swap(i, j)),
    ]
}

fn apply(bytes: &mut Vec<u8>, damage: &Damage) {
    if bytes.is_empty() {
        return;
    }
    let length = bytes.len();
    match damage {
        Damage::Flip(place, byte) => bytes[place.index(length)] ^= byte,
        Damage::Cut(place, count) => {
            let from = place.index(length);
            bytes.drain(from..(from + count).min(length));
        }
        Damage::Insert(place, text) => {
            let at = place.index(length);
            bytes.splice(at..at, text.bytes());
        }
        Damage::Double(place, count) => {
            let from = place.index(length);
            let part = bytes[from..(from + count).min(length)].to_vec();
            bytes.splice(from..from, part);
        }
        Damage::Swap(a, b) => bytes.swap(a.index(length), b.index(length)),
    }
}

/// Whatever comes out is sound: errors are counted and have places, events can be written and read.
fn read_all(bytes: &[u8]) -> Result<(), TestCaseError> {
    for options in [ReadOptions::STRICT, ReadOptions::LENIENT] {
        match read_bytes(bytes, &options) {
            Ok(trf) => {
                prop_assert!(trf.warnings.len() <= MAX_REPORTED);
                if let Ok(text) = write(&trf.event, &WriteOptions::TRF26) {
                    let again = read(&text, &ReadOptions::STRICT);
                    let again = again.map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
                    prop_assert_eq!(again.event, trf.event, "{}", text);
                }
            }
            Err(errors) => {
                prop_assert!(!errors.list().is_empty());
                prop_assert!(errors.list().len() <= MAX_REPORTED);
                prop_assert!(errors.count() >= errors.list().len());
                for error in errors.list() {
                    prop_assert!(!error.message(shashki_base::Lang::Ru).is_empty());
                }
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn damaged_files(draft in draft(), damages in prop::collection::vec(damage(), 1..8)) {
        let event = draft.check().map_err(|faults| TestCaseError::fail(faults.to_string()))?;
        let Ok(text) = write(&event, &WriteOptions::TRF26) else { return Ok(()) };
        let mut bytes = text.into_bytes();
        for damage in &damages {
            apply(&mut bytes, damage);
        }
        read_all(&bytes)?;
        #[cfg(feature = "json")]
        {
            let mut bytes = shashki_tournament::json::write(&event).unwrap().into_bytes();
            for damage in &damages {
                apply(&mut bytes, damage);
            }
            if let Ok(text) = core::str::from_utf8(&bytes) {
                let _ = shashki_tournament::read_any(text, &ReadOptions::LENIENT);
            }
        }
    }

    #[test]
    fn any_text(text in "(001|240|260|299|XXA|XXS|162|###|250)?[ 0-9a-z=:.\\-]{0,120}(\n[ 0-9]{0,40})?") {
        read_all(text.as_bytes())?;
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        read_all(&bytes)?;
    }
}

/// One long line of nothing but opponents behind a character of two bytes: refused, and in time
/// that grows with its length (with its square the test would take hours).
#[test]
fn a_very_long_line() {
    let mut text = format!("{:89}", "001    1      Ж");
    for _ in 0..200_000 {
        text.push_str("     2 w 1");
    }
    let errors = read(&text, &ReadOptions::LENIENT).unwrap_err();
    assert!(errors.count() > 900, "{}", errors.count());
}

/// Many records about few players, for every one of whom the points column is compared.
#[test]
fn many_records() {
    let mut text = String::new();
    for number in 1..=200 {
        text.extend([format!("001 {number:>4}      P{number}\n")]);
    }
    for _ in 0..20_000 {
        text.push_str(
            "240 H   1    1    2\n299           1.0  001    1\n250       1.0   1   1    1  200\n",
        );
    }
    let trf = read(&text, &ReadOptions::STRICT).unwrap();
    assert_eq!(trf.event.absences().len(), 2);
    assert_eq!(trf.event.draft().adjustments.len(), 20_000);
}
