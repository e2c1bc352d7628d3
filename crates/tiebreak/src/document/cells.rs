//! The results of a player as a crosstable shows them.

use shashki_tournament::{
    Cell, Colour, Event, Format, GameKind, Outcome, Points, StartNumber, UnpairedKind,
};

use crate::Standing;

/// One field of a crosstable.
#[derive(Clone, Debug, Default)]
pub(super) struct Field {
    /// What the round brought: points, or a mark.
    pub(super) result: String,
    /// The opponent, where there is one.
    pub(super) opponent: Option<StartNumber>,
    pub(super) colour: Option<Colour>,
    /// The player against himself in a table of everyone against everyone.
    pub(super) own: bool,
}

impl Field {
    /// The field as plain text: points, opponent and colour as `2/9w`.
    pub(super) fn text(&self) -> String {
        let colour = match self.colour {
            Some(Colour::White) => "w",
            Some(Colour::Black) => "b",
            None => "",
        };
        match self.opponent {
            Some(opponent) => format!("{}/{opponent}{colour}", self.result),
            None if self.own => "*".to_owned(),
            None => self.result.clone(),
        }
    }
}

/// What a cell and its points are shown as: `2`, forfeits with their mark as `2+` and `0-`, `2U` for
/// the plus, `.` for a game without a result.
fn result(cell: Cell, points: Points) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Game { outcome: None, .. } => ".".to_owned(),
        Cell::Game { kind: GameKind::Forfeit, outcome, .. } => {
            let mark = if outcome == Some(Outcome::Win) { '+' } else { '-' };
            format!("{points}{mark}")
        }
        Cell::Game { .. } => points.to_string(),
        Cell::Unpaired(kind) => match kind {
            UnpairedKind::PairingBye => format!("{points}U"),
            UnpairedKind::FullPointBye => format!("{points}F"),
            UnpairedKind::HalfPointBye => format!("{points}H"),
            UnpairedKind::ZeroPointBye => "-".to_owned(),
            UnpairedKind::ForfeitWin => format!("{points}+"),
            UnpairedKind::ForfeitLoss => format!("{points}-"),
        },
    }
}

fn field(event: &Event, player: usize, round: u16) -> Field {
    let cell = event.cell(player, round);
    let colour = match cell {
        Cell::Game { colour, .. } => colour,
        _ => None,
    };
    let result = result(cell, event.points_in(player, round));
    Field { result, opponent: cell.scheduled_opponent(), colour, own: false }
}

/// How the fields of a crosstable are headed.
pub(super) fn headings(rows: &[Standing], format: Format, rounds: u16, wide: bool) -> Vec<String> {
    if is_square(format, wide) {
        return rows.iter().map(|row| row.start.to_string()).collect();
    }
    (1..=rounds).map(|round| format!("R{round}")).collect()
}

/// Whether the table is one of everyone against everyone.
const fn is_square(format: Format, wide: bool) -> bool {
    wide && matches!(format, Format::RoundRobin)
}

/// The fields of one row: by round, or, of a round robin on a page, by opponent.
pub(super) fn fields(
    event: &Event,
    row: &Standing,
    rows: &[Standing],
    format: Format,
    rounds: u16,
    wide: bool,
) -> Vec<Field> {
    let by_round = (1..=rounds).map(|round| field(event, row.index, round));
    if !is_square(format, wide) {
        return by_round.collect();
    }
    let played: Vec<Field> = by_round.collect();
    let against = |other: &Standing| {
        let games = played.iter().filter(|field| field.opponent == Some(other.start));
        let results: Vec<&str> = games.map(|field| field.result.as_str()).collect();
        Field { result: results.join(" "), own: other.start == row.start, ..Field::default() }
    };
    rows.iter().map(against).collect()
}
