//! The boards of a re-paired round: what was published keeps its colours (P23), the rest gets them
//! as in any draw (P18 to P21).

use shashki_tournament::{Colour, Points, StartNumber};

use super::published::{Partners, Published};
use super::{Hall, NewBoard};
use crate::colours::{ColourReason, Colours};
use crate::draw;
use crate::field::{Entrant, Field};
use crate::{Board, Note, PairError, System, history};

/// The boards in their order, and those of them that were kept with other colours.
pub(super) struct Made {
    pub(super) boards: Vec<Board>,
    pub(super) swapped: Vec<(StartNumber, StartNumber)>,
}

pub(super) fn make(
    hall: Hall<'_>,
    published: &Published,
    partners: &Partners,
    pairs: &[(usize, usize)],
    notes: &mut Vec<Note>,
) -> Result<Made, PairError> {
    let places = &hall.field.places;
    let white = |start| published.boards.iter().any(|&(white, _)| white == start);
    let mut made = Made { boards: Vec::with_capacity(pairs.len()), swapped: Vec::new() };
    let mut colours: Option<Colours<'_>> = None; // a lot may be needed for them, so only if at all
    let mut source = None;
    let mut first_colour_used = false;
    for (a, b) in draw::board_order(places, pairs) {
        let (a, b) = (&places[a], &places[b]);
        if partners.get(&a.start) == Some(&Some(b.start)) {
            let (first, second) = if white(a.start) { (a, b) } else { (b, a) };
            let swap = fourth_time(hall, first, second) && !fourth_time(hall, second, first);
            let (first, second) = if swap { (second, first) } else { (first, second) };
            made.boards.push(draw::board(first, second, Colour::White));
            if swap {
                made.swapped.push((first.start, second.start));
            }
            continue;
        }
        let rule = if let Some(rule) = &colours {
            rule
        } else {
            let (odd, from) = draw::first_colour(hall.event, hall.request, hall.setting)?;
            source = Some(from);
            colours.insert(draw::colours(hall.event, hall.setting, odd))
        };
        let (colour, reason) = rule.decide(a, b);
        first_colour_used |=
            reason == ColourReason::FirstColour && hall.setting.system != System::Lot;
        made.boards.push(draw::board(a, b, colour));
    }
    if let (true, Some(rule), Some(source)) = (first_colour_used, colours, source) {
        notes.push(Note::FirstColour { colour: rule.odd, source });
    }
    Ok(made)
}

/// Whether with these colours one of the two would have his a fourth time running (P2).
fn fourth_time(hall: Hall<'_>, white: &Entrant, black: &Entrant) -> bool {
    let run = |e: &Entrant| history::run_of_three(hall.event, e.index, hall.setting.round);
    run(white) == Some(Colour::White) || run(black) == Some(Colour::Black)
}

/// The total difference in points inside boards; a bye counts with the points of who gets it.
pub(super) fn points_difference(field: &Field, boards: &[NewBoard]) -> Points {
    let points = |start: StartNumber| {
        let entrant = field.places.iter().find(|entrant| entrant.start == start);
        entrant.map_or(Points::ZERO, |entrant| entrant.points)
    };
    let difference = |board: &NewBoard| {
        let first = points(board.first);
        board.second.map_or(first, |second| {
            let second = points(second);
            first.max(second) - first.min(second)
        })
    };
    boards.iter().map(difference).sum()
}
