//! From an event to a file.

use crate::{Colour, GameKind, Outcome};

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
