//! Events as JSON: what was read is written so that it is read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shashki_tournament::json;

fuzz_target!(|text: &str| {
    if let Ok(event) = json::read(text)
        && let Ok(written) = json::write(&event)
    {
        assert_eq!(json::read(&written).ok(), Some(event));
    }
});
