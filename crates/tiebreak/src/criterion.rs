//! One criterion of the standings: a code and what stands behind it.

use core::fmt;
use core::str::FromStr;

use crate::catalogue::{CATALOGUE, Definition, Method, Modifier, REFUSED};
use crate::criterion_error::CriterionError;
use crate::{Edition, suggestion};

/// A criterion (T9), read once from its code: `SOLK-1`, `BH/C1`, `SB/P/V2024`.
///
/// ```
/// use shashki_tiebreak::Criterion;
/// let criteria = Criterion::list("PTS,solk-1,BH/C1").unwrap();
/// assert_eq!(criteria[1].code(), "SOLK-1");
/// let error = "SOLK-3".parse::<Criterion>().unwrap_err();
/// assert!(error.to_string().contains("SOLK-1"));
/// ```
#[derive(Clone, Debug)]
pub struct Criterion {
    pub(crate) definition: &'static Definition,
    pub(crate) low_cuts: u16,
    pub(crate) high_cuts: u16,
    pub(crate) forfeits_played: bool,
    pub(crate) fore: bool,
    /// In half points.
    pub(crate) limit_shift: i16,
    pub(crate) unrated: Option<u16>,
    pub(crate) edition: Option<Edition>,
    pub(crate) reversed: bool,
    code: String,
}

impl PartialEq for Criterion {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code // the rest follows from it
    }
}

impl Eq for Criterion {}

impl Criterion {
    /// A list of codes with commas between them.
    pub fn list(codes: &str) -> Result<Vec<Self>, CriterionError> {
        codes.split(',').map(|code| code.trim().parse()).collect()
    }

    /// The code with its modifiers, in capital letters.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The tie-break in the catalogue.
    pub fn definition(&self) -> &'static Definition {
        self.definition
    }

    /// Whether the lower number is the better one.
    pub fn low_is_better(&self) -> bool {
        self.definition.low_is_better != self.reversed
    }

    pub(crate) fn method(&self) -> Method {
        self.definition.method
    }

    fn plain(definition: &'static Definition, code: String) -> Self {
        Self {
            definition,
            low_cuts: definition.cuts.0,
            high_cuts: definition.cuts.1,
            forfeits_played: false,
            fore: definition.fore,
            limit_shift: 0,
            unrated: None,
            edition: None,
            reversed: false,
            code,
        }
    }

    fn modify(&mut self, text: &str, full: &str) -> Result<(), CriterionError> {
        let modifiers = self.definition.modifiers;
        let refuse = || CriterionError::Modifier {
            code: full.to_owned(),
            modifier: text.to_owned(),
            allowed: modifiers.to_vec(),
        };
        let mut letters = text.chars();
        let (letter, value) = (letters.next(), letters.as_str());
        if letter == Some('L') && modifiers.contains(&Modifier::Limit) && number(value).is_some() {
            return Err(CriterionError::UnsureLimit { code: full.to_owned() });
        }
        let kind = modifier(letter, value).filter(|kind| modifiers.contains(kind));
        self.set(kind.ok_or_else(refuse)?, value).ok_or_else(refuse)
    }

    /// Sets a modifier; none where its value is no value of it.
    fn set(&mut self, modifier: Modifier, value: &str) -> Option<()> {
        match modifier {
            Modifier::Cut => self.low_cuts = number(value)?,
            Modifier::Median => {
                self.low_cuts = number(value)?;
                self.high_cuts = self.low_cuts;
            }
            Modifier::ForfeitsPlayed => self.forfeits_played = true,
            Modifier::Fore => self.fore = true,
            Modifier::Reversed => self.reversed = true,
            Modifier::Limit => self.limit_shift = shift(value)?,
            Modifier::Unrated => {
                let rating = number(value).filter(|&n| n <= shashki_tournament::MAX_RATING);
                self.unrated = Some(rating?);
            }
            Modifier::Version => self.edition = Some(Edition::of_year(number(value)?)?),
        }
        Some(())
    }
}

/// The modifier that a letter and what follows it stand for.
fn modifier(letter: Option<char>, value: &str) -> Option<Modifier> {
    Some(match (letter?, value) {
        ('C', _) => Modifier::Cut,
        ('M', _) => Modifier::Median,
        ('P', "") => Modifier::ForfeitsPlayed,
        ('F', "") => Modifier::Fore,
        ('R', "") => Modifier::Reversed,
        ('L', _) => Modifier::Limit,
        ('U', _) => Modifier::Unrated,
        ('V', _) => Modifier::Version,
        _ => return None,
    })
}

/// A whole number from 1.
fn number(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|&number| digits && number > 0)
}

fn shift(text: &str) -> Option<i16> {
    let (sign, digits) = match text.split_at_checked(1)? {
        ("+", digits) => (1, digits),
        ("-", digits) => (-1, digits),
        _ => return None,
    };
    i16::try_from(number(digits)?).ok().map(|n| sign * n)
}

impl FromStr for Criterion {
    type Err = CriterionError;

    fn from_str(s: &str) -> Result<Self, CriterionError> {
        let code = s.trim().to_uppercase();
        let mut parts = code.split('/');
        let name = parts.next().unwrap_or_default();
        let Some(definition) = CATALOGUE.iter().find(|d| d.is_called(name)) else {
            return Err(unknown(s, name));
        };
        let mut criterion = Self::plain(definition, code.clone());
        let mut seen = Vec::new();
        for part in parts {
            let letter = part.chars().next();
            let cuts = matches!(letter, Some('C' | 'M'));
            let kind = if cuts { Some('C') } else { letter };
            if seen.contains(&kind) {
                return Err(CriterionError::Repeated {
                    code: code.clone(),
                    modifier: part.to_owned(),
                });
            }
            seen.push(kind);
            criterion.modify(part, &code)?;
        }
        Ok(criterion)
    }
}

/// Why a name is none of the catalogue.
fn unknown(given: &str, name: &str) -> CriterionError {
    let known = |name: &str| REFUSED.iter().find(|(code, _)| *code == name);
    let team = name.ends_with(":MP") || name.ends_with(":GP") || name.starts_with("ESB:");
    let refused = known(name).map(|(_, reason)| *reason);
    if let Some(reason) = refused.or(team.then_some(REFUSED[0].1)) {
        return CriterionError::Refused { code: given.to_owned(), reason };
    }
    CriterionError::Unknown { code: given.to_owned(), nearest: suggestion::nearest(name) }
}

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.code)
    }
}
