//! `shashki validate`.

use std::fmt::Write;

use shashki_base::Lang;
use shashki_tournament::{Cell, Event, MeetingResult, Player, UnpairedKind};

use crate::args::ValidateArgs;
use crate::exit::Failure;
use crate::input::{Form, Input};
use crate::output;

/// Says what is in a file; what is wrong with it, the reading has said already.
pub(crate) fn run(args: &ValidateArgs) -> Result<(), Failure> {
    let input = Input::read(&args.input, args.lang)?;
    output::write(None, &text(&input, args.lang), args.lang)
}

fn text(input: &Input, lang: Lang) -> String {
    let event = &input.event;
    let mut text = String::new();
    let mut line = |english: &str, russian: &str, value: &str| {
        let _ = writeln!(text, "{}: {value}", lang.pick(english, russian)); // never fails
    };
    line("Form", "Формат", if input.form == Form::Json { "JSON" } else { "TRF" });
    if !event.info().name.is_empty() {
        line("Event", "Турнир", &event.info().name);
    }
    line("Players", "Участников", &event.players().len().to_string());
    line("Rounds", "Туров", &rounds(event, lang));
    line("Next round", "Следующий тур", &next_round(event, lang));
    let absent = absent(event);
    if !absent.is_empty() {
        line("Absent from it", "В нём отсутствуют", &absent.join(", "));
    }
    let unfinished = unfinished(event);
    if unfinished > 0 {
        line("Games without a result", "Партий без результата", &unfinished.to_string());
    }
    line("Warnings", "Предупреждений", &input.warnings.len().to_string());
    for warning in &input.warnings {
        let _ = writeln!(text, "  - {warning}");
    }
    text.push_str(lang.pick("The file is in order.\n", "Ошибок в файле нет.\n"));
    text
}

fn rounds(event: &Event, lang: Lang) -> String {
    let paired = event.paired_rounds();
    match event.planned_rounds() {
        Some(planned) => lang.pick(
            format!("{paired} paired of {planned} planned"),
            format!("составлено {paired} из {planned}"),
        ),
        None => lang.pick(format!("{paired} paired"), format!("составлено {paired}")),
    }
}

fn next_round(event: &Event, lang: Lang) -> String {
    let next = event.paired_rounds() + 1;
    if event.planned_rounds().is_some_and(|planned| next > planned) {
        return lang.pick("none: all are paired", "нет: все составлены").to_owned();
    }
    next.to_string()
}

/// Who won't play in the next round, as far as the file knows.
fn absent(event: &Event) -> Vec<String> {
    let round = event.paired_rounds() + 1;
    let players = event.players().iter().enumerate();
    players
        .filter(|(index, player)| is_absent(event, *index, player, round))
        .map(|(_, player)| format!("{} {}", player.start, player.name).trim_end().to_owned())
        .collect()
}

/// Whether the file says that the player is absent from a round to be paired (P4).
fn is_absent(event: &Event, index: usize, player: &Player, round: u16) -> bool {
    let gone = player.withdrew_after.is_some_and(|last| round > last);
    let not_yet = player.enters_in.is_some_and(|first| round < first);
    let announced = event.absences().iter().any(|absence| {
        absence.player == player.start && absence.round.is_none_or(|of| of == round)
    });
    let in_column = matches!(
        event.cell(index, round),
        Cell::Unpaired(kind)
            if !matches!(kind, UnpairedKind::PairingBye | UnpairedKind::ForfeitWin)
    );
    gone || not_yet || announced || in_column
}

fn unfinished(event: &Event) -> usize {
    let meetings = event.rounds().iter().flat_map(|round| &round.meetings);
    meetings.filter(|meeting| meeting.result == MeetingResult::Unfinished).count()
}
