//! Norms and titles as data.

use super::data_error::{DataError, lines};

/// A norm.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Norm {
    /// The title that it is one of.
    pub title: String,
    /// The games needed.
    pub games: u32,
    /// The performance needed.
    pub performance: i32,
}

/// A title and the rating that it asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TitleFloor {
    /// The title.
    pub title: String,
    /// The rating.
    pub rating: u16,
}

/// Norms and titles.
///
/// ```
/// use shashki_tiebreak::rating::Titles;
/// let titles = Titles::built_in();
/// assert_eq!(titles.norm(9, 2610).unwrap().title, "GM");
/// assert!(titles.norm(8, 2610).is_none());
/// assert_eq!(titles.floor(2320).unwrap().title, "FM");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Titles {
    /// Norms, the highest first.
    pub norms: Vec<Norm>,
    /// Titles, the highest first.
    pub titles: Vec<TitleFloor>,
}

/// The text of the default norms, a pattern for files of one's own.
pub const DEFAULT_TITLES: &str = include_str!("../../data/titles.txt");

const FORMS: &str = "norm NAME games N performance N, or title NAME rating N";

impl core::str::FromStr for Titles {
    type Err = DataError;

    fn from_str(text: &str) -> Result<Self, DataError> {
        let mut read = Self { norms: Vec::new(), titles: Vec::new() };
        for (line, words) in lines(text) {
            let refuse = || DataError::Line { line, found: words.join(" "), expected: FORMS };
            match words[..] {
                ["norm", title, "games", games, "performance", performance] => {
                    read.norms.push(Norm {
                        title: title.to_owned(),
                        games: games.parse().map_err(|_| refuse())?,
                        performance: performance.parse().map_err(|_| refuse())?,
                    });
                }
                ["title", title, "rating", rating] => read.titles.push(TitleFloor {
                    title: title.to_owned(),
                    rating: rating.parse().map_err(|_| refuse())?,
                }),
                _ => return Err(refuse()),
            }
        }
        read.norms.sort_by_key(|norm| core::cmp::Reverse(norm.performance));
        read.titles.sort_by_key(|title| core::cmp::Reverse(title.rating));
        Ok(read)
    }
}

impl Titles {
    /// The default norms and titles.
    pub fn built_in() -> Self {
        // A test reads the default text: it can't fail.
        DEFAULT_TITLES.parse().unwrap_or_default()
    }

    /// The highest norm made in so many games with this performance.
    pub fn norm(&self, games: u32, performance: i32) -> Option<&Norm> {
        self.norms.iter().find(|norm| games >= norm.games && performance >= norm.performance)
    }

    /// The highest title whose rating is reached.
    pub fn floor(&self, rating: u16) -> Option<&TitleFloor> {
        self.titles.iter().find(|title| rating >= title.rating)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_titles_are_read() {
        let titles: Titles = DEFAULT_TITLES.parse().unwrap();
        assert_eq!(titles.norms.len(), 4);
        assert_eq!(titles.titles.len(), 4);
        assert!("norm GM games".parse::<Titles>().is_err());
    }
}
