//! From a game of a file to a game on the board.

use shashki_board::{Move, Position};

use super::follow::Board;
use super::resolve::resolve;
use super::{
    Clocks, Element, MoveText, PdnGame, Problem, ReplayOptions, Score, TagPair, Unplayable,
    commands,
};
use crate::{Annotation, Ballot, EndReason, Game, GameResult, Outcome, PlayError, Variation};

/// The tag that gives the reason of a result, by the name of the [`EndReason`].
pub(super) const TERMINATION: &str = "Termination";
/// The tag that names the ballot.
pub(super) const BALLOT: &str = "Ballot";
/// The tag that gives its moves.
pub(super) const BALLOT_MOVES: &str = "BallotMoves";

/// A game on the board together with what a file says of it.
///
/// | in the file | here |
/// |---|---|
/// | `FEN`, or a set-up before the first move | the start position |
/// | `Ballot`, `BallotMoves` beside the position that they lead to | a balloted start |
/// | moves, variations, comments, annotations | plies and their [`Annotation`]s; several comments become one, joined by blanks |
/// | `[%clk ...]`, `[%clock ...]` | the clock of the side that made the ply; the first is taken out of the comment |
/// | `Result`, else the end of the game | [`score`](Self::score) |
/// | `Termination`, where it is the name of an [`EndReason`] that fits the score | the result of the game |
/// | any other tag | [`tags`](Self::tags) |
///
/// A file seldom says why a game ended. Where it doesn't, and the board doesn't either, the game
/// has no result: only the score is known.
///
/// ```
/// use shashki_record::pdn::{Notation, PdnGame, ReadOptions, RecordedGame, ReplayOptions, Score};
/// let text = "[White \"Ivanov\"] 1. c3-d4! {best} d6-c5 (1... b6-a5) 2. b2-c3 1-0";
/// let file = PdnGame::read(text, ReadOptions::strict()).unwrap();
/// let record = RecordedGame::from_pdn(&file, ReplayOptions::default()).unwrap();
/// assert_eq!((record.game.ply(), record.score), (3, Some(Score::White)));
/// assert_eq!(record.game.annotation(2).unwrap().variations[0].moves().len(), 1);
/// let again = record.to_pdn(Notation::default());
/// assert_eq!(RecordedGame::from_pdn(&again, ReplayOptions::default()), Ok(record));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordedGame {
    /// The game.
    pub game: Game,
    /// The tags that the game itself does not stand for, in their order.
    pub tags: Vec<TagPair>,
    /// The result as the file has it; none where it is open or not one of the standard's.
    pub score: Option<Score>,
}

impl RecordedGame {
    /// The game of a file on the board. Of the options `legality` and `variations` say nothing:
    /// moves are always held against the rules, variations too.
    ///
    /// The error names the ply: the first move that is not legal or not known, a set-up after the
    /// first move, a start that is no position, a game of another kind.
    pub fn from_pdn(file: &PdnGame, options: ReplayOptions) -> Result<Self, Unplayable> {
        file.of_russian_draughts(options)?;
        let board = Board { mode: options.mode, numbering: options.numbering };
        let follower = Follower { board, options };
        let (start, body) = follower.start(file)?;
        let mut record = Self { game: begin(file, start), tags: Vec::new(), score: None };
        let start = record.game.position();
        follower.line(&mut record.game, start, body, 0)?;
        record.score = file.score().map(|(score, _)| score).filter(|&score| score != Score::Open);
        record.declare(file);
        record.tags = record.other_tags(file);
        Ok(record)
    }

    /// Enters the result whose reason the file names.
    fn declare(&mut self, file: &PdnGame) {
        let reason = file.tag(TERMINATION).and_then(EndReason::from_name);
        let outcome = self.score.and_then(outcome);
        if let (Some(reason), Some(outcome)) = (reason, outcome)
            && let Ok(result) = GameResult::new(outcome, reason)
        {
            // A position that is lost already says so itself.
            let _ = self.game.finish(result);
        }
    }

