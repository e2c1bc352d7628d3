//! What can be wrong in a TRF file, and what a lenient reader does about it.

use crate::{Fault, OptionError, Points, StartNumber};

/// What is wrong at one place of a TRF file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// The bytes are not UTF-8.
    NotUtf8 {
        /// The offset of the first byte that is none, from 0.
        offset: usize,
    },
    /// No line of the file is one of a TRF.
    NotTrf,
    /// A control character, a tab included, inside a line. [`Repair::ControlCharacter`]
    ControlCharacter {
        /// The character.
        found: char,
    },
    /// Something stands in a column that separates two fields. [`Repair::Separator`]
    Separator,
    /// A player record without a number from 1 to 9,999 in columns 5 to 8.
    BadStart,
    /// A start number with more than four digits, the most that the format has room for.
    StartTooLarge,
    /// Two player records with one start number.
    DuplicateStart {
        /// The line of the first.
        first_line: usize,
    },
    /// A start number is missing below a given one. [`Repair::Gap`]
    MissingStart {
        /// The lowest number that is missing.
        missing: StartNumber,
    },
    /// A rating that is no number. [`Repair::Rating`]
    BadRating,
    /// A rating with more than four digits, the most that the format has room for.
    RatingTooLarge,
    /// A points column that is no number. [`Repair::PointsColumn`]
    BadPoints,
    /// A points column that is not the sum of the results. [`Repair::PointsColumn`]
    PointsDiffer {
        /// The sum of the results of the rounds that are paired.
        expected: Points,
    },
    /// A place that is no number. [`Repair::PlaceColumn`]
    BadPlace,
    /// An opponent that is no number.
    BadOpponent,
    /// An opponent who has no player record.
    UnknownOpponent,
    /// A player stands as his own opponent.
    OwnOpponent,
    /// A colour other than `w`, `b`, `-` or blank. [`Repair::Colour`]
    BadColour,
    /// A game without a colour. [`Repair::Colour`], if the opponent's line has one
    MissingColour,
    /// A colour in a round without an opponent. [`Repair::ColourWithoutOpponent`]
    ColourWithoutOpponent,
    /// A result letter that the format doesn't have. [`Repair::UnknownResult`]
    BadResult,
    /// A result that needs an opponent, without one. [`Repair::ResultWithoutOpponent`]
    ResultWithoutOpponent,
    /// A bye or an absence with an opponent. [`Repair::ByeWithOpponent`]
    ByeWithOpponent,
    /// The opponent's line says nothing, or another opponent. [`Repair::Mirror`]
    NotMirrored {
        /// The opponent's line.
        other_line: usize,
    },
    /// The opponent's line has a result that doesn't go with this one. [`Repair::Mirror`]
    ResultsContradict {
        /// The opponent's line.
        other_line: usize,
    },
    /// The opponent's line has the same colour. [`Repair::Mirror`]
    ColoursContradict {
        /// The opponent's line.
        other_line: usize,
    },
    /// A column for a round above 999.
    TooManyRounds,
    /// Something else where a number should stand.
    BadNumber {
        /// What the number stands for.
        what: Quantity,
    },
    /// A letter that the record doesn't have.
    BadLetter {
        /// The letters it has.
        expected: &'static str,
    },
    /// A number that no player has. [`Repair::UnknownPlayer`]
    UnknownPlayer,
    /// A record without the players it is about.
    NoPlayers,
    /// Two records that say different things of what there is once. [`Repair::SecondValue`]
    SecondValue {
        /// The line of the first.
        first_line: usize,
    },
    /// Points for a result that the player doesn't have. [`Repair::ForeignResult`]
    ForeignResult,
    /// A scoring code that the format doesn't have.
    BadScoringCode,
    /// A directive whose value can't be read.
    BadDirective {
        /// What it should look like.
        expected: &'static str,
    },
    /// A directive that contradicts the records of its round.
    NoSuchMeeting,
    /// A seed of another generator than ours: our lots can't be drawn from it.
    UnknownAlgorithm,
    /// An option of the pairing that can't be set so.
    Option(OptionError),
    /// The event as a whole is contradictory.
    Fault(Fault),
}

