//! Standings for the terminal.

use shashki_base::print::{WIDTH, columns, wrap};

use super::StandingsDocument;
use super::cells::Field;

impl StandingsDocument<'_> {
    pub(super) fn table(&self) -> String {
        let lang = self.lang;
        let mut text = wrap(&self.title(), WIDTH);
        text.push_str(&wrap(&self.subtitle(), WIDTH));
        text.push('\n');
        let mut head = vec![
            String::new(),
            lang.pick("No", "№").to_owned(),
            lang.pick("Name", "Участник").to_owned(),
        ];
        head.extend(self.codes());
        head.extend(self.rounds());
        let rows = self.rows.iter().map(|row| {
            let mut fields =
                vec![row.rank.to_string(), row.start.to_string(), self.name(row).to_owned()];
            fields.extend(self.values(row));
            fields.extend(self.fields(row).iter().map(Field::text));
            fields
        });
        text.push_str(&columns(&head, &rows.collect::<Vec<_>>(), &[2]));
        text.push_str(&self.table_of_teams());
        text.push('\n');
        for note in self.notes() {
            let word = lang.pick("Note", "Примечание");
            text.push_str(&wrap(&format!("{word}: {note}"), WIDTH));
        }
        for (name, value) in self.facts() {
            text.push_str(&wrap(&format!("{name}: {value}"), WIDTH));
        }
        if let Some(explanation) = &self.explanation {
            text.push('\n');
            for line in explanation.text(self.event, lang).lines() {
                text.push_str(&wrap(line, WIDTH));
            }
        }
        text
    }

    fn table_of_teams(&self) -> String {
        if self.teams.is_empty() {
            return String::new();
        }
        let lang = self.lang;
        let head = [
            "",
            lang.pick("Team", "Команда"),
            lang.pick("Sum", "Сумма"),
            lang.pick("Places", "Сумма мест"),
            lang.pick("Players", "Участники"),
        ];
        let rows = self.teams.iter().map(|team| {
            vec![
                team.rank.to_string(),
                team.name.clone(),
                team.sum.to_string(),
                team.places.to_string(),
                self.team_players(team),
            ]
        });
        let rows: Vec<Vec<String>> = rows.collect();
        let head = head.map(str::to_owned);
        format!("\n{}\n\n{}", self.teams_title(), columns(&head, &rows, &[1, 4]))
    }
}
