//! Results as game files write them.

use core::fmt;

/// A result, whatever way it is written.
///
/// ```
/// use shashki_record::pdn::{Score, ScoreForm};
/// assert_eq!(Score::read("2-0"), Some((Score::White, ScoreForm::Twos)));
/// assert_eq!(Score::read("1/2-1/2"), Some((Score::Draw, ScoreForm::Ones)));
/// assert_eq!(Score::read("4-6"), None);
/// assert_eq!(Score::Draw.text(ScoreForm::Twos), "1-1");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// White won: `1-0` or `2-0`.
    White,
    /// Black won: `0-1` or `0-2`.
    Black,
    /// A draw: `1/2-1/2` or `1-1`.
    Draw,
    /// Both lost: `0-0`.
    BothLost,
    /// No result, or none known: `*`.
    Open,
}

/// Which of the standard's two ways of writing results.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum ScoreForm {
    /// `1-0`, `1/2-1/2`, `0-1`: the standard's way for Russian draughts.
    #[default]
    Ones,
    /// `2-0`, `1-1`, `0-2`: the standard's way for the international game, and that of most
    /// Russian archives and servers.
    Twos,
}

impl Score {
    /// Every result in the order of the variants.
    pub const ALL: [Self; 5] = [Self::White, Self::Black, Self::Draw, Self::BothLost, Self::Open];

    /// The result that a text stands for, if it is one of the standard's. Where both ways write a
    /// result alike (`0-0`, `*`), the form is [`ScoreForm::Ones`].
    pub fn read(text: &str) -> Option<(Self, ScoreForm)> {
        [ScoreForm::Ones, ScoreForm::Twos]
            .into_iter()
            .flat_map(|form| Self::ALL.map(|score| (score, form)))
            .find(|(score, form)| score.text(*form) == text)
    }

    /// The result as text.
    pub fn text(self, form: ScoreForm) -> &'static str {
        match (self, form) {
            (Self::White, ScoreForm::Ones) => "1-0",
            (Self::White, ScoreForm::Twos) => "2-0",
            (Self::Black, ScoreForm::Ones) => "0-1",
            (Self::Black, ScoreForm::Twos) => "0-2",
            (Self::Draw, ScoreForm::Ones) => "1/2-1/2",
            (Self::Draw, ScoreForm::Twos) => "1-1",
            (Self::BothLost, _) => "0-0",
            (Self::Open, _) => "*",
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text(ScoreForm::Ones))
    }
}
