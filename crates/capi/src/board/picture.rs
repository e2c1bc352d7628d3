//! Boards as text and as pictures.

use core::ffi::c_char;

use super::position::shk_position;
use crate::error::call;
use crate::memory::read;
use crate::status::shk_status;
use crate::text::{TextOut, language};

/// A board as text out, eight lines with coordinates; what is set up need not be a position of the
/// game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_to_text(
    position: *const shk_position,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, out) =
            unsafe { (read(position, "position")?, TextOut::new(buffer, capacity, needed)?) };
        out.give(&position.setup()?.text().to_string())
    })
}

/// A board as an SVG picture, text out, White below or, with `flipped` other than 0, Black. `lang`
/// is the language in which it names itself to readers that can't show it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_position_to_svg(
    position: *const shk_position,
    flipped: u32,
    lang: i32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (position, out) =
            unsafe { (read(position, "position")?, TextOut::new(buffer, capacity, needed)?) };
        let setup = position.setup()?;
        let svg = setup.svg().lang(language(lang)?);
        out.give(&if flipped == 0 { svg } else { svg.flipped() }.to_string())
    })
}
