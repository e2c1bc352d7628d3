//! The page of the catalogue is written from the table: `UPDATE=1 cargo test -p shashki-tiebreak
//! --test catalogue_page` rewrites it, and without that a stale page is a failed test.

#![allow(clippy::unwrap_used, clippy::panic)] // a panic is a failed test

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use shashki_base::Lang;
use shashki_tiebreak::{CATALOGUE, Criterion, Definition, ManualOptions, Modifier};

const PAGE: &str = "../../docs/src/catalogue.md";

const HEAD: &str = "# The catalogue of tie-breaks

This page is written from the table in `crates/tiebreak/src/catalogue.rs`; a test fails where it is stale.
Codes are read in either case. Modifiers stand behind a code, each once, in any order: `BH/C1/P`.
";

fn forms(modifiers: &[Modifier]) -> String {
    modifiers.iter().map(|m| format!("`{}`", m.form())).collect::<Vec<_>>().join(" ")
}

fn codes(definition: &Definition) -> String {
    let codes = [definition.code].into_iter().chain(definition.aliases.iter().copied());
    codes.map(|code| format!("`{code}`")).collect::<Vec<_>>().join(", ")
}

fn table(lang: Lang) -> String {
    let mut text = lang
        .pick(
            "| code | name | definition | source | modifiers | better |\n|---|---|---|---|---|---|\n",
            "| код | название | определение | источник | уточнения | лучше |\n|---|---|---|---|---|---|\n",
        )
        .to_owned();
    for definition in &CATALOGUE {
        let better = if definition.low_is_better {
            lang.pick("lower", "меньше")
        } else {
            lang.pick("higher", "больше")
        };
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} | {better} |",
            codes(definition),
            definition.name(lang),
            definition.formula(lang),
            definition.source,
            forms(definition.modifiers),
        );
    }
    text
}

fn page() -> String {
    let mut options = String::new();
    for (name, values) in ManualOptions::all() {
        let values: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
        let _ = writeln!(options, "| `{name}` | {} |", values.join(", "));
    }
    format!(
        "{HEAD}\n## English\n\n{}\n## По-русски\n\n{}\n## Options of the profile rules-manual\n\n\
         The default stands first.\n\n| option | values |\n|---|---|\n{options}",
        table(Lang::En),
        table(Lang::Ru),
    )
}

#[test]
fn the_page_is_what_the_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
    if std::env::var_os("UPDATE").is_some_and(|value| value == "1") {
        fs::write(&path, page()).unwrap();
    }
    let stands = fs::read_to_string(&path).unwrap_or_default();
    assert!(stands == page(), "stale: run with UPDATE=1");
}

#[test]
fn every_code_is_read_and_stands_once() {
    let mut seen = Vec::new();
    for definition in &CATALOGUE {
        for code in [definition.code].into_iter().chain(definition.aliases.iter().copied()) {
            let criterion: Criterion = code.parse().unwrap();
            assert_eq!(criterion.definition().code, definition.code);
            assert!(!seen.contains(&code), "{code} twice");
            seen.push(code);
        }
        assert!(!definition.name(Lang::Ru).is_empty() && !definition.source.is_empty());
    }
}
