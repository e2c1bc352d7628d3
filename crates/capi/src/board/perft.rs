//! Perft.

use shashki_board::Perft;

use super::position::{position, shk_position};
use crate::error::{Fail, call_with, shk_error};
use crate::memory::Out;
use crate::sized;
use crate::status::{SHK_LIMIT, shk_status};

/// The most megabytes that a perft's table may have.
pub const SHK_PERFT_MOST_HASH: u32 = 65_536;
/// The most threads of a perft.
pub const SHK_PERFT_MOST_THREADS: u32 = 256;

/// How a perft is run. `SHK_PERFT_INIT` in C; all fields but the size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_perft_options {
    /// `sizeof(shk_perft_options)`.
    pub struct_size: u32,
    /// How many plies.
    pub depth: u32,
    /// Other than 0: every route of a move counts.
    pub routes: u32,
    /// Megabytes of a table of positions seen; 0: none. At most `SHK_PERFT_MOST_HASH`.
    pub hash: u32,
    /// Threads; 0 is 1. At most `SHK_PERFT_MOST_THREADS`.
    pub threads: u32,
    /// 0.
    pub reserved: u32,
}

// SAFETY: a size, then numbers.
unsafe impl sized::Options for shk_perft_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The number of ways to play the next moves; `*count` is 1 at depth 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_perft(
    position: *const shk_position,
    options: *const shk_perft_options,
    count: *mut u64,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (position, options, count) = unsafe {
            let options = sized::options(options, "options")?;
            (self::position(position)?, options, Out::new(count, "count")?)
        };
        if options.hash > SHK_PERFT_MOST_HASH || options.threads > SHK_PERFT_MOST_THREADS {
            return Err(Fail::new(
                SHK_LIMIT,
                format!(
                    "at most {SHK_PERFT_MOST_HASH} megabytes and {SHK_PERFT_MOST_THREADS} threads"
                ),
                format!(
                    "не больше {SHK_PERFT_MOST_HASH} мегабайт и {SHK_PERFT_MOST_THREADS} потоков"
                ),
            ));
        }
        let perft = Perft::new(options.depth)
            .routes(options.routes != 0)
            .hash(options.hash as usize)
            .threads(options.threads.max(1) as usize);
        count.set(perft.run(&position));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}
