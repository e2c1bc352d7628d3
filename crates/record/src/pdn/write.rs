//! Games as text, by the standard or as hosts expect it.

use core::fmt;

use shashki_base::Lang;

use super::follow::fen_of_setup;
use super::letter::tag_line;
use super::{Element, GameType, PdnGame, Score, ScoreForm, TagPair};

/// What stands at the end of a game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// `*`, the standard's separator of games; a result that no tag has is written all the same.
    #[default]
    Star,
    /// The result once more, as nearly all files have it.
    Result,
}

/// How a game is written.
///
/// ```
/// use shashki_record::pdn::{Ending, PdnGame, ReadOptions, ScoreForm, WriteOptions};
/// let text = "[Result \"1-0\"] 1. c3-d4 d6-c5 1-0";
/// let game = PdnGame::read(text, ReadOptions::strict()).unwrap();
/// let host = WriteOptions { scores: Some(ScoreForm::Twos), ending: Ending::Result, width: 80 };
/// let written = game.write(&host).unwrap();
/// assert_eq!(written, "[Result \"2-0\"]\n\n1. c3-d4 d6-c5 2-0\n");
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct WriteOptions {
    /// The way of writing results; none: the standard's for the kind of game.
    pub scores: Option<ScoreForm>,
    /// What stands at the end.
    pub ending: Ending,
    /// The length of a line of movetext, in characters; only a comment may be longer.
    pub width: usize,
}

impl Default for WriteOptions {
    /// The standard's: results by the kind of game, `*` at the end, 80 characters a line.
    fn default() -> Self {
        Self { scores: None, ending: Ending::Star, width: 80 }
    }
}

/// Why a game cannot be written: it would not be read back as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unwritten {
    /// It has neither a tag nor a movetext.
    Empty,
    /// A tag's name is none: a letter, then letters, digits and `_`.
    TagName(String),
    /// A tag's value holds a line that looks like a tag itself.
    TagValue(String),
    /// A comment holds `}`, or a line that looks like a tag.
    Comment(String),
    /// A set-up holds `/`, or a line that looks like a tag.
    Setup(String),
    /// A move is no move in any form.
    Move(String),
    /// A variation without a move.
    EmptyVariation,
}

impl Unwritten {
    /// The message in the language asked for.
    pub fn message(&self, lang: Lang) -> String {
        let (english, russian, text) = match self {
            Self::Empty => ("the game is empty", "партия пуста", ""),
            Self::TagName(text) => ("this is no name of a tag", "это не имя тега", text.as_str()),
            Self::TagValue(text) => (
                "no tag can have this value",
                "такого значения у тега быть не может",
                text.as_str(),
            ),
            Self::Comment(text) => {
                ("this cannot be a comment", "такого комментария быть не может", text.as_str())
            }
            Self::Setup(text) => {
                ("this cannot be a set-up", "такой расстановки быть не может", text.as_str())
            }
            Self::Move(text) => ("this is no move", "это не ход", text.as_str()),
            Self::EmptyVariation => ("a variation without moves", "вариант без ходов", ""),
        };
        let what = lang.pick(english, russian);
        if text.is_empty() { what.to_owned() } else { format!("{what}: {text}") }
    }
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for Unwritten {}

/// The tags that come first, in this order; the others follow in theirs.
const FIRST: [&str; 9] =
    ["Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "FEN"];

impl PdnGame {
    /// The game as text, to be followed by a blank line and the next one.
    pub fn write(&self, options: &WriteOptions) -> Result<String, Unwritten> {
        if self.tags.is_empty() && self.body.is_empty() {
            return Err(Unwritten::Empty);
        }
        let form = options.scores.unwrap_or_else(|| self.form_of_its_kind());
        let mut out = String::new();
        for tag in self.tags_in_order() {
            write_tag(&mut out, tag, form)?;
        }
        if !self.tags.is_empty() {
            out.push('\n');
        }
        let mut words = Words::default();
        words.body(&self.body, self.first_count(), true)?;
        words.list.push(self.ending(options.ending, form).to_owned());
        words.wrap(&mut out, options.width);
        Ok(out)
    }

    fn form_of_its_kind(&self) -> ScoreForm {
        match self.tag("GameType").and_then(GameType::read) {
            Some(GameType(20 | 27)) => ScoreForm::Twos,
            _ => ScoreForm::Ones,
        }
    }

    fn tags_in_order(&self) -> impl Iterator<Item = &TagPair> {
        let rank = |tag: &TagPair| FIRST.iter().position(|name| *name == tag.name);
        let first = FIRST.iter().flat_map(|name| self.tags.iter().filter(|t| t.name == *name));
        first.chain(self.tags.iter().filter(move |tag| rank(tag).is_none()))
    }

    fn ending(&self, ending: Ending, form: ScoreForm) -> &'static str {
        let of_tag = self.tag("Result").filter(|value| !value.is_empty());
        match (ending, of_tag) {
            (Ending::Star, Some(_)) => "*",
            _ => self.score().map_or("*", |(score, _)| score.text(form)),
        }
    }

    /// Who moves first, by the FEN tag.
    fn first_count(&self) -> Count {
        Count { number: 1, white: !self.tag("FEN").is_some_and(is_blacks) }
    }
}

fn is_blacks(fen: &str) -> bool {
    fen.trim_start().starts_with(['B', 'b'])
}

fn write_tag(out: &mut String, tag: &TagPair, form: ScoreForm) -> Result<(), Unwritten> {
    let TagPair { name, value } = tag;
    let mut characters = name.bytes();
    let begins = characters.next().is_some_and(|first| first.is_ascii_alphabetic());
    if !begins || !characters.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
        return Err(Unwritten::TagName(name.clone()));
    }
    if tag_line(format!("{value}\"").as_bytes()).is_some() {
        return Err(Unwritten::TagValue(value.clone()));
    }
    // Tags begin with a capital; files that have them otherwise mean the same.
    let (first, rest) = name.split_at_checked(1).unwrap_or((name, ""));
    let known = if name == "Result" { Score::read(value) } else { None };
    let value = known.map_or(value.as_str(), |(score, _)| score.text(form));
    out.push('[');
    out.push_str(&first.to_ascii_uppercase());
    out.push_str(rest);
    out.push_str(" \"");
    for character in value.chars() {
        if matches!(character, '"' | '\\') {
            out.push('\\');
        }
        out.push(character);
    }
    out.push_str("\"]\n");
    Ok(())
}

