//! How game files are read.

use shashki_board::Numbering;
use shashki_record::pdn::{Limits, Mode, ReadOptions, ReplayOptions, TextEncoding};

use super::encoding::{SHK_PDN_DETECT, encoding};
use crate::error::Fail;
use crate::sized::Options;

/// Other than 0 in `shk_pdn_options.flags`: what archives write is read too, with warnings.
pub const SHK_PDN_LENIENT: u32 = 1;
/// The bit: games of another kind are judged as Russian draughts.
pub const SHK_PDN_AS_RUSSIAN: u32 = 2;
/// The bit: every game is played by the rules as it is read, which the rows and the diagnostics then
/// tell of. Without it the grammar alone is judged, of whatever draughts game.
pub const SHK_PDN_REPLAY: u32 = 4;
/// The bit, beside `SHK_PDN_REPLAY`: the moves of variations are judged too.
pub const SHK_PDN_VARIATIONS: u32 = 8;
/// The bit: games aren't kept; there are rows, diagnostics and counts.
pub const SHK_PDN_NO_GAMES: u32 = 16;
/// The bit: what the file holds is counted for `shk_pdn_stats`.
pub const SHK_PDN_STATS: u32 = 32;
/// The bit: in numeric notation a1 has the number 1 and h8 the number 32. Without it b8 has 1 and g1
/// has 32, which is what files and servers write.
pub const SHK_PDN_FROM_A1: u32 = 64;

const ALL: u32 = SHK_PDN_LENIENT
    | SHK_PDN_AS_RUSSIAN
    | SHK_PDN_REPLAY
    | SHK_PDN_VARIATIONS
    | SHK_PDN_NO_GAMES
    | SHK_PDN_STATS
    | SHK_PDN_FROM_A1;

/// How a game file is read. `SHK_PDN_OPTIONS_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_pdn_options {
    /// `sizeof(shk_pdn_options)`.
    pub struct_size: u32,
    /// `SHK_PDN_...` bits.
    pub flags: u32,
    /// `SHK_PDN_UTF8` and so on; `SHK_PDN_DETECT`: a guess from the first 64 KiB.
    pub encoding: u32,
    /// The longest comment in bytes, from 256 to 16777216; 0: 262144. What is longer loses its game.
    pub comment_limit: u32,
    /// The longest tag pair and the longest set-up in bytes, in the same bounds; 0: 16384.
    pub tag_limit: u32,
    /// How deep variations may be nested, at most 64; 0: 32.
    pub depth_limit: u32,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_pdn_options {
    const FIRST_SIZE: usize = 8;
}

/// What the options mean.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Settled {
    pub(crate) read: ReadOptions,
    pub(crate) replay: ReplayOptions,
    /// None: to be guessed.
    pub(crate) encoding: Option<TextEncoding>,
    pub(crate) games: bool,
    pub(crate) stats: bool,
}

impl shk_pdn_options {
    pub(crate) fn settle(self) -> Result<Settled, Fail> {
        let has = |bit: u32| self.flags & bit != 0;
        if has(!ALL) {
            return Err(Fail::argument("options.flags", "SHK_PDN_...", "SHK_PDN_..."));
        }
        let mode = if has(SHK_PDN_LENIENT) { Mode::Lenient } else { Mode::Strict };
        let replay = ReplayOptions {
            mode,
            legality: has(SHK_PDN_REPLAY),
            as_russian: has(SHK_PDN_AS_RUSSIAN),
            variations: has(SHK_PDN_VARIATIONS),
            numbering: if has(SHK_PDN_FROM_A1) { Numbering::FromA1 } else { Numbering::FromB8 },
        };
        let encoding = match self.encoding {
            SHK_PDN_DETECT => None,
            number => Some(encoding(number, "options.encoding")?),
        };
        let (games, stats) = (!has(SHK_PDN_NO_GAMES), has(SHK_PDN_STATS));
        let read = ReadOptions { mode, limits: self.limits()? };
        Ok(Settled { read, replay, encoding, games, stats })
    }

    fn limits(&self) -> Result<Limits, Fail> {
        let default = Limits::default();
        let given = |number: u32, low: usize, high: usize, default: usize| match number as usize {
            0 => Ok(default),
            number if (low..=high).contains(&number) => Ok(number),
            _ => {
                let bounds = format!("{low} ... {high}");
                Err(Fail::argument("options.*_limit", &bounds, &bounds))
            }
        };
        let long = |number, default| given(number, Limits::SHORT_TOKEN, Limits::LONGEST, default);
        Ok(Limits {
            comment: long(self.comment_limit, default.comment)?,
            tag: long(self.tag_limit, default.tag)?,
            depth: given(self.depth_limit, 1, Limits::DEEPEST, default.depth)?,
        })
    }
}
