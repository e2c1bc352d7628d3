//! Who floated lately: met somebody with more or fewer points (`fmjd-program`).

use core::cmp::Ordering;

use shashki_tournament::Event;

/// How many rounds back a float counts.
const ROUNDS_BACK: u16 = 2;

/// Whether the player met a lower-scored opponent in one of the last two rounds.
pub(crate) fn went_down(event: &Event, index: usize, round: u16) -> bool {
    floated(event, index, round, Ordering::Greater)
}

/// Whether the player met a higher-scored opponent in one of the last two rounds.
pub(crate) fn went_up(event: &Event, index: usize, round: u16) -> bool {
    floated(event, index, round, Ordering::Less)
}

/// Points are those before the round of the meeting; forfeits with a scheduled opponent count.
fn floated(event: &Event, index: usize, round: u16, own_against_his: Ordering) -> bool {
    (round.saturating_sub(ROUNDS_BACK).max(1)..round).any(|past| {
        let opponent = event.cell(index, past).scheduled_opponent();
        opponent.and_then(|start| event.index_of(start)).is_some_and(|opponent| {
            let (own, his) =
                (event.points_after(index, past - 1), event.points_after(opponent, past - 1));
            own.cmp(&his) == own_against_his
        })
    })
}
