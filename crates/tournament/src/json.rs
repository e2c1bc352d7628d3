//! The JSON form of an event: complete, versioned, of any size.
//!
//! A document is an object `{"format": "shashki-event", "version": 1, "event": {...}}`; the event is
//! a [`Draft`] with its fields in kebab-case, points as an integer or a string (`"11.5"`), never as
//! a float. `docs/src/schema/event-1.schema.json` describes it.
//!
//! ```
//! use shashki_tournament::{Draft, Player, StartNumber, json};
//! let mut draft = Draft::default();
//! draft.players.push(Player::new(StartNumber::new(1).unwrap(), "Иванова Анна"));
//! let event = draft.check().unwrap();
//! let text = json::write(&event).unwrap();
//! assert_eq!(json::read(&text).unwrap(), event);
//! ```

use crate::trf::{self, ReadOptions, Trf, TrfErrors};
use crate::{Draft, Event, Faults};
use core::fmt;
use serde::{Deserialize, Serialize};
use shashki_base::Lang;

/// The name of the format, in the field `format`.
pub const FORMAT: &str = "shashki-event";

/// The version that is written and read, in the field `version`.
pub const VERSION: u64 = 1;

/// A document as it is written.
#[derive(Serialize)]
struct Written<'e> {
    format: &'static str,
    version: u64,
    event: &'e Draft,
}

/// A document as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u64,
    event: Draft,
}

/// What is looked at first, whatever else stands there.
#[derive(Deserialize)]
struct Head {
    #[serde(default)]
    format: Option<serde_json::Value>,
    #[serde(default)]
    version: Option<serde_json::Value>,
}

/// Why a text is no JSON form of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum JsonError {
    /// The text is no JSON.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in bytes.
        column: usize,
        /// What is wrong, in English.
        detail: String,
    },
    /// The document is JSON, but something stands in it that no event has.
    Data {
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in bytes.
        column: usize,
        /// The way to it, for instance `event.players[3].rating`.
        path: String,
        /// What is wrong, in English.
        detail: String,
    },
    /// The field `format` is missing or says something else than [`FORMAT`].
    NotAnEvent,
    /// The field `version` is missing or is not [`VERSION`].
    Version {
        /// What stands there, as JSON; empty where it is missing.
        found: String,
    },
    /// The document can be read, but the event contradicts itself.
    Faults(Faults),
    /// The event can't be written, as far as the serializer is concerned.
    Write {
        /// What is wrong, in English.
        detail: String,
    },
}

/// Reads an event. A byte order mark before it is skipped.
pub fn read(text: &str) -> Result<Event, JsonError> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    head(text)?;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let document: Document =
        serde_path_to_error::deserialize(&mut deserializer).map_err(data_error)?;
    document.event.check().map_err(JsonError::Faults)
}

/// The whole text is JSON, and an event of our version.
fn head(text: &str) -> Result<(), JsonError> {
    let head: Head = serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        if error.is_data() {
            return JsonError::NotAnEvent;
        }
        JsonError::Syntax { line, column, detail: detail(&error) }
    })?;
    if head.format.as_ref().and_then(serde_json::Value::as_str) != Some(FORMAT) {
        return Err(JsonError::NotAnEvent);
    }
    if head.version.as_ref().and_then(serde_json::Value::as_u64) != Some(VERSION) {
        let found = head.version.map_or_else(String::new, |version| version.to_string());
        return Err(JsonError::Version { found });
    }
    Ok(())
}

#[allow(clippy::needless_pass_by_value)] // the signature of `map_err`
fn data_error(error: serde_path_to_error::Error<serde_json::Error>) -> JsonError {
    let (path, inner) = (error.path().to_string(), error.inner());
    JsonError::Data { line: inner.line(), column: inner.column(), path, detail: detail(inner) }
}

/// The message without the place, which stands in fields of its own.
fn detail(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rsplit_once(" at line ") {
        Some((detail, _)) => detail.to_owned(),
        None => text,
    }
}

