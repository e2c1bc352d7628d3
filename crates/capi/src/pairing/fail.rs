//! What stands in the way of a draw, as failures of a call.

use shashki_pairing::PairError;

use crate::error::{Fail, Place};
use crate::status::{
    SHK_BAD_ARGUMENT, SHK_INTERNAL, SHK_NO_VALID_PAIRING, SHK_NOT_FOUND, SHK_REFUSED, shk_status,
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
