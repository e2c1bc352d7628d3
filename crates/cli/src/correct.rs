//! `shashki correct`.

use std::fmt::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use shashki_base::Lang;
use shashki_base::print::{WIDTH, wrap};
use shashki_pairing::{ChangedResult, CheckError, Correction, DecisionError, correct, document};
use shashki_tournament::{DecisionRecord, DrawChange};

use crate::args::{DecisionArgs, InputArgs, SystemArgs};
use crate::exit::Failure;
use crate::input::Input;
use crate::{check, convert, output};

#[derive(Debug, Args)]
pub(crate) struct CorrectArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The corrected result, seen from A: 1, 1/2, 0, + or - (by forfeit), -- (both)
    #[arg(long, value_name = "R:A-B=RESULT", num_args = 1.., required = true)]
    pub(crate) corrected: Vec<ChangedResult>,
    #[command(flatten)]
    pub(crate) system: SystemArgs,
    #[command(flatten)]
    pub(crate) decision: DecisionArgs,
    /// table: round by round what changes; json: the same for programs
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Format::Table)]
    pub(crate) format: Format,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
    /// Where to write the event with the corrected result and the record of the decision, in the form
    /// that the extension says; needs --reason and --by; may be the event's own file
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,
}

/// The form of a report.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Format {
    Table,
    Json,
}

/// Says what a corrected result changes, and writes the event with it if that is asked for.
pub(crate) fn run(args: &CorrectArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let request = args.system.request(lang)?;
    let input = Input::read_corrected(&args.input, lang)?;
    input.warn(lang);
    let found = correct(&input.event, &request, &args.corrected);
    let found = found.map_err(|error: CheckError| check::failure(&error, lang))?;
    let records = records(args, &found)?;
    let text = match args.format {
        Format::Table => table(&found, &records, lang),
        Format::Json => document::correction(&found, &records, lang)?,
    };
    if let Some(out) = &args.out {
        let faults = |faults| Failure::from_faults(&faults, lang);
        let mut draft = found.event.clone().into_draft();
        draft.decisions.extend(records);
        let event = draft.check().map_err(faults)?;
        let form = convert::by_extension(out).unwrap_or(input.form.as_form());
        output::write(Some(out), &convert::text(&event, form, lang)?, lang)?;
    }
    output::write(None, &text, lang)
}

/// The records of the decision; none where neither a name nor a reason is given and nothing is
/// written.
fn records(args: &CorrectArgs, found: &Correction) -> Result<Vec<DecisionRecord>, Failure> {
    if args.decision.is_empty() && args.out.is_none() {
        return Ok(Vec::new());
    }
    let records = found.records(args.decision.decided(DrawChange::CorrectedResult));
    records.map_err(|error: DecisionError| Failure::bad_input(error.message(args.lang)))
}

fn table(found: &Correction, records: &[DecisionRecord], lang: Lang) -> String {
    let mut text = String::new();
    // Writing to a string can't fail.
    for (was, is) in found.before.iter().zip(&found.changes) {
        let (was, is) = (was.to_string(), is.to_string());
        let result = |text: &str| text.split_once('=').map_or("", |(_, result)| result).to_owned();
        let word = lang.pick("instead of", "вместо");
        let _ = writeln!(text, "{is} ({word} {})", result(&was));
    }
    text.push('\n');
    for later in &found.rounds {
        text.push_str(&wrap(&format!("{}.", later.message(lang)), WIDTH));
        for broken in &later.breaks {
            text.push_str(&wrap(&format!("  - {}", broken.message(lang)), WIDTH));
        }
        for choice in later.choices {
            let clause = lang.pick("", "п. ");
            let line = format!("  - {} [{clause}{}]", choice.message(lang), choice.clause());
            text.push_str(&wrap(&line, WIDTH));
        }
    }
    for DecisionRecord { round, by, at, reason, clause, .. } in records {
        let word = lang.pick("Decision on round", "Решение по туру");
        let when = if at.is_empty() { String::new() } else { format!(", {at}") };
        let point = lang.pick("", "п. ");
        let line = format!("{word} {round}: {by}{when}: {reason} [{point}{clause}]");
        let _ = write!(text, "\n{}", wrap(&line, WIDTH));
    }
    text
}
