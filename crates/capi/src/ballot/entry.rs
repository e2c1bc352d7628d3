//! The ballots of a table in numbers, its faults, and one drawn as a document.

use core::ffi::c_char;

use shashki_base::Seed;
use shashki_record::{Ballot, BallotFault, BallotProblem, document};

use super::{none, shk_ballots};
use crate::board::{shk_move, shk_position};
use crate::error::call;
use crate::memory::{Buffer, Out, read};
use crate::status::shk_status;
use crate::text::{TextOut, text};

/// A ballot of a table, in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_ballot {
    /// The number of its line in the table, from 1.
    pub line: u32,
    /// How many moves it has; 0: it is a position.
    pub move_count: u32,
    /// The position with which the game begins.
    pub position: shk_position,
    /// With flying men White's man's square in the initial position, and where it stands; 0 where none
    /// flew.
    pub white_from: u8,
    /// Where it stands.
    pub white_to: u8,
    /// Of Black's man.
    pub black_from: u8,
    /// Where it stands.
    pub black_to: u8,
    /// 0.
    pub reserved: u32,
}

impl shk_ballot {
    pub(super) fn of(line: usize, ballot: &Ballot) -> Self {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let [white, black] = ballot.flying_men().unwrap_or_default();
        let flown = |man: Option<(shashki_board::Square, shashki_board::Square)>| {
            man.map_or((0, 0), |(from, to)| (from.number(), to.number()))
        };
        let ((white_from, white_to), (black_from, black_to)) = (flown(white), flown(black));
        Self {
            line: count(line),
            move_count: count(ballot.moves().len()),
            position: ballot.position().into(),
            white_from,
            white_to,
            black_from,
            black_to,
            reserved: 0,
        }
    }
}

/// The ballots of a table, from the one numbered `first`, counted from 0, into an array of `capacity`;
/// `*count` is how many there are from there on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_describe(
    ballots: *const shk_ballots,
    first: usize,
    described: *mut shk_ballot,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out, count) = unsafe {
            let out = Buffer::new(described, capacity, "described")?;
            (read(ballots, "ballots")?, out, Out::new(count, "count")?)
        };
        let entries = ballots.0.entries().get(first..).ok_or_else(none)?;
        out.give(&count, entries.iter().map(|entry| shk_ballot::of(entry.line, &entry.ballot)))
    })
}

/// The moves of a ballot, counted from 0, into an array of `capacity`; `*count` is how many there are, 0
/// where it is a position.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_moves(
    ballots: *const shk_ballots,
    index: usize,
    moves: *mut shk_move,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out, count) = unsafe {
            let out = Buffer::new(moves, capacity, "moves")?;
            (read(ballots, "ballots")?, out, Out::new(count, "count")?)
        };
        let ballot = &ballots.0.entries().get(index).ok_or_else(none)?.ballot;
        out.give(&count, ballot.moves().iter().map(|&m| m.into()))
    })
}

/// The name of the table of the file to which a ballot, counted from 0, belongs, as text out; empty where
/// the file names none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_table(
    ballots: *const shk_ballots,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out) =
            unsafe { (read(ballots, "ballots")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&ballots.0.entries().get(index).ok_or_else(none)?.table)
    })
}

