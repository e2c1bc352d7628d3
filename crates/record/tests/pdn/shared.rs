//! The shared collections: real games, the standard's own files, ambiguities, opening tables.

use std::collections::BTreeMap;

use shashki_board::{MoveForm, Position, Reason};
use shashki_record::pdn::{Mode, WriteOptions};
use shashki_record::pdn::{
    MoveText, Notation, PdnGame, Problem, Quirk, ReadOptions, ReplayOptions, Severity,
};

use crate::common::{Heard, collect, folder, replay, replay_with, shared};

const COLLECTIONS: [&str; 4] = ["abatsiev", "protcenko_ussr1", "russian2012_sample", "ussr10_part"];

fn table(name: &str) -> Vec<Vec<String>> {
    let Some(bytes) = shared(name) else { return Vec::new() };
    let text = String::from_utf8(bytes).unwrap();
    let row = |line: &str| line.split('\t').map(str::to_owned).collect();
    text.lines().skip(1).map(row).collect()
}

/// Every real game ends on the board where it ended.
#[test]
fn real_games_to_their_final_positions() {
    let mut played: BTreeMap<String, Heard> = BTreeMap::new();
    for row in table("pdn/final_positions.tsv") {
        let [file, game, plies, result, fen] = row.as_slice() else { panic!("{row:?}") };
        if !played.contains_key(file) {
            let Some(bytes) = shared(&format!("pdn/{file}.pdn")) else { return };
            played.insert(file.clone(), replay(&bytes, Mode::Lenient));
        }
        let number: usize = game.parse().unwrap();
        let report = &played[file].games[number - 1];
        assert_eq!(report.number, number as u64);
        assert_eq!(report.error, None, "{file} {game}");
        assert_eq!(
            (report.plies.to_string(), &report.result),
            (plies.clone(), result),
            "{file} {game}"
        );
        assert_eq!(report.position.unwrap(), fen.parse::<Position>().unwrap(), "{file} {game}");
    }
}

/// What strict reading says of the real games: only the game of unknown moves is refused.
#[test]
fn real_games_in_strict_reading() {
    for name in COLLECTIONS {
        let Some(bytes) = shared(&format!("pdn/{name}.pdn")) else { return };
        let heard = replay(&bytes, Mode::Strict);
        let errors: Vec<_> = heard.errors().map(|d| (d.place.game, d.problem.clone())).collect();
        let unknown: Vec<u64> = errors
            .iter()
            .filter(|(_, problem)| *problem == Problem::Quirk(Quirk::UnknownMove))
            .map(|(game, _)| *game)
            .collect();
        assert_eq!(unknown.len(), errors.len(), "{name}: {errors:?}");
        assert_eq!(unknown, if name == "abatsiev" { vec![36] } else { vec![] }, "{name}");
    }
}

/// Czech games are refused at the move that Russian rules do not allow, and only there.
#[test]
fn czech_games_are_refused_at_their_move() {
    let mut files: BTreeMap<String, Vec<(u64, u32, String)>> = BTreeMap::new();
    for row in table("pdn/czech_rejected_under_russian.tsv") {
        let [file, game, number, side, text, _] = row.as_slice() else { panic!("{row:?}") };
        let ply = 2 * number.parse::<u32>().unwrap() - u32::from(side == "w");
        files.entry(file.clone()).or_default().push((game.parse().unwrap(), ply, text.clone()));
    }
    for (file, expected) in files {
        let Some(bytes) = shared(&format!("pdn/{file}")) else { return };
        let heard = replay(&bytes, Mode::Lenient);
        let refused: Vec<_> = heard
            .errors()
            .inspect(|d| assert!(matches!(d.problem, Problem::Illegal(_)), "{d:?}"))
            .map(|d| (d.place.game, d.place.ply, d.found.clone()))
            .collect();
        assert_eq!(refused, expected, "{file}");
        for (report, (_, ply, _)) in
            heard.games.iter().filter(|report| report.error.is_some()).zip(&expected)
        {
            assert_eq!(report.plies, ply - 1, "played up to the move before");
        }
    }
}

/// The standard's own files: strict reading accepts and refuses what it has to.
#[test]
fn official_files() {
    for (name, bytes) in folder("pdn/official/succeed") {
        let (kept, summary) = collect(&bytes, Mode::Strict);
        assert_eq!(summary.errors, 0, "{name}: {:?}", kept.diagnostics.first());
        assert_eq!(collect(&bytes, Mode::Lenient).1.warnings, 0, "{name}");
    }
    for (name, bytes) in folder("pdn/official/fail") {
        let (_, strict) = collect(&bytes, Mode::Strict);
        assert!(strict.errors > 0, "{name}");
        let (kept, lenient) = collect(&bytes, Mode::Lenient);
        if name == "nested_comment.pdn" {
            assert!(lenient.errors > 0, "{name}");
        } else {
            assert_eq!(lenient.errors, 0, "{name}: {:?}", kept.diagnostics.first());
            assert!(lenient.warnings > 0, "{name}");
        }
    }
}

