//! The encodings of game files.

use shashki_record::pdn::TextEncoding;

use crate::error::{Fail, call};
use crate::memory::{Out, slice};
use crate::status::shk_status;

/// UTF-8, the standard's.
pub const SHK_PDN_UTF8: u32 = 0;
/// Windows code page 1251.
pub const SHK_PDN_CP1251: u32 = 1;
/// KOI8-R.
pub const SHK_PDN_KOI8R: u32 = 2;
/// DOS code page 866.
pub const SHK_PDN_CP866: u32 = 3;
/// ISO 8859-5.
pub const SHK_PDN_ISO8859_5: u32 = 4;
/// Latin-1 with the signs that Windows code page 1252 adds.
pub const SHK_PDN_LATIN1: u32 = 5;
/// UTF-16, little endian.
pub const SHK_PDN_UTF16LE: u32 = 6;
/// UTF-16, big endian.
pub const SHK_PDN_UTF16BE: u32 = 7;
/// For reading: what the bytes look like.
pub const SHK_PDN_DETECT: u32 = 255;

const NUMBERS: [(u32, TextEncoding); 8] = [
    (SHK_PDN_UTF8, TextEncoding::Utf8),
    (SHK_PDN_CP1251, TextEncoding::Cp1251),
    (SHK_PDN_KOI8R, TextEncoding::Koi8R),
    (SHK_PDN_CP866, TextEncoding::Cp866),
    (SHK_PDN_ISO8859_5, TextEncoding::Iso8859_5),
    (SHK_PDN_LATIN1, TextEncoding::Latin1),
    (SHK_PDN_UTF16LE, TextEncoding::Utf16Le),
    (SHK_PDN_UTF16BE, TextEncoding::Utf16Be),
];

pub(crate) fn encoding(number: u32, name: &'static str) -> Result<TextEncoding, Fail> {
    let known = NUMBERS.iter().find(|(known, _)| *known == number).map(|(_, encoding)| *encoding);
    known.ok_or_else(|| Fail::argument(name, "SHK_PDN_UTF8 ...", "SHK_PDN_UTF8 ..."))
}

pub(crate) fn number_of(encoding: TextEncoding) -> u32 {
    NUMBERS.iter().find(|(_, known)| *known == encoding).map_or(SHK_PDN_UTF8, |(number, _)| *number)
}

/// The encoding that the beginning of a file seems to have, `SHK_PDN_UTF8` and so on. A guess: by byte
/// order mark, bytes of 0, UTF-8, and among Cyrillic encodings by the frequency of letters.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_pdn_detect(
    bytes: *const u8,
    length: usize,
    encoding: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (bytes, out) =
            unsafe { (slice(bytes, length, "bytes")?, Out::new(encoding, "encoding")?) };
        out.set(number_of(TextEncoding::detect(bytes)));
        Ok(())
    })
}
