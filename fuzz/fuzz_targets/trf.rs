//! Tournament files, strict and lenient; what was read survives the JSON form.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shashki_tournament::{json, trf};

fuzz_target!(|data: &[u8]| {
    for options in [trf::ReadOptions::STRICT, trf::ReadOptions::LENIENT] {
        if let Ok(read) = trf::read_bytes(data, &options)
            && let Ok(text) = json::write(&read.event)
        {
            assert_eq!(json::read(&text).ok(), Some(read.event));
        }
    }
});