/// The file has no ballot.
pub const SHK_BALLOT_NO_BALLOTS: i32 = 1;
/// The first line names an `id` and neither moves nor positions.
pub const SHK_BALLOT_NO_COLUMN: i32 = 2;
/// The file has too many lines.
pub const SHK_BALLOT_TOO_MANY_LINES: i32 = 3;
/// The ballot has no name.
pub const SHK_BALLOT_NO_ID: i32 = 4;
/// It has neither moves nor a position.
pub const SHK_BALLOT_NOTHING_GIVEN: i32 = 5;
/// Its position is none.
pub const SHK_BALLOT_FEN: i32 = 6;
/// One of its moves is not legal.
pub const SHK_BALLOT_MOVE: i32 = 7;
/// Its columns of moves name different moves.
pub const SHK_BALLOT_MOVES_DISAGREE: i32 = 8;
/// Its moves lead to another position than the one it gives.
pub const SHK_BALLOT_POSITION_DISAGREES: i32 = 9;
/// The side to move has no move in its position.
pub const SHK_BALLOT_NO_MOVES: i32 = 10;
/// An earlier line has the same name for another position.
pub const SHK_BALLOT_SAME_ID: i32 = 11;
/// An earlier line leads to the same position: a warning, the table can be used.
pub const SHK_BALLOT_DUPLICATE: i32 = 12;
/// A fault that this version doesn't number.
pub const SHK_BALLOT_OTHER: i32 = -1;

/// What is wrong with a line of an opening table.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_ballot_fault {
    /// `SHK_BALLOT_...`.
    pub problem: i32,
    /// The number of the line, from 1; 0 for the whole file.
    pub line: u32,
    /// The other line of which the fault speaks; 0 where there is none.
    pub other_line: u32,
    /// The ply that is not legal, from 1; 0 otherwise.
    pub ply: u32,
}

impl From<&BallotFault> for shk_ballot_fault {
    fn from(fault: &BallotFault) -> Self {
        let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let (mut other_line, mut ply) = (0, 0);
        let problem = match &fault.problem {
            BallotProblem::NoBallots => SHK_BALLOT_NO_BALLOTS,
            BallotProblem::NoColumn => SHK_BALLOT_NO_COLUMN,
            BallotProblem::TooManyLines => SHK_BALLOT_TOO_MANY_LINES,
            BallotProblem::NoId => SHK_BALLOT_NO_ID,
            BallotProblem::NothingGiven => SHK_BALLOT_NOTHING_GIVEN,
            BallotProblem::Fen(_) => SHK_BALLOT_FEN,
            BallotProblem::Move(error) => {
                ply = number(error.ply);
                SHK_BALLOT_MOVE
            }
            BallotProblem::MovesDisagree => SHK_BALLOT_MOVES_DISAGREE,
            BallotProblem::PositionDisagrees { .. } => SHK_BALLOT_POSITION_DISAGREES,
            BallotProblem::NoMoves => SHK_BALLOT_NO_MOVES,
            BallotProblem::SameId { line } => {
                other_line = number(*line);
                SHK_BALLOT_SAME_ID
            }
            BallotProblem::Duplicate { line } => {
                other_line = number(*line);
                SHK_BALLOT_DUPLICATE
            }
            _ => SHK_BALLOT_OTHER,
        };
        Self { problem, line: number(fault.line), other_line, ply }
    }
}

/// The faults of a table, into an array of `capacity`; `*count` is how many there are. Their words:
/// `shk_ballots_fault`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_faults(
    ballots: *const shk_ballots,
    faults: *mut shk_ballot_fault,
    capacity: usize,
    count: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, out, count) = unsafe {
            let out = Buffer::new(faults, capacity, "faults")?;
            (read(ballots, "ballots")?, out, Out::new(count, "count")?)
        };
        out.give(&count, ballots.0.faults().iter().map(Into::into))
    })
}

/// Draws a ballot by lot, as `shk_ballots_draw` does with the round as the stream, and gives it as JSON, text
/// out: `table`, `id`, `line`, `moves`, `fen`, `round`, `seed`, `algorithm`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_ballots_draw_json(
    ballots: *const shk_ballots,
    seed: u64,
    round: u64,
    table: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (ballots, name, out) = unsafe {
            let name = text(table, length, "table")?;
            (read(ballots, "ballots")?, name, TextOut::new(buffer, capacity, needed)?)
        };
        let among = (!table.is_null()).then_some(name);
        let drawn = ballots.0.draw(Seed(seed), round, among).ok_or_else(none)?;
        out.give(&document::ballot(drawn, Seed(seed), round))
    })
}