    fn other_tags(&self, file: &PdnGame) -> Vec<TagPair> {
        let balloted = matches!(self.game.start(), crate::Start::Balloted(_));
        let over = self.game.result().is_some();
        let own = |tag: &TagPair| match tag.name.as_str() {
            "FEN" | "Result" => true,
            "GameType" => matches!(tag.value.trim(), "" | "?" | "25"),
            TERMINATION => over && EndReason::from_name(&tag.value).is_some(),
            BALLOT | BALLOT_MOVES => balloted,
            _ => false,
        };
        file.tags.iter().filter(|tag| !own(tag)).cloned().collect()
    }
}

fn outcome(score: Score) -> Option<Outcome> {
    use shashki_board::Side;
    match score {
        Score::White => Some(Outcome::Win(Side::White)),
        Score::Black => Some(Outcome::Win(Side::Black)),
        Score::Draw => Some(Outcome::Draw),
        Score::BothLost => Some(Outcome::BothLost),
        Score::Open => None,
    }
}

/// A game from a position that a file sets up, or from the ballot that its tags name for it.
fn begin(file: &PdnGame, start: Option<Position>) -> Game {
    let Some(start) = start else { return Game::new() };
    let ballot = file.tag(BALLOT).and_then(|id| match file.tag(BALLOT_MOVES) {
        Some(moves) => Ballot::from_moves(id, moves).ok(),
        None => Some(Ballot::from_position(id, start)),
    });
    match ballot.filter(|ballot| ballot.position() == start) {
        Some(ballot) => Game::from_ballot(ballot),
        None => Game::from_position(start),
    }
}

/// A line that moves are added to: the game, or a variation in the making.
trait Line {
    fn play(&mut self, m: Move) -> Result<(), Problem>;
    /// What is written beside the last ply.
    fn note(&mut self) -> Option<&mut Annotation>;
}

impl Line for Game {
    fn play(&mut self, m: Move) -> Result<(), Problem> {
        self.push(m).map_err(|error| match error {
            PlayError::Refused(refusal) => Problem::Illegal(Box::new(refusal)),
            _ => Problem::TooLong, // the move was found among the legal ones
        })
    }

    fn note(&mut self) -> Option<&mut Annotation> {
        self.annotate(self.ply()).ok()
    }
}

impl Line for Variation {
    fn play(&mut self, m: Move) -> Result<(), Problem> {
        self.extend(m);
        Ok(())
    }

    fn note(&mut self) -> Option<&mut Annotation> {
        self.annotate(self.moves().len())
    }
}

struct Follower {
    board: Board,
    options: ReplayOptions,
}

