//! Opening tables: files of ballots, read, checked and drawn from (6.1.4.1, R12).

use shashki_base::{Generator, Seed};
use shashki_board::{Bitboard, Position};

use crate::{Ballot, BallotFault, BallotProblem, without_numbers};

/// An opening table, as a host supplies it: ballots, and everything that is wrong with them.
///
/// The file is UTF-8 text. Empty lines and lines that begin with `#` say nothing; every other line
/// is a ballot, its columns parted by tabs. Two forms are read:
///
/// | form | columns |
/// |---|---|
/// | plain | the ballot's name, then its moves or its position as FEN |
/// | named | the first line names the columns: `id`, and of `fen`, `short`, `long`, `moves` at least one; `table` parts the file into several tables; any other column is left aside |
///
/// Moves go from the initial position, in any notation, with or without numbers of moves. A ballot
/// without moves is a position, such as one with flying men. Where a line gives several of the
/// columns they have to agree.
///
/// ```
/// use shashki_base::Seed;
/// use shashki_record::BallotTable;
/// let table = BallotTable::read("1\tcd4 dc5\n2\tab4 ba5\n");
/// assert!(table.faults().is_empty());
/// let drawn = table.draw(Seed(7), 1, None).unwrap();
/// assert_eq!(table.draw(Seed(7), 1, None), Some(drawn));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BallotTable {
    entries: Vec<BallotEntry>,
    faults: Vec<BallotFault>,
}

/// A ballot of a table.
///
/// ```
/// let table = shashki_record::BallotTable::read("1\tcd4");
/// assert_eq!(table.entries()[0].line, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BallotEntry {
    /// The number of its line, from 1 on.
    pub line: usize,
    /// The table that it belongs to; empty where the file names none.
    pub table: String,
    /// The ballot.
    pub ballot: Ballot,
}

/// Where the columns are that a file names.
struct Columns {
    table: Option<usize>,
    id: usize,
    fen: Option<usize>,
    /// The columns with moves.
    moves: Vec<usize>,
}

impl Columns {
    /// The columns that the first line names; none where it is a ballot already.
    fn named(line: &str) -> Option<Result<Self, BallotProblem>> {
        let names: Vec<String> = line.split('\t').map(|name| name.trim().to_lowercase()).collect();
        let place = |name: &str| names.iter().position(|found| found == name);
        let id = place("id")?;
        let moves: Vec<usize> = ["short", "long", "moves"].into_iter().filter_map(place).collect();
        let (table, fen) = (place("table"), place("fen"));
        if moves.is_empty() && fen.is_none() {
            return Some(Err(BallotProblem::NoColumn));
        }
        Some(Ok(Self { table, id, fen, moves }))
    }

    fn plain(cells: &[&str]) -> Self {
        // A FEN begins with the side to move; files of moves are small letters.
        let fen = cells.get(1).is_some_and(|cell| cell.starts_with("W:") || cell.starts_with("B:"));
        if fen {
            Self { table: None, id: 0, fen: Some(1), moves: Vec::new() }
        } else {
            Self { table: None, id: 0, fen: None, moves: vec![1] }
        }
    }
}

impl BallotTable {
    /// The most lines that are read.
    ///
    /// ```
    /// assert_eq!(shashki_record::BallotTable::MAX_LINES, 100_000);
    /// ```
    pub const MAX_LINES: usize = 100_000;

    /// Reads a table. What is wrong with it stands in [`faults`](Self::faults); only ballots that
    /// can be played are among the [`entries`](Self::entries).
    ///
    /// ```
    /// use shashki_record::BallotTable;
    /// let table = BallotTable::read("id\tfen\tshort\n1\t\tcd4 cd4\n");
    /// assert!(table.entries().is_empty());
    /// assert_eq!(table.faults()[0].line, 2);
    /// ```
    pub fn read(text: &str) -> Self {
        let mut table = Self::default();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().enumerate().map(|(place, line)| (place + 1, line));
        let mut columns = None;
        let full = |line: &str| !line.trim().is_empty() && !line.starts_with('#');
        for (count, (number, line)) in lines.filter(|&(_, line)| full(line)).enumerate() {
            if count >= Self::MAX_LINES {
                table.fault(number, BallotProblem::TooManyLines);
                break;
            }
            match if count == 0 { Columns::named(line) } else { None } {
                Some(Ok(named)) => columns = Some(named),
                Some(Err(problem)) => {
                    table.fault(number, problem);
                    return table;
                }
                None => table.add(number, line, columns.as_ref()),
            }
        }
        if table.entries.is_empty() && table.faults.is_empty() {
            table.fault(0, BallotProblem::NoBallots);
        }
        table.compare();
        table.faults.sort_by_key(|fault| fault.line);
        table
    }

    fn fault(&mut self, line: usize, problem: BallotProblem) {
        self.faults.push(BallotFault { line, problem });
    }

