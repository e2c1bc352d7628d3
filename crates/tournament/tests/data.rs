//! Every tournament file of the shared data reads in strict mode and comes back from the writer.

// The helpers of the tests too: a panic there is a failed test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::print_stdout)]

use shashki_tournament::trf::{ReadOptions, WriteOptions, read, read_bytes, write};
use std::path::{Path, PathBuf};

fn data() -> Option<PathBuf> {
    let default = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    let path = std::env::var_os("SHASHKI_DATA").map_or_else(default, PathBuf::from);
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: no data at {} (set SHASHKI_DATA)", path.display());
    None
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "trf") {
            found.push(path);
        }
    }
}

/// In these a result was corrected after the points column had been written.
fn stale(path: &Path) -> bool {
    let name = path.file_name().unwrap().to_string_lossy();
    name.starts_with("corrected_") && name.ends_with(".after.trf")
}

#[test]
fn every_file_reads_and_comes_back() {
    let Some(data) = data() else { return };
    let mut paths = Vec::new();
    files(&data, &mut paths);
    assert!(paths.len() > 100, "only {} files", paths.len());
    let mut failed = Vec::new();
    for path in &paths {
        let bytes = std::fs::read(path).unwrap();
        let mut options = ReadOptions::STRICT;
        options.stale_points = stale(path);
        let event = match read_bytes(&bytes, &options) {
            Ok(trf) => trf.event,
            Err(errors) => {
                failed.push(format!("{}:\n{errors}", path.display()));
                continue;
            }
        };
        for options in [WriteOptions::TRF26, WriteOptions::TRF16] {
            let text = write(&event, &options).unwrap();
            let again = read(&text, &ReadOptions::STRICT).unwrap().event;
            assert_eq!(again, event, "{}", path.display());
        }
    }
    assert!(failed.is_empty(), "{} of {}:\n{}", failed.len(), paths.len(), failed.join("\n\n"));
}
