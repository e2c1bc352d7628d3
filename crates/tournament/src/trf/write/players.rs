//! The player records and what doesn't fit into them.

use super::{WriteError, Writer, colour_letter, points_field, result_letter, unpaired_letter};
use crate::trf::extra::PLAYER_FIELDS;
use crate::trf::line::Line;
use crate::trf::quote::{is_plain, write_text, write_word};
use crate::trf::teams::national_in;
use crate::{Cell, National, Player, Sex};
use core::fmt::Write as _;

/// The widths of the columns for [`PLAYER_FIELDS`].
const WIDTHS: [usize; 5] = [33, 3, 3, 11, 10];

/// The highest place that the columns have room for.
const MAX_PLACE: u32 = 9_999;

impl Writer<'_> {
    pub(super) fn players(&mut self) -> Result<(), WriteError> {
        let event = self.event;
        for (index, player) in event.players().iter().enumerate() {
            let line = self.player(index, player)?;
            self.line(&line)?;
        }
        for player in event.players() {
            for line in national_records(player).into_iter().flatten() {
                self.line(&line)?;
            }
        }
        Ok(())
    }

    fn player(&self, index: usize, player: &Player) -> Result<String, WriteError> {
        let points = self.event.points_after(index, self.event.paired_rounds());
        let points = points_field(points, player.start)?;
        let place = player.place.filter(|&place| place <= MAX_PLACE);
        let mut line = format!(
            "{} {points} {:>4}",
            left_half("001", player.start, player, &columns_of(player)),
            text_of(place)
        );
        let used = line.len();
        for round in 1..=self.event.rounds().len() {
            let round = u16::try_from(round).unwrap_or(u16::MAX);
            block(&mut line, self.event.cell(index, round));
        }
        let written = line.trim_end_matches(' ').len().max(used);
        line.truncate(written);
        Ok(line)
    }

    /// What of the players no column can hold.
    pub(super) fn player_directives(&mut self) -> Result<(), WriteError> {
        for player in self.event.players() {
            let start = player.start;
            let mut copy = player.clone();
            for ((name, field), width) in PLAYER_FIELDS.iter().zip(WIDTHS) {
                let text = field(&mut copy);
                if !fits(text, width) {
                    self.line(&format!("### player: {start} {name} {}", write_text(text)))?;
                }
            }
            if let Some(place) = player.place.filter(|&place| place > MAX_PLACE) {
                self.line(&format!("### player: {start} place {place}"))?;
            }
            if national_records(player).is_none() {
                for national in &player.national {
                    self.line(&national_directive(player, national))?;
                }
            }
        }
        Ok(())
    }
}

/// Whether a text survives in columns.
fn fits(text: &str, width: usize) -> bool {
    text.is_empty() || (is_plain(text) && text.chars().count() <= width)
}

fn text_of<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// What stands in columns 11 to 79.
struct Columns<'p> {
    title: &'p str,
    name: &'p str,
    rating: Option<u16>,
    id: &'p str,
}

fn columns_of(player: &Player) -> Columns<'_> {
    let Player { title, name, rating, id, .. } = player;
    Columns { title, name, rating: *rating, id }
}

/// Columns 1 to 79.
fn left_half(
    code: &str,
    start: crate::StartNumber,
    player: &Player,
    columns: &Columns<'_>,
) -> String {
    let sex = match player.sex {
        Some(Sex::Male) => 'm',
        Some(Sex::Female) => 'w',
        None => ' ',
    };
    let [name_width, title_width, federation_width, id_width, birth_width] = WIDTHS;
    format!(
        "{code} {start:>4} {sex}{:>3} {:33} {:>4} {:>3} {:>11} {:10}",
        cut(columns.title, title_width),
        cut(columns.name, name_width),
        text_of(columns.rating),
        cut(&player.federation, federation_width),
        cut(columns.id, id_width),
        cut(&player.birth_date, birth_width),
    )
}

/// The first characters of a text.
fn cut(text: &str, width: usize) -> &str {
    text.char_indices().nth(width).map_or(text, |(end, _)| &text[..end])
}

fn block(line: &mut String, cell: Cell) {
    // Writing into a `String` never fails.
    let _ = match cell {
        Cell::Empty => write!(line, "{:10}", ""),
        Cell::Unpaired(kind) => write!(line, "  0000 - {}", unpaired_letter(kind)),
        Cell::Game { opponent, colour, kind, outcome } => {
            let colour = colour.map_or('-', colour_letter);
            write!(line, "  {opponent:>4} {colour} {}", result_letter(kind, outcome))
        }
    };
}

/// The national records of a player; none if a reader would read something else.
fn national_records(player: &Player) -> Option<Vec<String>> {
    let record = |national: &National| {
        let name = if national.name.is_empty() { &player.name } else { &national.name };
        let columns =
            Columns { title: &national.title, name, rating: national.rating, id: &national.id };
        let line = left_half(&national.federation, player.start, player, &columns);
        let line = line.trim_end_matches(' ').to_owned();
        let read = national_in(&Line::new(0, line.as_str()), |start| {
            (start == player.start).then_some(player.name.as_str())
        });
        (read.as_ref() == Some(&(player.start, national.clone()))).then_some(line)
    };
    player.national.iter().map(record).collect()
}

fn national_directive(player: &Player, national: &National) -> String {
    let words = [&national.federation, &national.title, &national.name, &national.id];
    let [federation, title, name, id] = words.map(|word| write_word(word));
    let rating = national.rating.unwrap_or(0);
    format!("### national: {} {federation} {rating} {title} {name} {id}", player.start)
}
