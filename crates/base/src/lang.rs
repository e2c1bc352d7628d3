//! The language of messages.

use core::fmt;
use core::str::FromStr;

/// The language of a message, a sheet or an explanation.
///
/// ```
/// use shashki_base::Lang;
/// assert_eq!("ru".parse(), Ok(Lang::Ru));
/// assert_eq!(Lang::En.pick("round", "тур"), "round");
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// The text in this language, of the two given.
    #[inline]
    pub fn pick<T>(self, english: T, russian: T) -> T {
        match self {
            Self::En => english,
            Self::Ru => russian,
        }
    }

    /// The code of the language: `en` or `ru`.
    pub fn code(self) -> &'static str {
        self.pick("en", "ru")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is the code of no language known here; expected is `en` or `ru`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a language, en or ru")
    }
}

impl core::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(s: &str) -> Result<Self, UnknownLang> {
        match s {
            "en" => Ok(Self::En),
            "ru" => Ok(Self::Ru),
            _ => Err(UnknownLang),
        }
    }
}
