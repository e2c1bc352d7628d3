//! The boards of a paired round.

use shashki_tournament::StartNumber;

use super::draw::{pairing, shk_pairing};
use super::system::{profile_code, system_code};
use crate::error::call;
use crate::event::{count, shk_unpaired, unpaired_code};
use crate::memory::{Buffer, Out};
use crate::status::shk_status;

/// The bit of `shk_board.flags` for a pair that the host forced (P5).
pub const SHK_BOARD_FORCED: u32 = 1;
/// The bit of `shk_board.flags` for a compulsory meeting inside a group (P5).
pub const SHK_BOARD_COMPULSORY: u32 = 2;

/// A board of a paired round.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_board {
    /// Its number, from 1 (P22).
    pub number: u32,
    /// The start number of White.
    pub white: u32,
    /// The start number of Black.
    pub black: u32,
    /// `SHK_BOARD_...`.
    pub flags: u32,
    /// White's points before the round, in hundredths.
    pub white_points: i64,
    /// Black's points before the round, in hundredths.
    pub black_points: i64,
}

/// What there is to say of a paired round in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_pairing_facts {
    /// The round, from 1.
    pub round: u32,
    /// `SHK_SYSTEM_...`.
    pub system: u32,
    /// `SHK_PROFILE_...`.
    pub profile: u32,
    /// The start number of who has the bye; 0: nobody.
    pub bye: u32,
    /// How many boards.
    pub board_count: u32,
    /// How many are absent.
    pub absent_count: u32,
    /// How many notes (`shk_pairing_note`).
    pub note_count: u32,
    /// How many stand in the drawn order; 0 in the other systems.
    pub lot_count: u32,
    /// Whether something was drawn from a seed: 1 or 0.
    pub has_seed: u32,
    /// Whether the steps were kept, so that it can be explained: 1 or 0.
    pub explained: u32,
    /// That seed.
    pub seed: u64,
}

/// What there is to say of a paired round in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_describe(
    pairing: *const shk_pairing,
    facts: *mut shk_pairing_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (all, out) = unsafe { (self::pairing(pairing)?, Out::new(facts, "facts")?) };
        let pairing = &all.pairing;
        out.set(shk_pairing_facts {
            round: pairing.round.into(),
            system: system_code(pairing.system),
            profile: profile_code(pairing.profile),
            bye: pairing.bye.map_or(0, StartNumber::get),
            board_count: count(pairing.boards.len()),
            absent_count: count(pairing.absent.len()),
            note_count: count(pairing.notes.len()),
            lot_count: count(pairing.lot.as_ref().map_or(0, Vec::len)),
            has_seed: pairing.seed.is_some().into(),
            explained: all.explanation.is_some().into(),
            seed: pairing.seed.map_or(0, |seed| seed.0),
        });
        Ok(())
    })
}

impl shk_pairing {
    fn flags(&self, white: StartNumber, black: StartNumber) -> u32 {
        let pair = (white.min(black), white.max(black));
        match self.fixed.binary_search_by_key(&pair, |fixed| fixed.pair) {
            Ok(at) if self.fixed[at].forced => SHK_BOARD_FORCED,
            Ok(_) => SHK_BOARD_COMPULSORY,
            Err(_) => 0,
        }
    }
}

/// The boards, the first first, into an array of `capacity`; `*needed` is how many there are.
///
/// Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`). The bye is no
/// board: `shk_pairing_describe` has it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_boards(
    pairing: *const shk_pairing,
    boards: *mut shk_board,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out, needed) = unsafe {
            let out = Buffer::new(boards, capacity, "boards")?;
            (self::pairing(pairing)?, out, Out::new(needed, "needed")?)
        };
        let boards = pairing.pairing.boards.iter().enumerate().map(|(at, board)| shk_board {
            number: count(at + 1),
            white: board.white.get(),
            black: board.black.get(),
            flags: pairing.flags(board.white, board.black),
            white_points: board.points[0].hundredths(),
            black_points: board.points[1].hundredths(),
        });
        out.give(&needed, boards)
    })
}

/// Who is absent and how that stands in the round, into an array of `capacity`; `*needed` as for
/// `shk_pairing_boards`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_absent(
    pairing: *const shk_pairing,
    absent: *mut shk_unpaired,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out, needed) = unsafe {
            let out = Buffer::new(absent, capacity, "absent")?;
            (self::pairing(pairing)?, out, Out::new(needed, "needed")?)
        };
        let absent = pairing.pairing.absent.iter().map(|&(player, kind)| shk_unpaired {
            player: player.get(),
            kind: unpaired_code(kind),
            reserved: [0; 3],
        });
        out.give(&needed, absent)
    })
}

/// The drawn order used (5.4.10.4), start numbers, into an array of `capacity`; none in the other
/// systems. `*needed` as for `shk_pairing_boards`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pairing_lot(
    pairing: *const shk_pairing,
    order: *mut u32,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pairing, out, needed) = unsafe {
            let out = Buffer::new(order, capacity, "order")?;
            (self::pairing(pairing)?, out, Out::new(needed, "needed")?)
        };
        let lot = pairing.pairing.lot.as_deref().unwrap_or_default();
        out.give(&needed, lot.iter().map(|start| start.get()))
    })
}
