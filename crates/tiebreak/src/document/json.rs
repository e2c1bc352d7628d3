//! Standings for programs.

use std::collections::BTreeMap;

use serde::Serialize;
use shashki_base::PROGRAM;

use super::cells::Field;
use super::{DocumentError, StandingsDocument, written};
use crate::{Exact, Profile, Standing, Value};

/// The document; `docs/src/standings.md` describes it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Document<'d> {
    format: &'static str,
    version: u64,
    program: &'static str,
    event: &'d str,
    kind: &'static str,
    round: u16,
    scheduled: u16,
    provisional: bool,
    unplayed: &'static str,
    options: BTreeMap<&'static str, &'static str>,
    left: Vec<u32>,
    not_left: Vec<u32>,
    category: Vec<String>,
    criteria: Vec<Criterion<'d>>,
    standings: Vec<Row<'d>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    teams: Vec<Team<'d>>,
    notes: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<String>,
}

#[derive(Serialize)]
struct Criterion<'d> {
    code: &'d str,
    name: &'static str,
}

#[derive(Serialize)]
struct Row<'d> {
    rank: u32,
    start: u32,
    name: &'d str,
    values: Vec<Shown>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    results: Vec<String>,
}

/// A value: its text, and numerator and denominator where they fit into 53 bits.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
enum Shown {
    Number {
        #[serde(flatten)]
        number: Number,
    },
    Sequence {
        numbers: Vec<Number>,
    },
    Place {
        place: u32,
    },
    Undefined,
}

#[derive(Serialize)]
struct Number {
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounded: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    numerator: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    denominator: Option<i64>,
}

#[derive(Serialize)]
struct Team<'d> {
    rank: u32,
    name: &'d str,
    sum: String,
    places: u64,
    players: Vec<u32>,
    incomplete: bool,
}

impl StandingsDocument<'_> {
    pub(super) fn json(&self) -> Result<String, DocumentError> {
        let standings = self.standings;
        let options = match standings.profile {
            Profile::RulesManual(options) => options.pairs().collect(),
            _ => BTreeMap::new(),
        };
        let starts = |list: &[shashki_tournament::StartNumber]| {
            list.iter().map(|start| start.get()).collect()
        };
        let criteria = standings.criteria.iter().map(|criterion| Criterion {
            code: criterion.code(),
            name: criterion.definition().name(self.lang),
        });
        let document = Document {
            format: "shashki-standings",
            version: 1,
            program: PROGRAM,
            event: &self.event.info().name,
            kind: match standings.format {
                shashki_tournament::Format::Swiss => "swiss",
                shashki_tournament::Format::RoundRobin => "round-robin",
            },
            round: standings.round,
            scheduled: standings.scheduled,
            provisional: standings.provisional,
            unplayed: standings.profile.name(),
            options,
            left: starts(&standings.left),
            not_left: starts(&standings.not_left),
            category: self.options.categories.iter().map(ToString::to_string).collect(),
            criteria: criteria.collect(),
            standings: self.rows.iter().map(|row| self.json_row(row)).collect(),
            teams: self.json_teams(),
            notes: self.notes(),
            explanation: self.explanation.map(|e| e.text(self.event, self.lang)),
        };
        written(&document)
    }

    fn json_row<'a>(&'a self, row: &'a Standing) -> Row<'a> {
        Row {
            rank: row.rank,
            start: row.start.get(),
            name: self.name(row),
            values: row.values.iter().map(|value| self.shown(&value)).collect(),
            results: self.fields(row).iter().map(Field::text).collect(),
        }
    }

    fn json_teams(&self) -> Vec<Team<'_>> {
        let team = |team: &'_ crate::TeamStanding| Team {
            rank: team.rank,
            name: "",
            sum: team.sum.to_string(),
            places: team.places,
            players: team.best.iter().map(|row| row.start.get()).collect(),
            incomplete: team.incomplete,
        };
        self.teams.iter().map(|t| Team { name: &t.name, ..team(t) }).collect()
    }

    fn shown(&self, value: &Value) -> Shown {
        match value {
            Value::Number(number) => Shown::Number { number: self.number(number) },
            Value::Sequence(numbers) => {
                Shown::Sequence { numbers: numbers.iter().map(|n| self.number(n)).collect() }
            }
            Value::Place(place) => Shown::Place { place: *place },
            _ => Shown::Undefined,
        }
    }

    fn number(&self, number: &Exact) -> Number {
        // Beyond this many readers of JSON lose digits.
        let fits = |n: i64| n.unsigned_abs() < 1 << 53;
        let ratio = number.to_ratio().filter(|&(p, q)| fits(p) && fits(q));
        Number {
            text: number.to_string(),
            rounded: self.options.decimals.map(|decimals| number.rounded(decimals)),
            numerator: ratio.map(|(p, _)| p),
            denominator: ratio.map(|(_, q)| q),
        }
    }
}
