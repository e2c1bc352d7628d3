//! Positions.

use core::ffi::c_char;

use shashki_board::{Bitboard, Fen, FenOptions, Position, PositionError, Setup, Side};

use super::moves::{SHK_MOVE_PROMOTES, shk_move};
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
        self.plain().ok_or_else(|| self.fault())
    }

    /// The position if it is one of the game: what to ask of many.
    #[allow(clippy::inline_always)] // as above
    #[inline(always)]
    pub(crate) fn plain(self) -> Option<Position> {
        let side = if self.side == SHK_WHITE { Side::White } else { Side::Black };
        let position = Position::from_plain(self.white, self.black, self.kings, side);
        position.filter(|_| self.side <= SHK_BLACK)
    }

    /// The position after a legal move. What a move changes is the same few bits in the plain form, so
    /// that a position need not be spread and put together again for it.
    #[inline]
    pub(crate) fn after(self, m: shk_move) -> Self {
        let (from, to) = (bit(m.from), bit(m.to));
        let crowned = self.kings & from != 0 || m.flags & SHK_MOVE_PROMOTES != 0;
        let moved = |own: u32| own & !from | to;
        let (white, black, side) = match self.side {
            SHK_WHITE => (moved(self.white), self.black & !m.captured, SHK_BLACK),
            _ => (self.white & !m.captured, moved(self.black), SHK_WHITE),
        };
        let kings = self.kings & !(from | m.captured) | if crowned { to } else { 0 };
        Self { white, black, kings, side }
    }

    /// What is wrong with it, in full.
    #[cold]
    #[inline(never)]
    pub(crate) fn fault(self) -> Fail {
        let setup = match self.setup() {
            Ok(setup) => setup,
            Err(fail) => return fail,
        };
        match Position::try_from(setup) {
            Err(error) => {
                Fail::input(|lang| error.message(lang).to_string()).clause("6.1.3.1, 6.1.4.4")
            }
            Ok(_) => Fail::internal("a position is refused without a fault"),
        }
    }
}

/// The bit of a square by its number, 1 to 32.
fn bit(square: u8) -> u32 {
    1_u32.rotate_left(u32::from(square) + 31)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Every move of every position to a depth, played here and by the board.
    fn compare(position: Position, depth: u32, seen: &mut [u32; 3]) {
        for &m in &position.moves() {
            let next = position.play_unchecked(m);
            assert_eq!(
                shk_position::from(position).after(m.into()),
                next.into(),
                "{position} {m:?}"
            );
            let king = position.kings().contains(m.from());
            let kinds = [king, m.promotes(), m.from() == m.to()];
            kinds.iter().zip(&mut *seen).for_each(|(&is, count)| *count += u32::from(is));
            if depth > 1 {
                compare(next, depth - 1, seen);
            }
        }
    }

    #[test]
    fn a_move_changes_the_plain_form_as_it_does_the_board() {
        let mut seen = [0; 3];
        for fen in [
            "W:Wa1,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2,a3:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8",
            "W:WKa1,c3,g7,e3:BKh4,b4,d6,f8,KH2",
            "B:W10,14,23,K29:B5,K18,21,K32",
            "W:WKe1:Bd2,f2,f4,d4", // round four men and back to where it began
        ] {
            let position: Position = fen.parse().unwrap_or_default();
            assert_ne!(position.moves().len(), 0, "{fen}");
            compare(position, 6, &mut seen);
            compare(position.turned(), 6, &mut seen);
        }
        assert!(seen.iter().all(|&count| count > 0), "kings, crowned, round trips: {seen:?}");
    }
}
