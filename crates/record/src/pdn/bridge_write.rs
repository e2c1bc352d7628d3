//! From a game on the board to a game of a file.

use shashki_board::{Move, Position, Side};

use super::bridge::{BALLOT, BALLOT_MOVES, TERMINATION};
use super::{Clocks, Element, Notation, PdnGame, PdnMove, RecordedGame, Score, ScoreForm, TagPair};
use crate::{Annotation, Game, Outcome, Start, Variation};

impl RecordedGame {
    /// The game as a file has it, its moves in a notation. What [`from_pdn`](Self::from_pdn) reads
    /// from it is the same, with empty comments left out and a clock in a comment entered as such.
    ///
    /// The result is the declared one, else [`score`](Self::score), else what the board says. A ply
    /// that is no legal move, such as one after a violation that stands, is written as a set-up of
    /// the position that it left; such a game can't be read back onto the board.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::{Game, pdn::{Notation, RecordedGame, WriteOptions}};
    /// let mut game = Game::new();
    /// game.push_text("c3-d4").unwrap();
    /// game.resign(Side::Black).unwrap();
    /// let record = RecordedGame { game, ..RecordedGame::default() };
    /// let text = record.to_pdn(Notation::default()).write(&WriteOptions::default()).unwrap();
    /// assert!(text.contains("[Termination \"resignation\"]") && text.contains("1. c3-d4 *"));
    /// ```
    pub fn to_pdn(&self, notation: Notation) -> PdnGame {
        let start = self.game.position_at(0).unwrap_or_default();
        let writer = Writer { notation };
        let plies = self.game.plies().enumerate();
        let plies = plies.map(|(ply, (_, m))| (m, self.game.position_at(ply + 1)));
        let body = writer.line(start, plies, |ply| self.game.annotation(ply));
        PdnGame { tags: self.written_tags(start), body, end: Some("*".to_owned()) }
    }

    fn written_tags(&self, start: Position) -> Vec<TagPair> {
        let mut file = PdnGame { tags: self.tags.clone(), ..PdnGame::default() };
        file.set_tag("Result", self.written_score().text(ScoreForm::Ones));
        if file.tag("GameType").is_none_or(|value| matches!(value.trim(), "" | "?")) {
            file.set_tag("GameType", "25");
        }
        if let Some(result) = self.game.declared {
            file.set_tag(TERMINATION, result.reason().name());
        }
        if *self.game.start() != Start::Standard {
            file.set_tag("FEN", &start.fen().to_string());
        }
        if let Start::Balloted(ballot) = self.game.start() {
            file.set_tag(BALLOT, ballot.id());
            if !ballot.moves().is_empty() {
                file.set_tag(BALLOT_MOVES, &ballot.to_string());
            }
        }
        file.tags
    }

    fn written_score(&self) -> Score {
        let declared = self.game.declared.map(|result| score(result.outcome()));
        let board = self.game.result().map(|result| score(result.outcome()));
        declared.or(self.score).or(board).unwrap_or(Score::Open)
    }
}

impl From<Game> for RecordedGame {
    fn from(game: Game) -> Self {
        Self { game, ..Self::default() }
    }
}

fn score(outcome: Outcome) -> Score {
    match outcome {
        Outcome::Win(Side::White) => Score::White,
        Outcome::Win(Side::Black) => Score::Black,
        Outcome::Draw => Score::Draw,
        Outcome::BothLost => Score::BothLost,
    }
}

struct Writer {
    notation: Notation,
}

impl Writer {
    fn line<'a>(
        &self,
        start: Position,
        plies: impl Iterator<Item = (Option<Move>, Option<Position>)>,
        note: impl Fn(usize) -> Option<&'a Annotation>,
    ) -> Vec<Element> {
        let mut body = Vec::new();
        let (mut before, mut now) = (start, start);
        self.note(&mut body, note(0), before);
        for (ply, (m, after)) in (1..).zip(plies) {
            before = now;
            now = after.unwrap_or(now);
            body.push(match m {
                Some(m) => {
                    let text = before.notation(m, self.notation.form).mark(self.notation.mark);
                    Element::Move(PdnMove { text: text.to_string() })
                }
                None => set_up(now),
            });
            self.note(&mut body, note(ply), before);
        }
        body
    }

    /// What is written beside a ply that was made in the position `before`.
    fn note(&self, body: &mut Vec<Element>, note: Option<&Annotation>, before: Position) {
        let Some(note) = note else { return };
        body.extend(note.nags.iter().copied().map(Element::Nag));
        let clock = note
            .clock
            .map(|seconds| Clocks { mover: Some(seconds), ..Clocks::default() }.to_string());
        let text = note.comment.clone().filter(|text| !text.is_empty());
        let comment = match (clock, text) {
            (Some(clock), Some(text)) => Some(format!("{clock} {text}")),
            (clock, text) => clock.or(text),
        };
        body.extend(comment.map(Element::Comment));
        body.extend(note.variations.iter().filter_map(|line| self.variation(line, before)));
    }

    /// A variation, if it says anything.
    fn variation(&self, line: &Variation, before: Position) -> Option<Element> {
        let mut now = line.from();
        let plies = line.moves().iter().map(|&m| {
            now = now.play_unchecked(m);
            (Some(m), Some(now))
        });
        let mut body = self.line(line.from(), plies, |ply| line.annotation(ply));
        if line.from() != before && !body.is_empty() {
            body.insert(0, set_up(line.from()));
        }
        (!body.is_empty()).then_some(Element::Variation(body))
    }
}

fn set_up(position: Position) -> Element {
    Element::Setup(format!("FEN \"{}\"", position.fen()))
}
