//! What can be wrong with an opening table (R12).

use std::fmt;

use shashki_base::Lang;
use shashki_board::{Position, PositionError};

use crate::LineError;

/// Something wrong with a line of an opening table.
///
/// ```
/// use shashki_base::Lang;
/// use shashki_record::BallotTable;
/// let table = BallotTable::read("1\tcd4\n1\tcb4\n");
/// assert_eq!(table.faults()[0].message(Lang::En), "line 2: this name has another line in line 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BallotFault {
    /// The number of the line, from 1 on; 0 for the whole file.
    pub line: usize,
    /// What is wrong.
    pub problem: BallotProblem,
}

/// What is wrong with it.
///
/// ```
/// use shashki_record::{BallotProblem, BallotTable};
/// assert_eq!(BallotTable::read("").faults()[0].problem, BallotProblem::NoBallots);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BallotProblem {
    /// The file has no ballot.
    NoBallots,
    /// The first line names an `id` and neither moves nor positions.
    NoColumn,
    /// The file has more than [`MAX_LINES`](crate::BallotTable::MAX_LINES) lines.
    TooManyLines,
    /// The ballot has no name.
    NoId,
    /// It has neither moves nor a position.
    NothingGiven,
    /// Its position is none.
    Fen(PositionError),
    /// One of its moves is not legal (R11).
    Move(LineError),
    /// Its columns of moves name different moves.
    MovesDisagree,
    /// Its moves lead to another position than the one it gives.
    PositionDisagrees {
        /// Where they lead.
        reached: Position,
    },
    /// The side to move has no move in its position.
    NoMoves,
    /// An earlier line has the same name for another position.
    SameId {
        /// That line.
        line: usize,
    },
    /// An earlier line leads to the same position.
    Duplicate {
        /// That line.
        line: usize,
    },
}

impl BallotFault {
    /// Whether the table is only clumsy, not wrong: a position is in it twice.
    ///
    /// ```
    /// use shashki_record::BallotTable;
    /// assert!(BallotTable::read("1\tcd4\n2\tcd4\n").faults()[0].is_duplicate());
    /// ```
    pub const fn is_duplicate(&self) -> bool {
        matches!(self.problem, BallotProblem::Duplicate { .. })
    }

    /// The message in the language asked for.
    ///
    /// ```
    /// use shashki_base::Lang;
    /// use shashki_record::BallotTable;
    /// let table = BallotTable::read("");
    /// assert_eq!(table.faults()[0].message(Lang::Ru), "в файле нет таблицы жеребьёвки");
    /// ```
    pub fn message(&self, lang: Lang) -> String {
        let problem = self.problem.message(lang);
        match self.line {
            0 => problem,
            line => format!("{} {line}: {problem}", lang.pick("line", "строка")),
        }
    }
}

impl fmt::Display for BallotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl BallotProblem {
    fn message(&self, lang: Lang) -> String {
        let (en, ru) = match self {
            Self::Fen(error) => return error.message(lang).to_string(),
            Self::Move(error) => return error.message(lang),
            Self::PositionDisagrees { reached } => {
                let text = lang.pick("the moves lead to", "ходы ведут к позиции");
                return format!("{text} {}", reached.fen());
            }
            Self::SameId { line } => {
                let text = lang.pick(
                    "this name has another line in line",
                    "под этим номером другая позиция в строке",
                );
                return format!("{text} {line}");
            }
            Self::Duplicate { line } => {
                let text = lang.pick("the same position as in line", "та же позиция, что в строке");
                return format!("{text} {line}");
            }
            Self::NoBallots => ("the file has no ballot", "в файле нет таблицы жеребьёвки"),
            Self::NoColumn => (
                "expected a column fen, short, long or moves beside id",
                "кроме столбца id нужен fen, short, long или moves",
            ),
            Self::TooManyLines => {
                ("more than 100000 lines are not read", "читается не более 100000 строк")
            }
            Self::NoId => ("the ballot has no name", "нет номера"),
            Self::NothingGiven => ("neither moves nor a position", "нет ни ходов, ни позиции"),
            Self::MovesDisagree => {
                ("the columns name different moves", "ходы в столбцах не совпадают")
            }
            Self::NoMoves => {
                ("the side to move has no move", "у стороны, за которой ход, нет ходов")
            }
        };
        lang.pick(en, ru).to_owned()
    }
}
