//! A game in memory.

use shashki_board::Side;

use super::{Clocks, Nag, NoTimeControl, Score, ScoreForm, TimeControl};

/// A tag pair in memory, its value without backslashes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TagPair {
    /// The name.
    pub name: String,
    /// The value.
    pub value: String,
}

/// A move as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct PdnMove {
    /// The text, without blanks.
    pub text: String,
}

/// A part of the movetext.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Element {
    /// A move.
    Move(PdnMove),
    /// A move that is not known; the next one is White's.
    Unknown,
    /// An annotation of the move before.
    Nag(Nag),
    /// A comment, without its braces.
    Comment(String),
    /// A set-up, without its slashes: `FEN "..."`.
    Setup(String),
    /// Another way to play instead of the last move.
    Variation(Vec<Element>),
}

/// A game as a file has it: tags and movetext, nothing lost but blanks, move numbers, and which of
/// two spellings an annotation had.
///
/// Whether its moves are legal is asked by [`rewritten`](Self::rewritten), which also brings them
/// into one notation; [`write`](Self::write) gives the text. With the feature `serde` it has the
/// same parts in any format.
///
/// ```
/// use shashki_record::pdn::{PdnGame, ReadOptions, WriteOptions};
/// let text = "[White \"Ivanov\"]\n1. c3-d4! {best} (1. c3-b4) d6-c5 1-0";
/// let game = PdnGame::read(text, ReadOptions::strict()).unwrap();
/// assert_eq!(game.tag("White"), Some("Ivanov"));
/// assert_eq!(game.moves().collect::<Vec<_>>(), ["c3-d4", "d6-c5"]);
/// let written = game.write(&WriteOptions::default()).unwrap();
/// assert_eq!(PdnGame::read(&written, ReadOptions::strict()).unwrap(), game);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PdnGame {
    /// The tags in their order.
    pub tags: Vec<TagPair>,
    /// The movetext.
    pub body: Vec<Element>,
    /// What ended the game, as it is written; none where the file, or the next game, did.
    pub end: Option<String>,
}

/// A game as it was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadGame {
    /// Its number in the file, from 1.
    pub number: u64,
    /// The game; where it is not sound, what was read of it.
    pub game: PdnGame,
    /// Whether there was no error in it.
    pub sound: bool,
    /// Whether all of its text was UTF-8; what was not has become U+FFFD.
    pub utf8: bool,
}

impl PdnGame {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Gives a tag a value, in its place if there is one with this name.
    ///
    /// ```
    /// let mut game = shashki_record::pdn::PdnGame::default();
    /// game.set_tag("Round", "1");
    /// game.set_tag("Round", "2");
    /// assert_eq!(game.tags.len(), 1);
    /// assert_eq!(game.tag("Round"), Some("2"));
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.tags.push(TagPair { name: name.to_owned(), value: value.to_owned() }),
        }
    }

    /// The moves of the main line as they are written.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.body.iter().filter_map(|element| match element {
            Element::Move(m) => Some(m.text.as_str()),
            _ => None,
        })
    }

    /// The clocks that the comments of the main line give, each with the number of the move that
    /// it follows, from 1.
    ///
    /// ```
    /// use shashki_record::pdn::{PdnGame, ReadOptions};
    /// let text = "1. c3-d4 {[%clk 0:59:50]} d6-c5 {[%clk 0:59:40]} *";
    /// let game = PdnGame::read(text, ReadOptions::strict()).unwrap();
    /// let clocks: Vec<_> = game.clocks().map(|(ply, clocks)| (ply, clocks.mover)).collect();
    /// assert_eq!(clocks, [(1, Some(3_590)), (2, Some(3_580))]);
    /// ```
    pub fn clocks(&self) -> impl Iterator<Item = (u32, Clocks)> {
        let mut ply = 0_u32;
        self.body.iter().filter_map(move |element| {
            ply = ply.saturating_add(u32::from(matches!(element, Element::Move(_))));
            match element {
                Element::Comment(text) => Clocks::read(text).map(|clocks| (ply, clocks)),
                _ => None,
            }
        })
    }

    /// How long a player may think: by the tag of the side, else by that for both; none where
    /// neither is there. An error where the value has not the standard's form.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::pdn::PdnGame;
    /// let mut game = PdnGame::default();
    /// game.set_tag("TimeControl", "300+3");
    /// game.set_tag("TimeControlBlack", "600");
    /// let text = |side| game.time_control(side).unwrap().unwrap().to_string();
    /// assert_eq!((text(Side::White).as_str(), text(Side::Black).as_str()), ("300+3", "600"));
    /// ```
    pub fn time_control(&self, side: Side) -> Option<Result<TimeControl, NoTimeControl>> {
        let own = match side {
            Side::White => "TimeControlWhite",
            Side::Black => "TimeControlBlack",
        };
        self.tag(own).or_else(|| self.tag("TimeControl")).map(str::parse)
    }

    /// The result: of the tag, else of the game's end; none where neither is one that the standard
    /// knows.
    pub fn score(&self) -> Option<(Score, ScoreForm)> {
        let of = |text: Option<&str>| text.and_then(Score::read);
        of(self.tag("Result")).or_else(|| of(self.end.as_deref()))
    }
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::super::ReadOptions;
    use super::*;

    #[test]
    fn a_game_goes_through_json() {
        let text = "[White \"A\"] 1. c3-d4! {good} (1. c3-b4) - - /FEN \"W:W21:B1\"/ 1-0";
        let game = PdnGame::read(text, ReadOptions::lenient()).unwrap();
        let json = serde_json::to_value(&game).unwrap();
        let expected = serde_json::json!({
            "tags": [{"name": "White", "value": "A"}],
            "body": [
                {"move": "c3-d4"}, {"nag": 1}, {"comment": "good"},
                {"variation": [{"move": "c3-b4"}]}, "unknown",
                {"setup": "FEN \"W:W21:B1\""},
            ],
            "end": "1-0",
        });
        assert_eq!(json, expected);
        assert_eq!(serde_json::from_value::<PdnGame>(json).unwrap(), game);
    }
}
