//! What is asked of a draw.

use shashki_base::Seed;
use shashki_pairing::{FirstColour, Request};
use shashki_tournament::{ForbiddenPairs, ForcedPair, PairingOptions};

use super::system::{profile, system};
use crate::error::Fail;
use crate::event::{
    SHK_COLOUR_LOT, colour, round_or_none, set_options, shk_forbidden, shk_forced, shk_text, starts,
};
use crate::memory::slice;
use crate::sized::{Options, options};

/// How a round is paired. `SHK_PAIR_OPTIONS_INIT` in C; all fields but the size and the system may
/// be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_pair_options {
    /// `sizeof(shk_pair_options)`.
    pub struct_size: u32,
    /// `SHK_SYSTEM_...`.
    pub system: u32,
    /// `SHK_PROFILE_...`.
    pub profile: u32,
    /// The round, from 1; 0: the next one. Later rounds that stand in the event are ignored.
    pub round: u32,
    /// The colour of the odd start numbers in round 1 (P18): `SHK_COLOUR_...`; `SHK_COLOUR_NONE`:
    /// what the event records.
    pub first_colour: u32,
    /// Other than 0: `seed` is the seed; 0: the event's.
    pub has_seed: u32,
    /// The seed of whatever has to be drawn.
    pub seed: u64,
    /// The readings of the rules that win over the event's: `halves=recut ties=ascending`, with
    /// blanks between them. Names and values: `forfeits` (`no-meeting`, `meeting`; P1), `ties`
    /// (`by-round`, `ascending`; P14), `bye-entry` (`zero`, `none`; P15), `halves` (`once`,
    /// `recut`; P13).
    pub options: shk_text,
    /// Prohibitions beside the event's.
    pub forbidden: *const shk_forbidden,
    /// How many.
    pub forbidden_count: usize,
    /// Forced pairs beside the event's.
    pub forced: *const shk_forced,
    /// How many.
    pub forced_count: usize,
    /// The drawn order, start numbers (`SHK_SYSTEM_LOT`); none: the event's, else drawn from the
    /// seed.
    pub lot_order: *const u32,
    /// How many.
    pub lot_count: usize,
    /// Other than 0: the steps are kept, so that the pairing can be explained.
    pub explain: u32,
    /// 0.
    pub reserved: u32,
}

// SAFETY: a size, then numbers and pointers.
unsafe impl Options for shk_pair_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The request that options stand for, and whether it is to be explained.
///
/// # Safety
///
/// The pointer is NULL or points to options whose arrays and texts are as they say.
pub(crate) unsafe fn request(pointer: *const shk_pair_options) -> Result<(Request, bool), Fail> {
    // SAFETY: as the caller promises.
    let (asked, wished, arrays) = unsafe {
        let asked = options(pointer, "options")?;
        (asked, readings(asked.options)?, arrays(&asked)?)
    };
    let first_colour = match asked.first_colour {
        SHK_COLOUR_LOT => Some(FirstColour::Lot),
        code => colour(code, "first_colour")?.map(FirstColour::Given),
    };
    let request = Request {
        profile: profile(asked.profile)?,
        round: round_or_none(asked.round, "round")?,
        first_colour,
        seed: (asked.has_seed != 0).then_some(Seed(asked.seed)),
        options: wished,
        ..arrays
    };
    Ok((request, asked.explain != 0))
}

/// The request of a system with the arrays of the options in it.
///
/// # Safety
///
/// As for [`request`].
unsafe fn arrays(asked: &shk_pair_options) -> Result<Request, Fail> {
    // SAFETY: as the caller promises.
    let (forbidden, forced, lot) = unsafe {
        let forbidden = slice(asked.forbidden, asked.forbidden_count, "forbidden")?;
        let forbidden: Result<Vec<ForbiddenPairs>, Fail> =
            forbidden.iter().map(|one| one.get()).collect();
        let forced = slice(asked.forced, asked.forced_count, "forced")?;
        let forced: Result<Vec<ForcedPair>, Fail> = forced.iter().map(|one| one.get()).collect();
        (forbidden?, forced?, starts(asked.lot_order, asked.lot_count, "lot_order")?)
    };
    let lot_order = (!lot.is_empty()).then_some(lot);
    Ok(Request { forbidden, forced, lot_order, ..Request::new(system(asked.system)?) })
}

/// # Safety
///
/// As for [`shk_text::get`].
unsafe fn readings(text: shk_text) -> Result<PairingOptions, Fail> {
    let mut options = PairingOptions::default();
    // SAFETY: as the caller promises.
    set_options(&mut options, unsafe { text.get("options") }?)?;
    Ok(options)
}
