//! One player's block of one round: opponent, colour, result.

use super::line::Line;
use super::player::start_in;
use super::problem::Problem;
use super::report::{At, Report};
use crate::{Cell, Colour, GameKind, Outcome, UnpairedKind};

/// What stands in a block.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// What the player did.
    Cell(Cell),
    /// `0000` and nothing else.
    Bare,
}

/// Reads the block whose opponent starts at a column: `"  OOOO C R"` with two blanks before it.
pub(super) fn read_block(line: &Line<'_>, first: usize, report: &mut Report) -> Block {
    for column in [first - 2, first - 1, first + 4, first + 6] {
        if line.char(column) != ' ' {
            let at = At::columns(line.number, column, column);
            report.problem(at, line.columns(column, column), Problem::Separator);
        }
    }
    let opponent = line.field(first, first + 3);
    let block = Place { line, first };
    if opponent.bytes().all(|byte| byte == b'0') {
        return without_opponent(block, !opponent.is_empty(), report);
    }
    let Some(start) = start_in(opponent) else {
        report.problem(block.at(0, 3), opponent, Problem::BadOpponent);
        return Block::Cell(Cell::Empty);
    };
    let colour = colour(block, report);
    let (kind, outcome) = with_opponent(block, report);
    Block::Cell(Cell::Game { opponent: start, colour, kind, outcome })
}

/// A block inside a line.
#[derive(Copy, Clone)]
struct Place<'p> {
    line: &'p Line<'p>,
    first: usize,
}

impl Place<'_> {
    const fn at(self, from: usize, to: usize) -> At {
        At::columns(self.line.number, self.first + from, self.first + to)
    }

    fn problem(self, from: usize, to: usize, problem: Problem, report: &mut Report) {
        let found = self.line.columns(self.first + from, self.first + to);
        report.problem(self.at(from, to), found, problem);
    }
}

fn colour(block: Place<'_>, report: &mut Report) -> Option<Colour> {
    match block.line.char(block.first + 5) {
        'w' | 'W' => Some(Colour::White),
        'b' | 'B' => Some(Colour::Black),
        ' ' | '-' => None,
        _ => {
            block.problem(5, 5, Problem::BadColour, report);
            None
        }
    }
}

fn without_opponent(block: Place<'_>, zeros: bool, report: &mut Report) -> Block {
    use UnpairedKind as K;
    let colour = block.line.char(block.first + 5);
    let result = block.line.char(block.first + 7).to_ascii_uppercase();
    let kind = match result {
        ' ' if zeros || colour != ' ' => return bare(block, colour, report),
        ' ' | '*' => return Block::Cell(Cell::Empty),
        'U' => K::PairingBye,
        'F' => K::FullPointBye,
        'H' | '=' => K::HalfPointBye,
        'Z' => K::ZeroPointBye,
        '+' => K::ForfeitWin,
        '-' => K::ForfeitLoss,
        '1' | 'W' | 'D' | '0' | 'L' => {
            block.problem(0, 7, Problem::ResultWithoutOpponent, report);
            match result {
                '1' | 'W' => K::FullPointBye,
                'D' => K::HalfPointBye,
                _ => K::ZeroPointBye,
            }
        }
        _ => {
            block.problem(7, 7, Problem::BadResult, report);
            return Block::Cell(Cell::Empty);
        }
    };
    // A forfeit may keep the colour that was drawn for it.
    if !matches!(kind, K::ForfeitWin | K::ForfeitLoss) {
        no_colour(block, colour, report);
    }
    Block::Cell(Cell::Unpaired(kind))
}

/// No opponent, no result.
fn bare(block: Place<'_>, colour: char, report: &mut Report) -> Block {
    no_colour(block, colour, report);
    Block::Bare
}

fn no_colour(block: Place<'_>, colour: char, report: &mut Report) {
    if !matches!(colour, ' ' | '-') {
        block.problem(5, 5, Problem::ColourWithoutOpponent, report);
    }
}

