//! `shashki pdn stats`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use shashki_base::Lang;
use shashki_record::pdn::Stats;

use super::{Reading, file};
use crate::exit::Failure;
use crate::output;

#[derive(Debug, Args)]
pub(crate) struct StatsArgs {
    /// The file; - for stdin
    file: PathBuf,
    #[command(flatten)]
    reading: Reading,
    /// text, or one JSON object
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// The form of the counts.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

pub(super) fn run(args: &StatsArgs) -> Result<(), Failure> {
    let lang = args.reading.lang;
    let mut stats = Stats::default();
    file::read(&args.file, &args.reading, &mut stats)?;
    let text = match args.format {
        Format::Text => text(&stats, lang),
        Format::Json => json(&stats),
    };
    output::write(None, &text, lang)
}

/// Name in English, in Russian, and for programs; count.
fn counts(stats: &Stats) -> [(&'static str, &'static str, &'static str, u64); 10] {
    [
        ("games", "партий", "games", stats.games),
        ("without errors", "без ошибок", "sound", stats.sound),
        ("from a position of their own", "с заданной позиции", "set-up", stats.set_up),
        ("plies", "полуходов", "plies", stats.plies),
        ("plies of the longest game", "полуходов в самой длинной", "longest", stats.longest),
        ("captures", "взятий", "captures", stats.captures),
        ("unknown moves", "неизвестных ходов", "unknown", stats.unknown),
        ("comments", "комментариев", "comments", stats.comments),
        ("annotations", "оценок", "annotations", stats.annotations),
        ("variations", "вариантов", "variations", stats.variations),
    ]
}

fn text(stats: &Stats, lang: Lang) -> String {
    let mut out = String::new();
    // Writing to a string does not fail.
    for (english, russian, _, count) in counts(stats) {
        let _ = writeln!(out, "{}: {count}", lang.pick(english, russian));
    }
    let mut list = |name: &str, counts: &BTreeMap<String, u64>, none: &str| {
        let _ = writeln!(out, "{name}:");
        for (value, count) in counts {
            let value = if value.is_empty() { none } else { value };
            let _ = writeln!(out, "  {value}: {count}");
        }
    };
    let none = lang.pick("none", "не указан");
    list(lang.pick("results", "результаты"), &stats.results, none);
    list(lang.pick("kinds of game", "виды игры"), &stats.kinds, none);
    out
}

fn json(stats: &Stats) -> String {
    let mut object: serde_json::Map<_, _> = counts(stats)
        .iter()
        .map(|(_, _, name, count)| ((*name).to_owned(), json!(count)))
        .collect();
    object.insert("results".to_owned(), json!(stats.results));
    object.insert("kinds".to_owned(), json!(stats.kinds));
    format!("{:#}\n", serde_json::Value::Object(object))
}
