//! What stands in the way of a draw, as failures of a call.

use shashki_pairing::{CheckError, ListError, PairError, RepairError};

use crate::error::{Fail, Place};
use crate::event::from_faults;
use crate::status::{
    SHK_BAD_ARGUMENT, SHK_BAD_INPUT, SHK_INTERNAL, SHK_LIMIT, SHK_NO_VALID_PAIRING, SHK_NOT_FOUND,
    SHK_REFUSED, shk_status,
};

/// Why a round can't be paired.
pub(crate) fn from_pair_error(error: &PairError) -> Fail {
    let (status, name, clause) = kind(error);
    Fail::told(status, |lang| error.message(lang)).named(name).clause(clause).at(place(error))
}

fn kind(error: &PairError) -> (shk_status, &'static str, &'static str) {
    match error {
        PairError::NoValidPairing { .. } => (SHK_NO_VALID_PAIRING, "no-valid-pairing", "5.4.10.8"),
        PairError::ProfileMismatch { .. } => (SHK_BAD_ARGUMENT, "profile-mismatch", ""),
        PairError::NoSuchRound { .. } => (SHK_NOT_FOUND, "no-such-round", ""),
        PairError::BeyondPlan { .. } => (SHK_NOT_FOUND, "beyond-plan", ""),
        PairError::UnknownPlayer { .. } => (SHK_NOT_FOUND, "unknown-player", ""),
        PairError::TwiceInLot { .. } => (SHK_BAD_ARGUMENT, "twice-in-lot", "5.4.10.4"),
        PairError::SeedMissing => (SHK_BAD_ARGUMENT, "seed-missing", ""),
        PairError::TwoByes { .. } => (SHK_REFUSED, "two-byes", "5.4.10.2"),
        PairError::ByeWithEvenNumber { .. } => (SHK_REFUSED, "bye-with-even-number", "5.4.10.2"),
        PairError::ByeForAbsent { .. } => (SHK_REFUSED, "bye-for-absent", "5.4.10.2"),
        PairError::ForcedTwice { .. } => (SHK_REFUSED, "forced-twice", "5.4.10.9"),
        PairError::ForcedBreaksRules { .. } => (SHK_REFUSED, "forced-breaks-rules", "5.4.10.9"),
        PairError::Acceleration { .. } => (SHK_REFUSED, "acceleration", "5.4.10"),
        PairError::TogetherAndApart { .. } => (SHK_REFUSED, "together-and-apart", "5.4.10.9"),
        PairError::Internal { .. } => (SHK_INTERNAL, "internal", ""),
        _ => (SHK_REFUSED, "", ""),
    }
}

fn place(error: &PairError) -> Place {
    let (round, player) = match error {
        PairError::NoSuchRound { round, .. } | PairError::BeyondPlan { round, .. } => {
            (u32::from(*round), 0)
        }
        PairError::UnknownPlayer { player }
        | PairError::TwiceInLot { player }
        | PairError::ByeWithEvenNumber { player }
        | PairError::ByeForAbsent { player }
        | PairError::ForcedTwice { player }
        | PairError::Acceleration { player, .. }
        | PairError::TwoByes { first: player, .. }
        | PairError::ForcedBreaksRules { first: player, .. } => (0, player.get()),
        _ => (0, 0),
    };
    Place { round, player, ..Place::default() }
}

/// Why an event can't be checked.
pub(crate) fn from_check_error(error: &CheckError) -> Fail {
    let (status, name, round) = match error {
        CheckError::Faults(faults) => return from_faults(faults),
        CheckError::Draw { round, error } => {
            let (status, name, _) = kind(error);
            (status, name, *round)
        }
        CheckError::NoSuchRounds { from, .. } => (SHK_NOT_FOUND, "no-such-round", *from),
        CheckError::NoSuchGame(error) => (SHK_NOT_FOUND, "no-such-game", error.change.round),
        _ => (SHK_REFUSED, "", 0),
    };
    let place = Place { round: round.into(), ..Place::default() };
    Fail::told(status, |lang| error.message(lang)).named(name).at(place)
}

/// Why a text is no list.
pub(crate) fn from_list_error(error: &ListError) -> Fail {
    let line = match error {
        ListError::NoPair { line, .. } => *line,
        _ => 1,
    };
    let place = Place { line: line as u64, ..Place::default() };
    Fail::told(SHK_BAD_INPUT, |lang| error.message(lang)).named("list").at(place)
}

/// Why a round can't be paired anew.
pub(crate) fn from_repair_error(error: &RepairError) -> Fail {
    let (status, name, place) = match error {
        RepairError::Pair(error) => return from_pair_error(error),
        RepairError::Event(faults) => return from_faults(faults),
        RepairError::BadList { line, .. } => {
            (SHK_BAD_INPUT, "list", Place { line: *line as u64, ..Place::default() })
        }
        RepairError::WrongCount { .. } => {
            (SHK_BAD_INPUT, "list", Place { line: 1, ..Place::default() })
        }
        RepairError::UnknownPlayer { player } => {
            (SHK_NOT_FOUND, "unknown-player", Place { player: player.get(), ..Place::default() })
        }
        RepairError::Twice { player } => {
            (SHK_BAD_INPUT, "twice", Place { player: player.get(), ..Place::default() })
        }
        RepairError::NoSuchMeeting { round, first, .. } => {
            let (round, player) = (u32::from(*round), first.get());
            (SHK_NOT_FOUND, "no-such-meeting", Place { round, player, ..Place::default() })
        }
        error if error.is_limit() => (SHK_LIMIT, "too-large", Place::default()),
        _ => (SHK_REFUSED, "", Place::default()),
    };
    Fail::told(status, |lang| error.message(lang)).named(name).at(place)
}
