//! The rating figures of an event as a document.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use shashki_base::print::{WIDTH, columns, csv_field, wrap};
use shashki_base::{Lang, PROGRAM};
use shashki_tournament::Event;

use super::{DocumentError, Form, written};
use crate::rating::{RatedPlayer, RatingRequest};

/// The figures of these players as a table, as CSV or as JSON.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_tiebreak::document::{Form, rating};
/// use shashki_tiebreak::rating::{RatingRequest, rate_event};
/// # use shashki_tournament::trf::{read, ReadOptions};
/// # let text = "\
/// # 001    1      Ivanova, Anna                     2000                             1.0          2 w 1
/// # 001    2      Petrov, Pyotr                     2100                             0.0          1 b 0
/// # ";
/// # let event = read(text, &ReadOptions::default()).unwrap().event;
/// let request = RatingRequest::default();
/// let players = rate_event(&event, &request).unwrap();
/// let csv = rating(&event, &request, &players, Form::Csv, Lang::En).unwrap();
/// assert!(csv.contains("\n1,\"Ivanova, Anna\",2000,1,1,0.36,"));
/// assert!(rating(&event, &request, &players, Form::Html, Lang::En).is_err());
/// ```
pub fn rating(
    event: &Event,
    request: &RatingRequest,
    players: &[RatedPlayer],
    form: Form,
    lang: Lang,
) -> Result<String, DocumentError> {
    match form {
        Form::Table => Ok(table(event, request, players, lang)),
        Form::Csv => Ok(csv(event, players)),
        Form::Json => json(event, request, players),
        Form::Html | Form::Markdown => Err(DocumentError::Form { form }),
    }
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
        (lang.pick("Program", "Программа"), PROGRAM.to_owned()),
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
    program: &'static str,
    event: &'d str,
    rules: &'d str,
    source: &'d str,
    tempo: Option<&'d str>,
    players: Vec<BTreeMap<&'static str, Value>>,
}

fn json(
    event: &Event,
    request: &RatingRequest,
    players: &[RatedPlayer],
) -> Result<String, DocumentError> {
    let player = |player: &RatedPlayer| {
        let mut fields = BTreeMap::from([
            ("start", Value::from(player.start.get())),
            ("name", name(event, player).into()),
        ]);
        let figures = CODES.into_iter().zip(figures(player));
        let said = figures.filter(|(_, figure)| !figure.is_empty());
        // Whole numbers as such, fractions and decimals as text: no float carries a figure.
        fields.extend(said.map(|(code, figure)| {
            let number = figure.parse::<i64>();
            (code, number.map_or_else(|_| figure.into(), Value::from))
        }));
        fields
    };
    let document = Document {
        format: "shashki-rating",
        version: 1,
        program: PROGRAM,
        event: &event.info().name,
        rules: &request.rules.name,
        source: &request.rules.source,
        tempo: request.tempo.as_deref(),
        players: players.iter().map(player).collect(),
    };
    written(&document)
}
