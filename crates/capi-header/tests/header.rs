//! The committed header is what the source gives.

// Helpers of tests may panic as tests do.
#![allow(clippy::unwrap_used, clippy::panic, clippy::print_stderr)]

use std::fmt::Write as _;
use std::path::PathBuf;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The header by cbindgen, with the version and the initialisers.
fn generated() -> String {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let mut config = cbindgen::Config::from_file(here.join("cbindgen.toml")).unwrap();
    config.after_includes = Some(versions());
    let bindings = cbindgen::Builder::new()
        .with_config(config)
        .with_crate(root().join("crates/capi"))
        .generate()
        .unwrap();
    let mut bytes = Vec::new();
    bindings.write(&mut bytes);
    with_initialisers(&String::from_utf8(bytes).unwrap())
}

fn versions() -> String {
    let mut parts = VERSION.split('.');
    let mut lines =
        String::from("\n/**\n * The version of the library that this header is of.\n */\n");
    writeln!(lines, "#define SHK_VERSION \"{VERSION}\"").unwrap();
    for name in ["MAJOR", "MINOR", "PATCH"] {
        writeln!(lines, "#define SHK_VERSION_{name} {}", parts.next().unwrap()).unwrap();
    }
    lines
}

/// Behind every struct that begins with its size, the macro that sets the size and zeroes the rest.
/// Its comment says how it is called: "`SHK_PERFT_INIT` in C".
fn with_initialisers(header: &str) -> String {
    let mut out = String::new();
    let mut fields: Vec<&str> = Vec::new();
    let mut told = None;
    for line in header.lines() {
        writeln!(out, "{line}").unwrap();
        if let Some((before, _)) = line.split_once("_INIT` in C") {
            told = before.rsplit('`').next();
        } else if line.starts_with("typedef struct") {
            fields.clear();
        } else if line.starts_with("    ") && !line.starts_with("     ") && line.ends_with(';') {
            fields.push(line.trim());
        }
        let name = line.strip_prefix("} ").and_then(|rest| rest.strip_suffix(';'));
        if let Some(name) = name
            && fields.first() == Some(&"uint32_t struct_size;")
        {
            let short = told.take().unwrap_or_else(|| panic!("{name}: no `SHK_..._INIT` in C"));
            let rest: Vec<&str> = fields.iter().skip(1).map(|field| zero(field)).collect();
            writeln!(out, "\n/**\n * A `{name}` with its size and nothing else set.\n */").unwrap();
            let size = format!("(uint32_t)sizeof({name})");
            writeln!(out, "#define {short}_INIT {{{size}, {}}}", rest.join(", ")).unwrap();
        }
    }
    out
}

/// The initialiser of a field. A struct in a struct has as many zeros as it has fields, or compilers
/// miss some of them.
fn zero(field: &str) -> &'static str {
    let number = ["uint", "int", "size_t"].iter().any(|name| field.starts_with(name));
    match field {
        _ if field.contains('[') => "{0}",
        _ if number || field.contains('*') => "0",
        _ if field.starts_with("struct shk_text ") => "{0, 0}",
        _ if field.starts_with("struct shk_move ") => "{0, 0, 0, 0, 0}",
        _ if field.starts_with("struct shk_position ") => "{0, 0, 0, 0}",
        _ => panic!("no initialiser for {field}"),
    }
}

#[test]
fn the_committed_header_is_current() {
    let path = root().join("include/shashki.h");
    let generated = generated();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &generated).unwrap();
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let at = committed.lines().zip(generated.lines()).position(|(old, new)| old != new);
    assert!(
        committed == generated,
        "include/shashki.h is stale (first at line {:?}): UPDATE=1 cargo test -p shashki-capi-header",
        at.map(|line| line + 1)
    );
}

#[test]
fn every_extern_function_of_the_source_is_in_the_header() {
    let header = std::fs::read_to_string(root().join("include/shashki.h")).unwrap();
    let mut files = vec![root().join("crates/capi/src")];
    let mut seen = 0;
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(path.read_dir().unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        // What isn't `pub` is the type of a callback, or one that a test gives.
        let public = source.lines().filter_map(|line| line.strip_prefix("pub "));
        for (_, rest) in public.filter_map(|line| line.split_once("extern \"C\" fn ")) {
            let name: String =
                rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            assert!(header.contains(&format!("{name}(")), "{name} is not in the header");
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} functions seen");
}

#[test]
fn every_function_and_type_of_the_header_has_a_comment() {
    let header = std::fs::read_to_string(root().join("include/shashki.h")).unwrap();
    let lines: Vec<&str> = header.lines().collect();
    let begins = |line: &str| {
        line.starts_with("typedef ")
            || line.starts_with("#define SHK_")
            || (line.contains(" shk_") || line.contains(" *shk_"))
                && line.contains('(')
                && line.starts_with(char::is_alphabetic)
    };
    let bare: Vec<&&str> = lines
        .windows(2)
        .filter(|pair| begins(pair[1]) && pair[0] != " */" && !pair[1].contains("SHK_VERSION_"))
        .map(|pair| &pair[1])
        .collect();
    assert!(bare.is_empty(), "without a comment: {bare:?}");
}
