//! The numbers that stand for kinds of games, results and colours.

use shashki_tournament::{
    AbsenceKind, Cell, Colour, Decision, GameKind, MeetingResult, Outcome, StartNumber,
    UnpairedKind,
};

use crate::error::Fail;
use crate::memory::slice;

/// Nothing stands here: the player wasn't there, hadn't entered yet or had left.
pub const SHK_KIND_NONE: u8 = 0;
/// A game, played.
pub const SHK_KIND_PLAYED: u8 = 1;
/// A game shorter than a move, not rated.
pub const SHK_KIND_UNRATED: u8 = 2;
/// A forfeit: no game.
pub const SHK_KIND_FORFEIT: u8 = 3;
/// A micro-match: several games in one meeting (P32).
pub const SHK_KIND_MICRO_MATCH: u8 = 4;
/// Paired, and no result stands yet.
pub const SHK_KIND_UNFINISHED: u8 = 5;
/// No opponent: the plus of an odd number of players (5.4.10.2).
pub const SHK_KIND_PAIRING_BYE: u8 = 16;
/// No opponent: a full point given without a game.
pub const SHK_KIND_FULL_POINT_BYE: u8 = 17;
/// No opponent: half a point given without a game.
pub const SHK_KIND_HALF_POINT_BYE: u8 = 18;
/// No opponent: absent, no points (5.4.10.2).
pub const SHK_KIND_ZERO_POINT_BYE: u8 = 19;
/// No opponent named: a win by forfeit.
pub const SHK_KIND_FORFEIT_WIN: u8 = 20;
/// No opponent named: a loss by forfeit.
pub const SHK_KIND_FORFEIT_LOSS: u8 = 21;

/// No decision.
pub const SHK_DECISION_NONE: u8 = 0;
/// White won; in a micro-match, who has White in its first game.
pub const SHK_DECISION_WHITE: u8 = 1;
/// A draw.
pub const SHK_DECISION_DRAW: u8 = 2;
/// Black won.
pub const SHK_DECISION_BLACK: u8 = 3;
/// Both lost (5.4.14.1).
pub const SHK_DECISION_BOTH_LOSE: u8 = 4;

/// No outcome yet.
pub const SHK_OUTCOME_NONE: u8 = 0;
/// A win.
pub const SHK_OUTCOME_WIN: u8 = 1;
/// A draw.
pub const SHK_OUTCOME_DRAW: u8 = 2;
/// A loss.
pub const SHK_OUTCOME_LOSS: u8 = 3;

/// No colour, or an unknown one; where a colour is asked for: what the event records.
pub const SHK_COLOUR_NONE: u32 = 0;
/// White.
pub const SHK_COLOUR_WHITE: u32 = 1;
/// Black.
pub const SHK_COLOUR_BLACK: u32 = 2;
/// The lot decides, even where the event records a colour (P18).
pub const SHK_COLOUR_LOT: u32 = 3;

/// The bit of `shk_meeting.flags` that says that nobody knows who had which colour: a forfeit may
/// stand so.
pub const SHK_MEETING_NO_COLOURS: u8 = 1;

/// Two players who were paired, and how it ended.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_meeting {
    /// The start number of White, as actually played (5.4.13.1); in a micro-match, of who has White
    /// in its first game.
    pub white: u32,
    /// The start number of Black.
    pub black: u32,
    /// `SHK_KIND_PLAYED` to `SHK_KIND_UNFINISHED`.
    pub kind: u8,
    /// `SHK_DECISION_...`; `SHK_DECISION_NONE` where it is unfinished. Of a micro-match it is what
    /// its games make, and isn't read.
    pub decision: u8,
    /// `SHK_MEETING_NO_COLOURS` or 0.
    pub flags: u8,
    /// 0.
    pub reserved: u8,
    /// The number of games of a micro-match; otherwise 0.
    pub game_count: u32,
    /// The decisions (`SHK_DECISION_...`) of its games, as if White had White in all of them. Of a
    /// meeting that is read it is NULL: `shk_event_games` gives them.
    pub games: *const u8,
}

/// A player without an opponent in a round.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_unpaired {
    /// The start number.
    pub player: u32,
    /// `SHK_KIND_PAIRING_BYE` to `SHK_KIND_FORFEIT_LOSS`.
    pub kind: u8,
    /// 0.
    pub reserved: [u8; 3],
}

/// What one player did in one round.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_cell {
    /// The start number of the opponent; 0: none.
    pub opponent: u32,
    /// `SHK_KIND_...`.
    pub kind: u8,
    /// `SHK_COLOUR_...`, the player's own.
    pub colour: u8,
    /// `SHK_OUTCOME_...`; with points but no opponent it is `SHK_OUTCOME_NONE`, and the kind says all.
    pub outcome: u8,
    /// 0.
    pub reserved: u8,
}

