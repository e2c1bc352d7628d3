//! Why a move is refused: a slow walk along the text, leg by leg, that knows nothing of the
//! generator (R11).

use super::Reason;
use super::text::Written;
use crate::geometry::Way;
use crate::{Bitboard, Kind, Piece, Position, Side, Square};

/// The rule that a text breaks, the first that applies. The text is known to fit no legal move.
pub(super) fn judge(position: &Position, written: &Written) -> Reason {
    if !position.has_moves() {
        return Reason::GameOver;
    }
    // Numbers are often joined by `x` whatever the move: that alone is not held against them.
    let capture = written.capture == Some(true) && !written.numeric;
    let Some(file) = written.file else {
        return judge_squares(position, &written.squares, capture);
    };
    // Of several pieces on the file the one that came closest to a legal move counts.
    let own = position.pieces(position.side()) & Bitboard::file(file);
    let to = written.squares.last().copied().unwrap_or(Square::A1);
    let reasons = own.iter().map(|from| judge_squares(position, &[from, to], capture));
    reasons.max_by_key(Reason::order).unwrap_or(Reason::NoPieceOnFile { file })
}

fn judge_squares(position: &Position, squares: &[Square], capture: bool) -> Reason {
    let [from, legs @ ..] = squares else { return Reason::Unreadable { at: 0 } };
    match position.piece_at(*from) {
        None => Reason::NoPiece { square: *from },
        Some(piece) if piece.side != position.side() => Reason::NotYourPiece { square: *from },
        Some(piece) => Walk::new(position, *from, piece).along(legs, capture),
    }
}

/// The piece in the hand and the board around it.
struct Walk<'a> {
    position: &'a Position,
    at: Square,
    king: bool,
    own: Bitboard,
    enemy: Bitboard,
    taken: Bitboard,
}

/// What a leg does where no rule of its own forbids it.
enum Leg {
    Quiet,
    Takes(Square),
}

impl<'a> Walk<'a> {
    fn new(position: &'a Position, from: Square, piece: Piece) -> Self {
        Self {
            position,
            at: from,
            king: piece.kind == Kind::King,
            own: position.pieces(piece.side) - Bitboard::from(from),
            enemy: position.pieces(!piece.side),
            taken: Bitboard::EMPTY,
        }
    }

    fn along(mut self, legs: &[Square], capture: bool) -> Reason {
        for (number, &to) in legs.iter().enumerate() {
            let after_capture = number > 0;
            let outcome = match self.leg(to, capture || after_capture) {
                Err(reason) => Some(reason),
                Ok(Leg::Quiet) => Some(self.quiet(to, legs.len() > 1)),
                Ok(Leg::Takes(victim)) => self.take(victim, to),
            };
            if let Some(reason) = outcome {
                return reason;
            }
        }
        let next = self.next_victims(self.at, self.king, self.taken);
        Reason::CaptureNotFinished { at: self.at, next }
    }

    /// The rules for one leg, in their order.
    fn leg(&self, to: Square, as_capture: bool) -> Result<Leg, Reason> {
        let from = self.at;
        let (way, steps) = Way::between(from, to).ok_or(Reason::NotDiagonal { from, to })?;
        let mut line = way.ray(from).take(usize::from(steps));
        if let Some(square) = line.find(|&square| self.own.contains(square)) {
            return Err(Reason::OwnPieceInTheWay { square });
        }
        let mut jumped = way.ray(from).take(usize::from(steps) - 1).filter(|&s| self.is_enemy(s));
        let (first, second) = (jumped.next(), jumped.next());
        let landing = Some(to).filter(|&square| self.is_enemy(square));
        match (first, second.or(landing)) {
            (Some(square), None) if self.taken.contains(square) => {
                return Err(Reason::JumpsTwice { square });
            }
            (_, Some(square)) if self.taken.contains(square) => {
                return Err(Reason::TurkishStrike { square });
            }
            (_, Some(square)) => return Err(Reason::Blocked { square }),
            (None, None) if as_capture => return Err(Reason::NothingToCapture { from, to }),
            _ => {}
        }
        let reach = if first.is_some() { 2 } else { 1 };
        if !self.king && steps > reach {
            return Err(Reason::TooFar { from, to });
        }
        if let Some(victim) = first {
            return Ok(Leg::Takes(victim));
        }
        let forward = way.is_up() == (self.position.side() == Side::White);
        if self.king || forward { Ok(Leg::Quiet) } else { Err(Reason::WrongDirection { from, to }) }
    }

    /// A quiet leg that would be allowed by itself.
    fn quiet(&self, to: Square, goes_on: bool) -> Reason {
        if self.position.can_capture() {
            Reason::CaptureCompulsory
        } else if goes_on {
            Reason::QuietMoveEnds { square: to }
        } else {
            // The move is legal, and was not found because it is written as a capture.
            Reason::NothingToCapture { from: self.at, to }
        }
    }

    /// A capturing leg: the piece goes on, unless it had to land elsewhere.
    fn take(&mut self, victim: Square, to: Square) -> Option<Reason> {
        let way = Way::between(self.at, victim).map(|(way, _)| way)?;
        let taken = self.taken | Bitboard::from(victim);
        let goes_on = |square| !self.next_victims(square, self.king, taken).is_empty();
        if self.king && !goes_on(to) {
            let free = way.ray(victim).take_while(|&s| !self.is_enemy(s) && !self.own.contains(s));
            let choices: Bitboard = free.filter(|&square| goes_on(square)).collect();
            if !choices.is_empty() {
                return Some(Reason::KingMustLandElsewhere { landing: to, choices });
            }
        }
        self.taken = taken;
        self.at = to;
        self.king |= to.rank() == if self.position.side() == Side::White { 8 } else { 1 };
        None
    }

    /// The pieces that could be taken next from a square.
    fn next_victims(&self, from: Square, king: bool, taken: Bitboard) -> Bitboard {
        let rank = if self.position.side() == Side::White { 8 } else { 1 };
        let king = king || (from.rank() == rank && !taken.is_empty());
        let reach = if king { 8 } else { 1 };
        let free = |square| !self.is_enemy(square) && !self.own.contains(square);
        let victim = |way: Way| {
            let victim = way.ray(from).take(reach).find(|&square| !free(square))?;
            let takeable = self.is_enemy(victim) && !taken.contains(victim);
            (takeable && way.step(victim).is_some_and(free)).then_some(victim)
        };
        Way::ALL.into_iter().filter_map(victim).collect()
    }

    fn is_enemy(&self, square: Square) -> bool {
        self.enemy.contains(square)
    }
}
