//! P18 and P21: colours without a played game to go by.

use shashki_base::Seed;
use shashki_pairing::{ColourReason, ColourSource, FirstColour, Note, PairError, Request, System};
use shashki_tournament::{AbsenceKind, Colour};

use crate::build::{Table, boards, forced, forcing, number, seeded, table, warnings};

const SYSTEM: System = System::Coefficient;

fn with_colour(colour: FirstColour) -> Request {
    Request { first_colour: Some(colour), ..Request::new(SYSTEM) }
}

/// The same event, with nothing said about the first colour.
fn unrecorded(table: Table) -> Table {
    table.change(|draft| draft.draw.first_colour = None)
}

/// 5.4.10.5.2 «Все участники из верхней половины, имеющие нечетные номера, играют тем же цветом, что
/// и первый, а все, имеющие четные номера - противоположным цветом».
#[test]
fn p18_round_1_odd_numbers_of_the_upper_half_have_the_first_colour() {
    assert_eq!(table(8).boards(SYSTEM), "1-5 6-2 3-7 8-4");
    let black = table(8).draw(&with_colour(FirstColour::Given(Colour::Black)));
    assert_eq!(boards(&black), "5-1 2-6 7-3 4-8");
    // 5.4.10.7.2 has the same words: 1-8, 2-7, 3-6, 4-5.
    assert_eq!(table(8).boards(System::CurrentBuchholz), "1-8 7-2 3-6 5-4");
}

/// The colour is that of the odd numbers, not that of whoever leads the first board: without number
/// 1 it is 2 3 4 | 5 6 7: 2-5, 3-6, 4-7, and White has 5, 3, 7.
#[test]
fn p18_round_one_number_one_absent_odd_numbers_keep_the_colour() {
    let table = table(7).absent(1, None, AbsenceKind::Zero);
    assert_eq!(table.boards(SYSTEM), "5-2 3-6 7-4");
}

/// Equal parity: the lower number decides, and the other gets what is left. 1-3: 1 is odd, White;
/// 2-4: 2 is even, Black.
#[test]
fn p18_of_two_with_equal_parity_the_lower_number_decides() {
    assert_eq!(table(4).boards(SYSTEM), "1-3 4-2");
}

/// What the event records, unless the request says otherwise.
#[test]
fn p18_the_recorded_colour_holds_unless_another_is_given() {
    let black = table(4).change(|draft| draft.draw.first_colour = Some(Colour::Black));
    assert_eq!(black.boards(SYSTEM), "3-1 2-4");
    let given = black.draw(&with_colour(FirstColour::Given(Colour::White)));
    assert_eq!(boards(&given), "1-3 4-2");
    let source = |source| Note::FirstColour { colour: Colour::White, source };
    assert!(given.notes.contains(&source(ColourSource::Given)));
    assert!(table(4).draw(&Request::new(SYSTEM)).notes.contains(&source(ColourSource::Recorded)));
}

/// «Цвет шашек в первой паре определяется жребием»: drawn, said, and recorded with its seed; never a
/// silent white.
#[test]
fn p18_round_1_without_a_colour_is_drawn_and_recorded() {
    let table = unrecorded(table(4));
    assert_eq!(table.refused(&Request::new(SYSTEM)), PairError::SeedMissing);
    let mut seen = Vec::new();
    for seed in 0..16 {
        let pairing = table.draw(&seeded(SYSTEM, seed));
        assert_eq!(pairing, table.draw(&seeded(SYSTEM, seed)), "the same seed, the same colour");
        let drawn = pairing.notes.iter().find_map(|note| match *note {
            Note::FirstColour { colour, source: ColourSource::Drawn(from) } => Some((colour, from)),
            _ => None,
        });
        let (colour, from) = drawn.expect("a note");
        assert_eq!(from, Seed(seed));
        let expected = if colour == Colour::White { "1-3 4-2" } else { "3-1 2-4" };
        assert_eq!(boards(&pairing), expected);
        let event = pairing.apply(&table.event()).expect("an event");
        assert_eq!(event.draw().first_colour, Some(colour));
        assert_eq!(event.draw().seed, Some(Seed(seed)));
        seen.push(colour);
    }
    assert!(seen.contains(&Colour::White) && seen.contains(&Colour::Black), "{seen:?}");
}

/// The lot can be asked for even where a colour stands.
#[test]
fn p18_the_lot_can_be_asked_for() {
    let request = Request { seed: Some(Seed(5)), ..with_colour(FirstColour::Lot) };
    let drawn = table(4).draw(&request);
    let is_drawn = |note: &Note| {
        matches!(note, Note::FirstColour { source: ColourSource::Drawn(Seed(5)), .. })
    };
    assert!(drawn.notes.iter().any(is_drawn));
    assert_eq!(table(4).refused(&with_colour(FirstColour::Lot)), PairError::SeedMissing);
}

