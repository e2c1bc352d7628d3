//! Games: a start, plies, and what was decided (R1).

use std::fmt;

use shashki_base::Lang;
use shashki_board::{Bitboard, IllegalMove, Move, MoveOptions, Position, Refusal, Side};

use crate::annotation::Annotations;
use crate::counter::Change;
use crate::irregularity::Irregularity;
use crate::state::{State, Step};
use crate::{Ballot, GameResult, Imposed, Offers};

/// How a game began (6.1.4.1).
///
/// ```
/// use shashki_record::{Game, Start};
/// assert_eq!(Game::new().start(), &Start::Standard);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// From the initial position.
    #[default]
    Standard,
    /// From a position that was set up.
    SetUp,
    /// From a balloted position or by balloted moves, which are not plies of the game (R6).
    Balloted(Ballot),
}

/// A game: a start position, plies, annotations, offers, irregularities and a result (R1).
///
/// Repetition and the counters of the draw rules are kept as the plies come; a move taken back takes
/// back all that came with it. A ply costs no allocation but the growth of one list.
///
/// | state | event | outcome | clause |
/// |---|---|---|---|
/// | no result | legal move | a ply; an offer that stood is declined, an open violation stands | 6.1.4.1, 5.4.13.2 |
/// | no result | illegal move | refused with the rule it breaks (R11) | 6.1.4, 6.1.5 |
/// | a position without a legal move | any move | refused: it is lost | 6.1.4.1 |
/// | no result | a result | the game is over | 5.4.12, 5.4.14 |
/// | result | move, offer, claim, correction | refused (R18) | 5.4.13.5 |
/// | result | amended or withdrawn entry | the entry changes | R18 |
/// | plies, no result declared | take back | as before that ply | R1 |
///
/// ```
/// use shashki_record::{DrawProfile, Game};
/// let mut game = Game::from_position("W:WKc1,h2:BKd8,a7".parse().unwrap());
/// for m in "c1-d2 d8-e7 d2-c1 e7-d8".split(' ').cycle().take(8) {
///     game.push_text(m).unwrap();
/// }
/// assert_eq!(game.occurrences(), 3);
/// assert!(game.may_claim_standing());
/// game.take_back().unwrap();
/// assert_eq!((game.ply(), game.occurrences()), (7, 2));
/// assert!(game.rows(DrawProfile::Fsr).all(|row| !row.claimable));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) start: Start,
    pub(crate) steps: Vec<Step>,
    pub(crate) now: State,
    pub(crate) offers: Offers,
    pub(crate) declared: Option<GameResult>,
    pub(crate) annotations: Annotations,
    pub(crate) irregularities: Vec<Irregularity>,
    pub(crate) sanctions: Vec<Imposed>,
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

impl Game {
    /// The most plies that a game can hold.
    ///
    /// ```
    /// assert_eq!(shashki_record::Game::MAX_PLIES, 65_000);
    /// ```
    pub const MAX_PLIES: u16 = 65_000;

    /// A game from the initial position.
    ///
    /// ```
    /// assert_eq!(shashki_record::Game::new().ply(), 0);
    /// ```
    pub fn new() -> Self {
        Self::begin(Start::Standard, Position::initial())
    }

    /// A game from a position that was set up.
    ///
    /// ```
    /// use shashki_board::Side;
    /// let game = shashki_record::Game::from_position("B:W31:BK1".parse().unwrap());
    /// assert_eq!(game.position().side(), Side::Black);
    /// ```
    pub fn from_position(position: Position) -> Self {
        Self::begin(Start::SetUp, position)
    }

    /// A game by a ballot: ply 0 is the position after the balloted moves (R6).
    ///
    /// ```
    /// use shashki_record::{Ballot, Game};
    /// let ballot = Ballot::from_moves("1-I", "c3-d4 b6-a5").unwrap();
    /// assert_eq!(Game::from_ballot(ballot).ply(), 0);
    /// ```
    pub fn from_ballot(ballot: Ballot) -> Self {
        let position = ballot.position();
        Self::begin(Start::Balloted(ballot), position)
    }

    fn begin(start: Start, position: Position) -> Self {
        Self {
            start,
            steps: Vec::new(),
            now: State::at_start(position),
            offers: Offers::default(),
            declared: None,
            annotations: Annotations::default(),
            irregularities: Vec::new(),
            sanctions: Vec::new(),
        }
    }

    /// How the game began.
    ///
    /// ```
    /// use shashki_record::{Game, Start};
    /// assert_eq!(Game::new().start(), &Start::Standard);
    /// ```
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The position on the board.
    ///
    /// ```
    /// use shashki_board::Position;
    /// assert_eq!(shashki_record::Game::new().position(), Position::initial());
    /// ```
    pub const fn position(&self) -> Position {
        self.now.position
    }

