//! A move's text held against a position.

use core::ops::ControlFlow;

use shashki_board::{Move, MoveOptions, Numbering, Position, Refusal, Square};

use super::{MoveMark, MoveText, PdnSquare};

/// The legal move that a text names.
pub(super) fn resolve(
    position: &Position,
    text: &MoveText<'_>,
    numbering: Numbering,
) -> Result<Move, Box<Refusal>> {
    match by_ends(position, text, numbering) {
        Some(found) => Ok(found),
        None => carefully(position, text, numbering),
    }
}

/// The only move with the first and the last square, where the text gives these and no more: so
/// nearly every move is found.
#[inline]
fn by_ends(position: &Position, text: &MoveText<'_>, numbering: Numbering) -> Option<Move> {
    let mut squares = text.squares();
    let (from, to) = (squares.next()?, squares.next()?);
    if text.file().is_some() || squares.next().is_some() {
        return None;
    }
    let (from, to) = (square(from, numbering)?, square(to, numbering)?);
    let mut found = None;
    let several = position.visit_moves(|m| {
        if m.to() == to && m.from() == from {
            if found.is_some() {
                return ControlFlow::Break(());
            }
            found = Some(m);
        }
        ControlFlow::Continue(())
    });
    if several.is_break() {
        return None;
    }
    // A mark of capture claims something; the careful reading knows what it says of a quiet move.
    found.filter(|m| m.is_capture() || text.mark() != MoveMark::Capture)
}

fn square(square: PdnSquare, numbering: Numbering) -> Option<Square> {
    match square {
        PdnSquare::Named { file, rank } => Square::from_coordinates(file, rank),
        PdnSquare::Number(number) => numbering.square(number),
    }
}

/// Whole and partial paths, short forms, and the reasons of refusal.
#[cold]
fn carefully(
    position: &Position,
    text: &MoveText<'_>,
    numbering: Numbering,
) -> Result<Move, Box<Refusal>> {
    let options = MoveOptions { numbering, ..MoveOptions::default() };
    let text = String::from_utf8_lossy(text.raw());
    position.read_move_with(&text, options).map_err(Box::new)
}
