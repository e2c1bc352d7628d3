//! From an event to a file.
//!
//! Everything that the columns and codes of the format have room for stands there, for every other
//! program to read; what they have no room for stands in comment directives (`### key: value`),
//! which other programs keep or skip. So reading what was written gives an equal event.

mod directives;
mod error;
mod head;
mod players;
mod records;

pub use error::WriteError;

use super::MAX_START;
use super::line::control_character;
use crate::{Colour, Event, GameKind, Outcome, Points, StartNumber, UnpairedKind};

/// Which codes a file is written with.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Flavour {
    /// TRF26, with the extension codes XXR and XXC besides, which most programs still look for.
    #[default]
    Trf26,
    /// TRF16 with extension codes (XXR, XXC, XXS, `BBx`) where TRF26 has records of its own; codes of
    /// TRF26 in words that TRF16 lacks (182, 192, 202, 212, 222) stand in directives. Records
    /// 240, 250, 260 and 299 have no older form and stay.
    Trf16,
}

/// How a file is written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WriteOptions {
    /// With which codes.
    pub flavour: Flavour,
}

impl WriteOptions {
    /// TRF26.
    pub const TRF26: Self = Self { flavour: Flavour::Trf26 };

    /// TRF16 with extension codes.
    pub const TRF16: Self = Self { flavour: Flavour::Trf16 };
}

/// The event as a file; lines end in `\r\n`, which every program reads.
///
/// ```
/// use shashki_tournament::{Draft, Player, StartNumber};
/// use shashki_tournament::trf::{read, write, ReadOptions, WriteOptions};
/// let mut draft = Draft::default();
/// draft.players.push(Player::new(StartNumber::new(1).unwrap(), "Иванова Анна"));
/// let event = draft.check().unwrap();
/// let text = write(&event, &WriteOptions::default()).unwrap();
/// assert_eq!(read(&text, &ReadOptions::STRICT).unwrap().event, event);
/// ```
pub fn write(event: &Event, options: &WriteOptions) -> Result<String, WriteError> {
    if let Some(last) = event.players().last()
        && last.start.get() > MAX_START
    {
        return Err(WriteError::StartTooLarge { start: last.start });
    }
    let mut writer = Writer { event, flavour: options.flavour, text: String::new() };
    writer.head()?;
    writer.players()?;
    writer.records()?;
    writer.kept_lines()?;
    writer.directives()?;
    Ok(writer.text)
}

struct Writer<'e> {
    event: &'e Event,
    flavour: Flavour,
    text: String,
}

impl Writer<'_> {
    /// One line, which no control character may break.
    fn line(&mut self, line: &str) -> Result<(), WriteError> {
        if let Some((_, found)) = control_character(line) {
            let line = line.chars().take(40).collect();
            return Err(WriteError::ControlCharacter { line, found });
        }
        self.text.push_str(line);
        self.text.push_str("\r\n");
        Ok(())
    }
}

/// Points in four columns with one decimal.
fn points_field(points: Points, start: StartNumber) -> Result<String, WriteError> {
    let tenths = points.hundredths() / 10;
    if points.hundredths() % 10 != 0 {
        return Err(WriteError::PointsTooFine { start, points });
    }
    let sign = if tenths < 0 { "-" } else { "" };
    let text = format!("{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    if text.len() > 4 {
        return Err(WriteError::PointsTooWide { start, points });
    }
    Ok(format!("{text:>4}"))
}

/// Start numbers in columns, each with a blank before it, four wide.
fn numbers(players: impl IntoIterator<Item = StartNumber>) -> String {
    use core::fmt::Write as _;
    let mut text = String::new();
    for (place, player) in players.into_iter().enumerate() {
        let gap = if place == 0 { "" } else { " " };
        // Writing into a `String` never fails.
        let _ = write!(text, "{gap}{player:>4}");
    }
    text
}

/// Start numbers with one blank between them.
fn words(players: impl IntoIterator<Item = StartNumber>) -> String {
    let words: Vec<String> = players.into_iter().map(|player| player.to_string()).collect();
    words.join(" ")
}

/// The letter for a colour.
pub(super) const fn colour_letter(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Black => 'b',
    }
}

/// The letter for what one side got out of a game.
pub(super) const fn result_letter(kind: GameKind, outcome: Option<Outcome>) -> char {
    match (kind, outcome) {
        (GameKind::Forfeit, Some(Outcome::Win)) => '+',
        (GameKind::Forfeit, Some(_)) => '-',
        (GameKind::Unrated, Some(Outcome::Win)) => 'W',
        (GameKind::Unrated, Some(Outcome::Draw)) => 'D',
        (GameKind::Unrated, Some(Outcome::Loss)) => 'L',
        (_, Some(Outcome::Win)) => '1',
        (_, Some(Outcome::Draw)) => '=',
        (_, Some(Outcome::Loss)) => '0',
        (_, None) => '*',
    }
}

/// The letter for a round without an opponent.
const fn unpaired_letter(kind: UnpairedKind) -> char {
    match kind {
        UnpairedKind::PairingBye => 'U',
        UnpairedKind::FullPointBye => 'F',
        UnpairedKind::HalfPointBye => 'H',
        UnpairedKind::ZeroPointBye => 'Z',
        UnpairedKind::ForfeitWin => '+',
        UnpairedKind::ForfeitLoss => '-',
    }
}