pub(crate) fn start(number: u32, name: &'static str) -> Result<StartNumber, Fail> {
    StartNumber::new(number)
        .ok_or_else(|| Fail::argument(name, "a start number from 1", "порядковый номер от 1"))
}

/// Start numbers of an array.
///
/// # Safety
///
/// As for [`slice`].
pub(crate) unsafe fn starts(
    pointer: *const u32,
    count: usize,
    name: &'static str,
) -> Result<Vec<StartNumber>, Fail> {
    // SAFETY: as the caller promises.
    unsafe { slice(pointer, count, name) }?.iter().map(|&number| start(number, name)).collect()
}

/// A round that the library can count; which of them exist is looked at elsewhere.
pub(crate) fn round(number: u32, name: &'static str) -> Result<u16, Fail> {
    u16::try_from(number).map_err(|_| Fail::argument(name, "a round to 65535", "тур до 65535"))
}

/// The same, 0 for none.
pub(crate) fn round_or_none(number: u32, name: &'static str) -> Result<Option<u16>, Fail> {
    Ok(Some(round(number, name)?).filter(|&round| round > 0))
}

pub(crate) fn colour_code(colour: Option<Colour>) -> u32 {
    match colour {
        None => SHK_COLOUR_NONE,
        Some(Colour::White) => SHK_COLOUR_WHITE,
        Some(Colour::Black) => SHK_COLOUR_BLACK,
    }
}

pub(crate) fn colour(code: u32, name: &'static str) -> Result<Option<Colour>, Fail> {
    match code {
        SHK_COLOUR_NONE => Ok(None),
        SHK_COLOUR_WHITE => Ok(Some(Colour::White)),
        SHK_COLOUR_BLACK => Ok(Some(Colour::Black)),
        _ => Err(Fail::argument(name, "one of SHK_COLOUR_...", "одно из SHK_COLOUR_...")),
    }
}

pub(crate) const fn unpaired_code(kind: UnpairedKind) -> u8 {
    match kind {
        UnpairedKind::PairingBye => SHK_KIND_PAIRING_BYE,
        UnpairedKind::FullPointBye => SHK_KIND_FULL_POINT_BYE,
        UnpairedKind::HalfPointBye => SHK_KIND_HALF_POINT_BYE,
        UnpairedKind::ZeroPointBye => SHK_KIND_ZERO_POINT_BYE,
        UnpairedKind::ForfeitWin => SHK_KIND_FORFEIT_WIN,
        UnpairedKind::ForfeitLoss => SHK_KIND_FORFEIT_LOSS,
    }
}

pub(crate) fn unpaired_kind(code: u8) -> Result<UnpairedKind, Fail> {
    Ok(match code {
        SHK_KIND_PAIRING_BYE => UnpairedKind::PairingBye,
        SHK_KIND_FULL_POINT_BYE => UnpairedKind::FullPointBye,
        SHK_KIND_HALF_POINT_BYE => UnpairedKind::HalfPointBye,
        SHK_KIND_ZERO_POINT_BYE => UnpairedKind::ZeroPointBye,
        SHK_KIND_FORFEIT_WIN => UnpairedKind::ForfeitWin,
        SHK_KIND_FORFEIT_LOSS => UnpairedKind::ForfeitLoss,
        _ => {
            return Err(Fail::argument(
                "kind",
                "SHK_KIND_PAIRING_BYE to SHK_KIND_FORFEIT_LOSS",
                "от SHK_KIND_PAIRING_BYE до SHK_KIND_FORFEIT_LOSS",
            ));
        }
    })
}

pub(crate) fn absence_kind(code: u8) -> Result<AbsenceKind, Fail> {
    match code {
        SHK_KIND_ZERO_POINT_BYE => Ok(AbsenceKind::Zero),
        SHK_KIND_HALF_POINT_BYE => Ok(AbsenceKind::Half),
        SHK_KIND_FULL_POINT_BYE => Ok(AbsenceKind::Full),
        _ => Err(Fail::argument(
            "kind",
            "SHK_KIND_ZERO_POINT_BYE, SHK_KIND_HALF_POINT_BYE or SHK_KIND_FULL_POINT_BYE",
            "SHK_KIND_ZERO_POINT_BYE, SHK_KIND_HALF_POINT_BYE или SHK_KIND_FULL_POINT_BYE",
        )),
    }
}

pub(crate) const fn decision_code(decision: Option<Decision>) -> u8 {
    match decision {
        None => SHK_DECISION_NONE,
        Some(Decision::White) => SHK_DECISION_WHITE,
        Some(Decision::Draw) => SHK_DECISION_DRAW,
        Some(Decision::Black) => SHK_DECISION_BLACK,
        Some(Decision::BothLose) => SHK_DECISION_BOTH_LOSE,
    }
}

