//! What a file holds, counted.

use core::ffi::c_char;

use super::encoding::number_of;
use super::file::shk_pdn;
use crate::error::{Fail, call};
use crate::memory::{Out, read};
use crate::status::shk_status;
use crate::text::TextOut;

/// The results that occur.
pub const SHK_PDN_RESULTS: u32 = 0;
/// The kinds of game that occur, as the tag `GameType` has them.
pub const SHK_PDN_KINDS: u32 = 1;

/// Counts of a file, or of as much of it as was read.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default)]
pub struct shk_pdn_counts {
    /// Games with an error.
    pub bad: u64,
    /// Errors.
    pub errors: u64,
    /// Warnings.
    pub warnings: u64,
    /// Games. From here on all is 0 unless the file was read with `SHK_PDN_STATS`.
    pub games: u64,
    /// Games without an error of the grammar.
    pub sound: u64,
    /// Moves of the main lines, both players' counted.
    pub plies: u64,
    /// The moves of the longest game.
    pub longest: u64,
    /// Moves written as captures, in main lines.
    pub captures: u64,
    /// Comments.
    pub comments: u64,
    /// Annotations.
    pub annotations: u64,
    /// Variations.
    pub variations: u64,
    /// Moves that aren't known.
    pub unknown: u64,
    /// Games that begin at a position of their own.
    pub set_up: u64,
}

/// The counts of the file that the games come from: of all of it, or where a reader gave them, of as much
/// as it had read.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_stats(
    pdn: *const shk_pdn,
    counts: *mut shk_pdn_counts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, Out::new(counts, "counts")?) };
        let (batch, stats) = (&pdn.batch, &pdn.batch.stats);
        out.set(shk_pdn_counts {
            bad: batch.bad,
            errors: batch.errors,
            warnings: batch.warnings,
            games: stats.games,
            sound: stats.sound,
            plies: stats.plies,
            longest: stats.longest,
            captures: stats.captures,
            comments: stats.comments,
            annotations: stats.annotations,
            variations: stats.variations,
            unknown: stats.unknown,
            set_up: stats.set_up,
        });
        Ok(())
    })
}

/// How often each value occurs, `SHK_PDN_RESULTS` or `SHK_PDN_KINDS`, as text out: a line for each, the
/// count, a tab, the value as the files write it. Beyond 64 different ones the rest are counted as `...`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_stats_values(
    pdn: *const shk_pdn,
    which: u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, TextOut::new(buffer, capacity, needed)?) };
        let counts = match which {
            SHK_PDN_RESULTS => &pdn.batch.stats.results,
            SHK_PDN_KINDS => &pdn.batch.stats.kinds,
            _ => {
                let expected = "SHK_PDN_RESULTS, SHK_PDN_KINDS";
                return Err(Fail::argument("which", expected, expected));
            }
        };
        let line = |(value, count): (&String, &u64)| {
            format!("{count}\t{}\n", value.replace(['\t', '\n', '\r'], " "))
        };
        out.give(&counts.iter().map(line).collect::<String>())
    })
}

/// The encoding in which the file was read, `SHK_PDN_UTF8` and so on: the one that was named, or the one
/// that was guessed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_encoding(pdn: *const shk_pdn, encoding: *mut u32) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (pdn, out) = unsafe { (read(pdn, "pdn")?, Out::new(encoding, "encoding")?) };
        out.set(number_of(pdn.batch.encoding));
        Ok(())
    })
}
