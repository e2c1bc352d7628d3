//! Rules of ratings as data.

use core::ffi::c_char;

use shashki_tiebreak::rating::{Condition, DEFAULT_RATING_RULES, RatingRules};

use super::options::{read_rules, shk_player_known};
use crate::error::{Fail, call, call_with, shk_error};
use crate::event::{count, no_such};
use crate::memory::{Buffer, Out, free, give, read};
use crate::status::shk_status;
use crate::text::{TextOut, text};

/// Fewer rated games before the event.
pub const SHK_CONDITION_GAMES_BELOW: u32 = 1;
/// Younger.
pub const SHK_CONDITION_AGE_BELOW: u32 = 2;
/// Rated lower.
pub const SHK_CONDITION_RATING_BELOW: u32 = 3;
/// Once rated as high, now or before.
pub const SHK_CONDITION_REACHED: u32 = 4;

/// How ratings change: rules that were read from the text of a data file.
///
/// They belong to the caller, who frees them with `shk_rating_rules_free`. Several threads may read
/// them at once.
#[derive(Debug)]
pub struct shk_rating_rules(pub(super) RatingRules);

/// Rules in numbers.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_rating_rules_facts {
    /// Larger differences of rating count as this one.
    pub difference_cap: u32,
    /// For players rated below this alone; 0: for all.
    pub capped_below: u32,
    /// K times the games of one event is no more than this.
    pub k_games_cap: u32,
    /// Games needed for a first rating.
    pub new_games: u32,
    /// How many drawn games against hypothetical opponents are added to them.
    pub new_hypothetical: u32,
    /// The rating of those opponents.
    pub new_hypothetical_rating: u32,
    /// The highest first rating.
    pub new_highest: u32,
    /// The lowest.
    pub new_lowest: u32,
    /// How many factors K there are.
    pub factor_count: u32,
    /// How many time controls are named.
    pub tempo_count: u32,
}

/// A condition of a factor K.
#[repr(C)]
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct shk_rating_condition {
    /// `SHK_CONDITION_...`.
    pub kind: u32,
    /// The limit.
    pub limit: u32,
}

impl From<&Condition> for shk_rating_condition {
    fn from(condition: &Condition) -> Self {
        let (kind, limit) = match *condition {
            Condition::GamesBelow(games) => (SHK_CONDITION_GAMES_BELOW, games),
            Condition::AgeBelow(age) => (SHK_CONDITION_AGE_BELOW, age.into()),
            Condition::RatingBelow(rating) => (SHK_CONDITION_RATING_BELOW, rating.into()),
            Condition::Reached(rating) => (SHK_CONDITION_REACHED, rating.into()),
            _ => (0, 0),
        };
        Self { kind, limit }
    }
}

/// The rules behind a pointer.
///
/// # Safety
///
/// As for [`read`].
pub(super) unsafe fn rules<'a>(pointer: *const shk_rating_rules) -> Result<&'a RatingRules, Fail> {
    // SAFETY: as the caller promises.
    unsafe { read(pointer, "rules") }.map(|rules| &rules.0)
}

/// The text of the default rules, a pattern for files of one's own, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_default_rules(
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    // SAFETY: as the contract says.
    call(|| unsafe { TextOut::new(buffer, capacity, needed)?.give(DEFAULT_RATING_RULES) })
}

/// Reads rules; an empty text stands for the default ones. `SHK_BAD_INPUT` with the name
/// `rating-rules`: a line is no rule, or a rule that every file needs is missing (then there is no
/// line).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_read(
    text: *const c_char,
    length: usize,
    rules: *mut *mut shk_rating_rules,
    error: *mut *mut shk_error,
) -> shk_status {
    let run = || {
        // SAFETY: as the contract says.
        let (text, out) = unsafe { (self::text(text, length, "text")?, Out::new(rules, "rules")?) };
        let read = if text.is_empty() { RatingRules::default() } else { read_rules(text)? };
        give(&out, shk_rating_rules(read));
        Ok(())
    };
    // SAFETY: as the contract says.
    unsafe { call_with(error, run) }
}

