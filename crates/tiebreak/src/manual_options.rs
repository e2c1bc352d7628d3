//! The choices that clause 5.4.10.11 leaves open.

use core::fmt;

use shashki_base::Lang;

/// What the plus of an odd number counts for in SOLK and its cuts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Plus {
    /// The lowest number of points that anyone made, those who left and those who never played
    /// included.
    #[default]
    Lowest,
    /// The lowest number of points of those who did not leave.
    LowestOfStayed,
    /// Nothing.
    Zero,
}

/// What a forfeited pairing counts for.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum ForfeitEntry {
    /// The scheduled opponent's points.
    #[default]
    Opponent,
    /// Nothing.
    Zero,
}

/// What an opponent who left is credited with.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum LeaverTotal {
    /// The average of his score group.
    #[default]
    Average,
    /// What he has.
    Own,
}

/// Whether who was absent in the last round alone has left.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum LastRound {
    /// Not unless he is named.
    #[default]
    Stays,
    /// He has.
    Leaves,
}

/// How a member of the group who left later counts in its average.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum LaterLeavers {
    /// With what he is credited with himself.
    #[default]
    Credited,
    /// With what he has.
    Own,
    /// Not at all.
    Out,
}

/// What is credited where the group is empty.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum EmptyGroup {
    /// His own points.
    #[default]
    Own,
    /// The average of everyone who played on, whatever his points.
    Everyone,
}

/// The readings of 5.4.10.11 (T5), each with its default.
///
/// ```
/// use shashki_tiebreak::{ManualOptions, Plus};
/// let mut options = ManualOptions::default();
/// options.set("plus", "zero").unwrap();
/// assert_eq!(options.plus, Plus::Zero);
/// assert_eq!(options.pairs().collect::<Vec<_>>(), [("plus", "zero")]);
/// assert!(options.set("plus", "two").unwrap_err().to_string().contains("lowest"));
/// ```
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ManualOptions {
    /// Option `plus`.
    pub plus: Plus,
    /// Option `forfeit`.
    pub forfeit: ForfeitEntry,
    /// Option `leaver`.
    pub leaver: LeaverTotal,
    /// Option `last-round`.
    pub last_round: LastRound,
    /// Option `later-leavers`.
    pub later_leavers: LaterLeavers,
    /// Option `empty-group`.
    pub empty_group: EmptyGroup,
}

/// An option or a value that doesn't exist, and those that do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ManualOptionError {
    /// No such option.
    Name {
        /// What was given.
        found: String,
    },
    /// The option has no such value.
    Value {
        /// The option.
        name: &'static str,
        /// What was given.
        found: String,
        /// Its values, the default first.
        values: Vec<&'static str>,
    },
}

impl ManualOptionError {
    /// The message: what there is.
    pub fn message(&self, lang: Lang) -> String {
        let expected = lang.pick("expected one of", "ожидается одно из");
        match self {
            Self::Name { found } => {
                let names: Vec<&str> = OPTIONS.iter().map(|option| option.name).collect();
                format!("{found}: {expected} {}", names.join(", "))
            }
            Self::Value { name, found, values } => {
                format!("{name}={found}: {expected} {}", values.join(", "))
            }
        }
    }
}

impl fmt::Display for ManualOptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for ManualOptionError {}

/// A value of an option: its name, how it is set, whether it stands.
type Choice = (&'static str, fn(&mut ManualOptions), fn(&ManualOptions) -> bool);

struct ManualOption {
    name: &'static str,
    /// The default first.
    choices: &'static [Choice],
}

macro_rules! option {
    ($name:literal, $field:ident, $($text:literal => $value:expr),+) => {
        ManualOption {
            name: $name,
            choices: &[$(($text, |o| o.$field = $value, |o| o.$field == $value)),+],
        }
    };
}

/// Every option with its values: the one place where their names stand.
const OPTIONS: [ManualOption; 6] = [
    option!("plus", plus, "lowest" => Plus::Lowest, "lowest-of-stayed" => Plus::LowestOfStayed,
        "zero" => Plus::Zero),
    option!("forfeit", forfeit, "opponent" => ForfeitEntry::Opponent, "zero" => ForfeitEntry::Zero),
    option!("leaver", leaver, "average" => LeaverTotal::Average, "own" => LeaverTotal::Own),
    option!("last-round", last_round, "stays" => LastRound::Stays, "leaves" => LastRound::Leaves),
    option!("later-leavers", later_leavers, "credited" => LaterLeavers::Credited,
        "own" => LaterLeavers::Own, "out" => LaterLeavers::Out),
    option!("empty-group", empty_group, "own" => EmptyGroup::Own,
        "everyone" => EmptyGroup::Everyone),
];

impl ManualOptions {
    /// Sets an option by name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ManualOptionError> {
        let option = OPTIONS.iter().find(|option| option.name == name);
        let option = option.ok_or_else(|| ManualOptionError::Name { found: name.to_owned() })?;
        let choice = option.choices.iter().find(|(text, ..)| *text == value);
        let (_, set, _) = choice.ok_or_else(|| ManualOptionError::Value {
            name: option.name,
            found: value.to_owned(),
            values: option.choices.iter().map(|(text, ..)| *text).collect(),
        })?;
        set(self);
        Ok(())
    }

    /// What is set otherwise than by default, as name and value.
    pub fn pairs(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        OPTIONS.iter().filter_map(|option| {
            let (text, ..) = option.choices.iter().skip(1).find(|(_, _, stands)| stands(self))?;
            Some((option.name, *text))
        })
    }

    /// Every option with its values, the default first.
    pub fn all() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
        OPTIONS
            .iter()
            .map(|option| (option.name, option.choices.iter().map(|(text, ..)| *text).collect()))
    }
}
