//! `shashki repair`.

use std::fmt::Write as _;
use std::fs;

use shashki_base::Lang;
use shashki_pairing::{
    Changes, DecisionBy, PairError, Published, Repair, RepairError, Request, Why, document,
};
use shashki_tournament::{DrawChange, Event, StartNumber};

use crate::args::{Form, RepairArgs, RepairFormat};
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::{draw, output, pair, round};

/// Re-pairs a published round and writes it.
pub(crate) fn run(args: &RepairArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let decided = decided(args)?;
    let input = Input::read_corrected(&args.input, lang)?;
    input.warn(lang);
    let published = published(args)?;
    let (event, found) = repaired(args, input.event, &published)?;
    let sheet = Sheet { event: &event, found: &found, decided, lang };
    let text = match args.format {
        RepairFormat::Table => sheet.table(),
        RepairFormat::List => found.pairing.list(),
        RepairFormat::Json if args.out.is_none() => sheet.json()?,
        RepairFormat::Json => sheet.with_round(Form::Json)?,
        RepairFormat::Trf => sheet.with_round(Form::Trf26)?,
    };
    if args.format != RepairFormat::Table {
        found.said(lang).iter().chain(&sheet.seed()).for_each(|note| output::complain(note));
    }
    output::write(args.out.as_deref(), &text, lang)
}

/// The event after the change, and the round re-paired. A lot that nothing tells of is drawn.
fn repaired(
    args: &RepairArgs,
    event: Event,
    published: &Published,
) -> Result<(Event, Repair), Failure> {
    let lang = args.lang;
    let system = args.system.system;
    let round = published.round_in(&event, args.round);
    let request = Request {
        round: Some(round),
        seed: args.seed,
        lot_order: pair::lot_order(args.lot_order.as_ref(), system, lang)?,
        ..args.system.request(lang)?
    };
    let mut draft = event.into_draft();
    let forbid: Vec<_> = args.forbid.iter().map(|forbid| forbid.0.clone()).collect();
    draw::forbid(&mut draft, &forbid, round);
    let event = draft.check().map_err(|faults| Failure::from_faults(&faults, lang))?;
    let changes = Changes {
        absent: args.absent.clone(),
        arrived: args.arrived.clone(),
        corrected: args.corrected.clone(),
    };
    let found = match changes.repair(&event, published, &request) {
        Err(RepairError::Pair(PairError::SeedMissing)) => {
            let request = Request { seed: Some(draw::fresh_seed()), ..request };
            changes.repair(&event, published, &request)
        }
        other => other,
    };
    found.map_err(|error| failure(&error, lang))
}

/// Who decides and why; both must be said (5.4.10.12; P30).
fn decided(args: &RepairArgs) -> Result<DecisionBy<'_>, Failure> {
    let decided = args.decision.decided(DrawChange::RePairing);
    if decided.reason.trim().is_empty() || decided.by.trim().is_empty() {
        return Err(Failure::bad_input(args.lang.pick(
            "a re-pairing is a reasoned decision: give --reason and --by (5.4.10.12)",
            "повторная жеребьёвка проводится по мотивированному решению: укажите --reason и --by (п. 5.4.10.12)",
        )));
    }
    Ok(decided)
}

fn published(args: &RepairArgs) -> Result<Published, Failure> {
    let path = &args.published;
    let text = fs::read_to_string(path).map_err(|error| {
        let what = args.lang.pick("can't read", "не читается");
        let reason = output::reason(&error, args.lang);
        Failure::new(Exit::FileAccess, format!("{}: {what}: {reason}", path.display()))
    })?;
    Published::from_list(&text).map_err(|error| {
        Failure::bad_input(format!("{}: {}", path.display(), error.message(args.lang)))
    })
}

fn failure(error: &RepairError, lang: Lang) -> Failure {
    match error {
        RepairError::Pair(error) => Failure::from_pair_error(error, lang),
        error if error.is_limit() => Failure::new(Exit::Limit, error.message(lang)),
        error => Failure::bad_input(error.message(lang)),
    }
}

/// A re-paired round as text.
struct Sheet<'s> {
    event: &'s Event,
    found: &'s Repair,
    decided: DecisionBy<'s>,
    lang: Lang,
}

