//! Where the values of a player come from (T11).

use core::ffi::c_char;
use std::sync::Arc;

use shashki_tiebreak::{CutMark, ExplainedValue, Explanation, Item, MadeOf, Member, Why};
use shashki_tournament::Event;

use super::handle::{shk_standings, standings};
use super::value::shk_value;
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, no_such};
use crate::memory::{Buffer, Out, free, give, read};
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// Nothing is said of it: a figure of the player's own.
pub const SHK_WHY_NONE: u32 = 0;
/// A game over the board.
pub const SHK_WHY_PLAYED: u32 = 1;
/// A game that has no result yet.
pub const SHK_WHY_UNFINISHED: u32 = 2;
/// A forfeit; the scheduled opponent counts.
pub const SHK_WHY_FORFEIT: u32 = 3;
/// The opponent left after round `after`: he counts with the average of the `group` in his score
/// group (5.4.10.11).
pub const SHK_WHY_OPPONENT_LEFT: u32 = 4;
/// The opponent left after round `after` and nobody else was in his group: he keeps his own points.
pub const SHK_WHY_OPPONENT_LEFT_ALONE: u32 = 5;
/// The plus counts for the lowest number of points in the event (5.4.10.11).
pub const SHK_WHY_PLUS_LOWEST: u32 = 6;
/// The plus, which gives nothing here.
pub const SHK_WHY_PLUS: u32 = 7;
/// No opponent: the round counts 0.
pub const SHK_WHY_NO_OPPONENT: u32 = 8;
/// A dummy opponent with the player's own points (C.07 16.4).
pub const SHK_WHY_DUMMY_OWN: u32 = 9;
/// The same, no more than the scheduled opponent has.
pub const SHK_WHY_DUMMY_OPPONENT: u32 = 10;
/// The same, no more than a draw in every round.
pub const SHK_WHY_DUMMY_DRAWS: u32 = 11;

/// It counts.
pub const SHK_CUT_NONE: u32 = 0;
/// Cut as one of the lowest.
pub const SHK_CUT_LOW: u32 = 1;
/// Cut as one of the highest.
pub const SHK_CUT_HIGH: u32 = 2;

/// The player's own figure.
pub const SHK_MADE_OF_OWN: u32 = 0;
/// Addends, cut ones among them (`shk_explanation_items`).
pub const SHK_MADE_OF_ITEMS: u32 = 1;
/// The games of those level so far, the player among them (`shk_explanation_members`).
pub const SHK_MADE_OF_ENCOUNTER: u32 = 2;
/// Nothing: the criterion was left out.
pub const SHK_MADE_OF_LEFT_OUT: u32 = 3;

/// Where the values of one player come from, criterion by criterion.
///
/// It belongs to the caller, who frees it with `shk_explanation_free`, and doesn't need the standings
/// any more. Several threads may read one at once.
#[derive(Debug)]
pub struct shk_explanation {
    explanation: Explanation,
    event: Arc<Event>,
}

/// One value and what it was made of.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_explained_value {
    /// The value; of a sequence how many numbers it has.
    pub value: shk_value,
    /// `SHK_MADE_OF_...`.
    pub made_of: u32,
    /// How many addends or players level.
    pub count: u32,
}

/// One addend: what a round brings, and why.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_explained_item {
    /// The points (or the rating, or the tie-break) of the opponent or of what stands for him; of a
    /// tie-break of the player's own, what the round brought.
    pub base: shk_value,
    /// What is added up: `base`, or its product with the points made.
    pub adds: shk_value,
    /// The round.
    pub round: u32,
    /// The start number of the scheduled opponent; 0: none.
    pub opponent: u32,
    /// `SHK_WHY_...`.
    pub why: u32,
    /// `SHK_WHY_OPPONENT_LEFT`, `SHK_WHY_OPPONENT_LEFT_ALONE`: after which round; otherwise 0.
    pub after: u32,
    /// `SHK_WHY_OPPONENT_LEFT`: how many are in the group; otherwise 0.
    pub group: u32,
    /// `SHK_CUT_...`.
    pub cut: u32,
    /// Whether the round was left unplayed voluntarily (C.07 15, 16.5): 1 or 0.
    pub voluntary: u32,
    /// 0.
    pub reserved: u32,
}

/// One of those level before a direct encounter.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_explained_member {
    /// What he made against the others; several games of a pair count as one, their average.
    pub sum: shk_value,
    /// His start number.
    pub player: u32,
    /// His place among them.
    pub place: u32,
    /// How many of the others he met.
    pub met: u32,
    /// 0.
    pub reserved: u32,
}

impl From<&ExplainedValue> for shk_explained_value {
    fn from(part: &ExplainedValue) -> Self {
        let (made_of, items) = match &part.made_of {
            MadeOf::Items(items) => (SHK_MADE_OF_ITEMS, items.len()),
            MadeOf::Encounter(members) => (SHK_MADE_OF_ENCOUNTER, members.len()),
            MadeOf::LeftOut => (SHK_MADE_OF_LEFT_OUT, 0),
            _ => (SHK_MADE_OF_OWN, 0),
        };
        Self { value: shk_value::new(&part.value, &mut 0), made_of, count: count(items) }
    }
}

