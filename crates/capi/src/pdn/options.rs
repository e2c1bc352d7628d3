//! How game files are read.

use shashki_record::pdn::{Limits, Mode, ReadOptions, ReplayOptions};

use crate::error::Fail;
use crate::sized::Options;

/// Other than 0 in `shk_pdn_options.flags`: what archives write is read too, with warnings.
pub const SHK_PDN_LENIENT: u32 = 1;
/// The bit: games of another kind are judged as Russian draughts.
pub const SHK_PDN_AS_RUSSIAN: u32 = 2;

/// How a game file is read. `SHK_PDN_OPTIONS_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_pdn_options {
    /// `sizeof(shk_pdn_options)`.
    pub struct_size: u32,
    /// `SHK_PDN_...` bits.
    pub flags: u32,
}

// SAFETY: a size, then numbers.
unsafe impl Options for shk_pdn_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

impl shk_pdn_options {
    pub(crate) fn settle(self) -> Result<(ReadOptions, ReplayOptions), Fail> {
        if self.flags & !(SHK_PDN_LENIENT | SHK_PDN_AS_RUSSIAN) != 0 {
            return Err(Fail::argument("options.flags", "SHK_PDN_...", "SHK_PDN_..."));
        }
        let lenient = self.flags & SHK_PDN_LENIENT != 0;
        let mode = if lenient { Mode::Lenient } else { Mode::Strict };
        let as_russian = self.flags & SHK_PDN_AS_RUSSIAN != 0;
        let read = ReadOptions { mode, limits: Limits::default() };
        Ok((read, ReplayOptions { mode, as_russian, ..ReplayOptions::default() }))
    }
}
