//! Claims of a draw, with their verdicts.

use core::ffi::c_char;

use shashki_record::{Claim, CountAnswer, CountClaim, Game, Verdict, WhyNot};

use super::draws::{profile, rule};
use super::handle::{alter, shk_game};
use super::plies::side;
use crate::error::{Fail, call_with, shk_error};
use crate::memory::Out;
use crate::sized::{Options, options};
use crate::status::{SHK_REFUSED, shk_status};
use crate::text::text;

/// The bit of `shk_claim.flags`: right (a) is claimed, that the position stands for the third time.
pub const SHK_CLAIM_STANDING: u32 = 1;
/// The bit: the claimant's record has gaps.
pub const SHK_CLAIM_RECORD_INCOMPLETE: u32 = 2;
/// The bit: his flag fell while the claim was examined.
pub const SHK_CLAIM_FLAG_FELL: u32 = 4;

/// A claim of a draw by repetition (5.4.12.2). `SHK_CLAIM_INIT` in C.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_claim {
    /// `sizeof(shk_claim)`.
    pub struct_size: u32,
    /// Who claims: `SHK_WHITE` or `SHK_BLACK`.
    pub side: u32,
    /// The move that is written and not made, right (b), as text; NULL where there is none.
    pub written: *const c_char,
    /// The bytes of that text.
    pub written_length: usize,
    /// `SHK_CLAIM_...` bits.
    pub flags: u32,
    /// 0.
    pub reserved: u32,
}

