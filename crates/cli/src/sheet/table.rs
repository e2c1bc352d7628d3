//! The sheet that an arbiter pins to the wall, as text.

use shashki_base::print::{WIDTH, fit, right, wrap};
use unicode_width::UnicodeWidthStr;

use super::{Row, Sheet, Side, letters};

/// What stands between the two players of a board.
const BETWEEN: &str = "  -  ";

/// A name column is never made narrower than this.
const NARROWEST_NAME: usize = 12;

/// How wide the columns are.
struct Widths {
    board: usize,
    start: usize,
    name: usize,
    points: usize,
    colours: usize,
}

/// The texts of one player's columns.
struct Cells {
    start: String,
    name: String,
    points: String,
    colours: String,
}

impl Sheet<'_> {
    /// The sheet, and the explanation below it if there is one.
    pub(crate) fn table(&self) -> String {
        let lang = self.lang;
        let head = Cells {
            start: lang.pick("No", "№").to_owned(),
            name: lang.pick("White", "Белые").to_owned(),
            points: lang.pick("Pts", "Очки").to_owned(),
            colours: if self.pairing().round > 1 { lang.pick("Col", "Цвет") } else { "" }
                .to_owned(),
        };
        let black = Cells {
            start: head.start.clone(),
            name: lang.pick("Black", "Чёрные").to_owned(),
            points: head.points.clone(),
            colours: head.colours.clone(),
        };
        let rows: Vec<(usize, Cells, Cells)> = self
            .rows()
            .map(|Row { number, white, black }| (number, self.cells(&white), self.cells(&black)))
            .collect();
        let bye = self.bye().map(|side| self.cells(&side));
        let all = rows.iter().flat_map(|(_, white, black)| [white, black]);
        let widths = Widths::of(rows.len(), all.chain(&bye).chain([&head, &black]));

        let mut text = wrap(&self.title(), WIDTH);
        text.push_str(&wrap(&self.subtitle(), WIDTH));
        text.push('\n');
        let word = lang.pick("Bd", "Дс");
        text.push_str(&widths.line(word, &head, Some(("     ", &black))));
        for (number, white, black) in &rows {
            text.push_str(&widths.line(&number.to_string(), white, Some((BETWEEN, black))));
        }
        if let Some(bye) = &bye {
            let line = widths.line("", bye, None);
            let word = lang.pick("bye (a win without play)", "свободен от игры («плюс»)");
            text.push_str(line.trim_end_matches('\n'));
            text.push_str(BETWEEN);
            text.push_str(word);
            text.push('\n');
        }
        text.push('\n');
        let absent = self.absent();
        if !absent.is_empty() {
            let word = lang.pick("Absent", "Отсутствуют");
            text.push_str(&wrap(&format!("{word}: {absent}"), WIDTH));
        }
        for (name, value) in self.facts() {
            text.push_str(&wrap(&format!("{name}: {value}"), WIDTH));
        }
        for remark in self.remarks() {
            let kind = if remark.warning {
                lang.pick("Warning", "Внимание")
            } else {
                lang.pick("Note", "Примечание")
            };
            text.push_str(&wrap(&format!("{kind}: {}", remark.text), WIDTH));
        }
        let explanation = self.explanation();
        if !explanation.is_empty() {
            text.push('\n');
            text.push_str(&explanation);
        }
        text
    }

    fn cells(&self, side: &Side<'_>) -> Cells {
        Cells {
            start: side.start.to_string(),
            name: side.name.to_owned(),
            points: side.points.to_string(),
            colours: letters(&side.colours, self.lang),
        }
    }
}

impl Widths {
    /// Every column as wide as its widest text; the names narrower where the line would be too
    /// wide, and the colours too (their end is what matters) where even that isn't enough.
    fn of<'c>(boards: usize, all: impl Iterator<Item = &'c Cells>) -> Self {
        let mut widths = Self {
            board: boards.to_string().len().max(2),
            start: 0,
            name: 0,
            points: 0,
            colours: 0,
        };
        for cells in all {
            widths.start = widths.start.max(cells.start.width());
            widths.name = widths.name.max(cells.name.width());
            widths.points = widths.points.max(cells.points.width());
            widths.colours = widths.colours.max(cells.colours.width());
        }
        // Two blanks behind the board, one behind the number, name and points of each side.
        let fixed = widths.board + 2 + BETWEEN.len() + 2 * (widths.start + widths.points + 3);
        let room = WIDTH.saturating_sub(fixed) / 2;
        widths.colours = widths.colours.min(room.saturating_sub(NARROWEST_NAME));
        widths.name = widths.name.min(room - widths.colours);
        widths
    }

    fn line(&self, board: &str, white: &Cells, black: Option<(&str, &Cells)>) -> String {
        let mut line = format!("{}  {}", right(board, self.board), self.side(white));
        if let Some((between, black)) = black {
            line.push_str(between);
            line.push_str(&self.side(black));
        }
        line.truncate(line.trim_end().len());
        line.push('\n');
        line
    }

    fn side(&self, cells: &Cells) -> String {
        format!(
            "{} {} {} {}",
            right(&cells.start, self.start),
            fit(&cells.name, self.name),
            right(&cells.points, self.points),
            self.colours(&cells.colours),
        )
    }

    /// The colours; of more rounds than fit, the latest.
    fn colours(&self, colours: &str) -> String {
        let count = colours.chars().count();
        if count <= self.colours {
            return format!("{colours}{}", " ".repeat(self.colours - count));
        }
        let latest = colours.chars().skip(count + 1 - self.colours.max(1));
        core::iter::once('…').chain(latest).take(self.colours).collect()
    }
}
