//! Standings for a spreadsheet.

use shashki_base::print::csv_field;

use super::StandingsDocument;

impl StandingsDocument<'_> {
    /// `rank,start,name`, then a column a code, rounded columns, results; of teams
    /// `rank,team,sum,places,players`.
    pub(super) fn csv(&self) -> String {
        if self.options.teams.is_some() {
            return self.csv_of_teams();
        }
        let mut head = vec!["rank".to_owned(), "start".to_owned(), "name".to_owned()];
        head.extend(self.codes());
        head.extend(self.rounds());
        let mut text = line(&head);
        for row in &self.rows {
            let mut fields =
                vec![row.rank.to_string(), row.start.to_string(), self.name(row).to_owned()];
            fields.extend(self.values(row));
            fields.extend(self.fields(row).iter().map(super::cells::Field::text));
            text.push_str(&line(&fields));
        }
        text
    }

    fn csv_of_teams(&self) -> String {
        let mut text = String::from("rank,team,sum,places,players\n");
        for team in &self.teams {
            let starts: Vec<String> = team.best.iter().map(|row| row.start.to_string()).collect();
            text.push_str(&line(&[
                team.rank.to_string(),
                team.name.clone(),
                team.sum.to_string(),
                team.places.to_string(),
                starts.join(";"),
            ]));
        }
        text
    }
}

fn line(fields: &[String]) -> String {
    let fields: Vec<String> = fields.iter().map(|field| csv_field(field)).collect();
    fields.join(",") + "\n"
}
