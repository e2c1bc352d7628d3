//! The tournament report file: TRF16, TRF26 and the extension codes of TRF(x).
//!
//! [`read`] turns a file into an [`Event`], or says everything that is wrong with it, each with its
//! line, its columns, what was found and what was expected. A reader is strict unless
//! [`ReadOptions::lenient`] is set; then each [`Problem`] that has a [`Repair`] becomes a
//! [`Warning`]. [`fn@write`] is the way back: reading what it wrote gives an equal event.
//!
//! ```
//! use shashki_tournament::trf::{read, ReadOptions};
//! let text = "\
//! 012 Club evening
//! 001    1      Ivanova, Anna                                                      1.0          2 w 1
//! 001    2      Petrov, Pyotr                                                      0.0          1 b 0
//! ";
//! let trf = read(text, &ReadOptions::default()).unwrap();
//! assert_eq!(trf.event.info().name, "Club evening");
//! assert_eq!(trf.event.rounds()[0].meetings.len(), 1);
//! ```

mod cell;
mod directive;
mod extra;
mod line;
mod note;
mod player;
mod points;
mod positions;
mod problem;
mod problem_text;
mod quote;
mod reader;
mod report;
mod rounds;
mod scoring;
mod teams;
mod tournament;
mod write;

pub use note::Note;
pub use problem::{Problem, Quantity, Repair};
pub use report::{At, MAX_REPORTED, TrfError, TrfErrors, Warning};
pub use write::{Flavour, WriteError, WriteOptions, write};

use crate::Event;

/// The highest start number that a TRF has room for.
pub const MAX_START: u32 = 9_999;

/// How a file is read.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReadOptions {
    /// Whether problems that have a [`Repair`] are repaired, each with a warning.
    pub lenient: bool,
    /// Whether a points column that is not the sum of the results is only a warning, in a strict
    /// reader too: the file of an event in which a result was corrected by hand is one.
    pub stale_points: bool,
}

impl ReadOptions {
    /// Every problem is an error.
    pub const STRICT: Self = Self { lenient: false, stale_points: false };

    /// A problem that has a [`Repair`] is a warning.
    pub const LENIENT: Self = Self { lenient: true, stale_points: true };
}

/// A file that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Trf {
    /// The event in it.
    pub event: Event,
    /// What was repaired and what is worth knowing, in the order of the lines; the first
    /// [`MAX_REPORTED`].
    pub warnings: Vec<Warning>,
}

/// Reads a file. A byte order mark before it is skipped.
pub fn read(text: &str, options: &ReadOptions) -> Result<Trf, TrfErrors> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    reader::read(text, *options)
}

/// Reads a file of UTF-8 bytes. Other encodings are decoded first, by the caller who knows which.
///
/// ```
/// use shashki_tournament::trf::{read_bytes, Problem, ReadOptions};
/// let errors = read_bytes(b"012 \xD8\xE0\xF8\xEA\xE8", &ReadOptions::default()).unwrap_err();
/// assert_eq!(errors.list()[0].problem, Problem::NotUtf8 { offset: 4 });
/// ```
pub fn read_bytes(bytes: &[u8], options: &ReadOptions) -> Result<Trf, TrfErrors> {
    match core::str::from_utf8(bytes) {
        Ok(text) => read(text, options),
        Err(error) => Err(not_utf8(bytes, error.valid_up_to())),
    }
}

/// The line and column of the first byte that is not UTF-8.
fn not_utf8(bytes: &[u8], offset: usize) -> TrfErrors {
    let before = core::str::from_utf8(&bytes[..offset]).unwrap_or_default();
    let (mut number, mut last) = (0, "");
    for line in line::split(before) {
        (number, last) = (number + 1, line);
    }
    let column = last.trim_start_matches('\u{FEFF}').chars().count() + 1;
    let found = bytes.get(offset).map_or_else(String::new, |byte| format!("0x{byte:02X}"));
    TrfErrors::one(At::columns(number, column, column), found, Problem::NotUtf8 { offset })
}
