//! Comments, clocks and variations (R1).

use std::fmt;

use shashki_base::Lang;
use shashki_board::{Move, Position, Refusal};

use crate::Game;
use crate::pdn::Nag;

/// What is written beside a ply of a game. All of it is optional.
///
/// ```
/// assert!(shashki_record::Annotation::default().is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotation {
    /// A comment.
    pub comment: Option<String>,
    /// The time left on the clock of the side that made the ply, in seconds.
    pub clock: Option<u32>,
    /// Marks of strength and the like, as game files number them.
    pub nags: Vec<Nag>,
    /// Other ways to play instead of the ply.
    pub variations: Vec<Variation>,
}

impl Annotation {
    /// Whether nothing is written.
    ///
    /// ```
    /// use shashki_record::Annotation;
    /// assert!(!Annotation { clock: Some(300), ..Annotation::default() }.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A line of legal moves beside a game, with annotations of its own.
///
/// ```
/// use shashki_board::Position;
/// use shashki_record::Variation;
/// let line = Variation::read(Position::initial(), "c3-d4 b6-a5").unwrap();
/// assert_eq!(line.moves().len(), 2);
/// assert!(Variation::read(Position::initial(), "c3-d4 c3-d4").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    from: Position,
    moves: Vec<Move>,
    annotations: Annotations,
}

impl Variation {
    /// The line that a text names, from a position: moves parted by blanks.
    ///
    /// ```
    /// use shashki_board::Position;
    /// use shashki_record::Variation;
    /// let error = Variation::read(Position::initial(), "c3-d4 c3-d4").unwrap_err();
    /// assert_eq!(error.ply, 2);
    /// ```
    pub fn read(from: Position, text: &str) -> Result<Self, LineError> {
        let (mut position, mut moves) = (from, Vec::new());
        for word in text.split_whitespace() {
            let ply = moves.len() + 1;
            let m = position.read_move(word).map_err(|refusal| LineError { ply, refusal })?;
            position = position.play_unchecked(m);
            moves.push(m);
        }
        Ok(Self { from, moves, annotations: Annotations::default() })
    }

    /// The position from which the line goes.
    ///
    /// ```
    /// use shashki_board::Position;
    /// use shashki_record::Variation;
    /// let line = Variation::read(Position::initial(), "c3-d4").unwrap();
    /// assert_eq!(line.from(), Position::initial());
    /// ```
    pub const fn from(&self) -> Position {
        self.from
    }

    /// Its moves.
    ///
    /// ```
    /// use shashki_board::Position;
    /// use shashki_record::Variation;
    /// assert!(Variation::read(Position::initial(), "").unwrap().moves().is_empty());
    /// ```
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// A line without moves yet.
    pub(crate) fn at(from: Position) -> Self {
        Self { from, moves: Vec::new(), annotations: Annotations::default() }
    }

    /// Adds a move that is known to be legal after the others.
    pub(crate) fn extend(&mut self, m: Move) {
        self.moves.push(m);
    }

    /// What is written beside its ply of this number; 0 is its start.
    ///
    /// ```
    /// use shashki_board::Position;
    /// use shashki_record::Variation;
    /// let mut line = Variation::read(Position::initial(), "c3-d4").unwrap();
    /// line.annotate(1).unwrap().comment = Some("the main move".into());
    /// assert!(line.annotation(1).is_some());
    /// assert!(line.annotate(2).is_none());
    /// ```
    pub fn annotation(&self, ply: usize) -> Option<&Annotation> {
        self.annotations.get(ply)
    }

    /// The same, to be written; none where the line has no such ply.
    ///
    /// ```
    /// use shashki_board::Position;
    /// use shashki_record::Variation;
    /// let mut line = Variation::read(Position::initial(), "c3-d4").unwrap();
    /// line.annotate(1).unwrap().clock = Some(60);
    /// ```
    pub fn annotate(&mut self, ply: usize) -> Option<&mut Annotation> {
        (ply <= self.moves.len()).then(|| self.annotations.at(ply))
    }
}

/// A move of a line is refused.
///
/// ```
/// use shashki_board::Position;
/// use shashki_record::Variation;
/// let error = Variation::read(Position::initial(), "c3-e5").unwrap_err();
/// assert!(error.to_string().starts_with("ply 1: "));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// The number of the ply, from 1 on.
    pub ply: usize,
    /// Why (R11).
    pub refusal: Refusal,
}

impl LineError {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_board::Position;
    /// let error = shashki_record::Variation::read(Position::initial(), "c3-e5").unwrap_err();
    /// assert!(error.message(Lang::Ru).starts_with("полуход 1: "));
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let ply = lang.pick("ply", "полуход");
        format!("{ply} {}: {}", self.ply, self.refusal.message(lang))
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for LineError {}

/// The annotations of a line, in the order of its plies; most plies have none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Annotations(Vec<(usize, Annotation)>);

impl Annotations {
    fn get(&self, ply: usize) -> Option<&Annotation> {
        let place = self.0.binary_search_by_key(&ply, |&(ply, _)| ply).ok()?;
        self.0.get(place).map(|(_, annotation)| annotation)
    }