/// Why, after which round, how many in the group.
fn why(why: Option<Why>) -> (u32, u32, u32) {
    let code = match why {
        Some(Why::OpponentLeft { after, group }) => {
            return (SHK_WHY_OPPONENT_LEFT, after.into(), group);
        }
        Some(Why::OpponentLeftAlone { after }) => {
            return (SHK_WHY_OPPONENT_LEFT_ALONE, after.into(), 0);
        }
        Some(Why::Played) => SHK_WHY_PLAYED,
        Some(Why::Unfinished) => SHK_WHY_UNFINISHED,
        Some(Why::Forfeit) => SHK_WHY_FORFEIT,
        Some(Why::PlusLowest) => SHK_WHY_PLUS_LOWEST,
        Some(Why::Plus) => SHK_WHY_PLUS,
        Some(Why::NoOpponent) => SHK_WHY_NO_OPPONENT,
        Some(Why::DummyOwn) => SHK_WHY_DUMMY_OWN,
        Some(Why::DummyOpponent) => SHK_WHY_DUMMY_OPPONENT,
        Some(Why::DummyDraws) => SHK_WHY_DUMMY_DRAWS,
        _ => SHK_WHY_NONE,
    };
    (code, 0, 0)
}

fn item(event: &Event, item: &Item) -> shk_explained_item {
    let opponent = item.opponent.and_then(|index| event.players().get(index as usize));
    let (why, after, group) = why(item.why);
    shk_explained_item {
        base: (&item.base).into(),
        adds: (&item.adds).into(),
        round: item.round.into(),
        opponent: opponent.map_or(0, |player| player.start.get()),
        why,
        after,
        group,
        cut: match item.cut {
            CutMark::Low => SHK_CUT_LOW,
            CutMark::High => SHK_CUT_HIGH,
            _ => SHK_CUT_NONE,
        },
        voluntary: item.voluntary.into(),
        reserved: 0,
    }
}

impl From<&Member> for shk_explained_member {
    fn from(member: &Member) -> Self {
        Self {
            sum: (&member.sum).into(),
            player: member.start.get(),
            place: member.place,
            met: member.met,
            reserved: 0,
        }
    }
}

impl shk_explanation {
    fn part(&self, criterion: usize) -> Result<&ExplainedValue, Fail> {
        let part = self.explanation.parts.get(criterion);
        part.ok_or_else(|| no_such("criterion", "нет такого показателя"))
    }
}

/// Explains the values of a player of the event by his start number; he may be in none of the
/// categories. `SHK_NOT_FOUND`: nobody has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_standings_explain(
    standings: *const shk_standings,
    player: u32,
    explanation: *mut *mut shk_explanation,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (self::standings(standings)?, Out::new(explanation, "explanation")?) };
        let explanation = all.explanation(player)?;
        give(&out, shk_explanation { explanation, event: Arc::clone(&all.event) });
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees an explanation; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_explanation_free(explanation: *mut shk_explanation) {
    // SAFETY: as the contract says.
    unsafe { free(explanation) }
}

/// An explanation in words, a paragraph for each criterion, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_explanation_text(
    explanation: *const shk_explanation,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) =
            unsafe { (read(explanation, "explanation")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&all.explanation.text(&all.event, language(lang)?))
    })
}

/// The values, criterion by criterion, and what they were made of, into an array of `capacity`;
/// `*needed` as for `shk_standings_rows`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_explanation_values(
    explanation: *const shk_explanation,
    values: *mut shk_explained_value,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(values, capacity, "values")?;
            (read(explanation, "explanation")?, out, Out::new(needed, "needed")?)
        };
        out.give(&needed, all.explanation.parts.iter().map(shk_explained_value::from))
    })
}

/// The addends of the value of a criterion by its index from 0, into an array of `capacity`; a value
/// that is made of something else has none. `*needed` as for `shk_standings_rows`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_explanation_items(
    explanation: *const shk_explanation,
    criterion: usize,
    items: *mut shk_explained_item,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(items, capacity, "items")?;
            (read(explanation, "explanation")?, out, Out::new(needed, "needed")?)
        };
        let items = match &all.part(criterion)?.made_of {
            MadeOf::Items(items) => items.as_slice(),
            _ => &[],
        };
        out.give(&needed, items.iter().map(|one| item(&all.event, one)))
    })
}

/// Those level with the player before a direct encounter, the criterion with this index from 0, by
/// their places, into an array of `capacity`; none where he was alone, and of other criteria.
/// `*needed` as for `shk_standings_rows`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_explanation_members(
    explanation: *const shk_explanation,
    criterion: usize,
    members: *mut shk_explained_member,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out, needed) = unsafe {
            let out = Buffer::new(members, capacity, "members")?;
            (read(explanation, "explanation")?, out, Out::new(needed, "needed")?)
        };
        let members = match &all.part(criterion)?.made_of {
            MadeOf::Encounter(members) => members.as_slice(),
            _ => &[],
        };
        out.give(&needed, members.iter().map(shk_explained_member::from))
    })
}
