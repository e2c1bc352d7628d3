//! The command `rating`: the rating figures of an event.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Serialize;
use shashki_base::Lang;
use shashki_tiebreak::rating::{PlayerFacts, RatedPlayer, RatingRequest, rate_event};
use shashki_tournament::{Event, StartNumber};

use crate::args::InputArgs;
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::sheet::{self, WIDTH, csv_field, wrap::wrap};
use crate::standings::table::columns;
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
    let text = match args.format {
        Form::Table => table(event, &request, &players, lang),
        Form::Csv => csv(event, &players),
        Form::Json => json(event, &request, &players)?,
    };
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
        for (number, line) in (1..).zip(read(file, lang)?.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            let (start, facts) = facts(line).ok_or_else(|| {
                named(
                    file,
                    lang.pick(
                        format!("line {number}: expected start,games,highest"),
                        format!("строка {number}: ожидается номер,партии,высший рейтинг"),
                    ),
                )
            })?;
            request.facts.insert(start, facts);
        }
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

/// A line `start,games,highest`.
fn facts(line: &str) -> Option<(StartNumber, PlayerFacts)> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let [start, games, highest] = fields[..] else { return None };
    let mut facts = PlayerFacts::default();
    if !games.is_empty() {
        facts.games = Some(games.parse().ok()?);
    }
    if !highest.is_empty() {
        facts.highest = Some(highest.parse().ok()?);
    }
    Some((StartNumber::new(start.parse().ok()?)?, facts))
}

/// The columns of the table and of the CSV.
const CODES: [&str; 11] =
    ["rating", "games", "score", "expected", "aro", "tpr", "ptp", "k", "change", "new", "norm"];

fn text<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// The score: half points as a decimal.
fn halves(half_points: u32) -> String {
    let half = if half_points % 2 == 1 { ".5" } else { "" };
    format!("{}{half}", half_points / 2)
}

fn hundredths(number: u64) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

fn figures(player: &RatedPlayer) -> Vec<String> {
    vec![
        text(player.rating),
        player.games.count().to_string(),
        halves(player.games.half_points),
        player.expected.map_or_else(String::new, hundredths),
        text(player.average),
        text(player.performance),
        text(player.perfect),
        text(player.factor),
        text(player.change.as_ref()),
        text(player.new_rating),
        text(player.norm.as_ref()),
    ]
}

fn name<'e>(event: &'e Event, player: &RatedPlayer) -> &'e str {
    event.players().get(player.index).map_or("", |player| player.name.as_str())
}

fn table(event: &Event, request: &RatingRequest, players: &[RatedPlayer], lang: Lang) -> String {
    let mut head = vec![lang.pick("No", "№").to_owned(), lang.pick("Name", "Участник").to_owned()];
    let titles = lang.pick(
        ["Rtg", "Games", "Score", "Expected", "ARO", "TPR", "PTP", "K", "Change", "New", "Norm"],
        [
            "Рейт.",
            "Партий",
            "Очки",
            "Ожид.",
            "Ср. сопр.",
            "TPR",
            "PTP",
            "K",
            "Изм.",
            "Новый",
            "Норма",
        ],
    );
    head.extend(titles.map(str::to_owned));
    let rows = players.iter().map(|player| {
        let mut row = vec![player.start.to_string(), name(event, player).to_owned()];
        row.extend(figures(player));
        row
    });
    let mut text = wrap(&event.info().name, WIDTH);
    text.push('\n');
    text.push_str(&columns(&head, &rows.collect::<Vec<_>>(), &[1]));
    text.push('\n');
    for (what, value) in facts_below(request, lang) {
        text.push_str(&wrap(&format!("{what}: {value}"), WIDTH));
    }
    text
}

fn facts_below(request: &RatingRequest, lang: Lang) -> Vec<(&'static str, String)> {
    let rules = &request.rules;
    let tempo = request
        .tempo
        .as_deref()
        .unwrap_or(lang.pick("not given, K unchanged", "не указан, K без изменений"));
    vec![
        (lang.pick("Rules", "Правила"), format!("{} ({})", rules.name, rules.source)),
        (lang.pick("Time control", "Контроль времени"), tempo.to_owned()),
        (
            lang.pick("Assumed", "Принято"),
            lang.pick(
                "players of whom no games are given have enough of them; the highest rating is the \
                 present one unless given",
                "у кого число партий не указано, их достаточно; высший рейтинг равен нынешнему, если \
                 не указан другой",
            )
            .to_owned(),
        ),
        (
            lang.pick("Status", "Статус"),
            lang.pick("not official figures", "не официальные данные").to_owned(),
        ),
        (lang.pick("Program", "Программа"), sheet::program()),
    ]
}

fn csv(event: &Event, players: &[RatedPlayer]) -> String {
    let mut text = format!("start,name,{}\n", CODES.join(","));
    for player in players {
        let mut fields = vec![player.start.to_string(), csv_field(name(event, player))];
        fields.extend(figures(player).iter().map(|figure| csv_field(figure)));
        text.push_str(&fields.join(","));
        text.push('\n');
    }
    text
}

/// The document; `docs/src/rating.md` describes it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Document<'d> {
    format: &'static str,
    version: u64,
    program: String,
    event: &'d str,
    rules: &'d str,
    source: &'d str,
    tempo: Option<&'d str>,
    players: Vec<BTreeMap<&'static str, serde_json::Value>>,
}

fn json(
    event: &Event,
    request: &RatingRequest,
    players: &[RatedPlayer],
) -> Result<String, Failure> {
    let player = |player: &RatedPlayer| {
        let mut fields = BTreeMap::from([
            ("start", serde_json::Value::from(player.start.get())),
            ("name", name(event, player).into()),
        ]);
        let figures = CODES.into_iter().zip(figures(player));
        let said = figures.filter(|(_, figure)| !figure.is_empty());
        // Whole numbers as such, fractions and decimals as text: no float carries a figure.
        fields.extend(said.map(|(code, figure)| {
            let number = figure.parse::<i64>();
            (code, number.map_or_else(|_| figure.into(), serde_json::Value::from))
        }));
        fields
    };
    let document = Document {
        format: "shashki-rating",
        version: 1,
        program: sheet::program(),
        event: &event.info().name,
        rules: &request.rules.name,
        source: &request.rules.source,
        tempo: request.tempo.as_deref(),
        players: players.iter().map(player).collect(),
    };
    // Nothing in the document can fail to be written.
    let text = serde_json::to_string_pretty(&document)
        .map_err(|error| Failure::new(Exit::Internal, error.to_string()))?;
    Ok(text + "\n")
}
