//! Standings for a page in Markdown.

use std::fmt::Write; // writing to a string never fails

use super::StandingsDocument;
use super::cells::Field;

impl StandingsDocument<'_> {
    pub(super) fn markdown(&self) -> String {
        let lang = self.lang;
        let mut text = format!("# {}\n\n{}\n\n", escape(&self.title()), escape(&self.subtitle()));
        let mut head = vec![
            lang.pick("Place", "Место").to_owned(),
            lang.pick("No", "№").to_owned(),
            lang.pick("Name", "Участник").to_owned(),
        ];
        head.extend(self.codes());
        head.extend(self.rounds());
        text.push_str(&line(&head));
        let align = |place: usize| if place == 2 { "---" } else { "---:" };
        let rule: Vec<&str> = (0..head.len()).map(align).collect();
        let _ = writeln!(text, "| {} |", rule.join(" | "));
        for row in &self.rows {
            let mut fields =
                vec![row.rank.to_string(), row.start.to_string(), self.name(row).to_owned()];
            fields.extend(self.values(row));
            fields.extend(self.fields(row).iter().map(Field::text));
            text.push_str(&line(&fields));
        }
        text.push_str(&self.markdown_of_teams());
        text.push('\n');
        for note in self.notes() {
            let _ = writeln!(text, "**{}**\n", escape(&note));
        }
        for (name, value) in self.facts() {
            let _ = writeln!(text, "- {name}: {}", escape(&value));
        }
        if let Some(explanation) = &self.explanation {
            let _ = write!(text, "\n```text\n{}```\n", explanation.text(self.event, lang));
        }
        text
    }

    fn markdown_of_teams(&self) -> String {
        if self.teams.is_empty() {
            return String::new();
        }
        let lang = self.lang;
        let mut text = format!("\n## {}\n\n", self.teams_title());
        let head = [
            lang.pick("Place", "Место"),
            lang.pick("Team", "Команда"),
            lang.pick("Sum", "Сумма"),
            lang.pick("Places", "Сумма мест"),
            lang.pick("Players", "Участники"),
        ];
        text.push_str(&line(&head.map(str::to_owned)));
        text.push_str("| ---: | --- | ---: | ---: | --- |\n");
        for team in &self.teams {
            text.push_str(&line(&[
                team.rank.to_string(),
                team.name.clone(),
                team.sum.to_string(),
                team.places.to_string(),
                self.team_players(team),
            ]));
        }
        text
    }
}

fn line(fields: &[String]) -> String {
    let fields: Vec<String> = fields.iter().map(|field| escape(field)).collect();
    format!("| {} |\n", fields.join(" | "))
}

/// A text of which nothing is markup.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '|' | '*' | '_' | '`' | '[' | ']' | '<' | '>' | '\\' | '#' => {
                escaped.push('\\');
                escaped.push(c);
            }
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}
