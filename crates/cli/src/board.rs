//! The commands about the board: `moves`, `perft` and `board`.

use std::fmt::Write;
use std::io::{self, IsTerminal};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use serde_json::json;
use shashki_base::Lang;
use shashki_board::{Fen, Move, MoveForm, Perft, Position, Progress, Route, Setup};

use crate::exit::{Exit, Failure};
use crate::output;

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
    /// The language: en or ru.
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
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
    /// The language: en or ru.
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
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
    /// The language: en or ru.
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
}

fn position(fen: Option<&str>, lang: Lang) -> Result<Position, Failure> {
    let Some(fen) = fen else { return Ok(Position::initial()) };
    fen.parse::<Position>().map_err(|error| bad_fen(&error.message(lang)))
}

fn bad_fen(message: &impl ToString) -> Failure {
    Failure::bad_input(format!("--fen: {}", message.to_string()))
}

/// `shashki moves`.
pub(crate) fn run_moves(args: &MovesArgs) -> Result<(), Failure> {
    let position = position(args.fen.as_deref(), args.lang)?;
    let mut out = String::new();
    let mut moves = position.moves();
    moves.sort();
    match args.format {
        Format::Text if args.routes => {
            for &m in &moves {
                for route in routes(&position, m) {
                    let _ = writeln!(out, "{route}");
                }
            }
        }
        Format::Text => {
            for &m in &moves {
                let _ = writeln!(out, "{}", position.notation(m, MoveForm::Full));
            }
        }
        Format::Json => {
            let moves: Vec<_> = moves.iter().map(|&m| as_json(&position, m, args.routes)).collect();
            let list = json!({ "fen": position.to_string(), "count": moves.len(), "moves": moves });
            let _ = writeln!(out, "{list:#}");
        }
    }
    output::write(None, &out, args.lang)
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

/// A limit is told, not silently kept.
fn within(option: &str, value: usize, most: usize, lang: Lang) -> Result<(), Failure> {
    if value <= most {
        return Ok(());
    }
    let limit = lang.pick("the limit is", "предел:");
    Err(Failure::new(Exit::Limit, format!("{option} {value}: {limit} {most}")))
}

/// `shashki perft`.
pub(crate) fn run_perft(args: &PerftArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let mut out = String::new();
    within("--hash", args.hash, Perft::MAX_HASH, lang)?;
    within("--threads", args.threads, Perft::MAX_THREADS, lang)?;
    let position = position(args.fen.as_deref(), lang)?;
    let run = Perft::new(args.depth).routes(args.routes).hash(args.hash).threads(args.threads);
    let start = Instant::now();
    let quiet = args.quiet || !io::stderr().is_terminal();
    let mut watch = Watch { start, shown: start, quiet, lang };
    let counts = run.divide(&position, |progress| watch.show(progress));
    let time = start.elapsed();
    let nodes = if args.depth == 0 { 1 } else { counts.iter().map(|count| count.nodes).sum() };
    if args.divide {
        for count in &counts {
            let _ = writeln!(out, "{}: {}", count.route, count.nodes);
        }
    }
    if args.quiet {
        let _ = writeln!(out, "{nodes}");
    } else {
        let what = if args.routes {
            lang.pick("routes", "путей")
        } else {
            lang.pick("moves", "ходов")
        };
        let name = lang.pick("depth", "глубина");
        let speed = speed(nodes, time, lang);
        let _ = writeln!(out, "{name} {}: {nodes} {what}, {speed}", args.depth);
    }
    output::write(None, &out, lang)
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
    fn show(&mut self, progress: Progress) {
        if self.quiet || self.shown.elapsed() < EVERY {
            return;
        }
        self.shown = Instant::now();
        let Progress { done, parts, nodes, .. } = progress;
        let of = self.lang.pick("of", "из");
        let speed = speed(nodes, self.start.elapsed(), self.lang);
        output::complain(&format!("{done} {of} {parts}: {nodes}, {speed}"));
    }
}

/// `shashki board`.
pub(crate) fn run_board(args: &BoardArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let setup = match args.fen.as_deref() {
        None => Setup::initial(),
        Some(fen) => Fen::read(fen).map_err(|error| bad_fen(&error.message(lang)))?.setup(),
    };
    let picture = if args.svg {
        let board = setup.svg().lang(lang);
        if args.flip { board.flipped() } else { board }.to_string()
    } else {
        let board = setup.text();
        let board = if args.flip { board.flipped() } else { board };
        if args.ascii { board.ascii() } else { board }.to_string()
    };
    output::write(args.output.as_deref(), &picture, lang)
}