/// Frees rules; NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_free(rules: *mut shk_rating_rules) {
    // SAFETY: as the contract says.
    unsafe { free(rules) }
}

/// Rules in numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_describe(
    rules: *const shk_rating_rules,
    facts: *mut shk_rating_rules_facts,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (rules, out) = unsafe { (self::rules(rules)?, Out::new(facts, "facts")?) };
        let new = &rules.new_player;
        out.set(shk_rating_rules_facts {
            difference_cap: rules.difference_cap.into(),
            capped_below: rules.capped_below.map_or(0, u32::from),
            k_games_cap: rules.k_games_cap.into(),
            new_games: new.games.into(),
            new_hypothetical: new.hypothetical.into(),
            new_hypothetical_rating: new.hypothetical_rating.into(),
            new_highest: new.highest.into(),
            new_lowest: new.lowest.into(),
            factor_count: count(rules.factors.len()),
            tempo_count: count(rules.tempos.len()),
        });
        Ok(())
    })
}

/// The name of rules, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_name(
    rules: *const shk_rating_rules,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    // SAFETY: as the contract says.
    call(|| unsafe { TextOut::new(buffer, capacity, needed)?.give(&self::rules(rules)?.name) })
}

/// Where rules are laid down, as text out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_source(
    rules: *const shk_rating_rules,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    // SAFETY: as the contract says.
    call(|| unsafe { TextOut::new(buffer, capacity, needed)?.give(&self::rules(rules)?.source) })
}

/// A factor K by its index from 0, into `*k`, and its conditions, all of which have to hold, into an
/// array of `capacity`; `*needed` is how many they are. The first factor that holds counts.
///
/// Where they have no room nothing is written but `*needed` (`SHK_BUFFER_TOO_SMALL`).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_conditions(
    rules: *const shk_rating_rules,
    index: usize,
    k: *mut u32,
    conditions: *mut shk_rating_condition,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (rules, k, out, needed) = unsafe {
            let out = Buffer::new(conditions, capacity, "conditions")?;
            (self::rules(rules)?, Out::new(k, "k")?, out, Out::new(needed, "needed")?)
        };
        let factor = rules.factors.get(index);
        let factor = factor.ok_or_else(|| no_such("factor", "нет такого коэффициента"))?;
        out.give(&needed, factor.conditions.iter().map(shk_rating_condition::from))?;
        k.set(factor.k.into());
        Ok(())
    })
}

/// A time control by its index from 0: its name as text out, and by what it multiplies K, a fraction.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_tempo(
    rules: *const shk_rating_rules,
    index: usize,
    numerator: *mut u32,
    denominator: *mut u32,
    buffer: *mut c_char,
    capacity: usize,
    needed: *mut usize,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (rules, above, below, out) = unsafe {
            let above = Out::new(numerator, "numerator")?;
            let below = Out::new(denominator, "denominator")?;
            (self::rules(rules)?, above, below, TextOut::new(buffer, capacity, needed)?)
        };
        let tempo = rules.tempos.get(index);
        let tempo = tempo.ok_or_else(|| no_such("time control", "нет такого контроля времени"))?;
        out.give(&tempo.name)?;
        above.set(tempo.times.0.into());
        below.set(tempo.times.1.into());
        Ok(())
    })
}

/// The factor K of a player with a rating, into `*factor`; 0 where no line of the rules holds. `known`
/// may be NULL: nothing is known of him.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn shk_rating_rules_factor(
    rules: *const shk_rating_rules,
    rating: u32,
    known: *const shk_player_known,
    factor: *mut u32,
) -> shk_status {
    call(|| {
        // SAFETY: as the contract says.
        let (rules, known, out) =
            unsafe { (self::rules(rules)?, known.as_ref(), Out::new(factor, "factor")?) };
        let facts = known.map_or_else(
            || Ok(shashki_tiebreak::rating::PlayerFacts::default()),
            shk_player_known::facts,
        )?;
        out.set(rules.factor(super::games::own_rating(rating)?, facts).into());
        Ok(())
    })
}