impl Follower {
    /// The start that a file sets up, if it does, and the movetext after it.
    fn start<'a>(
        &self,
        file: &'a PdnGame,
    ) -> Result<(Option<Position>, &'a [Element]), Unplayable> {
        let fen = file.tag("FEN").unwrap_or_default();
        let of_tag = self.board.start(fen);
        let of_tag =
            of_tag.map_err(|problem| Unplayable { ply: 0, found: fen.to_owned(), problem })?;
        let set = !matches!(fen.trim(), "" | "?");
        let (start, body) = self.set_up(&file.body, of_tag, 0)?;
        Ok((start.or(set.then_some(of_tag)), body))
    }

    /// The position of the set-ups with which a line begins, and the rest of it.
    fn set_up<'a>(
        &self,
        mut body: &'a [Element],
        from: Position,
        ply: u32,
    ) -> Result<(Option<Position>, &'a [Element]), Unplayable> {
        let mut set = None;
        while let [Element::Setup(text), rest @ ..] = body {
            let now = self.board.setup(text, Some(set.unwrap_or(from)));
            let now = now.map_err(|problem| Unplayable { ply, found: text.clone(), problem })?;
            (set, body) = (Some(now), rest);
        }
        Ok((set, body))
    }

    fn line(
        &self,
        line: &mut impl Line,
        start: Position,
        body: &[Element],
        played: u32,
    ) -> Result<(), Unplayable> {
        let (mut before, mut now, mut ply) = (start, start, played);
        for element in body {
            let wrong = |ply, found: &str, problem| {
                Err(Unplayable { ply, found: found.to_owned(), problem })
            };
            match element {
                Element::Move(m) => {
                    ply = ply.saturating_add(1);
                    let played = self.read(now, &m.text).and_then(|m| line.play(m).map(|()| m));
                    let m = match played {
                        Ok(played) => played,
                        Err(problem) => return wrong(ply, &m.text, problem),
                    };
                    (before, now) = (now, now.play_unchecked(m));
                }
                Element::Unknown => {
                    return wrong(ply.saturating_add(1), "- -", Problem::UnknownMove);
                }
                Element::Setup(text) => return wrong(ply, text, Problem::SetupInGame),
                Element::Nag(nag) => {
                    if let Some(note) = line.note() {
                        note.nags.push(*nag);
                    }
                }
                Element::Comment(text) => {
                    // The side that has just moved is the one that waits.
                    let mover = if ply == played { None } else { Some(before.side()) };
                    if let (Some(said), Some(note)) = (Said::read(text, mover), line.note()) {
                        said.add_to(note);
                    }
                }
                Element::Variation(inner) => {
                    let inner = self.variation(before, inner, ply.saturating_sub(1))?;
                    if let Some(note) = line.note() {
                        note.variations.push(inner);
                    }
                }
            }
        }
        Ok(())
    }

    fn variation(
        &self,
        from: Position,
        body: &[Element],
        played: u32,
    ) -> Result<Variation, Unplayable> {
        let (set, body) = self.set_up(body, from, played)?;
        let from = set.unwrap_or(from);
        let mut line = Variation::at(from);
        self.line(&mut line, from, body, played)?;
        Ok(line)
    }

    fn read(&self, now: Position, text: &str) -> Result<Move, Problem> {
        let read = MoveText::read(text).ok_or(Problem::Unexpected)?;
        resolve(&now, &read, self.options.numbering).map_err(Problem::Illegal)
    }
}

/// What a comment says.
struct Said {
    text: String,
    clock: Option<u32>,
}

impl Said {
    /// None where it says nothing.
    fn read(comment: &str, mover: Option<shashki_board::Side>) -> Option<Self> {
        use shashki_board::Side;
        let clocks = Clocks::read(comment).unwrap_or_default();
        let own = match mover {
            Some(Side::White) => clocks.white,
            Some(Side::Black) => clocks.black,
            None => None,
        };
        let clock = clocks.mover.or(own.map(|clock| clock.seconds));
        let text = if clocks.mover.is_some() { without_clock(comment) } else { comment.to_owned() };
        (clock.is_some() || !text.is_empty()).then_some(Self { text, clock })
    }

    fn add_to(self, note: &mut Annotation) {
        note.clock = self.clock.or(note.clock);
        if self.text.is_empty() {
            return;
        }
        match &mut note.comment {
            Some(comment) => {
                comment.push(' ');
                comment.push_str(&self.text);
            }
            comment => *comment = Some(self.text),
        }
    }
}

/// A comment without its `[%clk ...]` commands, each with the blank that parts it from the text.
fn without_clock(comment: &str) -> String {
    let (mut kept, mut rest) = (String::new(), comment);
    while let Some(at) = rest.find("[%") {
        let (before, command) = rest.split_at_checked(at).unwrap_or((rest, ""));
        let Some((inside, after)) = command.split_once(']') else { break };
        kept.push_str(before);
        if commands(command).next().is_some_and(|command| command.name == "clk") {
            rest = after.strip_prefix(' ').unwrap_or(after);
            if rest.is_empty() {
                kept.truncate(kept.trim_end().len());
            }
        } else {
            kept.push_str(inside);
            kept.push(']');
            rest = after;
        }
    }
    kept.push_str(rest);
    kept
}
