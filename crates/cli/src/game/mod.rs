//! The commands about a game: `game claims` and `game try`.

mod text;

use std::io::{self, Read};

use clap::{Args, Subcommand, ValueEnum};
use shashki_base::Lang;
use shashki_board::{MoveForm, MoveOptions, Position, Reason, Side};
use shashki_record::{Game, PlayError, document, without_numbers};

use crate::exit::{Exit, Failure};
use crate::output;

/// What may be claimed in a game, and which moves are legal.
#[derive(Args, Debug)]
pub(crate) struct GameArgs {
    #[command(subcommand)]
    command: GameCommand,
}

#[derive(Debug, Subcommand)]
enum GameCommand {
    /// Play the moves of stdin and say after each what may be claimed (5.4.12)
    Claims(ClaimsArgs),
    /// Say whether a move is legal, or which rule it breaks
    Try(TryArgs),
}

#[derive(Args, Debug)]
struct ClaimsArgs {
    /// The position from which the game goes; the initial one where none is given
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// text, or json: a list with an object for each ply
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
}

#[derive(Args, Debug)]
struct TryArgs {
    /// The move, in any notation
    #[arg(value_name = "MOVE", allow_hyphen_values = true)]
    m: String,
    /// The position; the initial one where none is given
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Who makes the move; without it, whoever is to move
    #[arg(long, value_enum)]
    player: Option<Player>,
    /// text or json
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The language: en or ru
    #[arg(long, value_name = "L", default_value_t = Lang::En)]
    lang: Lang,
}

/// How an answer is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Player {
    #[value(aliases = ["w", "W"])]
    White,
    #[value(aliases = ["b", "B"])]
    Black,
}

impl From<Player> for Side {
    fn from(player: Player) -> Self {
        match player {
            Player::White => Self::White,
            Player::Black => Self::Black,
        }
    }
}

/// `shashki game`.
pub(crate) fn run(args: &GameArgs) -> Result<(), Failure> {
    match &args.command {
        GameCommand::Claims(args) => run_claims(args),
        GameCommand::Try(args) => run_try(args),
    }
}

fn position(fen: Option<&str>, lang: Lang) -> Result<Position, Failure> {
    let Some(fen) = fen else { return Ok(Position::initial()) };
    let bad = |message: String| Failure::bad_input(format!("--fen: {message}"));
    fen.parse::<Position>().map_err(|error| bad(error.message(lang).to_string()))
}

fn run_claims(args: &ClaimsArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let position = position(args.fen.as_deref(), lang)?;
    let start = if args.fen.is_some() { Game::from_position(position) } else { Game::new() };
    let moves = moves_of_stdin(lang)?;
    let mut plies = Vec::new();
    let played = play(start, &moves, |game| {
        plies.push(match args.format {
            Format::Text => text::ply(game, lang),
            Format::Json => document::ply(game),
        });
    });
    // What was played before a bad move is shown, and then the fault.
    let out = match args.format {
        Format::Text => plies.concat(),
        Format::Json => format!("[\n{}\n]\n", plies.join(",\n")),
    };
    output::write(None, &out, lang)?;
    played.map_err(|(ply, error)| {
        let exit = if error == PlayError::TooLong { Exit::Limit } else { Exit::BadInput };
        let at = lang.pick("ply", "полуход");
        let word = moves.get(ply.saturating_sub(1)).map_or("", String::as_str);
        Failure::new(exit, format!("{at} {ply}: {word}: {}", error.message(lang)))
    })
}

/// Plays the moves and shows the game after each; a move that can't be played ends it.
fn play(
    mut game: Game,
    moves: &[String],
    mut show: impl FnMut(&Game),
) -> Result<(), (usize, PlayError)> {
    show(&game);
    for m in moves {
        game.push_text(m).map_err(|error| (game.ply() + 1, error))?;
        show(&game);
    }
    Ok(())
}

fn moves_of_stdin(lang: Lang) -> Result<Vec<String>, Failure> {
    let mut text = String::new();
    io::stdin().lock().read_to_string(&mut text).map_err(|error| {
        let what = lang.pick("can't read", "не читается");
        Failure::new(Exit::FileAccess, format!("stdin: {what}: {}", output::reason(&error, lang)))
    })?;
    let text = without_numbers(&text.replace([',', ';'], " "));
    Ok(text.split_whitespace().map(str::to_owned).collect())
}

fn run_try(args: &TryArgs) -> Result<(), Failure> {
    let lang = args.lang;
    let position = position(args.fen.as_deref(), lang)?;
    let options = MoveOptions { player: args.player.map(Side::from), ..MoveOptions::default() };
    let read = position.read_move_with(&args.m, options);
    if let Err(refusal) = &read
        && let Reason::Unreadable { .. } = refusal.reason()
    {
        return Err(Failure::bad_input(format!("{}: {}", args.m, refusal.message(lang))));
    }
    let out = match (args.format, read) {
        (Format::Text, Ok(m)) => {
            let m = position.notation(m, MoveForm::Full);
            format!("{}: {m}\n", lang.pick("legal", "возможен"))
        }
        (Format::Text, Err(refusal)) => format!(
            "{} [{}]: {}\n",
            lang.pick("refused", "невозможен"),
            refusal.reason().name(),
            refusal.message(lang)
        ),
        (Format::Json, _) => document::judged(&position, &args.m, options, lang),
    };
    output::write(None, &out, lang)
}
