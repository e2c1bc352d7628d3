//! A game in numbers, and ends that need no name of a reason.

use core::ffi::c_char;

use shashki_board::Side;
use shashki_record::{EndReason, GameResult, SetupRemedy, Start};

use super::ending::{SHK_OUTCOME_NONE, no_offer, not_ended, number};
use super::handle::{alter, game, shk_game};
use super::plies::side;
use crate::board::{SHK_BLACK, SHK_WHITE};
use crate::error::{Fail, call, call_with, shk_error};
use crate::memory::Out;
use crate::status::{SHK_NOT_FOUND, shk_status};
use crate::text::{TextOut, language, text};

/// The game began from the initial position.
pub const SHK_GAME_STANDARD: i32 = 0;
/// It began from a position that was set up.
pub const SHK_GAME_SET_UP: i32 = 1;
/// It began by a ballot (6.1.4.1).
pub const SHK_GAME_BALLOTED: i32 = 2;

/// In the place of a side: nobody.
pub const SHK_NOBODY: i32 = -1;

/// A side or nobody.
pub(crate) fn side_or_nobody(side: Option<Side>) -> i32 {
    match side {
        None => SHK_NOBODY,
        Some(Side::White) => 0,
        Some(Side::Black) => 1,
    }
}

/// A game in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_game_facts {
    /// How many plies were made.
    pub plies: u32,
    /// How often the position on the board has stood with the same side to move, this time included.
    pub occurrences: u32,
    /// How the game began, `SHK_GAME_...`.
    pub start: i32,
    /// The result, `SHK_OUTCOME_...`.
    pub outcome: i32,
    /// Whose offer of a draw stands: `SHK_WHITE`, `SHK_BLACK` or `SHK_NOBODY`.
    pub offer: i32,
    /// Who may not offer until the other has (5.4.12.4): as before.
    pub barred: i32,
    /// Who made the last ply: as before.
    pub last_mover: i32,
    /// How many irregularities there were (`shk_game_irregularities`).
    pub irregularities: u32,
    /// How many sanctions were imposed (`shk_game_sanctions`).
    pub sanctions: u32,
    /// 0.
    pub reserved: u32,
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A game in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_describe(
    game: *const shk_game,
    facts: *mut shk_game_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, Out::new(facts, "facts")?) };
        out.set(shk_game_facts {
            plies: count(game.ply()),
            occurrences: game.occurrences().into(),
            start: match game.start() {
                Start::Standard => SHK_GAME_STANDARD,
                Start::SetUp => SHK_GAME_SET_UP,
                Start::Balloted(_) => SHK_GAME_BALLOTED,
            },
            outcome: game.result().map_or(SHK_OUTCOME_NONE, |result| number(result.outcome())),
            offer: side_or_nobody(game.offers().standing()),
            barred: side_or_nobody(game.offers().barred()),
            last_mover: side_or_nobody(game.last_mover()),
            irregularities: count(game.irregularities().len()),
            sanctions: count(game.sanctions().len()),
            reserved: 0,
        });
        Ok(())
    })
}

/// The name of the ballot by which a game began, as text out. `SHK_NOT_FOUND` where it began otherwise.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_ballot_id(
    game: *const shk_game,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        let Start::Balloted(ballot) = game.start() else { return Err(no_ballot()) };
        out.give(ballot.id())
    })
}

/// The moves of the ballot by which a game began, or its position as FEN, as text out. `SHK_NOT_FOUND`
/// where it began otherwise.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_ballot_text(
    game: *const shk_game,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (game, out) = unsafe { (self::game(game)?, TextOut::new(buffer, capacity, needed)?) };
        let Start::Balloted(ballot) = game.start() else { return Err(no_ballot()) };
        out.give(&ballot.to_string())
    })
}

fn no_ballot() -> Fail {
    let (en, ru) = ("the game began without a ballot", "партия начата без жеребьёвки");
    Fail::new(SHK_NOT_FOUND, en, ru)
}

/// A side resigns. Refused (`SHK_REFUSED`) where the game is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_resign(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = self::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.resign(by).map_err(not_ended)) }.map(drop)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Ends a game by fallen flags (5.4.12.1.2): `white_fell` and `black_fell` other than 0 where they did; of
/// two `first` is the one that fell first, `SHK_WHITE` or `SHK_BLACK`, or `SHK_NOBODY` where that can't be
/// established: then it is a draw. Refused (`SHK_REFUSED`) where the game is over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_finish_by_flags(
    game: *mut shk_game,
    white_fell: u32,
    black_fell: u32,
    first: i32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let first = match first {
            SHK_NOBODY => None,
            first => Some(side(u32::try_from(first).unwrap_or(u32::MAX))?),
        };
        let result = GameResult::by_flags(white_fell != 0, black_fell != 0, first);
        let none = || Fail::argument("white_fell", "a flag that fell", "упавший флаг");
        let result = result.ok_or_else(none)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.finish(result).map_err(not_ended)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The reason of a result, by its name, in words in a language (`SHK_EN`, `SHK_RU`), as text out.
/// `SHK_NOT_FOUND` where no reason has that name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_reason_text(
    reason: *const c_char,
    length: usize,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (name, out) =
            unsafe { (text(reason, length, "reason")?, TextOut::new(buffer, capacity, needed)?) };
        let none = || Fail::new(SHK_NOT_FOUND, "there is no such reason", "такой причины нет");
        out.give(EndReason::from_name(name).ok_or_else(none)?.text(language(lang)?))
    })
}

/// A side offers a draw on a condition, which is no offer (5.4.12.3): it is refused (`SHK_REFUSED`) with
/// the name `conditional-is-none`, or `game-over`, and uses up no right.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_game_offer_draw_on_condition(
    game: *mut shk_game,
    side: u32,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        let by = self::side(side)?;
        // SAFETY: as the contract says.
        unsafe { alter(game, |game| game.offer_draw_on_condition(by).map_err(no_offer)) }
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// A wrong set-up is mended (5.4.13.1).
pub const SHK_SETUP_MEND: i32 = 0;
/// The clause doesn't say; the arbiter decides.
pub const SHK_SETUP_ARBITER_DECIDES: i32 = 1;
/// Nothing is mended: the game goes on and its result counts (5.4.13.1).
pub const SHK_SETUP_GAME_STANDS: i32 = 2;

/// What is to be done about a wrong set-up (`SHK_SETUP_...`), in words in a language (`SHK_EN`, `SHK_RU`),
/// as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_setup_text(
    remedy: i32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let out = unsafe { TextOut::new(buffer, capacity, needed)? };
        let remedy = match remedy {
            SHK_SETUP_MEND => SetupRemedy::Mend,
            SHK_SETUP_ARBITER_DECIDES => SetupRemedy::ArbiterDecides,
            SHK_SETUP_GAME_STANDS => SetupRemedy::GameStands,
            _ => {
                return Err(Fail::argument(
                    "remedy",
                    "one of SHK_SETUP_...",
                    "одно из SHK_SETUP_...",
                ));
            }
        };
        out.give(remedy.text(language(lang)?))
    })
}

const _: () = assert!(SHK_WHITE == 0 && SHK_BLACK == 1, "as `side_or_nobody` gives them");
