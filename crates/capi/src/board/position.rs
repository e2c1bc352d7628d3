//! Positions.

use core::ffi::c_char;

use shashki_board::{Bitboard, Fen, FenOptions, Position, PositionError, Setup, Side};

use crate::error::{Fail, Place, call, call_with, shk_error};
use crate::memory::{Out, read};
use crate::status::{SHK_BAD_INPUT, shk_status};
use crate::text::{TextOut, text};

/// White, as a side.
pub const SHK_WHITE: u32 = 0;
/// Black, as a side.
pub const SHK_BLACK: u32 = 1;

/// A position: a plain value. In a set the square with number n (1 = b8 ... 32 = g1) is bit n - 1.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_position {
    /// The squares of the white pieces.
    pub white: u32,
    /// The squares of the black pieces.
    pub black: u32,
    /// The squares of the kings of both sides.
    pub kings: u32,
    /// Who is to move: `SHK_WHITE` or `SHK_BLACK`.
    pub side: u32,
}

impl From<Position> for shk_position {
    fn from(position: Position) -> Self {
        Self {
            white: position.pieces(Side::White).to_u32(),
            black: position.pieces(Side::Black).to_u32(),
            kings: position.kings().to_u32(),
            side: if position.side() == Side::White { SHK_WHITE } else { SHK_BLACK },
        }
    }
}

impl shk_position {
    pub(crate) fn setup(self) -> Result<Setup, Fail> {
        let side = match self.side {
            SHK_WHITE => Side::White,
            SHK_BLACK => Side::Black,
            _ => return Err(bad_sets("side")),
        };
        if self.kings & !(self.white | self.black) != 0 {
            return Err(bad_sets("kings"));
        }
        let [white, black, kings] = [self.white, self.black, self.kings].map(Bitboard::from_u32);
        Ok(Setup::from_sets(white, black, kings, side))
    }

    #[allow(clippy::inline_always)] // so that the position need not go through memory
    #[inline(always)]
    pub(crate) fn position(self) -> Result<Position, Fail> {
        let side = if self.side == SHK_WHITE { Side::White } else { Side::Black };
        match Position::from_plain(self.white, self.black, self.kings, side) {
            Some(position) if self.side <= SHK_BLACK => Ok(position),
            _ => self.slowly(),
        }
    }

    /// What is wrong is told in full.
    #[cold]
    #[inline(never)]
    fn slowly(self) -> Result<Position, Fail> {
        let position = Position::try_from(self.setup()?);
        position.map_err(|error| {
            Fail::input(|lang| error.message(lang).to_string()).clause("6.1.3.1, 6.1.4.4")
        })
    }
}

fn bad_sets(what: &'static str) -> Fail {
    Fail::argument(
        what,
        "SHK_WHITE or SHK_BLACK, and kings where pieces stand",
        "SHK_WHITE или SHK_BLACK и дамки там, где стоят шашки",
    )
}

/// The position behind a pointer.
///
/// # Safety
///
/// As for [`read`].
#[inline]
pub(crate) unsafe fn position(pointer: *const shk_position) -> Result<Position, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "position") }?.position()
}

/// The initial position: twelve men a side, White to move (6.1.3.1).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_initial(position: *mut shk_position) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        unsafe { Out::new(position, "position") }?.set(Position::initial().into());
        Ok(())
    })
}

/// Whether a position is one of the game: no more than twelve pieces a side, one on a square, no man
/// on his last rank (`SHK_BAD_INPUT`; the error names every fault).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_check(
    position: *const shk_position,
    error: *mut *mut shk_error,
) -> shk_status {
    // SAFETY: as the contract says.
    unsafe { call_with(error, || self::position(position).map(drop)) }
}

/// Reads a FEN: squares as numbers or in letters, either order of the sides, a final dot; with
/// `strict` other than 0 only what the standard writes.
///
/// The column of the error counts bytes from 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_from_fen(
    fen: *const c_char,
    length: usize,
    strict: u32,
    position: *mut shk_position,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (fen, out) = unsafe { (text(fen, length, "fen")?, Out::new(position, "position")?) };
        let read = if strict == 0 {
            Fen::read_with(fen, FenOptions::default())
        } else {
            Fen::read_strict(fen)
        };
        let read = read.map_err(|error| {
            let offset = error.at() as u64;
            let place = Place { line: 1, column: offset + 1, offset, ..Place::default() };
            Fail::input(|lang| error.message(lang).to_string()).at(place)
        })?;
        let position = read
            .position()
            .map_err(PositionError::from)
            .map_err(|error| Fail::told(SHK_BAD_INPUT, |lang| error.message(lang).to_string()))?;
        out.set(position.into());
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// The FEN of a position, as text out; squares as numbers, with `algebraic` other than 0 in letters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_to_fen(
    position: *const shk_position,
    algebraic: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, out) =
            unsafe { (self::position(position)?, TextOut::new(buffer, capacity, needed)?) };
        let fen = position.fen();
        out.give(&if algebraic == 0 { fen } else { fen.algebraic() }.to_string())
    })
}

/// The same board turned round with the colours changed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_turned(
    position: *const shk_position,
    turned: *mut shk_position,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, out) = unsafe { (self::position(position)?, Out::new(turned, "turned")?) };
        out.set(position.turned().into());
        Ok(())
    })
}
