//! Old encodings, decoded only where the caller names one: nothing is guessed.

use core::fmt;
use core::str::FromStr;

/// An encoding that a file of the field may have.
///
/// ```
/// use shashki_base::encoding::Encoding;
/// let text = Encoding::Cp1251.decode(&[0xD8, 0xE0, 0xF8, 0xEA, 0xE8]).unwrap();
/// assert_eq!(text, "Шашки");
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    #[default]
    Utf8,
    /// Windows code page 1251.
    Cp1251,
    /// KOI8-R.
    Koi8R,
    /// DOS code page 866.
    Cp866,
    /// UTF-16, little endian.
    Utf16Le,
    /// UTF-16, big endian.
    Utf16Be,
}

/// The bytes are not text in the encoding named.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// The encoding that was expected.
    pub encoding: Encoding,
    /// For UTF-8: the offset of the first byte that is none; 0 for the others.
    pub offset: usize,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.encoding == Encoding::Utf8 {
            write!(f, "not UTF-8 at byte {}: name the file's encoding", self.offset)
        } else {
            write!(f, "not {} text", self.encoding)
        }
    }
}

impl std::error::Error for DecodeError {}

impl Encoding {
    /// Every encoding, in the order in which help texts name them.
    pub const ALL: [Self; 6] =
        [Self::Utf8, Self::Cp1251, Self::Koi8R, Self::Cp866, Self::Utf16Le, Self::Utf16Be];

    /// The name as it stands on a command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Cp1251 => "cp1251",
            Self::Koi8R => "koi8-r",
            Self::Cp866 => "cp866",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
        }
    }

    /// The text that the bytes stand for; a byte order mark is taken off.
    pub fn decode(self, bytes: &[u8]) -> Result<String, DecodeError> {
        let other = match self {
            Self::Utf8 => return decode_utf8(bytes),
            Self::Cp1251 => encoding_rs::WINDOWS_1251,
            Self::Koi8R => encoding_rs::KOI8_R,
            Self::Cp866 => encoding_rs::IBM866,
            Self::Utf16Le => encoding_rs::UTF_16LE,
            Self::Utf16Be => encoding_rs::UTF_16BE,
        };
        let (text, faulty) = other.decode_with_bom_removal(bytes);
        if faulty {
            return Err(DecodeError { encoding: self, offset: 0 });
        }
        Ok(text.into_owned())
    }
}

fn decode_utf8(bytes: &[u8]) -> Result<String, DecodeError> {
    let body = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let mark = bytes.len() - body.len();
    match core::str::from_utf8(body) {
        Ok(text) => Ok(text.to_owned()),
        Err(error) => {
            Err(DecodeError { encoding: Encoding::Utf8, offset: mark + error.valid_up_to() })
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text is the name of no encoding known here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an encoding:")?;
        for encoding in Encoding::ALL {
            write!(f, " {encoding}")?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownEncoding {}

impl FromStr for Encoding {
    type Err = UnknownEncoding;

    fn from_str(s: &str) -> Result<Self, UnknownEncoding> {
        let lower = s.to_ascii_lowercase();
        let name = match lower.as_str() {
            "utf8" => "utf-8",
            "windows-1251" | "win1251" => "cp1251",
            "koi8r" => "koi8-r",
            other => other,
        };
        Self::ALL.into_iter().find(|e| e.name() == name).ok_or(UnknownEncoding)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf8_says_where_it_fails() {
        let error = Encoding::Utf8.decode(b"\xEF\xBB\xBFab\xD8").unwrap_err();
        assert_eq!(error.offset, 5);
        assert_eq!(Encoding::Utf8.decode("\u{FEFF}шашки".as_bytes()).unwrap(), "шашки");
    }

    #[test]
    fn the_russian_code_pages() {
        assert_eq!(Encoding::Koi8R.decode(&[0xDB, 0xC1]).unwrap(), "ша");
        assert_eq!(Encoding::Cp866.decode(&[0xE8, 0xA0]).unwrap(), "ша");
        assert_eq!(Encoding::Utf16Le.decode(&[0xFF, 0xFE, 0x48, 0x04]).unwrap(), "ш");
    }

    #[test]
    fn names_are_read_back() {
        for encoding in Encoding::ALL {
            assert_eq!(encoding.name().parse(), Ok(encoding));
        }
        assert_eq!("WINDOWS-1251".parse(), Ok(Encoding::Cp1251));
        assert_eq!("latin-1".parse::<Encoding>(), Err(UnknownEncoding));
    }
}
