//! A game as it was read, into the bytes of another file.

use core::fmt;

use shashki_base::Lang;

use super::{
    Notation, ReadGame, ReplayOptions, TextEncoding, Unplayable, Unwritable, Unwritten,
    WriteOptions,
};

/// How games are written anew.
///
/// ```
/// use shashki_record::pdn::{Collector, Conversion, ReadGame, ReadOptions, Reader};
/// let mut collector = Collector::new(Vec::<ReadGame>::new());
/// Reader::new(&b"1. c3xd4 * 1. 22-18 9-13 1-0"[..], ReadOptions::strict())
///     .read(&mut collector).unwrap();
/// let games = collector.into_sink();
/// let conversion = Conversion::default();
/// assert!(games[0].converted(&conversion).is_err(), "no capture");
/// let text = b"[GameType \"25\"]\n\n1. c3-d4 b6-a5 1-0\n";
/// assert_eq!(games[1].converted(&conversion).unwrap(), text);
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// The notation of the moves, which are held against the rules; none: they stay as they are,
    /// unjudged.
    pub notation: Option<Notation>,
    /// How moves are read; `legality` and `variations` say nothing here.
    pub replay: ReplayOptions,
    /// How the game is written.
    pub write: WriteOptions,
    /// The encoding.
    pub encoding: TextEncoding,
}

impl Default for Conversion {
    /// The standard's notation and form, in UTF-8.
    fn default() -> Self {
        Self {
            notation: Some(Notation::default()),
            replay: ReplayOptions::default(),
            write: WriteOptions::default(),
            encoding: TextEncoding::Utf8,
        }
    }
}

impl Conversion {
    /// What stands before a game: the encoding's mark before the first, else a blank line.
    pub fn gap(&self, first: bool) -> Vec<u8> {
        // A line end is in every encoding.
        let blank = || self.encoding.encode("\n").unwrap_or_default();
        if first { self.encoding.mark().to_vec() } else { blank() }
    }
}

/// Why a game was not written anew.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unconverted {
    /// There is an error of the grammar in it.
    Unsound,
    /// It is no UTF-8: the file's encoding has to be named.
    NotUtf8,
    /// A move or the start is not legal or not known.
    Unplayable(Unplayable),
    /// A part of it can't be written.
    Unwritten(Unwritten),
    /// The encoding lacks a character.
    Unwritable(Unwritable),
}

impl Unconverted {
    /// The message in the language asked for.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Unsound => lang.pick("left out", "пропущена").to_owned(),
            Self::NotUtf8 => lang
                .pick(
                    "not UTF-8: name the file's encoding (--encoding)",
                    "не UTF-8: укажите кодировку файла (--encoding)",
                )
                .to_owned(),
            Self::Unplayable(error) => error.message(lang),
            Self::Unwritten(error) => error.message(lang),
            Self::Unwritable(error) => error.message(lang),
        }
    }
}

impl fmt::Display for Unconverted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for Unconverted {}

impl ReadGame {
    /// The game written anew, without what stands before it in a file
    /// ([`Conversion::gap`]).
    pub fn converted(&self, conversion: &Conversion) -> Result<Vec<u8>, Unconverted> {
        if !self.sound {
            return Err(Unconverted::Unsound);
        }
        if !self.utf8 {
            return Err(Unconverted::NotUtf8);
        }
        let rewritten = conversion
            .notation
            .map(|notation| self.game.rewritten(notation, conversion.replay))
            .transpose()
            .map_err(Unconverted::Unplayable)?;
        let game = rewritten.as_ref().unwrap_or(&self.game);
        let text = game.write(&conversion.write).map_err(Unconverted::Unwritten)?;
        conversion.encoding.encode(&text).map_err(Unconverted::Unwritable)
    }
}
