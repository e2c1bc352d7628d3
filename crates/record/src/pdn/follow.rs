//! Where a game begins on the board, and where a set-up puts it.

use shashki_board::{Fen, FenOptions, Numbering, Position, Setup};

use super::{GameType, Mode, Problem};

/// How positions are read.
#[derive(Copy, Clone, Debug)]
pub(super) struct Board {
    pub(super) mode: Mode,
    pub(super) numbering: Numbering,
}

impl Board {
    /// The position at which a game with this FEN tag begins. An empty value says nothing; a `?`,
    /// which servers write, is taken for the initial position where reading is lenient.
    pub(super) fn start(self, fen: &str) -> Result<Position, Problem> {
        let fen = fen.trim();
        if fen.is_empty() || (fen == "?" && self.mode == Mode::Lenient) {
            return Ok(Position::initial());
        }
        position(self.read(fen)?.setup())
    }

    /// The position after a set-up in the movetext. One without pieces changes who is to move,
    /// and nothing else: a move that was left out.
    pub(super) fn setup(self, text: &str, now: Option<Position>) -> Result<Position, Problem> {
        let fen = fen_of_setup(text).ok_or(Problem::BadSetup)?;
        let null = fen.bytes().all(|byte| matches!(byte, b'W' | b'B' | b':' | b'.' | b' '));
        let setup = match self.read(fen) {
            // `B::` has fields of no side, which strict reading would refuse.
            Err(_) if null => {
                Fen::read(fen).map_err(|error| Problem::BadFen(error.into()))?.setup()
            }
            read => read?.setup(),
        };
        match now.filter(|_| setup.occupied().is_empty()) {
            Some(now) => {
                let mut moved = now.to_setup();
                moved.set_side(setup.side());
                position(moved)
            }
            None => position(setup),
        }
    }

    fn read(self, fen: &str) -> Result<Fen<'_>, Problem> {
        let options = FenOptions { numbering: self.numbering, strict: self.mode == Mode::Strict };
        Fen::read_with(fen, options).map_err(|error| Problem::BadFen(error.into()))
    }
}

fn position(setup: Setup) -> Result<Position, Problem> {
    Position::try_from(setup).map_err(|error| Problem::BadFen(error.into()))
}

/// The FEN in a set-up `FEN "..."`.
pub(super) fn fen_of_setup(text: &str) -> Option<&str> {
    let value = text.trim().strip_prefix("FEN")?.trim();
    value.strip_prefix('"')?.strip_suffix('"')
}

/// What a tag `GameType` says: none where it names no game.
pub(super) fn game_type(value: &str) -> Result<Option<GameType>, ()> {
    match value.trim() {
        "" | "?" => Ok(None),
        value => GameType::read(value).map(Some).ok_or(()),
    }
}