fn with_opponent(block: Place<'_>, report: &mut Report) -> (GameKind, Option<Outcome>) {
    use GameKind as G;
    use Outcome as O;
    let result = block.line.char(block.first + 7).to_ascii_uppercase();
    match result {
        '1' => (G::Played, Some(O::Win)),
        '=' => (G::Played, Some(O::Draw)),
        '0' => (G::Played, Some(O::Loss)),
        'W' => (G::Unrated, Some(O::Win)),
        'D' => (G::Unrated, Some(O::Draw)),
        'L' => (G::Unrated, Some(O::Loss)),
        '+' => (G::Forfeit, Some(O::Win)),
        '-' => (G::Forfeit, Some(O::Loss)),
        ' ' | '*' => (G::Unfinished, None),
        'Z' | 'F' | 'U' | 'H' => {
            block.problem(0, 7, Problem::ByeWithOpponent, report);
            match result {
                'Z' => (G::Forfeit, Some(O::Loss)),
                'H' => (G::Unfinished, None),
                _ => (G::Forfeit, Some(O::Win)),
            }
        }
        _ => {
            block.problem(7, 7, Problem::BadResult, report);
            (G::Unfinished, None)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StartNumber;

    type Found = Vec<(Problem, Option<(usize, usize)>)>;

    fn read(text: &str) -> (Block, Found) {
        let line = Line::new(1, format!("{:91}{text}", "001"));
        let mut report = Report::new(crate::trf::ReadOptions::STRICT);
        let block = read_block(&line, 92, &mut report);
        let problems = match report.finish() {
            Ok(_) => Vec::new(),
            Err(errors) => {
                errors.list().iter().map(|e| (e.problem.clone(), e.at.columns)).collect()
            }
        };
        (block, problems)
    }

    fn clean(text: &str) -> Block {
        let (block, problems) = read(text);
        assert_eq!(problems, [], "{text:?}");
        block
    }

    #[test]
    fn letters_without_an_opponent() {
        use UnpairedKind as K;
        for (text, kind) in [
            ("0000 - U", K::PairingBye),
            ("0000 - F", K::FullPointBye),
            ("0000 - f", K::FullPointBye),
            ("0000   H", K::HalfPointBye),
            ("0000 - =", K::HalfPointBye),
            ("     - Z", K::ZeroPointBye),
            ("0000 - +", K::ForfeitWin),
            ("0000 b +", K::ForfeitWin),
            ("0000 - -", K::ForfeitLoss),
            ("0000   -", K::ForfeitLoss),
            ("   0 - U", K::PairingBye),
        ] {
            assert_eq!(clean(text), Block::Cell(Cell::Unpaired(kind)), "{text:?}");
        }
        assert_eq!(clean("        "), Block::Cell(Cell::Empty));
        assert_eq!(clean(""), Block::Cell(Cell::Empty));
        assert_eq!(clean("0000 -"), Block::Bare);
        assert_eq!(clean("0000"), Block::Bare);
    }

    #[test]
    fn letters_with_an_opponent() {
        use GameKind as G;
        use Outcome as O;
        for (letter, kind, outcome) in [
            ('1', G::Played, Some(O::Win)),
            ('=', G::Played, Some(O::Draw)),
            ('0', G::Played, Some(O::Loss)),
            ('W', G::Unrated, Some(O::Win)),
            ('d', G::Unrated, Some(O::Draw)),
            ('L', G::Unrated, Some(O::Loss)),
            ('+', G::Forfeit, Some(O::Win)),
            ('-', G::Forfeit, Some(O::Loss)),
            ('*', G::Unfinished, None),
            (' ', G::Unfinished, None),
        ] {
            let expected = Cell::Game {
                opponent: StartNumber::new(12).unwrap(),
                colour: Some(Colour::Black),
                kind,
                outcome,
            };
            assert_eq!(clean(&format!("  12 b {letter}")), Block::Cell(expected));
        }
    }

    #[test]
    fn every_fault_has_its_place() {
        use Problem as P;
        for (text, problem, columns) in [
            ("0000 w U", P::ColourWithoutOpponent, (97, 97)),
            ("0000 w  ", P::ColourWithoutOpponent, (97, 97)),
            ("0000 - 1", P::ResultWithoutOpponent, (92, 99)),
            ("0000 - x", P::BadResult, (99, 99)),
            ("  12 w x", P::BadResult, (99, 99)),
            ("  12 z 1", P::BadColour, (97, 97)),
            ("  1a w 1", P::BadOpponent, (92, 95)),
            ("  -1 w 1", P::BadOpponent, (92, 95)),
            ("  62 b Z", P::ByeWithOpponent, (92, 99)),
            ("  12xw 1", P::Separator, (96, 96)),
            ("  12 wx1", P::Separator, (98, 98)),
        ] {
            assert_eq!(read(text).1, [(problem, Some(columns))], "{text:?}");
        }
    }
}
