//! Repetition and the counters beside a slow twin, which knows the positions and the moves of a
//! game and works everything out anew from the words of R3 and R6.

use proptest::prelude::*;
use shashki_board::{Kind, Move, Piece, Position, Setup, Side, Square};
use shashki_record::{DrawProfile, DrawRule, Game, Incident, Row, Unit, Violation};

use crate::common::{B, W};

/// A game as the twin knows it.
struct Twin {
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl Twin {
    fn count(&self, ply: usize, side: Side, kind: Kind) -> usize {
        let position = self.positions[ply];
        let piece = Some(Piece { side, kind });
        Square::all().filter(|&square| position.piece_at(square) == piece).count()
    }

    fn all(&self, ply: usize, side: Side) -> usize {
        self.count(ply, side, Kind::Man) + self.count(ply, side, Kind::King)
    }

    fn occurrences(&self) -> usize {
        let now = self.positions.last();
        self.positions.iter().filter(|&position| Some(position) == now).count()
    }

    /// The last ply after which `reset` holds; 0 where there is none.
    fn since(&self, reset: impl Fn(usize) -> bool) -> usize {
        (1..self.positions.len()).rev().find(|&ply| reset(ply)).unwrap_or(0)
    }

    /// How many moves a side made after a ply.
    fn moves_since(&self, since: usize, side: Side) -> usize {
        (since + 1..self.positions.len())
            .filter(|&ply| self.positions[ply - 1].side() == side)
            .count()
    }

    fn taken_or_crowned(&self, ply: usize) -> bool {
        let m = self.moves[ply - 1];
        m.is_capture() || m.promotes()
    }

    fn man_moved(&self, ply: usize) -> bool {
        let from = self.positions[ply - 1].piece_at(self.moves[ply - 1].from());
        from.is_some_and(|piece| piece.kind == Kind::Man)
    }

    /// The stronger side against a lone king.
    fn strong(&self, ply: usize) -> Option<Side> {
        [W, B].into_iter().find(|&side| {
            self.count(ply, !side, Kind::King) == 1
                && self.all(ply, !side) == 1
                && self.all(ply, side) > 0
        })
    }

    fn on_road(&self, ply: usize, strong: Side) -> bool {
        let road = [
            Square::A1,
            Square::B2,
            Square::C3,
            Square::D4,
            Square::E5,
            Square::F6,
            Square::G7,
            Square::H8,
        ];
        road.iter().any(|&square| {
            self.positions[ply].piece_at(square) == Some(Piece { side: !strong, kind: Kind::King })
        })
    }

    /// The rows of a profile: rule, count, limit, unit, since, running.
    fn rows(&self, profile: DrawProfile) -> Vec<(DrawRule, usize, u16, Unit, usize, bool)> {
        let now = self.positions.len() - 1;
        let mut rows = Vec::new();
        let (white, black) = (self.all(now, W), self.all(now, B));
        let kings = |side| self.count(now, side, Kind::King);
        let balance = self.since(|ply| self.taken_or_crowned(ply));
        let each = |since| self.moves_since(since, W).min(self.moves_since(since, B));
        let lone = self.strong(now);
        if let Some(strong) = lone
            && kings(strong) >= 3
            && kings(strong) == self.all(now, strong)
        {
            let own = self.moves_since(balance, strong);
            rows.push((DrawRule::ThreeKings, own, 15, Unit::Own, balance, true));
        }
        if profile != DrawProfile::Lidraughts || white + black >= 8 {
            let since = self.since(|ply| self.moves[ply - 1].is_capture() || self.man_moved(ply));
            rows.push((DrawRule::KingsOnly, each(since), 15, Unit::Each, since, true));
        }
        if kings(W) > 0 && kings(B) > 0 {
            let row = match white + black {
                2 | 3 if profile == DrawProfile::Fsr => Some((DrawRule::Pieces2To3, 5)),
                4 | 5 => Some((DrawRule::Pieces4To5, 30)),
                6 | 7 => Some((DrawRule::Pieces6To7, 60)),
                _ => None,
            };
            if let Some((rule, limit)) = row {
                rows.push((rule, each(balance), limit, Unit::Each, balance, true));
            }
        }
        if let Some(strong) = lone
            && self.all(now, strong) == 3
            && (profile == DrawProfile::Fsr || kings(strong) > 0)
        {
            rows.extend(self.road(profile, strong, balance, now));
        }
        if let Some(strong) = lone
            && profile != DrawProfile::Fsr
            && self.all(now, strong) <= 2
            && kings(strong) > 0
        {
            let one = self.all(now, strong) == 1;
            let unit = if one { Unit::Each } else { Unit::Own };
            let count = if one { each(balance) } else { self.moves_since(balance, strong) };
            rows.push((DrawRule::TwoVersusOne, count, 5, unit, balance, true));
        }
        rows
    }

    fn road(
        &self,
        profile: DrawProfile,
        strong: Side,
        balance: usize,
        now: usize,
    ) -> Option<(DrawRule, usize, u16, Unit, usize, bool)> {
        let on = |ply: usize| self.on_road(ply, strong);
        let since = if profile == DrawProfile::Lidraughts {
            (balance..=now).find(|&ply| on(ply))?
        } else {
            if !on(now) {
                return None;
            }
            (balance..=now).rev().take_while(|&ply| on(ply)).last()?
        };
        let own = |&ply: &usize| self.positions[ply - 1].side() == strong && on(ply);
        let count = (since + 1..=now).filter(own).count();
        Some((DrawRule::MainRoad, count, 5, Unit::Own, since, on(now)))
    }
}

fn few_pieces() -> impl Strategy<Value = Position> {
    let squares = Just(Square::all().collect::<Vec<_>>()).prop_shuffle();
    let kinds = prop::collection::vec(prop::bool::weighted(0.75), 12);
    (squares, 1_usize..=4, 1_usize..=4, kinds, any::<bool>()).prop_map(
        |(squares, white, black, kings, white_moves)| {
            let mut setup = Setup::empty(if white_moves { W } else { B });
            for (place, &square) in squares.iter().take(white + black).enumerate() {
                let side = if place < white { W } else { B };
                let last = if side == W { 8 } else { 1 };
                let king = kings[place] || square.rank() == last;
                setup.put(square, Piece { side, kind: if king { Kind::King } else { Kind::Man } });
            }
            Position::try_from(setup).expect("made valid")
        },
    )
}

fn check(game: &Game, twin: &Twin) -> Result<(), TestCaseError> {
    prop_assert_eq!(usize::from(game.occurrences()), twin.occurrences());
    let over = twin.positions.last().unwrap().moves().is_empty();
    for profile in DrawProfile::ALL {
        let rows: Vec<Row> = game.rows(profile).collect();
        let expected = twin.rows(profile);
        let shown: Vec<_> = rows
            .iter()
            .map(|r| {
                let (count, since) = (usize::from(r.count), usize::from(r.since));
                (r.rule, count, r.limit, r.unit, since, r.running)
            })
            .collect();
        prop_assert_eq!(&shown, &expected, "{} ply {}", profile, game.ply());
        for row in rows {
            let reached = row.running && row.count >= row.limit && !over;
            prop_assert_eq!(row.claimable, reached);
        }
    }
    // (b): every move is tried on the board.
    let mut written = Vec::new();
    for &m in &twin.positions.last().unwrap().moves() {
        let next = twin.positions.last().unwrap().play(m).unwrap();
        if twin.positions.iter().filter(|&&position| position == next).count() >= 2 {
            written.push(m);
        }
    }
    written.sort();
    prop_assert_eq!(game.written_claims().to_vec(), written);
    Ok(())
}

/// Plays by these choices; with a small number of choices positions come back often.
fn run(start: Position, choices: &[usize]) -> Result<(), TestCaseError> {
    let mut game = Game::from_position(start);
    let mut twin = Twin { positions: vec![start], moves: Vec::new() };
    check(&game, &twin)?;
    for &choice in choices {
        let moves = game.position().moves();
        if moves.is_empty() {
            break;
        }
        // Now and then a move is taken back and made again, which changes nothing.
        let m = moves[choice % moves.len()];
        let before = game.clone();
        game.push(m).unwrap();
        if choice % 5 == 0 {
            prop_assert_eq!(game.take_back(), Ok(Some(m)));
            prop_assert_eq!(&game, &before);
            game.push(m).unwrap();
        }
        twin.positions.push(twin.positions.last().unwrap().play(m).unwrap());
        twin.moves.push(m);
        check(&game, &twin)?;
    }
    for ply in (0..game.ply()).rev() {
        game.take_back().unwrap();
        twin.positions.pop();
        twin.moves.pop();
        prop_assert_eq!(game.ply(), ply);
        check(&game, &twin)?;
    }
    Ok(())
}

/// The same pieces with the other side to move, where that is a position.
fn other_turn(position: Position) -> Position {
    let mut setup = position.to_setup();
    setup.set_side(!position.side());
    Position::try_from(setup).expect("the pieces are the same")
}

/// Legal moves, and now and then a violation that puts an earlier position back: no window is short
/// enough then, and every position of the game has to be looked at.
fn run_with_violations(start: Position, choices: &[usize]) -> Result<(), TestCaseError> {
    let mut game = Game::from_position(start);
    let mut positions = vec![start];
    for &choice in choices {
        let (now, moves) = (game.position(), game.position().moves());
        if moves.is_empty() {
            break;
        }
        let before = game.clone();
        if choice % 4 == 0 {
            let earlier = positions[choice % positions.len()];
            let stood = if earlier.side() == now.side() { other_turn(earlier) } else { earlier };
            let incident =
                Incident { stood: Some(stood), ..Incident::new(Violation::WrongMove, now.side()) };
            game.violate(incident).expect("it is that side's turn");
        } else {
            game.push(moves[choice % moves.len()]).expect("generated");
        }
        positions.push(game.position());
        let same = positions.iter().filter(|&&position| position == game.position()).count();
        prop_assert_eq!(usize::from(game.occurrences()), same);
        let after = game.clone();
        game.take_back().expect("a ply was made");
        prop_assert_eq!(&game, &before);
        game = after;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn counters_agree_with_the_twin_in_endings(
        start in few_pieces(),
        choices in prop::collection::vec(0_usize..40, 0..90),
    ) {
        run(start, &choices)?;
    }

    #[test]
    fn repetition_agrees_with_the_twin_where_few_moves_are_chosen(
        start in few_pieces(),
        choices in prop::collection::vec(0_usize..2, 0..60),
    ) {
        run(start, &choices)?;
    }

    #[test]
    fn repetition_is_exact_over_violations(
        start in few_pieces(),
        choices in prop::collection::vec(0_usize..60, 0..60),
    ) {
        run_with_violations(start, &choices)?;
    }

    #[test]
    fn counters_agree_with_the_twin_in_whole_games(
        choices in prop::collection::vec(0_usize..40, 0..120),
    ) {
        run(Position::initial(), &choices)?;
    }
}