/// What a number stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Quantity {
    /// A round.
    Round,
    /// A number of rounds.
    Rounds,
    /// Points.
    Points,
    /// A player's start number.
    Player,
    /// A rating.
    Rating,
}

/// What a lenient reader does where a strict one refuses: the whole list.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Repair {
    /// Tabs are read as blanks up to the next multiple of eight columns, other control characters
    /// as one blank each.
    ControlCharacter,
    /// What stands between two fields is not read.
    Separator,
    /// Start numbers may have gaps; the event says so ([`gaps_allowed`](crate::Draft)).
    Gap,
    /// The player counts as unrated.
    Rating,
    /// The points column is not read: the results hold.
    PointsColumn,
    /// The place is not read.
    PlaceColumn,
    /// The colour is taken from the opponent's line.
    Colour,
    /// The colour is not read.
    ColourWithoutOpponent,
    /// The game counts as unfinished; without an opponent the round counts as blank.
    UnknownResult,
    /// `1`, `W` are read as a full-point bye, `=`, `D` as a half-point bye, `0`, `L` as a
    /// zero-point bye.
    ResultWithoutOpponent,
    /// `Z` is read as a loss by forfeit (the no-show of many hosts), `F` and `U` as a win by
    /// forfeit, `H` as an unfinished game.
    ByeWithOpponent,
    /// One line without a colour or result gets them from the other; a line without the opponent
    /// gets him where it is free, else the entry falls; of two equal colours the lower start
    /// number's holds; `1` against `-` and `0` against `+` are a forfeit; other contradictory
    /// results make the game unfinished.
    Mirror,
    /// The number is left out.
    UnknownPlayer,
    /// The first of the two holds.
    SecondValue,
    /// The player is left out of the record.
    ForeignResult,
}

impl Problem {
    /// What a lenient reader does about it; none where it refuses too.
    pub const fn repair(&self) -> Option<Repair> {
        Some(match self {
            Self::ControlCharacter { .. } => Repair::ControlCharacter,
            Self::Separator => Repair::Separator,
            Self::MissingStart { .. } => Repair::Gap,
            Self::BadRating => Repair::Rating,
            Self::BadPoints | Self::PointsDiffer { .. } => Repair::PointsColumn,
            Self::BadPlace => Repair::PlaceColumn,
            Self::BadColour | Self::MissingColour => Repair::Colour,
            Self::ColourWithoutOpponent => Repair::ColourWithoutOpponent,
            Self::BadResult => Repair::UnknownResult,
            Self::ResultWithoutOpponent => Repair::ResultWithoutOpponent,
            Self::ByeWithOpponent => Repair::ByeWithOpponent,
            Self::NotMirrored { .. }
            | Self::ResultsContradict { .. }
            | Self::ColoursContradict { .. } => Repair::Mirror,
            Self::UnknownPlayer => Repair::UnknownPlayer,
            Self::SecondValue { .. } => Repair::SecondValue,
            Self::ForeignResult => Repair::ForeignResult,
            _ => return None,
        })
    }

    /// Whether it is a limit of the format rather than an error in the file.
    pub const fn is_limit(&self) -> bool {
        match self {
            Self::StartTooLarge | Self::RatingTooLarge | Self::TooManyRounds => true,
            Self::Fault(fault) => fault.is_limit(),
            _ => false,
        }
    }

    /// The other line that has to do with it.
    pub const fn other_line(&self) -> Option<usize> {
        match self {
            Self::NotMirrored { other_line }
            | Self::ResultsContradict { other_line }
            | Self::ColoursContradict { other_line } => Some(*other_line),
            Self::DuplicateStart { first_line } | Self::SecondValue { first_line } => {
                Some(*first_line)
            }
            _ => None,
        }
    }
}