    /// How many plies were made.
    ///
    /// ```
    /// assert_eq!(shashki_record::Game::new().ply(), 0);
    /// ```
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// The position after a ply; 0 is the start.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let game = shashki_record::Game::new();
    /// assert_eq!(game.position_at(0), Some(Position::initial()));
    /// assert_eq!(game.position_at(1), None);
    /// ```
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        self.state(ply).map(|state| state.position)
    }

    /// The plies: who made each, and the move; none where a violation stands (R9).
    ///
    /// ```
    /// use shashki_board::Side;
    /// let mut game = shashki_record::Game::new();
    /// let m = game.push_text("c3-d4").unwrap();
    /// assert_eq!(game.plies().collect::<Vec<_>>(), [(Side::White, Some(m))]);
    /// ```
    pub fn plies(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Side, Option<Move>)> + ExactSizeIterator {
        self.steps.iter().map(|step| (step.mover, step.m))
    }

    /// Who made the last ply.
    ///
    /// ```
    /// assert_eq!(shashki_record::Game::new().last_mover(), None);
    /// ```
    pub fn last_mover(&self) -> Option<Side> {
        self.steps.last().map(|step| step.mover)
    }

    pub(crate) fn state(&self, ply: usize) -> Option<&State> {
        match self.steps.get(ply) {
            Some(step) => Some(&step.before),
            None => (ply == self.steps.len()).then_some(&self.now),
        }
    }

    /// The number of the present ply, which fits by [`MAX_PLIES`](Self::MAX_PLIES).
    pub(crate) fn ply_number(&self) -> u16 {
        u16::try_from(self.steps.len()).unwrap_or(u16::MAX)
    }

    /// Makes a legal move.
    ///
    /// A violation of the opponent that was not answered stands by it (5.4.13.2), and an offer is
    /// declined (5.4.12.3).
    ///
    /// ```
    /// let mut game = shashki_record::Game::new();
    /// let m = game.position().moves()[0];
    /// game.push(m).unwrap();
    /// assert!(game.push(m).is_err());
    /// ```
    pub fn push(&mut self, m: Move) -> Result<(), PlayError> {
        self.open_for_a_ply()?;
        let before = self.now.position;
        let after = before.play(m).map_err(|error| match self.lost() {
            Some(result) => PlayError::GameOver(result),
            None => PlayError::Illegal(error),
        })?;
        let king = self.now.unmarked.contains(m.from());
        self.enter(Some(m), before.side(), after, Change::by_move(&before, m));
        if king {
            self.note_unmarked_king_moved(m);
        }
        Ok(())
    }

    /// Makes the move that a text names, and says which it is.
    ///
    /// ```
    /// let mut game = shashki_record::Game::new();
    /// game.push_text("cd4").unwrap();
    /// assert!(game.push_text("c3-d4").is_err());
    /// ```
    pub fn push_text(&mut self, text: &str) -> Result<Move, PlayError> {
        self.push_text_with(text, MoveOptions::default())
    }

    /// The same as the options say: whose move it is meant to be, and what numbers mean.
    ///
    /// ```
    /// use shashki_board::{MoveOptions, Side};
    /// let options = MoveOptions { player: Some(Side::Black), ..MoveOptions::default() };
    /// assert!(shashki_record::Game::new().push_text_with("c3-d4", options).is_err());
    /// ```
    pub fn push_text_with(&mut self, text: &str, options: MoveOptions) -> Result<Move, PlayError> {
        self.open_for_a_ply()?;
        let m = self.now.position.read_move_with(text, options).map_err(PlayError::Refused)?;
        self.push(m)?;
        Ok(m)
    }

    pub(crate) fn open_for_a_ply(&self) -> Result<(), PlayError> {
        if let Some(result) = self.declared {
            return Err(PlayError::GameOver(result));
        }
        if self.steps.len() >= usize::from(Self::MAX_PLIES) {
            return Err(PlayError::TooLong);
        }
        Ok(())
    }

    /// Puts a ply on record.
    pub(crate) fn enter(&mut self, m: Option<Move>, mover: Side, after: Position, change: Change) {
        let before = self.now;
        let ply = self.ply_number().saturating_add(1);
        self.steps.push(Step { before, offers: self.offers, mover, m });
        self.offers = self.offers.moved();
        let loose = before.loose || m.is_none();
        let window = match (loose, change.ends_king_moves) {
            (true, _) => 0,
            (false, true) => ply,
            (false, false) => before.window,
        };
        let earlier = self.occurrences_before(&after, usize::from(ply), window, loose);
        self.now = State {
            position: after,
            counters: before.counters.after(ply, mover, &after, change),
            occurrences: earlier.saturating_add(1),
            window,
            loose,
            unmarked: unmarked_after(&before, m, &after),
        };
        if !self.irregularities.is_empty() {
            self.answered(mover);
        }
    }

    /// Takes the last ply back, with everything that came with it: counters, occurrences, offers,
    /// annotations, what was done about violations. The move, or none where a violation stood.
    ///
    /// A result that was declared has to be withdrawn first.
    ///
    /// ```
    /// use shashki_record::{Game, TakeBackError};
    /// let mut game = Game::new();
    /// let before = game.clone();
    /// let m = game.push_text("c3-d4").unwrap();
    /// assert_eq!(game.take_back(), Ok(Some(m)));
    /// assert_eq!(game, before);
    /// assert_eq!(game.take_back(), Err(TakeBackError::AtStart));
    /// ```
    pub fn take_back(&mut self) -> Result<Option<Move>, TakeBackError> {
        if let Some(result) = self.declared {
            return Err(TakeBackError::ResultStands(result));
        }
        let step = self.steps.pop().ok_or(TakeBackError::AtStart)?;
        self.now = step.before;
        self.offers = step.offers;
        let here = self.steps.len();
        self.annotations.cut(here);
        self.sanctions.retain(|imposed| imposed.ply <= here);
        self.forget_irregularities();
        Ok(step.m)
    }
}