impl Sheet<'_> {
    fn name(&self, start: StartNumber) -> String {
        let name = self.event.player(start).map_or("", |player| player.name.as_str());
        format!("{start} {name}").trim_end().to_owned()
    }

    fn board(&self, first: StartNumber, second: Option<StartNumber>) -> String {
        let bye = || self.lang.pick("bye", "«плюс»").to_owned();
        format!("{} - {}", self.name(first), second.map_or_else(bye, |s| self.name(s)))
    }

    fn why(&self, why: &Why) -> String {
        let clause = self.lang.pick("", "п. ");
        format!("{} [{clause}{}; {}]", why.message(self.lang), why.clause(), why.decision())
    }

    /// The seed, if something was drawn.
    fn seed(&self) -> Option<String> {
        let seed = draw::seed_text(self.found.pairing.seed?);
        Some(format!("{}: {seed}", self.lang.pick("seed", "зерно")))
    }

    fn players(&self, what: (&str, &str), players: &[StartNumber]) -> String {
        let nobody = self.lang.pick("nobody", "никто");
        let list: Vec<String> = players.iter().map(ToString::to_string).collect();
        let list = if list.is_empty() { nobody.to_owned() } else { list.join(", ") };
        format!("{}: {list}\n", self.lang.pick(what.0, what.1))
    }

    fn table(&self) -> String {
        let (found, lang) = (self.found, self.lang);
        let mut text = String::new();
        // Writing to a string can't fail.
        let round = found.pairing.round;
        let _ = writeln!(
            text,
            "{} {round}",
            lang.pick("Re-pairing of round", "Повторная жеребьёвка тура")
        );
        text += &self.players(("Touched", "Затронуты"), &found.touched);
        text += &self.players(("Came", "Прибыли"), &found.came);
        text += &self.players(("Gone", "Выбыли"), &found.gone);
        for board in &found.new_boards {
            let _ = writeln!(text, "\n{}", self.board(board.first, board.second));
            for why in &board.why {
                let _ = writeln!(text, "  - {}", self.why(why));
            }
        }
        for &(white, black) in &found.swapped {
            let said = lang.pick(
                "colours changed: one would have had his a fourth time running [5.4.10.2; P2]",
                "цвета изменены: иначе один из соперников играл бы своим четвёртый раз подряд [п. 5.4.10.2; P2]",
            );
            let _ = writeln!(text, "\n{}\n  - {said}", self.board(white, Some(black)));
        }
        let difference =
            lang.pick("Difference in points inside new pairs", "Разница в очках в новых парах");
        let _ = writeln!(text, "\n{difference}: {}", found.points_difference);
        for note in found.said(lang).iter().chain(&self.seed()) {
            let _ = writeln!(text, "{note}");
        }
        let DecisionBy { by, at, reason, change } = self.decided;
        let word = lang.pick("Decision", "Решение");
        let when = if at.is_empty() { String::new() } else { format!(", {at}") };
        let clause = lang.pick("", "п. ");
        let _ = writeln!(text, "{word}: {by}{when}: {reason} [{clause}{}]", change.clause());
        let _ = write!(text, "\n{}", lang.pick("All pairs", "Все пары"));
        let _ = writeln!(text, "\n{}", found.pairing.list().trim_end());
        self.new_draw(&mut text);
        text
    }

    /// What 5.4.10.12 allows as well.
    fn new_draw(&self, text: &mut String) {
        let title = self.lang.pick(
            "A full new draw instead (5.4.10.12)",
            "Полная новая жеребьёвка вместо этого (п. 5.4.10.12)",
        );
        let _ = writeln!(text, "\n{title}");
        match &self.found.new_draw {
            Ok(draw) => {
                *text += &self.players(("Touched", "Затронуты"), &draw.touched);
                for &(first, second) in &draw.new_boards {
                    let _ = writeln!(text, "  {}", self.board(first, second));
                }
            }
            Err(error) => {
                let _ = writeln!(text, "{}", PairError::message(error, self.lang));
            }
        }
    }

    fn json(&self) -> Result<String, Failure> {
        Ok(document::repair(self.found, Some(&self.record()?), self.lang)?)
    }

    fn record(&self) -> Result<shashki_tournament::DecisionRecord, Failure> {
        let record = self.decided.record(self.found.pairing.round, &self.found.published);
        record.map_err(|error| Failure::bad_input(error.message(self.lang)))
    }

    /// The event with the round as it is now and the record of the decision (P30).
    fn with_round(&self, form: Form) -> Result<String, Failure> {
        round::in_event(self.event, &self.found.pairing, Some(self.record()?), form, self.lang)
    }
}
