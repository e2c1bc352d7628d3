//! A game's moves held against the rules and brought into one notation.

use shashki_base::Lang;
use shashki_board::{Fen, FenOptions, MoveForm, Position};

use super::follow::{Board, fen_of_setup, game_type};
use super::resolve::resolve;
use super::{
    Element, GameType, MoveText, PdnGame, PdnMove, Problem, Quirk, ReplayOptions, TagPair,
};

/// How moves are to be written.
///
/// ```
/// use shashki_record::pdn::Notation;
/// assert_eq!(Notation::default().mark, ':');
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Notation {
    /// The form.
    pub form: MoveForm,
    /// The mark of a capture: `:` by the standard for Russian draughts, `x` in most archives.
    pub mark: char,
}

impl Default for Notation {
    /// The standard's: first and last square, the whole path where it is needed, `:`.
    fn default() -> Self {
        Self { form: MoveForm::Short, mark: ':' }
    }
}

/// Why a game cannot be brought into another notation, or onto the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable {
    /// The move, from 1; of a variation the one that it replaces and so on. 0 for the start.
    pub ply: u32,
    /// What stands there.
    pub found: String,
    /// What is wrong with it.
    pub problem: Problem,
}

impl Unplayable {
    /// The message in the language asked for.
    pub fn message(&self, lang: Lang) -> String {
        let ply = lang.pick("ply", "полуход");
        format!("{ply} {}: '{}': {}", self.ply, self.found, self.problem.text(lang))
    }
}

impl core::fmt::Display for Unplayable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl core::error::Error for Unplayable {}

impl PdnGame {
    /// The game with its moves, variations included, in one notation, positions in the standard's
    /// form, and its kind named by a tag. What follows a move that is not known stays as it is.
    ///
    /// ```
    /// use shashki_board::MoveForm;
    /// use shashki_record::pdn::{Notation, PdnGame, ReadOptions, ReplayOptions};
    /// let game = PdnGame::read("1. cd4 22-17 *", ReadOptions::lenient()).unwrap();
    /// let options = ReplayOptions::default();
    /// assert!(game.rewritten(Notation::default(), options).is_err(), "22-17 is White's");
    /// let game = PdnGame::read("1. cd4 10-15 *", ReadOptions::lenient()).unwrap();
    /// let game = game.rewritten(Notation::default(), options).unwrap();
    /// assert_eq!(game.moves().collect::<Vec<_>>(), ["c3-d4", "d6-e5"]);
    /// assert_eq!(game.tag("GameType"), Some("25"));
    /// ```
    pub fn rewritten(
        &self,
        notation: Notation,
        options: ReplayOptions,
    ) -> Result<Self, Unplayable> {
        let board = Board { mode: options.mode, numbering: options.numbering };
        let at_start =
            |found: &str, problem| Unplayable { ply: 0, found: found.to_owned(), problem };
        self.of_russian_draughts(options)?;
        let fen = self.tag("FEN").unwrap_or_default();
        let start = board.start(fen).map_err(|problem| at_start(fen, problem))?;
        let rewriter = Rewriter { notation, options, board };
        let body = rewriter.body(&self.body, Some(start), 0)?;
        let mut game = Self { tags: rewriter.tags(&self.tags), body, end: self.end.clone() };
        if game.tag("GameType").is_none_or(str::is_empty) {
            game.set_tag("GameType", "25");
        }
        Ok(game)
    }

    /// Whether the game may be judged by the rules of Russian draughts.
    pub(super) fn of_russian_draughts(&self, options: ReplayOptions) -> Result<(), Unplayable> {
        let value = self.tag("GameType").unwrap_or_default();
        let problem = match game_type(value) {
            _ if options.as_russian => return Ok(()),
            Ok(None | Some(GameType::RUSSIAN)) => return Ok(()),
            Ok(Some(game)) => Problem::NotRussian(game),
            Err(()) => Problem::Quirk(Quirk::OddTagValue),
        };
        Err(Unplayable { ply: 0, found: value.to_owned(), problem })
    }
}

struct Rewriter {
    notation: Notation,
    options: ReplayOptions,
    board: Board,
}

impl Rewriter {
    /// The tags, with FEN in the standard's form; one that says nothing is left out.
    fn tags(&self, tags: &[TagPair]) -> Vec<TagPair> {
        let mut kept = Vec::with_capacity(tags.len());
        for TagPair { name, value } in tags {
            let value = match name.as_str() {
                "FEN" if matches!(value.trim(), "" | "?") => continue,
                "FEN" => self.fen(value),
                _ => value.clone(),
            };
            kept.push(TagPair { name: name.clone(), value });
        }
        kept
    }

    fn fen(&self, text: &str) -> String {
        let options = FenOptions { numbering: self.options.numbering, strict: false };
        let fen = Fen::read_with(text, options);
        fen.map_or_else(|_| text.to_owned(), |fen| fen.setup().fen().to_string())
    }

    fn body(
        &self,
        body: &[Element],
        start: Option<Position>,
        played: u32,
    ) -> Result<Vec<Element>, Unplayable> {
        let (mut now, mut before) = (start, None);
        let mut ply = played;
        let mut rewritten = Vec::with_capacity(body.len());
        for element in body {
            rewritten.push(match element {
                Element::Move(m) => {
                    ply = ply.saturating_add(1);
                    before = now;
                    let (text, after) = self.a_move(&m.text, now, ply)?;
                    now = after;
                    Element::Move(PdnMove { text })
                }
                Element::Unknown => {
                    (now, before) = (None, None);
                    Element::Unknown
                }
                Element::Setup(text) => {
                    let set = self.board.setup(text, now);
                    let set =
                        set.map_err(|problem| Unplayable { ply, found: text.clone(), problem });
                    (now, before) = (Some(set?), None);
                    Element::Setup(self.setup(text))
                }
                Element::Variation(inner) => {
                    // What replaces the first move begins where that move did.
                    let start = before.or(now.filter(|_| ply == played));
                    Element::Variation(self.body(inner, start, ply.saturating_sub(1))?)
                }
                other => other.clone(),
            });
        }
        Ok(rewritten)
    }

    fn a_move(
        &self,
        text: &str,
        now: Option<Position>,
        ply: u32,
    ) -> Result<(String, Option<Position>), Unplayable> {
        let Some(now) = now else { return Ok((text.to_owned(), None)) };
        let unplayable = |problem| Unplayable { ply, found: text.to_owned(), problem };
        let read = MoveText::read(text).ok_or_else(|| unplayable(Problem::Unexpected))?;
        let m = resolve(&now, &read, self.options.numbering)
            .map_err(|refusal| unplayable(Problem::Illegal(refusal)))?;
        let text = now.notation(m, self.notation.form).mark(self.notation.mark).to_string();
        Ok((text, Some(now.play_unchecked(m))))
    }

    /// A set-up in the standard's form; one without pieces stays as it is.
    fn setup(&self, text: &str) -> String {
        match fen_of_setup(text) {
            Some(fen) if fen.bytes().any(|byte| byte.is_ascii_digit()) => {
                format!("FEN \"{}\"", self.fen(fen))
            }
            _ => text.to_owned(),
        }
    }
}