    fn add(&mut self, line: usize, text: &str, columns: Option<&Columns>) {
        let cells: Vec<&str> = text.split('\t').map(str::trim).collect();
        let plain = Columns::plain(&cells);
        let columns = columns.unwrap_or(&plain);
        let cell = |place: usize| cells.get(place).copied().unwrap_or_default();
        let table = columns.table.map_or("", cell).to_owned();
        match ballot(columns, cell) {
            Ok(ballot) => self.entries.push(BallotEntry { line, table, ballot }),
            Err(problem) => self.fault(line, problem),
        }
    }

    /// Looks for lines that are there twice or contradict each other, in one and the same table.
    fn compare(&mut self) {
        let mut by_id: Vec<&BallotEntry> = self.entries.iter().collect();
        let mut by_position = by_id.clone();
        by_id.sort_by_key(|entry| (&entry.table, entry.ballot.id(), entry.line));
        let key = |entry: &BallotEntry| {
            let position = entry.ballot.position();
            let side = position.side();
            let sets = [position.pieces(side), position.pieces(!side), position.kings()];
            (entry.table.clone(), side, sets.map(Bitboard::to_u32), entry.line)
        };
        by_position.sort_by_cached_key(|entry| key(entry));
        let mut faults = Vec::new();
        for (first, second) in by_id.iter().zip(by_id.iter().skip(1)) {
            let same = (&first.table, first.ballot.id()) == (&second.table, second.ballot.id());
            if same && first.ballot.position() != second.ballot.position() {
                let problem = BallotProblem::SameId { line: first.line };
                faults.push(BallotFault { line: second.line, problem });
            }
        }
        for (first, second) in by_position.iter().zip(by_position.iter().skip(1)) {
            let same =
                first.table == second.table && first.ballot.position() == second.ballot.position();
            if same {
                let problem = BallotProblem::Duplicate { line: first.line };
                faults.push(BallotFault { line: second.line, problem });
            }
        }
        self.faults.append(&mut faults);
    }

    /// The ballots that can be played, in the order of the file.
    ///
    /// ```
    /// assert_eq!(shashki_record::BallotTable::read("1\tcd4\n2\tcb4").entries().len(), 2);
    /// ```
    pub fn entries(&self) -> &[BallotEntry] {
        &self.entries
    }

    /// Everything that is wrong, by lines.
    ///
    /// ```
    /// assert_eq!(shashki_record::BallotTable::read("1\tcd4\n1\tcb4").faults().len(), 1);
    /// ```
    pub fn faults(&self) -> &[BallotFault] {
        &self.faults
    }

    /// Draws a ballot: of all, or of those of one table. With `n` ballots in the order of the file
    /// it is the one with number `below(n)` (counted from 0) of the generator's stream of this
    /// number, such as the number of the round. None where there is no ballot.
    ///
    /// ```
    /// use shashki_base::Seed;
    /// use shashki_record::BallotTable;
    /// let table = BallotTable::read("1\tcd4\n2\tcb4\n3\tab4\n");
    /// let rounds: Vec<_> = (1..=9).map(|round| table.draw(Seed(1), round, None)).collect();
    /// assert!(rounds.iter().any(|drawn| *drawn != rounds[0]), "each round draws anew");
    /// assert_eq!(table.draw(Seed(1), 1, Some("no such table")), None);
    /// ```
    pub fn draw(&self, seed: Seed, stream: u64, table: Option<&str>) -> Option<&BallotEntry> {
        let among: Vec<&BallotEntry> =
            self.entries.iter().filter(|e| table.is_none_or(|table| e.table == table)).collect();
        let count = u64::try_from(among.len()).ok()?;
        let drawn = Generator::new(seed, stream).below(count);
        among.get(usize::try_from(drawn).ok()?).copied()
    }
}

/// The ballot of a line.
fn ballot<'a>(columns: &Columns, cell: impl Fn(usize) -> &'a str) -> Result<Ballot, BallotProblem> {
    let id = cell(columns.id);
    if id.is_empty() {
        return Err(BallotProblem::NoId);
    }
    let position = match columns.fen.map(&cell).filter(|fen| !fen.is_empty()) {
        None => None,
        Some(fen) => Some(fen.parse::<Position>().map_err(BallotProblem::Fen)?),
    };
    let mut played: Option<Ballot> = None;
    for text in columns.moves.iter().map(|&place| cell(place)) {
        if without_numbers(text).is_empty() {
            continue;
        }
        let ballot = Ballot::from_moves(id, text).map_err(BallotProblem::Move)?;
        if played.as_ref().is_some_and(|before| before.moves() != ballot.moves()) {
            return Err(BallotProblem::MovesDisagree);
        }
        played = Some(ballot);
    }
    let ballot = match (played, position) {
        (Some(ballot), Some(position)) if ballot.position() != position => {
            return Err(BallotProblem::PositionDisagrees { reached: ballot.position() });
        }
        (Some(ballot), _) => ballot,
        (None, Some(position)) => Ballot::from_position(id, position),
        (None, None) => return Err(BallotProblem::NothingGiven),
    };
    if ballot.position().has_moves() { Ok(ballot) } else { Err(BallotProblem::NoMoves) }
}
