//! `shashki start-list`.

use std::fmt::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use shashki_base::print::csv_field;
use shashki_base::{ALGORITHM, Lang, Seed};
use shashki_pairing::{StartList, StartListError, StartOrder, document, start_list};
use shashki_tournament::{Event, StartNumber};

use crate::args::InputArgs;
use crate::draw::fresh_seed;
use crate::exit::Failure;
use crate::input::Input;
use crate::{convert, output};

#[derive(Debug, Args)]
pub(crate) struct StartListArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// rating: by rating, equal ratings and the unrated by lot; lot: all by lot; given: as in the
    /// file
    #[arg(long, value_name = "ORDER", default_value_t = StartOrder::Rating)]
    pub(crate) by: StartOrder,
    /// The seed of the lot; without one it is drawn, printed and recorded
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<Seed>,
    /// The form of the list
    #[arg(long, value_name = "FORMAT", value_enum, default_value_t = ListFormat::Table)]
    pub(crate) format: ListFormat,
    /// Where to write the event with these numbers, in the form that the extension says; may be the
    /// event's own file
    #[arg(short, long, value_name = "OUT")]
    pub(crate) out: Option<PathBuf>,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    pub(crate) lang: Lang,
}

/// The form of a start list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub(crate) enum ListFormat {
    Table,
    Csv,
    Json,
}

/// Makes the start list, prints it, and writes the event with its numbers if that is asked for.
pub(crate) fn run(args: &StartListArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let input = Input::read(&args.input, lang)?;
    input.warn(lang);
    let seed = args.seed.or(input.event.draw().seed);
    let failure = |error: &StartListError| Failure::bad_input(error.message(lang));
    let list = match start_list(&input.event, args.by, seed) {
        Err(StartListError::SeedMissing) => start_list(&input.event, args.by, Some(fresh_seed())),
        other => other,
    };
    let list = list.map_err(|error| failure(&error))?;
    let text = match args.format {
        ListFormat::Table => table(&list, &input.event, lang),
        ListFormat::Csv => csv(&list, &input.event),
        ListFormat::Json => document::start_list(&list, &input.event)?,
    };
    if let Some(out) = &args.out {
        let event = list.apply(&input.event).map_err(|error| failure(&error))?;
        let form = convert::by_extension(out).unwrap_or(input.form.as_form());
        output::write(Some(out), &convert::text(&event, form, lang)?, lang)?;
    }
    if let (Some(seed), true) = (list.seed, args.format != ListFormat::Table) {
        let word = lang.pick("seed", "зерно");
        output::complain(&format!("{word}: {seed} ({ALGORITHM})"));
    }
    output::write(None, &text, lang)
}

fn name(event: &Event, start: StartNumber) -> &str {
    event.player(start).map_or("", |player| &player.name)
}

fn table(list: &StartList, event: &Event, lang: Lang) -> String {
    let mut text = String::new();
    let columns = lang.pick(
        ["No", "before", "rating", "by", "name"],
        ["№", "прежний", "рейтинг", "по", "участник"],
    );
    // Writing to a string can't fail.
    let [number, before, rating, by, who] = columns;
    let _ = writeln!(text, "{number:>6} {before:>7} {rating:>7}  {by:<8} {who}");
    for place in &list.places {
        let rating = place.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
        let _ = writeln!(
            text,
            "{:>6} {:>7} {rating:>7}  {:<8} {}",
            place.start.get(),
            place.before.get(),
            place.by.text(lang),
            name(event, place.before),
        );
    }
    if let Some(seed) = list.seed {
        let word = lang.pick("Seed", "Зерно жребия");
        let _ = writeln!(text, "\n{word}: {seed} ({ALGORITHM})");
    }
    text
}

fn csv(list: &StartList, event: &Event) -> String {
    let mut text = String::from("start,before,rating,by,name\n");
    for place in &list.places {
        let rating = place.rating.map_or_else(String::new, |rating| rating.to_string());
        let name = csv_field(name(event, place.before));
        let (start, before, by) = (place.start, place.before, place.by.name());
        let _ = writeln!(text, "{start},{before},{rating},{by},{name}");
    }
    text
}
