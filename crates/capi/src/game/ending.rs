//! Results and offers.

use core::ffi::c_char;

use shashki_board::Side;
use shashki_record::{EndError, EndReason, GameResult, OfferError, Outcome};

use super::handle::{alter, game, shk_game};
use super::plies::side;
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::Out;
use crate::status::{SHK_REFUSED, shk_status};
use crate::text::{TextOut, language, text};

/// No result yet.
pub const SHK_OUTCOME_NONE: i32 = 0;
/// White wins.
pub const SHK_OUTCOME_WHITE: i32 = 1;
/// Black wins.
pub const SHK_OUTCOME_BLACK: i32 = 2;
/// A draw.
pub const SHK_OUTCOME_DRAW: i32 = 3;
/// Both lose.
pub const SHK_OUTCOME_BOTH_LOST: i32 = 4;

pub(crate) fn number(outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Win(Side::White) => SHK_OUTCOME_WHITE,
        Outcome::Win(Side::Black) => SHK_OUTCOME_BLACK,
        Outcome::Draw => SHK_OUTCOME_DRAW,
        Outcome::BothLost => SHK_OUTCOME_BOTH_LOST,
    }
}

/// A result of its number and the name of its reason.
fn result(outcome: i32, reason: &str) -> Result<GameResult, Fail> {
    let outcome = match outcome {
        SHK_OUTCOME_WHITE => Outcome::Win(Side::White),
        SHK_OUTCOME_BLACK => Outcome::Win(Side::Black),
        SHK_OUTCOME_DRAW => Outcome::Draw,
        SHK_OUTCOME_BOTH_LOST => Outcome::BothLost,
        _ => {
            let expected = "SHK_OUTCOME_WHITE, _BLACK, _DRAW, _BOTH_LOST";
            return Err(Fail::argument("outcome", expected, expected));
        }
    };
    let reason = EndReason::from_name(reason)
        .ok_or_else(|| Fail::argument("reason", "the name of a reason", "имя причины"))?;
    GameResult::new(outcome, reason)
        .map_err(|error| Fail::told(SHK_REFUSED, |lang| error.message(lang)))
}

pub(crate) fn not_ended(error: EndError) -> Fail {
    let told = Fail::told(SHK_REFUSED, |lang| error.message(lang));
    told.named(error.name()).clause(error.clause())
}

pub(crate) fn no_offer(error: OfferError) -> Fail {
    let clause = match error {
        OfferError::BarredUntilTheOtherOffers => "5.4.12.4",
        OfferError::GameOver => "5.4.13.5",
        _ => "5.4.12.3",
    };
    Fail::told(SHK_REFUSED, |lang| error.message(lang)).named(error.name()).clause(clause)
}

/// The result of a game: one of `SHK_OUTCOME_...`. A position in which the side to move has no move is
/// lost without being declared (6.1.4.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_outcome(game: *const shk_game, outcome: *mut i32) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(outcome, "outcome")?) };
        out.set(game.result().map_or(SHK_OUTCOME_NONE, |result| number(result.outcome())));
        Ok(())
    })
}

/// The name of the reason of the result, as text out; empty where there is no result.
///
/// Names are `no-pieces`, `no-moves`, `resignation`, `time`, `no-show`, `agreement`, `repetition`,
/// `both-flags`, `arbiter`, `sanction`, `micro-match`, and those of the rules of counted draws
/// (`shk_draw_rule_name`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_reason(
    game: *const shk_game,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        out.give(game.result().map_or("", |result| result.reason().name()))
    })
}

/// The result in words in a language (`SHK_EN`, `SHK_RU`), as text out; empty where there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_result_message(
    game: *const shk_game,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        let lang = language(lang)?;
        out.give(&game.result().map(|result| result.message(lang)).unwrap_or_default())
    })
}

/// Declares a result (`SHK_OUTCOME_...`) with the name of its reason. Refused (`SHK_REFUSED`) where the
/// game is over (5.4.13.5) or the two can't go together.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_finish(
    game: *mut shk_game,
    outcome: i32,
    reason: *const c_char,
    length: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let result = result(outcome, unsafe { text(reason, length, "reason")? })?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.finish(result).map_err(not_ended)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Changes the entry of a declared result; with `SHK_OUTCOME_NONE` it is withdrawn and the reason is
/// not read. Refused (`SHK_REFUSED`) where none was declared.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_mend_entry(
    game: *mut shk_game,
    outcome: i32,
    reason: *const c_char,
    length: usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let entry = if outcome == SHK_OUTCOME_NONE {
            None
        } else {
            // SAFETY: as the contract says.
            Some(result(outcome, unsafe { text(reason, length, "reason")? })?)
        };
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.mend_entry(entry).map_err(not_ended)) }.map(drop)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A side offers a draw, right after its own move (5.4.12.3, 5.4.12.4). The error's name says why not.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_offer_draw(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = self::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.offer_draw(by).map_err(no_offer)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A side accepts the offer that stands: the game is drawn by agreement.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_accept_draw(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = self::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.accept_draw(by).map_err(no_offer)) }.map(drop)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A side declines the offer that stands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_decline_draw(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = self::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.decline_draw(by).map_err(no_offer)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Who offered the draw that stands: `SHK_WHITE`, `SHK_BLACK`, or -1 for nobody.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_offer(game: *const shk_game, side: *mut i32) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(side, "side")?) };
        out.set(match game.offers().standing() {
            None => -1,
            Some(Side::White) => 0,
            Some(Side::Black) => 1,
        });
        Ok(())
    })
}

/// What is to be done about a wrong set-up or wrong colours that are found now, `SHK_SETUP_...`
/// (5.4.13.1). `begun` other than 0: the game began, though perhaps without a move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_wrong_setup(
    game: *const shk_game,
    begun: u32,
    remedy: *mut i32,
) -> shk_status {
    use shashki_record::SetupRemedy;
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(remedy, "remedy")?) };
        out.set(match game.wrong_setup(begun != 0) {
            SetupRemedy::Mend => 0,
            SetupRemedy::ArbiterDecides => 1,
            SetupRemedy::GameStands => 2,
        });
        Ok(())
    })
}