/// Writes an event, in one line with a line end behind it.
pub fn write(event: &Event) -> Result<String, JsonError> {
    let document = Written { format: FORMAT, version: VERSION, event: event.draft() };
    let text = serde_json::to_string(&document);
    let mut text = text.map_err(|error| JsonError::Write { detail: error.to_string() })?;
    text.push('\n');
    Ok(text)
}

/// Serde's words and ours, where they begin a message or stand in it.
const RUSSIAN: [(&str, &str); 15] = [
    ("missing field ", "нет поля "),
    ("unknown field ", "неизвестное поле "),
    ("duplicate field ", "поле указано дважды: "),
    ("unknown variant ", "неизвестное значение "),
    ("invalid type: ", "не тот тип: "),
    ("invalid value: ", "недопустимое значение: "),
    ("invalid length ", "не та длина: "),
    ("EOF while parsing ", "текст обрывается, не закончено: "),
    ("trailing characters", "лишние символы после документа"),
    ("trailing comma", "лишняя запятая"),
    ("control character", "управляющий символ"),
    ("recursion limit exceeded", "слишком большая вложенность"),
    ("expected one of ", "ожидается одно из: "),
    ("expected ", "ожидается "),
    (" or ", " или "),
];

fn russian(detail: &str) -> String {
    RUSSIAN.iter().fold(detail.to_owned(), |text, (en, ru)| text.replace(en, ru))
}

impl JsonError {
    /// Whether it is a limit of the library rather than an error in the data.
    pub fn is_limit(&self) -> bool {
        matches!(self, Self::Faults(faults) if faults.is_limit())
    }

    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Syntax { line, column, detail } => lang.pick(
                format!("line {line}, column {column}: no JSON: {detail}"),
                format!("строка {line}, колонка {column}: это не JSON: {}", russian(detail)),
            ),
            Self::Data { line, column, path, detail } => lang.pick(
                format!("line {line}, column {column}, {path}: {detail}"),
                format!("строка {line}, колонка {column}, {path}: {}", russian(detail)),
            ),
            Self::NotAnEvent => lang.pick(
                format!("no event: expected an object with \"format\": \"{FORMAT}\""),
                format!("это не турнир: ожидается объект с полем \"format\": \"{FORMAT}\""),
            ),
            Self::Version { found } => lang.pick(
                format!("version {found}: expected \"version\": {VERSION}"),
                format!("версия {found}: ожидается \"version\": {VERSION}"),
            ),
            Self::Faults(faults) => faults.message(lang),
            Self::Write { detail } => lang.pick(
                format!("the event can't be written: {detail}"),
                format!("турнир не записать: {detail}"),
            ),
        }
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for JsonError {}

/// Why a text is neither form of an event; it was taken for the one that it looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadAnyError {
    /// It looks like a TRF.
    Trf(TrfErrors),
    /// It looks like JSON.
    Json(JsonError),
}

impl ReadAnyError {
    /// Whether it is a limit of a format or of the library rather than an error in the data.
    pub fn is_limit(&self) -> bool {
        match self {
            Self::Trf(errors) => errors.is_limit(),
            Self::Json(error) => error.is_limit(),
        }
    }

    /// The error in words.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Trf(errors) => errors.message(lang),
            Self::Json(error) => error.message(lang),
        }
    }
}

impl fmt::Display for ReadAnyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for ReadAnyError {}

/// Whether a text is meant as JSON: its first character, blanks and a byte order mark aside, opens
/// an object or a list. No line of a TRF does.
pub fn is_json(text: &str) -> bool {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    text.trim_start().starts_with(['{', '['])
}

/// Reads either form of an event, told apart by content ([`is_json`]). The options are for a TRF.
pub fn read_any(text: &str, options: &ReadOptions) -> Result<Trf, ReadAnyError> {
    if is_json(text) {
        let event = read(text).map_err(ReadAnyError::Json)?;
        return Ok(Trf { event, warnings: Vec::new() });
    }
    trf::read(text, options).map_err(ReadAnyError::Trf)
}