fn decision(code: u8) -> Result<Decision, Fail> {
    match code {
        SHK_DECISION_WHITE => Ok(Decision::White),
        SHK_DECISION_DRAW => Ok(Decision::Draw),
        SHK_DECISION_BLACK => Ok(Decision::Black),
        SHK_DECISION_BOTH_LOSE => Ok(Decision::BothLose),
        _ => Err(Fail::argument(
            "decision",
            "SHK_DECISION_WHITE to SHK_DECISION_BOTH_LOSE",
            "от SHK_DECISION_WHITE до SHK_DECISION_BOTH_LOSE",
        )),
    }
}

const fn game_code(kind: GameKind) -> u8 {
    match kind {
        GameKind::Played => SHK_KIND_PLAYED,
        GameKind::Unrated => SHK_KIND_UNRATED,
        GameKind::Forfeit => SHK_KIND_FORFEIT,
        GameKind::MicroMatch => SHK_KIND_MICRO_MATCH,
        GameKind::Unfinished => SHK_KIND_UNFINISHED,
    }
}

impl shk_meeting {
    /// The result.
    ///
    /// # Safety
    ///
    /// `games` is NULL or points to `game_count` decisions.
    pub(crate) unsafe fn result(&self) -> Result<MeetingResult, Fail> {
        Ok(match self.kind {
            SHK_KIND_PLAYED => MeetingResult::Played(decision(self.decision)?),
            SHK_KIND_UNRATED => MeetingResult::Unrated(decision(self.decision)?),
            SHK_KIND_FORFEIT => MeetingResult::Forfeit(decision(self.decision)?),
            SHK_KIND_UNFINISHED => MeetingResult::Unfinished,
            SHK_KIND_MICRO_MATCH => {
                // SAFETY: as the caller promises.
                let games = unsafe { slice(self.games, self.game_count as usize, "games") }?;
                let games: Result<_, _> = games.iter().map(|&game| decision(game)).collect();
                MeetingResult::MicroMatch(games?)
            }
            _ => {
                return Err(Fail::argument(
                    "kind",
                    "SHK_KIND_PLAYED to SHK_KIND_UNFINISHED",
                    "от SHK_KIND_PLAYED до SHK_KIND_UNFINISHED",
                ));
            }
        })
    }

    /// The meeting.
    ///
    /// # Safety
    ///
    /// As for [`shk_meeting::result`].
    pub(crate) unsafe fn meeting(&self) -> Result<shashki_tournament::Meeting, Fail> {
        Ok(shashki_tournament::Meeting {
            white: start(self.white, "white")?,
            black: start(self.black, "black")?,
            // SAFETY: as the caller promises.
            result: unsafe { self.result() }?,
            colours_known: self.flags & SHK_MEETING_NO_COLOURS == 0,
        })
    }
}

impl From<&shashki_tournament::Meeting> for shk_meeting {
    fn from(meeting: &shashki_tournament::Meeting) -> Self {
        let games = match &meeting.result {
            MeetingResult::MicroMatch(games) => u32::try_from(games.len()).unwrap_or(u32::MAX),
            _ => 0,
        };
        Self {
            white: meeting.white.get(),
            black: meeting.black.get(),
            kind: game_code(meeting.result.kind()),
            decision: decision_code(meeting.result.decision()),
            flags: if meeting.colours_known { 0 } else { SHK_MEETING_NO_COLOURS },
            reserved: 0,
            game_count: games,
            games: core::ptr::null(),
        }
    }
}

impl From<shashki_tournament::Unpaired> for shk_unpaired {
    fn from(unpaired: shashki_tournament::Unpaired) -> Self {
        let (player, kind) = (unpaired.player.get(), unpaired_code(unpaired.kind));
        Self { player, kind, reserved: [0; 3] }
    }
}

impl From<Cell> for shk_cell {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Empty => Self::default(),
            Cell::Unpaired(kind) => Self { kind: unpaired_code(kind), ..Self::default() },
            Cell::Game { opponent, colour, kind, outcome } => Self {
                opponent: opponent.get(),
                kind: game_code(kind),
                colour: u8::try_from(colour_code(colour)).unwrap_or_default(),
                outcome: match outcome {
                    None => SHK_OUTCOME_NONE,
                    Some(Outcome::Win) => SHK_OUTCOME_WIN,
                    Some(Outcome::Draw) => SHK_OUTCOME_DRAW,
                    Some(Outcome::Loss) => SHK_OUTCOME_LOSS,
                },
                reserved: 0,
            },
        }
    }
}
