//! Game files in other encodings, where the caller names one: nothing is guessed.

use core::fmt;
use core::str::FromStr;
use std::io::{self, ErrorKind, Read};

use encoding_rs::{CoderResult, Decoder, EncoderResult, Encoding};
use shashki_base::Lang;

/// An encoding that a game file may have.
///
/// ```
/// use shashki_record::pdn::TextEncoding;
/// let encoding: TextEncoding = "cp1251".parse().unwrap();
/// assert_eq!(encoding.encode("Шашки").unwrap(), [0xD8, 0xE0, 0xF8, 0xEA, 0xE8]);
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextEncoding {
    /// UTF-8, the standard's; with or without a byte order mark.
    #[default]
    Utf8,
    /// Windows code page 1251.
    Cp1251,
    /// KOI8-R.
    Koi8R,
    /// DOS code page 866.
    Cp866,
    /// ISO 8859-5.
    Iso8859_5,
    /// Latin-1, read and written with the signs that Windows code page 1252 adds to it.
    Latin1,
    /// UTF-16, little endian.
    Utf16Le,
    /// UTF-16, big endian.
    Utf16Be,
}

impl TextEncoding {
    /// Every encoding, in the order in which help texts name them.
    pub const ALL: [Self; 8] = [
        Self::Utf8,
        Self::Cp1251,
        Self::Koi8R,
        Self::Cp866,
        Self::Iso8859_5,
        Self::Latin1,
        Self::Utf16Le,
        Self::Utf16Be,
    ];

    /// The name as it stands on a command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Cp1251 => "cp1251",
            Self::Koi8R => "koi8-r",
            Self::Cp866 => "cp866",
            Self::Iso8859_5 => "iso-8859-5",
            Self::Latin1 => "latin1",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
        }
    }

    /// The encoding that the beginning of a file seems to have; the more bytes of it the better.
    /// A guess: to be asked for, and to be told to whoever asks.
    ///
    /// A byte order mark decides, then bytes of 0 where UTF-16 has them, then whether it is UTF-8
    /// (a character cut off at the end is no matter). Of the rest Latin-1 is what has too few
    /// letters beyond ASCII for Cyrillic; among the Cyrillic encodings the one in which most of
    /// them are small letters of Russian, the frequent ones above all.
    ///
    /// ```
    /// use shashki_record::pdn::TextEncoding;
    /// for encoding in [TextEncoding::Cp1251, TextEncoding::Koi8R, TextEncoding::Cp866] {
    ///     let bytes = encoding.encode("[White \"Иванов\"] {лучший ход}").unwrap();
    ///     assert_eq!(TextEncoding::detect(&bytes), encoding);
    /// }
    /// ```
    pub fn detect(bytes: &[u8]) -> Self {
        super::detect::encoding(bytes)
    }

    pub(super) fn table(self) -> &'static Encoding {
        match self {
            Self::Utf8 => encoding_rs::UTF_8,
            Self::Cp1251 => encoding_rs::WINDOWS_1251,
            Self::Koi8R => encoding_rs::KOI8_R,
            Self::Cp866 => encoding_rs::IBM866,
            Self::Iso8859_5 => encoding_rs::ISO_8859_5,
            Self::Latin1 => encoding_rs::WINDOWS_1252,
            Self::Utf16Le => encoding_rs::UTF_16LE,
            Self::Utf16Be => encoding_rs::UTF_16BE,
        }
    }

    /// The bytes that a file of this encoding begins with: a byte order mark for UTF-16.
    pub fn mark(self) -> &'static [u8] {
        match self {
            Self::Utf16Le => b"\xFF\xFE",
            Self::Utf16Be => b"\xFE\xFF",
            _ => b"",
        }
    }

    /// The text in this encoding, without a byte order mark.
    pub fn encode(self, text: &str) -> Result<Vec<u8>, Unwritable> {
        match self {
            Self::Utf8 => Ok(text.as_bytes().to_vec()),
            Self::Utf16Le => Ok(text.encode_utf16().flat_map(u16::to_le_bytes).collect()),
            Self::Utf16Be => Ok(text.encode_utf16().flat_map(u16::to_be_bytes).collect()),
            _ => {
                let mut encoder = self.table().new_encoder();
                let room = encoder.max_buffer_length_from_utf8_without_replacement(text.len());
                let mut bytes = Vec::with_capacity(room.unwrap_or(text.len()));
                let (outcome, _) =
                    encoder.encode_from_utf8_to_vec_without_replacement(text, &mut bytes, true);
                match outcome {
                    EncoderResult::Unmappable(character) => Err(Unwritable { character }),
                    _ => Ok(bytes),
                }
            }
        }
    }
}

