//! Standings with everything that is printed of them.

use shashki_base::{Lang, PROGRAM};
use shashki_tournament::{Event, Format};

use super::cells::{self, Field};
use super::{DocumentError, DocumentOptions, Form};
use crate::{Explanation, Profile, Standing, Standings, TeamStanding};

/// Standings as they are printed.
///
/// ```
/// use shashki_tiebreak::document::{DocumentOptions, Form, StandingsDocument};
/// use shashki_tiebreak::{Criterion, Standings, StandingsRequest};
/// # use shashki_tournament::trf::{read, ReadOptions};
/// # let text = "\
/// # 162  W 2.0    D 1.0    L 0.0
/// # 001    1      Ivanova, Anna                                                      2.0          2 w 1
/// # 001    2      Petrov, Pyotr                                                      0.0          1 b 0
/// # ";
/// # let event = read(text, &ReadOptions::default()).unwrap().event;
/// let request = StandingsRequest::new(Criterion::list("PTS,SOLK").unwrap());
/// let standings = Standings::new(&event, &request).unwrap();
/// let mut options = DocumentOptions::default();
/// options.form = Form::Csv;
/// let document = StandingsDocument::new(&event, &standings, &options, None);
/// assert!(document.text().unwrap().starts_with("rank,start,name,PTS,SOLK\n1,1,"));
/// ```
#[derive(Debug)]
pub struct StandingsDocument<'d> {
    pub(super) event: &'d Event,
    pub(super) standings: &'d Standings,
    pub(super) explanation: Option<&'d Explanation>,
    pub(super) options: &'d DocumentOptions,
    pub(super) lang: Lang,
    /// The rows of the category, or all.
    pub(super) rows: Vec<Standing>,
    pub(super) teams: Vec<TeamStanding>,
}

impl<'d> StandingsDocument<'d> {
    /// The standings of an event, and where the values of one player come from, if that is given.
    pub fn new(
        event: &'d Event,
        standings: &'d Standings,
        options: &'d DocumentOptions,
        explanation: Option<&'d Explanation>,
    ) -> Self {
        let rows = standings.of(event, &options.categories);
        let teams = options
            .teams
            .map_or(Vec::new(), |(by, best)| crate::teams(event, &rows, by, usize::from(best)));
        Self { event, standings, explanation, options, lang: options.lang, rows, teams }
    }

    /// The document.
    pub fn text(&self) -> Result<String, DocumentError> {
        Ok(match self.options.form {
            Form::Table => self.table(),
            Form::Csv => self.csv(),
            Form::Json => return self.json(),
            Form::Html => self.html(),
            Form::Markdown => self.markdown(),
        })
    }

    pub(super) fn name<'a>(&self, row: &Standing) -> &'a str
    where
        'd: 'a,
    {
        self.event.players().get(row.index).map_or("", |player| player.name.as_str())
    }

    /// The codes, and those of the rounded columns as `SOLK~2`.
    pub(super) fn codes(&self) -> Vec<String> {
        let codes = || self.standings.criteria.iter().map(crate::Criterion::code);
        let exact = codes().map(str::to_owned);
        match self.options.decimals {
            None => exact.collect(),
            Some(n) => exact.chain(codes().map(|code| format!("{code}~{n}"))).collect(),
        }
    }

    pub(super) fn values(&self, row: &Standing) -> Vec<String> {
        let exact = row.values.iter().map(|value| value.to_string());
        match self.options.decimals {
            None => exact.collect(),
            Some(n) => exact.chain(row.values.iter().map(|value| value.rounded(n))).collect(),
        }
    }

    /// Whether a round robin is shown as everyone against everyone.
    fn is_wide(&self) -> bool {
        self.options.form == Form::Html
    }

    /// How the results are headed; nothing without a crosstable.
    pub(super) fn rounds(&self) -> Vec<String> {
        if !self.options.crosstable {
            return Vec::new();
        }
        let Standings { format, round, .. } = *self.standings;
        cells::headings(&self.rows, format, round, self.is_wide())
    }

    pub(super) fn fields(&self, row: &Standing) -> Vec<Field> {
        if !self.options.crosstable {
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
        parts.extend(self.options.categories.iter().map(|category| category.name(lang)));
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
            (lang.pick("Program", "Программа"), PROGRAM.to_owned()),
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
        set.extend(self.options.categories.iter().map(|category| format!("category {category}")));
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
        let best = self.options.teams.map_or(0, |(_, best)| best);
        self.lang.pick(
            format!("Teams: sum of the best {best}"),
            format!("Команды: сумма лучших, зачёт {best}"),
        )
    }

    /// A team's players with their figures.
    pub(super) fn team_players(&self, team: &TeamStanding) -> String {
        let player = |row: &Standing| {
            let figure = row.values.first().map(|value| value.to_string()).unwrap_or_default();
            format!("{} {} ({figure})", row.start, self.name(row))
        };
        let mut players: Vec<String> = team.best.iter().map(player).collect();
        if team.incomplete {
            players.push(self.lang.pick("incomplete", "состав неполный").to_owned());
        }
        players.join(", ")
    }
}
