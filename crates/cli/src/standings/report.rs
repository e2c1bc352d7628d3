//! Standings with everything that is printed of them.

use shashki_base::Lang;
use shashki_tiebreak::{Explanation, Profile, Standing, Standings, TeamStanding, Value};
use shashki_tournament::{Event, Format};

use super::cells::{self, Field};
use super::{Form, StandingsArgs};
use crate::sheet;

/// Standings as they are printed.
pub(super) struct Report<'r> {
    pub(super) event: &'r Event,
    pub(super) standings: &'r Standings,
    pub(super) explanation: Option<Explanation>,
    pub(super) args: &'r StandingsArgs,
    pub(super) lang: Lang,
    /// The rows of the category, or all.
    pub(super) rows: Vec<Standing>,
    pub(super) teams: Vec<TeamStanding>,
}

impl<'r> Report<'r> {
    pub(super) fn new(
        event: &'r Event,
        standings: &'r Standings,
        explanation: Option<Explanation>,
        args: &'r StandingsArgs,
    ) -> Self {
        let rows = standings.of(event, &args.category);
        let teams = args.teams.map_or(Vec::new(), |by| {
            shashki_tiebreak::teams(event, &rows, by.into(), usize::from(args.best))
        });
        Self { event, standings, explanation, args, lang: args.lang, rows, teams }
    }

    pub(super) fn name<'a>(&self, row: &Standing) -> &'a str
    where
        'r: 'a,
    {
        self.event.players().get(row.index).map_or("", |player| player.name.as_str())
    }

    /// The codes, and those of the rounded columns as `SOLK~2`.
    pub(super) fn codes(&self) -> Vec<String> {
        let codes = || self.standings.criteria.iter().map(shashki_tiebreak::Criterion::code);
        let exact = codes().map(str::to_owned);
        match self.args.decimals {
            None => exact.collect(),
            Some(n) => exact.chain(codes().map(|code| format!("{code}~{n}"))).collect(),
        }
    }

    pub(super) fn values(&self, row: &Standing) -> Vec<String> {
        let exact = row.values.iter().map(Value::to_string);
        match self.args.decimals {
            None => exact.collect(),
            Some(n) => exact.chain(row.values.iter().map(|value| value.rounded(n))).collect(),
        }
    }

    /// Whether a round robin is shown as everyone against everyone.
    fn is_wide(&self) -> bool {
        self.args.format == Form::Html
    }

    /// How the results are headed; nothing without a crosstable.
    pub(super) fn rounds(&self) -> Vec<String> {
        if !self.args.crosstable {
            return Vec::new();
        }
        let Standings { format, round, .. } = *self.standings;
        cells::headings(&self.rows, format, round, self.is_wide())
    }

    pub(super) fn fields(&self, row: &Standing) -> Vec<Field> {
        if !self.args.crosstable {
            return Vec::new();
        }
        let Standings { format, round, .. } = *self.standings;
        cells::fields(self.event, row, &self.rows, format, round, self.is_wide())
    }

    pub(super) fn title(&self) -> String {
        let name = self.event.info().name.trim();
        if name.is_empty() {
            return self.lang.pick("Standings", "Таблица").to_owned();
        }
        name.to_owned()
    }

    /// After which round, of whom, where.
    pub(super) fn subtitle(&self) -> String {
        let (lang, info) = (self.lang, self.event.info());
        let round = self.standings.round;
        let mut parts = vec![if self.standings.provisional {
            lang.pick(
                format!("Standings after round {round} (provisional)"),
                format!("Положение после {round} тура (предварительно)"),
            )
        } else {
            lang.pick(
                format!("Final standings, rounds: {round}"),
                format!("Итоговая таблица, туров: {round}"),
            )
        }];
        parts.extend(self.args.category.iter().map(|category| category.name(lang)));
        let dates = [info.start_date.trim(), info.end_date.trim()];
        let dates: Vec<&str> = dates.into_iter().filter(|date| !date.is_empty()).collect();
        parts.push(info.city.trim().to_owned());
        parts.push(dates.join(" – "));
        parts.retain(|part| !part.is_empty());
        parts.join(" · ")
    }

    /// What stands below every table: how it was computed and by what.
    pub(super) fn facts(&self) -> Vec<(&'static str, String)> {
        let (lang, standings) = (self.lang, self.standings);
        let criteria = standings.criteria.iter().map(|criterion| {
            format!("{} — {}", criterion.code(), criterion.definition().name(lang))
        });
        let profile = standings.profile;
        let format = match standings.format {
            Format::Swiss => lang.pick("Swiss system", "швейцарская система"),
            Format::RoundRobin => lang.pick("round robin", "круговая система"),
        };
        vec![
            (lang.pick("Criteria", "Показатели"), criteria.collect::<Vec<_>>().join("; ")),
            (
                lang.pick("Games not played", "Несыгранные партии"),
                format!("{profile} ({})", profile.source(lang)),
            ),
            (lang.pick("Options", "Параметры"), self.options()),
            (
                lang.pick("Event", "Турнир"),
                lang.pick(
                    format!("{format}, round {} of {}", standings.round, standings.scheduled),
                    format!("{format}, тур {} из {}", standings.round, standings.scheduled),
                ),
            ),
            (lang.pick("Program", "Программа"), sheet::program()),
        ]
    }

    /// The options that are set.
    pub(super) fn options(&self) -> String {
        let numbers = |list: &[shashki_tournament::StartNumber]| {
            list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        };
        let mut set = Vec::new();
        if let Profile::RulesManual(options) = self.standings.profile {
            set.extend(options.pairs().map(|(name, value)| format!("{name}={value}")));
        }
        for (name, list) in [("left", &self.standings.left), ("not-left", &self.standings.not_left)]
        {
            if !list.is_empty() {
                set.push(format!("{name} {}", numbers(list)));
            }
        }
        set.extend(self.args.category.iter().map(|category| format!("category {category}")));
        if set.is_empty() {
            return self.lang.pick("all default", "все по умолчанию").to_owned();
        }
        set.join("; ")
    }

    pub(super) fn notes(&self) -> Vec<String> {
        self.standings.notes.iter().map(|note| note.message(self.lang)).collect()
    }

    /// The head of the table of teams: what is summed up.
    pub(super) fn teams_title(&self) -> String {
        let best = self.args.best;
        self.lang.pick(
            format!("Teams: sum of the best {best}"),
            format!("Команды: сумма лучших, зачёт {best}"),
        )
    }

    /// A team's players with their figures.
    pub(super) fn team_players(&self, team: &TeamStanding) -> String {
        let player = |row: &Standing| {
            let figure = row.values.first().map(ToString::to_string).unwrap_or_default();
            format!("{} {} ({figure})", row.start, self.name(row))
        };
        let mut players: Vec<String> = team.best.iter().map(player).collect();
        if team.incomplete {
            players.push(self.lang.pick("incomplete", "состав неполный").to_owned());
        }
        players.join(", ")
    }
}
