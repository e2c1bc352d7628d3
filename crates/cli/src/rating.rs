//! The command `rating`: the rating figures of an event.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use shashki_base::Lang;
use shashki_tiebreak::document;
use shashki_tiebreak::rating::{RatingRequest, rate_event, read_facts};
use shashki_tournament::StartNumber;

use crate::args::InputArgs;
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::{output, values};

#[derive(Debug, Args)]
pub(crate) struct RatingArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// Rules of one's own: factors, caps, first ratings (docs: Rating figures)
    #[arg(long, value_name = "FILE")]
    pub(crate) rules: Option<PathBuf>,
    /// Norms and titles of one's own
    #[arg(long, value_name = "FILE")]
    pub(crate) titles: Option<PathBuf>,
    /// The time control by which the rules change the factor, for instance rapid
    #[arg(long, value_name = "NAME")]
    pub(crate) tempo: Option<String>,
    /// What the file doesn't say of players: lines start,games,highest (games rated before, highest
    /// rating so far; either may be empty)
    #[arg(long, value_name = "FILE")]
    pub(crate) facts: Option<PathBuf>,
    /// Only rounds 1 to N
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Only these players
    #[arg(long, value_name = "N,M", num_args = 1.., value_delimiter = ',', value_parser = values::player)]
    pub(crate) player: Vec<StartNumber>,
    /// table: for the terminal; csv; json
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = Form::Table)]
    pub(crate) format: Form,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
    /// Where to write
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,
}

/// The form of the figures.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum Form {
    Table,
    Csv,
    Json,
}

impl From<Form> for document::Form {
    fn from(form: Form) -> Self {
        match form {
            Form::Table => Self::Table,
            Form::Csv => Self::Csv,
            Form::Json => Self::Json,
        }
    }
}

/// Writes the figures.
pub(crate) fn run(args: &RatingArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let input = Input::read_corrected(&args.input, lang)?;
    input.warn(lang);
    let event = &input.event;
    if let Some(start) = args.player.iter().find(|&&start| event.index_of(start).is_none()) {
        return Err(Failure::bad_input(lang.pick(
            format!("no player has start number {start}"),
            format!("нет участника с порядковым номером {start}"),
        )));
    }
    let request = request(args)?;
    let mut players =
        rate_event(event, &request).map_err(|error| Failure::bad_input(error.message(lang)))?;
    players.retain(|player| args.player.is_empty() || args.player.contains(&player.start));
    let text = document::rating(event, &request, &players, args.format.into(), lang)?;
    output::write(args.out.as_deref(), &text, lang)
}

fn request(args: &RatingArgs) -> Result<RatingRequest, Failure> {
    let lang = args.lang;
    let mut request = RatingRequest::default();
    request.tempo.clone_from(&args.tempo);
    request.round = args.round;
    let named =
        |file: &Path, message: String| Failure::bad_input(format!("{}: {message}", file.display()));
    if let Some(file) = &args.rules {
        let rules = read(file, lang)?.parse();
        request.rules =
            rules.map_err(|e: shashki_tiebreak::rating::DataError| named(file, e.message(lang)))?;
    }
    if let Some(file) = &args.titles {
        let titles = read(file, lang)?.parse();
        request.titles = titles
            .map_err(|e: shashki_tiebreak::rating::DataError| named(file, e.message(lang)))?;
    }
    if let Some(file) = &args.facts {
        let facts = read_facts(&read(file, lang)?);
        request.facts = facts.map_err(|error| named(file, error.message(lang)))?;
    }
    Ok(request)
}

fn read(file: &Path, lang: Lang) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| {
        let what = lang.pick("can't read", "не читается");
        let reason = output::reason(&error, lang);
        Failure::new(Exit::FileAccess, format!("{}: {what}: {reason}", file.display()))
    })
}