/// In later rounds it is read off the lowest odd number with a *played* game in round 1: 3, who had
/// Black. 1 stood with White in a game that nobody played.
///
/// 4 3 | 6 5 2 1; 4 and 3 have met, so both come down: 4-6, 3-5; 2-1. 4 had White, so 6 gets it; 3 had
/// Black, so he gets White; 2-1 neither has played: odd numbers have Black.
#[test]
fn p18_later_the_colour_is_read_off_the_lowest_odd_number_that_played() {
    let table = unrecorded(table(6).round("4=3 1x2 5x6"));
    assert_eq!(table.boards(SYSTEM), "6-4 3-5 2-1");
    let pairing = table.draw(&Request::new(SYSTEM));
    let source = ColourSource::ReadOff(number(3));
    assert!(pairing.notes.contains(&Note::FirstColour { colour: Colour::Black, source }));
    assert!(warnings(&pairing).is_empty());
}

/// If that fails too: White, with a warning. 4 3 | 2 1: 4-2, 3-1.
#[test]
fn p18_with_nothing_to_read_white_is_assumed_and_warned_of() {
    let table = unrecorded(table(4).round("1x2 4x3"));
    let pairing = table.draw(&Request::new(SYSTEM));
    assert_eq!(boards(&pairing), "4-2 1-3");
    let source = ColourSource::Assumed;
    assert_eq!(warnings(&pairing), [&Note::FirstColour { colour: Colour::White, source }]);
    // What was only assumed is not recorded.
    assert_eq!(pairing.apply(&table.event()).expect("an event").draw().first_colour, None);
}

/// 5.4.10.4 «нечетные номера играют белыми»: the drawn numbers. Drawn 2 1 4 3 5: 2-1, 4-3; the event's
/// first colour has no say.
#[test]
fn p18_by_lot_odd_drawn_numbers_have_white() {
    let table = table(5).lot(&[2, 1, 4, 3, 5]);
    assert_eq!(table.boards(System::Lot), "2-1 4-3 bye 5");
    let black = table.change(|draft| draft.draw.first_colour = Some(Colour::Black));
    assert_eq!(black.boards(System::Lot), "2-1 4-3 bye 5");
}

/// Equal parity: the earlier drawn one decides. Drawn 2 1 4 3, 2-1 forbidden: 2 (first) takes 4
/// (third) and has White; 1 (second) takes 3 (fourth) and has Black.
#[test]
fn p18_by_lot_of_two_with_equal_parity_the_earlier_drawn_decides() {
    let table = table(4).lot(&[2, 1, 4, 3]).forbid(&[1, 2]);
    assert_eq!(table.boards(System::Lot), "2-4 3-1");
}

/// The drawn number is the place in the whole list, the bye counted: with the bye third, 4 and 5 are
/// fourth and fifth, and 5 has White.
#[test]
fn p18_by_lot_the_bye_counts_in_the_list() {
    let request = forcing(System::Lot, &[forced(3, 0, None)]);
    let pairing = table(5).lot(&[1, 2, 3, 4, 5]).draw(&request);
    assert_eq!(boards(&pairing), "1-2 5-4 bye 3");
}

/// P21: one has no played game, so the other gets his due colour. 5 had a plus and is last but for the
/// other; 5 | 4 3 2, the bye 1. 4 had White: 5 gets it. 3 and 2 both had Black: 2 gets White.
#[test]
fn p21_against_one_without_a_game_the_other_gets_his_due() {
    let table = table(5).round("1=3 4=2 5U");
    assert_eq!(table.boards(SYSTEM), "5-4 2-3 bye 1");
    let reason = table.board(&Request::new(SYSTEM), 4, 5);
    assert_eq!(reason, ("5-4".to_owned(), ColourReason::OnlyOneHistory));
    // 2 had Black, and gets White, whoever is odd.
    let table = crate::build::table(5).round("1=3 2=4 5U");
    assert_eq!(table.board(&Request::new(SYSTEM), 4, 5).0, "4-5");
}

/// A forfeited game is none: the colours in which they were paired count for nothing (5.4.10.2). 4-2,
/// 3-1: as in round 1.
#[test]
fn p21_neither_has_played_as_in_round_1() {
    let table = table(4).round("1x2 4x3");
    assert_eq!(table.boards(SYSTEM), "4-2 1-3");
}

/// In the lot after round 1 the lower *start* number decides, odd: White. Drawn 2 4 3 1: 2-4, 3-1.
/// By drawn numbers 2 and 3 would have White.
#[test]
fn p21_by_lot_after_round_1_the_lower_start_number_decides() {
    let table = table(4).round("1x2 4x3").lot(&[2, 4, 3, 1]);
    assert_eq!(table.boards(System::Lot), "4-2 1-3");
}
