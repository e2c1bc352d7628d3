//! Standings as a page to print: forty players on one sheet of A4.

use std::fmt::Write; // writing to a string never fails

use shashki_base::print::escape_html as escape;
use shashki_tournament::Colour;

use super::StandingsDocument;
use super::cells::Field;
use crate::{Standing, Value};

/// Everything the page needs: nothing is fetched.
const STYLE: &str = include_str!("standings.css");

/// From so many columns beside the name on the sheet lies on its side.
const UPRIGHT: usize = 16;

impl StandingsDocument<'_> {
    pub(super) fn html(&self) -> String {
        let lang = self.lang;
        let (title, subtitle) = (escape(&self.title()), escape(&self.subtitle()));
        let (codes, rounds) = (self.codes(), self.rounds());
        let sequences = self.rows.first().map_or(0, |row| {
            row.values.iter().filter(|value| matches!(value, Value::Sequence(_))).count()
        });
        let columns = codes.len() + rounds.len() + 4 * sequences;
        let page = if columns > UPRIGHT { "landscape" } else { "portrait" };
        let dense = if self.rows.len() > 28 { " dense" } else { "" };
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title} · {subtitle}</title>\n<style>\n@page {{ size: A4 {page}; margin: 9mm; }}\n\
             {STYLE}</style>\n</head>\n<body class=\"{page}{dense}\">\n<main>\n<h1>{title}</h1>\n\
             <p class=\"round\">{subtitle}</p>\n{}{}{}</main>\n{}</body>\n</html>\n",
            self.table_html(&codes, &rounds),
            self.teams_html(),
            self.facts_html(),
            self.explanation_html(),
        )
    }

    fn table_html(&self, codes: &[String], rounds: &[String]) -> String {
        let lang = self.lang;
        let mut html = format!(
            "<table class=\"standings\">\n<thead><tr><th class=\"rank\">{}</th>\
             <th class=\"start\">{}</th><th class=\"name\">{}</th>",
            lang.pick("Pl.", "Место"),
            lang.pick("No", "№"),
            lang.pick("Name", "Участник"),
        );
        for round in rounds {
            let _ = write!(html, "<th class=\"result\">{}</th>", round.trim_start_matches('R'));
        }
        for code in codes {
            let _ = write!(html, "<th class=\"value\">{}</th>", escape(code));
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        for row in &self.rows {
            html.push_str(&self.row_html(row));
        }
        html.push_str("</tbody>\n</table>\n");
        html
    }

    fn row_html(&self, row: &Standing) -> String {
        let mut html = format!(
            "<tr><td class=\"rank\">{}</td><td class=\"start\">{}</td><td class=\"name\">{}</td>",
            row.rank,
            row.start,
            escape(self.name(row)),
        );
        for field in self.fields(row) {
            html.push_str(&field_html(&field));
        }
        for (place, value) in self.values(row).iter().enumerate() {
            let class = if place == 0 { "value first" } else { "value" };
            // A sequence may be broken between its numbers.
            let text = escape(value).replace(';', ";<wbr>");
            let _ = write!(html, "<td class=\"{class}\">{text}</td>");
        }
        html.push_str("</tr>\n");
        html
    }

    fn teams_html(&self) -> String {
        if self.teams.is_empty() {
            return String::new();
        }
        let lang = self.lang;
        let mut html = format!(
            "<h2>{}</h2>\n<table class=\"standings teams\">\n<thead><tr><th class=\"rank\">{}</th>\
             <th class=\"name\">{}</th><th class=\"value\">{}</th><th class=\"value\">{}</th>\
             <th class=\"name\">{}</th></tr></thead>\n<tbody>\n",
            self.teams_title(),
            lang.pick("Pl.", "Место"),
            lang.pick("Team", "Команда"),
            lang.pick("Sum", "Сумма"),
            lang.pick("Places", "Сумма мест"),
            lang.pick("Players", "Участники"),
        );
        for team in &self.teams {
            let _ = writeln!(
                html,
                "<tr><td class=\"rank\">{}</td><td class=\"name\">{}</td>\
                 <td class=\"value first\">{}</td><td class=\"value\">{}</td>\
                 <td class=\"players\">{}</td></tr>",
                team.rank,
                escape(&team.name),
                team.sum,
                team.places,
                escape(&self.team_players(team)),
            );
        }
        html.push_str("</tbody>\n</table>\n");
        html
    }

    fn facts_html(&self) -> String {
        let mut html = String::from("<footer>\n");
        for note in self.notes() {
            let _ = writeln!(html, "<p class=\"note\">{}</p>", escape(&note));
        }
        html.push_str("<dl>\n");
        for (name, value) in self.facts() {
            let _ = writeln!(html, "<dt>{name}</dt><dd>{}</dd>", escape(&value));
        }
        if self.options.crosstable {
            let _ = writeln!(
                html,
                "<dt>{}</dt><dd>{}</dd>",
                self.lang.pick("Marks", "Знаки"),
                self.legend()
            );
        }
        html.push_str("</dl>\n</footer>\n");
        html
    }

    fn legend(&self) -> &'static str {
        self.lang.pick(
            "points, with them the opponent's number; ○ White, ● Black; + − by forfeit; U the plus; \
             F, H full- and half-point bye; - absent",
            "очки, при них номер соперника; ○ белые, ● чёрные; + − неявка; U «плюс»; F, H полное и \
             половина очка без игры; - отсутствие",
        )
    }

    fn explanation_html(&self) -> String {
        let Some(explanation) = &self.explanation else { return String::new() };
        let text = explanation.text(self.event, self.lang);
        let lines: Vec<String> = text.lines().map(escape).collect();
        format!("<pre class=\"explanation\">{}</pre>\n", lines.join("\n"))
    }
}

fn field_html(field: &Field) -> String {
    if field.own {
        return "<td class=\"result own\"></td>".to_owned();
    }
    let class = match field.colour {
        Some(Colour::White) => "result white",
        Some(Colour::Black) => "result black",
        None => "result",
    };
    let mark = match field.colour {
        Some(Colour::White) => "○",
        Some(Colour::Black) => "●",
        None => "",
    };
    let result = escape(&field.result);
    match field.opponent {
        Some(opponent) => {
            format!("<td class=\"{class}\"><b>{result}</b><small>{opponent}{mark}</small></td>")
        }
        None => format!("<td class=\"{class}\"><b>{result}</b></td>"),
    }
}
