//! A paired round for programs.

use serde::Serialize;
use shashki_base::{ALGORITHM, Lang};
use shashki_pairing::Reason;
use shashki_tournament::{PairingOptions, Points, StartNumber, UnpairedKind};

use super::{Sheet, Side, letters};
use crate::exit::{Exit, Failure};

/// The document; `docs/src/cli.md` describes it.
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
    seed: Option<Seed>,
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
struct Seed {
    algorithm: &'static str,
    value: u64,
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

#[derive(Serialize)]
struct Why {
    clause: &'static str,
    decision: &'static str,
    text: String,
}

impl Sheet<'_> {
    /// The pairing as a document of its own, not the event with it.
    pub(crate) fn json(&self) -> Result<String, Failure> {
        let pairing = self.pairing();
        let document = Document {
            format: "shashki-pairing",
            version: 1,
            program: super::program(),
            event: &self.event().info().name,
            round: pairing.round,
            planned_rounds: self.event().planned_rounds(),
            system: pairing.system.name(),
            clause: pairing.system.clause(),
            profile: pairing.profile.name(),
            options: pairing.options,
            seed: pairing.seed.map(|seed| Seed { algorithm: ALGORITHM, value: seed.0 }),
            lot: pairing.lot.as_deref(),
            boards: self
                .rows()
                .map(|row| Board {
                    number: row.number,
                    white: player(&row.white),
                    black: player(&row.black),
                })
                .collect(),
            bye: self.bye().as_ref().map(player),
            absent: pairing
                .absent
                .iter()
                .map(|&(start, kind)| Absent { start, name: self.side(start).name, kind })
                .collect(),
            notes: self
                .remarks()
                .into_iter()
                .map(|remark| Note { warning: remark.warning, text: remark.text })
                .collect(),
            explanation: self.reasons(),
        };
        match serde_json::to_string_pretty(&document) {
            Ok(text) => Ok(text + "\n"),
            Err(error) => Err(Failure::new(Exit::Internal, error.to_string())),
        }
    }

    fn reasons(&self) -> Option<Explanation> {
        let explanation = self.drawn.explanation.as_ref()?;
        let boards = (1..).zip(explanation.boards()).map(|(board, reasons)| BoardReasons {
            board,
            reasons: whys(&reasons.reasons, self.lang),
        });
        Some(Explanation { boards: boards.collect(), bye: whys(explanation.bye(), self.lang) })
    }
}

fn player<'d>(side: &Side<'d>) -> Player<'d> {
    Player {
        start: side.start,
        name: side.name,
        points: side.points,
        colours: letters(&side.colours, Lang::En),
    }
}

fn whys(reasons: &[Reason], lang: Lang) -> Vec<Why> {
    let why = |reason: &Reason| Why {
        clause: reason.clause,
        decision: reason.decision,
        text: reason.message(lang),
    };
    reasons.iter().map(why).collect()
}
