//! The commands about opening tables: `ballot check` and `ballot draw`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand, ValueEnum};
use shashki_base::{ALGORITHM, Lang, Seed};
use shashki_record::{Ballot, BallotEntry, BallotTable, document};

use crate::draw::fresh_seed;
use crate::exit::{Exit, Failure};
use crate::output;

/// Check an opening table, or draw from it.
#[derive(Args, Debug)]
pub(crate) struct BallotArgs {
    #[command(subcommand)]
    command: BallotCommand,
}

#[derive(Debug, Subcommand)]
enum BallotCommand {
    /// Play every line of a table; say what is wrong, twice there, or contradicts itself
    Check(CheckArgs),
    /// Draw a line of a table by a seed (6.1.4.1)
    Draw(DrawArgs),
}

#[derive(Args, Debug)]
struct CheckArgs {
    /// The table; - for stdin
    file: PathBuf,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
}

#[derive(Args, Debug)]
struct DrawArgs {
    /// The table; - for stdin
    file: PathBuf,
    /// The seed; without one it is drawn and printed
    #[arg(long, value_name = "N")]
    seed: Option<Seed>,
    /// The round: the same seed draws each round anew
    #[arg(long, value_name = "N", default_value_t = 1)]
    round: u64,
    /// Of a file with several tables the one to draw from; without it all
    #[arg(long, value_name = "NAME")]
    table: Option<String>,
    /// text or json
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
}

/// How a drawn ballot is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// `shashki ballot`.
pub(crate) fn run(args: &BallotArgs) -> Result<(), Failure> {
    match &args.command {
        BallotCommand::Check(args) => run_check(args),
        BallotCommand::Draw(args) => run_draw(args),
    }
}

fn read(file: &Path, lang: Lang) -> Result<BallotTable, Failure> {
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(file).map(|content| bytes = content)
    };
    read.map_err(|error| {
        let what = lang.pick("can't read", "не читается");
        let text = format!("{}: {what}: {}", file.display(), output::reason(&error, lang));
        Failure::new(Exit::FileAccess, text)
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to() + 1;
        let text = lang.pick("not UTF-8 at byte", "не UTF-8, байт");
        Failure::bad_input(format!("{}: {text} {at}", file.display()))
    })?;
    Ok(BallotTable::read(&text))
}

/// The faults that keep a table from being used, each on a line.
fn faults(file: &Path, table: &BallotTable, lang: Lang) -> Result<(), Failure> {
    let faults = table.faults().iter().filter(|fault| !fault.is_duplicate());
    let lines: Vec<String> =
        faults.map(|fault| format!("{}: {}", file.display(), fault.message(lang))).collect();
    if lines.is_empty() { Ok(()) } else { Err(Failure::bad_input(lines.join("\n"))) }
}

fn warn_of_duplicates(file: &Path, table: &BallotTable, lang: Lang) {
    let warning = lang.pick("warning", "предупреждение");
    for fault in table.faults().iter().filter(|fault| fault.is_duplicate()) {
        output::complain(&format!("{warning}: {}: {}", file.display(), fault.message(lang)));
    }
}

/// What sorts of ballots a table has.
#[derive(Default)]
struct Sorts {
    moves: usize,
    flying: usize,
    positions: usize,
}

impl Sorts {
    fn add(&mut self, ballot: &Ballot) {
        if !ballot.moves().is_empty() {
            self.moves += 1;
        } else if ballot.flying_men().is_some() {
            self.flying += 1;
        } else {
            self.positions += 1;
        }
    }
}

fn run_check(args: &CheckArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let table = read(&args.file, lang)?;
    let mut sorts: BTreeMap<&str, Sorts> = BTreeMap::new();
    for entry in table.entries() {
        sorts.entry(&entry.table).or_default().add(&entry.ballot);
    }
    let mut out = String::new();
    for (name, Sorts { moves, flying, positions }) in sorts {
        let name = if name.is_empty() { lang.pick("table", "таблица") } else { name };
        let _ = match lang {
            Lang::En => writeln!(
                out,
                "{name}: {moves} by moves, {flying} with flying men, {positions} other positions"
            ),
            Lang::Ru => writeln!(
                out,
                "{name}: по ходам {moves}, с летающими шашками {flying}, других позиций {positions}"
            ),
        };
    }
    output::write(None, &out, lang)?;
    warn_of_duplicates(&args.file, &table, lang);
    faults(&args.file, &table, lang)
}

fn run_draw(args: &DrawArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let table = read(&args.file, lang)?;
    faults(&args.file, &table, lang)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let Some(entry) = table.draw(seed, args.round, args.table.as_deref()) else {
        let text = lang.pick("no such table", "такой таблицы нет");
        let name = args.table.as_deref().unwrap_or_default();
        return Err(Failure::bad_input(format!("{}: {text}: {name}", args.file.display())));
    };
    let out = match args.format {
        Format::Text => drawn_text(entry, seed, args.round, lang),
        Format::Json => document::ballot(entry, seed, args.round),
    };
    output::write(None, &out, lang)
}

fn drawn_text(entry: &BallotEntry, seed: Seed, round: u64, lang: Lang) -> String {
    let mut out = String::new();
    let BallotEntry { table, ballot, .. } = entry;
    let mut line = |name: &str, value: &str| {
        if !value.is_empty() {
            let _ = writeln!(out, "{name}: {value}");
        }
    };
    line(lang.pick("table", "таблица"), table);
    line(lang.pick("ballot", "номер"), ballot.id());
    if !ballot.moves().is_empty() {
        line(lang.pick("moves", "ходы"), &ballot.to_string());
    }
    line(lang.pick("position", "позиция"), &ballot.position().fen().to_string());
    line(lang.pick("round", "тур"), &round.to_string());
    line(lang.pick("seed", "зерно"), &format!("{seed} ({ALGORITHM})"));
    out
}
