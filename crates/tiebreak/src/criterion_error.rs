//! Why a text is no criterion.

use core::fmt;

use shashki_base::Lang;

use crate::catalogue::Modifier;

/// The text is no criterion (T9).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CriterionError {
    /// No such code.
    Unknown {
        /// What was given.
        code: String,
        /// The codes nearest to it.
        nearest: Vec<&'static str>,
    },
    /// A code that is known and not computed here.
    Refused {
        /// What was given.
        code: String,
        /// Why not, in English and in Russian.
        reason: [&'static str; 2],
    },
    /// A modifier that this code doesn't take, or one without a number it needs.
    Modifier {
        /// The whole code.
        code: String,
        /// The modifier.
        modifier: String,
        /// What the code takes.
        allowed: Vec<Modifier>,
    },
    /// The same modifier twice, or two cuts.
    Repeated {
        /// The whole code.
        code: String,
        /// The second one.
        modifier: String,
    },
    /// `/Ln` without a sign: what it means could not be read anywhere.
    UnsureLimit {
        /// The whole code.
        code: String,
    },
}

impl CriterionError {
    /// The message.
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Unknown { code, nearest } => {
                let list = nearest.join(", ");
                lang.pick(
                    format!("{code:?} is no criterion; the nearest: {list}"),
                    format!("«{code}» — не показатель; ближайшие: {list}"),
                )
            }
            Self::Refused { code, reason } => lang.pick(
                format!("{code} is not computed: {}", reason[0]),
                format!("{code} не вычисляется: {}", reason[1]),
            ),
            Self::Modifier { code, modifier, allowed } => refused(code, modifier, allowed, lang),
            Self::Repeated { code, modifier } => lang.pick(
                format!("{code}: /{modifier} says a second time what already stands"),
                format!("{code}: /{modifier} повторяет сказанное"),
            ),
            Self::UnsureLimit { code } => lang.pick(
                format!(
                    "{code}: a limit in per cent is not computed; write /L+n or /L-n half points"
                ),
                format!("{code}: предел в процентах не вычисляется; пишите /L+n или /L-n пол-очка"),
            ),
        }
    }
}

fn refused(code: &str, modifier: &str, allowed: &[Modifier], lang: Lang) -> String {
    let forms: Vec<&str> = allowed.iter().map(|modifier| modifier.form()).collect();
    if forms.is_empty() {
        return lang.pick(
            format!("{code}: no modifier stands behind this code, not /{modifier}"),
            format!("{code}: за этим кодом уточнений нет, и /{modifier} тоже"),
        );
    }
    let forms = forms.join(" ");
    lang.pick(
        format!("{code}: /{modifier} can't stand here; expected {forms}"),
        format!("{code}: /{modifier} здесь стоять не может; возможны {forms}"),
    )
}

impl fmt::Display for CriterionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for CriterionError {}
