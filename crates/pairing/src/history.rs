//! The colours that a player had: those of played games alone count (5.4.10.2).

use shashki_tournament::{Colour, Event};

/// The colours of a player's played games before a round, the latest first. In a micro-match the
/// colour of its first game counts (P32).
pub(crate) fn colours(event: &Event, index: usize, round: u16) -> impl Iterator<Item = Colour> {
    (1..round).rev().filter_map(move |past| event.cell(index, past).played_colour())
}

/// The colour of the last three played games, if it was the same in all of them (P2). Rounds
/// without a game in between neither break nor lengthen the run.
pub(crate) fn run_of_three(event: &Event, index: usize, round: u16) -> Option<Colour> {
    let mut latest = colours(event, index, round);
    let colour = latest.next()?;
    (latest.next()? == colour && latest.next()? == colour).then_some(colour)
}
