//! The JSON form: what is written fits the published schema, what is wrong is told with its place.
#![cfg(feature = "json")]
// The helpers of the tests too: a panic there is a failed test.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use common::draft;
use jsonschema::Validator;
use proptest::prelude::*;
use serde_json::{Value, json};
use shashki_base::Lang;
use shashki_tournament::json::{JsonError, is_json, read, write};
use shashki_tournament::trf::{self, ReadOptions, WriteOptions};
use shashki_tournament::{Draft, Fault, Player, Points, ReadAnyError, StartNumber, read_any};

const SCHEMA: &str = include_str!("../../../docs/src/schema/event-1.schema.json");

fn schema() -> Validator {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    jsonschema::draft202012::new(&schema).unwrap()
}

#[test]
fn the_schema_is_one() {
    let schema: Value = serde_json::from_str(SCHEMA).unwrap();
    jsonschema::draft202012::meta::validate(&schema).unwrap();
}

#[test]
fn what_is_written_fits_the_schema() {
    let schema = schema();
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(100));
    runner
        .run(&draft(), |draft| {
            let event = draft.check().map_err(|f| TestCaseError::fail(f.to_string()))?;
            let text = write(&event).map_err(|e| TestCaseError::fail(e.to_string()))?;
            let value: Value = serde_json::from_str(&text).unwrap();
            let errors: Vec<String> =
                schema.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
            prop_assert!(errors.is_empty(), "{:?}\n{}", errors, text);
            Ok(())
        })
        .unwrap();
}

fn document(event: &Value) -> Value {
    json!({"format": "shashki-event", "version": 1, "event": event})
}

fn error(event: &Value) -> JsonError {
    let value = document(event);
    assert!(!schema().is_valid(&value), "the schema takes {value}");
    read(&value.to_string()).unwrap_err()
}

#[test]
fn what_does_not_fit_the_model() {
    for (event, path, detail) in [
        (json!({"playerz": []}), "event.playerz", "unknown field `playerz`"),
        (json!({"players": [{"start": 1}]}), "event.players[0]", "missing field `name`"),
        (json!({"players": [{"start": 0, "name": ""}]}), "event.players[0].start", "invalid value"),
        (
            json!({"players": [{"start": -1, "name": ""}]}),
            "event.players[0].start",
            "invalid value",
        ),
        (json!({"format": "knockout"}), "event.format", "unknown variant `knockout`"),
        (
            json!({"adjustments": [{"player": 1, "points": 0.5}]}),
            "event.adjustments[0].points",
            "invalid type",
        ),
        (
            json!({"adjustments": [{"player": 1, "points": "half"}]}),
            "event.adjustments[0].points",
            "expected points",
        ),
        (
            json!({"rounds": [{"meetings": [{"white": 1, "black": 2, "result": "won"}]}]}),
            "event.rounds[0].meetings[0].result",
            "unknown variant `won`",
        ),
        (
            json!({"constraints": {"soft": [{"pair": [1]}]}}),
            "event.constraints.soft[0].pair",
            "invalid length 1",
        ),
    ] {
        match error(&event) {
            JsonError::Data { line: 1, column, path: found, detail: text } => {
                assert_eq!(found, path, "{event}");
                assert!(text.contains(detail) && column > 0, "{text}");
                assert!(!text.contains(" at line "), "{text}");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn documents_that_are_none() {
    let syntax = read("{\"format\": \"shashki-event\",\n \"version\": 1,\n \"event\": {,}}");
    assert!(matches!(syntax, Err(JsonError::Syntax { line: 3, column: 12, .. })), "{syntax:?}");
    assert!(matches!(read("{} x"), Err(JsonError::Syntax { .. })));
    assert!(matches!(read("{\"format\": \"shashki-event\""), Err(JsonError::Syntax { .. })));
    let deep = "[".repeat(100_000);
    assert!(matches!(read(&deep), Err(JsonError::Syntax { .. } | JsonError::NotAnEvent)));
    for text in ["{}", "[]", "3", "{\"format\": 3}", "{\"format\": \"other\", \"version\": 1}"] {
        assert_eq!(read(text), Err(JsonError::NotAnEvent), "{text}");
    }
    for (version, found) in [("2", "2"), ("\"1\"", "\"1\""), ("1.0", "1.0")] {
        let text =
            format!("{{\"format\": \"shashki-event\", \"version\": {version}, \"event\": {{}}}}");
        assert_eq!(read(&text), Err(JsonError::Version { found: found.to_owned() }));
    }
    let players = json!([{"start": 1, "name": "A"}, {"start": 1, "name": "B"}]);
    let double = document(&json!({"players": players}));
    match read(&double.to_string()) {
        Err(JsonError::Faults(faults)) => {
            let start = StartNumber::new(1).unwrap();
            assert_eq!(faults.list(), [Fault::DuplicateStart { start }]);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn messages_in_two_languages() {
    let error = read(&document(&json!({"playerz": 1})).to_string()).unwrap_err();
    let text = error.message(Lang::Ru);
    assert!(text.starts_with("строка 1, колонка ") && text.contains("неизвестное поле `playerz`"));
    assert!(error.to_string().contains("event.playerz: unknown field `playerz`"));
}

#[test]
fn an_empty_event_has_the_defaults() {
    let event = read("\u{FEFF}{\"format\":\"shashki-event\",\"version\":1,\"event\":{}}").unwrap();
    assert_eq!(event, Draft::default().check().unwrap());
    assert_eq!(event.scoring().win, [Points::whole(2); 2]);
}

#[test]
fn more_players_than_a_trf_holds() {
    let mut draft = Draft::default();
    for number in 1..=10_001 {
        draft.players.push(Player::new(StartNumber::new(number).unwrap(), "x"));
    }
    let event = draft.check().unwrap();
    let error = trf::write(&event, &WriteOptions::default()).unwrap_err();
    assert_eq!(error, trf::WriteError::StartTooLarge { start: StartNumber::new(10_001).unwrap() });
    assert!(error.is_limit());
    assert_eq!(read(&write(&event).unwrap()).unwrap(), event);
}

#[test]
fn either_form_by_content() {
    let text = "062 1\r\n001    1      Only\r\n";
    let event = read_any(text, &ReadOptions::STRICT).unwrap().event;
    let json = write(&event).unwrap();
    assert_eq!(read_any(&json, &ReadOptions::STRICT).unwrap().event, event);
    assert!(is_json(" \n{}") && is_json("\u{FEFF}[1]") && !is_json("001    1") && !is_json(""));
    assert!(matches!(read_any("{", &ReadOptions::STRICT), Err(ReadAnyError::Json(_))));
    assert!(matches!(read_any("?", &ReadOptions::STRICT), Err(ReadAnyError::Trf(_))));
}
