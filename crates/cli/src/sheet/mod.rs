//! A paired round as people and programs read it.

mod csv;
mod html;
mod table;

use shashki_base::print::{WIDTH, wrap};
use shashki_base::{Lang, PROGRAM};
use shashki_pairing::{Pairing, Profile, Reason, document};
use shashki_tournament::{Colour, Event, PairingOptions, Points, StartNumber};

use crate::draw::Drawn;
use crate::exit::Failure;

/// A paired round with everything that is printed of it.
pub(crate) struct Sheet<'d> {
    drawn: &'d Drawn,
    lang: Lang,
}

/// What is printed of one player.
struct Side<'e> {
    start: StartNumber,
    name: &'e str,
    points: Points,
    /// The colours of the rounds before: none where no game was played.
    colours: Vec<Option<Colour>>,
}

/// One board.
struct Row<'e> {
    number: usize,
    white: Side<'e>,
    black: Side<'e>,
}

/// A remark and whether it is a warning.
struct Remark {
    warning: bool,
    text: String,
}

impl<'d> Sheet<'d> {
    pub(crate) fn new(drawn: &'d Drawn, lang: Lang) -> Self {
        Self { drawn, lang }
    }

    fn event(&self) -> &'d Event {
        &self.drawn.event
    }

    fn pairing(&self) -> &'d Pairing {
        &self.drawn.pairing
    }

    fn side(&self, start: StartNumber) -> Side<'d> {
        let (event, round) = (self.event(), self.pairing().round);
        let Some(index) = event.index_of(start) else {
            // Only players of the event are ever paired; one more blank is no reason to stop.
            return Side { start, name: "", points: Points::ZERO, colours: Vec::new() };
        };
        Side {
            start,
            name: &event.players()[index].name,
            points: event.points_after(index, round - 1),
            colours: (1..round).map(|past| event.cell(index, past).played_colour()).collect(),
        }
    }

    fn rows(&self) -> impl Iterator<Item = Row<'d>> {
        let boards = self.pairing().boards.iter();
        (1..).zip(boards).map(|(number, board)| Row {
            number,
            white: self.side(board.white),
            black: self.side(board.black),
        })
    }

    fn bye(&self) -> Option<Side<'d>> {
        self.pairing().bye.map(|start| self.side(start))
    }

    fn title(&self) -> String {
        let name = &self.event().info().name;
        if name.is_empty() {
            return self.lang.pick("Pairing", "Жеребьёвка").to_owned();
        }
        name.clone()
    }

    /// The round, its day and the place.
    fn subtitle(&self) -> String {
        let (info, round) = (self.event().info(), self.pairing().round);
        let mut text = match self.event().planned_rounds() {
            Some(planned) => self
                .lang
                .pick(format!("Round {round} of {planned}"), format!("Тур {round} из {planned}")),
            None => self.lang.pick(format!("Round {round}"), format!("Тур {round}")),
        };
        let day = info.round_dates.get(usize::from(round) - 1).map_or("", |day| day.trim());
        for part in [day, info.city.trim()].into_iter().filter(|part| !part.is_empty()) {
            text.push_str(" · ");
            text.push_str(part);
        }
        text
    }

    /// Who isn't there, as text; empty where all are.
    fn absent(&self) -> String {
        let absent = self.pairing().absent.iter().map(|&(start, _)| self.named(start));
        absent.collect::<Vec<_>>().join(", ")
    }

    fn named(&self, start: StartNumber) -> String {
        format!("{start} {}", self.side(start).name).trim_end().to_owned()
    }

    /// What stands below the boards: what the round was paired by.
    fn facts(&self) -> Vec<(&'static str, String)> {
        let (pairing, lang) = (self.pairing(), self.lang);
        let clause = pairing.system.clause();
        let title = pairing.system.title(lang);
        let mut facts = vec![(
            lang.pick("System", "Система"),
            lang.pick(format!("{title}, clause {clause}"), format!("{title}, п. {clause}")),
        )];
        facts.push((lang.pick("Profile", "Профиль"), profile(pairing.profile, lang)));
        facts.push((lang.pick("Options", "Параметры"), options(pairing.options, lang)));
        if let Some(seed) = self.drawn.seed_text() {
            facts.push((lang.pick("Seed", "Зерно жребия"), seed));
        }
        if let Some(lot) = &pairing.lot {
            let order: Vec<String> = lot.iter().map(ToString::to_string).collect();
            facts.push((lang.pick("Drawn order", "Порядок по жребию"), order.join(" ")));
        }
        facts.push((lang.pick("Program", "Программа"), PROGRAM.to_owned()));
        facts
    }

    fn remarks(&self) -> Vec<Remark> {
        let notes = self.pairing().notes.iter();
        notes
            .map(|note| Remark { warning: note.is_warning(), text: note.message(self.lang) })
            .collect()
    }

    fn clause(&self, reason: &Reason) -> String {
        let clause = self.lang.pick("", "п. ");
        format!("{clause}{}; {}", reason.clause, reason.decision)
    }

    /// The pairing as a document of its own, not the event with it.
    pub(crate) fn json(&self) -> Result<String, Failure> {
        let explanation = self.drawn.explanation.as_ref();
        Ok(document::pairing(self.event(), self.pairing(), explanation, self.lang)?)
    }

    /// The explanation as text, wrapped; empty where none was asked for.
    pub(crate) fn explanation(&self) -> String {
        let Some(explanation) = &self.drawn.explanation else { return String::new() };
        let name = |start: StartNumber| self.side(start).name.to_owned();
        let text = explanation.text(self.lang, &name);
        text.lines().map(|line| wrap(line, WIDTH)).collect()
    }
}

/// The profile as it is printed.
pub(crate) fn profile(profile: Profile, lang: Lang) -> String {
    let observed = match profile {
        Profile::FmjdProgram => lang.pick(
            " (as observed in one event, not official)",
            " (по наблюдению в одном турнире, не официально)",
        ),
        _ => "",
    };
    format!("{profile}{observed}")
}

/// The options as they are printed.
pub(crate) fn options(options: PairingOptions, lang: Lang) -> String {
    let set: Vec<String> = options.pairs().map(|(name, value)| format!("{name}={value}")).collect();
    if set.is_empty() {
        return lang.pick("all default", "все по умолчанию").to_owned();
    }
    let others = lang.pick("others default", "прочие по умолчанию");
    format!("{}; {others}", set.join(", "))
}

/// The colours as letters, `-` for a round without a played game.
fn letters(colours: &[Option<Colour>], lang: Lang) -> String {
    let letter = |colour: &Option<Colour>| match colour {
        Some(Colour::White) => lang.pick('W', 'Б'),
        Some(Colour::Black) => lang.pick('B', 'Ч'),
        None => '-',
    };
    colours.iter().map(letter).collect()
}