/// A short capture that fits several moves is refused, each of its paths is that move; one that
/// fits several ways of one move is that move.
#[test]
fn ambiguities() {
    let Some(bytes) = shared("pdn/ambiguity.json") else { return };
    let data: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    let after = |fen: &str, text: &str| {
        let game = format!("[FEN \"{fen}\"]\n1. {text} *");
        let heard = replay(game.as_bytes(), Mode::Strict);
        let report = &heard.games[0];
        match &report.error {
            None => Ok(report.position.unwrap()),
            Some(error) => Err(error.problem.clone()),
        }
    };
    for case in data["ambiguous"].as_array().unwrap() {
        let (fen, short) = (case["fen"].as_str().unwrap(), case["short"].as_str().unwrap());
        let moves: Vec<_> = case["routes"].as_array().unwrap().iter().collect();
        let paths = |group: &serde_json::Value| -> Vec<String> {
            let paths = group.as_array().unwrap().iter();
            paths.map(|path| path.as_str().unwrap().to_owned()).collect()
        };
        // A text that is the whole path of one of the moves names that move (B12).
        let whole = moves.iter().any(|group| paths(group).iter().any(|path| path == short));
        match after(fen, short) {
            Err(Problem::Illegal(refusal)) => {
                assert!(!whole, "{fen} {short}");
                assert_eq!(refusal.reason(), Reason::Ambiguous, "{fen} {short}");
                assert_eq!(refusal.moves().len(), moves.len(), "{fen} {short}");
            }
            other => assert!(whole && other.is_ok(), "{fen} {short}: {other:?}"),
        }
        let mut reached = Vec::new();
        for group in moves {
            let positions: Vec<_> =
                paths(group).iter().map(|path| after(fen, path).unwrap()).collect();
            assert!(positions.windows(2).all(|two| two[0] == two[1]), "{fen} {group}");
            assert!(!reached.contains(&positions[0]), "{fen} {group}");
            reached.push(positions[0]);
        }
    }
    for case in data["same_result"].as_array().unwrap() {
        let (fen, short) = (case["fen"].as_str().unwrap(), case["short"].as_str().unwrap());
        let position = after(fen, short).unwrap_or_else(|error| panic!("{fen} {short}: {error:?}"));
        for path in case["routes"].as_array().unwrap() {
            assert_eq!(after(fen, path.as_str().unwrap()), Ok(position), "{fen} {path}");
        }
    }
}

/// The lines of the opening tables, in the scoresheet's notation: they are legal, and lead to the
/// position that the table gives. The few lines that the tables themselves have wrong are known.
#[test]
fn opening_tables_in_short_notation() {
    let rows = table("pdn/drawing_tables.tsv");
    let mut wrong = Vec::new();
    for row in &rows {
        let [_, id, fen, short, long] = row.as_slice() else { panic!("{row:?}") };
        if short.is_empty() {
            continue;
        }
        let game = PdnGame::read(short, ReadOptions::lenient());
        let game = game.unwrap_or_else(|error| panic!("{id} {short}: {error:?}"));
        let heard = replay(short.as_bytes(), Mode::Lenient);
        let full = Notation { form: MoveForm::Full, mark: 'x' };
        let options = ReplayOptions::default();
        match game.rewritten(full, options) {
            Ok(rewritten) if heard.games[0].position == fen.parse().ok() => {
                let moves: Vec<&str> = rewritten.moves().collect();
                assert_eq!(moves.join(" "), *long, "{id}");
            }
            other => wrong.push((id.clone(), other.map(|_| ()))),
        }
        assert!(
            heard.diagnostics.iter().all(
                |d| d.severity == Severity::Warning || matches!(d.problem, Problem::Illegal(_))
            )
        );
    }
    assert!(wrong.len() <= 3, "{wrong:?}");
}

/// Every real game and every official file comes back from what is written of it.
#[test]
fn collections_come_back() {
    let mut files = folder("pdn");
    files.extend(folder("pdn/official/succeed"));
    for (name, bytes) in files {
        let (kept, _) = collect(&bytes, Mode::Lenient);
        for read in kept.games.iter().filter(|read| read.sound) {
            let written = match read.game.write(&WriteOptions::default()) {
                Ok(written) => written,
                Err(error) => panic!("{name} {}: {error}", read.number),
            };
            let again = PdnGame::read(&written, ReadOptions::lenient());
            let again = again.unwrap_or_else(|error| panic!("{name}: {error:?}\n{written}"));
            assert_eq!(again.body, read.game.body, "{name} {}\n{written}", read.number);
            assert_eq!(again.tags.len(), read.game.tags.len(), "{name}");
        }
    }
}

/// The real games, brought into every notation, lead to the same positions.
#[test]
fn collections_in_every_notation() {
    let forms = [MoveForm::Full, MoveForm::Short, MoveForm::Half, MoveForm::Numeric];
    for name in COLLECTIONS {
        let Some(bytes) = shared(&format!("pdn/{name}.pdn")) else { return };
        let (kept, _) = collect(&bytes, Mode::Lenient);
        let before = replay(&bytes, Mode::Lenient);
        for (form, mark) in forms.into_iter().flat_map(|form| [(form, ':'), (form, 'x')]) {
            let mut text = String::new();
            for read in &kept.games {
                let lenient = ReplayOptions { mode: Mode::Lenient, ..ReplayOptions::default() };
                let rewritten = read.game.rewritten(Notation { form, mark }, lenient).unwrap();
                assert!(rewritten.moves().all(|text| MoveText::read(text).is_some()));
                text.push_str(&rewritten.write(&WriteOptions::default()).unwrap());
                text.push('\n');
            }
            let after = replay_with(
                text.as_bytes(),
                ReplayOptions { mode: Mode::Lenient, ..ReplayOptions::default() },
            );
            let finals = |heard: &Heard| -> Vec<_> {
                heard.games.iter().map(|game| (game.plies, game.position)).collect()
            };
            assert_eq!(finals(&after), finals(&before), "{name} {form:?}");
        }
    }
}
