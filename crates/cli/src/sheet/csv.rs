//! The boards for a spreadsheet.

use std::fmt::Write;

use shashki_base::Lang;
use shashki_base::print::csv_field as field;

use super::{Sheet, Side, letters};

/// The first line; `docs/src/cli.md` describes the columns.
const HEADER: &str = "board,white,white_name,white_points,white_colours,\
black,black_name,black_points,black_colours\n";

impl Sheet<'_> {
    /// A line a board; the bye without a board number, with 0 as Black.
    pub(crate) fn csv(&self) -> String {
        let mut text = HEADER.to_owned();
        for row in self.rows() {
            let (white, black) = (side(&row.white), side(&row.black));
            // Writing to a string can't fail.
            let _ = writeln!(text, "{},{white},{black}", row.number);
        }
        if let Some(bye) = self.bye() {
            let _ = writeln!(text, ",{},0,,,", side(&bye));
        }
        text
    }
}

fn side(side: &Side<'_>) -> String {
    let colours = letters(&side.colours, Lang::En);
    format!("{},{},{},{colours}", side.start, field(side.name), side.points)
}
