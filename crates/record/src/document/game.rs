//! A game with all that was decided in it.

use serde_json::{Value, json};
use shashki_base::Lang;
use shashki_board::{Side, Square};

use super::written;
use crate::{Annotation, Game, Imposed, Irregularity, Sanction, Start, Status, Variation};

/// A game: how it began, its plies with what stands beside them, offers, irregularities, sanctions,
/// and the result.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_record::{Game, document};
/// let mut game = Game::new();
/// game.push_text("cd4").unwrap();
/// assert!(document::game(&game, Lang::En).contains(r#""move": "c3-d4""#));
/// ```
pub fn game(game: &Game, lang: Lang) -> String {
    let plies = game.plies().enumerate().map(|(at, ply)| self::ply(game, at + 1, ply));
    let result = game.result().map(|result| {
        json!({
            "winner": game.winner().map(Side::letter),
            "reason": result.reason().name(),
            "text": result.message(lang),
        })
    });
    let irregularities = game.irregularities().iter().map(|one| irregularity(one, lang));
    let document = json!({
        "start": start(game),
        "plies": plies.collect::<Vec<_>>(),
        "before": game.annotation(0).map(beside),
        "fen": game.position().fen().to_string(),
        "occurrences": game.occurrences(),
        "offer": {
            "standing": game.offers().standing().map(Side::letter),
            "barred": game.offers().barred().map(Side::letter),
        },
        "irregularities": irregularities.collect::<Vec<_>>(),
        "sanctions": game.sanctions().iter().map(|one| imposed(one, lang)).collect::<Vec<_>>(),
        "result": result,
    });
    format!("{document:#}\n")
}

fn start(game: &Game) -> Value {
    let kind = match game.start() {
        Start::Standard => "standard",
        Start::SetUp => "set-up",
        Start::Balloted(_) => "balloted",
    };
    let (id, moves) = match game.start() {
        Start::Balloted(ballot) => (Some(ballot.id()), Some(ballot.to_string())),
        _ => (None, None),
    };
    let fen = game.position_at(0).map(|position| position.fen().to_string());
    json!({ "kind": kind, "ballot": id, "line": moves, "fen": fen })
}

fn ply(game: &Game, number: usize, (side, m): (Side, Option<shashki_board::Move>)) -> Value {
    let before = game.position_at(number - 1);
    json!({
        "ply": number,
        "side": side.letter(),
        "move": before.zip(m).map(|(before, m)| written(&before, m)),
        "fen": game.position_at(number).map(|after| after.fen().to_string()),
        "beside": game.annotation(number).map(beside),
    })
}

fn beside(annotation: &Annotation) -> Value {
    let nags: Vec<u16> = annotation.nags.iter().map(|nag| nag.0).collect();
    json!({
        "comment": annotation.comment,
        "clock": annotation.clock,
        "nags": nags,
        "variations": annotation.variations.iter().map(variation).collect::<Vec<_>>(),
    })
}

fn variation(line: &Variation) -> Value {
    let mut position = line.from();
    let moves = line.moves().iter().enumerate().map(|(at, &m)| {
        let name = written(&position, m);
        position = position.play_unchecked(m);
        json!({ "move": name, "beside": line.annotation(at + 1).map(beside) })
    });
    json!({
        "fen": line.from().fen().to_string(),
        "before": line.annotation(0).map(beside),
        "moves": moves.collect::<Vec<_>>(),
    })
}

fn irregularity(one: &Irregularity, lang: Lang) -> Value {
    let (corrections, incident) = (one.corrections(), one.incident());
    let position = corrections.position;
    let since = match one.status() {
        Status::Corrected { ply } | Status::Stands { ply } => Some(ply),
        _ => None,
    };
    let moves: Vec<String> = corrections.moves.iter().map(|&m| written(&position, m)).collect();
    json!({
        "violation": one.violation().number(),
        "name": one.violation().name(),
        "text": one.violation().text(lang),
        "by": one.by().letter(),
        "ply": one.ply(),
        "status": one.status().name(),
        "since": since,
        "touched": incident.touched.map(Square::number),
        "capture": incident.capture.map(|m| written(&position, m)),
        "stood": incident.stood.map(|stood| stood.fen().to_string()),
        "put_back": position.fen().to_string(),
        "moves": moves,
    })
}

fn imposed(one: &Imposed, lang: Lang) -> Value {
    let seconds = match one.sanction {
        Sanction::Time(time) => Some(time.seconds()),
        _ => None,
    };
    json!({
        "ply": one.ply,
        "side": one.side.letter(),
        "gravity": one.gravity.name(),
        "sanction": one.sanction.name(),
        "seconds": seconds,
        "text": one.sanction.text(lang),
    })
}
