//! A slow move generator on an 8x8 array, written from the clauses alone and sharing no idea with
//! the one under test: it walks from landing square to landing square.

use std::collections::BTreeSet;

use shashki_board::{Kind, Position, Side, Square};

/// From, to, captured squares, crowned.
pub(crate) type NaiveMove = (Square, Square, BTreeSet<Square>, bool);
/// From, captured squares in their order, to, crowned.
pub(crate) type NaiveRoute = (Square, Vec<Square>, Square, bool);

#[derive(Copy, Clone, PartialEq)]
enum Cell {
    Empty,
    Own(Kind),
    Enemy,
    /// Taken, and still on the board (6.1.5.12).
    Taken,
}

type Board = [[Cell; 8]; 8];
type Spot = (i32, i32);

/// Everything that the rules allow in a position.
#[derive(Default)]
pub(crate) struct Naive {
    pub(crate) moves: BTreeSet<NaiveMove>,
    pub(crate) routes: BTreeSet<NaiveRoute>,
    /// All sequences of landing squares.
    pub(crate) paths: BTreeSet<Vec<Square>>,
}

const WAYS: [Spot; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

fn name((file, rank): Spot) -> Square {
    let file = u8::try_from(file).expect("on the board");
    Square::from_coordinates(file, u8::try_from(rank + 1).expect("on the board")).expect("dark")
}

fn spot(square: Square) -> Spot {
    (i32::from(square.file()), i32::from(square.rank()) - 1)
}

fn cell(board: &Board, (file, rank): Spot) -> Option<Cell> {
    let file = usize::try_from(file).ok()?;
    board.get(usize::try_from(rank).ok()?)?.get(file).copied()
}

fn set(board: &mut Board, (file, rank): Spot, value: Cell) {
    board[usize::try_from(rank).expect("on it")][usize::try_from(file).expect("on it")] = value;
}

fn along(from: Spot, way: Spot, steps: i32) -> Spot {
    (from.0 + way.0 * steps, from.1 + way.1 * steps)
}

/// The captures that a piece on `at` could go on with: victim and landing squares of each.
fn jumps(board: &Board, at: Spot, king: bool) -> Vec<(Spot, Vec<Spot>)> {
    let mut found = Vec::new();
    for way in WAYS {
        let mut steps = 1;
        while king && cell(board, along(at, way, steps)) == Some(Cell::Empty) {
            steps += 1;
        }
        let victim = along(at, way, steps);
        if cell(board, victim) != Some(Cell::Enemy) {
            continue;
        }
        let mut landings = Vec::new();
        loop {
            steps += 1;
            let landing = along(at, way, steps);
            if cell(board, landing) != Some(Cell::Empty) {
                break;
            }
            landings.push(landing);
            if !king {
                break;
            }
        }
        if !landings.is_empty() {
            found.push((victim, landings));
        }
    }
    found
}

struct Search<'a> {
    board: Board,
    last_rank: i32,
    from: Spot,
    result: &'a mut Naive,
}

impl Search<'_> {
    fn go_on(&mut self, path: &mut Vec<Spot>, taken: &mut Vec<Spot>, king: bool, crowned: bool) {
        let at = *path.last().expect("it stands somewhere");
        let next = jumps(&self.board, at, king);
        if next.is_empty() && !taken.is_empty() {
            let victims: Vec<Square> = taken.iter().map(|&spot| name(spot)).collect();
            let (from, to) = (name(self.from), name(at));
            self.result.moves.insert((from, to, victims.iter().copied().collect(), crowned));
            self.result.routes.insert((from, victims, to, crowned));
            self.result.paths.insert(path.iter().map(|&spot| name(spot)).collect());
        }
        for (victim, landings) in next {
            set(&mut self.board, victim, Cell::Taken);
            taken.push(victim);
            let crowns = |spot: Spot| king || spot.1 == self.last_rank;
            let goes_on = |spot: &Spot| !jumps(&self.board, *spot, crowns(*spot)).is_empty();
            let must: Vec<Spot> = landings.iter().copied().filter(goes_on).collect();
            for landing in if must.is_empty() { landings } else { must } {
                path.push(landing);
                let king_now = king || landing.1 == self.last_rank;
                self.go_on(path, taken, king_now, crowned || (king_now && !king));
                path.pop();
            }
            taken.pop();
            set(&mut self.board, victim, Cell::Enemy);
        }
    }
}

/// All moves, routes and paths.
pub(crate) fn naive(position: &Position) -> Naive {
    let side = position.side();
    let mut board = [[Cell::Empty; 8]; 8];
    for square in Square::all() {
        let value = match position.piece_at(square) {
            None => Cell::Empty,
            Some(piece) if piece.side == side => Cell::Own(piece.kind),
            Some(_) => Cell::Enemy,
        };
        set(&mut board, spot(square), value);
    }
    let (forward, last_rank) = if side == Side::White { (1, 7) } else { (-1, 0) };
    let mut result = Naive::default();
    for square in Square::all() {
        let Some(Cell::Own(kind)) = cell(&board, spot(square)) else { continue };
        let mut without = board;
        set(&mut without, spot(square), Cell::Empty);
        let from = spot(square);
        let mut search = Search { board: without, last_rank, from, result: &mut result };
        search.go_on(&mut vec![from], &mut Vec::new(), kind == Kind::King, false);
    }
    if result.moves.is_empty() {
        for square in Square::all() {
            let Some(Cell::Own(kind)) = cell(&board, spot(square)) else { continue };
            quiet(&board, square, kind, forward, last_rank, &mut result);
        }
    }
    result
}

fn quiet(board: &Board, from: Square, kind: Kind, forward: i32, last: i32, result: &mut Naive) {
    for way in WAYS {
        let reach = match kind {
            Kind::King => 8,
            Kind::Man if way.1 == forward => 1,
            Kind::Man => 0,
        };
        for steps in 1..=reach {
            let to = along(spot(from), way, steps);
            if cell(board, to) != Some(Cell::Empty) {
                break;
            }
            let crowned = kind == Kind::Man && to.1 == last;
            result.moves.insert((from, name(to), BTreeSet::new(), crowned));
            result.routes.insert((from, Vec::new(), name(to), crowned));
            result.paths.insert(vec![from, name(to)]);
        }
    }
}
