//! Texts across the border.

use core::ffi::c_char;

use shashki_base::Lang;

use crate::error::Fail;
use crate::memory::{Buffer, Out, slice};
use crate::version::{SHK_EN, SHK_RU};

/// A text of the caller's.
///
/// # Safety
///
/// As for [`slice`].
pub(crate) unsafe fn text<'a>(
    pointer: *const c_char,
    length: usize,
    name: &'static str,
) -> Result<&'a str, Fail> {
    // SAFETY: as the caller promises.
    let bytes = unsafe { slice(pointer.cast::<u8>(), length, name) }?;
    core::str::from_utf8(bytes).map_err(|error| Fail::not_utf8(name, error.valid_up_to()))
}

/// The place of a text that is given back.
pub(crate) struct TextOut {
    buffer: Buffer<u8>,
    needed: Option<Out<usize>>,
}

impl TextOut {
    /// Where a text goes; `needed` may be NULL.
    ///
    /// # Safety
    ///
    /// As for [`Buffer::new`] and [`Out::new`].
    pub(crate) unsafe fn new(
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Result<Self, Fail> {
        // SAFETY: as the caller promises.
        unsafe {
            let buffer = Buffer::new(buffer.cast::<u8>(), capacity, "buffer")?;
            Ok(Self { buffer, needed: Out::new(needed, "needed").ok() })
        }
    }

    /// Gives the text back, with a NUL behind it.
    pub(crate) fn give(&self, text: &str) -> Result<(), Fail> {
        self.give_bytes(text.as_bytes())
    }

    fn give_bytes(&self, text: &[u8]) -> Result<(), Fail> {
        let needed = text.len() + 1;
        if let Some(place) = &self.needed {
            place.set(needed);
        }
        if !self.buffer.holds(needed) {
            return Err(Fail::too_small(needed));
        }
        self.buffer.copy(text);
        self.buffer.put(text.len(), 0);
        Ok(())
    }
}

/// The place of bytes that are given back in the same way, in whatever encoding.
pub(crate) struct BytesOut(TextOut);

impl BytesOut {
    /// Where they go.
    ///
    /// # Safety
    ///
    /// As for [`TextOut::new`].
    pub(crate) unsafe fn new(
        buffer: *mut c_char,
        capacity: usize,
        needed: *mut usize,
    ) -> Result<Self, Fail> {
        // SAFETY: as the caller promises.
        unsafe { TextOut::new(buffer, capacity, needed).map(Self) }
    }

    /// Gives them back, with a NUL behind them.
    pub(crate) fn give(&self, bytes: &[u8]) -> Result<(), Fail> {
        self.0.give_bytes(bytes)
    }
}

/// A language by its number.
pub(crate) fn language(number: i32) -> Result<Lang, Fail> {
    match number {
        SHK_EN => Ok(Lang::En),
        SHK_RU => Ok(Lang::Ru),
        _ => Err(Fail::argument(
            "lang",
            "0 (English) or 1 (Russian)",
            "0 (английский) или 1 (русский)",
        )),
    }
}