impl fmt::Display for TextEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for TextEncoding {
    type Err = UnknownEncoding;

    fn from_str(text: &str) -> Result<Self, UnknownEncoding> {
        let lower = text.to_ascii_lowercase();
        let name = match lower.as_str() {
            "utf8" => "utf-8",
            "windows-1251" | "win1251" => "cp1251",
            "koi8r" => "koi8-r",
            "ibm866" => "cp866",
            "latin-1" | "iso-8859-1" | "cp1252" | "windows-1252" => "latin1",
            other => other,
        };
        Self::ALL.into_iter().find(|encoding| encoding.name() == name).ok_or(UnknownEncoding)
    }
}

/// The text is the name of no encoding known here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownEncoding;

impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an encoding:")?;
        TextEncoding::ALL.into_iter().try_for_each(|encoding| write!(f, " {encoding}"))
    }
}

impl core::error::Error for UnknownEncoding {}

/// The encoding has no such character.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Unwritable {
    /// The character.
    pub character: char,
}

impl Unwritable {
    /// The message in the language asked for.
    pub fn message(&self, lang: Lang) -> String {
        let text = lang.pick("the encoding has no", "в кодировке нет знака");
        format!("{text} '{}'", self.character)
    }
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for Unwritable {}

/// How much of a file is decoded at once.
const BLOCK: usize = 1 << 14;

/// A file decoded as it is read: what comes out is UTF-8. What the encoding cannot mean comes out
/// as U+FFFD; memory does not grow with the file.
///
/// ```
/// use std::io::Read;
/// use shashki_record::pdn::{Decoded, TextEncoding};
/// let mut text = String::new();
/// Decoded::new(&[0xFE, 0xFF, 0x04, 0x28][..], TextEncoding::Utf16Be)
///     .read_to_string(&mut text).unwrap();
/// assert_eq!(text, "Ш");
/// ```
pub struct Decoded<R> {
    input: R,
    /// None for UTF-8, which passes as it is.
    decoder: Option<Decoder>,
    raw: Box<[u8]>,
    /// What was read and not yet decoded.
    begin: usize,
    end: usize,
    ended: bool,
    text: Vec<u8>,
    given: usize,
    done: bool,
}

impl<R: Read> Decoded<R> {
    /// The file in this encoding.
    pub fn new(input: R, encoding: TextEncoding) -> Self {
        let decoder = (encoding != TextEncoding::Utf8)
            .then(|| encoding.table().new_decoder_with_bom_removal());
        Self {
            input,
            decoder,
            raw: vec![0; BLOCK].into_boxed_slice(),
            begin: 0,
            end: 0,
            ended: false,
            text: vec![0; 4 * BLOCK],
            given: 4 * BLOCK,
            done: false,
        }
    }

    /// Where the bytes come from, to be given more of them.
    pub fn input_mut(&mut self) -> &mut R {
        &mut self.input
    }

    /// Decodes the next block into `text`.
    fn next_block(&mut self) -> io::Result<()> {
        let Some(decoder) = &mut self.decoder else { return Ok(()) };
        self.text.clear();
        self.given = 0;
        while self.text.is_empty() && !self.done {
            if self.begin == self.end && !self.ended {
                match self.input.read(&mut self.raw) {
                    Ok(0) => self.ended = true,
                    Ok(read) => (self.begin, self.end) = (0, read.min(self.raw.len())),
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    Err(error) => return Err(error),
                }
            }
            self.text.resize(4 * BLOCK, 0);
            let raw = self.raw.get(self.begin..self.end).unwrap_or_default();
            let (outcome, read, written, _) =
                decoder.decode_to_utf8(raw, &mut self.text, self.ended);
            self.begin += read;
            self.text.truncate(written);
            self.done = self.ended && outcome == CoderResult::InputEmpty;
        }
        Ok(())
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.decoder.is_none() {
            return self.input.read(into);
        }
        if self.given >= self.text.len() {
            self.next_block()?;
        }
        let ready = self.text.get(self.given..).unwrap_or_default();
        let count = ready.len().min(into.len());
        let (Some(to), Some(from)) = (into.get_mut(..count), ready.get(..count)) else {
            return Ok(0);
        };
        to.copy_from_slice(from);
        self.given += count;
        Ok(count)
    }
}
