//! What rating figures are computed by.

use std::collections::BTreeMap;

use shashki_tiebreak::rating::{
    DataError, FactsError, PlayerFacts, RatingError, RatingRequest, RatingRules, Titles, read_facts,
};
use shashki_tournament::StartNumber;

use crate::error::{Fail, Place};
use crate::event::{round, shk_text, start, starts};
use crate::memory::slice;
use crate::sized::{Options, options_or_none};
use crate::status::{SHK_BAD_ARGUMENT, SHK_NOT_FOUND};

/// `games` of a `shk_player_known` means something.
pub const SHK_KNOWN_GAMES: u32 = 1;
/// `highest` does.
pub const SHK_KNOWN_HIGHEST: u32 = 2;
/// `age` does.
pub const SHK_KNOWN_AGE: u32 = 4;

/// What is known of a player beside the event.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_player_known {
    /// The start number; where a single factor is asked for it isn't looked at.
    pub start: u32,
    /// What is known: a sum of `SHK_KNOWN_...`.
    pub flags: u32,
    /// Rated games before the event; unknown: enough of them.
    pub games: u32,
    /// The highest rating so far; unknown: the rating itself.
    pub highest: u32,
    /// The event's year less the year of birth; unknown: as the event says, else grown up.
    pub age: u32,
    /// 0.
    pub reserved: u32,
}

impl shk_player_known {
    pub(super) fn facts(&self) -> Result<PlayerFacts, Fail> {
        let known = |flag| self.flags & flag != 0;
        let small = |number: u32, flag, name| match u16::try_from(number) {
            _ if !known(flag) => Ok(None),
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(Fail::argument(name, "a number to 65535", "число до 65535")),
        };
        Ok(PlayerFacts {
            games: known(SHK_KNOWN_GAMES).then_some(self.games),
            highest: small(self.highest, SHK_KNOWN_HIGHEST, "highest")?,
            age: small(self.age, SHK_KNOWN_AGE, "age")?,
        })
    }
}

/// What the figures of an event are computed by. `SHK_RATING_OPTIONS_INIT` in C; all fields but the
/// size may be 0.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct shk_rating_options {
    /// `sizeof(shk_rating_options)`.
    pub struct_size: u32,
    /// Other than 0: only the rounds 1 to `round` count; 0: all of them.
    pub has_round: u32,
    /// That round.
    pub round: u32,
    /// 0.
    pub reserved: u32,
    /// Rules of one's own, the text of a data file (`shk_rating_default_rules` is the pattern). Empty:
    /// the default ones.
    pub rules: shk_text,
    /// Norms and titles of one's own (`shk_rating_default_titles`). Empty: the default ones.
    pub titles: shk_text,
    /// The time control by which the rules change the factor, `rapid`. Empty: none, K as it stands.
    pub tempo: shk_text,
    /// What is known of players, as text: lines `start,games,highest`, either of which may be empty.
    pub facts: shk_text,
    /// The same as structs; of a player who stands in both these hold.
    pub known: *const shk_player_known,
    /// How many.
    pub known_count: usize,
    /// Only the figures of these players, start numbers; none: those of all.
    pub players: *const u32,
    /// How many.
    pub player_count: usize,
}

// SAFETY: a size, then numbers and pointers.
unsafe impl Options for shk_rating_options {
    const FIRST_SIZE: usize = size_of::<Self>();
}

/// The request that options stand for, and the players it is about; NULL stands for the defaults.
///
/// # Safety
///
/// The pointer is NULL or points to options whose arrays and texts are as they say.
pub(super) unsafe fn asked(
    pointer: *const shk_rating_options,
) -> Result<(RatingRequest, Vec<StartNumber>), Fail> {
    let mut request = RatingRequest::default();
    // SAFETY: as the caller promises.
    let Some(options) = unsafe { options_or_none(pointer, "options") }? else {
        return Ok((request, Vec::new()));
    };
    // SAFETY: as the caller promises.
    let (rules, titles, tempo) = unsafe {
        let titles = options.titles.get("titles")?;
        (options.rules.get("rules")?, titles, options.tempo.get("tempo")?)
    };
    if !rules.is_empty() {
        request.rules = read_rules(rules)?;
    }
    if !titles.is_empty() {
        request.titles = read_titles(titles)?;
    }
    request.tempo = (!tempo.is_empty()).then(|| tempo.to_owned());
    if options.has_round != 0 {
        request.round = Some(round(options.round, "round")?);
    }
    // SAFETY: as the caller promises.
    unsafe {
        request.facts = facts(&options)?;
        Ok((request, starts(options.players, options.player_count, "players")?))
    }
}

/// # Safety
///
/// As for [`asked`].
unsafe fn facts(options: &shk_rating_options) -> Result<BTreeMap<StartNumber, PlayerFacts>, Fail> {
    // SAFETY: as the caller promises.
    let (text, known) = unsafe {
        (options.facts.get("facts")?, slice(options.known, options.known_count, "known")?)
    };
    let mut facts = read_facts(text).map_err(|error| from_facts_error(&error))?;
    for one in known {
        facts.insert(start(one.start, "start")?, one.facts()?);
    }
    Ok(facts)
}

/// Rules, the text of a data file.
pub(super) fn read_rules(text: &str) -> Result<RatingRules, Fail> {
    text.parse().map_err(|error| from_data_error(&error, "rating-rules"))
}

/// Norms and titles, the text of a data file.
pub(super) fn read_titles(text: &str) -> Result<Titles, Fail> {
    text.parse().map_err(|error| from_data_error(&error, "rating-titles"))
}

fn from_data_error(error: &DataError, name: &'static str) -> Fail {
    let line = if let DataError::Line { line, .. } = error { *line } else { 0 };
    Fail::input(|lang| error.message(lang)).named(name).at(in_line(line))
}

fn from_facts_error(error: &FactsError) -> Fail {
    Fail::input(|lang| error.message(lang)).named("rating-facts").at(in_line(error.line))
}

fn in_line(line: usize) -> Place {
    Place { line: line as u64, ..Place::default() }
}

/// Why the figures can't be had.
pub(super) fn from_rating_error(error: &RatingError) -> Fail {
    let (status, name, place) = match *error {
        RatingError::Tempo { .. } => (SHK_BAD_ARGUMENT, "unknown-tempo", Place::default()),
        RatingError::Round { round, .. } => {
            (SHK_NOT_FOUND, "no-such-round", Place { round: round.into(), ..Place::default() })
        }
        RatingError::Player { start } => {
            (SHK_NOT_FOUND, "no-such-player", Place { player: start.get(), ..Place::default() })
        }
        _ => (SHK_BAD_ARGUMENT, "rating", Place::default()),
    };
    Fail::told(status, |lang| error.message(lang)).named(name).at(place)
}
