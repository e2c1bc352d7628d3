//! `shashki pair`.

use shashki_base::Lang;
use shashki_pairing::{Published, Request, RoundState, System};
use shashki_tournament::{DecisionRecord, DrawChange, ForcedPair, StartNumber};

use crate::args::{Form, Format, PairArgs};
use crate::draw::{Drawn, Wishes};
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::output;
use crate::relax;
use crate::round;
use crate::sheet::Sheet;
use crate::values::LotOrder;
use crate::wishes::Standing;

/// Pairs a round and writes it.
pub(crate) fn run(args: &PairArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let wishes = wishes(args)?;
    refuse_idle_decision(args)?;
    // A round drawn again from a file with later ones: the totals in it are not those of this round.
    let input = match args.round {
        Some(_) => Input::read_corrected(&args.input, lang)?,
        None => Input::read(&args.input, lang)?,
    };
    input.warn(lang);
    let event = args.relax.then(|| input.event.clone());
    let drawn = match (Drawn::new(input.event, &wishes, lang), event) {
        (Err(failure), Some(event)) if failure.exit == Exit::NoValidPairing => {
            return Err(relax::explained(failure, &event, &wishes, lang));
        }
        (drawn, _) => drawn?,
    };
    let sheet = Sheet::new(&drawn, lang);
    let text = match args.format {
        Format::Table => sheet.table(),
        Format::List => drawn.pairing.list(),
        Format::Csv => sheet.csv(),
        Format::Html => sheet.html(),
        Format::Json if args.out.is_none() => sheet.json()?,
        Format::Json => with_round(args, &drawn, Form::Json)?,
        Format::Trf => with_round(args, &drawn, Form::Trf26)?,
    };
    if args.format != Format::Table {
        drawn.notes_aside(lang);
        if matches!(args.format, Format::List | Format::Csv | Format::Trf)
            || (args.format == Format::Json && args.out.is_some())
        {
            output::aside(&sheet.explanation());
        }
    }
    if args.first_colour.is_some() && args.system.system == System::Lot {
        output::complain(lang.pick(
            "note: in the system lot the odd drawn numbers have White (5.4.10.4): --first-colour is not used",
            "примечание: при «слепом жребии» нечётные номера жребия играют белыми (п. 5.4.10.4): --first-colour не используется",
        ));
    }
    output::write(args.out.as_deref(), &text, lang)
}

/// The event with the new round in it. Where the round stands in it already, with the record of the
/// decision (P30).
fn with_round(args: &PairArgs, drawn: &Drawn, form: Form) -> Result<String, Failure> {
    let lang = args.lang;
    let record = redrawn(args, drawn)?;
    round::in_event(&drawn.event, &drawn.pairing, record, form, lang)
}

/// The record of a new draw of a round that stands in the event. One that has begun isn't drawn anew
/// without a decision; one without results may be a draft.
fn redrawn(args: &PairArgs, drawn: &Drawn) -> Result<Option<DecisionRecord>, Failure> {
    let (lang, round) = (args.lang, drawn.pairing.round);
    let standing = drawn.event.rounds().get(usize::from(round) - 1);
    let state = standing.map_or(RoundState::NotPaired, RoundState::of);
    match standing.filter(|_| args.decision.names_somebody()) {
        Some(standing) if state != RoundState::NotPaired => {
            let overrides = args.force.iter().any(|force| force.overrides);
            let change = if overrides { DrawChange::ForcedPair } else { DrawChange::NewDraw };
            let record = args.decision.decided(change).record(round, &Published::from(standing));
            record.map(Some).map_err(|error| Failure::bad_input(error.message(lang)))
        }
        _ if state == RoundState::Begun => Err(Failure::bad_input(lang.pick(
            format!("round {round} has begun: to draw it anew takes a decision, --reason and --by (5.4.10.12)"),
            format!("тур {round} начат: новая жеребьёвка проводится по решению, --reason и --by (п. 5.4.10.12)"),
        ))),
        _ if state == RoundState::Published => {
            output::complain(&lang.pick(
                format!("note: round {round} stands in the event; once it is published, a new draw takes --reason and --by (5.4.10.12)"),
                format!("примечание: тур {round} уже есть в файле; если он опубликован, для новой жеребьёвки нужны --reason и --by (п. 5.4.10.12)"),
            ));
            Ok(None)
        }
        _ => Ok(None),
    }
}

fn wishes(args: &PairArgs) -> Result<Wishes, Failure> {
    let request = Request {
        round: args.round,
        first_colour: args.first_colour.filter(|_| args.system.system != System::Lot),
        seed: args.seed,
        forced: forced(args)?,
        lot_order: lot_order(args.lot_order.as_ref(), args.system.system, args.lang)?,
        ..args.system.request(args.lang)?
    };
    let forbid = args.forbid.iter().map(|forbid| forbid.0.clone()).collect();
    let standing = Standing::new(&args.standing);
    Ok(Wishes { request, forbid, standing, explain: args.explain })
}

fn forced(args: &PairArgs) -> Result<Vec<ForcedPair>, Failure> {
    let reason = args.decision.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty());
    let overrides = args.force.iter().any(|force| force.overrides);
    if overrides && reason.is_none() {
        return Err(Failure::bad_input(args.lang.pick(
            "a forced pair in spite of the rules (!) needs --reason (5.4.10.12)",
            "принудительной паре вопреки правилам (!) нужно обоснование: --reason (п. 5.4.10.12)",
        )));
    }
    if args.decision.reason.is_some() && !overrides && !args.decision.names_somebody() {
        return Err(Failure::bad_input(args.lang.pick(
            "--reason belongs to a forced pair in spite of the rules, --force A,B!, or with --by to a new draw of a round that stands in the file",
            "--reason относится к принудительной паре вопреки правилам, --force A,B!, или вместе с --by к новой жеребьёвке тура, который есть в файле",
        )));
    }
    let forced = args.force.iter().map(|force| ForcedPair {
        first: force.first,
        second: force.second,
        because: reason.filter(|_| force.overrides).map(str::to_owned),
    });
    Ok(forced.collect())
}

/// A decision on a new draw belongs to the event that is written.
fn refuse_idle_decision(args: &PairArgs) -> Result<(), Failure> {
    let written = args.format == Format::Trf || (args.format == Format::Json && args.out.is_some());
    if args.decision.names_somebody() && !(written && args.round.is_some()) {
        return Err(Failure::bad_input(args.lang.pick(
            "--by and --at belong to a new draw of a round that stands in the file: with --round, and --format trf, or json and -o",
            "--by и --at относятся к новой жеребьёвке тура, который есть в файле: с --round и --format trf или json и -o",
        )));
    }
    Ok(())
}

/// The drawn order of a command line.
pub(crate) fn lot_order(
    order: Option<&LotOrder>,
    system: System,
    lang: Lang,
) -> Result<Option<Vec<StartNumber>>, Failure> {
    match order {
        Some(_) if system != System::Lot => {
            Err(Failure::bad_input(lang.pick(
                "--lot-order belongs to the system lot",
                "--lot-order относится к системе lot",
            )))
        }
        order => Ok(order.map(|order| order.0.clone())),
    }
}
