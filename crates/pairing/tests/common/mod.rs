//! What the tests of this crate share.

#![allow(dead_code)] // each test file uses its own part of it
#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)] // helpers of tests

use std::path::PathBuf;

use serde_json::Value;
use shashki_tournament::Event;
use shashki_tournament::trf::{ReadOptions, read};

/// The folder of the shared data, if it is there.
pub(crate) fn shared_data(folder: &str) -> Option<PathBuf> {
    let root = std::env::var_os("SHASHKI_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data"),
        PathBuf::from,
    );
    let path = root.join(folder);
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: {} is not there (set SHASHKI_DATA)", path.display());
    None
}

/// The lines of an `expected.jsonl`.
pub(crate) fn expected(folder: &std::path::Path) -> Vec<Value> {
    let text = std::fs::read_to_string(folder.join("expected.jsonl")).expect("expected.jsonl");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The event in a file.
pub(crate) fn event(path: &std::path::Path) -> Event {
    let text = std::fs::read_to_string(path).expect("the file");
    match read(&text, &ReadOptions::default()) {
        Ok(trf) => trf.event,
        Err(errors) => panic!("{}: {errors}", path.display()),
    }
}
