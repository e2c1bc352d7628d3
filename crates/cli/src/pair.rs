//! `shashki pair`.

use shashki_base::Lang;
use shashki_pairing::{Request, System};
use shashki_tournament::{ForcedPair, StartNumber};

use crate::args::{Form, Format, PairArgs};
use crate::convert;
use crate::draw::{Drawn, Wishes};
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::output;
use crate::relax;
use crate::sheet::Sheet;
use crate::values::LotOrder;
use crate::wishes::Standing;

/// Pairs a round and writes it.
pub(crate) fn run(args: &PairArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let wishes = wishes(args)?;
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
        Format::Json => with_round(&drawn, Form::Json, lang)?,
        Format::Trf => with_round(&drawn, Form::Trf26, lang)?,
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

/// The event with the new round in it.
fn with_round(drawn: &Drawn, form: Form, lang: Lang) -> Result<String, Failure> {
    let applied = drawn.pairing.apply(&drawn.event);
    let event = applied.map_err(|faults| Failure::from_faults(&faults, lang))?;
    convert::text(&event, form, lang)
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
    let reason = args.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty());
    let overrides = args.force.iter().any(|force| force.overrides);
    if overrides && reason.is_none() {
        return Err(Failure::bad_input(args.lang.pick(
            "a forced pair in spite of the rules (!) needs --reason (5.4.10.12)",
            "принудительной паре вопреки правилам (!) нужно обоснование: --reason (п. 5.4.10.12)",
        )));
    }
    if args.reason.is_some() && !overrides {
        return Err(Failure::bad_input(args.lang.pick(
            "--reason belongs to a forced pair in spite of the rules: --force A,B!",
            "--reason относится к принудительной паре вопреки правилам: --force A,B!",
        )));
    }
    let forced = args.force.iter().map(|force| ForcedPair {
        first: force.first,
        second: force.second,
        because: reason.filter(|_| force.overrides).map(str::to_owned),
    });
    Ok(forced.collect())
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
