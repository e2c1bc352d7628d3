//! An explanation in words.

use core::fmt::Write;

use shashki_base::Lang;
use shashki_tournament::{Cell, Event, GameKind, Outcome, StartNumber, UnpairedKind};

use crate::catalogue::Method;
use crate::explanation::{ExplainedValue, MadeOf, Member};
use crate::item::{CutMark, Item};
use crate::{Explanation, Value, Why};

impl Explanation {
    /// The explanation in words, a paragraph for each criterion.
    pub fn text(&self, event: &Event, lang: Lang) -> String {
        let mut text = named(event, self.start);
        text.push('\n');
        for part in &self.parts {
            text.push('\n');
            text.push_str(&part.text(event, self.start, lang));
        }
        text
    }
}

fn named(event: &Event, start: StartNumber) -> String {
    let name = event.player(start).map_or("", |player| player.name.as_str());
    format!("{start} {name}").trim_end().to_owned()
}

impl ExplainedValue {
    fn text(&self, event: &Event, start: StartNumber, lang: Lang) -> String {
        let definition = self.criterion.definition();
        let value = match &self.value {
            Value::Undefined => lang.pick("none", "нет").to_owned(),
            value => value.to_string(),
        };
        let (code, name) = (self.criterion.code(), definition.name(lang));
        let mut text = format!("{code} = {value}  ({name}: {})\n", definition.formula(lang));
        match &self.made_of {
            MadeOf::Own => {}
            MadeOf::LeftOut => {
                text.push_str(lang.pick(
                    "  left out: not everyone who played has a rating\n",
                    "  не применялся: не у всех игравших есть рейтинг\n",
                ));
            }
            MadeOf::Items(items) => {
                for item in items {
                    text.push_str(&self.item(item, event, start, lang));
                }
            }
            MadeOf::Encounter(members) => text.push_str(&encounter(members, event, lang)),
        }
        text
    }

    fn item(&self, item: &Item, event: &Event, start: StartNumber, lang: Lang) -> String {
        let cell = event.index_of(start).map_or(Cell::Empty, |p| event.cell(p, item.round));
        let mut text =
            lang.pick(format!("  round {}: ", item.round), format!("  тур {}: ", item.round));
        let opponent = item.opponent.and_then(|index| event.players().get(index as usize));
        match opponent {
            Some(opponent) => text.push_str(&named(event, opponent.start)),
            None => text.push_str(alone(cell, lang)),
        }
        // Writing to a string can't fail.
        let _ = write!(text, ": {}", item.base);
        if item.adds != item.base {
            let gives = lang.pick("adds", "даёт");
            let _ = write!(text, ", {gives} {}", item.adds);
        }
        let mut remarks = Vec::new();
        if opponent.is_some() {
            remarks.extend(result(cell, lang).map(str::to_owned));
        }
        remarks.extend(item.why.and_then(|why| reason(why, lang)));
        if self.criterion.method() != Method::TruncatedSequence {
            remarks.extend(cut(item.cut, lang).map(str::to_owned));
        }
        if item.voluntary {
            remarks.push(lang.pick("voluntary", "по своей воле").to_owned());
        }
        if !remarks.is_empty() {
            let _ = write!(text, " ({})", remarks.join("; "));
        }
        text.push('\n');
        text
    }
}

/// What the player was doing without an opponent.
fn alone(cell: Cell, lang: Lang) -> &'static str {
    let Cell::Unpaired(kind) = cell else { return lang.pick("not there", "отсутствие") };
    match kind {
        UnpairedKind::PairingBye => lang.pick("the plus", "«плюс» (без пары)"),
        UnpairedKind::FullPointBye => lang.pick("full-point bye", "полное очко без игры"),
        UnpairedKind::HalfPointBye => lang.pick("half-point bye", "половина очка без игры"),
        UnpairedKind::ZeroPointBye => lang.pick("absence", "отсутствие"),
        UnpairedKind::ForfeitWin => lang.pick("won by forfeit", "победа неявкой соперника"),
        UnpairedKind::ForfeitLoss => lang.pick("lost by forfeit", "поражение за неявку"),
    }
}

/// How the meeting ended.
fn result(cell: Cell, lang: Lang) -> Option<&'static str> {
    let Cell::Game { kind, outcome, .. } = cell else { return None };
    Some(match (kind, outcome) {
        (_, None) => lang.pick("no result yet", "результата ещё нет"),
        (GameKind::Forfeit, Some(Outcome::Win)) => {
            lang.pick("won by forfeit", "победа неявкой соперника")
        }
        (GameKind::Forfeit, Some(_)) => lang.pick("lost by forfeit", "поражение за неявку"),
        (_, Some(Outcome::Win)) => lang.pick("won", "победа"),
        (_, Some(Outcome::Draw)) => lang.pick("drawn", "ничья"),
        (_, Some(Outcome::Loss)) => lang.pick("lost", "поражение"),
    })
}

/// Why the round counts for what it counts; nothing where that goes without saying.
fn reason(why: Why, lang: Lang) -> Option<String> {
    let text = match why {
        Why::Played | Why::Unfinished | Why::Plus => return None,
        Why::Forfeit => lang.pick("the scheduled opponent counts", "засчитан назначенный соперник"),
        Why::NoOpponent => lang.pick("no opponent: 0", "соперника нет: 0"),
        Why::PlusLowest => lang.pick(
            "the lowest number of points in the event, 5.4.10.11",
            "наименьшее количество очков в турнире, п. 5.4.10.11",
        ),
        Why::DummyOwn => lang.pick(
            "dummy opponent with the player's own points, C.07 16.4",
            "условный соперник с собственными очками участника, C.07 16.4",
        ),
        Why::DummyOpponent => lang.pick(
            "dummy opponent, no more than the scheduled opponent's points, C.07 16.4",
            "условный соперник, не выше очков назначенного соперника, C.07 16.4",
        ),
        Why::DummyDraws => lang.pick(
            "dummy opponent, no more than a draw in every round, C.07 16.4",
            "условный соперник, не выше ничьих во всех турах, C.07 16.4",
        ),
        Why::OpponentLeft { after, group } => {
            return Some(lang.pick(
                format!(
                    "left after round {after}: average of the {group} in the score group, 5.4.10.11"
                ),
                format!(
                    "выбыл после {after} тура: среднее по очковой группе (участников: {group}), \
                     п. 5.4.10.11"
                ),
            ));
        }
        Why::OpponentLeftAlone { after } => {
            return Some(lang.pick(
                format!("left after round {after}, nobody else in the score group: own points"),
                format!("выбыл после {after} тура, очковая группа пуста: собственные очки"),
            ));
        }
    };
    Some(text.to_owned())
}

fn cut(mark: CutMark, lang: Lang) -> Option<&'static str> {
    match mark {
        CutMark::Counts => None,
        CutMark::Low => Some(lang.pick("cut as the lowest", "отброшено как худшее")),
        CutMark::High => Some(lang.pick("cut as the highest", "отброшено как лучшее")),
    }
}

fn encounter(members: &[Member], event: &Event, lang: Lang) -> String {
    if members.is_empty() {
        return lang.pick("  level with nobody\n", "  ни с кем не в равных\n").to_owned();
    }
    let others = members.len() - 1;
    let line = |member: &Member| {
        let Member { start, place, sum, met } = member;
        let name = named(event, *start);
        lang.pick(
            format!("  {place}. {name}: {sum} against {met} of the {others} others\n"),
            format!("  {place}. {name}: {sum} во встречах с {met} из {others} остальных\n"),
        )
    };
    members.iter().map(line).collect()
}
