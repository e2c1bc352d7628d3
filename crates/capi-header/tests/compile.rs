//! The header and the wrapper compile without a warning in every standard that the compilers know.

// Helpers of tests may panic as tests do.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stderr)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

fn include() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../include"))
}

/// The names behind `#define ` in the header that `pick` wants.
fn macros(pick: impl Fn(&str, &str) -> bool) -> Vec<String> {
    let header = std::fs::read_to_string(include().join("shashki.h")).unwrap();
    let defined = header.lines().filter_map(|line| line.strip_prefix("#define "));
    let pairs = defined.filter_map(|line| line.split_once(' '));
    pairs.filter(|(name, value)| pick(name, value)).map(|(name, _)| name.to_owned()).collect()
}

/// A program that uses every initialiser and every constant.
fn program(header: &str) -> String {
    let mut text = format!("#include \"{header}\"\n#include \"{header}\"\nint main(void)\n{{\n");
    let types = std::fs::read_to_string(include().join("shashki.h")).unwrap();
    let initialisers = macros(|name, _| name.ends_with("_INIT"));
    assert!(!initialisers.is_empty());
    for (at, name) in initialisers.iter().enumerate() {
        let line =
            types.lines().find(|line| line.starts_with(&format!("#define {name} "))).unwrap();
        let start = line.split_once("sizeof(").unwrap().1;
        let of = start.split_once(')').unwrap().0;
        writeln!(
            text,
            "    {of} x{at} = {name};\n    if (x{at}.struct_size != sizeof(x{at})) return 1;"
        )
        .unwrap();
    }
    for name in macros(|name, value| name.starts_with("SHK_") && value.parse::<i64>().is_ok()) {
        writeln!(text, "    if ((long long)({name}) < -1) return 1;").unwrap();
    }
    text + "    return 0;\n}\n"
}

/// Whether the compiler compiles the text; what it said, if it doesn't.
fn compiles(compiler: &str, flags: &[&str], text: &str, ending: &str) -> Result<(), String> {
    let name = format!("{}{}.{ending}", compiler.replace('/', "_"), flags.join(""));
    let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&source, text).unwrap();
    let said = Command::new(compiler)
        .args(flags)
        .args(["-fsyntax-only", "-I"])
        .args([include(), source])
        .output()
        .map_err(|error| error.to_string())?;
    let message = String::from_utf8_lossy(&said.stderr).into_owned();
    if said.status.success() { Ok(()) } else { Err(message) }
}

const WARNINGS: [&str; 4] = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"];

fn every_standard(compiler: &str, ending: &str, header: &str, standards: &[(&str, bool)]) {
    if compiles(compiler, &[], "int main(void) { return 0; }\n", ending).is_err() {
        eprintln!("skipped: there is no {compiler}");
        return;
    }
    for &(standard, needed) in standards {
        let flag = format!("-std={standard}");
        if !needed && compiles(compiler, &[&flag], "int x;\n", ending).is_err() {
            eprintln!("skipped: {compiler} doesn't know {standard}");
            continue;
        }
        let flags: Vec<&str> = [flag.as_str()].into_iter().chain(WARNINGS).collect();
        if let Err(message) = compiles(compiler, &flags, &program(header), ending) {
            panic!("{compiler} {standard} {header}: {message}");
        }
    }
}

#[test]
fn the_header_in_c() {
    let standards = [("c99", true), ("c11", true), ("c17", true), ("c2x", false), ("c23", false)];
    every_standard("cc", "c", "shashki.h", &standards);
}

#[test]
fn the_header_in_cpp() {
    let standards =
        [("c++11", true), ("c++14", true), ("c++17", true), ("c++20", true), ("c++23", false)];
    every_standard("c++", "cc", "shashki.h", &standards);
}

#[test]
fn the_wrapper_in_cpp() {
    let standards =
        [("c++11", true), ("c++14", true), ("c++17", true), ("c++20", true), ("c++23", false)];
    every_standard("c++", "cc", "shashki.hpp", &standards);
}
