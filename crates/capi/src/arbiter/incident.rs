//! Violations as they are entered, and what the players and the arbiter do about them (5.4.13).

use shashki_record::{Game, Incident, IrregularityError, Violation};

use super::irregularity::no_irregularity;
use super::violation::{violation, violation_number};
use crate::board::{shk_move, shk_position, square};
use crate::error::{Fail, call, call_with, shk_error};
use crate::game::{alter, game, shk_game, side, side_number};
use crate::memory::Out;
use crate::sized::{Options, fill, options};
use crate::status::{SHK_REFUSED, shk_status};

/// The bit of `shk_incident.flags`: `capture` is the capture that was made.
pub const SHK_INCIDENT_CAPTURE: u32 = 1;

/// What happened. `SHK_INCIDENT_INIT` in C.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_incident {
    /// `sizeof(shk_incident)`.
    pub struct_size: u32,
    /// `SHK_VIOLATION_...`, but not `SHK_VIOLATION_KING_NOT_MARKED`: that one is entered by
    /// `shk_game_king_not_marked`.
    pub violation: i32,
    /// Who did it: `SHK_WHITE` or `SHK_BLACK`.
    pub side: u32,
    /// The first of his pieces that he touched, a square from 1; 0 where that doesn't matter.
    pub touched: u32,
    /// `SHK_INCIDENT_...` bits.
    pub flags: u32,
    /// 0.
    pub reserved: u32,
    /// The capture that was made, where its pieces came off wrongly.
    pub capture: shk_move,
    /// The position that it left.
    pub stood: shk_position,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_incident {
    const FIRST_SIZE: usize = size_of::<Self>();
}

impl shk_incident {
    fn incident(self) -> Result<Incident, Fail> {
        let violation = violation(self.violation)?;
        let touched = if self.touched == 0 { None } else { Some(square(self.touched)?) };
        let capture = if self.flags & SHK_INCIDENT_CAPTURE == 0 {
            None
        } else {
            Some(self.capture.to_move()?)
        };
        let stood =
            if violation == Violation::KingNotMarked { None } else { Some(self.stood.position()?) };
        Ok(Incident { touched, capture, stood, ..Incident::new(violation, side(self.side)?) })
    }
}

impl From<&Incident> for shk_incident {
    fn from(incident: &Incident) -> Self {
        Self {
            struct_size: 0,
            violation: violation_number(incident.violation),
            side: side_number(incident.by),
            touched: incident.touched.map_or(0, |square| square.number().into()),
            flags: if incident.capture.is_some() { SHK_INCIDENT_CAPTURE } else { 0 },
            reserved: 0,
            capture: incident.capture.map_or_else(shk_move::default, Into::into),
            stood: incident.stood.map_or_else(shk_position::default, Into::into),
        }
    }
}

pub(crate) fn irregular(error: IrregularityError) -> Fail {
    let told = Fail::told(SHK_REFUSED, |lang| error.message(lang));
    told.named(error.name()).clause(error.clause())
}

/// Enters a violation: the position that it left becomes a ply, and everything after it is judged from
/// there (5.4.13.2). A position that a legal move gives too is recorded as that move.
///
/// Refused (`SHK_REFUSED`) with a name: `game-over`, `wrong-turn` where the side can't have done that now,
/// `not-a-correction` where the capture is not legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_violate(
    game: *mut shk_game,
    incident: *const shk_incident,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let incident = unsafe { options(incident, "incident")? }.incident()?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.violate(incident).map_err(irregular)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// What an irregularity of the game was, counted from 0, as it was entered; `struct_size` is set before. Of
/// a king that was not marked there is no position (all 0).
///
/// `SHK_NOT_FOUND` where there are fewer irregularities.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_incident(
    game: *const shk_game,
    index: usize,
    incident: *mut shk_incident,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let entered = unsafe { self::game(game)? }.irregularities().get(index);
        let entered = entered.ok_or_else(no_irregularity)?.incident().into();
        // SAFETY: as the contract says.
        unsafe { fill(incident, entered, "incident") }
    })
}

/// Enters that the man crowned by the last move was not marked (5.4.13.2, the thirteenth violation). It is
/// a king all the same. Refused as `nothing-crowned` where the last move crowned no man.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_king_not_marked(
    game: *mut shk_game,
    error: *mut *mut shk_error,
) -> shk_status {
    // SAFETY: as the contract says.
    let run = || unsafe { alter(game, |game| game.king_not_marked().map_err(irregular)) };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The opponent demands that the last violation be corrected (5.4.13.4): the clock goes back, the
/// offender's time runs. What is open to him then: `shk_game_corrections`.
///
/// `side` is who demands. Refused as `nothing-open` (there was none, or it was answered),
/// `not-the-opponent`, `game-over`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_demand_correction(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = crate::game::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.demand_correction(by).map_err(irregular)) }.map(drop)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The opponent, `side`, gives the correction up: the violation stands for good (5.4.13.2).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_waive(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = crate::game::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.waive(by).map_err(irregular)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The offender, `side`, does not agree to correct: the clocks are stopped, the arbiter is called
/// (5.4.13.4). Refused as `nothing-open`, `not-the-offender`, `game-over`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_call_arbiter(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = crate::game::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.call_arbiter(by).map_err(irregular)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The arbiter decides between the players: it is to be corrected, or with `correct` 0 it stands
/// (5.4.13.4).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_arbiter_decides(
    game: *mut shk_game,
    correct: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let decide = |game: &mut Game| game.arbiter_decides(correct != 0).map_err(irregular);
    // SAFETY: as the contract says.
    let run = || unsafe { alter(game, decide) };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The offender, `side`, corrects: the position is put back, and the move made. `m` is NULL where no move
/// is open (`shk_game_corrections` lists none). Refused as `not-a-correction` where it is none of them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_correct(
    game: *mut shk_game,
    side: u32,
    m: *const shk_move,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = crate::game::side(side)?;
        // SAFETY: as the contract says.
        let m = unsafe { m.as_ref() }.map(|m| m.to_move()).transpose()?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.correct(by, m).map_err(irregular)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The opponent, `side`, demands that the other's kings be marked, at any time before the result and
/// without a move (5.4.13.2). `*kings` is the set of those that were not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_demand_marking(
    game: *mut shk_game,
    side: u32,
    kings: *mut u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = crate::game::side(side)?;
        // SAFETY: as the contract says.
        let out = unsafe { Out::new(kings, "kings")? };
        // SAFETY: as the contract says.
        let marked = unsafe { alter(game, |game| game.demand_marking(by).map_err(irregular)) }?;
        out.set(marked.iter().fold(0, |set, square| set | 1 << (square.number() - 1)));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
