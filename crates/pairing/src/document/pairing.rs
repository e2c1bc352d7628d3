//! A paired round.

use serde::Serialize;
use shashki_base::Lang;
use shashki_tournament::{Colour, Event, PairingOptions, Points, StartNumber, UnpairedKind};

use super::{DocumentError, SeedOf, Why, program, whys, written};
use crate::Pairing;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Document<'d> {
    format: &'static str,
    version: u64,
    program: String,
    event: &'d str,
    round: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    planned_rounds: Option<u16>,
    system: &'static str,
    clause: &'static str,
    profile: &'static str,
    options: PairingOptions,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<SeedOf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lot: Option<&'d [StartNumber]>,
    boards: Vec<Board<'d>>,
    bye: Option<Player<'d>>,
    absent: Vec<Absent<'d>>,
    notes: Vec<Note>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<Explanation>,
}

#[derive(Serialize)]
struct Board<'d> {
    #[serde(rename = "board")]
    number: usize,
    white: Player<'d>,
    black: Player<'d>,
}

#[derive(Serialize)]
struct Player<'d> {
    start: StartNumber,
    name: &'d str,
    points: Points,
    colours: String,
}

#[derive(Serialize)]
struct Absent<'d> {
    start: StartNumber,
    name: &'d str,
    kind: UnpairedKind,
}

#[derive(Serialize)]
struct Note {
    warning: bool,
    text: String,
}

#[derive(Serialize)]
struct Explanation {
    boards: Vec<BoardReasons>,
    bye: Vec<Why>,
}

#[derive(Serialize)]
struct BoardReasons {
    board: usize,
    reasons: Vec<Why>,
}

/// A paired round: the boards with names, points and colours, who is absent, the notes, and the
/// explanation where there is one. The event is the one before the round; it isn't in the document.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_pairing::{FirstColour, Request, System, document, pair};
/// use shashki_tournament::{Colour, Draft, Player, StartNumber};
/// let players = (1..=3).map(|n| Player::new(StartNumber::new(n).unwrap(), "")).collect();
/// let event = Draft { players, ..Draft::default() }.check().unwrap();
/// let mut request = Request::new(System::Coefficient);
/// request.first_colour = Some(FirstColour::Given(Colour::White));
/// let pairing = pair(&event, &request, &mut ()).unwrap();
/// let text = document::pairing(&event, &pairing, None, Lang::En).unwrap();
/// assert!(text.contains("\"format\": \"shashki-pairing\""));
/// ```
pub fn pairing(
    event: &Event,
    pairing: &Pairing,
    explanation: Option<&crate::Explanation>,
    lang: Lang,
) -> Result<String, DocumentError> {
    let player = |start| player(event, pairing.round, start);
    let boards = (1..).zip(&pairing.boards).map(|(number, board)| Board {
        number,
        white: player(board.white),
        black: player(board.black),
    });
    let absent = pairing.absent.iter();
    let absent = absent.map(|&(start, kind)| Absent { start, name: name(event, start), kind });
    let note = |note: &crate::Note| Note { warning: note.is_warning(), text: note.message(lang) };
    written(&Document {
        format: "shashki-pairing",
        version: 1,
        program: program(),
        event: &event.info().name,
        round: pairing.round,
        planned_rounds: event.planned_rounds(),
        system: pairing.system.name(),
        clause: pairing.system.clause(),
        profile: pairing.profile.name(),
        options: pairing.options,
        seed: pairing.seed.map(SeedOf::from),
        lot: pairing.lot.as_deref(),
        boards: boards.collect(),
        bye: pairing.bye.map(player),
        absent: absent.collect(),
        notes: pairing.notes.iter().map(note).collect(),
        explanation: explanation.map(|explanation| explained(explanation, lang)),
    })
}

fn name(event: &Event, start: StartNumber) -> &str {
    event.player(start).map_or("", |player| &player.name)
}

fn player(event: &Event, round: u16, start: StartNumber) -> Player<'_> {
    let index = event.index_of(start);
    let before = round.saturating_sub(1);
    let colour = |past| match index.and_then(|index| event.cell(index, past).played_colour()) {
        Some(Colour::White) => 'W',
        Some(Colour::Black) => 'B',
        None => '-',
    };
    Player {
        start,
        name: name(event, start),
        points: index.map_or(Points::ZERO, |index| event.points_after(index, before)),
        colours: (1..round).map(colour).collect(),
    }
}

fn explained(explanation: &crate::Explanation, lang: Lang) -> Explanation {
    let boards = (1..)
        .zip(explanation.boards())
        .map(|(board, reasons)| BoardReasons { board, reasons: whys(&reasons.reasons, lang) });
    Explanation { boards: boards.collect(), bye: whys(explanation.bye(), lang) }
}