/// A move number and whose move it is.
#[derive(Copy, Clone)]
struct Count {
    number: u32,
    white: bool,
}

impl Count {
    fn next(self) -> Self {
        let number = if self.white { self.number } else { self.number.saturating_add(1) };
        Self { number, white: !self.white }
    }

    /// The same when it is this side's turn.
    fn turn(self, white: bool) -> Self {
        if self.white == white { self } else { self.next() }
    }
}

/// The movetext as words that no line end may break.
#[derive(Default)]
struct Words {
    list: Vec<String>,
    /// The brackets that the next word begins with.
    opened: String,
}

impl Words {
    fn word(&mut self, word: &str) {
        let mut opened = std::mem::take(&mut self.opened);
        opened.push_str(word);
        self.list.push(opened);
    }

    /// The elements of one line of play. A number stands before White's moves, and before Black's
    /// where `numbered` or something stands between.
    fn body(
        &mut self,
        body: &[Element],
        mut count: Count,
        mut numbered: bool,
    ) -> Result<(), Unwritten> {
        let mut before = count;
        let mut after_move = false;
        for element in body {
            let was_move = std::mem::replace(&mut after_move, false);
            match element {
                Element::Move(m) => {
                    if super::MoveText::read(&m.text).is_none() {
                        return Err(Unwritten::Move(m.text.clone()));
                    }
                    self.number(count, numbered);
                    self.word(&m.text);
                    (before, count) = (count, count.next());
                    (numbered, after_move) = (false, true);
                }
                Element::Unknown => {
                    self.number(count, numbered);
                    self.word("- -");
                    (before, count) = (count, count.next().turn(true));
                    numbered = false;
                }
                Element::Nag(nag) => {
                    match (nag.strength().filter(|_| was_move), self.list.last_mut()) {
                        (Some(sign), Some(last)) => last.push_str(sign),
                        _ => self.word(&format!("${}", nag.0)),
                    }
                }
                Element::Comment(text) => {
                    if text.contains('}') || tag_line(text.as_bytes()).is_some() {
                        return Err(Unwritten::Comment(text.clone()));
                    }
                    self.word(&format!("{{{text}}}"));
                    numbered = true;
                }
                Element::Setup(text) => {
                    if text.contains('/') || tag_line(text.as_bytes()).is_some() {
                        return Err(Unwritten::Setup(text.clone()));
                    }
                    self.word(&format!("/{text}/"));
                    count = count.turn(!fen_of_setup(text).is_some_and(is_blacks));
                    numbered = true;
                }
                Element::Variation(inner) => {
                    self.variation(inner, before)?;
                    numbered = true;
                }
            }
        }
        Ok(())
    }

    fn number(&mut self, count: Count, numbered: bool) {
        if count.white {
            self.word(&format!("{}.", count.number));
        } else if numbered {
            self.word(&format!("{}...", count.number));
        }
    }

    fn variation(&mut self, inner: &[Element], count: Count) -> Result<(), Unwritten> {
        if inner.is_empty() {
            return Err(Unwritten::EmptyVariation);
        }
        self.opened.push('(');
        self.body(inner, count, true)?;
        if let Some(last) = self.list.last_mut() {
            last.push(')');
        }
        Ok(())
    }

    fn wrap(self, out: &mut String, width: usize) {
        let mut column = 0;
        for word in self.list {
            let first = word.lines().next().unwrap_or_default().chars().count();
            if column > 0 && column + 1 + first > width {
                out.push('\n');
                column = 0;
            } else if column > 0 {
                out.push(' ');
                column += 1;
            }
            out.push_str(&word);
            column = match word.rsplit_once('\n') {
                Some((_, last)) => last.chars().count(),
                None => column + first,
            };
        }
        out.push('\n');
    }
}
