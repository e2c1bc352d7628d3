//! The readings of the rules between which an event can choose (P1, P13, P14, P15).

use core::fmt;

macro_rules! option_values {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, the default first.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// The value as it is written in files and on command lines.
            pub const fn text(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            fn from_text(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$variant),)+ _ => None }
            }
        }

        impl Default for $name {
            fn default() -> Self { Self::ALL[0] }
        }
    };
}

option_values! {
    /// P1: whether a forfeited game is a meeting.
    Forfeits {
        /// "если они уже играли между собой" (5.4.10.5.5): no game, no meeting.
        NoMeeting = "no-meeting",
        /// "пары встречающихся между собой игроков" (5.4.10.1): paired, so met.
        Meeting = "meeting",
    }
}

option_values! {
    /// P14: the order of players with equal truncated Solkoff from round 3 on.
    TieOrder {
        /// In the direction of 5.4.10.5.3: even rounds descending.
        ByRound = "by-round",
        /// Start numbers ascending in every round.
        Ascending = "ascending",
    }
}

option_values! {
    /// P15: what a round without an opponent gives to a current coefficient.
    ByeEntry {
        /// An opponent with 0 points.
        Zero = "zero",
        /// No entry: a bye is no opponent.
        None = "none",
    }
}

option_values! {
    /// P13: whether the halves of a score group are cut again after a pair.
    Halves {
        /// Cut once.
        Once = "once",
        /// Those left are cut anew after every pair.
        Recut = "recut",
    }
}

/// The options that an event, a profile or a command line sets; what is unset has its default.
///
/// ```
/// use shashki_tournament::{Halves, PairingOptions};
/// let mut options = PairingOptions::default();
/// options.set("halves", "recut").unwrap();
/// assert_eq!(options.halves, Some(Halves::Recut));
/// assert!(options.set("halves", "once").is_err()); // two values for one name
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, rename_all = "kebab-case", deny_unknown_fields))]
pub struct PairingOptions {
    /// P1.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub forfeits: Option<Forfeits>,
    /// P14.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub ties: Option<TieOrder>,
    /// P15.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub bye_entry: Option<ByeEntry>,
    /// P13.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub halves: Option<Halves>,
}

/// An option that can't be set so.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionError {
    /// No option has this name.
    UnknownName {
        /// The name found.
        name: String,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        name: &'static str,
        /// The value found.
        value: String,
        /// The values it can have.
        expected: Vec<&'static str>,
    },
    /// The option stands with two different values.
    TwoValues {
        /// The option.
        name: &'static str,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownName { name } => write!(
                f,
                "no option is named {name:?}: expected {}",
                PairingOptions::NAMES.join(", ")
            ),
            Self::UnknownValue { name, value, expected } => {
                write!(f, "option {name} has no value {value:?}: expected {}", expected.join(", "))
            }
            Self::TwoValues { name } => write!(f, "option {name} is given two different values"),
        }
    }
}

impl std::error::Error for OptionError {}

fn set_one<T: Copy + PartialEq>(
    slot: &mut Option<T>,
    name: &'static str,
    text: &str,
    read: impl Fn(&str) -> Option<T>,
    all: &[T],
    write: impl Fn(T) -> &'static str,
) -> Result<(), OptionError> {
    let Some(value) = read(text) else {
        let expected = all.iter().map(|&value| write(value)).collect();
        return Err(OptionError::UnknownValue { name, value: text.to_owned(), expected });
    };
    match slot {
        Some(before) if *before != value => Err(OptionError::TwoValues { name }),
        _ => {
            *slot = Some(value);
            Ok(())
        }
    }
}

impl PairingOptions {
    /// The names of the options.
    pub const NAMES: [&'static str; 4] = ["forfeits", "ties", "bye-entry", "halves"];

    /// Sets one option by name. The same value twice is fine, two values for one name are not.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "forfeits" => set_one(
                &mut self.forfeits,
                Self::NAMES[0],
                value,
                Forfeits::from_text,
                Forfeits::ALL,
                Forfeits::text,
            ),
            "ties" => set_one(
                &mut self.ties,
                Self::NAMES[1],
                value,
                TieOrder::from_text,
                TieOrder::ALL,
                TieOrder::text,
            ),
            "bye-entry" => set_one(
                &mut self.bye_entry,
                Self::NAMES[2],
                value,
                ByeEntry::from_text,
                ByeEntry::ALL,
                ByeEntry::text,
            ),
            "halves" => set_one(
                &mut self.halves,
                Self::NAMES[3],
                value,
                Halves::from_text,
                Halves::ALL,
                Halves::text,
            ),
            _ => Err(OptionError::UnknownName { name: name.to_owned() }),
        }
    }

    /// These options, and where they are silent the others.
    #[must_use]
    pub fn or(self, others: Self) -> Self {
        Self {
            forfeits: self.forfeits.or(others.forfeits),
            ties: self.ties.or(others.ties),
            bye_entry: self.bye_entry.or(others.bye_entry),
            halves: self.halves.or(others.halves),
        }
    }

    /// The options that are set, as name and value, in the order of [`PairingOptions::NAMES`].
    pub fn pairs(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        [
            self.forfeits.map(Forfeits::text),
            self.ties.map(TieOrder::text),
            self.bye_entry.map(ByeEntry::text),
            self.halves.map(Halves::text),
        ]
        .into_iter()
        .zip(Self::NAMES)
        .filter_map(|(value, name)| Some((name, value?)))
    }
}
