//! The sheet as a page to print.

use std::fmt::Write; // writing to a string never fails

use shashki_base::print::escape_html as escape;
use shashki_pairing::Reason;
use shashki_tournament::StartNumber;

use super::{Row, Sheet, Side, letters};

/// Everything the page needs: nothing is fetched. Sizes are those of A4.
const STYLE: &str = include_str!("sheet.css");

impl Sheet<'_> {
    /// The page; the explanation, if there is one, begins a page of its own.
    pub(crate) fn html(&self) -> String {
        let lang = self.lang;
        let (title, subtitle) = (escape(&self.title()), escape(&self.subtitle()));
        let explanation = self.explanation_html();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n\
             <title>{title} · {subtitle}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
             <main>\n<h1>{title}</h1>\n<p class=\"round\">{subtitle}</p>\n{}{}{}</main>\n\
             {explanation}</body>\n</html>\n",
            self.boards_html(),
            self.absent_html(),
            self.facts_html(),
        )
    }

    fn boards_html(&self) -> String {
        let lang = self.lang;
        let history = self.pairing().round > 1;
        let colours = if history {
            format!("<th class=\"colours\">{}</th>", lang.pick("Col.", "Цвет"))
        } else {
            String::new()
        };
        let mut html = format!(
            "<table class=\"boards\">\n<thead><tr><th class=\"board\">{}</th>\
             <th class=\"start\">{number}</th><th class=\"name\">{}</th>\
             <th class=\"points\">{points}</th>{colours}<th class=\"result\">{}</th>\
             <th class=\"start\">{number}</th><th class=\"name\">{}</th>\
             <th class=\"points\">{points}</th>{colours}</tr></thead>\n<tbody>\n",
            lang.pick("Bd", "Доска"),
            lang.pick("White", "Белые"),
            lang.pick("Result", "Результат"),
            lang.pick("Black", "Чёрные"),
            number = lang.pick("No", "№"),
            points = lang.pick("Pts", "Очки"),
        );
        for Row { number, white, black } in self.rows() {
            let _ = writeln!(
                html,
                "<tr><td class=\"board\">{number}</td>{}<td class=\"result\">:</td>{}</tr>",
                self.side_html(&white, history),
                self.side_html(&black, history),
            );
        }
        if let Some(bye) = self.bye() {
            let span = if history { 3 } else { 2 };
            let _ = writeln!(
                html,
                "<tr class=\"bye\"><td class=\"board\"></td>{}<td class=\"result\">+</td>\
                 <td class=\"start\"></td><td class=\"name\" colspan=\"{span}\">{}</td></tr>",
                self.side_html(&bye, history),
                lang.pick("bye (a win without play)", "свободен от игры («плюс»)"),
            );
        }
        html.push_str("</tbody>\n</table>\n");
        html
    }

    fn side_html(&self, side: &Side<'_>, history: bool) -> String {
        let colours = if history {
            format!("<td class=\"colours\">{}</td>", letters(&side.colours, self.lang))
        } else {
            String::new()
        };
        format!(
            "<td class=\"start\">{}</td><td class=\"name\">{}</td>\
             <td class=\"points\">{}</td>{colours}",
            side.start,
            escape(side.name),
            side.points,
        )
    }

    fn absent_html(&self) -> String {
        let absent = self.absent();
        if absent.is_empty() {
            return String::new();
        }
        let word = self.lang.pick("Absent", "Отсутствуют");
        format!("<p class=\"absent\"><b>{word}:</b> {}</p>\n", escape(&absent))
    }

    fn facts_html(&self) -> String {
        let mut html = String::from("<footer>\n<dl>\n");
        for (name, value) in self.facts() {
            let _ = writeln!(html, "<dt>{name}</dt><dd>{}</dd>", escape(&value));
        }
        html.push_str("</dl>\n");
        for remark in self.remarks() {
            let class = if remark.warning { "warning" } else { "note" };
            let _ = writeln!(html, "<p class=\"{class}\">{}</p>", escape(&remark.text));
        }
        html.push_str("</footer>\n");
        html
    }

    fn explanation_html(&self) -> String {
        let Some(explanation) = &self.drawn.explanation else { return String::new() };
        let lang = self.lang;
        let title = escape(&self.title());
        let mut html = format!(
            "<section class=\"explanation\">\n<h2>{}</h2>\n<p class=\"round\">{title} · {}</p>\n",
            lang.pick("Why these pairs", "Почему составлены эти пары"),
            escape(&self.subtitle()),
        );
        for (number, board) in (1..).zip(explanation.boards()) {
            let word = lang.pick("Board", "Доска");
            let player = |start: StartNumber| escape(&self.named(start));
            let heading =
                format!("{word} {number}: {} – {}", player(board.white), player(board.black));
            html.push_str(&self.reasons_html(&heading, &board.reasons));
        }
        if let Some(bye) = self.bye().filter(|_| !explanation.bye().is_empty()) {
            let word = lang.pick("Bye", "Свободен от игры");
            let heading = format!("{word}: {}", escape(&self.named(bye.start)));
            html.push_str(&self.reasons_html(&heading, explanation.bye()));
        }
        html.push_str("</section>\n");
        html
    }

    fn reasons_html(&self, heading: &str, reasons: &[Reason]) -> String {
        let mut html = format!("<article>\n<h3>{heading}</h3>\n<ul>\n");
        for reason in reasons {
            let _ = writeln!(
                html,
                "<li>{} <span class=\"clause\">{}</span></li>",
                escape(&reason.message(self.lang)),
                self.clause(reason),
            );
        }
        html.push_str("</ul>\n</article>\n");
        html
    }
}
