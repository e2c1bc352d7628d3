//! What came out of a check, for people.

use std::fmt::Write;

use shashki_base::Lang;
use shashki_base::print::{WIDTH, wrap};
use shashki_pairing::{
    Comparison, ListReport, Outcome, Pair, Profile, Report, Request, RuleBreak, System, Verdict,
};
use shashki_tournament::{Event, PairingOptions};

use crate::sheet;

/// What was checked, and by what.
pub(super) struct Head {
    pub(super) event: String,
    pub(super) system: System,
    pub(super) profile: Profile,
    pub(super) options: PairingOptions,
    pub(super) lang: Lang,
}

impl Head {
    pub(super) fn new(event: &Event, request: &Request, lang: Lang) -> Self {
        Self {
            event: event.info().name.clone(),
            system: request.system,
            profile: request.profile,
            options: request.options.or(event.draw().options),
            lang,
        }
    }

    fn text(&self) -> String {
        let lang = self.lang;
        let (title, clause) = (self.system.title(lang), self.system.clause());
        let mut text = String::new();
        if !self.event.is_empty() {
            text.push_str(&wrap(&self.event, WIDTH));
        }
        let system = lang.pick(
            format!("System: {title}, clause {clause}"),
            format!("Система: {title}, п. {clause}"),
        );
        let profile = sheet::profile(self.profile, lang);
        let options = sheet::options(self.options, lang);
        let word = lang.pick("Profile", "Профиль");
        let line = format!(
            "{system}. {word}: {profile}. {}: {options}",
            lang.pick("Options", "Параметры")
        );
        text.push_str(&wrap(&line, WIDTH));
        text.push('\n');
        text
    }
}

/// A replay: a line a round, then each difference, then what the search found.
pub(super) fn report(head: &Head, report: &Report, searched: bool) -> String {
    let lang = head.lang;
    let mut text = head.text();
    for verdict in &report.verdicts {
        text.push_str(&wrap(&line(verdict, lang), WIDTH));
    }
    for verdict in &report.verdicts {
        details(&mut text, verdict, lang);
    }
    if searched && !report.agrees() {
        text.push('\n');
        text.push_str(&possibilities(report, lang));
    }
    text
}

fn line(verdict: &Verdict, lang: Lang) -> String {
    let word = lang.pick("Round", "Тур");
    let round = verdict.round;
    let comparison = match &verdict.outcome {
        Outcome::Compared { comparison, .. } => comparison,
        Outcome::LotUnknown => {
            let text = lang.pick(
                "can't be checked: neither the drawn order nor a seed is recorded",
                "проверить нельзя: не записаны ни порядок жребия, ни зерно",
            );
            return format!("{word} {round}: {text}");
        }
        _ => {
            let text = lang.pick("nobody met anybody", "встреч не было");
            return format!("{word} {round}: {text}");
        }
    };
    let is = |agrees| {
        if agrees {
            lang.pick("agree", "совпадают")
        } else {
            lang.pick("differ", "отличаются")
        }
    };
    let pairs = lang.pick("pairs", "пары");
    let colours = lang.pick("colours", "цвета");
    let mut text = format!(
        "{word} {round}: {pairs} {}, {colours} {}",
        is(comparison.pairs),
        is(comparison.colours)
    );
    if let Some(changes) = agrees_if(verdict) {
        let word = lang.pick("agrees if", "совпадает, если");
        let _ = write!(text, "; {word} {changes}");
    }
    text
}

fn agrees_if(verdict: &Verdict) -> Option<String> {
    match &verdict.outcome {
        Outcome::Compared { agrees_if: Some(changes), .. } => {
            let changes: Vec<String> = changes.iter().map(ToString::to_string).collect();
            Some(changes.join(" + "))
        }
        _ => None,
    }
}

fn details(text: &mut String, verdict: &Verdict, lang: Lang) {
    let Outcome::Compared { comparison, breaks, .. } = &verdict.outcome else { return };
    if comparison.agrees() && breaks.is_empty() {
        return;
    }
    text.push('\n');
    let word = lang.pick("Round", "Тур");
    text.push_str(&wrap(&format!("{word} {}", verdict.round), WIDTH));
    text.push_str(&differences(comparison, lang));
    if !breaks.is_empty() {
        let word = lang.pick("Rules broken in the table:", "В таблице нарушены правила:");
        text.push_str(&wrap(&format!("  {word}"), WIDTH));
        text.push_str(&broken(breaks, lang));
    }
}

