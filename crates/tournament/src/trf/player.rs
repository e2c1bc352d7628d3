//! The player record 001.

use super::cell::{Block, read_block};
use super::line::Line;
use super::problem::{Problem, Quantity};
use super::report::{At, Report};
use crate::{Cell, MAX_ROUNDS, Player, Points, Sex, StartNumber};

/// The column in which the block of round 1 starts, and how far the next is.
pub(super) const FIRST_BLOCK: usize = 92;
pub(super) const BLOCK: usize = 10;

/// Columns that separate the fields before the rounds.
const SEPARATORS: [usize; 8] = [4, 9, 14, 53, 57, 69, 80, 85];

/// A player record as it stands in the file.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) player: Player,
    /// The line it stands in.
    pub(super) line: usize,
    /// The points column, if it can be read.
    pub(super) points: Option<Points>,
    /// By round.
    pub(super) cells: Vec<Cell>,
    /// Rounds in which only `0000` stands: an absence in a round that was played, nothing in one
    /// that was not.
    pub(super) bare: Vec<u16>,
}

impl Entry {
    /// Where a round of this player stands.
    pub(super) const fn round(&self, round: u16) -> At {
        let first = FIRST_BLOCK + BLOCK * (round as usize).saturating_sub(1);
        At::columns(self.line, first, first + 7)
    }
}

/// Reads a player record; none if it has no number or is shifted by an overlong one.
pub(super) fn read_player(line: &Line<'_>, report: &mut Report) -> Option<Entry> {
    let start = start_number(line, report)?;
    let mut player = Player::new(start, line.field(15, 47));
    player.rating = rating(line, report).ok()?;
    separators(line, report);
    player.sex = match line.char(10) {
        'm' | 'M' => Some(Sex::Male),
        'w' | 'W' | 'f' | 'F' => Some(Sex::Female),
        _ => None,
    };
    line.field(11, 13).clone_into(&mut player.title);
    line.field(54, 56).clone_into(&mut player.federation);
    line.field(58, 68).clone_into(&mut player.id);
    line.field(70, 79).clone_into(&mut player.birth_date);
    player.place = place(line, report);
    let points = points(line, report);
    let mut entry =
        Entry { player, line: line.number, points, cells: Vec::new(), bare: Vec::new() };
    rounds(line, &mut entry, report);
    Some(entry)
}

/// The start number in columns 5 to 8; digits beside them are those of a longer number.
fn start_number(line: &Line<'_>, report: &mut Report) -> Option<StartNumber> {
    let digit = |column: usize| line.char(column).is_ascii_digit();
    let spills = (digit(4) && digit(5)) || (digit(8) && digit(9));
    if spills {
        let at = At::columns(line.number, 4, 9);
        report.problem(at, line.columns(4, 9), Problem::StartTooLarge);
        return None;
    }
    let start = start_in(line.field(5, 8));
    if start.is_none() {
        let at = At::columns(line.number, 5, 8);
        report.problem(at, line.columns(5, 8), Problem::BadStart);
    }
    start
}

/// A start number of a TRF: digits only, 1 to 9,999; leading zeros are fine.
pub(super) fn start_in(text: &str) -> Option<StartNumber> {
    let digits = text.trim_start_matches('0');
    if digits.len() > 4 {
        return None;
    }
    StartNumber::new(number(text)?)
}

/// A number of digits only that fits.
pub(super) fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

/// A field so long that the rest of the line can't be trusted.
struct Shifted;

/// The rating, none for the unrated.
fn rating(line: &Line<'_>, report: &mut Report) -> Result<Option<u16>, Shifted> {
    let digit = |column: usize| line.char(column).is_ascii_digit();
    if (digit(48) && digit(49)) || (digit(52) && digit(53)) {
        let at = At::columns(line.number, 48, 53);
        report.problem(at, line.columns(48, 53), Problem::RatingTooLarge);
        return Err(Shifted);
    }
    let text = line.field(49, 52);
    let rating = number(text).and_then(|rating| u16::try_from(rating).ok());
    if rating.is_none() && !text.is_empty() {
        report.problem(At::columns(line.number, 49, 52), text, Problem::BadRating);
    }
    Ok(rating.filter(|&rating| rating > 0))
}

/// Between the fields stand blanks. Column 48 is left to names that are one character too long,
/// columns 90 and 91 belong to the first round.
fn separators(line: &Line<'_>, report: &mut Report) {
    for column in SEPARATORS.into_iter().chain([48]) {
        if line.char(column) != ' ' {
            let at = At::columns(line.number, column, column);
            report.problem(at, line.columns(column, column), Problem::Separator);
        }
    }
}

fn points(line: &Line<'_>, report: &mut Report) -> Option<Points> {
    let text = line.field(81, 84);
    let points = text.parse().ok();
    if points.is_none() && !text.is_empty() {
        report.problem(At::columns(line.number, 81, 84), text, Problem::BadPoints);
    }
    points
}

fn place(line: &Line<'_>, report: &mut Report) -> Option<u32> {
    let text = line.field(86, 89);
    let place = number(text);
    if place.is_none() && !text.is_empty() {
        report.problem(At::columns(line.number, 86, 89), text, Problem::BadPlace);
    }
    place.filter(|&place| place > 0)
}

/// The blocks of the rounds, up to the last in which something stands.
fn rounds(line: &Line<'_>, entry: &mut Entry, report: &mut Report) {
    let written = line.text().trim_end_matches(' ');
    let width = if written.is_ascii() { written.len() } else { written.chars().count() };
    let mut first = FIRST_BLOCK;
    for round in 1..=MAX_ROUNDS {
        if first.saturating_sub(2) > width {
            return;
        }
        match read_block(line, first, report) {
            Block::Cell(cell) => entry.cells.push(cell),
            Block::Bare => {
                entry.cells.push(Cell::Empty);
                entry.bare.push(round);
            }
        }
        first += BLOCK;
    }
    if first.saturating_sub(2) <= width {
        let at = At::columns(line.number, first, width);
        report.problem(at, line.from(first), Problem::TooManyRounds);
    }
}

/// The quantities of the records with positions, by column.
pub(super) fn field_number(
    line: &Line<'_>,
    (first, last): (usize, usize),
    what: Quantity,
    report: &mut Report,
) -> Option<u32> {
    let text = line.field(first, last);
    let value = number(text);
    if value.is_none() && !text.is_empty() {
        report.problem(At::columns(line.number, first, last), text, Problem::BadNumber { what });
    }
    value
}
