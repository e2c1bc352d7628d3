//! Texts in old encodings.

use core::ffi::c_char;

use shashki_base::encoding::{DecodeError, Encoding};

use crate::error::{Fail, Place, call_with, shk_error};
use crate::memory::slice;
use crate::status::{SHK_BAD_INPUT, shk_status};
use crate::text::{TextOut, text};

/// Bytes in another encoding, as text out in UTF-8 without a byte order mark. `encoding` is its name:
/// `utf-8`, `cp1251`, `koi8-r`, `cp866`, `utf-16le`, `utf-16be`.
///
/// `SHK_BAD_INPUT`: the bytes aren't in that encoding.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_text_decode(
    bytes: *const u8,
    length: usize,
    encoding: *const c_char,
    encoding_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (bytes, name, out) = unsafe {
            let name = text(encoding, encoding_length, "encoding")?;
            (slice(bytes, length, "bytes")?, name, TextOut::new(buffer, capacity, needed)?)
        };
        let encoding = Encoding::ALL.into_iter().find(|encoding| encoding.name() == name);
        let names = || {
            let names = Encoding::ALL.map(Encoding::name).join(", ");
            Fail::argument("encoding", &names, &names)
        };
        out.give(&encoding.ok_or_else(names)?.decode(bytes).map_err(from_error)?)
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

fn from_error(error: DecodeError) -> Fail {
    let DecodeError { encoding, offset } = error;
    let fail = Fail::new(
        SHK_BAD_INPUT,
        format!("no text in {encoding} at byte {offset} or behind it"),
        format!("не текст в {encoding}, с байта {offset}"),
    );
    fail.named("encoding").at(Place { offset: offset as u64, ..Place::default() })
}