/// The first difference with its reasons, then what is on one side alone.
fn differences(comparison: &Comparison, lang: Lang) -> String {
    let mut text = String::new();
    if let Some(first) = &comparison.first {
        let word = lang.pick("First difference", "Первое расхождение");
        text.push_str(&wrap(&format!("  {word}: {}", first.message(lang)), WIDTH));
        for reason in first.reasons(lang) {
            text.push_str(&wrap(&format!("    - {reason}"), WIDTH));
        }
    }
    let mut side = |english: &str, russian: &str, pairs: &[Pair]| {
        if !pairs.is_empty() {
            let word = lang.pick(english, russian);
            let line = format!("  {word} ({}): {}", pairs.len(), list_of(pairs, lang));
            text.push_str(&wrap(&line, WIDTH));
        }
    };
    side("In the table only", "Только в таблице", &comparison.table_only);
    side("By the system only", "Только по системе", &comparison.system_only);
    if !comparison.turned.is_empty() {
        let word = lang.pick(
            "Colours the other way round (White by the system first)",
            "Цвета наоборот (белые по системе названы первыми)",
        );
        let turned: Vec<String> =
            comparison.turned.iter().map(|(white, black)| format!("{white} - {black}")).collect();
        text.push_str(&wrap(&format!("  {word}: {}", turned.join(", ")), WIDTH));
    }
    text
}

fn list_of(pairs: &[Pair], lang: Lang) -> String {
    let one = |(first, second): &Pair| match second {
        Some(second) => format!("{first} - {second}"),
        None => format!("{first} {}", lang.pick("bye", "«плюс»")),
    };
    pairs.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn broken(breaks: &[RuleBreak], lang: Lang) -> String {
    breaks.iter().map(|one| wrap(&format!("    - {}", one.message(lang)), WIDTH)).collect()
}

fn possibilities(report: &Report, lang: Lang) -> String {
    if report.possibilities.is_empty() {
        let text = lang.pick(
            "No single earlier result would make a differing round agree.",
            "Ни один отдельный результат прежних туров расхождения не объясняет.",
        );
        return wrap(text, WIDTH);
    }
    let head = lang.pick(
        "Possibilities (each a single earlier result that may have stood otherwise):",
        "Возможные объяснения (одна партия прежних туров стояла с другим результатом):",
    );
    let mut text = wrap(head, WIDTH);
    for possibility in &report.possibilities {
        let rounds: Vec<String> = possibility.mends.iter().map(ToString::to_string).collect();
        let rounds = rounds.join(", ");
        let change = &possibility.change;
        let line = lang.pick(
            format!("  - with {change}: round {rounds} agrees"),
            format!("  - при {change}: тур {rounds} совпадает"),
        );
        text.push_str(&wrap(&line, WIDTH));
    }
    text
}

/// A list: valid or not, the system's or not.
pub(super) fn list(head: &Head, report: &ListReport) -> String {
    let lang = head.lang;
    let mut text = head.text();
    let word = lang.pick("Round", "Тур");
    let valid = if report.is_valid() {
        lang.pick("the list breaks no rule", "список не нарушает правил")
    } else {
        lang.pick("the list is not valid", "список недопустим")
    };
    let same = match &report.comparison {
        None => lang
            .pick("whether it is the system's can't be checked", "сверить его с системой нельзя"),
        Some(comparison) if comparison.agrees() => {
            lang.pick("it is the system's", "он совпадает с жеребьёвкой по системе")
        }
        Some(_) => lang.pick("it is not the system's", "он не совпадает с жеребьёвкой по системе"),
    };
    text.push_str(&wrap(&format!("{word} {}: {valid}; {same}", report.round), WIDTH));
    text.push_str(&broken(&report.breaks, lang));
    if let Some(comparison) = &report.comparison {
        text.push_str(&differences(comparison, lang));
    }
    text
}
