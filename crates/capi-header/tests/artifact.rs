//! The libraries are built so that nothing of what they promise is lost.

// Helpers of tests may panic as tests do.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stderr)]

use std::path::Path;

fn manifest(path: &str) -> String {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    std::fs::read_to_string(root.join(path)).unwrap()
}

/// A third crate type, `rlib`, would silently switch link-time optimisation off (A12).
#[test]
fn a12_the_libraries_are_optimised_at_link_time() {
    let artifact = manifest("crates/capi-artifact/Cargo.toml");
    let types = artifact.lines().find(|line| line.starts_with("crate-type"));
    assert_eq!(types, Some(r#"crate-type = ["cdylib", "staticlib"]"#));
    let workspace = manifest("Cargo.toml");
    let release = workspace.split("[profile.release]").nth(1).unwrap();
    let release = release.split("\n[").next().unwrap();
    assert!(release.lines().any(|line| line == r#"lto = "fat""#));
}

/// With `panic = "abort"` a defect would end the host instead of giving `SHK_INTERNAL` (A12).
#[test]
fn a12_panics_unwind() {
    assert!(!manifest("Cargo.toml").lines().any(|line| line == r#"panic = "abort""#));
}

/// The SONAME is 0 until 1.0, then the major version (A6).
#[test]
fn a6_the_soname_has_the_major_version() {
    let soname = format!("libshashki.so.{}\"", env!("CARGO_PKG_VERSION_MAJOR"));
    assert!(manifest("crates/capi-artifact/build.rs").contains(&soname));
}