/// The unmarked kings after a ply: one that moves stays unmarked where it goes.
fn unmarked_after(before: &State, m: Option<Move>, after: &Position) -> Bitboard {
    let mut unmarked = before.unmarked;
    if unmarked.is_empty() {
        return unmarked;
    }
    if let Some(m) = m
        && unmarked.contains(m.from())
    {
        unmarked.remove(m.from());
        unmarked.insert(m.to());
    }
    unmarked & after.kings()
}

/// Why a move is not made.
///
/// ```
/// use shashki_record::{Game, PlayError};
/// let error = Game::new().push_text("c3-e5").unwrap_err();
/// assert!(matches!(error, PlayError::Refused(_)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayError {
    /// The game has a result (5.4.13.5).
    GameOver(GameResult),
    /// The text names no legal move, and why (R11).
    Refused(Refusal),
    /// The move is not legal.
    Illegal(IllegalMove),
    /// The game has [`Game::MAX_PLIES`] plies.
    TooLong,
}

impl PlayError {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// let error = shashki_record::Game::new().push_text("c3-e5").unwrap_err();
    /// assert_eq!(error.name(), "too-far");
    /// ```
    pub fn name(&self) -> &'static str {
        self.facts().0
    }

    /// The clauses of the rules; empty where none speaks of it.
    ///
    /// ```
    /// let error = shashki_record::Game::new().push_text("c3-e5").unwrap_err();
    /// assert_eq!(error.clause(), "6.1.4.3, 6.1.5.1");
    /// ```
    pub fn clause(&self) -> &'static str {
        self.facts().1
    }

    fn facts(&self) -> (&'static str, &'static str) {
        match self {
            Self::GameOver(_) => ("game-over", "6.1.4.1, 5.4.13.5"),
            Self::Refused(refusal) => (refusal.reason().name(), refusal.reason().clause()),
            Self::Illegal(_) => ("illegal", "6.1.4.3"),
            Self::TooLong => ("too-long", ""),
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// let error = shashki_record::Game::new().push_text("c3-b2").unwrap_err();
    /// assert!(error.message(Lang::Ru).contains("своя шашка"));
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::GameOver(result) => {
                let over = lang.pick("the game is over", "партия окончена");
                format!("{over}: {}", result.message(lang))
            }
            Self::Refused(refusal) => refusal.message(lang).to_string(),
            Self::Illegal(error) => error.message(lang).to_string(),
            Self::TooLong => {
                let text = lang.pick("the limit of plies is", "предел полуходов:");
                format!("{text} {}", Game::MAX_PLIES)
            }
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for PlayError {}

/// Why no ply is taken back.
///
/// ```
/// use shashki_record::{Game, TakeBackError};
/// assert_eq!(Game::new().take_back(), Err(TakeBackError::AtStart));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TakeBackError {
    /// No ply was made.
    AtStart,
    /// A declared result has to be withdrawn first.
    ResultStands(GameResult),
}

impl TakeBackError {
    /// The name, as programs exchange it.
    ///
    /// ```
    /// assert_eq!(shashki_record::TakeBackError::AtStart.name(), "at-start");
    /// ```
    pub const fn name(&self) -> &'static str {
        match self {
            Self::AtStart => "at-start",
            Self::ResultStands(_) => "result-stands",
        }
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::TakeBackError;
    /// assert_eq!(TakeBackError::AtStart.message(Lang::En), "no move was made");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::AtStart => lang.pick("no move was made", "ходов не было").to_owned(),
            Self::ResultStands(result) => {
                let text = lang.pick("a result stands", "записан результат");
                format!("{text}: {}", result.message(lang))
            }
        }
    }
}

impl fmt::Display for TakeBackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for TakeBackError {}