    fn at(&mut self, ply: usize) -> &mut Annotation {
        let place = match self.0.binary_search_by_key(&ply, |&(ply, _)| ply) {
            Ok(place) => place,
            Err(place) => {
                self.0.insert(place, (ply, Annotation::default()));
                place
            }
        };
        &mut self.0[place].1 // it was found or put there
    }

    /// Forgets what stands beside later plies than this.
    pub(crate) fn cut(&mut self, ply: usize) {
        while self.0.last().is_some_and(|&(last, _)| last > ply) {
            self.0.pop();
        }
    }
}

impl Game {
    /// What is written beside a ply; 0 is the start.
    ///
    /// ```
    /// assert!(shashki_record::Game::new().annotation(0).is_none());
    /// ```
    pub fn annotation(&self, ply: usize) -> Option<&Annotation> {
        self.annotations.get(ply)
    }

    /// A comment beside a ply that was made, or beside the start.
    ///
    /// ```
    /// let mut game = shashki_record::Game::new();
    /// game.comment(0, "A friendly game").unwrap();
    /// assert!(game.comment(1, "too early").is_err());
    /// ```
    pub fn comment(&mut self, ply: usize, text: impl Into<String>) -> Result<(), NoSuchPly> {
        self.annotate(ply)?.comment = Some(text.into());
        Ok(())
    }

    /// The seconds left on the clock of the side that made a ply.
    ///
    /// ```
    /// let mut game = shashki_record::Game::new();
    /// game.push_text("c3-d4").unwrap();
    /// game.set_clock(1, 295).unwrap();
    /// assert_eq!(game.annotation(1).unwrap().clock, Some(295));
    /// ```
    pub fn set_clock(&mut self, ply: usize, seconds: u32) -> Result<(), NoSuchPly> {
        self.annotate(ply)?.clock = Some(seconds);
        Ok(())
    }

    /// Adds a line that might have been played instead of a ply.
    ///
    /// ```
    /// let mut game = shashki_record::Game::new();
    /// game.push_text("c3-d4").unwrap();
    /// game.vary(1, "e3-f4 f6-g5").unwrap();
    /// assert_eq!(game.annotation(1).unwrap().variations.len(), 1);
    /// assert!(game.vary(1, "e3-f4 e3-f4").is_err());
    /// ```
    pub fn vary(&mut self, ply: usize, line: &str) -> Result<&mut Variation, VaryError> {
        let before = ply.checked_sub(1).and_then(|before| self.position_at(before));
        let from = before.filter(|_| ply <= self.ply()).ok_or(VaryError::Ply(NoSuchPly { ply }))?;
        let line = Variation::read(from, line).map_err(VaryError::Line)?;
        let variations = &mut self.annotations.at(ply).variations;
        variations.push(line);
        variations.last_mut().ok_or(VaryError::Ply(NoSuchPly { ply }))
    }

    /// What is written beside a ply, to be changed; 0 is the start.
    ///
    /// ```
    /// use shashki_record::{Game, pdn::Nag};
    /// let mut game = Game::new();
    /// game.push_text("c3-d4").unwrap();
    /// game.annotate(1).unwrap().nags.push(Nag(1));
    /// assert!(game.annotate(2).is_err());
    /// ```
    pub fn annotate(&mut self, ply: usize) -> Result<&mut Annotation, NoSuchPly> {
        if ply <= self.ply() { Ok(self.annotations.at(ply)) } else { Err(NoSuchPly { ply }) }
    }
}

/// The game has no such ply.
///
/// ```
/// use shashki_record::{Game, NoSuchPly};
/// assert_eq!(Game::new().comment(3, "?"), Err(NoSuchPly { ply: 3 }));
/// ```
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoSuchPly {
    /// The number asked for.
    pub ply: usize,
}

impl NoSuchPly {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// let error = shashki_record::NoSuchPly { ply: 3 };
    /// assert_eq!(error.message(Lang::En), "the game has no ply 3");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        format!("{} {}", lang.pick("the game has no ply", "в партии нет полухода"), self.ply)
    }
}

impl fmt::Display for NoSuchPly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for NoSuchPly {}

/// Why a variation is not added.
///
/// ```
/// use shashki_record::{Game, NoSuchPly, VaryError};
/// assert_eq!(Game::new().vary(1, "c3-d4").unwrap_err(), VaryError::Ply(NoSuchPly { ply: 1 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum VaryError {
    /// There is no such ply to be varied.
    Ply(NoSuchPly),
    /// A move of the line is refused.
    Line(LineError),
}

impl VaryError {
    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// let error = shashki_record::Game::new().vary(1, "c3-d4").unwrap_err();
    /// assert_eq!(error.message(Lang::Ru), "в партии нет полухода 1");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        match self {
            Self::Ply(error) => error.message(lang),
            Self::Line(error) => error.message(lang),
        }
    }
}

impl fmt::Display for VaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl std::error::Error for VaryError {}
