//! Ballots: the moves or the position that are drawn for a game (6.1.4.1, R12).

use std::fmt;

use shashki_board::{Bitboard, Move, MoveForm, Position, Side, Square};

use crate::{LineError, Variation};

/// One line of an opening table: moves from the initial position, or a position.
///
/// ```
/// use shashki_record::Ballot;
/// let ballot = Ballot::from_moves("1-I", "ab4 ba5").unwrap();
/// assert_eq!(ballot.to_string(), "a3-b4 b6-a5");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ballot {
    id: String,
    moves: Vec<Move>,
    position: Position,
}

impl Ballot {
    /// A ballot of moves, in any notation, with or without numbers of moves.
    ///
    /// ```
    /// use shashki_record::Ballot;
    /// let ballot = Ballot::from_moves("1", "1. ab4 ba5 2. ba3 cb6").unwrap();
    /// assert_eq!(ballot.moves().len(), 4);
    /// assert!(Ballot::from_moves("2", "1. ab4 ba4").is_err());
    /// ```
    pub fn from_moves(id: impl Into<String>, text: &str) -> Result<Self, LineError> {
        let moves = Variation::read(Position::initial(), &without_numbers(text))?.moves().to_vec();
        let play = |position: Position, &m: &Move| position.play_unchecked(m);
        let position = moves.iter().fold(Position::initial(), play);
        Ok(Self { id: id.into(), moves, position })
    }

    /// A ballot that is a position.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let ballot = shashki_record::Ballot::from_position("0", Position::initial());
    /// assert!(ballot.moves().is_empty());
    /// ```
    pub fn from_position(id: impl Into<String>, position: Position) -> Self {
        Self { id: id.into(), moves: Vec::new(), position }
    }

    /// Its name in the table.
    ///
    /// ```
    /// use shashki_board::Position;
    /// let ballot = shashki_record::Ballot::from_position("11-VI", Position::initial());
    /// assert_eq!(ballot.id(), "11-VI");
    /// ```
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The balloted moves; none where the ballot is a position.
    ///
    /// ```
    /// use shashki_record::Ballot;
    /// assert_eq!(Ballot::from_moves("1", "c3-d4").unwrap().moves().len(), 1);
    /// ```
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position with which the game begins.
    ///
    /// ```
    /// use shashki_board::Side;
    /// use shashki_record::Ballot;
    /// assert_eq!(Ballot::from_moves("1", "c3-d4").unwrap().position().side(), Side::Black);
    /// ```
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The men that fly in a flying-man position, White's and Black's, each as (from, to): the
    /// initial position but for one man, or one of each side, with White to move. None for a ballot
    /// of moves, and for any other position.
    ///
    /// ```
    /// use shashki_board::Square;
    /// use shashki_record::Ballot;
    /// let fen = "W:W17,21,22,23,24,25,26,27,28,29,31,32:B1,2,3,4,5,6,7,8,9,10,11,16";
    /// let ballot = Ballot::from_position("x", fen.parse().unwrap());
    /// let men = ballot.flying_men().unwrap();
    /// assert_eq!(men, [Some((Square::C1, Square::B4)), Some((Square::H6, Square::G5))]);
    /// ```
    pub fn flying_men(&self) -> Option<[Option<(Square, Square)>; 2]> {
        let here = self.position;
        if !self.moves.is_empty() || here.side() != Side::White || !here.kings().is_empty() {
            return None;
        }
        let men = [flown(&here, Side::White)?, flown(&here, Side::Black)?];
        men.iter().any(Option::is_some).then_some(men)
    }
}

/// The man of a side that stands elsewhere than in the initial position, if any; none where more
/// than one does.
#[allow(clippy::option_option)] // "not so" and "nothing flew" are two answers
fn flown(here: &Position, side: Side) -> Option<Option<(Square, Square)>> {
    let (from, to) = (Position::initial().pieces(side), here.pieces(side));
    let (left, reached): (Bitboard, Bitboard) = (from - to, to - from);
    match (left.len(), reached.len()) {
        (0, 0) => Some(None),
        (1, 1) => Some(left.first().zip(reached.first())),
        _ => None,
    }
}

impl fmt::Display for Ballot {
    /// The moves in the full form, or the position as FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves.is_empty() {
            return write!(f, "{}", self.position.fen());
        }
        let mut position = Position::initial();
        for (place, &m) in self.moves.iter().enumerate() {
            let blank = if place == 0 { "" } else { " " };
            write!(f, "{blank}{}", position.notation(m, MoveForm::Full))?;
            position = position.play_unchecked(m);
        }
        Ok(())
    }
}

/// A line of moves without the numbers of moves, such as `1.` or `12...`.
///
/// ```
/// assert_eq!(shashki_record::without_numbers("1. ab4 ba5 2.ba3"), "ab4 ba5 ba3");
/// ```
pub fn without_numbers(text: &str) -> String {
    let strip = |word: &str| {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let rest = word.get(digits..).unwrap_or_default();
        let numbered = digits > 0 && rest.starts_with('.');
        if numbered { rest.trim_start_matches('.').to_owned() } else { word.to_owned() }
    };
    let words = text.split_whitespace().map(strip).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
