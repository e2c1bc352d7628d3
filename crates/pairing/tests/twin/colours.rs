//! Who gets White: P18 to P21, and the profile's table.

use super::facts::Facts;
use super::order::Order;
use super::{Question, System};
use core::cmp::Ordering;
use shashki_tournament::Colour;

/// The two players, White first.
pub(crate) fn white_first(facts: &Facts<'_>, order: &Order, a: usize, b: usize) -> (usize, usize) {
    // The lower start number first: everything below is said of him.
    let (low, high) = if facts.start(a) < facts.start(b) { (a, b) } else { (b, a) };
    match colour_of_lower(facts, order, low, high) {
        Colour::White => (low, high),
        Colour::Black => (high, low),
    }
}

/// The colour of the lower start number.
fn colour_of_lower(facts: &Facts<'_>, order: &Order, low: usize, high: usize) -> Colour {
    if let Some(colour) = three_running_first(facts, low, high) {
        return colour;
    }
    let (due_low, due_high) = (due(facts, low), due(facts, high));
    match (due_low, due_high) {
        (None, None) => nobody_played(facts, order, low, high),
        (Some(due), None) => due,
        (None, Some(due)) => !due,
        (Some(due_low), Some(due_high)) if due_low != due_high => {
            if facts.question.is_fmjd() {
                by_balance(facts, low, high, due_low)
            } else {
                due_low
            }
        }
        (Some(due), Some(_)) => match walk_back(facts, low, high) {
            Some(colour) => colour,
            None if facts.question.is_fmjd() => same_history_fmjd(facts, low, high, due),
            None => due,
        },
    }
}

/// P19: three equal colours running and the other one is his.
fn three_running_first(facts: &Facts<'_>, low: usize, high: usize) -> Option<Colour> {
    match (facts.three_running(low), facts.three_running(high)) {
        (Some(a), Some(b)) if a == b => None, // only in a forced pair: P2 is overridden
        (Some(colour), _) => Some(!colour),
        (None, Some(colour)) => Some(colour),
        (None, None) => None,
    }
}

/// P19: the opposite of the last played colour.
fn due(facts: &Facts<'_>, player: usize) -> Option<Colour> {
    facts.colours(player).first().map(|&colour| !colour)
}

/// P20: at the first place from the end where the histories differ each gets the opposite of what
/// he had there; where one has no game there, the other gets the opposite of what he had.
fn walk_back(facts: &Facts<'_>, low: usize, high: usize) -> Option<Colour> {
    let (low, high) = (facts.colours(low), facts.colours(high));
    for place in 0..low.len().max(high.len()) {
        match (low.get(place), high.get(place)) {
            (Some(a), Some(b)) if a == b => {}
            (Some(&had), _) => return Some(!had),
            (None, Some(&had)) => return Some(had),
            (None, None) => {}
        }
    }
    None
}

/// P18, P21: neither has played.
fn nobody_played(facts: &Facts<'_>, order: &Order, low: usize, high: usize) -> Colour {
    let odd_is = |odd: bool, colour: Colour| if odd { colour } else { !colour };
    if facts.question.system != System::Lot {
        return odd_is(facts.start(low).is_odd(), first_colour(facts));
    }
    if facts.question.round > 1 {
        return odd_is(facts.start(low).is_odd(), Colour::White);
    }
    // Odd drawn numbers get White; of equal parity the earlier drawn one decides, and of unequal
    // parity it makes no difference who does.
    let (number_low, number_high) = (order.drawn_number(low), order.drawn_number(high));
    let earlier_is_white = number_low.min(number_high) % 2 == 1;
    let low_is_earlier = number_low < number_high;
    if earlier_is_white == low_is_earlier { Colour::White } else { Colour::Black }
}

/// P18: the colour of the odd start numbers: as given; else read off the lowest odd start number
/// with a played game in round 1; else White.
fn first_colour(facts: &Facts<'_>) -> Colour {
    let Question { event, round, .. } = *facts.question;
    let given = facts.question.first_colour.or(event.draw().first_colour);
    let odd = |player: &usize| event.players()[*player].start.is_odd();
    let read_off = || {
        let players = 0..event.players().len();
        players.filter(odd).find_map(|player| event.cell(player, 1).played_colour())
    };
    given.or_else(|| if round > 1 { read_off() } else { None }).unwrap_or(Colour::White)
}

/// Whites less blacks.
fn balance(facts: &Facts<'_>, player: usize) -> i32 {
    let worth = |colour| if colour == Colour::White { 1 } else { -1 };
    facts.colours(player).into_iter().map(worth).sum()
}

/// "The lower balance gets white, equal balances: each his due."
fn by_balance(facts: &Facts<'_>, low: usize, high: usize, due_low: Colour) -> Colour {
    match balance(facts, low).cmp(&balance(facts, high)) {
        Ordering::Less => Colour::White,
        Ordering::Equal => due_low,
        Ordering::Greater => Colour::Black,
    }
}

/// "The one with more points, then the lower start number, gets the colour that balances him
/// (balanced: his due one)."
fn same_history_fmjd(facts: &Facts<'_>, low: usize, high: usize, due: Colour) -> Colour {
    let balancing = match balance(facts, low).cmp(&0) {
        Ordering::Less => Colour::White,
        Ordering::Equal => due,
        Ordering::Greater => Colour::Black,
    };
    // The histories are the same, so are the balances and the dues.
    if facts.points(low) >= facts.points(high) { balancing } else { !balancing }
}
