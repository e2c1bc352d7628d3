//! Games written anew.

use core::ffi::c_char;

use shashki_board::MoveForm;
use shashki_record::pdn::{
    Conversion, Ending, Notation, ReplayOptions, ScoreForm, Unconverted, WriteOptions,
};

use super::encoding::encoding;
use super::file::shk_pdn;
use crate::error::{Fail, Place, call_with, shk_error};
use crate::memory::{Out, read};
use crate::sized::{Options, options_or_none};
use crate::status::shk_status;
use crate::text::BytesOut;

/// Moves by their first and last square, the path only where it is needed: the standard's.
pub const SHK_PDN_SHORT: u32 = 0;
/// Every square of the route.
pub const SHK_PDN_FULL: u32 = 1;
/// `cd4`, `c:e5`.
pub const SHK_PDN_HALF: u32 = 2;
/// Every square of the route by its number.
pub const SHK_PDN_NUMERIC: u32 = 3;
/// First and last square by their numbers.
pub const SHK_PDN_NUMERIC_SHORT: u32 = 4;
/// As they are written, unjudged: for other draughts games.
pub const SHK_PDN_AS_WRITTEN: u32 = 5;

/// Results by the kind of game, as the standard has it.
pub const SHK_PDN_SCORES_BY_KIND: u32 = 0;
/// 1-0, 1/2-1/2, 0-1.
pub const SHK_PDN_SCORES_ONES: u32 = 1;
/// 2-0, 1-1, 0-2.
pub const SHK_PDN_SCORES_TWOS: u32 = 2;

/// How games are written. `SHK_PDN_WRITE_INIT` in C; all fields but the size may be 0, which is the
/// standard's form.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_pdn_write_options {
    /// `sizeof(shk_pdn_write_options)`.
    pub struct_size: u32,
    /// How moves are written: `SHK_PDN_SHORT` to `SHK_PDN_AS_WRITTEN`.
    pub form: u32,
    /// Other than 0: captures have `x`, as in most archives, not `:`.
    pub cross: u32,
    /// `SHK_PDN_SCORES_...`.
    pub scores: u32,
    /// Other than 0: a game ends with its result once more, not with `*`.
    pub repeat_result: u32,
    /// The longest line of movetext in characters; 0: 80.
    pub width: u32,
    /// The encoding to be written: `SHK_PDN_UTF8` and so on.
    pub encoding: u32,
    /// Other than 0: games stand before these in the file, so that a blank line comes first, and no byte
    /// order mark.
    pub goes_on: u32,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_pdn_write_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

impl shk_pdn_write_options {
    fn conversion(self, replay: ReplayOptions) -> Result<Conversion, Fail> {
        let form = match self.form {
            SHK_PDN_SHORT => Some(MoveForm::Short),
            SHK_PDN_FULL => Some(MoveForm::Full),
            SHK_PDN_HALF => Some(MoveForm::Half),
            SHK_PDN_NUMERIC => Some(MoveForm::Numeric),
            SHK_PDN_NUMERIC_SHORT => Some(MoveForm::NumericShort),
            SHK_PDN_AS_WRITTEN => None,
            _ => {
                let expected = "SHK_PDN_SHORT ... SHK_PDN_AS_WRITTEN";
                return Err(Fail::argument("options.form", expected, expected));
            }
        };
        let scores = match self.scores {
            SHK_PDN_SCORES_BY_KIND => None,
            SHK_PDN_SCORES_ONES => Some(ScoreForm::Ones),
            SHK_PDN_SCORES_TWOS => Some(ScoreForm::Twos),
            _ => {
                let expected = "SHK_PDN_SCORES_...";
                return Err(Fail::argument("options.scores", expected, expected));
            }
        };
        let mark = if self.cross == 0 { ':' } else { 'x' };
        let width =
            if self.width == 0 { WriteOptions::default().width } else { self.width as usize };
        let ending = if self.repeat_result == 0 { Ending::Star } else { Ending::Result };
        Ok(Conversion {
            notation: form.map(|form| Notation { form, mark }),
            replay,
            write: WriteOptions { scores, ending, width },
            encoding: encoding(self.encoding, "options.encoding")?,
        })
    }
}

/// One game, counted from 1, written anew: bytes in the encoding asked for, like text out with a NUL behind
/// them. `options` may be NULL.
///
/// `SHK_BAD_INPUT` where the game has an error, a move isn't legal or known (the error has the ply), or
/// something of it can't be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_write_game(
    pdn: *const shk_pdn,
    number: usize,
    options: *const shk_pdn_write_options,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (pdn, options, out) = unsafe {
            let options = options_or_none(options, "options")?;
            (read(pdn, "pdn")?, options, BytesOut::new(buffer, capacity, needed)?)
        };
        let options = options.unwrap_or_default();
        let conversion = options.conversion(pdn.batch.options.replay)?;
        let game = pdn.game(number)?.converted(&conversion).map_err(|error| unconverted(&error))?;
        let mut bytes = conversion.gap(options.goes_on == 0);
        bytes.extend(game);
        out.give(&bytes)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// All games that can be written, in the same way; `*left_out` is how many can't. `options` may be NULL.
/// With `goes_on` a file of any length is written part by part, as a reader gives it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_write(
    pdn: *const shk_pdn,
    options: *const shk_pdn_write_options,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    left_out: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (pdn, options, out, count) = unsafe {
            let options = options_or_none(options, "options")?;
            let out = BytesOut::new(buffer, capacity, needed)?;
            (read(pdn, "pdn")?, options, out, Out::new(left_out, "left_out")?)
        };
        let options = options.unwrap_or_default();
        let conversion = options.conversion(pdn.batch.options.replay)?;
        let (mut bytes, mut first, mut left) = (Vec::new(), options.goes_on == 0, 0);
        for game in &pdn.batch.games {
            match game.converted(&conversion) {
                Ok(game) => {
                    bytes.extend(conversion.gap(first));
                    bytes.extend(game);
                    first = false;
                }
                Err(_) => left += 1,
            }
        }
        out.give(&bytes)?;
        count.set(left);
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn unconverted(error: &Unconverted) -> Fail {
    let fail = match error {
        Unconverted::Unsound => Fail::told(crate::status::SHK_BAD_INPUT, |lang| {
            lang.pick("the game has an error", "в записи партии ошибка")
        }),
        Unconverted::NotUtf8 => Fail::told(crate::status::SHK_BAD_INPUT, |lang| {
            lang.pick(
                "not UTF-8: name the file's encoding when it is read",
                "не UTF-8: укажите кодировку файла при чтении",
            )
        }),
        _ => Fail::input(|lang| error.message(lang)),
    };
    match error {
        Unconverted::Unplayable(at) => {
            let fail =
                fail.named(at.problem.name()).clause(at.problem.clause().unwrap_or_default());
            fail.at(Place { ply: at.ply, ..Place::default() })
        }
        _ => fail,
    }
}
