//! The commands about the board: `moves`, `perft` and `board`.

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use serde_json::json;
use shashki_base::Lang;
use shashki_board::{Fen, Move, MoveForm, Perft, Position, Progress, Route, Setup};

/// Lists the legal moves of a position, one a line.
#[derive(Args, Debug)]
pub(crate) struct MovesArgs {
    /// The position; the initial one where none is given.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Every route of every move: the captured pieces in another order are another route.
    #[arg(long)]
    routes: bool,
    /// How the moves are written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// How a list is written.
#[derive(Copy, Clone, Debug, ValueEnum)]
enum Format {
    /// One item a line.
    Text,
    /// One JSON object.
    Json,
}

/// Counts the ways to play the next moves.
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// How many moves deep.
    #[arg(long, value_name = "N")]
    depth: u32,
    /// The position; the initial one where none is given.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Counts routes instead of moves.
    #[arg(long)]
    routes: bool,
    /// Shows the count below each move.
    #[arg(long)]
    divide: bool,
    /// The size of a transposition table in megabytes.
    #[arg(long, value_name = "MB", default_value_t = 0)]
    hash: usize,
    /// How many threads share the work.
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Prints the number alone.
    #[arg(long)]
    quiet: bool,
}

/// Shows a board as text or as an SVG picture.
#[derive(Args, Debug)]
pub(crate) struct BoardArgs {
    /// The position, valid or not; the initial one where none is given.
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// As an SVG picture.
    #[arg(long)]
    svg: bool,
    /// With Black below.
    #[arg(long)]
    flip: bool,
    /// With ASCII characters alone.
    #[arg(long, conflicts_with = "svg")]
    ascii: bool,
    /// Writes to a file instead of the standard output.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input makes no sense; the text says why.
    BadInput(String),
    /// A file or the output cannot be written.
    File(Option<PathBuf>, io::Error),
}

impl Failure {
    /// The exit code: 3 for bad input, 5 for files.
    pub(crate) const fn code(&self) -> u8 {
        match self {
            Self::BadInput(_) => 3,
            Self::File(..) => 5,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadInput(text) => f.write_str(text),
            Self::File(Some(path), error) => write!(f, "{}: {error}", path.display()),
            Self::File(None, error) => error.fmt(f),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::File(None, error)
    }
}

fn position(fen: Option<&str>, lang: Lang) -> Result<Position, Failure> {
    let Some(fen) = fen else { return Ok(Position::initial()) };
    fen.parse::<Position>().map_err(|error| Failure::BadInput(error.message(lang).to_string()))
}

/// `shashki moves`.
pub(crate) fn run_moves(args: &MovesArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let position = position(args.fen.as_deref(), lang)?;
    let mut moves = position.moves();
    moves.sort();
    match args.format {
        Format::Text if args.routes => {
            for &m in &moves {
                for route in routes(&position, m) {
                    writeln!(out, "{route}")?;
                }
            }
        }
        Format::Text => {
            for &m in &moves {
                writeln!(out, "{}", position.notation(m, MoveForm::Full))?;
            }
        }
        Format::Json => {
            let moves: Vec<_> = moves.iter().map(|&m| as_json(&position, m, args.routes)).collect();
            let list = json!({ "fen": position.to_string(), "count": moves.len(), "moves": moves });
            writeln!(out, "{list:#}")?;
        }
    }
    Ok(())
}

/// The routes of a move, the canonical one first.
fn routes(position: &Position, m: Move) -> Vec<Route> {
    let mut routes = Vec::new();
    let _ = position.visit_routes_of(m, |route| -> ControlFlow<()> {
        routes.push(route);
        ControlFlow::Continue(())
    });
    routes.sort_by_cached_key(Route::squares);
    routes
}

fn as_json(position: &Position, m: Move, with_routes: bool) -> serde_json::Value {
    let captured: Vec<_> = m.captured().iter().map(|square| square.to_string()).collect();
    let mut value = json!({
        "move": position.notation(m, MoveForm::Full).to_string(),
        "from": m.from().to_string(),
        "to": m.to().to_string(),
        "captured": captured,
        "promotes": m.promotes(),
    });
    if with_routes {
        let routes: Vec<_> = routes(position, m).iter().map(Route::to_string).collect();
        value["routes"] = json!(routes);
    }
    value
}

/// `shashki perft`: the count to `out`, progress and speed to `log`.
pub(crate) fn run_perft(
    args: &PerftArgs,
    lang: Lang,
    out: &mut dyn Write,
    log: &mut dyn Write,
) -> Result<(), Failure> {
    let position = position(args.fen.as_deref(), lang)?;
    let run = Perft::new(args.depth).routes(args.routes).hash(args.hash).threads(args.threads);
    let start = Instant::now();
    let mut watch = Watch { start, shown: start, quiet: args.quiet, lang };
    let counts = run.divide(&position, |progress| watch.show(progress, log));
    let time = start.elapsed();
    let nodes = if args.depth == 0 { 1 } else { counts.iter().map(|count| count.nodes).sum() };
    if args.divide {
        for count in &counts {
            writeln!(out, "{}: {}", count.route, count.nodes)?;
        }
    }
    if args.quiet {
        writeln!(out, "{nodes}")?;
    } else {
        let what = if args.routes {
            lang.pick("routes", "путей")
        } else {
            lang.pick("moves", "ходов")
        };
        let name = lang.pick("depth", "глубина");
        writeln!(out, "{name} {}: {nodes} {what}, {}", args.depth, speed(nodes, time, lang))?;
    }
    Ok(())
}

/// Time and nodes a second.
fn speed(nodes: u64, time: Duration, lang: Lang) -> String {
    let rate = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
    let (seconds, per_second) = lang.pick(("s", "a second"), ("с", "в секунду"));
    format!("{}.{:03} {seconds}, {rate} {per_second}", time.as_secs(), time.subsec_millis())
}

/// Shows progress now and then.
struct Watch {
    start: Instant,
    shown: Instant,
    quiet: bool,
    lang: Lang,
}

/// How often progress is shown.
const EVERY: Duration = Duration::from_secs(2);

impl Watch {
    fn show(&mut self, progress: Progress, log: &mut dyn Write) {
        if self.quiet || self.shown.elapsed() < EVERY {
            return;
        }
        self.shown = Instant::now();
        let Progress { done, parts, nodes, .. } = progress;
        let of = self.lang.pick("of", "из");
        let speed = speed(nodes, self.start.elapsed(), self.lang);
        // Nobody may be reading; the count goes on all the same.
        let _ = writeln!(log, "{done} {of} {parts}: {nodes}, {speed}");
    }
}

/// `shashki board`.
pub(crate) fn run_board(args: &BoardArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let setup = match args.fen.as_deref() {
        None => Setup::initial(),
        Some(fen) => Fen::read(fen)
            .map_err(|error| Failure::BadInput(error.message(lang).to_string()))?
            .setup(),
    };
    let picture = if args.svg {
        let board = setup.svg().lang(lang);
        if args.flip { board.flipped() } else { board }.to_string()
    } else {
        let board = setup.text();
        let board = if args.flip { board.flipped() } else { board };
        if args.ascii { board.ascii() } else { board }.to_string()
    };
    match &args.output {
        Some(path) => {
            fs::write(path, picture).map_err(|error| Failure::File(Some(path.clone()), error))?;
        }
        None => out.write_all(picture.as_bytes())?,
    }
    Ok(())
}
