//! Claims by repetition, examined before they are made.

use super::claims::{claim, shk_claim, verdict_number, why_not};
use super::ending::{SHK_OUTCOME_NONE, number};
use super::handle::{game, shk_game};
use crate::board::shk_move;
use crate::error::{call_with, shk_error};
use crate::memory::Out;
use crate::status::shk_status;

/// What the arbiter would decide on a claim by repetition.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_claim_verdict {
    /// `SHK_CLAIM_...`: upheld, refused, lost, not examined.
    pub verdict: i32,
    /// The result that it brings, `SHK_OUTCOME_...`.
    pub outcome: i32,
    /// 1 where the written move counts as made.
    pub has_move: u32,
    /// 0.
    pub reserved: u32,
    /// That move; all 0 where there is none.
    pub m: shk_move,
}

/// Examines a claim of a draw by repetition and changes nothing: what `shk_game_claim` would decide.
/// `*why`, unless `why` is NULL, is NULL where the claim would be upheld, and else a new object of status
/// `SHK_REFUSED` that says why not, with a name; the caller frees it with `shk_error_free`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_examine(
    game: *const shk_game,
    claim: *const shk_claim,
    verdict: *mut shk_claim_verdict,
    why: *mut *mut shk_error,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (game, claim, out, why) = unsafe {
            let (game, claim) = (self::game(game)?, self::claim(claim)?);
            (game, claim, Out::new(verdict, "verdict")?, Out::new(why, "why").ok())
        };
        let verdict = game.examine(&claim);
        out.set(shk_claim_verdict {
            verdict: verdict_number(&verdict),
            outcome: verdict.result.map_or(SHK_OUTCOME_NONE, |result| number(result.outcome())),
            has_move: u32::from(verdict.move_made.is_some()),
            reserved: 0,
            m: verdict.move_made.map(Into::into).unwrap_or_default(),
        });
        if let Some(place) = why {
            place.set(why_not(&verdict));
        }
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
