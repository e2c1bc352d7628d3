//! A text inside a struct.

use core::ffi::c_char;

use crate::error::Fail;
use crate::memory::slice;
use crate::text::text;

/// A text inside a struct: UTF-8, a pointer and a length in bytes. NULL with length 0 is the empty
/// text.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_text {
    /// Where it begins; no NUL is needed behind it.
    pub data: *const c_char,
    /// How many bytes.
    pub length: usize,
}

impl shk_text {
    /// The text.
    ///
    /// # Safety
    ///
    /// The pointer is NULL or points to that many bytes, which live and aren't changed meanwhile.
    pub(crate) unsafe fn get<'a>(self, name: &'static str) -> Result<&'a str, Fail> {
        // SAFETY: as the caller promises.
        unsafe { text(self.data, self.length, name) }
    }
}

/// Several texts.
///
/// # Safety
///
/// As for [`slice`], and each of them as for [`shk_text::get`].
pub(crate) unsafe fn texts(
    pointer: *const shk_text,
    count: usize,
    name: &'static str,
) -> Result<Vec<String>, Fail> {
    // SAFETY: as the caller promises.
    unsafe { slice(pointer, count, name)?.iter().map(|text| text.get(name).map(str::to_owned)) }
        .collect()
}
