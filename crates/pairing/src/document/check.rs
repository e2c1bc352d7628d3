//! What came out of a check.

use serde::Serialize;
use shashki_base::Lang;
use shashki_tournament::{Event, PairingOptions, StartNumber};

use super::{DocumentError, Why, program, whys, written};
use crate::{
    Comparison, Decided, Difference, ListReport, Outcome, Pair, Report, Request, RuleBreak, Verdict,
};

#[derive(Serialize)]
struct Document<'d, Body> {
    format: &'static str,
    version: u64,
    program: String,
    event: &'d str,
    system: &'static str,
    clause: &'static str,
    profile: &'static str,
    options: PairingOptions,
    agrees: bool,
    #[serde(flatten)]
    body: Body,
}

#[derive(Serialize)]
struct Replayed {
    verdicts: Vec<Entry>,
    possibilities: Vec<Possible>,
}

#[derive(Serialize)]
struct Listed {
    round: u16,
    valid: bool,
    breaks: Vec<Broken>,
    #[serde(flatten)]
    compared: Option<Compared>,
}

#[derive(Serialize)]
struct Entry {
    round: u16,
    agrees: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unchecked: Option<&'static str>,
    #[serde(flatten)]
    compared: Option<Compared>,
    agrees_if: Vec<String>,
    breaks: Vec<Broken>,
}

#[derive(Serialize)]
struct Compared {
    pairs: bool,
    colours: bool,
    table_only: Vec<[u32; 2]>,
    system_only: Vec<[u32; 2]>,
    turned: Vec<[u32; 2]>,
    first: Option<Vec<u32>>,
    difference: Option<Decision>,
}

#[derive(Serialize)]
struct Decision {
    kind: &'static str,
    text: String,
    reasons: Vec<Why>,
}

#[derive(Serialize)]
struct Broken {
    players: Vec<StartNumber>,
    decision: &'static str,
    text: String,
}

#[derive(Serialize)]
struct Possible {
    change: String,
    mends: Vec<u16>,
}

/// A replayed event ([`check`](crate::check())): a verdict for each round.
pub fn check(
    event: &Event,
    request: &Request,
    report: &Report,
    lang: Lang,
) -> Result<String, DocumentError> {
    let possible = report
        .possibilities
        .iter()
        .map(|p| Possible { change: p.change.to_string(), mends: p.mends.clone() });
    let body = Replayed {
        verdicts: report.verdicts.iter().map(|v| entry(v, report, lang)).collect(),
        possibilities: possible.collect(),
    };
    let agrees = report.agrees() && report.unknown().next().is_none();
    written(&document(event, request, "shashki-check", agrees, body))
}

/// A checked list ([`check_list`](crate::check_list)).
pub fn list_check(
    event: &Event,
    request: &Request,
    report: &ListReport,
    lang: Lang,
) -> Result<String, DocumentError> {
    let body = Listed {
        round: report.round,
        valid: report.is_valid(),
        breaks: broken(&report.breaks, lang),
        compared: report.comparison.as_ref().map(|comparison| compared(comparison, lang)),
    };
    written(&document(event, request, "shashki-list-check", report.agrees(), body))
}

fn document<'d, B>(
    event: &'d Event,
    request: &Request,
    format: &'static str,
    agrees: bool,
    body: B,
) -> Document<'d, B> {
    Document {
        format,
        version: 1,
        program: program(),
        event: &event.info().name,
        system: request.system.name(),
        clause: request.system.clause(),
        profile: request.profile.name(),
        options: request.options.or(event.draw().options),
        agrees,
        body,
    }
}

fn entry(verdict: &Verdict, report: &Report, lang: Lang) -> Entry {
    let mut entry = Entry {
        round: verdict.round,
        agrees: verdict.agrees(),
        unchecked: None,
        compared: None,
        agrees_if: Vec::new(),
        breaks: Vec::new(),
    };
    match &verdict.outcome {
        Outcome::Compared { comparison, agrees_if, breaks } => {
            entry.compared = Some(compared(comparison, lang));
            entry.breaks = broken(breaks, lang);
            entry.agrees_if = match agrees_if {
                Some(changes) => {
                    let changes: Vec<String> = changes.iter().map(ToString::to_string).collect();
                    vec![changes.join(" + ")]
                }
                None => found(verdict, report),
            };
        }
        Outcome::LotUnknown => entry.unchecked = Some("lot-unknown"),
        _ => entry.unchecked = Some("nobody-met"),
    }
    entry
}

/// The single changes that the search found for the round.
fn found(verdict: &Verdict, report: &Report) -> Vec<String> {
    let mending = report.possibilities.iter().filter(|p| p.mends.contains(&verdict.round));
    mending.map(|p| p.change.to_string()).collect()
}

fn compared(comparison: &Comparison, lang: Lang) -> Compared {
    let pairs = |pairs: &[Pair]| {
        pairs.iter().map(|&(a, b)| [a.get(), b.map_or(0, StartNumber::get)]).collect()
    };
    Compared {
        pairs: comparison.pairs,
        colours: comparison.colours,
        table_only: pairs(&comparison.table_only),
        system_only: pairs(&comparison.system_only),
        turned: comparison.turned.iter().map(|(white, black)| [white.get(), black.get()]).collect(),
        first: comparison.first.as_ref().map(|first| players(&first.decided)),
        difference: comparison.first.as_ref().map(|first| decision(first, lang)),
    }
}

/// The players of a decision: a pair by ascending number, a bye with 0.
fn players(decided: &Decided) -> Vec<u32> {
    let mut players: Vec<u32> = decided.players().iter().map(|player| player.get()).collect();
    match decided {
        Decided::Bye { .. } | Decided::Fixed { second: None, .. } => players.push(0),
        Decided::Colours { .. } => {}
        _ => players.sort_unstable(),
    }
    players
}

fn decision(first: &Difference, lang: Lang) -> Decision {
    Decision {
        kind: first.decided.kind(),
        text: first.message(lang),
        reasons: whys(&first.reasons, lang),
    }
}

fn broken(breaks: &[RuleBreak], lang: Lang) -> Vec<Broken> {
    let one = |broken: &RuleBreak| Broken {
        players: core::iter::once(broken.first).chain(broken.second).collect(),
        decision: broken.decision(),
        text: broken.message(lang),
    };
    breaks.iter().map(one).collect()
}
