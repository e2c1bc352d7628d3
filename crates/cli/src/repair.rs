//! `shashki repair`.

use std::fmt::Write as _;
use std::fs;
use std::str::FromStr;

use shashki_base::Lang;
use shashki_pairing::{
    ChangedResult, Changes, DecisionBy, PairError, Published, Repair, RepairError, Request, Why,
    document, repair,
};
use shashki_tournament::{Decision, DrawChange, Event, MeetingResult, StartNumber};

use crate::args::{Form, RepairArgs, RepairFormat};
use crate::convert;
use crate::exit::{Exit, Failure};
use crate::input::Input;
use crate::output;

/// Re-pairs a published round and writes it.
pub(crate) fn run(args: &RepairArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let decided = decided(args)?;
    let input = Input::read_corrected(&args.input, lang)?;
    input.warn(lang);
    let published = published(args)?;
    let round = published.round_in(&input.event, args.round);
    let failure = |error: RepairError| failure(&error, lang);
    let changes = Changes {
        absent: args.absent.clone(),
        arrived: args.arrived.clone(),
        corrected: args.corrected.iter().map(|corrected| corrected.0.clone()).collect(),
    };
    let event = changes.apply(&input.event, round).map_err(failure)?;
    let request = Request { round: Some(round), ..args.system.request(lang)? };
    let found = repair(&event, &published, &request).map_err(failure)?;
    let sheet = Sheet { event: &event, found: &found, decided, lang };
    let text = match args.format {
        RepairFormat::Table => sheet.table(),
        RepairFormat::List => found.pairing.list(),
        RepairFormat::Json if args.out.is_none() => sheet.json()?,
        RepairFormat::Json => sheet.with_round(Form::Json)?,
        RepairFormat::Trf => sheet.with_round(Form::Trf26)?,
    };
    if args.format != RepairFormat::Table {
        found.said(lang).iter().for_each(|note| output::complain(note));
    }
    output::write(args.out.as_deref(), &text, lang)
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

/// A corrected result on the command line: `R:A-B=RESULT`, seen from A.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Corrected(pub(crate) ChangedResult);

impl FromStr for Corrected {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let read = || {
            let (round, rest) = s.split_once(':')?;
            let (pair, result) = rest.split_once('=')?;
            let (first, second) = pair.split_once('-')?;
            let start = |text: &str| text.trim().parse().ok().and_then(StartNumber::new);
            Some(Self(ChangedResult {
                round: round.trim().parse().ok()?,
                first: start(first)?,
                second: start(second)?,
                result: result_of(result.trim())?,
            }))
        };
        let expected = "expected ROUND:A-B=RESULT, seen from A: 1, 1/2, 0, + or - (by forfeit)";
        read().or_else(|| s.parse().ok().map(Self)).ok_or_else(|| expected.to_owned())
    }
}

fn result_of(text: &str) -> Option<MeetingResult> {
    Some(match text {
        "1" | "1-0" => MeetingResult::Played(Decision::White),
        "1/2" | "=" => MeetingResult::Played(Decision::Draw),
        "0" | "0-1" => MeetingResult::Played(Decision::Black),
        "+" | "+-" => MeetingResult::Forfeit(Decision::White),
        "-" | "-+" => MeetingResult::Forfeit(Decision::Black),
        "--" => MeetingResult::Forfeit(Decision::BothLose),
        _ => return None,
    })
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
        for note in found.said(lang) {
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
        let faults = |faults| Failure::from_faults(&faults, self.lang);
        let mut draft = self.found.pairing.apply(self.event).map_err(faults)?.into_draft();
        draft.decisions.push(self.record()?);
        convert::text(&draft.check().map_err(faults)?, form, self.lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrected_results() {
        let read = "4:12-3=1/2".parse::<Corrected>().unwrap().0;
        assert_eq!((read.round, read.first.get(), read.second.get()), (4, 12, 3));
        assert_eq!(read.result, MeetingResult::Played(Decision::Draw));
        let forfeit = "1:2-1=+".parse::<Corrected>().unwrap().0;
        assert_eq!(forfeit.result, MeetingResult::Forfeit(Decision::White));
        for wrong in ["", "1:2-3", "2-3=1", "1:2=1", "1:0-2=1", "1:2-3=2", "x:2-3=1"] {
            assert!(wrong.parse::<Corrected>().is_err(), "{wrong}");
        }
    }
}
