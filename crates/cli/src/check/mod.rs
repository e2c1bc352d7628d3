//! `shashki check`.

mod args;
mod progress;
mod text;

use std::fs;

use shashki_base::Lang;
use shashki_pairing::{
    CheckError, ListReport, PairError, Replay, Report, Request, RoundList, System, check,
    check_list, document,
};
use shashki_tournament::{Event, ForbiddenPairs, StartNumber};

pub(crate) use args::CheckArgs;
use args::Format;

use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::{output, pair};
use progress::Bar;
use text::Head;

/// Checks a finished event, or a list for a round.
pub(crate) fn run(args: &CheckArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let request = request(args)?;
    let list = args.list.as_ref().map(|path| read_list(path, lang)).transpose()?;
    let input = Input::read_corrected(&args.input, lang)?;
    input.warn(lang);
    let head = Head::new(&input.event, &request, lang);
    match list {
        Some(list) => a_list(args, &input.event, &request, &list, &head),
        None => an_event(args, &input.event, request, &head),
    }
}

fn a_list(
    args: &CheckArgs,
    event: &Event,
    request: &Request,
    list: &RoundList,
    head: &Head,
) -> Result<(), Failure> {
    let report = check_list(event, request, list)
        .map_err(|error| Failure::from_pair_error(&error, args.lang))?;
    let text = match args.format {
        Format::Table => text::list(head, &report),
        Format::Json => document::list_check(event, request, &report, args.lang)?,
    };
    output::write(None, &text, args.lang)?;
    list_verdict(&report, args.lang)
}

fn an_event(args: &CheckArgs, event: &Event, request: Request, head: &Head) -> Result<(), Failure> {
    let replay = Replay {
        rounds: args.rounds.map(|rounds| (rounds.from, rounds.to)),
        changes: args.changes.clone(),
        find: args.find_correction,
        ..Replay::new(request)
    };
    let mut bar = Bar::new(args.lang);
    let report = check(event, &replay, &mut |progress| bar.show(progress));
    bar.clear();
    let report = report.map_err(|error| failure(&error, args.lang))?;
    let text = match args.format {
        Format::Table => text::report(head, &report, replay.find),
        Format::Json => document::check(event, &replay.draw, &report, args.lang)?,
    };
    output::write(None, &text, args.lang)?;
    verdict(&report, args.lang)
}

fn request(args: &CheckArgs) -> Result<Request, Failure> {
    let round = match (&args.list, args.rounds) {
        (Some(_), Some(rounds)) if rounds.from != rounds.to => {
            return Err(Failure::bad_input(args.lang.pick(
                "--list is about one round: --rounds N",
                "--list относится к одному туру: --rounds N",
            )));
        }
        (Some(_), Some(rounds)) => Some(rounds.from),
        _ => None,
    };
    Ok(Request {
        round,
        first_colour: args.first_colour.filter(|_| args.system.system != System::Lot),
        seed: args.seed,
        forbidden: args.forbid.iter().map(|forbid| forbidden(&forbid.0)).collect(),
        lot_order: lot_order(args)?,
        ..args.system.request(args.lang)?
    })
}

fn forbidden(players: &[StartNumber]) -> ForbiddenPairs {
    ForbiddenPairs { from: 1, to: None, players: players.to_vec() }
}

fn lot_order(args: &CheckArgs) -> Result<Option<Vec<StartNumber>>, Failure> {
    let one_round = args.list.is_some() || args.rounds.is_some_and(|r| r.from == r.to);
    if args.lot_order.is_some() && !one_round {
        return Err(Failure::bad_input(args.lang.pick(
            "--lot-order is about one round: --rounds N",
            "--lot-order относится к одному туру: --rounds N",
        )));
    }
    pair::lot_order(args.lot_order.as_ref(), args.system.system, args.lang)
}

fn read_list(path: &std::path::Path, lang: Lang) -> Result<RoundList, Failure> {
    let text = fs::read_to_string(path).map_err(|error| {
        let what = lang.pick("can't read", "не читается");
        let text = format!("{}: {what}: {}", path.display(), output::reason(&error, lang));
        Failure::new(Exit::FileAccess, text)
    })?;
    text.parse().map_err(|error: shashki_pairing::ListError| {
        Failure::bad_input(format!("{}: {}", path.display(), error.message(lang)))
    })
}

pub(crate) fn failure(error: &CheckError, lang: Lang) -> Failure {
    match error {
        CheckError::Faults(faults) => Failure::from_faults(faults, lang),
        CheckError::Draw { error: PairError::Internal { .. }, .. } => {
            Failure::new(Exit::Internal, error.message(lang))
        }
        _ => Failure::bad_input(error.message(lang)),
    }
}

/// The exit code of a replay: a round that differs weighs more than one that can't be checked.
fn verdict(report: &Report, lang: Lang) -> Result<(), Failure> {
    let list =
        |rounds: Vec<u16>| rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let differing = report.verdicts.iter().filter(|v| v.agrees() == Some(false));
    let differing: Vec<u16> = differing.map(|verdict| verdict.round).collect();
    if !differing.is_empty() {
        let word = lang.pick("not the system's: round", "не по системе: тур");
        return Err(Failure::new(Exit::Differs, format!("{word} {}", list(differing))));
    }
    let unknown: Vec<u16> = report.unknown().collect();
    if unknown.is_empty() {
        return Ok(());
    }
    let word = lang.pick(
        "neither a drawn order nor a seed is recorded, can't be checked: round",
        "не записаны ни порядок жребия, ни зерно, проверить нельзя: тур",
    );
    Err(Failure::bad_input(format!("{word} {}", list(unknown))))
}

fn list_verdict(report: &ListReport, lang: Lang) -> Result<(), Failure> {
    let text = if !report.is_valid() {
        lang.pick("the list is not valid", "список недопустим")
    } else if report.comparison.is_none() {
        return Err(Failure::bad_input(lang.pick(
            "the list is valid; neither a drawn order nor a seed is recorded, so whether it is the system's can't be checked",
            "список допустим; порядок жребия и зерно не записаны, поэтому сверить его с системой нельзя",
        )));
    } else if !report.agrees() {
        lang.pick("the list is valid, but not the system's", "список допустим, но не по системе")
    } else {
        return Ok(());
    };
    Err(Failure::new(Exit::Differs, text))
}