// SAFETY: a size, then numbers and a pointer.
unsafe impl Options for shk_claim {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The claim was upheld: a draw.
pub const SHK_CLAIM_UPHELD: i32 = 0;
/// It was examined and refused; a written move counts as made.
pub const SHK_CLAIM_REFUSED: i32 = 1;
/// It was refused and the flag fell: the claimant loses.
pub const SHK_CLAIM_LOST: i32 = 2;
/// It is not examined; nothing has changed.
pub const SHK_CLAIM_NOT_EXAMINED: i32 = 3;

pub(crate) fn verdict_number(verdict: &Verdict) -> i32 {
    match (verdict.examined, verdict.upheld, verdict.result.is_some()) {
        (false, ..) => SHK_CLAIM_NOT_EXAMINED,
        (true, true, _) => SHK_CLAIM_UPHELD,
        (true, false, true) => SHK_CLAIM_LOST,
        (true, false, false) => SHK_CLAIM_REFUSED,
    }
}

/// The claim that a caller makes.
///
/// # Safety
///
/// As for [`options`], and for [`text`] of the written move.
pub(crate) unsafe fn claim(pointer: *const shk_claim) -> Result<Claim, Fail> {
    // SAFETY: as the caller promises.
    let claim = unsafe { options(pointer, "claim")? };
    let written = if claim.written.is_null() && claim.written_length == 0 {
        None
    } else {
        // SAFETY: as the caller promises.
        Some(unsafe { text(claim.written, claim.written_length, "claim.written")? }.to_owned())
    };
    Ok(Claim {
        by: side(claim.side)?,
        standing: claim.flags & SHK_CLAIM_STANDING != 0,
        written,
        record_complete: claim.flags & SHK_CLAIM_RECORD_INCOMPLETE == 0,
        flag_fell: claim.flags & SHK_CLAIM_FLAG_FELL != 0,
    })
}

/// Why a claim is not upheld, as an object of the caller's; NULL where it is.
pub(crate) fn why_not(verdict: &Verdict) -> *mut shk_error {
    let Some(why) = &verdict.why else { return core::ptr::null_mut() };
    let clause = match why {
        WhyNot::GameOver => "5.4.13.5",
        WhyNot::WrittenMoveIllegal(refusal) => refusal.reason().clause(),
        _ => "5.4.12.2",
    };
    let told = Fail::told(SHK_REFUSED, |lang| verdict.message(lang));
    told.named(why.name()).clause(clause).into_raw()
}

/// A side claims a draw by repetition: `*verdict` is one of `SHK_CLAIM_...`, and what follows from it is
/// done. `*why`, unless `why` is NULL, is NULL where the claim is upheld, and else a new object of status
/// `SHK_REFUSED` that says why not; the caller frees it with `shk_error_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_claim(
    game: *mut shk_game,
    claim: *const shk_claim,
    verdict: *mut i32,
    why: *mut *mut shk_error,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (claim, out, why) = unsafe {
            (self::claim(claim)?, Out::new(verdict, "verdict")?, Out::new(why, "why").ok())
        };
        // SAFETY: as the contract says.
        let verdict = unsafe { alter(game, |game| Ok(game.claim(&claim))) }?;
        out.set(verdict_number(&verdict));
        if let Some(place) = why {
            place.set(why_not(&verdict));
        }
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A claim of a draw by counted moves (5.4.12.5). `SHK_COUNT_CLAIM_INIT` in C.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_count_claim {
    /// `sizeof(shk_count_claim)`.
    pub struct_size: u32,
    /// Who claims: `SHK_WHITE` or `SHK_BLACK`.
    pub side: u32,
    /// `SHK_PROFILE_...`.
    pub profile: i32,
    /// `SHK_RULE_...`.
    pub rule: i32,
    /// Other than 0: the claimant's record has gaps.
    pub record_incomplete: u32,
    /// The ply after which he declared aloud that he counts, from 0; -1 where he didn't.
    pub declared_at: i32,
    /// What the opponent says: -1 was not asked, 0 doesn't agree, other numbers agrees.
    pub opponent_agrees: i32,
    /// 0.
    pub reserved: u32,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_count_claim {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The game is drawn.
pub const SHK_COUNT_DRAW: i32 = 0;
/// Reached: ask the opponent.
pub const SHK_COUNT_ASK_OPPONENT: i32 = 1;
/// Reached: the arbiter decides.
pub const SHK_COUNT_ARBITER_DECIDES: i32 = 2;
/// Not reached yet.
pub const SHK_COUNT_NOT_REACHED: i32 = 3;
/// The rule does not apply here.
pub const SHK_COUNT_NOT_RUNNING: i32 = 4;
/// The moves were not counted.
pub const SHK_COUNT_NOT_COUNTED: i32 = 5;
/// The claimant is not to move.
pub const SHK_COUNT_NOT_YOUR_TURN: i32 = 6;
/// The game is over.
pub const SHK_COUNT_GAME_OVER: i32 = 7;
/// An answer that this version doesn't number.
pub const SHK_COUNT_OTHER: i32 = -1;

pub(crate) fn answer_number(answer: CountAnswer) -> i32 {
    match answer {
        CountAnswer::Draw(_) => SHK_COUNT_DRAW,
        CountAnswer::AskOpponent => SHK_COUNT_ASK_OPPONENT,
        CountAnswer::ArbiterDecides => SHK_COUNT_ARBITER_DECIDES,
        CountAnswer::NotReached { .. } => SHK_COUNT_NOT_REACHED,
        CountAnswer::NotRunning => SHK_COUNT_NOT_RUNNING,
        CountAnswer::NotCounted => SHK_COUNT_NOT_COUNTED,
        CountAnswer::NotYourTurn => SHK_COUNT_NOT_YOUR_TURN,
        CountAnswer::GameOver => SHK_COUNT_GAME_OVER,
        _ => SHK_COUNT_OTHER,
    }
}

/// The claim that a caller makes.
///
/// # Safety
///
/// As for [`options`].
pub(crate) unsafe fn count_claim(pointer: *const shk_count_claim) -> Result<CountClaim, Fail> {
    // SAFETY: as the caller promises.
    let claim = unsafe { options(pointer, "claim")? };
    Ok(CountClaim {
        record_complete: claim.record_incomplete == 0,
        declared_at: usize::try_from(claim.declared_at).ok(),
        opponent_agrees: (claim.opponent_agrees >= 0).then_some(claim.opponent_agrees != 0),
        ..CountClaim::new(side(claim.side)?, profile(claim.profile)?, rule(claim.rule)?)
    })
}

/// A side claims a draw by counted moves: `*answer` is one of `SHK_COUNT_...`; with `SHK_COUNT_DRAW` the
/// game is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_claim_count(
    game: *mut shk_game,
    claim: *const shk_count_claim,
    answer: *mut i32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (claim, out) = unsafe { (count_claim(claim)?, Out::new(answer, "answer")?) };
        let ask = |game: &mut Game| Ok(game.claim_count(&claim));
        // SAFETY: as the contract says.
        out.set(answer_number(unsafe { alter(game, ask) }?));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
